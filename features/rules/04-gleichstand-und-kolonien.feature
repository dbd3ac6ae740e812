# language: de
Funktionalität: Gleichstand, Kolonien und Platin

  @rule-tie-break
  Szenariogrundriss: Bei gleich vielen Punkten gewinnt, wer weniger Züge hatte
    Angenommen es gelten die Regeln von Heft <Heft>
    Und es spielen Ada und Bruno
    Und Ada hat 4 Züge begonnen
    Und Bruno hat 3 Züge begonnen
    Und Ada hat im Ablagestapel: Herzogtum
    Und Bruno hat im Ablagestapel: 3 Anwesen
    Und im Vorrat liegen nur noch: 0 Provinz
    Wenn Ada den Zug beendet
    Dann ist die Partie zu Ende
    Und Ada hat 3 Punkte
    Und Bruno hat 3 Punkte
    Und Bruno gewinnt

    Beispiele:
      | Heft |
      | 000  |
      | 001  |
      | 002  |

  @rule-tie-break
  Szenario: Bei gleich vielen Punkten gibt es mehrere Gewinner, gleich nach wie vielen Zügen
    Angenommen es gelten die Regeln von Heft 004
    Und es spielen Ada und Bruno
    Und Ada hat 4 Züge begonnen
    Und Bruno hat 3 Züge begonnen
    Und Ada hat im Ablagestapel: Herzogtum
    Und Bruno hat im Ablagestapel: 3 Anwesen
    Und im Vorrat liegen nur noch: 0 Provinz
    Wenn Ada den Zug beendet
    Dann ist die Partie zu Ende
    Und den Sieg teilen sich: Ada und Bruno

  @rule-end-when-empty
  Szenariogrundriss: Ein leerer Koloniestapel ist ein leerer Stapel wie jeder andere
    Angenommen es gelten die Regeln von Heft <Heft>
    Und es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 0 Kolonie
    Wenn Ada den Zug beendet
    Dann geht die Partie weiter

    Beispiele:
      | Heft |
      | 000  |
      | 001  |
      | 002  |

  @rule-end-when-empty
  Szenario: Mit der letzten Kolonie endet die Partie
    Angenommen es gelten die Regeln von Heft 004
    Und es spielen Ada und Bruno
    Und im Vorrat liegen auch: Platin und Kolonie
    Und im Vorrat liegt nur noch: 1 Kolonie
    Und Ada ist in der Kaufphase
    Und Ada hat auf der Hand: 2 Platin, Kupfer
    Wenn Ada alles Geld auslegt
    Und Ada Kolonie kauft
    Und Ada den Zug beendet
    Dann ist die Partie zu Ende
    Und Ada hat 10 Punkte
    Und Ada gewinnt

  @rule-optional-piles
  Szenario: Zu zweit liegen 12 Platin, 8 Kolonien und 16 Tränke bereit
    Angenommen es gelten die Regeln von Heft 004
    Und es spielen Ada und Bruno
    Und im Vorrat liegen auch: Platin, Kolonie und Trank
    Dann liegen im Vorrat: 12 Platin, 8 Kolonie, 16 Trank
    Und der Vorrat besteht aus 10 Stapeln

  @rule-optional-piles
  Szenario: Zu sechst liegen 12 Kolonien bereit
    Angenommen es gelten die Regeln von Heft 004
    Und es spielen Ada, Bruno, Clara, Dora, Emil und Fritz
    Und im Vorrat liegen auch: Platin und Kolonie
    Dann liegen im Vorrat: 12 Platin, 12 Kolonie, 18 Provinz, 50 Fluch

  @rule-optional-piles
  Szenariogrundriss: Ohne diese Karten besteht der Vorrat aus sieben Stapeln
    Angenommen es gelten die Regeln von Heft <Heft>
    Und es spielen Ada und Bruno
    Dann besteht der Vorrat aus 7 Stapeln

    Beispiele:
      | Heft |
      | 000  |
      | 001  |
      | 002  |
