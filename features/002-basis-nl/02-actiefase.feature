# language: nl
Functionaliteit: Actiefase

  @002-turn-phases @002-term-action-phase-only
  Scenario: Eerst de acties, dan het geld
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Festival, Smidse, Zilver
    Dan is Noor in de actiefase
    En Noor kan Zilver niet spelen
    Als Noor het Festival speelt
    En Noor naar de aanschaffase gaat
    Dan is Noor in de aanschaffase
    En Noor heeft nog: 2 acties
    En Noor kan de Smidse niet spelen
    En Noor kan nu Zilver spelen

  @002-action-one
  Scenario: Eén actiekaart per beurt
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Smidsen
    En Noor heeft op de trekstapel, van boven af: 3 Koper
    Als Noor de Smidse speelt
    Dan heeft Noor nog: 0 acties, 1 aanschaf, 0 munten
    En Noor kan de Smidse niet spelen

  @002-action-one @002-types-action
  Scenario: Wat geen actiekaart is, wordt in de actiefase niet gespeeld
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Landgoed, Tuinen, Vloek, Goud, Markt
    Dan kan Noor het Landgoed niet spelen
    En Noor kan de Tuinen niet spelen
    En Noor kan de Vloek niet spelen
    En Noor kan Goud niet spelen
    En Noor kan nu de Markt spelen

  @002-action-steps
  Scenario: Van boven naar beneden
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Ambachtsman
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor de Ambachtsman speelt
    Dan heeft Noor in het spel: Ambachtsman
    En Noor heeft geen kaarten in de hand
    Als Noor Zilver pakt
    Dan heeft Noor geen kaarten in de hand
    En Noor heeft op de trekstapel, van boven af: Zilver, Koper

  @002-action-line @002-moat-own-turn
  Scenario: Onder de scheidingslijn begint iets anders
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Slotgracht
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver, Goud
    Als Noor de Slotgracht speelt
    Dan valt er niets te beslissen
    En Noor heeft in de hand: Koper, Zilver
    En Noor heeft niets getoond
    En Noor heeft niet gereageerd

  @002-action-as-far @002-term-card-few
  Scenario: Zoveel als er kan
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Smidse
    En Noor heeft op de trekstapel, van boven af: Koper
    En Noor heeft op de aflegstapel: Zilver
    Als Noor de Smidse speelt
    Dan heeft Noor in de hand: Koper, Zilver
    En de trekstapel van Noor is leeg
    En de aflegstapel van Noor is leeg

  @002-action-in-vain @002-remodel-nothing
  Scenario: Een kaart spelen die niets uithaalt
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Verbouwing
    Als Noor de Verbouwing speelt
    Dan valt er niets te beslissen
    En Noor heeft niets gepakt
    En er zijn geen vernietigde kaarten
    En Noor heeft in het spel: Verbouwing
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-action-after-this @002-term-action
  Scenario: De volgende actie wacht op het einde van deze
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kelder, Smidse, Landgoed
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor de Kelder speelt
    Dan beslist Noor
    En Noor heeft nog: 1 actie
    Als Noor het Landgoed aflegt
    Dan heeft Noor in de hand: Smidse, Koper
    En Noor kan nu de Smidse spelen

  @002-action-plus-two @002-village-play @002-term-plus
  Scenario: Twee acties meer
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Dorp, 3 Smidsen
    En Noor heeft op de trekstapel, van boven af: 7 Koper
    Als Noor het Dorp speelt
    Dan heeft Noor nog: 2 acties, 1 aanschaf, 0 munten
    En Noor heeft in de hand: 3 Smidsen, Koper
    Als Noor de Smidse speelt
    En Noor de Smidse speelt
    Dan heeft Noor nog: 0 acties
    En Noor kan de Smidse niet spelen
    En Noor heeft in het spel: Dorp, 2 Smidsen

  @002-action-example
  Scenario: Voorbeeld – na de Militie is de actiefase voorbij
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Militie, Markt
    Als Noor de Militie speelt
    Dan heeft Noor nog: 0 acties, 1 aanschaf, 2 munten
    En Noor kan de Markt niet spelen

  @002-action-example @002-market-play
  Scenario: Voorbeeld – eerst Markten, dan pas de Militie
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Markten, Militie
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver, Goud
    Als Noor de Markt speelt
    Dan heeft Noor nog: 1 actie, 2 aanschaffen, 1 munt
    Als Noor de Markt speelt
    Dan heeft Noor nog: 1 actie, 3 aanschaffen, 2 munten
    Als Noor de Militie speelt
    Dan heeft Noor nog: 0 acties, 3 aanschaffen, 4 munten
    En Noor heeft in de hand: Koper, Zilver

  @002-action-optional
  Scenario: Een actie mag blijven liggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Dorp, Smidse, Koper
    En Noor heeft op de trekstapel, van boven af: 5 Zilver
    Als Noor de beurt beëindigt
    Dan is Bram aan de beurt
    En Noor heeft op de aflegstapel: Dorp, Smidse, Koper
    En Noor heeft in de hand: 5 Zilver
