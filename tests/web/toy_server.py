"""`sacbe serve` with the toy game at hand, and bots that need no worker processes."""

from __future__ import annotations

import random

import sacbe
import sacbe.web.app as web
from sacbe import cli
from sacbe.core.game import Game
from sacbe.core.state import State
from tests.table.toy import TOY


class Guesser:
    """Chooses by its seed alone."""

    async def choose(self, game: Game, seen: State, seat: int, level: str, seed: int) -> int:
        return random.Random(seed).choice(seen.legal(seat))

    def close(self) -> None:
        pass


def games(slug: str) -> Game:
    return TOY if slug == "toy" else sacbe.game(slug)


if __name__ == "__main__":
    create = web.create_app
    web.create_app = lambda settings, **more: create(settings, games, Guesser(), **more)  # type: ignore[assignment]
    cli.main()
