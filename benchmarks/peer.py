"""Catanatron's figures, random players, four seats: what this engine is measured against, in the same run."""

from __future__ import annotations

import msgspec
from catanatron import Color, Game, RandomPlayer

from benchmarks.engine import rate

VERSION = "3.2.1"


class PeerSpeed(msgspec.Struct):
    """What catanatron does in a second on one core."""

    decisions: float
    copies: float


def new_game() -> Game:
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def whole_game() -> int:
    game = new_game()
    game.play()
    return len(game.state.actions)


def peer_speed(seconds: float) -> PeerSpeed:
    middle = new_game()
    for _ in range(150):
        middle.play_tick()

    def copy_many() -> int:
        for _ in range(50):
            middle.copy()
        return 50

    return PeerSpeed(decisions=rate(whole_game, seconds), copies=rate(copy_many, min(seconds, 1.5)))
