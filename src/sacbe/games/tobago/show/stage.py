"""A sharing on the wide board: the ladder of roses, the card in the light, what is still face down."""

from __future__ import annotations

from typing import Final

from sacbe.core.lettering import lettered
from sacbe.core.svg import card_rings, fitted, num, plate, rect, spot, text, use
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import FINDER, NOW, USED, Share, Step
from sacbe.games.tobago.show.words import clue_symbol, map_name, site_symbol, tenths, treasure_symbol, words

LIGHT: Final = "#F6EFDF"  # text on the dark stage, in both themes
_INK: Final = "#221A12"
_PALE: Final = "#5B4A37"
_X: Final = 575.0  # the middle of the light


def stage(scene: Scene, lang: str, names: list[str], backdrop: str) -> str:
    share = Share(scene)
    return "".join(
        (
            "<rect x='-600' y='-600' width='2296' height='1976' fill='#14191A'/>",
            f"<g opacity='.13'>{backdrop}</g>",
            "<path d='M470 0H680L880 640H270Z' fill='#F7D774' opacity='.13'/>"
            "<path d='M520 0H630L770 640H380Z' fill='#F7D774' opacity='.15'/>"
            "<ellipse cx='575' cy='612' rx='300' ry='52' fill='#F7D774' opacity='.2'/>",
            _heading(share, lang),
            ladder(share, lang, names, (40, 122, 306, 646)),
            _offer(share, lang, names),
            _hoard(share, lang),
            options(share, lang, names, (396, 690, 172, 76), 16),
        )
    )


def _heading(share: Share, lang: str) -> str:
    t = words(lang)
    title = t("stage-title", map=map_name(share.colour, lang))
    return (
        f"<circle cx='66' cy='86' r='24' fill='{LIGHT}' stroke='#0C0A08' stroke-width='2.5'/>"
        + use(site_symbol(share.colour), 48, 67, 36)
        + fitted(104, 84, title, 20, 250, 700, LIGHT, "start", serif=True)
        + text(104, 104, t("stage-order"), 13, 500, LIGHT, "start")
    )


# The ladder


def ladder(share: Share, lang: str, names: list[str], box: tuple[float, float, float, float]) -> str:
    """The rungs from the bottom up, each with its clue, its roses and what its owner has said to this card."""
    x, y, w, h = box
    rails = f"M{num(x + 16)} {num(y)}V{num(y + h)}M{num(x + w - 16)} {num(y)}V{num(y + h)}"
    out = f"<path d='{rails}' stroke='#0C0A08' stroke-width='16' stroke-linecap='round'/>"
    out += f"<path d='{rails}' stroke='var(--wood)' stroke-width='10' stroke-linecap='round'/>"
    count = len(share.ladder)
    pitch = min(106.0, (h - 12) / count)
    for index, step in enumerate(share.ladder):
        gap = min(16.0, pitch * 0.15)
        top = y + h - 6 - (index + 1) * pitch + gap / 2
        out += _rung(share, step, index, lang, names, (x, top, w, pitch - gap))
    return out


def _rung(
    share: Share, step: Step, index: int, lang: str, names: list[str], box: tuple[float, float, float, float]
) -> str:
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
    narrow = w < 200  # a phone: pictures make room for the name
    edge = 9 if narrow else 14
    tall = min(h - 14, 33 if narrow else 64)
    wide = tall * 76 / 50
    if step.clue == FINDER:
        out += use(site_symbol(share.colour), x + edge + (wide - tall) / 2, y + (h - tall) / 2, tall)
    else:
        out += use(clue_symbol(step.clue), x + edge, y + (h - tall) / 2, wide, tall)
    rose = min(32.0 if narrow else 54.0, h - 10)
    left = x + edge + wide + (4 if narrow else 8)
    for k in range(step.roses):
        out += use(f"tob-rose-{step.owner}", left + k * rose * 0.55, y + (h - rose) / 2, rose)
    if dead:
        out += (
            f"<circle cx='{num(left + rose / 2)}' cy='{num(y + h / 2)}' r='{num(rose * 0.4)}' fill='none'"
            f" stroke='{_PALE}' stroke-width='2.5' stroke-dasharray='5 5'/>"
        )
    at = left + rose * (1.55 if step.roses == 2 else 1) + (5 if narrow else 10)
    room = x + w - at - (6 if narrow else 20)
    name = names[step.owner]
    me = step.owner == share.scene.viewer
    said = t("rung-you") if now and me else t(f"rung-{step.state}")
    tone, weight = ("#0C5C4F", 700) if now else (_PALE, 500)
    if h < 38 and narrow:  # no room for more than the name; the light and the faded ones tell whose turn it is
        out += fitted(at, y + h / 2 + 4, name, 12, room, 700, _INK, "start", serif=True, least=9)
    elif h < 38:  # one line for both
        half = room * 0.55
        out += fitted(at, y + h / 2 + 4, name, 12, half, 700, _INK, "start", serif=True, least=9)
        out += fitted(x + w - 10, y + h / 2 + 4, said, 10, room - half, weight, tone, "end", least=8)
    else:
        small = 13 if h > 52 else 11
        out += fitted(at, y + h / 2 - 2, name, 17 if h > 52 else 13, room, 700, _INK, "start", serif=True, least=9)
        out += fitted(at, y + h / 2 + small + 3, said, small, room, weight, tone, "start", least=9)
    faded = " opacity='.62'" if dead else ""
    return f"<g id='rung-{index}'{faded}>{out}</g>"


# The card in the light


def _offer(share: Share, lang: str, names: list[str]) -> str:
    t = words(lang)
    out = (
        "<path d='M440 640 470 586H680L710 640Z' fill='var(--stone)' stroke='#0C0A08' stroke-width='3'/>"
        "<path d='M440 640H710V668H440Z' fill='var(--stone-3)' stroke='#0C0A08' stroke-width='3'/>"
    )
    if share.coins:
        symbol = treasure_symbol(share.coins)
        out += (
            f"<g id='offered-{share.number}' class='piece' transform='rotate(-2 575 430)'>"
            "<rect x='467' y='290' width='224' height='312' rx='22' fill='#000' opacity='.4'/>"
            f"{use(symbol, 462, 280, 226, 316)}</g>"
        )
        out += text(_X, 66, t("stage-number", n=share.number), 15, 600, LIGHT)
        out += text(_X, 104, t("coins", n=share.coins), 36, 700, "#FBF6E9", serif=True)
    else:
        out += use("tob-treasure-back", 462, 280, 226, 316)
        out += text(_X, 104, t("stage-looking"), 26, 700, "#FBF6E9", serif=True)
    whose = whose_word(share, lang, names)
    out += fitted(_X, 134, whose, 15, 400, 500, LIGHT)
    return out + _opened(share, lang, names)


def whose_word(share: Share, lang: str, names: list[str]) -> str:
    """Whose decision it is."""
    t = words(lang)
    if share.asked < 0:
        return t("stage-secret")
    return t("stage-you") if share.asked == share.scene.viewer else t("stage-other", name=names[share.asked])


def _opened(share: Share, lang: str, names: list[str]) -> str:
    """Cards turned up before, with who took each."""
    if not share.opened:
        return ""
    t = words(lang)
    out = text(_X, 168, t("stage-opened"), 13, 600, LIGHT)
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
    return out


# What is face down


def _hoard(share: Share, lang: str) -> str:
    t = words(lang)
    x = 786.0
    head = t("stage-hoard", n=share.size)
    out = fitted(x, 66, head, 18, 296, 700, LIGHT, "start", serif=True)
    seen = t("stage-seen", n=len(share.known))
    out += fitted(x, 88, seen, 13, 296, 500, LIGHT, "start")
    cards = [treasure_symbol(coins) for coins in share.known] + ["tob-treasure-back"] * share.unknown
    across = 2 if len(cards) <= 4 else 3 if len(cards) <= 9 else 5
    w = {2: 120.0, 3: 84.0, 5: 52.0}[across]
    for index, symbol in enumerate(cards):
        row, column = divmod(index, across)
        left, top = x + column * (w + 16), 106 + row * (w * 1.4 + 14)
        out += use(symbol, left, top, w, w * 1.4)
        if index < len(share.known):
            out += use("tob-eye", left + w - 22, top - 8, 32)
        else:
            out += text(left + w / 2, top + w * 0.28, "?", w * 0.2, 700, "#F7D774", serif=True)
            out += worth_plate(share, lang, left, top, w)
    return out + if_it_goes_on(share, lang, (x, 530, 284, 176))


def worth_plate(share: Share, lang: str, x: float, y: float, w: float) -> str:
    """In the odds lens: what a card that the viewer has not seen is worth on average."""
    worth = plate(x + w / 2, y + w * 1.14, f"≈{tenths(share.unseen_worth, lang)}", max(11.0, w * 0.16))
    return f"<g class='lens lens-odds' pointer-events='none'>{worth}</g>"


def if_it_goes_on(share: Share, lang: str, box: tuple[float, float, float, float]) -> str:
    """The odds of the next card, from what this viewer has seen and nothing else."""
    t = words(lang)
    x, y, w, h = box
    if not share.size:
        h = 44
    out = rect(x, y, w, h, 12, LIGHT, extra="stroke='#0C0A08' stroke-width='2.5'")
    head = t("odds-title") if share.size else t("odds-last")
    out += fitted(x + 16, y + 28, head, 15, w - 30, 700, _INK, "start", serif=True)
    if not share.size:
        return out
    chance, worth = share.odds
    rows = (
        ("tob-curse", t("odds-curse"), f"{round(chance * 100)} %", "#9A2418" if chance else _INK),
        ("tob-treasure-4", t("odds-worth"), t("odds-coins", n=tenths(worth, lang)), _INK),
    )
    small = h < 160
    for index, (symbol, said, value, tone) in enumerate(rows):
        top = y + (36 if small else 42) + index * 46
        out += use(symbol, x + 16, top, 28, 39.2) + text(x + 56, top + 17, said, 13, 600, _INK, "start")
        out += text(x + 56, top + 35, value, 14.5, 800, tone, "start")
    if share.scene.viewer >= 0 and not small:
        mine = int(share.scene.s.amulets[share.scene.viewer])
        guard = t("odds-guarded", n=mine) if mine else t("odds-bare")
        out += use("tob-amulet", x + 13, y + h - 42, 32, extra="opacity='.35'" if not mine else "")
        out += lettered(x + 56, y + h - 26, guard, 12.5, w - 66, 2, _INK, 600, "start")
    return out


# Yes or no


def options(share: Share, lang: str, names: list[str], box: tuple[float, float, float, float], size: float) -> str:
    """Take and pass, to be clicked when it is the viewer's word; elsewhere nothing is offered."""
    if share.asked < 0 or share.asked != share.scene.viewer:
        return ""
    t = words(lang)
    s = share.scene.s
    x, y, w, h = box
    after = share.next_asked()
    have = int(s.score(share.scene.viewer))
    take = t("take-note", total=have + share.coins)
    passed = t("pass-note-nobody")
    if after is not None:
        mine = after.owner == share.scene.viewer
        passed = t("pass-note-me") if mine else t("pass-note", name=names[after.owner])
    out = ""
    for index, (name, title, note) in enumerate(
        (("take", t("take", n=share.coins), take), ("pass", t("pass"), passed))
    ):
        left = x + index * (w + 12)
        fill = "#F7EFC8" if name == "take" else "#FBF6E9"
        body = card_rings(left, y, w, h, 10) + rect(left, y, w, h, 10, fill, 2)
        body += fitted(left + 12, y + 24, title, size, w - 20, 700, _INK, "start", serif=True)
        body += lettered(left + 12, y + 24 + (h - 24) / 2, note, 12, w - 20, 3, _PALE, 500, "start")
        out += spot(name, f"{title}. {note}", body)
    return out
