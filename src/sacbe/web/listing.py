"""Games and tables as lists: what the home page and the API tell about each."""

from __future__ import annotations

import json
from functools import cache

from sacbe.core.game import Game
from sacbe.table.seats import OPEN, Who
from sacbe.table.show import Show
from sacbe.web import shapes
from sacbe.web.wording import words


def game_info(game: Game, lang: str) -> shapes.GameInfo:
    show = game.presenter
    options = [
        shapes.OptionInfo(name, show.option_label(name, lang), list(option.choices), option.default)
        for name, option in game.options.items()
    ]
    return shapes.GameInfo(game.slug, show.title(lang), show.blurb(lang), list(game.seats), options, game.actions.size)


@cache
def fits(game: Game) -> dict[tuple[str, str], list[int]]:
    """By option and choice (as JSON): the player counts it goes with, found by trying."""
    found: dict[tuple[str, str], list[int]] = {}
    for seats in game.seats:
        for options in game.variations():
            try:
                game.start(seats, options)
            except ValueError:
                continue
            for name, value in game.complete(options).items():
                counts = found.setdefault((name, json.dumps(value)), [])
                if seats not in counts:
                    counts.append(seats)
    return found


def mine_of(show: Show, who: Who, lang: str) -> shapes.Mine:
    """One of my tables. Everything is what I may know of it: the headline is of my own hidden view."""
    table, t = show.table, words(lang)
    held = who.held(table.seats)
    your_turn = not table.over and any(table.to_act(seat) for seat in held)
    vacant = sum(1 for seat in table.seats if seat.kind == OPEN)
    if vacant:
        status = t("status-open", n=vacant)
    elif table.over:
        status = t("status-over")
    elif your_turn:
        status = t("status-your-turn")
    else:
        waiting = [seat.name for seat in table.seats if table.to_act(seat.seat)]
        status = t("status-waiting", name=", ".join(waiting))
    headline = [] if vacant else table.game.presenter.headline(show.seen(show.seat_for(who, None)), lang, table.names)
    return shapes.Mine(
        table.meta.id,
        f"/t/{table.meta.id}",
        table.meta.game,
        table.game.presenter.title(lang),
        "",
        [shapes.MineSeat(seat.seat, seat.seat in held, seat.name) for seat in table.seats],
        your_turn,
        table.over,
        bool(vacant),
        status,
        headline[0].replace("<b>", "").replace("</b>", "") if headline else "",
    )
