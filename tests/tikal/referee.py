"""The referee of Tikal: the rulebook read a second time, slowly, and held against what the engine answers.

It knows a position by its dump alone. referee_land.py holds board and majority, referee_actions.py what is allowed,
referee_turns.py what follows from it, referee_ways.py how pieces travel far; here the engine is asked.
referee_positions.py makes positions worth asking about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, IllegalAction, State
from tests.tikal.referee_actions import may_do
from tests.tikal.referee_land import Dump
from tests.tikal.referee_positions import positions
from tests.tikal.referee_turns import after, winners
from tests.tikal.referee_ways import ways

__all__ = ["check", "positions"]

TIKAL = sacbe.game("tikal")
CHANCE = ("first", "draw", "find")
OF_A_VERB = 8  # actions of one verb that are followed up: two hundred bids differ in little


def check(s: State) -> list[str]:
    """Every point on which the rulebook, as read here, and the engine disagree at this position."""
    d = s.dump()
    fresh = d["ap"] == 10 and d["phase"] in ("actions", "scoring", "final")  # all points unspent: ways lead farthest
    return [*_figures(s, d), *_choices(s, d), *_odds(s, d), *_results(s, d), *(ways(s, d) if fresh else [])]


def _figures(s: State, d: Dump) -> Iterator[str]:
    """Points are the sum of where they come from; T-5.6 who has won, and nobody before the end."""
    for seat, player in enumerate(d["players"]):
        if not s.score(seat) == player["score"] == sum(player["points"].values()):
            yield f"seat {seat} has {s.score(seat)} points, {player['score']} written, from {player['points']}"
    best = winners(d) if d["phase"] == "over" else []
    if s.winners() != sum(1 << seat for seat in best):
        yield f"winners are {best} (T-5.6), not {s.winners():b}"


def _choices(s: State, d: Dump) -> Iterator[str]:
    """T-3.1 Who acts, and everything he may do."""
    phase, seat = d["phase"], d["active"]
    acting = 0 if phase == "over" else NATURE_BIT if phase in CHANCE else 1 << seat
    if s.actors() != acting:
        yield f"{phase}: {acting:b} acts, not {s.actors():b}"
    should = may_do(d)
    for who in (*range(d["seats"]), NATURE):
        does = {TIKAL.text(code) for code in s.legal(who)}
        wanted = should if acting >> who & 1 else set()
        if does != wanted:
            where = f"{phase}, seat {who}, {d['ap']} AP"
            yield f"{where}: refused {sorted(wanted - does)}, allowed against the rules {sorted(does - wanted)}"


def _odds(s: State, d: Dump) -> Iterator[str]:
    """T-8 Each seat and each tile of the top letter equally, each buried token equally."""
    if d["phase"] in CHANCE:
        for code in s.legal(NATURE):
            outcome = TIKAL.text(code).split()[1]
            tokens = d["buried"][outcome] if d["phase"] == "find" else 1
            if s.tickets(code) != tokens:
                yield f"{TIKAL.text(code)}: {tokens} tickets, not {s.tickets(code)}"


def _results(s: State, d: Dump) -> Iterator[str]:
    """What the actions that both allow lead to."""
    should = may_do(d)
    for who in (*range(d["seats"]), NATURE):
        followed: dict[str, int] = {}
        codes = [code for code in s.legal(who) if TIKAL.text(code) in should]
        for code in codes[:1] + codes[:0:-1]:  # the first and the last of a verb tell most
            verb = TIKAL.actions.verb(code)
            followed[verb] = followed.get(verb, 0) + 1
            if followed[verb] <= OF_A_VERB:
                t = s.copy()
                try:
                    t.apply(who, code)
                except IllegalAction as refused:
                    yield f"{d['phase']}, {TIKAL.text(code)} is listed and refused all the same: {refused}"
                    continue
                for key, wanted, found in _differences(after(d, TIKAL.text(code)), t.dump()):
                    yield f"{d['phase']}, {TIKAL.text(code)}: then {key} is {wanted}, not {found}"


def _differences(wanted: Dump, found: Dump) -> Iterator[tuple[str, Any, Any]]:
    """Where two positions differ, down to players; what is left over there and means nothing now is left out."""
    for key in sorted({*wanted, *found} - {"laid"}):  # the last cell laid is kept for the eye only
        if key == "players":
            for seat, (a, b) in enumerate(zip(wanted[key], found[key], strict=True)):
                for part in sorted({*a, *b}):
                    if a.get(part) != b.get(part):
                        yield f"{part} of seat {seat}", a.get(part), b.get(part)
        elif key == "auction" and wanted["phase"] != "bid" and wanted[key] and found[key]:
            for part in ("display", "totems"):
                if wanted[key][part] != found[key][part]:
                    yield part, wanted[key][part], found[key][part]
        elif key == "active" and wanted["phase"] == "over":
            continue
        elif wanted.get(key) != found.get(key):
            yield key, wanted.get(key), found.get(key)
