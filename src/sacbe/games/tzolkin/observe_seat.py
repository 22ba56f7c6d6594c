"""What lies before a player of Tzolk'in, as numbers, and what a good player reads from it at a glance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.observation import Field, Vector
from sacbe.games.tzolkin.data import (
    BUILDING_COUNT,
    CORN,
    DEALT,
    FIRST_BIT,
    KEPT,
    MONUMENT_COUNT,
    MOST_WORKERS,
    SPACE_COUNT,
    TOP_LEVEL,
    TOP_SPACE,
    TOP_STEP,
)
from sacbe.games.tzolkin.rules.food import appetite, hungry
from sacbe.games.tzolkin.rules.prices import missing_for_building, missing_for_monument
from sacbe.games.tzolkin.score import monument_points, of_type, quarter_points
from sacbe.games.tzolkin.state import OPEN_WEALTH, Tzolkin

_GOODS: Final[vec[float]] = vec[float]([20.0, 10.0, 10.0, 10.0, 5.0])
_TILES: Final = 10.0
_FRAMES: Final = 6.0
_POINTS: Final = 60.0
_PALACE: Final = 30.0  # points of one monument
_BILL: Final = 12.0  # corn of a Food Day: six workers, two each
_PRICE: Final = 6.0  # resources of one tile

SEAT_FIELDS: Final = [
    Field("turn", 1, "whose turn it is; whose the calendar is to advance"),
    Field("went", 1, "has had a turn in this round"),
    Field("marker", 1, "holds the first player marker"),
    Field("first_space", 1, "a worker stands on the first player space"),
    Field("light", 1, "the board lies light side up: may advance the calendar by two days"),
    Field("wealth", 2, "wealth tiles dealt, of 4, and kept, of 2"),
    Field("goods", 5, "corn of 20, wood, stone and gold of 10, skulls of 5"),
    Field("on", int(SPACE_COUNT), "the spaces of the gears with its workers"),
    Field("workers", 6, "1 to 6 workers altogether"),
    Field("at_hand", 1, "workers that can be placed, of 6"),
    Field("chaac", 7, "the step in Chaac's temple"),
    Field("quetzalcoatl", 9, "the step in Quetzalcoatl's temple"),
    Field("kukulcan", 8, "the step in Kukulcan's temple"),
    Field("highest", 3, "by temple: 1 if nobody else stands as high, 0.5 if somebody does, else 0"),
    Field("technology", 16, "the level of agriculture, extraction, architecture and theology, 0 to 3 each"),
    Field("built", int(BUILDING_COUNT + MONUMENT_COUNT), "the buildings, then the monuments it has"),
    Field("frames", 4, "its buildings and monuments by type: farm, civic, tomb, shrine, each of 6"),
    Field("tiles", 2, "corn tiles and wood tiles taken, of 10"),
    Field("points", 1, "on the score track, of 60"),
    Field("standing", 1, "points with what final scoring would add now, of 60"),
    Field("food", 3, "corn a hungry worker eats, of 2; hungry workers, of 6; corn of the next Food Day, of 12"),
    Field("hunger", 1, "corn that is missing for it now, of 12"),
    Field("near_building", int(BUILDING_COUNT), "by building on display: 1 if payable, less by 1/6 a missing resource"),
    Field("near_monument", int(MONUMENT_COUNT), "the same by monument on display"),
    Field("worth", int(MONUMENT_COUNT), "points of a monument on display, were it this seat's, of 30"),
]


def write_seat(s: Tzolkin, seat: i64, shown: i64, offered: i64, out: Vector) -> None:
    """`shown` and `offered`: masks of what is on display."""
    out.flag(seat == s.active)
    out.flag(s.marker >= 0 and (seat - s.marker + s.seats) % s.seats < s.turn)
    out.flag(seat == s.marker)
    out.flag(seat == s.fps)
    out.flag((s.light >> seat) & 1 == 1)
    out.put(float(s.dealt_count[seat]) / float(DEALT))
    out.put(float(s.kept_count[seat]) / float(KEPT))
    i: i64
    for i in range(5):
        out.put(float(s.goods[seat * 5 + i]) / _GOODS[i])
    for i in range(5):
        out.bits(s.on[seat] >> FIRST_BIT[i], TOP_SPACE[i] + 1)
    out.one_of(s.workers[seat] - 1, MOST_WORKERS)
    out.put(float(s.available(seat)) / float(MOST_WORKERS))
    _write_temples(s, seat, out)
    for i in range(4):
        out.one_of(s.tech[seat * 4 + i], TOP_LEVEL + 1)
    out.bits(s.built[seat], BUILDING_COUNT)
    out.bits(s.palaces[seat], MONUMENT_COUNT)
    for i in range(4):
        out.put(float(of_type(s, seat, i)) / _FRAMES)
    out.put(float(s.corn_tiles[seat]) / _TILES)
    out.put(float(s.wood_tiles[seat]) / _TILES)
    points = s.points(seat)
    out.put(float(points) / _POINTS)
    out.put((float(points) + 0.25 * float(quarter_points(s, seat))) / _POINTS)
    _write_food(s, seat, out)
    for i in range(BUILDING_COUNT):
        out.put(_near(missing_for_building(s, seat, i)) if (shown >> i) & 1 else 0.0)
    for i in range(MONUMENT_COUNT):
        out.put(_near(missing_for_monument(s, seat, i)) if (offered >> i) & 1 else 0.0)
    for i in range(MONUMENT_COUNT):
        out.put(float(monument_points(s, seat, i)) / _PALACE if (offered >> i) & 1 else 0.0)


def _near(missing: i64) -> float:
    return 1.0 - float(missing) / _PRICE


def _write_temples(s: Tzolkin, seat: i64, out: Vector) -> None:
    temple: i64
    other: i64
    for temple in range(3):
        out.one_of(s.temple[seat * 3 + temple], TOP_STEP[temple] + 1)
    for temple in range(3):
        share = 1.0
        for other in range(s.seats):
            if other != seat:
                ahead = s.temple[other * 3 + temple] - s.temple[seat * 3 + temple]
                if ahead > 0:
                    share = 0.0
                elif ahead == 0:
                    share = min(share, 0.5)
        out.put(share)


def _write_food(s: Tzolkin, seat: i64, out: Vector) -> None:
    """Until wealth tiles are opened, whether one of them feeds a worker is not told here: others do not know it."""
    need = appetite(s, seat)
    mouths = hungry(s, seat) if s.phase > OPEN_WEALTH else s.workers[seat]
    out.put(0.5 * float(need))
    out.put(float(mouths) / float(MOST_WORKERS))
    out.put(float(need * mouths) / _BILL)
    out.put(float(max(need * mouths - s.goods[seat * 5 + CORN], 0)) / _BILL)
