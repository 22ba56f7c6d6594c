"""What a seat sees, as numbers with names: for learning, for research and for bots.

A game puts one object of a subclass into `sacbe/games/<slug>/observe.py`, by the name OBSERVATION: it lists its fields
and writes them. Vectors of a game have one size, whatever the number of players and the options: the seats come in the
order of play with the observer's own first, and what is not there, or not known, is said to be so. A field tells
nothing that `hide(seat)` does not hold, so a guessed position gives the same vector as the view it was guessed from.
Numbers are scaled so that they mostly lie between -1 and 1.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sacbe.core.state import State

_FLOATS: Final = ("f", "B")


class Field:
    """A named stretch of the vector: `size` numbers, the first at `at`."""

    def __init__(self, name: str, size: int, about: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.about: Final = about
        self.at: int = 0

    def __repr__(self) -> str:
        return f"{self.name}[{self.size}] at {self.at}: {self.about}"


def seat_fields(seats: int, fields: list[Field]) -> list[Field]:
    """These fields for the observer ("me."), and again for each other seat in the order of play ("next1.", ...)."""
    out: list[Field] = []
    for i in range(seats):
        for field in fields:
            out.append(Field(f"{'me' if i == 0 else f'next{i}'}.{field.name}", field.size, field.about))
    return out


class Vector:
    """A vector while it is written, from the first number to the last. It begins as zeros: only others are written."""

    def __init__(self, size: int) -> None:
        self.values: vec[float] = vec[float]([0.0] * size)
        self.at: i64 = 0

    def clear(self) -> None:
        """Zeros again, to be written anew."""
        values = self.values
        i: i64
        for i in range(len(values)):
            values[i] = 0.0
        self.at = 0

    def put(self, value: float) -> None:
        self.values[self.at] = value
        self.at += 1

    def copy(self, values: vec[float], first: i64, count: i64) -> None:
        """Numbers worked out before: so many of `values`, from `first` on."""
        out, at = self.values, self.at
        i: i64
        for i in range(count):
            out[at + i] = values[first + i]
        self.at += count

    def put_at(self, place: i64, value: float) -> None:
        """So many places on, for a field of which most are 0: it is gone past with `blank`."""
        self.values[self.at + place] = value

    def flag(self, value: bool) -> None:
        if value:
            self.values[self.at] = 1.0
        self.at += 1

    def one_of(self, which: i64, count: i64) -> None:
        """A 1 at this place of `count`; all 0 for a place outside, such as -1 for nothing."""
        if 0 <= which < count:
            self.values[self.at + which] = 1.0
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """A number a bit, the lowest first."""
        i: i64 = 0
        while mask != 0 and i < count:
            if mask & 1 != 0:
                self.values[self.at + i] = 1.0
            mask >>= 1
            i += 1
        self.at += count

    def blank(self, count: i64) -> None:
        """What is not there."""
        self.at += count


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """The fields of a game's vector, and how they are written."""

    def __init__(self, fields: list[Field]) -> None:
        at = 0
        for field in fields:
            field.at = at
            at += field.size
        self.fields: Final[tuple[Field, ...]] = tuple(fields)
        self.size: Final = at
        self._zeros: Final = vec[float]([0.0] * at)  # to begin with; a copy is made faster than a new one

    def write(self, s: State, seat: i64, out: Vector) -> None:
        """All fields in their order. Reads nothing that `s.hide(seat)` does not hold."""
        raise NotImplementedError

    def vector(self, s: State, seat: i64) -> vec[float]:
        """The numbers as compiled callers want them."""
        out = Vector(0)
        out.values = self._zeros[:]
        self.write(s, seat, out)
        assert out.at == self.size, "an observation writes exactly its fields"
        return out.values

    def float32(self, s: State, seat: int) -> bytes:
        """The same as little-endian float32: `numpy.frombuffer(..., "<f4")`, or into a buffer of one's own."""
        values = self.vector(s, seat)
        writer = BytesWriter()
        i: i64
        for i in range(len(values)):
            write_f32_le(writer, values[i])
        return writer.getvalue()

    def into(self, s: State, seat: int, out: object) -> None:
        """The same written over a buffer of the caller's: a NumPy array of float32, `array("f", ...)`, a bytearray."""
        if seat < 0 or seat >= s.players():
            raise ValueError(f"a seat of 0..{s.players() - 1} sees, not {seat}")
        try:
            view = memoryview(out)  # type: ignore[arg-type]
        except TypeError:
            kind = type(out).__name__
            raise TypeError(f"observe writes into a buffer, such as a NumPy array of float32, not a {kind}") from None
        if view.format not in _FLOATS:
            raise TypeError(f"observe writes float32 ('f'), or bytes ('B'); this buffer holds {view.format!r}")
        if view.readonly or not view.c_contiguous:
            raise ValueError("observe needs a buffer that may be written and lies in one piece")
        if view.nbytes != 4 * self.size:
            raise ValueError(f"observe writes {self.size} numbers, {4 * self.size} bytes; this has {view.nbytes} bytes")
        flat = view if view.format == "B" and view.ndim == 1 else view.cast("B")
        flat[:] = self.float32(s, seat)
