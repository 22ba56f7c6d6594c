"""The net as PyTorch sees it, and the file that is made of it."""

from __future__ import annotations

from typing import Final

import torch
from torch import Tensor, nn

from sacbe.core.net import write

LAYERS: Final = (64, 32)


class Network(nn.Module):
    """What `core/net.py` reads: a trunk cut at zero, and three heads. Leads are in units of `unit` points."""

    def __init__(self, slug: str, inputs: int, actions: int, unit: float) -> None:
        super().__init__()
        self.slug = slug
        self.inputs = inputs
        self.unit = unit
        first, second = LAYERS
        self.trunk = nn.Sequential(nn.Linear(inputs, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU())
        self.lead = nn.Linear(second, 1)
        self.win = nn.Linear(second, 1)
        self.policy = nn.Linear(second, actions)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The lead, the logit of winning, and the logits of all actions."""
        x = self.trunk(seen)
        return self.lead(x).squeeze(1), self.win(x).squeeze(1), self.policy(x)

    def file(self, generation: int) -> bytes:
        """The net as it is shipped and played with."""
        heads = {"lead": self.lead, "win": self.win, "policy": self.policy}
        numbers: list[bytes] = []
        for layer in self.trunk:
            if isinstance(layer, nn.Linear):
                numbers += [_halves(layer.weight.t()), _halves(layer.bias)]
        for head in heads.values():
            numbers += [_halves(head.weight), _halves(head.bias)]
        sizes = {name: head.out_features for name, head in heads.items()}
        about: dict[str, object] = {"game": self.slug, "unit": self.unit, "generation": generation}
        return write(self.inputs, list(LAYERS), sizes, about, numbers)


def _halves(numbers: Tensor) -> bytes:
    values: bytes = numbers.detach().contiguous().to(torch.float16).numpy().astype("<f2").tobytes()
    return values
