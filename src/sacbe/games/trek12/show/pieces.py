"""The things around the sheet: dice, operation cards, finds, the race for the Skeletons, the bag and the tray."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sacbe.core.bits import count
from sacbe.core.letters import width_of
from sacbe.core.svg import INK, about, card, card_rings, fitted, move, num, plate, rect, spot, text, use
from sacbe.games.trek12.data import BOXES, COLOURS, OPERATIONS, SKELETON_VALUES, TOKENS, result
from sacbe.games.trek12.show.lens import Race, leading, race_of
from sacbe.games.trek12.show.words import bone_symbol, operation_name, token_list, token_name, words
from sacbe.games.trek12.state import Trek

BONE_TALL = 58 / 56  # a bone symbol's height by its width


# Dice and operations


def dice(s: Trek, x: float, y: float, size: float, gap: float, drop: float) -> str:
    """Both dice; blank before the roll."""
    rolled = s.yellow >= 0
    yellow = f"trek-die-y-{int(s.yellow)}" if rolled else "trek-die-y"
    red = f"trek-die-r-{int(s.red)}" if rolled else "trek-die-r"
    return (
        f"<g id='die-yellow' class='piece' data-what='die-yellow'>{use(yellow, x, y, size)}</g>"
        f"<g id='die-red' class='piece' data-what='die-red'>{use(red, x + size + gap, y + drop, size)}</g>"
    )


def chief_pill(s: Trek, seat: int, lang: str, x: float, y: float, size: float) -> str:
    """Whose turn it is to roll: the hat, the words, the token. Centred at x."""
    if s.chief < 0:
        return ""
    t = words(lang)
    mine = s.chief == seat
    said = t(f"board-chief{'-you' if mine else ''}")
    wide = width_of(said, size, 650) + size * (3.7 if mine else 4.9)
    h = size * 2.05
    body = rect(-wide / 2, -h / 2, wide, h, h / 2, "var(--panel)", 1.6)
    body += f"<g id='chief-hat' class='piece'>{use('trek-chief', -wide / 2 + 6, -size * 0.9, size * 1.75)}</g>"
    body += text(-wide / 2 + size * 2.5, size * 0.36, said, size, 650, "var(--ink)", "start")
    if not mine:
        body += use(f"token-{int(s.chief)}", wide / 2 - size * 1.75, -size * 0.6, size * 1.2)
    return move(x, y, about("chief", f"<g id='chief-plate'>{body}</g>"))


def chief_badge(s: Trek, seat: int, lang: str, names: list[str], x: float, y: float) -> str:
    """The same for a phone, where there is no room for words: the hat over the token of its owner."""
    if s.chief < 0:
        return ""
    said = words(lang)("spot-chief", name=names[s.chief], mine="yes" if s.chief == seat else "no")
    body = rect(-18, -22, 36, 44, 10, "var(--panel)", 1.6) + card_rings(-18, -22, 36, 44)
    body += f"<g id='chief-hat' class='piece'>{use('trek-chief', -13, -21, 26)}</g>"
    body += use(f"token-{int(s.chief)}", -7, 4, 14)
    return move(x, y, f"<g id='chief-plate'>{spot('chief', said, body)}</g>")


@lru_cache(maxsize=1024)
def boxes(x: float, y: float, ticked: int, size: float, gap: float, pending: bool) -> str:
    """The four boxes of a row: crossed ones are used; the dashed one is the one this writing would cross."""
    out = []
    arm = size * 0.17
    for j in range(int(BOXES)):
        left = x + j * (size + gap)
        used, ghost = j < ticked, pending and j == ticked
        dash = "stroke-dasharray='3 2.5'" if ghost else ""
        out.append(rect(left, y, size, size, 3, "var(--stone)" if used else "#FFFDF6", 1.6, dash))
        if used or ghost:
            a, b = num(left + arm), num(left + size - arm)
            top, bottom = num(y + arm), num(y + size - arm)
            faint = " opacity='.55'" if ghost else ""
            out.append(
                f"<path d='M{a} {top}L{b} {bottom}M{b} {top}L{a} {bottom}' stroke='{INK}'"
                f" stroke-width='{num(size * 0.12)}' stroke-linecap='round'{faint}/>"
            )
    return "".join(out)


def _sum_of_dice(operation: int, yellow: int, red: int, x: float, y: float, size: float) -> str:
    """The dice an operation looks at, with its sign; blank dice before the roll."""
    y_die = f"trek-die-y-{yellow}" if yellow >= 0 else "trek-die-y"
    r_die = f"trek-die-r-{red}" if red >= 0 else "trek-die-r"
    if operation < 2:
        return use((y_die, r_die)[operation], x - size / 2, y, size)
    first, second = (r_die, y_die) if operation == 2 and red >= yellow else (y_die, r_die)
    sign = "+" if operation == 3 else "−"
    gap = size * (0.29 if size > 24 else 0.24)
    return (
        use(first, x - size - gap, y, size)
        + use(second, x + gap, y, size)
        + text(x, y + size * 0.66, sign, size * 0.61, 800)
    )


@lru_cache(maxsize=2048)
def operation_card(
    operation: int, ticked: int, yellow: int, red: int, chosen: bool, lang: str, box: tuple[float, float, float, float]
) -> str:
    """A row of the choices table as a card: its dice, its result, its boxes."""
    x, y, w, h = box
    t = words(lang)
    full = ticked >= BOXES
    tall = h > 100
    value = int(result(operation, yellow, red)) if yellow >= 0 else -1
    name = operation_name(operation, lang)
    fill = "var(--stone)" if full else "var(--limestone)"
    body = rect(x + 2, y + 4, w, h, 10, "#000", extra="opacity='.22'") + rect(x, y, w, h, 10, fill, 2.4)
    if chosen:
        edge, ring = (9, 5) if tall else (6, 3.2)
        body += rect(x, y, w, h, 10, "none", edge)
        body += rect(x, y, w, h, 10, "none", extra=f"stroke='var(--select)' stroke-width='{ring}'")
    body += card_rings(x, y, w, h)
    cx = x + w / 2
    shown = str(value) if value >= 0 else "–"
    ink = "#6B5F4D" if full else INK
    inner = ""
    if tall:
        inner += text(cx, y + 23, name, 17.1, 650)
        inner += _sum_of_dice(operation, yellow, red, cx, y + 31, 31)
        inner += text(cx, y + 102, shown, 40, 700, ink, serif=True)
        inner += boxes(cx - 47.5, y + 114, ticked, 20, 5, chosen)
    else:  # in one line, as a phone has no height to spare
        inner += _sum_of_dice(operation, yellow, red, x + (w - 30) / 2 + 2, y + 8, 21)
        inner += text(x + w - 19, y + 29, shown, 28 if value < 10 else 24, 700, ink, serif=True)
        inner += boxes(cx - 37, y + h - 20, ticked, 15, 4.5, chosen)
    body += f"<g opacity='.7'>{inner}</g>" if full else inner
    said = t("spot-operation", name=name, result=shown, left=int(BOXES) - ticked)
    return spot(f"op-{OPERATIONS[operation]}", said, body, "operation own")


# Bones


def bone_spot(token: int, x: float, y: float, size: float, lang: str, hit: float = 0) -> str:
    """A Bone token one can click or ask about; it keeps its id from the tray to the hand."""
    height = size * BONE_TALL
    cx, cy = x + size / 2, y + height / 2
    reach = max(hit, size) / 2 + 2
    body = f"<circle class='hit' cx='{num(cx)}' cy='{num(cy)}' r='{num(reach)}'/>"
    body += card_rings(x - 3, y - 3, size + 6, height + 6, size * 0.28)
    body += use(bone_symbol(token), x, y, size, height)
    return spot(f"token-{TOKENS[token]}", token_name(token, lang), body, "piece")


def bone_row(tokens: list[int], x: float, y: float, size: float, step: float, per_row: int, lang: str) -> str:
    return "".join(
        bone_spot(token, x + (j % per_row) * step, y + (j // per_row) * step * 1.03, size, lang)
        for j, token in enumerate(tokens)
    )


def tray_words(s: Trek, seat: int, lang: str, names: list[str]) -> str:
    t = words(lang)
    drawn, left, keep = count(s.drawn), int(s.to_draw), int(s.to_keep)
    who = "me" if s.digger == seat else "other"
    if left:
        return t("tray-draw", who=who, n=drawn + left, k=keep, name=names[s.digger])
    return t("tray-keep", who=who, n=drawn, k=keep, name=names[s.digger])


def tray(
    s: Trek,
    seat: int,
    lang: str,
    names: list[str],
    box: tuple[float, float, float, float],
    size: float,
    letters: float,
) -> str:
    """The Bones just drawn, and empty places for those still to come and for those already kept: none changes its
    place under the finger. `letters`: of the words above, 0 for none where the prompt says them."""
    x, y, w, h = box
    tokens = token_list(int(s.drawn) | int(s.kept))
    count = len(tokens) + int(s.to_draw)
    head = letters * 2
    rows = 1 if count * 42 <= w - 20 else 2  # a great dig takes two rows
    per_row = max(-(-count // rows), 1)
    step = min(size * 1.32, (w - 20) / per_row)
    size = min(size, step * 0.86, (h - head - 8) / rows / 1.1)
    left = x + (w - (per_row - 1) * step - size) / 2
    top = y + head + (h - head - (6 if letters else 0) - rows * size * 1.1) / 2
    out, tokens_drawn = card(x, y, w, h), ""
    if letters:
        said = tray_words(s, seat, lang, names)
        indent = 14.0 if s.digger == seat else 36.0
        if s.digger != seat:
            out += use(f"token-{int(s.digger)}", x + 12, y + head - 24, 18)
        room = w - indent - 12
        out += fitted(x + indent, y + head - 8, said, letters, room, 590, "var(--ink)", "start", least=letters)
    for j in range(count):
        bx, by = left + (j % per_row) * step, top + (j // per_row) * size * 1.1
        if j < len(tokens) and int(s.drawn) >> tokens[j] & 1:
            tokens_drawn += bone_spot(tokens[j], bx, by, size, lang, hit=44)
        else:
            out += rect(bx, by, size, size, size * 0.25, "var(--well)", 1.6, "stroke-dasharray='4 4'")
    return about("tray", out) + tokens_drawn


# Skeletons and the bag


def skeleton_rows(
    s: Trek, seat: int, lang: str, names: list[str], box: tuple[float, float, float, float], letters: float
) -> str:
    """The four Skeletons as a list: value, who would take it now, how far the viewer (or the next best) is. `box`: the
    corner of the first, the width, and from one to the next."""
    return _rows(race_of(s), seat, lang, tuple(names), box, letters)


@lru_cache(maxsize=1024)
def _rows(
    race: Race, seat: int, lang: str, names: tuple[str, ...], box: tuple[float, float, float, float], letters: float
) -> str:
    t = words(lang)
    x, y, wide, gap = box
    out = []
    for j, (owner, counts) in enumerate(leading(race)):
        top = y + j * gap
        most = max(counts)
        body = card_rings(x - 4, top - 3, wide + 8, gap - 4) + use(f"trek-skeleton-{COLOURS[j]}", x, top, 49)
        left, room = x + 60, wide - 60
        if owner >= 0:
            body += use(f"token-{owner}", left, top + 5, 17)
            said = t("race-you") if owner == seat else names[owner]
            count = text(x + wide, top + 20, most, letters, 700, "var(--ink)", "end")
            body += count + _line(left + 23, top + 20, said, letters, room - 23 - letters * 1.3, 650, "var(--ink)")
        else:
            body += _line(left, top + 20, _nobody(race, most, lang), letters, room, 590, "var(--ink)")
        body += _line(
            left, top + 41, _race_note(race.solo, seat, owner, counts, lang), letters, room, 500, "var(--ink-2)"
        )
        out.append(spot(f"skeleton-{COLOURS[j]}", _skeleton_told(race, j, lang, names), body))
    return "".join(out)


def _line(x: float, y: float, said: str, letters: float, room: float, weight: int, fill: str) -> str:
    return fitted(x, y, said, letters, room, weight, fill, "start", least=letters)


def _skeleton_told(race: Race, colour: int, lang: str, names: Sequence[str]) -> str:
    """A Skeleton in words: what it is worth, who would take it now, and how many of its Bones everybody has."""
    t = words(lang)
    owner, counts = leading(race)[colour]
    held = ", ".join(f"{names[seat]}: {n}" for seat, n in enumerate(counts) if n) or "–"
    name, value = t(f"species-{COLOURS[colour]}"), SKELETON_VALUES[colour]
    return t(
        "spot-skeleton", species=name, value=value, taken="yes" if owner >= 0 else "no", name=names[owner], held=held
    )


def _nobody(race: Race, most: int, lang: str) -> str:
    t = words(lang)
    if race.over:
        return t("race-unclaimed")
    if race.solo:
        return t("race-gathering")
    return t("race-tie", n=most) if most else t("race-nobody")


def _race_note(solo: bool, seat: int, owner: int, counts: list[int], lang: str) -> str:
    t = words(lang)
    if solo:
        return t("race-solo", n=counts[0])
    if seat >= 0 and owner != seat:
        return t("race-mine", n=counts[seat], tie="yes" if owner >= 0 and counts[seat] == max(counts) else "no")
    others = max(n for other, n in enumerate(counts) if other != owner)
    return t("race-others", n=others, tie="yes" if owner >= 0 and others == max(counts) else "no")


def skeleton_grid(
    s: Trek,
    seat: int,
    lang: str,
    names: list[str],
    x: float,
    y: float,
    size: float,
    dx: float,
    dy: float,
    letters: float,
) -> str:
    """Two by two, for phones: the leader's token and count on the rim."""
    race, out = race_of(s), []
    for j, (owner, counts) in enumerate(leading(race)):
        left, top = x + (j % 2) * dx, y + (j // 2) * dy
        body = card_rings(left, top, size, size, size / 2) + use(f"trek-skeleton-{COLOURS[j]}", left, top, size)
        if max(counts):
            mark = (
                use(f"token-{owner}", -15, -6.5, 13) if owner >= 0 else text(-9, 5, "" if s.solo else "=", letters, 800)
            )
            rim = rect(-17, -9, 34, 18, 6, "var(--limestone)", 1.4) + mark
            body += move(left + size * 0.5, top + 5, rim + text(7, letters * 0.36, max(counts), letters, 800))
        out.append(spot(f"skeleton-{COLOURS[j]}", _skeleton_told(race, j, lang, names), body))
    return "".join(out)


def bag(s: Trek, x: float, y: float, size: float, letters: float, lang: str) -> str:
    body = card_rings(x, y, size, size * 1.08) + use("trek-bag", x, y, size, size * 1.08)
    body += plate(x + size * 0.74, y + size, str(count(s.bag)), letters)
    return spot("bag", words(lang)("spot-bag", n=count(s.bag)), body)
