"""The tables beside the gears: buildings, monuments, technologies and the exchange."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from sacbe.core.bits import count
from sacbe.core.letters import width_of
from sacbe.core.svg import about, card_rings, fitted, move, num, rect, spot, text, use
from sacbe.games.tzolkin.actions import BUILD, DESIGN, LEARN
from sacbe.games.tzolkin.data import (
    ADVANCE_PRICE,
    AGE_1,
    BUILDING_TYPE,
    BUILDINGS,
    CORN_VALUE,
    MONUMENT_TYPE,
    MONUMENTS,
    RESOURCES,
    TOP_LEVEL,
    TRACKS,
    TYPES,
    monuments_shown,
)
from sacbe.games.tzolkin.show.geometry import LETTERS
from sacbe.games.tzolkin.show.icons import LEVELS, Row, building_row, cost_of, cost_row, monument_row, row, said_width
from sacbe.games.tzolkin.show.lens import monument_worth
from sacbe.games.tzolkin.show.said import building_gives, level_gives, price_words
from sacbe.games.tzolkin.show.scene import Scene
from sacbe.games.tzolkin.show.words import building_name, monument_counts, monument_name, points, track_name, words
from sacbe.games.tzolkin.state import FREE, LEARNING, Tzolkin

Box = tuple[float, float, float, float]


class Cards(NamedTuple):
    """A grid of cards: three across."""

    w: float
    h: float
    gap: float
    head: float  # height of the coloured frame with the price
    icon: float
    letters: float


WIDE: Final = Cards(150, 109, 8, 32, 26, LETTERS)


class Heading(NamedTuple):
    """Of a table: its title and a note, each with the name under which one asks what it is."""

    thing: str
    title: str
    note_thing: str
    note: str


def heading(x: float, y: float, w: float, named: Heading, size: float = 21, letters: float = LETTERS) -> str:
    room = w - width_of(named.note, letters, 600) - 10
    title = fitted(x, y, named.title, size, room, 700, "var(--ink)", "start", serif=True, least=letters)
    note = text(x + w, y, named.note, letters, 600, "var(--ink-2)", "end")
    return about(named.thing, title) + about(named.note_thing, note)


def buildings_named(s: Tzolkin, lang: str) -> Heading:
    t = words(lang)
    return Heading("buildings", t("market-buildings"), "deck", t("market-deck", age=int(s.age), n=deck_left(s)))


def deck_left(s: Tzolkin) -> int:
    """Buildings of this age that are still to be shown."""
    return count(int(s.deck) & (int(AGE_1) if s.age == 1 else ~int(AGE_1)))


def monuments_named(lang: str) -> Heading:
    t = words(lang)
    return Heading("monuments", t("market-monuments"), "monuments", t("market-monuments-note"))


def technologies_named(lang: str) -> Heading:
    t = words(lang)
    return Heading("technologies", t("market-technologies"), "technologies", t("market-technologies-note"))


def exchange_named(s: Tzolkin, lang: str) -> Heading:
    t = words(lang)
    return Heading("exchange", t("market-exchange"), "skulls", t("market-skulls", n=int(s.skulls)))


@cache
def tile(kind: str, cost: tuple[int, ...], gives: Row, size: Cards) -> str:
    """A building or a monument at the origin: the frame is its kind, its price is on top."""
    w, h, head = size.w, size.h, size.head
    out = rect(0, 0, w, h, 8, "var(--plate)", 2)
    frame = f"M1 {num(head)}V8A7 7 0 0 1 8 1H{num(w - 8)}A7 7 0 0 1 {num(w - 1)} 8V{num(head)}Z"
    out += f"<path d='{frame}' fill='var(--k-{kind})'/>"
    out += f"<path d='M1 {num(head)}H{num(w - 1)}' stroke='var(--outline)' stroke-width='1.5'/>"
    out += use(f"tz-kind-{kind}", 4, (head - size.icon * 0.92) / 2, size.icon * 0.92)
    price = row(cost_row(cost), size.icon * 0.77, size.letters, w - size.icon - 9, 0.3)
    out += move((w + size.icon) / 2 - 0.5, head / 2, price)
    return out + move(w / 2, head + (h - head) * 0.41, row(gives, size.icon, size.letters, w - 10))


def buildings(s: Tzolkin, now: Scene, x: float, y: float, lang: str, size: Cards = WIDE) -> str:
    """T-2.6 Two rows of three. Empty spaces stay to be seen."""
    out = []
    for i, building in enumerate(int(b) for b in s.shown):
        left, top = _cell(x, y, i, size)
        if building < 0:
            out.append(about("empty-building", _empty(left, top, size)))
            continue
        name = BUILDINGS[building]
        kind = TYPES[BUILDING_TYPE[building]]
        body = tile(kind, cost_of("building", building), building_row(building), size)
        said = words(lang)("spot-building", name=building_name(building, lang), kind=words(lang)(f"kind-{kind}"))
        gives, price = building_gives(s, now.seat, building, lang), price_words("building", building, lang)
        tip = words(lang)("tip-building", gives=gives, price=price)
        out.append(move(left, top, spot(f"building-{name}", said, _rings(size) + body, "piece", where=tip)))
        if BUILD + building in now.legal and DESIGN + building in now.legal:
            out.append(move(left, top, _plain(name, lang, size)))
    return "".join(out)


def _plain(name: str, lang: str, size: Cards) -> str:
    """T-4.15 Where architecture may be kept for the second building: this corner says so."""
    h = size.icon
    w = h * 1.6
    x, y = size.w - w, size.h - h
    body = rect(x, y, w, h, 8, "var(--limestone)", 1.8) + card_rings(x, y, w, h, 8)
    body += use("tz-tech-architecture", x + h * 0.12, y + h * 0.12, h * 0.76)
    body += text(x + w - h * 0.36, y + h / 2 + size.letters * 0.36, "2", size.letters, 800)
    return spot(f"plain-{name}", words(lang)("spot-plain"), body)


def monuments(s: Tzolkin, now: Scene, x: float, y: float, lang: str, size: Cards = WIDE) -> str:
    t = words(lang)
    out = []
    spaces = int(monuments_shown(s.seats))
    gone = [(seat, m) for seat in range(int(s.seats)) for m in range(13) if int(s.palaces[seat]) >> m & 1]
    for i in range(spaces):
        monument = int(s.offered[i])
        left, top = _cell(x, y, i, size)
        if monument < 0:
            empty, thing = _empty(left, top, size), "empty-monument"
            if gone:
                seat, monument = gone.pop(0)
                thing = f"raised-{MONUMENTS[monument]}"
                note = text(size.w / 2, size.h * 0.76, t("monument-built"), size.letters, 600, "var(--ink-2)")
                empty += move(left, top, use(f"token-{seat}", size.w / 2 - 12, size.h * 0.2, 24) + note)
                empty = f"<g id='{thing}'>{empty}</g>"
            out.append(about(thing, empty))
            continue
        kind = TYPES[MONUMENT_TYPE[monument]]
        body = tile(kind, cost_of("monument", monument), monument_row(monument, int(s.seats)), size)
        told = {
            "name": monument_name(monument, lang),
            "kind": t(f"kind-{kind}"),
            "counts": monument_counts(monument, lang),
        }
        said = t("spot-monument", **told)
        worth = monument_worth(s, now.seat, monument)
        tip = t("tip-monument", price=price_words("monument", monument, lang), points=points(worth, lang))
        name = f"monument-{MONUMENTS[monument]}"
        out.append(move(left, top, spot(name, said, _rings(size) + body, "piece", where=tip)))
        out.append(move(left + size.w / 2, top + size.h - 3, about(name, _worth(worth, size.letters))))
    return "".join(out)


def _worth(worth: int, letters: float) -> str:
    """In the worth lens: what a monument would bring the shown seat now."""
    said = str(worth)
    w = said_width(said, letters) + letters * 1.9
    plate = rect(-w / 2, -letters * 0.65, w, letters * 1.3, letters * 0.65, "var(--limestone)", 1.6)
    plate += use("vp", -w / 2 + letters * 0.25, -letters / 2, letters)
    plate += text(-w / 2 + letters * 1.4, letters * 0.36, said, letters, 800, anchor="start")
    return f"<g class='lens lens-worth' pointer-events='none'>{plate}</g>"


def _rings(size: Cards) -> str:
    """Around a tile, which lies on its light and stays clear."""
    return card_rings(-3, -3, size.w + 6, size.h + 6, 10)


def _cell(x: float, y: float, i: int, size: Cards) -> tuple[float, float]:
    return x + i % 3 * (size.w + size.gap), y + i // 3 * (size.h + size.gap)


def _empty(x: float, y: float, size: Cards) -> str:
    return (
        f"<rect x='{num(x)}' y='{num(y)}' width='{num(size.w)}' height='{num(size.h)}' rx='8' fill='none'"
        " stroke='var(--line)' stroke-width='2' stroke-dasharray='6 5'/>"
    )


# Technologies


def technologies(s: Tzolkin, now: Scene, box: Box, lang: str, letters: float = LETTERS, head: float = 0.0) -> str:
    """T-4.11 Four tracks: the start, three levels and the bonus. `box`: where the first is, and how large; `head`: so
    much above each is for its name, where nobody can rest a pointer on it."""
    x, y, w, h = box
    out = ""
    for i in range(len(TRACKS)):
        top = y + i * (h + 5 + head) + head
        if head:
            name = text(x + 4, top - 3, track_name(i, lang), letters - 1, 650, "var(--ink-2)", "start")
            out += about(f"tech-{TRACKS[i]}", name)
        out += _track(s, now, i, (x, top, w, h), lang, letters)
    return out


def _track(s: Tzolkin, now: Scene, track: int, box: Box, lang: str, letters: float) -> str:
    x, y, w, h = box
    levels = [int(s.tech[seat * 4 + track]) for seat in range(int(s.seats))]
    mine = levels[now.seat]
    start = 84.0
    cell = (w - start - 6) / 4
    name = track_name(track, lang)
    said = words(lang)("spot-track", track=name, level=mine)
    target = min(mine, 3)  # the square that the next advance is about
    rings = card_rings(x + start + target * cell, y + 4, cell - 3, h - 8, 6)
    body = rect(x, y, w, h, 8, "var(--well)") + use(f"tz-tech-{TRACKS[track]}", x + 5, y + (h - 38) / 2, 38)
    for i in range(4):
        left = x + start + i * cell
        fill = "var(--plate-2)" if i == 3 else "var(--plate)"
        icon = min(22.0, h * 0.34)
        square = rect(left, y + 4, cell - 3, h - 8, 6, fill, 1.4)
        square += move(
            left + (cell - 3) / 2,
            y + (h / 2 if i == 3 else 7 + icon / 2),
            row(LEVELS[track][i], icon, letters, cell - 8),
        )
        body += about(level_id(track, i + 1), square)
    out = spot(f"tech-{TRACKS[track]}", said, body + rings, where=level_gives(track, mine, lang))
    for level in range(int(TOP_LEVEL) + 1):
        here = [seat for seat, at in enumerate(levels) if at == level]
        for i, seat in enumerate(here):
            if level:
                centre = x + start + (level - 1) * cell + (cell - 3) / 2
                apart = min(17.0, (cell - 22) / max(1, len(here) - 1))
                if level - 1 == target and LEARN + track in now.legal:  # the price stands at the right
                    centre = x + start + target * cell + 12 + (len(here) - 1) / 2 * apart
                left, top = centre + (i - (len(here) - 1) / 2) * apart - 8.5, y + h - (30 if h > 60 else 24)
            else:
                left, top = x + 46 + i % 2 * 15.5, y + h / 2 - 16 + i // 2 * 16.5
            token = use(f"token-{seat}", left, top, 17 if level else 15)
            piece = f"<g id='tech-{seat}-{track}' class='piece' pointer-events='none'>{token}</g>"
            out += about(level_id(track, level), piece)
    if LEARN + track in now.legal:
        if mine < TOP_LEVEL:
            at = x + start + mine * cell + (cell - 3) / 2
            ghost = f"<g class='ghost'>{use(f'token-{now.viewer}', at - 8.5, y + h - (30 if h > 60 else 24), 17)}</g>"
            preview = f"<g class='preview' data-of='tech-{TRACKS[track]}' pointer-events='none'>{ghost}</g>"
            out += about(level_id(track, mine + 1), preview)
        price = about(level_id(track, target + 1), _price(s, mine, letters))
        out += move(x + start + target * cell + cell - 22, y + h - 9, price)
    return out


def level_id(track: int, level: int) -> str:
    """What a square of a track is called, 4 for the bonus; the start is the track itself."""
    return f"level-{TRACKS[track]}-{level}" if level else f"tech-{TRACKS[track]}"


def advance_price(s: Tzolkin, level: int) -> int:
    """T-4.11 What the next advance from a level takes now: nothing while a tile gives it."""
    return 0 if s.phase == LEARNING and s.number() == FREE else int(ADVANCE_PRICE[level])


def _price(s: Tzolkin, level: int, letters: float) -> str:
    n = advance_price(s, level)
    w, h = letters * 2.4, letters * 1.25
    pill = rect(-w / 2, -h / 2, w, h, h / 2, "var(--glow)", 1.6)
    return f"<g pointer-events='none'>{pill}{row((('tz-any', str(n)),), letters * 0.95, letters)}</g>"


# The exchange


def exchange(box: Box, lang: str, letters: float = LETTERS) -> str:
    """T-4.20 For each resource two arrows: sell it for corn, buy it with corn."""
    x, y, w, h = box
    t = words(lang)
    cell = (w - 16) / 3
    out = ""
    for i, name in enumerate(RESOURCES):
        left = x + i * (cell + 8)
        corn = int(CORN_VALUE[i + 1])
        half = cell / 2 - 1
        for j, verb in enumerate(("sell", "buy")):
            at = left + j * (half + 2)
            items = (
                ((f"tz-{name}", ""), ("tz-corn", f"›{corn}"))
                if verb == "sell"
                else (("tz-corn", f"{corn}"), (f"tz-{name}", "›"))
            )
            body = rect(at, y, half, h, 7, "var(--plate)", 1.6) + card_rings(at, y, half, h, 7)
            body += move(at + half / 2, y + h / 2, row(items, 20, letters, half - 6))
            said = t("spot-trade", verb=verb, good=t(f"amount-{name}", n=1), corn=t("amount-corn", n=corn))
            out += spot(f"{verb}-{name}", said, body)
    return out
