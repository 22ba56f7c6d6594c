"""Options: fixed choices, and texts of one's own where a game checks them."""

from __future__ import annotations

import pytest

from sacbe.core.game import Option


def longer_than_two(text: str) -> list[str]:
    return [] if len(text) > 2 else [f"{text!r} is too short: three letters at least"]


def test_a_value_is_one_of_the_choices_and_of_their_type() -> None:
    option = Option((False, True), False)
    assert option.problems("solo", True) == []
    assert option.problems("solo", 1) == ["option 'solo' is one of False, True, not 1"]


@pytest.mark.parametrize(
    ("value", "wrong"), [("first", ""), ("own", ""), ("xy", "too short"), (7, "one of"), ("", "one of")]
)
def test_a_text_of_ones_own_is_allowed_where_it_is_checked(value: str | int, wrong: str) -> None:
    problems = Option(("first", "random"), "first", longer_than_two).problems("route", value)
    assert wrong in " ".join(problems) and bool(problems) == bool(wrong)
