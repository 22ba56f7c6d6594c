"""What the tools answer: a view in words, with the version that the next move has to name."""

from __future__ import annotations

import re
from typing import Any, Final

from sacbe.mcp.chair import Declined, View

NEWS: Final = 12  # lines of the log told with a position
MANY: Final = 250  # actions in one answer
_BOLD: Final = re.compile(r"</?b>")


def version(view: View) -> str:
    """Which decision a view shows."""
    return f"{view['ply']}.{view['step']}"


def read_version(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)\.(\d+)", text.strip())
    if match is None:
        raise Declined("no-version", f"a version is two numbers as in 12.0, told with every position, not {text!r}")
    return int(match[1]), int(match[2])


def head(view: View) -> str:
    """Where the game stands for this seat."""
    if view["over"]:
        state = "The game is over."
    elif view["can"]["confirm"]:
        state = "Your turn is complete: confirm it, or undo."
    elif view["actions"]:
        prompt = view["prompt"]
        asked = " ".join(sentence(plain(prompt[part])) for part in ("title", "detail") if prompt[part])
        state = f"You decide: {asked} Legal actions: {len(view['actions'])}."
    else:
        state = "Others decide now: wait."
    return f"Version {version(view)}. {state}"


def plain(text: str) -> str:
    return _BOLD.sub("", text)


def sentence(text: str) -> str:
    return text if text[-1] in ".?!…" else f"{text}."


def position(view: View) -> str:
    parts = [head(view), *view["lines"]]
    if view["draft"]:
        parts.append("Your draft of this turn: " + "; ".join(step["label"] for step in view["draft"]))
    news = [plain(line["text"]) for line in view["log"][-NEWS:]]
    if news:
        parts.append("Last in the log: " + " | ".join(news))
    return "\n".join([*parts, *result(view)])


def after(view: View, known: int) -> str:
    """What a move has come to: `known` lines of the log had been told before."""
    news = [plain(line["text"]) for line in view["log"][known:]][-NEWS:]
    told = ["Since then: " + " | ".join(news)] if news else []
    return "\n".join([head(view), *told, *result(view)])


def result(view: View) -> list[str]:
    """Who has won, and each one's score by source."""
    if not view["over"] or not view["result"]:
        return []
    winners = view["result"]["winners"]
    lines = [f"Winners: {', '.join(f'seat {seat}' for seat in winners) or 'nobody'}"]
    for tally in view["result"]["tallies"]:
        parts = ", ".join(f"{part['label']} {part['shown'] or part['value']}" for part in tally["parts"])
        name = tally["name"] or f"seat {tally['seat']}"
        lines.append(f"{name}: {tally['shown'] or tally['total']} ({parts}) {tally['rank_note']}".rstrip())
    return lines


def actions(view: View, containing: str, notation: Any) -> str:
    """The legal actions, each in notation with its words. `notation`: of a code."""
    asked = containing.casefold().split()
    rows = []
    for one in view["actions"]:
        text = "; ".join([one["text"], *map(notation, one["then"])])
        words = one["label"] + (f" ({one['note']})" if one["note"] else "")
        row = f"{text} = {words}"
        if all(word in row.casefold() for word in asked):
            rows.append(row)
    left = len(rows) - MANY
    more = [f"and {left} more: ask for those containing a word"] if left > 0 else []
    return "\n".join([head(view), *rows[:MANY], *more])


def hint(advice: dict[str, Any], notation: Any) -> str:
    """The suggested turn, step by step."""
    rows = []
    for step in [advice, *advice["then"]]:
        reason = f": {step['reason']}" if step["reason"] else ""
        rows.append(f"{notation(step['code'])} = {step['label']}{reason}")
    return "\n".join([*rows, *([advice["gain"]] if advice["gain"] else [])])
