"""The signs of Archeo Trek 12 for its symbols page."""

from __future__ import annotations

from typing import Final

from sacbe.core.symbols import Sign, Signs
from sacbe.games.trek12.data import COLOURS

SIGNS: Final[Signs] = {
    "sheet": (
        Sign(("trek-site",), "sheet", "T-1.1", ("trek-sauropod",)),
        Sign(("trek-cell-plain",), "cell", "T-4.1.4"),
        Sign(("trek-cell-red+trek-mark-red",), "cell-red", "T-4.1.5", ("trek-cell-red", "trek-mark-red")),
        Sign(
            ("trek-cell-yellow+trek-mark-yellow",), "cell-yellow", "T-4.1.5", ("trek-cell-yellow", "trek-mark-yellow")
        ),
        Sign(("trek-cell-sum+trek-mark-sum",), "cell-sum", "T-4.1.5", ("trek-cell-sum", "trek-mark-sum")),
    ),
    "dice": (
        Sign(("trek-die-y-0", "trek-die-y-5"), "die-yellow", "T-1.5", ("trek-die-y",)),
        Sign(("trek-die-r-1", "trek-die-r-6"), "die-red", "T-1.6", ("trek-die-r",)),
        Sign(("trek-chief",), "chief", "T-4.7"),
        Sign(("trek-bag",), "bag", "T-1.7"),
    ),
    "bones": tuple(
        Sign((f"trek-bone-{c}", f"trek-bone-{c}-7"), f"bone-{c}", "T-1.3", (f"trek-bone-{c}",)) for c in COLOURS
    ),
    "skeletons": tuple(Sign((f"trek-skeleton-{c}",), f"skeleton-{c}", "T-5.1") for c in COLOURS),
    "lenses": (
        Sign(("trek-i-nine",), "nine", "T-4.3.1"),
        Sign(("trek-i-odds",), "odds", "T-8"),
        Sign(("trek-i-others",), "others", "T-7"),
        Sign(tuple(f"token-{seat}" for seat in range(6)), "players", "T-2.4", ("token-",)),
    ),
}
