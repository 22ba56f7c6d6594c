"""Whole turns to choose between: what a seat could do until something new is revealed or somebody else acts.

A turn of many small steps has far too many endings to try them all. A beam goes through it step by step: every step of
the most promising beginnings is looked at, and the most promising of what comes out are gone on with. Two beginnings
of several choices that are worth exactly the same are taken for the same things done in another order.

What a game calls beaten for certain is left out, and so is a step after which all is as it was before.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State

_NEAR: Final[i64] = 8  # how far down the list a step may seem the best to one who misjudges it by half
_LONGEST: Final[i64] = 60  # steps; a turn that goes on longer is judged as far as it has come


class Turn:
    """A turn, or the beginning of one, of a seat that alone may act."""

    def __init__(self, after: State, codes: vec[i64], choices: i64, worth: float) -> None:
        self.after = after
        self.codes = codes  # forced ones too
        self.choices: i64 = choices  # of them, those that were not forced
        self.worth = worth
        self.begun: Turn | None = None  # the same turn before its last choice

    def goes_on(self, seat: i64) -> bool:
        return self.after.acting() == 1 << seat

    def way(self) -> list[State]:
        """Where it had a choice, the last one first."""
        out: list[State] = []
        begun = self.begun
        while begun is not None:
            out.append(begun.after)
            begun = begun.begun
        return out


class Beam:
    """Turns of one seat, found step by step, until `most` positions were looked at or `deadline` is past; 0: no bound.

    What is then only begun is a turn to choose as well: it is made up further when it has come to that. A turn is not
    ended where going on looks better: evaluators are less sure of a position in which somebody else acts.
    """

    def __init__(self, knowledge: Evaluator, seat: i64, width: i64, most: i64, deadline: float) -> None:
        self.knowledge = knowledge
        self.seat: i64 = seat
        self.width: i64 = width  # beginnings that are gone on with; 0: a single choice is all
        self.most: i64 = most
        self.deadline = deadline
        self.own_points = False  # only what one has oneself counts, not the lead
        self.blur = 0.0  # how much each step is misjudged, as part of what separates the best ones
        self.rng = Rng(0)  # for that
        self.passed: list[State] = []  # where the seat had a choice in this turn before
        self.looked: i64 = 0
        self.ended: list[Turn] = []
        self.vain: list[Turn] = []  # they led back; only for want of any other

    def turns(self, s: State, keep: i64) -> list[Turn]:
        """The best turns from this position, the best first; there is one at least. All of them if none is longer than
        one choice."""
        front = self.steps(Turn(s, vec[i64](), 0, 0.0))
        while front:
            if self.is_enough():
                self.ended.extend(front)
                break
            following: list[Turn] = []
            for begun in front:
                following.extend(self.steps(begun))
            front = best_of(following, self.width)
        return best_of(self.ended or self.vain, keep)

    def is_enough(self) -> bool:
        return self.width == 0 or 0 < self.most <= self.looked or 0.0 < self.deadline <= perf_counter()

    def steps(self, begun: Turn) -> list[Turn]:
        """Every next step, with what is forced after it. Those that end the turn are put aside."""
        seat = self.seat
        codes = begun.after.codes(seat)
        found: list[Turn] = []
        i: i64
        for i in range(len(codes)):
            if len(codes) > 1 and self.knowledge.beaten(begun.after, seat, codes[i]):
                continue
            after = begun.after.copy()
            after.step(seat, codes[i])
            line = append(begun.codes[:], codes[i])
            vain = self.leads_back(begun, after)
            while after.acting() == 1 << seat and len(line) < _LONGEST:
                forced = after.codes(seat)
                if len(forced) > 1:
                    break
                after.step(seat, forced[0])
                line = append(line, forced[0])
            turn = Turn(after, line, begun.choices + 1, self.worth(after))
            turn.begun = begun
            self.looked += 1
            if vain or self.leads_back(begun, after):
                self.vain.append(turn)
            else:
                found.append(turn)
        if not found:
            return found
        if self.blur > 0.0:
            self.misjudge(found)
        out: list[Turn] = []
        for turn in found:
            if turn.goes_on(seat) and len(turn.codes) < _LONGEST:
                out.append(turn)
        out = best_of(out, self.width)
        for turn in found:
            if not turn.goes_on(seat) and (not out or begun.choices == 0 or turn.worth >= out[0].worth):
                self.ended.append(turn)
        return out

    def leads_back(self, begun: Turn, after: State) -> bool:
        """Whether a choice has led back to where the turn was before. One that has changed nothing yet has not:
        something is half said."""
        if self.knowledge.as_before(begun.after, after, self.seat):
            return False
        earlier = begun.begun
        while earlier is not None:
            if self.knowledge.as_before(earlier.after, after, self.seat):
                return True
            earlier = earlier.begun
        return any(self.knowledge.as_before(one, after, self.seat) for one in self.passed)

    def worth(self, s: State) -> float:
        return self.knowledge.value(s, self.seat) if self.own_points else self.knowledge.outlook(s, self.seat)

    def misjudge(self, found: list[Turn]) -> None:
        best = sorted([-turn.worth for turn in found])
        reach = best[min(_NEAR, len(best)) - 1] - best[0]
        for turn in found:
            turn.worth += self.blur * reach * float(self.rng.below(2001) - 1000) / 1000.0


def best_of(turns: list[Turn], most: i64) -> list[Turn]:
    """The most promising, the best first. Single choices are all kept."""
    out: list[Turn] = []
    several: i64 = 0
    last = 0.0
    for turn in sorted(turns, key=lambda one: -one.worth):
        if turn.choices == 1:
            out.append(turn)
        elif several < most and (several == 0 or turn.worth != last):
            out.append(turn)
            several += 1
            last = turn.worth
    return out
