"""Thinking in another process: everything goes in and out as plain data."""

from __future__ import annotations

from typing import Any

from sacbe.bots.levels import make
from sacbe.games import game


def think(slug: str, view: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """The action a bot of this level takes. `view` is the dump of `hide(seat)`."""
    return make(level, seed).choose(game(slug).load(view), seat)
