"""The dossier's examples E-30 to E-44: moves and raising. One function an id."""

from __future__ import annotations

from typing import Any

from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import PLACES
from sacbe.games.tobago.state import Tobago
from tests.tobago.table import (
    LOCATED,
    SPOT,
    TWO_SITES,
    at,
    do,
    load,
    players,
    reason,
    settle,
    verbs,
)

Example = dict[str, Any]


def drive(s: Tobago, *hexes: str) -> None:
    for name in hexes:
        do(s, 0, "leg", name)


def where(s: Tobago, seat: int = 0) -> str:
    name: str = s.dump()["players"][seat]["vehicle"]
    return name


def lola_drives(e: Example) -> None:
    s = load(players=players({"vehicle": at(e["given"]["vehicle"])}))
    drive(s, "1,0", "0,0", "1,-4")
    assert (where(s), s.legs) == ("1,-4", 0)


def boris_drives(e: Example) -> None:
    s = load(players=players({"vehicle": at(e["given"]["vehicle"])}))
    drive(s, "2,0", "5,-3", "5,-4")
    assert (where(s), s.legs) == ("5,-4", 0)


def two_legs_in_one(e: Example) -> None:
    s = load(players=players({"vehicle": "2,-1"}))
    assert reason(s, 0, "leg", "2,1") == "NOT_ONE_LEG"


def two_jungles(e: Example) -> None:
    s = load(players=players({"vehicle": "4,-4"}))
    assert reason(s, 0, "leg", "0,2") == "NOT_ONE_LEG"


def a_fourth_leg(e: Example) -> None:
    s = load(main="moving", legs=0, players=players({"vehicle": "2,-1"}))
    assert reason(s, 0, "leg", "2,0") == "NO_LEGS"
    assert reason(s, 0, "amulet-leg", "2,0") == "NO_AMULET"
    s = load(main="moving", legs=0, players=players({"vehicle": "2,-1", "amulets": 1}))
    assert reason(s, 0, "amulet-leg", "2,0") is None


def reach(e: Example) -> None:
    s = load(players=players({"vehicle": at(e["given"]["vehicle"])}))
    first = PLACES.index((0, 2))
    rings, known = [], {first}
    edge = {first}
    for _ in range(3):
        edge = {goal for here in edge for goal in legs(s, here)} - known
        known |= edge
        rings.append(len(edge))
    assert rings == [11, 16, 28]
    assert s.island.size - len(known) == 48
    assert len(s.legal(0)) == 11 + len(["exchange", "end"])


def legs(s: Tobago, cell: int) -> list[int]:
    goals = s.island.legs[s.island.hex_at[cell]]
    return [goals[i] for i in range(len(goals))]


def nothing_blocks(e: Example) -> None:
    s = load(players=players({"vehicle": "2,0"}, {"vehicle": "4,-1"}, {"vehicle": "5,-2"}))
    drive(s, "5,-2")
    assert where(s) == where(s, 2) == "5,-2"


def passing(e: Example) -> None:
    s = load(players=players())
    do(s, 0, "end")
    assert (s.turn, s.dump()["main"]) == (1, "unused")


def raise_and_share(s: Tobago, colour: str = "white") -> None:
    """Raise, let NATURE draw, all pass on all, start the new map with the first card there is, deal."""
    do(s, int(s.turn), "raise", colour)
    while s.dump()["phase"] != "turn":
        seat = (s.actors() & -s.actors()).bit_length() - 1
        codes = s.legal(seat)
        s.apply(seat, codes[-1] if "pass" in verbs(s, seat) else codes[0])


def raising_ends_the_move(e: Example) -> None:
    hands = {"hand": ["in-lake"]}
    s = load(main="moving", legs=2, maps={"white": LOCATED}, players=players({"vehicle": SPOT, "amulets": 1, **hands}))
    raise_and_share(s)
    assert (s.dump()["main"], s.legs) == ("moving", 0)
    goal = ACTIONS.decode(next(c for c in s.legal(0) if ACTIONS.verb(c) == "amulet-leg"))[1][0]
    assert reason(s, 0, "leg", goal) == "NO_LEGS"
    do(s, 0, "amulet-leg", goal)
    assert where(s) == goal


def raising_first(e: Example) -> None:
    position = {"maps": {"white": LOCATED}, "players": players({"vehicle": SPOT, "hand": ["in-lake", "in-river"]})}
    s = load(**position)
    raise_and_share(s)
    assert s.dump()["main"] == "unused"
    t = s.copy()
    drive(t, *["-4,1", SPOT, "-4,1"])
    assert t.legs == 0
    play = next(c for c in s.legal(0) if ACTIONS.verb(c) == "play")
    s.apply(0, play)
    settle(s)
    assert reason(s, 0, "leg", "-4,1") == "MAIN_USED"


def two_markers_left(e: Example) -> None:
    s = load(maps={"grey": TWO_SITES}, players=players({"vehicle": SPOT}))
    assert s.sites[1] == 2
    assert reason(s, 0, "raise", "grey") == "NOT_LOCATED"


def too_far_away(e: Example) -> None:
    s = load(maps={"grey": {"clues": LOCATED["clues"], "cleared": [SPOT]}}, players=players({"vehicle": "-1,7"}))
    drive(s, "1,0", "0,0", "1,-4")
    assert reason(s, 0, "raise", "grey") == "NOT_THERE"


EXAMPLES = {
    "E-30": lola_drives,
    "E-31": boris_drives,
    "E-32": two_legs_in_one,
    "E-33": two_jungles,
    "E-35": a_fourth_leg,
    "E-36": reach,
    "E-37": nothing_blocks,
    "E-38": passing,
    "E-41": raising_ends_the_move,
    "E-42": raising_first,
    "E-43": two_markers_left,
    "E-44": too_far_away,
}
