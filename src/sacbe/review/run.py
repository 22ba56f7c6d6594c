"""Reviews a record, here or in processes of this machine. Seed and trials decide what comes out, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from sacbe.core.record import Record
from sacbe.review.account import Review, whole
from sacbe.review.fit import NoReview, fit_for_review, names_of
from sacbe.review.judge import judge
from sacbe.review.judged import TRIALS, Judged
from sacbe.workers.child import stay_with_parent

Progress = Callable[[int, int], None]  # how much is done, of how much


def reviewed(
    record: Record, seed: int = 0, trials: int = TRIALS, processes: int = 1, progress: Progress | None = None
) -> Review:
    units = len(fit_for_review(record).units)
    text = record.write()
    judged: dict[int, Judged] = {}
    if processes <= 1:
        for at in range(-1, units):
            judged[at] = judge(text, seed, trials, at)
            if progress:
                progress(len(judged), units + 1)
    else:
        _in_processes(text, seed, trials, units, processes, judged, progress)
    every = [judged[at] for at in range(-1, units)]
    return whole(record.game.slug, record.edition, names_of(record), seed, trials, every)


def _in_processes(
    text: str, seed: int, trials: int, units: int, processes: int, judged: dict[int, Judged], progress: Progress | None
) -> None:
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=stay_with_parent)
    try:
        futures = {pool.submit(judge, text, seed, trials, at): at for at in range(-1, units)}
        for future in as_completed(futures):
            judged[futures[future]] = future.result()
            if progress:
                progress(len(judged), units + 1)
    except BrokenProcessPool:
        raise NoReview("killed", "a process of the review was killed: is there memory?") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():  # whoever stops a review does not wait for what is still going on
            process.terminate()
