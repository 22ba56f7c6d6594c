"""The position in words: the track hex by hex, blockades and caves, figures and decks, the market, the turn."""

from __future__ import annotations

from itertools import groupby

from sacbe.core.asking import Asked
from sacbe.core.describing import counted, listed
from sacbe.core.words import Arg
from sacbe.games.eldorado.data import BLOCKADES, CARDS, DRAW_1, PRICE, SINGLE_USE, TOKENS
from sacbe.games.eldorado.show.ground import hex_name
from sacbe.games.eldorado.show.land import Hex, land_of
from sacbe.games.eldorado.show.panels import status
from sacbe.games.eldorado.show.turn_told import turn
from sacbe.games.eldorado.show.view import held_by, kinds_of, opened, stalls
from sacbe.games.eldorado.show.words import (
    automaton_name,
    card_effect,
    card_name,
    symbols_name,
    token_about,
    token_name,
)
from sacbe.games.eldorado.state import GOLD_ZONE, OFF, OVER, Race


def described(a: Asked[Race]) -> list[str]:
    lines = [a.words("told-grid"), *_track(a), *_blockades(a), *_caves(a), _cards(a), *_market(a), _bag(a)]
    for racer in range(int(a.s.racers)):
        lines += _racer(a, racer)
    return [*lines, *turn(a)]


# The track


def _track(a: Asked[Race]) -> list[str]:
    """A line a piece, row by row; equal hexes beside each other are told once."""
    route, cells = a.s.route, land_of(a.s.route).cells
    lines = []
    for piece in range(int(route.pieces) + 1):
        here = [cell for cell in cells if cell.piece == piece]
        if here:
            name = _end(a) if piece == route.pieces else a.words("told-piece", n=piece + 1, all=int(route.pieces))
            rows = (_row(a, [cell for cell in here if cell.r == r]) for r in sorted({cell.r for cell in here}))
            lines.append(f"{name} ({route.text.split()[piece].partition('@')[0]}): {listed(rows, '; ')}")
    if not route.finished:
        lines.append(a.words("told-unfinished", laid=a.s.laid or "–"))
    return lines


def _end(a: Asked[Race]) -> str:
    """Its hexes are entered with a symbol as any hex."""
    last = int(a.s.route.size) - 1
    return a.words("told-end", symbols=symbols_name(int(a.s.route.terrain[last]), int(a.s.route.cost[last]), a.lang))


def _row(a: Asked[Race], row: list[Hex]) -> str:
    """r −3: q 0–2 jungle, 1 machete"""
    runs = []
    ordered = sorted(row, key=lambda cell: cell.q)
    for _, run in groupby(enumerate(ordered), key=lambda item: (_ground(a, item[1]), item[1].q - item[0])):
        cells = [cell for _, cell in run]
        first, last = _n(cells[0].q), _n(cells[-1].q)
        runs.append(f"{first if first == last else f'{first}…{last}'} {_ground(a, cells[0])}")
    return a.words("told-row", r=_n(row[0].r), hexes=listed(runs, " | "))


def _ground(a: Asked[Race], cell: Hex) -> str:
    return a.words("what-ground-gold.name") if cell.terrain == "gold" else hex_name(cell, a.lang)


def _n(number: int) -> str:
    return str(number).replace("-", "−")


def place(a: Asked[Race], index: int) -> str:
    """Where a figure is: a hex as q,r with what is there."""
    if index == GOLD_ZONE:
        return a.fact("arrived")
    if index == OFF:
        return "–"
    cell = land_of(a.s.route).cells[index]
    return f"{_n(cell.q)},{_n(cell.r)} ({hex_name(cell, a.lang)})"


def _blockades(a: Asked[Race]) -> list[str]:
    told = []
    for joint in range(int(a.s.route.joints)):
        number = int(a.s.standing(joint))
        what = a.words(f"blockade-{number}") if number else "–"
        told.append(a.words("told-joint", first=joint + 1, second=joint + 2, what=what))
    return [a.words("told-blockades", each=listed(told, "; "))] if told else []


def _caves(a: Asked[Race]) -> list[str]:
    cells = land_of(a.s.route).cells
    told = []
    for number, index in enumerate(a.s.route.caves):
        cell = cells[int(index)]
        told.append(f"{_n(cell.q)},{_n(cell.r)}: {int(a.s.cave_tokens(number))}")
    return [a.words("told-caves", each=listed(told, "; "))] if told else []


# Cards and tokens


def _cards(a: Asked[Race]) -> str:
    """Every kind of card: what it does, its price and whether it is for a single use."""
    kinds = []
    for kind, name in enumerate(CARDS):
        once = a.words("told-once") if SINGLE_USE[kind] else ""
        does = card_effect(kind, a.lang)
        kinds.append(
            a.words("told-card", name=card_name(kind, a.lang), code=name, does=does, price=int(PRICE[kind]), once=once)
        )
    return a.words("told-cards", cards=listed(kinds, "; "))


def _market(a: Asked[Race]) -> list[str]:
    bottom, upper = stalls(a.s)
    rows = {
        "bottom": listed(f"{card_name(kind, a.lang)} {held_by(int(a.s.market), kind)}" for kind in bottom),
        "upper": listed(f"{card_name(kind, a.lang)} {held_by(int(a.s.market), kind)}" for kind in upper if kind >= 0),
    }
    return [a.words("told-market", open="yes" if opened(a.s) else "no", **rows)]


def pile(a: Asked[Race], cards: int) -> str:
    kinds = kinds_of(cards)
    return listed(counted(card_name(kind, a.lang), kinds.count(kind)) for kind in dict.fromkeys(kinds))


def token_pile(a: Asked[Race], tokens: int, about: bool = False) -> str:
    names = []
    for token in range(len(TOKENS)):
        if n := held_by(tokens, token):
            does = f" ({token_about(token, a.lang)})" if about and token >= DRAW_1 else ""
            names.append(counted(token_name(token, a.lang), n) + does)
    return listed(names)


def _bag(a: Asked[Race]) -> str:
    return a.words("told-bag", tokens=token_pile(a, int(a.s.bag), about=True))


# Racers


def _racer(a: Asked[Race], racer: int) -> list[str]:
    s = a.s
    automaton = racer >= s.seats
    name = automaton_name(racer, a.lang) if automaton else a.names[racer]
    figures = [figure for figure in (int(s.own_figure(racer, 0)), int(s.own_figure(racer, 1))) if figure >= 0]
    told = listed((f"{k + 1}: {place(a, int(s.figure[figure]))}" for k, figure in enumerate(figures)), "; ")
    left = (
        "–" if s.arrived[racer] or any(s.figure[figure] == OFF for figure in figures) else str(int(s.way_left(racer)))
    )
    lines = [a.words("told-racer", name=name, figures=told, left=left, arrived=int(s.arrived[racer]))]
    locked = [_locked(a, figure) for figure in figures if s.locked[figure]]
    lines += [a.words("told-locked", each=listed(locked, "; "))] if locked else []
    taken = [a.words(f"blockade-{n}") for n in range(1, int(BLOCKADES) + 1) if int(s.blockades[racer]) >> n & 1]
    if taken:
        lines.append(a.words("told-taken", each=listed(taken, "; ")))
    return [". ".join(lines), *([] if automaton else _deck(a, racer))]


def _locked(a: Asked[Race], figure: int) -> str:
    """A-4.28 Caves whose token the figure cannot take before it has left them."""
    cells, caves = land_of(a.s.route).cells, [int(cave) for cave in a.s.route.caves]
    places = [cells[cave] for number, cave in enumerate(caves) if int(a.s.locked[figure]) >> number & 1]
    return listed((f"{_n(cell.q)},{_n(cell.r)}" for cell in places), " ")


def _deck(a: Asked[Race], seat: int) -> list[str]:
    """The hand as far as it is known, and the piles. What is in somebody's hand unseen is among his draw pile."""
    s = a.s
    unknown = int(s.unknown[seat])
    hand: dict[str, Arg] = {
        "hand": pile(a, int(s.hand[seat])),
        "unknown": unknown,
        "known": pile(a, int(s.known[seat])),
    }
    lines = [a.words("told-hand", name=a.names[seat], **hand)]
    lines[0] += f". {a.words('told-tokens', tokens=token_pile(a, int(s.tokens[seat]), about=True))}"
    doing = status(s, seat, a.lang) if s.phase != OVER else ""
    lines[0] += f". {a.fact('status', status=doing)}" if doing else ""
    piles = {"draw": s.draw[seat], "discard": s.discard[seat], "played": s.played[seat], "gone": s.gone[seat]}
    return [
        *lines,
        a.words("told-piles", unknown=unknown, **{name: pile(a, int(cards)) for name, cards in piles.items()}),
    ]
