"""What a good player of Tzolk'in knows by experience, in points."""

from __future__ import annotations

from librt.vecs import vec


class Weights:
    def __init__(self) -> None:
        self.good: vec[float] = vec[float]([0.76, 1.15, 2.1, 2.5, 4.6])  # while there is time to use it
        self.use = 7.0  # so many days before the end goods begin to lose that
        # T-4.31 to T-4.34 What a level brings in a whole game, track * 4 + level,
        self.levels: vec[float] = vec[float](
            [0.0, 2.5, 6.0, 10.5, 0.0, 3.0, 6.5, 10.5, 0.0, 1.5, 7.0, 11.0, 0.0, 2.5, 6.0, 9.0]
        )
        self.learning = 24.0  # and how many days before the end it begins to lose that
        self.idle = 0.45  # a worker's day,
        self.busy = 5.0  # until so many days before the end
        self.workers: vec[float] = vec[float]([0.0, 0.6, 1.2, 1.8, 2.3, 2.7, 3.0])  # so many of them, a day
        self.meal = 0.9  # corn of Food Days after the next one, of its price
        self.slack = 0.5  # corn that comes in by itself until the next Food Day, a day
        self.hunger = 1.1  # corn that will be missing on it, beyond its price
        self.purse = 0.35  # each of the first corn, as it places workers
        self.hoard = 14.0  # corn beyond this is hardly used
        self.growth = 1.0  # of monuments
        self.hope = 0.25  # how much a monument of the display counts,
        self.ready = 1.2  # and how much more when its price is at hand
        self.climb = 0.06  # steps that a day to come brings in each temple
        self.rivals = 0.5  # chance to be first in a temple where two are equal,
        self.overtaken = 0.12  # and how a lead loses its worth with the days to come
        self.short: vec[float] = vec[float]([0.64, 0.8, 1.6])  # what is missing: for a level, a building, a monument
        self.doubt = 0.85  # a day on, things may have changed
        self.second: vec[float] = vec[float]([1.0, 0.9, 0.7, 0.6, 0.8])  # what a second worker of the gear still finds
        self.marker = 0.4  # to be first


def judging() -> Weights:
    """Of who looks at whole turns: the position after one. Tried one by one in games of four `glance`."""
    return Weights()


def playing() -> Weights:
    """Of the quick player, who does not look at what comes out, and so had better be careful.

    Found by games of quick players only: each of thousands set two pairs against each other, one with these numbers
    changed at random and one with the opposite changes, and the numbers followed what won.
    """
    weights = Weights()
    weights.good = vec[float]([1.2, 1.3, 1.7, 4.0, 7.2])
    weights.levels = vec[float]([0.0, 2.1, 5.6, 12.2, 0.0, 2.1, 6.0, 9.9, 0.0, 1.9, 7.7, 10.3, 0.0, 2.0, 5.4, 7.3])
    weights.workers = vec[float]([0.0, 0.44, 0.89, 1.33, 1.58, 1.92, 2.28])
    weights.short = vec[float]([0.68, 0.78, 1.7])
    weights.second = vec[float]([1.4, 1.1, 0.49, 0.6, 0.66])
    weights.use = 13.0
    weights.learning = 35.0
    weights.idle = 0.18
    weights.busy = 6.5
    weights.meal = 2.1
    weights.slack = 0.067
    weights.hunger = 2.4
    weights.purse = 0.44
    weights.hoard = 8.7
    weights.growth = 0.76
    weights.hope = 0.13
    weights.ready = 1.1
    weights.climb = 0.079
    weights.rivals = 0.44
    weights.overtaken = 0.098
    weights.doubt = 0.71
    weights.marker = 0.37
    return weights
