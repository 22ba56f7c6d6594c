"""Whoever asks for a thousand things keeps nobody else waiting for long."""

from __future__ import annotations

import asyncio

import pytest

from sacbe.table.errors import Refused
from sacbe.table.queue import FairQueue
from tests.table.helpers import until


class Work:
    """Notes in which order wishes are served; each goes on until it is let go."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.served: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._gates: dict[str, asyncio.Event] = {}

    def ask(self, payer: str, matter: str, name: str, most: int | None = None) -> None:
        self._gates[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._do(payer, matter, name, most))

    async def _do(self, payer: str, matter: str, name: str, most: int | None) -> None:
        async with self.queue.turn(payer, matter, most):
            self.served.append(name)
            await self._gates[name].wait()

    async def let_go(self, name: str) -> None:
        self._gates[name].set()
        await self.tasks[name]


async def test_a_flood_of_one_leaves_the_others_their_turn() -> None:
    work = Work(FairQueue(1))
    for n in range(50):
        work.ask("flood", f"table {n}", f"flood {n}")
    await until(lambda: work.queue.waiting == 49)
    work.ask("ann", "hers", "ann")
    await until(lambda: work.queue.waiting == 50)
    await work.let_go("flood 0")
    await until(lambda: len(work.served) == 2)
    assert work.served == ["flood 0", "ann"]
    for task in work.tasks.values():
        task.cancel()


async def test_tables_of_one_address_take_turns() -> None:
    work = Work(FairQueue(1))
    for n in range(5):
        work.ask("school", "a", f"a{n}")
    work.ask("school", "b", "b0")
    await until(lambda: work.queue.waiting == 5)
    await work.let_go("a0")
    await until(lambda: len(work.served) == 2)
    assert work.served == ["a0", "b0"]
    for task in work.tasks.values():
        task.cancel()


async def test_whoever_has_less_running_comes_first() -> None:
    work = Work(FairQueue(2))
    for name in ("a0", "a1", "a2"):
        work.ask("ann", name, name)
    await until(lambda: work.queue.running == 2)
    work.ask("bob", "b", "b0")
    await until(lambda: work.queue.waiting == 2)
    await work.let_go("a0")
    await until(lambda: len(work.served) == 3)
    assert work.served[2] == "b0"
    for task in work.tasks.values():
        task.cancel()


async def test_too_much_is_refused_and_what_is_given_up_makes_room() -> None:
    work = Work(FairQueue(1, most=2))
    for n in range(3):
        work.ask("ann", f"m{n}", f"a{n}")
    await until(lambda: work.queue.waiting == 2)
    with pytest.raises(Refused, match="busy"):
        async with work.queue.turn("ann", "m3"):
            pass
    work.tasks["a1"].cancel()
    await until(lambda: work.queue.waiting == 1)
    await work.let_go("a0")
    await until(lambda: "a2" in work.served)
    await work.let_go("a2")
    assert (work.queue.running, work.queue.waiting) == (0, 0)
    async with work.queue.turn("ann", "again"):
        assert work.queue.running == 1


async def test_one_wish_of_a_kind_at_a_time() -> None:
    work = Work(FairQueue(1))
    work.ask("ann", "hint", "first", most=1)
    work.ask("ann", "hint", "second", most=1)
    await until(lambda: work.queue.waiting == 1)
    with pytest.raises(Refused, match="busy"):
        async with work.queue.turn("ann", "hint", most=1):
            pass
    for task in work.tasks.values():
        task.cancel()


async def test_called_and_given_up_at_once_leaves_no_slot_taken() -> None:
    work = Work(FairQueue(1))
    work.ask("ann", "a", "first")
    work.ask("bob", "b", "second")
    await until(lambda: work.queue.waiting == 1)
    work._gates["first"].set()
    while work.queue.waiting:  # noqa: ASYNC110 -- until "second" is called, but has not run yet
        await asyncio.sleep(0)
    work.tasks["second"].cancel()
    await asyncio.gather(*work.tasks.values(), return_exceptions=True)
    assert (work.queue.running, work.queue.waiting) == (0, 0)


async def test_given_up_at_the_moment_in_which_its_turn_would_have_come() -> None:
    work = Work(FairQueue(1))
    for name in ("first", "second", "third"):
        work.ask("ann", "hers", name)
    await until(lambda: work.queue.waiting == 2)
    work._gates["first"].set()
    work.tasks["second"].cancel()  # is taken off the line before it hears of that
    with pytest.raises(asyncio.CancelledError):
        await work.tasks["second"]
    await work.let_go("third")
    assert (work.served, work.queue.running, work.queue.waiting) == (["first", "third"], 0, 0)
