"""A turn tried out while others think: a draft on the position as it would be if that turn began now.

A plan is made of nothing but what its seat may know, and it is never committed: when the turn comes it is offered, and
whoever made it may take over as a draft what of it is still legal. Whenever the position changes it is looked through
again: from the first action that no longer goes on it is cut, and that action is remembered with what refuses it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from sacbe.core.errors import Refusal
from sacbe.core.state import State
from sacbe.table.draft import Draft
from sacbe.table.errors import Refused
from sacbe.table.unfold import Ply

STORED: Final = 32  # a plan is stored as the draft of its seat + 32: no table has so many seats


class Lost(NamedTuple):
    """An action of a plan that no longer goes: where it was last offered, and what refuses it now."""

    offered: State
    code: int
    refusal: Refusal | None  # None: the turn now comes to chance or to somebody else before it


class Plan:
    """One seat's plan. `draft` is None as long as the turn could not be foreseen yet."""

    __slots__ = ("_forced", "actions", "draft", "lost", "seat")

    def __init__(self, seat: int, actions: list[int], forced: bool) -> None:
        self.seat = seat
        self.actions = actions
        self.draft: Draft | None = None
        self.lost: Lost | None = None
        self._forced = forced

    def look_through(self, base: State | None) -> None:
        """The turn would begin from another position now; where that cannot be told, the plan waits as it is."""
        if base is None:
            return
        kept = Draft(base, self.seat, self.actions, self._forced)
        self.lost = self.first_lost(kept) or self.lost
        self.actions, self.draft = list(kept.actions), kept

    def first_lost(self, kept: Draft) -> Lost | None:
        """The first action that could not be kept, if there is one."""
        at = len(kept.actions)
        if at == len(self.actions):
            return None
        refusal = None if kept.complete else kept.state.hide(self.seat).why_not(self.seat, self.actions[at])
        offered = self.draft.base.copy() if self.draft is not None else kept.state
        if self.draft is not None:
            for code in self.actions[:at]:
                offered.step(self.seat, code)
        return Lost(offered, self.actions[at], refusal)

    def act(self, *codes: int) -> None:
        self._composed().act(*codes)
        self._changed()

    def undo(self, to: int | None) -> None:
        self._composed().undo(to)
        self._changed()

    def _composed(self) -> Draft:
        if self.draft is None:
            raise Refused("no-plan")
        return self.draft

    def _changed(self) -> None:
        self.actions = list(self._composed().actions)
        self.lost = None


class Offer(NamedTuple):
    """What of a plan can be taken over now, played on the seat's own draft; and what of it no longer goes."""

    draft: Draft
    lost: Lost | None


class Plans:
    """The plans of one table, by seat. `keep(seat, actions)` stores one; without actions it is forgotten."""

    def __init__(self, forced: bool, keep: Callable[[int, list[int]], None]) -> None:
        self._forced = forced
        self._keep = keep
        self._plans: dict[int, Plan] = {}

    def read(self, stored: dict[int, list[int]], state: State) -> None:
        """Stand where storage stands; what has not changed there keeps what is known of it here."""
        rows = {seat - STORED: actions for seat, actions in stored.items() if seat >= STORED}
        kept = {seat: plan for seat, plan in self._plans.items() if rows.get(seat) == plan.actions}
        self._plans = {seat: kept.get(seat) or self._made(seat, actions, state) for seat, actions in rows.items()}

    def get(self, seat: int) -> Plan | None:
        return self._plans.get(seat)

    def begun(self, seat: int, state: State) -> Plan:
        """The plan of a seat, or an empty one to begin with."""
        return self._plans.get(seat) or self._made(seat, [], state)

    def change(self, plan: Plan) -> None:
        """A plan has been worked on."""
        if plan.actions:
            self._plans[plan.seat] = plan
        else:
            self._plans.pop(plan.seat, None)
        self._keep(plan.seat, plan.actions)

    def drop(self, seat: int) -> None:
        if self._plans.pop(seat, None) is not None:
            self._keep(seat, [])

    def offer(self, seat: int, position: State) -> Offer | None:
        """What the seat, now to act, is offered in this position: its own draft is played already."""
        plan = self._plans.get(seat)
        if plan is None:
            return None
        kept = Draft(position, seat, plan.actions, self._forced)
        return Offer(kept, plan.first_lost(kept) or plan.lost if kept.actions or not plan.actions else None)

    def follow(self, before: State, plies: Iterable[Ply], after: State) -> None:
        """These plies have been committed: plans whose turn has been are done with, the others are looked through."""
        if not self._plans:
            return
        for seat in self._had_their_turn(before, plies):
            self.drop(seat)
        for seat, plan in self._plans.items():
            actions = plan.actions
            plan.look_through(foreseen(after, seat))
            if plan.actions != actions:
                self._keep(seat, plan.actions)

    def _had_their_turn(self, before: State, plies: Iterable[Ply]) -> set[int]:
        """Seats that have acted where their plan was offered, or had nothing left to offer. A bid or a share of
        somebody else's treasure is no turn: there the plan's first action is not legal."""
        state, done = before.copy(), set()
        for seat, code in plies:
            plan = self._plans.get(seat)
            if plan is not None and (not plan.actions or state.why_not(seat, plan.actions[0]) is None):
                done.add(seat)
            state.step(seat, code)
        return done

    def _made(self, seat: int, actions: list[int], state: State) -> Plan:
        plan = Plan(seat, actions, self._forced)
        plan.look_through(foreseen(state, seat))
        return plan


def foreseen(state: State, seat: int) -> State | None:
    """The turn of this seat as the seat itself can foresee it."""
    return state.hide(seat).as_if_turn(seat)
