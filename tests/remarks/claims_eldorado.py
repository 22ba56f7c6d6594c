"""What must be so when a bot says something in El Dorado, read from the written position and a map of one's own."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, Final

import sacbe
from sacbe.games.eldorado.data import CARDS, MOUNTAIN, TOKENS
from sacbe.games.eldorado.state import Race
from tests.remarks.moment import Claim, Moment, leads, trails

Place = tuple[int, int]
AROUND: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_MAPS: Final[dict[str, dict[Place, int]]] = {}


def steps_from(position: dict[str, Any]) -> dict[Place, int]:
    """By place, how many steps it is to the finish on foot: a walk outwards from there."""
    if position["route"] not in _MAPS:
        s = sacbe.game("eldorado").load(position)
        assert isinstance(s, Race)
        route = s.route
        finish = [place for hex, place in enumerate(route.places) if route.piece[hex] == route.pieces]
        ground = {place for hex, place in enumerate(route.places) if route.terrain[hex] < MOUNTAIN or place in finish}
        start = {place for hex, place in enumerate(route.places) if hex in list(route.starts)}
        steps, waiting = dict.fromkeys(finish, 0), deque(finish)
        while waiting:
            q, r = waiting.popleft()
            for dq, dr in AROUND:
                there = (q + dq, r + dr)
                if there in ground | start and there not in steps:
                    steps[there] = steps[q, r] + 1
                    if there not in start:
                        waiting.append(there)
        _MAPS[position["route"]] = steps
    return _MAPS[position["route"]]


def way(position: dict[str, Any], seat: int) -> int:
    figures = [figure for figure in position["players"][seat]["figures"] if figure != "gold"]
    return sum(steps_from(position)[figure[0], figure[1]] for figure in figures)


def ahead(m: Moment) -> list[int]:
    return [-way(m.after, seat) for seat in range(len(m.after["players"]))]


def deck(player: dict[str, Any]) -> Counter[str]:
    return Counter([*player["hand"], *player["draw"], *player["discard"], *player["played"]])


def got(m: Moment) -> bool:
    card = CARDS[m.facts["card"]]
    return deck(m.mine)[card] > deck(m.mine_before)[card]


def moved(m: Moment) -> bool:
    return bool(m.mine["figures"] != m.mine_before["figures"])


def in_the_way(m: Moment) -> bool:
    steps = steps_from(m.after)
    theirs = [tuple(figure) for figure in m.theirs["figures"] if figure != "gold"]
    for figure in m.mine["figures"]:
        if figure != "gold":
            nearer = {(figure[0] + q, figure[1] + r) for q, r in AROUND}
            if any(there in nearer and steps[there] < steps[figure[0], figure[1]] for there in theirs):
                return True
    return False


CLAIMS: Final[dict[str, Claim]] = {
    "gold": lambda m: (
        m.mine["figures"].count("gold") > m.mine_before["figures"].count("gold")
        and len(m.mine["figures"]) - m.mine["figures"].count("gold") == m.facts["left"]
    ),
    "blockade": lambda m: m.facts["number"] in set(m.mine["blockades"]) - set(m.mine_before["blockades"]),
    "sprint": lambda m: way(m.before, m.seat) - way(m.after, m.seat) == m.facts["n"] > 0,
    "token": lambda m: (
        m.mine["tokens"].count(TOKENS[m.facts["token"]]) > m.mine_before["tokens"].count(TOKENS[m.facts["token"]])
    ),
    "last-card": lambda m: got(m) and m.after["market"][CARDS[m.facts["card"]]] == 0,
    "shopping": lambda m: got(m) and not moved(m),
    "bought": got,
    "lighter": lambda m: (
        len(m.mine["gone"]) - len(m.mine_before["gone"]) == m.facts["n"] > 0
        and deck(m.mine).total() == m.facts["cards"]
    ),
    "still": lambda m: not moved(m),
    "last-round": lambda m: m.after["final"] and set(m.theirs["figures"]) == {"gold"},
    "in-the-way": in_the_way,
    "near": lambda m: way(m.after, m.seat) == m.facts["n"],
    "lead": lambda m: leads(ahead(m), m),
    "behind": lambda m: trails(ahead(m), m),
    "collector": lambda m: len(m.theirs["blockades"]) == m.facts["n"] > len(m.mine["blockades"]),
}
