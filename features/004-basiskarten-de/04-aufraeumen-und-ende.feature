# language: de
Funktionalität: Aufräumphase und Spielende

  @004-cleanup-discard @004-general-keep-nothing
  Szenario: Ausgespieltes und Handkarten ablegen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Holzfäller, Silber, Anwesen
    Und Alma hat im Nachziehstapel von oben: 5 Kupfer
    Wenn Alma den Holzfäller ausspielt
    Und Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Und Alma den Zug beendet
    Dann hat Alma im Ablagestapel: Holzfäller, Silber, Anwesen
    Und Alma hat nichts vor sich liegen
    Und Alma hat auf der Hand: 5 Kupfer

  @004-cleanup-draw @004-general-shuffle-late
  Szenario: Den Rest nehmen, mischen, ergänzen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Anwesen
    Und Alma hat im Nachziehstapel von oben: 2 Gold
    Und Alma hat im Ablagestapel: 4 Silber
    Wenn Alma den Zug beendet und dabei zieht: 2 Gold, 3 Silber
    Dann hat Alma im Nachziehstapel, gleich in welcher Folge: Silber, Anwesen
    Und der Ablagestapel von Alma ist leer
    Und Alma hat 5 Karten gemischt

  @004-cleanup-reuse
  Szenario: Alles kommt wieder
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Holzfäller, 2 Silber
    Wenn Alma den Holzfäller ausspielt
    Und Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Und Alma Gold kauft
    Und Alma den Zug beendet
    Und Jonte den Zug beendet
    Dann hat Alma auf der Hand: Holzfäller, 2 Silber, Gold
    Wenn Alma den Holzfäller ausspielt
    Und Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Dann hat Alma noch: 2 Käufe, 9 Geld

  @004-end-provinces @004-end-turn @004-end-winner
  Szenario: Die Provinzen sind aus
    Angenommen es spielen Alma und Jonte
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 8 Geld
    Und Jonte hat im Ablagestapel: Herzogtum
    Wenn Alma eine Provinz kauft
    Dann geht die Partie weiter
    Wenn Alma den Zug beendet
    Dann ist die Partie zu Ende
    Und Alma hat 6 Punkte
    Und Jonte hat 3 Punkte
    Und Alma gewinnt

  @004-end-colonies
  Szenario: Die Kolonien sind aus
    Angenommen es spielen Alma und Jonte
    Und im Vorrat liegen auch: Platin, Kolonie
    Und im Vorrat liegt nur noch: 1 Kolonie
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 11 Geld
    Und Jonte hat im Ablagestapel: Provinz
    Wenn Alma eine Kolonie kauft
    Dann geht die Partie weiter
    Wenn Alma den Zug beendet
    Dann ist die Partie zu Ende
    Und Alma hat 10 Punkte
    Und Alma gewinnt

  @004-end-colonies @004-end-provinces
  Szenario: Mit Kolonien enden auch die Provinzen die Partie
    Angenommen es spielen Alma und Jonte
    Und im Vorrat liegen auch: Platin, Kolonie
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 8 Geld
    Wenn Alma eine Provinz kauft
    Und Alma den Zug beendet
    Dann ist die Partie zu Ende
    Und im Vorrat liegen: 8 Kolonien, 0 Provinzen

  @004-end-three-piles @004-end-turn
  Szenario: Zu viert enden drei leere Stapel die Partie
    Angenommen es spielen Alma, Jonte, Ruben und Svea
    Und im Vorrat liegen nur noch: 0 Flüche, 1 Silber, 1 Anwesen
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 3 Geld
    Und Jonte hat auf der Hand: Silber
    Wenn Alma ein Silber kauft
    Und Alma den Zug beendet
    Dann geht die Partie weiter
    Wenn Jonte in die Kaufphase geht
    Und Jonte alles Geld auslegt
    Und Jonte ein Anwesen kauft
    Dann geht die Partie weiter
    Wenn Jonte den Zug beendet
    Dann ist die Partie zu Ende
    Und Jonte gewinnt

  @004-end-four-piles
  Szenario: Zu fünft braucht es vier leere Stapel
    Angenommen es spielen Alma, Jonte, Ruben, Svea und Tilo
    Und im Vorrat liegen nur noch: 0 Flüche, 0 Kupfer, 1 Silber, 1 Anwesen
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 3 Geld
    Und Jonte hat auf der Hand: Silber
    Wenn Alma ein Silber kauft
    Und Alma den Zug beendet
    Dann geht die Partie weiter
    Wenn Jonte in die Kaufphase geht
    Und Jonte alles Geld auslegt
    Und Jonte ein Anwesen kauft
    Und Jonte den Zug beendet
    Dann ist die Partie zu Ende

  @004-end-four-piles @004-end-provinces
  Szenario: Zu sechst enden die Provinzen allein die Partie
    Angenommen es spielen Alma, Jonte, Ruben, Svea, Tilo und Wanda
    Und im Vorrat liegen nur noch: 1 Provinz, 0 Flüche, 0 Silber
    Und Svea ist in der Kaufphase
    Und Svea hat noch: 1 Kauf, 8 Geld
    Wenn Svea eine Provinz kauft
    Und Svea den Zug beendet
    Dann ist die Partie zu Ende
    Und Svea gewinnt

  @004-end-tie
  Szenario: Bei Gleichstand gewinnen beide, auch nach verschieden vielen Zügen
    Angenommen es spielen Alma und Jonte
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Alma hat 10 Züge begonnen
    Und Jonte hat 9 Züge begonnen
    Und Jonte hat im Ablagestapel: Provinz
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 8 Geld
    Wenn Alma eine Provinz kauft
    Und Alma den Zug beendet
    Dann ist die Partie zu Ende
    Und den Sieg teilen sich: Alma und Jonte

  @004-setup-start-player
  Szenario: Nach einem Sieg beginnt, wer links vom Gewinner sitzt
    Angenommen es spielen Alma, Jonte und Ruben
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Jonte ist in der Kaufphase
    Und Jonte hat noch: 1 Kauf, 8 Geld
    Wenn Jonte eine Provinz kauft
    Und Jonte den Zug beendet
    Dann gewinnt Jonte
    Und die nächste Partie kann beginnen: Ruben

  @004-setup-start-player @004-end-tie
  Szenario: Nach einem geteilten Sieg beginnt jemand, der nicht gewonnen hat
    Angenommen es spielen Alma, Jonte, Ruben und Svea
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Alma hat im Ablagestapel: Provinz
    Und Ruben ist in der Kaufphase
    Und Ruben hat noch: 1 Kauf, 8 Geld
    Wenn Ruben eine Provinz kauft
    Und Ruben den Zug beendet
    Dann teilen sich den Sieg: Alma und Ruben
    Und die nächste Partie kann beginnen: Jonte und Svea

  @004-cleanup-hidden
  Szenario: Handkarten müssen beim Ablegen nicht gezeigt werden
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Holzfäller, Gold, Fluch, Anwesen
    Und Alma hat im Nachziehstapel von oben: 6 Kupfer
    Wenn Alma den Holzfäller ausspielt
    Und Alma den Zug beendet
    Dann hat Jonte beim Aufräumen von Alma nur gesehen: Holzfäller, Anwesen
    Und Jonte kennt vom Ablagestapel von Alma nur: Anwesen
    Und Alma hat im Ablagestapel: Holzfäller, Gold, Fluch, Anwesen
