"""The drawn board of every game: well-formed, lean, clickable where something is legal, named and lit."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import sacbe
from sacbe.core.present import LAYOUTS
from tests.contract.walks import Setting
from tests.show.checks import NAMES, check_view, names_in, parsed, symbols
from tests.show.tables import every_table, last_position, views

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick

every_layout = pytest.mark.parametrize("layout", LAYOUTS)

SVG = "{http://www.w3.org/2000/svg}"
FAR = ("tikal", "eldorado", "tobago")  # a click may mean several steps


@every_table
@every_layout
def test_every_view_is_sound_and_clickable(table: Setting, layout: str) -> None:
    far = sum(check_view(table, s, viewer, layout, "ru") for s, viewer in views(table, 40))
    assert (far > 10) == (table.slug in FAR)


@every_table
@every_layout
def test_the_end_is_drawn_too(table: Setting, layout: str) -> None:
    s, show = last_position(table), table.game.presenter
    assert not s.actors() and not show.choices(s, 0, "ru")
    found = names_in(parsed(show.board(s, 0, "ru", NAMES, layout)))
    assert max(found.values()) == 1


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_lenses_are_named_and_drawn(slug: str) -> None:
    game = sacbe.game(slug)
    show, table = game.presenter, Setting(slug, 2, game.complete(game.bounded))
    lenses = show.lenses(game.start(2, game.complete(game.bounded)), "ru")
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
