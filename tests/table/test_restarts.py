"""Whole games at a table that is closed and opened again at any ply."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from sacbe.core import fair
from sacbe.core.game import Game
from tests.table.helpers import persons, play_on, tables_at
from tests.table.played import PLAYED, games


@pytest.mark.engine
@pytest.mark.parametrize("slug", PLAYED)
async def test_whole_games_survive_restarts_at_any_ply(slug: str, tmp_path: Path) -> None:
    game, rng = games(slug), random.Random(3)
    seats = persons(*"ABCD"[: min(3, game.seats.stop - 1)])
    async with tables_at(tmp_path / "t.db") as tables:
        name = (await tables.create("h", game.slug, dict(game.bounded), seats)).table.meta.id
    for stop in (*range(0, 300, 37), sys.maxsize):
        async with tables_at(tmp_path / "t.db") as tables:
            show = await tables.get(name)
            await play_on(show, rng, stop)
            last = show.table.state.dump()
            assert list(_positions(game, show.table.history.plies, len(seats)))[-1] == last
            for ply in rng.sample(range(show.table.ply + 1), 3):
                position = _positions(game, show.table.history.plies[:ply], len(seats))[-1]
                assert show.table.history.at(ply).dump() == position
            if show.table.over:
                assert fair.verify(show.record()) == []
                return
    raise AssertionError("the game did not end")


def _positions(game: Game, plies: list[tuple[int, int]], seats: int) -> list[dict[str, object]]:
    s = game.start(seats, game.bounded)
    found = [s.dump()]
    for seat, code in plies:
        s.apply(seat, code)
        found.append(s.dump())
    return found
