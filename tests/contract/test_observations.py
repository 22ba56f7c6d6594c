"""What a seat sees as numbers: the same for all it cannot tell apart, and every field there for a reason."""

from __future__ import annotations

import struct

import pytest

import sacbe
from sacbe.core.chance import Rng
from sacbe.core.compiled import is_compiled
from tests.contract.walks import Setting, settings, some_positions, walk, walked

pytestmark = pytest.mark.engine
SOME = 40 if is_compiled() else 8


@pytest.mark.parametrize("setting", walked(), ids=str)
def test_worlds_that_look_alike_to_a_seat_give_the_same_numbers(setting: Setting) -> None:
    observation = setting.game.observation
    rng = Rng(5)
    for s in some_positions(setting, 5, SOME):
        for seat in range(setting.seats):
            view = s.hide(seat)
            seen = observation.float32(view, seat)
            assert len(seen) == 4 * observation.size
            assert seen == observation.float32(s, seat), "nothing is read that the seat cannot see"
            assert seen == observation.float32(view.guess(rng), seat)


@pytest.mark.parametrize("setting", walked(), ids=str)
def test_numbers_keep_to_their_scale(setting: Setting) -> None:
    observation = setting.game.observation
    for s in some_positions(setting, 6, SOME):
        numbers = struct.unpack(f"<{observation.size}f", observation.float32(s.hide(0), 0))
        for field in observation.fields:
            assert all(-4 <= number <= 4 for number in numbers[field.at : field.at + field.size]), field


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_fields_are_named_once_documented_and_each_changes_somewhere(slug: str) -> None:
    observation = sacbe.game(slug).observation
    assert len({field.name for field in observation.fields}) == len(observation.fields)
    assert all(field.about for field in observation.fields)
    assert sum(field.size for field in observation.fields) == observation.size
    seen: list[set[int]] = [set() for _ in observation.fields]
    for setting in (setting for setting in settings() if setting.slug == slug):
        for seed in range(2):
            for s, _, _ in walk(setting, seed):
                numbers = struct.unpack(f"<{observation.size}f", observation.float32(s.hide(0), 0))
                for field, values in zip(observation.fields, seen, strict=True):
                    if len(values) < 2:
                        values.add(hash(numbers[field.at : field.at + field.size]))
    still = [field.name for field, values in zip(observation.fields, seen, strict=True) if len(values) < 2]
    assert not still, "fields that never change"
