# language: pl
Funkcja: Karty królestwa od Barona do Maskarady

  @001-baron-may
  Scenariusz: Baron – odrzucona Posiadłość
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Baron, Posiadłość, Srebrnik
    Gdy Iga zagrywa Barona
    Oraz Iga odrzuca Posiadłość
    Wtedy Iga ma na stosie odrzuconych: Posiadłość
    Oraz Iga niczego nie dodaje
    Oraz Iga ma jeszcze: 0 akcji, 2 zakupy, 4 monety

  @001-baron-may @001-baron-not-only-buy
  Scenariusz: Baron – kto nie odrzuca, ten dodaje
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Baron, Posiadłość
    Gdy Iga zagrywa Barona
    Wtedy decyduje Iga
    Gdy Iga z tego rezygnuje
    Wtedy Iga ma na ręce: Posiadłość
    Oraz Iga dodaje kolejno: Posiadłość
    Oraz Iga ma jeszcze: 0 akcji, 2 zakupy, 0 monet

  @001-baron-may
  Scenariusz: Baron – w Zapasach nie ma już Posiadłości
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 0 Posiadłości
    Oraz Iga ma na ręce: Baron, Posiadłość
    Gdy Iga zagrywa Barona
    Oraz Iga z tego rezygnuje
    Wtedy Iga ma na ręce: Posiadłość
    Oraz Iga niczego nie dodaje
    Oraz Iga nie ma odrzuconych kart

  @001-baron-may
  Scenariusz: Baron – bez Posiadłości na ręce nie ma wyboru
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Baron, Srebrnik
    Gdy Iga zagrywa Barona
    Wtedy nie ma nic do decyzji
    Oraz Iga ma na ręce: Srebrnik
    Oraz Iga ma na stosie odrzuconych: Posiadłość
    Oraz Iga ma jeszcze: 0 akcji, 2 zakupy, 0 monet

  @001-tribute-shuffle
  Scenariusz: Danina – odkrytej karty się nie tasuje
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Danina
    Oraz Iga ma w talii od góry: 2 Złocisze
    Oraz Borys ma w talii od góry: Most
    Oraz Borys ma na stosie odrzuconych: 3 Powiaty
    Gdy Iga zagrywa Daninę
    Wtedy Borys tasuje 3 karty
    Oraz Borys pokazuje wszystkim: Most, Powiat
    Oraz Borys ma na stosie odrzuconych: Most, Powiat
    Oraz Borys ma w talii od góry: 2 Powiaty
    Oraz Iga ma jeszcze: 2 akcje, 1 zakup, 0 monet
    Oraz Iga ma na ręce: 2 Złocisze

  @001-tribute-few
  Scenariusz: Danina – odkrywa się tyle, ile jest
    Zakładając, że grają Iga, Borys i Celina
    Oraz Iga ma na ręce: Danina
    Oraz Borys ma w talii od góry: Most
    Oraz Celina ma w talii od góry: 2 Złocisze
    Gdy Iga zagrywa Daninę
    Wtedy Borys ma na stosie odrzuconych: Most
    Oraz Celina ma w talii od góry: 2 Złocisze
    Oraz Iga ma jeszcze: 2 akcje, 1 zakup, 0 monet

  @001-tribute-copper-harem
  Scenariusz: Danina – Miedziak i Harem
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Danina
    Oraz Iga ma w talii od góry: Srebrnik, Posiadłość, Złocisz
    Oraz Borys ma w talii od góry: Miedziak, Harem
    Gdy Iga zagrywa Daninę
    Wtedy Iga ma jeszcze: 0 akcji, 1 zakup, 4 monety
    Oraz Iga ma na ręce: Srebrnik, Posiadłość

  @001-tribute-silvers
  Scenariusz: Danina – dwa Srebrniki liczą się raz
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Danina
    Oraz Iga ma w talii od góry: Złocisz
    Oraz Borys ma w talii od góry: 2 Srebrniki, Miedziak
    Gdy Iga zagrywa Daninę
    Wtedy Iga ma jeszcze: 0 akcji, 1 zakup, 2 monety
    Oraz Iga nie ma na ręce żadnych kart

  @001-tribute-curse
  Scenariusz: Danina – Klątwa nie daje nic
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Danina
    Oraz Iga ma w talii od góry: 2 Złocisze
    Oraz Borys ma w talii od góry: 2 Klątwy
    Gdy Iga zagrywa Daninę
    Wtedy Iga ma jeszcze: 0 akcji, 1 zakup, 0 monet
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Borys ma na stosie odrzuconych: 2 Klątwy

  @001-courtyard-any
  Scenariusz: Dziedziniec – dowolna karta z nowej ręki
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Dziedziniec, Klątwa
    Oraz Iga ma w talii od góry: Miedziak, Srebrnik, Złocisz, Posiadłość
    Gdy Iga zagrywa Dziedziniec
    Wtedy do wyboru są: Klątwa, Miedziak, Srebrnik, Złocisz
    Oraz trzeba wybrać dokładnie: 1
    Gdy Iga odkłada na talię, od góry: Klątwa
    Wtedy Iga ma w talii od góry: Klątwa, Posiadłość
    Oraz Iga ma na ręce: Miedziak, Srebrnik, Złocisz

  @001-trading-post-two
  Scenariusz: Faktoria – dwie karty za Srebrnika na rękę
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 10 Srebrników
    Oraz Iga ma na ręce: Faktoria, Klątwa, Posiadłość, Złocisz
    Gdy Iga zagrywa Faktorię
    Wtedy trzeba wybrać dokładnie: 2
    Gdy Iga wyrzuca Klątwę i Posiadłość
    Wtedy Iga ma na ręce: Złocisz, Srebrnik
    Oraz na śmietnisku leżą: Klątwa, Posiadłość
    Oraz Zapasy liczą: 9 Srebrników
    Gdy Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Wtedy Iga ma jeszcze: 1 zakup, 5 monet

  @001-trading-post-no-silver
  Scenariusz: Faktoria – pusty stos Srebrników
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 0 Srebrników
    Oraz Iga ma na ręce: Faktoria, Klątwa, Posiadłość, Złocisz
    Gdy Iga zagrywa Faktorię
    Oraz Iga wyrzuca Klątwę i Posiadłość
    Wtedy Iga ma na ręce: Złocisz
    Oraz na śmietnisku leżą: Klątwa, Posiadłość
    Oraz Iga niczego nie dodaje

  @001-trading-post-one
  Scenariusz: Faktoria – jedna karta na ręce
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Faktoria, Powiat
    Gdy Iga zagrywa Faktorię
    Wtedy nie ma nic do decyzji
    Oraz na śmietnisku leży: Powiat
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Iga niczego nie dodaje

  @001-trading-post-none
  Scenariusz: Faktoria – pusta ręka
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Faktoria
    Gdy Iga zagrywa Faktorię
    Wtedy śmietnisko jest puste
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Iga niczego nie dodaje

  @001-pawn-two
  Scenariusz: Giermek – obie opcje przed dociągnięciem karty
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Giermek
    Oraz Iga ma w talii od góry: Most
    Gdy Iga zagrywa Giermka
    Wtedy trzeba wybrać dokładnie: 2
    Gdy Iga wybiera "+1 karta" i "+1 zakup"
    Wtedy nie ma nic do decyzji
    Oraz Iga ma na ręce: Most
    Oraz Iga ma jeszcze: 0 akcji, 2 zakupy, 0 monet
    Oraz Iga nie może zagrać Mostu

  # Książka nazywa Harem kartą akcji; jest kartą skarbu (errata 001-e-harem-action).
  @001-harem-play
  Scenariusz: Harem – skarb, a nie akcja
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Harem, Most
    Wtedy Iga nie może zagrać Haremu
    Gdy Iga zagrywa Most
    Oraz Iga przechodzi do fazy kupna
    Oraz Iga zagrywa Harem
    Wtedy Iga ma jeszcze: 2 zakupy, 3 monety
    Oraz Iga ma w obszarze gry: Most, Harem

  @001-harem-points @001-nobles-points @001-great-hall-points
  Scenariusz: Ile są warte karty dwóch typów
    Zakładając, że grają Iga, Borys i Celina
    Oraz Iga ma na ręce: Harem
    Oraz Borys ma na ręce: Szlachta
    Oraz Celina ma na ręce: Westybul
    Wtedy Iga ma 2 punkty
    Oraz Borys ma 2 punkty
    Oraz Celina ma 1 punkt

  @001-ironworks-gain
  Scenariusz: Huta Żelaza – karta skarbu
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Huta Żelaza
    Oraz Iga ma w talii od góry: Złocisz
    Gdy Iga zagrywa Hutę Żelaza
    Wtedy do wyboru są: Miedziak, Srebrnik, Posiadłość, Klątwa
    Oraz trzeba wybrać dokładnie: 1
    Gdy Iga dodaje Srebrnika
    Wtedy Iga ma na stosie odrzuconych: Srebrnik
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 1 moneta

  @001-ironworks-great-hall
  Scenariusz: Huta Żelaza – Westybul daje kartę i akcję
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Westybul
    Oraz Iga ma na ręce: Huta Żelaza
    Oraz Iga ma w talii od góry: Most, Złocisz
    Gdy Iga zagrywa Hutę Żelaza
    Oraz Iga dodaje Westybul
    Wtedy Iga ma na ręce: Most
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet
    Oraz Iga może zagrać Most

  @001-ironworks-bridge
  Scenariusz: Huta Żelaza – po Moście stać ją na Powiat
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Most, Huta Żelaza
    Oraz Iga ma w talii od góry: Złocisz
    Oraz Iga ma jeszcze: 2 akcje
    Gdy Iga zagrywa Most
    Oraz Iga zagrywa Hutę Żelaza
    Wtedy do wyboru są: Miedziak, Srebrnik, Posiadłość, Powiat, Klątwa
    Gdy Iga dodaje Powiat
    Wtedy Iga ma na stosie odrzuconych: Powiat
    Oraz Iga ma na ręce: Złocisz

  @001-swindler-empty-deck
  Scenariusz: Kanciarz – pusta talia
    Zakładając, że grają Iga, Borys i Celina
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma na stosie odrzuconych: 2 Srebrniki
    Gdy Iga zagrywa Kanciarza
    Wtedy Borys tasuje 2 karty
    Oraz na śmietnisku leży: Srebrnik
    Oraz Borys ma w talii od góry: Srebrnik
    Oraz Borys ma na stosie odrzuconych: Srebrnik
    Oraz Celina niczego nie dodaje
    Oraz Celina nie ma odrzuconych kart

  @001-swindler-order
  Scenariusz: Kanciarz – ostatnia Klątwa dla osoby po lewej
    Zakładając, że grają Iga, Borys i Celina
    Oraz w Zapasach zostało tylko: 1 Klątwa
    Oraz Iga ma na ręce: Kanciarz
    Oraz Iga ma w talii od góry: Złocisz
    Oraz Borys ma w talii od góry: Miedziak
    Oraz Celina ma w talii od góry: Miedziak
    Gdy Iga zagrywa Kanciarza
    Wtedy do wyboru są: Miedziak, Klątwa
    Oraz na śmietnisku leży: Miedziak
    Gdy Iga wskazuje Klątwę
    Wtedy Borys ma na stosie odrzuconych: Klątwa
    Oraz Celina ma na stosie odrzuconych: Miedziak
    Oraz na śmietnisku leżą: 2 Miedziaki
    Oraz Iga ma w talii od góry: Złocisz

  @001-swindler-copper-curse
  Scenariusz: Kanciarz – Klątwa za kartę, która nic nie kosztuje
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 10 Klątw
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma w talii od góry: Miedziak, Złocisz
    Gdy Iga zagrywa Kanciarza
    Oraz Iga wskazuje Klątwę
    Wtedy Borys ma na stosie odrzuconych: Klątwa
    Oraz Zapasy liczą: 9 Klątw
    Oraz na śmietnisku leży: Miedziak
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 2 monety

  @001-swindler-same-card
  Scenariusz: Kanciarz – druga taka sama karta
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Sługus, Danina
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma w talii od góry: Sługus
    Gdy Iga zagrywa Kanciarza
    Wtedy decyduje Iga
    Oraz do wyboru są: Powiat, Sługus, Danina
    Gdy Iga wskazuje Sługusa
    Wtedy Borys ma na stosie odrzuconych: Sługus
    Oraz na śmietnisku leży: Sługus
    Oraz Zapasy liczą: 9 Sługusów

  @001-swindler-supply
  Scenariusz: Kanciarz – wyczerpanego stosu nie wolno wskazać
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Sługus, Danina, Starosta
    Oraz w Zapasach zostało tylko: 0 Danin
    Oraz na śmietnisku leży: Faktoria
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma w talii od góry: Oprawca
    Gdy Iga zagrywa Kanciarza
    Wtedy decyduje Iga
    Oraz do wyboru są: Powiat, Sługus, Starosta
    Oraz nie ma do wyboru: Danina
    Oraz nie ma do wyboru: Faktoria

  @001-swindler-none
  Scenariusz: Kanciarz – nie ma karty o tym koszcie
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma w talii od góry: Baron
    Gdy Iga zagrywa Kanciarza
    Wtedy nie ma nic do decyzji
    Oraz na śmietnisku leży: Baron
    Oraz Borys niczego nie dodaje

  @001-swindler-moat
  Scenariusz: Kanciarz – Fosa chroni całkowicie
    Zakładając, że grają Iga, Borys i Celina
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma w talii od góry: Posiadłość
    Oraz Celina ma na ręce: Fosa, Miedziak
    Oraz Celina ma w talii od góry: Prowincja
    Gdy Iga zagrywa Kanciarza
    Wtedy decyduje Celina
    Gdy Celina odkrywa z ręki Fosę
    Wtedy Celina ma w talii od góry: Prowincja
    Oraz Celina niczego nie dodaje
    Oraz Celina pokazuje wszystkim: Fosa
    Oraz na śmietnisku leży: Posiadłość
    Oraz Borys ma na stosie odrzuconych: Posiadłość

  @001-masquerade-together @001-masquerade-trash
  Scenariusz: Maskarada – wybór przed otrzymaniem
    Zakładając, że grają Iga, Borys i Celina
    Oraz Iga ma na ręce: Maskarada
    Oraz Iga ma w talii od góry: Klątwa, Srebrnik, Złocisz
    Oraz Borys ma na ręce: Powiat, Miedziak
    Oraz Celina ma na ręce: Most, Posiadłość
    Gdy Iga zagrywa Maskaradę
    Wtedy Iga ma na ręce: Klątwa, Srebrnik
    Gdy Iga przekazuje Klątwę
    Wtedy decyduje Borys
    Oraz do wyboru są: Powiat, Miedziak
    Gdy Borys przekazuje Miedziaka
    Wtedy do wyboru są: Most, Posiadłość
    Gdy Celina przekazuje Posiadłość
    Wtedy Iga ma na ręce: Srebrnik, Posiadłość
    Oraz Borys ma na ręce: Powiat, Klątwa
    Oraz Celina ma na ręce: Most, Miedziak
    Oraz decyduje Iga
    Gdy Iga wyrzuca Posiadłość
    Wtedy na śmietnisku leży: Posiadłość
    Oraz nie ma nic do decyzji

  @001-masquerade-trash
  Scenariusz: Maskarada – wyrzucać nie trzeba
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Maskarada
    Oraz Iga ma w talii od góry: Klątwa, Srebrnik
    Oraz Borys ma na ręce: Powiat
    Gdy Iga zagrywa Maskaradę
    Oraz Iga przekazuje Klątwę
    Oraz Iga z tego rezygnuje
    Wtedy śmietnisko jest puste
    Oraz Iga ma na ręce: Srebrnik, Powiat

  @001-masquerade-no-attack
  Scenariusz: Maskarada – to nie atak
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Maskarada
    Oraz Iga ma w talii od góry: Klątwa, Srebrnik
    Oraz Borys ma na ręce: Fosa, Tajna komnata
    Gdy Iga zagrywa Maskaradę
    Wtedy decyduje Iga
    Gdy Iga przekazuje Klątwę
    Wtedy decyduje Borys
    Gdy Borys przekazuje Fosę
    Oraz Iga z tego rezygnuje
    Wtedy Borys nie reaguje
    Oraz Borys ma na ręce: Tajna komnata, Klątwa
