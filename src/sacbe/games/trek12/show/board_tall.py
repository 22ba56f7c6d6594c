"""The tall board (390 x 566) for a phone: the sheet, the others' small sheets, the operations under the thumb."""

from __future__ import annotations

from typing import Final

from sacbe.core.bits import count
from sacbe.core.svg import board, fitted, rect, text, use, width_of
from sacbe.core.words import signed
from sacbe.games.trek12.data import COLOUR_MASK, COLOURS
from sacbe.games.trek12.show import pieces
from sacbe.games.trek12.show.board import Scene, in_tray, next_roll, scene
from sacbe.games.trek12.show.callout import Field, callout
from sacbe.games.trek12.show.final import final_scores, ranks
from sacbe.games.trek12.show.lens import sheet_of
from sacbe.games.trek12.show.sheet import SMALL, full, small
from sacbe.games.trek12.show.words import token_list, words
from sacbe.games.trek12.state import DRAW_BONES, NOT_LOCKED, OVER, WRITE_NUMBERS, Trek

WIDTH: Final = 390
HEIGHT: Final = 566
_X: Final = 28.0
_Y: Final = 84.0
_D: Final = 47.6
_OTHERS: Final = 336.0
_THUMB: Final = 472.0
FIELD: Final = Field(
    WIDTH,
    330.0,
    _X,
    _Y,
    _D,
    38.0,
    ((0, 0, 130, 54), (240, 0, 150, 100), (284, 98, 106, 70), (0, 212, 106, 118), (326, 280, 64, 50)),
)


def draw(s: Trek, viewer: int, lang: str, names: list[str]) -> str:
    now = scene(s, viewer)
    lens = 10.5 if s.phase != OVER else 0.0
    parts = [
        use("trek-ground-tall", 0, 0, WIDTH, HEIGHT),
        f"<g transform='translate({_X} {_Y})'>{full(now.sheet, now.marks, lang, _D, lens)}</g>",
        pieces.dice(s, 252, 14, 52, 10, 0) if s.phase != OVER else "",
        pieces.chief_pill(s, viewer, lang, 310, 82, 12, short=True) if s.phase != OVER else "",
        pieces.skeleton_grid(s, 14, 224, 40, 47, 56),
        _finds(s, now, lang),
        pieces.bag(s, 336, 284, 30),
        _others(s, now.seat, lang, names),
        _thumb(s, now, viewer, lang, names),
        next_roll(now, lang, 195, 324, 11) if s.phase != OVER else "",
    ]
    if now.dig is not None and s.phase != DRAW_BONES:
        parts.append(callout(FIELD, now.dig, now.numbers, now.sure, lang))
    # Targets are half as large as on the wide board, so their light is too.
    style = "style='--edge-w:4.5px;--ring-w:3px'"
    return board(WIDTH, HEIGHT, words(lang)("board-label"), f"<g class='seat-{now.seat}' {style}>{''.join(parts)}</g>")


def _finds(s: Trek, now: Scene, lang: str) -> str:
    tokens = token_list(int(s.hand[now.seat]))
    if len(tokens) <= 6:
        return pieces.bone_row(tokens, 288, 104, 28, 30, 3, lang)
    return pieces.bone_row(tokens, 288, 104, 22, 23.5, 4, lang)


def _thumb(s: Trek, now: Scene, viewer: int, lang: str, names: list[str]) -> str:
    if in_tray(s):
        return pieces.tray(s, viewer, lang, names, (8, _THUMB, WIDTH - 16, 86), 44)
    if s.phase == OVER:
        return final_scores(s, lang, (8, _THUMB, WIDTH - 16, 86))
    chosen = now.chosen.operation if now.chosen else -1
    return "".join(
        pieces.operation_card(
            row, now.sheet.ticked[row], int(s.yellow), int(s.red), row == chosen, lang, (9 + row * 94.0, _THUMB, 90, 86)
        )
        for row in range(4)
    )


def _others(s: Trek, shown: int, lang: str, names: list[str]) -> str:
    """The other sheets side by side; with more than three of them only their pits and dots can be drawn."""
    others = [seat for seat in range(int(s.seats)) if seat != shown]
    if not others:
        return ranks(s, lang, (9, _OTHERS, WIDTH - 18, 128))
    count = len(others)
    gap = 6.0
    w = min(180.0, (WIDTH - 18 - gap * (count - 1)) / count)
    left = (WIDTH - count * w - (count - 1) * gap) / 2
    return "".join(_other(s, seat, left + j * (w + gap), w, names[seat]) for j, seat in enumerate(others))


def _other(s: Trek, seat: int, x: float, w: float, name: str) -> str:
    h, roomy, points = 128.0, w > 100, signed(s.score(seat))
    d = min((w - 6) / 8.1, 17.5)
    out = rect(x, _OTHERS, w, h, 9, "var(--panel)", 1.6)
    out += use(f"token-{seat}", x + 6, _OTHERS + 6, 14)
    if roomy:
        room = w - 38 - width_of(points, 15)
        out += fitted(x + 24, _OTHERS + 18, name, 12.5, room, 700, "var(--ink)", "start", least=9.5)
    out += text(x + w - 7, _OTHERS + 18.5, points, 15, 700, "var(--ink)", "end", serif=True)
    if s.chief == seat and roomy:
        out += use("trek-chief", x + w - 24, _OTHERS + 25, 17)
    picture = small(sheet_of(s, seat), 0.72 if d > 12 else 0, int(s.new_cell[seat]))
    place = f"translate({x + (w - 7 * d) / 2:.1f} {_OTHERS + 32 + d * 0.1:.1f}) scale({d / SMALL:.3f})"
    out += f"<g class='seat-{seat}' transform='{place}'>{picture}</g>"
    counts = [count(s.hand[seat] & mask) for mask in COLOUR_MASK]
    held = [(colour, n) for colour, n in enumerate(counts) if n]
    for j, (colour, n) in enumerate(held):  # in one line, or two by two on a narrow card
        left, top = (x + 7 + 27 * j, 109) if roomy else (x + 7 + 30 * (j % 2), 88 + 20 * (j // 2))
        out += use(f"trek-bone-{COLOURS[colour]}", left, _OTHERS + top, 15)
        out += text(left + 16, _OTHERS + top + 12, n, 11.5, 700, "var(--ink)", "start")
    if s.phase == WRITE_NUMBERS and s.pending[seat] != NOT_LOCKED:
        out += rect(x + w - 22, _OTHERS + h - 22, 17, 17, 5, "var(--accent)", 1.4)
        out += use("i-confirm", x + w - 20, _OTHERS + h - 20, 13, extra="style='color:var(--on-accent)'")
    return f"<g id='sheet-{seat}'>{out}</g>"
