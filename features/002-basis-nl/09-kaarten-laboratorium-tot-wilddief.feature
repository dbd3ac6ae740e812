# language: nl
Functionaliteit: Koninkrijkkaarten van Laboratorium tot Wilddief

  @002-laboratory-play
  Scenario: Laboratorium – twee kaarten en een actie
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Laboratorium
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver, Goud
    Als Noor het Laboratorium speelt
    Dan heeft Noor in de hand: Koper, Zilver
    En Noor heeft nog: 1 actie, 1 aanschaf, 0 munten

  @002-library-one-by-one @002-library-may
  Scenario: Bibliotheek – kaart voor kaart tot er zeven zijn
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bibliotheek, 4 Koper
    En Noor heeft op de trekstapel, van boven af: Zilver, Smidse, Markt, Landgoed, Goud, Vloek
    Als Noor de Bibliotheek speelt
    Dan beslist Noor
    En ter keuze staan: Smidse
    En Noor heeft 4 kaarten op de trekstapel
    Als Noor de Smidse opzij legt
    Dan staan ter keuze: Markt
    En Noor heeft opzij gelegd: Smidse
    Als Noor daarvan afziet
    Dan valt er niets te beslissen
    En Noor heeft in de hand: 4 Koper, Zilver, Markt, Landgoed
    En Noor heeft op de aflegstapel: Smidse
    En Noor heeft op de trekstapel, van boven af: Goud, Vloek
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-library-actions-only
  Scenario: Bibliotheek – alleen acties mogen opzij
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bibliotheek, 3 Koper
    En Noor heeft op de trekstapel, van boven af: Vloek, Landgoed, Tuinen, Zilver, Goud
    Als Noor de Bibliotheek speelt
    Dan valt er niets te beslissen
    En Noor heeft in de hand: 3 Koper, Vloek, Landgoed, Tuinen, Zilver
    En Noor heeft op de trekstapel, van boven af: Goud

  @002-library-shuffle
  Scenario: Bibliotheek – wat opzij ligt wordt niet meegeschud
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bibliotheek, 5 Koper
    En Noor heeft op de trekstapel, van boven af: Smidse
    En Noor heeft op de aflegstapel: 3 Zilver
    Als Noor de Bibliotheek speelt
    En Noor de Smidse opzij legt
    Dan heeft Noor in de hand: 5 Koper, 2 Zilver
    En Noor heeft op de trekstapel, van boven af: Zilver
    En Noor heeft op de aflegstapel: Smidse
    En Noor heeft 3 kaarten geschud

  @002-library-full
  Scenario: Bibliotheek – met zeven kaarten in de hand komt er niets bij
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bibliotheek, 7 Koper
    En Noor heeft op de trekstapel, van boven af: Smidse, Goud
    Als Noor de Bibliotheek speelt
    Dan valt er niets te beslissen
    En Noor heeft in de hand: 7 Koper
    En Noor heeft op de trekstapel, van boven af: Smidse, Goud

  @002-library-full
  Scenario: Bibliotheek – ook met acht kaarten niet
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bibliotheek, 8 Koper
    En Noor heeft op de trekstapel, van boven af: Goud
    Als Noor de Bibliotheek speelt
    Dan heeft Noor in de hand: 8 Koper
    En Noor heeft op de trekstapel, van boven af: Goud

  @002-market-play
  Scenario: Markt – van alles één
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Markt
    En Noor heeft op de trekstapel, van boven af: Zilver, Goud
    Als Noor de Markt speelt
    Dan heeft Noor in de hand: Zilver
    En Noor heeft nog: 1 actie, 2 aanschaffen, 1 munt

  @002-merchant-silver
  Scenario: Koopman – het eerste Zilver levert een munt meer op
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Koopman, 2 Zilver, Goud
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed
    Als Noor de Koopman speelt
    Dan heeft Noor in de hand: 2 Zilver, Goud, Koper
    En Noor heeft nog: 1 actie, 1 aanschaf, 0 munten
    Als Noor naar de aanschaffase gaat
    En Noor Goud speelt
    Dan heeft Noor nog: 1 aanschaf, 3 munten
    Als Noor Zilver speelt
    Dan heeft Noor nog: 1 aanschaf, 6 munten
    Als Noor Zilver speelt
    Dan heeft Noor nog: 1 aanschaf, 8 munten
    Als Noor Koper speelt
    Dan heeft Noor nog: 1 aanschaf, 9 munten

  @002-merchant-two
  Scenario: Koopman – twee Kooplieden, één keer Zilver
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Kooplieden, 2 Zilver
    En Noor heeft op de trekstapel, van boven af: 2 Landgoederen
    Als Noor de Koopman speelt
    En Noor de Koopman speelt
    En Noor naar de aanschaffase gaat
    En Noor Zilver speelt
    Dan heeft Noor nog: 1 aanschaf, 4 munten
    Als Noor Zilver speelt
    Dan heeft Noor nog: 1 aanschaf, 6 munten

  @002-merchant-silver
  Scenario: Koopman – zonder Zilver geen munt
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Koopman, Goud
    En Noor heeft op de trekstapel, van boven af: Koper, 2 Landgoederen, 3 Zilver
    Als Noor de Koopman speelt
    En Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan heeft Noor nog: 1 aanschaf, 4 munten
    Als Noor de beurt beëindigt
    En Bram de beurt beëindigt
    En Noor naar de aanschaffase gaat
    En Noor Zilver speelt
    Dan heeft Noor nog: 1 aanschaf, 2 munten

  @002-militia-three @002-militia-more
  Scenario: Militie – wie er drie of minder heeft, houdt ze
    Gegeven een partij van Noor, Bram, Fenna en Sijmen
    En Noor heeft in de hand: Militie, 4 Koper
    En Bram heeft in de hand: Koper, Zilver, Goud
    En Fenna heeft in de hand: 2 Landgoederen, 2 Koper, Goud
    En Sijmen heeft in de hand: Vloek
    Als Noor de Militie speelt
    Dan beslist Fenna
    En er moeten precies 2 worden gekozen
    Als Fenna 2 Landgoederen aflegt
    Dan valt er niets te beslissen
    En Fenna heeft in de hand: 2 Koper, Goud
    En Fenna heeft op de aflegstapel: 2 Landgoederen
    En Bram heeft in de hand: Koper, Zilver, Goud
    En Bram werd niets gevraagd
    En Sijmen heeft in de hand: Vloek
    En Noor heeft in de hand: 4 Koper
    En Noor heeft nog: 0 acties, 1 aanschaf, 2 munten

  @002-mine-upgrade @002-mine-hand
  Scenario: Mijn – van Koper naar Zilver
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Dorp
    # Toverdrank is een geldkaart van vier munten: net te duur
    En in de voorraad liggen alleen nog: 16 Toverdranken
    En Noor heeft in de hand: Mijn, Koper, Landgoed
    Als Noor de Mijn speelt
    En Noor Koper vernietigt
    Dan staan ter keuze: Koper, Zilver
    En er moet precies 1 worden gekozen
    Als Noor Zilver pakt
    Dan heeft Noor in de hand: Landgoed, Zilver
    En de aflegstapel van Noor is leeg
    En bij de vernietigde kaarten ligt: Koper
    Als Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan heeft Noor nog: 1 aanschaf, 2 munten

  @002-mine-upgrade
  Scenario: Mijn – van Zilver naar Goud
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Mijn, Zilver, Koper
    Als Noor de Mijn speelt
    En Noor Zilver vernietigt
    Dan staan ter keuze: Koper, Zilver, Goud
    Als Noor Goud pakt
    Dan heeft Noor in de hand: Koper, Goud
    En bij de vernietigde kaarten ligt: Zilver

  @002-mine-none
  Scenario: Mijn – zonder geld in de hand gebeurt er niets
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Mijn, Landgoed, Markt
    Als Noor de Mijn speelt
    Dan valt er niets te beslissen
    En Noor heeft niets gepakt
    En er zijn geen vernietigde kaarten
    En Noor heeft in de hand: Landgoed, Markt

  @002-mine-may
  Scenario: Mijn – het geld mag ook blijven
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Mijn, Goud
    Als Noor de Mijn speelt
    Dan beslist Noor
    Als Noor daarvan afziet
    Dan heeft Noor niets gepakt
    En Noor heeft in de hand: Goud
    En er zijn geen vernietigde kaarten

  @002-moat-show @002-moat-stays @002-moat-militia
  Scenario: Slotgracht – tegen de Militie
    Gegeven een partij van Noor, Bram en Fenna
    En Noor heeft in de hand: Militie
    En Bram heeft in de hand: Slotgracht, 4 Koper
    En Bram heeft op de trekstapel, van boven af: 2 Goud
    En Fenna heeft in de hand: 3 Zilver, Koper
    Als Noor de Militie speelt
    Dan beslist Bram
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten
    Als Bram de Slotgracht uit de hand toont
    En Fenna Koper aflegt
    Dan heeft Bram in de hand: Slotgracht, 4 Koper
    En Fenna heeft in de hand: 3 Zilver
    En Noor heeft nog: 0 acties, 1 aanschaf, 2 munten
    Als Noor de beurt beëindigt
    Dan kan Bram nu de Slotgracht spelen
    Als Bram de Slotgracht speelt
    Dan heeft Bram in de hand: 4 Koper, 2 Goud

  @002-moat-bandit
  Scenario: Slotgracht – tegen de Bandiet
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bandiet
    En Bram heeft in de hand: Slotgracht
    En Bram heeft op de trekstapel, van boven af: Zilver, Goud
    Als Noor de Bandiet speelt
    En Bram de Slotgracht uit de hand toont
    Dan heeft Bram op de trekstapel, van boven af: Zilver, Goud
    En Bram heeft getoond: Slotgracht
    En er zijn geen vernietigde kaarten
    En Noor heeft op de aflegstapel: Goud

  @002-moat-bureaucrat
  Scenario: Slotgracht – tegen de Bureaucraat
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bureaucraat
    En Bram heeft in de hand: Slotgracht, Landgoed
    En Bram heeft op de trekstapel, van boven af: Goud
    Als Noor de Bureaucraat speelt
    En Bram de Slotgracht uit de hand toont
    Dan heeft Bram in de hand: Slotgracht, Landgoed
    En Bram heeft op de trekstapel, van boven af: Goud
    En Noor heeft op de trekstapel, van boven af: Zilver

  @002-moat-witch @002-moat-others
  Scenario: Slotgracht – tegen de Heks, alleen voor wie hem toont
    Gegeven een partij van Noor, Bram en Fenna
    En Noor heeft in de hand: Heks
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver
    En Bram heeft in de hand: Slotgracht
    En Fenna heeft in de hand: Koper
    Als Noor de Heks speelt
    En Bram de Slotgracht uit de hand toont
    Dan heeft Bram niets gepakt
    En Fenna heeft op de aflegstapel: Vloek
    En Noor heeft in de hand: Koper, Zilver

  @002-moat-may
  Scenario: Slotgracht – tonen hoeft niet
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Heks
    En Bram heeft in de hand: Slotgracht
    Als Noor de Heks speelt
    En Bram daarvan afziet
    Dan heeft Bram op de aflegstapel: Vloek
    En Bram heeft niet gereageerd

  @002-moat-again
  Scenario: Slotgracht – bij elke aanval opnieuw
    Gegeven een partij van Noor, Bram en Fenna
    En Noor heeft in de hand: Heks
    En Fenna is aan 1 beurt begonnen
    En Bram heeft in de hand: Slotgracht, Heks
    En Fenna heeft in de hand: Slotgracht, 4 Koper
    Als Noor de Heks speelt
    En Bram de Slotgracht uit de hand toont
    En Fenna de Slotgracht uit de hand toont
    En Noor de beurt beëindigt
    En Bram de Heks speelt
    Dan beslist Fenna
    Als Fenna de Slotgracht uit de hand toont
    Dan heeft Fenna niets gepakt
    En Fenna heeft gereageerd met: 2 Slotgrachten
    En Fenna heeft in de hand: Slotgracht, 4 Koper

  @002-moat-no-attack
  Scenario: Slotgracht – alleen tegen aanvalskaarten
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Raadszaal
    En Bram heeft in de hand: Slotgracht
    En Bram heeft op de trekstapel, van boven af: Vloek
    Als Noor de Raadszaal speelt
    Dan valt er niets te beslissen
    En Bram heeft in de hand: Slotgracht, Vloek

  @002-moneylender-copper
  Scenario: Geldschieter – een Koper voor drie munten
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Geldschieter, 2 Koper, Zilver
    Als Noor de Geldschieter speelt
    Dan beslist Noor
    Als Noor Koper vernietigt
    Dan ligt bij de vernietigde kaarten: Koper
    En Noor heeft in de hand: Koper, Zilver
    En Noor heeft nog: 0 acties, 1 aanschaf, 3 munten

  @002-moneylender-copper
  Scenario: Geldschieter – zonder Koper geen munten
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Geldschieter, Zilver, Landgoed
    Als Noor de Geldschieter speelt
    Dan valt er niets te beslissen
    En er zijn geen vernietigde kaarten
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-moneylender-may @002-moneylender-copper
  Scenario: Geldschieter – het Koper houden
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Geldschieter, Koper
    Als Noor de Geldschieter speelt
    En Noor daarvan afziet
    Dan heeft Noor in de hand: Koper
    En er zijn geen vernietigde kaarten
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-poacher-none
  Scenario: Wilddief – zonder lege stapels niets afleggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Wilddief, Koper
    En Noor heeft op de trekstapel, van boven af: Zilver, Goud
    Als Noor de Wilddief speelt
    Dan valt er niets te beslissen
    En Noor heeft in de hand: Koper, Zilver
    En Noor heeft niets afgelegd
    En Noor heeft nog: 1 actie, 1 aanschaf, 1 munt

  @002-poacher-piles @002-poacher-draw-first
  Scenario: Wilddief – één lege stapel, één kaart
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 0 Vloeken
    En Noor heeft in de hand: Wilddief, Koper
    En Noor heeft op de trekstapel, van boven af: Landgoed, Goud
    Als Noor de Wilddief speelt
    Dan staan ter keuze: Koper, Landgoed
    En er moet precies 1 worden gekozen
    Als Noor het Landgoed aflegt
    Dan heeft Noor in de hand: Koper
    En Noor heeft op de aflegstapel: Landgoed

  @002-poacher-piles @002-poacher-any-pile
  Scenario: Wilddief – Koper en Wilddief zelf tellen mee
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Wilddief
    En in de voorraad liggen alleen nog: 0 Koper, 0 Wilddieven
    En Noor heeft in de hand: Wilddief, Koper, Zilver
    En Noor heeft op de trekstapel, van boven af: Landgoed, Goud
    Als Noor de Wilddief speelt
    Dan staan ter keuze: Koper, Zilver, Landgoed
    En er moeten precies 2 worden gekozen
    Als Noor Koper en Landgoed aflegt
    Dan heeft Noor in de hand: Zilver
    En Noor heeft op de aflegstapel: Koper, Landgoed

  @002-poacher-too-few
  Scenario: Wilddief – te weinig kaarten om af te leggen
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 0 Vloeken, 0 Koper
    En Noor heeft in de hand: Wilddief
    En Noor heeft op de trekstapel, van boven af: Goud, Zilver
    Als Noor de Wilddief speelt
    Dan valt er niets te beslissen
    En Noor heeft geen kaarten in de hand
    En Noor heeft op de aflegstapel: Goud
    En Noor heeft op de trekstapel, van boven af: Zilver
