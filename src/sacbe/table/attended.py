"""A table as far as those around it are concerned: who looks on, who is there, and how they are told."""

from __future__ import annotations

from typing import Protocol

import msgspec

from sacbe.table.presence import Presence, Signs
from sacbe.table.seats import Seat, Who


class Watcher(Protocol):
    """A connection: told that its view is out of date, or handed a message that is the same for everybody.

    `address`: where it comes from; what it makes the server do is at that address's expense.
    """

    who: Who
    address: str

    def refresh(self) -> None: ...
    def tell(self, message: bytes) -> None: ...


class Attended:
    """`presence` knows who is there besides the watchers: over HTTP, or at other processes."""

    def __init__(self, table: str, seats: list[Seat], presence: Presence) -> None:
        self.seats = seats
        self.watchers: set[Watcher] = set()
        self.presence = presence
        self.begun = False
        self._table = table
        self._told_here: set[int] = set()
        self._told_online: set[int] = set()

    @property
    def signs(self) -> Signs:
        return self.presence.at(self._table)

    @property
    def present_here(self) -> set[int]:
        """Seats whose holders have a socket of this process, or have called it lately."""
        return self.signs.here().union(*(watcher.who.held(self.seats) for watcher in self.watchers))

    @property
    def online(self) -> set[int]:
        return self.present_here | self.signs.anywhere()

    def refresh(self) -> None:
        for watcher in self.watchers:
            watcher.refresh()

    def tell(self, message: bytes) -> None:
        for watcher in list(self.watchers):
            watcher.tell(message)

    def attend(self) -> None:
        """Somebody may have come or gone: whoever does not know it yet is told, here and at other processes."""
        here, online = self.present_here, self.online
        if here != self._told_here:
            self._told_here = here
            self.changed(f"present {','.join(str(seat) for seat in sorted(here))}")
        if online != self._told_online:
            self._told_online = online
            if self.begun:
                self.tell(msgspec.json.encode({"t": "presence", "online": sorted(online)}))
            else:
                self.refresh()

    def changed(self, what: str) -> None:
        """For whoever carries the news on."""
        raise NotImplementedError
