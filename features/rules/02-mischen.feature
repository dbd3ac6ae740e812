# language: de
Funktionalität: Wann wird gemischt, wenn der Nachziehstapel nicht reicht?

  @rule-reshuffle
  Szenariogrundriss: Erst die letzten Karten, dann mischen, dann die fehlenden
    Angenommen es gelten die Regeln von Heft <Heft>
    Und es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Ada hat im Nachziehstapel von oben: Kupfer, Anwesen
    Und Ada hat im Ablagestapel: 3 Silber
    Wenn Ada Adelige ausspielt
    Und Ada "+3 Karten" wählt
    Dann hat Ada vor dem Mischen 2 Karten gezogen
    Und Ada hat auf der Hand: Kupfer, Anwesen, Silber
    Und Ada hat 3 Karten gemischt

    Beispiele:
      | Heft |
      | 000  |
      | 001  |
      | 004  |

  @rule-reshuffle
  Szenario: Erst mischen und unterlegen, dann alle Karten ziehen
    Angenommen es gelten die Regeln von Heft 002
    Und es spielen Ada und Bruno
    Und Ada hat auf der Hand: Adelige
    Und Ada hat im Nachziehstapel von oben: Kupfer, Anwesen
    Und Ada hat im Ablagestapel: 3 Silber
    Wenn Ada Adelige ausspielt
    Und Ada "+3 Karten" wählt
    Dann hat Ada vor dem Mischen 0 Karten gezogen
    Und Ada hat auf der Hand: Kupfer, Anwesen, Silber
    Und Ada hat 3 Karten gemischt

  @rule-reshuffle
  Szenariogrundriss: Auch beim Aufräumen kommen die letzten Karten zuerst auf die Hand
    Angenommen es gelten die Regeln von Heft <Heft>
    Und es spielen Ada und Bruno
    Und Ada hat im Nachziehstapel von oben: 4 Gold
    Und Ada hat im Ablagestapel: 3 Silber
    Wenn Ada den Zug beendet
    Dann hat Ada vor dem Mischen 4 Karten gezogen
    Und Ada hat auf der Hand: 4 Gold, Silber

    Beispiele:
      | Heft |
      | 000  |
      | 001  |
      | 004  |

  @rule-reshuffle
  Szenario: Beim Aufräumen wird gemischt, bevor eine Karte auf die Hand kommt
    Angenommen es gelten die Regeln von Heft 002
    Und es spielen Ada und Bruno
    Und Ada hat im Nachziehstapel von oben: 4 Gold
    Und Ada hat im Ablagestapel: 3 Silber
    Wenn Ada den Zug beendet
    Dann hat Ada vor dem Mischen 0 Karten gezogen
    Und Ada hat auf der Hand: 4 Gold, Silber

  @rule-reshuffle
  Szenariogrundriss: Vor dem Mischen ist die letzte Karte schon aufgedeckt
    Angenommen es gelten die Regeln von Heft <Heft>
    Und es spielen Ada und Bruno
    Und Ada hat auf der Hand: Späher
    Und Ada hat im Nachziehstapel von oben: Gold, Herzogtum
    Und Ada hat im Ablagestapel: 2 Anwesen
    Wenn Ada den Späher ausspielt
    Dann hat Ada vor dem Mischen offen gezeigt: Gold, Herzogtum
    Und Ada hat offen gezeigt: Gold, Herzogtum, 2 Anwesen
    Und Ada hat auf der Hand: Herzogtum, 2 Anwesen

    Beispiele:
      | Heft |
      | 000  |
      | 001  |
      | 004  |

  @rule-reshuffle
  Szenario: Vor dem Mischen ist noch nichts aufgedeckt
    Angenommen es gelten die Regeln von Heft 002
    Und es spielen Ada und Bruno
    Und Ada hat auf der Hand: Späher
    Und Ada hat im Nachziehstapel von oben: Gold, Herzogtum
    Und Ada hat im Ablagestapel: 2 Anwesen
    Wenn Ada den Späher ausspielt
    Dann hat Ada vor dem Mischen nichts offen gezeigt
    Und Ada hat offen gezeigt: Gold, Herzogtum, 2 Anwesen
    Und Ada hat auf der Hand: Herzogtum, 2 Anwesen
