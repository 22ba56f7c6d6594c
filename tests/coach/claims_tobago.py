"""What must be so when the coach says something in Tobago, read from the written position."""

from __future__ import annotations

from typing import Any, Final

import sacbe
from sacbe.games.tobago.data import CLUES, COLOURS, HEXES
from tests.coach.told import Claim, Told

NARROW: Final = 4


def chart(t: Told) -> dict[str, Any]:
    """The map that is spoken of."""
    found: dict[str, Any] = t.position["maps"][COLOURS[t.facts["colour"]]]
    return found


def place(t: Told) -> str:
    return HEXES[t.facts["cell"]]


def curse(t: Told) -> bool:
    """No amulet, a card to lose, and some curse whose place I do not know, or that I have seen go in."""
    somewhere = "curse" in map(str, [*t.position["treasure"]["deck"], *t.mine["seen"]])
    return t.position["phase"] == "offer" and t.mine["amulets"] == 0 and bool(t.mine["treasures"]) and somewhere


def left_out(t: Told) -> bool:
    colour = COLOURS[t.facts["colour"]]
    mine = sum(roses for _, owner, roses in chart(t)["clues"] if owner == t.seat)
    onto = all(code.startswith("play ") and code.endswith(f" {colour}") for code in t.codes)
    return mine == 0 and 1 < chart(t)["sites"] == t.facts["n"] <= NARROW and bool(t.codes) and onto


def locate(t: Told) -> bool:
    """The clue is in my hand, and once it is played one place is left."""
    game = sacbe.game("tobago")
    [code] = t.codes
    s = game.load(t.position)
    s.step(t.seat, game.parse(code))
    after = s.dump()["maps"][COLOURS[t.facts["colour"]]]
    [card] = t.spots("card-")
    return bool(chart(t)["sites"] > 1 == after["sites"]) and card in t.mine["hand"]


def reaches(t: Told) -> bool:
    """The first step is legal, and what is driven to is not where the vehicle stands."""
    return any(action.startswith("leg ") for action in t.legal) and place(t) != t.mine["vehicle"]


def expert(t: Told) -> bool:
    """Only where the option is on: a second rose, or roses that change places, on clues that lie there."""
    verbs = {code.split()[0] for code in t.codes}
    named = {code.split()[1] for code in t.codes if code.split()[0] in ("amulet-double", "amulet-swap")}
    known = {"play-double", "amulet-clue-double", "amulet-double", "amulet-swap"}
    return bool(
        t.position["options"]["expert_amulets"]
        and t.mine["amulets"] > 0
        and verbs <= known
        and set(t.spots("clue-")) == named
    )


VARIANTS: Final[tuple[dict[str, bool], ...]] = ({}, {"expert_amulets": True})  # by turns

CLAIMS: Final[dict[str, Claim]] = {
    "share": lambda t: set(t.legal) == {"take", "pass"} == set(t.codes),
    "curse": curse,
    "raise": lambda t: f"raise {COLOURS[t.facts['colour']]}" in t.codes and chart(t)["sites"] == 1,
    "near": lambda t: chart(t)["sites"] == 1 and reaches(t) and t.codes == [f"leg {place(t)}"],
    "left-out": left_out,
    "no-clue": lambda t: (
        not any(action.startswith("play") for action in t.legal)
        and t.codes == ["exchange"]
        and set(t.spots("card-")) == set(t.mine["hand"]) <= set(CLUES)
    ),
    "locate": locate,
    "amulet": lambda t: place(t) in t.position["amulets"]["island"] and reaches(t) and t.codes == [f"leg {place(t)}"],
    "power": lambda t: (
        t.mine["amulets"] == t.facts["n"] > 0
        and all(code.startswith("amulet-") and "double" not in code and "swap" not in code for code in t.codes)
    ),
    "expert": expert,
}
