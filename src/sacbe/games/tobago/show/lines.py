"""Words in lines of one size: where letters must not become smaller, there are more lines."""

from __future__ import annotations

from sacbe.core.lettering import broken
from sacbe.core.svg import text


def lines(
    x: float,
    y: float,
    said: str,
    size: float,
    room: float,
    fill: str = "var(--ink)",
    weight: int = 600,
    anchor: str = "start",
) -> str:
    """Around the height y."""
    found = broken(said, size, room, weight)
    pitch = size * 1.1
    top = y - pitch * (len(found) - 1) / 2 + size * 0.35
    return "".join(text(x, top + pitch * k, line, size, weight, fill, anchor) for k, line in enumerate(found))
