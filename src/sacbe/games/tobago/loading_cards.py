"""Reading what players own and where the cards and amulets are, a sharing under way included."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append

from sacbe.core.bits import bit, count
from sacbe.core.reading import Reader
from sacbe.games.tobago.data import (
    ALL_CLUES,
    CARDS_OF_COINS,
    CLUES,
    COINS,
    COLOURS,
    CURSE,
    FIRST_CURSE,
    FIRST_OF_VALUE,
    HEXES,
    ROSES,
    TREASURES,
    VALUE_OF,
    mask_of,
)
from sacbe.games.tobago.data import AMULETS as ALL_AMULETS
from sacbe.games.tobago.rules.curse import share_roses
from sacbe.games.tobago.rules.island import holds, put_in
from sacbe.games.tobago.rules.values import cards_in, curses_in, many_of, tally_of
from sacbe.games.tobago.state import (
    AFTER_DEALING,
    DEAL_CLUES,
    LOOK_AT_CARDS,
    NONE,
    OFFER_CARD,
    PLACE_VEHICLE,
    START_MAP,
    TURN_UP_CARD,
    Tobago,
    opened,
    opened_card,
    opened_taker,
    rung_colour,
    rung_owner,
    rung_roses,
    shown_tally,
)

_HIDDEN: Final = re.compile(r"\+[1-9]\d?")


def hex_number(s: Tobago, read: Reader, name: object) -> int:
    """A hex of this island by its name; NONE and a problem if there is no such hex."""
    k = int(s.island.hex_at[HEXES.index(name)]) if isinstance(name, str) and name in HEXES else -1
    if k < 0:
        read.wrong(f'{name!r} is no hex of the island {s.island.name}; hexes are written "q,r"')
    return k


def hexes(s: Tobago, read: Reader, key: str) -> list[int]:
    return [k for name in read.listed(key, default=[]) or [] if (k := hex_number(s, read, name)) >= 0]


# Cards


def _pile(read: Reader, key: str, taken: int) -> tuple[int, int]:
    """Clue cards by name, "+3" for three hidden ones: the known, and how many in all."""
    mask, hidden = 0, 0
    for value in read.listed(key, default=[]) or []:
        if isinstance(value, str) and _HIDDEN.fullmatch(value):
            hidden += int(value)
        elif not isinstance(value, str) or value not in CLUES:
            read.wrong(f'{key}: unknown card {value!r}; hidden ones are counted as "+3"')
        elif (taken | mask) >> CLUES.index(value) & 1:
            read.wrong(f"{key}: the card {value} is in two places")
        else:
            mask |= 1 << CLUES.index(value)
    return mask, count(mask) + hidden


def _gold(s: Tobago, read: Reader, key: str) -> tuple[int, int]:
    """The same of treasure cards: by value, or in the first edition by the name of each."""
    mask, hidden = 0, 0
    for value in read.listed(key, default=[]) or []:
        if isinstance(value, str) and _HIDDEN.fullmatch(value):
            hidden += int(value)
            continue
        if _value(value) < 0:
            read.wrong(f'{key}: unknown card {value!r}; cards are 2 to 6 or "curse", hidden ones are counted as "+3"')
            continue
        alike = range(FIRST_OF_VALUE[_value(value)], FIRST_OF_VALUE[_value(value) + 1])
        if s.edition == 1 and value in TREASURES:
            alike = range(TREASURES.index(value), TREASURES.index(value) + 1)
        taken = _placed_gold(s) | mask
        free = [card for card in alike if card < FIRST_CURSE + s.options.curse_cards and not taken >> card & 1]
        if free:
            mask |= 1 << free[0]
        else:
            read.wrong(f"{key}: {value!r} is one too many; {_all_there_are(s)}")
    return mask, count(mask) + hidden


def _all_there_are(s: Tobago) -> str:
    cards = [f"{n} of {coins} coins" for coins, n in zip(COINS, CARDS_OF_COINS, strict=True)]
    return f"there are {', '.join(cards)} and curses: {int(s.options.curse_cards)}"


def _value(value: object) -> int:
    """A treasure card by its coins, as a curse, or by the name the first edition gave it; -1 if it is no card."""
    if value == "curse":
        return int(CURSE)
    if isinstance(value, int) and not isinstance(value, bool) and value in COINS:
        return COINS.index(value)
    return int(VALUE_OF[TREASURES.index(value)]) if isinstance(value, str) and value in TREASURES else -1


def _tally(read: Reader, key: str) -> int:
    """Treasure cards of which only the value matters."""
    total = 0
    for value in read.listed(key, default=[]) or []:
        if _value(value) < 0:
            read.wrong(f'{key}: unknown card {value!r}; cards are 2 to 6 or "curse"')
        else:
            total += int(many_of(_value(value), 1))
    return total


def read_player(s: Tobago, seat: int, read: Reader) -> None:
    vehicle = read.text("vehicle", default=None)
    if vehicle is not None:
        s.vehicle[seat] = hex_number(s, read, vehicle)
    elif s.phase > PLACE_VEHICLE:
        s.vehicle[seat] = 0
    s.amulets[seat] = read.whole("amulets", 0, int(ALL_AMULETS), default=0)
    on_maps = sum(int(rung_roses(s.rungs[i])) for i in range(len(s.rungs)) if rung_owner(s.rungs[i]) == seat)
    on_maps += int(s.finder) if seat == s.raiser and s.finder_token else 0
    s.roses[seat] = read.whole("roses", 0, int(ROSES), default=max(0, int(ROSES) - on_maps))
    s.hand[seat], s.hand_size[seat] = _pile(read, "hand", _placed_clues(s))
    s.exchanged[seat], s.exchanged_size[seat] = _pile(read, "exchanged", _placed_clues(s))
    kept = read.listed("kept", default=[0, 0]) or []
    if len(kept) == 2 and all(isinstance(n, int) and n >= 0 for n in kept):
        s.kept[seat], s.kept_exchanged[seat] = kept
    else:
        read.wrong(f"kept counts cards of the hand and of those exchanged, not {kept!r}")
    s.own_shuffled[seat] = mask_of(read.names("shuffled", CLUES, default=[]), CLUES)
    s.treasures[seat], _ = _gold(s, read, "treasures")
    s.seen[seat] = _tally(read, "seen")
    s.saw_buried[seat] = _tally(read, "saw_buried")
    s.saw_buried_safe[seat] = _tally(read, "saw_buried_safe")
    s.own_recycled[seat] = _tally(read, "recycled")
    known = ("vehicle", "amulets", "roses", "hand", "exchanged", "kept", "shuffled", "treasures")
    read.finish(known=(*known, "seen", "looks", "saw_buried", "saw_buried_safe", "recycled"))


def _placed_clues(s: Tobago) -> int:
    """The clue cards whose place is known already."""
    mask = int(s.played) | (1 << s.first_clue if s.first_clue >= 0 else 0)
    for i in range(len(s.rungs)):
        mask |= int(bit(s.rungs[i] & 63))
    for seat in range(s.seats):
        mask |= int(s.hand[seat] | s.exchanged[seat])
    return mask


def _placed_gold(s: Tobago) -> int:
    """The treasure cards whose place is known already; those turned up in this sharing lie where they were put."""
    mask = int(s.hoard | s.refused | s.buried | s.buried_safe | s.removed)
    if s.turned >= 0:
        mask |= 1 << s.turned
    for seat in range(s.seats):
        mask |= int(s.treasures[seat])
    return mask


def read_clues(s: Tobago, read: Reader) -> None:
    first = read.choice("first", CLUES, default=None)
    s.first_clue = NONE if first is None else CLUES.index(first)
    s.played, _ = _pile(read, "played", _placed_clues(s))
    s.open_shuffled = mask_of(read.names("shuffled", CLUES, default=[]), CLUES)
    rest = int(ALL_CLUES) & ~_placed_clues(s)
    if read.d.get("deck") is not None:
        rest = mask_of(read.names("deck", CLUES, default=[]), CLUES)
    if rest & _placed_clues(s):
        read.wrong("a clue card is in the deck and elsewhere")
    s.clue_deck = rest
    hidden = sum(int(s.hand_size[i] + s.exchanged_size[i]) - count(s.hand[i] | s.exchanged[i]) for i in range(s.seats))
    s.clue_deck_size = read.whole("size", 0, 52, default=max(0, count(s.clue_deck) - hidden))
    dealing = read.sub("dealing")
    seat = dealing.seat("seat", int(s.seats), default=int(s.turn) if s.phase == DEAL_CLUES else None)
    s.drawer = NONE if seat is None else seat
    s.to_deal = dealing.whole("cards", 0, 6, default=1 if s.phase == DEAL_CLUES else 0)
    s.after = AFTER_DEALING.index(dealing.choice("then", AFTER_DEALING, default="turn"))
    dealing.finish(known=("seat", "cards", "then"))
    read.finish(known=("deck", "size", "played", "shuffled", "first", "dealing"))


def read_amulets(s: Tobago, read: Reader) -> None:
    for k in hexes(s, read, "island"):
        put_in(s.lying, 0, k)
    lying = sum(1 for k in range(s.island.size) if holds(s.lying, 0, k))
    owned = sum(int(s.amulets[seat]) for seat in range(s.seats))
    s.amulet_supply = read.whole("supply", 0, int(ALL_AMULETS), default=max(0, int(ALL_AMULETS) - lying - owned))
    read.finish(known=("island", "supply"))


def read_treasure(s: Tobago, read: Reader) -> None:
    s.removed, _ = _gold(s, read, "removed")
    s.refused, _ = _gold(s, read, "refused")
    s.buried, s.buried_size = _gold(s, read, "buried")
    s.buried_safe, s.buried_safe_size = _gold(s, read, "buried_safe")
    if read.d.get("deck") is None:
        s.treasure_deck = (1 << (FIRST_CURSE + s.options.curse_cards)) - 1 & ~_placed_gold(s)
    else:
        s.treasure_deck, _ = _gold(s, read, "deck")
    hidden = sum(
        int(size) - count(known)
        for known, size in ((s.hoard, s.hoard_size), (s.buried, s.buried_size), (s.buried_safe, s.buried_safe_size))
    )
    size = read.whole("size", 0, 41, default=max(0, count(s.treasure_deck) - hidden))
    s.treasure_deck_size = size
    gone = int(FIRST_CURSE + s.options.curse_cards) - size
    top = max(0, int(FIRST_CURSE - s.options.curse_depth) - gone)
    s.safe = read.whole("safe", 0, int(FIRST_CURSE), default=top)
    read.finish(known=("deck", "size", "safe", "refused", "buried", "buried_safe", "removed"))


# T-4.5 A sharing


def read_sharing(s: Tobago, whole: Reader) -> None:
    if whole.d.get("sharing") is None:
        if LOOK_AT_CARDS <= s.phase <= START_MAP:
            whole.wrong(f'the phase {s.phases[s.phase].name} needs "sharing"')
        return
    read = whole.sub("sharing")
    raiser = read.seat("raiser", int(s.seats), default=int(max(s.turn, 0)))
    s.raiser = 0 if raiser is None else raiser
    s.raised = COLOURS.index(read.choice("colour", COLOURS, default="white"))
    begun = s.phase != START_MAP and s.phase != DEAL_CLUES
    s.finder = read.whole("finder", 0, 1, default=1 if begun else 0)
    s.finder_token = read.flag("finder_token", default=s.finder == 1)
    looker = read.seat("looker", int(s.seats), default=int(s.raiser) if s.phase == LOOK_AT_CARDS else None)
    s.looker = NONE if looker is None else looker
    s.hoard_old = read.whole("hoard_old", 0, 41, default=-1) if read.d.get("hoard_old") is not None else NONE
    s.recycled = _tally(read, "recycled")
    turned = read.d.get("turned")
    if turned is not None and not 0 <= _value(turned) < CURSE:
        read.wrong(f"turned is a card of 2 to 6 coins, not {turned!r}")
    elif turned is not None:
        s.turned = TREASURES.index(turned) if isinstance(turned, str) else FIRST_OF_VALUE[_value(turned)]
    _shown(s, read)
    s.hoard, s.hoard_size = _gold(s, read, "hoard")
    takers = [int(opened_taker(o)) for o in s.shown if opened_taker(o) >= 0]
    taker = read.seat("last_taker", int(s.seats), default=takers[-1] if takers else None)
    s.last_taker = NONE if taker is None else taker
    if s.phase == OFFER_CARD:
        _asked(s, read)
    known = ("raiser", "colour", "finder", "finder_token", "looker", "hoard", "hoard_safe", "hoard_old", "recycled")
    read.finish(known=(*known, "shown", "turned", "asked", "last_taker", "last"))


def _shown(s: Tobago, read: Reader) -> None:
    """Cards turned up in order, each with who took it: [4, 1], [3, null]. The first release wrote neither down."""
    on_offer = [] if s.turned < 0 else [read.d["turned"]]
    for entry in sorted(read.listed("shown", default=on_offer) or [], key=lambda entry: entry in on_offer):
        value, taker = entry if isinstance(entry, list) and len(entry) == 2 else (entry, None)
        if _value(value) < 0 or not (taker is None or (type(taker) is int and 0 <= taker < s.seats)):
            read.wrong(f'shown: a card turned up is [2 to 6 or "curse", the seat that took it or null], not {entry!r}')
            continue
        card = TREASURES.index(value) if value in TREASURES else int(FIRST_OF_VALUE[_value(value)])
        s.shown = append(s.shown, opened(card, NONE if taker is None else taker))


def read_drawn(s: Tobago, read: Reader) -> None:
    """What follows from the deck: a hoard drawn above its curses is safe, and one that emptied it is the last."""
    drawn = int(s.hoard_size) + len(s.shown)
    cursed = s.hoard >> FIRST_CURSE or curses_in(shown_tally(s))
    s.hoard_safe = read.whole("hoard_safe", 0, int(FIRST_CURSE), default=drawn if s.safe > 0 and not cursed else 0)
    emptied = s.phase in (TURN_UP_CARD, OFFER_CARD) and s.treasure_deck_size == 0
    s.last_sharing = read.flag("last", default=bool(emptied))


def read_looks(s: Tobago, players: list[Reader]) -> None:
    """T-4.5.1 Who drew how many cards for this hoard, and which; what is not said follows from the roses."""
    drawn = s.phase in (TURN_UP_CARD, OFFER_CARD)
    for seat, read in enumerate(players):
        took = sum(1 for o in s.shown if opened_taker(o) == seat)
        default = int(share_roses(s, seat)) + took if drawn else int(cards_in(s.seen[seat]))
        s.looks[seat] = read.whole("looks", 0, int(FIRST_CURSE), default=default if s.raised >= 0 else 0)
        if s.edition == 1:
            for k in range(len(s.shown)):
                if s.treasures[seat] >> opened_card(s.shown[k]) & 1:
                    s.shown[k] = opened(opened_card(s.shown[k]), seat)
            _remember(s, seat, [name for name in read.d.get("seen") or [] if name in TREASURES])


def _remember(s: Tobago, seat: int, names: list[str]) -> None:
    """The first release wrote down each card that a seat had seen, wherever it lay now."""
    for name in names:
        card = TREASURES.index(name)
        one = int(tally_of(card))
        if s.buried >> card & 1:
            s.seen[seat] -= one
            s.saw_buried[seat] += one
        elif s.buried_safe >> card & 1:
            s.seen[seat] -= one
            s.saw_buried_safe[seat] += one


def _asked(s: Tobago, read: Reader) -> None:
    """The rung that is asked, counted from the bottom; the lowest with a rose if it is not said."""
    clues = [i for i in range(len(s.rungs) - 1, -1, -1) if rung_colour(s.rungs[i]) == s.raised]
    ladder = [len(s.rungs), *clues]
    with_rose = [0] if s.finder else []
    with_rose += [k + 1 for k, i in enumerate(clues) if rung_roses(s.rungs[i]) > 0]
    position = read.whole("asked", 0, len(clues), default=with_rose[0] if with_rose else 0)
    if s.turned < 0 or position not in with_rose:
        read.wrong("an offer needs the card turned and a rung with a rose that is asked")
    s.asked = ladder[position]
