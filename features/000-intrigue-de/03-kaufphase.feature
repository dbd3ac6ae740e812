# language: de
Funktionalität: Kaufphase

  @000-buy-example-1 @000-buy-discard
  Szenario: Erstes Beispiel zur Kaufphase – drei Kupfer für ein Silber
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: 3 Kupfer, 2 Anwesen
    Und Ada ist in der Kaufphase
    Wenn Ada alles Geld auslegt
    Dann hat Ada noch: 1 Kauf, 3 Geld
    Wenn Ada ein Silber kauft
    Dann hat Ada im Ablagestapel: Silber
    Und Ada hat vor sich liegen: 3 Kupfer
    Und Ada hat auf der Hand: 2 Anwesen
    Und Ada hat noch: 0 Käufe, 0 Geld

  @000-buy-example-2 @000-buy-cost
  Szenario: Zweites Beispiel zur Kaufphase – das Geld des Handlangers
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Brücke
    Und Ada hat auf der Hand: Handlanger, 3 Kupfer
    Und Ada hat im Nachziehstapel von oben: Anwesen
    Wenn Ada den Handlanger ausspielt
    Und Ada "+1 Karte" und "+1 Geld" wählt
    Und Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 1 Kauf, 4 Geld
    Wenn Ada die Brücke kauft
    Dann hat Ada im Ablagestapel: Brücke
    Und im Vorrat liegen: 9 Brücken
    Und Ada hat noch: 0 Käufe, 0 Geld

  @000-buy-example-3 @000-buy-split
  Szenario: Drittes Beispiel zur Kaufphase – die Brücke verbilligt zwei Käufe
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Herzog
    Und Ada hat auf der Hand: Brücke, 2 Kupfer, Silber
    Wenn Ada die Brücke ausspielt
    Und Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 2 Käufe, 5 Geld
    Und die Karte Herzog kostet 4 Geld
    Und die Karte Kupfer kostet 0 Geld
    Wenn Ada den Herzog kauft
    Und Ada ein Kupfer kauft
    Dann hat Ada im Ablagestapel: Herzog, Kupfer
    Und Ada hat noch: 0 Käufe, 1 Geld
    Wenn Ada den Zug beendet
    Dann hat Bruno noch: 1 Aktion, 1 Kauf, 0 Geld
    Und die Karte Herzog kostet 5 Geld

  @000-buy-any
  Szenario: Alles im Vorrat ist käuflich
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Brücke, Harem
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 1 Kauf, 8 Geld
    Dann kann Ada jetzt eine Provinz kaufen
    Und Ada kann jetzt ein Gold kaufen
    Und Ada kann jetzt einen Harem kaufen
    Und Ada kann jetzt eine Brücke kaufen
    Und Ada kann jetzt einen Fluch kaufen

  @000-buy-one @000-general-free
  Szenario: Ein freier Kauf
    Angenommen es spielen Ada und Bruno
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 1 Kauf, 6 Geld
    Wenn Ada ein Silber kauft
    Dann hat Ada noch: 0 Käufe, 3 Geld
    Und Ada kann ein Kupfer nicht kaufen

  @000-buy-cost
  Szenario: Gleich teuer oder billiger
    Angenommen es spielen Ada und Bruno
    Und zum Königreich gehören: Brücke
    Und Ada hat auf der Hand: Gold, Kupfer
    Und Ada ist in der Kaufphase
    Wenn Ada alles Geld auslegt
    Dann hat Ada noch: 1 Kauf, 4 Geld
    Und Ada kann ein Herzogtum nicht kaufen
    Und Ada kann jetzt eine Brücke kaufen
    Und Ada kann jetzt ein Silber kaufen

  @000-buy-discard @000-general-gained-later
  Szenario: Gekauftes ist noch nicht zu gebrauchen
    Angenommen es spielen Ada und Bruno
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 2 Käufe, 6 Geld
    Wenn Ada ein Gold kauft
    Dann hat Ada im Ablagestapel: Gold
    Und Ada hat keine Karten auf der Hand
    Und Ada hat noch: 1 Kauf, 0 Geld

  @000-buy-split
  Szenario: Das Geld auf mehrere Käufe verteilen
    Angenommen es spielen Ada und Bruno
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 3 Käufe, 7 Geld
    Wenn Ada ein Silber kauft
    Und Ada ein Anwesen kauft
    Dann hat Ada noch: 1 Kauf, 2 Geld
    Wenn Ada ein Anwesen kauft
    Dann hat Ada im Ablagestapel: Silber, 2 Anwesen
    Und Ada hat noch: 0 Käufe, 0 Geld

  @000-buy-treasures-stay
  Szenario: Ausgelegtes Geld bleibt bis zum Aufräumen liegen
    Angenommen es spielen Ada und Bruno
    Und Ada hat auf der Hand: 2 Silber
    Und Ada hat im Nachziehstapel von oben: 5 Kupfer
    Und Ada ist in der Kaufphase
    Wenn Ada alles Geld auslegt
    Und Ada ein Silber kauft
    Dann hat Ada vor sich liegen: 2 Silber
    Und Ada hat im Ablagestapel: Silber
    Wenn Ada den Zug beendet
    Dann hat Ada im Ablagestapel: 3 Silber
    Und Ada hat auf der Hand: 5 Kupfer
