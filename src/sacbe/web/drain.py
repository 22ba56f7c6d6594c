"""Ending in good order: not ready any more, then everybody is sent away to come back, then all is on the disk.

uvicorn does most of it when SIGTERM comes: it stops listening, closes sockets with 1012, after which clients connect
again, and waits for what is being answered. Here the word is spread before, so that `/health/ready` says no while
those in front can still ask.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

log = logging.getLogger("sacbe.web")


class Drain:
    """`seconds` to answer on, not ready, before anybody is sent away; for proxies that ask only now and then."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.began = False
        self._seconds = seconds

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Hear the signals before uvicorn does. Only the main thread hears any."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        loop = asyncio.get_running_loop()
        before: dict[int, Any] = {sign: signal.getsignal(sign) for sign in (signal.SIGTERM, signal.SIGINT)}

        def heard(sign: int, frame: FrameType | None) -> None:
            first, self.began = not self.began, True
            if first and sign == signal.SIGTERM and self._seconds:
                loop.call_soon_threadsafe(loop.call_later, self._seconds, lambda: before[sign](sign, None))
            elif callable(before[sign]):
                before[sign](sign, frame)

        for sign in before:
            signal.signal(sign, heard)
        try:
            yield
        finally:
            for sign, handler in before.items():
                if signal.getsignal(sign) is heard:
                    signal.signal(sign, handler)


async def end_with_parent() -> None:
    """A worker whose parent was killed would serve on, unknown to whoever starts the next server. The parent may have
    been killed before this process came to look: then its number is another's by now, but the pipe it left says so."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    while parent.is_alive():  # noqa: ASYNC110 -- nothing tells of it
        await asyncio.sleep(1)
    log.warning("the parent process is gone: ending")
    os.kill(os.getpid(), signal.SIGTERM)
