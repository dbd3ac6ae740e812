# language: de
Funktionalität: Generelle Regeln

  @000-general-shuffle-late
  Szenario: Ein leerer Nachziehstapel bleibt vorerst leer
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Ada hat im Nachziehstapel von oben: 3 Kupfer
    Und Ada hat im Ablagestapel: 2 Silber
    Wenn Ada die Adeligen ausspielt
    Und Ada "+3 Karten" wählt
    Dann ist der Nachziehstapel von Ada leer
    Und Ada hat im Ablagestapel: 2 Silber
    Und Ada hat nicht gemischt

  @000-general-own
  Szenario: Jeder hat seine eigenen Stapel
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Ada hat im Nachziehstapel von oben: Kupfer
    Und Bruno hat im Nachziehstapel von oben: 3 Gold
    Und Bruno hat im Ablagestapel: 2 Silber
    Wenn Ada die Adeligen ausspielt
    Und Ada "+3 Karten" wählt
    Dann hat Ada auf der Hand: Kupfer
    Und Bruno hat im Nachziehstapel von oben: 3 Gold
    Und Bruno hat im Ablagestapel: 2 Silber

  @000-general-impossible-option
  Szenario: Auch Unmögliches darf gewählt werden
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Verwalter
    Und Ada hat im Nachziehstapel von oben: 2 Gold
    Wenn Ada den Verwalter ausspielt
    Dann stehen 3 Anweisungen zur Wahl
    Wenn Ada "2 Karten entsorgen" wählt
    Dann ist nichts zu entscheiden
    Und der Müll ist leer
    Und Ada hat keine Karten auf der Hand
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld

  @000-general-both-types
  Szenario: Kombinierte Karten sind immer beides
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Späher, Große Halle, Harem
    Und Ada hat im Nachziehstapel von oben: Große Halle, Harem, Adelige, Kupfer
    Wenn Ada den Späher ausspielt
    Dann hat Ada auf der Hand: 2 Große Hallen, 2 Harems, Adelige
    Und Ada hat 8 Punkte
    Und Ada kann jetzt die Adeligen ausspielen
    Und Ada kann jetzt die Große Halle ausspielen
    Wenn Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 4 Geld
    Und Ada hat vor sich liegen: Späher, 2 Harems

  @000-general-reactions
  Szenario: Mehrere Reaktionen in beliebiger Folge
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Trickser
    Und Bruno hat auf der Hand: Burggraben, Geheimkammer
    Und Bruno hat im Nachziehstapel von oben: Gold, Silber, Kupfer
    Wenn Ada den Trickser ausspielt
    Dann stehen zur Wahl: Burggraben, Geheimkammer
    Wenn Bruno den Burggraben aus der Hand zeigt
    Und Bruno die Geheimkammer aus der Hand zeigt
    Und Bruno auf den Nachziehstapel legt, von oben: Burggraben, Geheimkammer
    Dann hat Bruno auf der Hand: Gold, Silber
    Und Bruno hat im Nachziehstapel von oben: Burggraben, Geheimkammer, Kupfer
    Und Bruno hat reagiert mit: Burggraben, Geheimkammer
    Und der Müll ist leer

  @000-general-card-wins-1 @000-trading-post-two
  Szenario: Karte vor Regel – das Silber kommt auf die Hand
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handelsposten, Anwesen, Fluch, Kupfer
    Wenn Ada den Handelsposten ausspielt
    Und Ada Anwesen und Fluch entsorgt
    Dann hat Ada auf der Hand: Kupfer, Silber
    Und der Ablagestapel von Ada ist leer
    Und im Müll liegen: Anwesen, Fluch
    Wenn Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 3 Geld

  @000-general-card-wins-2 @000-tribute-shuffle
  Szenario: Karte vor Regel – Aufgedecktes wird abgelegt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Tribut
    Und Bruno hat im Nachziehstapel von oben: Kupfer, Brücke, Gold
    Wenn Ada den Tribut ausspielt
    Dann hat Bruno offen gezeigt: Kupfer, Brücke
    Und Bruno hat im Ablagestapel: Kupfer, Brücke
    Und Bruno hat im Nachziehstapel von oben: Gold
    Und Ada hat noch: 2 Aktionen, 1 Kauf, 2 Geld

  @000-general-impossible-option
  Szenario: Eine Karte ziehen, wo keine ist
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handlanger
    Wenn Ada den Handlanger ausspielt
    Und Ada "+1 Karte" und "+1 Kauf" wählt
    Dann hat Ada keine Karten auf der Hand
    Und Ada hat noch: 0 Aktionen, 2 Käufe, 0 Geld

  @000-turn-next
  Szenario: Reihum nach links
    Angenommen es spielen Ada, Bruno und Clara
    Wenn Ada den Zug beendet
    Dann ist Bruno am Zug
    Wenn Bruno den Zug beendet
    Dann ist Clara am Zug
    Wenn Clara den Zug beendet
    Dann ist Ada am Zug
    Und Ada ist in der Aktionsphase
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-action-set-aside
  Szenario: Zur Seite gelegte Karten liegen offen und tun nichts
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Bibliothek, 5 Kupfer
    Und Ada hat im Nachziehstapel von oben: Große Halle, Brücke, Silber
    Wenn Ada die Bibliothek ausspielt
    Und Ada die Große Halle zur Seite legt
    Dann hat Ada zur Seite gelegt: Große Halle
    Und Bruno sieht bei Ada zur Seite gelegt: Große Halle
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 0 Geld
    Wenn Ada darauf verzichtet
    Dann hat Ada im Ablagestapel: Große Halle
    Und Ada hat auf der Hand: 5 Kupfer, Brücke, Silber
