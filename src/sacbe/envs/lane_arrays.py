"""The arrays of a vector environment, and a block of games that writes its rows of them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from sacbe.core.lanes import Lanes


def _into(numbers: Any, kind: DTypeLike) -> NDArray[Any]:
    """An array that looks into a vec: NumPy's types do not know that a vec is a buffer."""
    return np.frombuffer(numbers, kind)


class Arrays:
    """All arrays in one piece of memory: of this process, or shared between several."""

    def __init__(self, n: int, seats: int, size: int, actions: int) -> None:
        self.n = n
        self._shapes: list[tuple[str, tuple[int, ...], DTypeLike]] = [
            ("observation", (n, size), np.float32),
            ("seat", (n,), np.int64),
            ("score", (n, seats), np.int64),
            ("chosen", (n,), np.int64),
            ("reward", (n, seats), np.float32),
            ("mask", (n, actions), np.bool_),
            ("done", (n,), np.bool_),
        ]

    def bytes(self) -> int:
        return sum(self._bytes(shape, kind) for _, shape, kind in self._shapes)

    @staticmethod
    def _bytes(shape: tuple[int, ...], kind: DTypeLike) -> int:
        return -(-math.prod(shape) * np.dtype(kind).itemsize // 64) * 64  # every array begins at a line of the cache

    def allocate(self) -> None:
        self.lie_in(bytearray(self.bytes()))

    def lie_in(self, memory: Any) -> None:
        at = 0
        for name, shape, kind in self._shapes:
            flat = np.frombuffer(memory, kind, math.prod(shape), at)
            setattr(self, name, flat.reshape(shape))
            at += self._bytes(shape, kind)

    observation: NDArray[np.float32]
    mask: NDArray[np.bool_]
    seat: NDArray[np.int64]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    score: NDArray[np.int64]
    chosen: NDArray[np.int64]


class Block:
    """Some of the games, from `first` on, and their rows. What `Lanes` keeps is looked into without copying."""

    def __init__(self, lanes: Lanes, arrays: Arrays, first: int) -> None:
        self.lanes = lanes
        n, seats = len(lanes.lanes), int(lanes.seats)
        rows = slice(first, first + n)
        self.n = n
        self.size = lanes.observation.size
        self.observation = arrays.observation[rows]
        self._copied: list[tuple[NDArray[Any], NDArray[Any]]] = [
            (arrays.mask[rows], _into(lanes.mask, np.bool_).reshape(n, -1)),
            (arrays.seat[rows], _into(lanes.seat, np.int64)),
            (arrays.reward[rows], _into(lanes.reward, np.float64).reshape(n, seats)),
            (arrays.done[rows], _into(lanes.done, np.bool_)),
            (arrays.score[rows], _into(lanes.score, np.int64).reshape(n, seats)),
        ]

    def begin(self, seed: int) -> None:
        self.lanes.begin(seed)
        self._show()

    def step(self, chosen: NDArray[np.int64]) -> None:
        self.lanes.step(chosen.tobytes())
        self._show()

    def _show(self) -> None:
        for shown, kept in self._copied:
            np.copyto(shown, kept, casting="same_kind")
        for first in range(0, self.n, self.lanes.together):
            count = min(self.lanes.together, self.n - first)
            seen = _into(self.lanes.look(first, count), np.float64)[: count * self.size]
            np.copyto(self.observation[first : first + count], seen.reshape(count, -1), casting="same_kind")
