"""A seat's numbers in a buffer of the caller's."""

from __future__ import annotations

import array
import random
from typing import Any

import pytest

import sacbe
from sacbe.core.compiled import is_compiled
from sacbe.testing.walks import settings
from scripts.worlds import compare

pytestmark = pytest.mark.engine
GAME = sacbe.game("trek12")


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_it_is_what_the_observation_says(slug: str) -> None:
    game = sacbe.game(slug)
    s = game.start(max(game.seats), game.bounded)
    for seat in range(s.players()):
        numbers = array.array("f", [7.0] * game.observation.size)
        s.observe(seat, numbers)
        assert numbers.tobytes() == game.observation.float32(s, seat)


def test_arrays_of_numpy_rows_of_them_and_bytes() -> None:
    numpy = pytest.importorskip("numpy")
    s = GAME.start(3)
    table = numpy.full((2, GAME.observation.size), 9, numpy.float32)
    s.observe(1, table[1])
    assert (table[0] == 9).all()
    assert table[1].tobytes() == GAME.observation.float32(s, 1)
    raw = bytearray(4 * GAME.observation.size)
    s.observe(1, raw)
    assert bytes(raw) == table[1].tobytes()


SIZE = GAME.observation.size
WRONG: list[tuple[Any, type[Exception], str]] = [
    ([0.0] * SIZE, TypeError, "buffer"),
    (array.array("d", [0.0] * SIZE), TypeError, "float32"),
    (array.array("i", [0] * SIZE), TypeError, "float32"),
    (array.array("f", [0.0] * (SIZE - 1)), ValueError, f"{SIZE} numbers"),
    (bytes(4 * SIZE), ValueError, "may be written"),
    (memoryview(bytearray(8 * SIZE))[::2], ValueError, "in one piece"),
]


@pytest.mark.parametrize(("out", "error", "words"), WRONG)
def test_what_it_cannot_write_into_it_says(out: object, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        GAME.start(2).observe(0, out)


@pytest.mark.parametrize("seat", [-1, 2, 30])
def test_only_seats_see(seat: int) -> None:
    with pytest.raises(ValueError, match=r"0\.\.1"):
        GAME.start(2).observe(seat, bytearray(4 * SIZE))


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_worlds_a_seat_cannot_tell_apart_look_the_same(slug: str) -> None:
    """A part of `make worlds`."""
    pairs = 300 if is_compiled() else 12
    tables = random.Random(4).sample([setting for setting in settings() if setting.slug == slug], 2)
    differed = sum(compare(setting, pairs, 1) for setting in tables)
    assert differed or slug not in ("eldorado", "tobago"), "hands are secret there: some worlds must be others"
