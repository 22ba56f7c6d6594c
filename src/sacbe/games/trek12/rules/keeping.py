"""T-4.5 KEEP: the digger keeps some of the Bones drawn, token by token; the others go back at once."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.core.errors import Refusal
from sacbe.games.trek12.actions import END, KEEP
from sacbe.games.trek12.data import TOKENS
from sacbe.games.trek12.rules.guards import TrekPhase
from sacbe.games.trek12.rules.rounds import ask_next_digger
from sacbe.games.trek12.state import KEEP_BONES, Trek


def finish_draw(s: Trek) -> None:
    """All are drawn: ask which to keep, unless there is nothing to choose (T-4.5.1)."""
    if s.to_keep == count(s.drawn):
        keep_all(s)
    else:
        s.phase = KEEP_BONES


def keep_all(s: Trek) -> None:
    s.hand[s.digger] |= s.drawn
    s.drawn = 0
    s.to_keep = 0
    s.kept = 0
    ask_next_digger(s)


class KeepBones(TrekPhase):
    """T-3.2 KEEP."""

    name = "keep"

    def __init__(self) -> None:
        self.first = KEEP
        self.last = END - 1

    def actors(self, s: Trek) -> i64:
        return 1 << s.digger

    def codes(self, s: Trek, seat: i64) -> vec[i64]:
        out = vec[i64]()
        rest = s.drawn
        while rest != 0:
            out = append(out, KEEP + lowest(rest))
            rest &= rest - 1
        return out

    def refuse(self, s: Trek, seat: i64, code: i64) -> Refusal | None:
        if (s.drawn >> (code - KEEP)) & 1:
            return None
        if (s.kept >> (code - KEEP)) & 1:  # named twice; what was kept in an earlier round was not drawn now
            return Refusal("T-4.5", "E_KEEP_COUNT", {"token": TOKENS[code - KEEP], "k": int(s.to_keep)})
        return Refusal("T-4.5", "E_KEEP_NOT_DRAWN", {"token": TOKENS[code - KEEP]})

    def step(self, s: Trek, seat: i64, code: i64) -> None:
        token = bit(code - KEEP)
        s.drawn &= ~token
        s.hand[seat] |= token
        s.kept |= token
        s.to_keep -= 1
        if s.to_keep == 0:
            s.bag |= s.drawn
            s.drawn = 0
            s.kept = 0
            ask_next_digger(s)
        elif s.to_keep == count(s.drawn):
            keep_all(s)
