"""The signs of Tzolk'in for its symbols page."""

from __future__ import annotations

from typing import Final

from sacbe.core.symbols import Sign, Signs
from sacbe.games.tzolkin.data import MAX_SEATS, TEMPLES, TRACKS

_GOODS: Final = ("corn", "wood", "stone", "gold")
_TRACK_RULES: Final = ("T-4.31", "T-4.32", "T-4.33", "T-4.34")
_KINDS: Final = {"farm": "T-4.36", "civic": "T-4.35", "tomb": "T-4.35", "shrine": "T-4.35"}

SIGNS: Final[Signs] = {
    "goods": (
        *(Sign((f"tz-{good}",), good, "T-4.3") for good in _GOODS),
        Sign(("tz-any",), "any", "T-4.3"),
        Sign(("tz-skull",), "skull", "T-4.2"),
        Sign(("vp",), "points", "T-5.3"),
        Sign(("tz-tile-corn",), "tile-corn", "T-4.8"),
        Sign(("tz-tile-wood",), "tile-wood", "T-4.8"),
    ),
    "gears": (
        Sign(("tz-gear-26",), "calendar", "T-1.1"),
        Sign(("tz-gear-10", "tz-gear-13"), "city", "T-1.2"),
        Sign(("tz-a-day-1",), "day-1", "T-3.25"),
        Sign(("tz-a-day-2",), "day-2", "T-3.27"),
        Sign(("tz-a-first",), "first", "T-3.11"),
        Sign(("tz-a-feed",), "feed", "T-3.20"),
    ),
    "acts": (
        Sign(("tz-a-fish",), "fish", "T-4.4"),
        Sign(("tz-a-build",), "build", "T-4.13"),
        Sign(("tz-a-monument",), "monument", "T-4.17"),
        Sign(("tz-a-exchange",), "exchange", "T-4.20"),
        Sign(("tz-a-worker",), "worker-new", "T-4.21"),
        Sign(("tz-a-any",), "act-any", "T-4.23"),
        Sign(("tz-a-burn",), "burn", "T-4.6"),
        Sign(("tz-a-beg",), "beg", "T-3.4"),
        Sign(("tz-a-down",), "down", "T-4.30"),
        Sign(("tz-a-nothing",), "nothing", "T-3.13"),
    ),
    "temples": (
        *(Sign((f"tz-god-{god}", f"tz-temple-{god}"), f"temple-{god}", "T-3.23") for god in TEMPLES),
        Sign(("tz-temple-any",), "temple-any", "T-4.29"),
    ),
    "tracks": (
        *(Sign((f"tz-tech-{track}",), f"track-{track}", _TRACK_RULES[i]) for i, track in enumerate(TRACKS)),
        Sign(("tz-tech-any",), "track-any", "T-4.11"),
    ),
    "kinds": tuple(Sign((f"tz-kind-{kind}",), f"kind-{kind}", rule) for kind, rule in _KINDS.items()),
    "players": (
        Sign(tuple(f"token-{seat}" for seat in range(MAX_SEATS)), "players", "T-3.2"),
        Sign(tuple(f"worker-{seat}" for seat in range(MAX_SEATS)), "worker", "T-3.10"),
        Sign(("worker-n",), "worker-neutral", "T-6.5"),
    ),
    "lenses": (
        Sign(("tz-i-days",), "lens-days", "T-3.26"),
        Sign(("tz-i-food",), "lens-food", "T-3.20"),
        Sign(("tz-i-worth",), "lens-worth", "T-5.4"),
        Sign(("tz-no",), "no", "T-3.26"),
    ),
}
