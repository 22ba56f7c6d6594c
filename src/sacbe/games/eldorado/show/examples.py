"""Worked examples for the rules page: a strong card and what is left of it, buying, and a blockade."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sacbe.core.example import Example, Frame
from sacbe.core.svg import rect
from sacbe.games.eldorado.data import CARDS
from sacbe.games.eldorado.show import table
from sacbe.games.eldorado.show.figures import part, picture
from sacbe.games.eldorado.show.geometry import ACROSS
from sacbe.games.eldorado.show.view import held_by, view
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.state import Race

_WIDE: Final = 720.0
_TABLE: Final[dict[str, Any]] = {
    "seats": 2,
    "round": 3,
    "options": {"route": "first_expedition"},
    "blockades": [1, 2, 3, 4],
}


def _hand(s: Race, lang: str, y: float) -> str:
    """What is held, and at the left the card that moves the figure."""
    return table.cards(s, view(s, 0), lang, (16, y, _WIDE - 32, 150), 104)


def _on_the_way(name: str, middle: tuple[int, int], s: Race, lang: str) -> str:
    across, high = 9.0, 3.8
    scale = _WIDE / (across * ACROSS)
    land = f"<g transform='scale({scale:.4f})'>{part(s, lang, middle, across, high)}</g>"
    top = high * ACROSS * scale
    body = rect(0, 0, _WIDE, top + 176, 0, "var(--canopy-3)") + land + _hand(s, lang, top + 18)
    return picture((0, 0, _WIDE, top + 176), words(lang)(f"example-{name}"), body)


def _at_the_market(name: str, s: Race, lang: str) -> str:
    body = rect(0, 0, _WIDE, 396, 0, "var(--canopy-3)")
    body += table.market(s, view(s, 0), lang, (16, 8, 424, 204)) + _hand(s, lang, 232)
    body += table.piles(s, 0, lang, 500, 40, 92, 18)
    return picture((0, 0, _WIDE, 396), words(lang)(f"example-{name}"), body)


def _holds(s: Race, card: str) -> int:
    return int(held_by(int(s.hand[0]), CARDS.index(card)))


def _tile(s: Race) -> int:
    """On which tile of the track the first figure stands."""
    return int(s.route.piece[s.figure[0]])


def _bought(s: Race, card: str) -> bool:
    return bool(held_by(int(s.discard[0]), CARDS.index(card)))


LEFTOVER: Final = Example(
    name="leftover",
    rule="A-4.3",
    position=_TABLE
    | {
        "players": [
            {
                "figures": [[-1, 1], [-3, 3]],
                "hand": ["trailblazer", "explorer", "traveler", "sailor"],
                "draw": ["explorer"],
            },
            {"hand": ["explorer"] * 3 + ["sailor"], "draw": ["traveler"] * 4},
        ]
    },
    draw=partial(_on_the_way, "leftover", (1, 0)),
    frames=(
        Frame(name="begin", holds=lambda s: _holds(s, "trailblazer") == 1),
        Frame(name="first", play=("0: play trailblazer", "0: step 1 E"), holds=lambda s: s.left == 2),
        Frame(name="second", play=("0: step 1 NE",), holds=lambda s: s.left == 1),
        Frame(name="third", play=("0: step 1 E",), holds=lambda s: s.left == 0 and _holds(s, "explorer") == 1),
    ),
)

BUYING: Final = Example(
    name="buying",
    rule="A-4.15",
    position=_TABLE
    | {
        "players": [
            {"hand": ["explorer", "sailor", "traveler", "traveler"], "draw": ["explorer"] * 2 + ["traveler"] * 2},
            {"hand": ["explorer"] * 3 + ["sailor"], "draw": ["traveler"] * 4},
        ]
    },
    draw=partial(_at_the_market, "buying"),
    frames=(
        Frame(name="begin", holds=lambda s: _holds(s, "traveler") == 2),
        Frame(name="buy", play=("0: buy trailblazer",), holds=lambda s: _bought(s, "trailblazer")),
    ),
)

BLOCKADE: Final = Example(
    name="blockade",
    rule="A-4.10",
    position=_TABLE
    | {
        "players": [
            {
                "figures": [[3, 0], [-3, 3]],
                "hand": ["explorer", "sailor", "traveler", "traveler"],
                "draw": ["explorer"],
            },
            {"hand": ["explorer"] * 3 + ["sailor"], "draw": ["traveler"] * 4},
        ]
    },
    draw=partial(_on_the_way, "blockade", (4, 0)),
    frames=(
        Frame(name="begin", holds=lambda s: s.blockades[0] == 0),
        Frame(
            name="clear",
            play=("0: play explorer", "0: clear 1 1"),
            holds=lambda s: s.blockades[0] == 1 << 1 and _tile(s) == 0,
        ),
        Frame(name="cross", play=("0: play sailor", "0: step 1 E"), holds=lambda s: _tile(s) == 1),
    ),
)

EXAMPLES: Final = (LEFTOVER, BLOCKADE, BUYING)
