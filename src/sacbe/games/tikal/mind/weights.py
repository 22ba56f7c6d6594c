"""What bots of Tikal know about the value of things, in points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec


class Weights:
    """As judged at the end of a turn: an honest forecast of points."""

    def __init__(self, spite: float, next_turn: float) -> None:
        # How likely a temple is to be held at the next scoring, by the lead in strength from -4 to 4.
        self.hold: vec[float] = vec[float]([0.02, 0.04, 0.08, 0.15, 0.3, 0.7, 0.84, 0.92, 0.96])
        # By scorings to come: for how many of them what is held now counts. It changes hands in the long run.
        self.lasting: vec[float] = vec[float]([0.0, 1.0, 1.65, 2.15, 2.55, 2.9])
        self.guard: vec[float] = vec[float]([0.0, 0.0, 2.5, 4.0, 4.5, 4.5])  # and a guard not yet placed
        self.leader: vec[float] = vec[float]([0.0, 0.0, 3.0, 4.5, 5.5, 6.0])  # and a leader still in the game
        self.hope = 0.9  # that a treasure finds its like: points for each scoring after the next
        self.piece = 0.1  # a member on the board
        self.way = 0.07  # and for each action point it is away from the base camp
        self.camp = 0.45  # a camp, for each turn to come and each action point it is away
        self.point = 0.8  # what an action point is usually good for
        self.spite = spite  # for keeping a temple from the strongest other, as part of what it is worth to him
        self.next_turn = next_turn  # what the action points of the next turn count for


def quick_weights() -> Weights:
    """For the quick player, who takes one step after another by what it adds.

    Found by 10,000 games of quick players: two pairs at a table, one with these numbers changed at random and one
    with the opposite changes, and the numbers followed what won; then tables were made even by hand. As a judgement of
    turns they are poor: what is good for finding the next step is no forecast.
    """
    quick = Weights(0.2, 0.89)
    quick.hold = vec[float]([0.01, 0.016, 0.027, 0.12, 0.12, 0.62, 0.68, 0.73, 0.75])
    quick.lasting = vec[float]([0.0, 1.15, 1.0, 1.1, 1.0, 1.0])
    quick.guard = vec[float]([0.0, 0.0, 3.0, 4.0, 4.5, 5.0])
    quick.leader = vec[float]([0.0, 0.0, 4.0, 13.0, 18.0, 20.0])
    quick.hope = 1.4
    quick.piece = 0.4
    quick.way = 0.098
    quick.camp = 1.7
    quick.point = 0.23
    return quick


PLAIN: Final = Weights(0.0, 0.4)  # looks at its own points only
KEEN: Final = Weights(0.8, 0.4)
QUICK: Final = quick_weights()
