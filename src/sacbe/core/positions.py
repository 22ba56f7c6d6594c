"""A position as one line of text, to be copied, sent and read again."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any, Final

from sacbe.core.state import State

LONGEST: Final = 20_000  # letters; the longest positions of our games come to a sixth of that


def position_text(s: State) -> str:
    """All that is in a position, on one line: its dump as JSON without blanks.

    >>> import sacbe
    >>> start = sacbe.game("trek12").start(2)
    >>> text = position_text(start)
    >>> "\\n" in text, position_of(text) == start
    (False, True)
    """
    return json.dumps(s.dump(), ensure_ascii=False, separators=(",", ":"))


def position_of(text: str) -> State:
    """The position that a text holds; ValueError says what would be right."""
    return loaded(_read(text))


def loaded(d: dict[str, Any]) -> State:
    """The position of a dump, whichever game it is of."""
    slug = d.get("game")
    if not isinstance(slug, str):
        raise ValueError('a position names its game: {"game":"tikal",...}')
    try:
        state: State = import_module("sacbe.games").game(slug).load(d)
    except (KeyError, IndexError, TypeError, AttributeError, OverflowError) as wrong:
        raise ValueError(f"{slug}: this position cannot be read ({wrong!r})") from wrong
    return state


def _read(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise ValueError(f"a position has {LONGEST} letters at most, this text has {len(text)}")
    try:
        d = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise ValueError(f"a position is written as JSON, and this is none: {wrong}") from None
    if not isinstance(d, dict):
        raise ValueError('a position is a JSON object: {"game":"tikal",...}')
    return d
