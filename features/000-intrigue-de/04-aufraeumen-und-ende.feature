# language: de
Funktionalität: Aufräumen und Spielende

  @000-cleanup-discard
  Szenario: Gespieltes und Übriges wird abgelegt
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Brücke, Silber, Anwesen, Harem
    Und Ada hat im Nachziehstapel von oben: 5 Kupfer
    Wenn Ada die Brücke ausspielt
    Und Ada in die Kaufphase geht
    Und Ada Silber ausspielt
    Und Ada den Zug beendet
    Dann hat Ada im Ablagestapel: Brücke, Silber, Anwesen, Harem
    Und Ada hat nichts vor sich liegen
    Und Ada hat auf der Hand: 5 Kupfer

  @000-cleanup-draw @000-general-rest-first
  Szenario: Erst der Rest, dann mischen
    Angenommen es spielen Ada und Bruno
    Und Ada hat im Nachziehstapel von oben: 2 Gold
    Und Ada hat im Ablagestapel: 4 Silber
    Wenn Ada den Zug beendet
    Dann hat Ada auf der Hand: 2 Gold, 3 Silber
    Und Ada hat im Nachziehstapel von oben: Silber
    Und Ada hat 4 Karten gemischt

  @000-cleanup-reuse
  Szenario: Geld und Aktionen kommen wieder
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Brücke, 4 Kupfer
    Wenn Ada die Brücke ausspielt
    Und Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Und Ada den Zug beendet
    Und Bruno den Zug beendet
    Dann hat Ada auf der Hand: Brücke, 4 Kupfer
    Wenn Ada die Brücke ausspielt
    Und Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 2 Käufe, 5 Geld

  @000-end-provinces @000-end-winner
  Szenario: Die letzte Provinz
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 1 Kauf, 8 Geld
    Und Bruno hat im Nachziehstapel von oben: Herzogtum
    Wenn Ada eine Provinz kauft
    Dann geht die Partie weiter
    Wenn Ada den Zug beendet
    Dann ist die Partie zu Ende
    Und Ada hat 6 Punkte
    Und Bruno hat 3 Punkte
    Und Ada gewinnt

  @000-end-three-piles
  Szenario: Drei leere Stapel
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Handlanger
    Und im Vorrat liegen nur noch: 0 Flüche, 1 Handlanger, 1 Silber
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 1 Kauf, 2 Geld
    Und Bruno hat auf der Hand: Gold
    Wenn Ada einen Handlanger kauft
    Und Ada den Zug beendet
    Dann geht die Partie weiter
    Und Bruno ist am Zug
    Wenn Bruno in die Kaufphase geht
    Und Bruno alles Geld auslegt
    Und Bruno ein Silber kauft
    Dann geht die Partie weiter
    Wenn Bruno den Zug beendet
    Dann ist die Partie zu Ende

  @000-end-zones @000-duke-points
  Szenario: Gezählt wird der ganze Kartensatz
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: Provinz, Kupfer
    Und Ada hat im Nachziehstapel von oben: Herzogtum, Adelige
    Und Ada hat im Ablagestapel: Anwesen, Fluch, Harem, Große Halle
    Und Bruno hat auf der Hand: Herzog, Herzogtum
    Und Bruno hat im Nachziehstapel von oben: Herzog, Herzogtum
    Und Bruno hat im Ablagestapel: Herzogtum
    Dann hat Ada 14 Punkte
    Und Bruno hat 15 Punkte

  @000-end-tie-turns
  Szenario: Bei Gleichstand zählen die Züge
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Ada hat 10 Züge begonnen
    Und Bruno hat 9 Züge begonnen
    Und Bruno hat im Ablagestapel: Provinz
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 1 Kauf, 8 Geld
    Wenn Ada eine Provinz kauft
    Und Ada den Zug beendet
    Dann ist die Partie zu Ende
    Und Ada hat 6 Punkte
    Und Bruno hat 6 Punkte
    Und Bruno gewinnt

  @000-end-tie-shared
  Szenario: Gleich viele Punkte nach gleich vielen Zügen
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegt nur noch: 1 Provinz
    Und Ada hat 10 Züge begonnen
    Und Bruno hat 10 Züge begonnen
    Und Ada hat im Ablagestapel: Provinz
    Und Bruno ist in der Kaufphase
    Und Bruno hat noch: 1 Kauf, 8 Geld
    Wenn Bruno eine Provinz kauft
    Und Bruno den Zug beendet
    Dann ist die Partie zu Ende
    Und den Sieg teilen sich: Ada und Bruno

  @000-five-six-end
  Szenario: Zu fünft enden drei leere Stapel die Partie nicht
    Angenommen es spielen Ada, Bruno, Clara, Dario und Elin
    Und im Vorrat liegen nur noch: 0 Flüche, 0 Anwesen, 1 Silber, 1 Herzogtum
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 1 Kauf, 3 Geld
    Und Bruno hat auf der Hand: 2 Gold
    Wenn Ada ein Silber kauft
    Und Ada den Zug beendet
    Dann geht die Partie weiter
    Wenn Bruno in die Kaufphase geht
    Und Bruno alles Geld auslegt
    Und Bruno ein Herzogtum kauft
    Und Bruno den Zug beendet
    Dann ist die Partie zu Ende

  @000-five-six-end
  Szenario: Zu sechst enden die Provinzen die Partie
    Angenommen es spielen Ada, Bruno, Clara, Dario, Elin und Fiete
    Und im Vorrat liegen nur noch: 1 Provinz, 0 Flüche, 0 Silber
    Und Clara ist in der Kaufphase
    Und Clara hat noch: 1 Kauf, 9 Geld
    Wenn Clara eine Provinz kauft
    Und Clara den Zug beendet
    Dann ist die Partie zu Ende
    Und Clara gewinnt

  @000-setup-start-player
  Szenario: Nach einem geteilten Sieg beginnt jemand, der nicht gewonnen hat
    Angenommen es spielen Ada, Bruno, Clara und Dario
    Und Dario ist am Zug
    Und Ada hat 1 Zug begonnen
    Und Clara hat 1 Zug begonnen
    Und Ada hat auf der Hand: Harem
    Und Clara hat auf der Hand: Adelige
    Und im Vorrat liegen nur noch: 0 Provinzen
    Wenn Dario den Zug beendet
    Dann teilen sich den Sieg: Ada und Clara
    Und die nächste Partie kann beginnen: Bruno und Dario

  @000-setup-start-player
  Szenario: Nach einem Sieg beginnt links vom Gewinner
    Angenommen es spielen Ada, Bruno und Clara
    Und Bruno hat auf der Hand: Harem
    Und im Vorrat liegen nur noch: 0 Provinzen
    Wenn Ada den Zug beendet
    Dann gewinnt Bruno
    Und die nächste Partie kann beginnen: Clara
