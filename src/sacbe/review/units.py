"""What is judged at once: a whole turn of a seat, as far as nothing new is revealed, or draws in a row."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.core.record import Record
from sacbe.core.state import NATURE, State


class Unit(NamedTuple):
    """The plies `first` to `last` of a record, the last one included; all of one seat, or of NATURE.

    `choices`: in how many of them there was more than one thing to do.
    """

    seat: int
    first: int
    last: int
    choices: int

    @property
    def is_draw(self) -> bool:
        return self.seat == NATURE


class Cut(NamedTuple):
    """A record in its units, with the position before each of them and the last one."""

    units: list[Unit]
    before: list[State]
    final: State


def cut(record: Record) -> Cut:
    """ValueError or IllegalAction if the record cannot be played."""
    units: list[Unit] = []
    before: list[State] = []
    walk = record.positions()
    position = next(walk)
    for ply, (seat, _) in enumerate(record.actions):
        choice = seat != NATURE and len(position.codes(seat)) > 1
        if units and goes_on(units[-1], seat, position):
            last = units[-1]
            units[-1] = last._replace(last=ply, choices=last.choices + choice)
        else:
            units.append(Unit(seat, ply, ply, int(choice)))
            before.append(position)
        position = next(walk)
    return Cut(units, before, position)


def goes_on(unit: Unit, seat: int, position: State) -> bool:
    """Whether an action belongs to what came before it. Where several may act at once, each choice stands alone."""
    return unit.seat == seat and (seat == NATURE or position.acting() == 1 << seat)
