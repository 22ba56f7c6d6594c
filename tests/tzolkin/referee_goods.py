"""The referee's player: what one player has and what lies before him, and the simple things that can happen to it.

A position is a plain dict of values that are never changed in place, so a copy is cheap. Whatever leaves a choice gives
a list of positions, one for each answer.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from sacbe.games.tzolkin.data import (
    _BUILDINGS,
    _MONUMENTS,
    GOODS,
    PLANTATIONS,
    RESOURCES,
    TEMPLES,
    TOP_STEP,
    TRACKS,
)

Mine = dict[str, Any]

COST: Final = {row[0]: tuple(map(int, row[2:5])) for row in map(str.split, _BUILDINGS.strip().splitlines())}
GIVES: Final = {row[0]: row[5:] for row in map(str.split, _BUILDINGS.strip().splitlines())}
MONUMENT_COST: Final = {row[0]: tuple(map(int, row[2:6])) for row in map(str.split, _MONUMENTS.strip().splitlines())}
TYPE: Final = {row[0]: row[1] for row in map(str.split, (_BUILDINGS + _MONUMENTS).split("\n")) if row}
TOP: Final = tuple(map(int, TOP_STEP))


def mine(d: dict[str, Any], seat: int) -> Mine:
    """What a seat has, from a dump."""
    player = d["players"][seat]
    others = [other for number, other in enumerate(d["players"]) if number != seat]
    return {
        **{key: player[key] for key in (*GOODS, "vp", "workers", "light", "corn_tiles", "wood_tiles")},
        "temples": tuple(player["temples"][name] for name in TEMPLES),
        "tech": tuple(player["technologies"][name] for name in TRACKS),
        "buildings": frozenset(player["buildings"]),
        "monuments": frozenset(player["monuments"]),
        "skulls": d["skulls"],
        "jungle": tuple((d["jungle"][str(p)]["corn"], d["jungle"][str(p)]["wood"]) for p in PLANTATIONS),
        "burned": d["burned"],
        "ovals": frozenset(map(int, d["ovals"])),
        "shown": frozenset(filter(None, d["buildings"])),
        "offered": frozenset(filter(None, d["monuments"])),
        "tops": tuple(any(other["temples"][name] == TOP[t] for other in others) for t, name in enumerate(TEMPLES)),
    }


def key(m: Mine) -> tuple[Any, ...]:
    return tuple(sorted((name, value) for name, value in m.items()))


def once(states: list[Mine]) -> list[Mine]:
    """Without repetitions: different ways often lead to the same."""
    return list({key(m): m for m in states}.values())


# T-4.1 to T-4.3 Goods


def gain(m: Mine, good: str, number: int = 1) -> Mine:
    if good == "skull":  # T-4.2
        number = min(number, m["skulls"])
        m = m | {"skulls": m["skulls"] - number}
    return m | {good: m[good] + number}


def pay(m: Mine, good: str, number: int) -> list[Mine]:
    """The position after paying; none if there is not enough."""
    return [m | {good: m[good] - number}] if m[good] >= number else []


def pay_any(m: Mine, number: int) -> list[Mine]:
    """T-4.11 So many resources, in any mix."""
    out = []
    for mix in combinations_with_replacement(RESOURCES, number):
        left = {name: m[name] - mix.count(name) for name in RESOURCES}
        if min(left.values()) >= 0:
            out.append(m | left)
    return out


def take_any(m: Mine) -> list[Mine]:
    return [gain(m, name) for name in RESOURCES]


# T-4.28 to T-4.30 Temples


def climb(m: Mine, temple: int) -> Mine:
    step = m["temples"][temple]
    if step == TOP[temple] or (step + 1 == TOP[temple] and m["tops"][temple]):
        return m
    m = m | {"temples": (*m["temples"][:temple], step + 1, *m["temples"][temple + 1 :])}
    return m | {"light": True} if step + 1 == TOP[temple] else m  # T-4.29


def climb_any(m: Mine) -> list[Mine]:
    return [climb(m, temple) for temple in range(3)]


def anger(m: Mine) -> list[Mine]:
    """T-4.30 A step down in a temple where one is not at the bottom."""
    return [
        m | {"temples": (*m["temples"][:t], m["temples"][t] - 1, *m["temples"][t + 1 :])}
        for t in range(3)
        if m["temples"][t] > 0
    ]


# T-4.10 to T-4.12 Technologies


def advance(m: Mine, track: int) -> list[Mine]:
    level = m["tech"][track]
    if level < 3:
        return [m | {"tech": (*m["tech"][:track], level + 1, *m["tech"][track + 1 :])}]
    name = TRACKS[track]
    if name == "agriculture":
        return climb_any(m)
    if name == "extraction":
        return [two for one in take_any(m) for two in take_any(one)]
    if name == "architecture":
        return [m | {"vp": m["vp"] + 3}]
    return [gain(m, "skull")]


def learn(m: Mine) -> list[Mine]:
    """A paid advance on any track."""
    out = []
    for track in range(4):
        price = (1, 2, 3, 1)[m["tech"][track]]
        out += [after for paid in pay_any(m, price) for after in advance(paid, track)]
    return once(out)
