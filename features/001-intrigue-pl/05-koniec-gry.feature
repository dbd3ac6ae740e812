# language: pl
Funkcja: Zakończenie gry

  @001-end-provinces
  Scenariusz: Ostatnia Prowincja
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 1 Prowincja
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 1 zakup, 8 monet
    Gdy Iga kupuje Prowincję
    Wtedy gra trwa dalej
    Gdy Iga kończy kolejkę
    Wtedy gra się kończy
    Oraz wygrywa Iga

  @001-end-three-piles
  Scenariusz: Trzy puste stosy
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Giermek
    Oraz w Zapasach zostało tylko: 0 Klątw, 1 Giermek, 1 Powiat
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 1 zakup, 5 monet
    Oraz Borys ma na ręce: Srebrnik
    Gdy Iga kupuje Powiat
    Oraz Iga kończy kolejkę
    Wtedy gra trwa dalej
    Gdy Borys przechodzi do fazy kupna
    Oraz Borys wykłada wszystkie skarby
    Oraz Borys kupuje Giermka
    Oraz Borys kończy kolejkę
    Wtedy gra się kończy
    Oraz Iga ma 3 punkty
    Oraz wygrywa Iga

  @001-end-zones
  Scenariusz: Punkty z całej talii
    Zakładając, że grają Iga i Borys
    Oraz w Zapasach zostało tylko: 1 Prowincja
    Oraz Iga ma na ręce: Powiat
    Oraz Iga ma w talii od góry: 6 Posiadłości
    Oraz Iga ma na stosie odrzuconych: Harem, Klątwa
    Oraz Borys ma na ręce: Prowincja
    Oraz Borys ma w talii od góry: Szlachta
    Oraz Borys ma na stosie odrzuconych: Westybul
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 1 zakup, 8 monet
    Wtedy Iga ma 10 punktów
    Oraz Borys ma 9 punktów
    Gdy Iga kupuje Prowincję
    Oraz Iga kończy kolejkę
    Wtedy Iga ma 16 punktów
    Oraz wygrywa Iga

  @001-end-tie-turns
  Scenariusz: Remis rozstrzyga liczba kolejek
    Zakładając, że grają Iga, Borys i Celina
    Oraz w Zapasach zostało tylko: 1 Prowincja
    Oraz Iga ma za sobą rozpoczęte kolejki: 7
    Oraz Borys ma za sobą rozpoczęte kolejki: 7
    Oraz Celina ma za sobą rozpoczęte kolejki: 6
    Oraz Iga ma na stosie odrzuconych: Prowincja
    Oraz Celina ma na stosie odrzuconych: Prowincja
    Oraz Borys jest w fazie kupna
    Oraz Borys ma jeszcze: 1 zakup, 8 monet
    Gdy Borys kupuje Prowincję
    Oraz Borys kończy kolejkę
    Wtedy gra się kończy
    Oraz Borys ma 6 punktów
    Oraz Iga ma 6 punktów
    Oraz wygrywa Celina

  @001-end-tie-shared
  Scenariusz: Wspólne zwycięstwo
    Zakładając, że grają Iga, Borys i Celina
    Oraz w Zapasach zostało tylko: 1 Prowincja
    Oraz Iga ma za sobą rozpoczęte kolejki: 7
    Oraz Borys ma za sobą rozpoczęte kolejki: 7
    Oraz Celina ma za sobą rozpoczęte kolejki: 6
    Oraz Iga ma na stosie odrzuconych: Prowincja
    Oraz Celina ma na stosie odrzuconych: Powiat
    Oraz Borys jest w fazie kupna
    Oraz Borys ma jeszcze: 1 zakup, 8 monet
    Gdy Borys kupuje Prowincję
    Oraz Borys kończy kolejkę
    Wtedy gra się kończy
    Oraz zwycięstwem dzielą się: Iga i Borys

  @001-five-six-end
  Scenariusz: W pięć osób trzeba czterech pustych stosów
    Zakładając, że grają Iga, Borys, Celina, Daniel i Ewa
    Oraz w Zapasach zostało tylko: 0 Klątw, 0 Powiatów, 1 Srebrnik, 1 Posiadłość
    Oraz Iga jest w fazie kupna
    Oraz Iga ma jeszcze: 1 zakup, 3 monety
    Oraz Borys ma na ręce: Złocisz
    Gdy Iga kupuje Srebrnika
    Oraz Iga kończy kolejkę
    Wtedy gra trwa dalej
    Gdy Borys przechodzi do fazy kupna
    Oraz Borys wykłada wszystkie skarby
    Oraz Borys kupuje Posiadłość
    Oraz Borys kończy kolejkę
    Wtedy gra się kończy

  @001-five-six-end
  Scenariusz: W sześć osób kończą też Prowincje
    Zakładając, że grają Iga, Borys, Celina, Daniel, Ewa i Filip
    Oraz w Zapasach zostało tylko: 1 Prowincja
    Oraz Daniel jest w fazie kupna
    Oraz Daniel ma jeszcze: 1 zakup, 8 monet
    Gdy Daniel kupuje Prowincję
    Oraz Daniel kończy kolejkę
    Wtedy gra się kończy
    Oraz wygrywa Daniel

  @001-setup-start-player
  Scenariusz: Po remisie pierwszą osobę losuje się spośród wszystkich
    Zakładając, że grają Iga, Borys i Celina
    Oraz trwa kolejka, którą rozgrywa Celina
    Oraz Iga ma za sobą rozpoczęte kolejki: 1
    Oraz Borys ma za sobą rozpoczęte kolejki: 1
    Oraz Iga ma na ręce: Harem
    Oraz Borys ma na ręce: Szlachta
    Oraz w Zapasach zostało tylko: 0 Prowincji
    Gdy Celina kończy kolejkę
    Wtedy zwycięstwem dzielą się: Iga i Borys
    Oraz następną grę może zacząć: Iga, Borys i Celina

  @001-setup-start-player
  Scenariusz: Po wygranej zaczyna osoba po lewej stronie zwycięzcy
    Zakładając, że grają Iga, Borys i Celina
    Oraz Celina ma na ręce: Harem
    Oraz w Zapasach zostało tylko: 0 Prowincji
    Gdy Iga kończy kolejkę
    Wtedy wygrywa Celina
    Oraz następną grę może zacząć: Iga
