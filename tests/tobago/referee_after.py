"""What each action does: the table after it, by the rulebook. Sharing has a file of its own."""

from __future__ import annotations

from copy import deepcopy

from tests.tobago.referee_island import ORDER, Hex, gazed, named
from tests.tobago.referee_legal import dead
from tests.tobago.referee_sharing import Then, begin_sharing, draw_for_hoard, offer_to, refuse, take, turn_up
from tests.tobago.referee_table import Map, Table, turn_over_discards

FULL_MOVE = 3
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")  # clockwise


def after(before: Table, text: str) -> Table:
    """The table when the one who may act has done this."""
    t = deepcopy(before)
    verb, *words = text.split()
    seat = t.turn if t.turn is not None else 0
    if verb in SETUP:
        SETUP[verb](t, words[0])
    elif verb == "deal":
        _deal(t, words[0])
    elif verb in ("look", "extra"):
        draw_for_hoard(t, words[0])
    elif verb == "turn-up":
        _go_on(t, turn_up(t, words[0]))
    elif verb == "take":
        _go_on(t, take(t))
    elif verb == "pass":
        _go_on(t, refuse(t))
    elif verb == "start":
        _start_map(t, words[0])
    elif verb == "end":
        _next_turn(t)
    elif verb == "amulet-swap":
        t.swapping, t.phase, t.idle = words[0], "swap", False
    else:
        t.idle = False  # T-4.3.2 whatever is done, the turn is not skipped any more
        _act(t, seat, verb, words)
    in_turn = t.phase == "turn" or (t.dealing is not None and t.dealing[2] in ("turn", "next"))
    if in_turn and dead(t):
        t.phase = "over"  # T-5.4 at once
    turn_over_discards(t)
    return t


# T-2 Setup


def _island(t: Table, assembly: str) -> None:
    t.island, t.phase = assembly, "first"


def _first(t: Table, seat: str) -> None:
    t.first, t.phase = int(seat), "landmark"


def _place(t: Table, place: str) -> None:
    kind = ORDER[len(t.landmarks)]
    t.landmarks = (*t.landmarks, (kind, named(place)))
    t.phase = "face" if kind == "statue" else "landmark" if len(t.landmarks) < len(ORDER) else "vehicle"
    if t.phase == "vehicle":
        t.turn = t.first


def _face(t: Table, facing: str) -> None:
    t.facings.append(facing)
    t.phase = "landmark"


def _vehicle(t: Table, place: str) -> None:
    assert t.turn is not None
    t.vehicles[t.turn] = named(place)
    t.turn = (t.turn + 1) % t.seats
    t.phase = "turn-clue" if t.turn == t.first else "vehicle"


def _turn_clue(t: Table, card: str) -> None:
    t.clue_deck.remove(card)
    t.first_clue, t.phase = card, "put"


def _put(t: Table, colour: str) -> None:
    """T-2.9 When everybody has put a clue down hands are dealt, T-2.10."""
    assert t.turn is not None
    assert t.first_clue is not None
    t.maps[colour].clues.append((t.first_clue, t.turn, 1))
    t.roses[t.turn] -= 1
    t.first_clue = None
    t.turn = (t.turn + 1) % t.seats
    t.phase = "turn-clue"
    if t.turn == t.first:
        _deal_to(t, t.turn, "setup")


SETUP = {
    "island": _island,
    "first": _first,
    "place": _place,
    "face": _face,
    "vehicle": _vehicle,
    "turn-clue": _turn_clue,
    "put": _put,
}


# T-4.1.1, T-4.1.7 Drawing clue cards


def _deal_to(t: Table, seat: int, then: str) -> None:
    """He draws up to the size of a hand, as far as there are cards."""
    cards = min(t.hand_limit() - len(t.hands[seat]), len(t.clue_deck) + len(t.clue_discard))
    if cards > 0:
        t.phase, t.dealing = "deal", (seat, cards, then)
    else:
        _dealt(t, seat, then)


def _deal(t: Table, card: str) -> None:
    assert t.dealing is not None
    seat, cards, then = t.dealing
    t.clue_deck.remove(card)
    t.hands[seat] = sorted([*t.hands[seat], card])
    if cards > 1:
        t.dealing = (seat, cards - 1, then)
    else:
        _dealt(t, seat, then)


def _dealt(t: Table, seat: int, then: str) -> None:
    t.dealing = None
    if then == "turn":
        t.phase = "turn"
    elif then == "amulets":
        _amulets_appear(t)
    elif then == "next":
        _next_turn(t)
    elif (seat + 1) % t.seats != t.first:
        _deal_to(t, (seat + 1) % t.seats, "setup")
    else:
        assert t.first is not None
        _begin_turn(t, t.first)


# T-3 A turn


def _begin_turn(t: Table, seat: int) -> None:
    t.phase, t.turn, t.main, t.legs, t.idle = "turn", seat, "unused", FULL_MOVE, True
    t.start_hex = t.vehicles[seat]
    t.right = t.vehicles[seat] in t.lying  # T-4.9.1


def _next_turn(t: Table) -> None:
    assert t.turn is not None
    _begin_turn(t, (t.turn + 1) % t.seats)


def _act(t: Table, seat: int, verb: str, words: list[str]) -> None:
    paid = (
        2 if verb == "amulet-clue-double" else 1 if verb.startswith("amulet-") or verb in ("play-double", "with") else 0
    )
    t.amulets[seat] -= paid  # T-4.10 back to the supply
    t.supply += paid
    match verb:
        case "play" | "play-double":
            t.main, t.legs = "clue", 0
            _add_clue(t, seat, words[0], words[1], 2 if verb == "play-double" else 1)
        case "amulet-clue" | "amulet-clue-double":
            _add_clue(t, seat, words[0], words[1], 2 if verb == "amulet-clue-double" else 1)
        case "leg":
            t.main = "moving"
            t.legs -= 1
            t.vehicles[seat] = named(words[0])
            t.right = t.vehicles[seat] in t.lying  # T-4.9.2
        case "amulet-leg":
            t.vehicles[seat] = named(words[0])
            t.right = False  # T-4.9.3a
        case "collect":
            t.lying -= {_here(t, seat)}
            t.amulets[seat] += 1
            t.right = False  # nor one that appears here later in the turn, T-4.9.3c
        case "exchange":
            _exchange(t, seat, "next")  # R-14 the whole turn
        case "amulet-exchange":
            _exchange(t, seat, "turn")
        case "raise":
            _raise(t, seat, words[0])
        case "amulet-remove":
            t.maps[words[0]].cleared.add(named(words[1]))
        case "amulet-double":
            _double(t, seat, words[0])
        case "with":
            assert t.swapping is not None
            _swap(t, t.swapping, words[0])
            t.swapping, t.phase = None, "turn"
        case _:
            raise ValueError(verb)


def _here(t: Table, seat: int) -> Hex:
    here = t.vehicles[seat]
    assert here is not None
    return here


def _add_clue(t: Table, seat: int, card: str, colour: str, roses: int) -> None:
    """T-4.1.1"""
    t.hands[seat].remove(card)
    t.maps[colour].clues.append((card, seat, roses))
    t.maps[colour].cleared &= t.allows(card)  # what a clue excludes need not be remembered as cleared
    t.roses[seat] -= roses
    _deal_to(t, seat, "turn")


def _exchange(t: Table, seat: int, then: str) -> None:
    """T-4.3.3 First all cards go away, then new ones come."""
    t.clue_discard = sorted([*t.clue_discard, *t.hands[seat]])
    t.hands[seat] = []
    _deal_to(t, seat, then)


def _double(t: Table, seat: int, card: str) -> None:
    for one in t.maps.values():
        one.clues = [(clue, owner, roses + (clue == card)) for clue, owner, roses in one.clues]
    t.roses[seat] -= 1


def _swap(t: Table, card: str, other: str) -> None:
    """T-4.10.7 All that lies on the two clues changes places."""
    for one in t.maps.values():
        lies = {clue: (owner, roses) for clue, owner, roses in one.clues}
        if card in lies:
            lies[card], lies[other] = lies[other], lies[card]
            one.clues = [(clue, *lies[clue]) for clue, _, _ in one.clues]


def _raise(t: Table, seat: int, colour: str) -> None:
    """T-4.4.4 All unused steps are lost, but for who stood here when his turn began and has done neither A nor B."""
    if not (t.main == "unused" and t.start_hex == _here(t, seat)):
        t.legs = 0
    begin_sharing(t, seat, colour)


# T-4.7, T-4.8 After the sharing


def _go_on(t: Table, then: Then) -> None:
    """A card is turned up, somebody is asked, or the sharing is over."""
    if then is Then.ASK:
        offer_to(t)
    elif then is Then.DONE:
        _clean_up(t)
    else:
        t.phase = "turn-up"


def _clean_up(t: Table) -> None:
    share = t.sharing
    assert share is not None
    t.discard = sorted([*t.discard, *share.hoard])  # T-4.5.8 unseen, and a curse among them does nothing
    share.hoard = []
    for owner, roses in t.rungs()[1:]:
        t.roses[owner] += roses
    t.roses[share.raiser] += share.finder if share.token else 0
    share.finder, share.token = 0, False
    t.clue_discard = sorted([*t.clue_discard, *(card for card, _, _ in t.maps[share.colour].clues)])
    t.maps[share.colour] = Map()
    if t.options["curse_returns"] and t.removed and t.deck:
        t.deck, t.removed, t.safe = sorted([*t.deck, *t.removed]), [], 0  # T-6.6
    first_to_look = share.raiser if share.last_taker is None else share.last_taker  # T-4.7.3
    if share.last:
        t.phase = "over"  # T-5.1
    elif t.hands[first_to_look] and t.roses[first_to_look]:
        t.phase = "start"
    else:
        _amulets_appear(t)


def _start_map(t: Table, card: str) -> None:
    assert t.sharing is not None
    seat = t.sharing.raiser if t.sharing.last_taker is None else t.sharing.last_taker
    t.hands[seat].remove(card)
    t.maps[t.sharing.colour].clues.append((card, seat, 1))
    t.roses[seat] -= 1
    _deal_to(t, seat, "amulets")


def _amulets_appear(t: Table) -> None:
    """T-4.8 One where each statue looks, if there is none and the supply has one; then the statues turn; T-4.8.4."""
    statues = [place for kind, place in t.landmarks if kind == "statue"]
    for statue, facing in zip(statues, t.facings, strict=True):
        place = gazed(t.home(), statue, facing)
        if place not in t.lying and t.supply > 0:
            t.lying.add(place)
            t.supply -= 1
    t.facings = [FACINGS[(FACINGS.index(facing) + 1) % 6] for facing in t.facings]
    t.sharing, t.phase = None, "turn"
