"""Beside the board: the top line, a panel a player, and the final result by source."""

from __future__ import annotations

from typing import Final

from sacbe.core.bits import count
from sacbe.core.present import Chip, Panel, Part, Tally
from sacbe.core.svg import esc, rect, text, use
from sacbe.games.eldorado.data import ROUTES
from sacbe.games.eldorado.score import SHARE
from sacbe.games.eldorado.show.view import counted, kinds_of, tokens_of
from sacbe.games.eldorado.show.words import (
    AUTOMATON_COLOURS,
    automaton_name,
    pile_names,
    token_name,
    token_symbol,
    words,
)
from sacbe.games.eldorado.state import OVER, Race

ARRIVED: Final = "★"
EARLY: Final = 1000  # rounds: an earlier win alone is a better one


def route_name(value: str, lang: str) -> str:
    return words(lang)(f"route-{value}") if value in ROUTES or value == "random" else words(lang)("route-own")


def headline(s: Race, lang: str, names: list[str]) -> list[str]:
    t = words(lang)
    standing = sum(1 for joint in range(int(s.route.joints)) if s.standing(joint))
    return [
        t("headline-round", n=f"<b>{int(s.round)}</b>"),
        t("headline-route", name=f"<b>{route_name(s.route_name, lang)}</b>"),
        t("headline-blockades", n=f"<b>{standing}</b>", all=int(s.route.joints)),
    ]


def panel(s: Race, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
    t = words(lang)
    draw = len(kinds_of(int(s.draw[seat]))) - int(s.unknown[seat])
    chips = [
        Chip("ed-i-cards", str(int(s.hand_size(seat))), t("chip-hand", n=int(s.hand_size(seat)))),
        Chip("ed-card-back", str(draw), t("chip-draw", n=draw)),
    ]
    thrown = counted(int(s.discard[seat]))
    if thrown:  # H-7.4 It lies open.
        n = sum(copies for _, copies in thrown)
        chips.append(Chip("ed-g-discard", str(n), t("chip-discard", n=n, cards=pile_names(thrown, lang))))
    for number in range(1, 7):
        if int(s.blockades[seat]) >> number & 1:
            chips.append(Chip(f"ed-blockade-{number}", "", t(f"blockade-{number}")))
    for token in tokens_of(int(s.tokens[seat])):
        chips.append(Chip(token_symbol(token), "", token_name(token, lang)))
    arrived = s.arrived[seat] > 0
    score = ARRIVED if arrived else str(int(s.way_left(seat)))
    note = t("score-arrived") if arrived else t("score-way", n=int(s.way_left(seat)))
    return Panel(seat, score, note, status(s, seat, lang), chips, _automata(s, lang) if s.seats == 1 else "")


def status(s: Race, seat: int, lang: str) -> str:
    t = words(lang)
    if s.phase == OVER:
        return t("status-winner") if s.winners() >> seat & 1 else ""
    if s.arrived[seat] > 0:
        return t("status-arrived")
    if s.turn == seat:
        return t("status-last") if s.final else t("status-turn")
    return ""


def _automata(s: Race, lang: str) -> str:
    """In the solo game the three rivals, each with the way left and its blockades."""
    t = words(lang)
    body = ""
    for row, racer in enumerate(range(1, int(s.racers))):
        y = 4 + row * 37
        body += rect(1, y, 146, 34, 6, "var(--well)")
        body += use(f"ed-explorer-{racer}", 5, y + 2, 27, 30)
        left = ARRIVED if s.arrived[racer] else str(int(s.way_left(racer)))
        body += text(58, y + 24, left, 19, 700, "var(--ink)", "end", serif=True)
        owned = [number for number in range(1, 7) if int(s.blockades[racer]) >> number & 1]
        step = min(26.0, 78 / max(len(owned), 1))
        body += "".join(use(f"ed-blockade-{n}", 64 + k * step, y + 8, 30, 18.2) for k, n in enumerate(owned))
    label = esc(t("automata-label"))
    return f"<svg viewBox='0 0 148 116' role='img' aria-label='{label}'>{body}</svg>"


def tally(s: Race, lang: str) -> list[Tally]:
    """Best first, automata among them. There are no points: arrival and blockades rank, then the way left."""
    order = sorted(range(int(s.racers)), key=lambda seat: (-(s.winners() >> seat & 1), -s.score(seat), seat))
    return [_tally(s, seat, lang) for seat in order]


def _tally(s: Race, seat: int, lang: str) -> Tally:
    t = words(lang)
    arrived = s.arrived[seat] > 0
    unit = 1 if s.edition == 1 else int(SHARE)
    owned, way, total = int(count(s.blockades[seat])), str(int(s.way_left(seat))), s.score(seat)
    # What decides between equals goes with arriving, or with the way: no number is written for these two.
    arrival = total - unit * owned if arrived else 0
    parts = [
        Part("arrival", t("part-arrival"), arrival, ARRIVED if arrived else ""),
        Part("blockades", t("part-blockades"), unit * owned if arrived else 0, str(owned)),
        Part("way", t("part-way"), 0 if arrived else total, way),
    ]
    shown = ARRIVED if arrived else way
    if seat >= s.seats:
        return Tally(seat, total, parts, _rank_note(s, seat, lang), shown, automaton_name(seat, lang))
    # Alone one wins sooner or later than the last time; or comes as near as one can.
    won = s.winners() >> seat & 1
    feat = EARLY - int(s.round) if won else -int(s.way_left(seat))
    return Tally(seat, total, parts, _rank_note(s, seat, lang), shown, "", s.route_name, feat)


def automata_told(s: Race, lang: str) -> str:
    """How far the automata of a game played alone have come."""
    t = words(lang)
    ways = [
        t("automaton-arrived", colour=AUTOMATON_COLOURS[racer])
        if s.arrived[racer] > 0
        else t("automaton-way", colour=AUTOMATON_COLOURS[racer], way=int(s.way_left(racer)))
        for racer in range(int(s.seats), int(s.racers))
    ]
    return t("automata-told", ways="; ".join(ways)) if ways else ""


def _rank_note(s: Race, seat: int, lang: str) -> str:
    """Points say nothing in a race: when somebody arrived, with how many blockades, or how much was missing."""
    t = words(lang)
    won, owned = bool(s.winners() >> seat & 1), int(count(s.blockades[seat]))
    if s.arrived[seat] > 0:
        said = t("rank-winner" if won else "rank-arrived", round=int(s.round), n=owned)
    else:
        said = t("rank-nearest" if won else "rank-way", n=int(s.way_left(seat)))
    ahead = [racer for racer in range(int(s.seats), int(s.racers)) if s.winners() >> racer & 1]
    return said + (f" {t('rank-automaton', colour=AUTOMATON_COLOURS[ahead[0]])}" if ahead and seat < s.seats else "")
