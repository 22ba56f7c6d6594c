"""The facts that Tikal tells of its things, held against the written position by the second reading of its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import sacbe
from sacbe.games.tikal.state import LAY_TILE, Tikal
from tests.tikal.referee_actions import camps
from tests.tikal.referee_land import (
    AROUND,
    CELLS,
    Dump,
    Land,
    controls,
    face,
    guard_of,
    heads,
    members,
    strength,
    terrain,
)
from tests.tikal.referee_ways import cheapest, roads
from tests.tikal.views import views
from tests.what.drawn import NAMES

pytestmark = pytest.mark.compiled  # what is told is no engine: once is enough, where games are quick

SHOW = sacbe.game("tikal").presenter
WHO = NAMES["en"]
SETS = (0, 1, 3, 6)


def facts(s: Tikal, viewer: int, thing: str) -> list[str]:
    answer = SHOW.what(s, viewer, thing, "en", WHO)
    assert answer is not None, thing
    return answer.facts


def seen(seats: int, seed: int, every: int, auction: bool = False) -> Iterator[tuple[Tikal, int, Dump]]:
    for s, viewer in views(seats, seed, every, auction):
        yield s, viewer, s.dump()


def called(cell: str) -> str:
    """c4r2 as people say it."""
    return f"{'abcdefgh'[int(cell[1])]}{int(cell[3]) + 1}"


def each(numbers: dict[str, int]) -> set[str]:
    return {f"{name} – {n}" for name, n in numbers.items()}


def listed(told: list[str], start: str) -> set[str]:
    found = [fact.removeprefix(start) for fact in told if fact.startswith(start)]
    return set(found[0].split(", ")) if found else set()


# The map


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 12)])
def test_temples_tell_who_holds_them_how_strong_all_are_and_the_next_level(seats: int, seed: int) -> None:
    kinds: Counter[str] = Counter()
    for s, viewer, d in seen(seats, seed, every=23):
        for cell, value in d["levels"].items():
            for kind in ("cell", "site"):
                answer = SHOW.what(s, viewer, f"{kind}-{cell}", "en", WHO)
                assert answer is not None and answer.name == f"Temple {value} ({called(cell)})"
            told = facts(s, viewer, f"site-{cell}")
            guard, owners = guard_of(d, cell), [seat for seat in range(seats) if controls(d, seat, cell)]
            if guard is not None:
                assert told == [f"Guard ({WHO[guard]}): brings {value}, cannot be uncovered any more"]
                kinds["guarded"] += 1
                continue
            powers = {WHO[seat]: strength(d["players"][seat], cell) for seat in range(seats)}
            crowded = any(powers.values())
            assert ("Under the control of " + WHO[owners[0]] in told) if owners else "nobody will" in told[0]
            assert listed(told, "Strength: ") == (each(powers) if crowded else set())
            kinds["held" if owners else "tied" if crowded else "empty"] += 1
            if d["phase"] != "over":
                left = d["supply"].get(str(value + 1), 0)
                more = f"Next level: {value + 1}, left in the supply: {left}"
                assert (more in told) == (left > 0) and ("Finished" in " ".join(told)) == (left == 0)
    assert min(kinds.values()) > 3 and len(kinds) > 2, kinds


@pytest.mark.parametrize(("seats", "seed"), [(2, 13), (4, 14)])
def test_cells_tell_their_roads_and_who_gets_there(seats: int, seed: int) -> None:
    reached = 0
    for s, viewer, d in seen(seats, seed, every=97):
        land, me = Land(d), viewer if viewer >= 0 else d["active"]
        ways = [] if me is None else [_costs(d, land, seat) for seat in range(seats)]
        for cell, kind in land.kind.items():
            told = facts(s, viewer, f"cell-{cell}")
            stones = {called(there): land.stones_between(cell, way) for way, there in AROUND[cell].items()}
            paved = each({there: n for there, n in stones.items() if n})
            assert listed(told, "Roads to neighbours, in AP: ") == paved
            rivals = (
                [(ways[seat][cell], seat) for seat in range(seats) if seat != me and cell in ways[seat]] if ways else []
            )
            expected = []
            if d["phase"] != "over" and ways and cell in ways[me]:
                whose = "of yours" if me == viewer else f"({WHO[me]})"
                expected.append(f"One more member {whose} gets here for {ways[me][cell]} AP")
            if d["phase"] != "over" and rivals:
                cost, rival = min(rivals)
                expected.append(f"The nearest rival ({WHO[rival]}): for {cost} AP")
            assert [fact for fact in told if "member " in fact or "rival" in fact] == expected
            reached += len(expected)
            if kind == "ruins":
                left = f"Treasures: {d['sites'][cell]} of {face(land.tile[cell])}"
                assert told[0] == left and facts(s, viewer, f"site-{cell}")[0] == left
            here = {WHO[seat]: n for seat, player in enumerate(d["players"]) if (n := heads(player, cell))}
            if kind not in ("temple", "volcano"):
                assert listed(told, "Members here: ") == each(here)
    assert reached > 100


def _costs(d: Dump, land: Land, seat: int) -> dict[str, int]:
    """What it costs a player to have one more member on each cell, for as much as a turn has."""
    me = d["players"][seat]
    starts = [{cell: 0} for cell in CELLS if heads(me, cell)]
    if sum(me["reserve"].values()):
        starts.append(dict.fromkeys(camps(me).values(), 1))
    best: dict[str, int] = {}
    for start in starts:
        at_once = [cell for cell, cost in start.items() if cost == 0]
        for cell, cost in cheapest(roads(land, me), dict(start)).items():
            if cell not in at_once and cost <= 10:
                best[cell] = min(cost, best.get(cell, cost))
    return best


def test_the_jungle_tells_where_the_tile_in_hand_fits() -> None:
    fits: Counter[str] = Counter()
    for s, viewer in views(3, 15):
        if s.phase != LAY_TILE:
            continue
        d = s.dump()
        land = Land(d)
        answer = SHOW.what(s, viewer, "hand", "en", WHO)
        assert answer is not None and answer.name == f"New tile: {WHO[d['active']]}"
        for cell in CELLS:
            if cell in land.kind:
                continue
            turns = [turned for turned in range(6) if land.may_lie(d["drawn"], cell, turned)]
            near = any(there in land.kind for there in AROUND[cell].values())
            told = facts(s, viewer, f"cell-{cell}")
            kind = "fits" if turns else "fits not" if near else "far"
            if terrain(d["drawn"]) == "volcano":
                assert (told[0] == "The volcano can go here") == bool(turns)
                continue
            fits[kind] += 1
            assert (f"positions: {len(turns)}" in told[0]) == (kind == "fits"), (told, turns)
            assert ("does not fit" in told[0]) == (kind == "fits not")
            assert ("Does not touch" in told[0]) == (kind == "far")
    assert fits["fits"] > 20 and fits["far"] > 20, fits


# Pieces and supplies


@pytest.mark.parametrize(("seats", "seed"), [(2, 16), (4, 17)])
def test_pieces_and_reserves_add_up(seats: int, seed: int) -> None:
    for s, viewer, d in seen(seats, seed, every=61):
        for seat, player in enumerate(d["players"]):
            for cell in player["pieces"]:
                here = members(player, cell)
                power = (
                    [f"The owner's strength at this temple: {strength(player, cell)}"] if cell in d["levels"] else []
                )
                if here["worker"]:
                    told = facts(s, viewer, f"worker-{seat}-{cell}")
                    assert f"({called(cell)})" in told[0] and told[1:] == [f"Explorers here: {here['worker']}", *power]
                if here["leader"]:
                    assert facts(s, viewer, f"lead-{seat}")[1:] == power
            for cell in player["guards"]:
                brings = f"The temple brings {d['levels'][cell]} in a scoring"
                assert facts(s, viewer, f"guard-{seat}-{cell}")[1] == brings
            for cell in player["camps"]:
                assert f"({called(cell)})" in facts(s, viewer, f"camp-{seat}-{cell}")[0]
            left, out = player["reserve"]["worker"], sum(members(player, cell)["worker"] for cell in CELLS)
            told = facts(s, viewer, f"panel-{seat}-worker-{seat}")
            assert told[:2] == [f"{left} of 18 left", f"On the board: {out}"]
            gone = player["removed"]["worker"] + sum(kind == "worker" for kind in player["guards"].values())
            assert told[2:] == ([f"Became guards or left the game: {gone}"] if gone else [])
            assert facts(s, viewer, f"panel-{seat}-camp-{seat}") == [f"{2 - len(player['camps'])} of 2 left"]
            assert facts(s, viewer, f"panel-{seat}-guard-{seat}") == [f"{2 - len(player['guards'])} of 2 left"]


@pytest.mark.parametrize(("seats", "seed"), [(2, 18), (4, 19)])
def test_stacks_levels_and_treasures_are_counted(seats: int, seed: int) -> None:
    found = 0
    for s, viewer, d in seen(seats, seed, every=61):
        stack = d["stack"]
        assert facts(s, viewer, "stack")[0] == f"{len(stack)} of 36 left"
        if stack:
            letter = min(stack)[0]
            same = [tile for tile in stack if tile[0] == letter]
            assert f"Top letter {letter}, tiles: {len(same)}" in facts(s, viewer, "lens-tiles")
            for tile in same:
                chance = f"Comes next: 1 chance in {len(same)}" if len(same) > 1 else "Comes next for certain"
                assert facts(s, viewer, f"next-{tile}")[1] == chance
        supply = {number: n for number, n in d["supply"].items() if n}
        told = facts(s, viewer, "levels")
        assert listed(told, "Left, number × how many: ") == {f"{number}×{n}" for number, n in supply.items()}
        assert listed(told, "Used up: ") == set(d["supply"]) - set(supply)
        on_ruins, buried = sum(d["sites"].values()), sum(d["buried"].values())
        numbers = [f"Not in any ruins yet: {buried - on_ruins}", f"In ruins: {on_ruins}", f"Found: {24 - buried}"]
        assert facts(s, viewer, "treasures") == numbers
        for seat, player in enumerate(d["players"]):
            for kind, n in player["treasures"].items():
                if n:
                    told = facts(s, viewer, f"treasure-{seat}-{kind}")
                    assert told[0] == f"This player ({WHO[seat]}) has {n}"
                    assert f"Not found yet: {d['buried'][kind]} of 3" in told
                    promised = f"Points in every scoring: {SETS[n]}"
                    assert (promised in told) == (d["phase"] != "over" and _scores_again(d, seat))
                    found += 1
    assert found > 20


# Scores and the auction


def _scores_again(d: Dump, seat: int) -> bool:
    return d["phase"] != "final" or seat in d["queue"]


@pytest.mark.parametrize(("seats", "seed", "auction"), [(2, 20, False), (4, 21, False), (3, 22, True)])
def test_scores_and_what_a_scoring_would_give(seats: int, seed: int, auction: bool) -> None:
    promised = 0
    for s, viewer, d in seen(seats, seed, every=61, auction=auction):
        for seat, player in enumerate(d["players"]):
            temples = sum(value for cell, value in d["levels"].items() if controls(d, seat, cell))
            treasures = sum(SETS[n] for n in player["treasures"].values())
            line = f"A scoring now would give +{temples + treasures}: temples {temples}, treasures {treasures}"
            told = facts(s, viewer, f"panel-{seat}-score")
            assert facts(s, viewer, f"worth-{seat}") == [line]
            assert f"Victory points now: {player['score']}" in told
            assert (line in told) == (d["phase"] != "over" and _scores_again(d, seat))
            for name, title in (("temples", "Temples by majority"), ("treasures", "Treasures")):
                assert (f"{title}: {player['points'][name]}" in told) == bool(player["points"][name])
            assert f"{WHO[seat]}: +{temples + treasures}" in facts(s, viewer, "lens-score")
            promised += temples + treasures > 0
        assert facts(s, viewer, "headline-1") == [f"{d['scorings']} of 4 are over"]
    assert promised > 10


def test_the_auction_tells_bids_totems_and_tiles() -> None:
    bids = 0
    for s, viewer, d in seen(3, 23, every=5, auction=True):
        at = d["auction"]
        for seat, player in enumerate(d["players"]):
            told = facts(s, viewer, f"bidder-{seat}")
            assert ("face up" in told[0]) == (seat in at["totems"]) and told[0] == facts(s, viewer, f"totem-{seat}")[0]
            assert told[-1] == f"Victory points: {player['score']}"
            bidding = d["phase"] == "bid"
            assert (f"The highest bid: {at['bid']}" in told) == (bidding and at["bidder"] == seat)
            assert ("Passed: out of this auction" in told) == (bidding and seat in at["passed"])
            bids += bidding and at["bidder"] == seat
        for tile in at["display"]:
            assert f"Letter {tile[0]}" in facts(s, viewer, f"pick-{tile}")
        assert facts(s, viewer, "offer") == [f"Left on offer: {len(at['display'])}"]
        if d["phase"] == "bid" and viewer == d["active"]:
            score = d["players"][viewer]["score"]
            for amount in range(at["bid"] + 1, score + 1):
                assert facts(s, viewer, f"bid-{amount}") == [f"If it wins, victory points left: {score - amount}"]
            for amount in (at["bid"], score + 1):
                assert SHOW.what(s, viewer, f"bid-{amount}", "en", WHO) is None
    assert bids > 5
