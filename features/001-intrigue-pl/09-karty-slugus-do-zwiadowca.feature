# language: pl
Funkcja: Karty królestwa od Sługusa do Zwiadowcy

  @001-minion-choice
  Scenariusz: Sługus – dwie monety i akcja
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sługus, Most
    Oraz Borys ma na ręce: 5 Miedziaków
    Gdy Iga zagrywa Sługusa
    Wtedy do wyboru są 2 polecenia
    Gdy Iga wybiera "+2 monety"
    Wtedy Iga ma jeszcze: 1 akcja, 1 zakup, 2 monety
    Oraz Iga ma na ręce: Most
    Oraz Borys ma na ręce: 5 Miedziaków

  @001-minion-choice @001-minion-five
  Scenariusz: Sługus – wymiana ręki dla siebie i pełnych rąk
    Zakładając, że grają Iga, Borys, Celina i Daniel
    Oraz Iga ma na ręce: Sługus, 2 Posiadłości
    Oraz Iga ma w talii od góry: 4 Miedziaki
    Oraz Borys ma na ręce: 4 Posiadłości
    Oraz Borys ma w talii od góry: 4 Złocisze
    Oraz Celina ma na ręce: 6 Posiadłości
    Oraz Celina ma w talii od góry: 5 Srebrników
    Oraz Daniel ma na ręce: 5 Klątw
    Oraz Daniel ma w talii od góry: 4 Złocisze
    Gdy Iga zagrywa Sługusa
    Oraz Iga wybiera "odrzucić rękę"
    Wtedy Iga ma na ręce: 4 Miedziaki
    Oraz Iga ma na stosie odrzuconych: 2 Posiadłości
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet
    Oraz Borys ma na ręce: 4 Posiadłości
    Oraz Celina ma na ręce: 4 Srebrniki
    Oraz Celina ma na stosie odrzuconych: 6 Posiadłości
    Oraz Daniel ma na ręce: 4 Złocisze

  @001-minion-moat
  Scenariusz: Sługus – Fosa: ani odrzucania, ani dociągania
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sługus
    Oraz Borys ma na ręce: Fosa, 4 Posiadłości
    Oraz Borys ma w talii od góry: 4 Złocisze
    Gdy Iga zagrywa Sługusa
    Oraz Borys odkrywa z ręki Fosę
    Oraz Iga wybiera "odrzucić rękę"
    Wtedy Borys ma na ręce: Fosa, 4 Posiadłości
    Oraz Borys ma w talii od góry: 4 Złocisze
    Oraz Borys nie ma odrzuconych kart

  @001-minion-secret-chamber
  Scenariusz: Sługus – Tajna komnata i mniej niż pięć kart
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sługus
    Oraz Borys ma na ręce: Tajna komnata, 2 Miedziaki
    Oraz Borys ma w talii od góry: Harem, Złocisz
    Gdy Iga zagrywa Sługusa
    Wtedy decyduje Borys
    Gdy Borys odkrywa z ręki Tajną komnatę
    Oraz Borys odkłada na talię, od góry: Miedziak, Tajna komnata
    Oraz Iga wybiera "odrzucić rękę"
    Wtedy Borys ma na ręce: Miedziak, Harem, Złocisz
    Oraz Borys ma w talii od góry: Miedziak, Tajna komnata

  @001-conspirator-now
  Scenariusz: Spiskowiec – późniejsze akcje nic nie zmieniają
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Spiskowiec, 2 Mosty
    Oraz Iga ma w talii od góry: Złocisz
    Oraz Iga ma jeszcze: 3 akcje
    Gdy Iga zagrywa Spiskowca
    Wtedy Iga ma na ręce: 2 Mosty
    Oraz Iga ma jeszcze: 2 akcje, 1 zakup, 2 monety
    Gdy Iga zagrywa Most
    Oraz Iga zagrywa Most
    Wtedy Iga nie ma na ręce żadnych kart
    Oraz Iga ma jeszcze: 0 akcji, 3 zakupy, 4 monety

  @001-conspirator-throne
  Scenariusz: Spiskowiec z Salą tronową
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sala tronowa, Spiskowiec
    Oraz Iga ma w talii od góry: Złocisz, Srebrnik
    Gdy Iga zagrywa Salę tronową
    Wtedy Iga ma na ręce: Złocisz
    Oraz Iga ma w talii od góry: Srebrnik
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 4 monety

  @001-conspirator-both
  Scenariusz: Spiskowiec – Westybule liczą się jako akcje
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: 2 Westybule, 2 Spiskowców
    Oraz Iga ma w talii od góry: Miedziak, Srebrnik, Złocisz, Harem
    Gdy Iga zagrywa Westybul
    Oraz Iga zagrywa Westybul
    Oraz Iga zagrywa Spiskowca
    Wtedy Iga ma na ręce: Spiskowiec, Miedziak, Srebrnik, Złocisz
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 2 monety
    Gdy Iga zagrywa Spiskowca
    Wtedy Iga ma na ręce: Miedziak, Srebrnik, Złocisz, Harem
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 4 monety

  @001-duke-points
  Scenariusz: Starosta – Powiaty z ręki, talii i stosu
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Powiat
    Oraz Iga ma w talii od góry: Starosta, Powiat
    Oraz Iga ma na stosie odrzuconych: 2 Powiaty
    Oraz Borys ma na ręce: 3 Starostów
    Wtedy Iga ma 16 punktów
    Oraz Borys ma 0 punktów

  @001-wishing-well-hit
  Scenariusz: Studnia życzeń – życzenie spełnione
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Studnia życzeń
    Oraz Iga ma w talii od góry: Posiadłość, Miedziak, Złocisz
    Gdy Iga zagrywa Studnię życzeń
    Wtedy Iga ma na ręce: Posiadłość
    Oraz decyduje Iga
    Oraz Iga niczego nie pokazuje
    Gdy Iga podaje nazwę Miedziak
    Wtedy Iga ma na ręce: Posiadłość, Miedziak
    Oraz Iga ma w talii od góry: Złocisz
    Oraz Iga ma jeszcze: 1 akcja

  @001-wishing-well-miss @001-wishing-well-name
  Scenariusz: Studnia życzeń – nazwa karty, a nie rodzaj
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Studnia życzeń
    Oraz Iga ma w talii od góry: Posiadłość, Srebrnik
    Gdy Iga zagrywa Studnię życzeń
    Oraz Iga podaje nazwę Miedziak
    Wtedy Iga pokazuje wszystkim: Srebrnik
    Oraz Iga ma na ręce: Posiadłość
    Oraz Iga ma w talii od góry: Srebrnik

  @001-nobles-choice
  Scenariusz: Szlachta – albo karty, albo akcje
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Szlachta
    Oraz Iga ma w talii od góry: Miedziak, Srebrnik, Złocisz, Most
    Gdy Iga zagrywa Szlachtę
    Wtedy do wyboru są 2 polecenia
    Oraz trzeba wybrać dokładnie: 1
    Gdy Iga wybiera "+3 karty"
    Wtedy Iga ma na ręce: Miedziak, Srebrnik, Złocisz
    Oraz Iga ma jeszcze: 0 akcji

  @001-secret-chamber-play
  Scenariusz: Tajna komnata – moneta za każdą odrzuconą kartę
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Tajna komnata, 2 Klątwy, Posiadłość
    Oraz Iga ma w talii od góry: 2 Złocisze
    Gdy Iga zagrywa Tajną komnatę
    Wtedy można wybrać od 0 do 3
    Gdy Iga odrzuca 2 Klątwy i Posiadłość
    Wtedy Iga ma jeszcze: 0 akcji, 1 zakup, 3 monety
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Iga ma w talii od góry: 2 Złocisze

  @001-secret-chamber-play
  Scenariusz: Tajna komnata – bez odrzucania nie ma monet
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Tajna komnata, Klątwa
    Gdy Iga zagrywa Tajną komnatę
    Oraz Iga nic nie odrzuca
    Wtedy Iga ma na ręce: Klątwa
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 0 monet

  @001-secret-chamber-react
  Scenariusz: Tajna komnata – dwie dowolne karty w dowolnej kolejności
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Oprawca
    Oraz Borys ma na ręce: Tajna komnata, Posiadłość, Harem
    Oraz Borys ma w talii od góry: Złocisz, Miedziak, Klątwa
    Gdy Iga zagrywa Oprawcę
    Wtedy decyduje Borys
    Gdy Borys odkrywa z ręki Tajną komnatę
    Wtedy do wyboru są: Tajna komnata, Posiadłość, Harem, Złocisz, Miedziak
    Oraz trzeba wybrać dokładnie: 2
    Gdy Borys odkłada na talię, od góry: Harem, Tajna komnata
    Wtedy Borys ma w talii od góry: Harem, Tajna komnata, Klątwa
    Oraz Borys ma na ręce: Posiadłość, Złocisz, Miedziak
    Gdy Borys wybiera "dodać Klątwę"
    Wtedy Borys ma na ręce: Posiadłość, Złocisz, Miedziak, Klątwa

  @001-secret-chamber-react
  Scenariusz: Tajna komnata – odkrywać nie trzeba
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma na ręce: Tajna komnata
    Oraz Borys ma w talii od góry: Posiadłość, Złocisz, Miedziak
    Gdy Iga zagrywa Kanciarza
    Oraz Borys z tego rezygnuje
    Wtedy Borys ma na ręce: Tajna komnata
    Oraz Borys ma w talii od góry: Złocisz, Miedziak
    Oraz na śmietnisku leży: Posiadłość

  @001-secret-chamber-thief
  Scenariusz: Tajna komnata – najpierw reakcja, potem Złodziej
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Złodziej
    Oraz Borys ma na ręce: Tajna komnata, Posiadłość, Klątwa
    Oraz Borys ma w talii od góry: Złocisz, Srebrnik, Miedziak
    Gdy Iga zagrywa Złodzieja
    Oraz Borys odkrywa z ręki Tajną komnatę
    Oraz Borys odkłada na talię, od góry: Posiadłość, Klątwa
    Wtedy śmietnisko jest puste
    Oraz Borys ma na stosie odrzuconych: Posiadłość, Klątwa
    Oraz Borys ma na ręce: Tajna komnata, Złocisz, Srebrnik
    Oraz Borys ma w talii od góry: Miedziak
    Oraz Iga niczego nie dodaje

  @001-secret-chamber-thief
  Scenariusz: Tajna komnata – Złodziej zabiera to, co wróciło na talię
    Zakładając, że grają Iga, Borys i Celina
    Oraz Iga ma na ręce: Złodziej
    Oraz Iga ma w talii od góry: 2 Srebrniki
    Oraz Borys ma na ręce: Tajna komnata, Klątwa
    Oraz Borys ma w talii od góry: Złocisz, Harem, Miedziak
    Oraz Celina ma w talii od góry: Srebrnik, Miedziak, Złocisz
    Gdy Iga zagrywa Złodzieja
    Oraz Borys odkrywa z ręki Tajną komnatę
    Oraz Borys odkłada na talię, od góry: Złocisz, Klątwa
    Wtedy na śmietnisku leży: Złocisz
    Oraz decyduje Iga
    Oraz do wyboru są: Srebrnik, Miedziak
    Oraz trzeba wybrać dokładnie: 1
    Gdy Iga wskazuje Srebrnika
    Oraz Iga dodaje Złocisza
    Wtedy Iga ma na stosie odrzuconych: Złocisz
    Oraz na śmietnisku leży: Srebrnik
    Oraz Celina ma na stosie odrzuconych: Miedziak
    Oraz Iga ma w talii od góry: 2 Srebrniki
    Oraz Borys ma na stosie odrzuconych: Klątwa
    Oraz Borys ma na ręce: Tajna komnata, Harem

  @001-secret-chamber-any-attack
  Scenariusz: Tajna komnata – atak nie musi dotyczyć jej właściciela
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sługus
    Oraz Borys ma na ręce: Tajna komnata
    Oraz Borys ma w talii od góry: Złocisz, Srebrnik, Miedziak
    Gdy Iga zagrywa Sługusa
    Wtedy decyduje Borys
    Gdy Borys odkrywa z ręki Tajną komnatę
    Oraz Borys odkłada na talię, od góry: Srebrnik, Tajna komnata
    Oraz Iga wybiera "+2 monety"
    Wtedy Borys ma na ręce: Złocisz
    Oraz Borys ma w talii od góry: Srebrnik, Tajna komnata, Miedziak

  @001-great-hall-play
  Scenariusz: Westybul – karta i kolejna akcja
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Westybul, Most
    Oraz Iga ma w talii od góry: Srebrnik, Złocisz
    Gdy Iga zagrywa Westybul
    Wtedy Iga ma na ręce: Most, Srebrnik
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet
    Oraz Iga może zagrać Most

  @001-steward-no-mix
  Scenariusz: Zarządca – same karty
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zarządca, Klątwa
    Oraz Iga ma w talii od góry: Miedziak, Srebrnik, Złocisz
    Gdy Iga zagrywa Zarządcę
    Oraz Iga wybiera "+2 karty"
    Wtedy Iga ma na ręce: Klątwa, Miedziak, Srebrnik
    Oraz śmietnisko jest puste
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 0 monet

  @001-steward-two
  Scenariusz: Zarządca – dokładnie dwie karty na śmietnisko
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zarządca, Klątwa, Posiadłość, Złocisz
    Gdy Iga zagrywa Zarządcę
    Oraz Iga wybiera "wyrzucić 2 karty"
    Wtedy trzeba wybrać dokładnie: 2
    Gdy Iga wyrzuca Klątwę i Posiadłość
    Wtedy na śmietnisku leżą: Klątwa, Posiadłość
    Oraz Iga ma na ręce: Złocisz
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 0 monet

  @001-steward-one
  Scenariusz: Zarządca – jedyna karta na śmietnisko
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zarządca, Powiat
    Gdy Iga zagrywa Zarządcę
    Oraz Iga wybiera "wyrzucić 2 karty"
    Wtedy nie ma nic do decyzji
    Oraz na śmietnisku leży: Powiat

  @001-steward-no-mix
  Scenariusz: Zarządca – same monety
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zarządca, Klątwa
    Oraz Iga ma w talii od góry: 2 Złocisze
    Gdy Iga zagrywa Zarządcę
    Wtedy trzeba wybrać dokładnie: 1
    Gdy Iga wybiera "+2 monety"
    Wtedy Iga ma jeszcze: 0 akcji, 1 zakup, 2 monety
    Oraz Iga ma na ręce: Klątwa
    Oraz śmietnisko jest puste

  @001-scout-shuffle
  Scenariusz: Zwiadowca – odkrytych kart się nie tasuje
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zwiadowca
    Oraz Iga ma w talii od góry: Powiat, Harem, Posiadłość
    Oraz Iga ma na stosie odrzuconych: 2 Klątwy
    Gdy Iga zagrywa Zwiadowcę
    Wtedy Iga tasuje 2 karty
    Oraz Iga pokazuje wszystkim: Powiat, Harem, Posiadłość, Klątwa
    Oraz Iga ma na ręce: Powiat, Harem, Posiadłość
    Oraz Iga ma w talii od góry: 2 Klątwy

  @001-scout-victory
  Scenariusz: Zwiadowca – wszystkie karty zwycięstwa, bez Klątw
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zwiadowca
    Oraz Iga ma w talii od góry: Westybul, Klątwa, Starosta, Prowincja, Miedziak
    Gdy Iga zagrywa Zwiadowcę
    Wtedy nie ma nic do decyzji
    Oraz Iga ma na ręce: Westybul, Starosta, Prowincja
    Oraz Iga ma w talii od góry: Klątwa, Miedziak
    Oraz Iga ma jeszcze: 1 akcja

  @001-scout-order
  Scenariusz: Zwiadowca – własna kolejność na talii
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zwiadowca
    Oraz Iga ma w talii od góry: Miedziak, Srebrnik, Złocisz, Most, Klątwa
    Gdy Iga zagrywa Zwiadowcę
    Wtedy decyduje Iga
    Gdy Iga odkłada na talię, od góry: Most, Złocisz, Srebrnik, Miedziak
    Wtedy Iga ma w talii od góry: Most, Złocisz, Srebrnik, Miedziak, Klątwa
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Borys o niczym nie decyduje
