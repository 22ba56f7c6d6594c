"""The four treasure maps: how many spaces each still allows, its clues with their roses, and where a clue would go."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.lettering import lettered
from sacbe.core.svg import card_rings, fitted, num, rect, spot, text, use
from sacbe.games.tobago.data import CLUES, COLOURS
from sacbe.games.tobago.rules.roses import may_double
from sacbe.games.tobago.show.scene import ALL_MAPS, EMPTY, NARROWS, Hunt, Rung, Scene
from sacbe.games.tobago.show.words import clue_name, clue_symbol, map_name, site_symbol, words
from sacbe.games.tobago.state import SWAP_ROSES


class Frame(NamedTuple):
    """Where the four columns stand and how their clues are laid out."""

    x: float
    y: float
    step: float  # from a column to the next
    w: float
    h: float  # the most that a column may take
    head: float
    card: float  # width of a clue
    across: int  # clues side by side
    high: bool  # columns end with their clues; else all are as high as they may be


def _card_height(frame: Frame) -> float:
    return frame.card * 50 / 76


def clue_at(frame: Frame, colour: int, index: int, count: int) -> tuple[float, float]:
    """The corner of a clue; many clues lie closer together, so that the place for the next one stays in sight."""
    row, column = divmod(index, frame.across)
    gap = 6.0 if frame.across == 1 else 4.0
    h = _card_height(frame)
    rows = -(-count // frame.across)
    room = frame.h - frame.head - slot_height(frame) - 14
    step = min(h + gap, room / max(rows, 1))
    used = frame.across * frame.card + (frame.across - 1) * gap
    x = frame.x + colour * frame.step + (frame.w - used) / 2 + column * (frame.card + gap)
    return x, frame.y + frame.head + row * step


def slot_height(frame: Frame) -> float:
    return _card_height(frame) if frame.across == 1 else 26.0


def slot_at(frame: Frame, hunt: Hunt) -> tuple[float, float, float, float]:
    """Where the next clue goes."""
    x = frame.x + hunt.colour * frame.step + 5
    count = len(hunt.rungs)
    y = frame.y + frame.head
    if count:
        y = clue_at(frame, hunt.colour, count - 1, count)[1] + _card_height(frame) + 6
    if not frame.high:
        y = max(y, frame.y + frame.h - slot_height(frame) - 5)
    return x, y, frame.w - 10, slot_height(frame)


def column_height(frame: Frame, hunt: Hunt) -> float:
    if not frame.high:
        return frame.h
    _x, y, _, h = slot_at(frame, hunt)
    return (y + h if not hunt.rungs else y) + 4 - frame.y


def maps(scene: Scene, lang: str, frame: Frame) -> str:
    return "".join(_column(scene, scene.hunts[colour], lang, frame) for colour in ALL_MAPS) + _clue_spots(
        scene, lang, frame
    )


def _column(scene: Scene, hunt: Hunt, lang: str, frame: Frame) -> str:
    t = words(lang)
    x, y, w, h = frame.x + hunt.colour * frame.step, frame.y, frame.w, column_height(frame, hunt)
    body = rect(x + 2, y + 4, w, h, 9, "#000", extra="opacity='.22'") + card_rings(x, y, w, h, 9)
    body += rect(x, y, w, h, 9, "var(--panel)", 2)
    body += _head(hunt, lang, frame)
    if not hunt.rungs and frame.high:
        sx, sy, sw, sh = slot_at(frame, hunt)
        body += rect(sx, sy, sw, sh, 6, "none", extra="stroke='var(--line)' stroke-width='2' stroke-dasharray='5 4'")
        body += lettered(sx + sw / 2, sy + sh / 2, t("map-empty"), 11, sw - 4, 2, "var(--ink-2)", 600)
    for index, rung in enumerate(hunt.rungs):
        body += _clue(hunt, rung, index, lang, frame)
    name = map_name(hunt.colour, lang)
    label = t("spot-map", map=name, n=len(hunt.possible), clues=len(hunt.rungs))
    return spot(f"map-{COLOURS[hunt.colour]}", label, body)


def _head(hunt: Hunt, lang: str, frame: Frame) -> str:
    x, y = frame.x + hunt.colour * frame.step, frame.y
    count = str(len(hunt.possible)) if hunt.rungs else "–"
    disc = "fill='var(--limestone)' stroke='var(--outline)' stroke-width='1.4'"
    if frame.across == 1:
        short = words(lang)(f"map-{COLOURS[hunt.colour]}-short")
        middle = x + frame.w / 2
        circle = f"<circle cx='{num(middle - 16)}' cy='{num(y + 20)}' r='15.5' {disc}/>"
        cross = f"M{num(middle + 20)} {num(y + 14)}l12 12m0-12l-12 12"
        found = f"<path d='{cross}' stroke='var(--danger)' stroke-width='4' stroke-linecap='round'/>"
        return (
            circle
            + use(site_symbol(hunt.colour), middle - 30, y + 6, 28)
            + text(middle + 4, y + 27, count, 21, 700, "var(--ink)", "start", serif=True)
            + (found if hunt.located >= 0 else "")
            + fitted(middle, y + 46, short, 11.5, frame.w - 14, 600, "var(--ink-2)", least=8.5)
        )
    middle = x + frame.w / 2
    return (
        f"<circle cx='{num(middle - 14)}' cy='{num(y + 15)}' r='12' {disc}/>"
        + use(site_symbol(hunt.colour), middle - 25, y + 4, 22)
        + text(middle + 4, y + 21, count, 17, 700, "var(--ink)", "start", serif=True)
    )


def _clue(hunt: Hunt, rung: Rung, index: int, lang: str, frame: Frame) -> str:
    x, y = clue_at(frame, hunt.colour, index, len(hunt.rungs))
    h = _card_height(frame)
    title = f"<title>{clue_name(rung.clue, lang)}</title>"
    body = use(clue_symbol(rung.clue), x, y, frame.card, h)
    size = frame.card * 0.39
    for k in range(rung.roses):
        rose = f"tob-rose-{rung.owner}"
        left = x + frame.card - size + 4 - k * size * 0.62
        body += use(rose, left, y + h - size + 5, size, extra=f"id='rose-{CLUES[rung.clue]}-{k}' class='piece'")
    return f"<g>{title}{body}</g>"


def _clue_spots(scene: Scene, lang: str, frame: Frame) -> str:
    """T-4.10.6, T-4.10.7 Clues to be clicked once an expert power is chosen."""
    swapping = scene.s.phase == SWAP_ROSES
    if not scene.mine or not (swapping or (scene.my_turn and scene.s.amulets[scene.viewer])):
        return ""
    out = []
    for hunt in scene.hunts:
        for index, rung in enumerate(hunt.rungs):
            x, y = clue_at(frame, hunt.colour, index, len(hunt.rungs))
            h = _card_height(frame)
            box = f"x='{num(x)}' y='{num(y)}' width='{num(frame.card)}' height='{num(h)}' rx='6'"
            hit = f"{card_rings(x, y, frame.card, h, 6)}<rect class='hit' {box}/>"
            label = words(lang)("spot-clue", clue=clue_name(rung.clue, lang), map=map_name(hunt.colour, lang))
            out.append(spot(f"clue-{CLUES[rung.clue]}", label, hit))
    shown = "" if swapping else " class='preview' data-of='power-double power-swap'"
    return f"<g id='clue-spots'{shown}>{''.join(out)}</g>"


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
    back = rect(x - 3, y - 3, w + 6, h + 6, 8, "var(--panel)", 2)
    if fits != NARROWS:
        dashed = rect(x, y, w, h, 6, "none", extra="stroke='var(--line)' stroke-width='2' stroke-dasharray='5 4'")
        said = t("slot-empty") if fits == EMPTY else t("slot-same")
        return back + dashed + lettered(x + w / 2, y + h / 2, said, 11, w - 4, 2, "var(--ink-2)", 600)
    left = len(scene.left_by(clue, hunt.colour))
    double = _double(scene, hunt, lang, frame, clue)
    if double and frame.across > 1:
        w -= _DOUBLE
    name = f"{CLUES[clue]}-{COLOURS[hunt.colour]}"
    label = t("slot-label", map=map_name(hunt.colour, lang), n=len(hunt.possible), left=left)
    cx, top = frame.x + hunt.colour * frame.step, frame.y
    hit = f"<rect class='hit' x='{num(cx)}' y='{num(top)}' width='{num(frame.w)}' height='{num(y + h - top)}'/>"
    body = back + card_rings(x, y, w, h, 6) + rect(x, y, w, h, 6, "var(--glow)", 2) + hit
    body += text(x + w / 2, y + h / 2 + 6, f"→ {left}", 17)
    return spot(f"slot-{name}", label, body) + double


_DOUBLE: Final = 32.0  # the width of the place for two roses, where it stands beside the slot


def _double(scene: Scene, hunt: Hunt, lang: str, frame: Frame, clue: int) -> str:
    """T-4.10.6 The same with a second rose, for an amulet."""
    me = scene.viewer
    if not (scene.s.options.expert and scene.my_turn and scene.s.amulets[me] and scene.s.roses[me] >= 2):
        return ""
    if not may_double(scene.s, clue, hunt.colour):
        return ""
    x, y, w, h = slot_at(frame, hunt)
    if frame.across > 1:
        x, w = x + w - _DOUBLE + 4, _DOUBLE - 4
    else:
        y, h = y + h + 7, 26
    name = f"{CLUES[clue]}-{COLOURS[hunt.colour]}"
    body = rect(x - 3, y - 3, w + 6, h + 6, 8, "var(--panel)", 2) + card_rings(x, y, w, h, 6)
    body += rect(x, y, w, h, 6, "var(--limestone)", 2)
    rose = min(22.0, w * 0.55)
    middle = x + w / 2 - (9 if frame.across == 1 else 0)
    body += use(f"tob-rose-{me}", middle - rose * 0.85, y + h / 2 - rose / 2, rose)
    body += use(f"tob-rose-{me}", middle - rose * 0.2, y + h / 2 - rose / 2, rose)
    if frame.across == 1:
        body += use("tob-amulet", x + w - 22, y + 3, 20)
    return spot(f"double-{name}", words(lang)("slot-double", map=map_name(hunt.colour, lang)), body)
