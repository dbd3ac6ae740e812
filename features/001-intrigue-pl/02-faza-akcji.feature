# language: pl
Funkcja: Kolejka i faza akcji

  @001-turn-phases @001-action-end
  Scenariusz: Najpierw akcje, potem skarby
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Most, Srebrnik
    Wtedy Iga jest w fazie akcji
    Oraz Iga nie może zagrać Srebrnika
    Gdy Iga przechodzi do fazy kupna
    Wtedy Iga jest w fazie kupna
    Oraz Iga nie może zagrać Mostu
    Gdy Iga kończy kolejkę
    Wtedy kolejkę rozgrywa Borys

  @001-turn-phases
  Scenariusz: Kolejka przechodzi w lewo
    Zakładając, że grają Iga, Borys i Celina
    Gdy Iga kończy kolejkę
    Wtedy kolejkę rozgrywa Borys
    Gdy Borys kończy kolejkę
    Wtedy kolejkę rozgrywa Celina
    Gdy Celina kończy kolejkę
    Wtedy kolejkę rozgrywa Iga
    Oraz Iga jest w fazie akcji

  @001-action-one
  Scenariusz: Jedna akcja i żadnego przymusu
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: 2 Mosty
    Oraz Iga ma w talii od góry: 5 Miedziaków
    Gdy Iga zagrywa Most
    Wtedy Iga ma jeszcze: 0 akcji, 2 zakupy, 1 moneta
    Oraz Iga nie może zagrać Mostu
    Gdy Iga kończy kolejkę
    Wtedy Iga ma na stosie odrzuconych: 2 Mosty

  @001-action-none-at-first
  Scenariusz: W dwóch pierwszych kolejkach nie ma akcji
    Zakładając, że Iga i Borys zaczynają grę zestawem "Taniec zwycięstwa"
    Oraz Iga dobiera pierwszą rękę: 3 Miedziaki, 2 Posiadłości
    Gdy Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Oraz Iga kupuje Westybul
    Oraz Iga kończy kolejkę
    Oraz Borys kończy kolejkę
    Wtedy kolejkę rozgrywa Iga
    Oraz Iga ma na ręce: 4 Miedziaki, Posiadłość
    Oraz Iga ma na stosie odrzuconych: Westybul, 3 Miedziaki, 2 Posiadłości

  @001-action-down
  Scenariusz: Od góry do dołu i tyle, ile się da
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Dziedziniec
    Oraz Iga ma w talii od góry: Srebrnik, Klątwa
    Gdy Iga zagrywa Dziedziniec
    Wtedy do wyboru są: Srebrnik, Klątwa
    Gdy Iga odkłada na talię, od góry: Klątwa
    Wtedy Iga ma na ręce: Srebrnik
    Oraz Iga ma w talii od góry: Klątwa

  @001-action-down @001-upgrade-no-trash
  Scenariusz: Akcja bez możliwych skutków
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Rozbudowa
    Gdy Iga zagrywa Rozbudowę
    Wtedy nie ma nic do decyzji
    Oraz śmietnisko jest puste
    Oraz Iga niczego nie dodaje
    Oraz Iga ma w obszarze gry: Rozbudowa

  @001-action-stays
  Scenariusz: Zagrane karty zostają do fazy porządków
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Westybul, Most, Srebrnik
    Oraz Iga ma w talii od góry: 6 Miedziaków
    Gdy Iga zagrywa Westybul
    Oraz Iga zagrywa Most
    Wtedy Iga ma w obszarze gry: Westybul, Most
    Oraz Iga nie ma odrzuconych kart
    Gdy Iga kończy kolejkę
    Wtedy Iga nie ma kart w obszarze gry
    Oraz Iga ma na stosie odrzuconych: Westybul, Most, Srebrnik, Miedziak

  @001-action-plus-actions
  Scenariusz: Dodatkowe akcje dopiero po rozstrzygnięciu karty
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Osada górnicza, 3 Mosty
    Oraz Iga ma w talii od góry: Miedziak
    Gdy Iga zagrywa Osadę górniczą
    Wtedy decyduje Iga
    Oraz Iga ma jeszcze: 2 akcje
    Gdy Iga z tego rezygnuje
    Oraz Iga zagrywa Most
    Oraz Iga zagrywa Most
    Wtedy Iga ma jeszcze: 0 akcji, 3 zakupy, 2 monety
    Oraz Iga nie może zagrać Mostu

  @001-action-plus-cards @001-extra-short-deck
  Scenariusz: Dociąganie z tasowaniem
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Szlachta
    Oraz Iga ma w talii od góry: Miedziak, Posiadłość
    Oraz Iga ma na stosie odrzuconych: 3 Złocisze
    Gdy Iga zagrywa Szlachtę
    Oraz Iga wybiera "+3 karty"
    Wtedy Iga ma na ręce: Miedziak, Posiadłość, Złocisz
    Oraz Iga tasuje 3 karty
    Oraz Iga ma w talii od góry: 2 Złocisze

  @001-extra-short-deck
  Scenariusz: Kart nie starcza nawet po tasowaniu
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Szlachta
    Oraz Iga ma w talii od góry: Miedziak
    Oraz Iga ma na stosie odrzuconych: Srebrnik
    Gdy Iga zagrywa Szlachtę
    Oraz Iga wybiera "+3 karty"
    Wtedy Iga ma na ręce: Miedziak, Srebrnik
    Oraz Iga nie ma w talii żadnych kart

  @001-extra-shuffle-late
  Scenariusz: Pusta talia czeka na potrzebę
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Westybul
    Oraz Iga ma w talii od góry: Miedziak
    Oraz Iga ma na stosie odrzuconych: 2 Srebrniki
    Gdy Iga zagrywa Westybul
    Wtedy Iga nie ma w talii żadnych kart
    Oraz Iga ma na stosie odrzuconych: 2 Srebrniki
    Oraz Iga nie tasuje

  @001-action-plus-coins @001-action-plus-buy
  Scenariusz: Monety i zakup z karty
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 20 Miedziaków
    Oraz Iga ma na ręce: Most
    Gdy Iga zagrywa Most
    Wtedy Iga nie ma na ręce żadnych kart
    Oraz Zapasy liczą: 20 Miedziaków
    Oraz Iga ma jeszcze: 0 akcji, 2 zakupy, 1 moneta
    Oraz Iga niczego nie dodaje
    Gdy Iga przechodzi do fazy kupna
    Oraz Iga kupuje Posiadłość
    Oraz Iga kończy kolejkę
    Wtedy kolejkę rozgrywa Borys

  @001-action-discard
  Scenariusz: Odrzucanych razem kart nie trzeba pokazywać
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Tajna komnata, Posiadłość, Klątwa, Złocisz
    Oraz Iga ma w talii od góry: Srebrnik
    Gdy Iga zagrywa Tajną komnatę
    Oraz Iga odrzuca Posiadłość i Klątwę
    Wtedy Iga ma na stosie odrzuconych: Posiadłość, Klątwa
    Oraz Iga ma na ręce: Złocisz
    Oraz Iga ma w talii od góry: Srebrnik
    Oraz Iga niczego nie pokazuje

  @001-action-trash @001-buy-any
  Scenariusz: Karty ze śmietniska nie wracają
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 0 Posiadłości
    Oraz Iga ma na ręce: Zarządca, 2 Posiadłości, Złocisz
    Gdy Iga zagrywa Zarządcę
    Oraz Iga wybiera "wyrzucić 2 karty"
    Oraz Iga wyrzuca 2 Posiadłości
    Wtedy na śmietnisku leżą: 2 Posiadłości
    Oraz Zapasy liczą: 0 Posiadłości
    Gdy Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Wtedy Iga nie może kupić Posiadłości
    Oraz Iga może kupić Klątwę

  @001-action-gain
  Scenariusz: Dodana karta nie jest zagrana
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Most
    Oraz Iga ma na ręce: Huta Żelaza
    Gdy Iga zagrywa Hutę Żelaza
    Oraz Iga dodaje Most
    Wtedy Iga ma na stosie odrzuconych: Most
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet
    Oraz karta Most kosztuje 4 monety

  @001-action-reveal
  Scenariusz: Odkryta karta wraca na miejsce, także po tasowaniu
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Studnia życzeń
    Oraz Iga ma w talii od góry: Miedziak
    Oraz Iga ma na stosie odrzuconych: Posiadłość
    Gdy Iga zagrywa Studnię życzeń
    Oraz Iga podaje nazwę Złocisz
    Wtedy Iga pokazuje wszystkim: Posiadłość
    Oraz Iga ma w talii od góry: Posiadłość
    Oraz Iga ma na ręce: Miedziak
    Oraz Iga nie ma odrzuconych kart

  @001-action-pass
  Scenariusz: Przekazanie to ani odrzucenie, ani wyrzucenie, ani dodanie
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Maskarada, Klątwa
    Oraz Iga ma w talii od góry: 2 Srebrniki
    Oraz Borys ma na ręce: Posiadłość
    Gdy Iga zagrywa Maskaradę
    Oraz Iga przekazuje Klątwę
    Oraz Iga z tego rezygnuje
    Wtedy Borys ma na ręce: Klątwa
    Oraz Iga ma na ręce: 2 Srebrniki, Posiadłość
    Oraz Borys niczego nie dodaje
    Oraz Iga niczego nie odrzuca
    Oraz Iga niczego nie pokazuje
    Oraz śmietnisko jest puste

  @001-action-end
  Scenariusz: Reakcja w cudzej kolejce
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma na ręce: Fosa
    Oraz Borys ma w talii od góry: Złocisz
    Gdy Iga zagrywa Kanciarza
    Wtedy decyduje Borys
    Gdy Borys odkrywa z ręki Fosę
    Wtedy Borys ma na ręce: Fosa
    Oraz Borys nie ma kart w obszarze gry
    Oraz Borys reaguje kartami: Fosa

  @001-action-pawn @001-pawn-two
  Scenariusz: Giermek – karta i akcja
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Giermek
    Oraz Iga ma w talii od góry: Most, Złocisz
    Gdy Iga zagrywa Giermka
    Wtedy do wyboru są 4 polecenia
    Oraz trzeba wybrać dokładnie: 2
    Oraz Iga nie ma na ręce żadnych kart
    Gdy Iga wybiera "+1 karta" i "+1 akcja"
    Wtedy Iga ma na ręce: Most
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet
    Oraz Iga może zagrać Most

  @001-action-pawn
  Scenariusz: Giermek – zakup i moneta
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Giermek
    Oraz Iga ma w talii od góry: Most
    Gdy Iga zagrywa Giermka
    Oraz Iga wybiera "+1 zakup" i "+1 moneta"
    Wtedy Iga nie ma na ręce żadnych kart
    Oraz Iga ma jeszcze: 0 akcji, 2 zakupy, 1 moneta
