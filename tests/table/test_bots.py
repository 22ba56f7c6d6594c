"""Bots in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
from pathlib import Path

import pytest

import sacbe
from sacbe.table.bots import Pool
from tests.table.worlds import random_history


@pytest.mark.parametrize("slug", sacbe.SLUGS)
async def test_the_pool_answers_for_a_hidden_position_and_survives_its_workers(slug: str) -> None:
    game = sacbe.game(slug)
    state = game.start(2)
    for seat, code in random_history(game, 2, 5, random.Random(1)):
        state.apply(seat, code)
    seat = (state.actors() & -state.actors()).bit_length() - 1
    pool = Pool(1)
    try:
        first = await pool.plan(game, state.hide(seat), seat, "novice", 3)
        assert first.line[0] in state.legal(seat)
        assert await pool.plan(game, state.hide(seat), seat, "novice", 3) == first
        for worker in multiprocessing.active_children():
            worker.kill()
        assert await pool.plan(game, state.hide(seat), seat, "novice", 3) == first
    finally:
        pool.close()
    assert multiprocessing.active_children() == []


async def test_the_loop_runs_on_while_a_bot_thinks(tmp_path: Path) -> None:
    """The worker comes back only when the loop, running on, has let it: it waits at the reading end of a pipe."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pool = Pool(1)
    try:
        thinking = asyncio.get_running_loop().run_in_executor(pool._pool(), Path.read_text, pipe)
        for _ in range(10):
            await asyncio.sleep(0.001)
        assert not thinking.done()
        pipe.write_text("go on")
        assert await thinking == "go on"
    finally:
        pool.close()


async def test_bots_step_back_behind_the_server() -> None:
    pool = Pool(1)
    try:
        assert await pool.work(os.nice, 0) == min(19, os.nice(0) + 10)
    finally:
        pool.close()
