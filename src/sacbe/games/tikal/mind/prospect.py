"""The best that members sent to a temple could do there.

Most temples are as they were when they were last looked at, so the last answer for each seat and cell is kept together
with everything that it was worked out from.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.tikal.data import CELL_COUNT, LEADER_STRENGTH, MAX_SEATS, UNCOVER_COST
from sacbe.games.tikal.mind.jungle import FAR
from sacbe.games.tikal.mind.rates import Rates

MOST_SENT: Final[i64] = 4  # workers sent to a temple on one errand


class Prospect:
    """What is asked is written into the fields first, then comes `weigh`."""

    def __init__(self, rates: Rates) -> None:
        self._rates: Final = rates
        # the question
        self.level: i64 = 0
        self.workers: i64 = 0  # own ones who are there
        self.leader: i64 = 0  # 1 if the own leader is
        self.other: i64 = 0  # strength of the strongest other
        self.rising: i64 = 0  # levels that the supply has for this temple, at most 2
        self.taken: i64 = 0  # levels uncovered there in this turn
        self.way: i64 = FAR  # what it costs a worker to come,
        self.nearest: i64 = 0  # for how many of them that holds,
        self.way_after: i64 = FAR  # and the way of the next ones
        self.way_loss: float = 0.0  # what each of the nearest gives up
        self.lead: i64 = FAR  # the leader's way
        self.leader_loss: float = 0.0
        # the answer
        self.now: float = 0.0  # what the temple is worth as it is
        self.gain: float = 0.0
        self.cost: i64 = FAR
        self.sent: i64 = 0  # workers; -1: the leader
        # the last answers, by seat and cell, and what they were given to
        places = int(MAX_SEATS * CELL_COUNT)
        self._key: Final = vec[i64]([-1] * places)
        self._rated: Final = vec[i64]([-1] * places)
        self._key_way_loss: Final = vec[float]([0.0] * places)
        self._key_leader_loss: Final = vec[float]([0.0] * places)
        self._now: Final = vec[float]([0.0] * places)
        self._gain: Final = vec[float]([0.0] * places)
        self._cost: Final = vec[i64]([0] * places)
        self._sent: Final = vec[i64]([0] * places)

    def weigh(self, place: i64) -> None:
        """`place` is `seat * 40 + cell`."""
        key = self._packed()
        if (
            key == self._key[place]
            and self._rated[place] == self._rates.made
            and self._key_way_loss[place] == self.way_loss
            and self._key_leader_loss[place] == self.leader_loss
        ):
            self.now = self._now[place]
            self.gain = self._gain[place]
            self.cost = self._cost[place]
            self.sent = self._sent[place]
            return
        self._weigh()
        self._key[place] = key
        self._rated[place] = self._rates.made
        self._key_way_loss[place] = self.way_loss
        self._key_leader_loss[place] = self.leader_loss
        self._now[place] = self.now
        self._gain[place] = self.gain
        self._cost[place] = self.cost
        self._sent[place] = self.sent

    def _packed(self) -> i64:
        """The whole numbers of the question; none of them reaches 32."""
        key = self.level << 5 | self.workers
        key = key << 5 | self.other
        key = key << 5 | self.way
        key = key << 5 | self.way_after
        key = key << 5 | self.nearest
        key = key << 5 | self.lead
        return key << 5 | self.rising << 3 | self.taken << 1 | self.leader

    def _weigh(self) -> None:
        """Every number of workers, or the leader, each with every number of levels: the best gain for its cost."""
        rates, other, nearest = self._rates, self.other, self.nearest
        own, members = self.workers + self.leader * LEADER_STRENGTH, self.workers + self.leader
        uncovering = float(UNCOVER_COST)
        now = float(self.level) * rates.level(own, other)
        self.now = now
        self.gain, self.cost, self.sent = 0.0, FAR, 0
        best = 0.0
        cost: i64 = 0
        sent: i64
        levels: i64
        for sent in range(-1, MOST_SENT + 1):
            strength, going, lost = sent, sent, now
            if sent > 0:
                cost += self.way if sent <= nearest else self.way_after
                lost += float(min(sent, nearest)) * self.way_loss
            elif sent == 0:
                cost = 0
            else:
                cost = self.lead
                lost += self.leader_loss
                strength, going = LEADER_STRENGTH, -sent
            if cost >= FAR:
                continue
            rate = rates.level(own + strength, other)
            may = min(min(members + going, 2) - self.taken, self.rising)  # levels they may uncover
            height, price = float(self.level), float(cost)
            for levels in range(max(may, 0) + 1):
                gain = height * rate - lost
                if gain > best * price:
                    best = gain / price
                    self.gain, self.cost, self.sent = gain, cost + UNCOVER_COST * levels, sent
                height += 1.0
                price += uncovering
