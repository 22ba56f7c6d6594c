"""What El Dorado's bots remember: an answer depends on the position only, whatever was asked before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.core.chance import Rng, draw
from sacbe.games.eldorado.data import CARDS, TOKENS
from sacbe.games.eldorado.mind.value import EldoradoEvaluator
from sacbe.games.eldorado.rules.piles import ONE, held
from sacbe.games.eldorado.state import FREE, Race
from tests.eldorado.board import ELDORADO

pytestmark = pytest.mark.engine

Answers = tuple[list[float], list[float], int]


def answers(knowledge: EldoradoEvaluator, s: Race, seat: int) -> Answers:
    seats = range(s.seats)
    values = [knowledge.value(s, i) for i in seats]
    return values, [knowledge.outlook(s, i) for i in seats], knowledge.pick(s, seat, Rng(1))


def walk_through(seats: int, seed: int, **options: Any) -> list[tuple[Race, int]]:
    """Every ninth choice of a game, with the seat that has it: half of the steps are wild ones."""
    knowledge = EldoradoEvaluator()
    s = ELDORADO.start(seats, options)
    assert isinstance(s, Race)
    rng = Rng(seed)
    found = []
    choices = 0
    while (mask := s.actors()) and choices < 900:
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (mask & -mask).bit_length() - 1
        choices += 1
        if choices % 9 == 0:
            found.append((s.copy(), seat))
        codes = s.legal(seat)
        s.apply(seat, codes[rng.below(len(codes))] if rng.below(2) else knowledge.pick(s, seat, rng))
    return found


@pytest.mark.compiled
def test_what_is_remembered_changes_no_answer() -> None:
    """Positions of three games in turns, forwards and back, so that what is remembered is used and overwritten."""
    games = [
        walk_through(2, 3, route="witchs_cauldron"),
        walk_through(4, 4, route="swamplands", native_through_blockade=True),
        walk_through(1, 5, route="home_stretch", leftover_hand="discard_all"),
    ]
    positions = [game[i] for i in range(max(map(len, games))) for game in games if i < len(game)]
    assert len(positions) > 100
    fresh = [answers(EldoradoEvaluator(), s, seat) for s, seat in positions]
    lasting = EldoradoEvaluator()
    for order in (range(len(positions)), range(len(positions) - 1, -1, -1)):
        for i in order:
            s, seat = positions[i]
            assert answers(lasting, s, seat) == fresh[i], f"position {i}"


def moved(s: Race) -> None:
    """Somebody steps in the way."""
    own = s.figure[s.turn]
    s.figure[(s.turn + 1) % s.seats] = max(s.route.next[6 * own : 6 * own + 6])


def sold(s: Race) -> None:
    s.market -= max(ONE[kind] for kind in range(len(CARDS)) if held(s.market, kind) > 0)


def put_below(s: Race) -> None:
    s.bottom[0] = CARDS.index("millionaire")


def laid_off(s: Race) -> None:
    card = min(ONE[kind] for kind in range(len(CARDS)) if held(s.draw[s.turn], kind) > 0)
    s.draw[s.turn] -= card
    s.discard[s.turn] += card


def found(s: Race) -> None:
    s.tokens[s.turn] += ONE[TOKENS.index("machete_3")]


def locked(s: Race) -> None:
    s.locked[s.turn] = (1 << len(s.route.caves)) - 1


FLAGS = ("any_symbol", "pass_through", "bought", "discard_all", "native_through")
CHANGES: list[Callable[[Race], None]] = [
    lambda s: setattr(s, "barrier", 0),
    lambda s: setattr(s, "cave", 0),
    lambda s: setattr(s, "round", s.round + 6),
    *[lambda s, flag=flag: setattr(s, flag, not getattr(s, flag)) for flag in FLAGS],
    *[moved, sold, put_below, laid_off, found, locked],
]


@pytest.mark.parametrize("route", ["witchs_cauldron", "swamplands"])
def test_whatever_changes_is_noticed(route: str) -> None:
    """One thing at a time, and the rest as it was. Nobody has arrived, and there is something to draw."""
    lasting = EldoradoEvaluator()
    different = [0] * len(CHANGES)
    positions = [s for s, _ in walk_through(3, 8, route=route) if s.phase == FREE and s.draw[s.turn] and not s.final]
    for s in positions[::8]:
        before = lasting.outlook(s, s.turn)
        for i, change in enumerate(CHANGES):
            changed = s.copy()
            change(changed)
            outlook = lasting.outlook(changed, s.turn)
            assert outlook == EldoradoEvaluator().outlook(changed, s.turn), f"change {i}"
            different[i] += outlook != before
        assert lasting.outlook(s, s.turn) == before
    assert sum(count > 0 for count in different) > len(CHANGES) // 2, different
