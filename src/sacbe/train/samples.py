"""Positions of played games with what came of them: what a net learns from.

Games are read from their records; a few decisions of each are kept, as one seat saw them. Half of the time that is the
seat to move, with what it chose, else any seat: judgement is needed of positions in which others act, too.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sacbe.bots.knowledge import evaluator
from sacbe.bots.learned import lead
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.state import NATURE, State

PER_GAME: Final = 12  # more of one game would be much the same
UNKNOWN: Final = -1  # no action: it was not this seat's choice


@dataclass
class Samples:
    """One row a position. `seen` ends with the hand-written outlook in points; `legal` are packed bits."""

    seen: NDArray[np.float16]
    legal: NDArray[np.uint8]
    chosen: NDArray[np.int32]
    lead: NDArray[np.float32]
    win: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.chosen)


@dataclass
class _Rows:
    seen: list[NDArray[np.float32]] = field(default_factory=list)
    legal: list[NDArray[np.uint8]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)
    win: list[float] = field(default_factory=list)


class Collector:
    """Goes through games that were played and keeps positions of them."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self._judge = evaluator(game.slug)
        self._rows = _Rows()

    def read(self, record: Record) -> None:
        """One game. Every decision of it is as likely to be kept as any other."""
        s = record.begin()
        kept: list[tuple[State, int, int]] = []
        decisions = 0
        for seat, code in record.actions:
            if seat != NATURE and len(s.legal(seat)) > 1:
                decisions += 1
                place = len(kept) if len(kept) < PER_GAME else self.rng.randrange(decisions)
                if place < PER_GAME:
                    kept[place : place + 1] = [(s.copy(), seat, code)]
            s.step(seat, code)
        for position, seat, code in kept:
            self._keep(position, seat, code, s)

    def _keep(self, position: State, seat: int, code: int, end: State) -> None:
        if self.rng.random() < 0.5:
            viewer = seat
        else:
            viewer = self.rng.randrange(position.players())
        rows, winners = self._rows, end.winners()
        legal = np.zeros(self.game.actions.size, bool)
        if viewer == seat:
            legal[position.legal(seat)] = True
        seen = np.frombuffer(self.game.observation.float32(position, viewer), "<f4")
        rows.seen.append(np.append(seen, np.float32(self._judge.outlook(position, viewer))))
        rows.legal.append(np.packbits(legal))
        rows.chosen.append(code if viewer == seat else UNKNOWN)
        rows.lead.append(lead(end, viewer))
        rows.win.append((winners >> viewer & 1) / winners.bit_count())

    def __len__(self) -> int:
        return len(self._rows.chosen)

    def take(self) -> Samples:
        """What has been gathered; the collector begins anew."""
        rows, self._rows = self._rows, _Rows()
        return Samples(
            np.array(rows.seen, np.float16),
            np.array(rows.legal, np.uint8),
            np.array(rows.chosen, np.int32),
            np.array(rows.lead, np.float32),
            np.array(rows.win, np.float32),
        )


def joined(parts: list[Samples]) -> Samples:
    """Several harvests as one, the first games first."""
    return Samples(
        np.concatenate([one.seen for one in parts]),
        np.concatenate([one.legal for one in parts]),
        np.concatenate([one.chosen for one in parts]),
        np.concatenate([one.lead for one in parts]),
        np.concatenate([one.win for one in parts]),
    )
