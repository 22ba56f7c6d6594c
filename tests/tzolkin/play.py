"""Writing Tzolk'in positions by hand and playing on from them, in a few words."""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, Refusal
from sacbe.games.tzolkin.actions import ACTIONS
from sacbe.games.tzolkin.state import Tzolkin

Example = dict[str, Any]
GAME = sacbe.game("tzolkin")
COLOURS = ("green", "blue", "red", "yellow")
BOTTOM = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
RICH = {"corn": 20, "wood": 9, "stone": 9, "gold": 9}


def learned(**levels: int) -> dict[str, Any]:
    return {"technologies": levels}


def load(**position: Any) -> Tzolkin:
    s = GAME.load({"game": "tzolkin", **position})
    assert isinstance(s, Tzolkin)
    return s


def at(space: str, me: dict[str, Any] | None = None, **position: Any) -> Tzolkin:
    """Seat 0 has picked up its worker from there and is asked what he does."""
    gear, number = space.rsplit("-", 1)
    s = load(players=[me or {}, {}], gears={gear: {number: 0}}, **position)
    return do(s, f"pick {space}")


def do(s: Tzolkin, *texts: str) -> Tzolkin:
    """Apply these actions, each by whoever may act."""
    for text in texts:
        seat = NATURE if s.actors() & NATURE_BIT else (s.actors() & -s.actors()).bit_length() - 1
        s.apply(seat, ACTIONS.parse(text))
    return s


def legal(s: Tzolkin, seat: int = -1) -> list[str]:
    return [ACTIONS.text(code) for code in s.legal(s.active if seat < 0 else seat)]


def refusal(s: Tzolkin, text: str, seat: int = -1) -> Refusal | None:
    return s.why_not(s.active if seat < 0 else seat, ACTIONS.parse(text))


def reason(s: Tzolkin, text: str, seat: int = -1) -> str | None:
    found = refusal(s, text, seat)
    assert (found is None) == (text in legal(s, seat))
    return found.reason if found else None


def player(s: Tzolkin, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.dump()["players"][seat]
    return found


def gear(s: Tzolkin, name: str) -> dict[str, Any]:
    found: dict[str, Any] = s.dump()["gears"][name]
    return found


def chance(s: Tzolkin) -> Tzolkin:
    """Let NATURE do what it has to do, always its first outcome."""
    while s.actors() & NATURE_BIT:
        s.apply(NATURE, s.legal(NATURE)[0])
    return s


def end_round(s: Tzolkin) -> Tzolkin:
    """The remaining players of this round do as little as possible, and so does chance."""
    day = s.day
    while s.actors() and s.day == day and s.phases[s.phase].name != "advance":
        chance(s)
        if not s.actors() or s.day != day or s.phases[s.phase].name == "advance":
            break
        codes = s.legal(s.active)
        done = ACTIONS.parse("done")
        s.apply(s.active, done if done in codes else codes[-1])
    return s
