"""Analyses that somebody keeps: their trees in storage, and what bots think of their positions.

What is thought goes through the fair queue at the expense of whoever looks, piece by piece, so that no bot waits long.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import replace
from typing import Final

from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.review.lines import Found, fits, further
from sacbe.table.bots import Thinker
from sacbe.table.errors import Refused
from sacbe.table.queue import FairQueue
from sacbe.table.store import SavedAnalysis, Store

log = logging.getLogger("sacbe.table")
KEPT: Final = "w-"  # what names of analyses begin with; no table's name does, nor that of an uploaded record
LONGEST: Final = 200_000  # letters of a tree that is kept
SHOWN: Final = 50  # of somebody's analyses, the newest
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


class Analyses:
    def __init__(self, store: Store, thinker: Thinker, queue: FairQueue) -> None:
        self._store = store
        self._thinker = thinker
        self._queue = queue

    async def saved(self, key: str) -> SavedAnalysis:
        found = await self._store.analysis(key)
        if found is None:
            raise Refused("gone")
        return found

    async def begin(self, owner: str, record: Record) -> SavedAnalysis:
        """A new one of somebody's own."""
        key = KEPT + "".join(secrets.choice(_LETTERS) for _ in range(12))
        return await self.keep(SavedAnalysis(key, owner, record.game.slug, "", ""), record)

    async def keep(self, saved: SavedAnalysis, record: Record) -> SavedAnalysis:
        """Conflict if somebody has written another version meanwhile."""
        text = record.write()
        if len(text) > LONGEST:
            raise Refused("analysis-full", most=LONGEST)
        fresh = replace(saved, record=text, title=record.title)
        return replace(fresh, version=await self._store.keep_analysis(fresh))

    async def mine(self, owner: str) -> list[SavedAnalysis]:
        return await self._store.analyses(owner, SHOWN) if owner else []

    # -- what bots think -------------------------------------------------------------------------------------------

    async def further(self, seen: State, seat: int, found: Found, payer: str) -> Found:
        """A piece more of what the best turns are worth, by what this seat knows."""
        async with self._queue.turn(payer, f"lines {payer}", most=4):
            return await self._thinker.work(further, seen.dump(), seat, found)

    async def turn(self, game: Game, seen: State, seat: int, level: str, payer: str) -> list[int]:
        """What a bot of this level would do now."""
        try:
            async with self._queue.turn(payer, f"move {payer}", most=4):
                thought = await self._thinker.plan(game, seen, seat, level, secrets.randbits(31))
        except Refused:
            raise
        except Exception:
            log.exception("a bot's move in an analysis of %s failed", game.slug)
            raise Refused("no-bot") from None
        return list(thought.line)


def judged(game: Game, seats: int) -> str:
    """Why no chances are known there: the reason of a refusal; "" if they are."""
    try:
        fits(game.slug, seats)
    except ValueError:
        return "review-alone" if seats < 2 else "review-unknown"
    return ""
