"""What is seen and heard of each game's great moments, from positions written by hand; and that it is drawn there."""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe.core.present import LAYOUTS, Effect
from sacbe.core.state import NATURE, SPECTATOR, State
from sacbe.games.tzolkin.rules.food import reward_points
from sacbe.games.tzolkin.show.effects import points_of
from sacbe.games.tzolkin.state import Tzolkin
from sacbe.testing.looks import NAMES, names_in, parsed, symbols
from tests.eldorado.views import at
from tests.tobago.test_board import HUNT

Play = tuple[int, str]


def felt(slug: str, start: State, *plays: Play) -> list[Effect]:
    """What is felt of some actions, by everybody alike; every place and picture of it is there for everybody."""
    game = sacbe.game(slug)
    show, s, out = game.presenter, start.copy(), list[Effect]()
    for seat, action in plays:
        before, code = s.copy(), game.parse(action)
        s.apply(seat, code)
        for viewer in (0, 1, SPECTATOR):
            then, now = before.hide(viewer), s.hide(viewer)
            lines = show.story(then, seat, code, now, "en", NAMES)
            for layout in LAYOUTS:
                boards = "".join(show.board(view, viewer, "en", NAMES, layout) for view in (then, now))
                drawn = set(names_in(parsed(boards))) | {f"panel-{k}" for k in range(len(NAMES))}
                for line in lines:
                    for effect in line.effects:
                        own = effect.mine if line.seat == viewer else []
                        assert {*(own or effect.at), *filter(None, [effect.to])} <= drawn, effect
                        assert set(effect.icons) <= symbols(slug), effect
        out += [effect for line in lines for effect in line.effects]
    return out


def told(effects: list[Effect]) -> list[tuple[Any, ...]]:
    return [(effect.kind, *effect.at, *([effect.n] if effect.n else [])) for effect in effects]


# Archeo Trek 12


def test_dice_roll_and_show_in_the_end_what_was_rolled() -> None:
    s = sacbe.game("trek12").load({"phase": "roll", "chief": 0, "seats": 2})
    yellow, red = felt("trek12", s, (NATURE, "roll 4 2"))
    assert told([yellow, red]) == [("roll", "die-yellow"), ("roll", "die-red")]
    assert (yellow.icons[-1], red.icons[-1]) == ("trek-die-y-4", "trek-die-r-2")
    assert len(set(yellow.icons)) == len(set(red.icons)) == 6


def test_a_nine_is_drawn_round_and_its_bones_count() -> None:
    given = {"numbers": {"A2": 0, "B2": 4, "B1": 5}, "new": "B1"}
    s = sacbe.game("trek12").load({"phase": "dig", "dice": [1, 4], "players": [given, {}], "dig": {"seat": 0}})
    drawn = [(NATURE, f"draw {bone}") for bone in ("green-6", "blue-1a", "orange-7")]
    closed, *kept = felt("trek12", s, (0, "pick A2"), *drawn, (0, "keep green-6"), (0, "keep orange-7"))
    assert told([closed]) == [("close", "panel-0")]
    assert sorted(closed.mine) == ["cell-A2", "cell-B1", "cell-B2"]
    assert told(kept) == [("take", "token-green-6", 6), ("take", "token-orange-7", 7)]


# Tikal


def test_a_volcano_erupts() -> None:
    s = sacbe.game("tikal").load({"phase": "draw", "active": 0, "stack": ["B6", "C1"], "seats": 2})
    assert told(felt("tikal", s, (NATURE, "draw B6"))) == [("erupt", "tile-11")]


def test_a_treasure_is_lifted() -> None:
    player = {"pieces": {"c2r3": {"leader": 1}}}
    s = sacbe.game("tikal").load({"phase": "actions", "tiles": {"c2r3": "A5"}, "players": [player, {}]})
    lifted = felt("tikal", s, (0, "dig c2r3"), (NATURE, "find vase"))
    assert [(one.kind, one.at, one.icons, one.to) for one in lifted] == [
        ("lift", ["site-c2r3"], ["tikal-treasure-vase"], "treasure-0-vase")
    ]


def test_a_tally_is_counted_temple_by_temple() -> None:
    pieces = {"c0r3": {"worker": 2}, "c1r4": {"worker": 1}}
    players = [{"pieces": pieces, "treasures": {"mask": 2, "vase": 1}}, {}]
    s = sacbe.game("tikal").load({"phase": "final", "active": 0, "ap": 0, "queue": [0, 1], "players": players})
    effects = felt("tikal", s, (0, "end"))
    assert {effect.kind for effect in effects} == {"count"}
    after = s.copy()
    after.apply(0, sacbe.game("tikal").parse("end"))
    assert sum(effect.n for effect in effects) == after.score(0) - s.score(0) > 0
    assert {"treasure-0-mask", "treasure-0-vase"} < {place for effect in effects for place in effect.at}


# Tzolk'in


def test_a_food_day_feeds_rewards_and_turns_the_calendar() -> None:
    players = [{"corn": 7, "temples": {"chaac": 4}}, {"corn": 1}]
    given = {"players": players, "day": 7, "active": 0, "marker": 1, "placed": 1, "phase": "placing"}
    s = sacbe.game("tzolkin").load({**given, "gears": {"tikal": {"7": 1}}})
    effects = felt("tzolkin", s, (0, "done"))
    assert told(effects) == [
        ("hail", "turn-calendar"),
        ("take", "panel-0"),
        ("count", "panel-1", -9),
        ("take", "temple-chaac"),
        ("turn", "turn-calendar"),
    ]


def cards(s: State, seat: int, action: str) -> list[tuple[int, list[str]]]:
    """What is put on a card over the board, and whose it is."""
    game, after = sacbe.game("tzolkin"), s.copy()
    code = game.parse(action)
    after.apply(seat, code)
    told = game.presenter.story(s, seat, code, after, "en", NAMES)
    return [(line.seat, line.scene) for line in told if line.scene]


def test_everybody_has_a_card_of_what_his_own_tribe_ate_and_was_given() -> None:
    players = [{"corn": 7, "temples": {"chaac": 4}}, {"corn": 1}]
    given = {"players": players, "active": 0, "marker": 1, "placed": 1, "phase": "placing"}
    game = sacbe.game("tzolkin")
    first, second = game.load({**given, "day": 7}), game.load({**given, "day": 13, "food_days": 1})
    assert cards(first, 0, "done") == [
        (0, [f"The temples give {NAMES[0]}: 2 stone"]),
        (1, ["The temples give you nothing this time."]),
    ]
    assert cards(second, 0, "done") == [(seat, ["Age 2 begins: new buildings"]) for seat in (0, 1)]
    last = game.load({**given, "day": 26, "food_days": 3})
    assert cards(last, 0, "done") == []  # the end has a page of its own


def test_points_of_temples_are_counted_where_they_come_from() -> None:
    """They add up to what the rule gives all three together, ties and bonuses included."""
    temples = [{"chaac": 4, "kukulcan": 2}, {"chaac": 4, "quetzalcoatl": 5}, {"chaac": 0, "kukulcan": 6}]
    players = [{"corn": 9, "temples": steps} for steps in temples]
    given = {"players": players, "day": 13, "food_days": 1, "active": 2, "marker": 0, "phase": "placing", "placed": 1}
    s = sacbe.game("tzolkin").load(given)
    assert isinstance(s, Tzolkin)
    later = s.copy()
    reward_points(later)
    for seat in range(3):
        assert sum(points_of(s, seat, temple) for temple in range(3)) == later.points(seat) - s.points(seat)


def test_the_end_counts_skulls_and_monuments_after_the_temples() -> None:
    players = [{"corn": 9, "skull": 2, "monuments": ["M-08"], "technologies": {"theology": 3}}, {"corn": 9}]
    given = {"players": players, "day": 26, "food_days": 3, "active": 1, "marker": 0, "phase": "placing", "placed": 1}
    s = sacbe.game("tzolkin").load({**given, "monuments": ["M-02", None, "M-03"]})
    assert told(felt("tzolkin", s, (1, "done")))[-2:] == [("count", "panel-0", 6), ("count", "raised-M-08", 9)]


# El Dorado


def test_a_blockade_breaks_and_a_card_goes_to_its_buyer() -> None:
    player = {"figures": [[3, -1]], "hand": ["trailblazer", "photographer"]}
    s = at(players=[player, {}, {}], blockades=[1, 0, 0, 0, 0])
    broken, bought = felt("eldorado", s, (0, "play trailblazer"), (0, "clear 1 1"), (0, "step 1 E"), (0, "buy scout"))
    assert told([broken, bought]) == [("break", "blockade-1"), ("take", "market-scout")]
    assert bought.to == "panel-0"


# Tobago


def test_a_sharing_is_turned_card_by_card_and_cursed() -> None:
    clues = [["in-mountains", 0, 1], ["next-to-hut", 1, 1]]
    sharing = {"raiser": 2, "colour": "white", "hoard": ["curse-a", "2a"]}
    players = [{"amulets": 1}, {"treasures": ["6a", "3a"]}, {}]
    maps = {"white": {"clues": clues}}
    s = sacbe.game("tobago").load(HUNT | {"phase": "turn-up", "maps": maps, "sharing": sharing, "players": players})
    turned, taken = felt("tobago", s, (NATURE, "turn-up 2a"), (2, "take"))
    assert told([turned, taken]) == [("flip", "offered-1"), ("take", "offered-1", 2)]
    assert turned.icons == ["tob-treasure-back", "tob-treasure-2"] and taken.to == "panel-2"
    struck = felt("tobago", s, (NATURE, "turn-up curse-a"))
    assert told(struck)[:2] == [("strike", "hoard"), ("count", "panel-1", -6)]
