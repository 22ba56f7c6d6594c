"""Sacbe: five expedition board games on one engine. Exact rules, a table in the browser, bots, and a research API."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sacbe.core.compiled import check as _check

_check()

from sacbe.core.errors import HiddenPosition, IllegalAction, Refusal  # noqa: E402
from sacbe.core.game import Game, Option  # noqa: E402
from sacbe.core.playout import playout  # noqa: E402
from sacbe.core.record import Record, play  # noqa: E402
from sacbe.core.state import EVERYBODY, NATURE, NATURE_BIT, SPECTATOR, State  # noqa: E402
from sacbe.games import SLUGS, game, slugs  # noqa: E402

if TYPE_CHECKING:
    from sacbe.jupyter import Here, Stepper


def widget(record: Record, seat: int = SPECTATOR, lang: str = "en", ply: int = 0) -> Stepper:
    """A recorded game to step through in a notebook (sacbe[jupyter])."""
    from sacbe.jupyter import Stepper

    return Stepper(record, seat, lang, ply)


def play_here(slug: str, bot: str = "explorer", **more: Any) -> Here:
    """A game against bots in a notebook's cell (sacbe[jupyter]); `more`: seats, seat, lang, seed, options."""
    from sacbe.jupyter import Here

    return Here(slug, bot, **more)


__all__ = [
    "EVERYBODY",
    "NATURE",
    "NATURE_BIT",
    "SLUGS",
    "SPECTATOR",
    "Game",
    "HiddenPosition",
    "IllegalAction",
    "Option",
    "Record",
    "Refusal",
    "State",
    "game",
    "play",
    "play_here",
    "playout",
    "slugs",
    "widget",
]
