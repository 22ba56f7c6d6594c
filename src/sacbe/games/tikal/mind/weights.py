"""What a player knows about the value of things that no scoring has paid yet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec


class Weights:
    def __init__(self, spite: float, next_turn: float) -> None:
        # How likely a temple is to be held at the next scoring, by the lead in strength from -4 to 4.
        self.hold: Final = vec[float]([0.02, 0.04, 0.08, 0.15, 0.3, 0.7, 0.84, 0.92, 0.96])
        # By scorings to come: for how many of them what is held now counts. It changes hands in the long run.
        self.lasting: Final = vec[float]([0.0, 1.0, 1.65, 2.15, 2.55, 2.9])
        self.guard: Final = vec[float]([0.0, 0.0, 2.5, 4.0, 4.5, 4.5])  # and a guard not yet placed
        self.leader: Final = vec[float]([0.0, 0.0, 3.0, 4.5, 5.5, 6.0])  # and a leader still in the game
        self.hope = 0.3  # that a treasure finds its like: points for each scoring after the next
        self.piece = 0.1  # a member on the board
        self.way = 0.07  # and for each action point it is away from the base camp
        self.camp = 0.14  # a camp, for each turn to come and each action point it is away
        self.spite = spite  # for keeping a temple from the strongest other, as part of what it is worth to him
        self.next_turn = next_turn  # what the action points of the next turn count for


PLAIN: Final = Weights(0.0, 0.4)  # looks at its own points only
KEEN: Final = Weights(0.8, 0.4)
