# language: nl
Functionaliteit: Drie beurten om na te spelen

  @002-walk-0 @002-walk-1 @002-walk-2 @002-walk-3
  @002-setup-hand @002-cleanup-draw @002-shuffle-late @002-shuffle-empty
  Scenario: De eerste drie beurten stap voor stap
    Gegeven een nieuwe partij van Noor en Bram met deze koninkrijkkaarten: Kelder, Markt, Koopman, Militie, Mijn, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    En Noor trekt als eerste hand: Landgoed, 4 Koper
    Dan heeft Noor op de trekstapel, in welke volgorde ook: 2 Landgoederen, 3 Koper
    En de aflegstapel van Noor is leeg
    # eerste beurt
    Als Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan heeft Noor nog: 1 aanschaf, 4 munten
    En Noor heeft in het spel: 4 Koper
    Als Noor een Verbouwing koopt
    Dan heeft Noor op de aflegstapel: Verbouwing
    En in de voorraad liggen: 9 Verbouwingen
    En Noor heeft in de hand: Landgoed
    En Noor heeft nog: 0 aanschaffen, 0 munten
    Als Noor de beurt beëindigt
    Dan heeft Noor op de aflegstapel: Verbouwing, 4 Koper, Landgoed
    En Noor heeft in de hand: 2 Landgoederen, 3 Koper
    En de trekstapel van Noor is leeg
    En Noor heeft niets in het spel
    En Bram is aan de beurt
    # tweede beurt
    Als Bram de beurt beëindigt
    Dan is Noor aan de beurt
    Als Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan heeft Noor nog: 1 aanschaf, 3 munten
    Als Noor Zilver koopt
    Dan heeft Noor op de aflegstapel: Verbouwing, 4 Koper, Landgoed, Zilver
    En Noor heeft in het spel: 3 Koper
    En Noor heeft in de hand: 2 Landgoederen
    Als Noor de beurt beëindigt en trekt: Landgoed, Zilver, 2 Koper, Verbouwing
    Dan is de aflegstapel van Noor leeg
    En Noor heeft op de trekstapel, in welke volgorde ook: 2 Landgoederen, 5 Koper
    En Bram is aan de beurt
    # derde beurt
    Als Bram de beurt beëindigt
    En Noor de Verbouwing speelt
    Dan staan ter keuze: Landgoed, Zilver, Koper
    Als Noor het Landgoed vernietigt
    Dan ligt bij de vernietigde kaarten: Landgoed
    En niet ter keuze staat: Markt
    En ter keuze staan: Koper, Zilver, Landgoed, Vloek, Kelder, Koopman, Militie, Slotgracht, Verbouwing, Smidse, Dorp, Werkplaats
    Als Noor een Smidse pakt
    Dan heeft Noor op de aflegstapel: Smidse
    En Noor heeft in de hand: Zilver, 2 Koper
    En Noor heeft in het spel: Verbouwing
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten
    Als Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan heeft Noor nog: 1 aanschaf, 4 munten
    Als Noor een Militie koopt
    Dan heeft Noor op de aflegstapel: Smidse, Militie
    En Noor heeft in het spel: Verbouwing, Zilver, 2 Koper
    Als Noor de beurt beëindigt
    Dan heeft Noor op de aflegstapel: Smidse, Militie, Verbouwing, Zilver, 2 Koper
    En Noor heeft 5 kaarten in de hand
    En Noor heeft 2 kaarten op de trekstapel
    En Noor bezit: 7 Koper, 2 Landgoederen, Zilver, Verbouwing, Smidse, Militie
