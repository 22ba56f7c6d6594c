"""C-2 The round, phase by phase: who acts, what is legal, why something is not, and what it does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import HiddenPosition, Refusal
from sacbe.core.state import NATURE_BIT, Phase
from sacbe_cenote.actions import ACTIONS, BLESS, KEEP, OFFER, PULL, ROPE, TREASURE
from sacbe_cenote.data import ROUNDS, numbers
from sacbe_cenote.state import BLESS as BLESSING
from sacbe_cenote.state import CHOOSE, DECIDE, DRAW, NONE, OVER, SHOW, UNKNOWN, Cenote


class CenotePhase(Phase[Cenote]):
    """What all phases do alike: turn first, then what the action itself needs."""

    def why_not(self, s: Cenote, seat: i64, code: i64) -> Refusal | None:
        if not self.actors(s) >> seat & 1:
            return self.not_now(s, seat)
        if code in list(self.codes(s, seat)):
            return None
        return self.refuse(s, seat, code)

    def not_now(self, s: Cenote, seat: i64) -> Refusal:
        return Refusal("C-2", "E_NOT_YOUR_TURN")

    def refuse(self, s: Cenote, seat: i64, code: i64) -> Refusal:
        return Refusal("C-2", "E_WRONG_PHASE", {"verb": ACTIONS.verb(int(code))})


class Draw(CenotePhase):
    """C-2.1 A treasure appears, each that is left as likely as any other."""

    name = "draw"

    def actors(self, s: Cenote) -> i64:
        return NATURE_BIT

    def codes(self, s: Cenote, seat: i64) -> vec[i64]:
        return vec[i64]([TREASURE + number for number in numbers(s.left)])

    def step(self, s: Cenote, seat: i64, code: i64) -> None:
        s.left ^= 1 << (code - TREASURE)
        s.well |= 1 << (code - TREASURE)
        s.phase = CHOOSE


class Choose(CenotePhase):
    """C-2.2 Everybody lets down a rope, in secret and at once."""

    name = "choose"

    def actors(self, s: Cenote) -> i64:
        return sum(1 << seat for seat in range(s.seats) if s.chosen[seat] == NONE)

    def codes(self, s: Cenote, seat: i64) -> vec[i64]:
        return vec[i64]([ROPE + rope for rope in numbers(s.ropes[seat])])

    def not_now(self, s: Cenote, seat: i64) -> Refusal:
        return Refusal("C-2.2", "E_CHOSEN") if seat < s.seats else super().not_now(s, seat)

    def refuse(self, s: Cenote, seat: i64, code: i64) -> Refusal:
        if ACTIONS.verb(int(code)) == "rope":
            return Refusal("C-2.2", "E_USED", {"rope": int(code - ROPE)})
        return super().refuse(s, seat, code)

    def step(self, s: Cenote, seat: i64, code: i64) -> None:
        s.chosen[seat] = int(code - ROPE)
        if NONE not in s.chosen:
            s.phase = SHOW

    def audience(self, s: Cenote, seat: i64, code: i64) -> i64:
        return 1 << seat


class Show(CenotePhase):
    """C-2.3 All ropes are pulled up: chance's move, as something new is revealed to everybody."""

    name = "show"

    def actors(self, s: Cenote) -> i64:
        return NATURE_BIT

    def codes(self, s: Cenote, seat: i64) -> vec[i64]:
        return vec[i64]([PULL])

    def not_now(self, s: Cenote, seat: i64) -> Refusal:
        return Refusal("C-2.2", "E_CHOSEN") if seat < s.seats else super().not_now(s, seat)

    def step(self, s: Cenote, seat: i64, code: i64) -> None:
        if UNKNOWN in s.chosen:
            raise HiddenPosition("the others' ropes are hidden here; guess(rng) fills them in")
        s.finder = finder_of(s.chosen)
        for player, rope in enumerate(s.chosen):
            s.ropes[player] ^= 1 << rope
        s.chosen = [NONE] * s.seats
        if s.finder >= 0:
            s.phase = DECIDE
        else:
            end_round(s)


class Decide(CenotePhase):
    """C-2.4 The finder keeps what the rope has reached, or offers it to the well."""

    name = "decide"

    def actors(self, s: Cenote) -> i64:
        return 1 << s.finder

    def codes(self, s: Cenote, seat: i64) -> vec[i64]:
        return vec[i64]([KEEP, OFFER])

    def step(self, s: Cenote, seat: i64, code: i64) -> None:
        if code == KEEP:
            s.kept[seat] |= s.well
        s.well = 0
        if code == KEEP:
            end_round(s)
        else:
            s.phase = BLESSING


class Bless(CenotePhase):
    """C-2.5 The finder draws a blessing that nobody else sees before the end."""

    name = "bless"

    def actors(self, s: Cenote) -> i64:
        return NATURE_BIT

    def codes(self, s: Cenote, seat: i64) -> vec[i64]:
        return vec[i64]([BLESS + number for number in numbers(s.bag)])

    def step(self, s: Cenote, seat: i64, code: i64) -> None:
        s.bag ^= 1 << (code - BLESS)
        s.blessed[s.finder] |= 1 << (code - BLESS)
        end_round(s)

    def audience(self, s: Cenote, seat: i64, code: i64) -> i64:
        return 1 << s.finder


def finder_of(chosen: list[int]) -> int:
    """C-2.3 Who let down the longest of the ropes that nobody else let down; -1 if there is none."""
    lone = [rope for rope in chosen if chosen.count(rope) == 1]
    return chosen.index(max(lone)) if lone else -1


def end_round(s: Cenote) -> None:
    s.finder = -1
    if not s.pile:
        s.well = 0
    s.round += 1
    s.phase = DRAW if s.round <= ROUNDS else OVER
    if s.phase == OVER:
        s.round = ROUNDS
