"""Words for what only programs name: the parts of a sentence, and what a verb needs."""

from __future__ import annotations

from collections.abc import Mapping

from tools.i18n import N_

PARTS: Mapping[str, str] = {
    "NOUN": N_("a noun"),
    "NHEAD": N_("a noun"),
    "TRUNC": N_("a noun"),
    "NUM": N_("a number"),
    "DET": N_("an article or pronoun"),
    "ADJ": N_("an adjective"),
    "VIMP": N_("a command (verb)"),
    "VFIN": N_("a verb"),
    "MODAL": N_("“may” or “must”"),
    "VINF": N_("an infinitive"),
    "VZU": N_("an infinitive"),
    "VPART": N_("a participle"),
    "HAVE": N_("“has”"),
    "BE": N_("“is”"),
    "PASSIVE": N_("“is” (passive)"),
    "PTC": N_("a verb particle"),
    "PREP": N_("a preposition"),
    "DOT": N_("a full stop"),
    "COMMA": N_("a comma"),
    "COLON": N_("a colon"),
    "SEMI": N_("a semicolon"),
    "NL": N_("a new line"),
    "LINE": N_("a dividing line"),
    "PLUS": N_("“+” and a number"),
    "COINS": N_("an amount of coins"),
    "AND": N_("“and”"),
    "OR": N_("“or”"),
    "IF": N_("“if” or “when”"),
    "THEN": N_("“then”"),
    "ELSE": N_("“otherwise”"),
    "UNTIL": N_("“until”"),
    "TO": N_("“in order to”"),
    "THAT": N_("“that”"),
    "THAN": N_("“than”"),
    "REL": N_("a relative pronoun"),
    "NOT": N_("“not”"),
    "ADV": N_("an adverb"),
    "CMP": N_("“more” or “less”"),
    "BOUND": N_("“at most”, “at least” or “exactly”"),
    "ORCMP": N_("“or more”, “or less”"),
    "LPAR": N_("an opening bracket"),
    "RPAR": N_("a closing bracket"),
    "BULLET": N_("a list sign"),
    "$END": N_("the end of the text"),
}
"""Terminals of the grammars, the commonest first."""

ROLES: Mapping[str, str] = {
    "object": N_("what is it done to?"),
    "subject": N_("who does it?"),
    "source": N_("from where?"),
    "destination": N_("to where?"),
    "amount": N_("how many or how much?"),
    "condition": N_("under which condition?"),
    "": N_("a part of the sentence"),
}
"""What a verb can lack, as the question it leaves open."""
