"""A bot with a net: it sees what a seat sees, weighs actions by its policy, and is of no other game."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sacbe
from sacbe.bots import make
from sacbe.bots.learned import Learned, lead
from sacbe.core.chance import Rng, draw
from sacbe.core.net import read, write
from sacbe.core.state import NATURE, NATURE_BIT, State

TREK = sacbe.game("trek12")


def any_net(slug: str, seed: int, inputs: int | None = None) -> bytes:
    """A net that has learned nothing."""
    rng, game = random.Random(seed), sacbe.game(slug)
    inputs = game.observation.size + 1 if inputs is None else inputs
    heads = {"lead": 1, "win": 1, "policy": game.actions.size}
    shapes = [(inputs, 4), *[(4, size) for size in heads.values()]]
    numbers = [struct.pack(f"<{(a + 1) * b}e", *[rng.uniform(-1, 1) for _ in range((a + 1) * b)]) for a, b in shapes]
    return write(inputs, [4], heads, {"game": slug, "unit": 8.0}, numbers)


def some_way(slug: str, decisions: int) -> tuple[State, int]:
    """A position in which a seat has a choice."""
    game, rng = sacbe.game(slug), Rng(decisions)
    s = game.start(2)
    while True:
        seat = (s.actors() & -s.actors()).bit_length() - 1
        if s.actors() & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        codes = s.legal(seat)
        if len(codes) > 1:
            if decisions == 0:
                return s, seat
            decisions -= 1
        s.step(seat, codes[rng.below(len(codes))])


@pytest.mark.engine
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_judges_and_weighs_any_position(slug: str) -> None:
    judge = Learned(slug, read(any_net(slug, 1)))
    s, seat = some_way(slug, 12)
    codes = s.legal(seat)
    worth = judge.weigh(s, seat, vec[i64](codes))
    assert len(worth) == len(codes) and len({worth[i] for i in range(len(codes))}) > 1
    assert judge.outlook(s, seat) == judge.outlook(s, seat) != judge.outlook(s, 1 - seat)


def test_what_it_cannot_see_does_not_matter() -> None:
    """Another seat has locked in a number: which one is a secret."""
    judge = Learned("trek12", read(any_net("trek12", 2)))
    s, _ = some_way("trek12", 8)
    while s.actors() != 3:
        seat = (s.actors() & -s.actors()).bit_length() - 1
        s.step(seat, int(draw(s, Rng(1))) if seat == NATURE else s.legal(seat)[0])
    worlds = []
    for code in s.legal(0)[:4]:
        world = s.copy()
        world.apply(0, code)
        worlds.append(world)
    seen = {tuple(judge.observation.vector(world, 1)) for world in worlds}
    assert len(seen) == 1


def test_the_end_is_judged_by_points() -> None:
    record = sacbe.play(TREK, [make("quick", 1), make("quick", 2)], seed=3)
    end = record.final()
    judge = Learned("trek12", read(any_net("trek12", 3)))
    assert judge.outlook(end, 0) == lead(end, 0) == end.score(0) - end.score(1) == -lead(end, 1)


def test_a_bot_plays_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "any.net"
    file.write_bytes(any_net("trek12", 4))
    s, seat = some_way("trek12", 6)
    assert make(f"learned:4@{file}", 1).choose(s.hide(seat), seat) in s.legal(seat)


@pytest.mark.parametrize(("slug", "inputs"), [("tobago", None), ("trek12", 12)])
def test_a_net_of_something_else_is_refused(slug: str, inputs: int | None) -> None:
    with pytest.raises(ValueError, match="not for trek12"):
        Learned("trek12", read(any_net(slug, 5, inputs)))
