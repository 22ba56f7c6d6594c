"""The lenses' tables for a phone: they lie over the dock, where they are always in sight and as large as can be."""

from __future__ import annotations

from sacbe.core.svg import about, fitted, rect, text, use
from sacbe.games.tikal.data import TILES
from sacbe.games.tikal.show import land
from sacbe.games.tikal.show.geometry import LETTERS_DOCK
from sacbe.games.tikal.show.lens import next_tiles, top_letter, volcano_in, worth
from sacbe.games.tikal.show.overlays import asked_card
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import OVER, Tikal

_HIGH = 70.0
_LINE = 18.0  # where the words of the first line stand


def dock_cards(s: Tikal, lang: str, wide: float) -> str:
    if s.phase == OVER:
        return ""
    ground = rect(2, 1, wide - 4, _HIGH - 2, 8, "var(--panel)", 1.6)
    tables = (("score", _worth(s, lang, wide)), ("tiles", _tiles(s, lang, wide)))
    return "".join(f"<g class='lens lens-{name}'>{asked_card(name, ground + body)}</g>" for name, body in tables)


def _said(x: float, said: str, room: float, fill: str, anchor: str) -> str:
    return fitted(x, _LINE, said, LETTERS_DOCK, room, 590, fill, anchor, least=LETTERS_DOCK)


def _worth(s: Tikal, lang: str, wide: float) -> str:
    """For everybody what a tally would give now, below it from temples and from treasures."""
    out = _said(12, words(lang)("lens-score-title"), wide - 24, "var(--ink)", "start")
    seats = int(s.seats)
    step = (wide - 12) / seats
    for seat in range(seats):
        x, now = 10 + seat * step, worth(s, seat)
        line = use(f"token-{seat}", x, 27, 15)
        line += text(x + 20, 41, f"+{now.total}", 18, 800, "var(--ink)", "start", serif=True)
        line += f"<g style='color:var(--ink-2)'>{use('i-temple', x, 48, 14)}</g>"
        line += use("tikal-treasure-vase", x + 42, 48, 14)
        for left, points in ((x + 17, now.temples + now.guards), (x + 59, now.treasures)):
            line += text(left, 60, points, LETTERS_DOCK, 600, "var(--ink)", "start")
        out += about(f"worth-{seat}", line)
    return out


def _tiles(s: Tikal, lang: str, wide: float) -> str:
    t = words(lang)
    tiles, letter, span = next_tiles(s), top_letter(s), volcano_in(s)
    title = t("lens-tiles-title", letter=letter, n=len(tiles)) if letter else t("lens-tiles-none")
    said = t("lens-tiles-volcano", least=span[0], most=span[1]) if span else t("lens-tiles-no-volcano")
    out = _said(12, title, wide * 0.42, "var(--ink)", "start")
    out += _said(wide - 12, said, wide * 0.55, "var(--ink-2)", "end")
    small = (about(f"next-{TILES[tile]}", land.small_tile(tile, 34 + j * 58, 46, 23)) for j, tile in enumerate(tiles))
    return out + "".join(small)
