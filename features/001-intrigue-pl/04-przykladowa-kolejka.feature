# language: pl
Funkcja: Przykładowa kolejka

  # Książka wykłada trzeciego Miedziaka, którego nikt nie dociągnął (errata 001-e-sample-coppers).
  @001-sample-mining-village @001-sample-courtyard @001-sample-pawn @001-sample-buy @001-sample-cleanup
  @001-extra-short-deck @001-mining-village-now
  Scenariusz: Trzy akcje, dwa zakupy
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Westybul, Zwiadowca
    Oraz Iga ma na ręce: Osada górnicza, Giermek, Srebrnik, 2 Posiadłości
    Oraz Iga ma w talii od góry: Dziedziniec, Srebrnik, Miedziak
    Oraz Iga ma na stosie odrzuconych: 6 Miedziaków
    # faza akcji: Osada górnicza
    Gdy Iga zagrywa Osadę górniczą
    Wtedy Iga ma na ręce: Giermek, Srebrnik, 2 Posiadłości, Dziedziniec
    Oraz decyduje Iga
    Gdy Iga z tego rezygnuje
    Wtedy Iga ma jeszcze: 2 akcje, 1 zakup, 0 monet
    Oraz śmietnisko jest puste
    # Dziedziniec
    Gdy Iga zagrywa Dziedziniec
    Wtedy Iga ma na ręce: Giermek, 2 Srebrniki, 2 Posiadłości, 2 Miedziaki
    Oraz Iga tasuje 6 kart
    Gdy Iga odkłada na talię, od góry: Posiadłość
    Wtedy Iga ma w talii od góry: Posiadłość, 5 Miedziaków
    Oraz Iga ma jeszcze: 1 akcja, 1 zakup, 0 monet
    # Giermek
    Gdy Iga zagrywa Giermka
    Oraz Iga wybiera "+1 moneta" i "+1 zakup"
    Wtedy Iga ma jeszcze: 0 akcji, 2 zakupy, 1 moneta
    Oraz Iga ma na ręce: 2 Srebrniki, Posiadłość, 2 Miedziaki
    # faza kupna
    Gdy Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Wtedy Iga ma jeszcze: 2 zakupy, 7 monet
    Oraz Iga ma w obszarze gry: Osada górnicza, Dziedziniec, Giermek, 2 Srebrniki, 2 Miedziaki
    Gdy Iga kupuje Westybul
    Wtedy Iga ma jeszcze: 1 zakup, 4 monety
    Gdy Iga kupuje Zwiadowcę
    Wtedy Iga ma na stosie odrzuconych: Westybul, Zwiadowca
    Oraz Iga ma jeszcze: 0 zakupów, 0 monet
    # faza porządków
    Gdy Iga kończy kolejkę
    Wtedy Iga ma na stosie odrzuconych: Westybul, Zwiadowca, Osada górnicza, Dziedziniec, Giermek, 2 Srebrniki, 2 Miedziaki, Posiadłość
    Oraz Iga ma na ręce: Posiadłość, 4 Miedziaki
    Oraz Iga ma w talii od góry: Miedziak
