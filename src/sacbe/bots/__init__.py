"""Bots: random, greedy and search, and the levels people choose from. A bot is handed `hide(seat)`, nothing else."""

from __future__ import annotations

from sacbe.bots.levels import LEVELS, Bot, check, make

__all__ = ["LEVELS", "Bot", "check", "make"]
