"""The signs of Tikal for its symbols page."""

from __future__ import annotations

from typing import Final

from sacbe.core.symbols import Sign, Signs
from sacbe.games.tikal.data import MAX_SEATS, TREASURES


def _of_all(kind: str) -> tuple[str, ...]:
    return tuple(f"{kind}-{seat}" for seat in range(MAX_SEATS))


SIGNS: Final[Signs] = {
    "land": (
        Sign(("tikal-cell-empty-0",), "jungle", "T-3.4", ("tikal-cell-empty",)),
        Sign(("stone-slab",), "stone", "T-1.6"),
        Sign(("tikal-temple-1", "tikal-temple-5", "tikal-temple-10"), "temple", "T-5.2", ("tikal-temple",)),
        Sign(("tikal-clearing",), "clearing", "T-4.7"),
        Sign(("tikal-ruins",), "ruins", "T-4.5"),
        Sign(("tikal-mask", "tikal-mask-taken"), "mask", "T-4.5"),
        Sign(("tikal-ground-volcano+tikal-volcano",), "volcano", "T-3.5"),
        Sign(("tikal-base-camp",), "base", "T-4.1"),
        Sign(
            ("tikal-ground-temple", "tikal-ground-clearing", "tikal-ground-ruins"), "ground", "T-1.2", ("tikal-ground",)
        ),
    ),
    "expedition": (
        Sign(_of_all("worker"), "worker", "T-4.3"),
        Sign(_of_all("leader"), "leader", "T-5.2"),
        Sign(_of_all("camp"), "camp", "T-4.2"),
        Sign(_of_all("guard"), "guard", "T-4.8"),
        Sign(_of_all("token"), "players", "T-2.5", ("token-",)),
    ),
    "supplies": (
        Sign(("tikal-tile-back",), "back", "T-2.1"),
        Sign(("tikal-level",), "level", "T-1.3"),
        Sign(tuple(f"tikal-treasure-{kind}" for kind in TREASURES), "treasure", "T-5.3"),
        Sign(("tikal-totem",), "totem", "T-6.3"),
    ),
    "marks": (
        Sign(("tikal-cost-1", "tikal-cost-2", "tikal-cost-5"), "cost", "T-4", ("tikal-cost",)),
        Sign(("tikal-turn",), "turn", "T-3.4"),
        Sign(("tikal-done",), "done", "T-3.4"),
        Sign(("i-temple",), "from-temples", "T-5.2"),
        Sign(("vp",), "points", "T-5"),
    ),
    "lenses": (
        Sign(("tikal-i-majority",), "majority", "T-5.2"),
        Sign(("tikal-i-score",), "score", "T-5.1"),
        Sign(("tikal-i-reach",), "reach", "T-4.3"),
        Sign(("tikal-i-tiles",), "tiles", "T-8.1"),
    ),
}
