# language: nl
Functionaliteit: Aanschaffase

  @002-buy-treasures @002-buy-values @002-types-treasure
  Scenario: Koper, Zilver en Goud in elke volgorde
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Goud, Koper, Zilver
    En Noor is in de aanschaffase
    Als Noor Koper speelt
    Dan heeft Noor nog: 1 aanschaf, 1 munt
    Als Noor Goud speelt
    Dan heeft Noor nog: 1 aanschaf, 4 munten
    Als Noor Zilver speelt
    Dan heeft Noor nog: 1 aanschaf, 6 munten
    En Noor heeft in het spel: Koper, Goud, Zilver

  @002-buy-not-all
  Scenario: Geld dat in de hand blijft telt niet mee
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Goud, Zilver
    En Noor is in de aanschaffase
    Als Noor Zilver speelt
    Dan heeft Noor nog: 1 aanschaf, 2 munten
    En Noor kan Zilver niet kopen
    En Noor kan nu een Landgoed kopen
    En Noor heeft in de hand: 2 Goud

  @002-buy-example-market @002-buy-gain @002-buy-spent @002-buy-cost
  Scenario: Voorbeeld – zes munten voor een Markt
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Markt
    En Noor heeft in de hand: 4 Koper, Zilver
    En Noor is in de aanschaffase
    Als Noor al het geld neerlegt
    Dan heeft Noor nog: 1 aanschaf, 6 munten
    En de kaart Markt kost 5 munten
    Als Noor een Markt koopt
    Dan heeft Noor op de aflegstapel: Markt
    En in de voorraad liggen: 9 Markten
    En Noor heeft nog: 0 aanschaffen, 1 munt

  @002-buy-cost
  Scenario: Hoogstens zo duur als er munten zijn
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Markt, Smidse
    En Noor is in de aanschaffase
    En Noor heeft nog: 1 aanschaf, 4 munten
    Dan kan Noor een Markt niet kopen
    En Noor kan een Hertogdom niet kopen
    En Noor kan nu een Smidse kopen
    En Noor kan nu Zilver kopen
    En Noor kan nu een Vloek kopen

  @002-buy-keeps-treasures
  Scenario: Het geld is niet weg
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Zilver, 2 Koper
    En Noor is in de aanschaffase
    Als Noor al het geld neerlegt
    En Noor Goud koopt
    Dan heeft Noor nog: 0 aanschaffen, 0 munten
    En Noor heeft in het spel: 2 Zilver, 2 Koper
    Als Noor de beurt beëindigt
    Dan bezit Noor: 2 Zilver, 2 Koper, Goud
    Als Bram de beurt beëindigt
    En Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan heeft Noor nog: 1 aanschaf, 9 munten

  @002-buy-plus @002-buy-example-silvers @002-term-buy-split
  Scenario: Voorbeeld – twee keer Zilver voor zes munten
    Gegeven een partij van Noor en Bram
    En Noor is in de aanschaffase
    En Noor heeft nog: 2 aanschaffen, 6 munten
    Als Noor Zilver koopt
    Dan heeft Noor nog: 1 aanschaf, 3 munten
    Als Noor Zilver koopt
    Dan heeft Noor op de aflegstapel: 2 Zilver
    En Noor heeft nog: 0 aanschaffen, 0 munten
    En Noor kan Koper niet kopen

  @002-buy-optional @002-term-buy
  Scenario: Van twee aanschaffen er één gebruiken
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Festival, Zilver
    Als Noor het Festival speelt
    En Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan heeft Noor nog: 2 aanschaffen, 4 munten
    Als Noor Zilver koopt
    En Noor de beurt beëindigt
    Dan is Bram aan de beurt
    En Noor bezit: Festival, 2 Zilver

  @002-buy-optional
  Scenario: Helemaal niets kopen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Goud
    En Noor is in de aanschaffase
    Als Noor al het geld neerlegt
    En Noor de beurt beëindigt
    Dan bezit Noor: Goud
    En Bram is aan de beurt

  @002-buy-copper-free
  Scenario: Koper kost niets
    Gegeven een partij van Noor en Bram
    En Noor is in de aanschaffase
    En Noor heeft nog: 1 aanschaf, 0 munten
    Dan kost de kaart Koper 0 munten
    En Noor kan een Landgoed niet kopen
    Als Noor Koper koopt
    Dan heeft Noor op de aflegstapel: Koper
    En Noor heeft nog: 0 aanschaffen, 0 munten

  @002-buy-no-treasure-after
  Scenario: Na het kopen geen geld meer
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Zilver, Goud
    En Noor is in de aanschaffase
    En Noor heeft nog: 2 aanschaffen, 0 munten
    Als Noor Goud speelt
    Dan kan Noor nu Zilver spelen
    Als Noor Zilver koopt
    Dan kan Noor Zilver niet spelen
    En Noor heeft nog: 1 aanschaf, 0 munten
    En Noor kan nu een Koper kopen
