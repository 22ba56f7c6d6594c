"""Matches and ladders as tables in the terminal."""

from __future__ import annotations

from rich.table import Table

from sacbe.arena.figures import Figures
from sacbe.arena.standing import Standing

# Milliseconds that a turn took: on average, 99 of 100 at most, the longest.
_TURN = "ms a turn: mean, 99 %, most"


def match_table(standings: list[Standing]) -> Table:
    table = Table("bot", "games", "won", "shared", "won % (95 %)", "mean score", _TURN)
    for one in standings:
        thinking = one.thinking
        table.add_row(
            one.name,
            str(one.games),
            str(one.won),
            str(one.tied),
            _share(one.rate, *one.interval),
            f"{one.scores.mean:.1f} ± {one.scores.margin:.1f}",
            _turn(thinking.mean, thinking.within(0.99), thinking.longest),
        )
    return table


def ladder_table(found: Figures) -> Table:
    """The strongest on top."""
    table = Table("level", "rating", "games", "won %", "against the one below", "mean score", _TURN)
    for name, one in reversed(found.levels.items()):
        below = one.below
        table.add_row(
            name,
            f"{one.rating:.1f} ± {1.96 * one.sigma:.1f}",
            str(one.games),
            f"{100 * one.won:.0f}",
            "" if below is None else _share(below.share, below.low, below.high),
            f"{one.score:.1f} ± {one.score_margin:.1f}",
            _turn(one.turn_mean, one.turn_p99, one.turn_longest),
        )
    return table


def _share(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} ({100 * low:.0f}-{100 * high:.0f})"


def _turn(*seconds: float) -> str:
    return ", ".join(f"{1000 * one:.0f}" for one in seconds)
