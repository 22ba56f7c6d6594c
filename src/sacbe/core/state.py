"""A position as plain data, and the phases that say what is legal in it.

A game subclasses State with its fields and Phase with its rules. Everything a caller needs is here: who acts, what is
legal, why something is not, and doing it. Chance is a seat of its own, so a position holds no random generator.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sacbe.core.errors import IllegalAction, Refusal

NATURE: Final = 30  # chance's seat number; players are 0..n-1
NATURE_BIT: Final = 1 << 30
SPECTATOR: Final = -1
EVERYBODY: Final = -1  # audience of a public action: all bits, spectators too

S = TypeVar("S", bound="State")


_LIST: Final = type(vec[i64]())


def copied(s: S) -> S:
    """A position like this one that can be played on by itself, field by field as the class declares them.

    Lists of numbers are copied, but for those that the class names as SHARED. Everything else is either a number or an
    object that never changes, and goes over as it is. Compiled games have the same as a move of the whole block, which
    the build writes (`build_tools/copies.py`); `tests/contract/test_fields.py` holds both to every field.
    """
    t = s.__class__.__new__(s.__class__)
    t.phases, t.phase, t.edition = s.phases, s.phase, s.edition
    fields = vars(t)
    for name, value in vars(s).items():
        fields[name] = value[:] if isinstance(value, _LIST) and name not in s.SHARED else value
    return t


class RandomSource(Protocol):
    """What `guess` needs of a generator: `random.Random` and `sacbe.core.chance.Rng` both have it."""

    def randrange(self, stop: int, /) -> int: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One step of a game's state machine: who acts, what is legal, why not, and what it does, side by side.

    `why_not` must answer None exactly for the codes that `codes` lists: the contract suite checks it code by code.
    """

    name: str = ""

    def actors(self, s: S) -> i64:
        """Bit mask of the seats that may act."""
        raise NotImplementedError

    def codes(self, s: S, seat: i64) -> vec[i64]:
        """The legal codes of a seat that may act, ascending. Never changed by the caller, so it may be shared."""
        raise NotImplementedError

    def step(self, s: S, seat: i64, code: i64) -> None:
        """Do it, unchecked."""
        raise NotImplementedError

    def why_not(self, s: S, seat: i64, code: i64) -> Refusal | None:
        """None if legal, else the first rule that refuses it."""
        raise NotImplementedError

    def tickets(self, s: S, code: i64) -> i64:
        """How many equally likely tickets an outcome of NATURE holds."""
        return 1

    # A draw needs no list of what may come: a chance that is taken often says these two in a shorter way.

    def all_tickets(self, s: S) -> i64:
        """How many tickets the outcomes of NATURE hold together."""
        codes = self.codes(s, NATURE)
        total: i64 = 0
        i: i64
        for i in range(len(codes)):
            total += self.tickets(s, codes[i])
        return total

    def holder(self, s: S, ticket: i64) -> i64:
        """The outcome that holds this ticket, counted from 0 in the order of `codes`."""
        codes = self.codes(s, NATURE)
        i: i64 = 0
        ticket -= self.tickets(s, codes[i])
        while ticket >= 0:
            i += 1
            ticket -= self.tickets(s, codes[i])
        return codes[i]

    def audience(self, s: S, seat: i64, code: i64) -> i64:
        """Bit mask of the seats that learn what was done when it is done."""
        return -1


class Over(Phase[S]):
    """The end: nobody acts, everything is refused."""

    name = "over"

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason

    def actors(self, s: S) -> i64:
        return 0

    def codes(self, s: S, seat: i64) -> vec[i64]:
        return vec[i64]()

    def why_not(self, s: S, seat: i64, code: i64) -> Refusal | None:
        return Refusal(self.rule, self.reason)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Subclasses add plain fields and say how they are hidden, guessed and written down."""

    SHARED: ClassVar[tuple[str, ...]] = ()  # lists of numbers that are replaced and never changed in place

    def __init__(self, phases: list[Any], phase: i64, edition: i64) -> None:
        self.phases: list[Any] = phases  # shared between all positions of a game, never changed
        self.phase: i64 = phase
        self.edition: i64 = edition  # of the rules: a game is finished by the ones it began with

    # -- acting ---------------------------------------------------------------------------------------------------

    def actors(self) -> int:
        """Bit mask of who may act now; several bits: simultaneously; NATURE_BIT: chance; 0: the game is over."""
        return self.acting()

    def legal(self, seat: int) -> list[int]:
        """The action codes this seat may take now, ascending; empty if it may not act."""
        if seat < 0 or seat > NATURE:
            return []
        codes = self.codes(seat)
        out: list[int] = []
        i: i64
        for i in range(len(codes)):
            out.append(codes[i])
        return out

    def apply(self, seat: int, code: int) -> None:
        """Take an action, checked: one that is not legal raises IllegalAction and changes nothing."""
        refusal = self.why_not(seat, code)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.facts, refusal.reason)
        self.step(seat, code)

    def why_not(self, seat: int, code: int) -> Refusal | None:
        """None if the action is legal, else the rule that refuses it and the facts."""
        phase: Phase[Any] = self.phases[self.phase]
        if code < -0x80000000 or code > 0x7FFFFFFF:
            code = -1  # no action space reaches that far; the phase refuses it like any other unknown code
        return phase.why_not(self, seat if 0 <= seat <= NATURE else 63, code)

    def tickets(self, code: int) -> int:
        """How many equally likely tickets an outcome of NATURE holds; 0 if it cannot happen now."""
        if self.why_not(NATURE, code) is not None:
            return 0
        phase: Phase[Any] = self.phases[self.phase]
        return phase.tickets(self, code)

    def audience(self, seat: int, code: int) -> int:
        """Bit mask of the seats that learn the content of this action when it is taken (EVERYBODY: public)."""
        phase: Phase[Any] = self.phases[self.phase]
        return phase.audience(self, seat, code)

    # -- the same for compiled callers: playouts and search ----------------------------------------------------------

    def acting(self) -> i64:
        phase: Phase[Any] = self.phases[self.phase]
        return phase.actors(self)

    def codes(self, seat: i64) -> vec[i64]:
        phase: Phase[Any] = self.phases[self.phase]
        if (phase.actors(self) >> seat) & 1 == 0:
            return vec[i64]()
        return phase.codes(self, seat)

    def step(self, seat: i64, code: i64) -> None:
        """Take an action, unchecked: the code must come from legal()."""
        phase: Phase[Any] = self.phases[self.phase]
        phase.step(self, seat, code)

    # -- the position itself, said by each game ------------------------------------------------------------------------

    def slug(self) -> str:
        raise NotImplementedError

    def players(self) -> int:
        """How many seats play."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def score(self, seat: int) -> int:
        raise NotImplementedError

    def winners(self) -> int:
        """Bit mask of the winners after the end; 0 before."""
        raise NotImplementedError

    def hide(self, seat: int) -> State:
        """The position as this seat (or SPECTATOR) may know it."""
        raise NotImplementedError

    def guess(self, rng: RandomSource) -> State:
        """A hidden position filled in at random, consistent with all that is known."""
        raise NotImplementedError

    def as_if_turn(self, seat: int) -> State | None:
        """The position as it would be if this seat's turn began now, to try it out while others think.

        Made of nothing but what `hide(seat)` holds. None where a turn cannot be foreseen: chance comes first, all play
        at once, there is nobody to wait for, or no more turn of this seat will come. A seat whose turn begins just now
        gets a position equal to this one.
        """
        return None

    def observe(self, seat: int, out: object) -> None:
        """What this seat sees, as float32 into a buffer of `game.observation.size` numbers, such as a NumPy array.

        What each number means is said by `game.observation.fields`. Tells nothing that `hide(seat)` does not hold.
        """
        import_module("sacbe.games").game(self.slug()).observation.into(self, seat, out)

    def dump(self) -> dict[str, Any]:
        """The whole position as a readable, JSON-able dict; `game.load` is the inverse."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("a position changes when an action is applied, so it cannot be a key; use its dump()")

    def _repr_svg_(self) -> str:
        svg: str = import_module("sacbe.games").game(self.slug()).board(self, SPECTATOR, lang="en")
        return svg
