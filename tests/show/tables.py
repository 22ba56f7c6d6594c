"""Tables of every game that differ in what is drawn and said, and what is seen at them."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.core.game import Value
from sacbe.testing.looks import Looks
from sacbe.testing.walks import Setting


def _table(slug: str, seats: int, **changes: Value) -> Setting:
    game = sacbe.game(slug)
    return Setting(slug, seats, game.complete({**game.bounded, **changes}))


TABLES = [
    _table("tikal", 2),
    _table("tikal", 4),
    _table("tikal", 3, auction=True, final_order="classic1999"),
    _table("tzolkin", 2),
    _table("tzolkin", 3),
    _table("tzolkin", 4),
    _table("eldorado", 1),
    _table("eldorado", 2, route="serpentine"),
    _table("eldorado", 3, cave_timing="on_stop", native_through_blockade=True),
    _table("eldorado", 4, leftover_hand="discard_all", route="swamplands"),
    _table("tobago", 2),
    _table("tobago", 3, object_placement="manual", curse_effect="continue_all"),
    _table("tobago", 4),
    _table("trek12", 1, solo=True),
    _table("trek12", 2),
    _table("trek12", 6),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)

LOOKS = {
    "tikal": Looks(twins=("pick",)),  # tiles on offer
    "tzolkin": Looks(copies=("building-",), twins=("build", "design")),  # small farms
    "eldorado": Looks(unlit=("hex-",), twins=("step",)),  # hexes of one terrain
    "tobago": Looks(unlit=("chip-",)),
    "trek12": Looks(most_bytes=42_000, copies=("token-",), twins=("keep",)),  # found bones
}
