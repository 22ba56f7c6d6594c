"""The drawn board: every island, what a clue leaves, and who sees which treasure card."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from sacbe.core.letters import width_of
from sacbe.core.present import LANGS, LAYOUTS
from sacbe.core.state import SPECTATOR, State
from sacbe.games.tobago.data import ASSEMBLIES, CLUES, COLOURS
from sacbe.games.tobago.rules.values import cards_in, without
from sacbe.games.tobago.show.land import land_of
from sacbe.games.tobago.show.rim import Box, placing, rim
from sacbe.games.tobago.show.scene import NARROWS, Scene
from sacbe.games.tobago.show.sharing import Share, Step
from sacbe.games.tobago.show.words import clue_name, map_name, place_name, words
from sacbe.games.tobago.state import OFFER_CARD, TAKE_TURN, shown_tally
from tests.tobago.views import GAME, NAMES, SHOW, positions, tobago

HUNT = {
    "island": "abc-0",
    "landmarks": {
        "statues": [["0,-2", "NW"], ["2,1", "NW"], ["-5,0", "S"]],
        "huts": ["0,-1", "-5,-1", "0,6", "2,-6"],
        "palms": ["2,-4", "1,3", "-4,-1"],
    },
}


def ids(svg: str) -> Counter[str]:
    """Of all pictures of a board, which may be two."""
    return Counter(name for element in ET.fromstring(f"<all>{svg}</all>").iter() if (name := element.get("id")))


@pytest.mark.parametrize("assembly", ASSEMBLIES)
def test_every_island_is_drawn_space_by_space(assembly: str) -> None:
    s = tobago(GAME.load(HUNT | {"island": assembly, "landmarks": {}, "phase": "vehicle", "players": [{}, {}]}))
    found = ids(SHOW.board(s, 0, "en", NAMES))
    spaces = [name for name in found if name.startswith("hex-")]
    assert len(spaces) == s.island.size
    assert {path[0] for choice in SHOW.choices(s, 0, "en") for path in choice.clicks} == set(spaces)


def test_a_card_shows_where_it_fits_and_what_remains() -> None:
    """The place at the end of a map is there exactly for legal plays, and its preview marks what would remain."""
    asked = 0
    for s in positions(4, 3, every=11):
        if s.phase != TAKE_TURN:
            continue
        seat = int(s.turn)
        scene = Scene(tobago(s.hide(seat)), seat)
        svg = SHOW.board(s.hide(seat), seat, "en", NAMES)
        legal = {
            choice.clicks[0][-1] for choice in SHOW.choices(s.hide(seat), seat, "en") if choice.text[:5] == "play "
        }
        slots = {name for name in ids(svg) if name.startswith("slot-")}
        assert legal <= slots
        assert slots == {
            f"slot-{CLUES[clue]}-{COLOURS[colour]}"
            for clue in scene.hand
            for colour in range(4)
            if scene.fits(clue, colour) == NARROWS
        }
        for name in slots:
            assert f"<g class='preview' data-of='{name} " in svg
        asked += len(slots)
    assert asked > 20


def test_far_places_are_one_click() -> None:
    """Every space within three steps is a target; those farther than one carry the further steps with them."""
    s = tobago(GAME.load(HUNT | {"players": [{"vehicle": "3,3"}, {}]}))
    drives = [choice for choice in SHOW.choices(s, 0, "en") if choice.text.startswith("leg ")]
    far = [choice for choice in drives if choice.then]
    assert far and all(path[0] == "atv-0" for choice in drives for path in choice.clicks)
    goals = [choice.clicks[0][-1] for choice in drives]
    assert len(goals) == len(set(goals))
    for choice in far:
        world = s.copy()
        for code in (choice.code, *choice.then):
            world.apply(0, code)
        assert f"hex-{world.island.cell[world.vehicle[0]]}" == choice.clicks[0][-1]
        assert 1 <= len(choice.then) <= 2


def test_a_move_that_has_begun_needs_no_first_click() -> None:
    s = tobago(GAME.load(HUNT | {"players": [{"vehicle": "3,3"}, {}], "main": "moving", "legs": 2}))
    drives = [choice for choice in SHOW.choices(s, 0, "en") if choice.text.startswith("leg ")]
    assert all(len(choice.clicks[0]) == 1 and len(choice.then) <= 1 for choice in drives)
    assert SHOW.prompt(s, 0, "en", NAMES).meter == (2, 3)


# Names


@pytest.mark.parametrize("assembly", ASSEMBLIES)
def test_a_space_is_found_by_the_letters_and_numbers_on_the_rim(assembly: str) -> None:
    """No two spaces have one name, and both halves of every name stand beside the island."""
    land = land_of(ASSEMBLIES.index(assembly))
    names = [place_name(cell) for cell in land.cells]
    assert len(set(names)) == len(names)
    marks = set(re.findall(r">(\w+)</text>", rim(land, placing(land, Box(0, 0, 700, 700)), 18)))
    assert marks == {name[0] for name in names} | {name[1:] for name in names}


def test_every_played_clue_says_its_name_and_opens_with_its_map() -> None:
    said = 0
    for s in positions(4, 3, every=29):
        for hunt in Scene(s, -1).hunts:
            for rung in hunt.rungs:
                if Scene(s, -1).sharing or not s.actors():
                    continue
                for layout in LAYOUTS:
                    svg = SHOW.board(s.hide(0), 0, "en", NAMES, layout)
                    name = f'"{clue_name(rung.clue, "en")}", {map_name(hunt.colour, "en")}'
                    assert f"id='clue-{CLUES[rung.clue]}' class='spot'" in svg and f"aria-label='{name}'" in svg
                    assert f"data-of='map-{COLOURS[hunt.colour]} clue-" in svg
                    said += 1
    assert said > 50


def test_a_lens_says_what_it_shows_or_that_there_is_nothing() -> None:
    s = tobago(GAME.load(HUNT | {"maps": {"grey": {"clues": ["in-river"]}}}))
    t = words("en")
    for layout in LAYOUTS:
        svg = " ".join(re.findall(r">([^<]+)</text>", SHOW.board(s, 0, "en", NAMES, layout)))
        for key in ("reach-about", "gaze-about", "sites-none", "odds-none"):
            assert t(f"lens-{key}") in svg
        assert t("lens-sites-about") not in svg


# Secrets


def shown(s: State, seat: int) -> object:
    view = tobago(s.hide(seat))
    return (
        [SHOW.board(view, seat, lang, NAMES, layout) for lang in LANGS for layout in LAYOUTS],
        SHOW.prompt(view, seat, "ru", NAMES),
        SHOW.choices(view, seat, "ru"),
        [SHOW.panel(view, k, seat, "ru", NAMES) for k in range(int(view.seats))],
        SHOW.headline(view, "ru", NAMES),
    )


@pytest.mark.parametrize("seed", [3, 5])
def test_two_worlds_look_the_same(seed: int) -> None:
    """A guess differs from the truth only in what the viewer cannot know: not a byte of what is shown changes."""
    rng = random.Random(seed)
    for s in positions(4, seed, every=53):
        for seat in (SPECTATOR, 0, 2):
            world = s.hide(seat).guess(rng)
            assert shown(world, seat) == shown(s, seat)


def test_who_has_seen_a_card_sees_it_and_nobody_else_does() -> None:
    looked = 0
    for s in positions(4, 3):
        if s.phase != OFFER_CARD:
            continue
        for viewer in range(4):
            share = Share(Scene(tobago(s.hide(viewer)), viewer))
            assert len(share.known) == cards_in(without(s.seen[viewer], shown_tally(s)))
            assert len(share.known) + share.unknown == share.size
            looked += len(share.known)
        assert not Share(Scene(tobago(s.hide(SPECTATOR)), SPECTATOR)).known
    assert looked > 10


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_a_curse_would_cost_lies_on_no_word(layout: str) -> None:
    """On a rung of the ladder; "your answer" is as long as a phone's rung."""
    met = 0
    for s in positions(4, 3, every=3):
        if s.phase != OFFER_CARD:
            continue
        asked = (s.actors() & -s.actors()).bit_length() - 1
        svg = SHOW.board(s.hide(asked), asked, "ru", ["Новичок", "Балам", "Нуну", "Глеб"], layout)
        for rung in ET.fromstring(f"<all>{svg}</all>").iter("g"):
            if not (rung.get("id") or "").startswith("rung-"):
                continue
            for mark in rung.iter("use"):
                if mark.get("href") not in ("#tob-amulet", "#tob-treasure-back"):
                    continue
                left, top, wide, high = (float(mark.get(key, "0")) for key in ("x", "y", "width", "height"))
                for word in rung.iter("text"):
                    x, y, size = (float(word.get(key, "0")) for key in ("x", "y", "font-size"))
                    end = x + width_of(word.text or "", size, int(word.get("font-weight", "700")))
                    assert end <= left or x >= left + wide or y <= top or y - size * 0.7 >= top + high, word.text
                    met += 1
    assert met > 20


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ones_own_rungs_are_called_so(layout: str) -> None:
    """Whoever has not said who he is bears a name that he does not know."""
    s = next(s for s in positions(4, 3) if s.phase == OFFER_CARD and len({rung.owner for rung in ladder(s)}) > 2)
    for viewer in range(4):
        svg = SHOW.board(s.hide(viewer), viewer, "en", NAMES, layout)
        drawn = {e.get("id"): {w.text for w in e.iter("text")} for e in ET.fromstring(f"<all>{svg}</all>").iter("g")}
        for index, rung in enumerate(ladder(s)):
            name = "You" if rung.owner == viewer else NAMES[rung.owner]
            assert name in drawn[f"rung-{index}"]


def ladder(s: State) -> tuple[Step, ...]:
    return Share(Scene(tobago(s), SPECTATOR)).ladder


def test_the_answer_is_offered_to_the_one_who_is_asked() -> None:
    s = next(s for s in positions(4, 3) if s.phase == OFFER_CARD)
    asked = (s.actors() & -s.actors()).bit_length() - 1
    for viewer in range(4):
        found = ids(SHOW.board(s.hide(viewer), viewer, "ru", NAMES))
        assert ("take" in found and "pass" in found) == (viewer == asked)


def test_between_two_cards_nothing_is_said_to_be_drawn() -> None:
    """Only while the hoard is drawn it says so, and how many cards there will be; later which card comes next."""
    t, met = words("en"), Counter[bool]()
    for s in positions(4, 3):
        if not Scene(s, SPECTATOR).sharing or s.phase == OFFER_CARD:
            continue
        share = Share(Scene(s, SPECTATOR))
        met[share.drawing] += 1
        for layout in LAYOUTS:
            said = re.findall(r">([^<]+)</text>", SHOW.board(s, SPECTATOR, "en", NAMES, layout))
            assert (t("stage-looking") in said) == (t("stage-due", n=share.due) in said) == share.drawing
            assert (t("stage-number", n=share.number + 1) in said) != share.drawing
            assert t("odds-last") not in said or not share.drawing
    assert met[True] > 10 and met[False] > 10


def test_nothing_is_tried_on_when_the_game_is_over() -> None:
    """The final board also stands on the end screen, where neither lens nor preview is asked for."""
    *_, s = positions(4, 3)
    for layout in LAYOUTS:
        svg = SHOW.board(s.hide(0), 0, "ru", NAMES, layout)
        assert not s.actors() and "class='lens" not in svg and "class='preview" not in svg
