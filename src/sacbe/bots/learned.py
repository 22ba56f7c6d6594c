"""What was learned from many games: a net's judgement of a position, in place of the one written by hand.

The net is asked with what a seat sees (`observe.py`) and, last, with what the game's own evaluator thinks of it. Its
heads: `lead`, by how much the seat may expect to beat the best of the others, in units of `unit` points; `win`, the
chance of that; and `policy`, how likely a good player is to take each action.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.bots.knowledge import evaluator
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.net import Layer, Net, ask, read
from sacbe.core.observation import Observation, Vector
from sacbe.core.state import State
from sacbe.games import game

_SHARPNESS: Final = 0.1  # units that an action is worth more which is taken e times as often


class Learned(Evaluator):
    """The game's evaluator with a learned outlook, and a learned first sight of actions."""

    def __init__(self, slug: str, net: Net) -> None:
        self.knowledge: Final = evaluator(slug)
        self.observation: Final[Observation] = game(slug).observation
        if net.about.get("game") != slug or int(net.inputs) != self.observation.size + 1:
            raise ValueError(f"this net was made for {net.about.get('game')} as it was seen then, not for {slug}")
        self.net: Final = net
        self.lead: Final[Layer] = net.heads["lead"]
        self.policy: Final[Layer] = net.heads["policy"]
        self.unit = float(net.about["unit"])
        self.seen: Final = Vector(self.observation.size + 1)

    def look(self, s: State, seat: i64) -> vec[float]:
        seen = self.seen
        seen.clear()
        self.observation.write(s, seat, seen)
        seen.put(self.knowledge.outlook(s, seat) / self.unit)
        return self.net.look(seen.values)

    def value(self, s: State, seat: i64) -> float:
        return self.knowledge.value(s, seat)

    def outlook(self, s: State, seat: i64) -> float:
        if s.acting() == 0:
            return lead(s, seat)
        return self.unit * ask(self.lead, self.look(s, seat), 0)

    def weigh(self, s: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """By the policy: of two actions the one that is taken more often is worth more."""
        seen = self.look(s, seat)
        out = vec[float](capacity=len(codes))
        i: i64
        for i in range(len(codes)):
            out = append(out, _SHARPNESS * self.unit * ask(self.policy, seen, codes[i]))
        return out

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        return self.knowledge.pick(s, seat, rng)

    def beaten(self, s: State, seat: i64, code: i64) -> bool:
        return self.knowledge.beaten(s, seat, code)

    def as_before(self, earlier: State, s: State, seat: i64) -> bool:
        return self.knowledge.as_before(earlier, s, seat)

    def clock(self, s: State) -> i64:
        return self.knowledge.clock(s)


def lead(s: State, seat: i64) -> float:
    """At the end: the points this seat has more than the best of the others; alone, its points."""
    if s.players() == 1:
        return float(s.score(seat))
    most: i64 = -1000000
    other: i64
    for other in range(s.players()):
        if other != seat:
            most = max(most, s.score(other))
    return float(s.score(seat) - most)


@cache
def learned(slug: str, file: str = "") -> Evaluator:
    """What a file holds; without one what is shipped with the game, or is written by hand where nothing is shipped."""
    if file:
        return Learned(slug, read(Path(file).read_bytes()))
    mind = game(slug).part("mind")
    shipped = resources.files(mind).joinpath("learned.net") if mind else None
    return Learned(slug, read(shipped.read_bytes())) if shipped and shipped.is_file() else evaluator(slug)
