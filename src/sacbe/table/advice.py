"""A hint as its asker is told it: the whole suggested turn, each step in the words in which it is offered."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sacbe.core.chance import Rng
from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.core.words import later_hint
from sacbe.table.view import Look


def advice(game: Game, seen: State, thought: Thought, look: Look) -> dict[str, Any]:
    """The first step and `then` the others, each with what the turn gains against the best other one: up to the step
    that the other one does not have, as it is of no interest once that is done. Made of `seen` alone."""
    mine, told = _gain(game, seen, thought, look)
    later = later_hint(look.lang, told) if told else ""
    gains = [later] * mine + [told]
    steps = _steps(game, seen, thought.line, look)
    first, *then = [step | {"gain": "".join(gains[at : at + 1])} for at, step in enumerate(steps)]
    return first | {"then": then}


def _steps(game: Game, seen: State, line: list[int], look: Look) -> list[dict[str, Any]]:
    """What is forced on the way takes itself, as in a draft; `takes` names it too, for whoever does all steps at once:
    a forced action may have the code of the step after it."""
    position = seen.guess(Rng(0))
    out = []
    for code in line:
        step = _step(game, position.hide(look.seat), code, look)
        takes = [code]
        position.step(look.seat, code)
        while position.actors() == 1 << look.seat and len(only := position.legal(look.seat)) == 1:
            position.step(look.seat, only[0])
            takes.append(int(only[0]))
        out.append(step | {"takes": takes})
    return out


def _step(game: Game, seen: State, code: int, look: Look) -> dict[str, Any]:
    if look.kind == "data":
        return {"code": code, "label": game.text(code), "clicks": [], "reason": ""}
    show, seat = game.presenter, look.seat
    label = next((choice.label for choice in show.choices(seen, seat, look.lang) if choice.code == code), "")
    reason = show.reason(seen, seat, code, look.lang)
    return {"code": code, "label": label, "clicks": show.clicks(seen, seat, code), "reason": reason}


def labels(game: Game, seen: State, seat: int, codes: list[int], lang: str) -> list[str]:
    """A turn in the words in which its steps would be offered; what is forced on the way is left out."""
    position, out = seen.guess(Rng(0)), []
    for code in codes:
        if len(position.legal(seat)) > 1:
            offered = game.presenter.choices(position.hide(seat), seat, lang)
            out.append(next((one.label for one in offered if one.code == code), game.text(code)))
        position.step(seat, code)
    return out


def _gain(game: Game, seen: State, thought: Thought, look: Look) -> tuple[int, str]:
    """Against the best other turn, and by which step. Both are called by the first step that the other one does not
    have, whenever it does it: so two things of a kind are compared, and none that belongs to both turns."""
    mine, other = _differing(thought.line, thought.second), _differing(thought.second, thought.line)
    # One of them only stops earlier, or does the same in another order.
    if look.kind == "data" or mine is None or other is None:
        return 0, ""
    called = [
        _steps(game, seen, line[: at + 1], look)[-1]["label"]
        for line, at in ((thought.line, mine), (thought.second, other))
    ]
    if called[0] == called[1]:
        return 0, ""
    return mine, game.presenter.gain(thought.gain, called[0], called[1], look.lang)


def _differing(line: list[int], other: list[int]) -> int | None:
    """The place of the first step in `line` that `other` does not take, or not as often."""
    rest = Counter(other)
    for at, code in enumerate(line):
        if not rest[code]:
            return at
        rest[code] -= 1
    return None
