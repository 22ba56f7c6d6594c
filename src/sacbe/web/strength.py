"""How strong each level is, in figures that were measured: shown where a level is chosen.

`bots/figures.json` holds them, by game and level, and is filled in from matches (`sacbe arena`); `{}` where none were
played. A level without figures shows none:

    {"trek12": {"novice": {"rating": 1240, "scores": {"2": 19.5, "4": 21.0}, "games": 600}}}

`rating` is on one scale for all levels of a game. `scores` are typical final scores among bots of that level alone, by
the number of players, in what the game counts: points, coins, and in El Dorado rounds until the first
arrival. `games` is how many games all that is taken from.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

import sacbe
from sacbe.core.game import Game
from sacbe.web.wording import words

FILE: Final = Path(sacbe.__file__).parent / "bots" / "figures.json"


class Figures(msgspec.Struct, forbid_unknown_fields=True):
    """Of one level of one game."""

    games: Annotated[int, Meta(ge=1)]
    rating: int | None = None
    scores: dict[str, float] = {}


def read(text: bytes, levels: tuple[str, ...]) -> dict[str, dict[str, Figures]]:
    """By game and level; ValueError says what is wrong and what would be right."""
    try:
        found = msgspec.json.decode(text, type=dict[str, dict[str, Figures]])
    except msgspec.DecodeError as e:
        raise ValueError(f"the figures of levels: {e}") from e
    for slug, by_level in found.items():
        if slug not in sacbe.SLUGS:
            raise ValueError(f"the figures of levels: no game {slug!r}; there are: {', '.join(sacbe.SLUGS)}")
        counts = [str(n) for n in sacbe.game(slug).seats]
        for level, figures in by_level.items():
            if level not in levels:
                raise ValueError(f"the figures of {slug}: no level {level!r}; there are: {', '.join(levels)}")
            if wrong := [n for n in figures.scores if n not in counts]:
                raise ValueError(f"{slug}, {level}: no scores for {wrong[0]!r} players; it is for {', '.join(counts)}")
    return found


@cache
def measured(levels: tuple[str, ...]) -> dict[str, dict[str, Figures]]:
    """All there are, as they ship with the package."""
    return read(FILE.read_bytes(), levels)


def worth(game: Game, levels: tuple[str, ...], lang: str) -> dict[str, dict[str, Any]]:
    """By level, what to say about it: `rating`, `scores` by the number of players, and `from` how many games."""
    t = words(lang)
    return {
        level: {
            "rating": "" if figures.rating is None else t("strength-rating", n=str(figures.rating)),
            "scores": {n: game.presenter.typical(round(score), lang) for n, score in figures.scores.items()},
            "from": t("strength-games", n=figures.games),
        }
        for level, figures in measured(levels).get(game.slug, {}).items()
    }
