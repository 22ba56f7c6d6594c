"""Two-worlds secrecy over everything the server sends: what a viewer cannot know must not change a single byte."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.game import Game
from sacbe.core.state import SPECTATOR
from sacbe.table.seats import PERSON, Seat, hash_token
from sacbe.table.sql import SqlStore
from sacbe.table.store import Append, Meta
from sacbe.table.unfold import Ply
from tests.table.played import PLAYED, games
from tests.table.worlds import other_world, random_history, secret_moments
from tests.web.everything import everything
from tests.web.inside import inside

TABLE = "twoworlds2"


@pytest.fixture(autouse=True)
def no_rate_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody is told to slow down depends on the clock, which is no secret but differs from run to run."""
    monkeypatch.setattr("sacbe.web.limits.Bucket.take", lambda self: True)


@pytest.fixture(autouse=True)
def everybody_remarks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots say is said here for persons, after each turn: a bot would go on playing while it is looked at."""
    monkeypatch.setattr("sacbe.table.show.BOT", PERSON)
    monkeypatch.setattr("sacbe.table.remarks.PAUSE", 0)
    monkeypatch.setattr("sacbe.table.remarks.ONE_IN", 1)


async def write_world(data: Path, game: Game, seats: int, history: list[Ply]) -> None:
    """A table that stands where this history ends, every seat with a token of its own."""
    store = SqlStore(data)
    await store.open()
    options = game.fitting(seats)
    chairs = [Seat(k, PERSON, f"Name {k}", f"owner {k}", token_hash=hash_token(f"token {k}")) for k in range(seats)]
    await store.create(Meta(TABLE, game.slug, options, "ab" * 32, "owner 0", edition=game.edition), chairs)
    await store.append(Append(TABLE, 0, history, False, []))
    await store.close()


async def story_of(data: Path, game: Game, viewer: int, history: list[Ply], seed: int) -> list[str]:
    # a public address: the page says where it can be reached, and every server has a port of its own
    async with inside(data, url="http://worlds.test", hosts=("127.0.0.1",)) as server:
        return await everything(server, TABLE, game, viewer, len(history), random.Random(seed))


@pytest.mark.engine
@pytest.mark.parametrize("slug", PLAYED)
async def test_two_worlds(slug: str, tmp_path: Path) -> None:
    game, rng = games(slug), random.Random(5)
    seats = min(3, game.seats.stop - 1)
    secrets, compared, planned, remarked, felt, coached = 0, 0, 0, 0, 0, 0
    for viewer in (SPECTATOR, *range(seats)):
        for attempt in range(40):
            history = random_history(game, seats, 90, rng)
            moments = secret_moments(game, seats, history, viewer)
            secrets += len(moments)
            history = history[: rng.choice(moments)] if moments else []
            other = other_world(game, seats, history, viewer, rng) if moments else None
            if other is None:
                continue
            told: list[Any] = []
            for name, world in (("one", history), ("two", other)):
                data = tmp_path / f"{name}{viewer}.db"
                await write_world(data, game, seats, world)
                told.append(await story_of(data, game, viewer, world, attempt))
            assert len(told[0]) == len(told[1])
            for first, second in zip(*told, strict=True):
                assert first == second
            compared += 1
            planned += sum('"plan":{"on":true' in message for message in told[0])
            remarked += sum('"kind":"remark"' in message for message in told[0])
            felt += sum('"effects":[{"kind":' in message for message in told[0])
            coached += sum('"coach":[{' in message for message in told[0])
            break
    # A game that hides nothing from anybody has no second world; any other must have been compared for everybody.
    assert compared == (seats + 1 if secrets else 0)
    assert bool(planned) == (slug in ("tzolkin", "eldorado", "tobago"))
    assert bool(remarked) == bool(coached) == bool(compared)
    assert bool(felt) == (bool(compared) and slug != "toy")  # what is seen and heard was among it


async def test_the_comparison_would_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same test with a leak built in: views made of the true position."""
    rng, toy = random.Random(1), games("toy")
    history = random_history(toy, 2, 4, rng)
    other = other_world(toy, 2, history, 0, rng)
    assert other is not None
    monkeypatch.setattr("tests.table.toy.ToyState.hide", lambda self, seat: self.copy())
    told = []
    for name, world in (("one", history), ("two", other)):
        await write_world(tmp_path / name, toy, 2, world)
        told.append(await story_of(tmp_path / name, toy, 0, world, 1))
    assert told[0] != told[1]
