"""Which games, seats and options there are, and random walks through them: the ground every contract test stands on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import sacbe
from sacbe import NATURE, NATURE_BIT, Game, State
from sacbe.core.compiled import is_compiled
from sacbe.core.game import Value


@dataclass(frozen=True)
class Setting:
    """A game, a number of seats and options that go together."""

    slug: str
    seats: int
    options: dict[str, Value] = field(hash=False)

    @property
    def game(self) -> Game:
        return sacbe.game(self.slug)

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    @property
    def plain(self) -> bool:
        """Whether all options are as usual: such tables are looked at longer."""
        return self.options == self.game.complete(self.game.bounded)

    def __str__(self) -> str:
        changed = [f"{k}={v}" for k, v in self.options.items() if v != self.game.options[k].default]
        return "-".join([self.slug, str(self.seats), *changed])


def settings(slugs: Sequence[str] = sacbe.SLUGS, thorough: bool = False) -> list[Setting]:
    """Each of these games with every player count, and every choice of every option: at one table (small and large ones
    take turns), or if `thorough` at all it goes with."""
    out = []
    for slug in slugs:
        game = sacbe.game(slug)
        usual = dict(game.bounded)
        out += _that_go_together(slug, usual)
        changes = [
            usual | {name: c}
            for name, option in game.options.items()
            for c in option.choices
            if c != usual.get(name, option.default) and (name != "round_cap" or c)
        ]
        for number, change in enumerate(changes):
            found = _that_go_together(slug, change)
            assert found, f"{slug}: no player count goes with {change}"
            out += found if thorough else [found[-(number % 2)]]
    return out


def walked() -> list[Setting]:
    """The tables of Sacbe's own games that long walks are taken at: all of them where the engine is compiled. Without,
    where that would take many minutes, an ordinary one of each game: rules have tests of their own, and playthroughs
    hold both builds to the same games."""
    every = settings()
    if is_compiled():
        return every
    return [next(s for s in every if s.slug == slug and s.seats > sacbe.game(slug).seats.start) for slug in sacbe.SLUGS]


def _that_go_together(slug: str, change: dict[str, Value]) -> list[Setting]:
    game = sacbe.game(slug)
    out = []
    for seats in game.seats:
        try:
            game.start(seats, change)
        except ValueError as e:
            assert str(e), "an option that does not go with a player count must say why"
        else:
            out.append(Setting(slug, seats, game.complete(change)))
    return out


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(NATURE) if mask >> seat & 1]


def pick(s: State, rng: random.Random) -> tuple[int, int]:
    """Somebody who may act, and one of his actions; NATURE's by tickets."""
    mask = s.actors()
    if mask & NATURE_BIT:
        codes = s.legal(NATURE)
        return NATURE, rng.choices(codes, [s.tickets(code) for code in codes])[0]
    seat = rng.choice(seats_of(mask))
    return seat, rng.choice(s.legal(seat))


def linger(s: State, rng: random.Random) -> tuple[int, int]:
    """As `pick`, but a player prefers, of a few actions, one after which it is still his turn: games get long."""
    seat, code = pick(s, rng)
    if seat != NATURE:
        codes = s.legal(seat)
        for other in rng.sample(codes, min(len(codes), 6)):
            t = s.copy()
            t.apply(seat, other)
            if t.actors() == s.actors():
                return seat, other
    return seat, code


def walk(setting: Setting, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: each position (the live one, not a copy) with the actor and the action taken next."""
    rng = random.Random(f"{setting} {seed}")
    s = setting.start()
    while s.actors():
        seat, code = pick(s, rng)
        yield s, seat, code
        s.apply(seat, code)
    yield s, -1, -1


def some_positions(setting: Setting, seed: int, count: int) -> Iterator[State]:
    """So many of one game's positions at random, as copies; the first and the last are always in it."""
    positions = [s.copy() for s, _, _ in walk(setting, seed)]
    inner = range(1, len(positions) - 1)
    chosen = sorted(random.Random(seed).sample(inner, min(count - 2, len(inner))))
    yield from (positions[ply] for ply in (0, *chosen, len(positions) - 1))
