"""A net's file is read as it was written, and what it answers is what the sums say."""

from __future__ import annotations

import random
import struct

import pytest
from librt.vecs import vec

from sacbe.core.net import ask, read, write

INPUTS, LAYERS, HEADS = 9, [6, 5], {"lead": 1, "policy": 7}


def numbers(seed: int) -> list[list[float]]:
    """Weights and biases of every layer, as halves hold them exactly."""
    rng = random.Random(seed)
    shapes = [(9, 6), (6, 5), (5, 1), (5, 7)]
    return [[rng.randrange(-64, 65) / 32 for _ in range((a + 1) * b)] for a, b in shapes]


def file(seed: int) -> bytes:
    return write(INPUTS, LAYERS, HEADS, {"game": "toy"}, [struct.pack(f"<{len(one)}e", *one) for one in numbers(seed)])


def by_hand(seed: int, x: list[float], head: str) -> list[float]:
    """The same, written out plainly."""
    first, second, lead, policy = numbers(seed)
    for layer, width in ((first, 6), (second, 5)):
        sums = [
            layer[len(x) * width + j] + sum(v * layer[i * width + j] for i, v in enumerate(x)) for j in range(width)
        ]
        x = [max(0.0, one) for one in sums]
    weights, size = (lead, 1) if head == "lead" else (policy, 7)
    return [weights[5 * size + j] + sum(v * weights[5 * j + i] for i, v in enumerate(x)) for j in range(size)]


@pytest.mark.engine
@pytest.mark.parametrize("seed", range(4))
def test_answers_are_the_sums(seed: int) -> None:
    net = read(file(seed))
    rng = random.Random(seed)
    for _ in range(5):
        x = [rng.choice([0.0, 0.0, 1.0, rng.random()]) for _ in range(INPUTS)]
        for head, size in HEADS.items():
            seen = net.look(vec[float](x))
            told = [ask(net.heads[head], seen, output) for output in range(size)]
            assert told == pytest.approx(by_hand(seed, x, head))


def test_what_was_said_about_it_is_kept() -> None:
    net = read(file(1))
    assert net.about == {"game": "toy"} and net.inputs == INPUTS


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not a net"),
        (b"sacbe-net 2\n{}\n", "not a net"),
        (b"sacbe-net 1\nsoup\n", "second line should be JSON"),
        (b'sacbe-net 1\n{"inputs": 3}\n', "second line should be JSON with inputs, layers and heads"),
        (file(1)[:-2], "numbers of two bytes, not"),
        (file(1) + b"  ", "numbers of two bytes, not"),
    ],
)
def test_a_file_that_is_no_net_is_refused(data: bytes, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read(data)
