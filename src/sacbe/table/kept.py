"""What is dear to make and may be asked for again: kept for all tables together, as far as there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Up to `room` bytes; what was not asked for longest goes first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._all: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()  # threads make what is kept
        self.size = 0

    def get(self, key: Hashable) -> T | None:
        with self._lock:
            found = self._all.get(key)
            if found is None:
                return None
            self._all.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, thing: T, size: int) -> None:
        with self._lock:
            if key in self._all:
                self.size -= self._all.pop(key)[1]
            self._all[key] = thing, size
            self.size += size
            while self.size > self._room and len(self._all) > 1:
                _, (_, gone) = self._all.popitem(last=False)
                self.size -= gone
