# language: de
Funktionalität: Aktionsphase

  @004-turn-phases @004-general-phases
  Szenario: Reihenfolge der Phasen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Schmiede, Kupfer
    Dann ist Alma in der Aktionsphase
    Und Alma kann Kupfer nicht ausspielen
    Wenn Alma in die Kaufphase geht
    Dann ist Alma in der Kaufphase
    Und Alma kann die Schmiede nicht ausspielen
    Wenn Alma Kupfer ausspielt
    Und Alma den Zug beendet
    Dann ist Jonte am Zug
    Und Jonte ist in der Aktionsphase

  @004-turn-cleanup-must @004-general-phases @004-general-keep-nothing
  Szenario: Nichts spielen, nichts kaufen, nichts behalten
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Markt, 2 Gold, Anwesen
    Und Alma hat im Nachziehstapel von oben: 5 Kupfer, Silber
    Wenn Alma den Zug beendet
    Dann hat Alma auf der Hand: 5 Kupfer
    Und Alma hat im Ablagestapel: Markt, 2 Gold, Anwesen
    Und Jonte hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @004-action-one @004-general-free
  Szenario: Eine Aktion ist frei
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: 2 Holzfäller
    Wenn Alma den Holzfäller ausspielt
    Dann hat Alma noch: 0 Aktionen, 2 Käufe, 2 Geld
    Und Alma kann den Holzfäller nicht ausspielen

  @004-action-down @004-general-down
  Szenario: Anweisung für Anweisung
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Umbau, Kupfer, Anwesen
    Wenn Alma den Umbau ausspielt
    Dann stehen zur Wahl: Kupfer, Anwesen
    Und Alma hat nichts genommen
    Wenn Alma das Anwesen entsorgt
    Und Alma Silber nimmt
    Dann liegt im Müll: Anwesen
    Und Alma hat im Ablagestapel: Silber

  @004-action-in-vain
  Szenario: Auch ohne Wirkung spielbar
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Mine
    Wenn Alma die Mine ausspielt
    Dann ist nichts zu entscheiden
    Und Alma hat vor sich liegen: Mine
    Und Alma hat nichts genommen
    Und Alma hat noch: 0 Aktionen, 1 Kauf, 0 Geld

  @004-action-whole-first @004-term-actions
  Szenario: Erst fertig, dann die nächste
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Keller, Anwesen, Schmiede
    Und Alma hat im Nachziehstapel von oben: Kupfer
    Wenn Alma den Keller ausspielt
    Dann entscheidet Alma
    Und Alma hat noch: 1 Aktion
    Wenn Alma das Anwesen ablegt
    Dann kann Alma jetzt die Schmiede ausspielen
    Und Alma hat auf der Hand: Schmiede, Kupfer

  @004-action-stays
  Szenario: Aktionskarten bleiben bis zum Aufräumen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Dorf, Holzfäller
    Und Alma hat im Nachziehstapel von oben: Kupfer
    Wenn Alma das Dorf ausspielt
    Und Alma den Holzfäller ausspielt
    Und Alma in die Kaufphase geht
    Dann hat Alma vor sich liegen: Dorf, Holzfäller
    Und der Ablagestapel von Alma ist leer

  @004-term-cards
  Szenario: Ziehen mit Mischen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Schmiede
    Und Alma hat im Nachziehstapel von oben: Gold
    Und Alma hat im Ablagestapel: 3 Kupfer
    Wenn Alma die Schmiede ausspielt
    Dann hat Alma auf der Hand: Gold, 2 Kupfer
    Und Alma hat im Nachziehstapel von oben: Kupfer
    Und der Ablagestapel von Alma ist leer

  @004-term-cards
  Szenario: Ziehen, was noch da ist
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Schmiede
    Und Alma hat im Ablagestapel: 2 Kupfer
    Wenn Alma die Schmiede ausspielt
    Dann hat Alma auf der Hand: 2 Kupfer
    Und der Nachziehstapel von Alma ist leer

  @004-term-actions
  Szenario: Zwei weitere Aktionen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Dorf, 3 Holzfäller
    Und Alma hat im Nachziehstapel von oben: Kupfer
    Wenn Alma das Dorf ausspielt
    Dann hat Alma noch: 2 Aktionen
    Wenn Alma den Holzfäller ausspielt
    Und Alma den Holzfäller ausspielt
    Dann hat Alma noch: 0 Aktionen, 3 Käufe, 4 Geld
    Und Alma kann den Holzfäller nicht ausspielen

  @004-term-discard @004-term-discard-number
  Szenario: Beim Keller zählt die Anzahl
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Keller, Anwesen, Fluch, Kupfer
    Und Alma hat im Nachziehstapel von oben: 3 Silber
    Wenn Alma den Keller ausspielt
    Und Alma Fluch und Anwesen ablegt
    Dann hat Alma im Ablagestapel: Fluch, Anwesen
    Und Alma hat auf der Hand: Kupfer, 2 Silber
    Und Jonte hat gesehen, dass Alma 2 Karten ablegt, obenauf: Anwesen
    Und Jonte kennt vom Ablagestapel von Alma nur: Anwesen

  @004-term-trash
  Szenario: Entsorgte Karten sind weg
    Angenommen es spielen Alma und Jonte
    Und im Vorrat liegen nur noch: 0 Flüche
    Und Alma hat auf der Hand: Kapelle, 2 Flüche, Kupfer
    Wenn Alma die Kapelle ausspielt
    Und Alma 2 Flüche entsorgt
    Dann liegen im Müll: 2 Flüche
    Und Alma besitzt: Kapelle, Kupfer
    Wenn Alma in die Kaufphase geht
    Dann kann Alma einen Fluch nicht kaufen

  @004-term-gain @004-general-gain @004-general-gain-buy
  Szenario: Nehmen statt kaufen
    Angenommen es spielen Alma und Jonte
    Und zum Königreich gehören: Dorf, Markt
    Und Alma hat auf der Hand: Werkstatt, Silber
    Und Alma hat im Nachziehstapel von oben: Kupfer
    Wenn Alma die Werkstatt ausspielt
    Dann stehen zur Wahl: Kupfer, Silber, Anwesen, Fluch, Dorf
    Wenn Alma ein Dorf nimmt
    Dann hat Alma im Ablagestapel: Dorf
    Und im Vorrat liegen: 9 Dörfer
    Und Alma hat auf der Hand: Silber
    Und Alma hat noch: 0 Aktionen, 1 Kauf, 0 Geld
    Wenn Alma in die Kaufphase geht
    Und Alma alles Geld auslegt
    Und Alma ein Anwesen kauft
    Dann hat Alma im Ablagestapel: Dorf, Anwesen

  @004-term-reveal
  Szenario: Aufgedecktes bleibt, wo es war
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Bürokrat
    Und Jonte hat auf der Hand: Kupfer, Silber
    Wenn Alma den Bürokraten ausspielt
    Dann hat Jonte offen gezeigt: Kupfer, Silber
    Und Jonte hat auf der Hand: Kupfer, Silber
    Und Alma hat im Nachziehstapel von oben: Silber

  @004-term-aside
  Szenario: Beiseite gelegt und nicht ausgeführt
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Bibliothek, 5 Kupfer
    Und Alma hat im Nachziehstapel von oben: Markt, Dorf, Silber
    Wenn Alma die Bibliothek ausspielt
    Und Alma den Markt zur Seite legt
    Dann hat Alma zur Seite gelegt: Markt
    Und Jonte sieht bei Alma zur Seite gelegt: Markt
    Und Alma hat noch: 0 Aktionen, 1 Kauf, 0 Geld
    Wenn Alma darauf verzichtet
    Dann hat Alma im Ablagestapel: Markt
    Und Alma hat auf der Hand: 5 Kupfer, Dorf, Silber

  @004-term-buy @004-term-coins
  Szenario: Geldwert ohne Geldkarte
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Holzfäller
    Wenn Alma den Holzfäller ausspielt
    Dann hat Alma noch: 0 Aktionen, 2 Käufe, 2 Geld
    Und Alma besitzt: Holzfäller
    Wenn Alma in die Kaufphase geht
    Und Alma ein Anwesen kauft
    Und Alma ein Kupfer kauft
    Dann hat Alma im Ablagestapel: Anwesen, Kupfer
    Und Alma hat noch: 0 Käufe, 0 Geld

  @004-action-end @004-action-reactions
  Szenario: Außerhalb der eigenen Aktionsphase nur Reaktionen
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Miliz
    Und Jonte hat auf der Hand: Burggraben, 3 Kupfer, Markt
    Wenn Alma die Miliz ausspielt
    Dann entscheidet Jonte
    Und zur Wahl stehen: Burggraben
    Wenn Jonte den Burggraben aus der Hand zeigt
    Dann hat Jonte auf der Hand: Burggraben, 3 Kupfer, Markt
    Und Jonte hat nichts vor sich liegen
    Und Jonte hat reagiert mit: Burggraben

  @004-action-example-1
  Szenario: Beispiel 1 – die Schmiede beendet die Aktionsphase
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Schmiede, Anwesen
    Und Alma hat im Nachziehstapel von oben: Markt, Dorf, Kupfer, Gold
    Wenn Alma die Schmiede ausspielt
    Dann hat Alma auf der Hand: Anwesen, Markt, Dorf, Kupfer
    Und Alma hat noch: 0 Aktionen, 1 Kauf, 0 Geld
    Und Alma kann den Markt nicht ausspielen
    Und Alma kann das Dorf nicht ausspielen

  @004-action-example-2
  Szenario: Beispiel 2 – ein Dorf und zwei Holzfäller
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Holzfäller, Dorf
    Und Alma hat im Nachziehstapel von oben: Holzfäller, Silber
    Wenn Alma das Dorf ausspielt
    Dann hat Alma auf der Hand: 2 Holzfäller
    Und Alma hat noch: 2 Aktionen, 1 Kauf, 0 Geld
    Wenn Alma den Holzfäller ausspielt
    Und Alma den Holzfäller ausspielt
    Dann hat Alma noch: 0 Aktionen, 3 Käufe, 4 Geld
    Und Alma hat keine Karten auf der Hand
    Und Alma hat im Nachziehstapel von oben: Silber

  @004-action-example-3
  Szenario: Beispiel 3 – Mine oder Umbau
    Angenommen es spielen Alma und Jonte
    Und Alma hat auf der Hand: Mine, Umbau, Silber
    Dann kann Alma jetzt die Mine ausspielen
    Und Alma kann jetzt den Umbau ausspielen
    Wenn Alma die Mine ausspielt
    Und Alma Gold nimmt
    Dann liegt im Müll: Silber
    Und Alma hat auf der Hand: Umbau, Gold
    Und der Ablagestapel von Alma ist leer
    Und Alma kann den Umbau nicht ausspielen
    Und Alma hat noch: 0 Aktionen, 1 Kauf, 0 Geld
