# language: nl
Functionaliteit: Wat iedereen mag weten

  @002-info-deck-count @002-info-discard
  Scenario: Alleen de eigen trekstapel mag worden geteld
    Gegeven een partij van Noor en Bram
    En Noor heeft op de trekstapel, van boven af: 3 Goud
    En Noor heeft op de aflegstapel: 2 Koper
    En Bram heeft op de trekstapel, van boven af: 4 Zilver
    En Bram heeft op de aflegstapel: Vloek
    Dan telt Noor op de eigen trekstapel 3 kaarten
    En Bram telt op de eigen trekstapel 4 kaarten
    En Noor mag de trekstapel van Bram niet tellen
    En Noor kent van de eigen aflegstapel alleen: Koper
    En Noor kent van de aflegstapel van Bram alleen: Vloek

  @002-info-discard @002-harbinger-order
  Scenario: Door de eigen aflegstapel kijken als een kaart het zegt
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Voorbode
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed
    En Noor heeft op de aflegstapel: Goud, Vloek
    En Bram heeft op de aflegstapel: 2 Zilver
    Dan kent Noor van de eigen aflegstapel alleen: Goud
    Als Noor de Voorbode speelt
    Dan beslist Noor
    En Noor mag op de eigen aflegstapel doorkijken: Goud, Vloek
    En Bram kent van de eigen aflegstapel alleen: Zilver
    En Bram kent van de aflegstapel van Noor alleen: Goud
    Als Noor daarvan afziet
    En Noor naar de aanschaffase gaat
    Dan kent Noor van de eigen aflegstapel alleen: Goud

  @002-info-hand-size
  Scenario: Hoeveel kaarten iemand heeft is openbaar
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Raadszaal, 2 Koper
    En Noor heeft op de trekstapel, van boven af: 4 Koper
    En Bram heeft in de hand: 4 Zilver
    En Bram heeft op de trekstapel, van boven af: Goud
    Dan ziet Bram in de andere handen 3 kaarten
    En Noor ziet in de andere handen 4 kaarten
    Als Noor de Raadszaal speelt
    Dan ziet Bram in de andere handen 6 kaarten
    En Noor ziet in de andere handen 5 kaarten

  @002-info-discard-top
  Scenario: De bovenste afgelegde kaart is openbaar
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Vazal
    En Noor heeft op de trekstapel, van boven af: Landgoed, Goud
    En Noor heeft op de aflegstapel: Vloek
    Dan kent Bram van de aflegstapel van Noor alleen: Vloek
    Als Noor de Vazal speelt
    Dan kent Bram van de aflegstapel van Noor alleen: Landgoed
    En Noor kent van de eigen aflegstapel alleen: Landgoed

  @002-info-in-play @002-term-aside-open
  Scenario: Wat in het spel is en wat opzij ligt ziet iedereen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Dorp, Bibliotheek
    En Noor heeft op de trekstapel, van boven af: Koper, Markt, 7 Zilver
    Als Noor het Dorp speelt
    Dan ziet Bram bij Noor in het spel: Dorp
    Als Noor de Bibliotheek speelt
    En Noor de Markt opzij legt
    Dan ziet Bram bij Noor in het spel: Dorp, Bibliotheek
    En Noor heeft op de aflegstapel: Markt
    En Bram ziet in de andere handen 7 kaarten

  @002-term-aside-open @002-info-in-play
  Scenario: Opzij gelegd, maar niet verborgen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bibliotheek, 4 Koper
    En Noor heeft op de trekstapel, van boven af: Markt, Smidse, 5 Zilver
    Als Noor de Bibliotheek speelt
    En Noor de Markt opzij legt
    Dan beslist Noor
    En Bram ziet bij Noor opzij gelegd: Markt

  @002-info-trash @002-term-trash-look
  Scenario: De vernietigde kaarten mogen altijd worden doorgekeken
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kapel, Vloek, 2 Landgoederen
    En bij de vernietigde kaarten ligt: Koper
    Dan kan Bram bij de vernietigde kaarten bekijken: Koper
    Als Noor de Kapel speelt
    En Noor Vloek en Landgoed vernietigt
    Dan kan Bram bij de vernietigde kaarten bekijken: Koper, Vloek, Landgoed
    En Noor kan bij de vernietigde kaarten bekijken: Koper, Vloek, Landgoed

  @002-cellar-shown @002-term-discard-top
  Scenario: Hoeveel de Kelder aflegt is openbaar, wat niet
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kelder, Vloek, Landgoed, Koper
    En Noor heeft op de trekstapel, van boven af: 4 Zilver
    Als Noor de Kelder speelt
    En Noor Vloek, Landgoed en Koper aflegt
    Dan heeft Bram gezien dat Noor 3 kaarten aflegt, met bovenop: Koper
    En boven op de aflegstapel van Noor ligt: Koper
    En Bram kent van de aflegstapel van Noor alleen: Koper
    En Bram ziet in de andere handen 3 kaarten

  @002-cleanup-hidden
  Scenario: Bij het opschonen blijven handkaarten verborgen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Festival, Vloek, Provincie, Landgoed
    En Noor heeft op de trekstapel, van boven af: 6 Koper
    Als Noor het Festival speelt
    En Noor de beurt beëindigt
    Dan zag Bram bij het opschonen van Noor alleen: Festival, Landgoed
    En Bram kent van de aflegstapel van Noor alleen: Landgoed
    En Noor heeft op de aflegstapel: Festival, Vloek, Provincie, Landgoed
