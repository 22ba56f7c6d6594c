"""Ending tasks that do not end themselves.

One cancelling may be lost: a group of tasks of which one fails at that very moment tells of the failure only, and
drivers have swallowed it. A process that waits for such a task would never end.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

log = logging.getLogger("sacbe.table")
AGAIN: Final = 0.5  # seconds until a task is told once more
OFTEN: Final = 6  # and then it is left behind


async def stopped(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Comes back when all are done; what they leave with is nobody's concern any more."""
    left = set(tasks)
    for _ in range(OFTEN):
        for task in left:
            task.cancel()
        if left:
            done, left = await asyncio.wait(left, timeout=AGAIN)
            _heard(done)
    for task in left:
        log.error("left behind, as it does not end: %s", task.get_coro())


def _heard(done: Iterable[asyncio.Task[Any]]) -> None:
    for task in done:
        if not task.cancelled():
            task.exception()  # else it is complained of when the task is thrown away
