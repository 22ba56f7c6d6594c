"""Trials of turns in guessed continuations: what one thought of a search consists of.

Every trial guesses what the searching seat cannot see, takes one of the turns, walks down the tree, plays on for a
while by the game's quick policy, and asks the game's evaluator what each seat may expect. Each seat chooses for itself
(max^n). Seats that choose at the same time choose decoupled: the others' statistics are kept at the node before the
searching seat's own choice, so nobody answers what he cannot have seen. Chance is drawn by its tickets, each phase from
a stream of its own that depends only on how often the turn was tried, and so do the guesses: rival turns are compared
under the same dice and the same hidden cards.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.bots.search_tree import Tree
from sacbe.bots.turns import Turn
from sacbe.core.chance import Rng, draw
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import NATURE, State

_ROOT: Final[i64] = 0
_OFF: Final[i64] = -1  # below the tree
# Steps of one trial, at most: where the rules let players wait for each other, a game may have no end.
_LONGEST: Final[i64] = 1000
_FIELD: Final = 32  # turns that a race begins with, at most
_LEAST: Final[i64] = 3  # trials that each of them needs for a race to be worth running
_TRUST: Final = 10.0  # how many trials a prior counts for
_CURIOSITY: Final = 1.5  # exploration, in standard deviations of the rewards
_OPEN_AT: Final[i64] = 60  # visits before a node is searched instead of left to the quick policy


class Trials:
    """About one turn of one seat: what its rival turns were found to be worth."""

    def __init__(self, knowledge: Evaluator, view: State, seat: i64, turns: list[Turn], horizon: i64, rng: Rng) -> None:
        self.knowledge = knowledge
        self.view = view
        self.seat: i64 = seat
        self.turns: list[Turn] = turns
        self.seats: i64 = view.players()
        self.until: i64 = knowledge.clock(view) + horizon
        self.tree = Tree()
        self.salt: i64 = rng.below(0x3FFFFFFF)
        self.policy = Rng(self.salt)  # for guesses and the quick policy
        self.same_guesses = True
        self.streams: list[Rng] = [Rng(i) for i in range(len(view.phases))]  # chance, by phase
        self.path: vec[i64] = vec[i64]()  # edges taken in this trial,
        self.path_seats: vec[i64] = vec[i64]()  # and by whom
        self.outlooks: vec[float] = vec[float]([0.0] * view.players())  # at the end of this trial, by seat
        self.edges: vec[i64] = vec[i64]()
        i: i64
        for i in range(len(self.turns)):
            self.edges = append(self.edges, self.tree.add_edge(_ROOT, seat, i, self.turns[i].worth))

    def race(self, most: i64, end: float) -> i64:
        """The best turn, by sequential halving: all that are still in the race are tried equally often, then the worse
        half drops out, until one is left. Bounded by `most` trials or by the time `end`; 0: not by that."""
        field = self.ranked([i64(i) for i in range(len(self.turns))])[:_FIELD]
        begun = perf_counter()
        if len(field) > 1 and end > 0.0:  # one trial tells how many there is time for
            self.iterate(field[0])
            enough = i64((end - begun) / max(perf_counter() - begun, 1e-6))
            most = min(most, enough) if most > 0 else enough
        field = field[: max(most // _LEAST, 1)]
        heats: i64 = 0
        while 1 << heats < len(field):
            heats += 1
        heat: i64
        for heat in range(heats):
            until = begun + (end - begun) * float(heat + 1) / float(heats)
            tried: i64 = 0
            over = False
            while not over:
                for i in field:
                    self.iterate(i)
                tried += len(field)
                if end > 0.0:
                    over = until <= perf_counter()
                else:
                    over = most < (tried + len(field)) * heats
            field = self.ranked(field)[: (len(field) + 1) // 2]
        return field[0]

    def by_bounds(self, most: i64, end: float) -> i64:
        """The best turn, by upper confidence bounds: the one tried most. Bounded in the same way."""
        done: i64 = 0
        while True:  # once at least: a choice needs something to go by
            self.iterate(self.tree.select(self.edges, _TRUST, _CURIOSITY))
            done += 1
            if 0 < most <= done or 0.0 < end <= perf_counter():
                return self.tried_most()

    def ranked(self, field: list[i64]) -> list[i64]:
        """The best first."""
        return sorted(field, key=lambda i: -self.tree.mean(self.edges[i], _TRUST))

    def iterate(self, turn: i64) -> None:
        """A trial of this turn."""
        self.set_streams(self.tree.chosen[self.edges[turn]])
        s = self.view.guess(self.policy)
        self.path = vec[i64]()
        self.path_seats = vec[i64]()
        node = _ROOT
        self.tree.visits[node] += 1
        started = False
        steps: i64 = 0
        mask = s.acting()
        while mask != 0:
            if (mask >> NATURE) & 1:
                actor: i64 = NATURE
                code = draw(s, self.streams[s.phase])
                seen = node != _OFF and len(s.codes(NATURE)) > 1
            else:
                actor = self.next_actor(mask)
                if not started and actor == self.seat:
                    started = True
                    node = self.take_turn(s, turn)
                    mask = s.acting()
                    continue
                codes = s.codes(actor)
                seen = False
                if len(codes) == 1:
                    code = codes[0]
                elif node != _OFF and (node == _ROOT or self.tree.visits[node] >= _OPEN_AT):
                    code = self.choose_in_tree(s, node, actor, codes)
                    seen = True
                else:
                    code = self.knowledge.pick(s, actor, self.policy)
                    seen = node != _OFF
            if seen and (actor == self.seat or (s.audience(actor, code) >> self.seat) & 1):
                node = self.walk_on(node, actor, code)
            s.step(actor, code)
            steps += 1
            mask = s.acting()
            if node == _OFF and mask != 0 and (self.knowledge.clock(s) >= self.until or steps >= _LONGEST):
                break
        self.reward(s)

    def take_turn(self, s: State, i: i64) -> i64:
        """One of the turns there are; the node after it."""
        self.path = append(self.path, self.edges[i])
        self.path_seats = append(self.path_seats, self.seat)
        line = self.turns[i].codes
        step: i64
        for step in range(len(line)):
            s.step(self.seat, line[step])
        return self.walk_on(_ROOT, self.seat, i)

    def walk_on(self, node: i64, actor: i64, code: i64) -> i64:
        """The node after an action that the searching seat has seen; below the tree if it is new."""
        child = self.tree.child(node, actor, code)
        if child < 0:
            child = self.tree.add_child(node, actor, code)
            self.tree.visits[child] += 1
            return _OFF
        self.tree.visits[child] += 1
        return child

    def next_actor(self, mask: i64) -> i64:
        """Of those who choose at the same time the searching seat comes last: see the module's docstring."""
        mine: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if (mask >> seat) & 1:
                if seat != self.seat:
                    return seat
                mine = seat
        return mine

    def choose_in_tree(self, s: State, node: i64, actor: i64, codes: vec[i64]) -> i64:
        new = vec[i64]()
        i: i64
        for i in range(len(codes)):
            if self.tree.edge(node, actor, codes[i]) < 0:
                new = append(new, codes[i])
        if len(new) > 0:
            worth = self.knowledge.weigh(s, actor, new)
            for i in range(len(new)):
                self.tree.add_edge(node, actor, new[i], worth[i])
        edges = vec[i64](capacity=len(codes))
        for i in range(len(codes)):
            edges = append(edges, self.tree.edge(node, actor, codes[i]))
        i = self.tree.select(edges, _TRUST, _CURIOSITY)
        self.path = append(self.path, edges[i])
        self.path_seats = append(self.path_seats, actor)
        return codes[i]

    def set_streams(self, trial: i64) -> None:
        """The same dice and guesses for the n-th trial of every turn."""
        i: i64
        for i in range(len(self.streams)):
            set_stream(self.streams[i], self.salt + trial * 0x9E3779B1 + i * 0x85EBCA77)
        if self.same_guesses:
            set_stream(self.policy, self.salt + trial * 0x9E3779B1 + 0x7F4A7C15)

    def reward(self, s: State) -> None:
        """Each seat's choices are judged by what that seat may expect."""
        asked: i64 = 0
        i: i64
        for i in range(len(self.path)):
            seat = self.path_seats[i]
            if not (asked >> seat) & 1:
                asked |= 1 << seat
                self.outlooks[seat] = self.knowledge.outlook(s, seat)
            self.tree.learn(self.path[i], self.outlooks[seat])

    def tried_most(self) -> i64:
        """Of equals the better one."""
        best: i64 = 0
        most: i64 = -1
        mean = 0.0
        i: i64
        for i in range(len(self.turns)):
            edge = self.edges[i]
            n = self.tree.chosen[edge]
            average = self.tree.total[edge] / float(max(n, 1))
            if n > most or (n == most and average > mean):
                best, most, mean = i, n, average
        return best

    def rather_than_wait(self, best: i64) -> i64:
        """If the best turn is to wait, what looks best of the others at first sight: trials trust the others to go on
        meanwhile, and they may be waiting too."""
        if self.waits(best):
            i: i64
            for i in range(len(self.turns)):
                if not self.waits(i):
                    return i
        return best

    def waits(self, i: i64) -> bool:
        return self.knowledge.waits(self.view, self.seat, self.turns[i].codes[0])

    def gain(self, turn: i64, other: i64) -> float:
        """How much better one did than the other."""
        return max(self.tree.mean(self.edges[turn], _TRUST) - self.tree.mean(self.edges[other], _TRUST), 0.0)

    def second(self, best: i64) -> i64:
        """Of the others the one that was found to be worth most; -1 if there is none."""
        second: i64 = -1
        most = 0.0
        i: i64
        for i in range(len(self.turns)):
            mean = self.tree.mean(self.edges[i], _TRUST)
            if i != best and (second < 0 or mean > most):
                second, most = i, mean
        return second


def set_stream(rng: Rng, number: i64) -> None:
    """Begin a stream of chance anew, one that has nothing to do with those of other numbers."""
    x = number & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
    x = ((x ^ (x >> 12)) * 0x297A2D39) & 0xFFFFFFFF
    rng.state = (x ^ (x >> 15)) | 1
    rng.weyl = 0
