"""Matches between bots, measured with honest margins."""

from __future__ import annotations

from sacbe.arena.match import Match, Standing, wilson

__all__ = ["Match", "Standing", "wilson"]
