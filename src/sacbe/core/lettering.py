"""Text in boxes: broken into lines that fit, set as large as they may be."""

from __future__ import annotations

from sacbe.core.letters import width_of
from sacbe.core.svg import INK, text


def broken(said: str, size: float, width: float, weight: int = 700) -> list[str]:
    """Into lines no wider than a width, at blanks only."""
    lines: list[str] = []
    for word in said.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", size, weight) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def set_in(
    said: str, size: float, width: float, most: int, least: float = 9.0, weight: int = 700
) -> tuple[list[str], float]:
    """The lines and the size at which they are no more than `most` and none is too wide."""
    while True:
        lines = broken(said, size, width, weight)
        if size <= least or (len(lines) <= most and all(width_of(line, size, weight) <= width for line in lines)):
            return lines, size
        size -= 0.5


def lettered(
    x: float,
    y: float,
    said: str,
    size: float,
    width: float,
    most: int,
    fill: str = INK,
    weight: int = 700,
    anchor: str = "middle",
) -> str:
    """Around the height y."""
    lines, size = set_in(said, size, width, most, weight=weight)
    pitch = size * 1.16
    top = y - pitch * (len(lines) - 1) / 2 + size * 0.35
    return "".join(text(x, top + pitch * k, line, size, weight, fill, anchor) for k, line in enumerate(lines))
