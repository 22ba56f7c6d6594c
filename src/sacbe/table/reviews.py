"""Reviews of finished games: worked out once, piece by piece in worker processes, and kept.

The pieces go through the fair queue at the expense of whoever asked, so that they keep no bot waiting. How far a review
has come is written down now and then: other processes tell it too, and take one up that was left behind.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from sacbe.core.record import Record
from sacbe.review.account import FORMAT, Review, whole
from sacbe.review.fit import NoReview, fit_for_review, names_of
from sacbe.review.judged import TRIALS, Judged
from sacbe.table.bots import Thinker
from sacbe.table.errors import Conflict, Refused
from sacbe.table.queue import FairQueue
from sacbe.table.stopping import stopped
from sacbe.table.store import SavedReview, Store

log = logging.getLogger("sacbe.table")
UPLOADED: Final = "r-"  # what names of uploaded records begin with; no table's name does
LEFT: Final = 180  # seconds without news, after which a review that nobody here works at counts as left behind
NEWS: Final = 10.0  # seconds between two notes of how far it has come
AT_ONCE: Final = 2  # reviews that one who pays may have in work
SEED: Final = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a review has come: so many pieces of so many; or what was found. `failed`: something broke in it."""

    done: int = 0
    total: int = 0
    found: Review | None = None
    failed: bool = False

    @property
    def running(self) -> bool:
        return self.found is None and self.total > 0


@dataclass(slots=True)
class Work:
    """A review in work. `told`: when storage was last told of it."""

    key: str
    record: Record
    uploaded: bool
    payer: str
    total: int
    judged: dict[int, Judged]
    told: float


class Reviews:
    def __init__(self, store: Store, thinker: Thinker, queue: FairQueue, trials: int = TRIALS) -> None:
        self.trials = trials
        self._store = store
        self._thinker = thinker
        self._queue = queue
        self._works: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: set[str] = set()

    async def close(self) -> None:
        await stopped(self._tasks)

    async def standing(self, key: str) -> Standing:
        if (work := self._works.get(key)) is not None:
            return Standing(len(work.judged), work.total)
        saved = await self._store.review(key)
        if saved is None or key in self._failed:
            return Standing(failed=key in self._failed)
        if saved.found:
            found = await asyncio.to_thread(unpacked, saved.found)
            return Standing(saved.total, saved.total, found) if found else Standing()
        return Standing(saved.done, saved.total) if saved.changed > time.time() - LEFT else Standing()

    async def uploaded(self, key: str) -> Record:
        """The record that somebody has uploaded."""
        saved = await self._store.review(key) if key.startswith(UPLOADED) else None
        if saved is None:
            raise Refused("gone")
        return Record.read(saved.record)

    async def begin(self, key: str, record: Record, payer: str, uploaded: bool = False) -> Standing:
        """Work is begun, unless it is done or under way already. Refused for a record that cannot be judged."""
        standing = await self.standing(key)
        if standing.found is not None or standing.running:
            return standing
        if sum(work.payer == payer for work in self._works.values()) >= AT_ONCE:
            raise Refused("review-busy")
        try:
            cut = await asyncio.to_thread(fit_for_review, record)
        except NoReview as wrong:
            raise Refused(f"review-{wrong.reason}", text=str(wrong)) from None
        if key not in self._works:
            work = Work(key, record, uploaded, payer, len(cut.units) + 1, {}, time.monotonic())
            self._works[key] = work
            self._failed.discard(key)
            try:
                await self._keep(work)
            except BaseException:
                self._works.pop(key, None)
                raise
            task = asyncio.create_task(self._work(work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return Standing(0, len(cut.units) + 1)

    async def _work(self, work: Work) -> None:
        try:
            text, pieces = work.record.write(), iter(range(-1, work.total - 1))
            async with asyncio.TaskGroup() as group:
                for _ in range(self._queue.slots):
                    group.create_task(self._pieces(work, text, pieces))
            every = [work.judged[at] for at in range(-1, work.total - 1)]
            record = work.record
            found = whole(record.game.slug, record.edition, names_of(record), SEED, self.trials, every)
            await self._keep(work, await asyncio.to_thread(packed, found))
        except Exception:
            log.exception("the review of %s failed", work.key)
            self._failed.add(work.key)
        finally:
            self._works.pop(work.key, None)

    async def _pieces(self, work: Work, text: str, pieces: Iterator[int]) -> None:
        for at in pieces:
            async with self._queue.turn(work.payer, f"review {work.key}"):
                work.judged[at] = await self._thinker.work(judged, text, SEED, self.trials, at)
            if time.monotonic() > work.told + NEWS:
                work.told = time.monotonic()
                await self._keep(work)

    async def _keep(self, work: Work, found: bytes = b"") -> None:
        text = work.record.write() if work.uploaded else ""
        try:
            await self._store.keep_review(SavedReview(work.key, text, len(work.judged), work.total, found=found))
        except Conflict:
            log.info("the review of %s was begun elsewhere too", work.key)


def key_of(record: Record) -> str:
    """The name of an uploaded record: the same for the same game, however it was written down."""
    return UPLOADED + hashlib.sha256(record.write().encode()).hexdigest()[:20]


def judged(text: str, seed: int, trials: int, at: int) -> Judged:
    """In a worker: only workers load the bots."""
    from sacbe.review.judge import judge

    return judge(text, seed, trials, at)


def packed(review: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(review))


def unpacked(data: bytes) -> Review | None:
    """Nothing if it is of a format that is no longer known: then it is worked out again."""
    text = zlib.decompress(data)
    if msgspec.json.decode(text, type=dict[str, msgspec.Raw]).get("format") != msgspec.Raw(str(FORMAT).encode()):
        return None
    return msgspec.json.decode(text, type=Review)
