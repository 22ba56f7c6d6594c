"""The signs of Tobago for its symbols page."""

from __future__ import annotations

from typing import Final

from sacbe.core.symbols import Sign, Signs
from sacbe.games.tobago.data import COINS, COLOURS, MAX_SEATS, TERRAINS

# The clue card that stands for each kind.
_KINDS: Final = {
    "in": "in-jungle",
    "next-to": "next-to-hut",
    "in-sight": "in-sight-palm",
    "not-in": "not-in-mountains",
    "not-next-to": "not-next-to-statue",
    "not-in-sight": "not-in-sight-hut",
}

SIGNS: Final[Signs] = {
    "land": (
        *(
            Sign((f"tob-sign-{kind}", f"tob-ref-{kind}"), f"land-{kind}", "T-1.10", (f"tob-land-{kind}-",))
            for kind in TERRAINS
        ),
        Sign(("tob-ref-ocean",), "ocean", "T-1.10"),
        Sign(("tob-largest",), "largest", "T-1.12"),
    ),
    "objects": (
        Sign(("tob-hut", "tob-ref-hut"), "hut", "T-1.2"),
        Sign(("tob-palm", "tob-ref-palm"), "palm", "T-1.2"),
        Sign(("tob-statue", "tob-ref-statue"), "statue", "T-4.8.1"),
        Sign(("tob-sign-gaze",), "look", "T-4.8.1", ("tob-gaze",)),
        Sign(("tob-amulet",), "amulet", "T-4.9"),
        Sign(tuple(f"tob-site-{colour}" for colour in COLOURS), "marker", "T-1.17"),
        Sign(("tob-sign-found",), "found", "T-1.16", ("tob-found",)),
    ),
    "clues": (
        *(
            Sign((f"tob-clue-{card}",), f"kind-{kind}", "T-4.1.2", (f"tob-clue-{kind}-",))
            for kind, card in _KINDS.items()
        ),
        Sign(("tob-clue-back",), "clue-back", "T-1.3"),
    ),
    "treasures": (
        Sign(tuple(f"tob-treasure-{coins}" for coins in COINS), "treasure", "T-1.4"),
        Sign(("tob-treasure-back",), "treasure-back", "T-7"),
        Sign(("tob-curse",), "curse", "T-4.6"),
        Sign(("tob-eye",), "eye", "T-7.1"),
    ),
    "marks": (
        Sign(("tob-sign-step",), "step", "T-4.2.1", ("tob-step-",)),
        Sign(("tob-sign-cost",), "cost", "T-4.2.1", ("tob-cost-",)),
        Sign(("tob-sign-amulet",), "cost-amulet", "T-4.10.3", ("tob-cost-amulet",)),
        Sign(("tob-sign-keep",), "keep", "T-4.1.3", ("tob-keep",)),
        Sign(("tob-sign-gone",), "gone", "T-4.1.5", ("tob-gone",)),
        Sign(("i-rotate",), "exchange", "T-4.10.4"),
        Sign(("tob-i-swap",), "swap", "T-4.10.7"),
    ),
    "players": (
        Sign(tuple(f"token-{seat}" for seat in range(MAX_SEATS)), "players", "T-2.5"),
        Sign(tuple(f"tob-vehicle-{seat}" for seat in range(MAX_SEATS)), "vehicle", "T-4.2"),
        Sign(tuple(f"tob-rose-{seat}" for seat in range(MAX_SEATS)), "rose", "T-4.5.4"),
    ),
    "lenses": (
        Sign(("tob-i-reach",), "lens-reach", "T-4.2.1"),
        Sign(("tob-i-gaze",), "lens-gaze", "T-4.8.1"),
        Sign(("tob-i-sites",), "lens-sites", "T-1.15"),
        Sign(("tob-i-odds",), "lens-odds", "T-4.5.2"),
    ),
}
