"""The drawn board: every place may be asked about, a tile turns click by click, nothing hides a stone."""

from __future__ import annotations

import itertools
import math
import re
import xml.etree.ElementTree as ET
from collections import Counter

from sacbe.games.tikal.actions import ACTIONS
from sacbe.games.tikal.data import CELLS, TERRAIN, TREASURES, VOLCANO
from sacbe.games.tikal.show import chart
from sacbe.games.tikal.show.geometry import LETTERS, LETTERS_TURNED, Field, slabs
from sacbe.games.tikal.show.paths import turns_of
from sacbe.games.tikal.show.pieces import plate_width
from sacbe.games.tikal.show.pieces import row as pieces_row
from sacbe.games.tikal.show.plan import Plan
from sacbe.games.tikal.state import LAY_TILE
from tests.tikal.views import GAME, NAMES, SHOW, positions, tikal, views


def parsed(pictures: str) -> ET.Element:
    """A board, or a board and its dock."""
    return ET.fromstring(f"<page>{pictures}</page>")


def ids(pictures: str) -> Counter[str]:
    return Counter(name for element in parsed(pictures).iter() if (name := element.get("id")))


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
            assert choice.clicks == [[f"cell-{name}", *expected, f"lay-{name}"]]


def test_a_volcano_too_is_seen_where_it_will_lie_before_it_is_laid() -> None:
    laid = [s for s in positions(2, 10) if s.phase == LAY_TILE and TERRAIN[s.drawn] == VOLCANO]
    for s in laid:
        seat = int(s.active)
        for choice in SHOW.choices(s, seat, "en"):
            cell, tick = choice.clicks[0]
            assert {cell, tick} <= ids(SHOW.board(s, seat, "en", NAMES)).keys()
            assert "✓" in SHOW.prompt(s, seat, "en", NAMES).chosen[cell]
    assert laid


def test_what_turns_and_lays_a_tile_hides_neither_its_stones_nor_what_it_is() -> None:
    """On the tile itself and on those round it, however many stones lie there."""
    for field in (Field(), Field(True)):
        at = [
            (float(x), float(y))
            for x, y in re.findall(r"translate\(([-.\d]+) ([-.\d]+)\)", slabs((3,) * 6, field.turned))
        ]
        middle = field.at(12)
        for corner, radius in ((field.tick_corner, 16.0), (field.turn_corner, 13.0)):
            assert math.hypot(*corner) > radius + 20
            for cell in range(len(CELLS)):
                x, y = (there - here for there, here in zip(field.at(cell), middle, strict=True))
                assert all(math.dist(corner, (x + a, y + b)) > radius for a, b in at)


def test_a_phone_shows_the_numbers_of_the_rows_whole() -> None:
    for s in positions(2, 9, every=40):
        picture = parsed(SHOW.board(s, 0, "en", NAMES, "tall"))[0]
        _, top, _, high = map(float, picture.attrib["data-focus"].split())
        rows = [
            float(word.attrib["y"])
            for word in picture.iter()
            if word.text in ("1", "2", "3", "4", "5") and word.attrib.get("fill") == "var(--limestone)"
        ]
        near = [y for y in rows if top - 10 < y < top + high + 30]
        assert near and all(top + LETTERS_TURNED * 0.72 <= y <= top + high for y in near)


def test_counts_of_treasures_leave_the_numbers_of_the_rows_alone() -> None:
    pairs = dict.fromkeys(TREASURES[:4], 2)
    s = tikal(GAME.load({"phase": "actions", "players": [{"treasures": pairs}, {}]}))
    words = [w for w in parsed(SHOW.board(s, 0, "en", NAMES)).iter("text") if w.text in ("1", "2", "3", "4", "5")]
    rows = [float(w.attrib["x"]) for w in words if w.attrib.get("fill") == "var(--limestone)"]
    counts = [float(w.attrib["x"]) for w in words if w.attrib.get("font-weight") == "800" and w.text == "2"]
    assert rows and counts
    ends = [x + plate_width(2, LETTERS) / 2 for x in counts if x < min(rows)]
    assert max(ends) > min(rows) - 20 and max(ends) < min(rows) - LETTERS / 3  # half a digit, and air


def test_stones_are_above_pieces_and_temples() -> None:
    s = tikal(GAME.load({"players": [{"pieces": {"c1r4": {"worker": 3, "leader": 1}}}, {}]}))
    land = chart.draw(s, Plan(-1, frozenset()), Field(), -1, "en")
    assert land.index("#stone-slab") > land.rindex("#leader-0") > land.rindex("#tikal-temple-1")


def test_counts_of_figures_can_be_read_between_the_stones() -> None:
    """Whoever stands there, and however many stones lie along the edges: none covers the middle of a count."""
    crowds: list[list[dict[str, int]]] = [
        [{"worker": 3}],
        [{"worker": 3}, {"worker": 4}],
        [{"worker": 3, "leader": 1}, {"worker": 4}],
        [{"worker": 3, "leader": 1}, {"worker": 4, "leader": 1}],
        [{"worker": 3}, {"worker": 4}, {"worker": 2}, {"worker": 2}],
    ]
    for field, crowd in itertools.product((Field(), Field(turned=True)), crowds):
        seats = [{"pieces": {"c1r4": pieces}} for pieces in crowd]
        s = tikal(GAME.load({"seats": max(2, len(seats)), "players": seats + [{}] * (2 - len(seats))}))
        x, y = field.at(CELLS.index("c1r4"))
        row = parsed(pieces_row(s, CELLS.index("c1r4"), field, -1, "en"))
        counts = [(float(t.get("x", 0)) - x, float(t.get("y", 0)) - field.letters * 0.35 - y) for t in row.iter("text")]
        assert len(counts) == sum("worker" in pieces for pieces in crowd)
        for stones in ((1,) * 6, (2,) * 6):
            places = re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", slabs(stones, field.turned))
            for stone in places:
                assert all(math.dist(count, [float(value) for value in stone]) > 10 for count in counts), (crowd, stone)
