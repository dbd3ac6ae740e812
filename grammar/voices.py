"""Verbs that say with another subject or a preposition what a plain verb says.

"The card goes onto the discard pile" is "the card is put onto it"; "it is a matter of an
Action" is "it is an Action"; "it matches the named card" is "it is the named card". The
clause is made plain here, before a frame looks at it, so that no frame has to know them.
"""

from __future__ import annotations

from dataclasses import replace

from grammar import phrases as ph
from grammar.lexicon import Lexicon

_BY_PREPOSITION = {"be_about": ("by", "about"), "match": ("with",)}
"""Verbs whose predicate stands behind a preposition, and the roles it has there."""

_GOING = {"go": "put", "go_back": "return"}
"""Verbs whose subject is what is moved, and the frame that moves it."""


def plain(clause: ph.Clause, nominative: str) -> None:
    _other_than(clause)
    frames = set(clause.verb.frames)
    for frame, roles in _BY_PREPOSITION.items():
        said = any(isinstance(c, ph.Prepositional) and c.role in roles for c in clause.chunks)
        if frame in frames and (said or len(frames) == 1):
            clause.verb = replace(clause.verb, frames=("be",))
            clause.chunks = [_predicate(c, roles, nominative) for c in clause.chunks]
            return
    if "have" in frames and _worth_had(clause):
        return
    if frames & {"have", "get", "take"} and _choice_had(clause):
        return
    for frame, meant in _GOING.items():
        if frame in frames and "find" in frames and not _somewhere(clause):
            clause.verb = replace(clause.verb, frames=("find",))  # "trafi na kartę"
            return
        if frame in frames:
            clause.aux = "passive"
            clause.verb = replace(clause.verb, frames=(meant,))
            return


def active(clause: ph.Clause, lexicon: Lexicon) -> None:
    """ "A card is passed on by each player" is "each player passes a card on"."""
    _no_one_done_to(clause)
    persons = ("player", "opponent", "neighbour", "him", "self")
    agents = ("from",) if len(lexicon.cases) > 2 else ("by",)  # "von", "door"
    by = next(
        (
            c
            for c in clause.chunks
            if isinstance(c, ph.Prepositional) and c.role in agents and c.nominal.head in persons
        ),
        None,
    )
    done_to = clause.subject
    if clause.aux != "passive" or by is None or done_to is None or not lexicon.cases:
        return
    wanted = str((lexicon.settings.get("object") or {}).get("plain", ""))[:1] or lexicon.cases[0]
    moved = replace(done_to, features=frozenset(wanted + f[1:] for f in done_to.features))
    actor = by.nominal
    first = lexicon.cases[0]
    a = actor.head_analysis
    head = {"him": "they", "self": "you"}.get(actor.head, actor.head)
    if actor.head == "self" and (a is None or str(a.data.get("person")) != "2"):
        return
    features = frozenset(first + f[1:] for f in actor.features)
    clause.subject = replace(actor, head=head, features=features)
    left = [c for c in clause.chunks if c is not by and not ph.is_adverb(c, "here")]
    clause.chunks = [moved, *left]
    clause.aux = ""


def _no_one_done_to(clause: ph.Clause) -> None:
    """ "Es werden Karten aufgedeckt": "es" only holds the place of what is done to."""
    if clause.aux != "passive":
        return
    empty = [c for c in (clause.subject, *clause.chunks) if _empty_it(c)]
    others = [
        c
        for c in (clause.subject, *clause.chunks)
        if isinstance(c, ph.Nominal) and not _empty_it(c) and c.head not in ("rel", "self")
    ]
    if len(empty) == 1 and others:
        clause.chunks = [c for c in clause.chunks if c is not empty[0] and c is not others[0]]
        clause.subject = others[0]


def _empty_it(chunk: ph.Chunk | None) -> bool:
    if not isinstance(chunk, ph.Nominal) or chunk.head != "it":
        return False
    return bool(chunk.features) and all(f[2:] == "n" for f in chunk.features)


def _choice_had(clause: ph.Clause) -> bool:
    """ "You have the choice", "you get two of the following bonuses": you choose."""
    for chunk in clause.chunks:
        if not isinstance(chunk, ph.Nominal):
            continue
        free = chunk.head == "choice" and chunk.determiners == ("def",) and not chunk.adjectives
        listed = chunk.head == "option" and (chunk.partitive or "following" in chunk.adjectives)
        if free or listed:
            clause.verb = replace(clause.verb, frames=("choose",))
            clause.chunks = [c for c in clause.chunks if not (free and c is chunk)]
            return True
    return False


def _worth_had(clause: ph.Clause) -> bool:
    """ "It has a value of 2 coins", "... a value higher by 1": it is worth so much."""
    worth = next(
        (c for c in clause.chunks if isinstance(c, ph.Nominal) and c.head == "worth"), None
    )
    if worth is None or worth.determiners != ("indef",) or worth.adjectives:
        return False
    said: list[ph.Chunk] = [ph.Adverb("worth", worth.span, worth.text)]
    for clause_of in worth.relatives:  # "einen um 1 Geld höheren Wert"
        said.extend(_without_preposition(c, "by") for c in clause_of.chunks)
    left = [c for c in clause.chunks if c is not worth]
    clause.chunks = [*said, *(_without_preposition(c, "from") for c in left)]
    clause.verb = replace(clause.verb, frames=("be", "yield"))
    return True


def _without_preposition(chunk: ph.Chunk, role: str) -> ph.Chunk:
    amounts = ("coin", "point", "")
    if isinstance(chunk, ph.Prepositional) and chunk.role == role and chunk.nominal.head in amounts:
        return chunk.nominal
    return chunk


def _other_than(clause: ph.Clause) -> None:
    """ "Other Treasures than Copper" are no rest of anything."""
    compared = [c for c in clause.chunks if isinstance(c, ph.Comparison)]
    if [c.key for c in compared] != ["than"] or compared[0].than is None:
        return
    if not compared[0].than.head.startswith(("card:", "type:")):
        return
    before = [c for c in clause.chunks if isinstance(c, ph.Nominal) and c.span < compared[0].span]
    if before and "rest" in before[-1].adjectives:
        changed = ("other" if a == "rest" else a for a in before[-1].adjectives)
        before[-1].adjectives = tuple(changed)


def _somewhere(clause: ph.Clause) -> bool:
    """Whether a place is named: a card goes there, nobody comes upon it."""
    return any(
        isinstance(c, ph.Prepositional)
        and (c.nominal.head.startswith("zone:") or c.nominal.head in ("top", "bottom", "pile"))
        for c in clause.chunks
    )


def _predicate(chunk: ph.Chunk, roles: tuple[str, ...], nominative: str) -> ph.Chunk:
    """What stands behind the preposition, in the case that it would have without."""
    if not isinstance(chunk, ph.Prepositional) or chunk.role not in roles:
        return chunk
    features = frozenset(nominative + f[1:] for f in chunk.nominal.features)
    return replace(chunk.nominal, features=features)
