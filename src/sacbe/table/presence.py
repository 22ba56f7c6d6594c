"""Who is at which table, whichever process they talk to and however they do it.

A socket of this process is a sign of life as long as it is open: lines that bring no answer are cut
(`web/lines.py`). A request over HTTP counts for a while. Other processes tell who is at them (`reported`), and tell
it again at every beat of the bus, so that one that has died is not believed for long.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

CALLED_LASTS: Final = 60.0  # seconds that a request over HTTP counts as being there
REPORT_LASTS: Final = 20.0  # seconds that another process is believed


class Signs:
    """Signs of life at one table that are no sockets of this process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._called: dict[int, float] = {}  # by seat, until when
        self._reported: dict[str, tuple[frozenset[int], float]] = {}  # by process

    def called(self, seats: Iterable[int]) -> None:
        """Whoever holds these seats has asked for something over HTTP."""
        until = self._clock() + CALLED_LASTS
        self._called.update(dict.fromkeys(seats, until))

    def reported(self, process: str, seats: Iterable[int]) -> None:
        self._reported[process] = frozenset(seats), self._clock() + REPORT_LASTS

    def here(self) -> set[int]:
        """Seats that called at this process."""
        now = self._clock()
        self._called = {seat: until for seat, until in self._called.items() if now < until}
        return set(self._called)

    def anywhere(self) -> set[int]:
        now = self._clock()
        self._reported = {who: (seats, until) for who, (seats, until) in self._reported.items() if now < until}
        return self.here().union(*(seats for seats, _ in self._reported.values()))


class Presence:
    """The signs of all tables. `known`: whether other processes have had the time to tell who is at them; as long as
    they have not, nobody may be taken for absent."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._signs: dict[str, Signs] = {}
        self.known: Callable[[], bool] = lambda: True

    def at(self, table: str) -> Signs:
        return self._signs.setdefault(table, Signs(self._clock))

    def sweep(self, live: set[str]) -> None:
        """Forget tables at which there is nobody and which nobody has in hand."""
        for table, signs in list(self._signs.items()):
            if table not in live and not signs.anywhere():
                del self._signs[table]


def in_pieces(present: dict[str, list[int]], most: int) -> Iterator[dict[str, list[int]]]:
    """A report in parts of so many tables at most: a message of the bus may not be long."""
    tables = list(present.items())
    for start in range(0, len(tables), most):
        yield dict(tables[start : start + most])
