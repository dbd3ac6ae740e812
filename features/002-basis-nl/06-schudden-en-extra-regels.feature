# language: nl
Functionaliteit: Schudden en extra spelregels

  @002-shuffle-under
  Scenario: De geschudde kaarten komen onder de rest
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Cipier
    En Noor heeft op de trekstapel, van boven af: Koper, Goud
    En Noor heeft op de aflegstapel: 3 Zilver
    Als Noor de Cipier speelt
    Dan heeft Noor in de hand: Koper
    En ter keuze staan: Goud, Zilver
    En Noor heeft 3 kaarten geschud
    Als Noor niets vernietigt
    En Noor niets aflegt
    En Noor op de trekstapel legt, van boven af: Zilver, Goud
    Dan heeft Noor op de trekstapel, van boven af: Zilver, Goud, 2 Zilver

  @002-shuffle-few
  Scenario: Ook na het schudden te weinig
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bandiet
    En Bram heeft op de aflegstapel: Zilver
    Als Noor de Bandiet speelt
    Dan heeft Bram getoond: Zilver
    En bij de vernietigde kaarten ligt: Zilver
    En de aflegstapel van Bram is leeg
    En de trekstapel van Bram is leeg

  @002-shuffle-empty
  Scenario: De aflegstapel wordt de nieuwe trekstapel
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Dorp
    En Noor heeft op de aflegstapel: 3 Zilver
    Als Noor het Dorp speelt
    Dan heeft Noor in de hand: Zilver
    En Noor heeft op de trekstapel, van boven af: 2 Zilver
    En de aflegstapel van Noor is leeg
    En Noor heeft 3 kaarten geschud

  @002-shuffle-late
  Scenario: Een lege trekstapel blijft leeg tot er kaarten nodig zijn
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Smidse
    En Noor heeft op de trekstapel, van boven af: 3 Koper
    En Noor heeft op de aflegstapel: 2 Zilver
    Als Noor de Smidse speelt
    Dan is de trekstapel van Noor leeg
    En Noor heeft op de aflegstapel: 2 Zilver
    En Noor heeft niet geschud

  @002-shuffle-onto-empty @002-bureaucrat-empty-deck
  Scenario: Een kaart op een lege trekstapel ligt daar alleen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bureaucraat
    En Noor heeft op de aflegstapel: 2 Koper
    En Bram heeft in de hand: Landgoed, Koper
    En Bram heeft op de aflegstapel: 2 Zilver
    Als Noor de Bureaucraat speelt
    Dan heeft Noor op de trekstapel, van boven af: Zilver
    En Noor heeft op de aflegstapel: 2 Koper
    En Bram heeft op de trekstapel, van boven af: Landgoed
    En Bram heeft op de aflegstapel: 2 Zilver
    En Bram heeft in de hand: Koper
    En Bram heeft niet geschud

  @002-extra-clockwise @002-extra-witch @002-witch-order
  Scenario: Voorbeeld – de laatste Vloeken gaan met de klok mee
    Gegeven een partij van Noor, Bram, Fenna en Sijmen
    En in de voorraad liggen alleen nog: 2 Vloeken
    En Fenna is aan de beurt
    En Fenna heeft in de hand: Heks
    Als Fenna de Heks speelt
    Dan heeft Sijmen op de aflegstapel: Vloek
    En Noor heeft op de aflegstapel: Vloek
    En Bram heeft niets gepakt
    En in de voorraad liggen: 0 Vloeken

  @002-extra-clockwise
  Scenario: De speler links van je beslist als eerste
    Gegeven een partij van Noor, Bram en Fenna
    En Bram is aan de beurt
    En Bram heeft in de hand: Militie
    En Noor heeft in de hand: 3 Koper, Landgoed
    En Fenna heeft in de hand: 3 Zilver, Vloek
    Als Bram de Militie speelt
    Dan beslist Fenna
    Als Fenna de Vloek aflegt
    Dan beslist Noor
    Als Noor het Landgoed aflegt
    Dan heeft Fenna in de hand: 3 Zilver
    En Noor heeft in de hand: 3 Koper

  @002-extra-free-choice
  Scenario: Ook wat niet kan mag je kiezen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Lakei
    En Noor heeft op de trekstapel, van boven af: 2 Goud
    Als Noor de Lakei speelt
    Dan staan er 3 opdrachten ter keuze
    En er moet precies 1 worden gekozen
    Als Noor "2 kaarten vernietigen" kiest
    Dan valt er niets te beslissen
    En Noor heeft geen kaarten in de hand
    En er zijn geen vernietigde kaarten
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten
