"""Reading a text as a user may give it: whatever it is, there is an answer.

A text that trips over a fault of ours is a text that was not understood, and is told so; the
name of the fault travels along for the report. Tests of the grammar call it directly and see
such faults as what they are; CARDSPEC_DEBUG shows them here too.
"""

from __future__ import annotations

import os

from cardspec.findings import Code, Finding
from grammar import Reading, read


def read_text(text: str, lang: str) -> Reading:
    try:
        return read(text, lang)
    except Exception as fault:
        if os.environ.get("CARDSPEC_DEBUG"):
            raise
        told = Finding(Code.NOT_UNDERSTOOD, (0, len(text)), {"fault": type(fault).__name__})
        return Reading(None, (told,), lexed=True, parsed=False)
