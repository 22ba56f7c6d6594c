"""S-2.9 Routes that people make, N-8.5 routes that chance makes, and what the latter rests on."""

from __future__ import annotations

import random

import pytest

from sacbe import NATURE
from sacbe.core.compiled import is_compiled
from sacbe.core.hexes import DIRECTIONS, add, rotate
from sacbe.games.eldorado.data import CORNER_HEX, ROUTES, SIDE_HEXES, SIDES, STRIPS
from sacbe.games.eldorado.rules.growing import _joints, ends_for, next_pieces, places_for
from sacbe.games.eldorado.rules.routes import build, check_route, corners, parse
from sacbe.games.eldorado.rules.track import Route, footprint, gold_zone
from sacbe.games.eldorado.rules.turns import caves_beside
from sacbe.games.eldorado.state import Race
from tests.eldorado.board import ELDORADO, load, one

pytestmark = pytest.mark.engine

WITCH = ROUTES["witchs_cauldron"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "begins with side A or B"),
        ("A0@0,0 L5@7,-4", "ends with one end"),
        ("L5@0,0 blue4@3,7", "begins with side A or B"),
        ("A0@0,0 blue4@3,7 L5@7,-4", "ends with one end"),
        ("A0@0,0 Z5@7,-4 blue0@1,1", "'Z5@7,-4' is no piece"),
        ("A0@0,0 L6@7,-4 blue0@1,1", "is no piece"),
        (WITCH.replace("L5@7,-4", "L5@6,-4"), "must not overlap"),
        (WITCH.replace("G4", "K4"), "two sides of one piece"),
        (WITCH.replace("G4", "L4"), "one piece with side L only"),
        (WITCH.replace("L5@7,-4 G4@14,-7 D4@18,-4 M0@14,3 I5@7,7 blue4@3,7", "L5@8,-4 blue0@12,-8"), "pairs of hexes"),
        ("A0@0,0 L0@7,-4 G0@4,3 blue5@8,3", "must not touch"),
        ("A0@0,0 L0@-3,7 blue0@20,20", "touches a start hex"),
        (WITCH.replace("blue4@3,7", "blue4@1,9"), "corner hex"),
        ("A0@0,0 O1@5,-2 blue0@9,-6", "corner hex"),
        (WITCH.replace("blue4@3,7", "blue1@3,7"), "corner hex"),
        ("A0@0,0 L0@7,-4 C0@14,-8 E0@21,-12 G0@28,-16 I0@35,-20 M0@42,-24 O1@47,-26 blue0@50,-30", "more joints"),
    ],
)
def test_refused_routes(text: str, problem: str) -> None:
    problems = check_route(text)
    assert any(problem in each for each in problems), problems
    assert all("route" in each or "(S-2." in each for each in problems)
    if text:
        with pytest.raises(ValueError, match=r"S-2|route"):
            ELDORADO.start(2, {"route": text})


def test_a_route_of_ones_own() -> None:
    text = "B3@0,0 N0@4,-7 green0@8,-11"
    problems = check_route(text)
    turned = [f"B{turn}@0,0 N0@4,-7 green0@8,-11" for turn in range(6)]
    fine = [route for route in turned if not check_route(route)]
    assert fine, problems
    s = ELDORADO.start(2, {"route": fine[0]})
    assert isinstance(s, Race)
    assert (s.route.text, s.route.joints, len(s.route.caves)) == (fine[0], 1, 1)
    assert s.dump()["options"]["route"] == fine[0]


def test_a_standing_blockade_cuts_a_cave_off() -> None:
    """Q-38: the cave of side I lies at the joint to M on the rulebook's route; the hexes across it are black there."""
    for blockades, seen in (([0, 0, 0, 0, 4], False), ([0, 0, 0, 0, 0], True)):
        s = one([-3, 3], ["explorer"], blockades=blockades)
        here, cave = s.route.at[(11, 4)], s.route.at[(10, 4)]
        assert s.route.beside_far[here]
        index = [s.route.caves[k] for k in range(6)].index(cave)
        assert bool(caves_beside(s, here) >> index & 1) == seen


@pytest.mark.compiled
def test_random_routes_are_good_ones() -> None:
    for seed in range(12 if is_compiled() else 2):
        rng = random.Random(seed)
        s = ELDORADO.start(3, {"route": "random"})
        assert isinstance(s, Race)
        plies = 0
        while s.dump()["phase"] == "route":
            found = s.why_not(NATURE, ELDORADO.parse("draw scout"))
            assert found is not None
            assert found.rule == "N-8.5"
            s.apply(NATURE, rng.choice(s.legal(NATURE)))
            assert load(**s.dump()).dump() == s.dump()
            plies += 1
        assert plies == 12
        assert check_route(s.route.text) == []
        assert s.figure[3] == -1
        assert s.figure[0] == s.route.starts[0]


def test_what_random_routes_rest_on() -> None:
    """Walkers get across any joint and, at any corner, to the end; every tile is in one part for them."""
    for side in SIDES:
        ways = {place for place, (ground, _) in SIDE_HEXES[side].items() if ground < 5}
        todo = [min(ways)]
        reached = set(todo)
        while todo:
            here = todo.pop()
            for direction in DIRECTIONS:
                there = add(here, direction)
                if there in ways and there not in reached:
                    reached.add(there)
                    todo.append(there)
        assert (reached == ways) == (side != "R")
        if side not in STRIPS:
            for corner in corners((side, 0, 0, 0)):
                touching = [add(corner, direction) for direction in DIRECTIONS]
                ends = [place for place in touching if place not in SIDE_HEXES[side]]
                assert len(ends) == 3
                beside = {add(place, direction) for place in ends for direction in DIRECTIONS}
                assert beside & ways, f"nobody gets from {side} to an end at {corner}"
    assert rotate(CORNER_HEX, 6) == CORNER_HEX


@pytest.mark.compiled
@pytest.mark.parametrize("side", SIDES)
def test_any_joint_can_be_crossed(side: str) -> None:
    here = dict(footprint((side, 0, 0, 0)))
    for other in SIDES[2:]:
        for turn in range(6):
            for place in _joints((side, 0, 0, 0), other, turn) if other != side else []:
                there = dict(footprint((other, turn, *place)))
                seam = [(a, add(a, d)) for a in here for d in DIRECTIONS if add(a, d) in there]
                if any(here[a][0] == 7 for a, _ in seam):
                    continue
                assert any(here[a][0] < 5 and there[b][0] < 5 for a, b in seam), (side, other, turn, place)


def test_behind_a_split_strip_only_what_can_be_reached() -> None:
    laid = parse("A0@0,0 M0@7,-4")
    for place in places_for(laid, "R", 1)[:: 1 if is_compiled() else 4]:
        longer = [*laid, ("R", 1, *place)]
        for side, turn in next_pieces(longer)[::7]:
            for q, r in places_for(longer, side, turn):
                route = build(" ".join(f"{s}{t}@{x},{y}" for s, t, x, y in [*longer, (side, turn, q, r)]))
                assert _walkable(route), route.text


def _walkable(route: Route) -> bool:
    todo = [int(route.starts[0])]
    seen = set(todo)
    while todo:
        here = todo.pop()
        if route.piece[here] == route.pieces - 1:
            return True
        for direction in range(6):
            there = int(route.next[6 * here + direction])
            if there >= 0 and there not in seen and route.terrain[there] < 5:
                seen.add(there)
                todo.append(there)
    return False


def test_ends_lie_at_corners() -> None:
    ends = ends_for(parse("A0@0,0 N0@7,-4"))
    assert 1 <= len(ends) <= 6
    for end in ends:
        assert not check_route(f"A0@0,0 N0@7,-4 {end[0]}{end[1]}@{end[2]},{end[3]}")
        assert len(gold_zone(end)) == 3
