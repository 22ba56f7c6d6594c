"""What a player knows about the worth of things that are not coins yet, in coins."""

from __future__ import annotations

from typing import Final


class Weights:
    def __init__(self) -> None:
        self.amulet = 2.6  # the first amulet or so, while the treasure deck is high
        self.collect = 0.95  # of an amulet: one that may be collected now
        self.under = 0.7  # of an amulet: one that lies under the own vehicle
        self.lying = 0.7  # and one that lies anywhere else, for who gets there
        self.action = 2.6  # an action, on average
        self.later = 0.6  # of an action: the one of the next turn
        self.tempo = 1.4  # what the seat whose turn it is has too much of that, compared with the others
        self.exchange = 0.5  # of a clue: one that a new hand may hold
        self.clue = 0.02  # a hand with any clue to play: less than anything else that can be done
        self.start = 2.2  # the first clue of the new map, for the last to take a card
        self.hope = 0.6  # of the finder's rose: while the treasure is not located
        self.sure = 0.9  # of the finder's rose: if nobody can be there sooner,
        self.rival = 0.45  # times this for everyone who can
        self.nearer = 0.78  # of a goal: for each leg that it is away
        self.leg = 0.05  # what a leg costs: of two ways the shorter one
        self.remote = 0.15  # for each leg that a vehicle is away from everything


WEIGHTS: Final = Weights()
