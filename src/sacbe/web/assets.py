"""Addresses of files that browsers keep for ever: each carries its content's hash, so a new one is seen at once."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.svg import LOOK

HERE: Final = Path(__file__).parent
STATIC: Final = (HERE / "static", LOOK)


def asset(name: str) -> str:
    """A static file's address, with its content's hash: it may be kept for ever, and a new one is seen at once."""
    return f"/static/{name}?v={hash_of(next((folder / name for folder in STATIC if (folder / name).is_file()), HERE))}"


def hash_of(path: Path) -> str:
    return _hash_of(path, path.stat().st_mtime_ns if path.is_file() else 0)


@cache
def _hash_of(path: Path, changed: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10] if changed else ""
