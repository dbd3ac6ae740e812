"""Marking: prepositions that stand alone, "er ... van", "daar ... bij", and their other halves.

"There" and a preposition that no noun follows are one pronoun in two places: "er 2 van" is
"2 of them". The lexicon says under `stranded` which sense each preposition has then. It can
also be the particle of the verb; whoever waits for it takes it.
"""

from __future__ import annotations

from grammar.lexicon import Analysis, Lexicon
from grammar.marking import BREAKS, NONFINITE, VERBS, can_be, ends_clause
from grammar.scan import Word


def stranded(words: list[Word], lexicon: Lexicon) -> list[Word]:
    senses: dict[str, str] = lexicon.settings.get("stranded", {})
    if not senses:
        return words
    out = list(words)
    for i, word in enumerate(words):
        sense = senses.get(word.text.lower())
        there = _there(out, i) if sense is not None else None
        if sense is None or there is None or not _alone(words, i) or _waited_for(out, word, i):
            continue
        out[i] = Word(word.text, word.span, (Analysis("ADV", sense),), word.capital)
        gone = out[there]  # its other half says it all
        used = (Analysis("ADV", "there_with"),)
        out[there] = Word(gone.text, gone.span, used, gone.capital)
    return _from_above(out)


def _from_above(words: list[Word]) -> list[Word]:
    """ "van boven op je trekstapel": from a place that has a preposition of its own."""
    out: list[Word] = []
    for word in words:
        before = out[-1] if out else None
        onto = any(a.term == "PREP" and a.key == "to" for a in word.analyses)
        if before is not None and onto and _says(before, "from"):
            out[-1] = Word(
                f"{before.text} {word.text}",
                (before.span[0], word.span[1]),
                (Analysis("PREP", "from"),),
                before.capital,
            )
            continue
        out.append(word)
    return out


def _says(word: Word, role: str) -> bool:
    return any(a.term == "PREP" and a.key == role for a in word.analyses)


def _alone(words: list[Word], i: int) -> bool:
    """No noun follows that could belong to it."""
    follows = (*VERBS, *NONFINITE, "VLAST", "PREP", "PTC", "VPAUX", "TO")
    if ends_clause(words, i + 1):
        return True
    if can_be(words, i + 1, "ADV") and any(a.key == "instead" for a in words[i + 1].analyses):
        return True  # "er ... voor in de plaats"
    return can_be(words, i + 1, *follows) and not can_be(words, i + 1, "DET")


def _there(words: list[Word], i: int) -> int | None:
    """The "there" before it in the clause that it belongs to."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA", "LPAR"):
            return None
        if any(a.key == "here" for a in words[j].analyses):
            return j
    return None


def _waited_for(words: list[Word], particle: Word, i: int) -> bool:
    """Whether the finite verb of the clause takes it as its particle."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        for a in words[j].analyses:
            split = a.data.get("particles")
            if a.term in VERBS and split is not None and particle.text.lower() in split:
                return True
    return False


def your_or_you(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "als je kaarten hebt": behind what opens a clause, "je" is you if only you fit its verb."""
    if not lexicon.settings.get("your_or_you"):
        return words
    out = list(words)
    for i, word in enumerate(words):
        if not (word.can("DET") and word.can("PRON") and can_be(words, i + 1, "NOUN")):
            continue
        if not any(a.key == "you" for a in word.analyses):
            continue
        opens = can_be(words, i - 1, "IF", "UNTIL", "THAT", "OR", "AS", "HAVE")
        if opens and _only_you(words, i):
            out[i] = word.without("DET")
    return out


def _only_you(words: list[Word], i: int) -> bool:
    """Whether the verb of the clause agrees with "you" and not with the noun behind it."""
    before = words[i - 1]
    verb = before if before.can("HAVE") and not before.can("IF") else None
    for j in range(i + 2, len(words)):
        if verb is not None or words[j].can(*BREAKS, "COMMA"):
            break
        if words[j].can("PRON") and not words[j].can("DET"):
            return False
        if words[j].can("VFIN", "HAVE", "BE", "VLAST", "MODAL", "PASSIVE"):
            verb = words[j]
    if verb is None:
        return False
    terms = ("VFIN", "HAVE", "BE", "VLAST", "MODAL", "PASSIVE", "VINV")
    persons = frozenset[str]().union(*(a.features for a in verb.analyses if a.term in terms))
    noun = frozenset[str]().union(*(a.features for a in words[i + 1].analyses if a.term == "NOUN"))
    numbers = {f"3{f[1]}" for f in noun}
    return bool(persons & {"2s", "2i"}) and not persons & numbers
