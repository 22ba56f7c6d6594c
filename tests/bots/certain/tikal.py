"""Tikal: action points that lapse, points left lying in the last scoring, walks that lead nowhere."""

from __future__ import annotations

from sacbe.games.tikal.score import tally_now
from sacbe.games.tikal.state import FINAL_ACTIONS, Tikal
from tests.bots.certain.turn import Beaten, Turn


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Tikal)
    if turn.verb() == "end":
        return _treasure_left(turn) or _points_left(turn, s)
    return _back_again(turn, s) if turn.verb() == "step" else None


def _treasure_left(turn: Turn) -> Beaten | None:
    """T-4.5, T-4.6 A treasure is worth something in every scoring to come and cannot be lost, only changed for another;
    points not used are lost (T-3.7)."""
    digs = turn.legal("dig")
    return Beaten(turn.text(digs[0]), "a treasure for points that would lapse") if digs else None


def _points_left(turn: Turn, s: Tikal) -> Beaten | None:
    """T-5.5 After the last scoring nothing matters: an action that makes it worth more is never too dear for whoever is
    the last to score, as nobody can profit from it any more."""
    if s.phase != FINAL_ACTIONS or len(s.queue) > 1:
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


def _back_again(turn: Turn, s: Tikal) -> Beaten | None:
    """A walk after which all stands as it stood earlier in the turn has cost points for nothing."""
    after = turn.after()
    assert isinstance(after, Tikal)
    for index, earlier in reversed(list(enumerate(turn.views))):
        assert isinstance(earlier, Tikal)
        if earlier.phase != s.phase:
            break
        if _stand(earlier) == _stand(after):
            return Beaten("end", f"all is as it was {len(turn.views) - index} steps before, and points are gone")
    return None


def _stand(s: Tikal) -> tuple[object, ...]:
    """All that actions change, but the points left."""
    boards = (s.workers, s.leader, s.reserve, s.level, s.site, s.guard, s.camp, s.treasure, s.buried)
    return (*(list(each) for each in boards), s.explored)
