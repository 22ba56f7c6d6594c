"""What a seat may do, in words: a label, what it costs and brings, where it is clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.present import Choice
from sacbe.games.tzolkin.actions import (
    ACT,
    ACTIONS,
    ADVANCE,
    BEG,
    BUILD,
    BURN,
    BUY,
    CLIMB,
    DESIGN,
    HARVEST,
    KEEP,
    LEARN,
    MONUMENT,
    PAY,
    PICK,
    PLACE,
    SELL,
    SPARE,
    TAKE,
    USE,
)
from sacbe.games.tzolkin.data import (
    ADVANCE_PRICE,
    ARCHITECTURE,
    CORN,
    CORN_VALUE,
    FOOD_DAYS,
    GRANTED,
    RESOURCES,
    SPACE_COUNT,
    SPACE_GEAR,
    SPACE_NUMBER,
    STEPS,
    TEMPLES,
    TOP_LEVEL,
    TRACKS,
    WOOD,
)
from sacbe.games.tzolkin.rules.prices import corn_price
from sacbe.games.tzolkin.rules.turn import stranded
from sacbe.games.tzolkin.show.clicks import both_ways, clicks, kept_architecture
from sacbe.games.tzolkin.show.icons import building_row, space_row
from sacbe.games.tzolkin.show.lens import is_last_round, monument_worth
from sacbe.games.tzolkin.show.machine import SIGNS
from sacbe.games.tzolkin.show.said import act_words, building_gives, harvest, price_words, wealth_gives
from sacbe.games.tzolkin.show.scene import act_price, place_price
from sacbe.games.tzolkin.show.temples import can_climb
from sacbe.games.tzolkin.show.words import (
    amount,
    building_name,
    monument_counts,
    monument_name,
    points,
    space_name,
    temple_name,
    track_name,
    words,
)
from sacbe.games.tzolkin.state import (
    ACTION,
    AS_UXMAL_4,
    BUILDING,
    FREE,
    LEARNING,
    PAID,
    SPARING,
    START_TURN,
    Tzolkin,
)

_ROOM: Final = 64  # letters of all labels up to which actions are also shown as buttons
_DONE: Final = {8: "place", 9: "pick", 11: "any", 13: "learn", 17: "build", 19: "trade", 20: "offer"}  # by phase


class Told:
    """The words of one action."""

    def __init__(self, label: str, note: str = "", icon: str = "", button: bool = False, cost: int = 0) -> None:
        self.label, self.note, self.icon, self.button, self.cost = label, note, icon, button, cost


def choices(s: Tzolkin, seat: int, lang: str) -> list[Choice]:
    legal = [int(code) for code in s.legal(seat)]
    all_told = [tell(s, seat, code, lang) for code in legal]
    short = s.phase == ACTION and sum(len(told.label) + 6 for told in all_told) <= _ROOM
    out = []
    for code, told in zip(legal, all_told, strict=True):
        path = clicks(s, code)
        also = told.button or short or not path or _is_own(s, code)
        cost = str(told.cost) if told.cost else ""
        out.append(Choice(code, ACTIONS.text(code), told.label, told.note, path, also, told.icon, cost=cost))
    return out


def _is_own(s: Tzolkin, code: int) -> bool:
    """The action of the space a worker was taken from: else "do nothing" would be all that the bar offers."""
    return bool(s.phase == ACTION and code == ACT + s.number())


def tell(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    verb = ACTIONS.verb(code)
    return _TELLERS[verb](s, seat, code, lang)


def label(s: Tzolkin, seat: int, code: int, lang: str) -> str:
    return tell(s, seat, code, lang).label


# Wealth and the turn


def _keep(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    return Told(words(lang)("choice-keep", what=wealth_gives(code - int(KEEP), lang)))


def _beg(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    said = t("choice-beg", temple=temple_name(code - int(BEG), lang))
    return Told(said, t("choice-beg-note"), "tz-a-beg")


def _place(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    space = code - int(PLACE)
    have, price = int(s.goods[seat * 5 + CORN]), place_price(s, space)
    first = space == SPACE_COUNT
    name = t("space-first") if first else space_name(space, lang)
    note = t("choice-place-note", corn=amount(int(CORN), price, lang), left=max(0, have - price))
    if s.phase == START_TURN and stranded(s, seat):
        note = t("choice-place-mercy")
    if first:
        note = "; ".join([note, *_first_player(s, seat, lang)])
    icon = "tz-a-first" if first else SIGNS[SPACE_GEAR[space]]
    return Told(t("choice-place", space=name), note, icon, cost=price)


def _first_player(s: Tzolkin, seat: int, lang: str) -> list[str]:
    """T-3.18 the pot, T-3.25 where the marker goes; in the last round it does not matter any more (T-3.29)."""
    t = words(lang)
    pot = [t("choice-place-pot", corn=amount(int(CORN), int(s.pot()), lang))] if s.pot() else []
    if is_last_round(s):
        return pot
    return [*pot, t("choice-place-marker", to="left" if s.marker == seat else "me")]


def _pick(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    space = code - int(PICK)
    said = words(lang)("choice-pick", space=space_name(space, lang))
    return Told(said, act_words(s, seat, space, lang), f"worker-{seat}")


def _act(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    space = code - int(ACT)
    price = act_price(s, seat, space)
    said = act_words(s, seat, space, lang)
    note = space_name(space, lang)
    if price:
        note = t("choice-act-back" if s.phase == ACTION else "choice-act-fee", corn=amount(int(CORN), price, lang))
    icon = next(symbol for symbol, _ in space_row(int(SPACE_GEAR[space]), int(SPACE_NUMBER[space])) if symbol)
    return Told(said[:1].upper() + said[1:], note, icon, cost=price)


def _nothing(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    return Told(words(lang)("choice-nothing"), "", "tz-a-nothing", button=True)


def _done(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    kept = kept_architecture(s) if s.phase == BUILDING else None
    helps = architecture_helps(kept.level, lang) if kept else []
    note = t("choice-done-kept", help=", ".join(helps)) if kept else ""
    return Told(t(f"choice-done-{_DONE[int(s.phase)]}"), note, "i-confirm", button=True)


# What actions ask


def _harvest(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    corn, wood = harvest(s, seat, int(s.number()))
    maize = amount(int(CORN), corn, lang)
    kind = code - int(HARVEST)
    if kind == 1:
        return Told(t("choice-harvest-wood", wood=amount(int(WOOD), wood, lang)), "", "tz-tile-wood", button=True)
    if kind == 2:
        return Told(t("choice-harvest-free", corn=maize), "", "tz-corn", button=True)
    return Told(t("choice-harvest-corn", corn=maize), "", "tz-tile-corn", button=True)


def _burn(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    corn, _ = harvest(s, seat, int(s.number()))
    said = t("choice-burn", temple=temple_name(code - int(BURN), lang))
    return Told(said, t("choice-burn-note", corn=amount(int(CORN), corn, lang)), "tz-a-burn")


def _learn(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    track = code - int(LEARN)
    level = int(s.tech[seat * 4 + track])
    name = track_name(track, lang)
    said = t("choice-learn-bonus", track=name) if level == TOP_LEVEL else t("choice-learn", track=name, level=level + 1)
    price = int(ADVANCE_PRICE[level])
    free = s.phase == LEARNING and s.number() == FREE
    note = t("choice-learn-free") if free else t("choice-learn-note", price=t("amount-resources", n=price))
    return Told(said, note, f"tz-tech-{TRACKS[track]}")


def _climb(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    temple = code - int(CLIMB)
    step = int(s.temple[seat * 3 + temple])
    if can_climb(s, seat, temple):
        note = t("choice-climb-note", points=points(STEPS[temple][step + 1], lang))
    else:
        note = t("choice-climb-lost")
    return Told(t("choice-climb", temple=temple_name(temple, lang)), note, f"tz-temple-{TEMPLES[temple]}")


def _resource(key: str, base: int) -> Callable[[Tzolkin, int, int, str], Told]:
    def told(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
        name = RESOURCES[code - base]
        back = "-back" if s.phase == SPARING and s.number() >= PAID else ""
        said = words(lang)(key + back, resource=words(lang)(f"resource-{name}"))
        have = amount(code - base + 1, int(s.goods[seat * 5 + code - base + 1]), lang)
        return Told(said, words(lang)("choice-have", what=have), f"tz-{name}", button=True)

    return told


# Tables


def _build(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    building = code - int(BUILD)
    kept = both_ways(s, building)
    key = "choice-build-plain" if kept else "choice-build"
    note = _building_note(s, seat, building, lang)
    if kept:
        note += "; " + t("choice-build-kept", edition=int(s.edition))
    return Told(t(key, name=building_name(building, lang)), note, _icon(building))


def _design(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    building = code - int(DESIGN)
    level = int(s.tech[seat * 4 + ARCHITECTURE])
    helps = architecture_helps(min(level, 2), lang)
    if level == TOP_LEVEL and s.number() != AS_UXMAL_4:  # there the corn it saves is taken off the price
        helps.append("−" + t("amount-resources", n=1))
    note = f"{_building_note(s, seat, building, lang)}; {t('choice-build-arch', help=', '.join(helps))}"
    return Told(t("choice-build", name=building_name(building, lang)), note, _icon(building))


def _building_note(s: Tzolkin, seat: int, building: int, lang: str) -> str:
    price = price_words("building", building, lang)
    if s.number() == AS_UXMAL_4:
        price = amount(int(CORN), int(corn_price(s, seat, building)), lang)
    return words(lang)("choice-build-note", price=price, gives=building_gives(s, seat, building, lang))


def architecture_helps(level: int, lang: str) -> list[str]:
    """T-4.33 What it adds to a building that is paid for, by level; R-20: from level 3 on a resource comes back."""
    t = words(lang)
    return [f"+{amount(int(CORN), 1, lang)}", f"+{points(2, lang)}", t("choice-done-back")][:level]


def _icon(building: int) -> str:
    return building_row(building)[0][0]


def _monument(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    monument = code - int(MONUMENT)
    worth = points(monument_worth(s, seat, monument), lang)
    price = price_words("monument", monument, lang)
    note = t("choice-monument-note", counts=monument_counts(monument, lang), price=price, points=worth)
    return Told(t("choice-monument", name=monument_name(monument, lang)), note, "tz-a-monument")


def _trade(verb: str, base: int) -> Callable[[Tzolkin, int, int, str], Told]:
    def told(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
        good = code - base + 1
        corn = amount(int(CORN), int(CORN_VALUE[good]), lang)
        return Told(
            words(lang)(f"choice-{verb}", good=amount(good, 1, lang), corn=corn), "", f"tz-{RESOURCES[good - 1]}"
        )

    return told


def _use(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    icons = ("tz-a-build", "tz-a-exchange", "tz-a-any")
    which = code - int(USE)
    return Told(words(lang)(f"choice-use-{GRANTED[which]}"), "", icons[which], button=True)


def _advance(s: Tzolkin, seat: int, code: int, lang: str) -> Told:
    t = words(lang)
    days = code - int(ADVANCE) + 1
    notes = [t("choice-advance-note")] if days == 2 else []
    if s.day + days >= FOOD_DAYS[s.food]:
        notes.append(t("choice-advance-food"))
    return Told(t("choice-advance", n=days), "; ".join(notes), f"tz-a-day-{days}", button=True)


_TELLERS: Final[dict[str, Callable[[Tzolkin, int, int, str], Told]]] = {
    "keep": _keep,
    "beg": _beg,
    "place": _place,
    "pick": _pick,
    "act": _act,
    "nothing": _nothing,
    "done": _done,
    "harvest": _harvest,
    "burn": _burn,
    "learn": _learn,
    "climb": _climb,
    "pay": _resource("choice-pay", int(PAY)),
    "take": _resource("choice-take", int(TAKE)),
    "spare": _resource("choice-spare", int(SPARE)),
    "build": _build,
    "design": _design,
    "monument": _monument,
    "sell": _trade("sell", int(SELL)),
    "buy": _trade("buy", int(BUY)),
    "use": _use,
    "advance": _advance,
}
