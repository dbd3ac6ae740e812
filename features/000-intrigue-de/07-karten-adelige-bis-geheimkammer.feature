# language: de
Funktionalität: Königreichkarten von Adelige bis Geheimkammer

  @000-nobles-choice
  Szenario: Adelige – zwei Aktionen statt dreier Karten
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Ada hat im Nachziehstapel von oben: 3 Silber
    Wenn Ada die Adeligen ausspielt
    Dann stehen 2 Anweisungen zur Wahl
    Und genau 1 davon ist zu wählen
    Wenn Ada "+2 Aktionen" wählt
    Dann hat Ada keine Karten auf der Hand
    Und Ada hat noch: 2 Aktionen, 1 Kauf, 0 Geld

  @000-nobles-points @000-great-hall-points @000-harem-points
  Szenario: Kombinierte Karten zählen Punkte
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Bruno hat auf der Hand: Große Halle, 2 Harems
    Dann hat Ada 2 Punkte
    Und Bruno hat 5 Punkte

  @000-upgrade-order
  Szenario: Anbau – ziehen, entsorgen, genau ein Geld mehr
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Handlanger, Große Halle, Brücke
    Und Ada hat auf der Hand: Anbau, Kupfer
    Und Ada hat im Nachziehstapel von oben: Anwesen, Gold
    Wenn Ada den Anbau ausspielt
    Dann stehen zur Wahl: Kupfer, Anwesen
    Und genau 1 davon ist zu wählen
    Wenn Ada das Anwesen entsorgt
    Dann stehen zur Wahl: Silber, Große Halle
    Und genau 1 davon ist zu wählen
    Wenn Ada die Große Halle nimmt
    Dann hat Ada im Ablagestapel: Große Halle
    Und Ada hat auf der Hand: Kupfer
    Und im Müll liegt: Anwesen
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-upgrade-no-gain
  Szenario: Anbau – nichts Passendes im Vorrat
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Anbau, Kupfer
    Und Ada hat im Nachziehstapel von oben: Silber
    Wenn Ada den Anbau ausspielt
    Und Ada Kupfer entsorgt
    Dann ist nichts zu entscheiden
    Und im Müll liegt: Kupfer
    Und der Ablagestapel von Ada ist leer
    Und Ada hat auf der Hand: Silber

  @000-upgrade-no-trash
  Szenario: Anbau – keine Karte zum Entsorgen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Anbau
    Wenn Ada den Anbau ausspielt
    Dann ist nichts zu entscheiden
    Und der Müll ist leer
    Und Ada hat nichts genommen
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-shanty-town-empty
  Szenario: Armenviertel – ohne Aktionskarten zwei Karten
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Armenviertel, Kupfer, Anwesen
    Und Ada hat im Nachziehstapel von oben: Brücke, Silber, Gold
    Wenn Ada das Armenviertel ausspielt
    Dann hat Ada offen gezeigt: Kupfer, Anwesen
    Und Ada hat auf der Hand: Kupfer, Anwesen, Brücke, Silber
    Und Ada hat noch: 2 Aktionen

  @000-shanty-town-both @000-general-both-types
  Szenario: Armenviertel – auch die Große Halle ist eine Aktionskarte
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Armenviertel, Große Halle, Kupfer
    Und Ada hat im Nachziehstapel von oben: Silber, Gold
    Wenn Ada das Armenviertel ausspielt
    Dann hat Ada offen gezeigt: Große Halle, Kupfer
    Und Ada hat auf der Hand: Große Halle, Kupfer
    Und Ada hat noch: 2 Aktionen

  @000-baron-may
  Szenario: Baron – ein Anwesen ablegen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Baron, Anwesen, Kupfer
    Wenn Ada den Baron ausspielt
    Und Ada das Anwesen ablegt
    Dann hat Ada im Ablagestapel: Anwesen
    Und Ada hat nichts genommen
    Und Ada hat noch: 0 Aktionen, 2 Käufe, 4 Geld

  @000-baron-may @000-baron-not-only-buy
  Szenario: Baron – das Anwesen behalten
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 8 Anwesen
    Und Ada hat auf der Hand: Baron, Anwesen, Kupfer
    Wenn Ada den Baron ausspielt
    Und Ada darauf verzichtet
    Dann hat Ada auf der Hand: Anwesen, Kupfer
    Und Ada hat im Ablagestapel: Anwesen
    Und im Vorrat liegen: 7 Anwesen
    Und Ada hat noch: 0 Aktionen, 2 Käufe, 0 Geld

  @000-baron-may
  Szenario: Baron – kein Anwesen mehr im Vorrat
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 0 Anwesen
    Und Ada hat auf der Hand: Baron, Kupfer
    Wenn Ada den Baron ausspielt
    Dann ist nichts zu entscheiden
    Und der Ablagestapel von Ada ist leer
    Und Ada hat noch: 0 Aktionen, 2 Käufe, 0 Geld

  @000-mining-village-now
  Szenario: Bergwerk – sofort entsorgen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Bergwerk
    Und Ada hat im Nachziehstapel von oben: Kupfer
    Wenn Ada das Bergwerk ausspielt
    Und Ada sich dafür entscheidet
    Dann liegt im Müll: Bergwerk
    Und Ada hat nichts vor sich liegen
    Und Ada hat auf der Hand: Kupfer
    Und Ada hat noch: 2 Aktionen, 1 Kauf, 2 Geld

  @000-mining-village-throne
  Szenario: Bergwerk auf dem Thronsaal – nur einmal entsorgt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Thronsaal, Bergwerk, Brücke, Anwesen
    Und Ada hat im Nachziehstapel von oben: Kupfer, Silber, Gold
    Wenn Ada den Thronsaal ausspielt
    Dann stehen zur Wahl: Bergwerk, Brücke
    Und genau 1 davon ist zu wählen
    Wenn Ada das Bergwerk dafür auswählt
    Und Ada sich dafür entscheidet
    Dann ist nichts zu entscheiden
    Und im Müll liegt: Bergwerk
    Und Ada hat auf der Hand: Brücke, Anwesen, Kupfer, Silber
    Und Ada hat vor sich liegen: Thronsaal
    Und Ada hat noch: 4 Aktionen, 1 Kauf, 2 Geld

  @000-mining-village-throne
  Szenario: Bergwerk auf dem Thronsaal – erst beim zweiten Mal entsorgt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Thronsaal, Bergwerk
    Und Ada hat im Nachziehstapel von oben: Kupfer, Silber
    Wenn Ada den Thronsaal ausspielt
    Und Ada darauf verzichtet
    Dann entscheidet Ada
    Wenn Ada sich dafür entscheidet
    Dann liegt im Müll: Bergwerk
    Und Ada hat auf der Hand: Kupfer, Silber
    Und Ada hat noch: 4 Aktionen, 1 Kauf, 2 Geld

  @000-bridge-ironworks @000-bridge-everywhere
  Szenario: Brücke – ein Herzogtum aus der Eisenhütte
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Adelige, Eisenhütte
    Und Ada hat auf der Hand: Bergwerk, Brücke, Eisenhütte
    Und Ada hat im Nachziehstapel von oben: Kupfer, Gold
    Wenn Ada das Bergwerk ausspielt
    Und Ada darauf verzichtet
    Und Ada die Brücke ausspielt
    Dann kostet die Karte Herzogtum 4 Geld
    Wenn Ada die Eisenhütte ausspielt
    Dann stehen zur Wahl: Kupfer, Silber, Anwesen, Herzogtum, Fluch, Eisenhütte
    Und genau 1 davon ist zu wählen
    Wenn Ada das Herzogtum nimmt
    Dann hat Ada im Ablagestapel: Herzogtum
    Und Ada hat auf der Hand: Kupfer, Gold
    Und Ada hat noch: 0 Aktionen, 2 Käufe, 1 Geld

  @000-bridge-everywhere
  Szenario: Brücke – auch die Karten der Spieler werden billiger
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Brücke, Späher
    Und Ada hat im Nachziehstapel von oben: Anbau
    Und Bruno hat auf der Hand: Lakai
    Und Bruno hat im Ablagestapel: Burghof
    Wenn Ada die Brücke ausspielt
    Dann kostet die Karte Späher 3 Geld
    Und die Karte Anbau kostet 4 Geld
    Und die Karte Lakai kostet 4 Geld
    Und die Karte Burghof kostet 1 Geld
    Und die Karte Brücke kostet 3 Geld
    Wenn Ada den Zug beendet
    Dann kostet die Karte Lakai 5 Geld

  @000-bridge-twice
  Szenario: Brücke auf dem Thronsaal – zwei Geld billiger
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Thronsaal, Brücke
    Wenn Ada den Thronsaal ausspielt
    Dann kostet die Karte Provinz 6 Geld
    Und die Karte Anwesen kostet 0 Geld
    Und die Karte Silber kostet 1 Geld
    Und die Karte Kupfer kostet 0 Geld
    Und Ada hat noch: 0 Aktionen, 3 Käufe, 2 Geld

  @000-bridge-floor
  Szenario: Brücke und Anbau – aus Kupfer wird ein Handlanger
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Handlanger
    Und Ada hat auf der Hand: Brücke, Anbau, Kupfer
    Und Ada hat im Nachziehstapel von oben: Gold
    Und Ada hat noch: 2 Aktionen
    Wenn Ada die Brücke ausspielt
    Dann kostet die Karte Kupfer 0 Geld
    Und die Karte Handlanger kostet 1 Geld
    Wenn Ada den Anbau ausspielt
    Und Ada Kupfer entsorgt
    Dann stehen zur Wahl: Handlanger, Anwesen
    Wenn Ada den Handlanger nimmt
    Dann hat Ada im Ablagestapel: Handlanger
    Und im Müll liegt: Kupfer

  @000-courtyard-any
  Szenario: Burghof – irgendeine Handkarte zurück
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Burghof, Anwesen
    Und Ada hat im Nachziehstapel von oben: Kupfer, Silber, Gold, Fluch
    Wenn Ada den Burghof ausspielt
    Dann stehen zur Wahl: Anwesen, Kupfer, Silber, Gold
    Und genau 1 davon ist zu wählen
    Wenn Ada auf den Nachziehstapel legt, von oben: Anwesen
    Dann hat Ada auf der Hand: Kupfer, Silber, Gold
    Und Ada hat im Nachziehstapel von oben: Anwesen, Fluch

  @000-ironworks-types
  Szenario: Eisenhütte – Aktionskarte
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Brücke
    Und Ada hat auf der Hand: Eisenhütte
    Und Ada hat im Nachziehstapel von oben: Kupfer
    Wenn Ada die Eisenhütte ausspielt
    Und Ada die Brücke nimmt
    Dann hat Ada im Ablagestapel: Brücke
    Und Ada hat keine Karten auf der Hand
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-ironworks-types
  Szenario: Eisenhütte – Punktekarte
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Eisenhütte
    Und Ada hat im Nachziehstapel von oben: Kupfer, Gold
    Wenn Ada die Eisenhütte ausspielt
    Und Ada ein Anwesen nimmt
    Dann hat Ada im Ablagestapel: Anwesen
    Und Ada hat auf der Hand: Kupfer
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld

  @000-ironworks-great-hall @000-general-both-types
  Szenario: Eisenhütte – die Große Halle bringt beides
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Große Halle
    Und Ada hat auf der Hand: Eisenhütte
    Und Ada hat im Nachziehstapel von oben: Kupfer, Gold
    Wenn Ada die Eisenhütte ausspielt
    Und Ada die Große Halle nimmt
    Dann hat Ada im Ablagestapel: Große Halle
    Und Ada hat auf der Hand: Kupfer
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-secret-chamber-play
  Szenario: Geheimkammer – je abgelegter Karte ein Geld
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Geheimkammer, 2 Anwesen, Fluch, Silber
    Wenn Ada die Geheimkammer ausspielt
    Dann sind 0 bis 4 davon zu wählen
    Wenn Ada 2 Anwesen und Fluch ablegt
    Dann hat Ada im Ablagestapel: 2 Anwesen, Fluch
    Und Ada hat auf der Hand: Silber
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 3 Geld

  @000-secret-chamber-play
  Szenario: Geheimkammer – auch gar nichts ablegen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Geheimkammer, 2 Anwesen
    Und Ada hat im Nachziehstapel von oben: 2 Gold
    Wenn Ada die Geheimkammer ausspielt
    Und Ada nichts ablegt
    Dann hat Ada auf der Hand: 2 Anwesen
    Und Ada hat im Nachziehstapel von oben: 2 Gold
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld

  @000-secret-chamber-react
  Szenario: Geheimkammer als Reaktion – zwei beliebige Karten zurück
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Saboteur
    Und Bruno hat auf der Hand: Geheimkammer, Anwesen, Kupfer
    Und Bruno hat im Nachziehstapel von oben: Gold, Silber, Provinz
    Wenn Ada den Saboteur ausspielt
    Dann entscheidet Bruno
    Wenn Bruno die Geheimkammer aus der Hand zeigt
    Dann hat Bruno auf der Hand: Geheimkammer, Anwesen, Kupfer, Gold, Silber
    Und zur Wahl stehen: Geheimkammer, Anwesen, Kupfer, Gold, Silber
    Und genau 2 davon sind zu wählen
    Wenn Bruno auf den Nachziehstapel legt, von oben: Anwesen, Geheimkammer
    Dann hat Bruno auf der Hand: Kupfer, Gold, Silber
    Und Bruno hat offen gezeigt: Geheimkammer, Anwesen, Geheimkammer, Provinz
    Und im Müll liegt: Provinz
    Wenn Bruno darauf verzichtet
    Dann hat Bruno im Ablagestapel: Anwesen, Geheimkammer

  @000-secret-chamber-react
  Szenario: Geheimkammer – niemand muss sie zeigen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Saboteur
    Und Bruno hat auf der Hand: Geheimkammer
    Und Bruno hat im Nachziehstapel von oben: Kupfer, Anwesen
    Wenn Ada den Saboteur ausspielt
    Und Bruno darauf verzichtet
    Dann hat Bruno auf der Hand: Geheimkammer
    Und Bruno hat im Ablagestapel: Kupfer, Anwesen
    Und Bruno hat nicht reagiert

  @000-secret-chamber-any-attack
  Szenario: Geheimkammer – auch bei einem Angriff, der nicht trifft
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Lakai
    Und Bruno hat auf der Hand: Geheimkammer, Kupfer
    Und Bruno hat im Nachziehstapel von oben: Gold, Silber
    Wenn Ada den Lakaien ausspielt
    Dann entscheidet Bruno
    Wenn Bruno die Geheimkammer aus der Hand zeigt
    Und Bruno auf den Nachziehstapel legt, von oben: Kupfer, Geheimkammer
    Und Ada "+2 Geld" wählt
    Dann hat Bruno auf der Hand: Gold, Silber
    Und Bruno hat im Nachziehstapel von oben: Kupfer, Geheimkammer
    Und der Ablagestapel von Bruno ist leer

  @000-secret-chamber-moat @000-general-reactions
  Szenario: Erst Geheimkammer, dann Burggraben
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat auf der Hand: Geheimkammer, Burggraben
    Und Bruno hat im Nachziehstapel von oben: Gold, Silber, Provinz
    Wenn Ada den Trickser ausspielt
    Und Bruno die Geheimkammer aus der Hand zeigt
    Und Bruno auf den Nachziehstapel legt, von oben: Gold, Geheimkammer
    Und Bruno den Burggraben aus der Hand zeigt
    Dann hat Bruno reagiert mit: Geheimkammer, Burggraben
    Und der Müll ist leer
    Und Bruno hat im Nachziehstapel von oben: Gold, Geheimkammer, Provinz
    Und Bruno hat auf der Hand: Burggraben, Silber

  @000-secret-chamber-moat
  Szenario: Die Geheimkammer allein wehrt nichts ab
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat auf der Hand: Geheimkammer
    Und Bruno hat im Nachziehstapel von oben: Gold, Kupfer, Provinz
    Wenn Ada den Trickser ausspielt
    Und Bruno die Geheimkammer aus der Hand zeigt
    Und Bruno auf den Nachziehstapel legt, von oben: Kupfer, Geheimkammer
    Dann entscheidet Ada
    Und zur Wahl stehen: Kupfer, Fluch
    Wenn Ada den Fluch aussucht
    Dann liegt im Müll: Kupfer
    Und Bruno hat im Ablagestapel: Fluch
    Und Bruno hat im Nachziehstapel von oben: Geheimkammer, Provinz
