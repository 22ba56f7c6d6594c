"""The file of learned weights: `experience.net`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from librt.vecs import vec

from sacbe.core import weights
from sacbe.games.tzolkin.mind.experience import SIZE

_MAGIC: Final = b"sacbe-experience 1"


def nothing() -> vec[float]:
    return vec[float]([0.0] * int(SIZE))


def read(data: bytes) -> vec[float]:
    return weights.read(data, _MAGIC, int(SIZE))


def write(learned: vec[float], about: dict[str, object]) -> bytes:
    return weights.write(learned, _MAGIC, about)


@cache
def shipped() -> vec[float]:
    return read(resources.files("sacbe.games.tzolkin.mind").joinpath("experience.net").read_bytes())
