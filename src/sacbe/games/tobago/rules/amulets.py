"""T-4.8 Amulets appear where the statues look, and the statues turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tobago.data import STATUES
from sacbe.games.tobago.rules.island import holds, put_in
from sacbe.games.tobago.state import NONE, TAKE_TURN, Tobago


def gazed_hex(s: Tobago, statue: i64) -> i64:
    """T-4.8.1 Where the gaze of a statue meets the coast; NONE if it does not stand."""
    if s.landmarks[statue] < 0 or s.facing[statue] < 0:
        return NONE
    return s.island.gaze[s.landmarks[statue] * 6 + s.facing[statue]]


def amulets_appear(s: Tobago) -> None:
    """The last step of a raise (R-26): then the raiser's turn goes on."""
    statue: i64
    for statue in range(STATUES):
        k = gazed_hex(s, statue)
        if k >= 0 and s.amulet_supply > 0 and not holds(s.lying, 0, k):
            put_in(s.lying, 0, k)
            s.amulet_supply -= 1
    turned = vec[i64]([NONE] * STATUES)
    for statue in range(STATUES):
        if s.facing[statue] >= 0:
            turned[statue] = (s.facing[statue] + 1) % 6
    s.facing = turned
    s.raiser = NONE
    s.raised = NONE
    s.last_taker = NONE
    s.phase = TAKE_TURN
