"""The facts that The Quest for El Dorado tells of its things, held against the written position."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import sacbe
from sacbe.core.state import State
from sacbe.games.eldorado.data import CARDS, COLOURS, POWER, PRICE
from sacbe.games.eldorado.rules.routes import build
from sacbe.testing.shown import views
from tests.show.tables import TABLES
from tests.what.drawn import NAMES

pytestmark = pytest.mark.compiled  # what is told is no engine: once is enough, where games are quick

SHOW = sacbe.game("eldorado").presenter
Written = dict[str, Any]


def facts(s: State, viewer: int, thing: str) -> list[str]:
    answer = SHOW.what(s, viewer, thing, "en", NAMES["en"])
    assert answer is not None, thing
    return answer.facts


def seen(count: int = 5) -> Iterator[tuple[State, int, Written]]:
    """Positions of several tables as players see them, and the same written down."""
    for table in TABLES:
        if table.slug == "eldorado":
            for s, viewer in views(table, count):
                written = s.dump()
                if viewer >= 0 and written["phase"] not in ("route", "blockades"):
                    yield s, viewer, written


def test_the_market_tells_prices_copies_and_what_is_open() -> None:
    rows: Counter[str] = Counter()
    for s, viewer, written in seen():
        market, bottom = written["market"], written["bottom"]
        free = any(not market[card] for card in bottom)
        upper = [card for card in market if card not in bottom and market[card]]
        told = facts(s, viewer, "market")
        assert told[-1] == f"Piles in the upper rows: {len(upper)}"
        assert ("open" in told[-2]) == free
        for card, copies in market.items():
            about = facts(s, viewer, f"market-{card}")
            assert f"Costs coins: {int(PRICE[CARDS.index(card)])}" in about
            if copies:
                assert f"Cards left: {copies}" in about
                assert ("For sale" in about) == (card in bottom or free)
            rows["sold out" if not copies else "bottom" if card in bottom else "upper"] += 1
    assert min(rows.values()) > 3 and len(rows) == 3, rows


def test_hands_piles_and_decks_are_counted_right() -> None:
    for s, viewer, written in seen():
        me = written["players"][viewer]
        held = len(me["hand"]) + me["unknown"]
        assert facts(s, viewer, "hand") == [f"Cards in hand: {held}"]
        assert facts(s, viewer, "pile-draw") == [f"Cards: {len(me['draw']) - me['unknown']}"]
        assert facts(s, viewer, "pile-discard")[0] == f"Cards: {len(me['discard'])}"
        for card in me["hand"]:
            kind = CARDS.index(card)
            coins = int(POWER[kind]) if COLOURS[kind] in ("yellow", "white") else 0
            pays = (
                f"Pays {coins} coin{'s' if coins > 1 else ''} on the market" if coins else "On the market: half a coin"
            )
            assert facts(s, viewer, f"hand-{card}-0")[-1] == pays
        for seat, (player, told) in enumerate(zip(written["players"], facts(s, viewer, "lens-cards"), strict=True)):
            source = (written["move"] or {}).get("source")
            moving = [source] if seat == written["turn"] and source in CARDS else []
            cards = [*player["hand"], *player["draw"], *player["discard"], *player["played"], *moving]
            colours = Counter(COLOURS[CARDS.index(card)] for card in cards)
            assert {name: int(n) for name, n in re.findall(r"(green|blue|yellow|white|purple) (\d+)", told)} == {
                name: colours[name] for name in ("green", "blue", "yellow", "white", "purple")
            }
            assert told.startswith(NAMES["en"][seat]) and told.endswith(f"; {len(cards)} in all")


def test_hexes_caves_and_blockades_tell_what_lies_there() -> None:
    for s, viewer, written in seen(3):
        route = build(written["route"])
        places = {tuple(place): index for index, place in enumerate(route.places)}
        standing = {
            places[tuple(place)]: NAMES["en"][seat]
            for seat, player in enumerate(written["players"])
            for place in player["figures"]
            if isinstance(place, list) and tuple(place) in places
        }
        for index, name in standing.items():
            assert any(fact.startswith("Here stands: ") and name in fact for fact in facts(s, viewer, f"hex-{index}"))
        for cave, tokens in zip(route.caves, written["caves"], strict=True):
            assert f"Tokens in the cave: {tokens}" in facts(s, viewer, f"hex-{int(cave)}")
        there = [number for number in written["blockades"] if number]
        assert facts(s, viewer, "headline-2") == [f"Still there: {len(there)} of {int(route.joints)}"]
        taken = {n: NAMES["en"][seat] for seat, player in enumerate(written["players"]) for n in player["blockades"]}
        for number in range(1, 7):
            told = facts(s, viewer, f"blockade-{number}")[0]
            if number in taken:
                assert told == f"Taken by {taken[number]}"
            elif written["seats"] > 1:
                assert told == ("Still bars its joint" if number in there else "It is not on this track")


def steps_left(written: Written, start: tuple[int, int]) -> int:
    """Moves on foot to a finishing hex, breadth first over all that can be entered at all."""
    route = build(written["route"])
    cells = {tuple(place): k for k, place in enumerate(route.places)}
    far, edge, steps = {start}, {start}, 0
    while edge:
        if any(int(route.piece[cells[place]]) == int(route.pieces) for place in edge):
            return steps
        near = {(q + dq, r + dr) for q, r in edge for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))}
        edge = {place for place in near - far if place in cells and int(route.terrain[cells[place]]) not in (5, 6, 7)}
        far |= edge
        steps += 1
    raise AssertionError("there is always a way")


def test_the_way_left_is_that_of_the_track() -> None:
    for s, viewer, written in seen(4):
        for seat, player in enumerate(written["players"]):
            told = facts(s, viewer, f"panel-{seat}-score")
            places = [tuple(place) for place in player["figures"] if isinstance(place, list)]
            if player["arrived"]:
                assert told[0] == "Already in El Dorado"
            elif len(places) == len(player["figures"]):
                assert told[0] == f"Spaces to El Dorado: {sum(steps_left(written, place) for place in places)}"
            assert told[1] == f"Blockades taken: {len(player['blockades'])}"
