"""Where games are played: in this process, in several of this machine, or on a Ray cluster. All give the same games."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool

from sacbe.arena.match import Match
from sacbe.arena.played import Played
from sacbe.workers.child import stay_with_parent
from sacbe.workers.cluster import Cluster, WorkFailed

Job = tuple[Match, int]  # a match, and the number of one of its games
Games = Generator[tuple[Match, Played], None, None]  # as they end; close it, and nobody plays on
Where = Callable[[Sequence[Job]], Games]

PATIENCE = 3  # times that processes may be lost in a row without one game finished


class Unplayed(Exception):
    """A game could not be played; the text says which and why."""


def choose(processes: int = 1, ray: str = "") -> Where:
    """`ray`: the address of a cluster, "auto" for that of this machine, nothing for local processes."""
    if ray:
        return lambda jobs: on_cluster(jobs, ray)
    return here if processes <= 1 else lambda jobs: in_processes(jobs, processes)


def here(jobs: Sequence[Job]) -> Games:
    for match, index in jobs:
        yield match, match.play(index)


def in_processes(jobs: Sequence[Job], processes: int) -> Games:
    left, lost = dict(enumerate(jobs)), 0
    while left:
        try:
            for number, played in _round(dict(left), processes):
                lost = 0
                yield left.pop(number)[0], played
        except BrokenProcessPool:
            # A process was killed, perhaps for want of memory: what was not finished is played again.
            lost += 1
            if lost == PATIENCE:
                raise Unplayed(f"processes that play were killed {PATIENCE} times in a row: is there memory?") from None


def _round(jobs: dict[int, Job], processes: int) -> Iterator[tuple[int, Played]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=stay_with_parent)
    try:
        futures = {pool.submit(match.play, index): number for number, (match, index) in jobs.items()}
        for future in as_completed(futures):
            yield futures.pop(future), future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        # Whoever stops a match does not want to wait for the games that are still going on.
        for process in multiprocessing.active_children():
            process.terminate()


def on_cluster(jobs: Sequence[Job], address: str) -> Games:
    """A game whose node is lost is begun again on another one, by Ray. NoCluster if all of it is lost."""
    cluster = Cluster(address)
    try:
        cluster.ready.result()
        futures = {cluster.submit(match.play, index): (match, index) for match, index in jobs}
        for future in as_completed(futures):
            match, index = futures.pop(future)
            try:
                played = future.result()
            except WorkFailed as wrong:
                raise Unplayed(f"game {index} of {' : '.join(match.names)} could not be played: {wrong}") from None
            yield match, played
    finally:
        cluster.close()
