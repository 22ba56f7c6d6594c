"""Second chapter: buying, where a bought card goes, and what a strong one can do."""

from __future__ import annotations

from typing import Final

from sacbe.core.lesson import Chapter, Confirm, Do, Read, Task
from sacbe.games.eldorado.data import CARDS
from sacbe.games.eldorado.lessons.table import TABLE, rival

STALLS: Final = tuple(
    f"market-{card}"
    for card in ("scout", "trailblazer", "photographer", "treasure_chest", "jack_of_all_trades", "transmitter")
)
SCOUT: Final = CARDS.index("scout")

MARKET: Final = Chapter(
    name="market",
    position=TABLE
    | {
        "round": 3,
        "players": [
            {
                "figures": [[-1, 1]],
                "hand": ["explorer", "sailor", "traveler", "traveler"],
                "draw": [],
                "discard": ["explorer", "explorer", "traveler", "traveler"],
            },
            rival(0, -1),
            rival(1, -2),
        ],
    },
    steps=(
        Read(name="stalls", lit=STALLS, rule="A-4.17"),
        Read(
            name="coins",
            lit=("hand-traveler-0", "hand-traveler-1", "hand-explorer-0", "hand-sailor-0"),
            rule="A-4.15",
        ),
        Do(name="buy", lit=("market-trailblazer",), play=("buy trailblazer",)),
        Confirm(name="pile", lit=("pile-draw", "confirm"), rule="A-4.14"),
        Read(name="strong", lit=("hand-trailblazer-0",), rule="A-4.4"),
        Do(
            name="walk",
            lit=("hand-trailblazer-0", "hex-5"),
            play=("play trailblazer", "step 1 E", "step 1 NE", "step 1 E"),
            rule="A-4.3",
        ),
        Read(
            name="kinds",
            lit=("market-treasure_chest", "market-jack_of_all_trades", "market-transmitter"),
            rule="C-1.10",
        ),
        Task(
            name="task",
            lit=STALLS,
            done=lambda s: s.bought,
            best=lambda s: not s.fresh >> SCOUT & 1,
            over=lambda s: s.round > 4,
            solution=("buy jack_of_all_trades", "coins traveler", "coins traveler", "confirm"),
            at_once=True,
        ),
    ),
    script=(
        "nature: draw trailblazer",
        "nature: draw explorer",
        "nature: draw traveler",
        "nature: draw traveler",
        "1: play explorer",
        "1: step 1 SE",
        "1: end",
        "1: discard",
        "2: play explorer",
        "2: step 1 E",
        "2: end",
        "2: discard",
    ),
)
