"""What a seat sees as numbers leaves out nothing that matters, and tells the same of a player to everybody."""

from __future__ import annotations

import pytest

from sacbe.core.compiled import is_compiled
from tests.contract.seen import seen
from tests.contract.walks import Setting, seats_of, some_positions, walked

pytestmark = pytest.mark.engine
SOME = 40 if is_compiled() else 8


@pytest.mark.parametrize("setting", walked(), ids=str)
def test_actions_that_look_alike_afterwards_come_to_the_same(setting: Setting) -> None:
    observation = setting.game.observation
    for s in some_positions(setting, 7, SOME):
        for seat in seats_of(s.actors()):
            before = observation.float32(s, seat)
            after: dict[bytes, tuple[int, list[int]]] = {}
            for code in s.legal(seat):
                t = s.copy()
                t.apply(seat, code)
                numbers = observation.float32(t, seat)
                assert numbers != before, setting.game.text(code)
                mask = t.actors()
                goes_on = (mask, t.legal(seat) if mask >> seat & 1 else [])
                assert after.setdefault(numbers, goes_on) == goes_on, setting.game.text(code)


@pytest.mark.parametrize("setting", walked(), ids=str)
def test_what_is_told_of_a_player_is_the_same_for_all(setting: Setting) -> None:
    for s in some_positions(setting, 8, SOME):
        views = [seen(s, seat) for seat in range(setting.seats)]
        for seat, view in enumerate(views):
            for name in (name.removeprefix("me.") for name in view if name.startswith("me.")):
                for behind in range(1, setting.seats):
                    assert views[seat - behind][f"next{behind}.{name}"] == view[f"me.{name}"], name
