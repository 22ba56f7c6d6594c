"""Sacbe: five expedition board games on one engine. Exact rules, a table in the browser, bots, and a research API."""

from __future__ import annotations

from sacbe.core.compiled import check as _check

_check()

from sacbe.core.errors import HiddenPosition, IllegalAction, Refusal  # noqa: E402
from sacbe.core.game import Game, Option  # noqa: E402
from sacbe.core.playout import playout  # noqa: E402
from sacbe.core.record import Record, play  # noqa: E402
from sacbe.core.state import EVERYBODY, NATURE, NATURE_BIT, SPECTATOR, State  # noqa: E402
from sacbe.games import SLUGS, game, slugs  # noqa: E402

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
    "playout",
    "slugs",
]
