"""The facts that Archeo Trek 12 tells of its things, held against the written position."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import sacbe
from sacbe.core.present import Answer
from sacbe.games.trek12.data import CELLS, COLOURS, PLACES
from sacbe.games.trek12.state import Trek
from tests.trek12.views import views
from tests.what.drawn import NAMES

pytestmark = pytest.mark.compiled

SHOW = sacbe.game("trek12").presenter
FACES = [(yellow, red) for yellow in range(6) for red in range(1, 7)]


def told(s: Trek, viewer: int, thing: str) -> str:
    answer = SHOW.what(s, viewer, thing, "en", NAMES["en"])
    assert isinstance(answer, Answer), thing
    return "\n".join(answer.facts)


def seen() -> Iterator[tuple[Trek, int, dict[str, Any]]]:
    for seats, seed in ((1, 4), (3, 5)):
        for s, viewer in views(seats, seed, every=9):
            if viewer >= 0:
                yield s, viewer, s.dump()


def touching(cell: str) -> set[str]:
    q, r = PLACES[CELLS.index(cell)]
    around = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    return {CELLS[i] for i, place in enumerate(PLACES) if place in around}
