"""Tzolk'in: actions that cost nothing and are not done, steps in temples that are lost."""

from __future__ import annotations

from sacbe.games.tzolkin.data import PALENQUE, SPACE_GEAR, SPACE_NUMBER, SPACES, YAXCHILAN
from sacbe.games.tzolkin.rules.prices import way_price
from sacbe.games.tzolkin.state import Tzolkin
from tests.bots.certain.turn import Beaten, Turn


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Tzolkin)
    if turn.verb() == "nothing":
        return _free_action(turn, s)
    if turn.verb() == "climb":
        return _lost_step(turn, s)
    return None


def _free_action(turn: Turn, s: Tzolkin) -> Beaten | None:
    """T-4.4 to T-4.9 Palenque and Yaxchilan give corn, wood, stone, gold and skulls, and ask for nothing but the way
    to an action further back (T-3.13)."""
    origin = int(s.number())
    for code in turn.legal("act"):
        space = SPACES.index(turn.text(code).split()[1])
        if SPACE_GEAR[space] in (PALENQUE, YAXCHILAN) and way_price(s, turn.seat, origin, SPACE_NUMBER[space]) == 0:
            return Beaten(turn.text(code), "it costs nothing")
    return None


def _lost_step(turn: Turn, s: Tzolkin) -> Beaten | None:
    """T-4.28, R-13 Where there is no higher step for this seat the climb is lost; in another temple it is not."""
    before = list(s.temple)
    mine = turn.after()
    assert isinstance(mine, Tzolkin)
    if list(mine.temple) != before:
        return None
    for code in turn.legal("climb"):
        other = turn.after(code)
        assert isinstance(other, Tzolkin)
        if list(other.temple) != before:
            return Beaten(turn.text(code), "there the step is not lost")
    return None
