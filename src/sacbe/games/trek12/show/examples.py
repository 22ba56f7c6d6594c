"""Worked examples for the rules page: a nine is closed, and what a zero is good for."""

from __future__ import annotations

from functools import partial
from typing import Final

from sacbe.core.bits import count
from sacbe.core.example import Example, Frame
from sacbe.core.svg import use
from sacbe.games.trek12.data import CELLS, TOKENS
from sacbe.games.trek12.lessons.nines import NINES
from sacbe.games.trek12.lessons.zeros import ZEROS
from sacbe.games.trek12.show.figures import picture
from sacbe.games.trek12.show.geometry import CELL
from sacbe.games.trek12.show.lens import sheet_of
from sacbe.games.trek12.show.pieces import bone_row
from sacbe.games.trek12.show.sheet import Marks, full
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import Trek


def _draw(name: str, s: Trek, lang: str) -> str:
    """The sheet, the dice above it, and below it the bones that are drawn or kept."""
    marks = Marks(dashed=int(s.picked), new=int(s.new_cell[0]))
    body = f"<g class='seat-0'>{full(sheet_of(s, 0), marks, lang, CELL, 0)}</g>"
    if s.yellow >= 0:
        body += use(f"trek-die-y-{int(s.yellow)}", 780, -86, 84) + use(f"trek-die-r-{int(s.red)}", 876, -86, 84)
    bones = int(s.drawn) if s.drawn else int(s.hand[0])
    body += bone_row([k for k in range(len(TOKENS)) if bones >> k & 1], -70, 600, 78, 90, 9, lang)
    return picture((-95, -95, 1065, 790), words(lang)(f"example-{name}"), body)


def _number(s: Trek, cell: str) -> int:
    return int(s.number[CELLS.index(cell)])


NINE: Final = Example(
    name="nine",
    rule="T-4.3",
    position=NINES.position,
    draw=partial(_draw, "nine"),
    frames=(
        Frame(name="begin", holds=lambda s: _number(s, "D2") + _number(s, "E2") == 7 and s.yellow == 1 and s.red == 3),
        Frame(
            name="write",
            play=("0: write difference E3", "1: write sum D4", "nature: reveal"),
            holds=lambda s: _number(s, "E3") == 2 and s.digger == 0,
        ),
        Frame(
            name="draw",
            play=("0: circle", "nature: draw green-2a", "nature: draw blue-5", "nature: draw orange-1a"),
            holds=lambda s: count(s.drawn) == 3 and s.to_keep == 1,
        ),
        Frame(name="keep", play=("0: keep blue-5",), holds=lambda s: s.score(0) == 5 and s.chief == 0),
    ),
)

ZERO: Final = Example(
    name="zero",
    rule="T-4.4",
    position=ZEROS.position,
    draw=partial(_draw, "zero"),
    frames=(
        Frame(name="begin", holds=lambda s: _number(s, "C4") == 5 and _number(s, "D4") == 0 and s.yellow == 4),
        Frame(
            name="choose",
            play=("0: write yellow C3", "1: write difference B1", "nature: reveal"),
            holds=lambda s: s.digger == 0 and len(s.candidates) == 2,
        ),
        Frame(
            name="draw",
            play=("0: pick D4", "nature: draw orange-6", "nature: draw green-3", "nature: draw blue-1a"),
            holds=lambda s: count(s.drawn) == 3 and s.to_keep == 2,
        ),
        Frame(name="keep", play=("0: keep orange-6", "0: keep green-3"), holds=lambda s: count(s.hand[0]) == 2),
    ),
)

EXAMPLES: Final = (NINE, ZERO)
