"""\"What is this?\": how a game answers for everything it draws.

A thing is called by the id of its spot or by its `data-what`. What stands before the first dash is its kind (`cell-A1`,
`bag`); for each kind a game has one function, which is given the rest of the name. Names come from the wire: a function
answers None to whatever it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from sacbe.core.present import Answer
from sacbe.core.state import State
from sacbe.core.words import Arg, Words

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Asked(Generic[S]):
    """A position as its viewer may know it, and in which words to answer."""

    s: S
    viewer: int
    lang: str
    names: list[str]
    words: Words

    def tell(self, key: str, rule: str, *facts: str, **args: Arg) -> Answer:
        """The text `what-<key>` is the meaning, its attribute `name` the name. Facts that say nothing, or the same once
        more, are left out."""
        text = f"what-{key}"
        said = list(dict.fromkeys(fact for fact in facts if fact))
        return Answer(capital(self.words(f"{text}.name", **args)), self.words(text, **args), said, rule)

    def fact(self, key: str, **args: Arg) -> str:
        return self.words(f"fact-{key}", **args)


Kinds = Mapping[str, Callable[[Asked[S], str], Answer | None]]


def answered(kinds: Kinds[S], asked: Asked[S], thing: str) -> Answer | None:
    kind, _, rest = thing.partition("-")
    tell = kinds.get(kind)
    return tell(asked, rest) if tell else None


def index_of(name: str, known: Sequence[str]) -> int | None:
    """Which of some names this is."""
    return known.index(name) if name in known else None


def seat_in(name: str, seats: int) -> int | None:
    """A seat by its number."""
    return index_of(name, [str(seat) for seat in range(seats)])


def panel_part(rest: str, seats: int) -> tuple[int, str] | None:
    """What is asked about of `panel-<seat>-<part>`: the page calls so the score, the status, the picture of a player's
    panel and its chips, these by their icons. Nothing after the seat: the player."""
    seat, _, part = rest.partition("-")
    found = seat_in(seat, seats)
    return None if found is None else (found, part)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
