"""A whole run: quiet, floods, frozen clients, then one kill after the other with all else between; then the verdict."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from sacbe import Record
from sacbe.core import fair
from tests.chaos.account import Stored, Verdict, judge, stored
from tests.chaos.crowd import Crowd, Table
from tests.chaos.figures import QUIET, Figures
from tests.chaos.trouble import FLOODS, FROZEN, Setting
from tests.needs import HANGS

FLOOD_EVERY = 25  # kills
WINDOWS = {"floods": FLOODS, "frozen clients": FROZEN}


@dataclass
class Wish:
    """How much of everything. `seconds`: of quiet, of floods and of frozen clients; 0 leaves them out."""

    kills: int = 500
    others: int = 8  # for how many kills there is one trouble of another kind
    tables: int = 12
    seats: int = 3
    games: list[str] = field(default_factory=lambda: ["trek12", "eldorado", "trek12", "tobago"])
    think: float = 0.1
    seconds: float = 20.0
    seed: int = 1


@dataclass
class Outcome:
    setting: str
    figures: Figures
    verdict: Verdict
    tables: int = 0
    verified: int = 0  # records of finished games whose every draw follows from the seed
    events: Counter[str] = field(default_factory=Counter)  # what the server's log tells, errors and warnings
    took: float = 0.0

    def ratio(self, what: str) -> float:
        return self.figures.percentile(what, 0.99) / self.figures.percentile(QUIET, 0.99)


async def storm(setting: Setting, wish: Wish, tell: Callable[[str], None] = lambda _: None) -> Outcome:
    began, rng = time.monotonic(), random.Random(wish.seed)
    async with Crowd(setting.server.url, wish.games, wish.tables, wish.seats, wish.think, wish.seed) as crowd:
        await progress(crowd, wish.tables * 2)
        if wish.seconds:
            await measure(setting, wish, crowd, tell)
        kills = 0
        while kills < wish.kills:
            batch = min(FLOOD_EVERY, wish.kills - kills)
            flooded = wish.seconds and kills % (4 * FLOOD_EVERY) == FLOOD_EVERY
            if flooded:  # kills under a flood
                tell("and a flood")
                async with setting.flooded(wish.seconds, (*FLOODS, *FROZEN), crowd.figures.flooded):
                    await blows(setting, wish, crowd, rng, batch)
            else:
                await blows(setting, wish, crowd, rng, batch)
            kills += batch
            tell(f"{kills} kills, {crowd.figures.turns} turns acknowledged, {len(crowd.tables)} tables")
        outcome = await verdict(setting, crowd)
    outcome.took = time.monotonic() - began
    return outcome


async def measure(setting: Setting, wish: Wish, crowd: Crowd, tell: Callable[[str], None]) -> None:
    """What other tables feel of an attack: quiet before and after it, on the same tables in the same run."""
    for what, kinds in WINDOWS.items():
        with crowd.figures.measuring(QUIET):
            await asyncio.sleep(wish.seconds / len(WINDOWS))
        async with setting.flooded(wish.seconds + 2, kinds, crowd.figures.flooded):
            await asyncio.sleep(2)  # until it is under way
            with crowd.figures.measuring(what):
                await asyncio.sleep(wish.seconds)
            crowd.check()
        tell(f"{what}: p99 {crowd.figures.percentile(what, 0.99) * 1000:.0f} ms")


async def blows(setting: Setting, wish: Wish, crowd: Crowd, rng: random.Random, count: int) -> None:
    """Each comes when the crowd has got over the one before."""
    troubles = crowd.figures.troubles
    for _ in range(count):
        await progress(crowd, rng.randint(1, wish.tables))
        await asyncio.sleep(rng.uniform(0, 0.2))
        await setting.kill(rng, troubles)
        if rng.randrange(wish.others) == 0:
            await progress(crowd, rng.randint(1, wish.tables))
            await setting.harm(rng.choice(setting.others), crowd, rng, troubles)


async def progress(crowd: Crowd, turns: int) -> None:
    """Until so many more turns have been acknowledged, and no table is left behind."""
    wanted, since = crowd.figures.turns + turns, time.monotonic()
    while crowd.figures.turns < wanted:
        crowd.check()
        still = [table.name for table in crowd.live if time.monotonic() - max(since, table.moved) > HANGS]
        assert not still, f"nothing goes on at {still}"
        assert time.monotonic() - since < HANGS, "nothing goes on at all"
        await asyncio.sleep(0.02)


# -- the verdict -------------------------------------------------------------------------------------------------------


async def verdict(setting: Setting, crowd: Crowd) -> Outcome:
    """All rest; whatever was under way ends; every client must have come to where storage stands."""
    crowd.rest()
    total = Verdict(problems=list(crowd.hung))
    outcome = Outcome(setting.name, crowd.figures, total, len(crowd.tables))
    for table in crowd.tables:
        found, behind = await level(setting, table)
        verdict = judge(table.name, table.turns, found)
        verdict.problems += behind
        total.add(verdict)
    outcome.verified = await verify(setting, crowd, total)
    code = await setting.server.stop()
    if code != 0:
        total.problems.append(f"the server ended with {code}")
    deadline = time.monotonic() + HANGS
    while (left := setting.server.left()) and time.monotonic() < deadline:  # noqa: ASYNC110 -- nothing tells of it
        await asyncio.sleep(0.1)
    if left:
        total.problems.append(f"processes are left behind: {left}")
    outcome.events, traces = read_log(setting.server.log)
    total.problems += traces
    return outcome


async def level(setting: Setting, table: Table) -> tuple[Stored, list[str]]:
    """What storage has when nobody is behind it any more, or at last; and who stays behind."""
    deadline = time.monotonic() + HANGS
    while True:
        found = await stored(setting.server.data, table.name)
        behind = astray(table, found)
        if not behind or time.monotonic() > deadline:
            return found, behind
        await asyncio.sleep(0.1)


def astray(table: Table, found: Stored) -> list[str]:
    """Clients that were last shown something else than storage has."""
    end = len(found.plies)
    told = [
        f"table {table.name}: seat {client.seat} was last shown ply {client.ply} of {end}"
        for client in table.clients
        if client.ply != end
    ]
    if told:
        return told
    state, _ = found.replay()
    return [
        f"table {table.name}: seat {client.seat} was last shown another position of ply {end} than storage has"
        for client in table.clients
        if client.view.get("position") != json.loads(json.dumps(state.hide(client.seat).dump()))
    ]


async def verify(setting: Setting, crowd: Crowd, total: Verdict) -> int:
    """As `sacbe verify` does it, with the record that the server gives of every finished game."""
    count = 0
    async with httpx.AsyncClient(base_url=setting.server.url, timeout=HANGS) as http:
        for table in crowd.tables:
            if table.over:
                answer = await http.get(f"/api/tables/{table.name}/record")
                while answer.status_code == 429:
                    await asyncio.sleep(1)
                    answer = await http.get(f"/api/tables/{table.name}/record")
                answer.raise_for_status()
                total.problems += [f"table {table.name}: {wrong}" for wrong in fair.verify(Record.read(answer.text))]
                count += 1
    return count


def read_log(path: Path) -> tuple[Counter[str], list[str]]:
    """Events by kind, and what no server should ever tell: traces."""
    events: Counter[str] = Counter()
    traces = []
    for line in path.read_text(errors="replace").splitlines():
        try:
            event = json.loads(line)
            level, told = event["level"], event["event"]
        except (ValueError, KeyError, TypeError):
            if "Traceback" in line:
                traces.append(f"a bare trace in the log: {path}")
            continue
        if level not in ("info", "debug"):
            events[" ".join(word for word in told.split() if not any(c.isdigit() for c in word))[:90]] += 1
        if "trace" in event:
            traces.append(f"{told}: {event['trace'].splitlines()[-1]}")
    return events, traces
