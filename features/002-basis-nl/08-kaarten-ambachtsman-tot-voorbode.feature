# language: nl
Functionaliteit: Koninkrijkkaarten van Ambachtsman tot Voorbode

  @002-artisan-gain @002-artisan-no-money
  Scenario: Ambachtsman – een kaart van hoogstens vijf, in de hand
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Markt, Ambachtsman
    En Noor heeft in de hand: Ambachtsman, Goud, Landgoed
    En Noor heeft nog: 1 actie, 1 aanschaf, 3 munten
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor de Ambachtsman speelt
    Dan staan ter keuze: Koper, Zilver, Landgoed, Hertogdom, Vloek, Markt
    En er moet precies 1 worden gekozen
    Als Noor een Markt pakt
    Dan heeft Noor in de hand: Goud, Landgoed, Markt
    En de aflegstapel van Noor is leeg
    En in de voorraad liggen: 9 Markten
    En ter keuze staan: Goud, Landgoed, Markt
    En er moet precies 1 worden gekozen
    Als Noor op de trekstapel legt, van boven af: Landgoed
    Dan heeft Noor op de trekstapel, van boven af: Landgoed, Koper
    En Noor heeft in de hand: Goud, Markt
    En Noor heeft nog: 0 acties, 1 aanschaf, 3 munten

  @002-artisan-same
  Scenario: Ambachtsman – de gepakte kaart zelf terugleggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Ambachtsman, Koper
    En Noor heeft op de trekstapel, van boven af: Vloek
    Als Noor de Ambachtsman speelt
    En Noor een Hertogdom pakt
    En Noor op de trekstapel legt, van boven af: Hertogdom
    Dan heeft Noor op de trekstapel, van boven af: Hertogdom, Vloek
    En Noor heeft in de hand: Koper

  @002-bandit-gold @002-bandit-choice
  Scenario: Bandiet – de ander kiest welk geld hij kwijtraakt
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 30 Goud
    En Noor heeft in de hand: Bandiet
    En Bram heeft op de trekstapel, van boven af: Zilver, Goud, Koper
    Als Noor de Bandiet speelt
    Dan heeft Noor op de aflegstapel: Goud
    En in de voorraad liggen: 29 Goud
    En Bram heeft getoond: Zilver, Goud
    En Bram beslist
    En ter keuze staan: Zilver, Goud
    En er moet precies 1 worden gekozen
    Als Bram Zilver vernietigt
    Dan ligt bij de vernietigde kaarten: Zilver
    En Bram heeft op de aflegstapel: Goud
    En Bram heeft op de trekstapel, van boven af: Koper

  @002-bandit-other
  Scenario: Bandiet – wat geen geld is wordt afgelegd
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bandiet
    En Bram heeft op de trekstapel, van boven af: Landgoed, Zilver, Goud
    Als Noor de Bandiet speelt
    Dan valt er niets te beslissen
    En bij de vernietigde kaarten ligt: Zilver
    En Bram heeft op de aflegstapel: Landgoed
    En Bram heeft op de trekstapel, van boven af: Goud

  @002-bandit-copper
  Scenario: Bandiet – Koper is niet interessant
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bandiet
    En Bram heeft op de trekstapel, van boven af: Koper, Markt, Goud
    Als Noor de Bandiet speelt
    Dan valt er niets te beslissen
    En er zijn geen vernietigde kaarten
    En Bram heeft op de aflegstapel: Koper, Markt
    En Bram heeft op de trekstapel, van boven af: Goud

  @002-bandit-clockwise
  Scenario: Bandiet – met de klok mee
    Gegeven een partij van Noor, Bram en Fenna
    En Bram is aan de beurt
    En Bram heeft in de hand: Bandiet
    En Noor heeft op de trekstapel, van boven af: Zilver, Goud
    En Fenna heeft op de trekstapel, van boven af: Goud, Zilver
    Als Bram de Bandiet speelt
    Dan beslist Fenna
    En Noor heeft niets getoond
    Als Fenna Goud vernietigt
    Dan beslist Noor
    En Fenna heeft op de aflegstapel: Zilver
    Als Noor Zilver vernietigt
    Dan liggen bij de vernietigde kaarten: Goud, Zilver
    En Noor heeft op de aflegstapel: Goud

  @002-bureaucrat-choice
  Scenario: Bureaucraat – welke overwinningskaart, kiest de ander
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bureaucraat, Landgoed
    En Bram heeft in de hand: Landgoed, Hertogdom, Zilver
    En Bram heeft op de trekstapel, van boven af: Goud
    Als Noor de Bureaucraat speelt
    Dan beslist Bram
    En Noor heeft op de trekstapel, van boven af: Zilver
    En ter keuze staan: Landgoed, Hertogdom
    En er moet precies 1 worden gekozen
    Als Bram het Hertogdom laat zien
    Dan heeft Bram op de trekstapel, van boven af: Hertogdom, Goud
    En Bram heeft in de hand: Landgoed, Zilver
    En Bram heeft getoond: Hertogdom
    En Noor heeft in de hand: Landgoed

  @002-bureaucrat-empty-deck
  Scenario: Bureaucraat – op een lege trekstapel de enige kaart
    Gegeven een partij van Noor, Bram en Fenna
    En Noor heeft in de hand: Bureaucraat
    En Bram heeft in de hand: Landgoed
    En Bram heeft op de aflegstapel: 4 Koper
    En Fenna heeft in de hand: Tuinen, Koper
    En Fenna heeft op de trekstapel, van boven af: Zilver
    Als Noor de Bureaucraat speelt
    Dan heeft Bram op de trekstapel, van boven af: Landgoed
    En Bram heeft op de aflegstapel: 4 Koper
    En Fenna heeft op de trekstapel, van boven af: Tuinen, Zilver
    En Noor heeft op de trekstapel, van boven af: Zilver
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-cellar-together
  Scenario: Kelder – eerst alles afleggen, dan trekken
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kelder, 2 Landgoederen, Vloek, Zilver
    En Noor heeft op de trekstapel, van boven af: Koper, Goud, Markt, Provincie
    Als Noor de Kelder speelt
    Dan mogen er 0 tot 4 worden gekozen
    En ter keuze staan: Landgoed, Vloek, Zilver
    En Noor heeft 4 kaarten op de trekstapel
    Als Noor 2 Landgoederen en Vloek aflegt
    Dan valt er niets te beslissen
    En Noor heeft in de hand: Zilver, Koper, Goud, Markt
    En Noor heeft op de aflegstapel: 2 Landgoederen, Vloek
    En Noor heeft nog: 1 actie, 1 aanschaf, 0 munten

  @002-cellar-shuffle
  Scenario: Kelder – de afgelegde kaarten worden meegeschud
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kelder, 3 Landgoederen
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor de Kelder speelt
    En Noor 3 Landgoederen aflegt
    Dan heeft Noor in de hand: Koper, 2 Landgoederen
    En Noor heeft op de trekstapel, van boven af: Landgoed
    En de aflegstapel van Noor is leeg
    En Noor heeft 3 kaarten geschud

  @002-cellar-together
  Scenario: Kelder – niets afleggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kelder, Zilver
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor de Kelder speelt
    En Noor niets aflegt
    Dan heeft Noor in de hand: Zilver
    En Noor heeft op de trekstapel, van boven af: Koper
    En Noor heeft nog: 1 actie

  @002-chapel-not-itself @002-chapel-four
  Scenario: Kapel – de Kapel zelf ligt al in het spel
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kapel, 2 Koper, 2 Landgoederen, Vloek
    Als Noor de Kapel speelt
    Dan staan ter keuze: Koper, Landgoed, Vloek
    En niet ter keuze staat: Kapel
    En er mogen 0 tot 4 worden gekozen
    Als Noor 2 Koper, Landgoed en Vloek vernietigt
    Dan liggen bij de vernietigde kaarten: 2 Koper, Landgoed, Vloek
    En Noor heeft in de hand: Landgoed
    En Noor heeft in het spel: Kapel
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-chapel-not-itself
  Scenario: Kapel – een tweede Kapel uit de hand mag wel
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Kapellen, Goud
    Als Noor de Kapel speelt
    Dan staan ter keuze: Kapel, Goud
    Als Noor een Kapel vernietigt
    Dan ligt bij de vernietigde kaarten: Kapel
    En Noor heeft in het spel: Kapel
    En Noor heeft in de hand: Goud

  @002-council-room-others
  Scenario: Raadszaal – de anderen trekken ongevraagd mee
    Gegeven een partij van Noor, Bram en Fenna
    En Noor heeft in de hand: Raadszaal
    En Noor heeft op de trekstapel, van boven af: 4 Koper, Goud
    En Bram heeft in de hand: 5 Koper
    En Bram heeft op de trekstapel, van boven af: Vloek, Zilver
    En Fenna heeft op de aflegstapel: Landgoed
    Als Noor de Raadszaal speelt
    Dan valt er niets te beslissen
    En Noor heeft in de hand: 4 Koper
    En Bram heeft in de hand: 5 Koper, Vloek
    En Fenna heeft in de hand: Landgoed
    En Noor heeft nog: 0 acties, 2 aanschaffen, 0 munten

  @002-festival-play
  Scenario: Festival – acties, een aanschaf en munten
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Festival
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor het Festival speelt
    Dan heeft Noor nog: 2 acties, 2 aanschaffen, 2 munten
    En Noor heeft geen kaarten in de hand

  @002-gardens-example
  Scenario: Tuinen – bij 37 kaarten drie punten per stuk
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Tuinen, 3 Koper
    En Noor heeft op de trekstapel, van boven af: 20 Koper
    En Noor heeft op de aflegstapel: 10 Zilver
    En Noor heeft in het spel: 2 Goud
    En Bram heeft op de aflegstapel: Tuinen, 8 Koper
    Dan heeft Noor 6 punten
    En Bram heeft 0 punten

  @002-gardens-example
  Scenario: Tuinen – een tiental moet vol zijn
    Gegeven een partij van Noor en Bram
    En Noor heeft op de aflegstapel: Tuinen, 38 Koper
    En Bram heeft op de aflegstapel: Tuinen, 39 Koper
    Dan heeft Noor 3 punten
    En Bram heeft 4 punten

  @002-harbinger-order @002-harbinger-may
  Scenario: Voorbode – een kaart uit de aflegstapel terughalen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Voorbode
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed
    En Noor heeft op de aflegstapel: Vloek, Goud, Zilver
    Als Noor de Voorbode speelt
    Dan heeft Noor in de hand: Koper
    En Noor heeft nog: 1 actie, 1 aanschaf, 0 munten
    En alleen Noor heeft bekeken: Vloek, Goud, Zilver
    Als Noor op de trekstapel legt, van boven af: Goud
    Dan heeft Noor op de trekstapel, van boven af: Goud, Landgoed
    En Noor heeft op de aflegstapel: Vloek, Zilver

  @002-harbinger-may
  Scenario: Voorbode – niets terugleggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Voorbode
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed
    En Noor heeft op de aflegstapel: Vloek, Goud
    Als Noor de Voorbode speelt
    Dan beslist Noor
    Als Noor daarvan afziet
    Dan heeft Noor op de trekstapel, van boven af: Landgoed
    En Noor heeft op de aflegstapel: Vloek, Goud

  @002-harbinger-order
  Scenario: Voorbode – wie bij het trekken schudt, heeft niets meer door te kijken
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Voorbode
    En Noor heeft op de aflegstapel: 2 Zilver
    Als Noor de Voorbode speelt
    Dan valt er niets te beslissen
    En Noor heeft in de hand: Zilver
    En Noor heeft op de trekstapel, van boven af: Zilver
    En de aflegstapel van Noor is leeg
