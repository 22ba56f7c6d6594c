"""The rules read a second time, plainly and slowly, from the written-down position and the dossier's component lists.

Both readings must allow the same actions at every ply of random games: neither looks at how the other works.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sacbe import NATURE
from sacbe.games.tikal.actions import ACTIONS
from sacbe.testing.walks import seats_of
from tests.tikal.positions import busy_walk

pytestmark = pytest.mark.compiled

BOX = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))
DIRECTIONS: list[str] = BOX["hex_convention"]["directions_order"]
OPPOSITE = BOX["hex_convention"]["opposite"]
TILES = {tile["id"]: tile for tile in BOX["tiles"]["list"]}
BOARD = {cell["id"]: cell for cell in BOX["board"]["cells"]}
BASE = "c0r4"
KINDS = [kind["id"] for kind in BOX["treasures"]["list"]]
Position = dict[str, Any]


class Land:
    """What lies on the board: (type, stones by direction) of every explored cell."""

    def __init__(self, d: Position) -> None:
        self.cells: dict[str, tuple[str, list[int]]] = {
            name: (cell["printed"]["type"], cell["printed"]["stones"])
            for name, cell in BOARD.items()
            if cell["printed"]
        }
        for name, words in d["tiles"].items():
            tile, rotation = words.split()
            self.cells[name] = (TILES[tile]["type"], turned(tile, int(rotation)))

    def kind(self, cell: str) -> str:
        return self.cells[cell][0] if cell in self.cells else ""

    def cost(self, cell: str, direction: str) -> int:
        other = BOARD[cell]["neighbors"][direction]
        if "volcano" in (self.kind(cell), self.kind(other)) or not self.kind(other):
            return 0
        ours, theirs = self.cells[cell][1], self.cells[other][1]
        return ours[DIRECTIONS.index(direction)] + theirs[DIRECTIONS.index(OPPOSITE[direction])]


def turned(tile: str, rotation: int) -> list[int]:
    stones = TILES[tile]["stones"]
    return [stones[(k - rotation) % 6] for k in range(6)]


# What a seat may do, in the notation of actions


def allowed(d: Position, seat: int) -> Iterator[str]:
    match d["phase"]:
        case "lay":
            yield from layings(d)
        case "bid":
            top = min(d["players"][seat]["score"], 470)
            yield from (f"bid {amount}" for amount in range(d["auction"]["bid"] + 1, top + 1))
            yield "pass"
        case "pick":
            yield from (f"pick {tile}" for tile in d["auction"]["display"])
        case "actions" | "scoring" | "final":
            yield "end"
            yield from (action for action, price in priced(d, seat) if price <= d["ap"])


def layings(d: Position) -> Iterator[str]:
    """T-3.4, T-3.5"""
    land, tile = Land(d), d["drawn"]
    for cell in BOARD:
        around = {k: n for k, n in BOARD[cell]["neighbors"].items() if n and land.kind(n)}
        if land.kind(cell) or not around:
            continue
        if TILES[tile]["type"] == "volcano":
            yield f"lay {cell} 0"
            continue
        for rotation in range(6):
            land.cells[cell] = (TILES[tile]["type"], turned(tile, rotation))
            if any(land.cost(cell, direction) for direction in around):
                yield f"lay {cell} {rotation}"
            del land.cells[cell]


def priced(d: Position, seat: int) -> Iterator[tuple[str, int]]:
    """T-4 Everything but the price is checked here."""
    land, me = Land(d), d["players"][seat]
    camps = [BASE, *me["camps"]]
    names = dict(zip(camps, ("base", "first", "second"), strict=False))
    for piece in ("worker", "leader"):
        if me["reserve"][piece]:
            yield from ((f"recruit {piece} {camp}", 1) for camp in camps)
    for cell, counts in me["pieces"].items():
        for piece in counts:
            if cell in names:
                yield from ((f"travel {piece} {names[cell]} {camp}", 1) for camp in camps if camp != cell)
            for direction in DIRECTIONS:
                if land.cost(cell, direction):
                    yield f"step {cell} {direction} {piece}", land.cost(cell, direction)
        yield from on_cell(d, land, seat, cell, sum(counts.values()))
    yield from swaps(d, seat)


def on_cell(d: Position, land: Land, seat: int, cell: str, members: int) -> Iterator[tuple[str, int]]:
    """T-4.4, T-4.5, T-4.7, T-4.8"""
    me, taken = d["players"][seat], d["taken"].get(cell, 0)
    guarded = any(cell in player["guards"] for player in d["players"])
    nth = taken < 2 and members > taken
    if land.kind(cell) == "temple" and not guarded:
        if nth and d["supply"].get(str(d["levels"][cell] + 1), 0):
            yield f"uncover {cell}", 2
        strength = [
            p["pieces"].get(cell, {}).get("worker", 0) + 3 * p["pieces"].get(cell, {}).get("leader", 0)
            for p in d["players"]
        ]
        if len(me["guards"]) < 2 and all(strength[seat] > s for k, s in enumerate(strength) if k != seat):
            yield from ((f"guard {cell} {piece}", 5) for piece in me["pieces"][cell])
    if land.kind(cell) == "ruins" and d["sites"][cell] and nth:
        yield f"dig {cell}", 3
    free = land.kind(cell) == "clearing" or (land.kind(cell) == "ruins" and not d["sites"][cell])
    if free and len(me["camps"]) < 2 and not any(cell in player["camps"] for player in d["players"]):
        yield f"camp {cell}", 5


def swaps(d: Position, seat: int) -> Iterator[tuple[str, int]]:
    """T-4.6"""
    single = [[kind for kind in KINDS if player["treasures"][kind] == 1] for player in d["players"]]
    for other in range(len(single)):
        if other != seat:
            yield from ((f"exchange {a} {other} {b}", 3) for a in single[seat] for b in single[other] if a != b)


def outcomes(d: Position) -> dict[str, int]:
    """T-8 What NATURE may do, with its tickets."""
    if d["phase"] == "first":
        return {f"first {seat}": 1 for seat in range(d["seats"])}
    if d["phase"] == "draw":
        return {f"draw {tile}": 1 for tile in d["stack"] if tile[0] == min(d["stack"])[0]}
    return {f"find {kind}": n for kind, n in d["buried"].items() if n}


# T-5.1 A tally


def tally(d: Position, seat: int) -> int:
    me, points = d["players"][seat], 0
    for cell, value in d["levels"].items():
        guards = [k for k, player in enumerate(d["players"]) if cell in player["guards"]]
        here = [player["pieces"].get(cell, {}) for player in d["players"]]
        strength = [counts.get("worker", 0) + 3 * counts.get("leader", 0) for counts in here]
        most = max(strength)
        if guards == [seat] or (not guards and strength[seat] == most > 0 and strength.count(most) == 1):
            points += value
    return int(points + sum((0, 1, 3, 6)[n] for n in me["treasures"].values()))


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_agree(seats: int, auction: bool) -> None:
    for seed in (31, 32):
        before: Position | None = None
        for s, _, _ in busy_walk(seats, seed, auction=auction):
            d = s.dump()
            for seat in seats_of(s.actors()):
                assert sorted(map(ACTIONS.text, s.legal(seat))) == sorted(allowed(d, seat))
            if s.legal(NATURE):
                assert {ACTIONS.text(c): s.tickets(c) for c in s.legal(NATURE)} == outcomes(d)
            if before is not None:
                check_scores(before, d)
            before = d


def check_scores(before: Position, after: Position) -> None:
    """Scores change by a tally of who ends a scoring turn, and by the bid of who wins an auction."""
    for seat in range(before["seats"]):
        gained = after["players"][seat]["score"] - before["players"][seat]["score"]
        if before["phase"] in ("scoring", "final") and before["active"] == seat and after["active"] != seat:
            assert gained == tally(before, seat)
        elif before["phase"] == "bid" and after["phase"] == "pick" and after["active"] == seat:
            assert gained == -after["auction"]["bid"]
        else:
            assert gained == 0
