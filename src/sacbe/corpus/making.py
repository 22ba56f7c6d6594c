"""Makes a corpus: plays what is missing, writes the table, and says in a card what it is. Stopped, it goes on there."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from pathlib import Path

from sacbe.arena.match import Match
from sacbe.arena.play import play
from sacbe.arena.where import choose
from sacbe.corpus import table
from sacbe.corpus.card import card
from sacbe.workers.child import stay_with_parent


def steps(match: Match) -> int:
    """How often `make` reports of a new corpus."""
    return match.games + -(-match.games // table.GAMES)


def make(match: Match, folder: Path, processes: int = 1, ray: str = "", report: Callable[[str], None] = print) -> int:
    """All games of the match as records and as a table in this folder; gives the number of rows. `report` is called
    after each game and each file."""
    with closing(play({"": match}, choose(processes, ray), folder)) as going:
        for played, _ in enumerate(going, 1):
            report(f"{played} of {match.games} games")
    shards = table.missing(folder, match.games)
    if processes > 1 and len(shards) > 1:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(processes, mp_context=context, initializer=stay_with_parent) as pool:
            writing = [pool.submit(table.write, folder, match.slug, shard, match.games) for shard in shards]
            for written, one in enumerate(as_completed(writing), 1):
                one.result()
                report(f"{written} of {len(shards)} files")
    else:
        for written, shard in enumerate(shards, 1):
            table.write(folder, match.slug, shard, match.games)
            report(f"{written} of {len(shards)} files")
    text, rows = card(match, folder)
    (folder / "README.md").write_text(text, encoding="utf-8")
    return rows
