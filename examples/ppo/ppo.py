"""PPO on a Sacbe game, in one file: one net plays all seats against itself and is measured against random seats.

    python examples/ppo/ppo.py trek12 --seed 1 --minutes 10

Needs sacbe[train,envs]. It writes `curve.csv` (a line a trial), `curve.svg` and `net.pt` into runs/GAME-SEED or --out.
Ctrl-C ends it as the end of its time does. The same seed gives the same net after as many steps, on one machine with as
many threads. What it learns, and how fast, is told in docs/baselines.md.
"""

from __future__ import annotations

import argparse
import csv
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Event

import numpy as np
import torch
from curve import TARGET, draw, reached
from torch import Tensor, nn

import sacbe
from sacbe import State, envs
from sacbe.arena.standing import wilson
from sacbe.bots import Bot, make


@dataclass
class Settings:
    """What is learned and how. One set does for all games."""

    slug: str
    seats: int = 2
    seed: int = 1
    games: int = 256  # side by side
    horizon: int = 64  # decisions in each of them between two lessons
    width: int = 256  # of the net's two layers
    rate: float = 1e-3  # of learning
    epochs: int = 2
    batch: int = 1024
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages; nothing is discounted, as every game ends
    entropy: float = 0.01
    reward: str = "rank"


class Net(nn.Module):
    """From what a seat sees: how much it would like each action, and what it expects to be paid at the end."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(_layer(inputs, width, 2**0.5), nn.ReLU(), _layer(width, width, 2**0.5), nn.ReLU())
        self.policy, self.value = _layer(width, actions, 0.01), _layer(width, 1, 1.0)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, those that are not legal at none; and the value."""
        x = self.trunk(seen)
        liked = self.policy(x).masked_fill(~mask, -1e9)
        return torch.log_softmax(liked, 1), self.value(x).squeeze(1)


def _layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    layer = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(layer.weight, gain)
    nn.init.zeros_(layer.bias)
    return layer


class Trainer:
    """Plays `games` games side by side with the net in all seats, and learns from every decision in them."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        self.settings, self.steps, one = settings, 0, settings
        self.env = envs.vector(one.slug, one.games, one.seats, reward=one.reward, seed=one.seed)
        self.env.reset()
        self.net = Net(self.env.game.observation.size, self.env.actions, one.width)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=one.rate, eps=1e-5)
        rows = (one.horizon, one.games)
        self.seen = torch.zeros(*rows, self.env.game.observation.size)
        self.mask = torch.zeros(*rows, self.env.actions, dtype=torch.bool)
        self.chosen = torch.zeros(*rows, dtype=torch.int64)
        self.chance = torch.zeros(*rows)
        self.value = torch.zeros(*rows)
        self.seat = np.zeros(rows, np.int64)
        self.done = np.zeros(rows, np.bool_)
        self.paid = np.zeros((*rows, one.seats), np.float32)

    def lesson(self) -> dict[str, float]:
        """Some more decisions in every game, and what there is to learn from them."""
        self._play()
        self.steps += self.settings.games * self.settings.horizon
        return self._learn(*self._advantages())

    def _play(self) -> None:
        for t in range(self.settings.horizon):
            self.seen[t] = torch.from_numpy(self.env.observation)
            self.mask[t] = torch.from_numpy(self.env.mask)
            with torch.no_grad():
                chances, self.value[t] = self.net(self.seen[t], self.mask[t])
            # the first of alarms that ring at these rates is a draw by these chances, and quicker than one
            alarms = torch.empty_like(chances).exponential_().clamp_min(1e-20).log() - chances
            self.chosen[t] = chosen = alarms.argmin(1)
            self.chance[t] = chances.gather(1, chosen[:, None]).squeeze(1)
            self.seat[t] = self.env.seat
            self.env.step(chosen.numpy())
            self.done[t], self.paid[t] = self.env.done, self.env.reward

    def _advantages(self) -> tuple[Tensor, Tensor, Tensor]:
        """How much better each decision turned out than was expected, what should have been, and which are known.

        A seat's decisions follow one another, whatever the others do in between; what it is paid comes at the end.
        """
        one, every, value = self.settings, np.arange(self.settings.games), self.value.numpy()
        better = np.zeros_like(value)
        known = np.zeros(value.shape, np.bool_)
        after = np.zeros((one.games, one.seats), np.float32)  # what a seat's next decision is worth to it, or the end
        trace = np.zeros_like(after)
        seen = np.zeros(after.shape, np.bool_)  # whether there is such a thing here: not for the last one of a seat
        with torch.no_grad():
            last = self.net(torch.from_numpy(self.env.observation), torch.from_numpy(self.env.mask))[1].numpy()
        after[every, self.env.seat], seen[every, self.env.seat] = last, True
        for t in reversed(range(one.horizon)):
            over, seat = self.done[t], self.seat[t]
            after[over], trace[over], seen[over] = self.paid[t][over], 0.0, True
            known[t] = seen[every, seat]
            better[t] = (after[every, seat] - value[t] + one.trace * trace[every, seat]) * known[t]
            after[every, seat], trace[every, seat], seen[every, seat] = value[t], better[t], True
        return torch.from_numpy(better), torch.from_numpy(better + value), torch.from_numpy(known)

    def _learn(self, better: Tensor, expected: Tensor, known: Tensor) -> dict[str, float]:
        one, told = self.settings, list[list[float]]()
        rows = known.flatten().nonzero().squeeze(1)
        seen, mask = self.seen.flatten(0, 1), self.mask.flatten(0, 1)
        chosen, before, better, expected = (x.flatten() for x in (self.chosen, self.chance, better, expected))
        for _ in range(one.epochs):
            for part in rows[torch.randperm(len(rows))].split(one.batch):
                chances, value = self.net(seen[part], mask[part])
                ratio = (chances.gather(1, chosen[part, None]).squeeze(1) - before[part]).exp()
                gain = better[part]
                gain = (gain - gain.mean()) / (gain.std(unbiased=False) + 1e-8)
                policy = -torch.min(ratio * gain, ratio.clamp(1 - one.clip, 1 + one.clip) * gain).mean()
                off = (value - expected[part]).square().mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                self.optimizer.zero_grad()
                (policy + 0.5 * off - one.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                told.append([entropy.item(), off.item()])
        return dict(zip(("entropy", "value_loss"), np.mean(told, axis=0).tolist(), strict=True))


class NetBot:
    """The net at a table: a bot as any other, which is handed `hide(seat)`. It takes what it likes best."""

    def __init__(self, net: Net, game: sacbe.Game) -> None:
        self.net = net
        self.seen = np.zeros((1, game.observation.size), np.float32)
        self.mask = np.zeros((1, game.actions.size), np.bool_)

    def choose(self, view: State, seat: int) -> int:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view.observe(seat, self.seen[0])
        self.mask[:] = False
        self.mask[0, legal] = True
        with torch.no_grad():
            return int(self.net(torch.from_numpy(self.seen), torch.from_numpy(self.mask))[0].argmax())


@dataclass
class Trial:
    """Games against bots: the net's part of the wins with its 95 % interval, and its lead in points."""

    games: int
    won: float
    low: float
    high: float
    lead: float


def trial(net: Net, slug: str, seats: int, games: int, seed: int = 0, against: str = "random") -> Trial:
    """The net in each seat in turn, with the same draws in all of them."""
    game = sacbe.game(slug)
    options = {**game.fitting(seats), **game.bounded}  # as the environments have it
    won = lead = 0.0
    for i in range(games):
        mine, draws = i % seats, seed + i // seats
        bots: list[Bot] = [make(against, draws * seats + seat) for seat in range(seats)]
        bots[mine] = NetBot(net, game)
        end = sacbe.play(game, bots, draws, options).final()
        winners = end.winners()
        won += (winners >> mine & 1) / max(1, winners.bit_count())
        lead += end.score(mine) - max(end.score(seat) for seat in range(seats) if seat != mine)
    return Trial(games, won / games, *wilson(won, games), lead / games)


def train(trainer: Trainer, goes_on: Callable[[int], bool], every: int, games: int) -> Iterator[dict[str, float]]:
    """Lesson after lesson while it `goes_on`. Lines of the curve: at the start, every so many steps, at the end."""
    one, begun, busy = trainer.settings, time.monotonic(), time.process_time()
    told = dict.fromkeys(("entropy", "value_loss"), float("nan"))

    def line() -> dict[str, float]:
        times = {"seconds": time.monotonic() - begun, "cpu_seconds": time.process_time() - busy}
        return {**times, "steps": trainer.steps, **asdict(trial(trainer.net, one.slug, one.seats, games)), **told}

    yield line()
    tried = 0
    while goes_on(trainer.steps):
        told = trainer.lesson()
        if trainer.steps >= tried + every:
            tried = trainer.steps
            yield line()
    if trainer.steps > tried:
        yield line()


def load(file: Path) -> tuple[Net, Settings]:
    """A net that has been trained, and how."""
    kept = torch.load(file, weights_only=True)
    settings = Settings(**kept["settings"])
    game = sacbe.game(settings.slug)
    net = Net(game.observation.size, game.actions.size, settings.width)
    net.load_state_dict(kept["net"])
    return net, settings


def _keep(folder: Path, trainer: Trainer, lines: list[dict[str, float]]) -> None:
    """What there is so far."""
    one = trainer.settings
    torch.save({"settings": asdict(one), "steps": trainer.steps, "net": trainer.net.state_dict()}, folder / "net.pt")
    with (folder / "curve.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(lines[0]))
        table.writeheader()
        table.writerows({name: round(number, 4) for name, number in line.items()} for line in lines)
    title = f"{one.slug}, {one.seats} seats: games won against random seats"
    (folder / "curve.svg").write_text(draw(title, {f"seed {one.seed}": lines}), encoding="utf-8")


def main() -> None:
    chosen = _options()
    torch.set_num_threads(chosen.threads)
    until, asked = time.monotonic() + 60 * chosen.minutes, Event()
    before = signal.signal(signal.SIGINT, lambda *_: asked.set())

    def goes_on(steps: int) -> bool:
        return not asked.is_set() and time.monotonic() < until and (not chosen.steps or steps < chosen.steps)

    trainer = Trainer(Settings(chosen.slug, chosen.seats, chosen.seed))
    folder, lines = chosen.out or Path("runs") / f"{chosen.slug}-{chosen.seed}", []
    folder.mkdir(parents=True, exist_ok=True)
    for line in train(trainer, goes_on, chosen.every, chosen.games):
        lines.append(line)
        _keep(folder, trainer, lines)
        print(f"{_spent(line)}: {_said(line)}", flush=True)
    signal.signal(signal.SIGINT, before)
    if there := reached(lines):
        print(f"won {TARGET:.0%} and more from {_spent(there)} on")
    # other games than the curve's, and more of them: nothing was chosen by how they went
    for bot in ("random", *chosen.against):
        end = trial(trainer.net, chosen.slug, chosen.seats, chosen.final, seed=1_000_000, against=bot)
        print(f"the end, {end.games} other games against {bot}: {_said(asdict(end))}", flush=True)
    print(f"kept in {folder}: net.pt, curve.csv, curve.svg")


def _spent(line: dict[str, float]) -> str:
    return f"{line['seconds'] / 60:.1f} minutes ({line['cpu_seconds'] / 60:.1f} of a core), {line['steps']:,} steps"


def _said(line: dict[str, float]) -> str:
    won, low, high = (100 * line[name] for name in ("won", "low", "high"))
    return f"won {won:5.1f} % ({low:.1f} to {high:.1f}), lead {line['lead']:+.1f}"


def _options() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("slug", choices=sacbe.slugs(), help="the game")
    options.add_argument("--seats", type=int, default=2, help="how many play, all of them the same net")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--minutes", type=float, default=10.0, help="how long it learns, trials included")
    options.add_argument("--steps", type=int, default=0, help="or how many decisions, if that ends first")
    options.add_argument("--threads", type=int, default=1, help="of PyTorch")
    options.add_argument("--every", type=int, default=50_000, help="steps from trial to trial")
    options.add_argument("--games", type=int, default=100, help="games of a trial")
    options.add_argument("--final", type=int, default=400, help="games of the last trial, when the time is over")
    options.add_argument("--against", nargs="*", default=[], help="other bots to play so many games against, too")
    options.add_argument("--out", type=Path, help="a folder: runs/GAME-SEED if none is named")
    chosen = options.parse_args()
    if not 2 <= chosen.seats <= (most := max(sacbe.game(chosen.slug).seats)):
        options.error(f"{chosen.slug} is played against others by 2 to {most} seats")
    return chosen


if __name__ == "__main__":
    main()
