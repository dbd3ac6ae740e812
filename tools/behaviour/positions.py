"""Positions to compare two texts in: small ones first, then larger ones drawn at random.

Which contexts there are depends on the abilities that differ: cards are played (alone, after
other actions, twice), reacted with, gained, counted at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from cardspec import effects as fx
from engine import Phase, Position, Seat
from engine.cards import CardFacts
from tools.behaviour import small
from tools.behaviour.bounds import Bounds
from tools.behaviour.outcome import Looks
from tools.behaviour.speech import Speech, mix
from tools.behaviour.trial import Move, Trial

DOUBLING = "throne-room"
FILLER = "village"
ATTACKS = ("torturer", "swindler", "minion", "thief")
SHIELD = "moat"
MOST = 9
"""Cards in a deck or in another's hand, however many a text speaks of."""


@dataclass(frozen=True, slots=True)
class Theme:
    """All that positions are made from."""

    card: CardFacts
    pool: tuple[str, ...]
    speech: Speech
    abilities: frozenset[type]
    """Of which kinds the abilities are that differ."""
    library: frozenset[str]

    @property
    def kingdom(self) -> tuple[str, ...]:
        basic = {"copper", "silver", "gold", "estate", "duchy", "province", "curse",
                 "platinum", "colony", "potion"}  # fmt: skip
        return tuple(dict.fromkeys(c for c in (*self.pool, self.card.id) if c not in basic))


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many cards lie where; `shift` says with which kind each zone begins."""

    hand: int = 0
    deck: int = 0
    discard: int = 0
    their_hand: int = 0
    their_deck: int = 0
    shift: int = 0
    players: int = 2

    def total(self) -> int:
        theirs = (self.their_hand + self.their_deck) * (self.players - 1)
        return self.hand + self.deck + self.discard + theirs + self.players


def systematic(theme: Theme, bounds: Bounds) -> Iterator[Trial]:
    """Smallest first; contexts take turns."""
    contexts = [context(theme, bounds) for context in _contexts(theme)]
    yield from _in_turn(contexts)


def _contexts(theme: Theme) -> list[type[_Context]]:
    found: list[type[_Context]] = []
    if theme.abilities & {fx.OnPlay, fx.Yields}:
        found.append(_Played)
    if fx.When in theme.abilities:
        found.append(_Reacting)
    if fx.Worth in theme.abilities:
        found.append(_Counted)
    return found


def _in_turn(contexts: Sequence[Iterator[Trial]]) -> Iterator[Trial]:
    waiting = list(contexts)
    while waiting:
        for context in list(waiting):
            trial = next(context, None)
            if trial is None:
                waiting.remove(context)
            else:
                yield trial


class _Context(Iterator[Trial]):
    """Trials of one kind."""

    def __init__(self, theme: Theme, bounds: Bounds) -> None:
        self.theme, self.bounds = theme, bounds
        self._all = self.trials()

    def __next__(self) -> Trial:
        return next(self._all)

    def trials(self) -> Iterator[Trial]:
        raise NotImplementedError


class _Played(_Context):
    def trials(self) -> Iterator[Trial]:
        rounds = [self.small, self.plain, self.before, self.doubled, self.shielded, self.scarce]
        rounds.append(self.at_once)
        yield from _in_turn([iter(one()) for one in rounds])

    def small(self) -> Iterator[Trial]:
        """All of them, up to so many cards; a third player comes in with fewer."""
        theme, speech = self.theme, self.theme.speech
        own = ["hand", *(["deck"] if speech.own_deck else [])]
        if speech.own_deck or fx.Zone.DISCARD in speech.zones:
            own.append("discard")
        players = (2, 3) if speech.others else (2,)
        for cards in range(self.bounds.all_up_to + 1):
            for number in players:
                zones = [small.Zone(0, name) for name in own]
                if speech.others:
                    zones += [small.Zone(s, n) for s in range(1, number) for n in ("hand", "deck")]
                if number == 2 or cards < self.bounds.all_up_to:
                    for dealt in small.deals(zones, theme.pool, cards):
                        base = played(theme, Sizes(players=number))
                        seats = small.seats(dealt, number, theme.card.id)
                        position = replace(base.position, seats=seats)
                        yield replace(base, position=position, one_of_all=cards)

    def plain(self) -> Iterator[Trial]:
        for sizes in _profiles(self.theme):
            yield played(self.theme, sizes)

    def at_once(self) -> Iterator[Trial]:
        """What shows later in the turn may be there at once under the other text."""
        theme = self.theme
        later = len(_later(theme))
        for sizes in islice(_profiles(theme), 0, None, 4) if later else ():
            trial = played(theme, sizes)
            yield replace(trial, moves=trial.moves[:-later])

    def doubled(self) -> Iterator[Trial]:
        """Twice, as a card that plays another one twice has it."""
        theme = self.theme
        if _is(theme, fx.CardType.ACTION) and theme.card.id != DOUBLING:
            for sizes in islice(_profiles(theme), 0, None, 3):
                yield played(theme, sizes, extra=(DOUBLING,), moves=(Move("play", DOUBLING),))

    def before(self) -> Iterator[Trial]:
        """After other cards of the same turn."""
        theme = self.theme
        sizes = Sizes(hand=2, deck=5, their_hand=2, their_deck=2)
        if theme.speech.has(fx.CountPlayed):
            for fillers in range(5):
                extra = (FILLER,) * fillers
                moves = (*(Move("play", c) for c in extra), Move("play", theme.card.id))
                yield played(theme, sizes, extra=extra, moves=moves)
        earlier = (("bridge",), ("coppersmith",), ("bridge", "bridge"))
        for extra in earlier:
            if not set(extra) <= theme.library or theme.card.id in extra:
                continue
            if theme.speech.has(fx.Costs, fx.CostOf, fx.ChangeCost) or "bridge" not in extra:
                moves = (*(Move("play", c) for c in extra), Move("play", theme.card.id))
                for shift in range(len(theme.pool)):
                    at = Sizes(3, 3, 0, 2, 2, shift)
                    yield played(theme, at, extra=extra, moves=moves, actions=3)

    def shielded(self) -> Iterator[Trial]:
        """Somebody may not be affected."""
        theme = self.theme
        if theme.speech.others:
            for sizes in islice(_profiles(theme), 4, None, 5):
                yield played(theme, sizes, theirs=(SHIELD,))

    def scarce(self) -> Iterator[Trial]:
        """Piles that are empty or nearly so."""
        theme = self.theme
        if theme.speech.has(fx.Gain, fx.EmptyPiles):
            for pile in theme.pool:
                for left in (0, 1):
                    for shift in range(0, len(theme.pool), 2):
                        sizes = Sizes(3, 3, 0, 2, 3, shift)
                        yield played(theme, sizes, supply={pile: left})
            yield played(theme, Sizes(3, 3, 0, 2, 3), supply={"copper": 0, "curse": 0})


class _Reacting(_Context):
    """Another player plays something while the card is in hand, or it is gained."""

    def trials(self) -> Iterator[Trial]:
        theme = self.theme
        attacks = [c for c in ATTACKS if c in theme.library and c != theme.card.id]
        causes = [*attacks[:3], FILLER]
        for hand in (0, 1, 2, 4, 5):
            for deck in (3, 1, 0):
                for turn, players in ((1, 2), (1, 3), (2, 3), (0, 2)):
                    for cause in causes:
                        yield self.against(cause, turn, players, hand, deck)
        for turn in (0, 1):
            for pile in (theme.card.id, *theme.pool[:3]):
                yield self.bought(pile, turn)

    def against(self, cause: str, turn: int, players: int, hand: int, deck: int) -> Trial:
        theme = self.theme
        own = mix(theme.pool, hand, hand)
        seats = [Seat(hand=(theme.card.id, *own), deck=mix(theme.pool, deck, 1), turns=1)]
        seats += [Seat(hand=mix(theme.pool, 1, i), deck=mix(theme.pool, 3, i), turns=1)
                  for i in range(1, players)]  # fmt: skip
        who = seats[turn]
        seats[turn] = Seat(hand=(cause, *who.hand), deck=who.deck, turns=1)
        kingdom = tuple(dict.fromkeys((*theme.kingdom, cause)))
        position = Position(tuple(seats), kingdom=kingdom, turn=turn)
        return Trial(position, (Move("play", cause),), _looks(theme))

    def bought(self, pile: str, turn: int) -> Trial:
        theme = self.theme
        seats = (
            Seat(hand=(theme.card.id, *mix(theme.pool, 2, 0)), deck=mix(theme.pool, 3, 1)),
            Seat(hand=mix(theme.pool, 2, 1), deck=mix(theme.pool, 3, 2)),
        )
        position = Position(
            seats, kingdom=theme.kingdom, turn=turn, phase=Phase.BUY, coins=12, potions=1
        )
        return Trial(position, (Move("buy", pile),), _looks(theme))


class _Counted(_Context):
    """The end of the game: many sets of cards that a player may own."""

    def trials(self) -> Iterator[Trial]:
        theme = self.theme
        card = theme.card.id
        yield self.owning((card,))
        for one in theme.pool:
            yield self.owning((card, one))
            yield self.owning((card, one, one))
        for count in (2, 3, 5, 7, 9, 10, 11, 19, 20):
            for shift in range(len(theme.pool)):
                yield self.owning((card, *mix(theme.pool, count - 1, shift)))
        for one in theme.pool:
            for count in (4, 6, 8, 12):
                yield self.owning((card, card, *(one,) * count))

    def owning(self, cards: Sequence[str]) -> Trial:
        cut = (len(cards) + 1) // 2
        owner = Seat(deck=tuple(cards[:cut]), discard=tuple(cards[cut:]), turns=1)
        other = Seat(deck=mix(self.theme.pool, 2, 0), turns=1)
        return Trial(Position((owner, other), kingdom=self.theme.kingdom), (), Looks(points=True))


def played(
    theme: Theme,
    sizes: Sizes,
    *,
    extra: Sequence[str] = (),
    theirs: Sequence[str] = (),
    moves: Sequence[Move] = (),
    supply: dict[str, int] | None = None,
    actions: int = 0,
) -> Trial:
    """The first player holds the card, whatever is extra, and the cards the sizes ask for."""
    cards, card = theme.pool, theme.card.id
    you = Seat(
        hand=(card, *extra, *mix(cards, sizes.hand, sizes.shift)),
        deck=mix(cards, sizes.deck, sizes.shift + 1),
        discard=mix(cards, sizes.discard, sizes.shift + 2),
        turns=1,
    )
    seats = [you]
    for seat in range(1, sizes.players):
        seats.append(
            Seat(
                hand=(*(theirs if seat == 1 else ()),
                      *mix(cards, sizes.their_hand, sizes.shift + seat)),
                deck=mix(cards, sizes.their_deck, sizes.shift + 2 * seat),
            )
        )  # fmt: skip
    kingdom = dict.fromkeys((*theme.kingdom, *(c for c in (*extra, *theirs) if c != card)))
    treasure = _is(theme, fx.CardType.TREASURE) and not _is(theme, fx.CardType.ACTION)
    first = tuple(moves) or (Move("play", card),)
    return Trial(
        Position(
            tuple(seats),
            kingdom=tuple(kingdom),
            supply=supply or {},
            trash=theme.pool[:2] if fx.Zone.TRASH in theme.speech.zones else (),
            phase=Phase.BUY if treasure and not extra else Phase.ACTION,
            actions=max(1, actions),
        ),
        (*first, *_later(theme)),
        _looks(theme),
    )


def _later(theme: Theme) -> tuple[Move, ...]:
    """What shows an effect that comes later in the turn, or in a later one."""
    found: list[Move] = []
    if theme.speech.has(fx.Whenever):
        found += [Move("treasures"), Move("buy", "copper")]
    elif theme.speech.has(fx.ChangeYield):
        found.append(Move("treasures"))
    if theme.speech.for_good:
        found += [Move("end_turn"), Move("treasures")] * 2
    return tuple(found)


def _looks(theme: Theme) -> Looks:
    return Looks(costs=theme.speech.has(fx.ChangeCost), points=fx.Worth in theme.abilities)


def _is(theme: Theme, card_type: fx.CardType) -> bool:
    return card_type in theme.card.types


def _profiles(theme: Theme) -> Iterator[Sizes]:
    """Zones grown one at a time about a small and a rich position, with every kind of card
    coming first somewhere; smallest first."""
    speech = theme.speech
    more = tuple(n for n in {min(n + 1, MOST) for n in speech.numbers} if n > 5)
    hands = (0, 1, 2, 3, 4, 5)
    decks = (0, 1, 2, 3, 5, *more) if speech.own_deck else (2,)
    their_hands = (0, 1, 2, 3, 4, 5, 6, *more) if speech.others else (0,)
    if speech.for_good and not speech.others:
        their_hands = (2,)
    their_decks = (0, 1, 2, 3, 5) if speech.others else (0,)
    players = (2, 3) if speech.others else (2,)
    small = Sizes(1, min(1, max(decks)), 0, min(2, max(their_hands)), min(1, max(their_decks)))
    rich = Sizes(3, max(decks), 0, min(5, max(their_hands)), min(3, max(their_decks)))
    found: dict[Sizes, None] = {}
    for base in (small, rich):
        for shift in range(len(theme.pool)):
            for number in players:
                for hand in hands:
                    found[_with(base, shift, number, hand=hand)] = None
                for deck in decks:
                    found[_with(base, shift, number, deck=deck)] = None
                for size in their_hands:
                    found[_with(base, shift, number, their_hand=size)] = None
                for size in their_decks:
                    found[_with(base, shift, number, their_deck=size)] = None
        if speech.own_deck or fx.Zone.DISCARD in speech.zones:
            for shift in range(len(theme.pool)):
                for deck in (0, 1, 2):
                    found[_with(base, shift, 2, deck=deck, discard=2)] = None
    yield from _spread(sorted(found, key=lambda s: (s.total(), s.shift)))


def _spread(sizes: list[Sizes]) -> Iterator[Sizes]:
    """Small ones first, yet soon some of every size: every third first, then the rest."""
    for begin in range(3):
        yield from sizes[begin::3]


def _with(base: Sizes, shift: int, players: int, **change: int) -> Sizes:
    fields = {
        "hand": base.hand, "deck": base.deck, "discard": base.discard,
        "their_hand": base.their_hand, "their_deck": base.their_deck,
    }  # fmt: skip
    return Sizes(**{**fields, **change}, shift=shift, players=players)


def sampled(theme: Theme, bounds: Bounds) -> Iterator[Trial]:
    """Larger positions, any cards of the pool, from a seed."""
    if not theme.abilities & {fx.OnPlay, fx.Yields}:
        return
    chance = Random(bounds.seed)

    def some(least: int, most: int) -> tuple[str, ...]:
        return tuple(chance.choices(theme.pool, k=chance.randint(least, most)))

    for number in range(bounds.sampled):
        players = chance.choice((2, 3)) if theme.speech.others else 2
        base = played(theme, Sizes(players=players))
        seats = [Seat((theme.card.id, *some(2, 5)), some(3, 8), some(0, 4), turns=1)]
        seats += [Seat(some(2, 6), some(2, 6), some(0, 3)) for _ in range(players - 1)]
        position = Position(
            tuple(seats),
            kingdom=base.position.kingdom,
            phase=base.position.phase,
            trash=some(0, 2) if base.position.trash else (),
        )
        yield Trial(position, base.moves, base.looks, seed=number)
