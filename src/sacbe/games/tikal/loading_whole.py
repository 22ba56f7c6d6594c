"""What must hold of a position that was read: between the things it says; and if it is whole, in all it adds up to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import bit, count
from sacbe.core.reading import Reader
from sacbe.games.tikal.data import (
    ALLOTMENT,
    AROUND,
    CAPITAL,
    CELLS,
    DIG_COST,
    FACE,
    FULL_STACK,
    LETTER,
    LETTER_TILES,
    LETTERS,
    LEVEL_SUPPLY,
    NEIGHBOUR,
    TERRAIN,
    TILE_COUNT,
    TILES,
    TOP_LEVEL,
    TREASURES,
    UNCOVER_COST,
    VOLCANO,
    cell_names,
    tile_names,
)
from sacbe.games.tikal.rules.ground import fits
from sacbe.games.tikal.state import (
    BIDDING,
    CHOOSE_FIRST,
    DRAW_TILE,
    FINAL_ACTIONS,
    FIND_TREASURE,
    FROM_BIDS,
    LAY_TILE,
    OVER,
    PICK_TILE,
    SCORING_ACTIONS,
    SCORINGS,
    SOURCE_COUNT,
    TURN_ACTIONS,
    Tikal,
)

CHEAPEST: Final = TILES.index("A1")  # all tiles but volcanoes fit on the same cells


def levels_used(s: Tikal) -> list[int]:
    """By number, how many temple levels lie on temples."""
    used = [0] * (int(TOP_LEVEL) + 1)
    for cell in range(len(CELLS)):
        if s.temples >> cell & 1:
            for number in range(int(FACE[s.tile[cell]]) + 1, int(s.level[cell]) + 1):
                used[number] += 1
    return used


# What a sketch says must go together


def check_parts(s: Tikal, read: Reader) -> None:
    name = s.phases[s.phase].name
    if s.phase in (BIDDING, PICK_TILE) and not s.auction:
        read.wrong(f"phase {name} is of the auction version: option auction is true (T-6)")
    if not s.auction and read.d.get("auction"):
        read.wrong("there is no auction in the basic game: leave auction out, or set option auction")
    if s.digging >= 0 and s.phase != FIND_TREASURE:
        read.wrong(f"nobody digs in phase {name}: leave digging out")
    if s.drawn >= 0 and s.phase not in (LAY_TILE, SCORING_ACTIONS, FIND_TREASURE):
        read.wrong(f"nobody has a tile in hand in phase {name}: leave drawn out")
    if s.drawn >= 0 and s.phase == FIND_TREASURE and TERRAIN[s.drawn] != VOLCANO:
        read.wrong("a turn's tile is laid before anybody digs; only a volcano is kept aside: leave drawn out")
    if s.holder >= 0 and s.phase not in (LAY_TILE, SCORING_ACTIONS, FIND_TREASURE):
        read.wrong(f"nobody keeps a volcano aside in phase {name}: leave holder out")
    if s.phase == LAY_TILE and s.holder >= 0 and s.holder != s.active:
        read.wrong(f"whoever held the volcano lays it: seat {int(s.holder)} is active, not {int(s.active)}")
    if s.laid >= 0 and not 0 <= s.tile[s.laid] < TILE_COUNT:
        read.wrong(f"laid is where the newest tile lies, and none lies on {CELLS[s.laid]}")
    volcanoes = [TILES[tile] for tile in range(int(TILE_COUNT)) if s.discarded >> tile & 1 and TERRAIN[tile] == VOLCANO]
    if volcanoes:
        read.wrong(f"a volcano is never discarded, as it fits on any free cell (T-3.5): {', '.join(volcanoes)}")
    _check_taken(s, read)
    _check_queue(s, read)
    _check_bidding(s, read)
    _check_points(s, read)
    used = levels_used(s)
    for number in range(2, int(TOP_LEVEL) + 1):
        if used[number] > LEVEL_SUPPLY[number]:
            read.wrong(f"there are {LEVEL_SUPPLY[number]} temple levels {number}, not {used[number]} (T-1.3)")


def _check_taken(s: Tikal, read: Reader) -> None:
    """T-4.4, T-4.5 What this turn took, and that its points could pay for it."""
    acting = s.phase in (TURN_ACTIONS, SCORING_ACTIONS, FINAL_ACTIONS, FIND_TREASURE)
    if s.once and not acting:
        read.wrong(f"nothing is taken yet in phase {s.phases[s.phase].name}: leave taken out")
        return
    if s.digging >= 0 and not s.once >> s.digging & 1:
        if not s.sketch:
            read.wrong(f"taken counts the treasure being dug up on {CELLS[s.digging]}")
        s.once |= bit(s.digging)
    if s.digging >= 0 and s.members(s.active, s.digging) == 0 and s.ruins >> s.digging & 1:
        read.wrong(f"seat {int(s.active)} digs on {CELLS[s.digging]}, so it has a member there (T-4.5)")
    spent = 0
    for cell in range(len(CELLS)):
        if not s.once >> cell & 1:
            continue
        taken = 1 + int(s.twice >> cell & 1)
        if s.temples >> cell & 1:
            spent += taken * int(UNCOVER_COST)
            if not s.sketch and s.level[cell] - taken < FACE[s.tile[cell]]:
                read.wrong(f"taken: {taken} levels of {CELLS[cell]} were uncovered, so it is higher than at the start")
        elif s.ruins >> cell & 1:
            spent += taken * int(DIG_COST)
            under_way = 1 if s.digging == cell else 0
            if not s.sketch and s.site[cell] + taken - under_way > FACE[s.tile[cell]]:
                read.wrong(f"taken: {taken} treasures of {CELLS[cell]} were dug up, so fewer are left than masks")
        else:
            read.wrong(f"taken: {CELLS[cell]} has neither a temple nor ruins")
    if not s.sketch and acting and spent + s.ap > ALLOTMENT:
        read.wrong(f"what was taken cost {spent} points of {int(ALLOTMENT)}, so ap is at most {int(ALLOTMENT) - spent}")


def _check_queue(s: Tikal, read: Reader) -> None:
    """T-3.8, T-5.5 Who still scores: clockwise, up to the right neighbour of who began; by score in T-6.10."""
    queue = [int(s.queue[i]) for i in range(len(s.queue))]
    if not queue:
        return
    seats = int(s.seats)
    due = [(int(s.active) + k) % seats for k in range(len(queue))]
    by_score = s.auction and s.classic and s.holder < 0
    if queue[0] != s.active or (queue != due and not by_score):
        read.wrong(f"queue lists who still scores, the active seat first, then clockwise: {due}, not {queue}")
    elif s.holder >= 0 and (queue[-1] + 1) % seats != s.holder:
        read.wrong(f"seat {int(s.holder)} holds the volcano and scored first, so the seat to its right scores last")


def _check_bidding(s: Tikal, read: Reader) -> None:
    """T-6.3 to T-6.6"""
    if s.phase == BIDDING:
        if s.passed & ~s.totems:
            read.wrong("only who has a totem up can pass: passed is a part of totems")
        if s.bidder >= 0 and not (s.totems & ~s.passed) >> s.bidder & 1:
            read.wrong(f"seat {int(s.bidder)} has the highest bid, so its totem is up and it has not passed")
        if s.bidder == s.active:
            read.wrong(f"seat {int(s.active)} has the highest bid, so somebody else is asked")
        if s.bid and s.bidder < 0:
            read.wrong("a bid has a bidder: somebody with a totem up who has not passed")
        if s.first_pass >= 0 and not s.passed >> s.first_pass & 1:
            read.wrong(f"first_pass is one of those who passed, not {int(s.first_pass)}")
    elif s.passed:
        read.wrong(f"nobody has passed in phase {s.phases[s.phase].name}: leave passed out")


def _check_points(s: Tikal, read: Reader) -> None:
    for seat in range(int(s.seats)):
        points = [int(s.points[seat * SOURCE_COUNT + source]) for source in range(SOURCE_COUNT)]
        if min(points[:-1]) < 0 or points[FROM_BIDS] > 0:
            read.wrong(f"seat {seat}: points are 0 or more, those of bids 0 or less")
        if points[FROM_BIDS] and not s.auction:
            read.wrong(f"seat {seat}: nobody bids in the basic game, so bids are 0")
        tallies = [int(s.tally[seat * SCORINGS + k]) for k in range(SCORINGS)]
        if any(tallies) and sum(tallies) != sum(points[1:-1]):
            read.wrong(
                f"seat {seat}: tallies make {sum(tallies)}, but temples, guards and treasures {sum(points[1:-1])}"
            )


# What a whole position adds up to


def check_whole(s: Tikal, read: Reader) -> None:
    _whole_tiles(s, read)
    _whole_land(s, read)
    _whole_supplies(s, read)
    _whole_scores(s, read)
    _whole_turn(s, read)
    if s.auction:
        _whole_auction(s, read)
    for seat in range(int(s.seats)):
        if (s.removed[seat] or s.leader[seat] == -2) and not s.guards[seat]:
            read.wrong(f"seat {seat}: pieces leave the game only when a guard is placed (T-4.8)")


def out_of_stack(s: Tikal) -> i64:
    return FULL_STACK & ~s.stack


def _whole_tiles(s: Tikal, read: Reader) -> None:
    """T-2.1 Every tile is somewhere, and they come out letter by letter."""
    found = s.discarded | s.display | (bit(s.drawn) if s.drawn >= 0 else 0)
    for cell in range(len(CELLS)):
        if 0 <= s.tile[cell] < TILE_COUNT:
            found |= bit(s.tile[cell])
    missing = out_of_stack(s) & ~found
    if missing:
        read.wrong(f"these tiles are nowhere: {', '.join(tile_names(missing))}")
    if s.stack == 0:
        return
    top = LETTER[TILES.index(tile_names(s.stack)[0])]
    early = [LETTERS[letter] for letter in range(top + 1, 7) if LETTER_TILES[letter] & ~s.stack]
    if early:
        read.wrong(f"tiles of {LETTERS[top]} are still in the stack, so all of {', '.join(early)} are in it (T-2.1)")
    if s.phase in (FINAL_ACTIONS, OVER):
        read.wrong("the final round begins when the stack is empty (T-5.5)")


def _whole_land(s: Tikal, read: Reader) -> None:
    """T-3.4, T-3.5 Each tile was laid next to land that lay there, joined to it by a road; letters came in order."""
    reached = sum(1 << cell for cell in range(len(CELLS)) if s.tile[cell] >= TILE_COUNT)
    letters = [LETTER_TILES[letter] for letter in range(7)] if not s.auction else [FULL_STACK]
    for tiles in letters:
        grown = True
        while grown:
            grown = False
            for cell in range(len(CELLS)):
                tile = int(s.tile[cell])
                if not 0 <= tile < TILE_COUNT or not tiles >> tile & 1 or reached >> cell & 1:
                    continue
                near = int(AROUND[cell]) & reached
                if near and (TERRAIN[tile] == VOLCANO or _joined(s, cell, reached)):
                    reached |= 1 << cell
                    grown = True
    cut_off = int(s.explored) & ~reached
    if cut_off:
        read.wrong(f"no road joins these to land that lay there before them (T-3.4): {', '.join(cell_names(cut_off))}")
    if s.discarded and fits(s, CHEAPEST):
        read.wrong(f"tiles still fit, so none was discarded (T-3.9): {', '.join(tile_names(s.discarded))}")


def _joined(s: Tikal, cell: int, reached: int) -> bool:
    return any(
        s.road(cell * 6 + direction) and reached >> int(NEIGHBOUR[cell * 6 + direction]) & 1 for direction in range(6)
    )


def _whole_supplies(s: Tikal, read: Reader) -> None:
    used = levels_used(s)
    for number in range(2, int(TOP_LEVEL) + 1):
        due = LEVEL_SUPPLY[number] - used[number]
        if s.supply[number] != due:
            read.wrong(f"supply: {due} levels {number} are left, not {int(s.supply[number])} (T-1.3)")
    dug = sum(int(FACE[s.tile[cell]] - s.site[cell]) for cell in range(len(CELLS)) if s.ruins >> cell & 1)
    held = sum(int(s.treasure[k]) for k in range(int(s.seats) * len(TREASURES)))
    if dug != held:
        read.wrong(f"{dug} treasures were dug up, so the players hold {dug}, not {held} (T-4.5)")


def _whole_scores(s: Tikal, read: Reader) -> None:
    """T-5.4 A scoring for each volcano and one at the end; whoever has had his turn in it has his tally."""
    due = count(s.volcanoes)
    if s.phase == OVER or (s.drawn >= 0 and TERRAIN[s.drawn] == VOLCANO and s.phase == LAY_TILE):
        due += 1
    if s.scorings != due:
        read.wrong(f"scorings counts the scoring rounds that are over: {due}, not {int(s.scorings)}")
        return
    for seat in range(int(s.seats)):
        waits = len(s.queue) == 0 or seat in [s.queue[i] for i in range(len(s.queue))]
        later = [int(s.tally[seat * SCORINGS + k]) for k in range(due + (not waits), SCORINGS)]
        if any(later):
            read.wrong(f"seat {seat}: tallies of scorings to come are 0, not {later}")
        points = [int(s.points[seat * SOURCE_COUNT + source]) for source in range(SOURCE_COUNT)]
        tallies = sum(int(s.tally[seat * SCORINGS + k]) for k in range(SCORINGS))
        start = int(CAPITAL) if s.auction else 0
        if points[0] != start or sum(points[1:-1]) != tallies:
            read.wrong(f"seat {seat}: points begin with {start}, and all others come from tallies and bids")


def _whole_turn(s: Tikal, read: Reader) -> None:
    seats = int(s.seats)
    if (
        s.scorings == 0
        and count(s.explored) == 4
        and not s.discarded
        and s.phase in (CHOOSE_FIRST, DRAW_TILE, BIDDING, PICK_TILE, LAY_TILE)
    ):
        busy = [seat for seat in range(seats) if s.present(seat) or s.camp[seat * 2] >= 0 or s.guards[seat]]
        if busy:
            read.wrong(f"nobody has had a turn yet, so seats {busy} have nothing on the board (T-2.4)")
    if s.phase == SCORING_ACTIONS and len(s.queue) == 0:
        read.wrong("queue lists who still scores")
    if s.auction or s.first < 0 or s.phase in (CHOOSE_FIRST, OVER):
        return
    turns = count(out_of_stack(s)) - (0 if s.phase == DRAW_TILE else 1)
    due = (int(s.first) + turns) % seats
    last = len(s.queue) > 0 and s.holder < 0  # the final round: who drew the last tile comes last
    drawer = int(s.queue[len(s.queue) - 1]) if last else int(s.holder) if s.holder >= 0 else int(s.active)
    if drawer != due:
        read.wrong(f"seat {int(s.first)} began, so tile {turns + 1} is drawn by seat {due}, not {drawer}")


def _whole_auction(s: Tikal, read: Reader) -> None:
    """T-6.2, T-6.6 Whose totem is up takes one of the tiles on display, or has just taken it."""
    up, shown = count(s.totems), count(s.display)
    if s.phase in (CHOOSE_FIRST, DRAW_TILE):
        if up != s.seats or shown >= s.seats:
            read.wrong("tiles are shown for a new round: all totems are up, and fewer tiles than players lie there")
    elif s.phase in (FINAL_ACTIONS, OVER) or (s.phase == FIND_TREASURE and len(s.queue) > 0 and s.holder < 0):
        if up or shown:
            read.wrong("after the last round no totem is up and no tile on display (T-6.9)")
    else:
        taken = 0 if s.phase in (BIDDING, PICK_TILE) else 1
        if up - taken != shown:
            read.wrong(f"{up} totems are up, so {up - taken} tiles are on display, not {shown} (T-6.2)")
        turn = int(s.holder) if s.holder >= 0 else int(s.active)
        if not s.totems >> turn & 1:
            read.wrong(f"seat {turn} has not ended its turn, so its totem is up (T-6.3)")
    if (count(out_of_stack(s)) - shown) % s.seats and s.phase == DRAW_TILE:
        read.wrong("a round is of as many tiles as there are players (T-6.2)")
    if s.phase == PICK_TILE and up > 1 and s.active != (s.bidder if s.bidder >= 0 else s.first_pass):
        read.wrong("the highest bidder picks, or who passed first if nobody bid (T-6.5)")
