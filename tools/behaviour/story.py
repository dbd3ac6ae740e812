"""A counterexample as a short story for somebody who reads card texts and not programs.

"You" are the player who has the card. Only what differs is told of the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardspec.cards import Library
from cardspec.effects import Seq
from tools.behaviour.counterexample import Counterexample, Kind, Side
from tools.behaviour.outcome import Fact, Value
from tools.behaviour.sights import Sight
from tools.behaviour.trial import Asked
from tools.card_names import CardNames
from tools.i18n import N_, Words
from tools.tree import outline

YOURS: Mapping[str, str] = {
    "hand": N_("You hold: %(cards)s."),
    "deck": N_("Your deck, from the top: %(cards)s."),
    "discard": N_("Your discard pile: %(cards)s."),
}
THEIRS: Mapping[str, str] = {
    "hand": N_("%(player)s holds: %(cards)s."),
    "deck": N_("Deck of %(player)s, from the top: %(cards)s."),
    "discard": N_("Discard pile of %(player)s: %(cards)s."),
}
YOUR_MOVES: Mapping[str, str] = {
    "play": N_("You play %(card)s."),
    "treasures": N_("You play all your treasures."),
    "buy": N_("You buy %(card)s."),
    "end_turn": N_("You end your turn."),
}
THEIR_MOVES: Mapping[str, str] = {
    "play": N_("%(player)s plays %(card)s."),
    "treasures": N_("%(player)s plays all treasures."),
    "buy": N_("%(player)s buys %(card)s."),
    "end_turn": N_("%(player)s ends the turn."),
}
NAMELESS: Mapping[str, str] = {
    YOUR_MOVES["play"]: N_("You play the card."),
    YOUR_MOVES["buy"]: N_("You buy the card."),
    THEIR_MOVES["play"]: N_("%(player)s plays the card."),
    THEIR_MOVES["buy"]: N_("%(player)s buys the card."),
}
"""A card that is nobody's has no name to inflect."""
WHAT: Mapping[str, str] = {
    "may": N_("whether to do it"),
    "choose": N_("what to do"),
    "trash": N_("to trash"),
    "discard": N_("to discard"),
    "reveal": N_("to reveal"),
    "look_at": N_("to look at"),
    "set_aside": N_("to set aside"),
    "keep_aside": N_("to set aside"),
    "put": N_("to put somewhere"),
    "gain": N_("to gain"),
    "play": N_("to play"),
    "pass_on": N_("to pass on"),
    "react": N_("to reveal as a reaction"),
    "name": N_("to name"),
    "next": N_("what comes first"),
}
YOUR_END: Mapping[str, str] = {
    "hand": N_("your hand: %(cards)s"),
    "deck": N_("your deck from the top: %(cards)s"),
    "discard": N_("your discard pile: %(cards)s"),
    "play": N_("your cards in play: %(cards)s"),
    "aside": N_("your cards set aside: %(cards)s"),
    "points": N_("your points: %(n)s"),
}
THEIR_END: Mapping[str, str] = {
    "hand": N_("hand of %(player)s: %(cards)s"),
    "deck": N_("deck of %(player)s from the top: %(cards)s"),
    "discard": N_("discard pile of %(player)s: %(cards)s"),
    "play": N_("cards of %(player)s in play: %(cards)s"),
    "aside": N_("cards of %(player)s set aside: %(cards)s"),
    "points": N_("points of %(player)s: %(n)s"),
}
COMMON_END: Mapping[str, str] = {
    "trash": N_("in the trash: %(cards)s"),
    "supply": N_("left in the supply of %(card)s: %(n)s"),
    "cost": N_("cost of %(card)s: %(n)s"),
    "actions": N_("actions left: %(n)s"),
    "buys": N_("buys left: %(n)s"),
    "coins": N_("coins to spend: %(n)s"),
    "potions": N_("potions to spend: %(n)s"),
    "turn": N_("whose turn it is: %(n)s"),
    "refused": N_("the next move is not allowed"),
}


def story(
    found: Counterexample,
    lang: str,
    words: Words,
    library: Library,
    labels: tuple[str, str] | None = None,
) -> str:
    """`lang`: that of the text in question. `labels` name the two texts instead of "the text in
    question (German)" and "the reference"."""
    return "\n".join(_Teller(found, words, library, labels or _labels(words, lang)).lines())


def _labels(words: Words, lang: str) -> tuple[str, str]:
    in_question = words.say("the text in question (%(language)s)", language=words.language(lang))
    return in_question, words.say("the reference")


class _Teller:
    def __init__(
        self, found: Counterexample, words: Words, library: Library, labels: tuple[str, str]
    ) -> None:
        self.found, self.words = found, words
        self.names = CardNames(library, words.lang)
        self.labels = dict(zip("ab", labels, strict=True))

    def lines(self) -> Iterator[str]:
        yield " ".join(self._setup())
        yield " ".join(self._moves())
        say, found = self.words.say, self.found
        only = found.only
        other = "b" if only == "a" else "a"
        if found.kind is Kind.DECISION:
            yield say("All can end alike, but it is not decided alike.")
            for side in "ab":
                yield self._heading(N_("With %(text)s:"), side)
                yield from self._told(side)
            return
        forced = not self._side(only).asked and not self._side(other).asked
        first = N_("With %(text)s:") if forced else N_("With %(text)s it can go like this:")
        second = N_("With %(text)s:") if forced else N_("With %(text)s it cannot. The nearest is:")
        yield self._heading(first, only)
        yield from self._told(only)
        yield self._heading(second, other)
        yield from self._told(other)

    def _heading(self, message: str, side: str) -> str:
        return self.words.say(message, text=self.labels[side])

    # --- what lies where, and what is played ---

    def _setup(self) -> Iterator[str]:
        say, position = self.words.say, self.found.trial.position
        if len(position.seats) > 2:
            yield self.words.count(
                "There is %(n)s player.", "There are %(n)s players.", len(position.seats)
            )
        for seat, at in enumerate(position.seats):
            for zone in ("hand", "deck", "discard"):
                cards = getattr(at, zone)
                if cards:
                    message = (YOURS if seat == 0 else THEIRS)[zone]
                    yield say(message, cards=self._cards(cards), player=self._player(seat))
        if position.kingdom:
            yield say("Also in the supply: %(cards)s.", cards=self._cards(position.kingdom))
        for card, n in position.supply.items():
            yield say("Left in the supply of %(card)s: %(n)s.", card=self.names.name(card), n=n)
        if position.trash:
            yield say("In the trash: %(cards)s.", cards=self._cards(position.trash))

    def _moves(self) -> Iterator[str]:
        turn = self.found.trial.position.turn
        for move in self.found.trial.moves:
            message = (THEIR_MOVES if turn else YOUR_MOVES)[move.kind]
            if move.card and move.card not in self.names.library.cards:
                message = NAMELESS[message]
            card = self.names.object(move.card) if move.card else ""
            yield self.words.say(message, card=card, player=self._player(turn))
        if not self.found.trial.moves:
            yield self.words.say("The game ends.")

    # --- one side ---

    def _told(self, name: str) -> Iterator[str]:
        side = self._side(name)
        if self.found.kind is Kind.DECISION:
            yield from (f"  – {line}" for line in self._chooser(name))
            return
        for one in side.asked:
            yield f"  – {self._choice(one)}"
        if self.found.kind is Kind.SEEN:
            yield from (f"  – {line}" for line in self._seen(name))
        ends = [self._end(one.fact, one.a if name == "a" else one.b) for one in self.found.facts]
        if ends:
            yield "  – " + self.words.say("In the end: %(facts)s.", facts="; ".join(ends))

    def _side(self, name: str) -> Side:
        return self.found.a if name == "a" else self.found.b

    def _choice(self, one: Asked) -> str:
        say = self.words.say
        if one.ask == "may":
            picked = say("yes") if one.answer else say("no")
        elif one.ask in ("choose", "next"):
            picked = "; ".join(self._option(one, i) for i in one.answer)
        else:
            picked = self._cards(one.picked())
        what = say(WHAT[one.ask])
        if one.player == 0:
            return say("You choose (%(what)s): %(picked)s.", what=what, picked=picked)
        player = self._player(one.player)
        return say(
            "%(player)s chooses (%(what)s): %(picked)s.", player=player, what=what, picked=picked
        )

    def _option(self, one: Asked, index: int) -> str:
        """What the instruction says; its number where that is not known."""
        if not one.effects:
            return self.words.say("option %(number)s", number=index + 1)
        effect: Any = one.effects[index]
        told = outline(effect, "", self.words, self.names.name)
        parts = told.branches if isinstance(effect, Seq) and told.branches else (told,)
        said = ", ".join(part.label for part in parts)
        return self.words.say("“%(name)s”", name=said)

    def _chooser(self, name: str) -> Iterator[str]:
        """Who chooses, and what they and others have seen by then, where that differs."""
        say, side = self.words.say, self._side(name)
        other = self._side("b" if name == "a" else "a")
        if side.chooser is None:
            yield say("Nobody has anything to choose.")
        elif side.chooser == 0:
            yield say("You choose.")
        else:
            yield say("%(player)s chooses.", player=self._player(side.chooser))
        for seat in range(self.found.players):
            mine = [s.card for s in side.knew if s.audience == seat]
            if mine == [s.card for s in other.knew if s.audience == seat]:
                continue
            if seat == 0:
                yield say("By then you have seen: %(cards)s.", cards=self._cards(mine))
            else:
                player = self._player(seat)
                cards = self._cards(mine)
                yield say("By then %(player)s has seen: %(cards)s.", player=player, cards=cards)

    def _seen(self, name: str) -> Iterator[str]:
        mine = list(self._side(name).seen)
        for sight in self._side("b" if name == "a" else "a").seen:
            if sight in mine:
                mine.remove(sight)
        if not mine:
            yield self.words.say("Nobody sees more than with the other text.")
        for seat in range(self.found.players):
            cards = [sight for sight in mine if sight.audience == seat]
            if cards:
                yield self._sees(seat, cards)

    def _sees(self, seat: int, sights: list[Sight]) -> str:
        cards = self._cards(sight.card for sight in sights)
        if seat == 0:
            return self.words.say("You see or hear of: %(cards)s.", cards=cards)
        player = self._player(seat)
        return self.words.say("%(player)s sees or hears of: %(cards)s.", player=player, cards=cards)

    def _end(self, fact: Fact, value: Value) -> str:
        say = self.words.say
        cards = self._cards(value) if isinstance(value, tuple) else ""
        n = value if isinstance(value, int) else ""
        if fact.what == "refused" and not value:
            return say("the next move is allowed")
        if fact.what in YOUR_END and isinstance(fact.of, int):
            message = (THEIR_END if fact.of else YOUR_END)[fact.what]
            return say(message, cards=cards, n=n, player=self._player(fact.of))
        card = self.names.name(str(fact.of)) if fact.of else ""
        return say(COMMON_END[fact.what], cards=cards, n=n, card=card)

    # --- words ---

    def _player(self, seat: int) -> str:
        return self.words.say("Player %(number)s", number=seat + 1)

    def _cards(self, cards: Iterable[str]) -> str:
        return self.names.listed(*cards) or self.words.say("nothing")
