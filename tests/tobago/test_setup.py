"""T-2 Setup: rules that the examples leave out, by their numbers."""

from __future__ import annotations

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.games.tobago.data import ASSEMBLIES
from sacbe.games.tobago.notation import hexes_of
from tests.tobago.table import (
    F1,
    TOBAGO,
    actor,
    code,
    do,
    load,
    players,
    reason,
    to_phase,
    verbs,
)

pytestmark = pytest.mark.engine


def test_any_assembly_may_be_chosen_t_2_1() -> None:
    for name in ASSEMBLIES:
        s = TOBAGO.start(2, {"assembly": name})
        assert s.dump()["island"] == name
        assert verbs(s, NATURE) == {"first"}  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="assembly"):
        TOBAGO.start(2, {"assembly": "XYZ-0"})
    assert len(TOBAGO.start(2).legal(NATURE)) == 32


def test_start_player_is_one_of_the_seats_t_2_5() -> None:
    s = to_phase(TOBAGO.start(3), "first")
    assert len(s.legal(NATURE)) == 3
    refusal = s.why_not(NATURE, code("first", "3"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("T-2.5", {"seats": 3})


def test_manual_placement_goes_round_the_table_t_2_2() -> None:
    s = to_phase(TOBAGO.start(3, {"object_placement": "manual", "assembly": "abc-0"}), "landmark")
    placers = []
    while s.dump()["phase"] in ("landmark", "face"):
        if s.dump()["phase"] == "landmark":
            placers.append(actor(s))
        s.apply(actor(s), s.legal(actor(s))[-1])
    assert placers == [(int(s.first) + k) % 3 for k in range(10)]
    assert s.actors() == 1 << s.first


def test_where_a_statue_may_not_stand_t_2_2() -> None:
    s = to_phase(TOBAGO.start(2, {"object_placement": "manual", "assembly": "ABC-0"}), "landmark")
    me = actor(s)
    assert reason(s, me, "place", "5,-6") == "NOT_INTERIOR"
    assert reason(s, me, "place", "5,0") == "NOT_ON_ISLAND"
    do(s, me, "place", "-1,0")
    assert reason(s, me, "place", "1,4") == "WRONG_PHASE"
    do(s, me, "face", "NE")
    assert reason(s, actor(s), "place", "-1,0") == "OCCUPIED"


def test_a_place_that_leaves_no_room_is_refused_t_2_2() -> None:
    """On a small island there are hexes after which the other statues no longer fit."""
    found = 0
    for name in ASSEMBLIES:
        s = to_phase(TOBAGO.start(2, {"object_placement": "manual", "assembly": name}), "landmark")
        interior = hexes_of(s.island, s.island.interior, 0)
        refused = [h for h in interior if reason(s, actor(s), "place", h) == "NO_COMPLETION"]
        found += len(refused)
    assert found > 0


def test_vehicles_share_hexes_but_not_the_ocean_t_2_6() -> None:
    s = load(phase="vehicle", players=players())
    assert reason(s, 0, "vehicle", "5,0") == "NOT_ON_ISLAND"
    for seat in (0, 1, 2):
        do(s, seat, "vehicle", "0,0")
    assert s.dump()["phase"] == "turn-clue"
    assert reason(s, NATURE, "turn-clue", "in-lake") is None


def test_first_clues_go_on_empty_maps_t_2_9() -> None:
    s = load(phase="put", turn=1, maps={"grey": {"clues": [["in-lake", 0]]}}, clues={"first": "in-jungle"})
    assert reason(s, 1, "put", "grey") == "MAP_NOT_EMPTY"
    assert len(s.legal(1)) == 3
    do(s, 1, "put", "black")
    assert s.dump()["maps"]["black"]["clues"] == [["in-jungle", 1, 1]]
    t = load(phase="turn-clue", maps={"grey": {"clues": [["in-lake", 0]]}})
    assert reason(t, NATURE, "turn-clue", "in-lake") == "NOT_IN_CLUE_DECK"


def test_nature_acts_alone_in_the_setup_t_8() -> None:
    s = TOBAGO.start(4)
    while s.actors() & NATURE_BIT:
        assert s.actors() == NATURE_BIT
        s.apply(NATURE, s.legal(NATURE)[-1])
    assert s.dump()["phase"] == "vehicle"
    assert len(F1["landmarks"]["statues"]) == 3
