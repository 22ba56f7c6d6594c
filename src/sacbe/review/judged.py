"""What is known of a unit of a game once it is judged: plain data, as it travels between processes and is kept."""

from __future__ import annotations

from typing import Final

import msgspec

TRIALS: Final = 96  # of a position, and of each of the two turns that are compared at the end
SURE: Final = 1.96  # standard errors of a margin: 95 %

# What a decision is called by how much chance of winning it has lost for certain, margin taken off.
GRADES: Final = (("blunder", 0.10), ("mistake", 0.05), ("doubtful", 0.02), ("fine", -1.0))


class Judged(msgspec.Struct):
    """`after`, `error`: everybody's true chances after the unit and their standard errors. Only of decisions: `seen`,
    the seat's own chance before and after as far as it could know; `loss`, what it lost against the best alternative
    and the margin of that (95 %); `better`, that alternative, if there is one."""

    seat: int
    first: int
    last: int
    choices: int
    after: list[float]
    error: list[float]
    seen: tuple[float, float] = (0.0, 0.0)
    grade: str = ""
    loss: float = 0.0
    margin: float = 0.0
    better: list[int] = []
