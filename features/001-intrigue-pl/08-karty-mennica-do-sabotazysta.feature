# language: pl
Funkcja: Karty królestwa od Mennicy do Sabotażysty

  @001-coppersmith-twice
  Scenariusz: Mennica – Miedziak daje dwie monety
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Mennica, 3 Miedziaki, Srebrnik
    Gdy Iga zagrywa Mennicę
    Oraz Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Wtedy Iga ma jeszcze: 1 zakup, 8 monet
    Gdy Iga kończy kolejkę
    Wtedy Borys ma jeszcze: 1 akcja, 1 zakup, 0 monet

  @001-coppersmith-twice
  Scenariusz: Mennica z Salą tronową – Miedziak daje trzy monety
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sala tronowa, Mennica, Most, 2 Miedziaki
    Gdy Iga zagrywa Salę tronową
    Oraz Iga wybiera do tego Mennicę
    Oraz Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Wtedy Iga ma jeszcze: 1 zakup, 6 monet
    Oraz Iga ma w obszarze gry: Sala tronowa, Mennica, 2 Miedziaki

  @001-bridge-workshop
  Scenariusz: Most – Wioska, Most, Warsztat i zakupy
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Wioska, Most, Warsztat, Miedziak
    Oraz Iga ma w talii od góry: Miedziak, Złocisz
    Gdy Iga zagrywa Wioskę
    Wtedy Iga ma na ręce: Most, Warsztat, 2 Miedziaki
    Oraz Iga ma jeszcze: 2 akcje, 1 zakup, 0 monet
    Gdy Iga zagrywa Most
    Wtedy karta Powiat kosztuje 4 monety
    Gdy Iga zagrywa Warsztat
    Wtedy do wyboru są: Miedziak, Srebrnik, Posiadłość, Powiat, Klątwa
    Oraz trzeba wybrać dokładnie: 1
    Gdy Iga dodaje Powiat
    Oraz Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Wtedy Iga ma jeszcze: 2 zakupy, 3 monety
    Oraz karta Srebrnik kosztuje 2 monety
    Oraz karta Posiadłość kosztuje 1 monetę
    Gdy Iga kupuje Srebrnika
    Oraz Iga kupuje Posiadłość
    Wtedy Iga ma na stosie odrzuconych: Powiat, Srebrnik, Posiadłość
    Oraz Iga ma jeszcze: 0 zakupów, 0 monet

  @001-bridge-decks
  Scenariusz: Most – tanieją także karty w taliach
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Most
    Oraz Iga ma w talii od góry: Szlachta
    Oraz Borys ma w talii od góry: Faktoria
    Oraz Borys ma na stosie odrzuconych: Giermek
    Gdy Iga zagrywa Most
    Wtedy karta Szlachta kosztuje 5 monet
    Oraz karta Faktoria kosztuje 4 monety
    Oraz karta Giermek kosztuje 1 monetę
    Gdy Iga kończy kolejkę
    Wtedy karta Faktoria kosztuje 5 monet

  @001-bridge-twice
  Scenariusz: Most z Salą tronową – dwie monety taniej
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sala tronowa, Most
    Gdy Iga zagrywa Salę tronową
    Wtedy karta Prowincja kosztuje 6 monet
    Oraz karta Srebrnik kosztuje 1 monetę
    Oraz karta Posiadłość kosztuje 0 monet
    Oraz karta Klątwa kosztuje 0 monet
    Oraz Iga ma jeszcze: 0 akcji, 3 zakupy, 2 monety

  @001-bridge-floor
  Scenariusz: Most i Rozbudowa – z Miedziaka Giermek
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Giermek
    Oraz Iga ma na ręce: Most, Rozbudowa, Miedziak
    Oraz Iga ma w talii od góry: Złocisz
    Oraz Iga ma jeszcze: 2 akcje
    Gdy Iga zagrywa Most
    Oraz Iga zagrywa Rozbudowę
    Oraz Iga wyrzuca Miedziaka
    Wtedy do wyboru są: Posiadłość, Giermek
    Gdy Iga dodaje Giermka
    Wtedy Iga ma na stosie odrzuconych: Giermek
    Oraz na śmietnisku leży: Miedziak

  @001-torturer-no-curse @001-extra-options
  Scenariusz: Oprawca – Klątwa, której już nie ma
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 0 Klątw
    Oraz Iga ma na ręce: Oprawca
    Oraz Iga ma w talii od góry: 3 Srebrniki, Złocisz
    Oraz Borys ma na ręce: Złocisz, Harem
    Gdy Iga zagrywa Oprawcę
    Wtedy Iga ma na ręce: 3 Srebrniki
    Oraz do wyboru są 2 polecenia
    Gdy Borys wybiera "dodać Klątwę"
    Wtedy Borys ma na ręce: Złocisz, Harem
    Oraz Borys niczego nie dodaje
    Oraz Iga ma na ręce: 3 Srebrniki

  @001-torturer-few-cards
  Scenariusz: Oprawca – odrzucanie z jedną kartą albo bez kart
    Zakładając, że grają Iga, Borys i Celina
    Oraz Iga ma na ręce: Oprawca
    Oraz Celina ma na ręce: Złocisz
    Gdy Iga zagrywa Oprawcę
    Wtedy decyduje Borys
    Gdy Borys wybiera "odrzucić 2 karty"
    Oraz Celina wybiera "odrzucić 2 karty"
    Wtedy nie ma nic do decyzji
    Oraz Borys nie ma odrzuconych kart
    Oraz Celina ma na stosie odrzuconych: Złocisz
    Oraz Celina nie ma na ręce żadnych kart

  @001-torturer-order
  Scenariusz: Oprawca – dwie karty z większej ręki
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Oprawca
    Oraz Borys ma na ręce: Złocisz, Klątwa, Posiadłość
    Gdy Iga zagrywa Oprawcę
    Oraz Borys wybiera "odrzucić 2 karty"
    Wtedy trzeba wybrać dokładnie: 2
    Gdy Borys odrzuca Klątwę i Posiadłość
    Wtedy Borys ma na ręce: Złocisz
    Oraz Borys ma na stosie odrzuconych: Klątwa, Posiadłość

  @001-torturer-hand @001-torturer-order
  Scenariusz: Oprawca – jedyna Klątwa dla pierwszej osoby z lewej
    Zakładając, że grają Iga, Borys i Celina
    Oraz w Zapasach zostało tylko: 1 Klątwa
    Oraz Iga ma na ręce: Oprawca
    Oraz Borys ma na ręce: Srebrnik
    Oraz Celina ma na ręce: Harem
    Gdy Iga zagrywa Oprawcę
    Wtedy decyduje Borys
    Gdy Borys wybiera "dodać Klątwę"
    Wtedy Borys ma na ręce: Srebrnik, Klątwa
    Oraz Borys nie ma odrzuconych kart
    Oraz Zapasy liczą: 0 Klątw
    Oraz decyduje Celina
    Gdy Celina wybiera "dodać Klątwę"
    Wtedy Celina ma na ręce: Harem

  @001-mining-village-now
  Scenariusz: Osada górnicza – od razu na śmietnisko
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Osada górnicza
    Oraz Iga ma w talii od góry: Miedziak
    Gdy Iga zagrywa Osadę górniczą
    Oraz Iga się na to decyduje
    Wtedy na śmietnisku leży: Osada górnicza
    Oraz Iga ma na ręce: Miedziak
    Oraz Iga ma jeszcze: 2 akcje, 1 zakup, 2 monety
    Oraz Iga nie ma kart w obszarze gry

  @001-mining-village-throne
  Scenariusz: Osada górnicza z Salą tronową – monety tylko raz
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sala tronowa, Osada górnicza
    Oraz Iga ma w talii od góry: Miedziak, Srebrnik, Złocisz
    Gdy Iga zagrywa Salę tronową
    Oraz Iga się na to decyduje
    Wtedy nie ma nic do decyzji
    Oraz na śmietnisku leży: Osada górnicza
    Oraz Iga ma na ręce: Miedziak, Srebrnik
    Oraz Iga ma jeszcze: 4 akcje, 1 zakup, 2 monety

  @001-shanty-town-empty
  Scenariusz: Rudera – dwie karty, choćby pierwsza była akcją
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Rudera, Miedziak, Harem
    Oraz Iga ma w talii od góry: Most, Złocisz, Klątwa
    Gdy Iga zagrywa Ruderę
    Wtedy Iga pokazuje wszystkim: Miedziak, Harem
    Oraz Iga ma na ręce: Miedziak, Harem, Most, Złocisz
    Oraz Iga ma jeszcze: 2 akcje

  @001-shanty-town-both
  Scenariusz: Rudera – Szlachta na ręce to karta akcji
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Rudera, Szlachta
    Oraz Iga ma w talii od góry: Złocisz, Klątwa
    Gdy Iga zagrywa Ruderę
    Wtedy Iga pokazuje wszystkim: Szlachta
    Oraz Iga ma na ręce: Szlachta
    Oraz Iga ma jeszcze: 2 akcje

  @001-upgrade-order
  Scenariusz: Rozbudowa – karta droższa dokładnie o jeden
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Rudera, Most
    Oraz Iga ma na ręce: Rozbudowa, Miedziak
    Oraz Iga ma w talii od góry: Posiadłość, Złocisz
    Gdy Iga zagrywa Rozbudowę
    Wtedy do wyboru są: Miedziak, Posiadłość
    Oraz trzeba wybrać dokładnie: 1
    Gdy Iga wyrzuca Posiadłość
    Wtedy do wyboru są: Srebrnik, Rudera
    Oraz trzeba wybrać dokładnie: 1
    Gdy Iga dodaje Ruderę
    Wtedy Iga ma na stosie odrzuconych: Rudera
    Oraz na śmietnisku leży: Posiadłość
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet

  @001-upgrade-no-gain
  Scenariusz: Rozbudowa – brak karty o takim koszcie
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Rozbudowa, Złocisz
    Oraz Iga ma w talii od góry: Powiat
    Gdy Iga zagrywa Rozbudowę
    Oraz Iga wyrzuca Złocisza
    Wtedy nie ma nic do decyzji
    Oraz na śmietnisku leży: Złocisz
    Oraz Iga niczego nie dodaje

  @001-upgrade-no-trash
  Scenariusz: Rozbudowa – nie ma czego wyrzucić
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Rozbudowa
    Gdy Iga zagrywa Rozbudowę
    Wtedy śmietnisko jest puste
    Oraz Iga niczego nie dodaje
    Oraz Iga ma jeszcze: 1 akcja

  @001-upgrade-bridge
  Scenariusz: Rozbudowa po Moście – z Miedziaka Posiadłość
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Rudera
    Oraz Iga ma na ręce: Most, Rozbudowa, Miedziak
    Oraz Iga ma w talii od góry: Srebrnik
    Oraz Iga ma jeszcze: 2 akcje
    Gdy Iga zagrywa Most
    Wtedy karta Miedziak kosztuje 0 monet
    Oraz karta Posiadłość kosztuje 1 monetę
    Gdy Iga zagrywa Rozbudowę
    Oraz Iga wyrzuca Miedziaka
    Wtedy Iga dodaje kolejno: Posiadłość
    Oraz Iga ma na stosie odrzuconych: Posiadłość
    Oraz na śmietnisku leży: Miedziak

  @001-upgrade-bridge
  Scenariusz: Rozbudowa po Moście – zwykle bez różnicy
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Rudera, Most
    Oraz Iga ma na ręce: Most, Rozbudowa, Posiadłość
    Oraz Iga ma w talii od góry: Złocisz
    Oraz Iga ma jeszcze: 2 akcje
    Gdy Iga zagrywa Most
    Oraz Iga zagrywa Rozbudowę
    Oraz Iga wyrzuca Posiadłość
    Wtedy do wyboru są: Srebrnik, Rudera

  @001-saboteur-until @001-saboteur-five
  Scenariusz: Sabotażysta – za kartę kosztującą pięć karta do trzech
    Zakładając, że grają Iga, Borys i Celina
    Oraz do królestwa należą: Rudera, Most, Giermek
    Oraz Iga ma na ręce: Sabotażysta
    Oraz Iga ma w talii od góry: Prowincja
    Oraz Celina ma w talii od góry: Posiadłość, Szlachta
    Oraz Borys ma w talii od góry: Miedziak, Klątwa, Danina, Złocisz
    Gdy Iga zagrywa Sabotażystę
    Wtedy Borys pokazuje wszystkim: Miedziak, Klątwa, Danina
    Oraz na śmietnisku leży: Danina
    Gdy Borys się na to decyduje
    Wtedy do wyboru są: Miedziak, Srebrnik, Posiadłość, Klątwa, Rudera, Giermek
    Oraz trzeba wybrać dokładnie: 1
    Oraz Borys nie ma odrzuconych kart
    Gdy Borys dodaje Ruderę
    Wtedy Borys ma na stosie odrzuconych: Rudera, Miedziak, Klątwa
    Oraz Borys ma w talii od góry: Złocisz
    Oraz decyduje Celina
    Gdy Celina z tego rezygnuje
    Wtedy na śmietnisku leżą: Danina, Szlachta
    Oraz Celina ma na stosie odrzuconych: Posiadłość
    Oraz Iga ma w talii od góry: Prowincja

  @001-saboteur-shuffle
  Scenariusz: Sabotażysta – odkrytych kart się nie tasuje
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sabotażysta
    Oraz Borys ma w talii od góry: Posiadłość
    Oraz Borys ma na stosie odrzuconych: 3 Srebrniki
    Gdy Iga zagrywa Sabotażystę
    Wtedy Borys tasuje 3 karty
    Oraz na śmietnisku leży: Srebrnik
    Gdy Borys z tego rezygnuje
    Wtedy Borys ma na stosie odrzuconych: Posiadłość
    Oraz Borys ma w talii od góry: 2 Srebrniki

  @001-saboteur-nothing
  Scenariusz: Sabotażysta – same tanie karty
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Sabotażysta
    Oraz Borys ma w talii od góry: Miedziak
    Oraz Borys ma na stosie odrzuconych: Klątwa, Posiadłość
    Gdy Iga zagrywa Sabotażystę
    Wtedy nie ma nic do decyzji
    Oraz Borys ma na stosie odrzuconych: Miedziak, Klątwa, Posiadłość
    Oraz śmietnisko jest puste
    Oraz Borys niczego nie dodaje

  @001-saboteur-bridge
  Scenariusz: Sabotażysta po Moście – Srebrnik jest za tani
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Most, Sabotażysta
    Oraz Iga ma jeszcze: 2 akcje
    Oraz Borys ma w talii od góry: Srebrnik, Baron, Złocisz
    Gdy Iga zagrywa Most
    Oraz Iga zagrywa Sabotażystę
    Wtedy Borys pokazuje wszystkim: Srebrnik, Baron
    Oraz na śmietnisku leży: Baron
    Gdy Borys się na to decyduje
    Wtedy do wyboru są: Miedziak, Klątwa, Posiadłość
    Gdy Borys dodaje Posiadłość
    Wtedy Borys ma na stosie odrzuconych: Posiadłość, Srebrnik
