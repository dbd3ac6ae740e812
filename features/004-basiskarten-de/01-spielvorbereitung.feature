# language: de
Funktionalität: Spielvorbereitung

  @004-setup-treasures-2-4 @004-setup-victory-2 @004-setup-curses @004-setup-kingdom
  Szenario: Auslage für zwei
    Angenommen Alma und Jonte beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Dann besteht der Vorrat aus 17 Stapeln
    Und im Vorrat liegen: 46 Kupfer, 40 Silber, 30 Gold
    Und im Vorrat liegen: 8 Anwesen, 8 Herzogtümer, 8 Provinzen, 10 Flüche
    Und im Vorrat liegen: 10 Dörfer, 10 Holzfäller, 10 Märkte, 10 Minen

  @004-setup-treasures-2-4 @004-setup-victory-3-4 @004-setup-curses @004-setup-kingdom
  Szenario: Auslage für drei
    Angenommen Alma, Jonte und Ruben beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Dann liegen im Vorrat: 39 Kupfer, 40 Silber, 30 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 12 Provinzen, 20 Flüche
    Und im Vorrat liegen: 10 Keller, 10 Milizen

  @004-setup-treasures-2-4 @004-setup-victory-3-4 @004-setup-curses
  Szenario: Auslage für vier
    Angenommen Alma, Jonte, Ruben und Svea beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Dann liegen im Vorrat: 32 Kupfer, 40 Silber, 30 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 12 Provinzen, 30 Flüche

  @004-setup-treasures-5-6 @004-setup-victory-5 @004-setup-curses
  Szenario: Auslage für fünf
    Angenommen Alma, Jonte, Ruben, Svea und Tilo beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Dann liegen im Vorrat: 85 Kupfer, 80 Silber, 60 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 15 Provinzen, 40 Flüche
    Und im Vorrat liegen: 10 Schmieden, 10 Umbauten

  @004-setup-treasures-5-6 @004-setup-victory-6 @004-setup-curses
  Szenario: Auslage für sechs
    Angenommen Alma, Jonte, Ruben, Svea, Tilo und Wanda beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Dann liegen im Vorrat: 78 Kupfer, 80 Silber, 60 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 18 Provinzen, 50 Flüche
    Und im Vorrat liegen: 10 Schmieden, 10 Werkstätten

  @004-setup-optional @004-setup-platinum-2-4 @004-setup-colony
  Szenario: Platin und Kolonie für zwei
    Angenommen Alma und Jonte beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Und im Vorrat liegen auch: Platin, Kolonie
    Dann besteht der Vorrat aus 19 Stapeln
    Und im Vorrat liegen: 12 Platin, 8 Kolonien
    Und im Vorrat liegen: 46 Kupfer, 8 Provinzen

  @004-setup-platinum-2-4 @004-setup-colony
  Szenario: Platin und Kolonie für drei
    Angenommen Alma, Jonte und Ruben beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Und im Vorrat liegen auch: Platin, Kolonie
    Dann liegen im Vorrat: 12 Platin, 12 Kolonien

  @004-setup-platinum-2-4 @004-setup-colony
  Szenario: Platin und Kolonie für vier
    Angenommen Alma, Jonte, Ruben und Svea beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Und im Vorrat liegen auch: Platin, Kolonie
    Dann liegen im Vorrat: 12 Platin, 12 Kolonien, 12 Provinzen

  @004-setup-treasures-5-6 @004-setup-colony
  Szenario: Platin und Kolonie für fünf
    Angenommen Alma, Jonte, Ruben, Svea und Tilo beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Und im Vorrat liegen auch: Platin, Kolonie
    Dann liegen im Vorrat: 12 Platin, 12 Kolonien, 15 Provinzen

  @004-setup-treasures-5-6 @004-setup-colony
  Szenario: Platin und Kolonie für sechs
    Angenommen Alma, Jonte, Ruben, Svea, Tilo und Wanda beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Und im Vorrat liegen auch: Platin, Kolonie
    Dann liegen im Vorrat: 12 Platin, 12 Kolonien, 18 Provinzen

  @004-setup-optional
  Szenario: Ohne Absprache weder Platin noch Kolonie noch Trank
    Angenommen es spielen Alma und Jonte
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 20 Geld
    Dann kann Alma Platin nicht kaufen
    Und Alma kann eine Kolonie nicht kaufen
    Und Alma kann einen Trank nicht kaufen
    Und Alma kann jetzt eine Provinz kaufen
    Und der Vorrat besteht aus 7 Stapeln

  @004-setup-potion @004-potion-card
  Szenario: Trankkarten für Alchemie
    Angenommen Alma und Jonte beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Und im Vorrat liegen auch: Trank
    Dann besteht der Vorrat aus 18 Stapeln
    Und im Vorrat liegen: 16 Tränke
    Und die Karte Trank kostet 4 Geld

  @004-platinum-card @004-colony-card
  Szenario: Was Platin und Kolonie wert sind
    Angenommen es spielen Alma und Jonte
    Und im Vorrat liegen auch: Platin, Kolonie
    Und Alma hat auf der Hand: 2 Platin, Kupfer
    Und Jonte hat im Ablagestapel: Kolonie
    Und Alma ist in der Kaufphase
    Dann kostet die Karte Platin 9 Geld
    Und die Karte Kolonie kostet 11 Geld
    Und Jonte hat 10 Punkte
    Wenn Alma alles Geld auslegt
    Dann hat Alma noch: 1 Kauf, 11 Geld
    Wenn Alma eine Kolonie kauft
    Dann hat Alma 10 Punkte
    Und Alma hat noch: 0 Käufe, 0 Geld

  @004-potion-card
  Szenario: Ein Trank ist eine Geldkarte ohne Geldwert
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Trank, Kupfer
    Wenn Alma in die Kaufphase geht
    Und Alma den Trank ausspielt
    Dann hat Alma noch: 1 Kauf, 0 Geld
    Und Alma hat vor sich liegen: Trank

  @004-setup-kingdom-victory
  Szenario: Gärten für zwei
    Angenommen Alma und Jonte beginnen eine Partie mit diesen Königreichkarten: Dieb, Dorf, Gärten, Markt, Hexe, Holzfäller, Kapelle, Keller, Laboratorium, Herzog
    Dann liegen im Vorrat: 8 Gärten, 8 Herzöge, 10 Hexen

  @004-setup-kingdom-victory
  Szenario: Gärten für drei
    Angenommen Alma, Jonte und Ruben beginnen eine Partie mit diesen Königreichkarten: Dieb, Dorf, Gärten, Markt, Hexe, Holzfäller, Kapelle, Keller, Laboratorium, Herzog
    Dann liegen im Vorrat: 12 Gärten, 12 Herzöge, 10 Hexen

  @004-setup-kingdom-victory
  Szenario: Gärten für sechs
    Angenommen Alma, Jonte, Ruben, Svea, Tilo und Wanda beginnen eine Partie mit diesen Königreichkarten: Dieb, Dorf, Gärten, Markt, Hexe, Holzfäller, Kapelle, Keller, Laboratorium, Herzog
    Dann liegen im Vorrat: 12 Gärten, 12 Herzöge, 10 Hexen

  @004-setup-deck @004-setup-hand
  Szenario: Zehn Karten für jeden
    Angenommen Alma und Jonte beginnen eine Partie mit diesen Königreichkarten: Burggraben, Dorf, Holzfäller, Keller, Markt, Miliz, Mine, Schmiede, Umbau, Werkstatt
    Dann besitzt Alma: 7 Kupfer, 3 Anwesen
    Und Jonte besitzt: 7 Kupfer, 3 Anwesen
    Und Alma hat 5 Karten auf der Hand
    Und Alma hat im Nachziehstapel 5 Karten
    Und Jonte hat 5 Karten auf der Hand
    Und der Ablagestapel von Jonte ist leer
    Und der Müll ist leer

  @004-setup-trash @004-buy-not-trash
  Szenario: Der Müllstapel ist kein Vorratsstapel
    Angenommen es spielen Alma und Jonte
    Und im Vorrat liegen nur noch: 0 Silber
    Und im Müll liegen: 3 Silber, Markt
    Und Alma ist in der Kaufphase
    Und Alma hat noch: 1 Kauf, 8 Geld
    Dann besteht der Vorrat aus 7 Stapeln
    Und Alma kann Silber nicht kaufen
    Und Alma kann den Markt nicht kaufen
    Und Alma kann jetzt Gold kaufen
