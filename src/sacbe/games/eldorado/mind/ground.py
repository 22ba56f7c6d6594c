"""The ground one figure walks on: where it can go from a place, and every place that symbols lead it to.

Neither depends on the hand. So both are worked out when they are first asked for, and kept until the ground changes: a
figure has moved, a blockade is gone, or the deck is another one, which changes what is a detour.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.eldorado.actions import CLEAR, STEP
from sacbe.games.eldorado.data import BLOCKADE_ASKS, BLOCKADE_COST, MOUNTAIN
from sacbe.games.eldorado.mind.deck import Deck
from sacbe.games.eldorado.rules.moving import occupied
from sacbe.games.eldorado.state import Race

PLACES: Final[i64] = 540  # two for each hex: its own blockade standing, or cleared on this walk
_DETOUR: Final = 0.4  # rounds a walk may lead away from El Dorado
_POWERS: Final[i64] = 8
LONGEST: Final[i64] = 2000  # steps of one lead, at most
_STEPS: Final[i64] = 12000  # remembered


class Ground:
    """An exit of `place` is one of up to six, from `6 * place` on: `exit_to` is the place it leads to.

    A lead is a stretch of steps, each after the one it goes on from: all that symbols of one kind may do from a place.
    """

    race: Race
    deck: Deck

    def __init__(self) -> None:
        # what all the rest depends on
        self.figure: i64 = -1
        self.number: i64 = 0
        self.here: i64 = -1
        self._barrier: i64 = 0
        self._figures: i64 = 0
        self._through = False
        self._limit: float = 0.0
        self._now: i64 = 0  # a stamp: what carries another one belongs to another ground
        # exits by place; then again for a native who walks through blockades
        self.exits: vec[i64] = vec[i64]([0] * int(2 * PLACES))  # how many
        self.exit_to: vec[i64] = vec[i64]([0] * int(12 * PLACES))
        self.exit_direction: vec[i64] = vec[i64]([0] * int(12 * PLACES))
        self.blockade: vec[i64] = vec[i64]([0] * int(2 * PLACES))  # the number of the one ahead it touches, 0 for none
        self._seen: vec[i64] = vec[i64]([0] * int(2 * PLACES))
        # leads, by place, symbol and power
        self.lead: vec[i64] = vec[i64]([0] * int(3 * _POWERS * PLACES))  # its first step
        self.lead_end: vec[i64] = vec[i64]([0] * int(3 * _POWERS * PLACES))
        self.lead_clears: vec[bool] = vec[bool]([False] * int(3 * _POWERS * PLACES))  # whether a step takes a blockade
        self._known: vec[i64] = vec[i64]([0] * int(3 * _POWERS * PLACES))
        self.step_to: vec[i64] = vec[i64]([0] * int(_STEPS))  # the place
        self.step_from: vec[i64] = vec[i64]([0] * int(_STEPS))  # the step before it; -1 for none
        self.step_first: vec[i64] = vec[i64]([0] * int(_STEPS))  # the action the way there begins with
        self.step_clears: vec[i64] = vec[i64]([0] * int(_STEPS))  # the blockade it takes; 0 for none
        self._steps: i64 = 0
        # scratch of one lead
        self._left: vec[i64] = vec[i64]([0] * int(PLACES))
        self._left_stamp: vec[i64] = vec[i64]([0] * int(PLACES))
        self._lead_stamp: i64 = 0
        self._stack: vec[i64] = vec[i64]([0] * int(LONGEST))
        self._stack_step: vec[i64] = vec[i64]([0] * int(LONGEST))

    def settle(self, s: Race, deck: Deck, seat: i64, number: i64) -> None:
        """The ground under the own figure of this number. What is known of another one is forgotten."""
        figure = s.own_figure(seat, number)
        here = s.figure[figure]
        figures = figures_of(s)
        self.race = s
        self.figure = figure
        if (
            self._now > 0
            and self.deck is deck
            and self.here == here
            and self.number == number
            and self._barrier == s.barrier
            and self._figures == figures
            and self._through == s.pass_through
        ):
            return
        self.deck = deck
        self.here = here
        self.number = number
        self._barrier = s.barrier
        self._figures = figures
        self._through = s.pass_through
        deck.spread_out()
        self._limit = deck.rounds(here) + _DETOUR
        self._forget()

    def _forget(self) -> None:
        self._now += 1
        self._steps = 0

    def look(self, place: i64, through: bool) -> i64:
        """The exits of a place and the blockade it touches. Answers where they are noted."""
        at = PLACES + place if through else place
        if self._seen[at] == self._now:
            return at
        self._seen[at] = self._now
        s, deck = self.race, self.deck
        route = s.route
        cell = place >> 1
        piece = route.piece[cell]
        cleared = place & 1
        number: i64 = 0
        direction: i64
        for direction in range(6):
            there = route.next[6 * cell + direction]
            if there < 0 or route.terrain[there] >= MOUNTAIN or deck.rounds(there) >= self._limit:
                continue
            joint = route.joint[6 * cell + direction]
            if joint >= 0 and not through and s.standing(joint) > 0 and (cleared == 0 or joint != piece):
                continue
            if occupied(s, there) and not s.pass_through:
                continue
            # On the same piece what was cleared stays cleared; on the next one there is a new joint ahead.
            self.exit_to[6 * at + number] = 2 * there
            if route.piece[there] == piece:
                self.exit_to[6 * at + number] += cleared
            self.exit_direction[6 * at + number] = direction
            number += 1
        self.exits[at] = number
        self.blockade[at] = 0
        if cleared == 0 and piece < route.joints and (route.touches[cell] >> piece) & 1 == 1:
            self.blockade[at] = s.standing(piece)
        return at

    def leads(self, place: i64, symbol: i64, power: i64) -> i64:
        """Where the lead from this place is noted."""
        at = (place * 3 + symbol) * _POWERS + power
        if self._known[at] != self._now:
            if self._steps > _STEPS - LONGEST:
                self._forget()
            self.lead[at] = self._steps
            self.lead_clears[at] = self._spread(place, symbol, power)
            self.lead_end[at] = self._steps
            self._known[at] = self._now
        return at

    def _spread(self, place: i64, symbol: i64, power: i64) -> bool:
        """Note the steps. A place is come to again only with more symbols left."""
        route = self.race.route
        terrain, cost, piece, pieces = route.terrain, route.cost, route.piece, route.pieces
        exit_to, left, left_stamp = self.exit_to, self._left, self._left_stamp
        stack, stack_step = self._stack, self._stack_step
        self._lead_stamp += 1
        now = self._lead_stamp
        left[place] = power
        left_stamp[place] = now
        stack[0] = (place << 3) + power
        stack_step[0] = -1
        top: i64 = 1
        clears = False
        i: i64
        while top > 0:
            top -= 1
            here = stack[top] >> 3
            has = stack[top] & 7
            before = stack_step[top]
            at = self.look(here, False)
            exits = self.exits[at]
            for i in range(exits + 1):
                taken: i64 = 0
                if i < exits:
                    new = exit_to[6 * at + i]
                    if terrain[new >> 1] != symbol:
                        continue
                    rest = has - cost[new >> 1]
                    action = STEP + 6 * self.number + self.exit_direction[6 * at + i]
                else:
                    taken = self.blockade[at]
                    if taken == 0 or BLOCKADE_ASKS[taken] != symbol:
                        continue
                    new = here + 1
                    rest = has - BLOCKADE_COST[taken]
                    action = CLEAR + 6 * self.number + taken - 1
                if rest < 0 or (left_stamp[new] == now and left[new] >= rest):
                    continue
                left[new] = rest
                left_stamp[new] = now
                step = self._steps
                self.step_to[step] = new
                self.step_from[step] = before
                self.step_first[step] = action if before < 0 else self.step_first[before]
                self.step_clears[step] = taken
                clears = clears or taken > 0
                self._steps += 1
                if rest > 0 and piece[new >> 1] != pieces:
                    stack[top] = (new << 3) + rest
                    stack_step[top] = step
                    top += 1
        return clears


def figures_of(s: Race) -> i64:
    """Where all figures stand, nine bits each."""
    packed: i64 = 0
    i: i64
    for i in range(4):
        packed = (packed << 9) + s.figure[i] + 2
    return packed
