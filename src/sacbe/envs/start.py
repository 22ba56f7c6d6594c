"""How every environment begins: the game and its first position."""

from __future__ import annotations

from collections.abc import Mapping

from sacbe.core.game import Game, Value
from sacbe.core.state import State
from sacbe.games import game


def opening(slug: str, seats: int, options: Mapping[str, Value] | None) -> tuple[Game, State]:
    """What is not chosen is as usual, but so that aimless play comes to an end."""
    found = game(slug)
    if seats not in found.seats:
        raise ValueError(f"{slug} is for {found.seats.start} to {found.seats.stop - 1} seats, not {seats}")
    return found, found.start(seats, {**found.fitting(seats), **found.bounded, **(options or {})})
