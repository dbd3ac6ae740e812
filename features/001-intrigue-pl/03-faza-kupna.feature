# language: pl
Funkcja: Faza kupna i porządków

  @001-buy-example-two @001-buy-discard
  Scenariusz: Przykład zakupu – dwie karty za sześć monet
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Dziedziniec, Huta Żelaza
    Oraz Iga ma na ręce: 2 Złocisze
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 2 zakupy
    Gdy Iga wykłada wszystkie skarby
    Wtedy Iga ma jeszcze: 2 zakupy, 6 monet
    Gdy Iga kupuje Dziedziniec
    Wtedy Iga ma jeszcze: 1 zakup, 4 monety
    Gdy Iga kupuje Hutę Żelaza
    Wtedy Iga ma na stosie odrzuconych: Dziedziniec, Huta Żelaza
    Oraz Iga ma jeszcze: 0 zakupów, 0 monet
    Oraz Iga ma w obszarze gry: 2 Złocisze

  @001-buy-example-copper
  Scenariusz: Przykład zakupu – darmowy Miedziak na dokładkę
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: 2 Złocisze
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 2 zakupy
    Gdy Iga wykłada wszystkie skarby
    Oraz Iga kupuje Złocisza
    Wtedy Iga ma jeszcze: 1 zakup, 0 monet
    Oraz Iga nie może kupić Posiadłości
    Gdy Iga kupuje Miedziaka
    Wtedy Iga ma na stosie odrzuconych: Złocisz, Miedziak
    Oraz Iga ma jeszcze: 0 zakupów, 0 monet

  @001-buy-example-leave @001-action-plus-buy
  Scenariusz: Przykład zakupu – drugi zakup przepada
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: 2 Złocisze
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 2 zakupy
    Gdy Iga wykłada wszystkie skarby
    Oraz Iga kupuje Złocisza
    Oraz Iga kończy kolejkę
    Wtedy kolejkę rozgrywa Borys
    Oraz Borys ma jeszcze: 1 akcja, 1 zakup, 0 monet
    Oraz Iga posiada: 3 Złocisze

  @001-buy-any
  Scenariusz: Wszystko z Zapasów, nic ze śmietniska
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Most
    Oraz na śmietnisku leży: Harem
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 1 zakup, 8 monet
    Wtedy Iga może kupić Prowincję
    Oraz Iga może kupić Złocisza
    Oraz Iga może kupić Most
    Oraz Iga może kupić Klątwę
    Oraz Iga nie może kupić Haremu

  @001-buy-cost
  Scenariusz: Można zagrać tylko część skarbów
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Giermek, Rudera
    Oraz Iga ma na ręce: Srebrnik, 2 Miedziaki
    Oraz Iga jest w fazie kupna
    Gdy Iga zagrywa Srebrnika
    Wtedy Iga ma jeszcze: 1 zakup, 2 monety
    Oraz Iga ma na ręce: 2 Miedziaki
    Oraz Iga nie może kupić Rudery
    Oraz Iga może kupić Giermka
    Oraz Iga może kupić Miedziaka

  @001-buy-values @001-buy-treasures-stay
  Scenariusz: Wartość skarbów i ich powrót
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Miedziak, Srebrnik, Złocisz
    Oraz Iga jest w fazie kupna
    Gdy Iga zagrywa Miedziaka
    Wtedy Iga ma jeszcze: 1 moneta
    Gdy Iga zagrywa Srebrnika
    Wtedy Iga ma jeszcze: 3 monety
    Gdy Iga zagrywa Złocisza
    Wtedy Iga ma jeszcze: 6 monet
    Oraz Iga ma w obszarze gry: Miedziak, Srebrnik, Złocisz
    Gdy Iga kończy kolejkę
    Wtedy Iga ma na ręce: Miedziak, Srebrnik, Złocisz

  @001-buy-discard
  Scenariusz: Z kupionej karty nie ma jeszcze pożytku
    Zakładając, że grają Iga i Borys
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 2 zakupy, 6 monet
    Gdy Iga kupuje Złocisza
    Wtedy Iga ma na stosie odrzuconych: Złocisz
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Iga ma jeszcze: 1 zakup, 0 monet

  @001-cleanup-discard
  Scenariusz: Porządki – wszystko na stos
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Most, Miedziak, Posiadłość
    Oraz Iga ma w talii od góry: 5 Srebrników, Złocisz
    Gdy Iga zagrywa Most
    Oraz Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Oraz Iga kończy kolejkę
    Wtedy Iga ma na stosie odrzuconych: Most, Miedziak, Posiadłość
    Oraz Iga ma na ręce: 5 Srebrników
    Oraz Iga ma w talii od góry: Złocisz

  @001-cleanup-draw @001-extra-short-deck
  Scenariusz: Porządki – najpierw reszta talii
    Zakładając, że grają Iga i Borys
    Oraz Iga ma w talii od góry: 3 Srebrniki
    Oraz Iga ma na stosie odrzuconych: 4 Miedziaki
    Gdy Iga kończy kolejkę
    Wtedy Iga ma na ręce: 3 Srebrniki, 2 Miedziaki
    Oraz Iga ma w talii od góry: 2 Miedziaki
    Oraz Iga nie ma odrzuconych kart
    Oraz Iga tasuje 4 karty
