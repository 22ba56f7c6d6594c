"""T-4.4 - T-4.7 What must be true of a sharing, from the raise until the new map is begun, in a position read."""

from __future__ import annotations

from sacbe.core.reading import Reader
from sacbe.games.tobago.data import COLOURS, FIRST_CURSE, HEXES, STANDARD
from sacbe.games.tobago.rules.curse import share_roses
from sacbe.games.tobago.rules.maps import is_located, treasure_hex
from sacbe.games.tobago.rules.sharing import map_starter
from sacbe.games.tobago.rules.values import cards_in, curses_in, tally, tally_of, without
from sacbe.games.tobago.state import (
    DEAL_CLUES,
    DRAW_EXTRA,
    LOOK_AT_CARDS,
    OFFER_CARD,
    OVER,
    START_MAP,
    TO_AMULETS,
    TURN_UP_CARD,
    Tobago,
    opened_card,
    opened_taker,
    rung_colour,
    rung_owner,
    shown_tally,
)


def check_sharing(s: Tobago, read: Reader, in_full: bool) -> None:
    after = s.phase == START_MAP or (s.phase == DEAL_CLUES and s.after == TO_AMULETS)
    during = LOOK_AT_CARDS <= s.phase <= OFFER_CARD
    if s.raised < 0 and (after or during):
        read.wrong(f'the phase {s.phases[s.phase].name} needs "sharing"')
    elif s.raised >= 0 and not (after or during or s.phase == OVER):
        read.wrong(f'"sharing" is null in the phase {s.phases[s.phase].name}')
    if in_full:
        _remembered(s, read)
    if s.raised < 0 or read.problems or not in_full:
        return
    if s.raiser != s.turn:
        read.wrong(f"sharing: a treasure is raised in one's own turn, so the raiser is seat {int(s.turn)}")
    if during and s.last_sharing and s.treasure_deck_size > 0 and s.hoard_old < 0:
        read.wrong("sharing: it is the last one only if the treasure deck has run out (T-5.1)")
    if during:
        _hoard(s, read)
        if s.edition > 1:  # the first release did not write down who took what
            _drawn(s, read)
            _turned_up(s, read)
    elif after:
        _new_map(s, read)


def _remembered(s: Tobago, read: Reader) -> None:
    """What a seat has seen is somewhere: a pile holds at least that."""
    shown = shown_tally(s)
    for seat in range(s.seats):
        if cards_in(s.seen[seat]) not in (0, s.looks[seat]):
            read.wrong(f"players {seat}: seen names the {int(s.looks[seat])} cards of looks, or none of them")
        if without(without(s.seen[seat], shown), tally(s.hoard)):
            read.wrong(f"players {seat}: seen names cards that are neither in the hoard nor turned up")
        if without(s.saw_buried[seat], tally(s.buried)) or without(s.saw_buried_safe[seat], tally(s.buried_safe)):
            read.wrong(f"players {seat}: saw_buried and saw_buried_safe name cards that are not buried there")
        if s.raised < 0 and (s.looks[seat] or s.own_recycled[seat]):
            read.wrong(f"players {seat}: looks and recycled belong to a sharing")


def _hoard(s: Tobago, read: Reader) -> None:
    """T-4.4.1 The treasure that is shared."""
    if not is_located(s, s.raised):
        read.wrong(f"sharing: {COLOURS[s.raised]} is not located, {int(s.sites[s.raised])} spaces are left")
    elif s.vehicle[s.raiser] != treasure_hex(s, s.raised):
        at = HEXES[s.island.cell[treasure_hex(s, s.raised)]]
        read.wrong(f"sharing: the raiser's vehicle stands on the treasure, on {at}")


def _drawn(s: Tobago, read: Reader) -> None:
    """T-4.5.1 - T-4.5.3 Who has drawn how many cards."""
    drawn = int(s.hoard_size) + len(s.shown)
    looks = sum(int(s.looks[seat]) for seat in range(s.seats))
    if s.phase in (LOOK_AT_CARDS, DRAW_EXTRA):
        if len(s.shown) or s.turned >= 0 or s.finder != 1:
            read.wrong("sharing: no card is turned up or taken before the hoard is drawn")
        if drawn != looks:
            read.wrong(f"sharing: {looks} cards were looked at, so the hoard holds {looks}, not {drawn}")
        if s.treasure_deck_size < 1:
            read.wrong("treasure: there is a card to be drawn; when the deck is empty the discards have been shuffled")
        order = [(s.raiser + k) % s.seats for k in range(s.seats)]
        until = order.index(s.looker) if s.looker >= 0 else len(order)
        if (s.looker >= 0) != (s.phase == LOOK_AT_CARDS):
            read.wrong('sharing: "looker" draws in the phase look, and is null in all others')
        for k, seat in enumerate(order):
            most = share_roses(s, seat)
            due = most if k < until else 0
            right = s.looks[seat] < most if k == until else s.looks[seat] == due
            if not right:
                read.wrong(
                    f"players {int(seat)}: looks is one for each of {int(most)} roses, the raiser's first, clockwise"
                )
        return
    if s.looker >= 0:
        read.wrong('sharing: "looker" draws in the phase look, and is null in all others')
    if not (drawn == looks + 1 or (s.last_sharing and drawn == looks)):
        read.wrong(
            f"sharing: {looks} cards were looked at and one is extra: the hoard had {looks + 1} cards, not {drawn}"
        )
    struck = curses_in(shown_tally(s)) > 0
    for seat in range(s.seats):
        took = sum(1 for o in s.shown if opened_taker(o) == seat)
        roses = int(share_roses(s, seat)) + took
        if (
            s.looks[seat] != roses
            and not (s.last_sharing and s.looks[seat] < roses)
            and not (struck and s.looks[seat] > roses)
        ):
            read.wrong(f"players {seat}: looks is one for each rose here, {roses} with those that took a card")


def _turned_up(s: Tobago, read: Reader) -> None:
    """T-4.5.5 - T-4.5.8"""
    if s.hoard_safe > s.hoard_size + len(s.shown) or s.hoard_old > s.hoard_size + len(s.shown):
        read.wrong("sharing: hoard_safe and hoard_old count cards of this hoard")
    if s.phase not in (TURN_UP_CARD, OFFER_CARD):
        return
    shown = [int(o) for o in s.shown]
    takers = [int(opened_taker(o)) for o in shown if opened_taker(o) >= 0]
    if (s.turned >= 0) != (s.phase == OFFER_CARD):
        read.wrong('sharing: "turned" is the card of the phase offer, and null in all others')
    elif s.turned >= 0 and (
        not shown or tally_of(opened_card(shown[-1])) != tally_of(s.turned) or opened_taker(shown[-1]) >= 0
    ):
        read.wrong("sharing: the card on offer is the last of those shown, and nobody has taken it")
    if s.phase == TURN_UP_CARD and s.hoard_size < 1:
        read.wrong("sharing: there is a card in the hoard to be turned up")
    if not any(share_roses(s, seat) for seat in range(s.seats)):
        read.wrong("sharing: a rose is left on the map, else the sharing is over")
    if s.last_taker != (takers[-1] if takers else -1):
        read.wrong("sharing: last_taker is who took the last of the cards shown, null if nobody did")
    curses = [o for o in shown if opened_card(o) >= FIRST_CURSE]
    if curses and s.options.curse_effect == STANDARD:
        read.wrong("sharing: with the standard curse a sharing ends when one is turned up")
    if any(opened_taker(o) >= 0 for o in curses):
        read.wrong("sharing: nobody takes a curse")
    for seat in range(-1, int(s.seats)):
        theirs = sum(int(tally_of(opened_card(o))) for o in shown if opened_taker(o) == seat and o not in curses)
        theirs -= int(tally_of(s.turned)) if seat < 0 and s.turned >= 0 else 0
        cards = s.refused if seat < 0 else s.treasures[seat]
        if without(theirs, tally(cards)) and not (curses and seat >= 0):
            where = "among those refused" if seat < 0 else f"with seat {seat}"
            read.wrong(f"sharing: cards shown are not {where}, where they must be")


def _new_map(s: Tobago, read: Reader) -> None:
    """T-4.7"""
    clues = [s.rungs[i] for i in range(len(s.rungs)) if rung_colour(s.rungs[i]) == s.raised]
    starter = map_starter(s)
    if s.hoard_size or len(s.shown) or s.turned >= 0 or s.finder or any(s.looks[seat] for seat in range(s.seats)):
        read.wrong("sharing: when the new map is begun the cards and the roses of the sharing are gone")
    if s.last_sharing:
        read.wrong("sharing: after the last one no new map is begun (T-4.7.4)")
    if s.phase == START_MAP:
        if clues:
            read.wrong(f"maps, {COLOURS[s.raised]}: the map is empty until its first clue is chosen")
        if s.hand_size[starter] < 1 or s.roses[starter] < 1:
            read.wrong(f"players {int(starter)}: who begins the new map holds a clue card and has a rose")
    elif [int(rung_owner(r)) for r in clues] != [starter] or s.drawer != starter:
        read.wrong(f"maps, {COLOURS[s.raised]}: seat {int(starter)} has begun it with one clue and draws a card")
