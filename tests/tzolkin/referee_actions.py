"""T-4 as the referee reads it: everything an action can end in, by trying every choice."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, Final

from sacbe.games.tzolkin.data import RESOURCES, TEMPLES, TRACKS
from tests.tzolkin.referee_goods import (
    COST,
    GIVES,
    MONUMENT_COST,
    Mine,
    advance,
    anger,
    climb,
    climb_any,
    gain,
    learn,
    once,
    pay,
    pay_any,
    take_any,
)

ARCHITECTURE: Final = TRACKS.index("architecture")
WORTH: Final = {"wood": 2, "stone": 3, "gold": 4}  # T-4.20
# T-4.24: points, temple, whether a resource comes with it
OVAL: Final = {
    1: (4, 0, False),
    2: (5, 0, False),
    3: (6, 0, False),
    4: (7, 2, False),
    5: (8, 2, False),
    6: (8, 2, True),
    7: (10, 1, False),
    8: (11, 1, True),
    9: (13, 1, True),
}


def action(m: Mine, gear: str, number: int) -> list[Mine]:
    """All that the action of a space can end in; nothing if it cannot be chosen."""
    return once(
        {"palenque": palenque, "yaxchilan": yaxchilan, "tikal": tikal, "uxmal": uxmal, "chichen_itza": chichen}[gear](
            m, number
        )
    )


# T-4.4 to T-4.8 Palenque


def palenque(m: Mine, number: int) -> list[Mine]:
    agriculture, extraction = m["tech"][0], m["tech"][1]
    if number == 1:
        return [gain(m, "corn", 3 + (agriculture >= 2))]
    place = number - 2
    corn_value, wood_value = (4, 5, 7, 9)[place], (0, 2, 3, 4)[place]
    corn_value += (0, 1, 1, 3)[agriculture]  # T-4.31
    corn, wood = m["jungle"][place]

    def left(corn: int, wood: int) -> dict[str, Any]:
        return {"jungle": (*m["jungle"][:place], (corn, wood), *m["jungle"][place + 1 :])}

    out = []
    if corn > wood:  # an uncovered corn tile
        out.append(gain(m | left(corn - 1, wood) | {"corn_tiles": m["corn_tiles"] + 1}, "corn", corn_value))
    elif agriculture >= 2:  # T-4.7
        out.append(gain(m, "corn", corn_value))
    if wood:
        taken = m | left(corn, wood - 1) | {"wood_tiles": m["wood_tiles"] + 1}
        out.append(gain(taken, "wood", wood_value + (extraction >= 1)))
        burnt = m | left(corn - 1, wood - 1) | {"corn_tiles": m["corn_tiles"] + 1, "burned": m["burned"] + 1}
        out += anger(gain(burnt, "corn", corn_value))  # T-4.6
    return out


# T-4.9 Yaxchilan


def yaxchilan(m: Mine, number: int) -> list[Mine]:
    extraction, theology = m["tech"][1], m["tech"][3]
    wood, stone, gold = 1 + (extraction >= 1), 1 + (extraction >= 2), 1 + (extraction >= 3)
    gains: dict[str, int] = {
        1: {"wood": wood},
        2: {"stone": stone, "corn": 1},
        3: {"gold": gold, "corn": 2},
        4: {"skull": 1 + (theology >= 3)},
        5: {"gold": gold, "stone": stone, "corn": 2},
    }[number]
    for good, much in gains.items():
        m = gain(m, good, much)
    return [m]


# T-4.10 to T-4.18 Tikal


def tikal(m: Mine, number: int) -> list[Mine]:
    if number == 1:
        return learn(m)
    if number == 3:
        first = learn(m)
        return first + [second for one in first for second in learn(one)]
    if number == 2:
        return [after for built, granted in build(m, "resources") for after in perform(built, granted)]
    if number == 4:
        return _two_buildings(m) + _monument(m)
    pairs = combinations(range(3), 2)
    return [climb(climb(paid, a), b) for (a, b), paid in product(pairs, pay_any(m, 1))]


def build(m: Mine, price: str, architecture: bool = True, only: str = "") -> list[tuple[Mine, tuple[str, ...]]]:
    """T-4.13, T-4.22, T-4.33 One building: the position after it, and the actions it grants."""
    level = m["tech"][ARCHITECTURE] if architecture else 0  # as it is when the building is paid for
    out = []
    for building in sorted(m["shown"]):
        cost = COST[building]
        if price == "corn":
            paid = pay(m, "corn", max(0, 2 * sum(cost) - 2 * (level >= 3)))
        else:
            saved = [one for one in range(3) if cost[one]] if level >= 3 else [3]
            paid = []
            for spare in saved:  # T-4.33: one resource less, which is the player's choice
                left = {name: m[name] - cost[i] + (i == spare) for i, name in enumerate(RESOURCES)}
                if min(left.values()) >= 0:
                    paid.append(m | left)
        for after in paid:
            after = after | {"shown": m["shown"] - {building}, "buildings": m["buildings"] | {building}}
            after = gain(after, "corn", int(level >= 1))
            after = after | {"vp": after["vp"] + 2 * (level >= 2)}
            out += [(given, granted) for given, granted in _given(after, building)]
    return out


def _given(m: Mine, building: str) -> list[tuple[Mine, tuple[str, ...]]]:
    """T-4.35 What a building gives at once, in order, and the actions it grants."""
    states, granted = [m], []
    for word in GIVES[building]:
        what, number = word.rstrip("0123456789"), int(word[-1])
        if what in ("fed", "less"):
            continue  # T-4.36
        if what in ("builder", "merchant", "traveller"):
            granted.append(what)
            continue
        for _ in range(1 if what in ("corn", "points") else number):
            after = []
            for one in states:
                if what == "points":
                    after.append(one | {"vp": one["vp"] + number})
                elif what == "worker":  # T-4.40
                    after.append(one | {"workers": min(6, one["workers"] + 1)})
                elif what in TEMPLES:
                    after.append(climb(one, TEMPLES.index(what)))
                elif what == "temple":
                    after += climb_any(one)
                elif what in TRACKS:
                    after += advance(one, TRACKS.index(what))
                elif what == "tech":
                    after += [x for track in range(4) for x in advance(one, track)]
                else:
                    after.append(gain(one, what, number if what == "corn" else 1))
            states = once(after)
    return [(one, tuple(granted)) for one in states]


def _two_buildings(m: Mine) -> list[Mine]:
    """T-4.14 to T-4.16, R-20 One building with architecture; or two, of which one has it."""
    out: list[Mine] = []
    level = m["tech"][ARCHITECTURE]
    designed = build(m, "resources")
    plain = build(m, "resources", architecture=False)
    for first, granted in designed:  # the only one, or the one of two that has architecture
        out += perform(first, granted)
        if level:
            for second, more in build(first, "resources", architecture=False):
                out += perform(second, granted + more)
    for first, granted in plain:  # kept for the second
        for second, more in build(first, "resources"):
            out += perform(second, granted + more)
    return once(out)


def _monument(m: Mine) -> list[Mine]:
    """T-4.17; R-3: a skull goes back to the supply."""
    out = []
    for monument in m["offered"]:
        cost = dict(zip((*RESOURCES, "skull"), MONUMENT_COST[monument], strict=True))
        left = {good: m[good] - much for good, much in cost.items()}
        if min(left.values()) >= 0:
            rest = {"offered": m["offered"] - {monument}, "monuments": m["monuments"] | {monument}}
            out.append(m | left | rest | {"skulls": m["skulls"] + cost["skull"]})
    return out


def perform(m: Mine, granted: tuple[str, ...]) -> list[Mine]:
    """T-4.16, T-4.35, R-7 The actions that tombs give, in any order, each as one likes."""
    if not granted:
        return [m]
    out = []
    for number, what in enumerate(granted):
        rest = granted[:number] + granted[number + 1 :]
        if what == "builder":  # T-4.38
            after = [m] + [x for built, more in build(m, "resources") for x in perform(built, more)]
        elif what == "merchant":
            after = trade(m)
        else:  # the traveller's costs 1 corn too
            after = [m, *(x for paid in pay(m, "corn", 1) for x in any_action(paid))]
        out += [x for one in after for x in perform(one, rest)]
    return once(out)


# T-4.19 to T-4.23 Uxmal


def uxmal(m: Mine, number: int) -> list[Mine]:
    if number == 1:
        return [after for paid in pay(m, "corn", 3) for after in climb_any(paid)]
    if number == 2:
        return trade(m)
    if number == 3:
        return [m | {"workers": min(6, m["workers"] + 1)}]
    if number == 4:
        return [after for built, granted in build(m, "corn") for after in perform(built, granted)]
    return [after for paid in pay(m, "corn", 1) for after in any_action(paid)]


def trade(m: Mine) -> list[Mine]:
    """T-4.20 Whatever the same worth can be changed into."""
    worth = worth_of(m)
    out = []
    for wood, stone, gold in product(*(range(worth // WORTH[name] + 1) for name in RESOURCES)):
        corn = worth - 2 * wood - 3 * stone - 4 * gold
        if corn >= 0:
            out.append(m | {"corn": corn, "wood": wood, "stone": stone, "gold": gold})
    return out


def worth_of(m: Mine) -> int:
    return int(m["corn"] + sum(WORTH[name] * m[name] for name in RESOURCES))


def may_trade(m: Mine, gear: str, number: int) -> bool:
    """Whether a trade may be part of this action: then it can end in very many ways."""
    builds = (gear, number) in (("tikal", 2), ("tikal", 4), ("uxmal", 4))
    return (gear, number) in (("uxmal", 2), ("uxmal", 5)) or (builds and bool(m["shown"] & {"B2-04", "B2-07"}))


def any_action(m: Mine) -> list[Mine]:
    """T-4.23, R-12"""
    spaces = [(gear, n) for gear in ("palenque", "yaxchilan", "tikal", "uxmal") for n in range(1, 6)]
    return once([x for gear, n in spaces if (gear, n) != ("uxmal", 5) for x in action(m, gear, n)])


# T-4.24 to T-4.27 Chichen Itza


def chichen(m: Mine, number: int) -> list[Mine]:
    if not m["skull"] or number in m["ovals"]:
        return []
    points, temple, resource = OVAL[number]
    m = m | {"skull": m["skull"] - 1, "ovals": m["ovals"] | {number}, "vp": m["vp"] + points}
    m = climb(m, temple)
    states = take_any(m) if resource else [m]
    if m["tech"][3] >= 2:  # T-4.27
        states = states + [after for one in states for paid in pay_any(one, 1) for after in climb_any(paid)]
    return states
