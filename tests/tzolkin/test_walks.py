"""Nothing is lost and nothing appears: pieces, tiles, skulls and points conserved along random games."""

from __future__ import annotations

import pytest

from sacbe.core.bits import count
from sacbe.games.tzolkin.data import (
    AGE_1,
    ALL_BUILDINGS,
    ALL_MONUMENTS,
    ALL_NUMBERED,
    ALL_WEALTH,
    DISPLAY,
    SKULL,
    SKULLS,
    TOP_STEP,
    neutral_workers,
)
from sacbe.games.tzolkin.score import final_parts
from sacbe.games.tzolkin.state import OPEN_WEALTH, OVER, Tzolkin
from sacbe.testing.walks import Setting, walk, walked

pytestmark = pytest.mark.engine
MINE = [setting for setting in walked() if setting.slug == "tzolkin"]


def check(s: Tzolkin) -> None:
    """T-1, T-4.2 and the other invariants of the dossier."""
    seats = range(s.seats)
    assert all(s.goods[i] >= 0 for i in range(s.seats * 5)), "goods are never negative"
    # T-4.2 skulls
    held = sum(s.goods[seat * 5 + SKULL] for seat in seats)
    laid = sum(s.laid[oval] >= 0 for oval in range(1, 10))
    assert s.skulls + held + laid == SKULLS
    # workers
    teeth = s.neutrals
    for seat in seats:
        assert 3 <= s.workers[seat] <= 6
        assert s.available(seat) >= 0
        assert s.on[seat] & ~ALL_NUMBERED == 0, "players' workers stand on numbered spaces only"
        assert s.on[seat] & teeth == 0, "one worker a space"
        teeth |= s.on[seat]
    assert count(s.neutrals) <= neutral_workers(s.seats)
    if s.phase >= OPEN_WEALTH:
        assert count(s.neutrals) == neutral_workers(s.seats)
    # tiles
    buildings, monuments = s.deck, s.unseen
    for i in range(DISPLAY):
        for tile, kind in ((s.shown[i], "building"), (s.offered[i], "monument")):
            if tile >= 0:
                assert (buildings if kind == "building" else monuments) >> tile & 1 == 0
        buildings |= 1 << s.shown[i] if s.shown[i] >= 0 else 0
        monuments |= 1 << s.offered[i] if s.offered[i] >= 0 else 0
    for seat in seats:
        assert buildings & s.built[seat] == 0
        assert monuments & s.palaces[seat] == 0
        buildings |= s.built[seat]
        monuments |= s.palaces[seat]
    assert buildings | (AGE_1 if s.age == 2 else 0) == ALL_BUILDINGS
    assert monuments == ALL_MONUMENTS
    # harvest tiles
    corn = sum(s.corn_left[i] for i in range(4)) + sum(s.corn_tiles[seat] for seat in seats)
    wood = sum(s.wood_left[i] for i in range(4)) + sum(s.wood_tiles[seat] for seat in seats)
    assert (corn, wood + s.burned) == (4 * s.seats, 3 * s.seats)
    assert all(0 <= s.wood_left[i] <= s.corn_left[i] for i in range(4))
    # temples and wealth
    for temple in range(3):
        steps = [s.temple[seat * 3 + temple] for seat in seats]
        assert min(steps) >= 0
        assert max(steps) <= TOP_STEP[temple]
        assert steps.count(TOP_STEP[temple]) <= 1, "one player on a top step"
    assert all(0 <= s.tech[i] <= 3 for i in range(s.seats * 4))
    tiles = s.neutral_tiles
    for seat in seats:
        assert tiles & s.dealt[seat] == 0
        assert s.kept[seat] & ~s.dealt[seat] == 0
        assert (count(s.dealt[seat]), count(s.kept[seat])) == (s.dealt_count[seat], s.kept_count[seat])
        tiles |= s.dealt[seat]
    assert tiles & ~ALL_WEALTH == 0
    assert 0 <= s.todo < 1 << 60, "the pile of tasks has room for five"
    assert s.food <= 4
    assert s.pot() <= s.day


def finished(setting: Setting, seed: int, phases: set[str]) -> Tzolkin:
    """A whole random game, every position of it checked."""
    for s, _, _ in walk(setting, seed):
        assert isinstance(s, Tzolkin)
        check(s)
        phases.add(s.phases[s.phase].name)
        if s.phase != OVER:
            assert all(s.score(seat) == s.points(seat) for seat in range(s.seats)), "the score track until the end"
    assert isinstance(s, Tzolkin)
    return s


@pytest.mark.parametrize("setting", MINE, ids=str)
def test_nothing_is_lost(setting: Setting) -> None:
    phases: set[str] = set()
    for seed in range(12):
        s = finished(setting, seed, phases)
        assert all(sum(final_parts(s, seat).values()) == s.quarters(seat) for seat in range(s.seats))
        assert (s.phase, s.food) == (OVER, 4)
        assert s.day in (27, 28)
    assert len(phases) >= 20, "random play reaches nearly every phase"
