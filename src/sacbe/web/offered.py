"""The games that this server offers: Sacbe's own, and what other packages bring, if it can be shown.

A game of another package is tried once before it is offered: what cannot be drawn or told is left out with a line in
the log, so that neither the home page nor a table suffers from it.
"""

from __future__ import annotations

import logging
from functools import cache

import sacbe
from sacbe.core.game import Game
from sacbe.core.plugins import Broken
from sacbe.core.present import LANGS, LAYOUTS
from sacbe.core.state import SPECTATOR
from sacbe.core.words import seat_names
from sacbe.games import BROUGHT
from sacbe.web import pictures, rulebook
from sacbe.web.offer import card

log = logging.getLogger("sacbe.plugins")


def offered() -> list[Game]:
    return [sacbe.game(slug) for slug in sacbe.slugs() if slug in sacbe.SLUGS or not trouble(slug)]


def game(slug: str) -> Game:
    """The game of this slug if a table can be had of it; ValueError says why not."""
    found = sacbe.game(slug)
    if slug not in sacbe.SLUGS and trouble(slug):
        raise Broken(trouble(slug))
    return found


def find(slug: str) -> Game | None:
    try:
        return game(slug)
    except ValueError:
        return None


@cache
def trouble(slug: str) -> str:
    """Why a game of another package cannot be shown; "" if it can."""
    try:
        _try(sacbe.game(slug))
    except (Exception, SystemExit) as wrong:  # it is not our code: whatever it does, it must not end us
        told = f"the game {BROUGHT.source(slug)} cannot be shown: {type(wrong).__name__}: {wrong}"
        log.error("%s", told, exc_info=wrong)
        return told
    return ""


def _try(brought: Game) -> None:
    """Everything that pages ask of a game before anybody has moved."""
    show = brought.presenter
    for file in (show.art, show.css):
        if not file.is_file():
            raise FileNotFoundError(f"there is no {file.name} at {file.parent}")
    for lang in LANGS:
        card(brought, (), lang)
        pictures.drawn(brought, "cover", lang)
        rulebook.book(brought, lang)
        show.symbols(lang)
        for seats in brought.seats:
            s = brought.start(seats, brought.fitting(seats)).hide(SPECTATOR)
            names = seat_names(lang, seats)
            brought.describe(s, SPECTATOR, lang)
            for seat in range(seats):
                show.panel(s, seat, SPECTATOR, lang, names)
            for layout in LAYOUTS:
                show.board(s, SPECTATOR, lang, names, layout)
