# language: de
Funktionalität: Zugablauf und Aktionsphase

  @000-turn-phases @000-action-end
  Szenario: Erst Aktionen, dann Geld
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Brücke, Silber
    Dann ist Ada in der Aktionsphase
    Und Ada kann Silber nicht ausspielen
    Wenn Ada in die Kaufphase geht
    Dann ist Ada in der Kaufphase
    Und Ada kann die Brücke nicht ausspielen
    Und Ada kann jetzt Silber ausspielen

  @000-turn-optional @000-turn-next @000-cleanup-discard
  Szenario: Nur das Aufräumen ist Pflicht
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Brücke, 3 Kupfer, Anwesen
    Und Ada hat im Nachziehstapel von oben: 5 Silber
    Wenn Ada den Zug beendet
    Dann hat Ada auf der Hand: 5 Silber
    Und Ada hat im Ablagestapel: Brücke, 3 Kupfer, Anwesen
    Und Bruno ist am Zug
    Und Bruno ist in der Aktionsphase

  @000-action-one @000-general-free
  Szenario: Eine freie Aktion
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: 2 Brücken
    Wenn Ada die Brücke ausspielt
    Dann hat Ada noch: 0 Aktionen, 2 Käufe, 1 Geld
    Und Ada kann die Brücke nicht ausspielen

  @000-action-down
  Szenario: Von oben nach unten, so weit es geht
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Burghof
    Und Ada hat im Nachziehstapel von oben: Gold, Silber
    Wenn Ada den Burghof ausspielt
    Dann stehen zur Wahl: Gold, Silber
    Wenn Ada auf den Nachziehstapel legt, von oben: Silber
    Dann hat Ada auf der Hand: Gold
    Und Ada hat im Nachziehstapel von oben: Silber

  @000-action-in-vain @000-trading-post-none
  Szenario: Ausspielen ohne jede Wirkung
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handelsposten
    Wenn Ada den Handelsposten ausspielt
    Dann ist nichts zu entscheiden
    Und der Müll ist leer
    Und Ada hat keine Karten auf der Hand
    Und Ada hat vor sich liegen: Handelsposten
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld

  @000-action-choose-first @000-action-choose-n @000-action-pawn @000-pawn-different
  Szenario: Erst wählen, dann ausführen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handlanger
    Und Ada hat im Nachziehstapel von oben: Silber, Kupfer
    Wenn Ada den Handlanger ausspielt
    Dann entscheidet Ada
    Und 4 Anweisungen stehen zur Wahl
    Und genau 2 davon sind zu wählen
    Und Ada hat keine Karten auf der Hand
    Wenn Ada "+1 Karte" und "+1 Aktion" wählt
    Dann hat Ada auf der Hand: Silber
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-action-pawn @000-action-choose-n
  Szenario: Was ein Handlanger sonst noch kann
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handlanger
    Und Ada hat im Nachziehstapel von oben: Silber, Kupfer
    Wenn Ada den Handlanger ausspielt
    Und Ada "+1 Kauf" und "+1 Geld" wählt
    Dann hat Ada keine Karten auf der Hand
    Und Ada hat noch: 0 Aktionen, 2 Käufe, 1 Geld

  @000-action-whole-first @000-mining-village-now
  Szenario: Eine Aktion wird beendet, bevor die nächste beginnt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Bergwerk, Brücke
    Und Ada hat im Nachziehstapel von oben: Kupfer
    Wenn Ada das Bergwerk ausspielt
    Dann entscheidet Ada
    Und Ada hat auf der Hand: Brücke, Kupfer
    Und Ada hat noch: 2 Aktionen, 0 Geld
    Wenn Ada darauf verzichtet
    Und Ada die Brücke ausspielt
    Dann ist nichts zu entscheiden
    Und der Müll ist leer
    Und Ada hat noch: 1 Aktion, 2 Käufe, 1 Geld

  @000-action-stays @000-great-hall-play
  Szenario: Gespielte Aktionen bleiben liegen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Große Halle, Brücke
    Und Ada hat im Nachziehstapel von oben: Kupfer, 5 Silber
    Wenn Ada die Große Halle ausspielt
    Dann hat Ada auf der Hand: Brücke, Kupfer
    Wenn Ada die Brücke ausspielt
    Dann hat Ada vor sich liegen: Große Halle, Brücke
    Und der Ablagestapel von Ada ist leer
    Wenn Ada den Zug beendet
    Dann hat Ada nichts vor sich liegen
    Und Ada hat im Ablagestapel: Große Halle, Brücke, Kupfer

  @000-action-none-at-first @000-general-gained-later
  Szenario: In den ersten beiden Zügen gibt es keine Aktionskarten
    Angenommen Ada und Bruno beginnen eine Partie mit dem Satz "Siegestanz"
    Und Ada zieht als erste Hand: 4 Kupfer, Anwesen
    Wenn Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Und Ada einen Handlanger kauft
    Und Ada den Zug beendet
    Und Bruno den Zug beendet
    Dann ist Ada am Zug
    Und Ada hat auf der Hand: 3 Kupfer, 2 Anwesen
    Und Ada hat im Ablagestapel: Handlanger, 4 Kupfer, Anwesen

  @000-action-plus-cards @000-general-rest-first
  Szenario: Nachziehen über das Ende des Stapels hinaus
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Ada hat im Nachziehstapel von oben: Kupfer
    Und Ada hat im Ablagestapel: 3 Silber
    Wenn Ada die Adeligen ausspielt
    Und Ada "+3 Karten" wählt
    Dann hat Ada auf der Hand: Kupfer, 2 Silber
    Und Ada hat im Nachziehstapel von oben: Silber
    Und der Ablagestapel von Ada ist leer
    Und Ada hat 3 Karten gemischt

  @000-action-plus-cards
  Szenario: Nachziehen, wenn es zu wenige Karten gibt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Ada hat im Ablagestapel: Gold
    Wenn Ada die Adeligen ausspielt
    Und Ada "+3 Karten" wählt
    Dann hat Ada auf der Hand: Gold
    Und der Nachziehstapel von Ada ist leer
    Und der Ablagestapel von Ada ist leer

  @000-action-plus-actions
  Szenario: Zwei weitere Aktionen, nicht mehr
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige, 3 Brücken
    Wenn Ada die Adeligen ausspielt
    Und Ada "+2 Aktionen" wählt
    Dann hat Ada noch: 2 Aktionen
    Wenn Ada die Brücke ausspielt
    Und Ada die Brücke ausspielt
    Dann hat Ada noch: 0 Aktionen, 3 Käufe, 2 Geld
    Und Ada kann die Brücke nicht ausspielen

  @000-action-discard @000-general-own
  Szenario: Abgelegt wird aus der Hand auf den eigenen Stapel
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Geheimkammer, Kupfer, Anwesen, Gold
    Und Ada hat im Nachziehstapel von oben: Silber
    Und Bruno hat im Ablagestapel: Herzogtum
    Wenn Ada die Geheimkammer ausspielt
    Und Ada Kupfer und Anwesen ablegt
    Dann hat Ada im Ablagestapel: Kupfer, Anwesen
    Und Ada hat auf der Hand: Gold
    Und Ada hat im Nachziehstapel von oben: Silber
    Und Bruno hat im Ablagestapel: Herzogtum

  @000-action-discard-unseen
  Szenario: Was zusammen abgelegt wird, muss niemand zeigen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Geheimkammer, Kupfer, Anwesen
    Wenn Ada die Geheimkammer ausspielt
    Und Ada Kupfer und Anwesen ablegt
    Dann hat Ada nichts offen gezeigt
    Und Ada hat im Ablagestapel: Kupfer, Anwesen
    Und Ada hat noch: 2 Geld

  @000-action-trash @000-steward-two
  Szenario: Entsorgtes ist nicht mehr zu haben
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 0 Anwesen
    Und Ada hat auf der Hand: Verwalter, 2 Anwesen, 2 Silber
    Wenn Ada den Verwalter ausspielt
    Und Ada "2 Karten entsorgen" wählt
    Dann sind genau 2 davon zu wählen
    Wenn Ada 2 Anwesen entsorgt
    Dann liegen im Müll: 2 Anwesen
    Und der Ablagestapel von Ada ist leer
    Und im Vorrat liegen: 0 Anwesen
    Wenn Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann kann Ada ein Anwesen nicht kaufen

  @000-action-gain @000-general-gain-no-money @000-ironworks-types
  Szenario: Nehmen ist kein Kauf
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Brücke, Adelige
    Und Ada hat auf der Hand: Eisenhütte, Gold
    Und Ada hat noch: 1 Aktion, 1 Kauf, 3 Geld
    Wenn Ada die Eisenhütte ausspielt
    Dann stehen zur Wahl: Kupfer, Silber, Anwesen, Fluch, Brücke
    Wenn Ada Silber nimmt
    Dann hat Ada im Ablagestapel: Silber
    Und Ada hat auf der Hand: Gold
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 4 Geld

  @000-action-reveal @000-wishing-well-miss @000-wishing-well-name
  Szenario: Aufgedecktes geht zurück an seinen Platz
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Wunschbrunnen
    Und Ada hat im Nachziehstapel von oben: Kupfer, Gold, Anwesen
    Wenn Ada den Wunschbrunnen ausspielt
    Und Ada Silber benennt
    Dann hat Ada offen gezeigt: Gold
    Und Ada hat auf der Hand: Kupfer
    Und Ada hat im Nachziehstapel von oben: Gold, Anwesen
    Und der Ablagestapel von Ada ist leer

  @000-action-pass
  Szenario: Weitergegebene Karten kommen auf die Hand und tun nichts
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Maskerade, Baron
    Und Ada hat im Nachziehstapel von oben: 2 Kupfer
    Und Bruno hat auf der Hand: Fluch
    Wenn Ada die Maskerade ausspielt
    Und Ada den Baron weitergibt
    Und Ada darauf verzichtet
    Dann hat Bruno auf der Hand: Baron
    Und Ada hat auf der Hand: 2 Kupfer, Fluch
    Und der Ablagestapel von Bruno ist leer
    Und der Müll ist leer
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld

  @000-action-plus-buy @000-action-plus-coins
  Szenario: Zusätzliches Geld ist keine Geldkarte
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 30 Kupfer
    Und Ada hat auf der Hand: Brücke
    Wenn Ada die Brücke ausspielt
    Dann hat Ada noch: 2 Käufe, 1 Geld
    Und Ada hat keine Karten auf der Hand
    Und im Vorrat liegen: 30 Kupfer
    Wenn Ada in die Kaufphase geht
    Und Ada Kupfer kauft
    Und Ada ein Anwesen kauft
    Dann hat Ada im Ablagestapel: Kupfer, Anwesen
    Und Ada hat noch: 0 Käufe, 0 Geld

  @000-action-reactions
  Szenario: Reaktionen werden gezeigt, nicht ausgespielt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat auf der Hand: Burggraben, Kupfer
    Und Bruno hat im Nachziehstapel von oben: Gold
    Wenn Ada den Trickser ausspielt
    Dann entscheidet Bruno
    Wenn Bruno den Burggraben aus der Hand zeigt
    Dann hat Bruno auf der Hand: Burggraben, Kupfer
    Und Bruno hat nichts vor sich liegen
    Und Bruno hat reagiert mit: Burggraben

  @000-action-steward @000-steward-no-mix
  Szenario: Der Verwalter bringt nur das Gewählte
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Verwalter, Fluch, Anwesen
    Und Ada hat im Nachziehstapel von oben: Silber, Kupfer, Gold
    Wenn Ada den Verwalter ausspielt
    Dann stehen 3 Anweisungen zur Wahl
    Und genau 1 davon ist zu wählen
    Wenn Ada "+2 Karten" wählt
    Dann hat Ada auf der Hand: Fluch, Anwesen, Silber, Kupfer
    Und der Müll ist leer
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld

  @000-action-example-1 @000-nobles-choice
  Szenario: Erstes Beispiel zur Aktionsphase – drei Karten, keine Aktion mehr
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige, Kupfer
    Und Ada hat im Nachziehstapel von oben: Brücke, Handlanger, Silber, Gold
    Wenn Ada die Adeligen ausspielt
    Und Ada "+3 Karten" wählt
    Dann hat Ada auf der Hand: Kupfer, Brücke, Handlanger, Silber
    Und Ada hat noch: 0 Aktionen
    Und Ada kann die Brücke nicht ausspielen
    Und Ada kann den Handlanger nicht ausspielen

  @000-action-example-2
  Szenario: Zweites Beispiel zur Aktionsphase – drei Aktionen hintereinander
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige, Handlanger
    Und Ada hat im Nachziehstapel von oben: Brücke, Gold
    Wenn Ada die Adeligen ausspielt
    Und Ada "+2 Aktionen" wählt
    Dann hat Ada noch: 2 Aktionen
    Wenn Ada den Handlanger ausspielt
    Und Ada "+1 Karte" und "+1 Geld" wählt
    Dann hat Ada auf der Hand: Brücke
    Und Ada hat noch: 1 Aktion, 1 Kauf, 1 Geld
    Wenn Ada die Brücke ausspielt
    Dann hat Ada noch: 0 Aktionen, 2 Käufe, 2 Geld
    Und Ada hat keine Karten auf der Hand
    Und Ada hat im Nachziehstapel von oben: Gold
    Und Ada hat vor sich liegen: Adelige, Handlanger, Brücke

  @000-action-example-3
  Szenario: Drittes Beispiel zur Aktionsphase – eine von zweien
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Maskerade, Brücke
    Und Ada hat im Nachziehstapel von oben: 2 Silber
    Und Bruno hat auf der Hand: Kupfer
    Wenn Ada die Maskerade ausspielt
    Und Ada Silber weitergibt
    Und Ada darauf verzichtet
    Dann hat Ada auf der Hand: Brücke, Silber, Kupfer
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld
    Und Ada kann die Brücke nicht ausspielen
