"""One plan a turn: what a bot has made up its mind to do it does, and a thought about a turn holds together."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.bots import make
from sacbe.bots.knowledge import evaluator
from sacbe.bots.planning import PlanningBot, ahead
from sacbe.bots.search import SearchBot
from sacbe.bots.turns import Beam
from sacbe.core.chance import Rng, draw
from sacbe.core.compiled import is_compiled
from sacbe.core.state import NATURE, NATURE_BIT

TURNS = 60 if is_compiled() else 6  # of each game and bot


@pytest.mark.engine
@pytest.mark.parametrize("name", ["glance:60%", "search:6"])
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_a_turn_is_thought_about_once_and_played_as_thought(slug: str, name: str) -> None:
    """Beside each player sits its twin, which thinks the same, but only when what it has thought before is done."""
    game, rng = sacbe.game(slug), Rng(7)
    players, twins = [make(name, seat) for seat in (1, 2)], [make(name, seat) for seat in (1, 2)]
    s = game.start(2)
    turns = 0
    while (mask := s.actors()) and turns < TURNS:
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (mask & -mask).bit_length() - 1
        twin = twins[seat]
        assert isinstance(twin, PlanningBot)
        line = list[int]()
        # until something new is revealed or somebody else acts
        while s.actors() == mask:
            code = players[seat].choose(s.hide(seat), seat)
            if len(s.legal(seat)) > 1:
                if not line:
                    line = list(twin.plan(s.hide(seat), seat).line)
                assert code == line.pop(0)
            s.apply(seat, code)
            if mask & (mask - 1):  # several at once: this one has chosen
                break
        assert not line, "what was thought of was done to its end"
        turns += 1


@pytest.mark.engine
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_turns_to_choose_between_are_legal_whole_and_the_best_first(slug: str) -> None:
    game, rng = sacbe.game(slug), Rng(3)
    s = game.start(2)
    player = make("quick", 1)
    looked = 0
    while (mask := s.actors()) and looked < TURNS // 3:
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (mask & -mask).bit_length() - 1
        turns = Beam(evaluator(slug), seat, 2, 0, 0.0).turns(s.copy(), 5)
        assert [turn.worth for turn in turns] == sorted((turn.worth for turn in turns), reverse=True)
        for turn in turns[:5]:
            end = s.copy()
            for code in turn.codes:
                assert end.actors() & 1 << seat
                end.apply(seat, code)
            assert end == turn.after
            assert end.actors() != 1 << seat, "it goes on until somebody else acts"
        looked += 1
        s.apply(seat, player.choose(s.hide(seat), seat))


def test_a_thought_that_is_cut_short_is_a_beginning() -> None:
    game, rng = sacbe.game("tikal"), Rng(3)
    s = game.start(2)
    while not s.actors() & 3 or len(s.legal(0)) < 20:
        seat = (s.actors() & -s.actors()).bit_length() - 1
        s.apply(seat, int(draw(s, rng)) if seat == NATURE else make("quick", 1).choose(s.hide(seat), seat))
    thought = SearchBot(1, 0, 5).plan(s.hide(0), 0)
    view = s.hide(0)
    for code in thought.line:
        assert code in view.legal(0)
        view = ahead(view, 0, code)


def test_the_second_best_turn_is_another_one() -> None:
    game, rng = sacbe.game("tobago"), Rng(5)
    s = game.start(2)
    seen = 0
    while (mask := s.actors()) and seen < 5:
        seat = (mask & -mask).bit_length() - 1
        if seat != NATURE and len(s.legal(seat)) > 1:
            thought = SearchBot(8, 0, 5).plan(s.hide(seat), seat)
            assert thought.line and thought.second != thought.line and thought.gain >= 0.0
            seen += 1
        s.apply(seat, int(draw(s, rng)) if seat == NATURE else make("quick", 1).choose(s.hide(seat), seat))
