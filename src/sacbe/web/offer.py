"""What the home page offers of a game: for how many it is, and what may be chosen, in words and pictures."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from sacbe.core.game import Game, Option, Value
from sacbe.core.present import Builder
from sacbe.web.assets import hash_of
from sacbe.web.listing import fits
from sacbe.web.pictures import address
from sacbe.web.strength import worth


def card(game: Game, levels: tuple[str, ...], lang: str) -> dict[str, Any]:
    show = game.presenter
    return {
        "slug": game.slug,
        "name": show.title(lang),
        "blurb": show.blurb(lang),
        "minutes": show.minutes(),
        "alone": show.alone_note(lang),
        "lesson": game.lesson is not None,
        "low": game.seats.start,
        "high": game.seats.stop - 1,
        "cover": address(game, "cover", lang),
        "art": f"/games/{game.slug}.art.svg?v={hash_of(show.art)}",
        "css": f"/games/{game.slug}.css?v={hash_of(show.css)}",
        "options": _options(game, lang),
        "levels": levels,
        "worth": worth(game, levels, lang),
    }


@cache
def _options(game: Game, lang: str) -> list[dict[str, Any]]:
    return [_option(game, name, option, lang) for name, option in game.options.items()]


def _counts(game: Game, name: str, value: Value) -> list[int]:
    """With how many players a choice is offered: whoever plays alone need not say which seat is the first."""
    counts = fits(game).get((name, json.dumps(value)), [])
    return [count for count in counts if count > 1 or not str(value).isdigit() or not isinstance(value, str)]


def _option(game: Game, name: str, option: Option, lang: str) -> dict[str, Any]:
    show = game.presenter
    first = show.first_options.get(name, option.default)
    needs = show.option_needs.get(name)
    return {
        "name": name,
        "label": show.option_label(name, lang),
        "about": show.option_note(name, lang),
        "picture": address(game, f"option-{name}", lang),
        "needs": [needs[0], json.dumps(needs[1])] if needs else None,
        "choices": [
            {
                "label": show.choice_label(name, value, lang),
                "json": json.dumps(value),
                "chosen": value == first,
                "seats": _counts(game, name, value),
                "picture": address(game, f"option-{name}-{value}", lang),
            }
            # What a first game is offered with comes first.
            for value in sorted(option.choices, key=lambda value: value != first)
        ],
        "own": option.check is not None and isinstance(show, Builder),
    }
