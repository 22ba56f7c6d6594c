"""Bots: random, greedy and search, and the levels people choose from. A bot is handed `hide(seat)`, nothing else."""

from __future__ import annotations

from sacbe.bots.levels import LEVELS, check, make
from sacbe.core.record import Player as Bot

__all__ = ["LEVELS", "Bot", "check", "make"]
