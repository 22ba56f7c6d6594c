"""What a net learns from: positions of records, as a seat saw them, with what came of them."""

from __future__ import annotations

import numpy as np
import pytest

import sacbe
from sacbe.bots import make
from sacbe.core.record import Record
from sacbe.train.samples import PER_GAME, UNKNOWN, Collector, joined

TREK = sacbe.game("trek12")


def played(seed: int) -> Record:
    return sacbe.play(TREK, [make("quick", seed), make("random", seed)], seed=seed)


@pytest.mark.parametrize("seed", range(3))
def test_positions_carry_the_end_of_their_game(seed: int) -> None:
    record = played(seed)
    end = record.final()
    collector = Collector(TREK, seed)
    collector.read(record)
    samples = collector.take()
    assert len(samples) == PER_GAME and len(collector) == 0
    gap = end.score(0) - end.score(1)
    assert set(samples.lead.tolist()) <= {float(gap), float(-gap)}
    for lead, win in zip(samples.lead, samples.win, strict=True):
        assert win == (1.0 if lead > 0 else 0.5 if lead == 0 and end.winners() == 3 else win)
    assert samples.seen.shape == (PER_GAME, TREK.observation.size + 1)


def test_what_was_chosen_was_legal_and_others_choices_are_not_told() -> None:
    collector = Collector(TREK, 5)
    parts = []
    for seed in range(6):
        collector.read(played(seed))
        parts.append(collector.take())
    samples = joined(parts)
    legal = np.unpackbits(samples.legal, axis=1)[:, : TREK.actions.size].astype(bool)
    own = samples.chosen != UNKNOWN
    assert 0 < own.sum() < len(samples)
    assert legal[own, samples.chosen[own]].all()
    assert not legal[~own].any()
