"""The log: what happened, told in lines people enjoy, and never more than the viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.present import Line
from sacbe.core.state import NATURE
from sacbe.games.tzolkin.actions import (
    ACT,
    ACTIONS,
    BEG,
    BUILD,
    BURN,
    BUY,
    CLIMB,
    DEAL,
    DESIGN,
    LEARN,
    MONUMENT,
    NEUTRALS,
    PICK,
    PLACE,
    REVEAL,
    SELL,
    SHOW,
    SPARE,
)
from sacbe.games.tzolkin.data import (
    ARCHITECTURE,
    BUILDING_COST,
    BUILDING_COUNT,
    BUILDINGS,
    CHICHEN,
    CORN,
    CORN_VALUE,
    GOODS,
    PALENQUE,
    SPACE_COUNT,
    SPACE_GEAR,
    SPACE_NUMBER,
    TEMPLES,
    TOP_LEVEL,
    TOP_STEP,
    TRACKS,
    WEALTH,
    WEALTH_GEAR,
    WEALTH_SPACE,
    WOOD,
    names_of,
)
from sacbe.games.tzolkin.rules.prices import way_price
from sacbe.games.tzolkin.rules.turn import stranded
from sacbe.games.tzolkin.show import effects
from sacbe.games.tzolkin.show.clicks import Kept, kept_architecture
from sacbe.games.tzolkin.show.icons import building_row
from sacbe.games.tzolkin.show.machine import SIGNS
from sacbe.games.tzolkin.show.rounds_told import after_turn
from sacbe.games.tzolkin.show.said import act_words, wealth_gives
from sacbe.games.tzolkin.show.words import (
    amount,
    amounts,
    building_name,
    gear_name,
    listed,
    monument_name,
    points,
    space_name,
    temple_name,
    track_name,
    words,
)
from sacbe.games.tzolkin.state import (
    ACTION,
    AS_TIKAL_4,
    BUILDING,
    CLIMBING,
    PAID,
    PICKING,
    START_TURN,
    TAKING,
    Tzolkin,
)

Telling = tuple[Tzolkin, int, int, Tzolkin, str, list[str]]  # before, seat, code, after, language, names


def story(before: Tzolkin, seat: int, code: int | None, after: Tzolkin, lang: str, names: list[str]) -> list[Line]:
    if code is None:
        return []  # a tile dealt or kept: told when all are opened
    if seat == NATURE:
        lines = _chance(before, code, after, lang, names)
    else:
        told = (before, seat, code, after, lang, names)
        lines = _TELLERS.get(ACTIONS.verb(code), _quiet)(told) + _built(told) + _architecture(told)
    return lines + after_turn(before, seat, code, after, lang, names)


def _chance(before: Tzolkin, code: int, after: Tzolkin, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    if code < SHOW:
        return [Line(t("log-first", name=names[code]), code, icons=["tz-a-first"])]
    if code < DEAL:
        tile = code - int(SHOW)
        if tile < BUILDING_COUNT:
            icons = [symbol for symbol, _ in building_row(tile) if symbol]
            return [Line(t("log-shown", name=building_name(tile, lang)), -1, "quiet", icons[:3])]
        name = monument_name(tile - int(BUILDING_COUNT), lang)
        return [Line(t("log-shown-monument", name=name), -1, "quiet", ["tz-a-monument"])]
    if NEUTRALS <= code < NEUTRALS + len(WEALTH):
        tile = code - int(NEUTRALS)
        space = f"{gear_name(int(WEALTH_GEAR[tile]), lang)} {int(WEALTH_SPACE[tile])}"
        return [Line(t("log-neutral", space=space), -1, "quiet", ["worker-n"])]
    if code != REVEAL:
        return []
    lines = []
    for seat in range(int(after.seats)):
        tiles = [WEALTH.index(name) for name in names_of(int(after.kept[seat]), WEALTH)]
        what = "; ".join(wealth_gives(tile, lang) for tile in tiles)
        lines.append(Line(t("log-wealth", name=names[seat], what=what), seat))
    return [*lines, Line(t("log-day", day=1), -1, "head")]


def gained(before: Tzolkin, after: Tzolkin, seat: int) -> dict[int, int]:
    """Goods that a seat has more than before."""
    diff = {good: int(after.goods[seat * 5 + good]) - int(before.goods[seat * 5 + good]) for good in range(len(GOODS))}
    return {good: n for good, n in diff.items() if n > 0}


def _icons(goods: dict[int, int]) -> list[str]:
    return [f"tz-{GOODS[good]}" for good in sorted(goods, reverse=True)]


def _quiet(_: Telling) -> list[Line]:
    return []


def _beg(told: Telling) -> list[Line]:
    _, seat, code, _, lang, names = told
    temple = code - int(BEG)
    said = words(lang)("log-beg", name=names[seat], temple=temple_name(temple, lang))
    return [Line(said, seat, icons=["tz-a-beg", f"tz-god-{TEMPLES[temple]}"])]


def _place(told: Telling) -> list[Line]:
    before, seat, code, after, lang, names = told
    t = words(lang)
    space = code - int(PLACE)
    name = t("space-first") if space == SPACE_COUNT else space_name(space, lang)
    icon = "tz-a-first" if space == SPACE_COUNT else SIGNS[SPACE_GEAR[space]]
    if before.phase == START_TURN and stranded(before, seat):
        return [Line(t("log-place-mercy", name=names[seat], space=name), seat, icons=[icon])]
    paid = int(before.goods[seat * 5 + CORN]) - int(after.goods[seat * 5 + CORN])
    said = t("log-place", name=names[seat], space=name, n=paid, corn=amount(int(CORN), paid, lang))
    return [Line(said, seat, icons=[icon])]


def _pick(told: Telling) -> list[Line]:
    """Told with what he does; here only where nothing is left to choose."""
    _, seat, code, after, lang, names = told
    said = words(lang)("log-nothing", name=names[seat], space=space_name(code - int(PICK), lang))
    return [Line(said, seat, icons=[f"worker-{seat}"])] if after.phase == PICKING else []


def _nothing(told: Telling) -> list[Line]:
    before, seat, _, _, lang, names = told
    said = words(lang)("log-nothing", name=names[seat], space=space_name(int(before.number()), lang))
    return [Line(said, seat, icons=[f"worker-{seat}"])]


def _act(telling: Telling) -> list[Line]:
    before, seat, code, after, lang, names = telling
    t = words(lang)
    space = code - int(ACT)
    what, name = act_words(before, seat, space, lang), space_name(space, lang)
    price = int(way_price(before, seat, before.number(), SPACE_NUMBER[space])) if before.phase == ACTION else 0
    icons = [SIGNS[SPACE_GEAR[space]]]
    if SPACE_GEAR[space] == PALENQUE:
        paid = before.copy()
        paid.goods[seat * 5 + CORN] -= price
        what = amounts(gained(paid, after, seat), lang) or what  # a harvest without a choice is told as it came out
    # What goes on with a decision is told by the decision.
    kind = "quiet" if after.phase not in (PICKING, CLIMBING, TAKING) and SPACE_GEAR[space] != CHICHEN else "move"
    told: dict[str, str] = {"name": names[seat], "space": name, "what": what}
    said = t("log-act-back", **told, corn=amount(int(CORN), price, lang)) if price else t("log-act", **told)
    felt = effects.offered(before, after, seat, space) if SPACE_GEAR[space] == CHICHEN else []
    return [Line(said, seat, kind, icons, effects=felt)]


def _harvest(told: Telling) -> list[Line]:
    before, seat, _, after, lang, names = told
    goods = gained(before, after, seat)
    said = words(lang)("log-harvest", name=names[seat], what=amounts(goods, lang))
    return [Line(said, seat, icons=_icons(goods))]


def _burn(told: Telling) -> list[Line]:
    before, seat, code, after, lang, names = told
    what = amounts(gained(before, after, seat), lang)
    temple = temple_name(code - int(BURN), lang)
    said = words(lang)("log-burn", name=names[seat], what=what, temple=temple)
    return [Line(said, seat, icons=["tz-a-burn"])]


def _learn(told: Telling) -> list[Line]:
    before, seat, code, _, lang, names = told
    t = words(lang)
    track = code - int(LEARN)
    level = int(before.tech[seat * 4 + track])
    name, icons = track_name(track, lang), [f"tz-tech-{TRACKS[track]}"]
    if level == 3:
        return [Line(t("log-bonus", name=names[seat], track=name), seat, icons=icons)]
    return [Line(t("log-learn", name=names[seat], track=name, level=level + 1), seat, icons=icons)]


def _climb(told: Telling) -> list[Line]:
    before, seat, code, after, lang, names = told
    temple = code - int(CLIMB)
    step = int(after.temple[seat * 3 + temple])
    key = "log-climb-lost" if step == before.temple[seat * 3 + temple] else "log-climb"
    if key == "log-climb" and step == TOP_STEP[temple]:
        key = "log-climb-top"
    said = words(lang)(key, name=names[seat], temple=temple_name(temple, lang), step=step)
    return [Line(said, seat, icons=[f"tz-temple-{TEMPLES[temple]}"])]


def _take(told: Telling) -> list[Line]:
    before, seat, _, after, lang, names = told
    goods = gained(before, after, seat)
    said = words(lang)("log-gain", name=names[seat], what=amounts(goods, lang))
    return [Line(said, seat, icons=_icons(goods))] if goods else []


def _monument(telling: Telling) -> list[Line]:
    _, seat, code, _, lang, names = telling
    monument = code - int(MONUMENT)
    said = words(lang)("log-monument", name=names[seat], monument=monument_name(monument, lang))
    return [Line(said, seat, icons=["tz-a-monument"], effects=effects.monument(monument))]


def _trade(told: Telling) -> list[Line]:
    _, seat, code, _, lang, names = told
    selling = code < BUY
    good = code - int(SELL if selling else BUY) + 1
    corn = amount(int(CORN), int(CORN_VALUE[good]), lang)
    key = "log-sell" if selling else "log-buy"
    said = words(lang)(key, name=names[seat], good=amount(good, 1, lang), corn=corn)
    return [Line(said, seat, "quiet", ["tz-a-exchange", f"tz-{GOODS[good]}"])]


def _built(told: Telling) -> list[Line]:
    """A building that has come to the seat, by whatever step its price was settled."""
    before, seat, _, after, lang, names = told
    new = names_of(int(after.built[seat]) & ~int(before.built[seat]), BUILDINGS)
    lines = []
    for name in new:
        building = BUILDINGS.index(name)
        icons = [symbol for symbol, _ in building_row(building) if symbol]
        said = words(lang)("log-build", name=names[seat], building=building_name(building, lang))
        lines.append(Line(said, seat, icons=["tz-a-build", *icons[:3]], effects=effects.built(building)))
    return lines


def _architecture(told: Telling) -> list[Line]:
    """T-4.33 What it gave for a building, at once or because no second one came (R-20)."""
    before, seat, code, after, lang, names = told
    if SPARE <= code < MONUMENT and before.number() >= PAID:
        gains, level = {int(WOOD) + code - int(SPARE): 1}, 0
    elif DESIGN <= code < MONUMENT and after.built[seat] != before.built[seat]:
        gains, level = {int(CORN): 1}, int(before.tech[seat * 4 + ARCHITECTURE])
    elif (kept := _kept(before, seat, code)) and not kept_architecture(after):
        gains, level = {int(CORN): 1}, kept.level
        price = [int(n) for n in BUILDING_COST[kept.building * 3 : kept.building * 3 + 3]]
        if level == TOP_LEVEL and price.count(0) == 2:  # one kind of resource: it comes back without a question
            gains[int(WOOD) + next(i for i, n in enumerate(price) if n)] = 1
    else:
        return []
    what = listed([amounts(gains, lang), *([points(2, lang)] if level >= 2 else [])])
    said = words(lang)("log-architecture", name=names[seat], what=what)
    return [Line(said, seat, "quiet", ["tz-tech-architecture"])]


def _kept(before: Tzolkin, seat: int, code: int) -> Kept | None:
    """R-20 Architecture that lay ready for a second building, or was left to one by this very action."""
    if (kept := kept_architecture(before)) and not DESIGN <= code < SPARE:
        return kept
    level = int(before.tech[seat * 4 + ARCHITECTURE])
    first = before.phase == BUILDING and before.number() == AS_TIKAL_4 and BUILD <= code < DESIGN
    return Kept(code - int(BUILD), level) if first and level and before.edition > 1 else None


_TELLERS: Final[dict[str, Callable[[Telling], list[Line]]]] = {
    "beg": _beg,
    "place": _place,
    "pick": _pick,
    "act": _act,
    "nothing": _nothing,
    "harvest": _harvest,
    "burn": _burn,
    "learn": _learn,
    "climb": _climb,
    "take": _take,
    "monument": _monument,
    "sell": _trade,
    "buy": _trade,
}
