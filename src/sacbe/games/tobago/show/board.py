"""The wide board (1096 x 776): the island, beside it the four treasure maps and the viewer's clue cards."""

from __future__ import annotations

from typing import Final

from sacbe.core.lettering import lettered
from sacbe.core.svg import board, fitted, num, rect, text, use
from sacbe.games.tobago.show import ground, overlays, pieces
from sacbe.games.tobago.show.hand import Box, amulet_button, hand_rows, powers, previews
from sacbe.games.tobago.show.land import RADIUS, STEP, Land
from sacbe.games.tobago.show.maps import Frame, maps
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.stage import stage
from sacbe.games.tobago.show.words import clue_name, clue_symbol, words
from sacbe.games.tobago.state import Tobago

WIDTH: Final = 1096
HEIGHT: Final = 776
_ISLAND: Final = Box(4, 52, 752, 720)
MAPS: Final = Frame(x=762, y=10, step=82.3, w=75, h=324, head=56, card=64, across=1, high=True)
_HAND: Final = Box(762, 439, 322, 325)
_POWERS: Final = Box(762, 337, 322, 66)
_SEA: Final = "#F6EFDF"  # text on the sea, in both themes


def draw(s: Tobago, viewer: int, lang: str, names: list[str]) -> str:
    scene = Scene(s, viewer)
    t = words(lang)
    if scene.assembly < 0:
        return board(WIDTH, HEIGHT, t("board-label"), _sea() + text(376, 400, t("board-no-island"), 22, 600, _SEA))
    if scene.sharing:
        return board(WIDTH, HEIGHT, t("stage-label"), stage(scene, lang, names, _backdrop(scene, lang)))
    at_maps, under, over = previews(scene, lang, MAPS)
    return board(
        WIDTH,
        HEIGHT,
        t("board-label"),
        _sea()
        + placed(scene, _ISLAND, island(scene, lang, under, over))
        + maps(scene, lang, MAPS)
        + _decks(scene, lang)
        + _mine(scene, lang, names)
        + at_maps
        + (powers(scene, lang, _POWERS, 3) if viewer >= 0 else ""),
    )


def _sea() -> str:
    rose = use("tob-sea-rose", 560, 600, 150, extra="opacity='.34'")
    # It reaches beyond the picture: screens are a little wider or higher than that.
    return f"<rect x='-600' y='-600' width='{WIDTH + 1200}' height='{HEIGHT + 1200}' fill='var(--deep)'/>{rose}"


def placed(scene: Scene, box: Box, body: str, name: str = "land") -> str:
    return within(scene.land, box, body, f" id='{name}'")


def within(land: Land, box: Box, body: str, extra: str = "") -> str:
    """An island in a box, as large as it fits."""
    left, top, right, bottom = land.box
    left, top, right, bottom = left - RADIUS - 8, top - STEP / 2 - 8, right + RADIUS + 8, bottom + STEP / 2 + 8
    scale = min(box.w / (right - left), box.h / (bottom - top))
    x = box.x + (box.w - (right - left) * scale) / 2 - left * scale
    y = box.y + (box.h - (bottom - top) * scale) / 2 - top * scale
    return f"<g{extra} transform='translate({num(x)} {num(y)}) scale({scale:.4f})'>{body}</g>"


def island(scene: Scene, lang: str, under: str, over: str) -> str:
    """Ground < what would remain < pieces < what would go < costs, so that no light hides a piece.

    Layers have ids: by them the client knows which to change into which.
    """
    return (
        ground.ground(scene.assembly, lang)
        + f"<g id='under'>{under}</g><g id='standing' pointer-events='none'>"
        + ground.largest_signs(scene.land, scene.busy)
        + pieces.landmarks(scene)
        + pieces.amulets(scene)
        + pieces.sites(scene)
        + "</g>"
        + pieces.vehicles(scene, lang)
        + f"<g id='over'>{over}</g>"
        + overlays.lenses(scene)
        + overlays.drive_costs(scene, lang)
        + overlays.removable(scene, lang)
    )


def _backdrop(scene: Scene, lang: str) -> str:
    """The island behind the stage, still."""
    body = ground.still(scene.assembly) + pieces.landmarks(scene, "behind-")
    return f"<g pointer-events='none'>{placed(scene, Box(0, 0, WIDTH, HEIGHT), body, 'backdrop')}</g>"


def _decks(scene: Scene, lang: str) -> str:
    s = scene.s
    t = words(lang)
    y = 388
    treasures = t("decks-treasures")
    out = use("tob-treasure-back", 762, y - 17, 24, 33.6)
    out += text(790, y + 6, int(s.treasure_deck_size), 17, 700, _SEA, "start", serif=True)
    out += fitted(820, y + 5, treasures, 12, 102, 500, _SEA, "start")
    out += use("tob-clue-back", 926, y - 14, 42, 27.6)
    out += text(974, y + 6, int(s.clue_deck_size), 17, 700, _SEA, "start", serif=True)
    out += use("tob-amulet", 1018, y - 17, 32)
    return out + text(1054, y + 6, int(s.amulet_supply), 17, 700, _SEA, "start", serif=True)


def _mine(scene: Scene, lang: str, names: list[str]) -> str:
    """The viewer's hand with its heading; for spectators how many cards everybody holds."""
    t = words(lang)
    s = scene.s
    if s.first_clue >= 0:
        return _first_clue(scene, lang, names)
    if scene.viewer < 0:
        return _hand_sizes(scene, lang, names)
    if not scene.hand:
        return ""
    out = fitted(762, 428, t("hand-title"), 15, 112, 700, _SEA, "start", serif=True)
    out += lettered(882, 422, t("hand-hint"), 11, 112, 2, _SEA, 500, "start")
    out += amulet_button(scene, lang, Box(998, 406, 86, 30))
    return out + hand_rows(scene, lang, _HAND, MAPS)


def _first_clue(scene: Scene, lang: str, names: list[str]) -> str:
    """T-2.9 The clue that has been turned up and is to be put on an empty map."""
    t = words(lang)
    clue = int(scene.s.first_clue)
    x, y, w, _ = _HAND
    head = t("first-clue-you") if scene.s.turn == scene.viewer else t("first-clue", name=names[scene.s.turn])
    out = fitted(x, 428, head, 15, w, 700, _SEA, "start", serif=True)
    out += rect(x, y, w, 250, 12, "var(--panel)", 2) + use(clue_symbol(clue), x + 36, y + 18, 250, 164.5)
    name = clue_name(clue, lang)
    return out + fitted(x + w / 2, y + 222, name, 18, w - 20, 700, "var(--ink)", serif=True)


def _hand_sizes(scene: Scene, lang: str, names: list[str]) -> str:
    out = text(762, 428, words(lang)("hands-title"), 15, 700, _SEA, "start", serif=True)
    for seat in scene.seats:
        y = 446 + seat * 62
        out += rect(762, y, 322, 54, 9, "var(--panel)", 2) + use(f"token-{seat}", 772, y + 17, 20)
        out += fitted(800, y + 33, names[seat], 14, 110, 650, "var(--ink)", "start")
        count = int(scene.s.hand_size[seat])
        out += "".join(use("tob-clue-back", 920 + k * 24, y + 14, 40, 26.3) for k in range(count))
    return out
