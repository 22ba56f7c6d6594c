"""T-4.5 to T-4.8 DP-HARVEST: corn or wood from a plantation, burning the forest, corn without a tile."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import BURN, HARVEST
from sacbe.games.tzolkin.data import AGRICULTURE, PLANTATIONS, TEMPLES
from sacbe.games.tzolkin.rules.goods import above_bottom, step_down
from sacbe.games.tzolkin.rules.guards import TzolkinPhase, not_now
from sacbe.games.tzolkin.rules.prices import can_harvest_free, uncovered
from sacbe.games.tzolkin.rules.tasks import carry_on
from sacbe.games.tzolkin.rules.yields import burn, harvest_corn, harvest_wood
from sacbe.games.tzolkin.state import Tzolkin


class ChooseHarvest(TzolkinPhase):
    """What to take from the plantation of the action."""

    name = "harvest"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        plantation = s.number()
        out = vec[i64](capacity=6)
        if uncovered(s, plantation) > 0:
            out = append(out, HARVEST)
        if s.wood_left[plantation] > 0:
            out = append(out, HARVEST + 1)
        if can_harvest_free(s, seat, plantation):
            out = append(out, HARVEST + 2)
        if s.wood_left[plantation] > 0:
            temple: i64
            for temple in range(3):
                if s.temple[seat * 3 + temple] > 0:
                    out = append(out, BURN + temple)
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        plantation = s.number()
        facts = {"plantation": PLANTATIONS[plantation]}
        if code == HARVEST:
            return None if uncovered(s, plantation) > 0 else Refusal("T-4.5", "E-NO-TILE", facts)
        if code == HARVEST + 1:
            return None if s.wood_left[plantation] > 0 else Refusal("T-4.5", "E-NO-TILE", facts)
        if code == HARVEST + 2:
            if can_harvest_free(s, seat, plantation):
                return None
            level = int(s.tech[seat * 4 + AGRICULTURE])
            if level < 2:
                return Refusal("T-4.7", "E-AGRICULTURE", {"need": 2, "have": level})
            return Refusal("T-4.7", "E-TAKE-TILE", facts)
        if code < BURN or code >= BURN + 3:
            return not_now(code)
        if s.wood_left[plantation] == 0:
            return Refusal("T-4.6", "E-BURN", facts)
        if not above_bottom(s, seat):
            return Refusal("T-4.6", "E-BURN")
        if s.temple[seat * 3 + code - BURN] == 0:
            return Refusal("T-4.30", "E-TEMPLE-BOTTOM", {"temple": TEMPLES[code - BURN]})
        return None

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        plantation = s.number()
        s.pop()
        if code == HARVEST:
            harvest_corn(s, seat, plantation, 1)
        elif code == HARVEST + 1:
            harvest_wood(s, seat, plantation)
        elif code == HARVEST + 2:
            harvest_corn(s, seat, plantation, 0)
        else:
            burn(s, seat, plantation)
            step_down(s, seat, code - BURN)
        carry_on(s)
