"""Thinking in another process: everything goes in and out as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sacbe.bots.levels import make
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.games import game


def think(slug: str, view: dict[str, Any], seat: int, level: str, seed: int) -> Thought:
    """What a bot of this level does, as far as it has made up its mind. `view` is the dump of `hide(seat)`."""
    bot, seen = make(level, seed), game(slug).load(view)
    plan: Callable[[State, int], Thought] | None = getattr(bot, "plan", None)  # of a bot that makes up whole turns
    return plan(seen, seat) if plan is not None else Thought([bot.choose(seen, seat)], [], 0.0)
