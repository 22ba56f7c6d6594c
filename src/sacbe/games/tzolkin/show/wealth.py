"""T-2.9 The four wealth tiles dealt to the viewer, large, two of them to keep."""

from __future__ import annotations

from functools import cache

from sacbe.core.svg import about, card, card_rings, fitted, move, rect, spot, use
from sacbe.games.tzolkin.data import WEALTH, WEALTH_GEAR, WEALTH_SPACE, names_of
from sacbe.games.tzolkin.show.icons import row, wealth_row
from sacbe.games.tzolkin.show.said import wealth_gives
from sacbe.games.tzolkin.show.scene import Scene
from sacbe.games.tzolkin.show.words import gear_name, words
from sacbe.games.tzolkin.state import DEAL_WEALTH, OPEN_WEALTH, Tzolkin


def choosing(s: Tzolkin) -> bool:
    return bool(DEAL_WEALTH <= s.phase <= OPEN_WEALTH)


@cache
def tile(index: int, w: float, h: float, lang: str) -> str:
    """At the origin: what it gives, and small below the gear and space it names for a neutral worker (T-6.3)."""
    out = rect(3, 5, w, h, 10, "#000", extra="opacity='.22'") + rect(0, 0, w, h, 10, "var(--plate-2)", 2.2)
    out += rect(5, 5, w - 10, h - 34, 7, "var(--plate)", 1.4)
    out += move(w / 2, (h - 24) / 2, row(wealth_row(index), min(32.0, h * 0.3), min(24.0, h * 0.24), w - 24))
    said = f"{gear_name(int(WEALTH_GEAR[index]), lang)} {int(WEALTH_SPACE[index])}"
    out += use("worker-n", 12, h - 26, 17, 21)
    return out + fitted(w / 2 + 8, h - 8, said, 20 if h > 100 else 14, w - 60, 600)


def tiles(s: Tzolkin, now: Scene, x: float, y: float, w: float, h: float, lang: str, gap: float = 14) -> str:
    """The viewer's tiles in a grid; kept ones carry a tick."""
    t = words(lang)
    if now.viewer < 0:
        return ""
    out = []
    kept = int(s.kept[now.viewer])
    for i, name in enumerate(names_of(int(s.dealt[now.viewer]), WEALTH)):
        index = WEALTH.index(name)
        left, top = x + i % 2 * (w + gap), y + i // 2 * (h + gap)
        body = card_rings(-3, -3, w + 6, h + 6, 12) + tile(index, w, h, lang)
        said = t("spot-wealth", kept="yes" if kept >> index & 1 else "no")
        if kept >> index & 1:
            body += move(w - 15, 13, "<circle r='15' fill='var(--accent)' stroke='var(--outline)' stroke-width='2'/>")
            body += use("i-confirm", w - 25, 3, 20, extra="color='var(--on-accent)'")
        out.append(move(left, top, spot(f"wealth-{name}", f"{said}: {wealth_gives(index, lang)}", body)))
    return "".join(out)


def tray(s: Tzolkin, now: Scene, cx: float, cy: float, lang: str) -> str:
    """Over the middle of the calendar while all choose."""
    if now.viewer < 0 or not int(s.dealt[now.viewer]):
        return ""
    t = words(lang)
    w, h = 214.0, 116.0
    wide, high = 2 * w + 14 + 40, 2 * h + 14 + 62
    left, top = cx - wide / 2, cy - high / 2
    title = t("wealth-title")
    out = card(left, top, wide, high) + fitted(cx, top + 30, title, 20, wide - 30, 700, "var(--ink)", serif=True)
    return about("wealth", out) + tiles(s, now, left + 20, top + 44, w, h, lang)
