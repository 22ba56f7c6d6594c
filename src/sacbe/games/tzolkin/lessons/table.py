"""What the chapters have in common: one game of three, seen on its days 1, 7, 11, 13 and 26."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.tzolkin.data import GEARS, TEETH

Workers = dict[int, int | str]  # who stands on a space: a seat or "neutral"

MONUMENTS: Final = ["M-02", "M-07", "M-08", "M-11", "M-13"]
AGE_1: Final = ["B1-01", "B1-09", "B1-11", "B1-13", "B1-06", "B1-04"]
AGE_2: Final = ["B2-01", "B2-05", "B2-09", "B2-13", "B2-15", "B2-17"]
TABLE: Final[dict[str, Any]] = {"seats": 3, "buildings": AGE_1, "monuments": MONUMENTS}
# T-6.3 Where the wealth tiles put the neutral workers on the first day; they ride on and never leave.
NEUTRAL_TILES: Final = ["W-TIK5", "W-UXM5", "W-CHI7", "W-YAX5"]
_NEUTRALS: Final = {"tikal": (5, 0), "uxmal": (5, 0), "chichen_itza": (7,), "yaxchilan": (5,)}


def gears(day: int, **workers: Workers) -> dict[str, Any]:
    """The gears on a day: these workers, and the neutral ones where they have come to."""
    on: dict[str, Any] = {}
    for gear, teeth in zip(GEARS, TEETH, strict=True):
        there: Workers = {(space + day) % teeth: "neutral" for space in _NEUTRALS.get(gear, ())}
        there |= workers.get(gear, {})
        on[gear] = {str(space): who for space, who in there.items()}
    return on


def rider(gear: str, space: int, day: int, seat: int = 0) -> str:
    """The id of the worker who stands there on that day: he is called by his tooth."""
    return f"worker-{seat}-{gear}-{(space - day) % TEETH[GEARS.index(gear)]}"


def acts(gear: str, *spaces: int) -> tuple[str, ...]:
    """The ids of what spaces give."""
    return tuple(f"act-{gear}-{space}" for space in spaces)


def picks(seat: int, space: str, act: str = "") -> tuple[str, ...]:
    """Lines of a script: a turn in which somebody picks one worker up, for the action of his space or of another."""
    return f"{seat}: pick {space}", f"{seat}: act {act or space}", f"{seat}: done"
