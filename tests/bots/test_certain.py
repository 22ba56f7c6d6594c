"""No bot takes, and no hint advises, a step that another one beats for certain: thousands of turns are looked through.

What is certain each game says in `certain/`, from the rules and apart from what its bots know.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module

import pytest

import sacbe
from sacbe.bots import make
from sacbe.bots.planning import PlanningBot, ahead
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State
from tests.bots.certain.turn import Beaten, Turn

# How the levels think, from the weakest up; search by iterations, as that is the same on any machine.
KINDS = ("glance:100%", "glance:55%", "glance", "search:30")
GAMES = {"eldorado": 4, "tikal": 2, "tobago": 4, "trek12": 12, "tzolkin": 4}  # of each kind; of search half as many


def beaten(turn: Turn) -> Beaten | None:
    found: Beaten | None = import_module(f"tests.bots.certain.{turn.views[-1].slug()}").beaten(turn)
    return found


def told(turn: Turn, found: Beaten, who: str) -> str:
    """What is wrong, for whoever has to mend it."""
    done = ", ".join(turn.text(code) for code in turn.steps[:-1]) or "nothing yet"
    step = turn.text(turn.steps[-1])
    position = json.dumps(turn.views[-1].dump())
    wrong = f"{who}: {step!r} is beaten by {found.by!r}: {found.why}"
    return f"{wrong}\n  seat {turn.seat}, in this turn: {done}\n  {position}"


def turns(slug: str, seats: int, kind: str, seed: int) -> Iterator[tuple[str, Turn]]:
    """Every step that bots of a kind take in a game, with the turn so far; now and then a line advised as well."""
    game, rng = sacbe.game(slug), Rng(seed)
    bots = [make(kind, 10 * seed + seat) for seat in range(seats)]
    adviser = make("search:60", seed)
    assert isinstance(adviser, PlanningBot)
    s = game.start(seats, game.fitting(seats))
    turn = Turn(-1)
    taken = 0
    while mask := s.actors():
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (mask & -mask).bit_length() - 1
        view = s.hide(seat)
        if seat != turn.seat:
            turn = Turn(seat)
            taken += 1
            assert taken < 1000, "a thousand turns: they wait for each other"
            if taken % 8 == 0 and len(view.legal(seat)) > 1:
                yield from (("advice", begun) for begun in advised(adviser, view, seat))
        code = bots[seat].choose(view, seat)
        turn.take(view, code)
        yield kind, turn
        s.apply(seat, code)


def advised(adviser: PlanningBot, view: State, seat: int) -> Iterator[Turn]:
    turn = Turn(seat)
    for code in adviser.plan(view, seat).line:
        turn.take(view, code)
        yield turn
        view = ahead(view, seat, code)


@pytest.mark.compiled
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_no_step_is_beaten_for_certain(slug: str, kind: str) -> None:
    game = sacbe.game(slug)
    wrong = []
    for number in range(GAMES[slug] // (2 if kind.startswith("search") else 1)):
        seats = max(2, game.seats.start) if number % 2 else game.seats.stop - 1
        for who, turn in turns(slug, seats, kind, number):
            found = beaten(turn)
            if found is not None:
                wrong.append(told(turn, found, who))
    assert not wrong, f"{len(wrong)} steps, such as\n{wrong[0]}"
