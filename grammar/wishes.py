""" "If you like": a clause that only leaves a step to somebody's wish.

It may stand before, in or behind what it leaves open, between commas or not. Before phrases
are parsed it becomes one adverb that remembers whose wish it is, so that every order of words
takes it; when the sentence is given its meaning it is a "may". Somebody else's wish is not
the actor's: that is a finding, not a "may".
"""

from __future__ import annotations

from cardspec.findings import Code
from grammar import phrases as ph
from grammar.context import Context, Reject
from grammar.lexicon import Analysis, Lexicon
from grammar.marking import BREAKS, NONFINITE, VERBS, can_be
from grammar.scan import Word

WISHES = frozenset({"at_will", "at_your_will", "at_their_will"})

_OPENERS = ("IF", "THAN")
_INSIDE = ("PRON", "DET", "ADV")


def wishes(words: list[Word], lexicon: Lexicon) -> list[Word]:
    """ "..., if you like, ..." is one adverb, and no comma parts it from its clause."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        end = _wish_end(words, i)
        key = _wisher(words[i : end + 1]) if end is not None else ""
        if end is None or not key:
            out.append(words[i])
            i += 1
            continue
        if out and out[-1].can("COMMA"):
            out.pop()
        said = words[i : end + 1]
        span = (said[0].span[0], said[-1].span[1])
        text = " ".join(w.text for w in said)
        wish = Word(text, span, (Analysis("ADV", key),), said[0].capital)
        if out and out[-1].can(*NONFINITE, "PTC", "VLAST") and _closed(words, end + 1):
            wish = wish.as_term("POST")
        out.append(wish)
        i = end + 1
        if can_be(words, i, "COMMA") and not (_begun(out) and can_be(words, i + 1, *VERBS)):
            i += 1
    return out


def _begun(words: list[Word]) -> bool:
    """Whether the clause that the wish stands in has its verb: a comma and a verb behind it
    open another one."""
    for word in reversed(words[:-1]):
        if word.can(*BREAKS, "COMMA"):
            return False
        if word.can(*VERBS):
            return True
    return False


def _closed(words: list[Word], i: int) -> bool:
    """Whether the clause is over here, comma or not."""
    if can_be(words, i, "COMMA"):
        i += 1
    return i >= len(words) or words[i].can(*BREAKS, "RPAR", "AND", "OR", "IF")


def _wish_end(words: list[Word], i: int) -> int | None:
    """The verb that closes the clause opened here, if nothing but pronouns stand between."""
    opener = words[i]
    if not opener.can(*_OPENERS) or any(a.data.get("moment") for a in opener.analyses):
        return None
    for j in range(i + 1, min(i + 6, len(words))):
        if any(a.term == "VFIN" and "want" in a.data.get("frames", ()) for a in words[j].analyses):
            return None if can_be(words, j + 1, "VINF", "VZU", "MODAL") else j
        player = any(a.term == "NOUN" and a.key == "player" for a in words[j].analyses)
        denied = any(a.key in ("not", "never") for a in words[j].analyses)
        if denied or not (words[j].can(*_INSIDE) or player):
            return None
    return None


def _wisher(said: list[Word]) -> str:
    """Whose wish it is; "" unless the verb agrees with whoever is named."""
    persons = frozenset[str]().union(*(a.features for a in said[-1].analyses))
    for word in said[1:-1]:
        for a in word.analyses:
            if a.term == "PRON" and a.key == "you" and persons & {"2s", "2i"}:
                return "at_your_will"
            third = (a.term == "PRON" and (a.key == "they" or "persons" in a.data)) or (
                a.term == "NOUN" and a.key == "player"
            )
            if third and persons & {"3s", "3p"}:
                return "at_their_will"
    return ""


def fits(ctx: Context, wish: ph.Adverb) -> None:
    """The wish must be that of whoever acts."""
    theirs = wish.key == "at_their_will" and ctx.loop is None
    yours = wish.key == "at_your_will" and ctx.loop is not None
    if theirs or yours:
        raise Reject(Code.REFERENCE, wish.span, word=wish.text)


def at_will(ctx: Context, clause: ph.Clause) -> bool:
    """ "Trash a card if you like" is "you may"; in "as many as you like" it only counts."""
    if any(isinstance(c, ph.Nominal) and "so_many" in c.determiners for c in clause.chunks):
        return False
    said = [c for c in clause.chunks if isinstance(c, ph.Adverb) and c.key in WISHES]
    for wish in said:
        fits(ctx, wish)
    clause.chunks = [c for c in clause.chunks if not any(c is wish for wish in said)]
    return bool(said)


def leading_wish(sentence: ph.Sentence) -> ph.Adverb | None:
    """ "If you like, trash a card and gain a Gold": before the sentence it is for all of it.
    Taken out of the first clause."""
    first = sentence.items[0] if isinstance(sentence, ph.Steps) else sentence
    if isinstance(first, ph.Choice):
        return leading_wish(first.head)
    if not isinstance(first, ph.Statement):
        return None
    clause = first.clauses[0]
    for chunk in clause.chunks:
        if not isinstance(chunk, ph.Adverb) or chunk.span > clause.verb.span:
            return None
        if chunk.key in WISHES:
            if clause.subject is not None and clause.subject.span < chunk.span:
                return None
            clause.chunks = [c for c in clause.chunks if c is not chunk]
            return chunk
    return None


def then_gets(sentence: ph.Sentence) -> ph.Sentence | None:
    """ "..., then you get 2 coins": behind what is left to the wish that is its reward, and
    hangs on it. Taken out of the sentence."""
    if not isinstance(sentence, ph.Steps) or len(sentence.items) < 2:
        return None
    last = sentence.items[-1]
    if not isinstance(last, ph.Statement) or "get" not in last.clauses[0].verb.frames:
        return None
    clause = last.clauses[0]
    then = any(ph.is_adverb(c, "then") and c.span < clause.verb.span for c in clause.chunks)
    if not then or clause.mood == "imperative":
        return None
    sentence.items.pop()
    return last
