"""The four treasure maps: how many spaces each still allows, its clues with their roses, and where a clue would go.

The clues are small there; a map or a clue that is looked at is shown large, with every clue in words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.svg import about, card_rings, num, rect, spot, text, use
from sacbe.games.tobago.data import CLUES, COLOURS
from sacbe.games.tobago.rules.roses import may_double
from sacbe.games.tobago.show.lines import lines
from sacbe.games.tobago.show.scene import ALL_MAPS, EMPTY, NARROWS, Hunt, Rung, Scene
from sacbe.games.tobago.show.words import clue_name, clue_symbol, map_name, site_symbol, words
from sacbe.games.tobago.state import OVER


class Frame(NamedTuple):
    """Where the four maps stand and how their clues are laid out: below the head, or beside it on a phone."""

    x: float
    y: float
    step: float  # from a map to the next
    w: float
    h: float  # the most that a map may take
    head: float  # height of the head; its width where clues stand beside it
    letters: float
    beside: bool


def clue_at(frame: Frame, colour: int, index: int, count: int) -> tuple[float, float, float]:
    """The corner and the width of a clue. Many clues are smaller: none lies on another."""
    left, top = frame.x + colour * frame.step, frame.y
    if frame.beside:
        across = 1 if count == 1 else 2 if count <= 4 else 3
        room, gap = frame.w - frame.head - 3, 2.5
        card = (room - gap * (across - 1)) / across
        rows = -(-count // across)
        used = rows * _high(card) + (rows - 1) * gap
        left, top = left + frame.head, top + (frame.h - used) / 2
    else:
        across = 1 if count <= 4 else 2
        gap = 6.0 if across == 1 else 4.0
        card = (frame.w - 10 - gap * (across - 1)) / across
        left, top = left + 5, top + frame.head
    row, column = divmod(index, across)
    return left + column * (card + gap), top + row * (_high(card) + gap), card


def _high(card: float) -> float:
    return card * 50 / 76


def slot_at(frame: Frame, hunt: Hunt) -> tuple[float, float, float, float]:
    """Where the next clue goes; on a phone it is shown over the clues, only while a card is chosen."""
    x, y, count = frame.x + hunt.colour * frame.step, frame.y, len(hunt.rungs)
    if frame.beside:
        return x + frame.head, y + 5, frame.w - frame.head - 5, frame.h - 10
    y += frame.head
    if count:
        _, y, card = clue_at(frame, hunt.colour, count - 1, count)
        y += _high(card) + 6
    return x + 5, y, frame.w - 10, _high(frame.w - 10)


def _column_height(frame: Frame, hunt: Hunt) -> float:
    if frame.beside:
        return frame.h
    _x, y, _, h = slot_at(frame, hunt)
    return (y + h if not hunt.rungs else y) + 4 - frame.y


def maps(scene: Scene, lang: str, names: list[str], frame: Frame) -> str:
    return "".join(_column(scene, scene.hunts[colour], lang, names, frame) for colour in ALL_MAPS)


def _column(scene: Scene, hunt: Hunt, lang: str, names: list[str], frame: Frame) -> str:
    t = words(lang)
    x, y, w, h = frame.x + hunt.colour * frame.step, frame.y, frame.w, _column_height(frame, hunt)
    body = rect(x + 2, y + 4, w, h, 9, "#000", extra="opacity='.22'") + card_rings(x, y, w, h, 9)
    body += rect(x, y, w, h, 9, "var(--panel)", 2)
    body += _head(hunt, frame)
    if not hunt.rungs:
        sx, sy, sw, sh = slot_at(frame, hunt)
        body += rect(sx, sy, sw, sh, 6, "none", extra="stroke='var(--line)' stroke-width='2' stroke-dasharray='5 4'")
        body += lines(sx + sw / 2, sy + sh / 2, t("map-empty"), frame.letters, sw, "var(--ink-2)", 600, "middle")
    name = map_name(hunt.colour, lang)
    label = t("spot-map", map=name, n=len(hunt.possible), clues=len(hunt.rungs))
    clues = "".join(_clue(hunt, rung, index, lang, names, frame) for index, rung in enumerate(hunt.rungs))
    return spot(f"map-{COLOURS[hunt.colour]}", label, body) + clues


def _head(hunt: Hunt, frame: Frame) -> str:
    """The marker of the map and how many spaces it allows; its name is said where the pointer rests."""
    x, y = frame.x + hunt.colour * frame.step, frame.y
    count = str(len(hunt.possible)) if hunt.rungs else "–"
    disc = "fill='var(--limestone)' stroke='var(--outline)' stroke-width='1.4'"
    if frame.beside:
        middle = x + frame.head / 2
        return (
            f"<circle cx='{num(middle)}' cy='{num(y + 16)}' r='12' {disc}/>"
            + use(site_symbol(hunt.colour), middle - 11, y + 5, 22)
            + text(middle, y + frame.h - 7, count, 16, 700, "var(--ink)", serif=True)
        )
    middle = x + frame.w / 2
    cross = f"M{num(middle + 22)} {num(y + 16)}l12 12m0-12l-12 12"
    found = f"<path d='{cross}' stroke='var(--danger)' stroke-width='4' stroke-linecap='round'/>"
    return (
        f"<circle cx='{num(middle - 18)}' cy='{num(y + 22)}' r='16.5' {disc}/>"
        + use(site_symbol(hunt.colour), middle - 33, y + 7, 30)
        + text(middle + 4, y + 30, count, 23, 700, "var(--ink)", "start", serif=True)
        + (found if hunt.located >= 0 else "")
    )


def _clue(hunt: Hunt, rung: Rung, index: int, lang: str, names: list[str], frame: Frame) -> str:
    """A clue that has been played, with its roses. It says its name, and is clicked for expert powers (T-4.10.6)."""
    t = words(lang)
    x, y, card = clue_at(frame, hunt.colour, index, len(hunt.rungs))
    h = _high(card)
    body = card_rings(x, y, card, h, 6) + use(clue_symbol(rung.clue), x, y, card, h)
    size = max(card * 0.39, 9.0)
    for k in range(rung.roses):
        rose = f"tob-rose-{rung.owner}"
        left = x + card - size + size * 0.16 - k * size * 0.62
        extra = f"id='rose-{CLUES[rung.clue]}-{k}' class='piece' data-what='rose-{CLUES[rung.clue]}'"
        body += use(rose, left, y + h - size * 0.84, size, extra=extra)
    label = t("spot-clue", clue=clue_name(rung.clue, lang), map=map_name(hunt.colour, lang))
    whose = t("spot-clue-roses", name=names[rung.owner], n=rung.roses) if rung.roses else ""
    return spot(f"clue-{CLUES[rung.clue]}", label, body, where=whose)


# A map read large


class Page(NamedTuple):
    """Where the clues of a map are shown large: from the left top, or standing on a line."""

    x: float
    y: float
    w: float
    h: float  # the most that there is
    pitch: float  # from a row to the next, where there is room
    across: int
    letters: float
    upwards: bool


def opened(scene: Scene, lang: str, page: Page) -> str:
    """Every map with its clues in large and in words, while the map or one of its clues is looked at."""
    if scene.s.phase == OVER:
        return ""
    return "".join(_opened(hunt, lang, page) for hunt in scene.hunts if hunt.rungs)


def places_of(hunt: Hunt) -> str:
    """The ids of a map and of its clues."""
    return " ".join([f"map-{COLOURS[hunt.colour]}", *(f"clue-{CLUES[rung.clue]}" for rung in hunt.rungs)])


def _opened(hunt: Hunt, lang: str, page: Page) -> str:
    t = words(lang)
    size = page.letters
    rows = -(-len(hunt.rungs) // page.across)
    pitch = min(page.pitch, (page.h - size * 2.1 - 4) / rows)
    card = (pitch - 6) * 76 / 50
    h = size * 2.1 + rows * pitch + 4
    x, y = page.x, page.y - h if page.upwards else page.y
    out = rect(x + 3, y + 5, page.w, h, 11, "#000", extra="opacity='.35'") + rect(
        x, y, page.w, h, 11, "var(--paper)", 2.4
    )
    said = t("spot-map", map=map_name(hunt.colour, lang), n=len(hunt.possible), clues=len(hunt.rungs))
    out += use(site_symbol(hunt.colour), x + 8, y + size * 0.35, size * 1.6)
    out += text(x + 14 + size * 1.6, y + size * 1.5, said, size * 1.08, 700, "var(--ink)", "start", serif=True)
    wide = (page.w - 10) / page.across
    for index, rung in enumerate(hunt.rungs):
        row, column = divmod(index, page.across)
        left, top = x + 6 + column * wide, y + size * 2.1 + row * pitch
        out += use(clue_symbol(rung.clue), left, top, card, _high(card))
        rose = card * 0.3
        out += "".join(
            use(f"tob-rose-{rung.owner}", left + card - rose * (0.9 + 0.6 * k), top + _high(card) - rose, rose)
            for k in range(rung.roses)
        )
        at, room = left + card + 6, wide - card - 10
        name = clue_name(rung.clue, lang)
        out += lines(at, top + _high(card) / 2, name, size, room)
    what = f"data-what='map-{COLOURS[hunt.colour]}'"
    return f"<g class='preview' data-of='{places_of(hunt)}' {what} pointer-events='none'>{out}</g>"


# Where a card of the hand would go


def slots(scene: Scene, lang: str, frame: Frame, clue: int) -> str:
    """For one card of the hand, at the end of every map: how many spaces would remain, or why none."""
    return "".join(_slot(scene, scene.hunts[colour], lang, frame, clue) for colour in ALL_MAPS)


def _slot(scene: Scene, hunt: Hunt, lang: str, frame: Frame, clue: int) -> str:
    t = words(lang)
    x, y, w, h = slot_at(frame, hunt)
    fits = scene.fits(clue, hunt.colour)
    if hunt.located >= 0:
        return ""
    name = f"{CLUES[clue]}-{COLOURS[hunt.colour]}"
    back = rect(x - 3, y - 3, w + 6, h + 6, 8, "var(--panel)", 2)
    if fits != NARROWS:
        dashed = rect(x, y, w, h, 6, "none", extra="stroke='var(--line)' stroke-width='2' stroke-dasharray='5 4'")
        said = "→ 0" if fits == EMPTY else f"= {len(hunt.possible)}"
        dashed += text(x + w / 2, y + h / 2 + 6, said, frame.letters, 650, "var(--ink-2)")
        return about(f"slot-{name}", back + dashed)
    left = len(scene.left_by(clue, hunt.colour))
    double = _double(scene, hunt, lang, frame, clue)
    if double and frame.beside:
        h -= _DOUBLE
    label = t("slot-label", map=map_name(hunt.colour, lang), n=len(hunt.possible), left=left)
    cx, top = frame.x + hunt.colour * frame.step, frame.y
    hit = f"<rect class='hit' x='{num(cx)}' y='{num(top)}' width='{num(frame.w)}' height='{num(y + h - top)}'/>"
    body = back + card_rings(x, y, w, h, 6) + rect(x, y, w, h, 6, "var(--glow)", 2) + hit
    body += text(x + w / 2, y + h / 2 + 6, f"→ {left}", 19 if h > 30 else 15)
    return spot(f"slot-{name}", label, body) + double


_DOUBLE: Final = 18.0  # the height of the place for two roses, where it stands under the slot within a map


def _double(scene: Scene, hunt: Hunt, lang: str, frame: Frame, clue: int) -> str:
    """T-4.10.6 The same with a second rose, for an amulet."""
    me = scene.viewer
    if not (scene.s.options.expert and scene.my_turn and scene.s.amulets[me] and scene.s.roses[me] >= 2):
        return ""
    if not may_double(scene.s, clue, hunt.colour):
        return ""
    x, y, w, h = slot_at(frame, hunt)
    if frame.beside:
        y, h = y + h - _DOUBLE + 2, _DOUBLE - 2
    else:
        y, h = y + h + 7, 26
    name = f"{CLUES[clue]}-{COLOURS[hunt.colour]}"
    body = rect(x - 3, y - 3, w + 6, h + 6, 8, "var(--panel)", 2) + card_rings(x, y, w, h, 6)
    body += rect(x, y, w, h, 6, "var(--limestone)", 2)
    rose = min(22.0, h * 0.9)
    middle = x + w / 2 - 9
    body += use(f"tob-rose-{me}", middle - rose * 0.85, y + h / 2 - rose / 2, rose)
    body += use(f"tob-rose-{me}", middle - rose * 0.2, y + h / 2 - rose / 2, rose)
    body += use("tob-amulet", x + w - rose, y + h / 2 - rose * 0.46, rose * 0.92)
    return spot(f"double-{name}", words(lang)("slot-double", map=map_name(hunt.colour, lang)), body)
