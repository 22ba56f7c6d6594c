"""What is worked out for the lenses and for far targets is what the rules say."""

from __future__ import annotations

import pytest

from sacbe.core.state import NATURE
from sacbe.games.tikal.actions import RECRUIT, STEP, UNCOVER
from sacbe.games.tikal.data import CELLS, LETTERS, TILES
from sacbe.games.tikal.score import tally_now
from sacbe.games.tikal.show.lens import hold, letters_left, next_tiles, top_letter, volcano_in, worth
from sacbe.games.tikal.show.plan import plan_of
from sacbe.games.tikal.show.routes import RESERVE, Mover, cheapest, reach
from sacbe.games.tikal.state import DRAW_TILE, Tikal
from tests.tikal.views import GAME, positions, tikal

TEMPLE = CELLS.index("c1r4")


def with_pieces(*crowds: dict[str, int], **more: object) -> Tikal:
    players = [{"pieces": {"c1r4": crowd}} if crowd else {} for crowd in crowds]
    return tikal(GAME.load({"phase": "actions", "players": players, **more}))


@pytest.mark.parametrize(
    ("crowds", "owner", "margin"),
    [
        (({"worker": 2}, {"worker": 1}), 0, 1),
        (({"worker": 2}, {"leader": 1}), 1, 1),
        (({"worker": 3}, {"leader": 1}), -1, 0),
        (({}, {"worker": 1}), 1, 1),
        (({}, {}), -1, 0),
        (({"worker": 1}, {"worker": 1}, {"worker": 3}), 2, 2),
    ],
)
def test_who_holds_a_temple(crowds: tuple[dict[str, int], ...], owner: int, margin: int) -> None:
    held = hold(with_pieces(*crowds), TEMPLE)
    assert (held.owner, held.margin, held.guarded) == (owner, margin, False)


def test_the_next_level_must_be_in_the_supply() -> None:
    assert hold(with_pieces({}, {}), TEMPLE).next == 2
    assert hold(with_pieces({}, {}, supply={"2": 0}), TEMPLE).next == 0
    assert hold(with_pieces({}, {}, levels={"c1r4": 10}), TEMPLE).next == 0


def test_a_guard_ends_the_contest() -> None:
    s = tikal(GAME.load({"players": [{"guards": {"c1r4": "worker"}}, {"pieces": {"c1r4": {"worker": 5}}}]}))
    held = hold(s, TEMPLE)
    assert held.owner == 0 and held.guarded and not held.next


def test_worth_is_what_a_tally_gives() -> None:
    for s in positions(3, 72, every=20):
        for seat in range(3):
            assert worth(s, seat).total == tally_now(s, seat)


# The stack


def test_what_may_come_next_is_what_nature_may_draw() -> None:
    for s in positions(2, 73):
        if s.phase == DRAW_TILE:
            assert [GAME.parse(f"draw {TILES[tile]}") for tile in next_tiles(s)] == s.legal(NATURE)
            assert sum(count for _, count in letters_left(s)) == int(s.stack).bit_count()
            assert top_letter(s) in LETTERS


def test_when_the_next_volcano_comes() -> None:
    start = tikal(GAME.start(2))
    assert volcano_in(start) == (7, 12)
    late = tikal(GAME.load({"stack": ["F5", "G1", "G2"]}))
    assert volcano_in(late) == (1, 1)
    assert volcano_in(tikal(GAME.load({"stack": ["G1", "G2"]}))) is None


# Ways


def test_the_way_round_is_cheaper() -> None:
    """The rulebook's example: 3 stones straight over, 2 by way of another tile."""
    given = {"tiles": {"c2r3": "D3", "c2r2": "C2 4", "c3r2": "C1 4"}, "phase": "actions"}
    s = tikal(GAME.load(given | {"players": [{"pieces": {"c2r3": {"worker": 1}}}, {}]}))
    start, goal = CELLS.index("c2r3"), CELLS.index("c3r2")
    route = reach(s, 0, Mover(0, start), 10)[goal]
    assert route.cost == 2 and [CELLS[cell] for cell in route.cells] == ["c2r3", "c2r2", "c3r2"]
    (ways,) = [ways for ways in plan_of(s, 0).ways if ways.mover == Mover(0, start)]
    assert (3, GAME.parse("step c2r3 NE worker"), goal) in ways.other
    assert goal not in reach(s, 0, Mover(0, start), 1)


def test_recruits_set_out_from_any_own_camp() -> None:
    given = {"tiles": {"c2r3": "D3", "c3r3": "A4"}, "phase": "actions"}
    s = tikal(GAME.load(given | {"players": [{"camps": ["c3r3"]}, {}]}))
    far = reach(s, 0, Mover(0, RESERVE), 10)
    assert far[CELLS.index("c3r3")].codes == (GAME.parse("recruit worker c3r3"),)
    assert cheapest(s, 0, 10)[CELLS.index("c0r4")] == 1


def test_ways_are_all_the_single_moves_and_no_dearer() -> None:
    """Every legal move is among the ways, and no way costs more than a single action to the same cell."""
    for s in positions(3, 74, every=13):
        seat = int(s.active)
        plan = plan_of(s, seat)
        single = {code for code in s.legal(seat) if RECRUIT <= code < UNCOVER}
        known = {route.codes[0] for ways in plan.ways for route in ways.best.values() if len(route.codes) == 1}
        known |= {code for ways in plan.ways for _, code, _ in ways.other}
        assert known == single
        for ways in plan.ways:
            assert all(ways.best[to].cost <= cost for cost, code, to in ways.other if code >= STEP)
