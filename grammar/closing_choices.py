"""Marking: "A albo B" between whole clauses or infinitives is a choice without a colon.

Where "or" joins what is done, somebody chooses. The choosing goes unsaid, so it gets a
verb of its own here, and the options the same marks as behind "wybierz jedno:".
"""

from __future__ import annotations

from grammar.closing import MAIN, OPENERS, STOPS
from grammar.lexicon import Analysis, Lexicon
from grammar.scan import Word, mark

_PERSONS = frozenset({"player", "opponent", "neighbour", "owner", "they", "you", "each", "all"})
_DECIDING = frozenset({"you_decide", "own_choice"})
_ENDS = (*STOPS, "THEN", "ELSE")


def alternatives(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Each sentence that says "or" between two things to do; lists behind a colon are left."""
    out: list[Word] = []
    start = 0
    for i, word in enumerate([*words, None]):
        if word is not None and not word.can(*_ENDS):
            continue
        part = words[start:i]
        listed = (word is not None and word.can("COLON")) or (bool(out) and out[-1].can("COLON"))
        out.extend(_correlative(part) if listed else _sentence(part))
        if word is not None:
            out.append(word)
        start = i + 1
    return out


def _correlative(words: list[Word]) -> list[Word]:
    """ "Wybierz: albo A, albo B": the first "or" only opens the list."""
    if len(words) < 2 or not words[0].can("OR") or not any(w.can("OR") for w in words[1:]):
        return words
    return [mark("EITHER", words[0].span, words[0].text), *words[1:]]


def _sentence(words: list[Word]) -> list[Word]:
    depths = _depths(words)
    ors = [i for i, w in enumerate(words) if w.can("OR") and not depths[i] and not w.can("ORCMP")]
    if not ors:
        return words
    for term in ("VINF", "MAIN"):
        terms = MAIN if term == "MAIN" else ("VINF",)
        splits = [i for i in ors if _does(words, depths, i + 1, terms)]
        first = splits[0] if splits else None
        if first is None:
            continue
        opens = first == ors[0] and len(splits) > 1 and _opens(words, depths, first, terms)
        if opens:
            splits = splits[1:]
        if len(splits) != len(ors) - opens:
            return words  # an "or" between nouns beside one between deeds
        begin = first + 1 if opens else _begin(words, depths, splits[0], terms)
        if begin is None:
            return words
        return _choice(words, depths, first if opens else None, begin, splits, term)
    return words


def _depths(words: list[Word]) -> list[int]:
    """How many clauses are open at each word."""
    depth, found = 0, []
    for word in words:
        if word.can(*OPENERS):
            depth += 1
        found.append(depth)
        if word.can("CLOSE"):
            depth -= 1
    return found


def _does(words: list[Word], depths: list[int], i: int, terms: tuple[str, ...]) -> bool:
    """Whether phrases and then such a verb follow, before anything else is joined."""
    for j in range(i, len(words)):
        if depths[j]:
            continue
        if words[j].can(*terms):
            return True
        if words[j].can("AND", "OR", "COMMA", *MAIN, "VINF", "PLUS"):
            return False
    return False


def _opens(words: list[Word], depths: list[int], i: int, terms: tuple[str, ...]) -> bool:
    """ "albo A, albo B": nothing of this kind was done before the first "or"."""
    for j in range(i - 1, -1, -1):
        if depths[j]:
            continue
        if words[j].can(*terms):
            return False
        if words[j].can("AND", "COMMA"):
            return True
    return True


def _begin(words: list[Word], depths: list[int], i: int, terms: tuple[str, ...]) -> int | None:
    """Where the first of the options starts: behind the last "and", or where the clause does.

    In "A, B albo C" all three are options, unless B points back to what A brought up.
    """
    begin, seen, commas = 0, False, []
    for j in range(i - 1, -1, -1):
        if depths[j]:
            continue
        if words[j].can("AND") and seen:
            begin = j + 1
            break
        if words[j].can("COMMA"):
            commas.append(j)
        seen = seen or words[j].can(*terms)
    if not seen:
        return None
    listed = [c for c in commas if c > begin and _does(words, depths, c + 1, terms)]
    if listed and any(w.can("PRON") for w in words[listed[-1] : i] if not w.can("REL")):
        return None
    return begin


def _choice(
    words: list[Word],
    depths: list[int],
    either: int | None,
    begin: int,
    splits: list[int],
    term: str,
) -> list[Word]:
    """The same words with a verb that chooses before the options; what stands before their
    first verb belongs to it if it says who, else to the option."""
    terms = MAIN if term == "MAIN" else ("VINF",)
    ors = [words[i] for i in splits]
    verb = next(j for j in range(begin, len(words)) if not depths[j] and words[j].can(*terms))
    start = 0
    for j in range(begin - 1 if either is None else either - 1, -1, -1):
        if not depths[j] and words[j].can("AND", "COMMA"):
            start = j + 1
            break
    before = words[start : either if either is not None else verb]
    first = words[begin if either is not None else verb : splits[0]]
    finite = next((w for w in before if w.can(*MAIN)), None)
    said = [w for w in before if w is not finite]
    at = words[splits[0]]
    deciding = [w for w in words[begin:] if any(a.key in _DECIDING for a in w.analyses)]
    if deciding:
        words = [w for w in words if not any(w is d for d in deciding)]
        depths = _depths(words)
        splits = [j for j, w in enumerate(words) if any(w is o for o in ors)]
    if term == "VINF":
        if finite is None and any(w.can(*MAIN) for w in words[:start]):
            return words  # the modal stands before another infinitive
        choosing = Analysis("VINF", at.text, frozenset(), {"frames": ("choose",)})
    else:
        persons = frozenset[str]().union(
            *(a.features for a in words[verb].analyses if a.term in MAIN)
        )
        kind = "VIMP" if words[verb].can("VIMP") else "VFIN"
        choosing = Analysis(kind, at.text, persons, {"frames": ("choose",)})
    head = said if _says_who(said) else []
    moved = [] if head else said
    place = (at.span[0], at.span[0])
    out = [*words[:start], *head, *([finite] if finite is not None else [])]
    out += [*deciding, Word(at.text, place, (choosing,))]
    out.append(mark("OPTS", place, at.text, either=True))
    out += [*moved, *first]
    for k, split in enumerate(splits):
        end = splits[k + 1] if k + 1 < len(splits) else len(words)
        while out and out[-1].can("COMMA"):
            out.pop()
        out.append(mark("OPT", words[split].span, words[split].text))
        out.extend(words[split + 1 : end])
    return _commas(out, terms)


def _commas(words: list[Word], terms: tuple[str, ...]) -> list[Word]:
    """The commas of "A, B albo C" part options like the "or"."""
    opened = next(j for j, w in enumerate(words) if w.can("OPTS"))
    first_or = next(j for j, w in enumerate(words) if w.can("OPT"))
    depths = _depths(words)
    return [
        mark("OPT", w.span, w.text)
        if opened < j < first_or
        and w.can("COMMA")
        and not depths[j]
        and _does(words, depths, j + 1, terms)
        else w
        for j, w in enumerate(words)
    ]


def _says_who(words: list[Word]) -> bool:
    """Whether these words name who acts, and no object."""
    who = [
        w
        for w in words
        for a in w.analyses
        if a.key in _PERSONS and any(f[0] == "n" and f[2] == "m" for f in a.features)
    ]
    if not who:
        return not any(w.can("NOUN", "NHEAD", "PRON", "COINS") for w in words)
    return True
