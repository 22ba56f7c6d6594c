"""What happened at all tables of a run."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Figures:
    seconds: list[float] = field(default_factory=list)  # of each move
    refused: dict[str, int] = field(default_factory=dict)
    changes: int = 0  # views and patches after a client's first
    bytes: int = 0  # of them, as they came over the wire
    games: int = 0
    length: float = 0.0
    server_cpu: float = 0.0
    clients_cpu: float = 0.0

    @property
    def moves_a_second(self) -> float:
        return len(self.seconds) / self.length

    @property
    def cpu_a_move(self) -> float:
        """Seconds of the server's processor time, over all its processes."""
        return self.server_cpu / max(1, len(self.seconds))

    @property
    def bytes_a_change(self) -> float:
        return self.bytes / max(1, self.changes)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def refuse(self, reason: str) -> None:
        self.refused[reason] = self.refused.get(reason, 0) + 1
