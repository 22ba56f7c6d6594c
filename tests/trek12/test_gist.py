"""What a seat's board, choices and tips are made of: where it is as it was, they need not be made again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from sacbe.core.present import LAYOUTS
from sacbe.core.state import SPECTATOR
from tests.trek12.views import GAME, NAMES, SHOW, steps, views

LANG = "ru"


def made(s: Any, seat: int) -> tuple[Any, ...]:
    boards = [SHOW.board(s, seat, LANG, NAMES, layout) for layout in LAYOUTS]
    acting = seat >= 0 and bool(s.actors() >> seat & 1)
    return boards, SHOW.choices(s, seat, LANG) if acting else [], SHOW.coach(s, seat) if acting else []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_made_of_the_same_is_the_same(seats: int) -> None:
    known: dict[tuple[int, Hashable], tuple[Any, ...]] = {}
    again = 0
    for s, seat in views(seats, seed=5):
        key = seat, SHOW.gist(s, seat)
        again += key in known
        assert known.setdefault(key, made(s, seat)) == made(s, seat)
    assert again > 20 or seats == 1


def test_what_somebody_writes_in_secret_is_of_no_concern_to_others() -> None:
    writings = 0
    for before, writer, code, after in steps(3, seed=2):
        if GAME.text(code).startswith("write"):
            writings += 1
            for seat in (SPECTATOR, 0, 1, 2):
                alike = SHOW.gist(before.hide(seat), seat) == SHOW.gist(after.hide(seat), seat)
                assert alike == (seat != writer and before.phase == after.phase)
    assert writings > 30
