"""How far a card or token can take a figure: every target with the steps that lead there and what will be left.

The rules are asked, never repeated: positions are copied and played on.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from sacbe.games.eldorado.actions import CLEAR, PLAY, STEP, STOP
from sacbe.games.eldorado.data import BLOCKADE_ASKS, BLOCKADE_COST, CAMP, RUBBLE
from sacbe.games.eldorado.state import FREE, GOLD_ZONE, TARGET, Race

_MOST: Final = 256


class Way(NamedTuple):
    """One target of one source."""

    target: str  # the id of a hex or a blockade
    figure: int
    codes: tuple[int, ...]  # all steps, the playing of the source first
    left: int  # symbols left there
    symbol: int
    pays: int  # cards to be given on arrival: rubble, base camp, gray blockade
    takes: tuple[int, ...]  # blockades taken on the way
    road: tuple[int, ...]  # hexes, from where the figure stands
    gold: bool  # whether it ends in El Dorado


_kept: Final[dict[tuple[object, ...], dict[int, list[Way]]]] = {}


def hex_id(index: int) -> str:
    return f"hex-{index}"


def blockade_id(number: int) -> str:
    return f"blockade-{number}"


def target_of(s: Race, seat: int, code: int) -> tuple[int, int, int]:
    """The figure of a step or a clearing, and the hex or the blockade it names (-1 for the other, or off the track)."""
    if code < CLEAR:
        number, direction = divmod(code - int(STEP), 6)
        figure = int(s.own_figure(seat, number))
        here = int(s.figure[figure]) if figure >= 0 else -1
        return figure, int(s.route.next[6 * here + direction]) if here >= 0 else -1, -1
    number, blockade = divmod(code - int(CLEAR), 6)
    return int(s.own_figure(seat, number)), -1, blockade + 1


def ways(s: Race, seat: int) -> dict[int, list[Way]]:
    """By code of the source (`play`, `use`; -1: what may be done without one, or with what is left), where it leads.

    Board, prompt and choices all ask for it, so the last answers are kept, by all that a movement depends on.
    """
    if s.phase not in (FREE, TARGET) or s.turn != seat:
        return {}
    moving = int(s.source), int(s.symbol), int(s.left), int(s.mover), s.moved, s.spared, int(s.window)
    settings = s.any_symbol, s.pass_through, s.on_stop, s.native_through, int(s.seats), s.route.text
    places = tuple(map(int, s.figure)), tuple(map(int, s.locked)), int(s.barrier), int(s.cave)
    key = seat, int(s.phase), int(s.hand[seat]), int(s.tokens[seat]), moving, settings, places
    if key not in _kept:
        if len(_kept) >= _MOST:
            _kept.clear()
        _kept[key] = _look(s, seat)
    return _kept[key]


def _look(s: Race, seat: int) -> dict[int, list[Way]]:
    found: dict[int, list[Way]] = {}
    legal = s.legal(seat)
    found[-1] = _explore(s, seat, ())
    if s.phase == FREE:
        for code in legal:
            if PLAY <= code < STEP:
                played = s.copy()
                played.step(seat, code)
                if played.phase == TARGET:
                    found[code] = _explore(played, seat, (code,))
    return found


def _cards_asked(s: Race, there: int, number: int) -> int:
    """Rubble, base camps and gray blockades are paid with cards, unless a Native goes there."""
    if s.phase != FREE:
        return 0
    if there >= 0:
        return int(s.route.cost[there]) if s.route.terrain[there] in (RUBBLE, CAMP) else 0
    return int(BLOCKADE_COST[number]) if BLOCKADE_ASKS[number] >= RUBBLE else 0


def _explore(start: Race, seat: int, prefix: tuple[int, ...]) -> list[Way]:
    """Breadth first by what is left; a place is left for the next with as many symbols as possible."""
    best: dict[tuple[str, int], Way] = {}
    seen: set[tuple[int, int, int]] = set()
    count = 0
    queue: list[tuple[int, int, Race, tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = []
    heappush(queue, (-int(start.left), count, start, prefix, (), ()))
    while queue:
        _, _, s, codes, takes, road = heappop(queue)
        if road:
            state = int(s.mover), int(s.figure[s.mover]), int(s.barrier)
            if state in seen:
                continue
            seen.add(state)
        for code in s.legal(seat):
            if not STEP <= code < STOP:
                continue
            figure, there, number = target_of(s, seat, code)
            if there in road:
                continue  # going back brings nothing
            pays = _cards_asked(s, there, number)
            t = s.copy()
            t.step(seat, code)
            if road and (pays or figure != s.mover):
                continue  # another decision, with nothing of this source
            target = hex_id(there) if there >= 0 else blockade_id(number)
            here = road or (int(s.figure[figure]),)
            on = (*here, there) if there >= 0 else here
            took = takes if there >= 0 else (*takes, number)
            gold = there >= 0 and t.figure[figure] == GOLD_ZONE
            going = t.phase == FREE and t.source >= 0 and t.left > 0
            left = int(t.left) if going else 0
            way = Way(target, figure, (*codes, code), left, int(t.symbol), pays, took, on, gold)
            key = target, figure
            if key not in best or (best[key].left, -len(best[key].codes)) < (way.left, -len(way.codes)):
                best[key] = way
            if going and t.mover == figure:
                count += 1
                heappush(queue, (-left, count, t, way.codes, took, on))
    return list(best.values())
