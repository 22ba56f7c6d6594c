"""All that games reach is loaded, and so are sketches that do not contradict themselves."""

from __future__ import annotations

import copy
import random

import pytest

from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from tests.tzolkin.play import GAME, load
from tests.tzolkin.positions import Position, in_phase, walked

pytestmark = pytest.mark.engine


# What is reached is loaded


@pytest.mark.compiled
@pytest.mark.parametrize("edition", [1, 2])
def test_every_position_of_a_game_and_every_view_of_it_is_loaded(edition: int) -> None:
    for seed in range(6):
        seats = 2 + seed % 3
        rng = random.Random(seed)
        s: State = GAME.start(seats, {}, edition)
        while actors := s.actors():
            seat = NATURE if actors & NATURE_BIT else rng.choice([i for i in range(seats) if actors >> i & 1])
            s.apply(seat, rng.choice(s.legal(seat)))
            for view in (s, s.hide(SPECTATOR), s.hide(seed % seats)) if rng.random() < 0.4 or not s.actors() else ():
                again = GAME.load(view.dump())
                assert again.dump() == view.dump()
                assert "sketch" not in view.dump(), "what a game reaches says everything"


@pytest.mark.compiled
def test_what_rich_and_learned_tribes_come_to_is_loaded() -> None:
    """Random games are poor: here everybody is given goods and levels, so that every pile of tasks comes up."""
    phases = set()
    for seed in range(16):
        rng = random.Random(seed)
        d = copy.deepcopy(
            rng.choice([d for d in walked(2 + seed % 3, seed % 6) if d["phase"] == "turn" and d["day"] > 1])
        )
        for player in d["players"]:
            player.update(dict.fromkeys(("corn", "wood", "stone", "gold"), 30))
            player["technologies"] = dict.fromkeys(player["technologies"], 3)
        s = GAME.load(d)
        assert "sketch" not in s.dump()
        for _ in range(150):
            if not (actors := s.actors()):
                break
            seat = NATURE if actors & NATURE_BIT else actors.bit_length() - 1
            codes = s.legal(seat)
            building = [
                code for code in codes if GAME.text(code).startswith(("build", "design", "monument", "act tikal"))
            ]
            s.apply(seat, rng.choice(building if building and rng.random() < 0.5 else codes))
            written = s.dump()
            phases.add(written["phase"])
            assert GAME.load(written).dump() == written
    assert {"build", "spare", "learn", "take", "climb", "offer"} <= phases


def test_what_the_last_release_wrote_is_loaded_by_its_own_rules() -> None:
    for position in walked(2, 5)[::40]:
        old = {key: value for key, value in position.items() if key != "edition"}
        assert GAME.load({"edition": 1, **old}).dump() == {**position, "edition": 1}


# Sketches: written by hand, with things left out


def test_a_sketch_need_not_add_up_and_stays_a_sketch() -> None:
    s = load(
        players=[{"corn": 3, "buildings": ["B2-05"]}, {"corn_tiles": 5}], gears={"tikal": {"3": "neutral"}}, skulls=2
    )
    assert s.dump()["sketch"] is True
    assert load(**s.dump()).dump() == s.dump()
    whole = in_phase("turn", day=3)
    del whole["neutral_tiles"]
    assert GAME.load(whole).dump()["sketch"] is True


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"game": "tikal"}, "a position of 'tikal'"),
        ({"phase": "turn", "placed": 1}, "in the phase turn no worker is placed"),
        ({"phase": "placing", "placed": 0}, "1 or more workers are placed"),
        ({"phase": "picking", "picked": 0}, "1 or more workers are picked up"),
        ({"phase": "advance", "fps": 1, "picked": 1}, "no worker is picked up"),
        ({"constructed": 1}, "nothing has been built in this turn"),
        ({"phase": "refill", "constructed": 0}, "T-3.17"),
        ({"sold": ["wood"]}, "nothing has been sold or bought"),
        ({"todo": ["trade 0"], "sold": ["wood"], "bought": ["wood"]}, r"sell and buy the same resource \(wood\)"),
        ({"phase": "picking", "todo": ["pay 1", "climb 8"]}, "nothing is left on todo"),
        ({"phase": "picking", "granted": ["merchant"]}, "no action of a tomb is waiting"),
        ({"todo": ["order 0"], "granted": ["merchant"]}, "R-7"),
        ({"todo": ["act tikal-3"], "granted": ["merchant"]}, "no action of a tomb is waiting"),
        ({"todo": ["harvest 3", "build second"]}, "no action leaves the tasks harvest 3, build second"),
        ({"todo": ["climb 3"]}, "no action leaves the tasks climb 3"),
        ({"todo": ["act_anywhere free"]}, "no action leaves"),
        ({"todo": ["give 0:B1-06"]}, "no action leaves"),
        ({"edition": 1, "todo": ["build second", "settle 1:B1-01"]}, "the first edition"),
        ({"edition": 1, "todo": ["spare paid:B1-06"]}, "the first edition"),
        ({"edition": 3}, "edition is a whole number of 1..2"),
        ({"phase": "turn", "marker": None}, "somebody holds the first player marker"),
        ({"phase": "advance"}, r"\(fps\)"),
        ({"phase": "advance", "fps": 1, "active": 0}, "seat 1 is active"),
        ({"phase": "advance", "fps": 1, "turn": 1}, "2 turns of the round are over"),
        ({"marker": 1, "turn": 1, "active": 1}, "seat 0 is active"),
        ({"turn": 2}, "turns of the round are over"),
        ({"phase": "over", "active": 1}, "nobody is active"),
        ({"phase": "wealth", "active": 1, "players": [{"dealt": ["hidden"] * 4}] * 2}, "nobody is active"),
        ({"age": 1, "food_days": 2, "day": 15}, "it is age 2, not 1"),
        ({"age": 2, "food_days": 1, "day": 9}, "it is age 1, not 2"),
        ({"phase": "first", "marker": None, "day": 2}, "during setup it is day 0"),
        ({"phase": "buildings", "pot": 1}, "during setup"),
        ({"phase": "monuments", "players": [{"corn": 1}, {}]}, "before the wealth tiles are opened"),
        ({"phase": "monuments", "players": [{"temples": {"chaac": 2}}, {}]}, "T-2.2"),
        ({"phase": "deal", "players": [{"workers": 4}, {}]}, "3 workers at hand"),
        ({"phase": "deal", "players": [{"light": False}, {}]}, "light side up"),
        ({"phase": "deal", "gears": {"tikal": {"0": 1}}}, "3 workers at hand"),
        ({"phase": "deal", "players": [{"buildings": ["B1-01"]}, {}]}, "nobody has buildings"),
        ({"phase": "deal", "burned": 1}, "harvest tiles"),
        ({"phase": "deal", "jungle": {"3": {"corn": 1, "wood": 1}}}, "the jungle is full"),
        ({"phase": "deal", "ovals": {"1": 0}}, "no skull is laid"),
        ({"jungle": {"3": {"corn": 3}}}, "corn is a whole number of 0..2"),
        ({"players": [{"skull": 13}, {"skull": 1}]}, "13 skulls, not 14"),
        ({"players": [{"skull": 3}, {}], "skulls": 11}, "leave 10, not 11"),
        ({"players": [{"corn": True}, {}]}, "corn is a whole number"),
    ],
)
def test_a_sketch_does_not_contradict_itself(position: Position, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.load(position)
