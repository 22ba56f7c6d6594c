"""Q-33 The rulebook knows no last round, so bots must get there: races without a limit end by arrival."""

from __future__ import annotations

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.bots import make
from sacbe.core.chance import Rng, draw
from sacbe.core.compiled import is_compiled
from sacbe.games.eldorado.data import NO_CAP, ROUTES
from sacbe.games.eldorado.state import Race
from tests.eldorado.board import ELDORADO

pytestmark = pytest.mark.engine

# Three times what the slowest of a thousand races took: whoever is under way then stands.
LONGEST = 200
# By level: the bot, with a search of a few iterations for those that think for a time; and how many races, compiled and
# not.
LEVELS = {
    "novice": ("novice", 40, 0),
    "traveller": ("traveller", 40, 0),
    "explorer": ("explorer", 40, 0),
    "expert": ("search:2", 8, 0),
}


def race(name: str, number: int) -> Race:
    """A race of bots, cut off where they stand."""
    seats = 1 + number % 4
    s = ELDORADO.start(seats, {"route": list(ROUTES)[number // 4 % len(ROUTES)]})
    assert isinstance(s, Race)
    assert s.round_cap == NO_CAP
    bots = [make(name, seed=64 * number + seat) for seat in range(seats)]
    rng = Rng(number)
    while (mask := s.actors()) and s.round <= LONGEST:
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
        else:
            seat = int(s.turn)
            s.step(seat, bots[seat].choose(s.hide(seat), seat))
    return s


@pytest.mark.parametrize("level", LEVELS)
def test_bots_do_not_stand(level: str) -> None:
    name, many, few = LEVELS[level]
    for number in range(many if is_compiled() else few):
        s = race(name, number)
        assert s.actors() == 0, f"race {number} of {level}s has no end"
        assert any(s.arrived[racer] for racer in range(s.racers))
