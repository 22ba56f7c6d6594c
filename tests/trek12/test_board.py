"""The drawn board: what a draft brings, areas by clicks, the same for what a viewer cannot tell apart."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from sacbe.core.present import LANGS, LAYOUTS
from sacbe.core.state import NATURE, SPECTATOR
from sacbe.games.trek12.actions import ACTIONS
from sacbe.games.trek12.data import CELLS, OPERATIONS
from sacbe.games.trek12.show import board, board_tall
from sacbe.games.trek12.show.callout import Field, callout
from sacbe.games.trek12.show.lens import Dig, dig_of
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, UNKNOWN
from tests.trek12.views import GAME, NAMES, SHOW, positions, trek


def ids(svg: str) -> Counter[str]:
    return Counter(name for element in ET.fromstring(svg).iter() if (name := element.get("id")))


def test_what_looks_clickable_may_be_asked_about() -> None:
    """All cells and operations are spots in every phase but the end, legal or not."""
    for s in positions(3, 9, every=5):
        if s.actors():
            found = ids(SHOW.board(s.hide(0), 0, "en", NAMES))
            assert {f"cell-{cell}" for cell in CELLS} <= set(found)
            assert {f"op-{op}" for op in OPERATIONS} <= set(found) or board.in_tray(s)


def test_a_draft_is_a_ghost_with_what_it_brings() -> None:
    s = trek(GAME.load({"dice": [1, 4], "players": [{"numbers": {"A2": 0, "B2": 4, "C1": 0}}, {}]}))
    s.apply(0, GAME.parse("write sum B1"))
    mine, theirs = (SHOW.board(s.hide(seat), seat, "en", NAMES) for seat in (0, 1))
    assert "5 + 4 + 0 + 0 = 9" in mine and "4 bones, keep 3" in mine
    assert "number-B1" in ids(mine) and "number-B1" not in ids(theirs)


def test_two_worlds_look_the_same() -> None:
    """What others have locked but not shown changes nothing that this viewer is given."""
    s = trek(GAME.load({"dice": [2, 5], "seats": 3}))
    worlds = []
    for secret in ("write sum D2", "write red C2"):
        world = s.copy()
        world.apply(1, GAME.parse(secret))
        seen = [world.hide(seat) for seat in (0, 2, SPECTATOR)]
        assert all(trek(view).pending[1] == UNKNOWN for view in seen)
        worlds.append(
            [
                (
                    [SHOW.board(view, seat, lang, NAMES, layout) for lang in LANGS for layout in LAYOUTS],
                    SHOW.prompt(view, seat, "ru", NAMES),
                    SHOW.choices(view, seat, "ru"),
                    [SHOW.panel(view, k, seat, "ru", NAMES) for k in range(3)],
                )
                for view, seat in zip(seen, (0, 2, SPECTATOR), strict=True)
            ]
        )
    assert worlds[0] == worlds[1]


def test_clicks_of_an_area_mean_circle() -> None:
    given = {"numbers": {"E2": 4, "E3": 5}, "new": "E3"}
    s = trek(GAME.load({"phase": "dig", "dice": [5, 4], "players": [given, {}], "dig": {"seat": 0}}))
    (circle,) = [choice for choice in SHOW.choices(s, 0, "en") if choice.text == "circle"]
    assert sorted(circle.clicks) == [["cell-E2"], ["cell-E3"]]
    assert circle.button and "4 + 5" not in circle.label and "5 + 4 = 9" in circle.label


def test_every_code_has_click_paths_or_is_not_on_the_board() -> None:
    s = trek(GAME.load({"dice": [2, 5], "seats": 2}))
    for code in range(ACTIONS.size):
        verb, args = ACTIONS.decode(code)
        paths = SHOW.clicks(s, 0, code)
        if verb == "write":
            op, cell = f"op-{args[0]}", f"cell-{args[1]}"
            assert paths == [[op, cell], [cell, op]]
        elif verb == "keep":
            assert paths == [[f"token-{args[0]}"]]
        else:
            assert paths == []


def test_the_bag_limits_what_an_area_brings() -> None:
    numbers = (9, 0, *[-1] * 17)
    assert dig_of(numbers, 0b11, bag=36)[1:] == (2, 2)
    assert dig_of(numbers, 0b11, bag=1)[1:] == (1, 1)
    assert dig_of(numbers, 0b11, bag=0)[1:] == (0, 0)


def test_a_spectator_sees_the_digger_or_the_leader() -> None:
    for s in positions(3, 12):
        seat = board.shown_seat(s, SPECTATOR)
        if s.digger >= 0:
            assert seat == s.digger
        else:
            assert s.score(seat) == max(s.score(other) for other in range(3))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("field", [board.FIELD, board_tall.FIELD], ids=LAYOUTS)
def test_what_an_area_brings_is_told_however_long_its_sum(field: Field, lang: str) -> None:
    for size in range(2, 14):
        told = callout(field, Dig((1 << size) - 1, 13, 13), (12,) * size, "no", lang)
        assert f"= {12 * size}</text>" in told
    assert ">9</text>" in callout(field, Dig(1, 1, 1), (9,), "yes", lang), "a 9 alone is no sum"


def test_the_best_area_is_offered_first_and_is_the_one_foretold() -> None:
    """5 + 4 is a nine already, but with both zeros it brings twice as many Bones."""
    given = {"numbers": {"A2": 0, "B2": 4, "C1": 0, "B1": 5}, "new": "B1"}
    s = trek(GAME.load({"phase": "dig", "dice": [1, 4], "players": [given, {}], "dig": {"seat": 0}}))
    first, *others = [choice for choice in SHOW.choices(s, 0, "en") if choice.button]
    assert first.label == "Circle: 5 + 4 + 0 + 0 = 9" and first.note == "4 bones, keep 3"
    assert [choice.label for choice in others] == ["Circle: 5 + 4 = 9", "Do not dig"]
    for code in (first.code, *first.then):
        s.apply(0, code)
    assert s.phase == DRAW_BONES and s.to_draw == 4


def test_the_best_area_is_circled_whatever_has_to_be_said() -> None:
    for s in positions(3, 31):
        if s.phase == DIG_AREAS:
            seat = int(s.digger)
            first = SHOW.choices(s, seat, "en")[0]
            later = s.copy()
            for code in (first.code, *first.then):
                later.apply(seat, code)
            assert later.areas[seat] == s.areas[seat] + 1


def test_bones_keep_their_places_while_they_are_chosen() -> None:
    given = {"numbers": {"A2": 0, "B2": 4, "B1": 5}, "new": "B1"}
    s = trek(GAME.load({"phase": "dig", "dice": [1, 4], "players": [given, {}], "dig": {"seat": 0}}))
    s.apply(0, GAME.parse("pick A2"))
    for token in ("green-6", "blue-1a", "orange-7"):
        s.apply(NATURE, GAME.parse(f"draw {token}"))

    def places(svg: str) -> list[str | None]:
        circles = {e.get("id"): e.find("circle") for e in ET.fromstring(svg).iter() if "piece" in e.get("class", "")}
        found = [circles["token-blue-1a"], circles["token-orange-7"]]
        return [circle.get("cx") if circle is not None else None for circle in found]

    before = places(SHOW.board(s, 0, "en", NAMES))
    s.apply(0, GAME.parse("keep green-6"))
    assert places(SHOW.board(s, 0, "en", NAMES)) == before and None not in before
