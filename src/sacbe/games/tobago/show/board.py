"""The wide board (1120 x 776): the island, beside it the four treasure maps and the viewer's clue cards."""

from __future__ import annotations

from typing import Final

from sacbe.core.lettering import lettered
from sacbe.core.svg import about, board, card_rings, decor, fitted, num, rect, spot, text, use
from sacbe.games.tobago.show import ground, overlays, pieces
from sacbe.games.tobago.show.captions import captions
from sacbe.games.tobago.show.hand import LETTERS, amulet_button, hand_rows, powers, previews
from sacbe.games.tobago.show.land import Land
from sacbe.games.tobago.show.maps import Frame, Page, maps, opened
from sacbe.games.tobago.show.rim import Box, placing, rim
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.stage import stage
from sacbe.games.tobago.show.words import clue_name, clue_symbol, words
from sacbe.games.tobago.state import OVER, Tobago

WIDTH: Final = 1120
HEIGHT: Final = 776
_ISLAND: Final = Box(24, 74, 720, 698)
MAPS: Final = Frame(x=752, y=10, step=91, w=85, h=318, head=44, letters=LETTERS, beside=False)
_RIGHT: Final = 752.0  # where all that stands beside the island begins
_WIDE: Final = 360.0
_HAND: Final = Box(_RIGHT, 406, _WIDE, 364)
_POWERS: Final = Box(_RIGHT, 296, _WIDE, 68)
# Over the decks and the hand, so that the island stays in sight.
_PAGE: Final = Page(_RIGHT, 332, _WIDE, 438, pitch=72, across=1, letters=LETTERS, upwards=False)
_CAPTION: Final = Box(_RIGHT, 200, _WIDE, 126)
_SEA: Final = "#F6EFDF"  # text on the sea, in both themes


def draw(s: Tobago, viewer: int, lang: str, names: list[str]) -> str:
    scene = Scene(s, viewer)
    t = words(lang)
    if scene.assembly < 0:
        wait = about("island", text(376, 400, t("board-no-island"), 22, 600, _SEA))
        return board(WIDTH, HEIGHT, t("board-label"), _sea() + wait)
    if scene.sharing:
        shown = stage(scene, lang, names, _backdrop(scene, lang))
        return board(WIDTH, HEIGHT, t("stage-label"), shown, letters=LETTERS)
    at_maps, under, over = previews(scene, lang, MAPS)
    return board(
        WIDTH,
        HEIGHT,
        t("board-label"),
        _sea()
        + placed(scene, _ISLAND, island(scene, lang, under, over, 1.0))
        + rim_of(scene, _ISLAND, LETTERS)
        + maps(scene, lang, names, MAPS)
        + _decks(scene, lang)
        + captions(scene, lang, _CAPTION, LETTERS)
        + _mine(scene, lang, names)
        + at_maps
        + (powers(scene, lang, _POWERS, LETTERS) if viewer >= 0 else "")
        + opened(scene, lang, _PAGE),
        letters=LETTERS,
    )


def _sea() -> str:
    rose = use("tob-sea-rose", 560, 600, 150, extra="opacity='.34'")
    # It reaches beyond the picture: screens are a little wider or higher than that.
    deep = f"<rect x='-600' y='-600' width='{WIDTH + 1200}' height='{HEIGHT + 1200}' fill='var(--deep)'/>"
    return about("sea", deep + decor(rose))


def placed(scene: Scene, box: Box, body: str, name: str = "land") -> str:
    return within(scene.land, box, body, f" id='{name}'")


def rim_of(scene: Scene, box: Box, letters: float) -> str:
    """The names of spaces are for playing: the final board, which is also a small picture, has none."""
    return "" if scene.s.phase == OVER else rim(scene.land, placing(scene.land, box), letters)


def within(land: Land, box: Box, body: str, extra: str = "") -> str:
    """An island in a box, as large as it fits."""
    x, y, scale = placing(land, box)
    return f"<g{extra} transform='translate({num(x)} {num(y)}) scale({scale:.4f})'>{body}</g>"


def island(scene: Scene, lang: str, under: str, over: str, larger: float) -> str:
    """Ground < what would remain < pieces < what would go < costs, so that no light hides a piece.

    `larger`: how much badges grow to be read. Layers have ids: by them the client knows which to change into which.
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
        + overlays.lenses(scene, larger)
        + overlays.drive_costs(scene, lang, larger)
        + overlays.removable(scene, lang)
    )


def _backdrop(scene: Scene, lang: str) -> str:
    """The island behind the stage, still."""
    body = ground.still(scene.assembly) + pieces.landmarks(scene, "behind-")
    return decor(f"<g pointer-events='none'>{placed(scene, Box(0, 0, WIDTH, HEIGHT), body, 'backdrop')}</g>")


def _decks(scene: Scene, lang: str) -> str:
    """What is left in the decks and the supply; what it is the pointer tells."""
    s, y = scene.s, 332.0
    piles = (
        ("treasures", int(s.treasure_deck_size), use("tob-treasure-back", _RIGHT + 10, y, 23, 32), 40),
        ("clues", int(s.clue_deck_size), use("tob-clue-back", _RIGHT + 130, y + 1, 46, 30.3), 182),
        ("amulets", int(s.amulet_supply), use("tob-amulet", _RIGHT + 264, y - 1, 34), 302),
    )
    out = ""
    for index, (name, n, picture, at) in enumerate(piles):
        x = _RIGHT + index * 120
        hit = f"<rect class='hit' x='{num(x + 4)}' y='{num(y - 2)}' width='112' height='35'/>"
        count = text(_RIGHT + at, y + 24, n, 21, 700, _SEA, "start", serif=True)
        body = card_rings(x + 4, y - 2, 112, 35, 8) + picture + count + hit
        out += spot(f"deck-{name}", words(lang)(f"deck-{name}", n=n), body)
    return out


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
    out = about("hand", text(_RIGHT + 4, 393, t("hand-title"), 20, 700, _SEA, "start", serif=True))
    out += amulet_button(scene, lang, Box(_RIGHT + _WIDE - 92, 369, 90, 32))
    return out + hand_rows(scene, lang, _HAND)


def _first_clue(scene: Scene, lang: str, names: list[str]) -> str:
    """T-2.9 The clue that has been turned up and is to be put on an empty map."""
    t = words(lang)
    clue = int(scene.s.first_clue)
    x, y, w, _ = _HAND
    head = t("first-clue-you") if scene.s.turn == scene.viewer else t("first-clue", name=names[scene.s.turn])
    out = fitted(x + 4, 393, head, 20, w, 700, _SEA, "start", serif=True, least=LETTERS)
    out += rect(x, y, w, 258, 12, "var(--panel)", 2) + use(clue_symbol(clue), x + 55, y + 18, 250, 164.5)
    return about("first", out + lettered(x + w / 2, y + 220, clue_name(clue, lang), 20, w - 16, 2, "var(--ink)"))


def _hand_sizes(scene: Scene, lang: str, names: list[str]) -> str:
    out = about("hands", text(_RIGHT + 4, 393, words(lang)("hands-title"), 20, 700, _SEA, "start", serif=True))
    for seat in scene.seats:
        y = _HAND.y + seat * 74
        row = rect(_RIGHT, y, _WIDE, 66, 9, "var(--panel)", 2) + use(f"token-{seat}", _RIGHT + 10, y + 6, 20)
        row += fitted(_RIGHT + 38, y + 23, names[seat], LETTERS, 316, 650, "var(--ink)", "start", least=LETTERS)
        count = int(scene.s.hand_size[seat])
        row += "".join(use("tob-clue-back", _RIGHT + 38 + k * 46, y + 32, 42, 27.6) for k in range(count))
        out += about(f"hand-{seat}", row)
    return out
