"""The languages that card texts are printed in. One list for all rooms."""

LANGUAGES = ("de", "pl", "nl")
