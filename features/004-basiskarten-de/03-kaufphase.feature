# language: de
Funktionalität: Kaufphase

  @004-buy-example-1 @004-buy-discard
  Szenario: Beispiel 1 – ein Herzogtum für fünf Geld
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: 3 Kupfer, Silber
    Und Alma ist in der Kaufphase
    Wenn Alma alles Geld auslegt
    Dann hat Alma noch: 1 Kauf, 5 Geld
    Und die Karte Herzogtum kostet 5 Geld
    Wenn Alma ein Herzogtum kauft
    Dann hat Alma im Ablagestapel: Herzogtum
    Und Jonte kennt vom Ablagestapel von Alma nur: Herzogtum
    Und Alma hat noch: 0 Käufe, 0 Geld
    Und Alma kann ein Kupfer nicht kaufen

  @004-buy-example-2 @004-buy-pay
  Szenario: Beispiel 2 – mit der Miliz zum Umbau
    Angenommen es spielen Alma und Jonte
    Und zum Königreich gehören: Umbau
    Und Alma hat auf der Hand: Miliz, 2 Kupfer
    Wenn Alma die Miliz ausspielt
    Dann hat Alma noch: 0 Aktionen, 1 Kauf, 2 Geld
    Wenn Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Dann hat Alma noch: 1 Kauf, 4 Geld
    Wenn Alma den Umbau kauft
    Dann hat Alma im Ablagestapel: Umbau
    Und im Vorrat liegen: 9 Umbauten
    Und Alma hat noch: 0 Käufe, 0 Geld

  @004-buy-example-3 @004-buy-split
  Szenario: Beispiel 3 – ein Markt und ein Kupfer
    Angenommen es spielen Alma und Jonte
    Und zum Königreich gehören: Markt
    Und Alma hat auf der Hand: Markt, 2 Kupfer
    Und Alma hat im Nachziehstapel von oben: Gold
    Wenn Alma den Markt ausspielt
    Dann hat Alma auf der Hand: 2 Kupfer, Gold
    Und Alma hat noch: 1 Aktion, 2 Käufe, 1 Geld
    Wenn Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Dann hat Alma noch: 2 Käufe, 6 Geld
    Wenn Alma den Markt kauft
    Und Alma ein Kupfer kauft
    Dann hat Alma im Ablagestapel: Markt, Kupfer
    Und Alma hat noch: 0 Käufe, 1 Geld
    Wenn Alma den Zug beendet
    Dann hat Jonte noch: 1 Aktion, 1 Kauf, 0 Geld

  @004-buy-any
  Szenario: Alle Stapel des Vorrats stehen zum Kauf
    Angenommen es spielen Alma und Jonte
    Und zum Königreich gehören: Markt
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 8 Geld
    Dann kann Alma jetzt Gold kaufen
    Und Alma kann jetzt eine Provinz kaufen
    Und Alma kann jetzt einen Fluch kaufen
    Und Alma kann jetzt einen Markt kaufen

  @004-buy-one @004-general-free
  Szenario: Ein Kauf ist frei
    Angenommen es spielen Alma und Jonte
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 9 Geld
    Wenn Alma ein Gold kauft
    Dann hat Alma noch: 0 Käufe, 3 Geld
    Und Alma kann ein Silber nicht kaufen

  @004-buy-pay
  Szenario: Nicht teurer als das Geld reicht
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Gold, Kupfer
    Und Alma ist in der Kaufphase
    Wenn Alma alles Geld auslegt
    Dann kann Alma ein Herzogtum nicht kaufen
    Und Alma kann jetzt ein Silber kaufen

  @004-buy-split
  Szenario: Zwei Käufe aus einem Betrag
    Angenommen es spielen Alma und Jonte
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 2 Käufe, 8 Geld
    Wenn Alma ein Herzogtum kauft
    Dann hat Alma noch: 1 Kauf, 3 Geld
    Und Alma kann Gold nicht kaufen
    Wenn Alma ein Silber kauft
    Dann hat Alma im Ablagestapel: Herzogtum, Silber
    Und Alma hat noch: 0 Käufe, 0 Geld

  @004-buy-discard @004-general-not-at-once
  Szenario: Gekauftes dient noch nicht
    Angenommen es spielen Alma und Jonte
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 2 Käufe, 6 Geld
    Wenn Alma ein Gold kauft
    Dann hat Alma im Ablagestapel: Gold
    Und Alma hat keine Karten auf der Hand
    Und Alma hat noch: 1 Kauf, 0 Geld
    Und Alma kann ein Silber nicht kaufen
