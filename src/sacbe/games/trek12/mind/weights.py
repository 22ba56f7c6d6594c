"""The file of learned weights, in the order of `patterns`: `sheets.net`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from librt.vecs import vec

from sacbe.core import weights as files
from sacbe.games.trek12.mind.patterns import SIZE

_MAGIC: Final = b"sacbe-sheets 1"


def read(data: bytes) -> vec[float]:
    """The weights of a file; ValueError says what is wrong with it."""
    return files.read(data, _MAGIC, int(SIZE))


def write(weights: vec[float], about: dict[str, object]) -> bytes:
    return files.write(weights, _MAGIC, about)


@cache
def shipped() -> vec[float]:
    return read(resources.files("sacbe.games.trek12.mind").joinpath("sheets.net").read_bytes())
