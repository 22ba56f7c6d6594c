"""What the chapters have in common: the first route, three racers, and rivals whose draws leave nothing to chance."""

from __future__ import annotations

from typing import Any, Final

TABLE: Final[dict[str, Any]] = {"seats": 3, "options": {"route": "first_expedition"}, "blockades": [1, 2, 3, 4]}


def rival(*place: int, **more: Any) -> dict[str, Any]:
    """One with green and blue cards in hand and only yellow ones to draw."""
    hand = ["explorer", "explorer", "explorer", "sailor"]
    where = {"figures": [list(place)]} if place else {}
    return {"hand": hand, "draw": ["traveler"] * 4} | where | more
