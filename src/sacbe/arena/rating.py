"""One scale for all bots of a ladder: OpenSkill's Plackett-Luce model, for tables of any size.

A bot that is 6.6 points above another wins three of four games against it alone; 25 is where everybody begins.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

PASSES: Final = 10

Result = tuple[tuple[str, ...], tuple[int, ...]]  # who sat at a table, seat by seat, and the places they came to


@dataclass(frozen=True)
class Rating:
    """`sigma` is one standard deviation of what is not known about `mu`."""

    mu: float
    sigma: float


def rate(names: Iterable[str], games: Sequence[Result], passes: int = PASSES) -> dict[str, Rating]:
    """OpenSkill takes games one after the other, and what comes late counts for less. The games of bots have no order:
    so they are gone through in several, each time from the beginning, and what these differ by is part of `sigma`."""
    found: dict[str, list[Rating]] = defaultdict(list)
    for seed in range(passes):
        shuffled = list(games)
        random.Random(seed).shuffle(shuffled)
        for name, rating in _once(names, shuffled).items():
            found[name].append(rating)
    return {
        name: Rating(
            fmean(one.mu for one in ratings),
            sqrt(fmean(one.sigma**2 for one in ratings) + pvariance([one.mu for one in ratings])),
        )
        for name, ratings in found.items()
    }


def _once(names: Iterable[str], games: Sequence[Result]) -> dict[str, Rating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot is as strong in the last game as in the first
    now = {name: model.rating() for name in names}
    for seated, places in games:
        after = model.rate([[now[name]] for name in seated], ranks=[float(place) for place in places])
        # Who has two seats at a table learns from both, but knows no more than one game can tell.
        learned = defaultdict(list)
        for name, (rating,) in zip(seated, after, strict=True):
            learned[name].append(rating)
        for name, ratings in learned.items():
            now[name] = model.rating(fmean(one.mu for one in ratings), fmean(one.sigma for one in ratings))
    return {name: Rating(one.mu, one.sigma) for name, one in now.items()}
