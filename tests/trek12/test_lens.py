"""The lenses against the rules themselves: what closes a nine, and how often the next roll does."""

from __future__ import annotations

from sacbe.core.state import NATURE
from sacbe.games.trek12.data import CELLS, RED_FACES, YELLOW_FACES, cell_mask
from sacbe.games.trek12.rules.areas import areas_of
from sacbe.games.trek12.show.lens import Writing, after, closed_by, closing, leaders, odds, percent, sheet_of, writable
from sacbe.games.trek12.show.overlays import overlays
from sacbe.games.trek12.state import DIG_AREAS, WRITE_NUMBERS, Trek
from tests.trek12.views import GAME, positions, trek


def at(numbers: dict[str, int], areas: list[list[str]] | None = None) -> Trek:
    return trek(GAME.load({"players": [{"numbers": numbers, "areas": areas or []}, {}]}))


def test_a_zero_reopens_a_nine_that_was_passed_by() -> None:
    sheet = sheet_of(at({"E2": 4, "E3": 5}), 0)
    assert closing(sheet)[CELLS.index("E4")] == {
        0: cell_mask(["E2", "E3", "E4"]),
        4: cell_mask(["E3", "E4"]),
        9: cell_mask(["E4"]),
    }


def test_circled_cells_are_no_bridge() -> None:
    sheet = sheet_of(at({"E2": 4, "E3": 5}, [["E2", "E3"]]), 0)
    assert closing(sheet)[CELLS.index("E4")] == {9: cell_mask(["E4"])}


def test_closing_agrees_with_the_rules() -> None:
    """Whatever is written in a random game: the lens said so before exactly if the rules allow a dig after it."""
    asked = 0
    for s in positions(2, 71, every=2):
        if s.phase != WRITE_NUMBERS:
            continue
        seat = 0 if s.actors() & 1 else 1
        sheet = sheet_of(s, seat)
        for code in s.legal(seat):
            _, (operation, cell) = GAME.actions.decode(code)
            world = s.copy()
            for other in (0, 1):
                if world.actors() >> other & 1:
                    world.apply(other, code if other == seat else world.legal(other)[0])
            number = after_reveal(world, seat, cell)
            writing = Writing(("yellow", "red", "difference", "sum").index(operation), CELLS.index(cell), number)
            best = closed_by(sheet, writing)
            areas = [int(area) for area in areas_of_new(world, seat, cell)]
            assert (best in areas) if areas else best == 0
            asked += 1
    assert asked > 100


def after_reveal(world: Trek, seat: int, cell: str) -> int:
    world.apply(NATURE, GAME.parse("reveal"))
    return int(world.number[seat * 19 + CELLS.index(cell)])


def areas_of_new(world: Trek, seat: int, cell: str) -> list[int]:
    world.new_cell[seat] = CELLS.index(cell)  # the round may be over already, if nobody could dig
    return list(areas_of(world, seat))


def test_odds_are_those_of_all_rolls() -> None:
    """Counted by rolling every pair and asking the rules for a writing that allows a dig."""
    s = at({"C1": 4, "D1": 3, "D2": 0})
    hits = 0
    for yellow in YELLOW_FACES:
        for red in RED_FACES:
            rolled = s.copy()
            rolled.apply(NATURE, GAME.parse(f"roll {yellow} {red}"))
            hits += any(can_dig(rolled, code) for code in rolled.legal(0))
    assert odds(sheet_of(s, 0)).any == hits
    assert 0 < hits < 36 and percent(hits) == round(hits / 0.36)


def can_dig(rolled: Trek, code: int) -> bool:
    world = rolled.copy()
    world.apply(0, code)
    world.apply(1, world.legal(1)[0])
    world.apply(NATURE, GAME.parse("reveal"))
    return bool(world.phase == DIG_AREAS and world.digger == 0)


def test_after_a_writing_that_closes_the_area_is_circled() -> None:
    sheet = sheet_of(at({"E2": 4}), 0)
    later = after(sheet, Writing(3, CELLS.index("E3"), 5))
    assert later.circled == cell_mask(["E2", "E3"]) and later.ticked == (0, 0, 0, 1)


def test_full_rows_and_special_cells_limit_what_can_be_written() -> None:
    assert writable((0, 0, 0, 0), CELLS.index("E1")) == {0, 1, 2, 3, 4, 5}
    assert writable((4, 0, 0, 0), CELLS.index("E1")) == frozenset()
    assert 11 in writable((0, 0, 0, 0), CELLS.index("D3")) and 0 not in writable((0, 0, 0, 0), CELLS.index("D3"))


def test_plates_put_first_what_the_roll_offers() -> None:
    sheet = sheet_of(at({"E3": 5, "E2": 4}), 0)
    rolled = overlays(sheet, None, (0, 4), False, 116, 13)
    assert ">0·4<" in rolled  # 9 would close too, but not with this roll
    assert ">0·4·9<" in overlays(sheet, None, (-1, -1), False, 116, 13)


def test_leaders_follow_the_tie_rule() -> None:
    s = trek(GAME.load({"players": [{"bones": ["blue-2a", "blue-2b"]}, {"bones": ["blue-1a", "blue-4", "green-1a"]}]}))
    assert [owner for owner, _ in leaders(s)] == [1, 0, -1, -1]
    assert leaders(s)[1][1] == [2, 2]
