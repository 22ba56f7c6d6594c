"""How much one address and one connection may ask: token buckets, counted by a clock that nobody can set."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

from sacbe.table.errors import Refused

SOCKETS: Final = 120  # that one address may have open: a school class with a table each
REMEMBERED: Final = 20_000  # buckets; those that are full again are forgotten first
# A bucket a kind: how many a second, and how many at once.
COSTLY: Final = {
    "table": (1 / 30, 30.0),  # new tables
    "drawing": (15.0, 60.0),  # old positions and reasons
    "review": (1 / 60, 8.0),  # reviews begun
    "analysis": (1 / 20, 12.0),  # analyses kept
    "talk": (0.2, 6.0),  # of those who only look on
    "message": (150.0, 900.0),  # of all its sockets together
    "view": (20.0, 240.0),  # whole pages over sockets: of whoever comes, and of another language, layout or seat
}


class Bucket:
    """Holds `burst` tokens and gains `rate` a second; an empty one refuses."""

    __slots__ = ("_burst", "_clock", "_rate", "_then", "_tokens")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._tokens = burst
        self._then = clock()

    def take(self) -> bool:
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is a token."""
        self._fill()
        return max(0.0, (1 - self._tokens) / self._rate)

    @property
    def full(self) -> bool:
        self._fill()
        return self._tokens >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._then) * self._rate)
        self._then = now


class Limits:
    """`rate`: requests a minute and address; 0 turns all limits by address off."""

    def __init__(self, rate: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._kinds = COSTLY | {"request": (rate / 60, float(rate))}
        self._on = rate > 0
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def wait(self, kind: str, address: str) -> float:
        """Takes one of this kind; seconds to wait if there is none."""
        if not self._on:
            return 0.0
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            self._forget()
            bucket = self._buckets[kind, address] = Bucket(*self._kinds[kind], self._clock)
        return 0.0 if bucket.take() else bucket.wait

    def take(self, kind: str, address: str) -> None:
        if self.wait(kind, address):
            raise Refused("rate")

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        if self._on and self._sockets[address] >= SOCKETS:
            raise Refused("too-many-sockets")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _forget(self) -> None:
        if len(self._buckets) >= REMEMBERED:
            full = [key for key, bucket in self._buckets.items() if bucket.full]
            for key in full or list(self._buckets)[: REMEMBERED // 2]:
                del self._buckets[key]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who is counted as one: an IPv4 address, or the network that a household is given of IPv6."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(getattr(address, "ipv4_mapped", None) or address)
