"""What a Tikal position is worth: exact at the end, through half a turn, and never for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.bots.greedy import GreedyBot
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games.tikal.actions import ACTIONS, END_TURN
from sacbe.games.tikal.mind.value import TikalEvaluator
from sacbe.games.tikal.state import TURN_ACTIONS, Tikal
from tests.tikal.positions import TIKAL, code, load, play


def quick_game(seats: int, seed: int, auction: bool = False) -> list[tuple[Tikal, int, int]]:
    """Every choice of one game of quick players, and the end."""
    knowledge = TikalEvaluator()
    rng = Rng(seed)
    s = TIKAL.start(seats, {"auction": auction})
    assert isinstance(s, Tikal)
    told = []
    while mask := s.actors():
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (mask & -mask).bit_length() - 1
        action = knowledge.pick(s, seat, rng)
        told.append((s.copy(), seat, action))
        s.apply(seat, action)  # refuses what is not legal
    told.append((s, -1, -1))
    return told


def player(**workers: int) -> dict[str, Any]:
    """Workers on cells, and everything else out of the game."""
    pieces = {cell: {"worker": count} for cell, count in workers.items()}
    return {"pieces": pieces, "reserve": {"worker": 0, "leader": 0}, "removed": {"leader": 1}}


def choice(s: Tikal, seat: int) -> str:
    return ACTIONS.text(GreedyBot().choose(s, seat))


@pytest.mark.engine
@pytest.mark.parametrize(("seats", "auction"), [(2, False), (4, False), (3, True)])
def test_the_end_is_exact_and_the_clock_never_goes_back(seats: int, auction: bool) -> None:
    knowledge = TikalEvaluator()
    told = quick_game(seats, 5, auction)
    clock = [knowledge.clock(s) for s, _, _ in told]
    assert clock == sorted(clock)
    over = told[-1][0]
    scores = [over.score(seat) for seat in range(seats)]
    for seat in range(seats):
        assert knowledge.value(over, seat) == scores[seat]
        assert knowledge.outlook(over, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    assert max(scores) > 60


@pytest.mark.engine
def test_looking_changes_nothing_and_remembers_nothing() -> None:
    """The same answers from an evaluator that has seen other positions."""
    used = TikalEvaluator()
    for s, seat, _ in quick_game(2, 8)[:-1:25]:
        before = s.dump()
        values = used.value(s, seat), used.outlook(s, seat)
        assert s.dump() == before
        fresh = TikalEvaluator()
        assert (fresh.value(s, seat), fresh.outlook(s, seat)) == values


@pytest.mark.engine
@pytest.mark.parametrize(("seats", "auction"), [(2, False), (4, True)])
def test_nothing_kept_goes_stale_when_the_jungle_or_somebody_in_it_changes(seats: int, auction: bool) -> None:
    """Before and after tiles are laid, volcanoes too: one evaluator that sees them all, and a new one each time."""
    used = TikalEvaluator()
    told = quick_game(seats, 3, auction)[:-1]
    layings = [ply for ply in range(1, len(told)) if told[ply][0].explored != told[ply - 1][0].explored]
    volcanoes = [ply for ply in layings if told[ply][0].volcanoes != told[ply - 1][0].volcanoes]
    assert volcanoes
    for ply in sorted({*volcanoes, *layings[::6]}):
        for s, _, _ in (told[ply - 1], told[ply], told[ply - 1]):
            fresh = TikalEvaluator()
            assert used.outlook(s, s.active) == fresh.outlook(s, s.active)
            assert used.pick(s, s.active, Rng(ply)) == fresh.pick(s, s.active, Rng(ply))


@pytest.mark.engine
def test_a_turn_half_done_is_worth_what_it_leads_to() -> None:
    """Following the plan that a value is made of neither gains nor loses."""
    knowledge = TikalEvaluator()
    s = load(players=[{}, {}], phase="actions", active=0, ap=10)
    promised = knowledge.value(s, 0)
    steady = Rng(0)
    while (action := knowledge.plain.act(s, 0, steady, 0.0)) != END_TURN:
        s.step(0, action)
        assert knowledge.value(s, 0) == pytest.approx(promised)
    assert s.ap < 2


@pytest.mark.engine
def test_a_turn_is_not_ended_while_points_can_do_something() -> None:
    s = load(players=[{}, {}], phase="actions", active=0, ap=10)
    bot = GreedyBot()
    while s.active == 0 and s.ap > 0:
        s.apply(0, bot.choose(s, 0))
    assert s.active == 0
    assert s.phase == TURN_ACTIONS


@pytest.mark.engine
def test_a_temple_is_taken_before_the_own_tally() -> None:
    """Two against two at a temple of 5, and a third worker at the base camp, two stones away: only he matters."""
    s = load(
        phase="final",
        active=0,
        queue=[0, 1],
        stack=[],
        ap=2,
        levels={"c0r3": 5},
        players=[player(c0r3=2, c0r4=1), player(c0r3=2)],
    )
    assert choice(s, 0) == "step c0r4 N worker"
    play(s, 0, "step c0r4 N worker")
    assert choice(s, 0) == "end"


@pytest.mark.engine
def test_a_majority_is_not_walked_away_from() -> None:
    s = load(
        phase="final",
        active=0,
        queue=[0, 1],
        stack=[],
        ap=2,
        levels={"c0r3": 5},
        players=[player(c0r3=1), {}],
    )
    knowledge = TikalEvaluator()
    stay, go = s.copy(), s.copy()
    stay.apply(0, code("uncover c0r3"))
    go.apply(0, code("step c0r3 S worker"))
    assert choice(s, 0) == "uncover c0r3"
    assert knowledge.value(stay, 0) == knowledge.value(s, 0) == 6
    assert knowledge.value(go, 0) == 0  # the way back costs two more


@pytest.mark.engine
def test_only_the_lead_minds_what_others_get() -> None:
    """A rival alone at a temple is nothing to `value`, but the keen player would share it with him."""
    given: dict[str, Any] = {"phase": "actions", "active": 0, "ap": 3, "levels": {"c0r3": 6}}
    alone = load(**given, players=[{}, player(c0r3=1)])
    nobody = load(**given, players=[{}, player(c0r4=1)])
    knowledge = TikalEvaluator()
    assert knowledge.outlook(alone, 0) < knowledge.outlook(nobody, 0)
    plan = knowledge.keen.plan
    plan.load(alone, 0)
    assert plan.rates.level(0, 1) < plan.rates.level(1, 1)
    assert knowledge.plain.plan.rates.spite == 0


@pytest.mark.engine
def test_the_same_compiled_and_not() -> None:
    """One game of quick players to the last choice, and what some of its positions are worth."""
    knowledge = TikalEvaluator()
    told = quick_game(2, 8)
    assert (len(told), sum(action for _, _, action in told)) == (327, 270278)
    some = told[:-1:40]
    assert sum(knowledge.value(s, seat) for s, seat, _ in some) == pytest.approx(1005.4418)
    assert sum(knowledge.outlook(s, seat) for s, seat, _ in some) == pytest.approx(42.61324)
