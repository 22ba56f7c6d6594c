"""Hand, piles and market: the drawer of a phone, what lies open, what a card pays."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from sacbe.core.present import LANGS, LAYOUTS
from sacbe.games.eldorado.actions import ACTIONS
from sacbe.games.eldorado.state import FREE
from tests.eldorado.board import ELDORADO
from tests.eldorado.views import NAMES, SHOW, at, positions


def spots(svg: str) -> dict[str, ET.Element]:
    return {name: e for e in ET.fromstring(f"<div>{svg}</div>").iter() if (name := e.get("id"))}


def test_the_dock_of_a_phone_has_one_height_whatever_lies_in_it() -> None:
    """So that the land keeps its own."""
    heights = set()
    for s in positions(3, 9, every=25):
        heights |= set(re.findall(r"class='dock'.*? height='([\d.]+)'", SHOW.board(s.hide(0), 0, "ru", NAMES, "tall")))
    assert len(heights) == 1 and float(heights.pop()) < 150


def test_the_upper_rows_lie_in_a_drawer_on_a_phone() -> None:
    s = at(players=[{"hand": ["photographer", "photographer", "traveler", "sailor"]}, {}], market={"scout": 0})
    paths = {choice.text: choice.clicks for choice in SHOW.choices(s, 0, "en")}
    assert paths["buy pioneer"] == [["market", "market-pioneer"], ["market-pioneer"]]
    assert paths["buy photographer"] == [["market-photographer"]]
    for layout in LAYOUTS:
        assert {"market", "market-pioneer", "market-photographer"} <= set(spots(SHOW.board(s, 0, "en", NAMES, layout)))
    root = ET.fromstring(f"<div>{SHOW.board(s, 0, 'en', NAMES, 'tall')}</div>")
    drawer = next(e for e in root.iter() if "ed-drawer" in e.get("class", ""))
    held = {e.get("id") for e in drawer.iter() if e.get("id")}
    assert drawer.get("data-of") == "market" and "market-pioneer" in held and "market-photographer" not in held
    assert {"Pioneer", "5 machetes"} <= {e.text for e in drawer.iter("text")}
    assert SHOW.prompt(s, 0, "en", NAMES).chosen["market"] == "Upper rows: what to buy?"


def test_whoever_leads_two_figures_is_told_so_at_the_beginning() -> None:
    """V-6.1: the tutorial leads one."""
    told = "Both your figures must reach El Dorado."
    for seats in (1, 2, 3, 4):
        for s in positions(seats, 9):
            seat = int(s.turn)
            if s.phase == FREE and seat < seats:
                fresh = s.round == 1 and not s.played[seat] and not s.bought and not s.left
                assert (told in SHOW.prompt(s.hide(seat), seat, "en", NAMES).detail) == (fresh and seats == 2)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_opens_a_drawer_that_has_nothing_to_buy(layout: str) -> None:
    s = at(players=[{"hand": ["journalist", "traveler"]}, {}])
    assert "market" not in spots(SHOW.board(s, 0, "en", NAMES, layout))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_discard_pile_tells_its_cards(layout: str, lang: str) -> None:
    s = at(players=[{"hand": ["explorer"], "discard": ["scout", "scout", "captain"]}, {"discard": ["native"]}])
    said = spots(SHOW.board(s, 0, lang, NAMES, layout))["pile-discard"].get("aria-label", "")
    assert {"ru": "Разведчик ×2, Капитан", "en": "Scout ×2, Captain"}[lang] in said
    told = SHOW.beyond(s, 0, ["pile-discard"])
    assert told is not None and told.rule == "H-7.4" and "×2" in SHOW.refusal(told, lang)
    other = SHOW.panel(s, 1, 0, lang, NAMES)
    assert any({"ru": "Туземец", "en": "Native"}[lang] in chip.label for chip in other.chips)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_card_says_what_it_pays(layout: str) -> None:
    """And half a coin of a card that is worth more is an offer of its own, in words."""
    s = at(players=[{"hand": ["traveler", "photographer", "explorer"]}, {}])
    s.apply(0, ELDORADO.parse("buy photographer"))
    found = spots(SHOW.board(s, 0, "en", NAMES, layout))
    written = {
        name: {e.text for e in found[f"hand-{name}-0"].iter("text")}
        for name in ("traveler", "photographer", "explorer")
    }
    assert "1" in written["traveler"] and "2" in written["photographer"] and "½" in written["explorer"]
    halves = {choice.clicks[0][0] for choice in SHOW.choices(s, 0, "en") if ACTIONS.verb(choice.code) == "half"}
    assert "half-hand-traveler-0" in halves and "hand-explorer-0" in halves
    assert "as ½" in {e.text for e in found["half-hand-traveler-0"].iter("text")}
    assert "2 coins" in SHOW.prompt(s, 0, "en", NAMES).detail  # what is being bought


def test_of_two_figures_the_log_says_which() -> None:
    s = at(players=[{"figures": [[-3, 2], [-1, 2]], "hand": ["explorer"]}, {"figures": [[3, -2], [3, -1]]}])
    choice = next(c for c in SHOW.choices(s, 0, "en") if c.then and c.clicks[0][-1] == "figure-2")
    s.apply(0, choice.code)
    before = s.copy()
    s.apply(0, choice.then[0])
    assert [(line.text, line.kind) for line in SHOW.story(before, 0, choice.then[0], s, "en", NAMES)] == [
        ("Анна, figure 2 → Jungle, 1 machete", "move")
    ]
