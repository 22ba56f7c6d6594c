"""The log of one viewer: what was dealt before anybody acted is known as such."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import sacbe
from sacbe.core.state import NATURE
from sacbe.table.chronicle import Chronicle
from sacbe.table.history import History

PLIES = 120


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_what_was_dealt_before_the_first_action_is_marked(slug: str) -> None:
    game, rng = sacbe.game(slug), random.Random(5)
    state, history = game.start(2), History(game.start(2), [])
    while len(history.plies) < PLIES and state.actors():
        mask = state.actors()
        seat = NATURE if mask >> NATURE & 1 else (mask & -mask).bit_length() - 1
        code = rng.choice(list(state.legal(seat)))
        state = state.copy()
        state.step(seat, code)
        history.extend([(seat, code)], state)
    chronicle = Chronicle(game, 0, "en", ["Anna", "Boris"])
    chronicle.catch_up(history)
    lines: list[dict[str, Any]] = [msgspec.json.decode(line) for line in chronicle.lines]
    first = next(ply for ply, (seat, _) in enumerate(history.plies, 1) if seat != NATURE)
    assert [line.get("dealt", False) for line in lines] == [line["ply"] < first for line in lines]
    assert lines[-1]["ply"] >= first
