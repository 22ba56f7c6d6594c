"""The quick player of roll-outs in Tzolk'in: places and picks up by the evaluator's tables, trying no moves out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.chance import Rng
from sacbe.games.tzolkin.actions import ACT, BEG, DONE, NOTHING, PICK, PLACE
from sacbe.games.tzolkin.data import CORN, SPACE_COUNT, SPACE_GEAR, SPACE_NUMBER
from sacbe.games.tzolkin.mind.actions import ROW, Actions
from sacbe.games.tzolkin.mind.prices import Prices
from sacbe.games.tzolkin.mind.workers import Riders
from sacbe.games.tzolkin.rules.prices import way_price
from sacbe.games.tzolkin.state import ACTION, START_TURN, Tzolkin

_WHIM: Final[i64] = 600  # thousandths of a point by which the quick player is in two minds


class Mover:
    """Works on tables that are loaded for the seat to move."""

    def __init__(self, prices: Prices, actions: Actions, riders: Riders) -> None:
        self.prices: Final = prices
        self.actions: Final = actions
        self.riders: Final = riders

    def move(self, s: Tzolkin, seat: i64, rng: Rng) -> i64:
        """Of a turn the next worker, or its end."""
        codes = s.codes(seat)
        placing: i64 = -1
        most_placing = 0.0
        picking: i64 = -1
        most_picking = 0.0
        all_picks = 0.0
        i: i64
        for i in range(len(codes)):
            code = codes[i]
            if PLACE <= code < PICK:
                gain = self.place_gain(s, code - PLACE) + self.whim(rng)
                if placing < 0 or gain > most_placing:
                    placing, most_placing = code, gain
            elif PICK <= code < ACT:
                gain = self.pick_gain(code - PICK) + self.whim(rng)
                all_picks += max(gain, 0.0)
                if picking < 0 or gain > most_picking:
                    picking, most_picking = code, gain
        if s.phase != START_TURN:
            best = placing if placing >= 0 else picking
            return best if best >= 0 and max(most_placing, most_picking) > 0.0 else DONE
        if placing < 0 and picking < 0:
            return self.beg(codes)
        if placing < 0 or (picking >= 0 and max(all_picks, most_picking) > most_placing):
            return picking
        return placing

    def whim(self, rng: Rng) -> float:
        return 0.001 * float(rng.below(_WHIM))

    def place_gain(self, s: Tzolkin, space: i64) -> float:
        """T-3.9 The promise of the space, less its corn."""
        prices = self.prices
        if space == SPACE_COUNT:
            return prices.more_corn(s.pot() - s.placed) + prices.weights.marker - prices.idle
        self.riders.look(SPACE_GEAR[space], SPACE_NUMBER[space], 1, 1.0)
        return self.riders.best + prices.more_corn(-min(SPACE_NUMBER[space] + s.placed, prices.corn))

    def pick_gain(self, space: i64) -> float:
        """The best action now, less what waiting promises."""
        gear = SPACE_GEAR[space]
        self.riders.look(gear, SPACE_NUMBER[space], 1, 1.0)
        return self.actions.spot[gear * ROW + SPACE_NUMBER[space]] - self.riders.best

    def beg(self, codes: vec[i64]) -> i64:
        """In the temple where it costs least."""
        best = codes[0]
        i: i64
        for i in range(len(codes)):
            if self.prices.anger[codes[i] - BEG] < self.prices.anger[best - BEG]:
                best = codes[i]
        return best

    def act(self, s: Tzolkin, seat: i64) -> i64:
        """The action that wins most, step-back corn taken off; nothing, if all of them lose."""
        codes = s.codes(seat)
        best: i64 = NOTHING if s.phase == ACTION else codes[len(codes) - 1]
        most = 0.0 if best in (NOTHING, DONE) else -999.0
        i: i64
        for i in range(len(codes)):
            if codes[i] >= NOTHING:
                continue
            space = codes[i] - ACT
            gain = self.actions.now[SPACE_GEAR[space] * ROW + SPACE_NUMBER[space]]
            if s.phase == ACTION:
                gain -= float(way_price(s, seat, s.number(), SPACE_NUMBER[space])) * self.prices.good[CORN]
            if gain > most:
                best, most = codes[i], gain
        return best
