"""What the chapters have in common: the smallest island, three hunters, and names for what is lit on it."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.lesson import LEARNER
from sacbe.games.tobago.data import HEXES
from sacbe.games.tobago.state import OFFER_CARD, Tobago

TABLE: Final[dict[str, Any]] = {
    "seats": 3,
    "options": {"assembly": "abc-0"},
    "landmarks": {
        "statues": [["-2,0", "N"], ["2,1", "NE"], ["3,-4", "SE"]],
        "huts": ["5,-3", "-3,1", "0,3", "6,-8"],
        "palms": ["-2,3", "3,0", "3,-5"],
    },
}

# What is drawn for the white treasure, by the learner, Boris and Vera, and the extra card; a 2 is turned up first.
HOARD: Final = (
    *("nature: look 6a", "nature: look 3a", "nature: look 4a", "nature: look 2a", "nature: extra 3a"),
    "nature: turn-up 2a",
)


def player(vehicle: str, *hand: str, **more: Any) -> dict[str, Any]:
    return {"vehicle": vehicle, "hand": list(hand)} | more


def on(prefix: str, *hexes: str) -> tuple[str, ...]:
    """The ids of the board for these hexes: on("site-white", "-3,0")."""
    return tuple(f"{prefix}-{HEXES.index(name)}" for name in hexes)


def shares(s: Tobago) -> bool:
    """The learner has raised a treasure, and it is being shared."""
    return bool(s.phase == OFFER_CARD and s.raiser == LEARNER)


def turn_is_spent(s: Tobago) -> bool:
    """Nothing more comes of the learner's turn: it is over, or new clue cards are drawn."""
    return bool(s.turn != LEARNER or s.drawer >= 0)
