"""What bots promise in every game: whole games at every table, the same compiled and not, and sense over chance."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import pytest

import sacbe
from sacbe.bots import Bot, make
from sacbe.bots.random import RandomBot
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State

GAMES = Path(__file__).with_name("games.json")
TABLES = [
    pytest.param(slug, seats, id=f"{slug}-{seats}")
    for slug in sacbe.SLUGS
    for seats in sorted({sacbe.game(slug).seats.start, sacbe.game(slug).seats.stop - 1})
]


class Correspondent(Bot):
    """Thinks as bots at a table do, in another process: on what was written and read again. Has a whim now and then."""

    def __init__(self, seed: int) -> None:
        self._mind, self._rng = make("greedy", seed), random.Random(seed)

    def choose(self, view: State, seat: int) -> int:
        written = json.dumps(view.dump())
        read = sacbe.game(view.dump()["game"]).load(json.loads(written))
        assert json.dumps(read.dump()) == written and read.legal(seat) == view.legal(seat)
        choice = self._mind.choose(read, seat)
        return self._rng.choice(view.legal(seat)) if self._rng.random() < 0.12 else choice


def finish(
    slug: str, bots: list[Bot], seed: int, decisions: int = 1_000_000, taken: list[tuple[int, int]] | None = None
) -> State:
    """A whole game, or so many decisions of it, every bot on its own view; `taken` is filled with the actions."""
    game, rng = sacbe.game(slug), Rng(seed)
    taken = [] if taken is None else taken
    s = game.start(len(bots), game.fitting(len(bots)))
    while (mask := s.actors()) and decisions:
        if mask & NATURE_BIT:
            seat, code = NATURE, int(draw(s, rng))
        else:
            seat = (mask & -mask).bit_length() - 1
            code = bots[seat].choose(s.hide(seat), seat)
            decisions -= 1
        s.apply(seat, code)
        taken.append((seat, code))
    return s


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["greedy", "quick"])
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_plays_whole_games(slug: str, seats: int, name: str) -> None:
    assert finish(slug, [make(name, seat) for seat in range(seats)], seed=seats).winners()


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_search_takes_legal_actions_all_game_long(slug: str) -> None:
    """One iteration a decision: what it chooses matters less than that it can choose anywhere."""
    assert finish(slug, [make("search:1", 5), RandomBot(1)], seed=3).winners()


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_bot_sees_can_be_written_and_read(slug: str, seed: int) -> None:
    assert finish(slug, [Correspondent(seed), Correspondent(seed + 1)], seed).winners()


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_greedy_beats_random(slug: str) -> None:
    won = 0
    for game in range(4):
        bots: list[Bot] = [RandomBot(game), RandomBot(game)]
        bots[game % 2] = make("greedy", game)
        won += finish(slug, bots, seed=game).winners() == 1 << game % 2
    assert won >= 3


def told(slug: str) -> str:
    """What two bots play at first, as a hash."""
    taken = list[tuple[int, int]]()
    finish(slug, [make("greedy", 1), make("quick", 2)], seed=11, decisions=60, taken=taken)
    return hashlib.sha256(json.dumps(taken).encode()).hexdigest()[:16]


@pytest.mark.engine
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_plays_the_same_compiled_and_not(slug: str) -> None:
    """A bot that was changed on purpose plays another game: `python -m tests.bots.test_every_game` writes it down."""
    assert told(slug) == json.loads(GAMES.read_text())[slug]


if __name__ == "__main__":
    GAMES.write_text(json.dumps({slug: told(slug) for slug in sacbe.SLUGS}, indent=2) + "\n")
