"""What a bot has made up its mind to do, and how sure it is: plain data, as thoughts travel between processes."""

from __future__ import annotations

from typing import NamedTuple


class Thought(NamedTuple):
    """A turn, as far as it can be foreseen: the choices until something new is revealed or somebody else acts.

    What is forced on the way is left out. `second` is the best other turn, nothing if there is none; `gain` says how
    much better the first did in the bot's own trials, in what the game's evaluator counts.
    """

    line: list[int]
    second: list[int]
    gain: float
