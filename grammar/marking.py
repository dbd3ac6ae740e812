"""What the marking steps share: terminals by what they are, and looking at neighbours."""

from __future__ import annotations

from grammar.scan import Word

HEADS = ("NOUN", "TRUNC", "COINS", "VNOUN")


FINITE = ("VFIN", "MODAL", "HAVE", "BE", "PASSIVE", "SEEM")


VERBS = (*FINITE, "VIMP")


NONFINITE = ("VINF", "VPART", "VZU")


BREAKS = ("DOT", "QUEST", "NL", "SEMI", "LINE", "COLON")


RELS = ("REL", "RELG", "WHO")
"""Relative pronouns: the one spoken of, whose thing is spoken of, and whoever it is."""


CLAUSE_ENDS = (
    *BREAKS,
    "COMMA",
    "LPAR",
    "RPAR",
    "AND",
    "OR",
    "UNTIL",
    "TO",
    "IF",
    "THEN",
    "INSTEAD",
    "AS",
)


def frames_of(word: Word) -> set[str]:
    """All that a word can mean as a verb, with any particle."""
    found: set[str] = set()
    for a in word.analyses:
        found.update(a.data.get("frames", ()))
        for frames in a.data.get("particles", {}).values():
            found.update(frames)
    return found


def _at(words: list[Word], i: int) -> Word | None:
    return words[i] if 0 <= i < len(words) else None


def can_be(words: list[Word], i: int, *terms: str) -> bool:
    word = _at(words, i)
    return word is not None and word.can(*terms)


def ends_clause(words: list[Word], i: int) -> bool:
    if i >= len(words) or words[i].can(*CLAUSE_ENDS):
        return True
    return all(a.term in RELS for a in words[i].analyses)


def verb_ahead(words: list[Word], i: int) -> bool:
    """Whether a finite verb closes the phrases behind this word: "die 3 munten kost"."""
    for j in range(i + 1, len(words)):
        if words[j].can(*CLAUSE_ENDS):
            return False
        if words[j].can(*FINITE, "VLAST"):
            return True
    return False


def in_relative(words: list[Word]) -> bool:
    for word in reversed(words):
        if word.can(*BREAKS, "COMMA"):
            return False
        if all(a.term in RELS for a in word.analyses):
            return True
    return False


def opens_clause(words: list[Word], i: int) -> bool:
    """Whether the first verb behind this word closes a clause, as in a relative."""
    for j in range(i + 1, len(words)):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        if words[j].can(*VERBS, *NONFINITE, "VLAST", "VPAUX"):
            if can_be(words, j + 1, *VERBS, *NONFINITE, "VPAUX"):
                continue
            return ends_clause(words, j + 1) or can_be(words, j + 1, "THAN")
    return False


def each_one(words: list[Word], i: int) -> bool:
    """ "... each a card": nothing else stands before an indefinite article."""

    return _keys(words, i) == {"each"} and _keys(words, i + 1) == {"indef"}


def _keys(words: list[Word], j: int, term: str = "DET") -> set[str]:
    return {a.key for a in words[j].analyses if a.term == term} if j < len(words) else set()


_MEASURES = frozenset({"by", "distributive"})
"""Determiners that open a phrase of their own."""


def noun_follows(words: list[Word], i: int) -> bool:
    j = i + 1
    while can_be(words, j, "ORCMP"):
        j += 1
    if can_be(words, j, "COMMA") and words[i].can("ADJ") and can_be(words, j + 1, "ADJ"):
        return True
    if can_be(words, j, "DET") and not words[i].can("DET", "NUM") and _keys(words, j) == {"indef"}:
        return False  # "gives (with) the others a card"
    if _keys(words, i) == {"all"} and can_be(words, j, "DET") and not _agree(words[i], words[j]):
        return False  # "zeige allen deine Hand"
    if _keys(words, i) == {"dem"} and _keys(words, j) & {"indef", "neg", "any_number"}:
        return False  # "holds (it) no Action cards"
    if can_be(words, j, "DET") and "choice" in _keys(words, j + 1, "NOUN"):
        return False  # "one (of) your choice"
    if can_be(words, j, "DET") and _keys(words, j) <= _MEASURES:
        return False  # "koszt wyrzuconej o 2 monety"
    return can_be(words, j, *HEADS, "DET", "NUM", "ADJ", "BOUND", "OATTR")


def _agree(first: Word, second: Word) -> bool:
    features = [frozenset[str]().union(*(a.features for a in w.analyses)) for w in (first, second)]
    return not all(features) or bool(features[0] & features[1])


def opened_of(words: list[Word], i: int) -> bool:
    """Whether a subordinate clause was opened and no finite verb has closed it yet."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA") or words[j].can(*FINITE):
            return False
        if words[j].can("IF", "UNTIL", "THAT", "WHETHER", *RELS):
            return True
    return False


def closes_relative(words: list[Word], k: int) -> bool:
    for j in range(k - 1, -1, -1):
        if words[j].can(*RELS):
            return True
        if words[j].can("COMMA", *BREAKS):
            return False
    return False


def starts_clause(words: list[Word], i: int) -> bool:
    """ "you draw ...", "he may ...": a pronoun and its finite verb open a clause of their own."""
    return can_be(words, i, "PRON") and can_be(words, i + 1, *FINITE)
