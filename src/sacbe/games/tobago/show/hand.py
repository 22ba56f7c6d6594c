"""The viewer's clue cards, each with what it would leave on every map, and the amulets with their powers."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.lettering import lettered
from sacbe.core.svg import card_rings, num, rect, spot, text, use
from sacbe.games.tobago.data import CLUES, COLOURS
from sacbe.games.tobago.show.maps import Frame, slots
from sacbe.games.tobago.show.overlays import what_remains
from sacbe.games.tobago.show.scene import ALL_MAPS, NARROWS, Scene
from sacbe.games.tobago.show.words import clue_name, clue_symbol, map_name, site_symbol, words
from sacbe.games.tobago.state import OVER, START_MAP

POWERS: Final = ("remove", "clue", "leg", "exchange", "double", "swap")
EXPERT: Final = ("double", "swap")
_POWER_ICONS: Final = {
    "remove": "tob-site-grey",
    "clue": "tob-clue-back",
    "leg": "tob-i-reach",
    "exchange": "i-rotate",
    "double": "tob-rose-",
    "swap": "tob-i-swap",
}


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float


def hand_rows(scene: Scene, lang: str, box: Box, frame: Frame) -> str:
    """Wide: one card below the other, with its name and its numbers."""
    count = max(len(scene.hand), 4)
    gap = 7.0 if count <= 4 else 5.0
    h = (box.h - gap * (count - 1)) / count
    out = ""
    for index, clue in enumerate(scene.hand):
        y = box.y + index * (h + gap)
        w = min(h - 12, 64) * 76 / 50
        left = box.x + 6 + w + 10
        body = rect(box.x + 2, y + 3, box.w, h, 9, "#000", extra="opacity='.2'") + card_rings(box.x, y, box.w, h, 9)
        body += rect(box.x, y, box.w, h, 9, "var(--panel)", 2)
        body += use(clue_symbol(clue), box.x + 6, y + (h - w * 50 / 76) / 2, w, w * 50 / 76)
        size = 14.0 if count <= 4 else 12.5
        name = clue_name(clue, lang)
        body += lettered(left, y + h * 0.3, name, size, box.x + box.w - left - 14, 2, "var(--ink)", 650, "start")
        out += spot(f"card-{CLUES[clue]}", clue_name(clue, lang), body)
        out += _numbers(scene, lang, clue, left, y + h - (15 if count <= 4 else 12), (box.x + box.w - left - 4) / 4)
    return out


def _numbers(scene: Scene, lang: str, clue: int, x: float, y: float, step: float) -> str:
    """How many spaces the card would leave on each map.

    While somebody else decides, a number under the pointer shows which; in one's own turn the card is clicked.
    """
    t = words(lang)
    out = ""
    for colour in ALL_MAPS:
        left = x + colour * step
        fits = scene.fits(clue, colour) == NARROWS
        said = str(len(scene.left_by(clue, colour))) if fits else "–"
        body = f"<circle cx='{num(left + 8.5)}' cy='{num(y)}' r='12' fill='var(--limestone)'/>"
        body += use(site_symbol(colour), left - 2, y - 11, 21)
        body += text(left + 23, y + 5, said, 13, 700, "var(--ink)", "start")
        if scene.mine or not fits:
            faded = "" if fits else " opacity='.34'"
            out += f"<g pointer-events='none'{faded}>{body}</g>"
            continue
        hit = f"<rect class='hit' x='{num(left - 3)}' y='{num(y - 14)}' width='{num(step)}' height='28'/>"
        label = t("slot-label", map=map_name(colour, lang), n=len(scene.hunts[colour].possible), left=said)
        out += spot(f"chip-{CLUES[clue]}-{COLOURS[colour]}", label, hit + body)
    return out


def hand_grid(scene: Scene, lang: str, box: Box) -> str:
    """Tall: cards side by side, the picture over the name."""
    count = max(len(scene.hand), 4)
    gap = 6.0
    w = (box.w - gap * (count - 1)) / count
    out = ""
    for index, clue in enumerate(scene.hand):
        x = box.x + index * (w + gap)
        picture = min(w - 8, 58)
        name = clue_name(clue, lang)
        body = card_rings(x, box.y, w, box.h, 8) + rect(x, box.y, w, box.h, 8, "var(--panel)", 1.6)
        body += use(clue_symbol(clue), x + (w - picture) / 2, box.y + 4, picture, picture * 50 / 76)
        top = box.y + picture * 50 / 76 + 6
        size = 11.0 if count <= 4 else 10.0
        body += lettered(x + w / 2, (top + box.y + box.h - 2) / 2, name, size, w - 4, 4, "var(--ink)", 600)
        out += spot(f"card-{CLUES[clue]}", name, body)
    return out


def previews(scene: Scene, lang: str, frame: Frame) -> tuple[str, str, str]:
    """What each card would do: the places at the maps' ends, and on the island under and over the pieces."""
    s = scene.s
    at_maps = under = over = ""
    if s.phase == OVER:
        return "", "", ""
    if s.first_clue >= 0:  # T-2.9 it leaves the same spaces on every empty map
        empty = [hunt for hunt in scene.hunts if not hunt.rungs]
        ids = " ".join(f"map-{COLOURS[hunt.colour]}" for hunt in empty)
        return "", what_remains(scene, ids, empty[0], scene.left_by(int(s.first_clue), empty[0].colour))[0], ""
    starting = s.phase == START_MAP and scene.mine
    for clue in scene.hand:
        card = f"card-{CLUES[clue]}"
        if starting:  # T-4.7.2 the card is clicked, and there is one map only
            colour = int(s.raised)
            under += what_remains(scene, card, scene.hunts[colour], scene.left_by(clue, colour))[0]
            continue
        at_maps += f"<g id='slots-{CLUES[clue]}' class='preview' data-of='{card}'>{slots(scene, lang, frame, clue)}</g>"
        for colour in ALL_MAPS:
            if scene.fits(clue, colour) == NARROWS:
                ids = " ".join(f"{kind}-{CLUES[clue]}-{COLOURS[colour]}" for kind in ("slot", "double", "chip"))
                remains, goes = what_remains(scene, ids, scene.hunts[colour], scene.left_by(clue, colour))
                under += remains
                over += goes
    return at_maps, under, over


# Amulets


def amulet_button(scene: Scene, lang: str, box: Box) -> str:
    """The viewer's amulets: a click shows what they can do."""
    owned = int(scene.s.amulets[scene.viewer])
    x, y, w, h = box
    body = card_rings(x, y, w, h, h / 2) + rect(x, y, w, h, h / 2, "var(--panel)", 2)
    body += use("tob-amulet", x + 8, y + 3, h - 6) + text(
        x + h + 8, y + h / 2 + 6, f"× {owned}", 16, 700, "var(--ink)", "start"
    )
    return spot("amulets", words(lang)("spot-amulets", n=owned), body)


def powers(scene: Scene, lang: str, box: Box, across: int) -> str:
    """What an amulet can do, while the amulets are chosen; six side by side have room for one word each."""
    if not (scene.my_turn and scene.s.amulets[scene.viewer]):
        return ""
    t = words(lang)
    offered = [power for power in POWERS if scene.s.options.expert or power not in EXPERT]
    rows = -(-len(offered) // across)
    gap = 4.0
    w, h = (box.w - gap * (across + 1)) / across, (box.h - gap * (rows + 1)) / rows
    out = rect(box.x + 2, box.y + 4, box.w, box.h, 10, "#000", extra="opacity='.3'")
    out += rect(*box, 10, "var(--paper)", 2.2)
    for index, power in enumerate(offered):
        row, column = divmod(index, across)
        x, y = box.x + gap + column * (w + gap), box.y + gap + row * (h + gap)
        icon = _POWER_ICONS[power]
        icon = f"{icon}{scene.viewer}" if icon.endswith("-") else icon
        body = card_rings(x, y, w, h, 7) + rect(x, y, w, h, 7, "var(--panel)", 1.6)
        if across > 3:
            body += use(icon, x + w / 2 - 10, y + 3, 20, extra="color='var(--ink)'")
            body += lettered(x + w / 2, y + h - 8, t(f"power-{power}-short"), 10, w - 2, 1, "var(--ink)", 650)
        else:
            body += use(icon, x + 5, y + h / 2 - 11, 22, extra="color='var(--ink)'")
            body += lettered(x + 31, y + h / 2, t(f"power-{power}"), 11.5, w - 34, 2, "var(--ink)", 650, "start")
        out += spot(f"power-{power}", t(f"power-{power}"), body)
    return f"<g id='powers' class='preview' data-of='amulets'>{out}</g>"
