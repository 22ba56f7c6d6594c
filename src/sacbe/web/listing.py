"""Games and tables as lists: what the home page and the API tell about each."""

from __future__ import annotations

import json
from functools import cache

from sacbe.core.game import Game
from sacbe.core.state import SPECTATOR
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


def mine_of(show: Show, changed: int, who: Who, lang: str) -> shapes.Mine:
    """One of my tables. Everything is what I may know of it: the headline is of my own hidden view."""
    table, t = show.table, words(lang)
    held = who.held(table.seats)
    your_turn = not table.over and any(table.to_act(seat) for seat in held)
    vacant = sum(1 for seat in table.seats if seat.kind == OPEN)
    if vacant:
        status = t("status-open", n=vacant)
    elif table.over:
        status = outcome(show, held, lang)
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
        changed,
        "" if vacant else f"/api/tables/{table.meta.id}/picture?at={table.ply}&lang={lang}",
    )


def outcome(show: Show, held: list[int], lang: str) -> str:
    """How a finished game ended for whoever held these seats."""
    table, t = show.table, words(lang)
    end = show.seen(SPECTATOR)
    winners = [seat for seat in range(end.players()) if end.winners() >> seat & 1]
    totals = {tally.seat: tally.shown or f"{tally.total:g}" for tally in table.game.presenter.tally(end, lang)}
    mine = next((seat for seat in held if seat in winners), held[0] if held else SPECTATOR)
    if not winners:
        return t("status-lost", score=totals.get(mine, ""))
    if len(held) == 1 and mine in winners:
        return t("status-won", score=totals[mine])
    names = ", ".join(table.names[seat] for seat in winners)
    return t("status-won-by", name=names, score=totals[winners[0]], mine=totals.get(mine, ""), own=int(len(held) == 1))
