"""The drawn board: what a card can reach and what is left, prices that glow, nothing over the track."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter

import pytest

from sacbe.core.present import LANGS, LAYOUTS
from sacbe.core.state import SPECTATOR
from sacbe.games.eldorado.actions import ACTIONS
from sacbe.games.eldorado.data import CARDS, MARKET_CARDS, ROUTES
from sacbe.games.eldorado.rules.routes import build
from sacbe.games.eldorado.rules.track import FAR
from sacbe.games.eldorado.show.geometry import CHIPS, GAP, HEIGHT, NEARER, SQRT3, WIDTH
from sacbe.games.eldorado.show.land import land_of
from sacbe.games.eldorado.show.pieces import plates
from sacbe.games.eldorado.show.words import words
from tests.eldorado.board import ELDORADO
from tests.eldorado.views import NAMES, SHOW, at, positions


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(f"<div>{svg}</div>")


def ids(svg: str) -> Counter[str]:
    return Counter(name for element in parsed(svg).iter() if (name := element.get("id")))


def test_what_looks_clickable_may_be_asked_about() -> None:
    """Every hex but the gold zone is a spot, legal or not, and so is every pile of the market."""
    for s in positions(3, 9, every=40):
        found = ids(SHOW.board(s.hide(0), 0, "en", NAMES))
        assert {f"hex-{k}" for k in range(int(s.route.size))} <= set(found)
        piles = {f"market-{CARDS[kind]}" for kind in range(3, 21) if int(s.market) >> (3 * kind) & 7}
        assert piles <= set(found)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_market_lens_tells_what_every_card_does(layout: str) -> None:
    s = at(players=[{}, {}], market={"pioneer": 0})
    lens = next(g for g in parsed(SHOW.board(s, 0, "en", NAMES, layout)).iter() if g.get("class") == "lens lens-market")
    said = " ".join(" ".join(element.text or "" for element in lens.iter()).split())
    for name in MARKET_CARDS:
        assert (words("en")(f"card-{name}") in said) == (name != "pioneer")
    told = {"wide": "draw a card, then you may remove a card of your hand", "tall": "draw 1, remove 1"}
    assert told[layout] in said


def test_the_card_that_is_being_paid_stands_out() -> None:
    s = at(players=[{"hand": ["traveler", "traveler", "explorer"]}, {}])
    assert "stroke='var(--glow)'" not in SHOW.board(s, 0, "en", NAMES)
    s.apply(0, ELDORADO.parse("buy photographer"))
    assert SHOW.board(s, 0, "en", NAMES).count("stroke='var(--glow)' stroke-width='4'") == 1


def test_a_chosen_card_shows_what_will_be_left() -> None:
    s = at(players=[{"hand": ["trailblazer"]}, {}, {}])
    root = parsed(SHOW.board(s, 0, "en", NAMES))
    shown = [e for e in root.iter() if e.get("class") == "preview" and e.get("data-of") == "hand-trailblazer-0"]
    assert len(shown) == 1
    numbers = Counter(text.text for text in shown[0].iter("text"))
    assert numbers["2"] == 2  # the two hexes in front of start hex 1
    assert set(numbers) == {"1", "2"}
    assert any(use.get("href") == "#i-confirm" for use in shown[0].iter("use"))  # where nothing will be left


def test_far_hexes_are_one_click_away() -> None:
    s = at(players=[{"hand": ["trailblazer"]}, {}, {}])
    far = [choice for choice in SHOW.choices(s, 0, "en") if len(choice.then) == 3]
    assert far
    for choice in far:
        assert choice.text == "play trailblazer"
        assert choice.clicks[0][0] == "hand-trailblazer-0" and choice.clicks[0][1].startswith("hex-")
        assert choice.note == "nothing left"


def test_two_figures_that_could_both_go_are_asked_which() -> None:
    s = at(players=[{"figures": [[-3, 2], [-1, 2]], "hand": ["explorer"]}, {"figures": [[3, -2], [3, -1]]}])
    between = s.route.at[-2, 2]
    paths = [
        choice.clicks for choice in SHOW.choices(s, 0, "en") if any(f"hex-{between}" in path for path in choice.clicks)
    ]
    assert sorted(paths) == [
        [["hand-explorer-0", f"hex-{between}", "figure-0"]],
        [["hand-explorer-0", f"hex-{between}", "figure-2"]],
    ]


def test_prices_that_can_be_paid_glow() -> None:
    s = at(players=[{"hand": ["photographer", "sailor"]}, {}])
    root = parsed(SHOW.board(s, 0, "en", NAMES))
    spots = {e.get("id"): ET.tostring(e, encoding="unicode") for e in root.iter() if e.get("id")}
    assert "var(--glow)" in spots["market-scout"] and "var(--glow)" in spots["market-photographer"]
    assert "var(--glow)" not in spots["market-trailblazer"] and "var(--glow)" not in spots["market-captain"]


def test_the_market_lies_as_the_rules_call_its_rows() -> None:
    """The bottom row below the upper ones."""
    root = ET.fromstring(f"<all>{SHOW.board(at(), 0, 'en', NAMES, 'wide')}</all>")
    tops = {
        card: float(next(e for e in root.iter() if e.get("id") == f"market-{card}").findall(".//rect")[0].get("y") or 0)
        for card in MARKET_CARDS
    }
    bottom = [tops[card] for card in MARKET_CARDS[:6]]
    assert min(bottom) > max(tops[card] for card in MARKET_CARDS[6:])


@pytest.mark.parametrize("name", ["route", "leftover", "blockade", "cave", "market"])
def test_a_picture_of_the_rules_has_nothing_that_only_a_table_needs(name: str) -> None:
    """Hexes to be clicked, what is read out of them and fences out of sight make up half of a page otherwise."""
    root = ET.fromstring(SHOW.figure(name, "en"))
    assert not [e for e in root.iter() if e.get("data-what") or e.get("aria-description")]
    hexes = sum((e.get("href") or "").startswith(("#ed-hex-", "#ed-gd-")) for e in root.iter("use"))
    assert sum(e.get("href") == "#ed-hx" and e.get("class") == "hit" for e in root.iter("use")) <= hexes / 3


def test_ending_the_turn_discards_with_one_button() -> None:
    s = at(players=[{"hand": ["explorer", "sailor"]}, {}])
    buttons = [choice for choice in SHOW.choices(s, 0, "en") if choice.button]
    assert [(c.text, [ACTIONS.text(code) for code in c.then]) for c in buttons] == [("end", []), ("end", ["discard"])]
    assert buttons[1].note == "2 cards are discarded"


# Where things lie


@pytest.mark.parametrize("name", ROUTES)
def test_hand_market_and_blockades_keep_clear_of_the_track(name: str) -> None:
    land = land_of(build(name))
    plan = land.plan
    radius = plan.scale * 60
    assert radius * SQRT3 > 30  # a hex is no smaller than this at 1440 x 900
    boxes = (CHIPS, NEARER, plan.hand, plan.market)
    for cell in land.places:
        x, y = plan.at(cell)
        assert radius < x < WIDTH - radius and radius < y < HEIGHT - radius
        for left, top, width, height in (*boxes, plan.note):
            inside = left - GAP < x < left + width + GAP and top - GAP < y < top + height + GAP
            assert not inside, (cell, left, top)
    for place in plates(land, plan, boxes):
        middles = [
            abs(complex(*place) - complex(*((a - plan.x) / plan.scale, (b - plan.y) / plan.scale)))
            for a, b in map(plan.at, land.places)
        ]
        assert min(middles) > 60, name


# Secrets


def test_two_worlds_look_the_same() -> None:
    """Which cards another player holds changes nothing that this viewer is given."""
    deck = ["explorer", "explorer", "traveler", "traveler", "sailor", "scout"]
    worlds = []
    for hand in (["explorer", "sailor"], ["scout", "traveler"]):
        rest = list(deck)
        for card in hand:
            rest.remove(card)
        s = at(players=[{"hand": ["explorer"]}, {"hand": hand, "draw": rest}])
        seen = []
        for seat in (0, SPECTATOR):
            view = s.hide(seat)
            seen.append(
                (
                    [SHOW.board(view, seat, lang, NAMES, layout) for lang in LANGS for layout in LAYOUTS],
                    SHOW.prompt(view, seat, "ru", NAMES),
                    SHOW.choices(view, seat, "ru"),
                    [SHOW.panel(view, k, seat, "ru", NAMES) for k in range(2)],
                )
            )
        worlds.append(seen)
    assert worlds[0] == worlds[1]


def test_every_code_has_click_paths_or_is_a_button() -> None:
    s = at(players=[{"hand": ["explorer"]}, {}])
    for code in range(ACTIONS.size):
        verb, args = ACTIONS.decode(code)
        paths = SHOW.clicks(s, 0, code)
        if verb in ("buy", "take"):
            assert paths == [[f"market-{args[0]}"]] and args[0] in MARKET_CARDS
        elif verb in ("play", "pay", "remove", "replace", "keep"):
            assert paths == [[f"hand-{args[0]}-0"]]
        elif verb == "use":
            assert paths == [[f"token-{args[0]}-0"]]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_hexes_are_told_apart_by_ear(lang: str, layout: str) -> None:
    s = at(players=[{"hand": ["trailblazer"]}, {}, {}])
    spots = [e for e in parsed(SHOW.board(s, 0, lang, NAMES, layout)).iter() if e.get("id", "").startswith("hex-")]
    stood_on = [e for e in spots if e.get("aria-description")]
    assert len(stood_on) == sum(int(left) < FAR for left in s.route.left)
    assert len({(e.get("aria-label"), e.get("aria-description")) for e in stood_on}) == len(stood_on)
