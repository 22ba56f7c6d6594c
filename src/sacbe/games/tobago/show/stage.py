"""A sharing on the wide board: the ladder of roses, the card in the light, what is still face down."""

from __future__ import annotations

from typing import Final

from sacbe.core.letters import width_of
from sacbe.core.svg import INK, about, card_rings, decor, fitted, num, rect, spot, text, use
from sacbe.games.tobago.show.captions import captions
from sacbe.games.tobago.show.lines import lines
from sacbe.games.tobago.show.odds import LIGHT, if_it_goes_on, worth_plate
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import FINDER, NOW, USED, Share, Step
from sacbe.games.tobago.show.words import clue_symbol, map_name, site_symbol, treasure_symbol, words

_PALE: Final = "#5B4A37"
_X: Final = 575.0  # the middle of the light
_HOARD: Final = 790.0  # where the cards that are face down begin
LETTERS: Final = 18.0  # 12 pixels where a screen is 1024 wide


def stage(scene: Scene, lang: str, names: list[str], backdrop: str) -> str:
    share = Share(scene)
    light = (
        "<path d='M470 0H680L880 640H270Z' fill='#F7D774' opacity='.13'/>"
        "<path d='M520 0H630L770 640H380Z' fill='#F7D774' opacity='.15'/>"
        "<ellipse cx='575' cy='612' rx='300' ry='52' fill='#F7D774' opacity='.2'/>"
    )
    return "".join(
        (
            decor("<rect x='-600' y='-600' width='2320' height='1976' fill='#14191A'/>"),
            f"<g opacity='.13'>{backdrop}</g>",
            decor(light),
            _heading(share, lang),
            ladder(share, lang, names, Box(24, 122, 326, 646), LETTERS),
            _offer(share, lang, names),
            _hoard(share, lang),
            options(share, lang, names, Box(354, 676, 212, 94), LETTERS),
            captions(scene, lang, Box(_HOARD, 640, 320, 130), LETTERS),
        )
    )


def _heading(share: Share, lang: str) -> str:
    t = words(lang)
    title = t("stage-title", map=map_name(share.colour, lang))
    return about(
        "sharing",
        f"<circle cx='50' cy='86' r='24' fill='{LIGHT}' stroke='#0C0A08' stroke-width='2.5'/>"
        + use(site_symbol(share.colour), 32, 67, 36)
        + fitted(86, 84, title, 20, 290, 700, LIGHT, "start", serif=True, least=LETTERS)
        + text(86, 107, t("stage-order"), LETTERS, 500, LIGHT, "start"),
    )


# The ladder


def ladder(share: Share, lang: str, names: list[str], box: Box, letters: float) -> str:
    """The rungs from the bottom up, each with its clue, its roses and what its owner has said to this card."""
    x, y, w, h = box
    rails = f"M{num(x + 16)} {num(y)}V{num(y + h)}M{num(x + w - 16)} {num(y)}V{num(y + h)}"
    out = f"<path d='{rails}' stroke='#0C0A08' stroke-width='16' stroke-linecap='round'/>"
    out += f"<path d='{rails}' stroke='var(--wood)' stroke-width='10' stroke-linecap='round'/>"
    out = about("ladder", out)
    count = len(share.ladder)
    pitch = min(letters * 5.9, (h - 12) / count)
    for index, step in enumerate(share.ladder):
        gap = min(16.0, pitch * 0.12)
        top = y + h - 6 - (index + 1) * pitch + gap / 2
        out += _rung(share, step, index, lang, names, Box(x, top, w, pitch - gap), letters)
    return out


def _rung(share: Share, step: Step, index: int, lang: str, names: list[str], box: Box, letters: float) -> str:
    """The name has a line of its own, as long as the rung; below it the clue, the roses, the answer, the guard."""
    x, y, w, h = box
    t = words(lang)
    now, dead = step.state == NOW, step.state == USED
    out = rect(x, y, w, h, 11, "none", extra="stroke='#0C0A08' stroke-width='10'") if now else ""
    fill, line = (
        ("#FBF6E9", "stroke='var(--glow)' stroke-width='6'")
        if now
        else ("#D6CCB9", "stroke='#0C0A08' stroke-width='3'")
    )
    out += rect(x, y, w, h, 11, fill, extra=line)
    edge = letters * 0.6
    two = h >= letters * 3  # lines
    top, tall = (y + letters * 1.5, h - letters * 1.5 - 6) if two else (y + 4, h - 8)
    tall = min(tall, letters * 3)
    wide = tall * 76 / 50
    if step.clue == FINDER:
        out += use(site_symbol(share.colour), x + edge + (wide - tall) / 2, top, tall)
    else:
        out += use(clue_symbol(step.clue), x + edge, top, wide, tall)
    left = x + edge + wide + letters * 0.35
    for k in range(step.roses):
        out += use(f"tob-rose-{step.owner}", left + k * tall * 0.55, top, tall)
    middle = top + tall / 2
    if dead:
        out += (
            f"<circle cx='{num(left + tall / 2)}' cy='{num(middle)}' r='{num(tall * 0.4)}' fill='none'"
            f" stroke='{_PALE}' stroke-width='2.5' stroke-dasharray='5 5'/>"
        )
    at = left + tall * (1.55 if step.roses == 2 else 1) + letters * 0.4
    guard, right = letters * 1.5, x + w - letters * 1.5 - edge * 0.6
    me = step.owner == share.scene.viewer
    name = t("rung-me") if me else names[step.owner]
    if two:
        said = t("rung-you") if now and me else t(f"rung-{step.state}")
        tone, weight = ("#0C5C4F", 700) if now else (_PALE, 550)
        # Beside the answer, or above it where that is as long as the rung.
        above = at + width_of(said, letters, weight) > right
        out += _guard(share, step, right, y + 2 if above else middle - guard / 2, guard)
        room = w - edge * 2 - (guard if above else 0)
        out += fitted(x + edge, y + letters * 1.2, name, letters, room, 700, INK, "start", serif=True, least=letters)
        out += text(at, middle + letters * 0.36, said, letters, weight, tone, "start")
    else:  # no room for more than the name; the light and the faded ones tell whose turn it is
        out += _guard(share, step, right, middle - guard / 2, guard)
        room = x + w - at - guard - edge
        out += fitted(at, middle + letters * 0.36, name, letters, room, 700, INK, "start", serif=True, least=letters)
    faded = " opacity='.62'" if dead else ""
    return f"<g id='rung-{index}' data-what='rung-{index}'{faded}>{out}</g>"


def _guard(share: Share, step: Step, x: float, y: float, size: float) -> str:
    """T-4.6.2 What a curse would cost the one who still has a rose here: an amulet, or else a card."""
    s = share.scene.s
    if not step.roses:
        return ""
    if s.amulets[step.owner]:
        return use("tob-amulet", x, y, size)
    if not s.treasures[step.owner]:
        return ""
    wide = size / 1.4
    left = x + (size - wide) / 2
    cross = f"M{num(left + 2)} {num(y + 4)}l{num(wide - 4)} {num(size - 8)}"
    return use("tob-treasure-back", left, y, wide, size) + (
        f"<path d='{cross}' stroke='#A32A1C' stroke-width='3.5' stroke-linecap='round'/>"
    )


# The card in the light


def _offer(share: Share, lang: str, names: list[str]) -> str:
    t = words(lang)
    stone = (
        "<path d='M440 640 470 586H680L710 640Z' fill='var(--stone)' stroke='#0C0A08' stroke-width='3'/>"
        "<path d='M440 640H710V668H440Z' fill='var(--stone-3)' stroke='#0C0A08' stroke-width='3'/>"
    )
    out = ""
    if share.coins:
        symbol = treasure_symbol(share.coins)
        out += (
            f"<g id='offered-{share.number}' class='piece' transform='rotate(-2 575 430)'>"
            "<rect x='467' y='290' width='224' height='312' rx='22' fill='#000' opacity='.4'/>"
            f"{use(symbol, 462, 280, 226, 316)}</g>"
        )
        out += text(_X, 66, t("stage-number", n=share.number), LETTERS, 600, LIGHT)
        out += text(_X, 104, t("coins", n=share.coins), 36, 700, "#FBF6E9", serif=True)
    else:
        out += use("tob-treasure-back", 462, 280, 226, 316)
        out += text(_X, 104, face_down(share, lang), 26, 700, "#FBF6E9", serif=True)
    whose = whose_word(share, lang, names)
    out += fitted(_X, 134, whose, LETTERS, 410, 500, LIGHT, least=LETTERS)
    return decor(stone) + about("offer", out) + _opened(share, lang)


def face_down(share: Share, lang: str) -> str:
    """What the card in the light is while nobody sees it: the hoard is drawn, or the next is about to be turned up."""
    t = words(lang)
    return t("stage-looking") if share.drawing else t("stage-number", n=share.number + 1)


def whose_word(share: Share, lang: str, names: list[str]) -> str:
    """Whose decision it is."""
    t = words(lang)
    if share.asked < 0:
        return t("stage-secret" if share.drawing else "stage-turning")
    return t("stage-you") if share.asked == share.scene.viewer else t("stage-other", name=names[share.asked])


def _opened(share: Share, lang: str) -> str:
    """Cards turned up before, with who took each."""
    if not share.opened:
        return ""
    t = words(lang)
    out = text(_X, 166, t("stage-opened"), LETTERS, 600, LIGHT)
    count = len(share.opened)
    step = min(76.0, 330 / count)
    for index, (coins, owner) in enumerate(share.opened):
        x = _X + (index - (count - 1) / 2) * step - 23
        out += f"<g opacity='{1 if owner >= 0 else 0.55}'>{use(treasure_symbol(coins), x, 178, 46, 64)}</g>"
        if owner >= 0:
            out += use(f"token-{owner}", x + 33, 222, 24)
        else:
            cross = f"M{num(x + 6)} 186l34 48m0-48l-34 48"
            out += f"<path d='{cross}' stroke='#A32A1C' stroke-width='5' stroke-linecap='round'/>"
    return about("opened", out)


# What is face down


def _hoard(share: Share, lang: str) -> str:
    t = words(lang)
    x = _HOARD
    head = hoard_head(share, lang)
    out = fitted(x, 66, head, 20, 320, 700, LIGHT, "start", serif=True, least=LETTERS)
    out += lines(x, 93, t("stage-seen", n=len(share.known)), LETTERS, 320, LIGHT, 500) if share.size else ""
    cards = [treasure_symbol(coins) for coins in share.known] + ["tob-treasure-back"] * share.unknown
    across = 2 if len(cards) <= 4 else 3 if len(cards) <= 9 else 5
    w = {2: 120.0, 3: 84.0, 5: 50.0}[across]
    out += hoard_frame(len(cards), across, Box(x, 124, w + 16, w * 1.4 + 14))
    for index, symbol in enumerate(cards):
        row, column = divmod(index, across)
        left, top = x + column * (w + 16), 124 + row * (w * 1.4 + 14)
        out += use(symbol, left, top, w, w * 1.4)
        if index < len(share.known):
            out += use("tob-eye", left + w - 22, top - 8, 32)
        else:
            out += worth_plate(share, lang, left, top, w, LETTERS)
    return about("hoard", out) + if_it_goes_on(share, lang, Box(x, 528, 320, 182), LETTERS)


def hoard_head(share: Share, lang: str) -> str:
    """How many cards there will be, or are left."""
    t = words(lang)
    return t("stage-due", n=share.due) if share.drawing else t("stage-hoard", n=share.size)


def hoard_frame(cards: int, across: int, first: Box) -> str:
    """Where the cards of the hoard lie, given the room of the first one. It is not seen: it gives them a name."""
    rows = -(-cards // across)
    return rect(first.x, first.y, min(cards, across) * first.w, rows * first.h, 0, "none", extra="id='hoard'")


# Yes or no


def who_is_next(share: Share, lang: str, names: list[str]) -> str:
    """Where the card goes that the viewer passes on."""
    t, after = words(lang), share.next_asked()
    if after is None:
        return t("pass-note-nobody")
    mine = after.owner == share.scene.viewer
    return t("pass-note-me") if mine else t("pass-note", name=names[after.owner])


def options(share: Share, lang: str, names: list[str], box: Box, letters: float) -> str:
    """Take and pass, to be clicked when it is the viewer's word; elsewhere nothing is offered."""
    if share.asked < 0 or share.asked != share.scene.viewer:
        return ""
    t = words(lang)
    s = share.scene.s
    x, y, w, h = box
    have = int(s.score(share.scene.viewer))
    take = t("take-note", total=have + share.coins)
    passed = who_is_next(share, lang, names)
    out = ""
    head = letters * 1.35
    for index, (name, title, note) in enumerate(
        (("take", t("take", n=share.coins), take), ("pass", t("pass"), passed))
    ):
        left = x + index * (w + 8)
        fill = "#F7EFC8" if name == "take" else "#FBF6E9"
        body = card_rings(left, y, w, h, 10) + rect(left, y, w, h, 10, fill, 2)
        room = w - letters
        body += fitted(
            left + letters / 2, y + head, title, letters, room * 1.07, 700, INK, "start", True, least=letters
        )
        body += lines(left + letters / 2, y + head + (h - head) / 2, note, letters, room, _PALE, 500)
        out += spot(name, f"{title}. {note}", body)
    return out
