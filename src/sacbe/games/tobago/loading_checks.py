"""Positions that no game comes to are refused, each with a sentence that says what would be right.

What a person leaves out has been filled in before. A position in a few words is held to what it says; one that is
written down in full, with the sizes of both decks as `dump` gives them, to all of it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.reading import Reader
from sacbe.games.tobago.data import (
    ALL_CLUES,
    AMULETS,
    COLOURS,
    FIRST_CURSE,
    HEXES,
    LANDMARKS,
    LEGS,
    MAPS,
    MARKERS,
    ROSES,
    hand_limit,
)
from sacbe.games.tobago.loading_sharing import check_sharing
from sacbe.games.tobago.rules.island import holds
from sacbe.games.tobago.rules.landmarks import refuse_landmark
from sacbe.games.tobago.rules.maps import roses_on
from sacbe.games.tobago.state import (
    CHOOSE_FIRST,
    CHOOSE_ISLAND,
    CLUE,
    DEAL_CLUES,
    EXCHANGED,
    FACE_STATUE,
    MAINS,
    MOVING,
    NONE,
    OVER,
    PLACE_LANDMARK,
    PLACE_VEHICLE,
    PUT_FIRST_CLUE,
    SWAP_ROSES,
    TAKE_TURN,
    TURN_FIRST_CLUE,
    UNUSED,
    Tobago,
    in_setup,
    rung_card,
    rung_colour,
    rung_owner,
    rung_roses,
)


def check(s: Tobago, read: Reader) -> None:
    _island(s, read)
    if s.phase > CHOOSE_ISLAND and not read.problems:
        _vehicles(s, read)
        _pieces(s, read)
        _clue_cards(s, read)
        _treasure_cards(s, read)
        _maps(s, read)
        _turn(s, read)
        _dealing(s, read)
        if in_full(read):
            _landmarks(s, read)
            _roses(s, read)
            _cleared(s, read)
            _setup(s, read)
        check_sharing(s, read, in_full(read))


def in_full(read: Reader) -> bool:
    decks = [read.d.get(key) for key in ("clues", "treasure")]
    return all(isinstance(deck, dict) and deck.get("size") is not None for deck in decks)


def _phase(s: Tobago) -> str:
    return str(s.phases[s.phase].name)


# T-2 The island and what stands on it


def _island(s: Tobago, read: Reader) -> None:
    chosen = int(s.options.assembly)
    if s.phase == CHOOSE_ISLAND:
        if s.island.index >= 0 or chosen >= 0:
            read.wrong('in the phase island no island lies there yet: "island" is null and the option assembly random')
        return
    if s.island.index < 0:
        read.wrong(f'the phase {_phase(s)} needs an "island"')
    elif 0 <= chosen != s.island.index:
        read.wrong(f"the option assembly is not the island {s.island.name}")
    if (s.first < 0) != (s.phase == CHOOSE_FIRST) or (s.turn < 0) != (s.phase == CHOOSE_FIRST):
        read.wrong('"first" and "turn" are seats from the phase first on, and null before')


def _landmarks(s: Tobago, read: Reader) -> None:
    """T-2.2 Placed one after the other, each where it may stand then."""
    standing = sum(1 for k in range(LANDMARKS) if s.landmarks[k] >= 0)
    done = s.phase >= PLACE_VEHICLE
    if done and standing not in (0, int(LANDMARKS)):
        read.wrong(f"landmarks: all {int(LANDMARKS)} stand when the vehicles are placed, not {standing}")
    if s.phase == PLACE_LANDMARK and standing == LANDMARKS:
        read.wrong("landmarks: in the phase landmark one is still to be placed")
    if s.phase == FACE_STATUE and not 1 <= standing <= 3:
        read.wrong("landmarks: in the phase face the last thing placed is a statue")
    if s.phase == CHOOSE_FIRST and standing:
        read.wrong("landmarks: none stands before it is said who begins")
    for k in range(3):
        turning = s.phase == FACE_STATUE and k == standing - 1
        if s.landmarks[k] >= 0 and (s.facing[k] < 0) != turning:
            read.wrong("landmarks: a statue has a facing, only in the phase face the last one has none yet")
    probe = s.copy()
    for k in range(LANDMARKS):
        if s.landmarks[k] < 0:
            if any(s.landmarks[later] >= 0 for later in range(k, LANDMARKS)):
                read.wrong("landmarks: statues are placed first, then huts, then palms")
            return
        probe.placed = k
        probe.landmarks = _before(s, k)
        refused = refuse_landmark(probe, s.island.cell[s.landmarks[k]])
        if refused is not None:
            at = HEXES[s.island.cell[s.landmarks[k]]]
            read.wrong(f"landmarks: {refused.facts['landmark']} on {at} breaks {refused.rule} ({refused.reason})")
            return


def _before(s: Tobago, k: int) -> vec[i64]:
    landmarks = s.landmarks[:]
    for later in range(k, LANDMARKS):
        landmarks[later] = NONE
    return landmarks


def _vehicles(s: Tobago, read: Reader) -> None:
    for seat in range(s.seats):
        on = s.vehicle[seat] >= 0
        due = s.phase > PLACE_VEHICLE or (s.phase == PLACE_VEHICLE and _has_been(s, seat))
        if on != due:
            said = "has placed its vehicle already" if due else "has not placed its vehicle yet"
            read.wrong(f"players {seat}: in the phase {_phase(s)} of seat {int(s.turn)} this seat {said}")


def _has_been(s: Tobago, seat: int) -> bool:
    """Whether a seat comes before the one whose turn it is, counted from the first."""
    return (seat - s.first) % s.seats < (s.turn - s.first) % s.seats


# T-1.5 - T-1.7 Pieces


def _pieces(s: Tobago, read: Reader) -> None:
    lying = [k for k in range(s.island.size) if holds(s.lying, 0, k)]
    owned = sum(int(s.amulets[seat]) for seat in range(s.seats))
    if s.amulet_supply + len(lying) + owned != AMULETS:
        read.wrong(
            f"amulets: {int(s.amulet_supply)} in the supply, {len(lying)} on the island and {owned} owned"
            f" make {int(s.amulet_supply) + len(lying) + owned}, there are {int(AMULETS)}"
        )
    for k in lying:
        if in_full(read) and holds(s.island.interior, 0, k):
            read.wrong(f"amulets: {HEXES[s.island.cell[k]]} is not on the coast, where a gaze ends")
    if (lying or owned) and in_setup(s):
        read.wrong(f"amulets: in the phase {_phase(s)} all of them are in the supply")


def _roses(s: Tobago, read: Reader) -> None:
    for seat in range(s.seats):
        on_maps = sum(int(roses_on(s, colour, seat)) for colour in range(MAPS))
        on_maps += int(s.finder) if seat == s.raiser and s.finder_token else 0
        if s.roses[seat] + on_maps != ROSES:
            read.wrong(
                f"players {seat}: {int(s.roses[seat])} roses in the supply and {on_maps} on the maps,"
                f" there are {int(ROSES)}"
            )


# T-1.3, T-1.4 Cards


def _clue_cards(s: Tobago, read: Reader) -> None:
    on_maps = 0
    for i in range(len(s.rungs)):
        on_maps |= 1 << rung_card(s.rungs[i])
    held, hidden = 0, 0
    for seat in range(s.seats):
        held |= int(s.hand[seat] | s.exchanged[seat])
        hidden += int(s.hand_size[seat] - count(s.hand[seat]) + s.exchanged_size[seat] - count(s.exchanged[seat]))
        if s.hand_size[seat] > hand_limit(s.seats):
            read.wrong(
                f"players {seat}: a hand of {int(s.hand_size[seat])} clue cards, with {int(s.seats)} players it has"
                f" {int(hand_limit(s.seats))} at most"
            )
        if s.kept[seat] > s.hand_size[seat] or s.kept_exchanged[seat] > s.exchanged_size[seat]:
            read.wrong(f"players {seat}: more cards are kept over the last shuffle than there are")
    if on_maps & (held | int(s.played)):
        read.wrong("a clue card that lies on a map is in a hand or discarded too")
    first = 1 << s.first_clue if s.first_clue >= 0 else 0
    missing = int(ALL_CLUES) & ~(int(s.clue_deck | s.played) | on_maps | held | first)
    if missing and in_full(read):
        read.wrong(f"clues: {count(missing)} of the 52 cards are nowhere")
    if count(s.clue_deck) != s.clue_deck_size + hidden:
        read.wrong(
            f"clues: the deck holds the {int(count(s.clue_deck))} cards whose place is not known, but its size and the"
            f" hidden cards of hands and discards make {int(s.clue_deck_size) + hidden}"
        )
    if (s.first_clue >= 0) != (s.phase == PUT_FIRST_CLUE):
        read.wrong('clues: "first" is the card turned up in the phase put, and null in all others')


def _treasure_cards(s: Tobago, read: Reader) -> None:
    treasures = [int(s.treasures[seat]) for seat in range(s.seats)]
    gold = (*treasures, int(s.refused), int(s.buried_safe))
    if any(cards >> FIRST_CURSE for cards in gold):
        read.wrong("treasure: a curse is never taken, refused or buried from the safe top of the deck")
    if int(s.removed) & ((1 << FIRST_CURSE) - 1):
        read.wrong("treasure: only curses are removed from the game")
    piles = ((s.hoard, s.hoard_size), (s.buried, s.buried_size), (s.buried_safe, s.buried_safe_size))
    hidden = sum(int(size) - count(known) for known, size in piles)
    if count(s.treasure_deck) != s.treasure_deck_size + hidden:
        read.wrong(
            f"treasure: the deck holds the {int(count(s.treasure_deck))} cards whose place is not known, but its size"
            f" and the hidden cards of hoard and discards make {int(s.treasure_deck_size) + hidden}"
        )
    everything = int(FIRST_CURSE + s.options.curse_cards)
    turned = 1 if s.turned >= 0 else 0
    placed = sum(count(cards) for cards in treasures) + count(s.refused | s.removed)
    placed += int(s.treasure_deck_size) + sum(int(size) for _, size in piles) + turned
    if placed < everything and in_full(read):
        read.wrong(f"treasure: {everything - placed} of the {everything} cards are nowhere")
    top = max(0, int(FIRST_CURSE - s.options.curse_depth) - (everything - int(s.treasure_deck_size)))
    if s.safe > top:
        read.wrong(
            f"treasure: of these {int(s.treasure_deck_size)} cards at most {top} on top are safe, not {int(s.safe)}"
        )


# T-1.8 Maps


def _maps(s: Tobago, read: Reader) -> None:
    for colour in range(MAPS if s.phase > CHOOSE_FIRST else 0):
        low, high = s.island.land[0], s.island.land[1]
        clues = 0
        for i in range(len(s.rungs)):
            if rung_colour(s.rungs[i]) != colour:
                continue
            clues += 1
            card = rung_card(s.rungs[i])
            left = low & s.allowed[card * 2], high & s.allowed[card * 2 + 1]
            if left == (low, high):
                read.wrong(f"maps, {COLOURS[colour]}: clue {clues} rules out no space, so it was never legal (T-4.1.3)")
            low, high = left
            roses = rung_roses(s.rungs[i])
            if roses == 2 and not s.options.expert:
                read.wrong(f"maps, {COLOURS[colour]}: two roses on clue {clues} need the option expert_amulets")
            if roses == 0 and colour != s.raised:
                read.wrong(f"maps, {COLOURS[colour]}: clue {clues} bears no rose, but this map is not being shared")


def _cleared(s: Tobago, read: Reader) -> None:
    """T-4.10.1"""
    for colour in range(MAPS if s.phase > CHOOSE_FIRST else 0):
        low, high = s.island.land[0], s.island.land[1]
        for i in range(len(s.rungs)):
            if rung_colour(s.rungs[i]) == colour:
                low &= s.allowed[rung_card(s.rungs[i]) * 2]
                high &= s.allowed[rung_card(s.rungs[i]) * 2 + 1]
        by_clues = int(count(low) + count(high))
        if s.sites[colour] < by_clues and by_clues > MARKERS:
            read.wrong(
                f"maps, {COLOURS[colour]}: spaces are cleared among markers only, when clues have left {int(MARKERS)}"
                f" or fewer; these leave {by_clues}"
            )


def _setup(s: Tobago, read: Reader) -> None:
    """T-2.9 In turn order each seat begins one map."""
    if not in_setup(s):
        return
    due = [
        seat for seat in range(s.seats) if s.phase >= TURN_FIRST_CLUE and (_has_been(s, seat) or s.phase == DEAL_CLUES)
    ]
    owners = [int(rung_owner(s.rungs[i])) for i in range(len(s.rungs))]
    colours = {int(rung_colour(s.rungs[i])) for i in range(len(s.rungs))}
    doubled = any(rung_roses(s.rungs[i]) != 1 for i in range(len(s.rungs)))
    if sorted(owners) != due or len(colours) != len(owners) or doubled:
        read.wrong(f"maps: in the phase {_phase(s)} these seats have begun a map each, with one rose: {due}")
    if s.phase < DEAL_CLUES and any(s.hand_size[seat] for seat in range(s.seats)):
        read.wrong(f"players: hands are dealt after the first clues, not before the phase {_phase(s)}")
    if count(s.played) or any(s.exchanged_size[seat] for seat in range(s.seats)):
        read.wrong("clues: nothing is discarded before the first turn")
    if s.treasure_deck_size != FIRST_CURSE + s.options.curse_cards:
        read.wrong("treasure: no card is drawn before the first turn")


# T-3.4 The turn


def _turn(s: Tobago, read: Reader) -> None:
    if in_setup(s):
        if s.main != UNUSED:
            read.wrong(f'main is "unused" in the phase {_phase(s)}')
        return
    if s.main == EXCHANGED and s.edition > 1:
        read.wrong('main is "unused", "clue" or "moving": an exchange ends the turn (T-4.3.2)')
    legal = {UNUSED: (0, int(LEGS)), MOVING: range(int(LEGS)), CLUE: (0,), EXCHANGED: (0,)}[int(s.main)]
    if s.phase != OVER and s.legs not in legal:
        read.wrong(f'legs: with main "{MAINS[s.main]}" they are one of {", ".join(map(str, legal))}, not {int(s.legs)}')
    if s.phase == OVER:
        return
    here = s.vehicle[s.turn]
    if s.phase == TAKE_TURN and s.idle and (s.main != UNUSED or s.legs != LEGS or s.start_hex != here):
        read.wrong("idle: something was done in this turn, as main, legs or start_hex say")
    if s.may_collect and (s.edition == 1 or not holds(s.lying, 0, here)):
        read.wrong("may_collect is for an amulet that lies under the vehicle of the seat whose turn it is")
    if (s.swapping >= 0) != (s.phase == SWAP_ROSES):
        read.wrong('"swapping" is the clue of the phase swap, and null in all others')
    elif s.swapping >= 0 and not s.phases[SWAP_ROSES].codes(s, s.turn):
        read.wrong("swapping: the roses of this clue cannot change places with any others (T-4.10.7)")
    if s.phase == SWAP_ROSES and (s.amulets[s.turn] < 1 or not s.options.expert):
        read.wrong("a swap needs the option expert_amulets and an amulet of the seat whose turn it is")


def _dealing(s: Tobago, read: Reader) -> None:
    """T-4.1.7"""
    if (s.drawer >= 0) != (s.phase == DEAL_CLUES) and s.phase != OVER:
        read.wrong('clues: "dealing" belongs to the phase deal, and is null in all others')
    if s.phase != DEAL_CLUES:
        return
    room = int(hand_limit(s.seats) - s.hand_size[s.drawer])
    if not 1 <= s.to_deal <= room:
        read.wrong(f"clues, dealing: cards is 1 to {room}, as many as the hand has room for, not {int(s.to_deal)}")
    if s.clue_deck_size < 1:
        read.wrong("clues: there is a card in the deck to be dealt; when there is none the discards have been shuffled")
