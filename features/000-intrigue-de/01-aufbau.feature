# language: de
Funktionalität: Spielaufbau

  @000-setup-treasures @000-setup-victory-2 @000-setup-curses @000-setup-kingdom @000-setup-kingdom-victory
  @000-nobles-points @000-great-hall-points @000-harem-points @000-duke-points
  Szenario: Der Vorrat zu zweit
    Angenommen Ada und Bruno beginnen eine Partie mit dem Satz "Siegestanz"
    Dann besteht der Vorrat aus 17 Stapeln
    Und im Vorrat liegen: 46 Kupfer, 40 Silber, 30 Gold
    Und im Vorrat liegen: 8 Anwesen, 8 Herzogtümer, 8 Provinzen, 10 Flüche
    Und im Vorrat liegen: 10 Brücken, 10 Eisenhütten, 10 Handlanger, 10 Späher, 10 Anbauten, 10 Maskeraden
    Und im Vorrat liegen: 8 Adelige, 8 Große Hallen, 8 Harems, 8 Herzöge

  @000-setup-treasures @000-setup-victory-3-4 @000-setup-curses @000-setup-kingdom-victory
  @000-nobles-points @000-great-hall-points @000-harem-points @000-duke-points
  Szenario: Der Vorrat zu dritt
    Angenommen Ada, Bruno und Clara beginnen eine Partie mit dem Satz "Siegestanz"
    Dann liegen im Vorrat: 39 Kupfer, 40 Silber, 30 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 12 Provinzen, 20 Flüche
    Und im Vorrat liegen: 12 Adelige, 12 Große Hallen, 12 Harems, 12 Herzöge
    Und im Vorrat liegen: 10 Brücken, 10 Handlanger

  @000-setup-treasures @000-setup-victory-3-4 @000-setup-curses @000-setup-kingdom-victory
  Szenario: Der Vorrat zu viert
    Angenommen Ada, Bruno, Clara und Dario beginnen eine Partie mit dem Satz "Siegestanz"
    Dann liegen im Vorrat: 32 Kupfer, 40 Silber, 30 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 12 Provinzen, 30 Flüche
    Und im Vorrat liegen: 12 Adelige, 12 Harems, 10 Späher

  @000-five-setup @000-five-six-treasures
  Szenario: Der Vorrat zu fünft
    Angenommen Ada, Bruno, Clara, Dario und Elin beginnen eine Partie mit dem Satz "Siegestanz"
    Dann liegen im Vorrat: 85 Kupfer, 80 Silber, 60 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 15 Provinzen, 40 Flüche
    Und im Vorrat liegen: 12 Adelige, 12 Große Hallen, 12 Harems, 12 Herzöge, 10 Brücken

  @000-six-setup @000-five-six-treasures
  Szenario: Der Vorrat zu sechst
    Angenommen Ada, Bruno, Clara, Dario, Elin und Fiete beginnen eine Partie mit dem Satz "Siegestanz"
    Dann liegen im Vorrat: 78 Kupfer, 80 Silber, 60 Gold
    Und im Vorrat liegen: 12 Anwesen, 12 Herzogtümer, 18 Provinzen, 50 Flüche
    Und im Vorrat liegen: 12 Adelige, 12 Große Hallen, 12 Harems, 12 Herzöge, 10 Brücken

  @000-setup-deck @000-setup-hand
  Szenario: Der Kartensatz zu Beginn
    Angenommen Ada, Bruno und Clara beginnen eine Partie mit dem Satz "Geheime Pläne"
    Dann besitzt Ada: 7 Kupfer, 3 Anwesen
    Und Bruno besitzt: 7 Kupfer, 3 Anwesen
    Und Clara besitzt: 7 Kupfer, 3 Anwesen
    Und Ada hat 5 Karten auf der Hand
    Und Ada hat im Nachziehstapel 5 Karten
    Und Clara hat 5 Karten auf der Hand
    Und der Ablagestapel von Clara ist leer
    Und Ada hat noch: 1 Aktion, 1 Kauf, 0 Geld

  @000-setup-curse-bought @000-buy-any
  Szenario: Ein gekaufter Fluch
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 10 Flüche
    Und Ada ist in der Kaufphase
    Wenn Ada einen Fluch kauft
    Dann hat Ada im Ablagestapel: Fluch
    Und im Vorrat liegen: 9 Flüche
    Und Ada hat noch: 0 Käufe, 0 Geld

  @000-setup-trash @000-buy-any @000-action-trash
  Szenario: Der Müll gehört nicht zum Vorrat
    Angenommen es spielen Ada und Bruno
    Und im Vorrat liegen nur noch: 0 Gold
    Und im Müll liegen: 2 Gold, Baron
    Und Ada ist in der Kaufphase
    Und Ada hat noch: 1 Kauf, 9 Geld
    Dann kann Ada Gold nicht kaufen
    Und Ada kann den Baron nicht kaufen
    Und Ada kann jetzt eine Provinz kaufen
