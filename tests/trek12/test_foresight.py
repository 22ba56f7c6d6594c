"""What was learned of sheets: the tables agree with a slow reading, nothing better is overlooked, learning helps."""

from __future__ import annotations

import itertools
from importlib import resources

import pytest
from librt.vecs import vec

import sacbe
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games.trek12.data import ACCEPTS, BOXES, CELL_COUNT, FULL_BAG, NEIGHBOURS, ROUNDS, result
from sacbe.games.trek12.mind.bones import Bag
from sacbe.games.trek12.mind.foresight import Foresight
from sacbe.games.trek12.mind.learning import Learner
from sacbe.games.trek12.mind.patterns import SIZE
from sacbe.games.trek12.mind.weights import read, shipped, write
from sacbe.games.trek12.rules.areas import legal_areas
from sacbe.games.trek12.rules.writing import open_cells
from sacbe.games.trek12.state import WRITE_NUMBERS, Trek

TREK = sacbe.game("trek12")


def sheets(seed: int) -> list[Trek]:
    """The positions of a game of one who plays at random in which a number is to be written."""
    s, rng, found = TREK.start(1, {"solo": True}), Rng(seed), []
    while mask := s.actors():
        assert isinstance(s, Trek)
        if s.phase == WRITE_NUMBERS:
            found.append(s.copy())
        codes = s.legal(0)
        s.step(*((NATURE, draw(s, rng)) if mask & NATURE_BIT else (0, codes[rng.below(len(codes))])))
    return found


def loaded(s: Trek, weights: vec[float] | None = None) -> Foresight:
    bag = Bag()
    bag.look_into(s.bag)
    f = Foresight(shipped() if weights is None else weights, bag)
    f.load(s, 0)
    return f


# -- Reading ----------------------------------------------------------------------------------------------------------


def connected(cells: tuple[int, ...]) -> bool:
    reached = {cells[0]}
    for _ in cells:
        reached |= {cell for cell in cells for other in reached if NEIGHBOURS[cell] >> other & 1}
    return len(reached) == len(cells)


SINGLES_AND_PAIRS, TRIPLES = (
    [
        cells
        for size in sizes
        for cells in sorted(itertools.combinations(range(19), size), key=lambda cells: sum(1 << cell for cell in cells))
        if connected(cells)
    ]
    for sizes in ((1, 2), (3,))
)


def read_slowly(f: Foresight) -> float:
    """The sum of weights again, every place reckoned by itself: `left` rounds to come."""
    weights, left = f.weights, int(f.left)
    free = {cell for cell in range(19) if f.filled >> cell & 1 and not f.circled >> cell & 1 and f.numbers[cell] <= 9}
    symbols = [
        0 if not f.filled >> cell & 1 else int(f.numbers[cell]) + 1 if cell in free else 11 for cell in range(19)
    ]

    def total(groups: list[tuple[int, ...]], at: int) -> tuple[float, int]:
        points = 0.0
        for cells in groups:
            points += weights[at + sum(symbols[cell] * 12**place for place, cell in enumerate(cells))]
            at += 12 ** len(cells)
        return points, at

    size = sum(12 ** len(cells) for cells in SINGLES_AND_PAIRS)
    points, _ = total(SINGLES_AND_PAIRS, left * size)
    large = sum(12 ** len(cells) for cells in TRIPLES)
    more, _ = total(TRIPLES, 16 * size + left // 4 * large)
    at = 16 * size + 4 * large
    zeros = min(sum(f.numbers[cell] == 0 for cell in free), 5)
    whole = weights[at + 6 * sum(int(f.boxes[row]) * 5**row for row in range(4)) + zeros]
    at += 6 * 5**4
    whole += weights[at + 41 * left + min(sum(int(f.numbers[cell]) for cell in free), 40)]
    at += 41 * 16
    whole += weights[at + 6 * (8 * left + min(max(int(f.bag.bones(4, 2) - 5.5), 0), 7)) + zeros]
    at += 6 * 8 * 16
    whole += weights[at + 20 * left + int(open_cells(f.filled)).bit_count()]
    assert at + 20 * 16 == SIZE
    return float(points + more + whole)


@pytest.mark.engine
def test_a_sheet_is_read_as_slowly_reckoned() -> None:
    for s in sheets(1) + sheets(2):
        f = loaded(s)
        f.look()
        if f.left > 0:
            assert f.growth() == pytest.approx(read_slowly(f), abs=1e-9)


@pytest.mark.engine
def test_nothing_better_is_overlooked() -> None:
    """All ways to write a number and to dig after it, each looked at anew."""
    for s in sheets(3)[1::3]:
        f = loaded(s)
        slot = f.best_of_roll(s.yellow, s.red)
        found, best = f.best[slot], -999.0
        for row, cell in itertools.product(range(4), range(CELL_COUNT)):
            opened = open_cells(s.filled[0]) & ACCEPTS[row]
            if not opened >> cell & 1 or s.ticked[row] >= BOXES:
                continue
            number = result(row, s.yellow, s.red)
            f.load(s, 0)
            f.write(row, cell, number)
            areas = legal_areas(f.numbers, 0, f.filled & ~f.circled, cell)
            for i in range(-1, len(areas)):
                area = areas[i] if i >= 0 else 0
                f.circled = s.circled[0] | area
                f.look()
                gained = f.bones_of(area) + 9.0 if area else 0.0
                best = max(best, gained - float(number) + f.growth())
        assert found == pytest.approx(best, abs=1e-9)


def test_the_end_is_foreseen_exactly() -> None:
    last = sheets(4)[-1]
    f = loaded(last)
    assert last.round == ROUNDS and f.left == 0 and f.foresee() == 0.0


def test_another_look_at_a_sheet_gives_the_same() -> None:
    """What was looked at in between leaves no trace."""
    one, other = sheets(5)[6], sheets(6)[9]
    f = loaded(one)
    before = f.foresee()
    f.load(other, 0)
    f.foresee()
    f.load(one, 0)
    assert f.foresee() == before


# -- The file ---------------------------------------------------------------------------------------------------------


def test_what_is_shipped_is_small() -> None:
    data = resources.files("sacbe.games.trek12.mind").joinpath("sheets.net").read_bytes()
    assert len(data) < 2_000_000 and len(read(data)) == SIZE


def test_a_file_is_read_as_written() -> None:
    weights = vec[float]([(i % 97 - 48) / 16 for i in range(int(SIZE))])
    again = read(write(weights, {}))
    assert all(again[i] == weights[i] for i in range(int(SIZE)))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "should begin with"),
        (b"sacbe-sheets 1\n{}\nnothing", "damaged"),
        (write(vec[float]([1.0]), {}), "weights of two bytes"),
    ],
)
def test_a_bad_file_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(data)


# -- Learning ---------------------------------------------------------------------------------------------------------


@pytest.mark.engine
def test_the_same_seed_learns_the_same() -> None:
    tables = [vec[float]([0.0] * int(SIZE)) for _ in range(2)]
    points = [Learner(weights, 3).games(4, 2) for weights in tables]
    assert points[0] == points[1]
    assert all(tables[0][i] == tables[1][i] for i in range(int(SIZE)))
    assert any(tables[0][i] != 0.0 for i in range(int(SIZE)))


@pytest.mark.compiled
def test_a_short_run_plays_better_than_its_start() -> None:
    learner = Learner(vec[float]([0.0] * int(SIZE)), 1)
    first = learner.games(200, 1)
    learner.games(4000, 1)
    assert learner.games(400, 1) > first + 3


def test_a_full_bag_is_worth_more_than_a_poor_one() -> None:
    """The Bones worth 4 or more are gone: less is to be expected of the same sheet."""
    s = sheets(7)[5]
    rich, poor = s.copy(), s.copy()
    rich.bag = FULL_BAG
    poor.bag = sum(1 << (9 * colour + i) for colour in range(4) for i in range(5))
    assert loaded(rich).foresee() > loaded(poor).foresee()
