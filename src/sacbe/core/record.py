"""Records: a game as a list of (seat, action), written as text that a person can read and a program can replay."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol

from sacbe.core.chance import Rng, draw
from sacbe.core.errors import IllegalAction
from sacbe.core.game import Game, Value
from sacbe.core.state import NATURE, NATURE_BIT, State

FORMAT = 1
_NATURE_MARK = "*"


class Player(Protocol):
    """A bot: it is handed `hide(seat)` and nothing else."""

    def choose(self, view: State, seat: int) -> int: ...


@dataclass
class Record:
    """A game from its start; unfinished ones are records too.

    >>> import sacbe
    >>> from sacbe.bots import make
    >>> record = sacbe.play(sacbe.game("trek12"), [make("random", 1), make("random", 2)], seed=3)
    >>> Record.read(record.write()) == record
    True
    """

    game: Game
    seats: int
    options: dict[str, Value] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    seed_hash: str = ""
    seed: str = ""
    actions: list[tuple[int, int]] = field(default_factory=list)
    edition: int = 0  # by which rules it is played; those of today if nothing is said

    def __post_init__(self) -> None:
        self.edition = self.edition or self.game.edition

    def begin(self) -> State:
        return self.game.start(self.seats, self.options, self.edition)

    def positions(self) -> Iterator[State]:
        """The starting position and the one after each action, every one a copy; IllegalAction names the ply."""
        s = self.begin()
        yield s.copy()
        for ply, (seat, code) in enumerate(self.actions):
            try:
                s.apply(seat, code)
            except IllegalAction as e:
                action = self.game.text(code) if 0 <= code < self.game.actions.size else str(code)
                raise IllegalAction(e.rule, e.facts, f"ply {ply}, seat {seat}, {action}: {e.reason}") from e
            yield s.copy()

    def final(self) -> State:
        *_, last = self.positions()
        return last

    # Text: a head of "key value" lines, an empty line, then one action a line: the seat (or *) and its notation.

    def write(self) -> str:
        head: list[tuple[str, str]] = [
            ("sacbe", str(FORMAT)),
            ("game", self.game.slug),
            ("edition", str(self.edition)),
            ("seats", str(self.seats)),
            ("options", json.dumps(self.options, ensure_ascii=False, sort_keys=True)),
            ("players", json.dumps(self.players, ensure_ascii=False)),
            ("seed-hash", self.seed_hash),
            ("seed", self.seed),
        ]
        lines = [f"{key} {value}" for key, value in head if value]
        lines.append("")
        for seat, code in self.actions:
            lines.append(f"{_NATURE_MARK if seat == NATURE else seat} {self.game.text(code)}")
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """The record a text holds; ValueError names the line that is wrong."""
        head: dict[str, str] = {}
        lines = iter(enumerate(text.splitlines(), 1))
        for number, line in lines:
            if not line.strip():
                if head:
                    break
                continue
            key, _, value = line.strip().partition(" ")
            if key not in ("sacbe", "game", "edition", "seats", "options", "players", "seed-hash", "seed"):
                raise ValueError(f"line {number}: unknown heading {key!r}")
            head[key] = value
        if head.get("sacbe") != str(FORMAT):
            raise ValueError(f"this is no sacbe record of format {FORMAT}: it must begin with 'sacbe {FORMAT}'")
        try:
            record = cls(
                game=import_module("sacbe.games").game(head.get("game", "")),
                seats=int(head.get("seats", "")),
                options=json.loads(head.get("options", "{}")),
                players=json.loads(head.get("players", "[]")),
                seed_hash=head.get("seed-hash", ""),
                seed=head.get("seed", ""),
                edition=int(head.get("edition", "1")),  # the first release did not write it
            )
            record.begin()
        except (ValueError, AttributeError) as e:
            raise ValueError(f"the head of the record: {e}") from e
        for number, line in lines:
            if not line.strip():
                continue
            seat, _, action = line.strip().partition(" ")
            if seat != _NATURE_MARK and not (seat.isdecimal() and int(seat) < record.seats):
                raise ValueError(
                    f"line {number}: a line begins with a seat of 0..{record.seats - 1} or *, not {seat!r}"
                )
            try:
                code = record.game.parse(action)
            except ValueError as e:
                raise ValueError(f"line {number}: {e}") from e
            record.actions.append((NATURE if seat == _NATURE_MARK else int(seat), code))
        return record


def play(game: Game, bots: Sequence[Player], seed: int = 0, options: dict[str, Value] | None = None) -> Record:
    """A whole game between bots, one a seat; NATURE draws from the seed."""
    record = Record(game, len(bots), game.complete(options or {}), players=[type(bot).__name__ for bot in bots])
    s = record.begin()
    rng = Rng(seed)
    while mask := s.actors():
        if mask & NATURE_BIT:
            seat, code = NATURE, int(draw(s, rng))
        else:
            seat = next(seat for seat in range(len(bots)) if mask >> seat & 1)
            code = bots[seat].choose(s.hide(seat), seat)
        s.apply(seat, code)
        record.actions.append((seat, code))
    return record
