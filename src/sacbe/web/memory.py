"""What the process holds: the collector of lost objects kept from stopping everybody, and memory given back."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

_NEW: Final = 50_000  # objects until the young ones are looked through
_ROUNDS: Final = 20  # of these until the older ones are
_ARENAS: Final = -8  # by which number glibc knows how many heaps it may make


def one_heap() -> None:
    """Before there are threads: glibc would give each a heap of its own, and what is free in one is of no use to the
    others. Nearly all is made by one thread anyway."""
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            mallopt(_ARENAS, 1)


def settle() -> None:
    """At the start: what is there stays. The collector would look through all of it again and again, and nobody is
    answered meanwhile; little of what comes later is lost in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _ROUNDS, _ROUNDS)


def give_back() -> None:
    """To the system, what lies free between what is used. Only glibc needs to be told."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
