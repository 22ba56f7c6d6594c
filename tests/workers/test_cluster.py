"""A real Ray cluster: matches are played and bots think on it, and survive the loss of a node and of all of it.

Two stories, each told in one test, as a cluster takes its time to start.
"""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import closing
from itertools import islice
from pathlib import Path

import msgspec
import pytest

import sacbe
from sacbe.arena.match import Match
from sacbe.arena.play import play, standings
from sacbe.arena.where import choose
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.table.bots import Pool
from sacbe.table.cluster import OnCluster
from sacbe.workers.cluster import Cluster, NoCluster, WorkFailed
from tests.needs import HANGS, until
from tests.workers.nodes import Nodes, two_nodes

pytestmark = pytest.mark.cluster
MATCH = Match("trek12", ("random", "greedy"), games=40, seed=5)
# Far from its end when the cluster is lost after the first game, however long the one who kills it takes.
LONG = Match("trek12", ("random", "greedy"), games=400, seed=5)


def test_a_match_outlives_its_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with two_nodes(monkeypatch) as nodes:
        nodes.start()
        a_match_completes_without_its_node(nodes, tmp_path)
        finished_games_outlive_the_cluster(nodes, tmp_path)


def test_bots_think_on_a_cluster_while_it_is_there(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with two_nodes(monkeypatch) as nodes:
        here = Here(1)
        thinker = OnCluster(nodes.address, here, again=1, patience=HANGS)
        try:
            expected = before_it_is_there(thinker, here, caplog)
            nodes.start()
            thoughts_come_from_it(thinker, here, expected, caplog)
            nodes.kill()
            thoughts_come_from_here_again(thinker, here, expected, caplog)
        finally:
            thinker.close()


class Here(Pool):
    """Processes of this machine that count how often they were asked."""

    asked = 0

    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought:
        self.asked += 1
        return await super().plan(game, seen, seat, level, seed)


def position() -> tuple[State, int]:
    state = sacbe.game("trek12").start(2)
    while state.actors() & sacbe.NATURE_BIT:
        state.apply(sacbe.NATURE, state.legal(sacbe.NATURE)[0])
    seat = (state.actors() & -state.actors()).bit_length() - 1
    return state.hide(seat), seat


def thought(thinker: OnCluster) -> list[int]:
    view, seat = position()
    return asyncio.run(thinker.plan(sacbe.game("trek12"), view, seat, "novice", 3)).line


def told(caplog: pytest.LogCaptureFixture, words: str) -> int:
    return sum(words in record.getMessage() for record in caplog.records)


def before_it_is_there(thinker: OnCluster, here: Here, caplog: pytest.LogCaptureFixture) -> list[int]:
    line = thought(thinker)
    assert here.asked == 1
    until(lambda: told(caplog, "bots think on this machine until it is back"))
    assert told(caplog, "nothing listens there") == 1
    return line


def thoughts_come_from_it(
    thinker: OnCluster, here: Here, expected: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    until(lambda: told(caplog, "bots think on the Ray cluster"))
    assert thought(thinker) == expected
    assert here.asked == 1, "it was thought of here"
    assert told(caplog, "until it is back") == 1, "told once, however often it was looked for"


def a_match_completes_without_its_node(nodes: Nodes, folder: Path) -> None:
    """The head is busy with other work, so games can only be played on the second node; then that one is killed."""
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    busy = Cluster(nodes.address)
    try:
        busy.ready.result()
        with pytest.raises(WorkFailed, match="nowhere"):
            busy.submit(Path.read_text, folder / "nowhere").result()
        reading = busy.submit(Path.read_text, pipe)
        with pipe.open("w") as letter:  # opens when the reader is there
            nodes.start_second()
            going = play({"": MATCH}, choose(ray=nodes.address), folder / "match")
            first = [next(going)[1].index for _ in range(2)]
            before = lines(folder / "match")
            nodes.kill_second()
            assert not reading.done()
            letter.write("go on")
        rest = [played.index for _, played in going]
        assert reading.result() == "go on"
    finally:
        busy.close()
    assert sorted(first + rest) == list(range(MATCH.games))
    after = lines(folder / "match")
    assert after[: len(before)] == before
    assert sorted(msgspec.json.decode(line)["index"] for line in after) == list(range(MATCH.games))
    kept, alone = standings(MATCH, folder=folder / "match"), standings(MATCH)
    assert lines(folder / "match") == after, "nothing was left to play"
    assert [(one.games, one.share) for one in kept] == [(one.games, one.share) for one in alone]
    assert [one.scores.mean for one in kept] == pytest.approx([one.scores.mean for one in alone])


def finished_games_outlive_the_cluster(nodes: Nodes, folder: Path) -> None:
    going = play({"": LONG}, choose(ray=nodes.address), folder / "lost")
    next(going)
    nodes.kill()
    with pytest.raises(NoCluster, match="went away"):
        list(going)
    before = lines(folder / "lost")
    assert 0 < len(before) < LONG.games
    with closing(play({"": LONG}, folder=folder / "lost")) as again:
        indices = [played.index for _, played in islice(again, len(before) + 1)]
    assert indices[:-1] == [msgspec.json.decode(line)["index"] for line in before]
    assert indices[-1] not in indices[:-1], "it goes on with a game that was not finished"
    assert lines(folder / "lost")[:-1] == before


def lines(folder: Path) -> list[bytes]:
    return (folder / "games.jsonl").read_bytes().splitlines()


def thoughts_come_from_here_again(
    thinker: OnCluster, here: Here, expected: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    until(lambda: told(caplog, "until it is back") == 2)
    assert thought(thinker) == expected
    assert here.asked == 2
