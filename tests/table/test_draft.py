"""Drafts: composing, undoing, and the boundary that the engine gives."""

from __future__ import annotations

import pytest

from sacbe.core.state import NATURE
from sacbe.table.draft import Draft, to_code
from sacbe.table.errors import Refused
from tests.table.toy import BID, DEAL, DIG, OPEN_BIDS, STOP, TOY, WALK, ToyState


def walking() -> ToyState:
    """Seat 0 leads the first round: bids are open, two steps left."""
    s = ToyState()
    for seat, code in ((NATURE, DEAL), (NATURE, DEAL + 1), (0, BID), (1, BID + 2), (NATURE, OPEN_BIDS)):
        s.apply(seat, code)
    return s


def test_a_turn_of_many_steps_is_complete_only_at_its_end() -> None:
    draft = Draft(walking(), 0)
    for code in (WALK, WALK + 1):
        draft.act(code)
        assert not draft.complete
    draft.act(STOP)
    assert draft.complete
    assert draft.actions == [WALK, WALK + 1, STOP]


def test_the_base_never_changes() -> None:
    base = walking()
    before = base.dump()
    draft = Draft(base, 0)
    draft.act(WALK)
    draft.act(STOP)
    draft.undo(0)
    assert base.dump() == before
    assert draft.state.dump() == before


def test_undo_drops_the_last_step_then_everything() -> None:
    draft = Draft(walking(), 0)
    draft.act(WALK)
    one = draft.state.dump()
    draft.act(WALK)
    draft.undo()
    assert draft.state.dump() == one
    draft.act(STOP)
    draft.undo(0)
    assert draft.actions == []
    with pytest.raises(Refused, match="nothing-to-undo"):
        draft.undo()


def test_an_action_that_is_the_only_one_left_is_taken_and_undone_with_the_one_before() -> None:
    draft = Draft(walking(), 0, forced=True)
    draft.act(WALK)
    draft.act(WALK)  # no steps are left: nothing but stopping
    assert draft.actions == [WALK, WALK, STOP] and draft.complete
    draft.undo()
    assert draft.actions == [WALK]
    draft.undo()
    assert draft.actions == []


def test_chance_next_is_a_boundary_even_in_the_middle_of_a_turn() -> None:
    draft = Draft(walking(), 0)
    draft.act(DIG)
    assert draft.complete
    with pytest.raises(Refused, match="draft-complete"):
        draft.act(STOP)
    draft.undo()
    draft.act(STOP)


def test_a_secret_choice_is_a_boundary_though_others_still_choose() -> None:
    s = ToyState()
    s.apply(NATURE, DEAL)
    s.apply(NATURE, DEAL)
    draft = Draft(s, 1)
    draft.act(BID + 1)
    assert draft.complete


def test_refusals_carry_the_rule() -> None:
    draft = Draft(walking(), 0)
    with pytest.raises(Refused) as caught:
        draft.act(BID)
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "Y-4.1"
    assert draft.actions == []


def test_rebasing_keeps_what_is_still_legal() -> None:
    base = walking()
    draft = Draft(base, 0, [WALK, WALK, STOP])
    newer = base.copy()
    newer.steps = 1
    assert draft.rebased(newer).actions == [WALK]


def test_an_old_draft_stops_at_the_boundary() -> None:
    assert Draft(walking(), 0, [STOP, STOP]).actions == [STOP]
    assert Draft(walking(), 0, [BID]).actions == []


def test_notation() -> None:
    assert to_code(TOY, None, "bid 2") == BID + 1
    assert to_code(TOY, 3, None) == 3
    with pytest.raises(Refused, match="bad-notation"):
        to_code(TOY, None, "sing")
