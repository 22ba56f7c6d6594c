"""What must be so when a bot says something in Tikal, read from the written position."""

from __future__ import annotations

from typing import Final

from sacbe.games.tikal.data import CELLS, TREASURES
from tests.remarks.moment import Claim, Moment, leads, trails


def cell(m: Moment) -> str:
    return CELLS[m.facts["cell"]]


def strength(m: Moment, seat: int) -> int:
    here = m.after["players"][seat]["pieces"].get(cell(m), {})
    return int(here.get("worker", 0)) + 3 * int(here.get("leader", 0))


def guarded_by(m: Moment) -> list[int]:
    return [seat for seat, player in enumerate(m.after["players"]) if cell(m) in player["guards"]]


def contested(m: Moment, more: int) -> bool:
    """Nobody's guard stands there, the one named is the strongest of the others, and by so much stronger than I."""
    theirs = strength(m, m.facts["other"])
    best = theirs == max(strength(m, seat) for seat in m.others)
    return value(m) and not guarded_by(m) and best and theirs == strength(m, m.seat) + more > more


def value(m: Moment) -> bool:
    return bool(m.after["levels"][cell(m)] == m.facts["value"])


def gained(m: Moment) -> bool:
    name = TREASURES[m.facts["treasure"]]
    return bool(m.mine["treasures"][name] == m.facts["held"] > m.mine_before["treasures"][name])


def swapped(m: Moment) -> bool:
    return any(text.startswith("exchange ") and text.endswith(TREASURES[m.facts["treasure"]]) for text in m.done)


def third(m: Moment) -> bool:
    name = TREASURES[m.facts["treasure"]]
    return bool(m.mine["treasures"][name] == 2) and sum(p["treasures"][name] for p in m.after["players"]) == 2


def holds(m: Moment) -> bool:
    owners = guarded_by(m)
    strongest = all(strength(m, seat) < strength(m, m.seat) for seat in m.others)
    tallest = m.facts["value"] == max(m.after["levels"].values())
    return value(m) and tallest and (owners == [m.seat] if owners else strongest)


def scores(m: Moment) -> list[int]:
    return [player["score"] for player in m.after["players"]]


CLAIMS: Final[dict[str, Claim]] = {
    "tallied": lambda m: sum(m.mine["tallies"]) - sum(m.mine_before["tallies"]) == m.facts["n"],
    "guard": lambda m: (
        value(m)
        and guarded_by(m) == [m.seat]
        and cell(m) not in m.mine_before["guards"]
        and len(m.mine["guards"]) == 2 - m.facts["left"]
    ),
    "found": lambda m: gained(m) and not swapped(m) and any(text.startswith("dig ") for text in m.done),
    "swapped": lambda m: gained(m) and swapped(m),
    "camp": lambda m: cell(m) in m.mine["camps"] and cell(m) not in m.mine_before["camps"],
    "uncovered": lambda m: (
        value(m) and m.before["levels"][cell(m)] < m.facts["value"] and f"uncover {cell(m)}" in m.done
    ),
    "even": lambda m: contested(m, 0),
    "outnumbered": lambda m: contested(m, 1),
    "lead": lambda m: leads(scores(m), m),
    "behind": lambda m: trails(scores(m), m),
    "third": third,
    "tiles": lambda m: len(m.after["stack"]) == m.facts["n"] > 0,
    "holds": holds,
    "all-out": lambda m: m.mine["reserve"] == {"worker": 0, "leader": 0},
}
