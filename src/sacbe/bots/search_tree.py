"""What a search has learnt so far: nodes keyed on what the searching seat has seen, and the choices tried at them.

Flat tables, one entry a node or an edge. A node is a history as the searching seat observed it; several seats may have
choices (edges) at the same node, each with statistics of its own.
"""

from __future__ import annotations

from math import log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64


class Tree:
    def __init__(self) -> None:
        self.visits: vec[i64] = vec[i64]([0])  # by node
        self._child: dict[int, int] = {}
        self._edge: dict[int, int] = {}
        self.chosen: vec[i64] = vec[i64]()  # by edge: how often taken,
        self.offered: vec[i64] = vec[i64]()  # how often it was legal when its seat chose,
        self.total: vec[float] = vec[float]()  # the rewards of its seat,
        self.prior: vec[float] = vec[float]()  # and what it looked worth at first sight
        # All rewards of the search, for their spread.
        self._count: float = 0.0
        self._mean: float = 0.0
        self._squares: float = 0.0

    # -- nodes ------------------------------------------------------------------------------------------------------

    def child(self, node: i64, seat: i64, code: i64) -> i64:
        """The node after this action was seen, or -1."""
        return self._child.get(_key(node, seat, code), -1)

    def add_child(self, node: i64, seat: i64, code: i64) -> i64:
        index: i64 = len(self.visits)
        self.visits = append(self.visits, 0)
        self._child[_key(node, seat, code)] = index
        return index

    # -- edges ------------------------------------------------------------------------------------------------------

    def edge(self, node: i64, seat: i64, code: i64) -> i64:
        """The statistics of a choice, or -1."""
        return self._edge.get(_key(node, seat, code), -1)

    def add_edge(self, node: i64, seat: i64, code: i64, prior: float) -> i64:
        index: i64 = len(self.chosen)
        self.chosen = append(self.chosen, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self._edge[_key(node, seat, code)] = index
        return index

    def select(self, edges: vec[i64], trust: float, curiosity: float) -> i64:
        """The index of the choice to try now: upper confidence bounds, begun from the priors.

        A prior counts as `trust` trials. It is shifted by what rewards here were found to differ from priors, so
        that choices tried and not tried can be compared.
        """
        tried = 0.0
        surprise = 0.0
        i: i64
        for i in range(len(edges)):
            e = edges[i]
            self.offered[e] += 1
            n = float(self.chosen[e])
            tried += n
            surprise += self.total[e] - n * self.prior[e]
        if tried > 0.0:
            surprise /= tried
        scale = curiosity * self.spread()
        best: i64 = 0
        most = 0.0
        for i in range(len(edges)):
            e = edges[i]
            weight = float(self.chosen[e]) + trust
            mean = (self.total[e] + trust * (self.prior[e] + surprise)) / weight
            bound = mean + scale * sqrt(log(float(self.offered[e]) + 1.0) / weight)
            if i == 0 or bound > most:
                best, most = i, bound
        return best

    def mean(self, edge: i64, trust: float) -> float:
        """What a choice was found to be worth, with its prior counting as `trust` trials."""
        return (self.total[edge] + trust * self.prior[edge]) / (float(self.chosen[edge]) + trust)

    def learn(self, edge: i64, reward: float) -> None:
        self.chosen[edge] += 1
        self.total[edge] += reward
        self._count += 1.0
        shift = reward - self._mean
        self._mean += shift / self._count
        self._squares += shift * (reward - self._mean)

    def spread(self) -> float:
        """The standard deviation of rewards; 1 until there are two."""
        if self._count < 2.0:
            return 1.0
        return sqrt(self._squares / self._count) + 1e-9


def _key(node: i64, seat: i64, code: i64) -> i64:
    return ((node << 5) + seat << 16) + code
