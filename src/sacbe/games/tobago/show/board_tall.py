"""The tall board for a phone: the island, which can be gone into, below it the maps and the hand under the thumb."""

from __future__ import annotations

from typing import Final

from sacbe.core.lettering import lettered
from sacbe.core.svg import about, board, decor, dock, fitted, rect, text, use
from sacbe.games.tobago.show.board import island, placed, rim_of
from sacbe.games.tobago.show.captions import captions
from sacbe.games.tobago.show.hand import amulet_button, hand_grid, powers, previews
from sacbe.games.tobago.show.maps import Frame, Page, maps, opened
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.stage_tall import HEIGHT as STAGE
from sacbe.games.tobago.show.stage_tall import LETTERS as STAGE_LETTERS
from sacbe.games.tobago.show.stage_tall import stage
from sacbe.games.tobago.show.words import clue_name, clue_symbol, words
from sacbe.games.tobago.state import Tobago

WIDTH: Final = 390
ISLAND: Final = 358  # is shown below the lens buttons
DOCK: Final = 147
_EMPTY_DOCK: Final = 56  # only the maps: before cards are dealt, the island has the room
_ISLAND: Final = Box(14, 17, 374, 339)  # letters stand over it
_ZOOM: Final = 3.0
_RIM: Final = 15.0  # so that a phone of the usual height shows all of the island
_LARGER: Final = 1.4  # badges, so that their digits are no smaller
_LETTERS: Final = 12.0  # in the dock: 11 pixels where a phone is 360 wide
MAPS: Final = Frame(x=5, y=3, step=95.4, w=93, h=50, head=31, letters=_LETTERS, beside=True)
_HAND: Final = Box(5, 58, 334, 86)
_AMULETS: Final = Box(344, 58, 41, 86)
# Over the island's lower edge, where they stay whatever part of it is shown.
_POWERS: Final = Box(5, -68, 380, 64)
_CAPTION: Final = Box(5, -104, 380, 100)
_PAGE: Final = Page(5, -4, 380, 230, pitch=44, across=2, letters=_LETTERS, upwards=True)
# Targets are smaller than on the wide board, so their light is thinner too.
_LIGHT: Final = "style='--edge-w:5px;--ring-w:3px'"


def draw(s: Tobago, viewer: int, lang: str, names: list[str]) -> str:
    scene = Scene(s, viewer)
    t = words(lang)
    deep = f"<rect x='-300' y='-300' width='{WIDTH + 600}' height='{ISLAND + 600}' fill='var(--deep)'/>"
    sea = about("sea", deep)
    if scene.assembly < 0:
        wait = about("island", text(WIDTH / 2, 130, t("board-no-island"), 15, 600, "#F6EFDF"))
        return board(WIDTH, ISLAND, t("board-label"), sea + wait)
    if scene.sharing:
        return board(WIDTH, STAGE, t("stage-label"), stage(scene, lang, names), letters=STAGE_LETTERS)
    at_maps, under, over = previews(scene, lang, MAPS)
    ground = placed(scene, _ISLAND, island(scene, lang, under, over, _LARGER))
    ground += rim_of(scene, _ISLAND, _RIM)
    dealt = scene.s.first_clue >= 0 or any(scene.s.hand_size)
    low = DOCK if dealt else _EMPTY_DOCK
    below = (
        decor(f"<rect width='{WIDTH}' height='{low}' fill='var(--paper)'/>")
        + f"<g {_LIGHT}>"
        + maps(scene, lang, names, MAPS)
        + (_mine(scene, lang, names) if dealt else "")
        + at_maps
        + captions(scene, lang, _CAPTION, _LETTERS + 1)
        + (powers(scene, lang, _POWERS, _LETTERS + 1) if viewer >= 0 else "")
        + opened(scene, lang, _PAGE)
        + "</g>"
    )
    whole = board(WIDTH, ISLAND, t("board-label"), sea + ground, zoom=_ZOOM, letters=_RIM)
    return whole + dock(WIDTH, low, t("hand-title"), below)


def _mine(scene: Scene, lang: str, names: list[str]) -> str:
    s = scene.s
    t = words(lang)
    x, y, _, h = _HAND
    if s.first_clue >= 0:
        clue = int(s.first_clue)
        head = t("first-clue-you") if s.turn == scene.viewer else t("first-clue", name=names[s.turn])
        out = rect(x, y, 380, h, 8, "var(--panel)", 1.6) + use(clue_symbol(clue), x + 8, y + 7, 104, 68.4)
        out += fitted(x + 122, y + 24, head, 13, 252, 600, "var(--ink-2)", "start", least=_LETTERS)
        out += lettered(x + 122, y + 54, clue_name(clue, lang), 16, 250, 2, "var(--ink)", 700, "start")
        return about("first", out)
    if scene.viewer >= 0:
        return hand_grid(scene, lang, _HAND, _LETTERS) + amulet_button(scene, lang, _AMULETS)
    out = ""
    for seat in scene.seats:
        left = x + seat * 95
        held = use(f"token-{seat}", left + 4, y + 10, 22) + use("tob-clue-back", left + 34, y + 8, 44, 29)
        held += text(left + 56, y + 60, f"×{int(s.hand_size[seat])}", 16, 700, "var(--ink)")
        out += about(f"hand-{seat}", held)
    return out
