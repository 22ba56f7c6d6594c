"""The viewer's clue cards, each with what it would leave on every map, and the amulets with their powers."""

from __future__ import annotations

from typing import Final

from sacbe.core.lettering import broken
from sacbe.core.letters import width_of
from sacbe.core.svg import about, card_rings, num, rect, spot, text, use
from sacbe.games.tobago.data import CLUES, COLOURS
from sacbe.games.tobago.show.lines import lines
from sacbe.games.tobago.show.maps import Frame, places_of, slots
from sacbe.games.tobago.show.overlays import what_remains
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.scene import ALL_MAPS, NARROWS, Scene
from sacbe.games.tobago.show.words import clue_name, clue_short, clue_symbol, map_name, site_symbol, words
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


LETTERS: Final = 18.0  # of the wide board: 12 pixels where a screen is 1024 wide


def hand_rows(scene: Scene, lang: str, box: Box) -> str:
    """Wide: one card below the other, with its name and its numbers."""
    count = max(len(scene.hand), 4)
    few = count <= 4
    gap = 6.0 if few else 5.0
    h = (box.h - gap * (count - 1)) / count
    out = ""
    for index, clue in enumerate(scene.hand):
        y = box.y + index * (h + gap)
        w = min(h - 12, 56) * 76 / 50
        left = box.x + 6 + w + 8
        room = box.x + box.w - left - 6
        body = rect(box.x + 2, y + 3, box.w, h, 9, "#000", extra="opacity='.2'") + card_rings(box.x, y, box.w, h, 9)
        body += rect(box.x, y, box.w, h, 9, "var(--panel)", 2)
        body += use(clue_symbol(clue), box.x + 6, y + (h - w * 50 / 76) / 2, w, w * 50 / 76)
        name = _name_for(clue, lang, room, 2 if few else 1)
        body += lines(left, y + (h - 26) / 2, name, LETTERS, room)
        out += spot(f"card-{CLUES[clue]}", clue_name(clue, lang), body, where=_leaves(scene, clue, lang))
        out += _numbers(scene, lang, clue, left, y + h - (14 if few else 13), room / 4)
    return out


def _name_for(clue: int, lang: str, room: float, most: int) -> str:
    """The whole name where it fits, else the short one."""
    name = clue_name(clue, lang)
    found = broken(name, LETTERS, room, 600)
    return name if len(found) <= most else clue_short(clue, lang)


def _leaves(scene: Scene, clue: int, lang: str) -> str:
    """How many spaces a card would leave on each map that it fits, in words."""
    if scene.s.phase == OVER:
        return ""
    fitting = [colour for colour in ALL_MAPS if scene.fits(clue, colour) == NARROWS]
    found = [f"{map_name(colour, lang)} {len(scene.left_by(clue, colour))}" for colour in fitting]
    return words(lang)("card-leaves", list=", ".join(found)) if found else ""


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
        body = f"<circle cx='{num(left + 10.5)}' cy='{num(y)}' r='11.5' fill='var(--limestone)'/>"
        body += use(site_symbol(colour), left, y - 10.5, 21)
        body += text(left + 25, y + 6.5, said, LETTERS, 700, "var(--ink)", "start")
        if scene.mine or not fits:
            faded = "" if fits else " opacity='.34'"
            out += f"<g data-what='card-{CLUES[clue]}' pointer-events='none'{faded}>{body}</g>"
            continue
        hit = f"<rect class='hit' x='{num(left - 3)}' y='{num(y - 14)}' width='{num(step)}' height='28'/>"
        label = t("slot-label", map=map_name(colour, lang), n=len(scene.hunts[colour].possible), left=said)
        out += spot(f"chip-{CLUES[clue]}-{COLOURS[colour]}", label, hit + body)
    return out


def hand_grid(scene: Scene, lang: str, box: Box, letters: float) -> str:
    """Tall: two rows of cards, the picture beside the name."""
    across = 2 if len(scene.hand) <= 4 else 3
    gap = 4.0
    w, h = (box.w - gap * (across - 1)) / across, (box.h - gap) / 2
    picture = 52.0 if across == 2 else 29.0
    out = ""
    for index, clue in enumerate(scene.hand):
        row, column = divmod(index, across)
        x, y = box.x + column * (w + gap), box.y + row * (h + gap)
        name = clue_name(clue, lang)
        body = card_rings(x, y, w, h, 8) + rect(x, y, w, h, 8, "var(--panel)", 1.6)
        body += use(clue_symbol(clue), x + 3, y + (h - picture * 50 / 76) / 2, picture, picture * 50 / 76)
        at, room = x + picture + 7, w - picture - 9
        said = name if across == 2 else clue_short(clue, lang)
        body += lines(at, y + h / 2, said, letters, room)
        out += spot(f"card-{CLUES[clue]}", name, body, where=_leaves(scene, clue, lang))
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
    for hunt in scene.hunts:  # a map that is looked at: where its treasure may lie
        if hunt.rungs:
            under += what_remains(scene, places_of(hunt), hunt, hunt.possible)[0]
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
    """The viewer's amulets: a click shows what they can do. On a phone their number stands below."""
    owned = int(scene.s.amulets[scene.viewer])
    x, y, w, h = box
    body = card_rings(x, y, w, h, min(w, h) / 2) + rect(x, y, w, h, min(w, h) / 2, "var(--panel)", 2)
    if h > w:
        body += use("tob-amulet", x + w / 2 - 15, y + h / 2 - 30, 30)
        body += text(x + w / 2, y + h / 2 + 22, f"× {owned}", 16, 700, "var(--ink)")
    else:
        body += use("tob-amulet", x + 8, y + 3, h - 6)
        body += text(x + h + 8, y + h / 2 + 6, f"× {owned}", LETTERS, 700, "var(--ink)", "start")
    return spot("amulets", words(lang)("spot-amulets", n=owned), body)


def powers(scene: Scene, lang: str, box: Box, letters: float) -> str:
    """What an amulet can do, while the amulets are chosen: three in a row, each a picture and a word."""
    if not (scene.my_turn and scene.s.amulets[scene.viewer]):
        return ""
    t = words(lang)
    offered = [power for power in POWERS if scene.s.options.expert or power not in EXPERT]
    across = 3 if len(offered) > 4 else 2
    gap = 4.0
    w, h = (box.w - gap * (across + 1)) / across, (box.h - gap * 3) / 2
    out = rect(box.x + 2, box.y + 4, box.w, box.h, 10, "#000", extra="opacity='.3'")
    out = about("amulets", out + rect(*box, 10, "var(--paper)", 2.2))
    for index, power in enumerate(offered):
        row, column = divmod(index, across)
        x, y = box.x + gap + column * (w + gap), box.y + gap + row * (h + gap)
        icon = _POWER_ICONS[power]
        icon = f"{icon}{scene.viewer}" if icon.endswith("-") else icon
        body = card_rings(x, y, w, h, 7) + rect(x, y, w, h, 7, "var(--panel)", 1.6)
        body += use(icon, x + 3, y + h / 2 - 10.5, 21, extra="color='var(--ink)'")
        said, short = t(f"power-{power}"), t(f"power-{power}-short")
        whole = width_of(said, letters, 600) <= w - 28
        body += text(x + 26, y + h / 2 + letters * 0.36, said if whole else short, letters, 600, "var(--ink)", "start")
        out += spot(f"power-{power}", said, body)
    return f"<g id='powers' class='preview' data-of='amulets'>{out}</g>"
