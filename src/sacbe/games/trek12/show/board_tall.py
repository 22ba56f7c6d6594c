"""The board for a phone: the sheet (390 x 336) and, below it under the thumb, a dock with the operations.

The others' sheets would leave no room for cells one can hit: a lens shows them, as large as on the wide board.
"""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import board, decor, dock, rect, use
from sacbe.games.trek12.show import pieces
from sacbe.games.trek12.show.board import Scene, in_tray, next_roll, scene
from sacbe.games.trek12.show.callout import Field, callout
from sacbe.games.trek12.show.final import final_scores
from sacbe.games.trek12.show.others import others
from sacbe.games.trek12.show.sheet import full
from sacbe.games.trek12.show.words import token_list, words
from sacbe.games.trek12.state import DRAW_BONES, OVER, Trek

WIDTH: Final = 390
HEIGHT: Final = 336
LETTERS: Final = 16.0  # the smallest: 11 pixels on a phone of 360 x 640, whatever its prompt says
LETTERS_DOCK: Final = 12.2  # there, 390 units are the whole width
_DOCK: Final = 66.0
_X: Final = 28.0
_Y: Final = 97.0  # the skull begins below the lens buttons
_D: Final = 47.6
_SHEETS: Final = (8.0, 74.0, WIDTH - 16.0, HEIGHT - 80.0)
FIELD: Final = Field(
    WIDTH,
    HEIGHT,
    _X,
    _Y,
    _D,
    LETTERS * 1.6,
    LETTERS,
    ((0, 0, 240, 72), (240, 0, 150, 60), (284, 58, 106, 74), (0, 226, 110, 110), (326, 286, 64, 50)),
)


def draw(s: Trek, viewer: int, lang: str, names: list[str]) -> str:
    now = scene(s, viewer)
    lens = LETTERS if s.phase != OVER else 0.0
    parts = [
        decor(use("trek-ground-tall", 0, 0, WIDTH, HEIGHT)),
        f"<g transform='translate({_X} {_Y})'>{full(now.sheet, now.marks, lang, _D, lens)}</g>",
        pieces.dice(s, 246, 10, 42, 7, 0) if s.phase != OVER else "",
        pieces.chief_badge(s, viewer, lang, names, 362, 31) if s.phase != OVER else "",
        pieces.skeleton_grid(s, viewer, lang, names, 12, 238, 42, 49, 50, LETTERS),
        _finds(s, now, lang),
        pieces.bag(s, 338, 288, 34, LETTERS, lang),
        next_roll(now, lang, 292, 140, LETTERS, short=True) if s.phase != OVER else "",
        others(s, now.seat, lang, names, _SHEETS, LETTERS),
    ]
    if now.dig is not None and s.phase != DRAW_BONES:
        parts.append(callout(FIELD, now.dig, now.numbers, now.sure, lang))
    # Targets are half as large as on the wide board, so their light is too.
    style = f"class='seat-{now.seat}' style='--edge-w:4.5px;--ring-w:3px'"
    t = words(lang)
    ground = decor(rect(-900, 0, 2200, _DOCK + 80, 0, "var(--pit)"))
    sheet = f"<g {style}>{''.join(parts)}</g>"
    below = f"{ground}<g {style}>{_thumb(s, now, viewer, lang, names)}</g>"
    return board(WIDTH, HEIGHT, t("board-label"), sheet, roomy=True, letters=LETTERS) + dock(
        WIDTH, _DOCK, t("dock-label"), below
    )


def _finds(s: Trek, now: Scene, lang: str) -> str:
    tokens = token_list(int(s.hand[now.seat]))
    if len(tokens) <= 6:
        return pieces.bone_row(tokens, 290, 62, 29, 31, 3, lang)
    return pieces.bone_row(tokens, 276, 62, 24, 26, 4, lang)


def _thumb(s: Trek, now: Scene, viewer: int, lang: str, names: list[str]) -> str:
    """In the dock: the operations, the Bones just drawn, or the result."""
    box = (6.0, 3.0, WIDTH - 12.0, _DOCK - 8.0)
    if in_tray(s):
        return pieces.tray(s, viewer, lang, names, box, 44, 0)
    if s.phase == OVER:
        return final_scores(s, lang, box, LETTERS_DOCK)
    chosen = now.chosen.operation if now.chosen else -1
    return "".join(
        pieces.operation_card(
            row, now.sheet.ticked[row], int(s.yellow), int(s.red), row == chosen, lang, (6 + row * 95.0, 3, 92, 58)
        )
        for row in range(4)
    )
