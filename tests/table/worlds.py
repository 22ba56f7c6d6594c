"""Two worlds: two histories that differ only in what a viewer cannot know. What it is sent must not differ at all."""

from __future__ import annotations

import random
from typing import Any

from sacbe.core.chance import Rng, draw
from sacbe.core.game import Game
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.table.chronicle import may_know
from sacbe.table.unfold import Ply

CHANGES = 6  # plies that differ between two worlds: more of them find no more, and cost much in a long history


def random_history(game: Game, seats: int, plies: int, rng: random.Random) -> list[Ply]:
    """A random game's first plies, stopped only where a person is to act."""
    s = game.start(seats, game.fitting(seats))
    history: list[Ply] = []
    while actors := s.actors():
        if not actors & NATURE_BIT and len(history) >= plies:
            break
        if actors & NATURE_BIT:
            seat, code = NATURE, int(draw(s, Rng(rng.getrandbits(30))))
        else:
            seat = rng.choice([seat for seat in range(seats) if actors >> seat & 1])
            code = rng.choice(s.legal(seat))
        s.apply(seat, code)
        history.append((seat, code))
    return history


def secret_moments(game: Game, seats: int, history: list[Ply], viewer: int) -> list[int]:
    """The plies of a history after which a person is to act and something is hidden from this viewer."""
    s = game.start(seats, game.fitting(seats))
    found = []
    for ply, (seat, code) in enumerate(history, 1):
        s.step(seat, code)
        if not s.actors() & NATURE_BIT and s.hide(viewer).dump() != s.dump():
            found.append(ply)
    return found


def knowledge(game: Game, seats: int, history: list[Ply], viewer: int) -> list[Any] | None:
    """Everything this viewer may know of a history, ply by ply; None if it is no legal history."""
    s = game.start(seats, game.fitting(seats))
    known: list[Any] = [s.hide(viewer).dump()]
    for seat, code in history:
        if code not in s.legal(seat):
            return None
        knows = may_know(s.audience(seat, code), viewer)
        s.apply(seat, code)
        known.append((seat, code if knows else None, s.hide(viewer).dump()))
    return known


def other_world(game: Game, seats: int, history: list[Ply], viewer: int, rng: random.Random) -> list[Ply] | None:
    """Another history that this viewer cannot tell from the first, changed in several plies."""
    known = knowledge(game, seats, history, viewer)
    world, changed = list(history), 0
    s = game.start(seats, game.fitting(seats))
    for number, (seat, code) in enumerate(history):
        if changed < CHANGES and not may_know(s.audience(seat, code), viewer):
            others = [other for other in s.legal(seat) if other != code]
            rng.shuffle(others)
            for other in others[:8]:
                candidate = [*world[:number], (seat, other), *world[number + 1 :]]
                if knowledge(game, seats, candidate, viewer) == known:
                    world, changed = candidate, changed + 1
                    break
        s.step(*world[number])
    return world if changed else None
