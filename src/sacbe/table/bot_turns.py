"""The bots at this process's tables: when they think, at whose expense, and what becomes of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass
from typing import Final

from sacbe.core.thought import Thought
from sacbe.table.bots import Thinker
from sacbe.table.errors import Refused
from sacbe.table.live import LiveTable
from sacbe.table.queue import FairQueue
from sacbe.table.seats import PERSON
from sacbe.table.show import Show
from sacbe.table.stopping import stopped

log = logging.getLogger("sacbe.table")
BEST: Final = "master"  # who answers hints


@dataclass(slots=True)
class Setup:
    """How tables behave in this process."""

    pace: float = 0.0  # seconds between a bot's decision opening and its move, so that people can follow
    levels: tuple[str, ...] = ("novice", "traveller", "explorer", "pathfinder", "expert", "master")
    keep: float = 600.0  # seconds a table that nobody watches stays in memory
    secret: str = ""  # makes bots' luck unforeseeable


class BotTurns:
    def __init__(self, thinker: Thinker, setup: Setup) -> None:
        self.queue = FairQueue(thinker.slots)
        self.payers: dict[str, str] = {}  # of tables that were made here: the address of whoever wanted them
        self._thinker = thinker
        self._setup = setup
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        await stopped(list(self._thinking.values()))
        self._thinker.close()

    def busy_at(self, table: str) -> bool:
        return any(key[0] == table for key in self._thinking)

    def wake(self, live: LiveTable) -> None:
        """Whichever bots are to act at this table begin to think."""
        if not live.begun or not self._wanted(live):
            return
        for seat in live.opened:
            key = live.meta.id, seat
            if live.seats[seat].bot_level and key not in self._thinking:
                task = self._thinking[key] = asyncio.create_task(self._turns(live, seat))
                task.add_done_callback(lambda _, key=key: self._thinking.pop(key, None))  # type: ignore[misc]

    async def hint(self, show: Show, seat: int, payer: str) -> Thought:
        """What the best bot would do from here, knowing what this seat knows."""
        table = show.table
        draft = table.drafts.get(seat)
        if not table.to_act(seat) or (draft and draft.complete):
            raise Refused("no-hint")
        seen, luck = show.seen(seat), self._luck(table, seat)
        try:
            async with self.queue.turn(payer, f"hint {table.meta.id} {seat}", most=1):
                return await self._thinker.plan(table.game, seen, seat, BEST, luck)
        except Refused:
            raise
        except Exception:
            log.exception("a hint at table %s failed", table.meta.id)
            raise Refused("no-bot") from None

    def _wanted(self, live: LiveTable) -> bool:
        """Whether bots have anybody to play for: somebody is there, or a person will be asked after them. Bots among
        themselves wait until somebody looks on."""
        asked = any(seat.kind == PERSON and not seat.stand_in for seat in live.seats)
        return asked or bool(live.watchers) or bool(live.signs.anywhere())

    def _payer(self, live: LiveTable) -> str:
        """At whose expense bots think: a player who is there, else an onlooker, else whoever wanted the table.
        An onlooker first would make a table wait for all else that he has caused."""
        there = [watcher for watcher in live.watchers if watcher.address]
        players = [watcher for watcher in there if watcher.who.held(live.seats)]
        looking = min((watcher.address for watcher in players or there), default="")
        return looking or self.payers.get(live.meta.id, "") or live.meta.host

    async def _turns(self, live: LiveTable, seat: int) -> None:
        """Think and move while it is this bot's turn. What was made up once is followed to its end; what comes too late
        is dropped by the table."""
        line: list[int] = []
        try:
            while (level := live.seats[seat].bot_level) and (opened := live.opened.get(seat)) is not None:
                if not self._wanted(live):
                    return
                codes = live.state.legal(seat)
                if len(codes) > 1 and (not line or line[0] not in codes):
                    line, _ = await asyncio.gather(self._thought(live, seat, level), asyncio.sleep(self._setup.pace))
                else:
                    await asyncio.sleep(self._setup.pace)
                await live.bot_move(seat, opened, codes[0] if len(codes) == 1 else line.pop(0))
        except Refused as refused:
            log.error("a bot at table %s, seat %d was refused: %s", live.meta.id, seat, refused)
        except Exception:
            log.exception("a bot at table %s, seat %d failed", live.meta.id, seat)

    async def _thought(self, live: LiveTable, seat: int, level: str) -> list[int]:
        """What the bot will do, now and next. If its head fails it does anything legal: nobody must wait for ever."""
        luck = self._luck(live, seat)
        seen = live.state.hide(seat)
        try:
            async with self.queue.turn(self._payer(live), live.meta.id):
                line = (await self._thinker.plan(live.game, seen, seat, level, luck)).line
            if not line or line[0] not in seen.legal(seat):  # a bot of another package may want anything
                raise ValueError(f"the bot {level} wants {line[:1]}, which is no legal action")
        except Exception:
            log.exception("a bot at table %s, seat %d could not think", live.meta.id, seat)
            codes = seen.legal(seat)
            return [codes[luck % len(codes)]]
        return line

    def _luck(self, live: LiveTable, seat: int) -> int:
        """A bot's own luck: the same wherever it is asked, and known to nobody but the server. It has nothing to do
        with the seed of the draws."""
        where = f"{live.meta.id} {live.ply} {seat} {self._setup.secret}".encode()
        return int.from_bytes(hashlib.blake2b(where, digest_size=4).digest(), "big")
