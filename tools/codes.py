"""Every finding code with its sentence. The one place to look a code up.

Codes are stable: other tools and people's notes refer to them. A code may get a better
sentence, never another meaning.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardspec.data_errors import TEMPLATES
from cardspec.findings import Code
from tools.i18n import N_

READING: Mapping[str, str] = {
    Code.EMPTY: N_("There is no text to read."),
    Code.TOO_LONG: N_("The text is too long for a card (more than %(limit)s kB)."),
    Code.CONTROL: N_("Here stands an invisible control character. Delete it."),
    Code.UNKNOWN_WORD: N_("The word “%(word)s” is not known."),
    Code.UNEXPECTED: N_("“%(word)s” cannot stand here."),
    Code.UNFINISHED: N_("The text ends in the middle of a sentence."),
    Code.AGREEMENT: N_("“%(word)s” has the wrong form beside the words around it."),
    Code.PERSON: N_("The verb “%(word)s” does not fit its subject."),
    Code.CASE: N_("“%(word)s” stands in the wrong case."),
    Code.MISSING_ROLE: N_("“%(word)s” lacks something: %(role)s"),
    Code.EXTRA_ROLE: N_("“%(word)s” is too much beside “%(verb)s”."),
    Code.PARTICLE: N_("The verb “%(verb)s” stands without a particle that belongs to it."),
    Code.REFERENCE: N_("It is not clear what “%(word)s” refers to."),
    Code.NOT_UNDERSTOOD: N_("“%(word)s” has no meaning here that the rules of the game know."),
    Code.LANGUAGE: N_("The text is not in %(asked)s, but in %(language)s."),
}
"""Findings of reading one text."""

WORDLESS: Mapping[str, str] = {
    Code.UNEXPECTED: N_("The sentence cannot go on like this here."),
    Code.MISSING_ROLE: N_("Something is missing here: %(role)s"),
    Code.REFERENCE: N_("It is not clear what is referred to here."),
    Code.NOT_UNDERSTOOD: N_("This has no meaning here that the rules of the game know."),
}
"""The same, where no single word is to blame."""

VERIFYING: Mapping[str, str] = {
    "no-text": N_("There is no text in this language."),
    "differs": N_("The text makes players do something else than the text in: %(others)s."),
    "not-compiled": N_("The text says something that no game can carry out: %(reason)s"),
    "scenario-failed": N_("The scenario “%(scenario)s” does not come true (card texts: %(lang)s)."),
    "scenario-broken": N_("The scenarios cannot be run."),
    "trial-failed": N_("A trial game with this card breaks off: %(reason)s"),
}
"""Findings of `cardspec verify` beyond reading."""

CHECKING: Mapping[str, str] = {
    "unknown-card": N_("There is no card “%(card)s”."),
    "behaves-differently": N_("With this text players do something else than the card says."),
    "not-playable": N_(
        "The words can be read, but what they say cannot be carried out in a game. "
        "Say it in another way."
    ),
    "not-compared": N_(
        "The text was read, but comparing it broke off (%(fault)s). That is a fault of Cardspec, "
        "not of the text; please report it with the text."
    ),
    "other-edition": N_("The text is that of edition %(edition)s, not of edition %(wanted)s."),
    "unknown-field": N_("The field “%(field)s” is not known and was not used."),
    "other-language": N_("This text is in another language (%(field)s) and was left out."),
    "duplicate-id": N_("The id “%(field)s” is used more than once."),
    "unused-suppression": N_("The suppression for “%(field)s” is not needed any more."),
}
"""Findings of `cardspec check` beyond reading."""

DATA: Mapping[str, str] = TEMPLATES
"""Problems of data files; they stop a command."""

SENTENCES: Mapping[str, str] = {**READING, **VERIFYING, **CHECKING, **DATA}

MEANINGS: Mapping[str, str] = {
    Code.EMPTY: "The text is empty.",
    Code.TOO_LONG: "The text is longer than any card has room for.",
    Code.CONTROL: "An invisible control character stands in the text.",
    Code.UNKNOWN_WORD: "A word is in no lexicon of the language; words like it are offered.",
    Code.UNEXPECTED: "A word stands where the grammar has no room for it.",
    Code.UNFINISHED: "The text ends inside a sentence.",
    Code.AGREEMENT: "Words that belong together do not agree in gender, number or case.",
    Code.PERSON: "A verb does not agree with its subject.",
    Code.CASE: "A phrase stands in a case that its verb or preposition does not take.",
    Code.MISSING_ROLE: "A verb lacks something it needs, such as what is discarded.",
    Code.EXTRA_ROLE: "A phrase does not go with its verb.",
    Code.PARTICLE: "The particle or prefix that makes the verb what it is is missing.",
    Code.REFERENCE: "It is open what a word such as “it” stands for.",
    Code.NOT_UNDERSTOOD: "Well-formed words that mean nothing the rules of the game know.",
    Code.LANGUAGE: "Most words are unknown in this language and all are known in another.",
    "no-text": "A card of ours has no text in a language.",
    "differs": "A text of ours means something else than in another language.",
    "not-compiled": "The engine cannot carry the text out.",
    "scenario-failed": "A scenario does not come true.",
    "scenario-broken": "The scenarios cannot be run at all.",
    "trial-failed": "A trial game with the card breaks off.",
    "unknown-card": "The card is not one Cardspec knows; names like it are offered.",
    "behaves-differently": "Players following the text can do, or learn, something else.",
    "not-playable": "The text can be read, but no game can carry it out.",
    "not-compared": "Comparing the text broke off through a fault of Cardspec.",
    "other-edition": "The text does what another edition of the card says.",
    "unknown-field": "A field or column of the file was not used.",
    "other-language": "A row says it is in another language, and was left out.",
    "duplicate-id": "An id is used for more than one text; the later ones get a number.",
    "unused-suppression": "A suppression matched no finding and can go.",
}
"""What each finding code stands for, without the particulars; for tables and other programs."""
