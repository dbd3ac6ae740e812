# language: pl
Funkcja: Przygotowanie gry

  @001-setup-treasures @001-setup-victory-2 @001-setup-curses @001-setup-kingdom
  @001-nobles-points @001-great-hall-points @001-harem-points @001-duke-points
  Scenariusz: Zapasy dla dwóch osób
    Zakładając, że Iga i Borys zaczynają grę zestawem "Taniec zwycięstwa"
    Wtedy Zapasy liczą stosów: 17
    Oraz Zapasy liczą: 46 Miedziaków, 40 Srebrników, 30 Złociszy
    Oraz Zapasy liczą: 8 Posiadłości, 8 Powiatów, 8 Prowincji, 10 Klątw
    Oraz Zapasy liczą: 8 Szlacht, 8 Westybuli, 8 Haremów, 8 Starostów
    Oraz Zapasy liczą: 10 Mostów, 10 Giermków, 10 Hut Żelaza, 10 Maskarad, 10 Rozbudów, 10 Zwiadowców

  @001-setup-treasures @001-setup-victory-3-4 @001-setup-curses @001-setup-kingdom
  @001-nobles-points @001-great-hall-points @001-harem-points @001-duke-points
  Scenariusz: Zapasy dla trzech osób
    Zakładając, że Iga, Borys i Celina zaczynają grę zestawem "Taniec zwycięstwa"
    Wtedy Zapasy liczą: 39 Miedziaków, 40 Srebrników, 30 Złociszy
    Oraz Zapasy liczą: 12 Posiadłości, 12 Powiatów, 12 Prowincji, 20 Klątw
    Oraz Zapasy liczą: 12 Szlacht, 12 Westybuli, 12 Haremów, 12 Starostów, 10 Mostów

  @001-setup-treasures @001-setup-victory-3-4 @001-setup-curses
  Scenariusz: Zapasy dla czterech osób
    Zakładając, że Iga, Borys, Celina i Daniel zaczynają grę zestawem "Tajemne spiski"
    Wtedy Zapasy liczą: 32 Miedziaki, 40 Srebrników, 30 Złociszy
    Oraz Zapasy liczą: 12 Posiadłości, 12 Powiatów, 12 Prowincji, 30 Klątw
    Oraz Zapasy liczą: 12 Haremów, 10 Kanciarzy, 10 Danin, 10 Faktorii

  @001-five-setup @001-five-six-treasures
  Scenariusz: Zapasy dla pięciu osób
    Zakładając, że Iga, Borys, Celina, Daniel i Ewa zaczynają grę zestawem "Taniec zwycięstwa"
    Wtedy Zapasy liczą: 85 Miedziaków, 80 Srebrników, 60 Złociszy
    Oraz Zapasy liczą: 12 Posiadłości, 12 Powiatów, 15 Prowincji, 40 Klątw
    Oraz Zapasy liczą: 12 Szlacht, 12 Westybuli, 12 Haremów, 12 Starostów

  @001-six-setup @001-five-six-treasures
  Scenariusz: Zapasy dla sześciu osób
    Zakładając, że Iga, Borys, Celina, Daniel, Ewa i Filip zaczynają grę zestawem "Taniec zwycięstwa"
    Wtedy Zapasy liczą: 78 Miedziaków, 80 Srebrników, 60 Złociszy
    Oraz Zapasy liczą: 12 Posiadłości, 12 Powiatów, 18 Prowincji, 50 Klątw
    Oraz Zapasy liczą: 12 Szlacht, 12 Westybuli, 12 Haremów, 12 Starostów

  @001-setup-deck
  Scenariusz: Talia początkowa
    Zakładając, że Iga, Borys i Celina zaczynają grę zestawem "Najlepsze życzenia"
    Wtedy Iga posiada: 7 Miedziaków, 3 Posiadłości
    Oraz Borys posiada: 7 Miedziaków, 3 Posiadłości
    Oraz Celina posiada: 7 Miedziaków, 3 Posiadłości
    Oraz Iga ma na ręce 5 kart
    Oraz Iga ma w talii 5 kart
    Oraz Celina ma na ręce 5 kart
    Oraz Borys nie ma odrzuconych kart
    Oraz kolejkę rozgrywa Iga

  @001-setup-types
  Scenariusz: Westybul zawsze należy do obu typów
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Westybul
    Oraz Iga ma na ręce: Huta Żelaza
    Oraz Iga ma w talii od góry: Westybul, Zwiadowca
    Gdy Iga zagrywa Hutę Żelaza
    Oraz Iga dodaje Westybul
    Wtedy Iga ma na ręce: Westybul
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet
    Oraz Iga może zagrać Westybul
    Oraz Iga ma 2 punkty

  @001-setup-treasure-pile
  Scenariusz: Pusty stos skarbów też się liczy
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 0 Klątw, 0 Posiadłości, 1 Srebrnik
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 1 zakup, 3 monety
    Gdy Iga kupuje Srebrnika
    Oraz Iga kończy kolejkę
    Wtedy gra się kończy

  @001-setup-curse-bought @001-buy-any
  Scenariusz: Kupiona Klątwa
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 10 Klątw
    Oraz Iga jest w fazie kupna
    Gdy Iga kupuje Klątwę
    Wtedy Iga ma na stosie odrzuconych: Klątwa
    Oraz Zapasy liczą: 9 Klątw
