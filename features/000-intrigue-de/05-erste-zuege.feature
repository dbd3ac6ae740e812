# language: de
Funktionalität: Die ersten drei Züge

  @000-walk-0 @000-walk-1 @000-walk-2 @000-walk-3
  @000-setup-hand @000-cleanup-draw @000-general-shuffle-late
  Szenario: Drei Züge Schritt für Schritt
    Angenommen Ada und Bruno beginnen eine Partie mit dem Satz "Siegestanz"
    Und Ada zieht als erste Hand: Anwesen, 4 Kupfer
    Dann hat Ada im Nachziehstapel, gleich in welcher Folge: 2 Anwesen, 3 Kupfer
    # erster Zug
    Wenn Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 1 Kauf, 4 Geld
    Wenn Ada die Brücke kauft
    Dann hat Ada im Ablagestapel: Brücke
    Und Ada hat vor sich liegen: 4 Kupfer
    Und Ada hat auf der Hand: Anwesen
    Wenn Ada den Zug beendet
    Dann hat Ada im Ablagestapel: Brücke, 4 Kupfer, Anwesen
    Und Ada hat auf der Hand: 2 Anwesen, 3 Kupfer
    Und der Nachziehstapel von Ada ist leer
    # zweiter Zug
    Wenn Bruno den Zug beendet
    Und Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Und Ada ein Silber kauft
    Dann hat Ada im Ablagestapel: Brücke, 4 Kupfer, Anwesen, Silber
    Und Ada hat auf der Hand: 2 Anwesen
    Und Ada hat noch: 0 Käufe, 0 Geld
    Wenn Ada den Zug beendet und dabei zieht: Anwesen, 2 Kupfer, Silber, Brücke
    Dann ist der Ablagestapel von Ada leer
    Und Ada hat im Nachziehstapel, gleich in welcher Folge: 2 Anwesen, 5 Kupfer
    # dritter Zug
    Wenn Bruno den Zug beendet
    Und Ada die Brücke ausspielt
    Dann kostet die Karte Adelige 5 Geld
    Und die Karte Provinz kostet 7 Geld
    Und Ada hat auf der Hand: Anwesen, 2 Kupfer, Silber
    Wenn Ada in die Kaufphase geht
    Und Ada alles Geld auslegt
    Dann hat Ada noch: 2 Käufe, 5 Geld
    Wenn Ada die Adeligen kauft
    Dann hat Ada im Ablagestapel: Adelige
    Und Ada hat noch: 1 Kauf, 0 Geld
    Wenn Ada den Zug beendet
    Dann hat Ada 5 Karten auf der Hand
    Und Ada hat im Nachziehstapel 2 Karten
    Und Ada hat im Ablagestapel: Adelige, Brücke, Anwesen, 2 Kupfer, Silber
