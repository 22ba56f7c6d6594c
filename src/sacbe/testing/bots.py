"""What bots promise in every game: whole games at every table, in other processes too, and sense over chance."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import ClassVar

import pytest

import sacbe
from sacbe.bots import Bot, make
from sacbe.bots.random import RandomBot
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.testing.asked import Asked


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
    slug: str, bots: Sequence[Bot], seed: int, decisions: int = 1_000_000, taken: list[tuple[int, int]] | None = None
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


def fewest(slug: str) -> int:
    """Players at the smallest table at which bots meet."""
    return max(2, sacbe.game(slug).seats.start)


class BotContract(Asked):
    """Asked of games with at least two seats. `least`: the share of games that greedy must win against chance where two
    play; where more do, it is enough to win more often than they."""

    least: ClassVar[float] = 0.5
    games: ClassVar[int] = 40

    @pytest.mark.parametrize("name", ["greedy", "quick"])
    def test_plays_whole_games(self, slug: str, name: str) -> None:
        seats = sacbe.game(slug).seats
        for count in sorted({seats.start, seats.stop - 1}):
            assert finish(slug, [make(name, seat) for seat in range(count)], seed=count).winners()

    def test_search_takes_legal_actions_all_game_long(self, slug: str) -> None:
        """One iteration a decision: what it chooses matters less than that it can choose anywhere."""
        others = [RandomBot(seat) for seat in range(1, fewest(slug))]
        assert finish(slug, [make("search:1", 5), *others], seed=3).winners()

    @pytest.mark.parametrize("seed", range(4))
    def test_what_a_bot_sees_can_be_written_and_read(self, slug: str, seed: int) -> None:
        assert finish(slug, [Correspondent(seed + seat) for seat in range(fewest(slug))], seed).winners()

    def test_greedy_beats_random(self, slug: str) -> None:
        """On changing seats, and alone at the top."""
        seats, won = fewest(slug), 0
        for game in range(self.games):
            bots: list[Bot] = [RandomBot(game) for _ in range(seats)]
            bots[game % seats] = make("greedy", game)
            won += finish(slug, bots, seed=game).winners() == 1 << game % seats
        assert won >= self.least * self.games if seats == 2 else won * seats > self.games
