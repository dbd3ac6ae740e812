# language: de
Funktionalität: Das erste Spiel zum Nachspielen

  @004-walk-0 @004-walk-1 @004-walk-2 @004-walk-3
  @004-action-none-at-first @004-cleanup-draw @004-general-shuffle-late @004-general-gain-buy
  Szenario: Die ersten drei Züge
    Angenommen Alma und Jonte beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Und Alma zieht als erste Hand: 4 Kupfer, Anwesen
    Dann hat Alma im Nachziehstapel, gleich in welcher Folge: 3 Kupfer, 2 Anwesen
    Und der Ablagestapel von Alma ist leer
    # erster Zug
    Wenn Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Dann hat Alma noch: 1 Kauf, 4 Geld
    Wenn Alma den Umbau kauft
    Dann hat Alma im Ablagestapel: Umbau
    Und Alma hat vor sich liegen: 4 Kupfer
    Und Alma hat auf der Hand: Anwesen
    Und Alma hat noch: 0 Käufe, 0 Geld
    Wenn Alma den Zug beendet
    Dann hat Alma im Ablagestapel: Umbau, 4 Kupfer, Anwesen
    Und Alma hat auf der Hand: 3 Kupfer, 2 Anwesen
    Und der Nachziehstapel von Alma ist leer
    Und Jonte ist am Zug
    # zweiter Zug
    Wenn Jonte den Zug beendet
    Dann ist Alma am Zug
    Wenn Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Dann hat Alma noch: 1 Kauf, 3 Geld
    Wenn Alma ein Silber kauft
    Dann hat Alma im Ablagestapel: Umbau, 4 Kupfer, Anwesen, Silber
    Und Alma hat auf der Hand: 2 Anwesen
    Wenn Alma den Zug beendet und dabei zieht: Anwesen, 2 Kupfer, Silber, Umbau
    Dann ist der Ablagestapel von Alma leer
    Und Alma hat im Nachziehstapel, gleich in welcher Folge: 2 Anwesen, 5 Kupfer
    # dritter Zug
    Wenn Jonte den Zug beendet
    Und Alma den Umbau ausspielt
    Dann stehen zur Wahl: Anwesen, Kupfer, Silber
    Und genau 1 davon ist zu wählen
    Wenn Alma das Anwesen entsorgt
    Dann liegt im Müll: Anwesen
    Und nicht zur Wahl steht: Markt
    Und zur Wahl stehen: Kupfer, Silber, Anwesen, Fluch, Burggraben, Dorf, Holzfäller, Keller, Miliz, Schmiede, Umbau, Werkstatt
    Wenn Alma die Miliz nimmt
    Dann hat Alma im Ablagestapel: Miliz
    Und Alma hat auf der Hand: 2 Kupfer, Silber
    Und Alma hat noch: 0 Aktionen, 1 Kauf, 0 Geld
    Wenn Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Dann hat Alma noch: 1 Kauf, 4 Geld
    Wenn Alma ein Dorf kauft
    Dann hat Alma im Ablagestapel: Miliz, Dorf
    Und Alma hat vor sich liegen: Umbau, Silber, 2 Kupfer
    Und Alma hat noch: 0 Käufe, 1 Geld
    Wenn Alma den Zug beendet
    Dann hat Alma im Ablagestapel: Miliz, Dorf, Umbau, Silber, 2 Kupfer
    Und Alma hat 5 Karten auf der Hand
    Und Alma hat im Nachziehstapel 2 Karten
    Und Alma besitzt: 7 Kupfer, 2 Anwesen, Silber, Umbau, Miliz, Dorf
    Und Jonte hat noch: 1 Aktion, 1 Kauf, 0 Geld
