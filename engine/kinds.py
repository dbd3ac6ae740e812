"""From a card's facts and text to a compiled kind, once per source, language and card."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import assert_never
from weakref import ReferenceType, WeakKeyDictionary, ref

from cardspec.effects import CardText, OnPlay, Resource, When, Worth, Yields
from engine.cards import CardFacts, CardSource, Kind, Program, Trigger
from engine.compile_effects import decided, program, reveals_itself
from engine.compile_values import card_test, constant, measure
from engine.errors import SetupError
from engine.run import Run

_CACHE: WeakKeyDictionary[CardSource, dict[str, Kinds]] = WeakKeyDictionary()


class Kinds(dict[str, Kind]):
    """The compiled kinds of a source in a language, made when first asked for."""

    def __init__(self, source: ReferenceType[CardSource], lang: str) -> None:
        super().__init__()
        self._source = source
        self._lang = lang
        self.layouts: dict[Hashable, list[tuple[Kind, int]]] = {}
        """Supplies worked out before, by their setup."""

    def __missing__(self, card_id: str) -> Kind:
        source = self._source()
        assert source is not None, "whoever asks has the source"
        try:
            facts = source.card(card_id)
            text = source.effects(card_id, self._lang)
        except LookupError as e:
            raise SetupError(f"card {card_id!r} ({self._lang}): {e}") from e
        kind = self[card_id] = compile_kind(facts, text)
        return kind


def kinds_of(source: CardSource, lang: str) -> Kinds:
    """Kept for as long as the source lives, so that a text is compiled once."""
    languages = _CACHE.setdefault(source, {})
    if lang not in languages:
        languages[lang] = Kinds(ref(source), lang)
    return languages[lang]


def compile_kind(facts: CardFacts, text: CardText) -> Kind:
    kind = Kind(facts, text)
    programs: list[Program] = []
    triggers: list[Trigger] = []
    counted: list[Callable[[Run], int]] = []
    for ability in text.abilities:
        match ability:
            case OnPlay(effect=effect):
                programs.append(program(effect))
            case Yields(resource=resource, amount=amount):
                fixed = constant(amount)
                if resource is Resource.COINS and fixed is not None and kind.is_treasure:
                    kind.coins += fixed
                else:
                    programs.append(_yields(resource, measure(amount)))
            case When():
                triggers.append(_trigger(ability))
            case Worth(points=points):
                fixed = constant(points)
                if fixed is None:
                    counted.append(measure(points))
                else:
                    kind.points += fixed
            case _:
                assert_never(ability)
    if programs:
        kind.on_play = _all(programs)
    if counted:
        kind.worth = lambda run: sum(count(run) for count in counted)
    kind.triggers = tuple(triggers)
    kind.is_plain = kind.is_treasure and not programs
    return kind


def _all(programs: list[Program]) -> Program:
    if len(programs) == 1:
        return programs[0]

    def run_all(run: Run) -> bool:
        for each in programs:
            each(run)
        return True

    return run_all


def _yields(resource: Resource, amount: Callable[[Run], int]) -> Program:
    return lambda run: run.table.add(run.actor, resource, amount(run))


def _trigger(ability: When) -> Trigger:
    from_hand = reveals_itself(ability.effect)
    effect = decided(ability.effect) if from_hand else ability.effect
    optional = effect != ability.effect
    return Trigger(
        ability.event, card_test(ability.event.filter), program(effect), effect, from_hand, optional
    )
