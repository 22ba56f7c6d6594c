"""A game as the outside sees it: seats, options, actions, starting, loading, notation and drawing."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any, cast

from sacbe.core.actions import ActionSpace
from sacbe.core.describing import describe
from sacbe.core.example import Example
from sacbe.core.lesson import Lesson
from sacbe.core.observation import Observation
from sacbe.core.present import Presenter
from sacbe.core.state import State
from sacbe.core.words import seat_names

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """What may be chosen before the game, and what is chosen if nobody does.

    `check`: a text of one's own may stand instead of a choice if this finds nothing wrong with it (a route one has
    built); it gives the problems, each a sentence that says what would be right.
    """

    choices: tuple[Value, ...]
    default: Value
    check: Callable[[str], list[str]] | None = None

    def problems(self, name: str, value: Value) -> list[str]:
        """What is wrong with this value; nothing if it may be chosen."""
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return []
        if self.check is not None and isinstance(value, str) and value:
            return self.check(value)
        choices = ", ".join(repr(choice) for choice in self.choices)
        return [f"option {name!r} is one of {choices}, not {value!r}"]


class UnknownEdition(ValueError):
    """A game of rules that are not known here, such as those of a newer version."""

    def __init__(self, slug: str, edition: int, newest: int) -> None:
        known = "1" if newest == 1 else f"1 to {newest}"
        super().__init__(f"{slug} is known here by edition {known} of its rules, not by edition {edition}")


class Game:
    """One registered game. Subclasses fill in the fields and `begin`.

    `edition` numbers the rules. It goes up by one when a rule is mended in a way that a game already begun could
    notice; the rules then still know the earlier one, so that what was begun by it is finished and replayed by it.
    """

    slug: str
    edition: int = 1
    seats: range
    options: Mapping[str, Option]
    earlier: Mapping[int, Mapping[str, Option]] = MappingProxyType({})  # by edition, where its options were others
    actions: ActionSpace
    score_bounds: tuple[int, int]
    # Options under which even aimless play comes to an end; nothing where the rules or chance see to it.
    bounded: Mapping[str, Value] = MappingProxyType({})
    max_length: int | None  # no game has more actions than this, NATURE's included; None where the rules set no bound

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> State:
        """The starting position; ValueError if an option does not go with this player count."""
        raise NotImplementedError

    def load(self, d: dict[str, Any]) -> State:
        """The position that `state.dump()` or a person wrote down."""
        raise NotImplementedError

    def start(self, seats: int, options: Mapping[str, Value] | None = None, edition: int | None = None) -> State:
        """The position before anything has happened. Nothing random is in it: NATURE acts first.

        `edition`: by which rules; those of today if nothing is said.

        >>> import sacbe
        >>> sacbe.game("tikal").start(3, {"auction": True}).players()
        3
        >>> sacbe.game("tikal").start(7)
        Traceback (most recent call last):
        ...
        ValueError: tikal is for 2 to 4 seats, not 7
        """
        if seats not in self.seats:
            raise ValueError(f"{self.slug} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}")
        edition = self.edition if edition is None else edition
        return self.begin(seats, self.complete(options or {}, edition), edition)

    def complete(self, options: Mapping[str, Value], edition: int | None = None) -> dict[str, Value]:
        """These options with the defaults filled in; ValueError for one that is unknown or out of its choices."""
        known = self.options_in(self.edition if edition is None else edition)
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"{self.slug} has no option {name!r}; it has: {', '.join(known) or 'none'}")
            problems = known[name].problems(name, value)
            if problems:
                raise ValueError("; ".join(problems))
        return {name: options.get(name, option.default) for name, option in known.items()}

    def options_in(self, edition: int) -> Mapping[str, Option]:
        """The options of this edition of the rules; UnknownEdition if these rules are not known here."""
        if not 1 <= edition <= self.edition:
            raise UnknownEdition(self.slug, edition, self.edition)
        return self.earlier.get(edition, self.options)

    def renewed(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options of a game of any edition as a new game can have them: what is gone is left out."""
        return {
            name: value
            for name, value in options.items()
            if name in self.options and not self.options[name].problems(name, value)
        }

    def variations(self) -> Iterator[dict[str, Value]]:
        """The default options, and all that differ from them in one or two: rules tie no more than two together."""
        single = [{name: choice} for name, option in self.options.items() for choice in option.choices]
        for a, b in itertools.combinations_with_replacement([{}, *single], 2):
            yield a | b

    def fitting(self, seats: int) -> dict[str, Value]:
        """The options nearest to the defaults that go with this player count; ValueError if it is not for so many."""
        first: ValueError | None = None
        for options in self.variations():
            try:
                self.start(seats, options)
            except ValueError as refused:
                first = first or refused
            else:
                return self.complete(options)
        assert first is not None
        raise first

    def text(self, code: int) -> str:
        """The notation of an action."""
        return self.actions.text(code)

    def parse(self, text: str) -> int:
        """The code of an action's notation; ValueError says what would be right."""
        return self.actions.parse(text)

    @property
    def package(self) -> str:
        """Where the game's folder is: the package in which its class is written, ours or anybody's."""
        return sys.modules[type(self).__module__].__package__ or type(self).__module__

    def part(self, name: str) -> str:
        """The full name of a module of the game's folder, such as "mind.value"; "" if it has none."""
        whole = self.package
        for piece in name.split("."):
            whole = f"{whole}.{piece}"
            try:
                if find_spec(whole) is None:
                    return ""
            except ModuleNotFoundError as wrong:
                if wrong.name != whole:  # something that the game itself imports is not there
                    raise
                return ""  # what is above it is no package
        return whole

    @cached_property
    def presenter(self) -> Presenter:
        """How the game is drawn and told; imported when first needed, as engines and bots never do."""
        return cast(Presenter, import_module(f"{self.package}.show.presenter").PRESENTER)

    @cached_property
    def observation(self) -> Observation:
        """What a seat sees, as a vector with named fields."""
        return cast(Observation, import_module(f"{self.package}.observe").OBSERVATION)

    @cached_property
    def lesson(self) -> Lesson | None:
        """The tutorial; None if the game has none."""
        lessons = self.part("lessons")
        return cast(Lesson, import_module(lessons).LESSON) if lessons else None

    @cached_property
    def examples(self) -> tuple[Example, ...]:
        """Of the rules page; none if the game has none."""
        examples = self.part("show.examples")
        return cast("tuple[Example, ...]", import_module(examples).EXAMPLES) if examples else ()

    def board(self, s: State, seat: int, lang: str = "ru", layout: str = "wide") -> str:
        """A self-contained SVG of the position as this seat may see it."""
        return self.presenter.standalone(s.hide(seat), seat, lang, seat_names(lang, s.players()), layout)

    def describe(self, s: State, seat: int, lang: str = "ru", names: list[str] | None = None) -> str:
        """The position as this seat may see it, in words: all that is needed to play without a board."""
        names = names or seat_names(lang, s.players())
        return "\n".join(describe(self.presenter, s.hide(seat), seat, lang, names))

    def __repr__(self) -> str:
        return f"sacbe.game({self.slug!r})"
