"""The dossier's examples E-70 to E-79 and E-111 to E-124: amulets appear and are collected. One function an id."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import NATURE, IllegalAction
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import CLUES, FACINGS, HEXES, TERRAINS
from sacbe.games.tobago.notation import hexes_of
from sacbe.games.tobago.state import Tobago
from tests.tobago.examples_moves import drive, raise_and_share
from tests.tobago.table import (
    EXPERT,
    F1,
    LOCATED,
    SPOT,
    TWO_SITES,
    at,
    code,
    do,
    load,
    only,
    players,
    reason,
    settle,
    turn_up,
    verbs,
)

Example = dict[str, Any]


# T-4.8, T-4.9 Amulets appear and are collected


def lying(s: Tobago) -> list[str]:
    return sorted(hexes_of(s.island, s.lying, 0))


def facings(s: Tobago) -> list[str]:
    return [FACINGS[s.facing[k]] for k in range(3)]


def raised(**position: Any) -> Tobago:
    """The position with white located, after it has been raised."""
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}), **position)
    raise_and_share(s)
    return s


def two_statues_one_amulet(e: Example) -> None:
    s = raised()
    assert lying(s) == sorted(["5,-6", "3,4"])
    assert s.amulet_supply == 19
    assert facings(s) == ["SE", "S", "NE"]


def amulets_again(e: Example) -> None:
    statues = [
        [place, facing] for (place, _), facing in zip(F1["landmarks"]["statues"], ("SE", "S", "NE"), strict=True)
    ]
    landmarks = {**F1["landmarks"], "statues": statues}
    s = raised(landmarks=landmarks, amulets={"island": ["5,-6", "3,4"]})
    assert lying(s) == sorted(["5,-6", "3,4", "4,0", "1,5", "6,-3"])
    assert s.amulet_supply == 16
    assert facings(s) == ["S", "SW", "SE"]


def no_second_amulet(e: Example) -> None:
    s = raised(amulets={"island": ["5,-6", "3,4"]})
    assert lying(s) == sorted(["5,-6", "3,4"])
    assert s.amulet_supply == 19
    assert facings(s) == ["SE", "S", "NE"]


def two_amulets_in_a_move(e: Example) -> None:
    given = e["given"]
    s = load(
        amulets={"island": [at(place) for place in given["amulets_on_island"]]},
        players=players({"vehicle": at(given["vehicle"])}, {"vehicle": at(given["other_vehicle"])}),
    )
    drive(s, "2,5")
    do(s, 0, "collect")
    assert (s.amulets[0], s.legs) == (1, 2)
    drive(s, "1,4", "2,3")
    do(s, 0, "collect")
    assert (s.amulets[0], s.legs) == (2, 0)
    assert lying(s) == []


def driving_past(e: Example) -> None:
    s = load(amulets={"island": ["2,5"]}, players=players({"vehicle": "0,6"}))
    drive(s, "1,4")
    assert s.amulets[0] == 0
    assert lying(s) == ["2,5"]


def collected_at_the_start(e: Example) -> None:
    s = load(turn=2, amulets={"island": ["2,5"]}, players=players({"vehicle": "2,5"}))
    do(s, 2, "end")
    assert (s.turn, s.amulets[0], lying(s)) == (0, 0, ["2,5"])
    left = s.copy()
    do(left, 0, "end")
    assert lying(left) == ["2,5"]
    do(s, 0, "collect")
    assert (s.amulets[0], s.dump()["main"], s.legs, lying(s)) == (1, "unused", 3, [])
    drive(s, "1,4", "2,5", "1,4")
    assert s.legs == 0


def appears_underneath(e: Example) -> None:
    # A statue on the way looks at the hex of the treasure, which lies on the coast.
    clues = [["next-to-ocean", 2]]
    coast = "3,4"
    probe = load(maps={"white": {"clues": clues}}, seats=3, players=players())
    cleared = [name for name in hexes_of(probe.island, probe.possible, 0) if name != coast]
    white = {"clues": clues, "cleared": cleared}
    s = load(maps={"white": white}, players=players({"vehicle": coast, "hand": ["in-lake"]}))
    raise_and_share(s)
    assert coast in lying(s)
    assert s.amulets[0] == 0
    assert reason(s, 0, "collect") == "NOT_BY_THIS_WAY"
    away = s.copy()
    goal = ACTIONS.decode(next(c for c in away.legal(0) if ACTIONS.verb(c) == "leg"))[1][0]
    drive(away, goal, coast)
    do(away, 0, "collect")
    assert away.amulets[0] == 1
    for seat in (0, 1, 2):
        do(s, seat, "end")
    do(s, 0, "collect")
    assert s.amulets[0] == 1


# E-111, E-112, E-113


def nothing_inside_a_sharing(e: Example) -> None:
    maps = {"white": LOCATED, "grey": {"clues": [["in-lake", 1]]}}
    s = load(maps=maps, players=players({"vehicle": SPOT, "amulets": 1, "hand": ["in-river"]}))
    do(s, 0, "raise", "white")
    while s.dump()["phase"] != "start":
        for words in (("amulet-leg", "-4,1"), ("amulet-exchange",), ("raise", "grey")):
            assert reason(s, 0, *words) == "IN_SHARING"
            with pytest.raises(IllegalAction):
                do(s, 0, *words)
        seat = (s.actors() & -s.actors()).bit_length() - 1
        if s.dump()["phase"] == "turn-up" and len(s.shown) == 0:
            turn_up(s, next(name for name in ("2", "3", "4", "5", "6") if any_of(s, name)))
        else:
            s.apply(seat, s.legal(seat)[-1])
    assert reason(s, 0, "amulet-exchange") == "IN_SHARING"
    do(s, 0, "start", "in-river")
    assert reason(s, 0, "amulet-exchange") == "IN_SHARING"
    settle(s)
    assert reason(s, 0, "amulet-leg", "-4,1") is None
    assert reason(s, 0, "amulet-exchange") is None


def any_of(s: Tobago, first: str) -> bool:
    return any(ACTIONS.decode(c)[1][0].startswith(first) for c in s.legal(NATURE))


def amulet_leg_then_raise(e: Example) -> None:
    s = load(maps={"white": LOCATED}, players=players({"vehicle": "-4,1", "amulets": 1, "hand": ["in-lake"]}))
    do(s, 0, "amulet-leg", SPOT)
    raise_and_share(s)
    assert (s.dump()["main"], reason(s, 0, "leg", "-4,1")) == ("unused", "NO_LEGS")
    assert "play" in verbs(s, 0)


def not_collected_before_the_curse(e: Example) -> None:
    white = only("in-mountains", "0,6") | {"clues": [["in-mountains", 1]]}
    s = load(
        maps={"white": white},
        amulets={"island": ["0,6"]},
        players=players({"vehicle": "0,6", "hand": ["in-lake"]}),
        treasure={"safe": 0},
    )
    first = s.copy()
    do(first, 0, "collect")
    for t in (s, first):
        do(t, 0, "raise", "white")
        while t.dump()["phase"] in ("look", "extra"):
            t.apply(NATURE, t.legal(NATURE)[-1])
        turn_up(t, "curse")
        assert t.dump()["phase"] == "start"
        do(t, 0, "start", "in-lake")
        settle(t)
    assert (s.amulets[0], first.amulets[0]) == (0, 0)
    do(s, 0, "collect")
    assert s.amulets[0] == 1
    assert reason(first, 0, "collect") == "NO_AMULET_HERE"


def an_old_amulet_blocks_a_new_one(e: Example) -> None:
    s = load(
        maps={"white": only("next-to-ocean", "3,4")},
        amulets={"island": ["3,4"]},
        players=players({"vehicle": "3,4", "hand": ["in-lake"]}),
    )
    raise_and_share(s)
    assert lying(s) == sorted(["3,4", "5,-6"])
    do(s, 0, "collect")
    assert (s.amulets[0], lying(s)) == (1, ["5,-6"])


def driven_on(e: Example) -> None:
    s = load(amulets={"island": ["2,5"]}, players=players({"vehicle": "0,6"}))
    drive(s, "2,5", "1,4")
    assert (s.amulets[0], lying(s)) == (0, ["2,5"])
    assert reason(s, 0, "collect") == "NO_AMULET_HERE"


def no_exchange_after_anything(e: Example) -> None:
    position: dict[str, Any] = {
        "maps": {"white": only("next-to-ocean", "3,4"), "grey": TWO_SITES},
        "amulets": {"island": ["3,4"]},
        "players": players({"vehicle": "3,4", "amulets": 1, "hand": ["in-lake", "in-river"]}),
    }
    s = load(**position)
    assert reason(s, 0, "exchange") is None
    goal = ACTIONS.decode(next(c for c in s.legal(0) if ACTIONS.verb(c) == "leg"))[1][0]
    play = ACTIONS.decode(next(c for c in s.legal(0) if ACTIONS.verb(c) == "play"))[1]
    done = (("collect",), ("amulet-remove", "grey", "4,-4"), ("amulet-leg", goal), ("leg", goal), ("play", *play))
    for words in done:
        t = load(**position)
        do(t, 0, *words)
        settle(t)
        assert reason(t, 0, "exchange") == "TURN_BEGUN", words
        assert (reason(t, 0, "amulet-exchange") is None) == (t.amulets[0] > 0)
    raise_and_share(s)
    assert reason(s, 0, "exchange") == "TURN_BEGUN"
    assert reason(s, 0, "amulet-exchange") is None


def located_where_one_stood(e: Example) -> None:
    s = load(maps={"grey": TWO_SITES}, players=players({"vehicle": SPOT, "amulets": 1, "hand": ["in-lake"]}))
    do(s, 0, "amulet-remove", "grey", "4,-4")
    raise_and_share(s, "grey")
    drive(s, "-4,1", SPOT, "-4,1")
    assert s.legs == 0


def two_raises(e: Example) -> None:
    here, there = SPOT, "-4,1"
    terrain = TERRAINS[load().island.terrain[load().island.hex_at[HEXES.index(there)]]]
    black = only(f"in-{terrain}" if terrain != "jungle" else "not-in-lake", there)
    grey = only("next-to-hut", here)
    s = load(maps={"grey": grey, "black": black}, players=players({"vehicle": here, "amulets": 1, "hand": ["in-lake"]}))
    raise_and_share(s, "grey")
    assert (s.legs, reason(s, 0, "leg", there)) == (3, None)
    do(s, 0, "amulet-leg", there)
    raise_and_share(s, "black")
    assert reason(s, 0, "leg", here) == "NO_LEGS"
    assert "play" in verbs(s, 0)


def experts_off(e: Example) -> None:
    position: dict[str, Any] = {
        "maps": {"white": {"clues": [["next-to-hut", 0], ["in-jungle", 1]]}},
        "players": players({"amulets": 2, "hand": ["in-sight-ocean"]}),
    }
    tries = (("amulet-double", "next-to-hut"), ("amulet-swap", "in-jungle"), ("play-double", "in-sight-ocean", "grey"))
    for words in tries:
        assert reason(load(**position), 0, *words) == "EXPERT_OFF"
        assert reason(load(**position, options=EXPERT), 0, *words) is None


def clue_deck_runs_out(e: Example) -> None:
    free = [name for name in CLUES if name not in ("in-lake", "in-river", "in-beach")]
    s = load(
        clues={"deck": free[:1], "played": free[1:10]},
        players=players({"hand": ["in-lake", *free[10:13]]}, {"hand": ["in-river", *free[13:16]]}),
    )
    assert (s.clue_deck_size, len(s.dump()["clues"]["played"])) == (1, 9)
    do(s, 0, "play", "in-lake", "white")
    settle(s)
    assert (s.clue_deck_size, len(s.dump()["clues"]["played"])) == (0, 9)
    do(s, 0, "end")
    do(s, 1, "play", "in-river", "grey")
    settle(s)
    assert (s.clue_deck_size, len(s.dump()["clues"]["played"])) == (8, 0)
    assert code("end") in s.legal(1)


EXAMPLES = {
    "E-70": two_statues_one_amulet,
    "E-71": amulets_again,
    "E-73": no_second_amulet,
    "E-75": two_amulets_in_a_move,
    "E-76": driving_past,
    "E-77": collected_at_the_start,
    "E-79": appears_underneath,
    "E-111": nothing_inside_a_sharing,
    "E-112": amulet_leg_then_raise,
    "E-115": not_collected_before_the_curse,
    "E-116": an_old_amulet_blocks_a_new_one,
    "E-117": driven_on,
    "E-118": no_exchange_after_anything,
    "E-119": located_where_one_stood,
    "E-120": two_raises,
    "E-124": experts_off,
    "E-113": clue_deck_runs_out,
}
