# language: nl
Functionaliteit: Voorbereiding

  @002-setup-seventeen @002-setup-treasures @002-setup-victory-2 @002-setup-curses @002-setup-kingdom
  Scenario: De voorraad met z'n tweeën
    Gegeven een nieuwe partij van Noor en Bram met deze koninkrijkkaarten: Kelder, Markt, Koopman, Militie, Mijn, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    Dan bestaat de voorraad uit 17 stapels
    En in de voorraad liggen: 46 Koper, 40 Zilver, 30 Goud
    En in de voorraad liggen: 8 Landgoederen, 8 Hertogdommen, 8 Provincies, 10 Vloeken
    En in de voorraad liggen: 10 Kelders, 10 Markten, 10 Milities, 10 Smidsen, 10 Werkplaatsen

  @002-setup-treasures @002-setup-victory-3-4 @002-setup-curses @002-setup-kingdom
  Scenario: De voorraad met z'n drieën
    Gegeven een nieuwe partij van Noor, Bram en Fenna met deze koninkrijkkaarten: Kelder, Markt, Koopman, Militie, Mijn, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    Dan liggen in de voorraad: 39 Koper, 40 Zilver, 30 Goud
    En in de voorraad liggen: 12 Landgoederen, 12 Hertogdommen, 12 Provincies, 20 Vloeken
    En in de voorraad liggen: 10 Mijnen, 10 Dorpen

  @002-setup-treasures @002-setup-victory-3-4 @002-setup-curses
  Scenario: De voorraad met z'n vieren
    Gegeven een nieuwe partij van Noor, Bram, Fenna en Sijmen met deze koninkrijkkaarten: Kelder, Markt, Koopman, Militie, Mijn, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    Dan liggen in de voorraad: 32 Koper, 40 Zilver, 30 Goud
    En in de voorraad liggen: 12 Landgoederen, 12 Hertogdommen, 12 Provincies, 30 Vloeken

  @002-five-setup @002-five-six-treasures
  Scenario: De voorraad met z'n vijven
    Gegeven een nieuwe partij van Noor, Bram, Fenna, Sijmen en Mees met deze koninkrijkkaarten: Kelder, Markt, Koopman, Militie, Tuinen, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    Dan liggen in de voorraad: 85 Koper, 80 Zilver, 60 Goud
    En in de voorraad liggen: 12 Landgoederen, 12 Hertogdommen, 15 Provincies, 40 Vloeken
    En in de voorraad liggen: 12 Tuinen, 10 Markten

  @002-six-setup @002-five-six-treasures
  Scenario: De voorraad met z'n zessen
    Gegeven een nieuwe partij van Noor, Bram, Fenna, Sijmen, Mees en Tirza met deze koninkrijkkaarten: Kelder, Markt, Koopman, Militie, Tuinen, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    Dan liggen in de voorraad: 78 Koper, 80 Zilver, 60 Goud
    En in de voorraad liggen: 12 Landgoederen, 12 Hertogdommen, 18 Provincies, 50 Vloeken
    En in de voorraad liggen: 12 Tuinen, 10 Markten

  @002-setup-kingdom-victory @002-gardens-pile
  Scenario: Acht Tuinen voor twee spelers
    Gegeven een nieuwe partij van Noor en Bram met deze koninkrijkkaarten: Ambachtsman, Bandiet, Bureaucraat, Kapel, Festival, Tuinen, Cipier, Troonzaal, Heks, Werkplaats
    Dan liggen in de voorraad: 8 Tuinen, 10 Heksen, 10 Cipiers

  @002-setup-kingdom-victory @002-gardens-pile
  Scenario: Twaalf Tuinen voor drie spelers
    Gegeven een nieuwe partij van Noor, Bram en Fenna met deze koninkrijkkaarten: Ambachtsman, Bandiet, Bureaucraat, Kapel, Festival, Tuinen, Cipier, Troonzaal, Heks, Werkplaats
    Dan liggen in de voorraad: 12 Tuinen, 10 Heksen

  @002-setup-kingdom-victory @002-gardens-pile
  Scenario: Twaalf Tuinen voor vier spelers
    Gegeven een nieuwe partij van Noor, Bram, Fenna en Sijmen met deze koninkrijkkaarten: Ambachtsman, Bandiet, Bureaucraat, Kapel, Festival, Tuinen, Cipier, Troonzaal, Heks, Werkplaats
    Dan liggen in de voorraad: 12 Tuinen, 10 Heksen

  @002-setup-deck @002-setup-hand
  Scenario: Tien kaarten, vijf ervan in de hand
    Gegeven een nieuwe partij van Noor, Bram en Fenna met deze koninkrijkkaarten: Kelder, Markt, Koopman, Militie, Mijn, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    Dan bezit Noor: 7 Koper, 3 Landgoederen
    En Bram bezit: 7 Koper, 3 Landgoederen
    En Fenna bezit: 7 Koper, 3 Landgoederen
    En Noor heeft 5 kaarten in de hand
    En Noor heeft 5 kaarten op de trekstapel
    En Fenna heeft 5 kaarten in de hand
    En de aflegstapel van Fenna is leeg
    En Fenna heeft niets in het spel
    En er zijn geen vernietigde kaarten

  @002-setup-own
  Scenario: Ieder speelt met zijn eigen stapels
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Smidse
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver
    En Bram heeft op de trekstapel, van boven af: 2 Goud
    En Bram heeft op de aflegstapel: Hertogdom
    Als Noor de Smidse speelt
    Dan heeft Noor in de hand: Koper, Zilver
    En Bram heeft op de trekstapel, van boven af: 2 Goud
    En Bram heeft op de aflegstapel: Hertogdom
    En Noor heeft in het spel: Smidse
    En Bram heeft niets in het spel
