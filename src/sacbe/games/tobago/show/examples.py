"""Worked examples for the rules page: clue after clue to a treasure, and how it is shared."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from sacbe.core.example import Example, Frame
from sacbe.core.state import SPECTATOR
from sacbe.core.svg import text, use
from sacbe.core.words import seat_names
from sacbe.games.tobago.rules.maps import is_located
from sacbe.games.tobago.show import rim
from sacbe.games.tobago.show.figures import picture, sea, standing, whole
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.stage import ladder
from sacbe.games.tobago.show.words import clue_symbol, words
from sacbe.games.tobago.state import OFFER_CARD, TURN_UP_CARD, Tobago

_WHITE: Final = 0
_TABLE: Final[dict[str, Any]] = {
    "seats": 3,
    "options": {"assembly": "abc-0"},
    "landmarks": {
        "statues": [["-2,0", "N"], ["2,1", "NE"], ["3,-4", "SE"]],
        "huts": ["5,-3", "-3,1", "0,3", "6,-8"],
        "palms": ["-2,3", "3,0", "3,-5"],
    },
}


def _player(vehicle: str, *hand: str, **more: Any) -> dict[str, Any]:
    return {"vehicle": vehicle, "hand": list(hand)} | more


def _searched(name: str, s: Tobago, lang: str) -> str:
    """The island with the white markers, and the clues of the white map from the first to the last."""
    scene = Scene(s, SPECTATOR)
    x, y, w, h = whole(scene)
    body = sea((x, y, w, h)) + standing(scene, sites=True)
    for k, rung in enumerate(reversed(scene.hunts[_WHITE].rungs)):
        body += use(clue_symbol(rung.clue), x + 30, y + h - 160 - 135 * k, 190, 125)
    return picture((x, y, w, h), words(lang)(f"example-{name}"), body)


def _shared(name: str, s: Tobago, lang: str) -> str:
    """The ladder of roses, the card on offer, and what everybody has got."""
    body = sea((0, 0, 560, 400)).replace("var(--deep)", "#14191A")
    if s.phase in (OFFER_CARD, TURN_UP_CARD):
        share = Share(Scene(s, SPECTATOR))
        body += ladder(share, lang, seat_names(lang, 3), rim.Box(24, 16, 306, 368), 17)
        body += use(f"tob-treasure-{share.coins}" if share.coins else "tob-treasure-back", 372, 50, 156, 218)
        body += _purses(s, 340, 310, 31)
    else:
        body += _purses(s, 40, 200, 72)
    return picture((0, 0, 560, 400), words(lang)(f"example-{name}"), body)


def _purses(s: Tobago, x: float, y: float, size: float) -> str:
    """Everybody's rose and coins, in a row around a height."""
    step = size * 2.25
    return "".join(
        use(f"tob-rose-{seat}", x + seat * step, y - size / 2, size)
        + text(x + seat * step + size * 1.5, y + size * 0.27, str(int(s.score(seat))), size * 0.75, 800, "#F6EFDF")
        for seat in range(3)
    )


def _possible(s: Tobago) -> int:
    return len(Scene(s, SPECTATOR).hunts[_WHITE].possible)


SEARCHING: Final = Example(
    name="searching",
    rule="T-4.1.3",
    position=_TABLE
    | {
        "players": [
            _player("6,-3", "next-to-hut", "in-sight-palm", "in-river", "next-to-mountains"),
            _player("2,-5", "not-in-largest-jungle", "in-lake", "not-in-beach", "next-to-ocean"),
            _player("0,5", "in-sight-hut", "next-to-beach", "not-in-river", "next-to-largest-lake"),
        ],
        "maps": {"white": {"clues": [["in-jungle", 1]]}},
    },
    draw=partial(_searched, "searching"),
    frames=(
        Frame(name="begin", holds=lambda s: _possible(s) == 13),
        Frame(name="hut", play=("0: play next-to-hut white",), holds=lambda s: _possible(s) == 4),
        Frame(
            name="found",
            play=("nature: deal not-in-sight-palm", "1: play not-in-largest-jungle white"),
            holds=lambda s: is_located(s, _WHITE),
        ),
    ),
)

SHARING: Final = Example(
    name="sharing",
    rule="T-4.5.6",
    position=_TABLE
    | {
        "players": [
            _player("-3,0", "in-river", "next-to-mountains", "not-in-sight-palm", "next-to-jungle"),
            _player("2,-5", "in-lake", "in-beach", "next-to-ocean", "in-scrubland"),
            _player("0,4", "in-sight-hut", "not-in-river", "next-to-statue", "not-next-to-hut"),
        ],
        "phase": "look",
        "main": "moving",
        "legs": 0,
        "sharing": {"raiser": 0, "colour": "white"},
        "maps": {"white": {"clues": [["in-jungle", 1], ["next-to-hut", 0], ["next-to-beach", 2]]}},
    },
    draw=partial(_shared, "sharing"),
    frames=(
        Frame(
            name="begin",
            play=(
                *("nature: look 6a", "nature: look 3a", "nature: look 4a", "nature: look 2a", "nature: extra 3a"),
                "nature: turn-up 2a",
            ),
            holds=lambda s: s.score(0) + s.score(1) + s.score(2) == 0,
        ),
        Frame(name="passed", play=("0: pass", "2: take"), holds=lambda s: s.score(2) == 2),
        Frame(
            name="taken",
            play=("nature: turn-up 6a", "0: take"),
            holds=lambda s: s.score(0) == 6,
        ),
        Frame(
            name="last",
            play=("nature: turn-up 3a", "0: pass", "1: take", "nature: turn-up 4a", "0: take"),
            holds=lambda s: s.score(0) == 10 and s.score(1) == 3 and s.score(2) == 2,
        ),
    ),
)

EXAMPLES: Final = (SEARCHING, SHARING)
