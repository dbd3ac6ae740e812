# language: nl
Functionaliteit: Koninkrijkkaarten van Verbouwing tot Werkplaats

  @002-remodel-not-itself @002-remodel-gain @002-remodel-no-money
  Scenario: Verbouwing – hoogstens twee duurder
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Markt, Smidse, Verbouwing
    En Noor heeft in de hand: Verbouwing, Zilver, Goud
    En Noor heeft nog: 1 actie, 1 aanschaf, 2 munten
    Als Noor de Verbouwing speelt
    Dan staan ter keuze: Zilver, Goud
    En er moet precies 1 worden gekozen
    En niet ter keuze staat: Verbouwing
    Als Noor Zilver vernietigt
    Dan staan ter keuze: Koper, Zilver, Landgoed, Hertogdom, Vloek, Markt, Smidse, Verbouwing
    En er moet precies 1 worden gekozen
    Als Noor een Markt pakt
    Dan heeft Noor op de aflegstapel: Markt
    En in de voorraad liggen: 9 Markten
    En bij de vernietigde kaarten ligt: Zilver
    En Noor heeft in de hand: Goud
    En Noor heeft in het spel: Verbouwing
    En Noor heeft nog: 0 acties, 1 aanschaf, 2 munten

  @002-remodel-less
  Scenario: Verbouwing – het mag ook goedkoper
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Verbouwing, Goud, Koper
    Als Noor de Verbouwing speelt
    En Noor Goud vernietigt
    En Noor een Landgoed pakt
    Dan heeft Noor op de aflegstapel: Landgoed
    En bij de vernietigde kaarten ligt: Goud

  @002-remodel-same
  Scenario: Verbouwing – dezelfde kaart terugpakken
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 5 Provincies
    En Noor heeft in de hand: Verbouwing, Provincie, Koper
    Als Noor de Verbouwing speelt
    En Noor de Provincie vernietigt
    En Noor een Provincie pakt
    Dan heeft Noor op de aflegstapel: Provincie
    En in de voorraad liggen: 4 Provincies
    En bij de vernietigde kaarten ligt: Provincie

  @002-remodel-not-itself
  Scenario: Verbouwing – een tweede Verbouwing uit de hand mag wel
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Verbouwingen, Koper
    Als Noor de Verbouwing speelt
    Dan staan ter keuze: Verbouwing, Koper
    Als Noor een Verbouwing vernietigt
    En Noor Goud pakt
    Dan ligt bij de vernietigde kaarten: Verbouwing
    En Noor heeft op de aflegstapel: Goud
    En Noor heeft in het spel: Verbouwing

  @002-sentry-order @002-sentry-each
  Scenario: Cipier – eerst een kaart en een actie
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Cipier
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed, Goud, Provincie
    Als Noor de Cipier speelt
    Dan heeft Noor in de hand: Koper
    En Noor heeft nog: 1 actie, 1 aanschaf, 0 munten
    En alleen Noor heeft bekeken: Landgoed, Goud
    En ter keuze staan: Landgoed, Goud
    En er mogen 0 tot 2 worden gekozen
    Als Noor het Landgoed vernietigt
    Dan staan ter keuze: Goud
    Als Noor niets aflegt
    Dan ligt bij de vernietigde kaarten: Landgoed
    En Noor heeft op de trekstapel, van boven af: Goud, Provincie
    En de aflegstapel van Noor is leeg

  @002-sentry-each
  Scenario: Cipier – beide vernietigen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Cipier
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed, Vloek, Zilver
    Als Noor de Cipier speelt
    En Noor Landgoed en Vloek vernietigt
    Dan valt er niets te beslissen
    En bij de vernietigde kaarten liggen: Landgoed, Vloek
    En Noor heeft op de trekstapel, van boven af: Zilver
    En Noor heeft in de hand: Koper

  @002-sentry-each
  Scenario: Cipier – beide afleggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Cipier
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed, Provincie, Zilver
    Als Noor de Cipier speelt
    En Noor niets vernietigt
    En Noor Landgoed en Provincie aflegt
    Dan valt er niets te beslissen
    En Noor heeft op de aflegstapel: Landgoed, Provincie
    En Noor heeft op de trekstapel, van boven af: Zilver
    En er zijn geen vernietigde kaarten

  @002-sentry-each
  Scenario: Cipier – beide terugleggen, andersom
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Cipier
    En Noor heeft op de trekstapel, van boven af: Koper, Markt, Goud, Zilver
    Als Noor de Cipier speelt
    En Noor niets vernietigt
    En Noor niets aflegt
    En Noor op de trekstapel legt, van boven af: Goud, Markt
    Dan heeft Noor op de trekstapel, van boven af: Goud, Markt, Zilver
    En de aflegstapel van Noor is leeg
    En er zijn geen vernietigde kaarten

  @002-sentry-each
  Scenario: Cipier – één vernietigen en één afleggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Cipier
    En Noor heeft op de trekstapel, van boven af: Koper, Vloek, Provincie, Zilver
    Als Noor de Cipier speelt
    En Noor de Vloek vernietigt
    En Noor de Provincie aflegt
    Dan ligt bij de vernietigde kaarten: Vloek
    En Noor heeft op de aflegstapel: Provincie
    En Noor heeft op de trekstapel, van boven af: Zilver

  @002-sentry-each
  Scenario: Cipier – één afleggen en één terugleggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Cipier
    En Noor heeft op de trekstapel, van boven af: Koper, Provincie, Goud, Zilver
    Als Noor de Cipier speelt
    En Noor niets vernietigt
    En Noor de Provincie aflegt
    Dan heeft Noor op de aflegstapel: Provincie
    En Noor heeft op de trekstapel, van boven af: Goud, Zilver
    En er zijn geen vernietigde kaarten

  @002-smithy-play
  Scenario: Smidse – drie kaarten
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Smidse
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver, Goud, Markt
    Als Noor de Smidse speelt
    Dan heeft Noor in de hand: Koper, Zilver, Goud
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-throne-room-may
  Scenario: Troonzaal – niets hoeven spelen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Troonzaal, Verbouwing, Goud
    Als Noor de Troonzaal speelt
    Dan beslist Noor
    Als Noor daarvan afziet
    Dan valt er niets te beslissen
    En Noor heeft in de hand: Verbouwing, Goud
    En Noor heeft in het spel: Troonzaal
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten

  @002-throne-room-twice
  Scenario: Troonzaal – de eerste keer helemaal, dan de tweede
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Markt
    En Noor heeft in de hand: Troonzaal, Werkplaats, Markt, Zilver
    Als Noor de Troonzaal speelt
    En Noor de Werkplaats daarvoor uitkiest
    En Noor een Landgoed pakt
    Dan heeft Noor op de aflegstapel: Landgoed
    En Noor beslist
    En ter keuze staan: Koper, Zilver, Landgoed, Vloek
    Als Noor Zilver pakt
    Dan heeft Noor op de aflegstapel: Landgoed, Zilver
    En Noor heeft in het spel: Troonzaal, Werkplaats
    En Noor heeft in de hand: Markt, Zilver

  @002-throne-room-free @002-throne-room-example
  Scenario: Troonzaal – voorbeeld met een Dorp
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Troonzaal, Dorp
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver, Goud
    Als Noor de Troonzaal speelt
    En Noor het Dorp daarvoor uitkiest
    Dan heeft Noor in de hand: Koper, Zilver
    En Noor heeft nog: 4 acties, 1 aanschaf, 0 munten

  @002-throne-room-throne
  Scenario: Troonzaal op Troonzaal – twee acties, elk twee keer
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Troonzalen, Festival, Smidse, Markt
    En Noor heeft op de trekstapel, van boven af: 6 Koper, Zilver
    Als Noor de Troonzaal speelt
    Dan beslist Noor
    Als Noor de Troonzaal daarvoor uitkiest
    En Noor het Festival daarvoor uitkiest
    Dan heeft Noor nog: 4 acties, 3 aanschaffen, 4 munten
    En Noor heeft in de hand: Smidse, Markt
    Als Noor de Smidse daarvoor uitkiest
    Dan valt er niets te beslissen
    En Noor heeft in de hand: Markt, 6 Koper
    En Noor heeft in het spel: 2 Troonzalen, Festival, Smidse
    En Noor heeft nog: 4 acties, 3 aanschaffen, 4 munten

  @002-throne-room-throne
  Scenario: Troonzaal op Troonzaal – nooit één actie vier keer
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: 2 Troonzalen, Festival
    Als Noor de Troonzaal speelt
    En Noor de Troonzaal daarvoor uitkiest
    En Noor het Festival daarvoor uitkiest
    Dan valt er niets te beslissen
    En Noor heeft nog: 4 acties, 3 aanschaffen, 4 munten
    En Noor heeft in het spel: 2 Troonzalen, Festival

  @002-throne-room-between
  Scenario: Troonzaal op Vazal – tussendoor spelen mag als de kaart het zegt
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Troonzaal, Vazal, Smidse
    En Noor heeft op de trekstapel, van boven af: Festival, Koper, Goud
    Als Noor de Troonzaal speelt
    En Noor de Vazal daarvoor uitkiest
    Dan beslist Noor
    En Noor heeft nog: 0 acties, 1 aanschaf, 2 munten
    Als Noor daarvoor kiest
    Dan valt er niets te beslissen
    En Noor heeft in het spel: Troonzaal, Vazal, Festival
    En Noor heeft op de aflegstapel: Koper
    En Noor heeft in de hand: Smidse
    En Noor heeft nog: 2 acties, 2 aanschaffen, 6 munten

  @002-vassal-may
  Scenario: Vazal – de actie mag blijven liggen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Vazal
    En Noor heeft op de trekstapel, van boven af: Smidse, Koper
    Als Noor de Vazal speelt
    Dan beslist Noor
    En Noor heeft op de aflegstapel: Smidse
    Als Noor daarvan afziet
    Dan heeft Noor op de aflegstapel: Smidse
    En Noor heeft in het spel: Vazal
    En Noor heeft geen kaarten in de hand
    En Noor heeft nog: 0 acties, 1 aanschaf, 2 munten

  @002-vassal-play
  Scenario: Vazal – de gespeelde kaart komt gewoon in het spel
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Vazal
    En Noor heeft op de trekstapel, van boven af: Smidse, Koper, Zilver, Goud
    Als Noor de Vazal speelt
    En Noor daarvoor kiest
    Dan heeft Noor in de hand: Koper, Zilver, Goud
    En Noor heeft in het spel: Vazal, Smidse
    En de aflegstapel van Noor is leeg
    En Noor heeft nog: 0 acties, 1 aanschaf, 2 munten

  @002-vassal-other
  Scenario: Vazal – alleen actiekaarten
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Vazal
    En Noor heeft op de trekstapel, van boven af: Goud, Koper
    Als Noor de Vazal speelt
    Dan valt er niets te beslissen
    En Noor heeft op de aflegstapel: Goud
    En Noor heeft in het spel: Vazal
    En Noor heeft nog: 0 acties, 1 aanschaf, 2 munten

  @002-village-play
  Scenario: Dorp – een kaart en twee acties
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Dorp
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver
    Als Noor het Dorp speelt
    Dan heeft Noor in de hand: Koper
    En Noor heeft nog: 2 acties, 1 aanschaf, 0 munten

  @002-witch-curses @002-witch-order
  Scenario: Heks – de Vloeken komen uit de voorraad
    Gegeven een partij van Noor, Bram en Fenna
    En in de voorraad liggen alleen nog: 5 Vloeken
    En Noor heeft in de hand: Heks
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver, Goud
    Als Noor de Heks speelt
    Dan heeft Noor in de hand: Koper, Zilver
    En Bram heeft op de aflegstapel: Vloek
    En Fenna heeft op de aflegstapel: Vloek
    En Noor heeft niets gepakt
    En in de voorraad liggen: 3 Vloeken

  @002-witch-order
  Scenario: Heks – de laatste Vloek is voor de linkerbuur
    Gegeven een partij van Noor, Bram en Fenna
    En in de voorraad ligt alleen nog: 1 Vloek
    En Bram is aan de beurt
    En Bram heeft in de hand: Heks
    Als Bram de Heks speelt
    Dan heeft Fenna op de aflegstapel: Vloek
    En Noor heeft niets gepakt

  @002-witch-empty
  Scenario: Heks – zonder Vloeken nog altijd twee kaarten
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 0 Vloeken
    En Noor heeft in de hand: Heks
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver, Goud
    Als Noor de Heks speelt
    Dan heeft Noor in de hand: Koper, Zilver
    En Bram heeft niets gepakt

  @002-workshop-gain @002-workshop-no-money
  Scenario: Werkplaats – van nul tot vier munten
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Markt, Smidse, Dorp
    En Noor heeft in de hand: Werkplaats, Goud
    En Noor heeft nog: 1 actie, 1 aanschaf, 3 munten
    Als Noor de Werkplaats speelt
    Dan staan ter keuze: Koper, Zilver, Landgoed, Vloek, Smidse, Dorp
    En er moet precies 1 worden gekozen
    Als Noor een Smidse pakt
    Dan heeft Noor op de aflegstapel: Smidse
    En in de voorraad liggen: 9 Smidsen
    En Noor heeft in de hand: Goud
    En Noor heeft nog: 0 acties, 1 aanschaf, 3 munten
