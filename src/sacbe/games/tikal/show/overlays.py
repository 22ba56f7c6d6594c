"""The lenses drawn over the map: who holds each temple, what a tally would give, who can get where, what comes next."""

from __future__ import annotations

from sacbe.core.svg import INK, about, card, fitted, move, rect, text, use
from sacbe.games.tikal.data import ALLOTMENT, TILES
from sacbe.games.tikal.show import land
from sacbe.games.tikal.show.geometry import LETTERS, Field
from sacbe.games.tikal.show.lens import Hold, holds, next_tiles, top_letter, volcano_in, worth
from sacbe.games.tikal.show.paths import cell_id
from sacbe.games.tikal.show.routes import PLAYING, nearest
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import OVER, Tikal

_LOCK = (
    "<path d='M-4.5 -2h9v8h-9ZM-2.8 -2v-1.5a2.8 2.8 0 0 1 5.6 0v1.5' fill='none' stroke='#221A12' stroke-width='1.8'/>"
)
_EQUAL = "<path d='M-6-3H6M-6 3H6' stroke='#221A12' stroke-width='3' stroke-linecap='round'/>"


def _lens(name: str, body: str) -> str:
    return f"<g class='lens lens-{name}' pointer-events='none'>{body}</g>"


def asked_card(name: str, body: str) -> str:
    """A card hides what lies below it, so whoever points at it asks about it and not about that."""
    return f"<g data-what='lens-{name}' pointer-events='auto'>{body}</g>"


def overlays(s: Tikal, field: Field, seat: int, lang: str, names: list[str], corner: tuple[float, float] | None) -> str:
    """All lenses; the client shows the one that is on. `corner`: the upper right corner for cards, None if they lie in
    the dock, as on a phone, which shows but a part of the map."""
    if s.phase == OVER:
        return ""
    size = field.letters
    return (
        _lens("majority", _majorities(s, field))
        + _lens("score", _worth_marks(s, field) + (_worth_card(s, lang, names, corner, size) if corner else ""))
        + _lens("reach", _reach(s, seat if seat >= 0 else int(s.active), field))
        + (_lens("tiles", _tiles_card(s, lang, corner, size)) if corner else "")
    )


# Majorities


def _majorities(s: Tikal, field: Field) -> str:
    x, y = field.plate_corner
    out = []
    for held in holds(s):
        if held.contested or held.guarded:
            at = field.at(held.cell)
            out.append(about(cell_id(held.cell), move(at[0] + x, at[1] + y, majority_plate(held, field.letters))))
    return "".join(out)


def majority_plate(held: Hold, letters: float = LETTERS) -> str:
    """Whose temple it is and, as in the score of a match, how strong he and the next one are."""
    w, row = letters * 2.3, letters * 1.15
    out = rect(-w / 2, -row, w, 2 * row, 6, "var(--limestone)", 1.8)
    mark = use(f"token-{held.owner}", -8, -8, 16) if held.owner >= 0 else _EQUAL
    if held.guarded:
        return out + move(0, -row / 2 + 1, mark) + move(0, row / 2 - 2, _LOCK)
    most, second = sorted((*held.strengths, 0), reverse=True)[:2]
    return out + move(0, -row / 2 + 1, mark) + text(0, row - letters * 0.28, f"{most}:{second}", letters, 800, INK)


# What a tally would give now


def _worth_marks(s: Tikal, field: Field) -> str:
    x, y = field.plate_corner
    size = field.letters
    out = []
    for held in holds(s):
        if held.owner >= 0:
            at = field.at(held.cell)
            w = size * 2.9 + (size * 0.6 if held.value > 9 else 0)
            mark = rect(-21, -size * 0.72, w, size * 1.44, 6, "var(--limestone)", 1.8)
            mark += use(f"token-{held.owner}", -18, -8, 16)
            said = text(1, size * 0.36, f"+{held.value}", size, 800, INK, "start")
            out.append(about(cell_id(held.cell), move(at[0] + x + 4, at[1] + y, mark + said)))
    return "".join(out)


def _card(x: float, y: float, w: float, h: float, title: str, letters: float) -> str:
    return card(x, y, w, h) + fitted(
        x + 14, y + letters * 1.6, title, letters, w - 28, 590, "var(--ink)", "start", least=letters
    )


def _worth_card(s: Tikal, lang: str, names: list[str], corner: tuple[float, float], size: float) -> str:
    t = words(lang)
    w, row = 320.0, size * 2.0
    h = size * 3.9 + row * int(s.seats)
    x, y = corner[0] - w, corner[1]
    out = _card(x, y, w, h, t("lens-score-title"), size)
    heads = (("i-temple", 192.0), ("tikal-treasure-vase", 238.0), ("vp", 288.0))
    out += "".join(
        f"<g style='color:var(--ink-2)'>{use(icon, x + at - 9, y + size * 2.1, 18)}</g>" for icon, at in heads
    )
    for seat in range(int(s.seats)):
        top = y + size * 4.6 + seat * row
        now = worth(s, seat)
        line = use(f"token-{seat}", x + 14, top - 13, 16)
        line += fitted(x + 37, top, names[seat], size, 136, 650, "var(--ink)", "start", least=size)
        line += text(x + 192, top, now.temples + now.guards, size, 600, "var(--ink)")
        line += text(x + 238, top, now.treasures, size, 600, "var(--ink)")
        line += text(x + 288, top, f"+{now.total}", size * 1.15, 800, "var(--ink)", serif=True)
        out += about(f"worth-{seat}", line)
    return asked_card("score", out)


# Who can get where


def _reach(s: Tikal, seat: int, field: Field) -> str:
    """What it costs at least to have one more member on each cell: this turn's points, or a whole turn's. Below, the
    rival who gets there cheapest, if he could with ten."""
    if seat < 0:
        return ""
    points = int(s.ap) if s.phase in PLAYING and s.active == seat else int(ALLOTMENT)
    x, y = field.cost_corner
    size = field.letters
    mine, rivals = nearest(s, seat)
    out = []
    for cell in sorted(mine.keys() | rivals.keys()):
        lines = [(mine[cell], seat)] if cell in mine else []
        lines += [rivals[cell]] if cell in rivals else []
        at = field.at(cell)
        faint = cell in mine and mine[cell] > points
        out.append(about(cell_id(cell), move(at[0] + x - 4, at[1] + y, _costs(lines, size, faint))))
    return "".join(out)


def _costs(lines: list[tuple[int, int]], size: float, faint: bool) -> str:
    """A plate with a line for each: whose, and how much; the first is too dear now if it is faint."""
    row = size * 1.12
    top = -row * len(lines) / 2
    w = size * (2.75 if max(cost for cost, _ in lines) > 9 else 2.15)
    out = rect(-w / 2, top - 1, w, row * len(lines) + 2, 5, "var(--limestone)", 1.6)
    for j, (cost, seat) in enumerate(lines):
        middle = top + (j + 0.5) * row
        line = use(f"token-{seat}", -w / 2 + 3, middle - size * 0.42, size * 0.84)
        line += text(w / 2 - 4, middle + size * 0.36, cost, size, 800 if j == 0 else 600, INK, "end")
        out += f"<g opacity='.5'>{line}</g>" if faint and j == 0 else line
    return out


# What may come next


def _tiles_card(s: Tikal, lang: str, corner: tuple[float, float], size: float) -> str:
    t = words(lang)
    tiles = next_tiles(s)
    per_row = 3
    rows = max(1, -(-len(tiles) // per_row))
    w, h = 290.0, size * 4.2 + rows * 76.0
    x, y = corner[0] - w, corner[1]
    letter = top_letter(s)
    title = t("lens-tiles-title", letter=letter, n=len(tiles)) if letter else t("lens-tiles-none")
    out = _card(x, y, w, h, title, size)
    for j, tile in enumerate(tiles):
        at = x + 54 + (j % per_row) * 90, y + size * 2.2 + 36 + (j // per_row) * 76
        out += about(f"next-{TILES[tile]}", land.small_tile(tile, *at, 36))
    span = volcano_in(s)
    said = t("lens-tiles-volcano", least=span[0], most=span[1]) if span else t("lens-tiles-no-volcano")
    out += fitted(x + 14, y + h - size, said, size, w - 28, 590, "var(--ink-2)", "start", least=size)
    return asked_card("tiles", out)
