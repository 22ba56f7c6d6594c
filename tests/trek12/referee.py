"""The referee of Archeo Trek 12: the rulebook read a second time, slowly, and held against what the engine answers.

It knows a position by its dump alone. referee_sheet.py holds the sheet and Dig areas, referee_rounds.py the rounds,
referee_score.py the points; here the engine is asked. referee_positions.py makes positions worth asking for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe import NATURE, IllegalAction, State
from tests.trek12.referee_positions import positions
from tests.trek12.referee_rounds import after, may_do
from tests.trek12.referee_score import score, winners
from tests.trek12.referee_sheet import Dump

__all__ = ["check", "positions"]

TREK = sacbe.game("trek12")
OF_A_VERB = 6  # actions of one verb that are followed up: rolls and draws differ in little
DIGGING = ("dig", "draw", "keep")


def check(s: State) -> list[str]:
    """Every point on which the rulebook, as read here, and the engine disagree at this position."""
    d = s.dump()
    allowed = may_do(d)
    return [*_figures(s, d), *_choices(s, d, allowed), *_results(s, d, allowed)]


def _figures(s: State, d: Dump) -> Iterator[str]:
    """T-5"""
    for seat in range(d["seats"]):
        if s.score(seat) != score(d, seat):
            yield f"{d['phase']}: seat {seat} has {score(d, seat)} points (T-5.3), not {s.score(seat)}"
    best = winners(d) if d["phase"] == "over" else []
    if s.winners() != sum(1 << seat for seat in best):
        yield f"winners are {best} (T-5.4), not {s.winners():b}"


def _choices(s: State, d: Dump, allowed: dict[int, set[str]]) -> Iterator[str]:
    """T-3.2 Who acts, everything he may do, and T-8 that all outcomes of chance are equally likely."""
    if s.actors() != sum(1 << who for who in allowed):
        yield f"{d['phase']}: {sorted(allowed)} act, not {s.actors():b}"
    for who in (*range(d["seats"]), NATURE):
        does = {TREK.text(code) for code in s.legal(who)}
        wanted = allowed.get(who, set())
        if does != wanted:
            where = f"{d['phase']}, seat {who}"
            yield f"{where}: refused {sorted(wanted - does)}, allowed against the rules {sorted(does - wanted)}"
    for code in s.legal(NATURE):
        if s.tickets(code) != 1:
            yield f"{TREK.text(code)} has one ticket like all others, not {s.tickets(code)}"


def _results(s: State, d: Dump, allowed: dict[int, set[str]]) -> Iterator[str]:
    """What the actions that both allow lead to."""
    if any(player["locked"] == "hidden" for player in d["players"]):
        return  # a view: nobody can say what is opened
    for who, wanted in allowed.items():
        followed: dict[str, int] = {}
        codes = [code for code in s.legal(who) if TREK.text(code) in wanted]
        for code in codes[:1] + codes[:0:-1]:  # the first and the last of a verb tell most
            verb = TREK.actions.verb(code)
            followed[verb] = followed.get(verb, 0) + 1
            if followed[verb] <= OF_A_VERB:
                t = s.copy()
                try:
                    t.apply(who, code)
                except IllegalAction as refused:
                    yield f"{d['phase']}, {TREK.text(code)} is listed and refused all the same: {refused}"
                    continue
                for key, right, found in _differences(after(d, who, TREK.text(code)), t.dump()):
                    yield f"{d['phase']}, {TREK.text(code)} of seat {who}: then {key} is {right}, not {found}"


def _differences(wanted: Dump, found: Dump) -> Iterator[tuple[str, Any, Any]]:
    """Where two positions differ, down to players and the dig; what is left over and means nothing now is left out."""
    phase = wanted["phase"]
    left_over = {"dice"} if phase in ("chief", "roll", "over") else set()
    for key in sorted({*wanted, *found} - {"players", "dig"} - left_over):
        if wanted.get(key) != found.get(key):
            yield key, wanted.get(key), found.get(key)
    parts = ("numbers", "operations", "areas", "ticked", "bones", "locked", *(["new"] if phase in DIGGING else []))
    for seat, (a, b) in enumerate(zip(wanted["players"], found["players"], strict=True)):
        for part in parts:
            if a[part] != b[part]:
                yield f"{part} of seat {seat}", a[part], b[part]
    if phase in DIGGING and wanted["phase"] == found["phase"]:
        of_phase = {"dig": ["picked"], "draw": ["drawn", "to_draw", "to_keep"], "keep": ["drawn", "to_keep"]}[phase]
        for part in ["seat", "asked", "last", *of_phase]:
            if wanted["dig"][part] != found["dig"][part]:
                yield f"{part} of the dig", wanted["dig"][part], found["dig"][part]
