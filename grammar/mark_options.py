"""Marking: lists of options, and cases with their labels."""

from __future__ import annotations

from grammar.lexicon import Lexicon
from grammar.marking import VERBS, can_be
from grammar.scan import Word, mark


def labels(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "...; Treasure card: +1 Coin": a noun between a separator and a colon is a case."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        word = words[i]
        if (
            word.can("NOUN")
            and (can_be(words, i + 1, "COLON", "THEN") or _opens_case(words, i, out))
            and i > 0
            and (
                words[i - 1].can("ELLIPSIS", "NL", "SEMI", "DOT", "COMMA", "THEN", "COLON")
                or _among_cases(out)
            )
        ):
            while out and out[-1].can("ELLIPSIS", "NL", "SEMI", "DOT", "COMMA", "COLON", "THEN"):
                out.pop()
            out.append(word.as_term("LABEL", "NOUN"))
            i += 2
            continue
        out.append(word)
        i += 1
    return out


def _among_cases(out: list[Word]) -> bool:
    """A case stands before in the same sentence: the line break between them may be lost."""
    for word in reversed(out):
        if word.can("LABEL"):
            return True
        if word.can("DOT", "LINE"):
            return False
    return False


def _opens_case(words: list[Word], i: int, out: list[Word]) -> bool:
    """ "... if it is an ... / Action card, +1 Action": a line of its own, with a comma."""
    own_line = can_be(words, i - 1, "ELLIPSIS", "NL", "THEN", "COLON") or _among_cases(out)
    return own_line and can_be(words, i + 1, "COMMA") and can_be(words, i + 2, "PLUS")


def options(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """The list after "choose one:". Its separators are the strongest kind it uses:
    semicolons or bullets, else lines with "or", else "or" and commas."""
    out = list(words)
    i = 0
    while i < len(out):
        if out[i].can("COLON", "THEN") and _chooses(out, i):
            end = _options_end(out, i + 1)
            either = can_be(out, i + 1, "EITHER")
            inside = _split_options(out[i + 1 + either : end])
            out[i:end] = [mark("OPTS", out[i].span, out[i].text, either=either), *inside]
            i += len(inside)
        i += 1
    return out


def _chooses(words: list[Word], colon: int) -> bool:
    for j in range(colon - 1, -1, -1):
        if words[j].can("DOT", "LINE", "SEMI") or (words[j].can("NL") and j < colon - 1):
            return False
        for a in words[j].analyses:
            frames = a.data.get("frames") or a.data.get("particles", {}).get("", ())
            split = a.data.get("particles", {})
            if "choose" in frames or any("choose" in f for f in split.values()):
                return True
    return False


def _options_end(words: list[Word], start: int) -> int:
    """A rule, or a line break that no separator stands beside, ends the list."""
    explicit = any(w.can("SEMI", "OR") for w in words[start:] if not w.can("LINE"))
    for j in range(start, len(words)):
        if words[j].can("LINE"):
            return j
        if words[j].can("DOT") and _only_bonuses(words, start, j):
            after = j + 1
            while can_be(words, after, "NL", "DOT"):
                after += 1
            if after < len(words) and not words[after].can("OR", "SEMI", "PLUS", "EITHER"):
                return j
        if explicit and words[j].can("NL") and j > start:
            beside = words[j - 1].can("SEMI", "OR", "COMMA") or can_be(words, j + 1, "SEMI", "OR")
            later = any(
                words[m].can("SEMI") for m in range(j + 1, len(words)) if not words[m].can("LINE")
            )
            if not beside and not later:
                return j
    return len(words)


def _only_bonuses(words: list[Word], start: int, end: int) -> bool:
    """Whether the last option before this full stop is a bare bonus, which needs no more."""
    first = end
    while first > start and not words[first - 1].can("SEMI", "OR", "NL", "DOT"):
        first -= 1
    option = words[first:end]
    return bool(option) and option[0].can("PLUS") and not any(w.can(*VERBS) for w in option)


def _split_options(words: list[Word]) -> list[Word]:
    strong = any(w.can("SEMI") for w in words)
    lines = any(w.can("NL") for w in words[1:-1])
    out: list[Word] = []
    i = 0
    while i < len(words):
        j = i
        while j < len(words) and words[j].can("SEMI", "NL", "COMMA", "OR", "DOT"):
            j += 1
        run = words[i:j]
        if run and _separates(run, words, i, j, strong, lines):
            if out and j < len(words):
                out.append(mark("OPT", run[0].span, run[0].text))
            else:  # an "or" with nothing on one side is left for the grammar to refuse
                out.extend(w for w in run if w.can("OR"))
            i = j
            continue
        if run and any(w.can("DOT") for w in run) and j < len(words):
            out.append(mark("IDOT", run[0].span, run[0].text))
            i = j
            continue
        if run and j >= len(words):
            break
        out.append(words[i])
        i += 1
    return out


def _separates(
    run: list[Word], words: list[Word], i: int, j: int, strong: bool, lines: bool
) -> bool:
    def has(*terms: str) -> bool:
        return any(w.can(*terms) for w in run)

    if has("SEMI") or (has("OR") and has("NL", "COMMA", "DOT")):
        return True
    if has("OR") and can_be(words, j, "PLUS"):
        return True
    if has("OR"):
        return not strong and not (i > 0 and words[i - 1].can("TRUNC"))
    if has("NL"):
        return not strong
    last_or = max((k for k, w in enumerate(words) if w.can("OR")), default=len(words))
    if i > last_or:  # "A or B, +4 Cards": behind the last "or" a comma goes on with B
        return False
    return has("COMMA") and not strong and not lines and can_be(words, j, "PLUS", *VERBS)
