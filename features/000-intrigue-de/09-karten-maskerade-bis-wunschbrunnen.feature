# language: de
Funktionalität: Königreichkarten von Maskerade bis Wunschbrunnen

  @000-masquerade-together @000-masquerade-trash
  Szenario: Maskerade – alle wählen, bevor jemand etwas bekommt
    Angenommen es spielen Ada, Bruno und Clara
    Und Ada hat auf der Hand: Maskerade, Fluch
    Und Ada hat im Nachziehstapel von oben: Gold, Silber, Kupfer
    Und Bruno hat auf der Hand: Anwesen, Kupfer
    Und Clara hat auf der Hand: Provinz, Herzogtum
    Wenn Ada die Maskerade ausspielt
    Dann hat Ada auf der Hand: Fluch, Gold, Silber
    Und Ada entscheidet
    Wenn Ada den Fluch weitergibt
    Dann entscheidet Bruno
    Und zur Wahl stehen: Anwesen, Kupfer
    Wenn Bruno das Anwesen weitergibt
    Dann entscheidet Clara
    Und zur Wahl stehen: Provinz, Herzogtum
    Wenn Clara das Herzogtum weitergibt
    Dann hat Ada auf der Hand: Gold, Silber, Herzogtum
    Und Bruno hat auf der Hand: Kupfer, Fluch
    Und Clara hat auf der Hand: Provinz, Anwesen
    Und Ada entscheidet
    Wenn Ada das Herzogtum entsorgt
    Dann liegt im Müll: Herzogtum
    Und Ada hat auf der Hand: Gold, Silber
    Und nichts ist zu entscheiden

  @000-masquerade-no-attack
  Szenario: Maskerade – kein Angriff, keine Reaktion
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Maskerade
    Und Ada hat im Nachziehstapel von oben: Gold, Silber
    Und Bruno hat auf der Hand: Burggraben
    Und Bruno hat im Nachziehstapel von oben: 2 Kupfer
    Wenn Ada die Maskerade ausspielt
    Dann entscheidet Ada
    Wenn Ada Silber weitergibt
    Und Ada darauf verzichtet
    Dann wurde Bruno nichts gefragt
    Und Bruno hat auf der Hand: Silber
    Und Ada hat auf der Hand: Gold, Burggraben
    Und Bruno hat nicht reagiert

  @000-masquerade-no-attack
  Szenario: Maskerade – auch die Geheimkammer hilft nicht
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Maskerade
    Und Ada hat im Nachziehstapel von oben: Gold, Silber
    Und Bruno hat auf der Hand: Geheimkammer, Anwesen
    Und Bruno hat im Nachziehstapel von oben: 2 Kupfer
    Wenn Ada die Maskerade ausspielt
    Und Ada Silber weitergibt
    Und Bruno das Anwesen weitergibt
    Und Ada das Anwesen entsorgt
    Dann hat Bruno nicht reagiert
    Und Bruno hat auf der Hand: Geheimkammer, Silber
    Und Bruno hat im Nachziehstapel von oben: 2 Kupfer

  @000-saboteur-until
  Szenario: Saboteur – bis zu einer Karte für drei Geld
    Angenommen es spielen Ada, Bruno und Clara
    Und zum Königreich gehören: Brücke, Armenviertel
    Und Ada hat auf der Hand: Saboteur
    Und Ada hat im Nachziehstapel von oben: Provinz
    Und Bruno hat im Nachziehstapel von oben: Kupfer, Anwesen, Herzogtum, Gold
    Und Clara hat im Nachziehstapel von oben: Silber, Gold
    Wenn Ada den Saboteur ausspielt
    Dann hat Bruno offen gezeigt: Kupfer, Anwesen, Herzogtum
    Und im Müll liegt: Herzogtum
    Und Bruno entscheidet
    Und der Ablagestapel von Bruno ist leer
    Wenn Bruno ein Armenviertel nimmt
    Dann hat Bruno im Ablagestapel: Armenviertel, Kupfer, Anwesen
    Und Bruno hat im Nachziehstapel von oben: Gold
    Und im Müll liegen: Herzogtum, Silber
    Und Clara entscheidet
    Wenn Clara darauf verzichtet
    Dann ist der Ablagestapel von Clara leer
    Und Clara hat im Nachziehstapel von oben: Gold
    Und Ada hat im Nachziehstapel von oben: Provinz

  @000-saboteur-until
  Szenario: Saboteur – der Ersatz kostet mindestens zwei Geld weniger
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Brücke, Handlanger
    Und Ada hat auf der Hand: Saboteur
    Und Bruno hat im Nachziehstapel von oben: Eisenhütte
    Wenn Ada den Saboteur ausspielt
    Und Bruno sich dafür entscheidet
    Dann stehen zur Wahl: Kupfer, Fluch, Anwesen, Handlanger
    Und genau 1 davon ist zu wählen
    Wenn Bruno den Handlanger nimmt
    Dann hat Bruno im Ablagestapel: Handlanger
    Und im Müll liegt: Eisenhütte

  @000-saboteur-shuffle
  Szenario: Saboteur – Aufgedecktes wird nicht eingemischt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Saboteur
    Und Bruno hat im Nachziehstapel von oben: Kupfer, Anwesen
    Und Bruno hat im Ablagestapel: 2 Gold
    Wenn Ada den Saboteur ausspielt
    Dann hat Bruno 2 Karten gemischt
    Und Bruno hat offen gezeigt: Kupfer, Anwesen, Gold
    Und im Müll liegt: Gold
    Wenn Bruno darauf verzichtet
    Dann hat Bruno im Ablagestapel: Kupfer, Anwesen
    Und Bruno hat im Nachziehstapel von oben: Gold

  @000-saboteur-nothing
  Szenario: Saboteur – nichts gefunden
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Saboteur
    Und Bruno hat im Nachziehstapel von oben: Kupfer, Anwesen
    Und Bruno hat im Ablagestapel: Kupfer
    Wenn Ada den Saboteur ausspielt
    Dann ist nichts zu entscheiden
    Und der Müll ist leer
    Und Bruno hat im Ablagestapel: 2 Kupfer, Anwesen
    Und der Nachziehstapel von Bruno ist leer

  @000-scout-shuffle
  Szenario: Späher – Aufgedecktes wird nicht eingemischt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Späher
    Und Ada hat im Nachziehstapel von oben: Anwesen, Herzogtum
    Und Ada hat im Ablagestapel: 3 Provinzen
    Wenn Ada den Späher ausspielt
    Dann hat Ada 3 Karten gemischt
    Und Ada hat auf der Hand: Anwesen, Herzogtum, 2 Provinzen
    Und Ada hat im Nachziehstapel von oben: Provinz
    Und der Ablagestapel von Ada ist leer

  @000-scout-victory @000-general-both-types
  Szenario: Späher – alle Punktekarten, aber keine Flüche
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Späher
    Und Ada hat im Nachziehstapel von oben: Fluch, Große Halle, Herzog, Harem, Gold
    Wenn Ada den Späher ausspielt
    Dann ist nichts zu entscheiden
    Und Ada hat offen gezeigt: Fluch, Große Halle, Herzog, Harem
    Und Ada hat auf der Hand: Große Halle, Herzog, Harem
    Und Ada hat im Nachziehstapel von oben: Fluch, Gold
    Und Ada hat noch: 1 Aktion

  @000-scout-order
  Szenario: Späher – die Reihenfolge bestimmt man selbst
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Späher
    Und Ada hat im Nachziehstapel von oben: Kupfer, Silber, Anwesen, Gold, Fluch
    Wenn Ada den Späher ausspielt
    Dann entscheidet Ada
    Wenn Ada auf den Nachziehstapel legt, von oben: Gold, Kupfer, Silber
    Dann hat Ada im Nachziehstapel von oben: Gold, Kupfer, Silber, Fluch
    Und Ada hat auf der Hand: Anwesen

  @000-tribute-shuffle
  Szenario: Tribut – die erste Karte wird nicht eingemischt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Tribut
    Und Bruno hat im Nachziehstapel von oben: Kupfer
    Und Bruno hat im Ablagestapel: 2 Anwesen
    Und Ada hat im Nachziehstapel von oben: 2 Gold
    Wenn Ada den Tribut ausspielt
    Dann hat Bruno 2 Karten gemischt
    Und Bruno hat im Ablagestapel: Kupfer, Anwesen
    Und Bruno hat im Nachziehstapel von oben: Anwesen
    Und Ada hat auf der Hand: 2 Gold
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 2 Geld

  @000-tribute-shuffle
  Szenario: Tribut – der linke Nachbar, kein anderer
    Angenommen es spielen Ada, Bruno und Clara
    Und Ada hat auf der Hand: Tribut
    Und Bruno hat im Nachziehstapel von oben: Brücke, Fluch
    Und Clara hat im Nachziehstapel von oben: Gold, Provinz
    Wenn Ada den Tribut ausspielt
    Dann hat Bruno im Ablagestapel: Brücke, Fluch
    Und Clara hat im Nachziehstapel von oben: Gold, Provinz
    Und Ada hat noch: 2 Aktionen, 1 Kauf, 0 Geld

  @000-tribute-few
  Szenario: Tribut – weniger als zwei Karten
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Tribut
    Und Bruno hat im Ablagestapel: Silber
    Wenn Ada den Tribut ausspielt
    Dann hat Bruno im Ablagestapel: Silber
    Und Bruno hat offen gezeigt: Silber
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 2 Geld

  @000-tribute-copper-harem @000-general-both-types
  Szenario: Tribut – Kupfer und Harem
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Tribut
    Und Ada hat im Nachziehstapel von oben: Gold, Silber, Fluch
    Und Bruno hat im Nachziehstapel von oben: Kupfer, Harem
    Wenn Ada den Tribut ausspielt
    Dann hat Ada noch: 0 Aktionen, 1 Kauf, 4 Geld
    Und Ada hat auf der Hand: Gold, Silber

  @000-tribute-silvers
  Szenario: Tribut – zweimal Silber zählt einmal
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Tribut
    Und Bruno hat im Nachziehstapel von oben: 2 Silber
    Wenn Ada den Tribut ausspielt
    Dann hat Ada noch: 0 Aktionen, 1 Kauf, 2 Geld
    Und Bruno hat im Ablagestapel: 2 Silber

  @000-swindler-same-cost
  Szenario: Trickser – gleich teuer, von links an
    Angenommen es spielen Ada, Bruno und Clara
    Und zum Königreich gehören: Herzog, Tribut
    Und Ada hat auf der Hand: Trickser
    Und Ada hat im Nachziehstapel von oben: Gold
    Und Bruno hat im Nachziehstapel von oben: Lakai, Gold
    Und Clara hat im Nachziehstapel von oben: Silber
    Wenn Ada den Trickser ausspielt
    Dann entscheidet Ada
    Und zur Wahl stehen: Herzogtum, Herzog, Tribut
    Und im Müll liegt: Lakai
    Wenn Ada den Herzog aussucht
    Dann liegen im Müll: Lakai, Silber
    Und Bruno hat im Ablagestapel: Herzog
    Und Bruno hat im Nachziehstapel von oben: Gold
    Und Clara hat im Ablagestapel: Silber
    Und Ada hat im Nachziehstapel von oben: Gold
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 2 Geld

  @000-swindler-none
  Szenario: Trickser – kein Ersatz im Vorrat
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat im Nachziehstapel von oben: Brücke
    Wenn Ada den Trickser ausspielt
    Dann ist nichts zu entscheiden
    Und im Müll liegt: Brücke
    Und Bruno hat nichts genommen

  @000-swindler-copper-curse
  Szenario: Trickser – ein Fluch für ein Kupfer
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat im Nachziehstapel von oben: Kupfer
    Wenn Ada den Trickser ausspielt
    Dann entscheidet Ada
    Und zur Wahl stehen: Kupfer, Fluch
    Wenn Ada den Fluch aussucht
    Dann hat Bruno im Ablagestapel: Fluch
    Und im Müll liegt: Kupfer

  @000-swindler-same-card
  Szenario: Trickser – dieselbe Karte noch einmal
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Harem
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat im Nachziehstapel von oben: Gold
    Wenn Ada den Trickser ausspielt
    Dann stehen zur Wahl: Gold, Harem
    Wenn Ada das Gold aussucht
    Dann hat Bruno im Ablagestapel: Gold
    Und im Müll liegt: Gold

  @000-swindler-supply
  Szenario: Trickser – weder leerer Stapel noch Müll
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Herzog, Tribut, Handelsposten
    Und im Vorrat liegen nur noch: 0 Herzöge
    Und im Müll liegt: Lakai
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat im Nachziehstapel von oben: Saboteur
    Wenn Ada den Trickser ausspielt
    Dann entscheidet Ada
    Und zur Wahl stehen: Herzogtum, Tribut, Handelsposten
    Und nicht zur Wahl steht: Herzog
    Und nicht zur Wahl steht: Lakai
    Und nicht zur Wahl steht: Saboteur

  @000-swindler-moat
  Szenario: Trickser – am Burggraben ist Schluss
    Angenommen es spielen Ada, Bruno und Clara
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat auf der Hand: Burggraben
    Und Bruno hat im Nachziehstapel von oben: Gold
    Und Clara hat im Nachziehstapel von oben: Anwesen
    Wenn Ada den Trickser ausspielt
    Und Bruno den Burggraben aus der Hand zeigt
    Dann hat Bruno im Nachziehstapel von oben: Gold
    Und Bruno hat nichts genommen
    Und im Müll liegt: Anwesen
    Und Clara hat im Ablagestapel: Anwesen

  @000-conspirator-now
  Szenario: Verschwörer – nicht im Nachhinein
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: 3 Verschwörer, Große Halle
    Und Ada hat im Nachziehstapel von oben: Kupfer, Silber, Gold
    Und Ada hat noch: 2 Aktionen
    Wenn Ada den Verschwörer ausspielt
    Dann hat Ada noch: 1 Aktion, 1 Kauf, 2 Geld
    Und Ada hat auf der Hand: 2 Verschwörer, Große Halle
    Wenn Ada die Große Halle ausspielt
    Dann hat Ada auf der Hand: 2 Verschwörer, Kupfer
    Und Ada hat noch: 1 Aktion, 1 Kauf, 2 Geld
    Wenn Ada den Verschwörer ausspielt
    Dann hat Ada auf der Hand: Verschwörer, Kupfer, Silber
    Und Ada hat noch: 1 Aktion, 1 Kauf, 4 Geld
    Wenn Ada den Verschwörer ausspielt
    Dann hat Ada auf der Hand: Kupfer, Silber, Gold
    Und Ada hat noch: 1 Aktion, 1 Kauf, 6 Geld

  @000-conspirator-throne
  Szenario: Verschwörer auf dem Thronsaal
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Thronsaal, Verschwörer
    Und Ada hat im Nachziehstapel von oben: Kupfer, Silber
    Wenn Ada den Thronsaal ausspielt
    Dann hat Ada auf der Hand: Kupfer
    Und Ada hat im Nachziehstapel von oben: Silber
    Und Ada hat noch: 1 Aktion, 1 Kauf, 4 Geld

  @000-steward-two
  Szenario: Verwalter – genau zwei Karten entsorgen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Verwalter, Fluch, Anwesen, Kupfer
    Wenn Ada den Verwalter ausspielt
    Und Ada "2 Karten entsorgen" wählt
    Dann sind genau 2 davon zu wählen
    Wenn Ada Fluch und Anwesen entsorgt
    Dann liegen im Müll: Fluch, Anwesen
    Und Ada hat auf der Hand: Kupfer

  @000-steward-one
  Szenario: Verwalter – nur eine Karte zum Entsorgen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Verwalter, Gold
    Wenn Ada den Verwalter ausspielt
    Und Ada "2 Karten entsorgen" wählt
    Dann ist nichts zu entscheiden
    Und im Müll liegt: Gold
    Und Ada hat keine Karten auf der Hand

  @000-steward-no-mix
  Szenario: Verwalter – zwei Geld und sonst nichts
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Verwalter, Fluch
    Und Ada hat im Nachziehstapel von oben: 2 Gold
    Wenn Ada den Verwalter ausspielt
    Und Ada "+2 Geld" wählt
    Dann hat Ada auf der Hand: Fluch
    Und der Müll ist leer
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 2 Geld

  @000-wishing-well-hit @000-wishing-well-name
  Szenario: Wunschbrunnen – der Wunsch geht in Erfüllung
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Wunschbrunnen
    Und Ada hat im Nachziehstapel von oben: Kupfer, Gold, Silber
    Wenn Ada den Wunschbrunnen ausspielt
    Dann hat Ada auf der Hand: Kupfer
    Und Ada entscheidet
    Und Ada hat nichts offen gezeigt
    Wenn Ada Gold benennt
    Dann hat Ada auf der Hand: Kupfer, Gold
    Und Ada hat im Nachziehstapel von oben: Silber
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-wishing-well-miss
  Szenario: Wunschbrunnen – daneben gewünscht
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Wunschbrunnen
    Und Ada hat im Nachziehstapel von oben: Kupfer, Anwesen, Silber
    Wenn Ada den Wunschbrunnen ausspielt
    Und Ada Kupfer benennt
    Dann hat Ada auf der Hand: Kupfer
    Und Ada hat offen gezeigt: Anwesen
    Und Ada hat im Nachziehstapel von oben: Anwesen, Silber
