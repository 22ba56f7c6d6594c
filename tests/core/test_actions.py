"""The action space and its notation."""

from __future__ import annotations

import pytest

from sacbe.core.actions import ActionSpace, Verb

SPACE = ActionSpace(Verb("pass"), Verb("move", ("a", "b", "c"), ("x", "y")))


def test_codes_are_consecutive_and_readable() -> None:
    assert SPACE.size == 7
    assert SPACE.names == ["pass", "move a x", "move a y", "move b x", "move b y", "move c x", "move c y"]
    assert SPACE.decode(4) == ("move", ("b", "y"))
    assert SPACE.verb(0) == "pass"
    assert SPACE.verb(7) == SPACE.verb(-1) == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [("", "empty"), ("jump", "pass, move"), ("move a", "2 arguments"), ("move a z", "x, y"), ("pass a", "0 arguments")],
)
def test_a_wrong_text_says_what_would_be_right(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        SPACE.parse(text)


def test_a_wrong_code_says_what_would_be_right() -> None:
    with pytest.raises(ValueError, match=r"0\.\.6"):
        SPACE.decode(7)


def test_an_action_space_has_a_limit() -> None:
    with pytest.raises(ValueError, match="65,536"):
        ActionSpace(Verb("too many", tuple(str(i) for i in range(65_536))))
