"""Files of learned weights.

A line that says what kind it is, a line of JSON (`size`, and what whoever made it wants known: `about`), then the
weights as little-endian float16, compressed by zlib.
"""

from __future__ import annotations

import json
import struct
import zlib

from librt.vecs import vec


def read(data: bytes, magic: bytes, size: int) -> vec[float]:
    """The weights of a file; ValueError says what is wrong with it."""
    lines = data.split(b"\n", 2)
    if len(lines) < 3 or lines[0] != magic:
        raise ValueError(f"not a file of weights: it should begin with the line {magic.decode()!r} and a line of JSON")
    try:
        packed = zlib.decompress(lines[2])
    except zlib.error as wrong:
        raise ValueError(f"the weights are damaged: {wrong}") from None
    if len(packed) != 2 * size:
        raise ValueError(f"there are {size} weights of two bytes, not {len(packed)} bytes")
    return vec[float](list(struct.unpack(f"<{size}e", packed)))


def write(weights: vec[float], magic: bytes, about: dict[str, object]) -> bytes:
    numbers = [weights[i] for i in range(len(weights))]
    packed = zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)
    return b"\n".join([magic, json.dumps({"size": len(numbers), "about": about}).encode(), packed])
