"""Results kept on disk by the content they depend on.

A key is a digest of everything a result was made of, so nothing here ever goes stale; the
only question is whether an entry is there. A cache that is missing, broken or not writable
costs time and nothing else, which is why every failure below is swallowed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

KEEP = 400
"""Entries of one kind that are kept: enough to change branches, little enough to forget."""


def cache_dir() -> Path | None:
    """Where entries live: $CARDSPEC_CACHE, else the platform's place; None for nowhere."""
    named = os.environ.get("CARDSPEC_CACHE")
    if named is not None:
        return Path(named) if named else None
    try:
        if sys.platform == "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif sys.platform == "darwin":
            base = Path.home() / "Library" / "Caches"
        else:
            base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:  # no home directory
        return None
    return base / "cardspec"


def digest(parts: Iterable[bytes | str]) -> str:
    """A key for these parts; their borders count, so ("ab", "c") is not ("a", "bc")."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        sha.update(len(data).to_bytes(8, "big"))
        sha.update(data)
    return sha.hexdigest()


def fetch(kind: str, key: str) -> Any | None:
    """What was stored under the key, or None."""
    path = _entry(kind, key)
    if path is None:
        return None
    try:
        return json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return None


def store(kind: str, key: str, value: Any) -> None:
    """Keep a JSON value. Written beside and moved, so that no reader sees half of it."""
    path = _entry(kind, key)
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                json.dump(value, out, ensure_ascii=False, separators=(",", ":"))
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
        _prune(path.parent)
    except (OSError, ValueError):
        return


def _entry(kind: str, key: str) -> Path | None:
    root = cache_dir()
    return None if root is None else root / kind / f"{key}.json"


def _prune(folder: Path) -> None:
    entries = sorted(folder.glob("*.json"), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in entries[KEEP:]:
        old.unlink(missing_ok=True)
