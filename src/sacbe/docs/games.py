"""A page about each game for programs: seats, options, notation, a position written down, fields of the observation."""

from __future__ import annotations

import json
from collections.abc import Iterator

from sacbe.core.actions import Verb
from sacbe.core.game import Game
from sacbe.core.state import NATURE


def page(game: Game) -> str:
    """Markdown, made of what the game itself says."""
    return "\n".join(_lines(game))


def _lines(game: Game) -> Iterator[str]:
    show, lowest = game.presenter, game.seats.start
    start = game.start(lowest, game.fitting(lowest))
    yield f"# {show.title('en')}: `{game.slug}`\n"
    yield f"{show.blurb('en')}\n"
    yield f"For {lowest} to {game.seats.stop - 1} seats; edition {game.edition} of its rules. Scores lie between"
    yield f"{game.score_bounds[0]} and {game.score_bounds[1]}."
    if game.max_length:
        yield f"No game has more than {game.max_length} actions, those of chance included."
    if game.bounded:
        yield f"Aimless play comes to an end with the options `{dict(game.bounded)}`."
    yield f"\nThe rules, with pictures: `/rules/{game.slug}` of every server.\n"
    yield "## Options\n"
    if game.options:
        yield "| option | choices | default | meaning |\n|---|---|---|---|"
        for name, option in game.options.items():
            choices = ", ".join(f"`{choice!r}`" for choice in option.choices) + (
                " or one's own" if option.check else ""
            )
            yield f"| `{name}` | {choices} | `{option.default!r}` | {_cell(show.option_label(name, 'en'))} |"
    else:
        yield "None."
    yield "\n## Notation of actions\n"
    yield f"{game.actions.size} codes. `game.text(code)` writes an action, `game.parse(text)` reads it.\n"
    yield "| action | first code | codes | arguments |\n|---|---|---|---|"
    for verb in game.actions.verbs:
        yield f"| `{verb.name}` | {game.actions.first[verb.name]} | {verb.size} | {_arguments(verb)} |"
    yield "\n## A position\n"
    yield f"`s.dump()` of the start with {lowest} seats. `game.load(...)` reads it; what is left out is as usual.\n"
    yield "```json\n" + _json(start.dump()) + "\n```\n"
    first = start.actors()
    who = "chance" if first >> NATURE & 1 else f"seat {(first & -first).bit_length() - 1}"
    yield f"First to act is {who}.\n"
    if game.part("observe"):
        yield "## What a seat sees as numbers\n"
        yield f"`game.observation` has {game.observation.size} numbers in {len(game.observation.fields)} fields;"
        yield "`game.observation.float32(s, seat)` gives them as bytes. `me` observes, `next1` is the next,"
        yield "and `next2` and so on have the same fields.\n"
        yield "| field | first | numbers | meaning |\n|---|---|---|---|"
        for field in game.observation.fields:
            if not field.name.startswith(("next2.", "next3.", "next4.", "next5.")):
                yield f"| `{field.name}` | {field.at} | {field.size} | {_cell(field.about)} |"


def _arguments(verb: Verb) -> str:
    """All names of an argument, or where they are many the first and the last."""
    told = []
    for domain in verb.domains:
        names = [f"`{name}`" for name in domain]
        told.append(", ".join(names) if len(names) <= 12 else f"{', '.join(names[:3])} ... {names[-1]} ({len(names)})")
    return "; ".join(told) or "none"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _json(dump: object) -> str:
    """A key a line, and what is in it on the same line."""
    assert isinstance(dump, dict)
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in dump.items()]
    return "{\n" + ",\n".join(line if len(line) < 400 else f"{line[:400]} ..." for line in lines) + "\n}"
