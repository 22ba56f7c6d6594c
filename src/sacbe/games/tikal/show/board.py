"""The wide board (954 x 656): the map, and to its left the stacks, the own reserve, the treasures and the auction."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import about, board, decor, rect
from sacbe.games.tikal.show import auction, chart, side, stage
from sacbe.games.tikal.show.geometry import LETTERS, Field
from sacbe.games.tikal.show.overlays import overlays
from sacbe.games.tikal.show.paths import NEAR_BIDS
from sacbe.games.tikal.show.plan import Plan, plan_of
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import BIDDING, OVER, Tikal

WIDTH: Final = 954.0
HEIGHT: Final = 656.0
FIELD: Final = Field(False, 188.0, 42.0)
_X: Final = 16.0
_ROOM: Final = 160.0
_LEVEL, _LEVELS = 31.0, 43.0  # of one temple level, and from one line of them to the next
_FINDS: Final = 4  # treasures a line
_FINDS_ROOM: Final = 148.0  # how many there are of the last sticks out, and the numbers of the rows stand beyond it


def draw(s: Tikal, viewer: int, lang: str, names: list[str], live: bool = True) -> str:
    """`live`: with what the client shows before a click; a picture that stands alone has nothing hidden in it."""
    plan = plan_of(s, viewer if live else -1)
    parts = [
        f"<defs>{stage.faces(s, plan, FIELD)}</defs>" if plan.lay else "",
        decor(rect(-700, -500, WIDTH + 1400, HEIGHT + 1000, 0, "var(--canopy-3)")),
        chart.draw(s, plan, FIELD, viewer, lang),
        f"<g id='column'>{_column(s, plan, viewer, lang, names)}</g>",
        f"<g id='stage-lay'>{stage.laying(plan, FIELD, lang)}</g>",
        f"<g id='stage-move'>{stage.moving(plan, FIELD, lang)}</g>",
        overlays(s, FIELD, viewer, lang, names, (WIDTH - 12, 12)) if live else "",
    ]
    return board(WIDTH, HEIGHT, words(lang)("board-label"), "".join(parts), letters=LETTERS)


def _column(s: Tikal, plan: Plan, viewer: int, lang: str, names: list[str]) -> str:
    if auction.at_auction(s):
        return _auction(s, plan, viewer, lang, names)
    t = words(lang)
    seat = side.shown_seat(s, viewer)
    down = 0.0
    out = side.stack(s, _X + 33, 96, 32, _ROOM, LETTERS, lang) + side.in_hand(s, _X + 112, 96, 34, lang)
    if s.auction and s.phase != OVER:
        out += auction.offer(s, _X + 14, 170, 14.5, 4, lang)
        out += "".join(
            about(
                f"totem-{other}", auction.totem(other, _X + 96 + other * 15, 162, bool(int(s.totems) >> other & 1), 11)
            )
            for other in range(int(s.seats))
        )
        down = 44.0
    out += about("levels", side.heading(_X, 176 + down, t("side-levels"), _ROOM))
    out += side.levels(s, _X - 2, 182 + down, _LEVEL, 5, _LEVELS, LETTERS, lang)
    whose = t("side-reserve-mine") if viewer >= 0 else t("side-reserve", name=names[seat])
    out += about("reserve", side.heading(_X, 288 + down, whose, _ROOM))
    out += side.reserve(s, seat, viewer >= 0, _X - 2, 342 + down, 40, LETTERS, lang)
    return out + _treasures(s, 374 + down, lang)


def _treasures(s: Tikal, y: float, lang: str) -> str:
    said = words(lang)("side-treasures", n=side.treasure_stack(s))
    out = about("treasures", side.heading(_X, y, said, _ROOM))
    y += 25
    for seat in range(int(s.seats)):
        out += side.treasure_row(s, seat, _X, y, _FINDS_ROOM, 29, LETTERS, lang, _FINDS)
        y += side.LINE * _treasure_lines(s, seat)
    return f"<g style='--edge-w:5px;--ring-w:3px'>{out}</g>"


def _treasure_lines(s: Tikal, seat: int) -> int:
    return max(1, -(-len(side.treasures_of(s, seat)) // _FINDS))


def _auction(s: Tikal, plan: Plan, viewer: int, lang: str, names: list[str]) -> str:
    t = words(lang)
    out = about("offer", side.heading(_X, 68, t("side-offer"), _ROOM))
    out += auction.offer(s, _X + 34, 106, 32, 2, lang)
    rows = -(-int(s.display).bit_count() // 2)
    y = 106 + rows * 61.0
    out += auction.bidders(s, _X, y, _ROOM, names, lang, LETTERS)
    y += 25 * int(s.seats) + 2
    if s.phase == BIDDING and plan.legal:
        out += about("bids", side.heading(_X, y + 4, t("side-bids"), _ROOM))
        out += auction.ladder(s, viewer, _X - 2, y + 12, 32, 5, lang, LETTERS)
        if s.score(viewer) > s.bid + NEAR_BIDS:
            return out  # a long ladder takes the room of the treasures, which are in the panels too
    elif not plan.legal:
        out += about("levels", side.heading(_X, y + 12, t("side-levels"), _ROOM))
        out += side.levels(s, _X - 2, y + 18, _LEVEL, 5, _LEVELS, LETTERS, lang)
    high = sum(side.LINE * _treasure_lines(s, seat) for seat in range(int(s.seats)))
    return out + _treasures(s, HEIGHT - 18 - high, lang)
