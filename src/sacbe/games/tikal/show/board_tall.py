"""The board for a phone: the map turned so that it stands upright, and below it a dock with all that lies beside it."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import board, decor, dock, rect
from sacbe.games.tikal.rules.ground import frontier
from sacbe.games.tikal.show import auction, chart, side, stage
from sacbe.games.tikal.show.dock_cards import dock_cards
from sacbe.games.tikal.show.geometry import ALL, LETTERS_DOCK, LETTERS_TURNED, RADIUS, Field
from sacbe.games.tikal.show.overlays import overlays
from sacbe.games.tikal.show.plan import Plan, plan_of
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import BIDDING, Tikal

# Nothing is drawn nearer than this, however little is explored.
_NEAREST: Final = 400.0
FIELD: Final = Field(True, 8.0, 24.0)  # above and below it the numbers of the rows
WIDTH: Final = FIELD.size[0] + 16
HEIGHT: Final = FIELD.size[1] + 48
_ABOUT: Final = RADIUS + 24.0  # of the middle of a cell, its half and beyond it the number of its row
DOCK: Final = 390.0
_FINDS: Final = 31.0  # the height of a line of treasures


def draw(s: Tikal, viewer: int, lang: str, names: list[str], live: bool = True) -> str:
    plan = plan_of(s, viewer if live else -1)
    t = words(lang)
    parts = [
        f"<defs>{stage.faces(s, plan, FIELD)}</defs>" if plan.lay else "",
        decor(rect(-700, -700, WIDTH + 1400, HEIGHT + 1400, 0, "var(--canopy-3)")),
        chart.draw(s, plan, FIELD, viewer, lang),
        f"<g id='stage-lay'>{stage.laying(plan, FIELD, lang)}</g>",
        f"<g id='stage-move'>{stage.moving(plan, FIELD, lang)}</g>",
        overlays(s, FIELD, viewer, lang, names, None) if live else "",
    ]
    high, below = _below(s, plan, viewer, lang, names)
    ground = decor(rect(0, 0, DOCK, high, 0, "var(--canopy-3)"))
    style = "<g style='--edge-w:5px;--ring-w:3px'>"
    picture = "".join(parts)
    cards = dock_cards(s, lang, DOCK) if live else ""
    return board(WIDTH, HEIGHT, t("board-label"), picture, zoom=2.6, focus=_focus(s), letters=LETTERS_TURNED) + dock(
        DOCK, high, t("dock-label"), f"{ground}{style}{below}</g>{cards}"
    )


def _below(s: Tikal, plan: Plan, viewer: int, lang: str, names: list[str]) -> tuple[float, str]:
    """The dock and its height."""
    if auction.at_auction(s):
        return _auction(s, plan, viewer, lang, names)
    seat = side.shown_seat(s, viewer)
    out = side.stack(s, 28, 24, 20, 92, LETTERS_DOCK, lang) + side.in_hand(s, 78, 25, 22, lang)
    out += side.reserve(s, seat, viewer >= 0, 104, 54, 35, LETTERS_DOCK, lang)
    out += side.levels(s, 248, 3, 27, 5, 33, LETTERS_DOCK, lang)
    return 70 + _treasure_lines(s) * _FINDS, out + _treasures(s, 86, lang)


def _focus(s: Tikal) -> tuple[float, float, float, float]:
    """The explored land and the cells next to it; the rest of the jungle can wait."""
    seen = [cell for cell in ALL if (int(s.explored) | int(frontier(s))) >> cell & 1]
    xs, ys = zip(*(FIELD.at(cell) for cell in seen), strict=True)
    left, top, right, bottom = min(xs) - 60, max(0.0, min(ys) - _ABOUT), max(xs) + 60, min(HEIGHT, max(ys) + _ABOUT)
    left, top = min(left, right - _NEAREST), min(top, bottom - _NEAREST)
    return left, top, right - left, bottom - top


def _treasure_columns(s: Tikal) -> int:
    """All players in one line if their finds leave room for that, else two."""
    seats = int(s.seats)
    most = max(len(side.treasures_of(s, seat)) for seat in range(seats))
    return seats if 30 + most * 22 <= DOCK / seats else 2


def _treasure_lines(s: Tikal) -> int:
    """None before the first find."""
    found = any(s.treasure[k] for k in range(int(s.seats) * 8))
    return -(-int(s.seats) // _treasure_columns(s)) if found else 0


def _treasures(s: Tikal, y: float, lang: str) -> str:
    if not _treasure_lines(s):
        return ""
    columns = _treasure_columns(s)
    wide = (DOCK - 8) / columns
    return "".join(
        side.treasure_row(
            s, seat, 8 + seat % columns * wide, y + seat // columns * _FINDS, wide - 8, 25, LETTERS_DOCK, lang
        )
        for seat in range(int(s.seats))
    )


def _auction(s: Tikal, plan: Plan, viewer: int, lang: str, names: list[str]) -> tuple[float, str]:
    out = auction.offer(s, 28, 28, 25, 2, lang)
    out += auction.bidders(s, 118, 16, 122, names, lang, LETTERS_DOCK, 23)
    high = 104.0
    if s.phase == BIDDING and plan.legal:
        out += auction.ladder(s, viewer, 250, 5, 27.5, 5, lang, LETTERS_DOCK, 25)
        far = s.score(viewer) > s.bid + 10
        high = 172.0 if far else 104.0
    return high + _treasure_lines(s) * _FINDS, out + _treasures(s, high + 16, lang)
