"""The registry: one folder a game, one line here. Other packages bring more by entry points (sacbe.games)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final, cast

from sacbe.core.game import Game
from sacbe.core.plugins import Plugins

SLUGS: Final = ("tikal", "tzolkin", "eldorado", "tobago", "trek12")  # Sacbe's own


def _sound(name: str, brought: object) -> Game:
    """A game that another package brings, if it looks like one; else ValueError says what it should be."""
    if not isinstance(brought, Game):
        raise ValueError(f"the entry point must name an object of a subclass of sacbe.Game, not {brought!r}")
    if brought.slug != name:
        raise ValueError(f"the entry point must have the game's slug as its name, which is {brought.slug!r}")
    for seats in brought.seats:
        start = brought.start(seats, brought.fitting(seats))
        if (start.slug(), start.players()) != (name, seats):
            raise ValueError(f"its start says it is {start.slug()!r} for {start.players()}, not {name!r} for {seats}")
    if not brought.seats:
        raise ValueError("`seats` must be a range of player counts, such as range(2, 5)")
    return brought


BROUGHT: Final[Plugins[Game]] = Plugins("sacbe.games", SLUGS, _sound)


def slugs() -> tuple[str, ...]:
    """Every game there is: Sacbe's own, then those that other packages bring."""
    return SLUGS + BROUGHT.names


def game(slug: str) -> Game:
    """The game of this slug; ValueError names the games there are.

    >>> game("trek12").seats
    range(1, 7)
    >>> game("chess")
    Traceback (most recent call last):
    ...
    ValueError: no game 'chess'; there are: tikal, tzolkin, eldorado, tobago, trek12
    """
    if slug in SLUGS:
        return _own(slug)
    if slug not in BROUGHT:
        raise ValueError(f"no game {slug!r}; there are: {', '.join(slugs())}")
    return BROUGHT.get(slug)


@cache
def _own(slug: str) -> Game:
    return cast(Game, import_module(f"sacbe.games.{slug}").GAME)
