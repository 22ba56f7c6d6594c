"""What a seat sees as numbers, by the names of the fields."""

from __future__ import annotations

import struct

import sacbe
from sacbe import State


def seen(s: State, seat: int) -> dict[str, tuple[float, ...]]:
    observation = sacbe.game(s.slug()).observation
    numbers = struct.unpack(f"<{observation.size}f", observation.float32(s, seat))
    return {field.name: numbers[field.at : field.at + field.size] for field in observation.fields}
