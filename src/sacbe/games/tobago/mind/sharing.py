"""A sharing under way, as one seat sees it: what its roses will still bring, who will take the card on offer."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.games.tobago.data import COINS_OF
from sacbe.games.tobago.mind.ladder import AVERAGE, LADDER, hazard_of
from sacbe.games.tobago.mind.maps import Survey
from sacbe.games.tobago.rules.values import cards_in, coins_in, curses_in, tally, without
from sacbe.games.tobago.state import OFFER_CARD, TURN_UP_CARD, Tobago, rung_colour, rung_owner, rung_roses, shown_tally


class Sharing:
    def __init__(self, survey: Survey) -> None:
        self.survey: Final = survey
        self.owners: vec[i64] = vec[i64]()  # of the roses, from the bottom up
        self.rungs: vec[i64] = vec[i64]()  # and on which rung they lie
        self.cards: i64 = 0  # still to be turned up
        self.hazard: i64 = 0
        self.rich = 1.0

    def load(self, s: Tobago, seat: i64) -> None:
        self.owners = vec[i64](capacity=16)
        self.rungs = vec[i64](capacity=16)
        if s.finder > 0:
            self.owners = append(self.owners, s.raiser)
            self.rungs = append(self.rungs, len(s.rungs))
        i: i64 = len(s.rungs) - 1
        while i >= 0:
            r = s.rungs[i]
            if rung_colour(r) == s.raised:
                n = rung_roses(r)
                while n > 0:
                    self.owners = append(self.owners, rung_owner(r))
                    self.rungs = append(self.rungs, i)
                    n -= 1
            i -= 1
        if s.phase == TURN_UP_CARD or s.phase == OFFER_CARD:
            self.look_at_hoard(s, seat)
        else:
            self.cards = len(self.owners) + 1
            self.hazard = self.survey.hazard(s, self.cards - s.hoard_size)
            self.rich = self.survey.rich

    def look_at_hoard(self, s: Tobago, seat: i64) -> None:
        """T-4.5.1 The cards that must still be there for this seat, and any others in place of those it cannot know."""
        self.cards = s.hoard_size
        seen = without(s.seen[seat], shown_tally(s))
        known = seen + s.saw_buried[seat] + s.saw_buried_safe[seat]
        unseen = without(tally(s.treasure_deck | s.hoard | s.buried | s.buried_safe), known)
        hidden = float(s.hoard_size - cards_in(seen))
        curses = float(curses_in(seen))
        if s.hoard_safe < s.hoard_size + len(s.shown):
            below = cards_in(unseen) - s.safe
            if below > 0:
                curses += hidden * float(curses_in(unseen)) / float(below)
        gold = cards_in(unseen) - curses_in(unseen)
        mean = float(coins_in(unseen)) / float(gold) if gold > 0 else AVERAGE
        n = float(cards_in(seen) - curses_in(seen)) + hidden
        self.rich = (float(coins_in(seen)) + hidden * mean) / (AVERAGE * n) if n > 0.0 else 1.0
        self.hazard = hazard_of(curses / float(s.hoard_size)) if s.hoard_size > 0 else 0

    def worth(self, s: Tobago, seat: i64) -> float:
        """What this seat may still expect of the sharing."""
        if s.phase != OFFER_CARD:
            return self.rest(s, seat, -1)
        return self.outcome(s, seat, self.taker(s, self.place_of(s.asked)))

    def place_of(self, rung: i64) -> i64:
        """The lowest rose on a rung."""
        i: i64 = 0
        while self.rungs[i] > rung:
            i += 1
        return i

    def taker(self, s: Tobago, first: i64) -> i64:
        """Which rose from this one up takes the card on offer; -1: none."""
        taker: i64 = -1
        i: i64 = len(self.owners) - 1
        while i >= first:
            owner = self.owners[i]
            if self.outcome(s, owner, i) >= self.outcome(s, owner, taker):
                taker = i
            i -= 1
        return taker

    def outcome(self, s: Tobago, seat: i64, taker: i64) -> float:
        """What a seat has of the card on offer, if this rose takes it, and of those to come."""
        total = self.rest(s, seat, taker)
        if taker >= 0 and self.owners[taker] == seat:
            total += float(COINS_OF[s.turned])
            if (self.cards == 0 or len(self.owners) == 1) and not s.last_sharing:
                total += self.survey.weights.start
        return total

    def rest(self, s: Tobago, seat: i64, without: i64) -> float:
        """What a seat's roses bring of the cards not yet turned up, when one rose is gone."""
        if self.cards == 0:
            return 0.0
        roses: i64 = len(self.owners)
        if without >= 0:
            roses -= 1
        total = 0.0
        risk = 0.0
        # Who raises a treasure does not mind the curse: else nobody might, for ever.
        turning = s.phase == TURN_UP_CARD or s.phase == OFFER_CARD
        j: i64 = 0
        i: i64
        for i in range(len(self.owners)):
            if i == without:
                continue
            if self.owners[i] == seat:
                place = LADDER.place(self.hazard, self.cards, roses, j)
                total += LADDER.coins[place] * self.rich
                if self.rungs[i] < len(s.rungs) or turning:
                    risk = max(risk, LADDER.risk[place])
            j += 1
        return total - risk * self.survey.loss(s, seat) if risk > 0.0 else total
