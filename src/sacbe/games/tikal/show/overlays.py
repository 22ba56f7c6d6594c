"""The lenses drawn over the map: who holds each temple, what a tally would give, who can get where, what comes next."""

from __future__ import annotations

from sacbe.core.svg import INK, card, fitted, move, num, plate, rect, text, use
from sacbe.games.tikal.data import ALLOTMENT
from sacbe.games.tikal.show import land
from sacbe.games.tikal.show.geometry import Field
from sacbe.games.tikal.show.lens import Hold, holds, next_tiles, top_letter, volcano_in, worth
from sacbe.games.tikal.show.routes import PLAYING, cheapest
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import OVER, Tikal

_LOCK = (
    "<path d='M-4.5 -2h9v8h-9ZM-2.8 -2v-1.5a2.8 2.8 0 0 1 5.6 0v1.5' fill='none' stroke='#221A12' stroke-width='1.8'/>"
)
_EQUAL = "<path d='M-6-15H6M-6-9.5H6' stroke='#221A12' stroke-width='3' stroke-linecap='round'/>"


def _lens(name: str, body: str) -> str:
    return f"<g class='lens lens-{name}' pointer-events='none'>{body}</g>"


def overlays(s: Tikal, field: Field, seat: int, lang: str, names: list[str], corner: tuple[float, float]) -> str:
    """All lenses; the client shows the one that is on. `corner`: the upper right corner for cards."""
    if s.phase == OVER:
        return ""
    return (
        _lens("majority", _majorities(s, field))
        + _lens("score", _worth_marks(s, field) + _worth_card(s, lang, names, corner))
        + _lens("reach", _reach(s, seat if seat >= 0 else int(s.active), field))
        + _lens("tiles", _tiles_card(s, lang, corner))
    )


# Majorities


def _majorities(s: Tikal, field: Field) -> str:
    x, y = field.plate_corner
    size = 1.25 if field.turned else 1.0
    out = []
    for held in holds(s):
        if held.contested or held.guarded:
            at = field.at(held.cell)
            place = f"translate({num(at[0] + x)} {num(at[1] + y)}) scale({size})"
            out.append(f"<g transform='{place}'>{majority_plate(held)}</g>")
    return "".join(out)


def majority_plate(held: Hold) -> str:
    """Who leads and by how much; below, what the temple is worth with one more level."""
    out = rect(-13, -21, 26, 34 if held.guarded else 47, 6, "var(--limestone)", 1.8)
    if held.guarded:
        return out + use(f"token-{held.owner}", -8, -18, 16) + move(0, 3, _LOCK)
    if held.owner >= 0:
        out += use(f"token-{held.owner}", -8, -18, 16) + text(0, 10, f"+{held.margin}", 13.5, 800, INK)
    else:
        most = max(held.strengths)
        out += _EQUAL + text(0, 10, f"{most}:{most}", 12.5, 800, INK)
    line = f"<path d='M-10 13.5H10' stroke='{INK}' stroke-opacity='.35'/>"
    return out + line + text(0, 23.5, f"→{held.next}" if held.next else "max", 10.5, 700)


# What a tally would give now


def _worth_marks(s: Tikal, field: Field) -> str:
    x, y = field.plate_corner
    out = []
    for held in holds(s):
        if held.owner >= 0:
            at = field.at(held.cell)
            mark = rect(-21, -11, 42, 22, 6, "var(--limestone)", 1.8) + use(f"token-{held.owner}", -18, -8, 16)
            out.append(move(at[0] + x + 4, at[1] + y, mark + text(9, 5, f"+{held.value}", 13.5, 800, INK)))
    return "".join(out)


def _worth_card(s: Tikal, lang: str, names: list[str], corner: tuple[float, float]) -> str:
    t = words(lang)
    w, row = 268.0, 30.0
    h = 56 + row * int(s.seats)
    x, y = corner[0] - w, corner[1]
    out = card(x, y, w, h, t("lens-score-title"))
    heads = (("i-temple", 150.0), ("tikal-treasure-vase", 196.0), ("vp", 240.0))
    out += "".join(f"<g style='color:var(--ink-2)'>{use(icon, x + at - 9, y + 30, 18)}</g>" for icon, at in heads)
    for seat in range(int(s.seats)):
        top = y + 66 + seat * row
        now = worth(s, seat)
        name = names[seat]
        out += use(f"token-{seat}", x + 14, top - 12, 16)
        out += fitted(x + 37, top, name, 13.5, 92, 650, "var(--ink)", "start", least=10)
        out += text(x + 150, top, now.temples + now.guards, 15, 600, "var(--ink)")
        out += text(x + 196, top, now.treasures, 15, 600, "var(--ink)")
        out += text(x + 240, top, f"+{now.total}", 17, 800, "var(--ink)", serif=True)
    return out


# Who can get where


def _reach(s: Tikal, seat: int, field: Field) -> str:
    """What it costs at least to have one more member on each cell: this turn's points, or a whole turn's."""
    if seat < 0:
        return ""
    points = int(s.ap) if s.phase in PLAYING and s.active == seat else int(ALLOTMENT)
    x, y = field.cost_corner
    size = 16.0 if field.turned else 13.0
    out = []
    for cell, cost in cheapest(s, seat, int(ALLOTMENT)).items():
        at = field.at(cell)
        mark = plate(at[0] + x, at[1] + y, str(cost), size)
        out.append(mark if cost <= points else f"<g opacity='.55'>{mark}</g>")
    return "".join(out)


# What may come next


def _tiles_card(s: Tikal, lang: str, corner: tuple[float, float]) -> str:
    t = words(lang)
    tiles = next_tiles(s)
    per_row = 3
    rows = max(1, -(-len(tiles) // per_row))
    w, h = 248.0, 62.0 + rows * 76.0
    x, y = corner[0] - w, corner[1]
    letter = top_letter(s)
    title = t("lens-tiles-title", letter=letter, n=len(tiles)) if letter else t("lens-tiles-none")
    out = card(x, y, w, h, title)
    for j, tile in enumerate(tiles):
        out += land.small_tile(tile, x + 44 + (j % per_row) * 80, y + 68 + (j // per_row) * 76, 36)
    span = volcano_in(s)
    said = t("lens-tiles-volcano", least=span[0], most=span[1]) if span else t("lens-tiles-no-volcano")
    return out + fitted(x + 14, y + h - 14, said, 12.5, w - 28, 600, "var(--ink-2)", "start", least=10)
