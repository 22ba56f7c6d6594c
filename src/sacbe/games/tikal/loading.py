"""Positions as readable dicts: reading them. What no game can reach is refused.

What is derived, or as at the start, may be left out. A position that leaves something out is a sketch: the things it
says must go together, but they need not add up to a game. One written in full must (loading_whole.py).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.reading import Reader
from sacbe.games.tikal.data import (
    ALLOTMENT,
    CAPITAL,
    CELLS,
    CLEARING,
    COPIES,
    DIG_COST,
    EDITION,
    FACE,
    MAX_SEATS,
    PIECES,
    RUINS,
    TERRAIN,
    TILE_COUNT,
    TILES,
    TOP_LEVEL,
    TREASURES,
    VOLCANO,
    WORKERS,
    tile_mask,
    tile_names,
)
from sacbe.games.tikal.loading_whole import check_parts, check_whole
from sacbe.games.tikal.notation import ORDERS, cells_of
from sacbe.games.tikal.rules.ground import fits
from sacbe.games.tikal.state import (
    BIDDING,
    CHOOSE_FIRST,
    DRAW_TILE,
    FINAL_ACTIONS,
    FIND_TREASURE,
    IN_RESERVE,
    LAY_TILE,
    ON_GUARD,
    OVER,
    PICK_TILE,
    REMOVED,
    SCORING_ACTIONS,
    SCORINGS,
    SOURCES,
    TURN_ACTIONS,
    Tikal,
)

DRAWN: Final = TILES[:36]
KEYS: Final = (
    *("game", "edition", "seats", "options", "phase", "active", "ap", "taken", "tiles", "levels", "sites", "players"),
    *("supply", "buried", "stack", "discarded", "drawn", "laid", "digging", "holder", "queue", "scorings", "auction"),
)
PLAYER_KEYS: Final = ("score", "points", "tallies", "pieces", "reserve", "removed", "camps", "guards", "treasures")
AUCTION_KEYS: Final = ("display", "totems", "bid", "bidder", "passed", "first_pass")


def load(phases: list[Any], d: dict[str, Any]) -> Tikal:
    """The position a dict describes; ValueError names everything that is wrong with it."""
    read = Reader("tikal", d)
    players = read.subs("players", default=[]) if isinstance(read.d.get("players"), list) else []
    seats = read.whole("seats", 2, MAX_SEATS, default=len(players) or 2)
    read.edition(EDITION)
    if read.d.get("game", "tikal") != "tikal":
        read.wrong(f"this is a position of tikal, not of {read.d['game']!r}")
    options = read.sub("options")
    auction = options.flag("auction", default=False)
    classic = options.choice("final_order", ORDERS, default="rulebook") == "classic1999"
    first = options.choice("first", ("random", *(str(seat) for seat in range(seats))), default="random")
    options.finish(known=("auction", "final_order", "first"))
    s = Tikal(phases, seats, auction, classic, -1 if first == "random" else int(first), CAPITAL if auction else 0)
    known = [phase.name for phase in phases]
    s.phase = known.index(read.choice("phase", known, default=known[s.phase]))
    s.sketch = _is_sketch(read, players, auction)
    _load_active(s, read)

    _load_board(s, read)
    players = read.subs("players", default=[{}] * seats)
    if len(players) != seats:
        read.wrong(f"{seats} seats need {seats} players, not {len(players)}")
        players += [Reader("tikal, players", {}, read.problems)] * (seats - len(players))
    for seat, player in enumerate(players[:seats]):
        _load_player(s, seat, player)
    _load_supplies(s, read)
    _load_turn(s, read)
    _load_auction(s, read)
    _check_tiles(s, read)
    if s.phase == LAY_TILE and s.drawn >= 0 and not fits(s, s.drawn):
        read.wrong(f"{TILES[s.drawn]} fits nowhere, so it is discarded and nobody lays it (T-3.9)")
    check_parts(s, read)
    if not s.sketch and not read.problems:
        check_whole(s, read)
    read.finish(known=(*KEYS, "sketch"))
    return s


def _is_sketch(read: Reader, players: list[Reader], auction: bool) -> bool:
    """Whether anything is left out that `dump` writes."""
    if read.flag("sketch", default=False):
        return True
    said = [read.d.keys() >= set(KEYS) - {"edition", "game"}, bool(players)]
    said += [player.d.keys() >= set(PLAYER_KEYS) for player in players]
    if auction:
        said.append(read.sub("auction").d.keys() >= set(AUCTION_KEYS))
    return not all(said)


def _load_active(s: Tikal, read: Reader) -> None:
    """Whose decision, or for whom NATURE acts; the points left of his turn."""
    name = s.phases[s.phase].name
    active = read.seat("active", int(s.seats), default=None)
    if s.phase in (CHOOSE_FIRST, OVER):
        if active is not None:
            read.wrong(f"in phase {name} nobody is active: leave active out")
            active = None
    elif active is None:
        if not s.sketch:
            read.wrong(f"in phase {name} somebody is active: a seat of 0..{int(s.seats) - 1}")
        active = max(0, int(s.first))
    s.active = -1 if active is None else active
    if s.phase == CHOOSE_FIRST and s.first >= 0:
        read.wrong(f"the host chose who begins, seat {int(s.first)}: then nothing is drawn for it (T-2.5)")
    acting = s.phase in (TURN_ACTIONS, SCORING_ACTIONS, FINAL_ACTIONS)
    most = int(ALLOTMENT) if acting else int(ALLOTMENT - DIG_COST) if s.phase == FIND_TREASURE else 0
    s.ap = read.whole("ap", 0, most, default=most if acting else 0)


def _load_board(s: Tikal, read: Reader) -> None:
    for name, words in read.sub("tiles").pairs(CELLS):
        tile, _, rotation = words.partition(" ") if isinstance(words, str) else ("", "", "")
        cell = CELLS.index(name)
        if tile not in DRAWN or rotation not in ("", "0", "1", "2", "3", "4", "5"):
            read.wrong(f'the tile on {name} is its name and rotation, e.g. "A5 2", not {words!r}')
        elif TERRAIN[TILES.index(tile)] == VOLCANO and rotation not in ("", "0"):
            read.wrong(f"the volcano on {name} has rotation 0 (T-3.5), not {rotation}")
        elif s.tile[cell] >= 0:
            read.wrong(f"{name} is printed on the board: no tile lies there")
        else:
            s.put(cell, TILES.index(tile), int(rotation or 0))
    for name, level in read.mapping("levels", CELLS, 1, int(TOP_LEVEL)):
        cell = CELLS.index(name)
        if not s.temples >> cell & 1:
            read.wrong(f"levels: there is no temple on {name}")
        elif level < FACE[s.tile[cell]]:
            read.wrong(f"levels: the temple on {name} is {int(FACE[s.tile[cell]])} from the start, not {level}")
        else:
            s.level[cell] = level
    for name, left in read.mapping("sites", CELLS, 0, 4):
        cell = CELLS.index(name)
        if not s.ruins >> cell & 1:
            read.wrong(f"sites: there are no ruins on {name}")
        elif left > FACE[s.tile[cell]]:
            read.wrong(f"sites: the ruins on {name} have {int(FACE[s.tile[cell]])} masks, not {left}")
        else:
            s.site[cell] = left
    for name, taken in read.mapping("taken", CELLS, 1, 2):
        s.once |= 1 << CELLS.index(name)
        if taken == 2:
            s.twice |= 1 << CELLS.index(name)


def _load_player(s: Tikal, seat: int, read: Reader) -> None:
    leaders = _load_pieces(s, seat, read)
    for name in read.names("camps", CELLS, default=[]):
        cell = CELLS.index(name)
        ground = s.tile[cell] >= 0 and TERRAIN[s.tile[cell]] in (CLEARING, RUINS)
        if not ground or s.camped >> cell & 1 or s.camp[seat * 2 + 1] >= 0:
            read.wrong(f"camp on {name}: a clearing or ruins hold one camp, and a player has two")
            continue
        if s.ruins >> cell & 1 and s.site[cell]:
            read.wrong(f"camp on {name}: these ruins still have {int(s.site[cell])} treasures (T-4.7)")
        s.camp[seat * 2 + (s.camp[seat * 2] >= 0)] = cell
        s.camped |= 1 << cell
    guards = 0
    for name, piece in read.sub("guards").pairs(CELLS):
        cell = CELLS.index(name)
        if piece not in PIECES or not s.temples >> cell & 1 or s.guard[cell] >= 0 or s.guards[seat] == 2:
            read.wrong(f"guard on {name}: {piece!r} must be worker or leader, on a temple without a guard, one of two")
            continue
        s.guard[cell] = seat
        s.guards[seat] += 1
        if piece == "leader":
            s.leader[seat] = ON_GUARD
            s.leader_guards |= 1 << cell
            leaders += 1
        else:
            guards += 1
    if leaders > 1:
        read.wrong("a player has one leader")
    _load_rest(s, seat, read, guards)
    for name, held in read.mapping("treasures", TREASURES, 0, int(COPIES)):
        s.hand_over(seat, TREASURES.index(name), held)
    _load_points(s, seat, read)
    read.finish(known=PLAYER_KEYS)


def _load_pieces(s: Tikal, seat: int, read: Reader) -> int:
    """Members on the board; how many leaders there were among them."""
    leaders = 0
    pieces = read.sub("pieces")
    for name, _ in pieces.pairs(CELLS):
        cell = CELLS.index(name)
        if s.tile[cell] < 0 or s.volcanoes >> cell & 1:
            read.wrong(f"pieces on {name}: it is unexplored or a volcano")
        for piece, n in pieces.mapping(name, PIECES, 0, int(WORKERS)):
            if piece == "leader" and n:
                s.leader[seat] = cell
                leaders += n
            elif n:
                s.workers[seat * len(CELLS) + cell] = n
                s.crowd[seat] |= 1 << cell
    return leaders


def _load_rest(s: Tikal, seat: int, read: Reader, guards: int) -> None:
    """Pieces on no cell. Those not accounted for are in the reserve or, if that is given, out of the game."""
    out = guards + sum(int(s.workers[seat * len(CELLS) + cell]) for cell in range(len(CELLS)))
    removed, reserve = read.sub("removed"), read.sub("reserve")
    left = max(0, int(WORKERS) - out)
    s.reserve[seat] = reserve.whole("worker", 0, int(WORKERS), default=left - removed.whole("worker", 0, left, 0))
    s.removed[seat] = removed.whole("worker", 0, int(WORKERS), default=max(0, left - int(s.reserve[seat])))
    if out + s.reserve[seat] + s.removed[seat] != WORKERS:
        read.wrong(
            f"{out} + {s.reserve[seat]} + {s.removed[seat]} workers on the board, in reserve and removed, not 18"
        )
    gone = removed.whole("leader", 0, 1, default=0)
    waiting = reserve.whole("leader", 0, 1, default=int(s.leader[seat] == IN_RESERVE and not gone))
    if s.leader[seat] == IN_RESERVE and not waiting:
        s.leader[seat] = REMOVED
    elif gone or (waiting and s.leader[seat] != IN_RESERVE):
        read.wrong("the leader is in two places")
    for reader in (removed, reserve):
        reader.finish(known=PIECES)


def _load_points(s: Tikal, seat: int, read: Reader) -> None:
    points = read.sub("points")
    for k, name in enumerate(SOURCES):
        s.points[seat * len(SOURCES) + k] = points.whole(
            name, -999, 999, default=int(s.points[seat * len(SOURCES) + k])
        )
    points.finish(known=SOURCES)
    score = read.whole("score", 0, 999, default=max(0, s.score(seat)))
    if "start" in points.d and score != s.score(seat):
        read.wrong(f"the points are {s.score(seat)} in all, so score is {s.score(seat)}, not {score}")
    s.points[seat * len(SOURCES)] += score - s.score(seat)  # a total alone does not say where it comes from
    tallies = read.listed("tallies", default=None) or []
    for k, tally in enumerate(tallies):
        if k < SCORINGS and isinstance(tally, int):
            s.tally[seat * SCORINGS + k] = tally
        else:
            read.wrong(f"tallies are up to {SCORINGS} whole numbers, not {tallies!r}")


def _load_supplies(s: Tikal, read: Reader) -> None:
    for number, left in read.mapping("supply", tuple(str(n) for n in range(2, 11)), 0, 11):
        s.supply[int(number)] = left
    for kind, name in enumerate(TREASURES):
        held = sum(int(s.treasure[seat * 8 + kind]) for seat in range(s.seats))
        if held > COPIES:
            read.wrong(f"there are three treasures {name}, not {held}")
        s.buried[kind] = max(0, int(COPIES) - held)
    for name, left in read.mapping("buried", TREASURES, 0, int(COPIES)):
        if left != s.buried[TREASURES.index(name)]:
            due = int(s.buried[TREASURES.index(name)])
            read.wrong(f"there are three treasures {name}: with those held {left} cannot be buried, but {due}")
        s.buried[TREASURES.index(name)] = left
    on_ruins = sum(int(s.site[cell]) for cell in range(len(CELLS)))
    if on_ruins > sum(int(s.buried[kind]) for kind in range(8)):
        read.wrong(f"{on_ruins} treasures lie on ruins, but fewer are buried: say how many are left in sites")


def _load_turn(s: Tikal, read: Reader) -> None:
    seats = int(s.seats)
    drawn = read.choice("drawn", DRAWN, default=None)
    s.drawn = -1 if drawn is None else TILES.index(drawn)
    laid = read.choice("laid", CELLS, default=None)
    s.laid = -1 if laid is None else CELLS.index(laid)
    digging = read.choice("digging", CELLS, default=None)
    s.digging = -1 if digging is None else CELLS.index(digging)
    if s.phase == LAY_TILE and s.drawn < 0:
        read.wrong('a tile is to be laid, so "drawn" must name it')
    if s.phase == FIND_TREASURE and (s.digging < 0 or s.site[s.digging] == 0):
        read.wrong('a treasure is found, so "digging" must name ruins with a treasure')
    queue = read.listed("queue", default=[]) or []
    if any(not isinstance(seat, int) or not 0 <= seat < seats for seat in queue) or len(set(queue)) != len(queue):
        read.wrong(f"queue lists seats of 0..{seats - 1} that still score, not {queue!r}")
        queue = []
    holder = read.seat("holder", seats, default=None)
    if s.phase in (SCORING_ACTIONS, FINAL_ACTIONS):
        queue = _still_scoring(s, queue, holder)
        if s.phase == SCORING_ACTIONS and holder is None:
            holder = (queue[-1] + 1) % seats  # T-3.8 he scored first, so whoever is right of him scores last
    if queue and s.phase not in (SCORING_ACTIONS, FINAL_ACTIONS, FIND_TREASURE):
        read.wrong("there is a queue only while a scoring round goes on")
    s.queue = vec[i64](queue)
    s.holder = -1 if holder is None else holder
    if s.holder >= 0 and (s.drawn < 0 or TERRAIN[s.drawn] != VOLCANO):
        read.wrong('somebody holds a volcano while all score, so "drawn" must name it')
    s.scorings = read.whole("scorings", 0, int(SCORINGS), default=len(cells_of(s.volcanoes)))


def _still_scoring(s: Tikal, queue: list[int], holder: int | None) -> list[int]:
    """Who acts now, then those listed; if none are, everybody to his left as far as the round goes."""
    seats, active = int(s.seats), int(s.active)
    if queue:
        return [active, *(seat for seat in queue if seat != active)]
    rest = [(active + k) % seats for k in range(1, seats)]
    return [active, *(rest[: rest.index(holder)] if holder in rest else rest)]


def _load_auction(s: Tikal, whole: Reader) -> None:
    read = whole.sub("auction")
    seats = int(s.seats)
    s.display = tile_mask(read.names("display", DRAWN, default=[]))
    passed: list[int] = []
    for key in ("totems", "passed"):
        names = read.listed(key, default=list(range(seats)) if key == "totems" and s.auction else []) or []
        if any(not isinstance(seat, int) or not 0 <= seat < seats for seat in names):
            read.wrong(f"{key} lists seats of 0..{seats - 1}, not {names!r}")
        elif key == "totems":
            s.totems = sum(1 << seat for seat in set(names))
        else:
            passed = names
            s.passed = sum(1 << seat for seat in set(names))
    s.bid = read.whole("bid", 0, 999, default=0)
    bidder = read.seat("bidder", seats, default=None)
    if s.bid and bidder is None and s.phase == BIDDING:  # T-6.3 the last before the active seat who has not passed
        before = [(int(s.active) - k) % seats for k in range(1, seats)]
        bidder = next((seat for seat in before if (s.totems & ~s.passed) >> seat & 1), None)
    s.bidder = -1 if bidder is None else bidder
    if s.phase == BIDDING and s.bidder >= 0 and not 0 < s.bid <= s.score(int(s.bidder)):
        read.wrong(f"seat {s.bidder} bids 1..{s.score(int(s.bidder))} points, not {s.bid}")
    first_pass = read.seat("first_pass", seats, default=passed[0] if passed else None)
    s.first_pass = -1 if first_pass is None else first_pass
    if s.phase in (BIDDING, PICK_TILE) and not s.display:
        read.wrong('tiles are auctioned, so "display" must name them')
    if s.phase == BIDDING and count(s.totems) == 1:
        read.wrong("with one totem up there is no bidding: the last tile is free (T-6.6)")
    if s.phase == BIDDING and not (s.totems & ~s.passed) >> s.active & 1:
        read.wrong(f"seat {int(s.active)} bids, so its totem is up and it has not passed")
    read.finish(known=AUCTION_KEYS)


def _check_tiles(s: Tikal, read: Reader) -> None:
    """Every tile is in one place; those named nowhere are still in the stack."""
    discarded = read.names("discarded", DRAWN, default=[])
    used = [TILES[s.tile[cell]] for cell in range(len(CELLS)) if 0 <= s.tile[cell] < TILE_COUNT]
    used += [*discarded, *tile_names(s.display), *([TILES[s.drawn]] if s.drawn >= 0 else [])]
    stack = read.names("stack", DRAWN, default=[tile for tile in DRAWN if tile not in used])
    s.discarded = tile_mask(discarded)
    s.stack = tile_mask(stack)
    doubled = sorted({tile for tile in used if used.count(tile) > 1 or tile in stack})
    if doubled:
        read.wrong(f"these tiles are in two places: {', '.join(doubled)}")
    if s.phase == DRAW_TILE and not stack:
        read.wrong("a tile is drawn, so the stack cannot be empty")
