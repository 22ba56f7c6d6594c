"""T-4.5, T-4.6 Sharing a treasure: who draws how many cards, who is asked when, and what a curse takes from whom."""

from __future__ import annotations

from enum import Enum, auto

from tests.tobago.referee_table import CURSE, Sharing, Table


class Then(Enum):
    """What comes next in a sharing."""

    TURN_UP = auto()
    ASK = auto()
    DONE = auto()


def begin_sharing(t: Table, raiser: int, colour: str) -> None:
    """T-4.4.5 A rose below the last clue; without one left its rung is kept in mind (R-20)."""
    token = t.roses[raiser] > 0
    t.roses[raiser] -= 1 if token else 0
    t.sharing = Sharing(raiser, colour, 1, token, [], None, None, None, last=False)
    _next_draw(t)


# T-4.5.1 - T-4.5.3 Drawing


def drawers(t: Table) -> list[int]:
    """Who draws, card by card: the raiser first, then clockwise, each as many as he has roses on the map."""
    assert t.sharing is not None
    order = [(t.sharing.raiser + k) % t.seats for k in range(t.seats)]
    return [seat for seat in order for _ in range(t.roses_there(seat))]


def draw_for_hoard(t: Table, card: str) -> None:
    share = t.sharing
    assert share is not None
    t.deck.remove(card)
    t.safe = max(0, t.safe - 1)
    share.hoard = sorted([*share.hoard, card])
    if not t.deck:
        share.last = True  # R-25 also if it was the last card to be drawn
    _next_draw(t)


def _next_draw(t: Table) -> None:
    share = t.sharing
    assert share is not None
    wanted = len(drawers(t)) + 1  # T-4.5.2 with the extra card
    drawn = len(share.hoard)
    if drawn == wanted or not (t.deck or t.discard):
        t.phase = "turn-up"
    else:
        t.phase = "extra" if drawn == wanted - 1 else "look"


# T-4.5.5 - T-4.5.8 Offering


def turn_up(t: Table, card: str) -> Then:
    share = t.sharing
    assert share is not None
    share.hoard.remove(card)
    if card == CURSE:
        return _curse(t)
    share.turned = card
    return Then.ASK


def offer_to(t: Table) -> None:
    """The next rung with a rose above the one that was asked last; the lowest if none was."""
    share = t.sharing
    assert share is not None
    share.asked = _next_rung(t)
    t.phase = "offer"


def _next_rung(t: Table) -> int | None:
    share = t.sharing
    assert share is not None
    asked = -1 if share.asked is None else share.asked
    above = [k for k, (_, roses) in enumerate(t.rungs()) if k > asked and roses > 0]
    return above[0] if above else None


def take(t: Table) -> Then:
    """T-4.5.6 The card to its new owner, one rose of the rung back to his supply."""
    share = t.sharing
    assert share is not None
    assert share.turned is not None
    assert share.asked is not None
    owner = t.rungs()[share.asked][0]
    t.treasures[owner] = sorted([*t.treasures[owner], share.turned])
    share.last_taker = owner
    _take_rose_back(t, share.asked)
    share.turned, share.asked = None, None
    return _next_card(t)


def refuse(t: Table) -> Then:
    """T-4.5.7 What nobody wants is discarded."""
    share = t.sharing
    assert share is not None
    assert share.turned is not None
    if _next_rung(t) is not None:
        return Then.ASK
    t.discard = sorted([*t.discard, share.turned])
    share.turned, share.asked = None, None
    return _next_card(t)


def _take_rose_back(t: Table, rung: int) -> None:
    share = t.sharing
    assert share is not None
    owner, roses = t.rungs()[rung]
    if rung == 0:
        share.finder -= 1
        t.roses[owner] += 1 if share.token else 0
        share.token = False
    else:
        clues = t.maps[share.colour].clues
        clues[-rung] = (clues[-rung][0], owner, roses - 1)
        t.roses[owner] += 1


def _next_card(t: Table) -> Then:
    """T-4.5.8 Until the hoard is empty or no rose is left."""
    assert t.sharing is not None
    roses = sum(roses for _, roses in t.rungs())
    return Then.TURN_UP if t.sharing.hoard and roses else Then.DONE


# T-4.6 The curse


def _curse(t: Table) -> Then:
    """T-4.6.2 Whoever still has a rose there loses an amulet, or without one his most valuable card."""
    t.removed.append(CURSE)
    effect = t.options["curse_effect"]
    struck = [seat for seat in range(t.seats) if t.roses_there(seat) > 0]
    for seat in struck:
        if t.amulets[seat] > 0:
            t.amulets[seat] -= 1
            t.supply += 1
            continue
        if t.treasures[seat]:
            dearest = max(t.treasures[seat], key=int)
            t.treasures[seat].remove(dearest)
            t.discard = sorted([*t.discard, dearest])
        if effect == "continue_protected":  # T-6.3 he is out of this sharing
            for rung, (owner, roses) in enumerate(t.rungs()):
                for _ in range(roses if owner == seat else 0):
                    _take_rose_back(t, rung)
    return Then.DONE if effect == "standard" else _next_card(t)  # T-4.6.1; T-6.2, T-6.3
