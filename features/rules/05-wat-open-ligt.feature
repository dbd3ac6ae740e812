# language: nl
Functionaliteit: Wat mag een speler bekijken en tellen?

  @rule-information
  Abstract Scenario: De eigen trekstapel tellen, de aflegstapel niet, de vernietigde kaarten bekijken
    Gegeven de regels van boek <boek>
    En een partij van Anna en Bram
    En Anna heeft op de trekstapel, van boven af: Goud, 2 Zilver
    En Anna heeft op de aflegstapel: Hertogdom, 2 Koper
    En Bram heeft in de hand: 4 Goud
    En Bram heeft op de trekstapel, van boven af: 2 Zilver
    En bij de vernietigde kaarten liggen: Vloek, Landgoed
    Dan telt Anna op de eigen trekstapel 3 kaarten
    En Anna kent van de eigen aflegstapel alleen: Hertogdom
    En Anna kan bij de vernietigde kaarten bekijken: Vloek, Landgoed
    En Anna ziet in de andere handen 4 kaarten

    Voorbeelden:
      | boek |
      | 000  |
      | 001  |
      | 002  |
      | 004  |
