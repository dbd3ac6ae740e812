# language: de
Funktionalität: Allgemeine Regeln

  @004-general-own
  Szenario: Jeder spielt mit seinem eigenen Kartensatz
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Schmiede
    Und Alma hat im Nachziehstapel von oben: Kupfer
    Und Jonte hat im Nachziehstapel von oben: 3 Gold
    Und Jonte hat im Ablagestapel: Silber
    Wenn Alma die Schmiede ausspielt
    Dann hat Alma auf der Hand: Kupfer
    Und Jonte hat im Nachziehstapel von oben: 3 Gold
    Und Jonte hat im Ablagestapel: Silber

  @004-general-shuffle-late
  Szenario: Gemischt wird erst, wenn Karten fehlen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Schmiede
    Und Alma hat im Nachziehstapel von oben: 3 Kupfer
    Und Alma hat im Ablagestapel: Silber
    Wenn Alma die Schmiede ausspielt
    Dann ist der Nachziehstapel von Alma leer
    Und Alma hat im Ablagestapel: Silber
    Und Alma hat nicht gemischt

  @004-general-not-at-once
  Szenario: Genommenes liegt erst einmal auf dem Ablagestapel
    Angenommen es spielen Alma und Jonte
    Und zum Königreich gehören: Dorf
    Und Alma hat auf der Hand: Werkstatt
    Und Alma hat noch: 2 Aktionen
    Wenn Alma die Werkstatt ausspielt
    Und Alma ein Dorf nimmt
    Dann hat Alma keine Karten auf der Hand
    Und Alma hat im Ablagestapel: Dorf
    Und Alma hat noch: 1 Aktion

  @004-general-lost
  Szenario: Ungenutztes verfällt
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Holzfäller
    Wenn Alma den Holzfäller ausspielt
    Und Alma den Zug beendet
    Und Jonte den Zug beendet
    Dann ist Alma am Zug
    Und Alma hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @004-general-must
  Szenario: Ohne "darf" heißt es "muss"
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Umbau, Gold, Provinz
    Wenn Alma den Umbau ausspielt
    Dann stehen zur Wahl: Gold, Provinz
    Und genau 1 davon ist zu wählen
    Wenn Alma das Gold entsorgt
    Dann ist genau 1 davon zu wählen
    Und zur Wahl stehen: Kupfer, Silber, Gold, Anwesen, Herzogtum, Provinz, Fluch

  @004-general-gain
  Szenario: Beim Nehmen hilft kein Geld
    Angenommen es spielen Alma und Jonte
    Und zum Königreich gehören: Markt, Schmiede
    Und Alma hat auf der Hand: Werkstatt, Gold
    Und Alma hat noch: 1 Aktion, 1 Kauf, 5 Geld
    Wenn Alma die Werkstatt ausspielt
    Dann steht nicht zur Wahl: Markt
    Wenn Alma die Schmiede nimmt
    Dann hat Alma noch: 0 Aktionen, 1 Kauf, 5 Geld
    Und Alma hat auf der Hand: Gold

  @004-general-card-wins
  Szenario: Die Karte geht vor – Erz aus der Mine kommt auf die Hand
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Mine, Kupfer
    Wenn Alma die Mine ausspielt
    Und Alma Silber nimmt
    Dann hat Alma auf der Hand: Silber
    Und der Ablagestapel von Alma ist leer
    Wenn Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Dann hat Alma noch: 1 Kauf, 2 Geld

  @004-info-discard @004-info-deck
  Szenario: Was gezählt werden darf
    Angenommen es spielen Alma und Jonte
    Und Alma hat im Nachziehstapel von oben: 4 Gold
    Und Alma hat im Ablagestapel: 2 Silber
    Und Jonte hat im Nachziehstapel von oben: 3 Kupfer
    Und Jonte hat im Ablagestapel: Fluch
    Dann zählt Alma im eigenen Nachziehstapel 4 Karten
    Und Alma darf den Nachziehstapel von Jonte nicht zählen
    Und Alma kennt vom eigenen Ablagestapel nur: Silber
    Und Alma kennt vom Ablagestapel von Jonte nur: Fluch
    Und Jonte zählt im eigenen Nachziehstapel 3 Karten

  @004-info-trash @004-info-supply
  Szenario: Müll und Vorrat liegen offen
    Angenommen es spielen Alma und Jonte
    Und im Müll liegen: 2 Kupfer, Fluch
    Und im Vorrat liegen nur noch: 3 Provinzen, 0 Flüche
    Dann kann Alma im Müll ansehen: 2 Kupfer, Fluch
    Und Jonte kann im Müll ansehen: 2 Kupfer, Fluch
    Und Jonte zählt im Vorrat: 3 Provinzen, 0 Flüche, 40 Silber

  @004-info-discard-top @004-cleanup-hidden
  Szenario: Vom Ablagestapel ist nur die oberste Karte zu sehen
    Angenommen es spielen Alma und Jonte
    Und Alma hat im Ablagestapel: Gold, Fluch, Kupfer
    Dann liegt oben auf dem Ablagestapel von Alma: Gold
    Und Jonte kennt vom Ablagestapel von Alma nur: Gold

  @004-info-in-play
  Szenario: Ausgespieltes liegt offen vor dem Spieler
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Dorf, Holzfäller
    Und Alma hat im Nachziehstapel von oben: Kupfer
    Wenn Alma das Dorf ausspielt
    Und Alma den Holzfäller ausspielt
    Dann sieht Jonte vor Alma liegen: Dorf, Holzfäller
