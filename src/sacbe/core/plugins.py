"""What other packages bring: games and bots, by the entry points of their packages.

A package names what it brings in its pyproject.toml, as `[project.entry-points."sacbe.games"]`. It is loaded when it is
first asked for. Whatever is wrong with it is told in a sentence that names the package, and nothing else suffers.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final, Generic, TypeVar

log = logging.getLogger("sacbe.plugins")
T = TypeVar("T")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,23}")  # it stands in addresses, file names and the database


class Broken(ValueError):
    """Something that a package brings and that cannot be used; the text says whose it is and why."""


@dataclass(frozen=True)
class Source:
    """Where something comes from, for people."""

    name: str
    package: str
    version: str

    def __str__(self) -> str:
        return f"{self.name!r} of the package {self.package} {self.version}"


class Plugins(Generic[T]):
    """All that is brought under one group of entry points, by name.

    `taken`: names that are ours. `sound` makes of what an entry point holds what is wanted, or raises ValueError.
    """

    def __init__(self, group: str, taken: tuple[str, ...], sound: Callable[[str, object], T]) -> None:
        self.group: Final = group
        self._taken = taken
        self._sound = sound
        self._entries: dict[str, EntryPoint] | None = None
        self._loaded: dict[str, T] = {}
        self.broken: dict[str, str] = {}  # by name, what is wrong with it, as far as anybody has asked

    @property
    def names(self) -> tuple[str, ...]:
        """All that can be used, in the order of the alphabet. Looks into each of them."""
        return tuple(name for name in sorted(self._found()) if self._usable(name))

    def all_broken(self) -> tuple[str, ...]:
        """What is wrong with those that cannot be used, a sentence each. Looks into each of them."""
        return tuple(self.broken.values()) if self.names or self.broken else ()

    def __contains__(self, name: str) -> bool:
        """Whether a package brings something of this name, sound or not."""
        return name in self._found()

    def get(self, name: str) -> T:
        """What is brought by this name; Broken if it cannot be used, KeyError if nobody brings it."""
        if name not in self._loaded:
            if name not in self.broken:
                self._load(name, self._found()[name])
            if name in self.broken:
                raise Broken(self.broken[name])
        return self._loaded[name]

    def source(self, name: str) -> Source:
        return _source(self._found()[name])

    def refresh(self) -> None:
        """Look again: something was installed meanwhile."""
        self._entries = None
        self._loaded.clear()
        self.broken.clear()

    def _usable(self, name: str) -> bool:
        try:
            self.get(name)
        except Broken:
            return False
        return True

    def _found(self) -> dict[str, EntryPoint]:
        if self._entries is None:
            self._entries = {}
            for entry in entry_points(group=self.group):
                self._enter(entry, self._entries)
        return self._entries

    def _enter(self, entry: EntryPoint, entries: dict[str, EntryPoint]) -> None:
        before = entries.get(entry.name)
        if entry.name in self._taken:
            self._refuse(entry, "has the name of one of Sacbe's own: it needs another", at=f"{entry.name} (theirs)")
        elif not _NAME.fullmatch(entry.name):
            self._refuse(
                entry, "has no fit name: up to 24 of a-z, 0-9 and _, beginning with a letter", at=entry.name or "(none)"
            )
        elif before is None:
            entries[entry.name] = entry
        elif (before.value, _source(before)) != (entry.value, _source(entry)):  # a package can be found twice on a path
            self._refuse(entry, f"has the name of {_source(before)}: only that one is used", at=f"{entry.name} (again)")

    def _load(self, name: str, entry: EntryPoint) -> None:
        try:
            self._loaded[name] = self._sound(name, entry.load())
        except (Exception, SystemExit) as wrong:  # it is not our code: whatever it does, it must not end us
            log.debug("%s", _source(entry), exc_info=wrong)
            told = str(wrong) if type(wrong) is ValueError else f"{type(wrong).__name__}: {wrong}"
            self._refuse(entry, f"cannot be used: {told}", at=name)

    def _refuse(self, entry: EntryPoint, why: str, at: str) -> None:
        what = self.group.rpartition(".")[2].removesuffix("s")
        self.broken[at] = f"the {what} {_source(entry)} {why}"
        log.error("%s", self.broken[at])


def _source(entry: EntryPoint) -> Source:
    return Source(entry.name, entry.dist.name if entry.dist else "?", entry.dist.version if entry.dist else "?")
