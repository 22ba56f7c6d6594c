"""A bot that makes up its mind once a turn, and then does what it has made up as long as nothing new is revealed."""

from __future__ import annotations

from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.knowledge import choices, evaluator
from sacbe.bots.turns import Turn
from sacbe.core.chance import Rng
from sacbe.core.state import State
from sacbe.core.thought import Thought


class PlanningBot:
    """Subclasses say what to do with a turn, or with as much of it as they look at; a choice is the next step of it."""

    def __init__(self) -> None:
        self.whole_turns = True  # or else step by step
        self._planned: list[int] = []
        self._expected: State | None = None  # what the seat will see when it is asked again, if nothing new is revealed

    def plan(self, view: State, seat: int) -> Thought:
        """A whole turn, as far as it can be foreseen. What is made up stage by stage knows where it has been."""
        begun = perf_counter()
        thought, turn = self.next_stage(view, seat, [], begun)
        passed = turn.way()
        while self.whole_turns and turn.goes_on(seat):
            further, turn = self.next_stage(turn.after.hide(seat), seat, passed, begun)
            thought.line.extend(further.line)
            passed.extend(turn.way())
        return thought

    def next_stage(self, view: State, seat: i64, passed: list[State], begun: float) -> tuple[Thought, Turn]:
        """A finish that can be taken is taken; else what the bot makes up."""
        after = view.guess(Rng(0))
        line = evaluator(view.slug()).finish(after, seat) if self.whole_turns else vec[i64]()
        if len(line) == 0:
            return self.stage(view, seat, passed, begun)
        thought = Thought(unforced(view, seat, line), [], 0.0)
        i: i64
        for i in range(len(line)):
            after.step(seat, line[i])
        return thought, Turn(after, line, len(thought.line), 0.0)

    def stage(self, view: State, seat: i64, passed: list[State], begun: float) -> tuple[Thought, Turn]:
        """A turn, or its next steps: at least one. In this turn, thought about since `begun`, the seat has had choices
        in the positions `passed`."""
        raise NotImplementedError

    def choose(self, view: State, seat: int) -> int:
        codes = choices(view, seat)
        if len(codes) == 1:
            return codes[0]
        if not self._planned or self._expected != view:
            self._planned = self.plan(view, seat).line
        code = self._planned.pop(0)
        self._expected = ahead(view, seat, code) if self._planned else None
        return code


def ahead(view: State, seat: i64, code: i64) -> State:
    """What a seat sees when it has a choice again, after an action after which it acts alone."""
    s = view.guess(Rng(0))
    s.step(seat, code)
    while s.acting() == 1 << seat:
        codes = s.codes(seat)
        if len(codes) > 1:
            break
        s.step(seat, codes[0])
    return s.hide(seat)


def unforced(view: State, seat: i64, line: vec[i64]) -> list[int]:
    """The choices of a line of actions of one seat."""
    s = view.guess(Rng(0))
    out: list[int] = []
    i: i64
    for i in range(len(line)):
        if len(s.codes(seat)) > 1:
            out.append(line[i])
        s.step(seat, line[i])
    return out
