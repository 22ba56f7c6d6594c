"""The drawn board: well-formed, clickable where something is legal, lean, and nothing hides a stone."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from sacbe.core.present import LAYOUTS
from sacbe.core.svg import LOOK
from sacbe.games.tikal.actions import ACTIONS
from sacbe.games.tikal.data import CELLS
from sacbe.games.tikal.show import chart
from sacbe.games.tikal.show.geometry import Field
from sacbe.games.tikal.show.paths import turns_of
from sacbe.games.tikal.show.plan import Plan
from sacbe.games.tikal.state import LAY_TILE, OVER
from tests.tikal.views import GAME, NAMES, SHOW, positions, tikal, views

SYMBOLS = {symbol.get("id") for path in (SHOW.art, LOOK / "symbols-common.svg") for symbol in ET.parse(path).getroot()}


def parsed(pictures: str) -> ET.Element:
    """A board, or a board and its dock."""
    return ET.fromstring(f"<page>{pictures}</page>")


def ids(pictures: str) -> Counter[str]:
    return Counter(name for element in parsed(pictures).iter() if (name := element.get("id")))


@pytest.mark.parametrize(("seats", "seed", "auction"), [(2, 1, False), (4, 2, False), (2, 3, True), (4, 4, True)])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_view_is_sound_and_clickable(seats: int, seed: int, auction: bool, layout: str) -> None:
    for s, seat in views(seats, seed, 23, auction):
        picture = SHOW.board(s, seat, "ru", NAMES, layout)
        found = ids(picture)
        assert max(found.values()) == 1, found.most_common(3)
        assert not set(found) & SYMBOLS  # a drawing of the same name would be found in its place
        assert len(picture.encode()) < 150_000
        for choice in SHOW.choices(s, seat, "ru"):
            assert choice.button or choice.clicks, choice
            for path in choice.clicks:
                assert set(path) <= set(found), (choice, layout)


@pytest.mark.parametrize("auction", [False, True])
def test_click_paths_are_told_apart(auction: bool) -> None:
    """No two choices are the same clicks; else a person could take neither."""
    for s, seat in views(3, 5, 17, auction):
        paths = [tuple(path) for choice in SHOW.choices(s, seat, "en") for path in choice.clicks]
        assert len(set(paths)) == len(paths)


def test_far_targets_are_walked_as_shown() -> None:
    """The actions of a far target are legal one after another and cost what the badge says."""
    walked = 0
    for s, seat in views(3, 6, 11):
        for choice in SHOW.choices(s, seat, "en"):
            if choice.then:
                later = s.copy()
                for code in (choice.code, *choice.then):
                    later.apply(seat, code)
                assert s.ap - later.ap == int(choice.cost)
                walked += 1
    assert walked > 100


def test_spots_have_a_name_and_a_light() -> None:
    for s, seat in views(4, 7, 60):
        for element in parsed(SHOW.board(s, seat, "en", NAMES)).iter():
            if "spot" in element.get("class", "").split():
                assert element.get("role") == "button" and element.get("tabindex") == "0" and element.get("aria-label")
                assert {"edge", "ring"} <= {child.get("class") for child in element}
                # The client moves spots by a transform of their own when they are pressed.
                assert not element.get("transform")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_only_known_symbols_are_used(layout: str) -> None:
    for s, seat in views(4, 8, 30, auction=True):
        board = SHOW.board(s, seat, "en", NAMES, layout)
        icons = [chip.icon for k in range(4) for chip in SHOW.panel(s, k, seat, "en", NAMES).chips]
        icons += [choice.icon for choice in SHOW.choices(s, seat, "en") if choice.icon]
        icons += [lens.icon for lens in SHOW.lenses("en")]
        used = {element.get("href", "")[1:] for element in parsed(board).iter() if element.tag == "use"}
        assert {*icons, *used} - set(ids(board)) <= SYMBOLS


def test_every_cell_and_site_may_be_asked_about() -> None:
    for s in positions(3, 9, every=40):
        found = set(ids(SHOW.board(s, 0, "en", NAMES)))
        assert {f"cell-{cell}" for cell in CELLS} <= found
        explored = [cell for cell in range(40) if (int(s.temples) | int(s.ruins)) >> cell & 1]
        assert {f"site-{CELLS[cell]}" for cell in explored} <= found


def test_a_tile_is_turned_click_by_click() -> None:
    """Each rotation that fits is so many clicks away; each turn and the tick are there to be clicked."""
    for s in positions(2, 10, every=3):
        if s.phase != LAY_TILE:
            continue
        seat = int(s.active)
        for choice in SHOW.choices(s, seat, "en"):
            _, (name, rotation) = ACTIONS.decode(choice.code)
            order = turns_of(s, CELLS.index(name))
            expected = [f"turn-{name}-{k}" for k in range(1, order.index(int(rotation)) + 1)]
            assert [step for step in choice.clicks[0] if step.startswith("turn")] == expected


def test_stones_are_above_pieces_and_temples() -> None:
    s = tikal(GAME.load({"players": [{"pieces": {"c1r4": {"worker": 3, "leader": 1}}}, {}]}))
    land = chart.draw(s, Plan(-1, frozenset()), Field(), -1, "en")
    assert land.index("#stone-slab") > land.rindex("#leader-0") > land.rindex("#tikal-temple-1")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_standalone_picture_needs_nothing_else(layout: str) -> None:
    for s in positions(2, 3, every=97):
        picture = GAME.board(s, 0, lang="en", layout=layout)
        root = ET.fromstring(picture)
        space = "{http://www.w3.org/2000/svg}"
        used = {element.get("href", "")[1:] for element in root.iter(f"{space}use")}
        assert used == {element.get("id") for element in root.iter(f"{space}symbol")}
        assert "var(" not in picture and "lens" not in picture and "preview" not in picture


def test_the_end_is_drawn_too() -> None:
    *_, s = positions(3, 11)
    assert s.phase == OVER
    assert not SHOW.choices(s, 0, "ru")
    for layout in LAYOUTS:
        assert max(ids(SHOW.board(s, 0, "ru", NAMES, layout)).values()) == 1
