"""What a coach would point out at Tikal: scorings ahead, pyramids that one explorer turns, what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.core.present import Tip
from sacbe.games.tikal.actions import CAMP, DIG, END_TURN, EXCHANGE, GUARD, RECRUIT, TRAVEL, UNCOVER
from sacbe.games.tikal.data import CAMP_COST, CELL_COUNT, CELLS, DIG_COST, GUARD_COST, KINDS, LEADER_STRENGTH, TREASURES
from sacbe.games.tikal.show.lens import holds, volcano_in
from sacbe.games.tikal.show.remarks import in_words
from sacbe.games.tikal.show.words import cells_in, words
from sacbe.games.tikal.state import FINAL_ACTIONS, SCORING_ACTIONS, TURN_ACTIONS, Tikal

WORTHY: Final = 4  # a pyramid worth a struggle
LASTING: Final = 6  # a pyramid worth a guard
FEW: Final = 2  # explorers that turn a majority


def coach(s: Tikal, seat: int) -> list[Tip]:
    if s.phase not in (TURN_ACTIONS, SCORING_ACTIONS, FINAL_ACTIONS):
        return []
    codes = s.legal(seat)
    ahead = [*_scoring(s), *_volcano(s), *_majority(s, seat)]
    return [*ahead, *_exchange(s, seat, codes), *_guard(s, seat, codes), *_on_the_spot(s, codes), *_from_reserve(codes)]


def told(tip: Tip, lang: str, names: list[str]) -> str:
    return words(lang)(f"coach-{tip.kind}", **in_words(tip, lang, names))


def _scoring(s: Tikal) -> Iterator[Tip]:
    """T-5.1: these action points are followed by a tally of one's own."""
    if s.phase != TURN_ACTIONS:
        lights = [f"cell-{CELLS[cell]}" for cell in cells_in(int(s.temples))]
        yield Tip("scoring", {"last": int(s.phase == FINAL_ACTIONS)}, lights, (), "T-5.1")


def _volcano(s: Tikal) -> Iterator[Tip]:
    """T-3.8: a scoring that may come before one's next turn. In the auction tiles come several at a time."""
    span = volcano_in(s)
    if s.phase == TURN_ACTIONS and not s.auction and span is not None and span[0] <= s.seats:
        yield Tip("volcano", {"first": span[0], "last": span[1]}, ["stack"], (), "T-3.8")


def _majority(s: Tikal, seat: int) -> Iterator[Tip]:
    """T-5.2: the dearest pyramid that others hold, or nobody, and that a few explorers more would turn."""
    found = []
    for hold in holds(s):
        mine = hold.strengths[seat]
        short = max(n for other, n in enumerate(hold.strengths) if other != seat) + 1 - mine
        if mine and not hold.guarded and hold.value >= WORTHY and 0 < short <= FEW:
            found.append((hold.value, -short, hold.cell))
    if found:
        value, short, cell = max(found)
        tied = int(short == -1)
        facts = {"cell": cell, "value": value, "n": -short, "tied": tied}
        yield Tip("majority", facts, [f"cell-{CELLS[cell]}"], (), "T-5.2")


def _exchange(s: Tikal, seat: int, codes: list[int]) -> Iterator[Tip]:
    """T-4.6: a single treasure of another's for which one has the mate."""
    good = [code for code in codes if EXCHANGE <= code < CAMP and s.treasure[seat * KINDS + _taken(code)]]
    if good:
        other = (good[0] - int(EXCHANGE)) // int(KINDS) % 4
        facts = {"treasure": _taken(good[0]), "other": other}
        yield Tip("exchange", facts, [f"treasure-{other}-{TREASURES[_taken(good[0])]}"], good, "T-4.6")


def _taken(code: int) -> int:
    return (code - int(EXCHANGE)) % int(KINDS)


def _guard(s: Tikal, seat: int, codes: list[int]) -> Iterator[Tip]:
    """T-4.8: a high pyramid that could be kept for good."""
    good = [code for code in codes if GUARD <= code < END_TURN and s.level[(code - GUARD) // 2] >= LASTING]
    if good:
        cell = max(((code - int(GUARD)) // 2 for code in good), key=lambda one: int(s.level[one]))
        facts = {"cell": cell, "value": int(s.level[cell]), "cost": int(GUARD_COST)}
        yield Tip("guard", facts, [f"cell-{CELLS[cell]}"], good, "T-4.8")


def _on_the_spot(s: Tikal, codes: list[int]) -> Iterator[Tip]:
    """What explorers can do where they stand: a treasure, a level; a camp while there are turns to use it."""
    kinds = [("dig", DIG, int(DIG_COST), "T-4.5"), ("uncover", UNCOVER, 0, "T-4.4")]
    if s.phase != FINAL_ACTIONS:
        kinds.append(("camp", CAMP, int(CAMP_COST), "T-4.7"))
    for kind, first, cost, rule in kinds:
        there = [code for code in codes if first <= code < first + CELL_COUNT]
        if there:
            cells = [code - int(first) for code in there]
            best = max(cells, key=lambda cell: int(s.level[cell]))
            facts = {"cell": best, "value": int(s.level[best]) + 1} if kind == "uncover" else {"cost": cost}
            yield Tip(kind, facts, [f"cell-{CELLS[cell]}" for cell in cells], there, rule)


def _from_reserve(codes: list[int]) -> Iterator[Tip]:
    """T-4.1: the leader is still at home."""
    leader = [code for code in codes if RECRUIT + CELL_COUNT <= code < TRAVEL]
    if leader:
        yield Tip("leader", {"n": int(LEADER_STRENGTH)}, ["reserve-leader"], leader, "T-4.1")
