"""Worked examples of a game's rules: a written line of play on the real engine, shown position by position.

Positions are written as `game.load` reads them, actions as lessons' scripts are: "0: uncover c1r2", "nature: roll 2 5".
The words are among the game's texts: `example-<name>` is the title, its attributes are the sentences by frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sacbe.core.state import NATURE, State

if TYPE_CHECKING:
    from sacbe.core.game import Game

Judge = Callable[[Any], bool]  # of a position of the game, as the rules know it
Draw = Callable[[Any, str], str]  # a position as the example's seat sees it, and a language


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A position with a sentence. `play`: what led here from the frame before. `holds`: what the sentence says is so;
    the tests ask it, so that a change of the rules finds its examples."""

    name: str
    holds: Judge
    play: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """`rule`: after which rule it stands. `seat`: whose eyes the positions are drawn for."""

    name: str
    rule: str
    position: Mapping[str, Any]
    frames: tuple[Frame, ...]
    draw: Draw
    seat: int = 0


def played(game: Game, example: Example) -> list[State]:
    """The position of every frame; ValueError names the action that the rules do not allow."""
    s = game.load(dict(example.position))
    positions = []
    for frame in example.frames:
        for line in frame.play:
            _play(game, s, line, example)
        positions.append(s.copy())
    return positions


def _play(game: Game, s: State, line: str, example: Example) -> None:
    who, _, action = line.partition(": ")
    seat, code = NATURE if who == "nature" else int(who), game.parse(action)
    while not (s.actors() >> seat & 1 and code in s.legal(seat)):
        forced = [(actor, list(s.legal(actor))) for actor in _actors(s)]
        if not forced or any(len(codes) > 1 for _, codes in forced):
            raise ValueError(f"{game.slug}, example {example.name}: {line!r} is not legal here")
        s.apply(forced[0][0], forced[0][1][0])
    s.apply(seat, code)


def _actors(s: State) -> list[int]:
    seats = [seat for seat in range(s.players()) if s.actors() >> seat & 1]
    return [NATURE] if s.actors() >> NATURE & 1 else seats
