"""What bots promise in every game: whole games at every table, the same compiled and not, and sense over chance."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import sacbe
from sacbe.bots import make
from sacbe.testing.bots import BotContract, finish

GAMES = Path(__file__).with_name("games.json")


@pytest.mark.compiled
class TestBots(BotContract):
    slugs = sacbe.SLUGS
    least, games = 0.75, 4


def told(slug: str) -> str:
    """What two bots play at first, as a hash."""
    taken = list[tuple[int, int]]()
    finish(slug, [make("greedy", 1), make("quick", 2)], seed=11, decisions=60, taken=taken)
    return hashlib.sha256(json.dumps(taken).encode()).hexdigest()[:16]


@pytest.mark.engine
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_plays_the_same_compiled_and_not(slug: str) -> None:
    """A bot that was changed on purpose plays another game: `python -m tests.bots.test_every_game` writes it down."""
    assert told(slug) == json.loads(GAMES.read_text())[slug]


if __name__ == "__main__":
    GAMES.write_text(json.dumps({slug: told(slug) for slug in sacbe.SLUGS}, indent=2) + "\n")
