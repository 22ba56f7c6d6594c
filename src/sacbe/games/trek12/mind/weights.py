"""The file of learned weights: `sheets.net`.

A line `sacbe-sheets 1`, a line of JSON (`size`, and what whoever made it wants known: `about`), then the weights in the
order of `patterns` as little-endian float16, compressed by zlib.
"""

from __future__ import annotations

import json
import struct
import zlib
from functools import cache
from importlib import resources
from typing import Final

from librt.vecs import vec

from sacbe.games.trek12.mind.patterns import SIZE

_MAGIC: Final = b"sacbe-sheets 1"


def read(data: bytes) -> vec[float]:
    """The weights of a file; ValueError says what is wrong with it."""
    lines = data.split(b"\n", 2)
    if len(lines) < 3 or lines[0] != _MAGIC:
        raise ValueError(f"not a file of weights: it should begin with the line {_MAGIC.decode()!r} and a line of JSON")
    try:
        packed = zlib.decompress(lines[2])
    except zlib.error as wrong:
        raise ValueError(f"the weights are damaged: {wrong}") from None
    if len(packed) != 2 * int(SIZE):
        raise ValueError(f"there are {int(SIZE)} weights of two bytes, not {len(packed)} bytes")
    return vec[float](list(struct.unpack(f"<{int(SIZE)}e", packed)))


def write(weights: vec[float], about: dict[str, object]) -> bytes:
    numbers = [weights[i] for i in range(len(weights))]
    packed = zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)
    return b"\n".join([_MAGIC, json.dumps({"size": len(numbers), "about": about}).encode(), packed])


@cache
def shipped() -> vec[float]:
    return read(resources.files("sacbe.games.trek12.mind").joinpath("sheets.net").read_bytes())
