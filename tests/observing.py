"""What tests ask of a game's observation: a field by its name, and whether all that happens shows in the numbers."""

from __future__ import annotations

import struct
from importlib import import_module

import sacbe
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State


def field(s: State, seat: int, name: str) -> list[float]:
    """The numbers of a field."""
    observation = sacbe.game(s.slug()).observation
    numbers = struct.unpack(f"<{observation.size}f", observation.float32(s, seat))
    found = next(field for field in observation.fields if field.name == name)
    return [round(number, 5) for number in numbers[found.at : found.at + found.size]]


def ones(s: State, seat: int, name: str) -> list[int]:
    """Where a field of flags has them."""
    return [i for i, number in enumerate(field(s, seat, name)) if number == 1]


def play_and_watch(s: State, seed: int) -> None:
    """Quick players go on from here: whatever a seat is told of changes its numbers, and what looks the same to a seat
    that acts lets it do the same."""
    game = sacbe.game(s.slug())
    player = import_module(f"sacbe.games.{game.slug}.mind.value").EVALUATOR
    observation = game.observation
    rng = Rng(seed)
    seats = range(s.players())
    looks = [observation.float32(s, seat) for seat in seats]
    could: dict[tuple[int, bytes], list[int]] = {}
    while mask := s.actors():
        actor = NATURE if mask & NATURE_BIT else (mask & -mask).bit_length() - 1
        if actor == NATURE:
            code = draw(s, rng)
        else:
            legal = s.legal(actor)
            assert could.setdefault((actor, looks[actor]), legal) == legal
            code = player.pick(s, actor, rng)
        told = s.audience(actor, code)
        before, looks = looks, []
        s.step(actor, code)
        for seat in seats:
            looks.append(observation.float32(s, seat))
            if told >> seat & 1:
                assert looks[seat] != before[seat], f"seat {seat} does not see {game.text(code)}"
