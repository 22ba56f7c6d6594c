"""How a finished game is told: its course, what its log says of the decisive moments, and what was remarkable."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import msgspec

from sacbe.core.game import Game
from sacbe.core.present import Tally
from sacbe.core.state import SPECTATOR, State
from sacbe.table.chronicle import Chronicle
from sacbe.table.course import Course, Moment, walked
from sacbe.table.errors import Refused
from sacbe.table.history import History
from sacbe.table.live import LiveTable
from sacbe.table.unfold import Ply

Line = dict[str, Any]  # of the log, as the chronicle has encoded it
LOUDNESS: Final = {"result": 0, "move": 1, "quiet": 2, "head": 3}  # which line of a ply tells best what happened
ALOUD: Final = LOUDNESS["move"]
TOGETHER: Final = 4  # lines of one ply that tell of a moment together, such as Skeletons that go to one player


@dataclass(frozen=True, slots=True)
class Sentence:
    """What the log says of a moment, after which ply, and who did most for it."""

    ply: int
    text: str
    hero: int


@dataclass(frozen=True, slots=True)
class Feats:
    """What was remarkable. `led`: by racer, at the end of how many laps it had the lead alone; `strides`: by racer, its
    greatest gain in one lap and that lap; `changes`: how often the lead passed from one to another."""

    led: list[int]
    strides: list[tuple[float, int]]
    changes: int


@dataclass(frozen=True, slots=True)
class Ending:
    """`names` are those of all racers, automata among them; `sentences` go with the moments of the course."""

    names: list[str]
    final: State
    tallies: list[Tally]
    winners: list[int]
    course: Course
    sentences: list[Sentence]
    feats: Feats


class Endings:
    """The ending of one table, worked out once a language: in a thread, so that nobody else waits for it."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._told: dict[str, asyncio.Future[Ending]] = {}

    async def told(self, lang: str) -> Ending:
        """Refused while the game runs: as with the record, how it goes is nobody's business but its players'."""
        table = self._table
        if not table.over:
            raise Refused("not-over")
        known = self._told.get(lang)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            work = asyncio.to_thread(
                ending, table.game, table.history.at(0).copy(), list(table.history.plies), table.names, lang
            )
            known = self._told[lang] = asyncio.ensure_future(work)
        return await asyncio.shield(known)


def ending(game: Game, start: State, plies: Sequence[Ply], names: list[str], lang: str) -> Ending:
    """Of a finished game: it has no secrets any more, and yet only what everybody saw is told."""
    history = History(start, list(plies))
    final = history.state.hide(SPECTATOR)
    tallies = game.presenter.tally(final, lang)
    course = walked(game, start, plies, len(tallies))
    chronicle = Chronicle(game, SPECTATOR, lang, names)
    chronicle.catch_up(history)
    lines: dict[int, list[Line]] = {}
    for encoded in chronicle.lines:
        line = msgspec.json.decode(encoded)
        lines.setdefault(line["ply"], []).append(line)
    winners = final.winners()
    return Ending(
        names=[*names, *(tally.name for tally in sorted(tallies, key=lambda one: one.seat)[len(names) :])],
        final=final,
        tallies=tallies,
        winners=[racer for racer in course.racers if winners >> racer & 1],
        course=course,
        sentences=[sentence(course, moment, lines) for moment in course.moments],
        feats=feats(course),
    )


def sentence(course: Course, moment: Moment, lines: dict[int, list[Line]]) -> Sentence:
    """The line of the log that tells of the moment: one of the plies that made it, the loudest of whoever did most for
    it, then the one of the ply that did most; all that it says as loudly. How the game came out is told after what did
    more for it. What is said in passing tells nothing as long as others have more to say: whoever leads by others'
    losses has only eaten."""
    hero, sign = course.hero(moment), 1 if moment.gain > 0 else -1
    told = [
        ((loud > ALOUD, line["seat"] != hero, loud, -sign * moment.gains[ply]), line)
        for ply in moment.gains
        for line in lines.get(ply, [])
        for loud in [LOUDNESS[line["kind"]]]
    ]
    if not told:
        return Sentence(max(moment.gains), "", hero)
    first, line = min(told, key=lambda one: one[0])
    same = [other["text"] for rank, other in told if rank == first and other["ply"] == line["ply"]]
    rank, most = min((one for one in told if one[0][:2] == first[:2]), key=lambda one: one[0][3])
    same = [most["text"], *same] if rank[3] < first[3] else same
    return Sentence(line["ply"], "; ".join(dict.fromkeys(same[:TOGETHER])), hero)


def feats(course: Course) -> Feats:
    led = [0 for _ in course.racers]
    strides: list[tuple[float, int]] = [(0, 0) for _ in course.racers]
    leader, changes = -1, 0
    for before, point in pairwise(course.points):
        best = max(point.standings)
        first = [racer for racer in course.racers if point.standings[racer] == best]
        for racer in course.racers:
            stride = point.standings[racer] - before.standings[racer]
            if stride > strides[racer][0]:
                strides[racer] = (stride, point.lap)
        if len(first) == 1:
            led[first[0]] += 1
            changes += leader not in (-1, first[0])
            leader = first[0]
    return Feats(led, strides, changes)
