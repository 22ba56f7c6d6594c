"""One lesson of a net: some passes over the newest games."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy, mse_loss

from sacbe.train.network import Network
from sacbe.train.samples import UNKNOWN, Samples

BATCH: Final = 512
_HELD_BACK: Final = 10  # one position of so many is not learned from, but asked for afterwards


@dataclass(frozen=True)
class Report:
    """How well a net foretells what it has not learned from.

    `lead` is the part of the variance of the final lead that it explains, `hand` what the hand-written outlook would at
    best (it counts in units of its own);
    `win` the squared error of the chance of winning; `policy` how often the chosen action is its first thought.
    """

    samples: int
    lead: float
    hand: float
    win: float
    policy: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


class Pupil:
    """A network with its optimiser: together they are what a checkpoint holds."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.optimiser = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-2)

    def learn(self, samples: Samples, passes: float, rng: np.random.Generator) -> Report:
        """The last positions are held back, and asked at the end."""
        held = max(1, len(samples) // _HELD_BACK)
        order = np.arange(len(samples))
        learned, asked = order[:-held], order[-held:]
        steps = max(1, int(passes * len(learned) / BATCH))
        for step in range(steps):
            for group in self.optimiser.param_groups:
                group["lr"] = 2e-3 * (1.0 - step / steps) + 1e-5
            self._step(samples, rng.choice(learned, min(BATCH, len(learned)), replace=False))
        return self._ask(samples, asked)

    def _step(self, samples: Samples, rows: np.ndarray[Any, Any]) -> None:
        lead, win, policy = self.network(seen_by(self.network, samples, rows))
        loss = mse_loss(lead, torch.from_numpy(samples.lead[rows] / self.network.unit))
        loss = loss + binary_cross_entropy_with_logits(win, torch.from_numpy(samples.win[rows]))
        chosen = torch.from_numpy(samples.chosen[rows]).long()
        known = chosen != UNKNOWN
        if bool(known.any()):
            logits = only_legal(policy, samples, rows)[known]
            loss = loss + 0.5 * cross_entropy(logits, chosen[known])
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()

    @torch.no_grad()
    def _ask(self, samples: Samples, rows: np.ndarray[Any, Any]) -> Report:
        seen = seen_by(self.network, samples, rows)
        lead, win, policy = self.network(seen)
        truth = torch.from_numpy(samples.lead[rows] / self.network.unit)
        chosen = torch.from_numpy(samples.chosen[rows]).long()
        known = chosen != UNKNOWN
        right = only_legal(policy, samples, rows).argmax(1)[known] == chosen[known]
        return Report(
            len(samples),
            explained(lead, truth),
            float(torch.corrcoef(torch.stack([seen[:, -1], truth]))[0, 1].nan_to_num() ** 2),
            float(((torch.sigmoid(win) - torch.from_numpy(samples.win[rows])) ** 2).mean()),
            float(right.float().mean()) if bool(known.any()) else 0.0,
        )


def seen_by(network: Network, samples: Samples, rows: np.ndarray[Any, Any]) -> Tensor:
    seen = torch.from_numpy(samples.seen[rows].astype(np.float32))
    seen[:, -1] /= network.unit  # as bots/learned.py puts it
    return seen


def only_legal(policy: Tensor, samples: Samples, rows: np.ndarray[Any, Any]) -> Tensor:
    legal = np.unpackbits(samples.legal[rows], axis=1)[:, : policy.shape[1]].astype(bool)
    return policy.masked_fill(~torch.from_numpy(legal), -1e9)


def explained(told: Tensor, truth: Tensor) -> float:
    """The part of the variance that a foretelling takes away; below 0 if it is worse than to tell the mean."""
    return float(1.0 - ((told - truth) ** 2).mean() / truth.var().clamp(min=1e-9))
