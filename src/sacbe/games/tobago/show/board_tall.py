"""The tall board for a phone: the island, which can be gone into, below it the maps and the hand under the thumb."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import board, dock, fitted, rect, text, use
from sacbe.games.tobago.show.board import island, placed
from sacbe.games.tobago.show.hand import Box, amulet_button, hand_grid, powers, previews
from sacbe.games.tobago.show.maps import Frame, maps
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.stage_tall import stage
from sacbe.games.tobago.show.words import clue_name, clue_symbol, words
from sacbe.games.tobago.state import Tobago

WIDTH: Final = 390
ISLAND: Final = 294
DOCK: Final = 218
STAGE: Final = 566
_ISLAND: Final = Box(2, 2, 386, 288)
_ZOOM: Final = 3.0
MAPS: Final = Frame(x=6, y=5, step=95.2, w=92, h=94, head=28, card=40, across=2, high=False)
_HAND: Final = Box(6, 135, 378, 80)
_ROW: Final = 6, 101
_AMULETS: Final = Box(306, 102, 78, 29)
_POWERS: Final = Box(2, 97, 302, 38)  # beside the amulets, which a second tap puts back
# Targets are smaller than on the wide board, so their light is thinner too.
_LIGHT: Final = "style='--edge-w:5px;--ring-w:3px'"


def draw(s: Tobago, viewer: int, lang: str, names: list[str]) -> str:
    scene = Scene(s, viewer)
    t = words(lang)
    sea = f"<rect x='-300' y='-300' width='{WIDTH + 600}' height='{ISLAND + 600}' fill='var(--deep)'/>"
    if scene.assembly < 0:
        wait = text(WIDTH / 2, 130, t("board-no-island"), 15, 600, "#F6EFDF")
        return board(WIDTH, ISLAND, t("board-label"), sea + wait)
    if scene.sharing:
        return board(WIDTH, STAGE, t("stage-label"), stage(scene, lang, names))
    at_maps, under, over = previews(scene, lang, MAPS)
    ground = placed(scene, _ISLAND, island(scene, lang, under, over))
    below = (
        f"<rect width='{WIDTH}' height='{DOCK}' fill='var(--paper)'/><g {_LIGHT}>"
        + maps(scene, lang, MAPS)
        + _row(scene, lang)
        + _mine(scene, lang, names)
        + at_maps
        + (powers(scene, lang, _POWERS, 6) if viewer >= 0 else "")
        + "</g>"
    )
    return board(WIDTH, ISLAND, t("board-label"), sea + ground, zoom=_ZOOM) + dock(WIDTH, DOCK, t("hand-title"), below)


def _row(scene: Scene, lang: str) -> str:
    """Decks and supplies, and the viewer's amulets."""
    s = scene.s
    x, y = _ROW
    out = use("tob-treasure-back", x + 4, y + 3, 20, 28) + _count(x + 28, y + 22, int(s.treasure_deck_size))
    out += use("tob-clue-back", x + 68, y + 6, 34, 22.4) + _count(x + 106, y + 22, int(s.clue_deck_size))
    out += use("tob-amulet", x + 144, y + 4, 26) + _count(x + 172, y + 22, int(s.amulet_supply))
    if scene.viewer >= 0:
        title = words(lang)("hand-title")
        out += fitted(x + 202, y + 22, title, 12.5, 84, 700, "var(--ink)", "start", serif=True)
        out += amulet_button(scene, lang, _AMULETS)
    return out


def _count(x: float, y: float, n: int) -> str:
    return text(x, y, n, 15, 700, "var(--ink)", "start", serif=True)


def _mine(scene: Scene, lang: str, names: list[str]) -> str:
    s = scene.s
    t = words(lang)
    x, y, w, h = _HAND
    if s.first_clue >= 0:
        clue = int(s.first_clue)
        head = t("first-clue-you") if s.turn == scene.viewer else t("first-clue", name=names[s.turn])
        name = clue_name(clue, lang)
        out = rect(x, y, w, h, 8, "var(--panel)", 1.6) + use(clue_symbol(clue), x + 10, y + 8, 109, 72)
        out += fitted(x + 134, y + 36, head, 13, w - 140, 600, "var(--ink-2)", "start")
        return out + fitted(x + 134, y + 60, name, 17, w - 140, 700, "var(--ink)", "start", serif=True)
    if scene.viewer >= 0:
        return hand_grid(scene, lang, _HAND)
    out = ""
    for seat in scene.seats:
        left = x + seat * w / 4
        out += use(f"token-{seat}", left + 4, y + 6, 18) + use("tob-clue-back", left + 30, y + 4, 40, 26)
        out += text(left + 50, y + 48, f"×{int(s.hand_size[seat])}", 15, 700, "var(--ink)")
    return out
