"""T-4.20 DP-TRADE: corn for resources and back, as often as one likes; R-7 DP-PENDING: which granted action first."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import ADVANCE, BUY, DONE, SELL, USE
from sacbe.games.tzolkin.data import CORN, CORN_VALUE, GRANTED, RESOURCES, WOOD
from sacbe.games.tzolkin.rules.guards import TzolkinPhase, not_now, too_little_corn
from sacbe.games.tzolkin.rules.tasks import carry_on, tradable, use_granted
from sacbe.games.tzolkin.state import Tzolkin


class Trade(TzolkinPhase):
    """One resource at a time. T-4.20 knows no end of it, but what was sold is not bought back in the same trade, at the
    same price: it would only undo the sale. So every net trade can be said, and a trade ends (T-3.31)."""

    name = "trade"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=7)
        out = append(out, DONE)
        mask = tradable(s, seat)
        i: i64
        for i in range(6):
            if (mask >> i) & 1:
                out = append(out, SELL + i)
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code == DONE:
            return None
        if code < SELL or code >= USE:
            return not_now(code)
        if (tradable(s, seat) >> (code - SELL)) & 1:
            return None
        resource = (code - SELL) % 3
        if (s.traded >> (resource + (3 if code < BUY else 0))) & 1:
            did = "bought" if code < BUY else "sold"
            return Refusal("T-3.31", "E-TRADE-BACK", {"resource": RESOURCES[resource], "did": did})
        if code >= BUY:
            return too_little_corn("T-4.20", CORN_VALUE[WOOD + resource], s.goods[seat * 5 + CORN])
        return Refusal("T-4.20", "E-RES", {"need": 1, "have": 0, "missing": 1, "resource": RESOURCES[resource]})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        if code == DONE:
            s.pop()
        else:
            sign: i64 = 1 if code < BUY else -1
            resource = WOOD + (code - SELL) % 3
            s.goods[seat * 5 + resource] -= sign
            s.goods[seat * 5 + CORN] += sign * CORN_VALUE[resource]
            s.traded |= bit(code - SELL)
        carry_on(s)


class OrderGranted(TzolkinPhase):
    """R-7 Two tombs of one Tikal 4 grant actions: the owner says which comes first."""

    name = "order"

    def codes(self, s: Tzolkin, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        i: i64
        for i in range(3):
            if (s.granted >> i) & 1:
                out = append(out, USE + i)
        return out

    def refuse(self, s: Tzolkin, seat: i64, code: i64) -> Refusal | None:
        if code < USE or code >= ADVANCE:
            return not_now(code)
        if (s.granted >> (code - USE)) & 1:
            return None
        return Refusal("T-4.16", "E-NOT-GRANTED", {"action": GRANTED[code - USE]})

    def step(self, s: Tzolkin, seat: i64, code: i64) -> None:
        s.pop()
        use_granted(s, code - USE)
        carry_on(s)
