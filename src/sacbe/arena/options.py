"""Options of a game as they are written on the command line: `round_cap=60`."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core.game import Game, Value


def read_options(game: Game, seats: int, texts: Sequence[str]) -> dict[str, Value]:
    """These options, and for the rest what is nearest to the defaults and goes with so many seats.

    ValueError says what would be right.
    """
    chosen: dict[str, Value] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise ValueError(f"an option is written name=value, not {text!r}")
        chosen[name] = _value(game, name, value)
    options = {**game.fitting(seats), **chosen}
    game.start(seats, options)
    return game.complete(options)


def _value(game: Game, name: str, text: str) -> Value:
    """The choice that is written so; else the text itself, which the game will judge."""
    choices = game.options[name].choices if name in game.options else ()
    for choice in choices:
        if str(choice).lower() == text.lower():
            return choice
    return text
