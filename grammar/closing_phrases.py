"""Marking inside phrases where words are inflected and the order is free.

Which reading an amount, an adjective behind its noun, a partitive or a participle has; what
belongs to a participle ("odrzucone w ten sposób") is taken up by it. See `closing` for the
clauses around them.
"""

from __future__ import annotations

from grammar.lexicon import Analysis, Lexicon
from grammar.marking import can_be as _can
from grammar.scan import Word


def _agree(one: Word, other: Word, term: str, other_term: str) -> bool:
    ours = [a.features for a in one.analyses if a.term == term]
    theirs = [a.features for a in other.analyses if a.term == other_term]
    return any(not a or not b or a & b for a in ours for b in theirs)


def listed_before_noun(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "jedną, dowolnie wybraną kartę": a comma between what stands before one noun."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if (
            word.can("COMMA")
            and out
            and out[-1].can("NUM", "ADJ")
            and _can(words, i + 1, "ADJ", "DET")
            and not words[i + 1].can("REL", "NOUN")
            and _can(words, i + 2, "NOUN", "ADJ")
            and (_agree(out[-1], words[i + 2], "NUM", "NOUN") or out[-1].can("ADJ"))
            and not any(a.key in ("dem", "each", "all") for a in words[i + 1].analyses)
        ):
            continue
        out.append(word)
    return out


def names_deed(words: list[Word], i: int) -> bool:
    """Whether a noun made of a verb follows, with what stands before it."""
    while _can(words, i, "ADJ", "DET", "ADV") and not _can(words, i, "VNOUN"):
        i += 1
    return _can(words, i, "VNOUN")


def bounds(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "do 4 monet", "o 1 monetę": before an amount a preposition only bounds or measures it."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("PREP") and names_deed(words, i + 1):
            out.append(word.as_term("PREPD", "PREP"))  # "po dobraniu 2 kart"
            continue
        if any(a.key == "po" for a in word.analyses):  # else "po jednej karcie"
            out.append(word.without("PREP"))
            continue
        if word.can("PREP") and word.can("DET", "BOUND"):
            amount = _can(words, i + 1, "NUM", "COINS", "BOUND", "CMP")
            coin = i + 1 < len(words) and any(
                a.key == "coin" and any(f[0] == "a" for f in a.features)
                for a in words[i + 1].analyses
            )  # "o monetę mniej"
            amount = amount or (coin and any(a.key == "by" for a in word.analyses))
            word = word.without("PREP") if amount else word.without("DET", "BOUND")
        out.append(word)
    return out


def postposed(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """An adjective right behind the noun it agrees with, and before no noun of its own."""
    out: list[Word] = []
    for i, word in enumerate(words):
        behind = bool(out) and out[-1].can("NOUN", "ADJP")
        never_first = bool(word.analyses) and all(a.data.get("post") for a in word.analyses)
        compared = any(a.key in _COMPARED for a in word.analyses)
        if never_first and compared and not (behind and _fits_behind(words, i, out)):
            out.append(word.as_term("CMP", "ADJ"))  # "karty są tańsze o 1 monetę"
            continue
        if word.can("DET") and behind and _points_back(words, i, out):
            out.append(word.as_term("DETP", "DET"))
            continue
        if never_first or (word.can("ADJ") and behind and _fits_behind(words, i, out)):
            fits = behind and _fits_behind(words, i, out)
            kept = word.as_term("ADJP" if fits or not behind else "ADJO", "ADJ").analyses
            word = Word(word.text, word.span, kept, word.capital)
        out.append(word)
    return out


_COMPARED = frozenset({"cheaper", "dearer", "more", "less"})


def _points_back(words: list[Word], i: int, out: list[Word]) -> bool:
    """ "Kartę tę wyrzuca": a demonstrative behind the noun that it agrees with."""
    if not any(a.key == "dem" for a in words[i].analyses) or words[i].can("PRON"):
        return False
    if not _agree(words[i], out[-1], "DET", "NOUN"):
        return False
    j = i + 1
    while _can(words, j, "ADJ", "NUM"):
        j += 1
    return not (_can(words, j, "NOUN") and _agree(words[i], words[j], "DET", "NOUN"))


def _fits_behind(words: list[Word], i: int, out: list[Word]) -> bool:
    word = words[i]
    noun = next((w for w in reversed(out) if w.can("NOUN")), None)
    if noun is None or not _agree(word, noun, "ADJ", "NOUN"):
        return False
    if any(a.key.startswith("zone:") for a in noun.analyses):
        return False  # "na śmietnisko odkryte karty": places are not revealed
    if any(a.data.get("post") for a in word.analyses):
        return True
    j = i + 1
    while _can(words, j, "ADJ", "NUM", "DET"):
        j += 1
    return not (_can(words, j, "NOUN") and _agree(word, words[j], "ADJ", "NOUN"))


def partitives(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "jedną z odkrytych kart": the preposition between a headless word and a plural."""
    out = list(words)
    for i, word in enumerate(words):
        roles = [a.data.get("roles", {}) for a in word.analyses if a.term == "PREP"]
        from_many = any(r in ("from", "among") for row in roles for r in row.values())
        if not from_many or not _can(words, i - 1, "NHEAD"):
            continue
        j = i + 1
        while _can(words, j, "DET", "ADJ", "NUM"):
            j += 1
        if _can(words, j, "NOUN", "NHEAD", "PRON") and any(
            f[:2] == "gp" and not a.key.startswith("zone:")
            for a in words[j].analyses
            for f in a.features
        ):
            out[i] = word.as_term("PART", "PREP")
    return out


_MANNER = frozenset({"this_way", "so", "just", "already"})


def participles(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "tak wyrzuconych", "odkrytą w ten sposób przez ciebie": how and by whom, in one word.

    Cards once spoken of are known by what was done with them; how says nothing more. Whose
    choice it was does.
    """
    out: list[Word] = []
    i = 0
    while i < len(words):
        word = words[i]
        i += 1
        if any(a.data.get("participle") for a in word.analyses):
            while out and _said(out[-1], _MANNER):
                out.pop()
            agent = ""
            while i < len(words):
                if _said(words[i], _MANNER) or _goes_with(word, words, i):
                    i += 1 if _said(words[i], _MANNER | {"aside"}) else 2
                    continue
                who, size = _agent(words, i) if _said(words[i], {"by_agent"}) else ("", 0)
                if not who:
                    break
                agent = who
                i += 1 + size
            if agent:
                word = _by(word, "your_choice" if agent == "you" else "any")
        out.append(word)
    return out


def _said(word: Word, keys: frozenset[str] | set[str]) -> bool:
    return any(a.key in keys and a.term in ("ADV", "PREP") for a in word.analyses)


def _agent(words: list[Word], i: int) -> tuple[str, int]:
    """Who stands behind "by", the one who acts or "you", and in how many words."""
    j = i + 1
    marks: set[str] = set()
    while _can(words, j, "DET", "ADJ") and not _can(words, j, "NOUN", "PRON"):
        marks |= {a.key for a in words[j].analyses}
        j += 1
    keys = {a.key for a in words[j].analyses} if j < len(words) else set()
    who = next((k for k in ("you", "self", "they", "it", "player", "owner") if k in keys), "")
    if marks - {"active", "dem"}:
        return "", 0
    return ("you" if who and "active" in marks else who), j - i


def _goes_with(word: Word, words: list[Word], i: int) -> bool:
    """ "wyrzucona na śmietnisko", "odłożone na bok": where it has come to be, by its name."""
    keys = {a.key for a in word.analyses if a.data.get("participle")}
    if "set_aside" in keys and _said(words[i], {"aside"}):
        return True
    return (
        "trashed" in keys
        and words[i].can("PREP")
        and i + 1 < len(words)
        and any(a.key == "zone:trash" for a in words[i + 1].analyses)
    )


def _by(word: Word, key: str) -> Word:
    """A card chosen by you is of your choice; one chosen by whoever takes it is any."""
    kept = tuple(
        Analysis(a.term, key, a.features, a.data) if a.key == "chosen" else a for a in word.analyses
    )
    return Word(word.text, word.span, kept, word.capital)


def remainders(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "resztę odkrytych kart": the rest of what was spoken of, which it is without saying."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        out.append(words[i])
        i += 1
        if not any(a.term == "NOUN" and a.key == "rest" for a in out[-1].analyses):
            continue
        j = i
        while j < len(words) and any(
            a.data.get("participle") or a.key == "dem" for a in words[j].analyses
        ):
            j += 1
        if _can(words, j, "NOUN") and any(
            a.key == "card" and any(f[:2] == "gp" for f in a.features) for a in words[j].analyses
        ):
            i = j + 1
    return out


def passives(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "karta zostaje odrzucona", "są one odrzucane": the participle behind its auxiliary.

    Elsewhere a participle is an adjective.
    """
    out = list(words)
    for i, word in enumerate(out):
        if word.can("PASSIVE", "BE") and not word.can("PRON"):
            at = _participle_of(out, i)
            if at is not None:
                out[i] = word.as_term("PASSIVE", "PASSIVE", "BE")
                out[at] = out[at].only("VPART")
                continue
        if word.can("PASSIVE") and len(word.terms) > 1:
            out[i] = word.without("PASSIVE")
    return [w.without("VPART") if len(w.terms) > 1 else w for w in out]


def _participle_of(words: list[Word], i: int) -> int | None:
    for j in range(i + 1, len(words)):
        if words[j].can("BE") and words[j].can("PRON"):
            return None  # "jest to karta zagrana ...": what it is, not what is done
        if words[j].can("VPART"):
            noun = _can(words, j + 1, "NOUN", "ADJ", "NUM", "DET")
            return None if noun and not words[i].can("PASSIVE") else j
        if words[j].can("COMMA", "DOT", "NL", "LINE", "SEMI", "COLON", "AND", "OR", "VFIN", "IF"):
            return None
    return None
