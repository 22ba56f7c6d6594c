"""Information-set Monte Carlo tree search over any game, for any number of seats.

Every iteration guesses what the searching seat cannot see, walks down the tree, plays on for a while by the game's
quick policy, and asks the game's evaluator what each seat may expect. Each seat chooses for itself (max^n). Seats that
choose at the same time choose decoupled: the others' statistics are kept at the node before the searching seat's own
choice, so nobody answers what he cannot have seen. Chance is drawn by its tickets, each phase from a stream of its own
that depends only on how often the first choice was tried: so rival choices are compared under the same dice.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.bots.knowledge import choices, evaluator
from sacbe.bots.search_tree import Tree
from sacbe.core.chance import Rng, draw
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import NATURE, State

_ROOT: Final[i64] = 0
_OFF: Final[i64] = -1  # below the tree
# Steps of one iteration, at most: where the rules let players wait for each other, a game may have no end.
_LONGEST: Final[i64] = 1000


class SearchBot:
    """Bounded by `iterations`, by `seconds`, or by whichever comes first; 0 is no bound.

    Roll-outs stop `horizon` ticks of the game's clock on. Short ones are many and even, long ones do not depend on the
    evaluator: they pay for a search that has a second to think.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, seed: int = 0, horizon: int = 5) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a bound: iterations or seconds above 0")
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.rng = Rng(seed)
        self.horizon: i64 = horizon
        self.trust = 10.0  # how many trials a prior counts for
        self.curiosity = 1.5  # exploration, in standard deviations of the rewards
        self.open_at: i64 = 60  # visits before a node is searched instead of left to the quick policy

    def choose(self, view: State, seat: int) -> int:
        codes = choices(view, seat)
        if len(codes) == 1:
            return codes[0]
        search = Search(self, evaluator(view.slug()), view, seat)
        end = perf_counter() + self.seconds
        done: i64 = 0
        while True:  # once at least: a choice needs something to go by
            search.iterate()
            done += 1
            if done == self.iterations or (self.seconds > 0.0 and perf_counter() >= end):
                break
        return search.best(codes)


class Search:
    """One decision."""

    def __init__(self, bot: SearchBot, knowledge: Evaluator, view: State, seat: i64) -> None:
        self.bot = bot
        self.knowledge = knowledge
        self.view = view
        self.seat: i64 = seat
        self.seats: i64 = view.players()
        self.until: i64 = knowledge.clock(view) + bot.horizon
        self.tree = Tree()
        self.salt: i64 = bot.rng.below(0x3FFFFFFF)
        self.policy = Rng(self.salt)  # for guesses and the quick policy
        self.streams: list[Rng] = [Rng(i) for i in range(len(view.phases))]  # chance, by phase
        self.path: vec[i64] = vec[i64]()  # edges taken in this iteration,
        self.path_seats: vec[i64] = vec[i64]()  # and by whom

    def iterate(self) -> None:
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
                codes = s.codes(actor)
                seen = False
                if len(codes) == 1:
                    code = codes[0]
                elif node != _OFF and (node == _ROOT or self.tree.visits[node] >= self.bot.open_at):
                    code = self.choose_in_tree(s, node, actor, codes)
                    seen = True
                else:
                    code = self.knowledge.pick(s, actor, self.policy)
                    seen = node != _OFF
            if seen and (actor == self.seat or (s.audience(actor, code) >> self.seat) & 1):
                if not started and actor == self.seat:
                    started = True
                    self.set_streams(self.tree.chosen[self.path[len(self.path) - 1]])
                child = self.tree.child(node, actor, code)
                node = self.tree.add_child(node, actor, code) if child < 0 else child
                self.tree.visits[node] += 1
                if child < 0:
                    node = _OFF
            s.step(actor, code)
            steps += 1
            mask = s.acting()
            if node == _OFF and mask != 0 and (self.knowledge.clock(s) >= self.until or steps >= _LONGEST):
                break
        self.reward(s)

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
        edges = vec[i64](capacity=len(codes))
        i: i64
        for i in range(len(codes)):
            edge = self.tree.edge(node, actor, codes[i])
            if edge < 0:
                after = s.copy()
                after.step(actor, codes[i])
                edge = self.tree.add_edge(node, actor, codes[i], self.knowledge.outlook(after, actor))
            edges = append(edges, edge)
        i = self.tree.select(edges, self.bot.trust, self.bot.curiosity)
        self.path = append(self.path, edges[i])
        self.path_seats = append(self.path_seats, actor)
        return codes[i]

    def set_streams(self, trial: i64) -> None:
        """The same dice for the n-th trial of every first choice."""
        i: i64
        for i in range(len(self.streams)):
            x = (self.salt + trial * 0x9E3779B1 + i * 0x85EBCA77) & 0xFFFFFFFF
            x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
            x = ((x ^ (x >> 12)) * 0x297A2D39) & 0xFFFFFFFF
            self.streams[i].state = (x ^ (x >> 15)) | 1
            self.streams[i].weyl = 0

    def reward(self, s: State) -> None:
        """Each seat's choices are judged by what that seat may expect."""
        i: i64
        for i in range(len(self.path)):
            self.tree.learn(self.path[i], self.knowledge.outlook(s, self.path_seats[i]))

    def best(self, codes: vec[i64]) -> i64:
        """The choice tried most; of equals the better one."""
        best = codes[0]
        most: i64 = -1
        mean = 0.0
        i: i64
        for i in range(len(codes)):
            edge = self.tree.edge(_ROOT, self.seat, codes[i])
            if edge < 0:
                continue
            n = self.tree.chosen[edge]
            average = self.tree.total[edge] / float(max(n, 1))
            if n > most or (n == most and average > mean):
                best, most, mean = codes[i], n, average
        return best
