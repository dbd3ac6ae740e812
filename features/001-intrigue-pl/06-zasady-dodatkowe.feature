# language: pl
Funkcja: Zasady dodatkowe

  @001-extra-current-first
  Scenariusz: Zaczyna osoba, której trwa kolejka
    Zakładając, że grają Iga, Borys i Celina
    Oraz trwa kolejka, którą rozgrywa Borys
    Oraz Borys ma na ręce: Maskarada, Klątwa
    Oraz Borys ma w talii od góry: Miedziak, Srebrnik
    Oraz Celina ma na ręce: Posiadłość, Złocisz
    Oraz Iga ma na ręce: Powiat, Harem
    Gdy Borys zagrywa Maskaradę
    Wtedy decyduje Borys
    Gdy Borys przekazuje Klątwę
    Wtedy decyduje Celina
    Gdy Celina przekazuje Posiadłość
    Wtedy decyduje Iga
    Gdy Iga przekazuje Powiat
    Oraz Borys z tego rezygnuje
    Wtedy Celina ma na ręce: Złocisz, Klątwa
    Oraz Iga ma na ręce: Harem, Posiadłość
    Oraz Borys ma na ręce: Miedziak, Srebrnik, Powiat

  @001-extra-options
  Scenariusz: Wolno wybrać niewykonalną opcję
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Zarządca
    Oraz Iga ma w talii od góry: 2 Złocisze
    Gdy Iga zagrywa Zarządcę
    Wtedy do wyboru są 3 polecenia
    Gdy Iga wybiera "wyrzucić 2 karty"
    Wtedy nie ma nic do decyzji
    Oraz śmietnisko jest puste
    Oraz Iga nie ma na ręce żadnych kart
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 0 monet

  @001-extra-both-types
  Scenariusz: Karty dwóch typów grają i punktują
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Szlachta, Westybul, Harem
    Oraz Iga ma w talii od góry: Miedziak, Srebrnik
    Wtedy Iga ma 5 punktów
    Gdy Iga zagrywa Szlachtę
    Oraz Iga wybiera "+2 akcje"
    Oraz Iga zagrywa Westybul
    Wtedy Iga ma na ręce: Harem, Miedziak
    Oraz Iga ma jeszcze: 2 akcje
    Gdy Iga przechodzi do fazy kupna
    Oraz Iga wykłada wszystkie skarby
    Wtedy Iga ma jeszcze: 3 monety
    Oraz Iga ma 5 punktów

  @001-extra-adventurer-harem
  Scenariusz: Odkrywca znajduje Harem
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Odkrywca
    Oraz Iga ma w talii od góry: Posiadłość, Harem, Klątwa, Miedziak, Złocisz
    Gdy Iga zagrywa Odkrywcę
    Wtedy Iga ma na ręce: Harem, Miedziak
    Oraz Iga ma na stosie odrzuconych: Posiadłość, Klątwa
    Oraz Iga ma w talii od góry: Złocisz

  @001-extra-mine-harem
  Scenariusz: Kopalnia zamienia Srebrnika na Harem
    Zakładając, że grają Iga i Borys
    Oraz do królestwa należą: Harem, Most
    Oraz Iga ma na ręce: Kopalnia, Srebrnik, Miedziak, Posiadłość
    Gdy Iga zagrywa Kopalnię
    Wtedy do wyboru są: Srebrnik, Miedziak
    Gdy Iga wyrzuca Srebrnika
    Wtedy do wyboru są: Miedziak, Srebrnik, Złocisz, Harem
    Gdy Iga dodaje Harem
    Wtedy Iga ma na ręce: Miedziak, Posiadłość, Harem
    Oraz na śmietnisku leży: Srebrnik
    Oraz Iga nie ma odrzuconych kart

  @001-extra-reactions @001-secret-chamber-moat
  Scenariusz: Jedna reakcja po drugiej
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma na ręce: Tajna komnata, Fosa
    Oraz Borys ma w talii od góry: Złocisz, Srebrnik, Prowincja
    Gdy Iga zagrywa Kanciarza
    Wtedy do wyboru są: Tajna komnata, Fosa
    Gdy Borys odkrywa z ręki Tajną komnatę
    Wtedy Borys ma na ręce: Tajna komnata, Fosa, Złocisz, Srebrnik
    Gdy Borys odkłada na talię, od góry: Srebrnik, Tajna komnata
    Oraz Borys odkrywa z ręki Fosę
    Wtedy Borys reaguje kartami: Tajna komnata, Fosa
    Oraz śmietnisko jest puste
    Oraz Borys ma w talii od góry: Srebrnik, Tajna komnata, Prowincja
    Oraz Borys ma na ręce: Fosa, Złocisz

  @001-extra-drawn-moat @001-extra-reactions
  Scenariusz: Fosa dociągnięta dzięki Tajnej komnacie
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Kanciarz
    Oraz Borys ma na ręce: Tajna komnata, Miedziak
    Oraz Borys ma w talii od góry: Fosa, Posiadłość, Prowincja
    Gdy Iga zagrywa Kanciarza
    Wtedy do wyboru są: Tajna komnata
    Gdy Borys odkrywa z ręki Tajną komnatę
    Oraz Borys odkłada na talię, od góry: Tajna komnata, Posiadłość
    Wtedy decyduje Borys
    Oraz do wyboru są: Fosa
    Gdy Borys odkrywa z ręki Fosę
    Wtedy śmietnisko jest puste
    Oraz Borys ma na ręce: Fosa, Miedziak
    Oraz Borys ma w talii od góry: Tajna komnata, Posiadłość, Prowincja

  @001-extra-options
  Scenariusz: Dociąganie karty, której nie ma
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Giermek
    Gdy Iga zagrywa Giermka
    Oraz Iga wybiera "+1 karta" i "+1 moneta"
    Wtedy Iga nie ma na ręce żadnych kart
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 1 moneta

  @001-extra-counting
  Scenariusz: Własną talię wolno policzyć, odrzuconych kart nie, śmietnisko jest jawne
    Zakładając, że grają Iga i Borys
    Oraz Iga ma w talii od góry: Złocisz, 3 Miedziaki
    Oraz Iga ma na stosie odrzuconych: Powiat, Srebrnik, Miedziak
    Oraz na śmietnisku leżą: Klątwa, Harem
    Wtedy Iga może doliczyć się w swojej talii 4 kart
    Oraz Iga ze swojego stosu odrzuconych zna tylko: Powiat
    Oraz Iga może przejrzeć na śmietnisku: Klątwa, Harem
    Oraz Borys może przejrzeć na śmietnisku: Klątwa, Harem

  @001-action-set-aside
  Scenariusz: Karta odłożona na bok leży odkryta i nic nie robi
    Zakładając, że grają Iga i Borys
    Oraz Iga ma na ręce: Biblioteka, 5 Miedziaków
    Oraz Iga ma w talii od góry: Westybul, Most, Srebrnik
    Gdy Iga zagrywa Bibliotekę
    Oraz Iga odkłada na bok Westybul
    Wtedy Iga ma na boku: Westybul
    Oraz Borys widzi na boku u gracza Iga: Westybul
    Oraz Iga ma jeszcze: 0 akcji, 1 zakup, 0 monet
    Gdy Iga z tego rezygnuje
    Wtedy Iga ma na stosie odrzuconych: Westybul
    Oraz Iga ma na ręce: 5 Miedziaków, Most, Srebrnik
