"""The quick player of roll-outs: raise, else the better of a clue and a drive, then amulets if they pay now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.chance import Rng
from sacbe.games.tobago.actions import (
    AMULET_CLUE,
    AMULET_LEG,
    AMULET_REMOVE,
    COLLECT,
    END_TURN,
    EXCHANGE,
    LEG,
    PASS,
    PLAY,
    RAISE,
    TAKE,
)
from sacbe.games.tobago.data import HEX_COUNT, MAPS, MARKERS
from sacbe.games.tobago.mind.maps import Survey
from sacbe.games.tobago.mind.prospect import Prospect
from sacbe.games.tobago.mind.sharing import Sharing
from sacbe.games.tobago.rules.island import first_of
from sacbe.games.tobago.rules.maps import can_be_narrowed, treasure_hex
from sacbe.games.tobago.rules.taking import clue_plays, may_collect, may_exchange
from sacbe.games.tobago.state import OFFER_CARD, TAKE_TURN, UNUSED, Tobago

_WHIM: Final = 0.03  # by how much a gain may look better than it is, in tenths of this
# Where every clue helps the others more, all could exchange hands for ever: one such turn in so many, a clue is played.
_WAITS: Final[i64] = 4


class Guide:
    def __init__(self, survey: Survey, sharing: Sharing, prospect: Prospect) -> None:
        self.survey: Final = survey
        self.sharing: Final = sharing
        self.prospect: Final = prospect
        self.clue: i64 = -1  # the best clue play, card * 4 + colour, though it may be a bad one; -1: none
        self.clue_gain = 0.0

    def choose(self, s: Tobago, seat: i64, rng: Rng) -> i64:
        if s.phase == TAKE_TURN:
            return self.act(s, seat, rng)
        if s.phase == OFFER_CARD:
            return self.answer(s, seat)
        codes = s.codes(seat)
        return codes[rng.below(len(codes))]

    def answer(self, s: Tobago, seat: i64) -> i64:
        """T-4.5.5 Take the card, or leave it to those above."""
        sharing = self.sharing
        self.survey.look_at_treasures(s)
        sharing.load(s, seat)
        taker = sharing.taker(s, sharing.place_of(s.asked))
        return TAKE if taker >= 0 and sharing.rungs[taker] == s.asked else PASS

    def act(self, s: Tobago, seat: i64, rng: Rng) -> i64:
        if may_collect(s, seat):
            return COLLECT
        c: i64
        for c in range(MAPS):
            if s.sites[c] == 1 and treasure_hex(s, c) == s.vehicle[seat]:
                return RAISE + c
        unused = s.main == UNUSED
        amulets = s.amulets[seat]
        if not unused and s.legs == 0 and amulets == 0:
            return END_TURN
        self.survey.load(s)
        goals = self.prospect.goals
        at = s.vehicle[seat]
        self.prospect.find_goals(s, seat)
        if unused or s.legs > 0:
            near = goals.best_round(at, 0)
            drive = goals.best_round(at, s.legs) - near
            leg: i64 = -1
            if goals.first >= 0 and s.legs > 0:
                leg = goals.leg_towards(s.island, at, goals.first)
            if unused:
                self.find_clue(s, seat, rng)
                if self.clue >= 0 and (self.clue_gain >= drive or (leg < 0 and rng.below(_WAITS) == 0)):
                    return PLAY + self.clue
                if leg < 0 and may_exchange(s):
                    return EXCHANGE
            if leg >= 0:
                return LEG + leg
        if amulets == 0:
            return END_TURN
        return self.use_amulet(s, seat, rng)

    def find_clue(self, s: Tobago, seat: i64, rng: Rng) -> None:
        self.clue = -1
        self.clue_gain = 0.0
        if s.roses[seat] == 0:
            return
        plays = clue_plays(s, seat)
        i: i64
        for i in range(len(plays)):
            gain = self.survey.clue(s, seat, plays[i] // MAPS, plays[i] % MAPS)
            gain *= 1.0 + _WHIM * float(rng.below(10))
            if self.clue < 0 or gain > self.clue_gain:
                self.clue = plays[i]
                self.clue_gain = gain

    def use_amulet(self, s: Tobago, seat: i64, rng: Rng) -> i64:
        """After the action: a last leg to a treasure, one clue more, or a marker that no clue can take away."""
        survey = self.survey
        goals = self.prospect.goals
        amulets = s.amulets[seat]
        cost = survey.amulets(amulets) - survey.amulets(amulets - 1)
        i: i64
        for i in range(goals.number):
            way = survey.roads.legs[s.vehicle[seat] * survey.roads.size + goals.hexes[i]]
            if goals.raises[i] == 1 and way <= amulets and goals.now[i] - goals.later[i] > cost * float(way):
                return AMULET_LEG + goals.leg_towards(s.island, s.vehicle[seat], i)
        self.find_clue(s, seat, rng)
        if self.clue_gain > cost:
            return AMULET_CLUE + self.clue
        c: i64
        for c in range(MAPS):
            if 1 < s.sites[c] <= MARKERS and not can_be_narrowed(s, c):
                return AMULET_REMOVE + c * HEX_COUNT + s.island.cell[first_of(s.possible, c)]
        return END_TURN
