"""All scenarios of all books, collected by pytest-bdd; see `conftest.py` for how they run."""

from pytest_bdd import scenarios

scenarios("000-intrigue-de", "001-intrigue-pl", "002-basis-nl", "004-basiskarten-de", "rules")
