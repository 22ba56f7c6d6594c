"""Tasks that are told to end, and do so late or never."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from sacbe.table import stopping
from sacbe.table.stopping import stopped


async def begun(*tasks: asyncio.Task[None]) -> None:
    """A task that is cancelled before its first step has nothing to swallow."""
    await asyncio.sleep(0)
    assert not any(task.done() for task in tasks)


async def deaf(times: int) -> None:
    """Swallows being cancelled so often."""
    while times:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            times -= 1


async def test_a_group_of_which_one_fails_as_it_is_cancelled_ends_nevertheless() -> None:
    waiting, losses = asyncio.Event(), 0

    async def failing() -> None:
        nonlocal losses
        waiting.set()
        try:
            await asyncio.Event().wait()
        finally:
            if not losses:
                losses += 1
                raise ConnectionError("the line was lost at this very moment")

    async def coming_back() -> None:
        while True:
            with suppress(ExceptionGroup):
                async with asyncio.TaskGroup() as group:
                    group.create_task(failing())

    task = asyncio.create_task(coming_back())
    await waiting.wait()
    await stopped([task])
    assert (task.done(), losses) == (True, 1)


async def test_who_does_not_hear_it_is_told_again() -> None:
    tasks = [asyncio.create_task(deaf(times)) for times in (0, 1, 2)]
    await begun(*tasks[1:])
    await stopped(tasks)
    assert all(task.done() for task in tasks)


async def test_who_never_ends_is_left_behind_and_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(stopping, "AGAIN", 0.0)
    task = asyncio.create_task(deaf(stopping.OFTEN + 1))
    await begun(task)
    await stopped([task])
    assert not task.done()
    assert "does not end" in caplog.text
    await stopped([task])
    assert task.done()
