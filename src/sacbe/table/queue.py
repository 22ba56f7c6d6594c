"""A fair queue for everything that costs: bots' turns, hints, old positions, reasons.

There are so many slots. Whoever has caused the least of what is going on comes next, so a thousand requests of one
person keep nobody else waiting for longer than what is running needs to end. Who pays is said by an address; among what
one address wants, tables take turns in the same way, as a school or a family may share it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sacbe.table.errors import Refused

Wish = tuple[str, str]  # who pays, and for which matter: a table


class FairQueue:
    """`most`: how much one who pays may have waiting; more is refused."""

    def __init__(self, slots: int, most: int = 1000) -> None:
        self.slots: Final = slots
        self.running = 0
        self._most = most
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._busy: Counter[str | Wish] = Counter()  # what runs, by who pays and by matter
        self._served: dict[str | Wish, int] = {}  # when each came last, for those who wait
        self._turns = 0

    @property
    def waiting(self) -> int:
        return sum(len(line) for matters in self._waiting.values() for line in matters.values())

    @asynccontextmanager
    async def turn(self, payer: str, matter: str, most: int | None = None) -> AsyncIterator[None]:
        """One's turn, when it has come. `most`: how many wishes for this matter may wait."""
        wish = payer, matter
        if self.running < self.slots:
            self._begin(wish)
        else:
            await self._wait(wish, most)
        try:
            yield
        finally:
            self._end(wish)

    async def _wait(self, wish: Wish, most: int | None) -> None:
        payer, matter = wish
        matters = self._waiting.get(payer, {})
        alike = len(matters.get(matter, ()))
        if (most is not None and alike >= most) or sum(len(line) for line in matters.values()) >= self._most:
            raise Refused("busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(payer, {}).setdefault(matter, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._end(wish)  # called at the very moment in which it was given up
            else:
                self._leave(wish, called)
            raise

    def _begin(self, wish: Wish) -> None:
        self.running += 1
        self._turns += 1
        for key in (wish[0], wish):
            self._busy[key] += 1
            self._served[key] = self._turns

    def _end(self, wish: Wish) -> None:
        self.running -= 1
        for key in (wish[0], wish):
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]
        while self.running < self.slots and self._waiting:
            self._call_next()
        if not self._waiting:
            self._served.clear()

    def _call_next(self) -> None:
        payer = min(self._waiting, key=self._rank)
        matter = min(self._waiting[payer], key=lambda one: self._rank((payer, one)))
        called = self._waiting[payer][matter][0]
        self._leave((payer, matter), called)
        if not called.done():
            self._begin((payer, matter))
            called.set_result(None)

    def _rank(self, key: str | Wish) -> tuple[int, int]:
        """The least goes first: whoever has least running, then who has waited longest for a turn."""
        return self._busy[key], self._served.get(key, 0)

    def _leave(self, wish: Wish, called: asyncio.Future[None]) -> None:
        """Once is enough: one who gives up may have been taken off the line before he got to leave it himself."""
        payer, matter = wish
        line = self._waiting.get(payer, {}).get(matter, deque())
        if called not in line:
            return
        line.remove(called)
        if not line:
            del self._waiting[payer][matter]
        if not self._waiting[payer]:
            del self._waiting[payer]
