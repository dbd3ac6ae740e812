# language: de
Funktionalität: Königreichkarten von Große Halle bis Lakai

  @000-great-hall-play
  Szenario: Große Halle – eine Karte, eine Aktion
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Große Halle
    Und Ada hat im Nachziehstapel von oben: Brücke, Gold
    Wenn Ada die Große Halle ausspielt
    Dann hat Ada auf der Hand: Brücke
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld
    Und Ada kann jetzt die Brücke ausspielen

  @000-trading-post-two
  Szenario: Handelsposten – zwei Karten für ein Silber
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 12 Silber
    Und Ada hat auf der Hand: Handelsposten, 2 Anwesen, Kupfer
    Wenn Ada den Handelsposten ausspielt
    Dann sind genau 2 davon zu wählen
    Wenn Ada 2 Anwesen entsorgt
    Dann hat Ada auf der Hand: Kupfer, Silber
    Und im Vorrat liegen: 11 Silber
    Und im Müll liegen: 2 Anwesen

  @000-trading-post-no-silver
  Szenario: Handelsposten – kein Silber mehr da
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 0 Silber
    Und Ada hat auf der Hand: Handelsposten, Anwesen, Fluch, Kupfer
    Wenn Ada den Handelsposten ausspielt
    Und Ada Anwesen und Fluch entsorgt
    Dann liegen im Müll: Anwesen, Fluch
    Und Ada hat auf der Hand: Kupfer
    Und Ada hat nichts genommen

  @000-trading-post-one
  Szenario: Handelsposten – nur eine Handkarte
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handelsposten, Gold
    Wenn Ada den Handelsposten ausspielt
    Dann ist nichts zu entscheiden
    Und im Müll liegt: Gold
    Und Ada hat keine Karten auf der Hand
    Und Ada hat nichts genommen

  @000-trading-post-none
  Szenario: Handelsposten – keine Handkarte
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handelsposten
    Und Ada hat im Nachziehstapel von oben: Gold
    Wenn Ada den Handelsposten ausspielt
    Dann ist der Müll leer
    Und Ada hat nichts genommen
    Und Ada hat im Nachziehstapel von oben: Gold

  @000-pawn-different
  Szenario: Handlanger – beide Anweisungen vor dem Ziehen gewählt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Handlanger
    Und Ada hat im Nachziehstapel von oben: Brücke
    Wenn Ada den Handlanger ausspielt
    Dann sind genau 2 davon zu wählen
    Und 4 Anweisungen stehen zur Wahl
    Wenn Ada "+1 Karte" und "+1 Geld" wählt
    Dann ist nichts zu entscheiden
    Und Ada hat auf der Hand: Brücke
    Und Ada hat noch: 0 Aktionen, 1 Kauf, 1 Geld
    Und Ada kann die Brücke nicht ausspielen

  @000-harem-play
  Szenario: Harem – Geld wie ein Silber
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Harem, Silber, Brücke
    Dann kann Ada den Harem nicht ausspielen
    Wenn Ada in die Kaufphase geht
    Und Ada den Harem ausspielt
    Dann hat Ada noch: 1 Kauf, 2 Geld
    Wenn Ada das Silber ausspielt
    Dann hat Ada noch: 1 Kauf, 4 Geld
    Und Ada hat vor sich liegen: Harem, Silber

  @000-harem-points
  Szenario: Harem – zwei Punkte
    Angenommen es spielen Ada und Bruno
    Und Ada hat im Nachziehstapel von oben: Harem
    Und Bruno hat im Nachziehstapel von oben: Silber
    Dann hat Ada 2 Punkte
    Und Bruno hat 0 Punkte

  @000-duke-points
  Szenario: Herzog – ein Punkt für jedes Herzogtum
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Herzog, Herzogtum
    Und Ada hat im Nachziehstapel von oben: Herzogtum
    Und Ada hat im Ablagestapel: Herzogtum, Herzog
    Und Bruno hat auf der Hand: 2 Herzöge
    Dann hat Ada 15 Punkte
    Und Bruno hat 0 Punkte

  @000-duke-idle
  Szenario: Der Herzog tut während der Partie nichts
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Herzog
    Dann kann Ada den Herzog nicht ausspielen
    Wenn Ada in die Kaufphase geht
    Dann kann Ada den Herzog nicht ausspielen

  @000-torturer-order @000-torturer-hand
  Szenario: Kerkermeister – einer nach dem anderen, von links an
    Angenommen es spielen Ada, Bruno und Clara
    Und im Vorrat liegen nur noch: 20 Flüche
    Und Ada hat auf der Hand: Kerkermeister
    Und Ada hat im Nachziehstapel von oben: 3 Silber, Gold
    Und Bruno hat auf der Hand: Kupfer, Gold
    Und Clara hat auf der Hand: 2 Anwesen, Gold
    Wenn Ada den Kerkermeister ausspielt
    Dann hat Ada auf der Hand: 3 Silber
    Und Bruno entscheidet
    Und 2 Anweisungen stehen zur Wahl
    Wenn Bruno "einen Fluch nehmen" wählt
    Dann hat Bruno auf der Hand: Kupfer, Gold, Fluch
    Und der Ablagestapel von Bruno ist leer
    Und Clara entscheidet
    Wenn Clara "2 Karten ablegen" wählt
    Und Clara 2 Anwesen ablegt
    Dann hat Clara auf der Hand: Gold
    Und Clara hat im Ablagestapel: 2 Anwesen
    Und im Vorrat liegen: 19 Flüche

  @000-torturer-few-cards @000-general-impossible-option
  Szenario: Kerkermeister – ablegen mit einer Karte oder ohne
    Angenommen es spielen Ada, Bruno und Clara
    Und Ada hat auf der Hand: Kerkermeister
    Und Bruno hat auf der Hand: Gold
    Wenn Ada den Kerkermeister ausspielt
    Und Bruno "2 Karten ablegen" wählt
    Dann hat Bruno keine Karten auf der Hand
    Und Bruno hat im Ablagestapel: Gold
    Und Clara entscheidet
    Wenn Clara "2 Karten ablegen" wählt
    Dann hat Clara keine Karten auf der Hand
    Und der Ablagestapel von Clara ist leer
    Und Clara hat nichts genommen

  @000-torturer-no-curse @000-general-impossible-option
  Szenario: Kerkermeister – der Fluch, den es nicht mehr gibt
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 0 Flüche
    Und Ada hat auf der Hand: Kerkermeister
    Und Bruno hat auf der Hand: Gold, Silber
    Wenn Ada den Kerkermeister ausspielt
    Dann stehen 2 Anweisungen zur Wahl
    Wenn Bruno "einen Fluch nehmen" wählt
    Dann hat Bruno auf der Hand: Gold, Silber
    Und Bruno hat nichts genommen

  @000-coppersmith-twice
  Szenario: Kupferschmied – jedes Kupfer ein Geld mehr
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Kupferschmied, 2 Kupfer, Silber
    Wenn Ada den Kupferschmied ausspielt
    Und Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 1 Kauf, 6 Geld

  @000-coppersmith-twice
  Szenario: Kupferschmied auf dem Thronsaal – drei Geld je Kupfer
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Thronsaal, Kupferschmied, 2 Kupfer, Silber
    Wenn Ada den Thronsaal ausspielt
    Und Ada in die Kaufphase geht
    Und Ada Kupfer ausspielt
    Dann hat Ada noch: 3 Geld
    Wenn Ada alles Geld auslegt
    Dann hat Ada noch: 8 Geld

  @000-minion-choice
  Szenario: Lakai – Geld und eine Aktion
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Lakai, Kupfer
    Und Bruno hat auf der Hand: 5 Kupfer
    Wenn Ada den Lakaien ausspielt
    Dann stehen 2 Anweisungen zur Wahl
    Wenn Ada "+2 Geld" wählt
    Dann hat Ada noch: 1 Aktion, 1 Kauf, 2 Geld
    Und Ada hat auf der Hand: Kupfer
    Und Bruno hat auf der Hand: 5 Kupfer

  @000-minion-choice @000-minion-five
  Szenario: Lakai – der Angriff trifft nur volle Hände
    Angenommen es spielen Ada, Bruno, Clara und Dario
    Und Ada hat auf der Hand: Lakai, Kupfer
    Und Ada hat im Nachziehstapel von oben: 4 Silber, Fluch
    Und Bruno hat auf der Hand: 5 Kupfer
    Und Bruno hat im Nachziehstapel von oben: 4 Gold, Fluch
    Und Clara hat auf der Hand: 4 Anwesen
    Und Clara hat im Nachziehstapel von oben: 4 Gold
    Und Dario hat auf der Hand: 6 Anwesen
    Und Dario hat im Nachziehstapel von oben: 5 Gold
    Wenn Ada den Lakaien ausspielt
    Und Ada "die Hand ablegen" wählt
    Dann hat Ada auf der Hand: 4 Silber
    Und Ada hat im Ablagestapel: Kupfer
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld
    Und Bruno hat auf der Hand: 4 Gold
    Und Bruno hat im Ablagestapel: 5 Kupfer
    Und Clara hat auf der Hand: 4 Anwesen
    Und Dario hat auf der Hand: 4 Gold
    Und Dario hat im Ablagestapel: 6 Anwesen

  @000-minion-moat
  Szenario: Lakai – der Burggraben hält alles fern
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Lakai
    Und Bruno hat auf der Hand: Burggraben, 4 Kupfer
    Und Bruno hat im Nachziehstapel von oben: 4 Gold
    Wenn Ada den Lakaien ausspielt
    Und Bruno den Burggraben aus der Hand zeigt
    Und Ada "die Hand ablegen" wählt
    Dann hat Bruno auf der Hand: Burggraben, 4 Kupfer
    Und der Ablagestapel von Bruno ist leer
    Und Bruno hat im Nachziehstapel von oben: 4 Gold

  @000-minion-secret-chamber
  Szenario: Lakai – die Geheimkammer auch mit kleiner Hand
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Lakai
    Und Bruno hat auf der Hand: Geheimkammer, 3 Kupfer
    Und Bruno hat im Nachziehstapel von oben: Gold, Silber
    Wenn Ada den Lakaien ausspielt
    Dann entscheidet Bruno
    Wenn Bruno die Geheimkammer aus der Hand zeigt
    Und Bruno auf den Nachziehstapel legt, von oben: Kupfer, Geheimkammer
    Und Ada "die Hand ablegen" wählt
    Dann hat Bruno auf der Hand: 2 Kupfer, Gold, Silber
    Und der Ablagestapel von Bruno ist leer
