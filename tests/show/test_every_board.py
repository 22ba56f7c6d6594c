"""The drawn board of every game: well-formed, lean, clickable where something is legal, named and lit."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache

import pytest

import sacbe
from sacbe.core.present import LAYOUTS, Choice
from sacbe.core.state import State
from sacbe.core.svg import LOOK
from tests.contract.walks import Setting
from tests.show.tables import NAMES, every_table, last_position, views

every_layout = pytest.mark.parametrize("layout", LAYOUTS)

BYTES = {"trek12": 40_000}  # of one board
USUAL_BYTES = 150_000
# Numbers to look at and ask about, which are never clicked: they have no light.
UNLIT = {"tobago": ("chip-",), "eldorado": ("hex-",)}
SVG = "{http://www.w3.org/2000/svg}"


@cache
def symbols(slug: str) -> frozenset[str]:
    art = (sacbe.game(slug).presenter.art, LOOK / "symbols-common.svg")
    return frozenset(name for path in art for element in ET.parse(path).getroot().iter() if (name := element.get("id")))


def parsed(pictures: str) -> ET.Element:
    """A board, or a board and its dock."""
    return ET.fromstring(f"<page>{pictures}</page>")


def names_in(root: ET.Element) -> Counter[str]:
    return Counter(name for element in root.iter() if (name := element.get("id")))


def check_choices(s: State, seat: int, choices: list[Choice], found: Counter[str]) -> None:
    paths = []
    for choice in choices:
        assert choice.button or choice.clicks, choice
        for path in choice.clicks:
            assert set(path) <= set(found), choice
            paths.append(tuple(path))
        if choice.then:
            later = s.copy()
            for code in (choice.code, *choice.then):
                later.apply(seat, code)
    assert len(set(paths)) == len(paths), "two choices are the same clicks, so a person could take neither"


def check_spots(slug: str, root: ET.Element, clicked: set[str]) -> None:
    for element in root.iter():
        if "spot" in element.get("class", "").split():
            name = element.get("id", "")
            assert element.get("role") == "button" and element.get("tabindex") == "0" and element.get("aria-label")
            # The page moves spots by a transform of their own when they are pressed.
            assert not (name in clicked and element.get("transform")), name
            if name in clicked or not name.startswith(UNLIT.get(slug, ("-",))):
                assert {"edge", "ring"} <= {child.get("class") for child in element}, name


@every_table
@every_layout
def test_every_view_is_sound_and_clickable(table: Setting, layout: str) -> None:
    show = table.game.presenter
    for s, viewer in views(table, 24):
        picture = show.board(s, viewer, "ru", NAMES, layout)
        assert len(picture.encode()) < BYTES.get(table.slug, USUAL_BYTES)
        root = parsed(picture)
        found = names_in(root)
        assert max(found.values(), default=1) == 1, found.most_common(3)
        assert not set(found) & symbols(table.slug), "a drawing of the same name would be found in its place"
        choices = show.choices(s, viewer, "ru")
        check_choices(s, viewer, choices, found)
        check_spots(table.slug, root, {name for choice in choices for path in choice.clicks for name in path})
        panels = [show.panel(s, seat, viewer, "ru", NAMES) for seat in range(table.seats)]
        icons = {chip.icon for panel in panels for chip in panel.chips}
        icons |= {choice.icon for choice in choices if choice.icon}
        for drawn in (root, *(parsed(panel.svg) for panel in panels)):
            icons |= {element.get("href", "")[1:] for element in drawn.iter("use")}
        assert icons - set(found) <= symbols(table.slug)


@every_table
@every_layout
def test_the_end_is_drawn_too(table: Setting, layout: str) -> None:
    s, show = last_position(table), table.game.presenter
    assert not s.actors() and not show.choices(s, 0, "ru")
    found = names_in(parsed(show.board(s, 0, "ru", NAMES, layout)))
    assert max(found.values()) == 1


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_lenses_are_named_and_drawn(slug: str) -> None:
    show = sacbe.game(slug).presenter
    table = Setting(slug, 2, sacbe.game(slug).complete({}))
    lenses = show.lenses("ru")
    assert lenses and all(lens.label and lens.icon in symbols(slug) for lens in lenses)
    missing = {f"class='lens lens-{lens.id}'" for lens in lenses}
    for s, viewer in views(table, 200):  # some have their place only at a rare moment
        if not missing:
            break
        picture = show.board(s, viewer, "ru", NAMES)
        missing = {mark for mark in missing if mark not in picture}
    assert not missing


@every_table
@every_layout
def test_a_standalone_picture_needs_nothing_else(table: Setting, layout: str) -> None:
    for s, viewer in views(table, 4):
        picture = table.game.board(s, viewer, lang="en", layout=layout)
        root = ET.fromstring(picture)
        used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
        assert used <= set(names_in(root))
        assert {element.get("id") for element in root.iter(f"{SVG}symbol")} <= used, "nothing that is not used"
        kinds = {kind for element in root.iter() for kind in element.get("class", "").split()}
        assert "var(" not in picture and not kinds & {"lens", "preview"}
