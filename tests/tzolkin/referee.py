"""A second reading of the rules of Tzolk'in, written from the rulebook and not from the engine: slow and plain.

`check` asks both about a position and tells every point on which they disagree. An action is compared by all it can
end in, whatever questions lead there. The chapters lie in `referee_*.py`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, State
from tests.tzolkin import referee_setup as setup
from tests.tzolkin import referee_turns as turns
from tests.tzolkin.referee_goods import key, mine
from tests.tzolkin.referee_positions import positions
from tests.tzolkin.referee_scoring import quarters, winners

__all__ = ["check", "positions"]

GAME = sacbe.game("tzolkin")
TRIED = 4  # how many of a position's actions are taken, so that a check stays quick
MOST_ENDS = 80  # actions that can end in more ways are left to other positions
MOST_STEPS = 150
ASKING = (
    *("harvest", "learn", "pay", "climb", "take", "build", "spare", "trade", "offer", "order", "any-action", "action"),
)
FACTS = ("phase", "day", "food_days", "age", "marker", "turn", "active", "pot", "fps", "gears", "jungle", "skulls")
PLAYER = ("corn", "wood", "stone", "gold", "skull", "workers", "light", "temples", "technologies", "vp")


def check(s: State) -> list[str]:
    """Every point on which the rulebook, as read here, and the engine disagree at this position; nothing if none."""
    d = s.dump()
    if d["edition"] == 1:
        return []
    phase = d["phase"]
    if phase in ("turn", "placing", "picking"):
        return _same(d, "actors", 1 << d["active"], s.actors()) + _turn(s, d)
    if phase == "action":
        return _action(s, d)
    if phase == "advance":
        return _advance(s, d)
    if phase in ("refill", "new-age"):
        return _same(d, "actors", NATURE_BIT, s.actors()) + _tiles(s, d)
    if phase == "over":
        return _over(s, d)
    if phase in ("neutrals", "reveal"):
        return _setup(s, d)
    return []


def _same(d: dict[str, Any], what: str, ours: object, theirs: object) -> list[str]:
    return [] if ours == theirs else [f"{d['phase']}, {what}: {ours!r}, engine {theirs!r}; at {d}"]


def _some(d: dict[str, Any], texts: list[str]) -> list[str]:
    return random.Random(repr(d)).sample(texts, min(TRIED, len(texts)))


def _legal(s: State, d: dict[str, Any], seat: int, ours: set[str]) -> list[str]:
    theirs = {GAME.text(code) for code in s.legal(seat)}
    if ours == theirs:
        return []
    only = f"only here {sorted(ours - theirs)}, only in the engine {sorted(theirs - ours)}"
    return [f"T-3.31 {d['phase']}: {only}; at {d}"]


def _after(s: State, seat: int, text: str) -> dict[str, Any]:
    s = s.copy()
    s.apply(seat, GAME.parse(text))
    return s.dump()


def _compare(d: dict[str, Any], what: str, ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """What the rules speak of, as it is after an action."""
    mine, engine = _facts(ours), _facts(theirs)
    out = [f"{name}: {mine[name]!r}, engine {engine[name]!r}" for name in mine if mine[name] != engine[name]]
    return [f"after {d['phase']}, {what}: {'; '.join(out)}; before: {d}"] if out else []


def _facts(d: dict[str, Any]) -> dict[str, Any]:
    facts = {name: d[name] for name in FACTS}
    if d["phase"] == "over":  # T-3.29
        facts |= {"marker": None, "pot": None, "turn": None, "active": None}
    if d["phase"] in ("turn", "placing", "picking"):
        facts |= {name: d[name] for name in ("placed", "picked")}
    if d["phase"] == "new-age":
        facts["active"] = None
    facts["buildings"] = sorted(filter(None, d["buildings"]))
    for seat, player in enumerate(d["players"]):
        facts |= {f"{name} of {seat}": player[name] for name in PLAYER}
    return facts


# T-2, T-6.3


def _setup(s: State, d: dict[str, Any]) -> list[str]:
    if d["phase"] == "reveal":
        return _compare(d, "reveal", setup.open_wealth(d), _after(s, NATURE, "reveal"))
    odds = {GAME.text(code): s.tickets(code) for code in s.legal(NATURE)}
    out = _same(d, "tickets", {f"neutral {tile}": 1 for tile in setup.undealt(d)}, odds)
    for text in _some(d, sorted(odds)):
        out += _compare(d, text, setup.place_neutral(d, text.split()[1]), _after(s, NATURE, text))
    return out


# T-3.3 to T-3.18


def _turn(s: State, d: dict[str, Any]) -> list[str]:
    ours = turns.legal(d)
    out = _legal(s, d, d["active"], ours)
    theirs = {GAME.text(code) for code in s.legal(d["active"])}
    for text in _some(d, sorted(ours & theirs)):
        out += _compare(d, text, turns.act(d, text), _after(s, d["active"], text))
    return out


def _tiles(s: State, d: dict[str, Any]) -> list[str]:
    deck = turns.to_refill(d) if d["phase"] == "refill" else d["deck"]
    odds = {GAME.text(code): s.tickets(code) for code in s.legal(NATURE)}
    out = _same(d, "tickets", {f"show {building}": 1 for building in deck}, odds)
    for text in _some(d, sorted(odds)):
        out += _compare(d, text, turns.show(d, text.split()[1]), _after(s, NATURE, text))
    return out


# T-3.24 to T-3.29


def _advance(s: State, d: dict[str, Any]) -> list[str]:
    ours = {"advance 1", "advance 2"} if turns.may_jump(d) else {"advance 1"}
    out = _same(d, "actors", 1 << d["fps"], s.actors()) + _legal(s, d, d["fps"], ours)
    for text in sorted(ours & {GAME.text(code) for code in s.legal(d["fps"])}):
        out += _compare(d, text, turns.advance(d, int(text[-1])), _after(s, d["fps"], text))
    return out


def _over(s: State, d: dict[str, Any]) -> list[str]:
    scores = [quarters(d, seat) // 4 for seat in range(d["seats"])]
    out = _same(d, "T-5.3 score", scores, [s.score(seat) for seat in range(d["seats"])])
    return out + _same(d, "T-5.6 winners", winners(d), s.winners())


# T-3.13 to T-4.40: what an action can end in


def _action(s: State, d: dict[str, Any]) -> list[str]:
    if len(d["todo"]) != 1:
        return []  # inside another action
    gear, space = d["todo"][0].split()[1].rsplit("-", 1)
    reach = turns.actions(d, gear, int(space))
    within = {to for to, price in reach.items() if turns.possible(d, to, price)}
    out = _legal(s, d, d["active"], {f"act {to}" for to in within} | {"nothing"})
    both = within & {GAME.text(code).removeprefix("act ") for code in s.legal(d["active"])}
    for to in random.Random(repr(d)).sample(sorted(both), min(2, len(both))):
        ours = {key(m): m for m in turns.outcomes(d, to, reach[to])}
        if not 0 < len(ours) <= MOST_ENDS:
            continue
        engine = _ends(s, d["active"], f"act {to}")
        if engine is None:
            continue
        for missing in [ours[end] for end in ours if end not in engine][:1]:
            out.append(f"T-4 {to}: the engine cannot end in {missing}; at {d}")
        for extra in [engine[end] for end in engine if end not in ours][:1]:
            out.append(f"T-4 {to}: only the engine ends in {extra}; at {d}")
    return out


def _ends(s: State, seat: int, text: str) -> dict[tuple[Any, ...], dict[str, Any]] | None:
    """Every end of an action in the engine; None if there are too many steps to look at."""
    first = s.copy()
    first.apply(seat, GAME.parse(text))
    waiting, seen, ends = [first], set(), {}
    while waiting:
        s = waiting.pop()
        d = s.dump()
        if d["phase"] not in ASKING:
            m = mine(d, seat)
            ends[key(m)] = m
            continue
        mark = repr(d)
        if mark in seen:
            continue
        seen.add(mark)
        if len(seen) > MOST_STEPS:
            return None
        waiting += list(_next(s, seat))
    return ends


def _next(s: State, seat: int) -> Iterator[State]:
    for code in s.legal(seat):
        after = s.copy()
        after.apply(seat, code)
        yield after
