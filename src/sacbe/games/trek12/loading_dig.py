"""Reading the dig of a round, in the phases dig, draw and keep: whose turn it is, what is picked, drawn and kept."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count
from sacbe.core.reading import Reader
from sacbe.games.trek12.data import (
    CELLS,
    KEEP_BASE,
    KEEP_PER_ZERO,
    TOKENS,
    cell_mask,
    cell_names,
    token_mask,
    token_names,
)
from sacbe.games.trek12.loading_sheet import area_with, in_full, zeros_in
from sacbe.games.trek12.rules.areas import areas_of, common
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, KEEP_BONES, OVER, Trek

KEYS: Final = ("seat", "asked", "last", "picked", "drawn", "to_draw", "to_keep", "kept")


def load_dig(s: Trek, whole: Reader, players: list[Reader]) -> None:
    read = whole.sub("dig")
    name = s.phases[s.phase].name
    if not DIG_AREAS <= s.phase < OVER:
        if read.d:
            whole.wrong(f"nobody digs in phase {name}: leave dig out")
        return
    seats, first = int(s.seats), int(max(s.chief, 0))
    seat = read.seat("seat", seats, default=first)
    if seat is None:
        read.wrong(f"in phase {name} somebody digs: seat is one of 0..{seats - 1}")
        seat = first
    s.digger = seat
    turn = (seat - first) % seats + 1
    s.asked = turn
    if read.whole("asked", 1, seats, default=turn) != turn:
        read.wrong(f"asked counts the seats from the Chief to the digger: {turn}")
    if s.new_cell[seat] < 0:
        read.wrong(f'seat {seat} digs, so its player needs "new", the cell just written')
    elif s.phase == DIG_AREAS:
        _load_picked(s, read, in_full(players[seat]))
    else:
        _load_drawn(s, read, players[seat])
    _load_last(s, read, all(in_full(player) for player in players))
    read.finish(KEYS)


def _load_picked(s: Trek, read: Reader, full: bool) -> None:
    """T-4.3 The areas the digger can still mean. Nothing is drawn before one is circled."""
    for key in ("drawn", "kept"):
        if read.listed(key, default=[]):
            read.wrong(f"nothing is {key} in phase dig: leave {key} out")
    for key in ("to_draw", "to_keep"):
        if read.whole(key, 0, len(CELLS), default=0):
            read.wrong(f"{key} is 0 in phase dig")
    new = bit(s.new_cell[s.digger])
    picked: i64 = cell_mask(read.names("picked", CELLS, default=[]))
    everything = areas_of(s, s.digger)
    fitting = vec[i64]()
    i: i64
    for i in range(len(everything)):
        if everything[i] & picked == picked:
            fitting = append(fitting, everything[i])
    s.candidates = fitting
    # Written by hand, a digger may have no area at all: then the new cell alone is picked, and only skip is legal.
    s.picked = common(fitting) if len(fitting) > 0 else new
    if full and len(everything) == 0:
        read.wrong(f"seat {int(s.digger)} has no legal area, so it is passed over: another seat digs, or nobody")
    elif len(fitting) == 0 and picked & ~new:
        read.wrong(f"picked: no legal area of seat {int(s.digger)} holds {' '.join(cell_names(picked))}")
    elif len(fitting) == 1 < len(everything):
        read.wrong(f"picked: only the area {' '.join(cell_names(s.picked))} is left, so it is circled: phase draw")


def _load_drawn(s: Trek, read: Reader, player: Reader) -> None:
    """T-4.4, T-4.5 What has left the bag for the area just circled, and how many of it are kept."""
    seat = int(s.digger)
    area, due = _circled(s)
    if not area and (player.d.get("areas") or in_full(player)):
        cell = CELLS[s.new_cell[seat]]
        read.wrong(f"seat {seat} has circled an area with {cell} in it: areas of its player lists it")
    s.picked = cell_mask(read.names("picked", CELLS, default=[]))
    if s.picked and s.picked != area:
        read.wrong(f"picked is the area just circled: {' '.join(cell_names(area)) or 'none is'}")
    s.drawn = token_mask(read.names("drawn", TOKENS, default=[]))
    s.kept = token_mask(read.names("kept", TOKENS, default=[]))
    drawing, drawn = s.phase == DRAW_BONES, count(s.drawn)
    s.to_draw = read.whole("to_draw", 0, len(CELLS), default=max(0, count(area) - drawn) if drawing else 0)
    s.to_keep = read.whole("to_keep", 0, len(CELLS), default=due if drawing or drawn > due else 1)
    if s.kept & ~s.hand[seat]:
        names = token_names(s.kept & ~s.hand[seat])
        read.wrong(f"kept: what is kept already lies among the bones of seat {seat}: {names}")


def _circled(s: Trek) -> tuple[int, int]:
    """The area just circled, 0 if the sheet does not say, and how many Bones it keeps."""
    area = area_with(s, int(s.digger), int(s.new_cell[s.digger]))
    return area, int(KEEP_BASE) + int(KEEP_PER_ZERO) * zeros_in(s, int(s.digger), area)


def check_drawn(s: Trek, whole: Reader) -> None:
    """T-4.4 to T-4.6, once the bag is known. By hand the area may be left out, and then it says nothing."""
    if s.phase not in (DRAW_BONES, KEEP_BONES) or s.new_cell[s.digger] < 0:
        return
    read = whole.sub("dig")
    drawn, bag = count(s.drawn), count(s.bag)
    total, kept = drawn + int(s.to_draw), 0
    area, due = _circled(s) if s.picked else (0, 0)
    if s.phase == DRAW_BONES:
        if not 1 <= s.to_draw <= bag:
            read.wrong(f"in phase draw something is still to be drawn: to_draw is 1 to {bag}, what the bag holds")
        if not 1 <= s.to_keep <= total:
            read.wrong(f"to_keep is 1 to {total}, as many as are drawn and to be drawn, not {int(s.to_keep)}")
        if s.kept:
            read.wrong("nothing is kept before all are drawn: leave kept out")
    else:
        if s.to_draw:
            read.wrong("in phase keep everything is drawn: to_draw is 0")
        if not 1 <= s.to_keep < drawn:
            claim = f"{int(s.to_keep)} to keep of {drawn} drawn"
            read.wrong(f"in phase keep there is a choice: at least 1 to keep and more drawn, not {claim} (T-4.5.1)")
        kept = due - int(s.to_keep) if area else count(s.kept)
        if "kept" in read.d and count(s.kept) != kept:
            read.wrong(f"kept lists the Bones kept so far: {kept} of {due}, not {count(s.kept)}")
    cells = count(area)
    short = s.phase == KEEP_BONES and bag == 0  # T-4.6 the bag was emptied
    if area and (
        kept + int(s.to_keep) != due or kept < 0 or total + kept > cells or (total + kept < cells and not short)
    ):
        says = f"{total + kept} drawn or to be drawn, {kept + int(s.to_keep)} kept or to keep"
        read.wrong(f"an area of {cells} cells draws {cells} Bones and keeps {due} (T-4.4), not {says}")


def _load_last(s: Trek, read: Reader, full: bool) -> None:
    """T-4.7 Who dug last in this round: of those who had their turn, the last with the new cell in an area."""
    found: int | None = None
    turns = int(s.asked) - (s.phase == DIG_AREAS)
    for turn in range(turns):
        seat = (int(s.chief) + turn) % int(s.seats)
        new = s.new_cell[seat]
        if new >= 0 and s.circled[seat] & bit(new):
            found = seat
    if s.phase != DIG_AREAS:
        found = int(s.digger)
    last = read.seat("last", int(s.seats), default=found)
    if last != found and (full or s.phase != DIG_AREAS):
        read.wrong(f"last is the seat that dug last in this round: {found}, not {last}")
    s.last_digger = -1 if last is None else last
