"""Reading what players own and where the cards and amulets are, a sharing under way included."""

from __future__ import annotations

import re

from sacbe.core.bits import bit, count
from sacbe.core.reading import Reader
from sacbe.games.tobago.data import (
    ALL_CLUES,
    CLUES,
    COINS_OF,
    COLOURS,
    FIRST_CURSE,
    HEXES,
    ROSES,
    TREASURES,
    mask_of,
)
from sacbe.games.tobago.data import AMULETS as ALL_AMULETS
from sacbe.games.tobago.rules.island import holds, put_in
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
    rung_colour,
    rung_owner,
    rung_roses,
)


def hex_number(s: Tobago, read: Reader, name: object) -> int:
    """A hex of this island by its name; NONE and a problem if there is no such hex."""
    k = int(s.island.hex_at[HEXES.index(name)]) if isinstance(name, str) and name in HEXES else -1
    if k < 0:
        read.wrong(f'{name!r} is no hex of the island {s.island.name}; hexes are written "q,r"')
    return k


def hexes(s: Tobago, read: Reader, key: str) -> list[int]:
    return [k for name in read.listed(key, default=[]) or [] if (k := hex_number(s, read, name)) >= 0]


# Cards


def _pile(read: Reader, key: str, names: tuple[str, ...], taken: int) -> tuple[int, int]:
    """Cards by name, treasure cards also by their coins, "+3" for three hidden ones: the known, and how many in all."""
    mask, hidden = 0, 0
    for value in read.listed(key, default=[]) or []:
        if isinstance(value, str) and re.fullmatch(r"\+[1-9]\d?", value):
            hidden += int(value)
            continue
        if isinstance(value, str) and value in names:
            card = names.index(value)
        elif names is TREASURES and value in (2, 3, 4, 5, 6):
            free = [c for c in range(FIRST_CURSE) if COINS_OF[c] == value and not (taken | mask) >> c & 1]
            if not free:
                read.wrong(f"{key}: no card of {value} coins is left")
                continue
            card = free[0]
        else:
            read.wrong(f'{key}: unknown card {value!r}; hidden ones are counted as "+3"')
            continue
        if (taken | mask) >> card & 1:
            read.wrong(f"{key}: the card {names[card]} is in two places")
        mask |= 1 << card
    return mask, count(mask) + hidden


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
    clues, gold = _placed_clues(s), _placed_gold(s)
    s.hand[seat], s.hand_size[seat] = _pile(read, "hand", CLUES, clues)
    s.exchanged[seat], s.exchanged_size[seat] = _pile(read, "exchanged", CLUES, clues | s.hand[seat])
    kept = read.listed("kept", default=[0, 0]) or []
    if len(kept) == 2 and all(isinstance(n, int) and n >= 0 for n in kept):
        s.kept[seat], s.kept_exchanged[seat] = kept
    else:
        read.wrong(f"kept counts cards of the hand and of those exchanged, not {kept!r}")
    s.own_shuffled[seat] = mask_of(read.names("shuffled", CLUES, default=[]), CLUES)
    s.treasures[seat], _ = _pile(read, "treasures", TREASURES, gold)
    s.seen[seat] = mask_of(read.names("seen", TREASURES, default=[]), TREASURES)
    s.own_recycled[seat] = mask_of(read.names("recycled", TREASURES, default=[]), TREASURES)
    s.looks[seat] = read.whole("looks", 0, int(FIRST_CURSE), default=count(s.seen[seat] & (s.hoard | s.shown)))
    known = ("vehicle", "amulets", "roses", "hand", "exchanged", "kept", "shuffled")
    read.finish(known=(*known, "treasures", "seen", "recycled", "looks"))


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
    s.played, _ = _pile(read, "played", CLUES, _placed_clues(s))
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
    s.removed = mask_of(read.names("removed", TREASURES, default=[]), TREASURES)
    s.refused, _ = _pile(read, "refused", TREASURES, _placed_gold(s))
    s.buried, s.buried_size = _pile(read, "buried", TREASURES, _placed_gold(s))
    s.buried_safe, s.buried_safe_size = _pile(read, "buried_safe", TREASURES, _placed_gold(s))
    everything = (1 << (FIRST_CURSE + s.options.curse_cards)) - 1
    placed = _placed_gold(s)
    if read.d.get("deck") is None:
        s.treasure_deck = everything & ~placed
    else:
        s.treasure_deck, _ = _pile(read, "deck", TREASURES, placed)
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
    s.recycled = mask_of(read.names("recycled", TREASURES, default=[]), TREASURES)
    turned = read.choice("turned", TREASURES[:FIRST_CURSE], default=None)
    s.turned = NONE if turned is None else TREASURES.index(turned)
    s.shown = mask_of(read.names("shown", TREASURES, default=[] if turned is None else [turned]), TREASURES)
    s.hoard, s.hoard_size = _pile(read, "hoard", TREASURES, int(s.shown))
    taker = read.seat("last_taker", int(s.seats), default=None)
    s.last_taker = NONE if taker is None else taker
    if s.phase == OFFER_CARD:
        _asked(s, read)
    known = ("raiser", "colour", "finder", "finder_token", "looker", "hoard", "hoard_safe", "hoard_old", "recycled")
    read.finish(known=(*known, "shown", "turned", "asked", "last_taker", "last"))


def read_drawn(s: Tobago, read: Reader) -> None:
    """What follows from the deck: a hoard drawn above its curses is safe, and one that emptied it is the last."""
    drawn = int(s.hoard_size) + count(s.shown)
    cursed = (s.hoard | s.shown) >> FIRST_CURSE
    s.hoard_safe = read.whole("hoard_safe", 0, int(FIRST_CURSE), default=drawn if s.safe > 0 and not cursed else 0)
    emptied = s.phase in (TURN_UP_CARD, OFFER_CARD) and s.treasure_deck_size == 0
    s.last_sharing = read.flag("last", default=bool(emptied))


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
