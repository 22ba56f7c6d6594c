"""T-3 to T-6: what a player may do, listed by trying everything that can be said."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.games.tikal.data import DIRECTIONS, MAX_BID, PIECES, TREASURES
from tests.tikal.referee_land import BASE, CELLS, Dump, Land, guard_of, heads, members, stronger_than_each


def may_do(d: Dump) -> set[str]:
    """Everything that whoever acts may do, as notation; nothing after the end."""
    match d["phase"]:
        case "first":
            return {f"first {seat}" for seat in range(d["seats"])}
        case "draw":  # T-2.1 the letters lie in order, so only the first one left can be on top
            top = min(tile[0] for tile in d["stack"])
            return {f"draw {tile}" for tile in d["stack"] if tile[0] == top}
        case "find":  # T-8.2
            return {f"find {kind}" for kind in TREASURES if d["buried"][kind] > 0}
        case "lay":  # T-3.4, T-3.5
            return {f"lay {cell} {turned}" for cell, turned in Land(d).places(d["drawn"])}
        case "bid":
            return set(bids(d))
        case "pick":  # T-6.3
            return {f"pick {tile}" for tile in d["auction"]["display"]}
        case "over":
            return set()
    return {text for text, cost in spendings(d) if cost <= d["ap"]}


def bids(d: Dump) -> Iterator[str]:
    """T-6.3 More than the bid before, no more than one has; and anybody may pass."""
    yield "pass"
    for amount in range(1, int(MAX_BID) + 1):
        if d["auction"]["bid"] < amount <= d["players"][d["active"]]["score"]:
            yield f"bid {amount}"


def camps(player: Dump) -> dict[str, str]:
    """T-4.2 One's own ends of the secret paths, by the names they have in the notation."""
    return dict(zip(("base", "first", "second"), [BASE, *player["camps"]], strict=False))


def spendings(d: Dump) -> Iterator[tuple[str, int]]:
    """T-4 Everything allowed to the player with action points, with its price; whether he has enough is not asked."""
    land = Land(d)
    seat: int = d["active"]
    me: Dump = d["players"][seat]
    yield "end", 0  # T-4.9
    yield from walks(land, me)
    for piece in PIECES:
        for camp, start in camps(me).items():
            if me["reserve"][piece] > 0:
                yield f"recruit {piece} {start}", 1  # T-4.1
            for goal in camps(me).values():
                if goal != start and members(me, start)[piece] > 0:
                    yield f"travel {piece} {camp} {goal}", 1  # T-4.2
    for cell in land.kind:
        if may_uncover(d, land, seat, cell):
            yield f"uncover {cell}", 2
        if may_dig(d, land, seat, cell):
            yield f"dig {cell}", 3
        if may_camp(d, land, seat, cell):
            yield f"camp {cell}", 5
        for piece in PIECES:
            if may_guard(d, land, seat, cell, piece):
                yield f"guard {cell} {piece}", 5
    for other, them in enumerate(d["players"]):
        for give in TREASURES:
            for take in TREASURES:
                # T-4.6 only what is single on both sides changes hands, and never for its like
                single = me["treasures"][give] == 1 == them["treasures"][take]
                if other != seat and give != take and single:
                    yield f"exchange {give} {other} {take}", 3


def walks(land: Land, me: Dump) -> Iterator[tuple[str, int]]:
    """T-4.3 One piece over one border, a point a stone, all of them now."""
    for cell in CELLS:
        for direction in DIRECTIONS:
            for piece in PIECES:
                if members(me, cell)[piece] > 0 and land.stones_between(cell, direction) > 0:
                    yield f"step {cell} {direction} {piece}", land.stones_between(cell, direction)


def another_one(d: Dump, seat: int, cell: str) -> bool:
    """T-4.4, T-4.5 The first needs one member there, the second two, and a third is never taken in the same turn."""
    before: int = d["taken"].get(cell, 0)
    return before < 2 and heads(d["players"][seat], cell) >= before + 1


def may_uncover(d: Dump, land: Land, seat: int, cell: str) -> bool:
    """T-4.4"""
    if land.kind[cell] != "temple" or guard_of(d, cell) is not None:
        return False
    return another_one(d, seat, cell) and d["supply"].get(str(d["levels"][cell] + 1), 0) > 0


def may_dig(d: Dump, land: Land, seat: int, cell: str) -> bool:
    """T-4.5"""
    return land.kind[cell] == "ruins" and d["sites"][cell] > 0 and another_one(d, seat, cell)


def may_camp(d: Dump, land: Land, seat: int, cell: str) -> bool:
    """T-4.7 On a clearing, or on ruins where everything has been dug up."""
    me = d["players"][seat]
    clear = land.kind[cell] == "clearing" or (land.kind[cell] == "ruins" and d["sites"][cell] == 0)
    free = all(cell not in player["camps"] for player in d["players"])
    return clear and free and len(me["camps"]) < 2 and heads(me, cell) > 0


def may_guard(d: Dump, land: Land, seat: int, cell: str, piece: str) -> bool:
    """T-4.8"""
    me = d["players"][seat]
    if land.kind[cell] != "temple" or guard_of(d, cell) is not None or len(me["guards"]) >= 2:
        return False
    return members(me, cell)[piece] > 0 and stronger_than_each(d, seat, cell)
