"""The client's scripts: which of them a kind of page begins with."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from sacbe.web.assets import HERE, asset, hash_of

BUNDLE: Final = HERE / "static" / "bundle"
_ENTRIES: Final = {"symbols": "plain"}  # where it is not called as the page is
_IMPORT: Final = re.compile(r'\b(?:from|import)"\./([\w-]+\.js)"')


def scripts(kind: str) -> list[str]:
    """The script of a kind of page, and after it those that it is put together from: a browser that knows them at once
    need not wait for the first to ask for the others."""
    entry = f"{_ENTRIES.get(kind, kind)}.js"
    return [asset(f"bundle/{entry}"), *_parts(BUNDLE / entry, hash_of(BUNDLE / entry))]


@lru_cache(maxsize=64)
def _parts(entry: Path, version: str) -> list[str]:
    found = dict.fromkeys(_IMPORT.findall(entry.read_text(encoding="utf-8"))) if version else {}
    return [f"/static/bundle/{name}" for name in found]
