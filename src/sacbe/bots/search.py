"""Information-set Monte Carlo tree search over any game, for any number of seats.

The seat that searches chooses between whole turns (`turns.py`). Every iteration guesses what it cannot see, takes one
of them, walks down the tree, plays on for a while by the game's quick policy, and asks the game's evaluator what each
seat may expect. Each seat chooses for itself (max^n). Seats that choose at the same time choose decoupled: the others'
statistics are kept at the node before the searching seat's own choice, so nobody answers what he cannot have seen.
Chance is drawn by its tickets, each phase from a stream of its own that depends only on how often the turn was tried:
so rival turns are compared under the same dice.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.bots.knowledge import evaluator
from sacbe.bots.planning import PlanningBot, unforced
from sacbe.bots.search_tree import Tree
from sacbe.bots.turns import Beam, Turn
from sacbe.core.chance import Rng, draw
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import NATURE, State
from sacbe.core.thought import Thought

_ROOT: Final[i64] = 0
_OFF: Final[i64] = -1  # below the tree
# Steps of one iteration, at most: where the rules let players wait for each other, a game may have no end.
_LONGEST: Final[i64] = 1000
_LOOKS: Final = 4  # positions looked at by the beam that take about as long as an iteration


class SearchBot(PlanningBot):
    """Bounded by `iterations`, by `seconds`, or by whichever comes first; 0 is no bound. Both are for one choice: a
    turn of five choices is thought about five times as long, at once, and then played without further thought.
    `longest` bounds the seconds for a whole turn.

    Roll-outs stop `horizon` ticks of the game's clock on. Short ones are many and even, long ones do not depend on the
    evaluator: they pay for a search that has a second to think. With `turns` of 0 it chooses step by step.
    """

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        seed: int = 0,
        horizon: int = 5,
        turns: int = 24,
        longest: float = 1e9,
    ) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a bound: iterations or seconds above 0")
        super().__init__()
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.rng = Rng(seed)
        self.horizon: i64 = horizon
        self.longest = longest
        self.turns: i64 = turns  # to choose between, where a turn has several choices
        self.width: i64 = 6  # of the beam that finds them
        self.trust = 10.0  # how many trials a prior counts for
        self.curiosity = 1.5  # exploration, in standard deviations of the rewards
        self.open_at: i64 = 60  # visits before a node is searched instead of left to the quick policy

    def plan(self, view: State, seat: int) -> Thought:
        """A whole turn, as far as it can be foreseen."""
        begun = perf_counter()
        search = Search(self, evaluator(view.slug()), view, seat)
        length = max(float(search.turns[0].choices), 1.0)
        end = begun + min(self.seconds * length, self.longest)
        most = i64(float(self.iterations) * length)
        done: i64 = search.looked // _LOOKS
        while True:  # once at least: a choice needs something to go by
            search.iterate()
            done += 1
            if 0 < most <= done or (self.seconds > 0.0 and perf_counter() >= end):
                break
        best = search.best()
        line = unforced(view, seat, search.turns[best].codes)
        second = search.second(best)
        if second < 0:
            return Thought(line, [], 0.0)
        gain = search.tree.mean(search.edges[best], self.trust) - search.tree.mean(search.edges[second], self.trust)
        return Thought(line, unforced(view, seat, search.turns[second].codes), max(gain, 0.0))


class Search:
    """One thought: about a turn."""

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
        self.outlooks: vec[float] = vec[float]([0.0] * view.players())  # at the end of this iteration, by seat
        beam = Beam(
            knowledge,
            seat,
            bot.width if bot.turns > 0 else 0,
            bot.iterations * _LOOKS,
            perf_counter() + min(bot.seconds, 0.5 * bot.longest) if bot.seconds > 0.0 else 0.0,
        )
        self.turns: list[Turn] = beam.turns(view.guess(self.policy), max(bot.turns, 1))
        self.looked: i64 = beam.looked
        self.edges: vec[i64] = vec[i64]()
        i: i64
        for i in range(len(self.turns)):
            self.edges = append(self.edges, self.tree.add_edge(_ROOT, seat, i, self.turns[i].worth))

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
                if not started and actor == self.seat:
                    started = True
                    node = self.take_turn(s)
                    mask = s.acting()
                    continue
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
                node = self.walk_on(node, actor, code)
            s.step(actor, code)
            steps += 1
            mask = s.acting()
            if node == _OFF and mask != 0 and (self.knowledge.clock(s) >= self.until or steps >= _LONGEST):
                break
        self.reward(s)

    def take_turn(self, s: State) -> i64:
        """One of the turns there are; the node after it."""
        i = self.tree.select(self.edges, self.bot.trust, self.bot.curiosity)
        edge = self.edges[i]
        self.path = append(self.path, edge)
        self.path_seats = append(self.path_seats, self.seat)
        self.set_streams(self.tree.chosen[edge])
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
        """The same dice for the n-th trial of every turn."""
        i: i64
        for i in range(len(self.streams)):
            x = (self.salt + trial * 0x9E3779B1 + i * 0x85EBCA77) & 0xFFFFFFFF
            x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
            x = ((x ^ (x >> 12)) * 0x297A2D39) & 0xFFFFFFFF
            self.streams[i].state = (x ^ (x >> 15)) | 1
            self.streams[i].weyl = 0

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

    def best(self) -> i64:
        """The turn tried most; of equals the better one."""
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

    def second(self, best: i64) -> i64:
        """Of the others the one that was found to be worth most; -1 if there is none."""
        second: i64 = -1
        most = 0.0
        i: i64
        for i in range(len(self.turns)):
            mean = self.tree.mean(self.edges[i], self.bot.trust)
            if i != best and (second < 0 or mean > most):
                second, most = i, mean
        return second
