"""The lenses against the rules themselves: where clues fit, how far a vehicle gets, where amulets appear, the odds."""

from __future__ import annotations

import random

import pytest

from sacbe.core.state import NATURE
from sacbe.games.tobago.data import CLUES, COINS_OF, COLOURS, FIRST_CURSE
from sacbe.games.tobago.show.scene import EMPTY, NARROWS, SAME, Scene
from sacbe.games.tobago.show.sharing import NOW, PASSED, USED, Share
from sacbe.games.tobago.state import OFFER_CARD, Tobago
from tests.tobago.test_board import HUNT
from tests.tobago.views import GAME, positions, steps, tobago


def test_what_a_clue_leaves_is_what_the_rules_leave() -> None:
    """Every play of a random game: the lens foretold the number of spaces, and every refused play it called refused."""
    played = 0
    for before, seat, code, after in steps(4, 3):
        verb, args = GAME.actions.decode(code)
        if seat == NATURE or verb not in ("play", "amulet-clue", "play-double"):
            continue
        scene = Scene(tobago(before.hide(seat)), seat)
        clue, colour = CLUES.index(args[0]), COLOURS.index(args[1])
        assert len(scene.left_by(clue, colour)) == tobago(after).sites[colour]
        for other in scene.hand:
            for k in range(4):
                refusal = before.why_not(seat, GAME.parse(f"amulet-clue {CLUES[other]} {COLOURS[k]}"))
                reason = refusal.reason if refusal else ""
                verdict = {"NOTHING_LEFT": EMPTY, "NO_REDUCTION": SAME}.get(reason, NARROWS)
                assert scene.fits(other, k) == verdict or reason in ("NO_AMULET", "NO_ROSE")
        played += 1
    assert played > 20


@pytest.mark.parametrize("steps_left", [1, 2, 3])
def test_reach_is_every_space_that_so_many_steps_lead_to(steps_left: int) -> None:
    legs = {} if steps_left == 3 else {"main": "moving", "legs": steps_left}
    s = tobago(GAME.load(HUNT | {"players": [{"vehicle": "3,3"}, {}], **legs}))
    nearest: dict[int, int] = {}

    def drive(now: Tobago, used: int) -> None:
        for code in now.legal(0):
            if GAME.actions.verb(code) == "leg":
                after = now.copy()
                after.apply(0, code)
                cell = int(after.island.cell[after.vehicle[0]])
                if nearest.get(cell, 9) > used + 1:
                    nearest[cell] = used + 1
                    drive(after, used + 1)

    drive(s, 0)
    nearest.pop(int(s.island.cell[s.vehicle[0]]), None)
    assert {cell: len(way) for cell, way in Scene(s, 0).ways.items()} == nearest


def test_the_next_amulets_appear_where_the_gazes_end() -> None:
    told = 0
    for before, _, _, after in steps(4, 3):
        now, then = tobago(before), tobago(after)
        if list(now.facing) == list(then.facing) or now.placed < 10:
            continue
        scene = Scene(now, -1)
        new = set(Scene(then, -1).amulets) - set(scene.amulets)
        assert new == {way[-1] for way in scene.gazes()} - set(scene.amulets)
        told += 1
    assert told >= 3


def test_maps_without_markers_are_told_by_the_lens() -> None:
    s = tobago(GAME.load(HUNT | {"maps": {"white": {"clues": ["not-in-beach"]}, "grey": {"clues": ["in-river"]}}}))
    white, grey, brown, _ = Scene(s, 0).hunts
    assert not white.marked and grey.marked and not brown.rungs
    svg = GAME.presenter.board(s, 0, "en", ["A", "B"])
    lens = svg[svg.index("lens-sites") :].split("</g>")[0]
    assert lens.count("tob-site-white") == len(white.possible) and "tob-site-grey" not in lens


# A sharing


def test_the_ladder_is_asked_from_the_bottom() -> None:
    for s in positions(4, 3):
        if s.phase != OFFER_CARD:
            continue
        share = Share(Scene(s, -1))
        states = [step.state for step in share.ladder]
        at = states.index(NOW)
        assert states.count(NOW) == 1 and s.actors() == 1 << share.ladder[at].owner
        assert set(states[:at]) <= {PASSED, USED} and PASSED not in states[at:]
        assert share.coins == COINS_OF[s.turned] > 0
        assert len(share.opened) == share.number - 1


def test_the_odds_are_those_of_all_worlds_the_viewer_thinks_possible() -> None:
    """The next card in many guesses: a curse as often, and worth as much, as the panel says."""
    rng = random.Random(9)
    asked = 0
    for s in positions(4, 3):
        if s.phase != OFFER_CARD or not s.hoard_size or asked >= 6:
            continue
        asked += 1
        viewer = (s.actors() & -s.actors()).bit_length() - 1
        view = tobago(s.hide(viewer))
        chance, worth = Share(Scene(view, viewer)).odds
        curses = coins = cards = 0
        for _ in range(150):
            world = tobago(view.guess(rng))
            for card in range(41):
                if int(world.hoard) >> card & 1:
                    cards += 1
                    curses += card >= FIRST_CURSE
                    coins += int(COINS_OF[card])
        assert abs(curses / cards - chance) < 0.05
        assert abs(coins / cards - worth) < 0.3
    assert asked == 6


def test_nothing_is_known_to_those_who_drew_nothing() -> None:
    for s in positions(4, 5):
        if s.phase == OFFER_CARD:
            for viewer in range(4):
                share = Share(Scene(tobago(s.hide(viewer)), viewer))
                assert len(share.known) <= s.looks[viewer]
