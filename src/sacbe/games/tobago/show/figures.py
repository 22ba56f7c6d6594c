"""Pictures for the rules page and the home page, drawn by the board renderer from positions written by hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sacbe.core.lettering import lettered
from sacbe.core.svg import esc, fitted, num, text, use
from sacbe.core.words import seat_names
from sacbe.games.tobago.data import CLUES, HEXES
from sacbe.games.tobago.show import ground, overlays, pieces, rim
from sacbe.games.tobago.show.land import AT, gaze
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.stage import ladder
from sacbe.games.tobago.show.words import clue_name, clue_symbol, words
from sacbe.games.tobago.state import Tobago

Box = tuple[float, float, float, float]

_LANDMARKS: Final = {
    "statues": [["0,-2", "NE"], ["2,1", "S"], ["-5,0", "SE"]],
    "huts": ["-2,1", "-5,-1", "0,6", "2,-6"],
    "palms": ["3,-4", "1,3", "-4,-1"],
}
_HUNT: Final[dict[str, Any]] = {
    "island": "abc-0",
    "landmarks": _LANDMARKS,
    "players": [{"vehicle": "2,-2"}, {"vehicle": "-3,2"}, {"vehicle": "4,0"}, {"vehicle": "0,4"}],
    "maps": {
        "white": {"clues": [["next-to-hut", 0, 1]]},
        "brown": {"clues": [["in-mountains", 1, 1], ["next-to-lake", 2, 1]]},
        "black": {"clues": [["next-to-palm", 3, 1], ["not-in-scrubland", 1, 1]]},
    },
    "amulets": {"island": ["-6,2"]},
}
_SHARING: Final[dict[str, Any]] = {
    **_HUNT,
    "options": {"expert_amulets": True},
    "players": [*_HUNT["players"][:2], {"vehicle": "-5,0"}, _HUNT["players"][3]],
    "phase": "offer",
    "turn": 2,
    "maps": {"white": {"clues": [["next-to-hut", 1, 1], ["in-jungle", 0, 1], ["not-in-sight-statue", 3, 2]]}},
}


@cache
def _position(name: str) -> Tobago:
    # Imported here: the game's own module is made with its presenter.
    from sacbe.games.tobago import GAME

    return GAME.load({"hunt": _HUNT}[name])


def picture(box: Box, label: str, body: str, classes: str = "figure") -> str:
    """Nothing in a figure is to be clicked, and several stand on one page: spots lose what makes them spots."""
    still = re.sub(r" (?:id|role|tabindex|aria-label|data-what)='[^']*'", "", body).replace("class='spot", "class='")
    view = " ".join(map(num, box))
    return f"<svg class='{classes}' viewBox='{view}' role='img' aria-label='{esc(label)}'>{still}</svg>"


def sea(box: Box) -> str:
    """Wider than the picture: a page may show more of it than the box."""
    x, y, w, h = box
    at = f"x='{num(x - w)}' y='{num(y - h)}' width='{num(w * 3)}' height='{num(h * 3)}'"
    return f"<rect {at} fill='var(--deep)'/>"


def standing(scene: Scene, sites: bool = False, vehicles: bool = False) -> str:
    return (
        ground.still(scene.assembly)
        + ground.largest_signs(scene.land, scene.busy)
        + pieces.landmarks(scene)
        + (pieces.amulets(scene) + pieces.sites(scene) if sites else "")
        + (pieces.vehicles(scene, "en") if vehicles else "")
    )


def whole(scene: Scene) -> Box:
    left, top, right, bottom = scene.land.box
    return left - 110, top - 100, right - left + 220, bottom - top + 200


def _around(cell: str, w: float, h: float) -> Box:
    x, y = AT[HEXES.index(cell)]
    return x - w / 2, y - h / 2, w, h


def _cover(lang: str) -> str:
    scene = Scene(_position("hunt"), -1)
    box = -660.0, -600.0, 1400.0, 976.0
    body = sea(box) + standing(scene, sites=True, vehicles=True)
    for k, clue in enumerate(("next-to-hut", "in-sight-largest-lake", "not-in-jungle")):
        turned = f"rotate({(k - 1) * 9} 520 200)"
        body += f"<g transform='{turned}'>{use(f'tob-clue-{clue}', 330 + k * 110, 150 - 14 * (k == 1), 228, 150)}</g>"
    return picture(box, words(lang)("figure-cover"), body, "figure cover")


def _island(lang: str) -> str:
    scene = Scene(_position("hunt"), -1)
    box = whole(scene)
    return picture(box, words(lang)("figure-island"), sea(box) + standing(scene))


def _objects(lang: str) -> str:
    t = words(lang)
    body = ""
    for k, kind in enumerate(("hut", "palm", "statue")):
        x = 80 + k * 170
        body += f"<use href='#tob-land-{('beach', 'scrubland', 'jungle')[k]}-0' x='{x}' y='80'/>"
        body += use("tob-gaze", x - 60, 20, 120, extra=f"transform='rotate(60 {x} 80)'") if kind == "statue" else ""
        body += use(f"tob-{kind}", x - 37, 38, 74)
        body += text(x, 170, t(f"landmark-{kind}"), 22, 650, "var(--ink)")
    return picture((0, 10, 500, 176), t("figure-objects"), body)


def _kinds(lang: str) -> str:
    """One card of each kind."""
    body = ""
    shown = ("in-lake", "next-to-hut", "in-sight-hut", "not-in-lake", "not-next-to-hut", "not-in-sight-hut")
    for k, name in enumerate(shown):
        row, column = divmod(k, 3)
        x, y, clue = 4 + column * 200, 4 + row * 190, CLUES.index(name)
        body += use(clue_symbol(clue), x + 5, y, 190, 125)
        body += lettered(x + 100, y + 150, clue_name(clue, lang), 18, 196, 2, "var(--ink)", 650)
    return picture((0, 0, 608, 380), words(lang)("figure-kinds"), body)


def _clue(lang: str) -> str:
    """A preview as the table shows it: what a clue keeps, and the markers that go."""
    scene = Scene(_position("hunt"), -1)
    keep = scene.left_by(CLUES.index("in-jungle"), 0)
    box = whole(scene)
    body = sea(box) + standing(scene)
    shown = "".join(overlays.what_remains(scene, "figure", scene.hunts[0], keep)).replace("class='preview' ", "")
    marks = "".join(
        use("tob-site-white", AT[cell][0] - 29, AT[cell][1] - 29, 58)
        for cell in scene.hunts[0].possible
        if cell not in scene.landmarks
    )
    body += marks + shown
    bottom = box[1] + box[3]
    body += use("tob-clue-next-to-hut", box[0] + 30, bottom - 300, 190, 125)
    body += use("tob-clue-in-jungle", box[0] + 30, bottom - 165, 190, 125)
    return picture(box, words(lang)("figure-clue"), body)


def _move(lang: str) -> str:
    scene = Scene(_position("hunt"), -1)
    stops = [HEXES.index(name) for name in ("-5,0", "-3,0", "-2,-1", "-2,1")]
    path = "M" + "L".join(f"{AT[cell][0]:.0f} {AT[cell][1]:.0f}" for cell in stops)
    dotted = f"<path d='{path}' fill='none' stroke-linecap='round' stroke-dasharray='.1 26'"
    body = ground.still(scene.assembly)
    body += f"{dotted} stroke='var(--outline)' stroke-width='15'/>{dotted} stroke='var(--limestone)' stroke-width='9'/>"
    x, y = AT[stops[0]]
    body += use("tob-vehicle-0", x - 42, y - 38, 85, 66)
    for k, cell in enumerate(stops[1:], 1):
        body += f"<use href='#tob-cost-{k}' x='{num(AT[cell][0])}' y='{num(AT[cell][1])}'/>"
    box = _around("-3,0", 640, 480)
    return picture(box, words(lang)("figure-move"), sea(box) + body)


def _gaze(lang: str) -> str:
    scene = Scene(_position("hunt"), -1)
    cell, facing = scene.statues[0]
    way = gaze(scene.assembly, cell, facing)
    path = "M" + "L".join(f"{AT[stop][0]:.0f} {AT[stop][1]:.0f}" for stop in way)
    dotted = f"<path d='{path}' fill='none' stroke-linecap='round' stroke-dasharray='.1 26'"
    body = standing(scene)
    body += f"{dotted} stroke='var(--outline)' stroke-width='15'/>{dotted} stroke='var(--limestone)' stroke-width='9'/>"
    x, y = AT[way[-1]]
    body += use("tob-amulet", x - 30, y - 36, 60)
    (x0, y0), (x1, y1) = AT[cell], (x, y)
    box = min(x0, x1) - 200, min(y0, y1) - 130, abs(x1 - x0) + 400, abs(y1 - y0) + 260
    return picture(box, words(lang)("figure-gaze"), sea(box) + body)


def _ladder(lang: str) -> str:
    """From the bottom: the finder, then the clues from the last to the first."""
    from sacbe.games.tobago import GAME

    s = GAME.load(_offer())
    box = 0.0, 0.0, 560.0, 400.0
    body = sea(box).replace("var(--deep)", "#14191A")
    body += ladder(Share(Scene(s, -1)), lang, seat_names(lang, 4), rim.Box(24, 16, 306, 368), 17)
    body += use("tob-treasure-5", 370, 70, 160, 224)
    said = words(lang)("coins", n=5)
    body += fitted(450, 340, said, 26, 180, 700, "#F6EFDF", serif=True)
    return picture(box, words(lang)("figure-ladder"), body)


def _offer() -> dict[str, Any]:
    return _SHARING | {"sharing": {"raiser": 2, "colour": "white", "hoard": [6, 3, 2, 4, 2], "turned": 5}}


def _treasure(lang: str) -> str:
    cards = (*(f"tob-treasure-{coins}" for coins in range(2, 7)), "tob-curse")
    body = "".join(use(symbol, 4 + k * 98, 4, 90, 126) for k, symbol in enumerate(cards))
    return picture((0, 0, 592, 134), words(lang)("figure-treasure"), body)


def _curse(lang: str) -> str:
    body = use("tob-curse", 60, 6, 120, 168) + use("tob-amulet", 230, 30, 120)
    return picture((0, 0, 420, 180), words(lang)("figure-curse"), body)


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "cover": _cover,
    "island": _island,
    "objects": _objects,
    "kinds": _kinds,
    "clue": _clue,
    "move": _move,
    "ladder": _ladder,
    "gaze": _gaze,
    "curse": _curse,
    "treasure": _treasure,
}
