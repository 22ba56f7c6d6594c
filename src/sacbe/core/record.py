"""Records: a game as a list of (seat, action), written as text that a person can read and a program can replay."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, Protocol

from sacbe.core.branches import Branch, read_lines, written
from sacbe.core.chance import Rng, draw
from sacbe.core.errors import IllegalAction
from sacbe.core.game import Game, Value
from sacbe.core.state import NATURE, NATURE_BIT, State

FORMAT: Final = 1
BRANCHED: Final = 2  # the format of records that hold more than one line of play from the beginning
_HEADINGS: Final = (
    *("sacbe", "game", "edition", "seats", "options", "players", "seed-hash", "seed"),
    *("title", "position"),
)


class Player(Protocol):
    """A bot: it is handed `hide(seat)` and nothing else."""

    def choose(self, view: State, seat: int) -> int: ...


@dataclass
class Record:
    """A game from its start; unfinished ones are records too.

    It may begin in the middle, at a `position` that `dump` has written, and it may hold what else could have happened:
    `comments` on positions, by how many plies were played, and `branches`. `title` is what somebody calls it.

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
    title: str = ""
    position: dict[str, Any] | None = None
    comments: dict[int, str] = field(default_factory=dict)
    branches: list[Branch] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.edition = self.edition or self.game.edition

    @classmethod
    def at(cls, s: State) -> Record:
        """A record that begins at this position."""
        position = s.dump()
        game = import_module("sacbe.games").game(s.slug())
        options = position.get("options") or {}
        return cls(game, s.players(), dict(options), edition=int(s.edition), position=position)

    def begin(self) -> State:
        if self.position is not None:
            return self.game.load(self.position)
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

    # Text: a head of "key value" lines, an empty line, then one action a line: the seat (or *) and its notation. What
    # may stand between them is told in branches.py.

    def write(self) -> str:
        plain = not (self.title or self.position or self.comments or self.branches)
        position = "" if self.position is None else json.dumps(self.position, ensure_ascii=False, separators=(",", ":"))
        head: list[tuple[str, str]] = [
            ("sacbe", str(FORMAT if plain else BRANCHED)),
            ("game", self.game.slug),
            ("edition", str(self.edition)),
            ("seats", str(self.seats)),
            ("options", json.dumps(self.options, ensure_ascii=False, sort_keys=True)),
            ("players", json.dumps(self.players, ensure_ascii=False)),
            ("seed-hash", self.seed_hash),
            ("seed", self.seed),
            ("title", json.dumps(self.title, ensure_ascii=False) if self.title else ""),
            ("position", position),
        ]
        lines = [f"{key} {value}" for key, value in head if value]
        lines.append("")
        lines.extend(written(Branch(0, "", self.actions, self.comments, self.branches), self.game.actions))
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
            if key not in _HEADINGS:
                raise ValueError(f"line {number}: unknown heading {key!r}")
            head[key] = value
        if head.get("sacbe") not in (str(FORMAT), str(BRANCHED)):
            raise ValueError(
                f"this is no sacbe record of format {FORMAT} or {BRANCHED}: it must begin with 'sacbe {FORMAT}'"
            )
        try:
            record = cls(
                game=import_module("sacbe.games").game(head.get("game", "")),
                seats=int(head.get("seats", "")),
                options=json.loads(head.get("options", "{}")),
                players=json.loads(head.get("players", "[]")),
                seed_hash=head.get("seed-hash", ""),
                seed=head.get("seed", ""),
                edition=int(head.get("edition", "1")),  # the first release did not write it
                title=json.loads(head.get("title", '""')),
                position=json.loads(head["position"]) if "position" in head else None,
            )
            record._check()
        except (ValueError, AttributeError, TypeError, KeyError, IndexError, OverflowError, RecursionError) as e:
            raise ValueError(f"the head of the record: {e}") from e
        line_of_play = read_lines(lines, record.game.actions, record.seats)
        record.actions, record.comments = line_of_play.actions, line_of_play.comments
        record.branches = line_of_play.branches
        return record

    def _check(self) -> None:
        """ValueError if what stands in the head does not go together."""
        begun = self.begin()
        if begun.slug() != self.game.slug or begun.players() != self.seats:
            raise ValueError(f"the position is one of {begun.slug()} with {begun.players()} seats")
        if self.position is not None:  # it says by which rules it is played
            self.edition, self.options = int(begun.edition), dict(begun.dump().get("options") or {})
        if not isinstance(self.title, str) or not all(isinstance(name, str) for name in self.players):
            raise ValueError('title is a text, and players a list of them: ["Anna", "Boris"]')


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
