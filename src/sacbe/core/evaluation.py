"""What a game tells its bots: how good a position is for a seat, and how a sensible player would go on.

A game that has bots puts one object of a subclass into `sacbe/games/<slug>/mind/value.py`, by the name EVALUATOR:

    class TikalEvaluator(Evaluator):
        def value(self, s: State, seat: i64) -> float: ...
        def pick(self, s: State, seat: i64, rng: Rng) -> i64: ...

    EVALUATOR: Final = TikalEvaluator()

`value` is all that `greedy` needs. `pick` is a player of its own (`quick`), and plays the roll-outs of `search`. An
evaluator may keep scratch tables, but an answer must depend on the position (and on the generator) only: search is
repeatable because of that.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sacbe.core.chance import Rng
from sacbe.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Knowledge of one game. Positions it is handed are complete (guessed), never hidden."""

    def value(self, s: State, seat: i64) -> float:
        """The points this seat may expect to have at the end. After the end: exactly its score.

        It sees through what is half done (a turn of several actions, a secret choice not yet shown, a draw not yet
        made), as bots ask it after single actions.
        """
        return float(s.score(seat))

    def outlook(self, s: State, seat: i64) -> float:
        """The same as `value` with all that is known about the game: for search, where a game knows more than that."""
        return self.value(s, seat)

    def weigh(self, s: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """What each of these actions looks worth at first sight. Only their differences count."""
        out = vec[float](capacity=len(codes))
        i: i64
        for i in range(len(codes)):
            after = s.copy()
            after.step(seat, codes[i])
            out = append(out, self.outlook(after, seat))
        return out

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        """The action of a quick, sensible player, for roll-outs. The seat may act, so there is one."""
        codes = s.codes(seat)
        return codes[rng.below(len(codes))]

    def beaten(self, s: State, seat: i64, code: i64) -> bool:
        """Whether another legal action is better for certain, whatever is hidden and whatever the others do.

        Bots of every strength leave such an action out. What is only better as a rule is for `value` to say.
        """
        return False

    def as_before(self, earlier: State, s: State, seat: i64) -> bool:
        """Whether a seat that has come from the one to the other in its turn has nothing to show for it: only means
        that lapse with the turn set them apart."""
        return False

    def finish(self, s: State, seat: i64) -> vec[i64]:
        """Steps of the turn that has begun which bring the seat to its end of the game, where that is better for
        certain than anything else; as far as nothing new is revealed, and none if it cannot be done.

        Bots of every strength take them: nobody overlooks a finish.
        """
        return vec[i64]()

    def waits(self, s: State, seat: i64, code: i64) -> bool:
        """Whether this is nothing but waiting for the others: where all may do so, a game might never end."""
        return False

    def clock(self, s: State) -> i64:
        """How far the game has come, in rounds or the like: roll-outs stop some ticks on, all at the same time of it.

        0 for ever means that they go on to the end.
        """
        return 0
