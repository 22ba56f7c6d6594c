"""Tikal: action points that lapse, points left lying in the last scoring."""

from __future__ import annotations

from sacbe.games.tikal.score import tally_now
from sacbe.games.tikal.state import FINAL_ACTIONS, Tikal
from tests.bots.certain.turn import Beaten, Turn


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Tikal)
    return _treasure_left(turn) or _points_left(turn, s) if turn.verb() == "end" else None


def _treasure_left(turn: Turn) -> Beaten | None:
    """T-4.5, T-4.6 A treasure is worth something in every scoring to come and cannot be lost, only changed for another;
    points not used are lost (T-3.7)."""
    digs = turn.legal("dig")
    return Beaten(turn.text(digs[0]), "a treasure for points that would lapse") if digs else None


def _points_left(turn: Turn, s: Tikal) -> Beaten | None:
    """T-5.5 After the last scoring nothing matters: an action that makes it worth more is never too dear."""
    if s.phase != FINAL_ACTIONS:
        return None
    now = tally_now(s, turn.seat)
    for code in s.legal(turn.seat):
        if code == turn.steps[-1]:
            continue
        after = turn.after(code)
        assert isinstance(after, Tikal)
        if tally_now(after, turn.seat) > now:
            return Beaten(turn.text(code), f"{tally_now(after, turn.seat) - now} points more in the last scoring")
    return None
