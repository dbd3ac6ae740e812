"""Do two texts of a card make players do the same? If not: a smallest game in which they part.

from tools.behaviour import Bounds, compare

verdict = compare(card, a, b)          # card: facts; a, b: trees (CardText)
verdict.status                         # same | different | unplayable
verdict.how                            # tree (equal trees) | play
verdict.looked                         # within which bounds nothing was found
verdict.counterexample                 # Counterexample, or none
"""

from tools.behaviour.bounds import Bounds, Looked
from tools.behaviour.compare import How, Status, Verdict, compare
from tools.behaviour.counterexample import Counterexample, Kind, Side, replay
from tools.behaviour.source import Cost, Facts, OneText

__all__ = [
    "Bounds",
    "Cost",
    "Counterexample",
    "Facts",
    "How",
    "Kind",
    "Looked",
    "OneText",
    "Side",
    "Status",
    "Verdict",
    "compare",
    "replay",
]
