"""The user's language: which it is, and words in it.

Sentences are written in English in the code and looked up in the committed catalogues
(locale/<lang>/LC_MESSAGES/cardspec.mo). The same catalogues hold click's own sentences, so
that a usage error speaks the user's language too.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

LOCALE = Path(__file__).resolve().parent / "locale"
DOMAIN = "cardspec"
UI_LANGUAGES = ("en", "de", "pl", "nl")
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "pl": "polski", "nl": "Nederlands"}


class Words:
    """Words of one language. A message that is not in its catalogue comes out in English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._catalog = _catalog(lang)

    def say(self, message: str, **params: object) -> str:
        """The sentence, with its `%(name)s` places filled."""
        found = self._catalog.gettext(message)
        return found % params if params else found

    def count(self, one: str, many: str, n: int, **params: object) -> str:
        """The sentence in the plural form that the language uses for n."""
        return self._catalog.ngettext(one, many, n) % {"n": n, **params}

    def language(self, code: str) -> str:
        """The name of a language, for the middle of a sentence."""
        from babel import Locale

        return str(Locale.parse(self.lang).languages.get(code, code))


@cache
def _catalog(lang: str) -> gettext.NullTranslations:
    if lang == "en":
        return gettext.NullTranslations()
    return gettext.translation(DOMAIN, str(LOCALE), languages=[lang], fallback=True)


def choose_language(arguments: Sequence[str] = ()) -> str:
    """From `--ui-lang`, else from the environment, else English.

    Looked up before the command line is parsed, because the help texts depend on it too;
    a wrong value is complained about later, by the parser.
    """
    wanted = _option(arguments).lower()
    if wanted in UI_LANGUAGES:
        return wanted
    for variable in ("CARDSPEC_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in UI_LANGUAGES else "en"
    return "en"


def _option(arguments: Sequence[str]) -> str:
    for index, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--ui-lang" and index + 1 < len(arguments):
            return arguments[index + 1]
        if argument.startswith("--ui-lang="):
            return argument.partition("=")[2]
    return ""


_current = Words("en")


def activate(lang: str) -> Words:
    """Make this the user's language, for our sentences and for click's."""
    global _current
    _current = Words(lang)
    gettext.bindtextdomain(DOMAIN, str(LOCALE))
    gettext.textdomain(DOMAIN)
    os.environ["LANGUAGE"] = lang
    return _current


def words() -> Words:
    """The user's language as last activated."""
    return _current


def _(message: str, **params: object) -> str:
    """The sentence in the user's language."""
    return _current.say(message, **params)


def n_(one: str, many: str, n: int, **params: object) -> str:
    """The sentence in the user's language, in the plural form for n."""
    return _current.count(one, many, n, **params)


def NN_(one: str, many: str) -> tuple[str, str]:  # noqa: N802  # as N_, for both plural forms
    """Marks a sentence in both its English numbers for the catalogues."""
    return one, many


def N_(message: str) -> str:  # noqa: N802  # the customary name of this marker
    """Marks a sentence for the catalogues that is looked up elsewhere."""
    return message
