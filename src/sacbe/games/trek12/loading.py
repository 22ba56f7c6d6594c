"""Positions as readable dicts: reading them (T-3.9). What no game can reach is refused.

What is left out contradicts nothing: a sheet may be written without its ticks and operations, and other sheets may be
left empty.
"""

from __future__ import annotations

from typing import Any

from sacbe.core.bits import count
from sacbe.core.reading import Reader
from sacbe.games.trek12.data import (
    EDITION,
    FULL_BAG,
    MAX_SEATS,
    RED_FACES,
    ROUNDS,
    TOKENS,
    YELLOW_FACES,
    token_mask,
    token_names,
)
from sacbe.games.trek12.loading_dig import check_drawn, load_dig
from sacbe.games.trek12.loading_sheet import check_kept, check_locked, check_new, in_full, load_sheet
from sacbe.games.trek12.state import (
    CHOOSE_CHIEF,
    DIG_AREAS,
    NOT_LOCKED,
    OVER,
    SHOW_SHEETS,
    WRITE_NUMBERS,
    Trek,
)

KEYS = ("game", "edition", "seats", "options", "phase", "round", "chief", "dice", "players", "dig", "bag")


def load(phases: list[Any], d: dict[str, Any]) -> Trek:
    """The position a dict describes; ValueError names everything that is wrong with it."""
    read = Reader("trek12", d)
    read.edition(EDITION)
    if read.d.get("game", "trek12") != "trek12":
        read.wrong(f"this is a position of trek12, not of {read.d['game']!r}")
    s = _begin(phases, read)
    known = [phase.name for phase in phases]
    s.phase = known.index(read.choice("phase", known, default="roll" if read.d.get("dice") is None else "write"))
    players = read.subs("players", default=[{}] * int(s.seats))
    if len(players) != s.seats:
        read.wrong(f"{int(s.seats)} seats need {int(s.seats)} players, not {len(players)}")
    players = players[: int(s.seats)]
    _load_dice(s, read, players)
    for seat, player in enumerate(players):
        load_sheet(s, seat, player)
    _load_round(s, read, players)
    load_dig(s, read, players)
    _load_bag(s, read, players)
    check_drawn(s, read)
    _check_writing(s, read, players)
    for seat, player in enumerate(players):
        check_new(s, seat, player)
        check_kept(s, seat, player)
    read.finish(KEYS)
    return s


def _begin(phases: list[Any], read: Reader) -> Trek:
    """Seats and options go together as at the start (T-2.5, T-6.3)."""
    options = read.sub("options")
    solo = options.flag("solo", default=False)
    players = read.d.get("players")
    said = len(players) if isinstance(players, list) and players else 1 if solo else 2
    seats = read.whole("seats", 1, MAX_SEATS, default=said)
    if seats == 1 and not solo:
        options.wrong("one archaeologist alone plays the solo variant: solo is true for one seat (T-6.3)")
    if seats > 1 and solo:
        options.wrong(f"solo is for one archaeologist: false for {seats} seats (T-6.3)")
    first = options.choice("chief", ("random", *(str(seat) for seat in range(seats))), default="random")
    options.finish(known=("solo", "chief"))
    return Trek(phases, seats, solo, -1 if first == "random" else int(first))


def _load_dice(s: Trek, read: Reader, players: list[Reader]) -> None:
    dice = read.listed("dice", default=None)
    rolled = WRITE_NUMBERS <= s.phase < OVER
    name = s.phases[s.phase].name
    if dice is None:
        # Nothing of a dig depends on the dice, so that they may be left out there if sheets are not written in full.
        if s.phase in (WRITE_NUMBERS, SHOW_SHEETS) or (rolled and any(map(in_full, players))):
            read.wrong(f"phase {name} needs the dice rolled: [yellow 0-5, red 1-6]")
    elif [type(face) for face in dice] != [int, int] or dice[0] not in YELLOW_FACES or dice[1] not in RED_FACES:
        read.wrong(f"dice are [yellow 0-5, red 1-6], not {dice!r}")
    elif rolled:
        s.yellow, s.red = dice
    else:
        read.wrong(f"in phase {name} no dice lie rolled: leave dice out")


def _load_round(s: Trek, read: Reader, players: list[Reader]) -> None:
    """T-3.1, T-4.7: everybody writes one number a round; who holds the dice."""
    seats = int(s.seats)
    later = s.phase >= DIG_AREAS  # this round's number is already on the sheet
    written = max(count(s.filled[seat]) for seat in range(seats))
    default = int(ROUNDS) if s.phase == OVER else min(max(1, written + (not later)), int(ROUNDS))
    s.round = read.whole("round", 1, int(ROUNDS), default=default)
    if s.phase == OVER and s.round != ROUNDS:
        read.wrong(f"the game is over after round {int(ROUNDS)}, not {int(s.round)}")
    if s.phase == CHOOSE_CHIEF and (s.round > 1 or written or s.first_chief >= 0 or seats == 1):
        read.wrong("the first Chief is drawn before round 1, if the host has not chosen one and he does not play alone")
    due = int(s.round) - (not later)
    for seat, player in enumerate(players):
        numbers = count(s.filled[seat])
        if numbers > due or (numbers < due and in_full(player)):
            when = f"round {int(s.round)}, phase {s.phases[s.phase].name}"
            player.wrong(f"in {when}, {due} numbers are written, not {numbers}")
    drawn_yet = s.phase != CHOOSE_CHIEF
    chief = read.seat("chief", seats, default=max(0, int(s.first_chief)) if drawn_yet else None)
    if chief is None and drawn_yet:
        read.wrong(f"the Chief is a seat of 0..{seats - 1}; only in phase chief there is none")
        chief = 0
    if chief is not None and not drawn_yet:
        read.wrong("in phase chief there is no Chief yet: leave chief out")
    if s.round == 1 and chief is not None and 0 <= s.first_chief != chief:
        read.wrong(f"in round 1 the Chief is the one the host chose: {int(s.first_chief)}, not {chief} (T-2.3)")
    s.chief = -1 if chief is None else chief


def _load_bag(s: Trek, read: Reader, players: list[Reader]) -> None:
    """T-1.3 Every Bone is in the bag, drawn or in a hand, and in one of them only."""
    in_play = s.drawn
    for seat in range(int(s.seats)):
        if in_play & s.hand[seat]:
            read.wrong(f"these Bones are in two places: {token_names(in_play & s.hand[seat])}")
        in_play |= s.hand[seat]
    s.bag = token_mask(read.names("bag", TOKENS, default=token_names(FULL_BAG & ~in_play)))
    if s.bag & in_play:
        read.wrong(f"these Bones are in the bag and in a hand: {token_names(s.bag & in_play)}")
    missing = FULL_BAG & ~(s.bag | in_play)
    if missing and any(map(in_full, players)) and all("bones" in player.d for player in players):
        read.wrong(f"these Bones are neither in the bag nor drawn nor in a hand: {token_names(missing)}")


def _check_writing(s: Trek, read: Reader, players: list[Reader]) -> None:
    """T-3.2 In WRITE somebody has not locked yet, at the reveal everybody has; a locked writing is legal (T-4.1)."""
    locked = [seat for seat in range(int(s.seats)) if s.pending[seat] != NOT_LOCKED]
    if s.phase == WRITE_NUMBERS and len(locked) == s.seats:
        read.wrong("all have locked: then the phase is reveal; in write at least one player's locked is left out")
    if s.phase == SHOW_SHEETS and len(locked) < s.seats:
        read.wrong('at the reveal every player has locked: each needs "locked", e.g. "sum D3"')
    for seat in locked:
        check_locked(s, seat, players[seat])
