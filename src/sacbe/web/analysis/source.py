"""What an analysis begins with: a finished table, an uploaded record, an analysis that is kept, or a text."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from sacbe.core.branches import tidy_name
from sacbe.core.chance import Rng
from sacbe.core.errors import IllegalAction
from sacbe.core.positions import position_of
from sacbe.core.record import Record
from sacbe.core.words import seat_names
from sacbe.review.fit import names_of
from sacbe.table.analyses import KEPT
from sacbe.table.errors import Refused
from sacbe.table.reviews import UPLOADED
from sacbe.table.store import SavedAnalysis
from sacbe.table.tables import Tables
from sacbe.table.tree import MOST, NAME_MAX, Tree

COLOURS: Final = 6  # seats that are called by theirs


@dataclass(slots=True)
class Source:
    """`saved`: what is kept of it, if anything is; what is changed elsewhere becomes an analysis of one's own."""

    key: str
    tree: Tree
    saved: SavedAnalysis | None = None

    def names(self, lang: str) -> list[str]:
        """Of the players; where nobody said them, the colours of the seats."""
        record = self.tree.record
        colours = seat_names(lang, min(record.seats, COLOURS))
        return [*record.players, *colours[len(record.players) :], *names_of(record)[COLOURS:]][: record.seats]


async def source_of(tables: Tables, key: str) -> Source:
    """Refused while the game of a table runs: to try it out would be to see what is hidden, and to be helped."""
    saved = None
    if key.startswith(KEPT):
        saved = await tables.analyses.saved(key)
        record = await asyncio.to_thread(Record.read, saved.record)
    elif key.startswith(UPLOADED):
        record = await tables.reviews.uploaded(key)
    else:
        show = await tables.get(key)
        if not show.table.over:
            raise Refused("analysis-not-over")
        record = show.record()
    return Source(key, await asyncio.to_thread(tree_of, record), saved)


def tree_of(record: Record) -> Tree:
    """The tree of a record, every ply of it checked; Refused if it cannot be played."""
    try:
        tree = Tree(record)
    except (IllegalAction, ValueError, IndexError) as wrong:
        raise Refused("analysis-bad-text", text=str(wrong)) from None
    if tree.size > MOST:
        raise Refused("analysis-full", most=MOST)
    return tree


def record_in(text: str) -> Record:
    """What somebody hands in: a record, or a position on a line. What a position hides is guessed, once and for all."""
    text = text.strip()
    try:
        if not text.startswith("{"):
            record = Record.read(text)
            record.title = tidy_name(record.title)[:NAME_MAX]
            record.players = [tidy_name(name)[:NAME_MAX] for name in record.players]
            return record
        return Record.at(position_of(text).guess(Rng(0)))
    except (IllegalAction, ValueError) as wrong:
        raise Refused("analysis-bad-text", text=str(wrong)) from None
