"""A second reading of the rules of El Dorado, written from the rulebook and not from the engine: slow and plain.

`check` asks both about a position and tells every point on which they disagree. The chapters lie in `referee_*.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, State
from tests.eldorado import referee_automata, referee_ending
from tests.eldorado.referee_legal import legal
from tests.eldorado.referee_positions import positions
from tests.eldorado.referee_table import Table
from tests.eldorado.referee_turns import CHOICES, act, draw, find, forced, settled

__all__ = ["check", "positions"]

GAME = sacbe.game("eldorado")
TRIED = 5  # how many of a position's actions are taken, so that a check stays quick
SAID_IN = {
    "pay": ("payer", "hex", "joint", "to_pay"),
    "buy": ("buying", "half_coins", "coined"),
    "remove": ("to_remove", "must_remove"),
    "replace": ("replaced",),
    "discard": ("kept",),
}
PILES = ("hand", "draw", "discard", "played", "gone", "tokens")


def check(s: State) -> list[str]:
    """Every point on which the rulebook, as read here, and the engine disagree at this position; nothing if none."""
    d = s.dump()
    if d["phase"] == "route" or d.get("edition") == 1:
        return []  # S-2.9 has a solver and tests of its own
    t = Table(d)
    if d["phase"] == "over":
        scores = [s.score(seat) for seat in range(d["seats"])]
        return referee_ending.disagreements(t, scores, s.winners()) + _same("actors", 0, s.actors())
    if d["phase"] == "play" or d["phase"] in CHOICES:
        return _same("actors", 1 << d["turn"], s.actors()) + _decisions(s, t)
    return _same("actors", NATURE_BIT, s.actors()) + _chance(s, t)


def _same(what: str, ours: object, theirs: object) -> list[str]:
    return [] if ours == theirs else [f"{what}: {ours!r}, engine {theirs!r}"]


# What a player may do, and what it does


def _decisions(s: State, t: Table) -> list[str]:
    seat = t.d["turn"]
    ours, theirs = legal(t), {GAME.text(code) for code in s.legal(seat)}
    out = []
    if ours != theirs:
        only = f"only here {sorted(ours - theirs)}, only in the engine {sorted(theirs - ours)}"
        out.append(f"T-3.5 {t.d['phase']}: {only}; at {told(t)}")
    both = sorted(ours & theirs)
    for text in random.Random(repr(t.d)).sample(both, min(TRIED, len(both))):
        out += _compare(f"{t.d['phase']}, {text}", t, act(t, text), after(s, seat, text))
    return out


def after(s: State, seat: int, text: str) -> dict[str, Any]:
    """What the engine makes of an action, with all that has only one answer done too."""
    s = s.copy()
    s.apply(seat, GAME.parse(text))
    while True:
        d = s.dump()
        if d["phase"] == "draw" and len(s.legal(NATURE)) == 1:
            s.apply(NATURE, s.legal(NATURE)[0])
        elif text := forced(Table(d)):
            s.apply(d["turn"], GAME.parse(text))
        else:
            return d


# What chance may do


def _chance(s: State, t: Table) -> list[str]:
    phase = t.d["phase"]
    odds = {GAME.text(code): s.tickets(code) for code in s.legal(NATURE)}
    ours: dict[str, int] = {}
    if phase == "draw":  # T-3.8, A-4.23
        ours = dict(Counter(f"draw {card}" for card in t.racers[t.chance["drawer"]]["draw"]))
    elif phase == "caves":  # N-8.4: what nobody has seen yet is equally likely everywhere
        ours = dict(Counter(f"find {token}" for token in t.d["bag"]))
    elif phase == "automata":
        ours = {f"automaton {t.d['turn'] + 1}": 1}
    elif phase == "blockades":  # S-2.3
        ours = {f"block {number}": 1 for number in range(1, 7) if number not in t.d["blockades"]}
    out = _same(f"tickets in {phase}", ours, odds)
    both = sorted(set(ours) & set(odds))
    for text in random.Random(repr(t.d)).sample(both, min(TRIED, len(both))):
        out += _compare(f"{phase}, {text}", t, _by_chance(t, text), after(s, NATURE, text))
    return out


def _by_chance(t: Table, text: str) -> Table:
    verb, what = text.split()
    if verb == "automaton":
        return referee_automata.move(t)
    if verb == "find":
        return find(t, what)
    t = Table(t.d)
    if verb == "draw":
        drawer = t.racers[t.chance["drawer"]]
        drawer["draw"].remove(what)
        drawer["hand"].append(what)
        draw(t, t.chance["to_draw"] - 1, t.chance["after"])
        return settled(t)
    lying = t.d["blockades"]
    lying[lying.index(0)] = int(what)
    if lying.count(0) == 1 and len(lying) == 6:  # the last of all
        lying[lying.index(0)] = next(number for number in range(1, 7) if number not in lying)
    if 0 not in t.d["blockades"]:  # S-2.4
        t.d["phase"] = "draw"
        draw(t, 4, "deal")
    return t


# Comparing two positions


def told(t: Table) -> dict[str, Any]:
    """What is needed to set the position up again: a dump without what is as usual."""
    usual = {"payer": 0, "to_pay": 0, "half_coins": 0, "to_remove": 0, "must_remove": False, "replaced": 0}
    d = {
        key: value for key, value in t.d.items() if key not in ("game", "laid", "bag", "choice", "this_turn", "market")
    }
    d["market"] = {card: copies for card, copies in t.d["market"].items() if copies < 3}
    d["this_turn"] = {key: value for key, value in t.this_turn.items() if value}
    d["choice"] = {key: value for key, value in t.choice.items() if value != usual.get(key) and value is not None}
    return d


def _compare(what: str, before: Table, ours: Table, theirs: dict[str, Any]) -> list[str]:
    mine, engine = _facts(ours.d), _facts(theirs)
    out = [f"{key}: {mine[key]!r}, engine {engine.get(key)!r}" for key in mine if mine[key] != engine.get(key)]
    return [f"after {what}: {'; '.join(out)}; before: {told(before)}"] if out else []


def _facts(d: dict[str, Any]) -> dict[str, Any]:
    """What the rules speak of, without what only a screen or a bot wants to know."""
    facts = {key: d[key] for key in ("phase", "final", "blockades", "caves", "market", "bottom")}
    facts["move"] = d["move"] and {key: value for key, value in d["move"].items() if key != "moved"}
    facts["bag"] = sorted(d["bag"])
    for number, racer in enumerate([*d["players"], *d.get("automata", [])]):
        for key in ("figures", "locked", "blockades", "arrived"):
            facts[f"{key} of {number}"] = racer[key]
        for key in PILES:
            facts[f"{key} of {number}"] = sorted(racer.get(key, []))
    if d["phase"] != "over":
        facts |= {key: d[key] for key in ("turn", "round")}
        facts["bought"] = d["this_turn"]["bought"]
    if d["phase"] in ("play", "target", "pay", "buy"):
        facts |= {key: d["this_turn"][key] for key in ("any_symbol", "pass_through")}
    if d["phase"] not in ("pay", "buy", "over"):  # a payment closes it or opens another
        facts["window"] = sorted(d["this_turn"]["window"])
    for key in SAID_IN.get(d["phase"], ()):
        value = d["choice"][key]
        facts[key] = sorted(value) if key in ("kept", "coined") else value
    if d["phase"] == "draw":
        facts |= {key: d["chance"][key] for key in ("drawer", "to_draw")}
    if d["phase"] == "caves":
        facts |= {key: d["chance"][key] for key in ("finder", "finds")}
    return facts
