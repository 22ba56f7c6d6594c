"""Reads hand-written dicts and collects everything that is wrong with them before saying so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any


class Reader:
    """Typed access to a dict; problems are gathered under one heading and raised together by `finish`."""

    def __init__(self, where: str, d: object, problems: list[str] | None = None) -> None:
        self.where = where
        self.problems: list[str] = [] if problems is None else problems
        self._top = problems is None
        self.d: dict[str, Any] = d if isinstance(d, dict) else {}
        if not isinstance(d, dict):
            self.wrong(f"a dict is needed, not {d!r}")

    def wrong(self, problem: str) -> None:
        self.problems.append(f"{self.where}: {problem}")

    def finish(self, known: Sequence[str]) -> None:
        """Report unknown keys; the outermost reader raises if anything was wrong."""
        for key in self.d:
            if key not in known:
                self.wrong(f"unknown key {key!r}; known are {', '.join(known)}")
        if self._top and self.problems:
            raise ValueError("; ".join(self.problems))

    def edition(self, current: int) -> int:
        """By which rules the position is played; those of today if nothing is said."""
        return self.whole("edition", 1, current, current)

    def whole(self, key: str, least: int, most: int, default: int) -> int:
        value = self.d.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(f"{key} is a whole number of {least}..{most}, not {value!r}")
        return max(least, min(most, default))

    def seat(self, key: str, seats: int, default: int | None) -> int | None:
        value = self.d.get(key, default)
        if value is None or (isinstance(value, int) and 0 <= value < seats):
            return value
        self.wrong(f"{key} is a seat of 0..{seats - 1}, not {value!r}")
        return default

    def flag(self, key: str, default: bool) -> bool:
        value = self.d.get(key, default)
        if isinstance(value, bool):
            return value
        self.wrong(f"{key} is true or false, not {value!r}")
        return default

    def choice(self, key: str, choices: Sequence[str], default: Any) -> Any:
        value = self.d.get(key, default)
        if value == default or value in choices:
            return value
        self.wrong(f"{key} is one of {', '.join(choices)}, not {value!r}")
        return default

    def text(self, key: str, default: str | None) -> str | None:
        value = self.d.get(key, default)
        if value is None or isinstance(value, str):
            return value
        self.wrong(f"{key} is a text, not {value!r}")
        return default

    def listed(self, key: str, default: list[Any] | None) -> list[Any] | None:
        value = self.d.get(key, default)
        if value is None or isinstance(value, list):
            return value
        self.wrong(f"{key} is a list, not {value!r}")
        return default

    def names(self, key: str, known: Sequence[str], default: list[str]) -> list[str]:
        """A list of different known names."""
        value = self.listed(key, default) or []
        good = [name for name in value if name in known]
        if len(good) != len(value):
            self.wrong(f"{key}: unknown {[name for name in value if name not in known]!r}")
        if len(set(good)) != len(good):
            self.wrong(f"{key}: a name is listed twice")
        return good

    def mapping(self, key: str, known: Sequence[str], least: int, most: int) -> Iterator[tuple[str, int]]:
        """Known names with whole numbers of a range."""
        for name, value in self.sub(key).pairs(known):
            if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
                yield name, value
            else:
                self.wrong(f"{key}: {name} takes {least}..{most}, not {value!r}")

    def pairs(self, known: Sequence[str]) -> Iterator[tuple[str, Any]]:
        for name, value in self.d.items():
            if name in known:
                yield name, value
            else:
                self.wrong(f"unknown {name!r}; known are {', '.join(known)}")

    def sub(self, key: str) -> Reader:
        """The reader of a nested dict; a missing one (or null) is empty."""
        value = self.d.get(key)
        return Reader(f"{self.where}, {key}", {} if value is None else value, self.problems)

    def subs(self, key: str, default: list[Any]) -> list[Reader]:
        values = self.listed(key, default) or []
        return [Reader(f"{self.where}, {key} {index}", value, self.problems) for index, value in enumerate(values)]
