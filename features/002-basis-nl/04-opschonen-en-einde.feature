# language: nl
Functionaliteit: Opschonen en einde van het spel

  @002-cleanup-discard @002-term-in-play
  Scenario: Alles gaat naar de aflegstapel
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Markt, Zilver, Landgoed, Vloek
    En Noor heeft op de trekstapel, van boven af: Koper, 5 Goud
    Als Noor de Markt speelt
    En Noor naar de aanschaffase gaat
    En Noor Zilver speelt
    Dan heeft Noor in het spel: Markt, Zilver
    En de aflegstapel van Noor is leeg
    Als Noor de beurt beëindigt
    Dan heeft Noor op de aflegstapel: Markt, Zilver, Landgoed, Vloek, Koper
    En Noor heeft niets in het spel
    En Noor heeft in de hand: 5 Goud

  @002-cleanup-draw @002-shuffle-under
  Scenario: Te weinig kaarten voor een nieuwe hand
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Landgoed
    En Noor heeft op de trekstapel, van boven af: 3 Goud
    En Noor heeft op de aflegstapel: 3 Zilver
    Als Noor de beurt beëindigt en trekt: 3 Goud, Zilver, Landgoed
    Dan heeft Noor op de trekstapel, in welke volgorde ook: 2 Zilver
    En de aflegstapel van Noor is leeg
    En Noor heeft 4 kaarten geschud

  @002-cleanup-next @002-cleanup-lost
  Scenario: Wat over is gaat verloren
    Gegeven een partij van Noor, Bram en Fenna
    En Noor heeft in de hand: Festival, Goud
    Als Noor het Festival speelt
    En Noor naar de aanschaffase gaat
    En Noor Goud speelt
    Dan heeft Noor nog: 2 acties, 2 aanschaffen, 5 munten
    Als Noor de beurt beëindigt
    Dan is Bram aan de beurt
    En Bram heeft nog: 1 actie, 1 aanschaf, 0 munten
    Als Bram de beurt beëindigt
    Dan is Fenna aan de beurt
    Als Fenna de beurt beëindigt
    Dan is Noor aan de beurt
    En Noor heeft nog: 1 actie, 1 aanschaf, 0 munten

  @002-end-provinces @002-end-winner
  Scenario: De laatste Provincie
    Gegeven een partij van Noor en Bram
    En in de voorraad ligt alleen nog: 1 Provincie
    En Noor is in de aanschaffase
    En Noor heeft nog: 1 aanschaf, 8 munten
    En Bram heeft op de trekstapel, van boven af: Hertogdom, Landgoed
    Als Noor een Provincie koopt
    Dan gaat de partij door
    Als Noor de beurt beëindigt
    Dan is de partij afgelopen
    En Noor heeft 6 punten
    En Bram heeft 4 punten
    En Noor wint

  @002-end-piles
  Scenario: Drie lege stapels, welke ook
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Kelder
    En in de voorraad liggen alleen nog: 0 Vloeken, 1 Kelder, 1 Koper
    En Noor is in de aanschaffase
    En Noor heeft nog: 1 aanschaf, 2 munten
    Als Noor een Kelder koopt
    En Noor de beurt beëindigt
    Dan gaat de partij door
    En Bram is aan de beurt
    Als Bram naar de aanschaffase gaat
    En Bram Koper koopt
    Dan gaat de partij door
    Als Bram de beurt beëindigt
    Dan is de partij afgelopen

  @002-end-piles
  Scenario: Vier stapels die in één beurt leegraken
    Gegeven een partij van Noor en Bram
    En tot het koninkrijk horen: Kelder
    En in de voorraad liggen alleen nog: 0 Vloeken, 0 Kelders, 1 Koper, 1 Landgoed
    En Noor is in de aanschaffase
    En Noor heeft nog: 2 aanschaffen, 2 munten
    Als Noor Koper koopt
    En Noor een Landgoed koopt
    En Noor de beurt beëindigt
    Dan is de partij afgelopen
    En Noor wint

  @002-end-zones
  Scenario: Ook kaarten in het spel en opzij gelegde kaarten tellen
    Gegeven een partij van Noor en Bram
    En Noor heeft in de hand: Provincie, Koper
    En Noor heeft op de trekstapel, van boven af: Hertogdom
    En Noor heeft op de aflegstapel: Landgoed, Vloek
    En Noor heeft in het spel: Grote Zaal
    En Noor heeft opzij gelegd: Adel
    Dan heeft Noor 12 punten
    En Bram heeft 0 punten
    En Noor bezit: Provincie, Koper, Hertogdom, Landgoed, Vloek, Grote Zaal, Adel

  @002-end-tie-turns
  Scenario: Bij gelijke stand wint wie minder beurten had
    Gegeven een partij van Noor en Bram
    En in de voorraad ligt alleen nog: 1 Provincie
    En Noor is aan 12 beurten begonnen
    En Bram is aan 11 beurten begonnen
    En Bram heeft op de aflegstapel: Provincie
    En Noor is in de aanschaffase
    En Noor heeft nog: 1 aanschaf, 8 munten
    Als Noor een Provincie koopt
    En Noor de beurt beëindigt
    Dan is de partij afgelopen
    En Noor heeft 6 punten
    En Bram heeft 6 punten
    En Bram wint

  @002-end-tie-shared
  Scenario: Even veel punten en even veel beurten
    Gegeven een partij van Noor, Bram en Fenna
    En in de voorraad ligt alleen nog: 1 Provincie
    En Noor is aan 12 beurten begonnen
    En Bram is aan 12 beurten begonnen
    En Fenna is aan 11 beurten begonnen
    En Noor heeft op de aflegstapel: Provincie
    En Bram is in de aanschaffase
    En Bram heeft nog: 1 aanschaf, 8 munten
    Als Bram een Provincie koopt
    En Bram de beurt beëindigt
    Dan is de partij afgelopen
    En de overwinning delen: Noor en Bram

  @002-five-six-end
  Scenario: Met z'n vijven zijn drie lege stapels te weinig
    Gegeven een partij van Noor, Bram, Fenna, Sijmen en Mees
    En in de voorraad liggen alleen nog: 0 Vloeken, 0 Landgoederen, 1 Zilver, 1 Hertogdom
    En Noor is in de aanschaffase
    En Noor heeft nog: 1 aanschaf, 3 munten
    En Bram heeft in de hand: 2 Goud
    Als Noor Zilver koopt
    En Noor de beurt beëindigt
    Dan gaat de partij door
    Als Bram naar de aanschaffase gaat
    En Bram al het geld neerlegt
    En Bram een Hertogdom koopt
    En Bram de beurt beëindigt
    Dan is de partij afgelopen

  @002-five-six-end
  Scenario: Met z'n zessen telt de stapel Provincies nog steeds
    Gegeven een partij van Noor, Bram, Fenna, Sijmen, Mees en Tirza
    En in de voorraad liggen alleen nog: 1 Provincie, 0 Vloeken, 0 Zilver
    En Tirza is in de aanschaffase
    En Tirza heeft nog: 1 aanschaf, 8 munten
    Als Tirza een Provincie koopt
    En Tirza de beurt beëindigt
    Dan is de partij afgelopen
    En Tirza wint

  @002-setup-start-player
  Scenario: Na een overwinning begint de linkerbuur van de winnaar
    Gegeven een partij van Noor, Bram en Fenna
    En in de voorraad ligt alleen nog: 1 Provincie
    En Bram is in de aanschaffase
    En Bram heeft nog: 1 aanschaf, 8 munten
    Als Bram een Provincie koopt
    En Bram de beurt beëindigt
    Dan wint Bram
    En de volgende partij kan beginnen: Fenna

  @002-setup-start-player
  Scenario: Na een gelijke stand wordt er geloot
    Gegeven een partij van Noor, Bram en Fenna
    En in de voorraad ligt alleen nog: 1 Provincie
    En Noor is aan 8 beurten begonnen
    En Bram is aan 8 beurten begonnen
    En Noor heeft op de aflegstapel: Provincie
    En Bram is in de aanschaffase
    En Bram heeft nog: 1 aanschaf, 8 munten
    Als Bram een Provincie koopt
    En Bram de beurt beëindigt
    Dan delen de overwinning: Noor en Bram
    En de volgende partij kan beginnen: Noor, Bram en Fenna
