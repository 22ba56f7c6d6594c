"""Expert iteration: the best bot so far plays itself, a net learns from it, and if it judges better it is the best.

Everything lies in one folder, and each part of it is finished or not there: killed at any moment, a run goes on where
it was. Games are kept by the arena, so they can be replayed, and played on a cluster.

    run.json                which game, by which settings
    start.net               the net before it has learned anything
    generation-003/         one turn of the wheel:
      lessons-2/ trial/       the games learned from, by seats, and the match of the new net against the best bot
      net.net checkpoint.pt   the new net, for playing and for learning on
      report.json             what came of it
    best.net                the newest net that won its trial; none as long as the hand-written judgement is the best
    curve.svg               how the generations did
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from sacbe.arena.match import Match
from sacbe.arena.play import play
from sacbe.arena.standing import Standing, enter
from sacbe.arena.where import Where
from sacbe.core.record import Record
from sacbe.games import game
from sacbe.train.curve import draw_curve
from sacbe.train.learning import Pupil
from sacbe.train.network import Network
from sacbe.train.samples import Collector, Samples, joined

_WINDOW = 6  # generations that are learned from; older games were played worse
_PASSES = 4.0  # over them


@dataclass(frozen=True)
class Settings:
    slug: str
    games: int = 300  # a generation
    trial: int = 60  # games of a new net against the best bot
    thinking: int = 40  # iterations a choice, in all of them
    seed: int = 0


class NotThisRun(ValueError):
    """The folder holds a run of other settings; the text says which."""


class Run:
    def __init__(self, folder: Path, settings: Settings, where: Where) -> None:
        self.folder, self.settings, self.where = folder, settings, where
        self.game = game(settings.slug)
        torch.manual_seed(settings.seed)
        torch.set_num_threads(1)
        folder.mkdir(parents=True, exist_ok=True)
        self._belongs()
        self.pupil = Pupil(Network(settings.slug, self.game.observation.size + 1, self.game.actions.size, self._unit()))
        if not (folder / "start.net").exists():
            _put(folder / "start.net", self.pupil.network.file(0))
        self.done: list[dict[str, Any]] = []
        while (self._generation(len(self.done) + 1) / "report.json").exists():
            self.done.append(json.loads((self._generation(len(self.done) + 1) / "report.json").read_text()))
        if self.done:
            self._recall(self._generation(len(self.done)) / "checkpoint.pt")

    def __len__(self) -> int:
        """Generations that are finished."""
        return len(self.done)

    @property
    def best(self) -> str:
        """The bot that plays best so far, by its name. Its net is named where it was made: that file never changes."""
        won = [one["generation"] for one in self.done if one["won"] > one["games"] / 2]
        return self._bot(self._generation(won[-1]) / "net.net") if won else f"search:{self.settings.thinking}"

    def turn(self, tell: Callable[[str, float], None]) -> dict[str, Any]:
        """One generation: play, learn, try. `tell` is told what is going on and how far it has come."""
        number = len(self) + 1
        folder = self._generation(number)
        teacher = self.best
        for _ in self._play(folder, self._lessons(number, teacher), "playing", tell):
            pass
        tell("learning", 0.0)
        if not (folder / "checkpoint.pt").exists():
            rng = np.random.default_rng(self.settings.seed * 1000 + number)
            learned = self.pupil.learn(self._harvest(number), _PASSES, rng)
            _put(folder / "net.net", self.pupil.network.file(number))
            _put(folder / "learned.json", json.dumps(learned.as_dict()).encode())
            self._remember(folder / "checkpoint.pt")
        else:  # killed after the lesson
            self._recall(folder / "checkpoint.pt")
        report = json.loads((folder / "learned.json").read_text())
        won, games = self.match(folder / "net.net", teacher, self.settings.trial, folder / "trial", "trying", tell)
        report |= {"generation": number, "teacher": teacher.partition("@")[0], "won": won, "games": games}
        if won > games / 2:
            _put(self.folder / "best.net", (folder / "net.net").read_bytes())
        _put(folder / "report.json", json.dumps(report).encode())
        self.done.append(report)
        _put(self.folder / "curve.svg", draw_curve(self.settings.slug, self.done).encode())
        return report

    def match(
        self, net: Path, other: str, games: int, folder: Path, what: str, tell: Callable[[str, float], None]
    ) -> tuple[float, int]:
        """Points of a net against another bot, two seats, shared wins counting as halves; and of how many games."""
        names = (self._bot(net), other)
        matches = {"": Match(self.settings.slug, names, games, 2, self.settings.seed + 1)}
        table = [Standing(name) for name in names]
        for played in self._play(folder, matches, what, tell):
            enter(table, played)
        return table[0].won + table[0].tied / 2, games

    # -- games --------------------------------------------------------------------------------------------------------

    def _lessons(self, number: int, teacher: str) -> dict[str, Match]:
        """Self-play with two seats, and with three and four where the game has them."""
        shares = {2: 0.5, 3: 0.25, 4: 0.25}
        return {
            f"lessons-{seats}": Match(
                self.settings.slug,
                (teacher,),
                max(1, int(share * self.settings.games)),
                seats,
                self.settings.seed + 7919 * number,
                self.game.fitting(seats),
            )
            for seats, share in shares.items()
            if seats in self.game.seats
        }

    def _play(
        self, folder: Path, matches: dict[str, Match], what: str, tell: Callable[[str, float], None]
    ) -> Iterator[Any]:
        whole = sum(match.games for match in matches.values())
        for done, (_, played) in enumerate(play(matches, self.where, folder), 1):
            tell(what, done / whole)
            yield played

    def _harvest(self, number: int) -> Samples:
        """Positions of the newest generations' games."""
        collector = Collector(self.game, self.settings.seed + number)
        parts = []
        for generation in range(max(1, number - _WINDOW + 1), number + 1):
            for file in sorted(self._generation(generation).glob("lessons-*/records/*.sacbe")):
                collector.read(Record.read(file.read_text()))
            if len(collector):
                parts.append(collector.take())
        return joined(parts)

    def _unit(self) -> float:
        """A lead that counts as one: about what separates players at the end."""
        low, high = self.game.score_bounds
        return min(25.0, max(5.0, (high - low) / 20))

    # -- the folder ---------------------------------------------------------------------------------------------------

    def _generation(self, number: int) -> Path:
        return self.folder / f"generation-{number:03}"

    def _bot(self, net: Path) -> str:
        return f"learned:{self.settings.thinking}@{net}"

    def _belongs(self) -> None:
        file, ours = self.folder / "run.json", asdict(self.settings)
        if not file.exists():
            _put(file, json.dumps(ours).encode())
            return
        theirs = json.loads(file.read_text())
        if theirs != ours:
            other = [f"{key} {theirs.get(key)}, not {ours[key]}" for key in ours if theirs.get(key) != ours[key]]
            raise NotThisRun(f"the folder {self.folder} holds a run with {'; '.join(other)}: name another folder")

    def _remember(self, file: Path) -> None:
        half = file.with_suffix(".half")
        torch.save({"net": self.pupil.network.state_dict(), "optimiser": self.pupil.optimiser.state_dict()}, half)
        half.replace(file)

    def _recall(self, file: Path) -> None:
        kept = torch.load(file, weights_only=True)
        self.pupil.network.load_state_dict(kept["net"])
        self.pupil.optimiser.load_state_dict(kept["optimiser"])


def train(run: Run, hours: float, tell: Callable[[str, float], None], told: Callable[[dict[str, Any]], None]) -> None:
    """Generation after generation, until the time is over; one that has begun is finished."""
    end = time.monotonic() + 3600 * hours
    while time.monotonic() < end:
        told(run.turn(tell))


def _put(file: Path, content: bytes) -> None:
    """The whole file or none of it."""
    half = file.with_name(file.name + ".half")
    half.write_bytes(content)
    half.replace(file)
