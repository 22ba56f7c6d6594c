"""Worked examples for the rules page: a first turn, and who holds a temple."""

from __future__ import annotations

from functools import partial
from typing import Final

from sacbe.core.example import Example, Frame
from sacbe.core.svg import plate, use
from sacbe.games.tikal.data import CELLS, LEADER_STRENGTH
from sacbe.games.tikal.score import controller
from sacbe.games.tikal.show.figures import patch, picture
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import NOBODY, Tikal

_TEMPLE: Final = CELLS.index("c1r2")
_WALK: Final = ("0: recruit worker c0r4", "0: step c0r4 NE worker", "0: step c1r3 N worker")


def _draw(name: str, cells: str, s: Tikal, lang: str) -> str:
    """Some cells, and beside them the action points that are left."""
    w, h, body = patch(s, cells, lang)
    if s.ap:
        body += use("ap", w + 8, 8, 34) + plate(w + 68, 25, str(int(s.ap)), 24)
    return picture((0, 0, w + 90, h), words(lang)(f"example-{name}"), body)


def _held_by(s: Tikal, seat: int) -> bool:
    return int(controller(s, _TEMPLE)) == seat


TURN: Final = Example(
    name="turn",
    rule="T-4.4",
    position={"seats": 2, "active": 0, "phase": "lay", "drawn": "A2"},
    draw=partial(_draw, "turn", "c0r2 c0r3 c0r4 c1r2 c1r3 c1r4"),
    frames=(
        Frame(name="begin", holds=lambda s: s.tile[_TEMPLE] < 0),
        Frame(name="lay", play=("0: lay c1r2 0",), holds=lambda s: s.ap == 10 and s.level[_TEMPLE] == 2),
        Frame(name="walk", play=_WALK, holds=lambda s: s.ap == 7),
        Frame(name="level", play=("0: uncover c1r2",), holds=lambda s: s.ap == 5 and s.level[_TEMPLE] == 3),
        Frame(
            name="second",
            play=(*_WALK, "0: uncover c1r2"),
            holds=lambda s: s.ap == 0 and s.level[_TEMPLE] == 4 and _held_by(s, 0),
        ),
    ),
)

CONTROL: Final = Example(
    name="control",
    rule="T-5.2",
    position={
        "seats": 2,
        "active": 0,
        "phase": "actions",
        "tiles": {"c1r2": "A2 0"},
        "levels": {"c1r2": 6},
        "players": [
            {"pieces": {"c1r2": {"worker": 2}, "c1r3": {"worker": 2}}},
            {"pieces": {"c1r2": {"leader": 1}}},
        ],
    },
    draw=partial(_draw, "control", "c0r3 c0r4 c1r2 c1r3"),
    frames=(
        Frame(name="begin", holds=lambda s: _held_by(s, 1) and s.level[_TEMPLE] == 6 and LEADER_STRENGTH == 3),
        Frame(name="tie", play=("0: step c1r3 N worker",), holds=lambda s: _held_by(s, NOBODY)),
        Frame(name="more", play=("0: step c1r3 N worker",), holds=lambda s: _held_by(s, 0) and s.ap == 8),
        Frame(
            name="guard",
            play=("0: guard c1r2 worker",),
            holds=lambda s: s.guard[_TEMPLE] == 0 and s.ap == 3 and s.members(0, _TEMPLE) == 0,
        ),
    ),
)

EXAMPLES: Final = (TURN, CONTROL)
