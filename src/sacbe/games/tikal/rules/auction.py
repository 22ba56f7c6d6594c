"""T-6 The auction version: D3 bidding for the next turn, D4 picking a tile."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import BID, END, PASS, PICK
from sacbe.games.tikal.data import MAX_BID, TILES
from sacbe.games.tikal.rules.phase import TikalPhase
from sacbe.games.tikal.rules.turns import next_of, take_tile, win_auction
from sacbe.games.tikal.state import FROM_BIDS, SOURCE_COUNT, Tikal


def refuse_bid(s: Tikal, seat: i64, amount: i64) -> Refusal | None:
    """T-6.3 Higher than the current bid, and no more than the bidder's score (R-20, R-21)."""
    if amount <= s.bid:
        return Refusal("T-6.3", "E_BID_LOW", {"bid": int(amount), "least": int(s.bid + 1)})
    if amount > s.worth(seat):
        return Refusal("T-6.3", "E_BID_CAP", {"bid": int(amount), "have": int(s.worth(seat))})
    return None


class BidForTurn(TikalPhase):
    """AUC_BID (T-6.3). Nobody is passed over without being asked, even if he can only pass (R-22)."""

    name = "bid"

    def __init__(self) -> None:
        self.begin = BID
        self.stop = PICK

    def codes(self, s: Tikal, seat: i64) -> vec[i64]:
        most = min(s.worth(seat), MAX_BID)
        out = vec[i64](capacity=64)
        amount: i64
        for amount in range(s.bid + 1, most + 1):
            out = append(out, BID + amount - 1)
        return append(out, PASS)

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        return None if code == PASS else refuse_bid(s, seat, code - BID + 1)

    def step(self, s: Tikal, seat: i64, code: i64) -> None:
        if code == PASS:
            s.passed |= bit(seat)
            if s.first_pass < 0:
                s.first_pass = seat
        else:
            s.bid = code - BID + 1
            s.bidder = seat
        asked = s.totems & ~s.passed
        if s.bidder >= 0 and asked == bit(s.bidder):
            s.points[s.bidder * SOURCE_COUNT + FROM_BIDS] -= s.bid
            win_auction(s, s.bidder)
        elif asked == 0:  # T-6.5 nobody wanted it: the first who passed goes for nothing
            win_auction(s, s.first_pass)
        else:
            s.active = next_of(s, asked, seat)


class PickTile(TikalPhase):
    """AUC_PICK (T-6.3): any tile on display. The last player of a round takes what is left (T-6.6)."""

    name = "pick"

    def __init__(self) -> None:
        self.begin = PICK
        self.stop = END

    def codes(self, s: Tikal, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        rest = s.display
        while rest != 0:
            out = append(out, PICK + lowest(rest))
            rest &= rest - 1
        return out

    def refuse(self, s: Tikal, seat: i64, code: i64) -> Refusal | None:
        if (s.display >> (code - PICK)) & 1:
            return None
        return Refusal("T-6.3", "E_NO_TILE", {"tile": TILES[code - PICK]})

    def step(self, s: Tikal, seat: i64, code: i64) -> None:
        s.display &= ~bit(code - PICK)
        take_tile(s, code - PICK)
