# language: pl
Funkcja: Kto zaczyna następną grę?

  @rule-next-game-after-tie
  Szablon scenariusza: Po remisie zaczyna ktoś, kto nie wygrał
    Zakładając, że obowiązują zasady z książki <książka>
    Oraz grają Iga, Borys i Ola
    Oraz trwa kolejka, którą rozgrywa Ola
    Oraz Iga ma za sobą rozpoczęte kolejki: 1
    Oraz Borys ma za sobą rozpoczęte kolejki: 1
    Oraz Iga ma na stosie odrzuconych: Powiat
    Oraz Borys ma na stosie odrzuconych: Powiat
    Oraz w Zapasach zostało tylko: 0 Prowincja
    Gdy Ola kończy kolejkę
    Wtedy gra się kończy
    Oraz zwycięstwem dzielą się: Iga i Borys
    Oraz następną grę może zacząć: Ola

    Przykłady:
      | książka |
      | 000     |
      | 004     |

  @rule-next-game-after-tie
  Szablon scenariusza: Po remisie losuje się spośród wszystkich
    Zakładając, że obowiązują zasady z książki <książka>
    Oraz grają Iga, Borys i Ola
    Oraz trwa kolejka, którą rozgrywa Ola
    Oraz Iga ma za sobą rozpoczęte kolejki: 1
    Oraz Borys ma za sobą rozpoczęte kolejki: 1
    Oraz Iga ma na stosie odrzuconych: Powiat
    Oraz Borys ma na stosie odrzuconych: Powiat
    Oraz w Zapasach zostało tylko: 0 Prowincja
    Gdy Ola kończy kolejkę
    Wtedy gra się kończy
    Oraz zwycięstwem dzielą się: Iga i Borys
    Oraz następną grę może zacząć: Iga, Borys i Ola

    Przykłady:
      | książka |
      | 001     |
      | 002     |

  @rule-next-game-after-tie
  Szablon scenariusza: Po wygranej jednej osoby zaczyna osoba po jej lewej stronie
    Zakładając, że obowiązują zasady z książki <książka>
    Oraz grają Iga, Borys i Ola
    Oraz Borys ma na stosie odrzuconych: Powiat
    Oraz w Zapasach zostało tylko: 0 Prowincja
    Gdy Iga kończy kolejkę
    Wtedy wygrywa Borys
    Oraz następną grę może zacząć: Ola

    Przykłady:
      | książka |
      | 000     |
      | 001     |
      | 002     |
      | 004     |
