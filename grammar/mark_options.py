"""Marking: lists of options, and cases with their labels."""

from __future__ import annotations

from grammar.lexicon import Analysis, Lexicon
from grammar.marking import VERBS, can_be, starts_clause
from grammar.scan import Word, mark


def open_cases(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "... you get, if it is an ...", "in case of an ...": the beginning of every case that
    follows, said once before the dots."""
    out: list[Word] = []
    for word in words:
        if word.can("ELLIPSIS"):
            start = _case_start(out)
            if start is not None:
                text = " ".join(w.text for w in out[start:])
                span = (out[start].span[0], word.span[1])
                closing = any(w.can("IF") for w in out[start:])
                out[start:] = []
                while out and out[-1].can("COMMA", "NL"):
                    out.pop()
                if out and out[-1].can("DOT") and _announced(out):
                    out.pop()  # "you get something. If it is an ..."
                out.append(mark("CASEOPEN", span, text, closing=closing))
                continue
        out.append(word)
    return out


def _case_start(words: list[Word]) -> int | None:
    """Where "if it is a", "in case of a" begins, right at the end of these words."""
    i = len(words) - 1
    if i < 0 or not any(a.term == "DET" and a.key == "indef" for a in words[i].analyses):
        return None
    if i and _case_roles(words[i - 1]):
        return i - 1
    j = i - 1
    while j >= 0 and words[j].can("PRON", "NOUN", "ADJ", "DET"):  # "if the gained card is an ..."
        j -= 1
    return j if j < i - 1 and can_be(words, j, "IF") else None


def _announced(words: list[Word]) -> bool:
    """Whether the sentence that ends here only announced something."""
    for word in reversed(words[:-1]):
        if word.can("DOT", "NL", "LINE"):
            return False
        if any(a.term == "PRON" and a.key == "something" for a in word.analyses):
            return True
    return False


def _phrased(label: Word) -> Word:
    """A label that stood behind its preposition has the case of that."""
    kept = tuple(
        Analysis(a.term, a.key, a.features, {**a.data, "phrased": True}) for a in label.analyses
    )
    return Word(label.text, label.span, kept, label.capital)


def _case_roles(word: Word) -> bool:
    return any(
        role in ("for", "in_case_of", "by")
        for a in word.analyses
        if a.term == "PREP"
        for role in dict(a.data.get("roles", {"": a.key})).values()
    )


def labels(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "...; Treasure card: +1 Coin": a noun between a separator and a colon is a case."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        word = words[i]
        if word.can("BOUND") and can_be(words, i + 1, "COLON"):  # "(minimum: 0 coins)"
            out.append(word)
            i += 2
            continue
        if _worth(word) and can_be(words, i + 1, "COLON", "THEN"):  # "Value: 2 coins"
            out.append(word.only("ADV"))
            i += 2
            continue
        case = _phrased_case(words, i)
        if case is not None and _goes_on_with(words, i, out):
            case = None  # a row of bonuses, each with what it is given for
        if case is not None and _separated(words, i, out):
            noun, i = case
            opened = _among_cases(out) or (bool(out) and out[-1].can("CASEOPEN"))
            ended = not opened and _sentence_over(out)
            inner = any(w.can("COLON") for w in _sentence_of(out))
            while out and out[-1].can(*_CASE_EDGES):
                out.pop()
            if ended:  # no list of cases yet: this one opens a sentence
                out.append(mark("SEMI" if inner else "DOT", words[noun].span, ""))
            out.append(_phrased(words[noun].as_term("LABEL", "NOUN")))
            continue
        is_it = can_be(words, i + 1, "BE") and can_be(words, i + 2, "COLON", "THEN", "COMMA")
        if word.can("NOUN") and is_it and _case_opened(out):  # "... an Action card is: +1 Action"
            while out and out[-1].can(*_CASE_EDGES):
                out.pop()
            out.append(word.as_term("LABEL", "NOUN"))
            i += 3
            continue
        if (
            word.can("NOUN")
            and (can_be(words, i + 1, "COLON", "THEN") or _opens_case(words, i, out))
            and i > 0
            and (
                words[i - 1].can("ELLIPSIS", "NL", "SEMI", "DOT", "COMMA", "THEN", "COLON")
                or (out and out[-1].can("CASEOPEN"))
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


_CASE_EDGES = ("ELLIPSIS", "NL", "SEMI", "DOT", "COMMA", "COLON", "THEN")


def _separated(words: list[Word], i: int, out: list[Word]) -> bool:
    return i > 0 and (words[i - 1].can(*_CASE_EDGES) or _among_cases(out))


def _goes_on_with(words: list[Word], i: int, out: list[Word]) -> bool:
    """ "For an Action you get +1 Action, for a Treasure +1 Coin and for ...": one sentence."""
    if not words[i - 1].can("COMMA", "AND") or _among_cases(out):
        return False
    return any(w.can(*VERBS) for w in _sentence_of(out)) and not any(
        w.can("COLON", "CASEOPEN", "THEN") for w in _sentence_of(out)
    )


def _sentence_over(out: list[Word]) -> bool:
    """Whether a stop ends these words, and no colon or dots that wait for the cases."""
    run: list[Word] = []
    for word in reversed(out):
        if not word.can(*_CASE_EDGES):
            break
        run.append(word)
    return bool(out) and bool(run) and not any(w.can("COLON", "ELLIPSIS", "THEN") for w in run)


def _sentence_of(words: list[Word]) -> list[Word]:
    """The words of the sentence that is going on."""
    start = len(words) - 1
    while start > 0 and not words[start - 1].can("DOT", "LINE"):
        start -= 1
    return words[start:]


def _phrased_case(words: list[Word], i: int) -> tuple[int, int] | None:
    """ "for an Action card +1 Action", "in case of an Action: +1 Action": the noun, and where
    what it brings begins."""
    if can_be(words, i, "IF") and can_be(words, i + 1, "NOUN"):  # "if an Action card: ..."
        terse = can_be(words, i + 2, "COLON", "THEN")
        return (i + 1, i + 3) if terse and _of_type(words[i + 1]) else None
    said = 1 if _case_roles(words[i]) else 0
    one = can_be(words, i + said, "DET") and any(a.key == "indef" for a in words[i + said].analyses)
    if not said and not (one and can_be(words, i - 1, "SEMI")):
        return None
    noun = i + said + one
    if not can_be(words, noun, "NOUN"):
        return None
    if not _of_type(words[noun]):
        return None
    after = noun + 1
    colon = can_be(words, after, "COLON", "THEN")
    while can_be(words, after, "COLON", "THEN", "COMMA"):
        after += 1
    return (noun, after) if colon or can_be(words, after, "PLUS") else None


def _of_type(word: Word) -> bool:
    return any(a.key.startswith("type:") for a in word.analyses)


def _worth(word: Word) -> bool:
    return any(a.term == "ADV" and a.key == "worth" for a in word.analyses)


def _among_cases(out: list[Word]) -> bool:
    """A case stands before in the same sentence: the line break between them may be lost."""
    for word in reversed(out):
        if word.can("LABEL"):
            return True
        if word.can("DOT", "LINE"):
            return False
    return False


def _case_opened(out: list[Word]) -> bool:
    """Whether "if it is a ..." was said before, so that each case ends with its verb."""
    for word in reversed(out):
        if word.can("CASEOPEN"):
            return bool(word.analyses[0].data.get("closing"))
        if word.can("DOT", "LINE"):
            return False
    return False


def _opens_case(words: list[Word], i: int, out: list[Word]) -> bool:
    """ "... if it is an ... / Action card, +1 Action": a line of its own, with a comma."""
    own_line = can_be(words, i - 1, "ELLIPSIS", "NL", "THEN", "COLON") or _among_cases(out)
    own_line = own_line or (bool(out) and out[-1].can("CASEOPEN"))
    return own_line and can_be(words, i + 1, "COMMA") and can_be(words, i + 2, "PLUS")


def options(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """The list after "choose one:". Its separators are the strongest kind it uses: bullets,
    semicolons, else lines with "or", else "or" and commas."""
    out = list(words)
    i = 0
    while i < len(out):
        if out[i].can("COLON", "THEN") and _chooses(out, i):
            end = _options_end(out, i + 1)
            listed = out[i + 1 : end]
            first = next((k for k, w in enumerate(listed) if not w.can("NL")), len(listed))
            twice = sum(w.can("OR") for w in listed) > 1  # "or A, or B"
            either = can_be(listed, first, "EITHER") or (twice and can_be(listed, first, "OR"))
            inside = _split_options(listed[first + either :])
            one = either or any(w.can("OPT") and w.analyses[0].data.get("alone") for w in inside)
            out[i:end] = [mark("OPTS", out[i].span, out[i].text, either=one), *inside]
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
            there = {w.text.lower() for w in words[j:colon]}
            if "choose" in frames or any(
                "choose" in f and (not p or p in there) for p, f in split.items()
            ):
                return True
            if a.term == "NOUN" and a.key in ("choice", "option"):  # "you have the choice:"
                return True
    return False


def _options_end(words: list[Word], start: int) -> int:
    """A rule, or a line break that no separator stands beside, ends the list; so does a
    sentence that is for every option: "In any case ..."."""
    end = _last_option(words, start)
    for j in range(start, end):
        after = words[j + 1].analyses if j + 1 < len(words) else ()
        if words[j].can("DOT", "SEMI") and any(a.key == "in_any_case" for a in after):
            return j
    return end


def _last_option(words: list[Word], start: int) -> int:
    bulleted = next((j for j in range(start, len(words)) if is_bullet(words[j])), None)
    if bulleted is not None:
        for j in range(bulleted + 1, len(words)):
            beside = is_bullet(words[j - 1]) or (j + 1 < len(words) and is_bullet(words[j + 1]))
            plain = words[j].can("NL") and not is_bullet(words[j])
            if words[j].can("LINE") or (plain and not beside):
                return j
        return len(words)
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
    kind = _kind(words)
    out: list[Word] = []
    i = 0
    while i < len(words):
        j = i
        while j < len(words) and words[j].can("SEMI", "NL", "COMMA", "OR", "DOT"):
            j += 1
        run = words[i:j]
        if run and _separates(run, words, i, j, kind):
            if out and j < len(words):
                alone = kind == "bullets" or any(w.can("OR") for w in run)
                out.append(mark("OPT", run[0].span, run[0].text, alone=alone))
            else:  # an "or" with nothing on one side is left for the grammar to refuse
                out.extend(w for w in run if w.can("OR"))
            i = j
            continue
        stops = ("DOT", "SEMI") if kind == "bullets" else ("DOT",)
        if run and any(w.can(*stops) for w in run) and j < len(words):
            out.append(mark("IDOT", run[0].span, run[0].text))
            i = j
            continue
        if run and j >= len(words):
            break
        out.append(words[i])
        i += 1
    return out


def is_bullet(word: Word) -> bool:
    return word.can("NL") and bool(word.analyses[0].data.get("bullet"))


def _kind(words: list[Word]) -> str:
    """What parts the options: the strongest of what stands between them."""
    if any(is_bullet(w) for w in words):
        return "bullets"
    if any(w.can("SEMI") for w in words):
        return "semicolons"
    return "lines" if any(w.can("NL") for w in words[1:-1]) else "words"


def _separates(run: list[Word], words: list[Word], i: int, j: int, kind: str) -> bool:
    def has(*terms: str) -> bool:
        return any(w.can(*terms) for w in run)

    if kind == "bullets":
        return any(is_bullet(w) for w in run)
    if has("SEMI") or (has("OR") and has("NL", "COMMA", "DOT")):
        return True
    if has("OR") and can_be(words, j, "PLUS"):
        return True
    if has("OR"):
        return kind != "semicolons" and not (i > 0 and words[i - 1].can("TRUNC"))
    if has("NL"):
        return kind != "semicolons"
    last_or = max((k for k, w in enumerate(words) if w.can("OR")), default=len(words))
    if i > last_or:  # "A or B, +4 Cards": behind the last "or" a comma goes on with B
        return False
    if not has("COMMA") or kind != "words":
        return False
    closed = can_be(words, i - 1, "VINF") or _is_amount(words, i)
    listed = last_or < len(words) and (starts_clause(words, j) or closed)
    return listed or can_be(words, j, "PLUS", "VINF", *VERBS)


def _is_amount(words: list[Word], end: int) -> bool:
    """Whether the option that ends here is an amount and no more: "an extra action"."""
    start = end
    while start and not words[start - 1].can("COMMA", "OR", "NL", "SEMI", "COLON"):
        start -= 1
    said = words[start:end]
    resource = bool(said) and any(a.key in ("action", "buy", "coin") for a in said[-1].analyses)
    return resource and all(w.can("DET", "NUM", "ADJ", "NOUN", "CMP") for w in said)
