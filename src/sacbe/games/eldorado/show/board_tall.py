"""The tall board for a phone: a map that looks at one's own figure; below it, as a second picture, hand and market."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import about, board, decor, dock, num, rect, text
from sacbe.games.eldorado.show import overlays, table
from sacbe.games.eldorado.show.board import ZOOM, track
from sacbe.games.eldorado.show.compact import LETTERS, STRIP, strip
from sacbe.games.eldorado.show.geometry import ACROSS, Box, Plan, Point, centre
from sacbe.games.eldorado.show.land import Land, land_of
from sacbe.games.eldorado.show.lens import cheapest
from sacbe.games.eldorado.show.view import View, view
from sacbe.games.eldorado.show.wares import wares
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.state import OVER, Race

WIDTH: Final = 390.0
# How much of the track is looked at first: so little that its letters can be read on the lowest phone.
_SEEN: Final = (9.4 * ACROSS, 3.8 * ACROSS)
_LETTERS: Final = 36.0
_PAD: Final = 130.0
_CARD: Final = (79.0, 86.0)
_TOKEN: Final = 38.0
_TOP: Final = 9.0


def draw(s: Race, viewer: int, lang: str, names: list[str]) -> str:
    t = words(lang)
    now = view(s, viewer)
    land = land_of(s.route)
    if not land.cells:
        body = about("route", text(WIDTH / 2, 150, t("board-no-route"), 17, 700, "#F6EFDF", serif=True))
        ground = decor("<rect x='-900' y='-900' width='2400' height='2400' fill='url(#ed-canopy)'/>")
        return board(WIDTH, 300, t("board-label"), ground + body)
    plan = land.plan
    box = bounds(land, plan)
    shifted = Plan(plan.turns, 1.0, -box[0], -box[1], plan.hand, plan.market, plan.note, plan.room)
    body = f"<g class='ed-track' transform='translate({num(-box[0])} {num(-box[1])})'>"
    body += track(s, now, land, lang, names, letters=_LETTERS) + "</g>"
    focus = _focus(s, now, land, shifted, box)
    map_ = board(box[2], box[3], t("board-label"), body, ZOOM * 1.5, focus, letters=_LETTERS)
    return map_ + _dock(s, now, lang, names)


def bounds(land: Land, plan: Plan) -> Box:
    """The part of the drawing that the track takes."""
    points = [centre((cell.q, cell.r), plan.turns) for cell in land.cells]
    left, top = min(x for x, _ in points) - _PAD, min(y for _, y in points) - _PAD
    return left, top, max(x for x, _ in points) + _PAD - left, max(y for _, y in points) + _PAD - top


def _focus(s: Race, now: View, land: Land, plan: Plan, box: Box) -> Box:
    """Where to look first: at a figure of the shown seat, of two the one behind, and a little ahead of it."""
    own = [int(s.figure[k]) for k in range(int(s.figures())) if s.owner(k) == now.seat and int(s.figure[k]) >= 0]
    if s.mover >= 0 and int(s.figure[s.mover]) >= 0:
        own = [int(s.figure[s.mover])]
    own.sort(key=lambda here: -land.cells[here].left)
    hexes = [own[0], _ahead(s, own[0])] if own else land.gold or [0]
    points: list[Point] = [plan.at((land.cells[k].q, land.cells[k].r)) for k in hexes]
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    w, h = min(_SEEN[0], box[2]), min(_SEEN[1], box[3])
    # What lies ahead may be out of sight, the figure itself may not.
    at_x, at_y = points[0]
    x = min(max(x, at_x - w / 2 + ACROSS), at_x + w / 2 - ACROSS)
    y = min(max(y, at_y - h / 2 + ACROSS), at_y + h / 2 - ACROSS)
    return x - w / 2, y - h / 2, w, h


def _ahead(s: Race, here: int) -> int:
    """A hex a few steps on, on the cheapest way."""
    way = cheapest(s.route.text, int(s.barrier), here).hexes
    return way[min(3, len(way) - 1)] if way else here


def _dock(s: Race, now: View, lang: str, names: list[str]) -> str:
    """Of one height whatever lies in it, so that the land keeps its own."""
    wide, high = _CARD
    body = table.piles(s, now.seat, lang, 4, _TOP, 27, 13)
    body += table.cards(s, now, lang, (56, _TOP, WIDTH - 60, high), wide)
    # Tokens are few: they float over the land's lower right corner.
    body += table.token_row(s, now, lang, WIDTH - 6 - _TOKEN / 2, -4 - _TOKEN / 2, _TOKEN)
    foot = _TOP + high + 7
    body += strip(s, now, lang, WIDTH, foot)
    height = foot + STRIP
    ground = decor(rect(-400, 0, 1200, height, 0, "var(--canopy-3)"))
    notes: list[str] = []
    note = (WIDTH - 204, -128.0, 196.0, 150.0)  # below the lens buttons of the lowest phone
    if s.phase != OVER:
        if now.mine:
            notes.append(overlays.lens("odds", overlays.odds(s, now.seat, lang, note)))
        notes.append(overlays.lens("way", overlays.ways(s, lang, names, note)))
        notes.append(overlays.lens("market", wares(s, lang, (3, height - 290, WIDTH - 6, 288), LETTERS, 1)))
    notes.append(overlays.lens("cards", overlays.decks(s, lang, note)))
    return dock(WIDTH, height, words(lang)("dock-label"), f"<g class='ed-table'>{ground}{body}{''.join(notes)}</g>")
