"""The symbols page: every sign that a game draws is on it, drawn, named and explained."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import sacbe
from sacbe.core.present import LANGS, LAYOUTS, Shelf
from sacbe.testing.looks import parsed, symbols
from sacbe.testing.shown import views
from sacbe.testing.walks import Setting
from tests.show.tables import TABLES
from tests.what.drawn import LIGHT, NAMES, UNSEEN

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick

every_game = pytest.mark.parametrize("slug", sorted({table.slug for table in TABLES}))


def drawn(element: ET.Element) -> set[str]:
    """The symbols of a picture, all but those that only adorn it."""
    if "data-decor" in element.attrib or element.tag in UNSEEN or set(element.get("class", "").split()) & LIGHT:
        return set()
    own = {element.get("href", "")[1:]} if element.tag == "use" else set()
    return own.union(*(drawn(child) for child in element))


def stands(shelves: list[Shelf], icon: str) -> bool:
    signs = [sign for shelf in shelves for sign in shelf.symbols]
    exact = {one for sign in signs for layers in sign.layers for one in layers}
    return icon in exact or icon.startswith(tuple(start for sign in signs for start in sign.family))


@every_game
def test_every_symbol_is_drawn_named_and_explained(slug: str) -> None:
    show = sacbe.game(slug).presenter
    told = {lang: show.symbols(lang) for lang in LANGS}
    assert [len(shelf.symbols) for shelf in told["ru"]] == [len(shelf.symbols) for shelf in told["en"]]
    for lang, shelves in told.items():
        rules = {rule.number for rule in show.rules(lang)}
        names = [sign.name for shelf in shelves for sign in shelf.symbols]
        assert len(set(names)) == len(names) > 15
        for shelf in shelves:
            assert shelf.title and shelf.symbols
            for sign in shelf.symbols:
                assert sign.name and len(sign.meaning) > 10 and sign.rule in rules, sign
                assert {icon for layers in sign.layers for icon in layers} <= symbols(slug), sign


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_is_drawn_is_on_the_symbols_page(table: Setting) -> None:
    show = table.game.presenter
    shelves, seen = (
        show.symbols("ru"),
        {lens.icon for lens in show.lenses(table.game.start(table.seats, table.options), "ru")},
    )
    for s, viewer in views(table, 6):
        for layout in LAYOUTS:
            seen |= drawn(parsed(show.board(s, viewer, "ru", NAMES["ru"], layout)))
        for seat in range(table.seats):
            panel = show.panel(s, seat, viewer, "ru", NAMES["ru"])
            seen |= {chip.icon for chip in panel.chips} | drawn(parsed(panel.svg))
    assert len(seen) > 15
    assert not [icon for icon in sorted(seen & symbols(table.slug)) if not stands(shelves, icon)]
