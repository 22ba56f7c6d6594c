"""A suggested turn: done at once it leads where its steps lead one by one."""

from __future__ import annotations

import random

import pytest

from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.core.thought import Thought
from sacbe.games import game
from sacbe.table.advice import advice
from sacbe.table.draft import Draft
from sacbe.table.view import Look

pytestmark = pytest.mark.compiled


def a_turn(base: State, seat: int, rng: random.Random) -> tuple[list[int], Draft]:
    """At random to the boundary: what was chosen on the way, step by step."""
    draft, line = Draft(base, seat, forced=True), list[int]()
    while not draft.complete:
        line.append(int(rng.choice(draft.state.legal(seat))))
        draft.act(line[-1])
    return line, draft


@pytest.mark.parametrize("slug", ["tikal", "tzolkin", "eldorado", "tobago"])
def test_all_steps_of_a_hint_at_once_lead_where_they_lead_one_by_one(slug: str) -> None:
    """What takes itself on the way may have the code of the step after it: in El Dorado both are a step that way."""
    rng, chance, compared = random.Random(0), Rng(0), 0
    played = game(slug)
    state = played.start(3, played.fitting(3))
    while compared < 300 and (mask := state.actors()):
        if mask & NATURE_BIT:
            state.apply(NATURE, draw(state, chance))
            continue
        seat = mask.bit_length() - 1
        line, one_by_one = a_turn(state, seat, rng)
        hint = advice(played, state.hide(seat), Thought(line, [], 0.0), Look(seat, "en", "wide", "data"))
        steps = [hint, *hint["then"]]
        codes = [code for step in steps[:-1] for code in step["takes"]]
        at_once = Draft(state, seat, forced=True)
        at_once.act(*codes, steps[-1]["code"])
        assert at_once.actions == one_by_one.actions
        compared += 1
        for code in one_by_one.actions:
            state.apply(seat, code)
    assert compared > 40


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_turn_is_compared_with_another_by_what_only_one_of_them_does(lang: str) -> None:
    """Not by its first step with a later one, nor by what both do in another order."""
    played, look = game("tzolkin"), Look(0, lang, "wide", "page")
    state = played.load({"phase": "placing", "players": [{"corn": 9}, {}]})
    places = [code for code in state.legal(0) if played.text(code).startswith("place")][:4]
    labels = [
        choice.label for code in places for choice in played.presenter.choices(state, 0, lang) if choice.code == code
    ]
    first, second, third, fourth = places

    def told(line: list[int], other: list[int]) -> str:
        return str(advice(played, state.hide(0), Thought(line, other, 2.0), look)["gain"])

    said = told([first, second], [second, third])
    assert labels[0] in said and labels[2] in said and labels[1] not in said
    assert said.index(labels[0]) < said.index(labels[2])
    hint = advice(played, state.hide(0), Thought([first, second, third], [first, fourth], 2.0), look)
    before, at, after = hint["gain"], *(step["gain"] for step in hint["then"])
    assert before.endswith(at) and before != at and labels[1] in at  # first it is said to come later
    assert after == ""  # what was compared is done
    assert told([first, second], [second, first]) == told([first, second], [first]) == ""
