# language: nl
Functionaliteit: Kaartsoorten en termen

  @002-types-all @002-types-throne
  Scenario: Voorbeeld – elke soort actiekaart past op de Troonzaal
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Troonzaal, Heks, Slotgracht, Smidse, Landgoed, Zilver
    En Noor heeft op de trekstapel, van boven af: 4 Koper
    Als Noor de Troonzaal speelt
    En Noor daarvoor kiest
    Dan staan ter keuze: Heks, Slotgracht, Smidse
    En er moet precies 1 worden gekozen
    Als Noor de Slotgracht daarvoor uitkiest
    Dan heeft Noor in de hand: Heks, Smidse, Landgoed, Zilver, 4 Koper
    En Noor heeft in het spel: Troonzaal, Slotgracht

  @002-types-throne
  Scenario: Voorbeeld – een Heks op de Troonzaal
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Troonzaal, Heks
    En Noor heeft op de trekstapel, van boven af: 4 Koper, Zilver
    Als Noor de Troonzaal speelt
    En Noor de Heks daarvoor uitkiest
    Dan heeft Noor in de hand: 4 Koper
    En Bram heeft gepakt: 2 Vloeken

  @002-types-throne
  Scenario: Voorbeeld – een Smidse op de Troonzaal
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Troonzaal, Smidse
    En Noor heeft op de trekstapel, van boven af: 6 Koper, Zilver
    Als Noor de Troonzaal speelt
    En Noor de Smidse daarvoor uitkiest
    Dan heeft Noor in de hand: 6 Koper
    En Noor heeft in het spel: Troonzaal, Smidse

  @002-types-victory @002-types-curse
  Scenario: Punten en strafpunten
    Gegeven een partij van Noor en Bram
    En Noor heeft op de aflegstapel: Landgoed, Hertogdom, Provincie
    En Bram heeft op de aflegstapel: 2 Vloeken, Landgoed
    Dan heeft Noor 10 punten
    En Bram heeft -1 punten

  @002-types-curse @002-types-attack
  Scenario: Vloeken krijg je van een ander
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Heks
    Als Noor de Heks speelt
    Dan heeft Bram op de aflegstapel: Vloek
    En Bram heeft -1 punten
    En Noor heeft 0 punten

  @002-types-reaction @002-moat-show
  Scenario: Voorbeeld – de Slotgracht antwoordt op een aanval
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Militie
    En Bram heeft in de hand: Slotgracht, 4 Koper
    Als Noor de Militie speelt
    Dan beslist Bram
    En ter keuze staan: Slotgracht
    Als Bram de Slotgracht uit de hand toont
    Dan valt er niets te beslissen
    En Bram heeft in de hand: Slotgracht, 4 Koper
    En Bram heeft gereageerd met: Slotgracht

  @002-types-reactions-in-turn
  Scenario: Reacties na elkaar
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Heks
    En Bram heeft in de hand: Slotgracht, Geheime Kamer
    En Bram heeft op de trekstapel, van boven af: Goud, Zilver
    Als Noor de Heks speelt
    Dan staan ter keuze: Slotgracht, Geheime Kamer
    Als Bram de Geheime Kamer uit de hand toont
    En Bram op de trekstapel legt, van boven af: Zilver, Geheime Kamer
    Dan staan ter keuze: Slotgracht
    Als Bram de Slotgracht uit de hand toont
    Dan heeft Bram gereageerd met: Geheime Kamer, Slotgracht
    En Bram heeft niets gepakt
    En Bram heeft niets in het spel

  @002-term-card
  Scenario: Een kaart wordt meteen getrokken
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Wilddief
    En in de voorraad liggen alleen nog: 0 Vloeken
    En Noor heeft op de trekstapel, van boven af: Goud
    Als Noor de Wilddief speelt
    Dan heeft Noor op de aflegstapel: Goud
    En Noor heeft geen kaarten in de hand

  @002-term-card-shuffle @002-shuffle-under
  Scenario: Meer trekken dan er ligt
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Smidse
    En Noor heeft op de trekstapel, van boven af: Goud
    En Noor heeft op de aflegstapel: 4 Koper
    Als Noor de Smidse speelt
    Dan heeft Noor in de hand: Goud, 2 Koper
    En Noor heeft op de trekstapel, van boven af: 2 Koper
    En de aflegstapel van Noor is leeg
    En Noor heeft 4 kaarten geschud

  @002-term-coin
  Scenario: Een munt is geen Koper
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 20 Koper
    En Noor heeft in de hand: Militie
    Als Noor de Militie speelt
    Dan heeft Noor nog: 0 acties, 1 aanschaf, 2 munten
    En in de voorraad liggen: 20 Koper
    En Noor bezit: Militie

  @002-term-discard
  Scenario: Afleggen gebeurt uit de hand
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Kelder, Landgoed, Goud
    En Noor heeft op de trekstapel, van boven af: Koper, Zilver
    Als Noor de Kelder speelt
    Dan staan ter keuze: Landgoed, Goud
    Als Noor het Landgoed aflegt
    Dan heeft Noor op de aflegstapel: Landgoed
    En Noor heeft in de hand: Goud, Koper
    En Noor heeft op de trekstapel, van boven af: Zilver

  @002-term-discard-from
  Scenario: Soms wordt van een andere plek afgelegd
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Vazal, Koper
    En Noor heeft op de trekstapel, van boven af: Landgoed, Zilver
    Als Noor de Vazal speelt
    Dan heeft Noor op de aflegstapel: Landgoed
    En boven op de aflegstapel van Noor ligt: Landgoed
    En Noor heeft in de hand: Koper
    En Noor heeft op de trekstapel, van boven af: Zilver

  @002-term-gain @002-term-gain-idle
  Scenario: Pakken is niet spelen
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Dorp
    En Noor heeft in de hand: Werkplaats
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor de Werkplaats speelt
    En Noor een Dorp pakt
    Dan heeft Noor op de aflegstapel: Dorp
    En in de voorraad liggen: 9 Dorpen
    En Noor heeft geen kaarten in de hand
    En Noor heeft nog: 0 acties, 1 aanschaf, 0 munten
    En Noor heeft in het spel: Werkplaats

  @002-term-gain-to
  Scenario: Een gepakte kaart die ergens anders heen gaat
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 40 Zilver
    En Noor heeft in de hand: Bureaucraat
    En Noor heeft op de trekstapel, van boven af: Koper
    Als Noor de Bureaucraat speelt
    Dan heeft Noor op de trekstapel, van boven af: Zilver, Koper
    En de aflegstapel van Noor is leeg
    En in de voorraad liggen: 39 Zilver

  @002-term-gain-from
  Scenario: Pakken van een andere plek dan de voorraad
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 30 Goud
    En Noor heeft in de hand: Dief
    En Bram heeft op de trekstapel, van boven af: Goud, Landgoed, Koper
    Als Noor de Dief speelt
    En Noor Goud pakt
    Dan heeft Noor op de aflegstapel: Goud
    En er zijn geen vernietigde kaarten
    En in de voorraad liggen: 30 Goud
    En Bram heeft op de aflegstapel: Landgoed

  @002-term-in-play-only @002-term-aside
  Scenario: Alleen gespeelde kaarten zijn in het spel
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bibliotheek, 5 Koper
    En Noor heeft op de trekstapel, van boven af: Markt, Dorp, Zilver, Goud
    En bij de vernietigde kaarten ligt: Vloek
    Als Noor de Bibliotheek speelt
    En Noor de Markt opzij legt
    Dan heeft Noor opzij gelegd: Markt
    En Noor heeft in het spel: Bibliotheek
    En Noor heeft in de hand: 5 Koper, Dorp
    Als Noor daarvan afziet
    Dan heeft Noor in de hand: 5 Koper, Dorp, Zilver
    En Noor heeft op de aflegstapel: Markt
    En Noor heeft in het spel: Bibliotheek

  @002-term-look @002-term-look-back
  Scenario: Bekijken gaat de anderen niets aan
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Voorbode
    En Noor heeft op de trekstapel, van boven af: Koper, Landgoed
    En Noor heeft op de aflegstapel: Goud, Vloek
    Als Noor de Voorbode speelt
    En Noor daarvan afziet
    Dan heeft alleen Noor bekeken: Goud, Vloek
    En Noor heeft op de aflegstapel: Goud, Vloek
    En Noor heeft op de trekstapel, van boven af: Landgoed

  @002-term-play-free @002-term-play-in-play
  Scenario: Een kaart die een kaart laat spelen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Vazal
    En Noor heeft op de trekstapel, van boven af: Festival, Koper
    Als Noor de Vazal speelt
    En Noor daarvoor kiest
    Dan heeft Noor nog: 2 acties, 2 aanschaffen, 4 munten
    En Noor heeft in het spel: Vazal, Festival
    En de aflegstapel van Noor is leeg

  @002-term-play-line
  Scenario: Ook dan houdt de kaart bij de scheidingslijn op
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Vazal
    En Noor heeft op de trekstapel, van boven af: Slotgracht, Koper, Zilver, Goud
    Als Noor de Vazal speelt
    En Noor daarvoor kiest
    Dan valt er niets te beslissen
    En Noor heeft in de hand: Koper, Zilver
    En Noor heeft niet gereageerd
    En Noor heeft niets getoond

  @002-term-reveal @002-term-reveal-back @002-bureaucrat-reveal
  Scenario: Wie niets kan, toont zijn hand en houdt die
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Bureaucraat
    En Bram heeft in de hand: Koper, Markt
    En Bram heeft op de trekstapel, van boven af: Goud
    Als Noor de Bureaucraat speelt
    Dan heeft Bram getoond: Koper, Markt
    En Bram heeft in de hand: Koper, Markt
    En Bram heeft op de trekstapel, van boven af: Goud

  @002-term-trash @002-term-trash-out @002-setup-trash
  Scenario: Vernietigd is niet meer van jou
    Gegeven een partij van Noor en Bram
    En in de voorraad liggen alleen nog: 0 Landgoederen
    En Noor heeft in de hand: Kapel, 2 Landgoederen, Zilver
    Als Noor de Kapel speelt
    En Noor 2 Landgoederen vernietigt
    Dan liggen bij de vernietigde kaarten: 2 Landgoederen
    En Noor bezit: Kapel, Zilver
    En Noor heeft 0 punten
    Als Noor naar de aanschaffase gaat
    En Noor al het geld neerlegt
    Dan kan Noor een Landgoed niet kopen
    En in de voorraad liggen: 0 Landgoederen
