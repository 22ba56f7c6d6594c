"""What an action that is under way still asks for (the pile of tasks), as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.observation import Field, Vector
from sacbe.games.tzolkin.data import BUILDING_COUNT, SPACE_COUNT
from sacbe.games.tzolkin.state import (
    TASK_BITS,
    TASK_MASK,
    TO_ACT,
    TO_ACT_ANYWHERE,
    TO_ADVANCE,
    TO_BUILD,
    TO_CLIMB,
    TO_GIVE,
    TO_HARVEST,
    TO_LEARN,
    TO_OFFER,
    TO_PAY,
    TO_SETTLE,
    TO_SPARE,
    TO_TAKE,
    Tzolkin,
)

_KINDS: Final[i64] = 16
_MOST_DUE: Final = 3.0  # resources of a payment
_MOST_AT_ONCE: Final = 2.0  # steps that are given, resources of choice

# The phase says which of them is asked now; apart from steps of technology no two of a kind wait together. Rare ones
# share a field, so that random games see every field change.
TASK_FIELDS: Final = [
    Field("action", int(SPACE_COUNT) + 2, "the space a worker was just taken from; any action: as Uxmal 5, by a tomb"),
    Field("harvest", 4, "the plantation of a harvest, 2 to 5"),
    Field("to_learn", 3, "steps of technology to come: paid, paid or declined, free; each of 2"),
    Field("learning", 4, "the track of the step that is being paid"),
    Field("of_choice", 2, "resources of choice still to pay, of 3, and to take, of 2"),
    Field("to_climb", 6, "a step in a temple of choice; which three are barred; another follows; theology's offering"),
    Field("to_build", 6, "Tikal 2, Tikal 4, Uxmal 4, a second building, one without architecture, by a tomb"),
    Field("building", int(BUILDING_COUNT), "the building that is being raised"),
    Field(
        "raising",
        12,
        "a resource of its price is spared, or comes back; it gives its effect 1 to 4 next; architecture 1 to 3 is its "
        "own if no second one comes; actions of tombs that wait: builder, merchant, traveller",
    ),
]


def write_tasks(s: Tzolkin, out: Vector) -> None:
    number = vec[i64]([-1] * _KINDS)  # with the task of each kind
    learn = vec[i64]([0] * 3)
    rest = s.todo
    while rest != 0:
        kind = rest & 0xF
        what = (rest & TASK_MASK) >> 4
        if kind == TO_LEARN:
            learn[what] += 1
        else:
            number[kind] = what
        rest >>= TASK_BITS
    out.one_of(number[TO_ACT], SPACE_COUNT)
    out.one_of(number[TO_ACT_ANYWHERE], 2)
    out.one_of(number[TO_HARVEST], 4)
    i: i64
    for i in range(3):
        out.put(float(learn[i]) / _MOST_AT_ONCE)
    out.one_of(number[TO_ADVANCE], 4)
    out.put(float(max(number[TO_PAY], 0)) / _MOST_DUE)
    out.put(float(max(number[TO_TAKE], 0)) / _MOST_AT_ONCE)
    out.flag(number[TO_CLIMB] >= 0)
    out.bits(max(number[TO_CLIMB], 0), 4)
    out.flag(number[TO_OFFER] >= 0)
    out.one_of(number[TO_BUILD], 6)
    # a number with a building has it in its lower five bits; tasks that name one all name the same
    spare = number[TO_SPARE]
    gives = number[TO_GIVE]
    settle = number[TO_SETTLE]
    named = max(max(spare, gives), settle)
    out.one_of(named & 31 if named >= 0 else -1, BUILDING_COUNT)
    out.one_of(spare >> 5, 2)
    out.one_of(gives >> 5, 4)
    out.one_of(settle >> 5, 3)
    out.bits(s.granted, 3)
