"""How strong each level is, in figures that were measured: shown where a level is chosen.

`bots/figures/` holds what ladders have found, as `sacbe ladder GAME --figures FILE` writes it: a file for each game and
number of players. A level that no ladder has measured shows no figures.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import sacbe
from sacbe.arena.figures import Figures
from sacbe.core.game import Game
from sacbe.web.wording import words

FOLDER: Final = Path(sacbe.__file__).parent / "bots" / "figures"
# OpenSkill's scale in the numbers that chess players know: three of four games won are 191 points there, 6.6 here.
_BEGINNING, _MIDDLE, _STRETCH = 25.0, 1500, 191 / 6.6


def read(paths: list[Path], levels: tuple[str, ...]) -> dict[str, dict[int, Figures]]:
    """By game and number of players; ValueError says what is wrong and what would be right."""
    found: dict[str, dict[int, Figures]] = {}
    for path in paths:
        try:
            figures = Figures.read(path)
        except msgspec.DecodeError as e:
            raise ValueError(f"{path.name}: {e}; `sacbe ladder GAME --figures FILE` writes such files") from e
        if figures.game not in sacbe.SLUGS:
            raise ValueError(f"{path.name}: no game {figures.game!r}; there are: {', '.join(sacbe.SLUGS)}")
        if wrong := [level for level in figures.levels if level not in levels]:
            raise ValueError(f"{path.name}: no level {wrong[0]!r}; there are: {', '.join(levels)}")
        if figures.seats in found.setdefault(figures.game, {}):
            raise ValueError(f"{path.name}: {figures.game} with {figures.seats} players is in another file already")
        found[figures.game][figures.seats] = figures
    return found


@cache
def measured(levels: tuple[str, ...]) -> dict[str, dict[int, Figures]]:
    """All there are, as they ship with the package."""
    return read(sorted(FOLDER.glob("*.json")), levels)


def worth(game: Game, levels: tuple[str, ...], lang: str) -> dict[str, dict[str, Any]]:
    """By level, what to say of it: `rating` among two, `scores` by the number of players, `from` how many games."""
    t, ladders = words(lang), measured(levels).get(game.slug, {})
    told: dict[str, dict[str, Any]] = {}
    for level in levels:
        seen = {seats: one.levels[level] for seats, one in sorted(ladders.items()) if level in one.levels}
        if not seen:
            continue
        told[level] = {
            "rating": t("strength-rating", n=str(on_scale(seen[2].rating))) if 2 in seen else "",
            "scores": {str(seats): game.presenter.typical(round(one.score), lang) for seats, one in seen.items()},
            "from": t("strength-games", n=sum(one.games for one in seen.values())),
        }
    return told


def on_scale(mu: float) -> int:
    """To tens: nobody should take an estimate for more."""
    return round((_MIDDLE + (mu - _BEGINNING) * _STRETCH) / 10) * 10
