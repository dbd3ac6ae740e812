"""Which reading of a word is meant, where its neighbours say so; one small pass a text.

A grammar with one token of look-ahead cannot tell a particle from a preposition, a comma
that closes a clause from one that opens a relative, or the "or" between options from the
"or" between nouns. The neighbours can. Each step below is one such decision, for all
languages, over the terminals of the lexicon; commas that decide nothing are dropped.
What is left for the grammar: sections split by LINE, sentences split by DOT.
"""

from __future__ import annotations

from collections.abc import Callable

from grammar import closing
from grammar.lexicon import Lexicon
from grammar.neighbours import neighbours
from grammar.scan import Word, mark

PREMODIFIERS = ("DET", "NUM", "ADJ", "BOUND", "ORCMP")
HEADS = ("NOUN", "TRUNC", "COINS")
FINITE = ("VFIN", "MODAL", "HAVE", "BE", "PASSIVE")
VERBS = (*FINITE, "VIMP")
NONFINITE = ("VINF", "VPART", "VZU")
BREAKS = ("DOT", "NL", "SEMI", "LINE", "COLON")
CLAUSE_ENDS = (*BREAKS, "COMMA", "LPAR", "RPAR", "AND", "OR", "UNTIL", "TO", "IF", "THEN")
SUBORDINATORS = ("IF", "TO", "UNTIL", "THAT", "THAN")

Step = Callable[[list[Word], Lexicon], list[Word]]


def _at(words: list[Word], i: int) -> Word | None:
    return words[i] if 0 <= i < len(words) else None


def _can(words: list[Word], i: int, *terms: str) -> bool:
    word = _at(words, i)
    return word is not None and word.can(*terms)


def _end(words: list[Word], i: int) -> bool:
    if i >= len(words) or words[i].can(*CLAUSE_ENDS):
        return True
    return all(a.term == "REL" for a in words[i].analyses)


def capitals(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where nouns are capitalised, a capital inside a sentence is a noun, and none is not."""
    if not lexicon.settings.get("nouns_capitalised"):
        return words
    out: list[Word] = []
    for i, word in enumerate(words):
        first = i == 0 or words[i - 1].can(*BREAKS, "LPAR", "ELLIPSIS", "OR")
        if word.can("NOUN") and len({a.term for a in word.analyses}) > 1:
            if first and word.capital:  # a bare noun seldom opens a sentence, a verb often
                others, nouns = word.without("NOUN").analyses, word.only("NOUN").analyses
                word = Word(word.text, word.span, (*others, *nouns), word.capital)
            else:
                word = word.only("NOUN") if word.capital else word.without("NOUN")
        out.append(word)
    return out


def and_or(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """"and/or" is one word: both may be done, each with its share."""
    out: list[Word] = []
    for word in words:
        if word.can("OR") and len(out) > 1 and out[-1].can("SLASH") and out[-2].can("AND"):
            start = out[-2].span[0]
            text = f"{out[-2].text}/{word.text}"
            out[-2:] = [mark("AND", (start, word.span[1]), text, "and_or")]
        else:
            out.append(word)
    return out


def particles(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A separable particle stands at the end of its clause; else it is what else it can be."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("PTC"):
            if _end(words, i + 1) or _can(words, i + 1, "VINF", "VZU", "VPART"):
                word = word.only("PTC")
            elif len(word.analyses) > 1 and any(a.term != "PTC" for a in word.analyses):
                word = word.without("PTC")
        out.append(word)
    return out


def relatives(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A comma before a relative pronoun belongs to it; without one the pronoun is an article,
    unless it follows a noun and no noun follows it (a forgotten comma)."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("REL"):
            after_comma = bool(out) and out[-1].can("COMMA")
            bare = (
                _can(words, i - 1, "NOUN")
                and not _can(words, i + 1, "NOUN", "ADJ", "NUM")
                and not _end(words, i + 1)
            )
            if lexicon.settings.get("bare_relatives") and _can(words, i - 1, *VERBS, *NONFINITE):
                bare = bare or _verb_ahead(words, i)
            if out and out[-1].can("AND") and _in_relative(out) and _opens_clause(words, i):
                # "a card that costs as much and that you choose"
                out[-1] = mark("ANDR", out[-1].span, out[-1].text)
                word = word.only("REL")
            elif (after_comma and not word.can("DET")) or (
                after_comma and _opens_clause(words, i)
            ):
                out.pop()
                word = word.only("REL")
            elif bare or not any(a.term != "REL" for a in word.analyses):
                word = word.only("REL")
            else:
                word = word.without("REL")
        out.append(word)
    return out


def _verb_ahead(words: list[Word], i: int) -> bool:
    """Whether a finite verb closes the phrases behind this word: "die 3 munten kost"."""
    for j in range(i + 1, len(words)):
        if words[j].can(*CLAUSE_ENDS):
            return False
        if words[j].can(*FINITE, "VLAST"):
            return True
    return False


def _in_relative(words: list[Word]) -> bool:
    for word in reversed(words):
        if word.can(*BREAKS, "COMMA"):
            return False
        if all(a.term == "REL" for a in word.analyses):
            return True
    return False


def _opens_clause(words: list[Word], i: int) -> bool:
    """Whether the first verb behind this word closes a clause, as in a relative."""
    for j in range(i + 1, len(words)):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        if words[j].can(*VERBS, *NONFINITE, "VLAST"):
            if _can(words, j + 1, *VERBS, *NONFINITE):
                continue
            return _end(words, j + 1) or _can(words, j + 1, "THAN")
    return False


def headless(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A determiner, number or adjective with no noun after it is itself the head."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("DET", "NUM", "ADJ") and (
            not _noun_follows(words, i) or _each_one(words, i)
        ):
            others = word.without("DET", "NUM", "ADJ").analyses
            heads = tuple(
                a for a in word.as_term("NHEAD", "DET", "NUM", "ADJ").analyses
                if not a.data.get("article")
            )
            if not heads and not others:  # an article cannot stand alone
                out.append(word)
                continue
            if word.can("PRON"):  # alone, "das" is the pronoun it also is
                heads = ()
            word = Word(word.text, word.span, (*others, *heads), word.capital)
        out.append(word)
    return out


def _each_one(words: list[Word], i: int) -> bool:
    """"... each a card": nothing else stands before an indefinite article."""
    def keys(j: int) -> set[str]:
        return {a.key for a in words[j].analyses if a.term == "DET"} if j < len(words) else set()

    return keys(i) == {"each"} and keys(i + 1) == {"indef"}


def _noun_follows(words: list[Word], i: int) -> bool:
    j = i + 1
    while _can(words, j, "ORCMP"):
        j += 1
    if _can(words, j, "COMMA") and words[i].can("ADJ") and _can(words, j + 1, "ADJ"):
        return True
    return _can(words, j, *HEADS, "DET", "NUM", "ADJ", "BOUND")


def nonfinite(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """A form that is both finite and not: the auxiliary right after it (or none) decides."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("VPART") and word.can("VFIN", "VIMP") and _can(
            words, i + 1, "HAVE", "BE", "PASSIVE"
        ):
            word = word.without("VFIN", "VIMP")
        elif word.can("VPART") and word.can("VFIN") and not _end(words, i + 1):
            word = word.without("VPART")
        elif word.can("VINF") and word.can("VLAST") and _modal_closes(words, i):
            word = word.without("VLAST")
        elif word.can("VINF") and word.can("VFIN"):
            if _can(words, i + 1, "MODAL") or _after_modal(words, i):
                word = word.without("VFIN")
            elif _opened(words, i):
                word = word.without("VINF")
            elif _end(words, i + 1):
                word = word.without("VFIN")
            else:
                word = word.without("VINF")
        out.append(word)
    return out


def _modal_closes(words: list[Word], i: int) -> bool:
    """"... discard or put back must": a modal at the very end of the clause, for both."""
    for j in range(i + 1, len(words)):
        if words[j].can("MODAL"):
            return _end(words, j + 1)
        if words[j].can(*BREAKS, "COMMA") or words[j].can("VFIN", "VLAST") and not (
            words[j].can("VINF")
        ):
            return False
    return False


def lone_modals(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """"If he cannot": with nothing to do but "that", being able to is having done it."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("MODAL") and word.can("VFIN"):
            start, end = i, i
            while start > 0 and not words[start - 1].can(*BREAKS, "COMMA"):
                start -= 1
            while end + 1 < len(words) and not words[end + 1].can(*BREAKS, "COMMA"):
                end += 1
            others = [words[j] for j in range(start, end + 1) if j != i]
            opens = end + 1 < len(words) and words[end + 1].can("COMMA", "COLON")
            alone = opens and all(w.can("PRON", "ADV", "IF") for w in others)
            word = word.without("MODAL") if alone else word.without("VFIN")
        out.append(word)
    return out


def _after_modal(words: list[Word], i: int) -> bool:
    """Whether the nearest verb before it in the clause is a modal that waits for it."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA"):
            return False
        if words[j].can(*VERBS, "VINF", "VPART"):
            return words[j].can("MODAL")
    return False


def _opened(words: list[Word], i: int) -> bool:
    """Whether a subordinate clause was opened and no finite verb has closed it yet."""
    for j in range(i - 1, -1, -1):
        if words[j].can(*BREAKS, "COMMA") or words[j].can(*FINITE):
            return False
        if words[j].can("IF", "UNTIL", "THAT") or words[j].can("REL"):
            return True
    return False


def conditions(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where a condition ends and what hangs on it begins: THEN.

    A sentence that opens with "if", or with a finite verb where the language inverts, is a
    condition up to its colon, or to the first comma that opens no other clause.
    """
    out = list(words)
    inversion = bool(lexicon.settings.get("inverted_condition"))
    for i, word in enumerate(out):
        if i and not out[i - 1].can(*BREAKS, "LPAR", "ELSE", "OR", "OPTS", "OPT"):
            continue
        inverted = inversion and word.can(*FINITE) and not word.can("VIMP", "NOUN")
        if not inverted and not word.can("IF"):
            continue
        for k in range(i + 1, len(out)):
            if out[k].can("DOT", "NL", "LINE", "SEMI"):
                break
            if out[k].can("COLON") or (out[k].can("COMMA") and _ends_condition(out, k)):
                out[k] = mark("THEN", out[k].span, out[k].text)
                break
    return out


def _ends_condition(words: list[Word], k: int) -> bool:
    if _can(words, k + 1, *SUBORDINATORS, "AND", "OR", "REL"):
        return _can(words, k + 1, "REL") and words[k + 1].can("DET")
    if _closes_relative(words, k) and not _can(words, k + 1, *VERBS, "PLUS", "ADV"):
        for m in range(k + 1, len(words)):
            if words[m].can("DOT", "NL", "LINE", "SEMI"):
                return True
            if words[m].can("COMMA", "COLON"):
                return False
    return True


def _closes_relative(words: list[Word], k: int) -> bool:
    for j in range(k - 1, -1, -1):
        if words[j].can("REL"):
            return True
        if words[j].can("COMMA", *BREAKS):
            return False
    return False


def labels(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """"...; Treasure card: +1 Coin": a noun between a separator and a colon is a case."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        word = words[i]
        if (
            word.can("NOUN")
            and (_can(words, i + 1, "COLON", "THEN") or _opens_case(words, i, out))
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
    """"... if it is an ... / Action card, +1 Action": a line of its own, with a comma."""
    own_line = _can(words, i - 1, "ELLIPSIS", "NL", "THEN", "COLON") or _among_cases(out)
    return own_line and _can(words, i + 1, "COMMA") and _can(words, i + 2, "PLUS")


def options(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """The list after "choose one:". Its separators are the strongest kind it uses:
    semicolons or bullets, else lines with "or", else "or" and commas."""
    out = list(words)
    i = 0
    while i < len(out):
        if out[i].can("COLON", "THEN") and _chooses(out, i):
            end = _options_end(out, i + 1)
            either = _can(out, i + 1, "EITHER")
            inside = _split_options(out[i + 1 + either : end])
            out[i : end] = [mark("OPTS", out[i].span, out[i].text, either=either), *inside]
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
    explicit = any(
        w.can("SEMI", "OR") for w in words[start:] if not w.can("LINE")
    )
    for j in range(start, len(words)):
        if words[j].can("LINE"):
            return j
        if words[j].can("DOT") and _only_bonuses(words, start, j):
            after = j + 1
            while _can(words, after, "NL", "DOT"):
                after += 1
            if after < len(words) and not words[after].can("OR", "SEMI", "PLUS", "EITHER"):
                return j
        if explicit and words[j].can("NL") and j > start:
            beside = words[j - 1].can("SEMI", "OR", "COMMA") or _can(words, j + 1, "SEMI", "OR")
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
    if has("OR") and _can(words, j, "PLUS"):
        return True
    if has("OR"):
        return not strong and not (i > 0 and words[i - 1].can("TRUNC"))
    if has("NL"):
        return not strong
    last_or = max((k for k, w in enumerate(words) if w.can("OR")), default=len(words))
    if i > last_or:  # "A or B, +4 Cards": behind the last "or" a comma goes on with B
        return False
    return has("COMMA") and not strong and not lines and _can(words, j, "PLUS", *VERBS)


def joints(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """What "and", "or" and the comma join: verbs, bonuses, whole clauses or nouns."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("AND", "OR") and not word.can("NHEAD"):
            name = "AND" if word.can("AND") else "OR"
            if _can(words, i + 1, "PLUS"):
                out.append(mark(f"{name}P", word.span, word.text))
            elif _can(words, i + 1, *VERBS) and not _can(words, i + 1, "VINF", "VPART"):
                key = word.analyses[0].key  # "and/or" is remembered
                out.append(mark(f"{name}V", word.span, word.text, key))
            elif _new_clause(words, i + 1):
                out.append(mark(f"{name}C", word.span, word.text))
            else:
                out.append(word)
        elif word.can("COLON") and _can(words, i + 1, "PLUS") and _verb_before(words, i):
            out.append(mark("ANDP", word.span, word.text))
        elif word.can("SEMI") and _can(words, i + 1, "PLUS") and _then_before(words, i):
            out.append(mark("ANDP", word.span, word.text))
        elif word.can("COMMA"):
            joined = _comma(words, i)
            if joined is not None:
                out.append(joined)
        else:
            out.append(word)
    return out


def _then_before(words: list[Word], i: int) -> bool:
    """"If ...: +1 Card; +1 Action": both hang on the condition of their line."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "OPT", "OPTS", "IDOT", "LABEL"):
            return False
        if words[j].can("THEN"):
            return True
    return False


def _verb_before(words: list[Word], i: int) -> bool:
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON"):
            return False
        if words[j].can(*VERBS):
            return True
    return False


def _anything_done(words: list[Word], i: int) -> bool:
    """Whether an instruction stands before this place in the sentence, verb or bonus."""
    for j in range(i - 1, -1, -1):
        if words[j].can("DOT", "NL", "LINE", "SEMI", "OPT", "OPTS", "IDOT", "COLON", "THEN"):
            return False
        if words[j].can(*VERBS, "VLAST", "PLUS", *NONFINITE):
            return True
    return False


def inner_stops(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Behind "for each such card:" the semicolons part what is done for one card."""
    out: list[Word] = []
    inside = False
    for word in words:
        if word.can("COLON"):
            inside = True
        elif word.can("NL") and inside and out[-1].can("COLON", "IDOT"):
            continue  # one case a line
        elif word.can("DOT", "NL", "LINE"):
            inside = False
        elif word.can("SEMI") and inside:
            word = mark("IDOT", word.span, word.text)
        out.append(word)
    return out


def _comma(words: list[Word], i: int) -> Word | None:
    word = words[i]
    if _can(words, i + 1, "AND", "OR", "THEN", "DOT", "NL", "SEMI") or _can(words, i - 1, "ELSE", "SO"):
        return None
    if _can(words, i + 1, "ELSE") and _then_before(words, i):
        return mark("DOT", word.span, word.text)
    if _closes_relative(words, i) and not _verb_before_relative(words, i):
        return None
    if _can(words, i + 1, "PLUS"):
        return mark("ANDP", word.span, word.text)
    if _can(words, i + 1, "ADV") and _can(words, i + 2, "VIMP"):
        return mark("ANDV", word.span, word.text)
    if _can(words, i + 1, *VERBS) and not _can(words, i + 1, "VINF", "VPART"):
        if not _can(words, i + 1, "VIMP") and not _anything_done(words, i):
            return None  # what stands first in its clause, cut off from its verb
        return mark("ANDV", word.span, word.text)
    if _can(words, i - 1, "TRUNC"):
        return mark("LISTCOMMA", word.span, word.text)
    if _new_clause(words, i + 1):
        return mark("ANDC", word.span, word.text)
    return None


def _verb_before_relative(words: list[Word], i: int) -> bool:
    """Whether the clause had its finite verb before the relative that this comma closes."""
    start = next(j for j in range(i - 1, -1, -1) if words[j].can("REL"))
    for j in range(start - 1, -1, -1):
        if words[j].can(*VERBS):
            return True
        if words[j].can(*CLAUSE_ENDS, "OPTS", "OPT", "IDOT"):
            return False
    return False


def _new_clause(words: list[Word], i: int) -> bool:
    """One or two phrases and then a finite verb: somebody or something new comes first."""
    j = i
    while j < len(words) and not words[j].can(*CLAUSE_ENDS):
        if words[j].can("REL") and not words[j].can("DET"):  # "each player who ..., discards"
            while j < len(words) and not words[j].can("COMMA", *BREAKS):
                j += 1
            return _can(words, j + 1, *FINITE)
        if words[j].can(*FINITE) and not words[j].can("VINF", "VPART"):
            opened = any(words[m].can(*SUBORDINATORS, "REL") for m in range(i, j))
            later = _end(words, j + 1)
            return j > i and not opened and not later
        j += 1
    return False


def breaks(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Runs of full stops, line ends and semicolons are one sentence end; none at an edge,
    none where the sentence cannot be over."""
    out: list[Word] = []
    for _i, word in enumerate(words):
        if not word.can("DOT", "NL", "SEMI", "IDOT"):
            out.append(word)
            continue
        if not out or out[-1].can("DOT", "LINE", "OPT", "OPTS", "IDOT", "THEN", "COLON", "ELSE"):
            continue
        if word.can("NL") and out[-1].can("PREP", "DET", "BOUND", "PLUS", "AND", "OR", "REL"):
            continue
        if word.can("IDOT"):
            out.append(word)
        else:
            out.append(mark("DOT", word.span, word.text))
    cleaned: list[Word] = []
    for word in out:
        if word.can("LINE", "OPT", "ELSE"):
            while word.can("LINE") and cleaned and cleaned[-1].can("DOT", "IDOT"):
                cleaned.pop()
        cleaned.append(word)
    while cleaned and cleaned[-1].can("DOT", "LINE", "IDOT", "OPT"):
        cleaned.pop()
    return cleaned


def purposes(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """Where one word says both "to" and "by": it is "to" if a marked infinitive follows."""
    out: list[Word] = []
    for i, word in enumerate(words):
        if word.can("TO") and any(a.term != "TO" for a in word.analyses):
            rest = words[i + 1 :]
            stop = next((j for j, w in enumerate(rest) if w.can(*BREAKS, "RPAR")), len(rest))
            marked = any(w.can("VZU", "ZUPASS") for w in rest[:stop])
            word = word.only("TO") if marked else word.without("TO")
        out.append(word)
    return out


STEPS: tuple[Step, ...] = (
    and_or,
    neighbours,
    capitals,
    purposes,
    particles,
    relatives,
    headless,
    lone_modals,
    nonfinite,
    conditions,
    labels,
    options,
    joints,
    inner_stops,
    breaks,
)


CLOSING_STEPS: tuple[Step, ...] = (
    and_or,
    neighbours,
    closing.bounds,
    closing.postposed,
    relatives,
    headless,
    closing.partitives,
    closing.otherwise,
    closing.copulas,
    closing.moments,
    closing.clauses,
    closing.thens,
    closing.correlatives,
    labels,
    options,
    closing.joints,
    inner_stops,
    breaks,
)


def mark_words(words: list[Word], lexicon: Lexicon) -> list[Word]:
    for step in CLOSING_STEPS if lexicon.settings.get("clauses_close") else STEPS:
        words = step(words, lexicon)
    return words
