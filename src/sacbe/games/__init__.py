"""The registry: one folder a game, one line here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, cast

from sacbe.core.game import Game

SLUGS: Final = ("tikal", "tzolkin", "eldorado", "tobago", "trek12")


@cache
def game(slug: str) -> Game:
    """The game of this slug; ValueError names the games there are."""
    if slug not in SLUGS:
        raise ValueError(f"no game {slug!r}; there are: {', '.join(SLUGS)}")
    return cast(Game, import_module(f"sacbe.games.{slug}").GAME)
