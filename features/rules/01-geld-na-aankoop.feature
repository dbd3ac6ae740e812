# language: nl
Functionaliteit: Mag er na een aankoop nog geld worden gespeeld?

  @rule-treasures-after-buying
  Abstract Scenario: Voor de tweede aankoop komt er nog geld bij
    Gegeven de regels van boek <boek>
    En een partij van Anna en Bram
    En Anna is in de aanschaffase
    En Anna heeft nog: 2 aanschaffen
    En Anna heeft in de hand: Zilver, 3 Koper
    Als Anna Zilver speelt
    En Anna Landgoed koopt
    Dan kan Anna nu Koper spelen
    Als Anna al het geld neerlegt
    Dan heeft Anna nog: 1 aanschaf, 3 munten

    Voorbeelden:
      | boek |
      | 000  |
      | 001  |
      | 004  |

  @rule-treasures-after-buying
  Scenario: Eerst al het geld, dan pas kopen
    Gegeven de regels van boek 002
    En een partij van Anna en Bram
    En Anna is in de aanschaffase
    En Anna heeft nog: 2 aanschaffen
    En Anna heeft in de hand: Zilver, 3 Koper
    Als Anna Zilver speelt
    En Anna Landgoed koopt
    Dan kan Anna Koper niet spelen
    En Anna heeft nog: 1 aanschaf, 0 munten
