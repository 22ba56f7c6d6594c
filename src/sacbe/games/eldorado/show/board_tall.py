"""The tall board for a phone: a map that looks at one's own figure; below it, as a second picture, hand and market."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import board, dock, fitted, num, rect, text, use
from sacbe.games.eldorado.show import overlays, table
from sacbe.games.eldorado.show.board import ZOOM, track
from sacbe.games.eldorado.show.cards import SHAPE, empty_place, stall
from sacbe.games.eldorado.show.geometry import ACROSS, Box, Plan, Point, centre
from sacbe.games.eldorado.show.land import Land, land_of
from sacbe.games.eldorado.show.lens import cheapest
from sacbe.games.eldorado.show.view import View, held_by, kinds_of, purse, stalls, view
from sacbe.games.eldorado.show.wares import wares
from sacbe.games.eldorado.show.words import half, words
from sacbe.games.eldorado.state import CHOOSE_TAKE, OVER, Race

WIDTH: Final = 390.0
_SEEN: Final = (8.3 * ACROSS, 7.2 * ACROSS)  # how much of the track is looked at first
_PAD: Final = 130.0
_CARD: Final = 80.0


def draw(s: Race, viewer: int, lang: str, names: list[str]) -> str:
    t = words(lang)
    now = view(s, viewer)
    land = land_of(s.route)
    if not land.cells:
        body = text(WIDTH / 2, 150, t("board-no-route"), 17, 700, "#F6EFDF", serif=True)
        ground = "<rect x='-900' y='-900' width='2400' height='2400' fill='url(#ed-canopy)'/>"
        return board(WIDTH, 300, t("board-label"), ground + body)
    plan = land.plan
    box = bounds(land, plan)
    shifted = Plan(plan.turns, 1.0, -box[0], -box[1], plan.hand, plan.market, plan.note)
    body = f"<g class='ed-track' transform='translate({num(-box[0])} {num(-box[1])})'>"
    body += track(s, now, land, lang, names) + "</g>"
    focus = _focus(s, now, land, shifted, box)
    return board(box[2], box[3], t("board-label"), body, ZOOM * 1.5, focus) + _dock(s, now, lang, names)


def bounds(land: Land, plan: Plan) -> Box:
    """The part of the drawing that the track takes."""
    points = [centre((cell.q, cell.r), plan.turns) for cell in land.cells]
    left, top = min(x for x, _ in points) - _PAD, min(y for _, y in points) - _PAD
    return left, top, max(x for x, _ in points) + _PAD - left, max(y for _, y in points) + _PAD - top


def _focus(s: Race, now: View, land: Land, plan: Plan, box: Box) -> Box:
    """Where to look first: at the figures of the shown seat and a little ahead of them."""
    own = [int(s.figure[k]) for k in range(int(s.figures())) if s.owner(k) == now.seat and int(s.figure[k]) >= 0]
    if s.mover >= 0 and int(s.figure[s.mover]) >= 0:
        own = [int(s.figure[s.mover])]
    hexes = [ahead for here in own for ahead in (here, _ahead(s, here))] or land.gold or [0]
    points: list[Point] = [plan.at((land.cells[k].q, land.cells[k].r)) for k in hexes]
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    spread = max([abs(a - x) for a, _ in points] + [abs(b - y) for _, b in points])
    grow = max(1.0, (spread + 2 * ACROSS) / (_SEEN[1] / 2))
    w, h = min(_SEEN[0] * grow, box[2]), min(_SEEN[1] * grow, box[3])
    return x - w / 2, y - h / 2, w, h


def _ahead(s: Race, here: int) -> int:
    """A hex a few steps on, on the cheapest way."""
    way = cheapest(s.route.text, int(s.barrier), here).hexes
    return way[min(4, len(way) - 1)] if way else here


def _dock(s: Race, now: View, lang: str, names: list[str]) -> str:
    t = words(lang)
    rows = [_hand_row(s, now, lang)]
    height = rows[0][1]
    body = rows[0][0]
    for draw_row in (_token_row, _market_rows):
        part, tall = draw_row(s, now, lang, height)
        body += part
        height += tall
    ground = rect(-400, 0, 1200, height, 0, "var(--canopy-3)")
    notes: list[str] = []
    note = (WIDTH - 204, -178.0, 196.0, 150.0)
    if s.phase != OVER:
        if now.mine:
            notes.append(overlays.lens("odds", overlays.odds(s, now.seat, lang, note)))
        notes.append(overlays.lens("way", overlays.ways(s, lang, names, note)))
        notes.append(overlays.lens("market", wares(s, lang, (6, -236, WIDTH - 12, 426), 1, upper_only=True)))
    notes.append(overlays.lens("cards", overlays.decks(s, lang, note)))
    return dock(WIDTH, height, t("dock-label"), f"<g class='ed-table'>{ground}{body}{''.join(notes)}</g>")


def _hand_row(s: Race, now: View, lang: str) -> tuple[str, float]:
    """Piles at the left, as small cards with numbers; the hand."""
    body = table.piles(s, now.seat, lang, 6, 13, 38)
    body += table.cards(s, now, lang, 58, 20, WIDTH - 64, _CARD)
    return body, 20 + _CARD * SHAPE + 8


def _token_row(s: Race, now: View, lang: str, y: float) -> tuple[str, float]:
    held = kinds_of(int(s.tokens[now.seat]), 14)
    if not held and not (s.turn == now.seat and s.new_tokens):
        return "", 0.0
    size = min(40.0, (WIDTH - 24) / max(len(held), 1) - 6)
    return table.token_row(s, now, lang, WIDTH - 10 - size / 2, y + 21, size), 44.0


def _market_rows(s: Race, now: View, lang: str, y: float) -> tuple[str, float]:
    """The bottom row as stalls; the upper rows only while something can be had there."""
    bottom, upper = stalls(s)
    opened = any(not held_by(int(s.market), kind) for kind in bottom)
    said = half(purse(s, now.seat)) if now.mine else ""
    body = use("i-market", 8, y + 3, 22, extra="style='color:#F6EFDF'")
    if said:
        body += fitted(19, y + 40, f"≤{said}", 12, 36, 700, "#F6EFDF", least=10)
    step = (WIDTH - 44) / 6
    height = 48.0
    for k, kind in enumerate(bottom):
        place = (40 + k * step, y + 2, step - 5, 42.0)
        copies = held_by(int(s.market), kind)
        body += stall(kind, copies, place, now.mark(s, kind), lang) if copies else empty_place(place)
    if opened or s.phase == CHOOSE_TAKE:
        for k, kind in enumerate(upper):
            place = (40 + k % 6 * step, y + 50 + k // 6 * 42, step - 5, 37.0)
            body += stall(kind, held_by(int(s.market), kind), place, now.mark(s, kind), lang) if kind >= 0 else ""
        height += 86
    return body, height
