"""T-3 Who may act and what he may do, in every phase: the actions in our notation, each with its tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sacbe import NATURE
from sacbe.games.tobago.data import ASSEMBLIES, CLUES, COLOURS, FACINGS
from tests.tobago.referee_island import land, name, one_leg, places_for_next
from tests.tobago.referee_table import CURSE, MARKERS, Table

Options = dict[str, int]  # notation and, for NATURE, tickets; one each where players choose


def who_acts(t: Table) -> int | None:
    """The one seat that decides now; None after the end."""
    if t.phase == "over":
        return None
    if t.phase in ("landmark", "face"):
        if t.options["object_placement"] == "random":
            return NATURE
        assert t.first is not None
        placed = len(t.landmarks) - (t.phase == "face")
        return (t.first + placed) % t.seats  # T-2.2 one after the other, a statue with its facing
    if t.phase in ("vehicle", "put", "turn", "swap"):
        return t.turn
    if t.phase == "offer":
        assert t.sharing is not None
        assert t.sharing.asked is not None
        return t.rungs()[t.sharing.asked][0]
    if t.phase == "start":
        assert t.sharing is not None
        return starter(t)
    return NATURE


def starter(t: Table) -> int:
    """T-4.7.2, T-4.7.3 Who took the last card of the sharing; if nobody did, the raiser."""
    assert t.sharing is not None
    return t.sharing.raiser if t.sharing.last_taker is None else t.sharing.last_taker


def legal(t: Table) -> Options:
    """Everything that may be done now."""
    match t.phase:
        case "island":
            return _even(f"island {one}" for one in ASSEMBLIES)  # T-2.1 all equally likely
        case "first":
            return _even(f"first {seat}" for seat in range(t.seats))
        case "landmark":
            fitting = places_for_next(t.home(), t.options["object_spacing"], t.landmarks)
            return _even(f"place {name(place)}" for place in fitting)
        case "face":
            return _even(f"face {facing}" for facing in FACINGS)
        case "vehicle":
            return _even(f"vehicle {name(place)}" for place in land(t.home()))  # T-2.6 any hex
        case "turn-clue":
            return _even(f"turn-clue {card}" for card in t.clue_deck)
        case "put":
            return _even(f"put {colour}" for colour in COLOURS if not t.maps[colour].clues)  # T-2.9
        case "deal":
            return _even(f"deal {card}" for card in t.clue_deck)
        case "turn":
            return _even(_turn(t))
        case "swap":
            assert t.swapping is not None
            return _even(f"with {card}" for card in partners(t, t.swapping))
        case "look" | "extra":
            return _drawn(t.phase, [card for card in t.deck if card != CURSE or t.safe == 0])  # T-2.3
        case "turn-up":
            assert t.sharing is not None
            return _drawn("turn-up", t.sharing.hoard)
        case "offer":
            return _even(["take", "pass"])  # T-3.7 both always
        case "start":
            assert t.sharing is not None
            cards = t.hands[starter(t)]
            return _even(f"start {card}" for card in cards if fits(t, card, t.sharing.colour))
    return {}


def _even(texts: Iterable[str]) -> Options:
    return dict.fromkeys(texts, 1)


def _drawn(verb: str, cards: list[str]) -> Options:
    """T-7.2 A value of which n cards are left has n tickets."""
    return {f"{verb} {card}": n for card, n in Counter(cards).items()}


# T-4.1.3 Adding a clue


def left_by(t: Table, card: str, colour: str) -> int:
    """How many possible hexes would be left by this clue."""
    return len(t.possible(colour) & t.allows(card))


def fits(t: Table, card: str, colour: str) -> bool:
    """It must leave a hex at least, and fewer than there were."""
    return 0 < left_by(t, card, colour) < len(t.possible(colour))


# T-3.5 The table of a turn's actions


def _turn(t: Table) -> list[str]:
    seat = t.turn
    assert seat is not None
    here = t.vehicles[seat]
    assert here is not None
    amulets, roses, expert = t.amulets[seat], t.roses[seat], t.options["expert_amulets"]
    texts = ["end"]  # T-3.6, R-13 always
    if t.idle:
        texts.append("exchange")  # T-4.3.2 instead of everything else
    if t.right:
        texts.append("collect")  # T-4.9.5
    texts += [f"raise {colour}" for colour in COLOURS if t.located(colour) and here in t.possible(colour)]  # T-4.4.1
    legs = [name(place) for place in one_leg(t.home(), here)]
    if t.main in ("unused", "moving") and t.legs > 0:
        texts += [f"leg {place}" for place in legs]
    for card in t.hands[seat]:
        for colour in COLOURS:
            if roses >= 1 and fits(t, card, colour):
                # T-4.10.6, R-10 Double costs an amulet and a rose more, and not with the clue that locates
                double = expert and roses >= 2 and left_by(t, card, colour) >= 2
                if t.main == "unused":
                    texts += [f"play {card} {colour}"]
                    texts += [f"play-double {card} {colour}"] if double and amulets >= 1 else []
                if amulets >= 1:
                    texts += [f"amulet-clue {card} {colour}"]
                    texts += [f"amulet-clue-double {card} {colour}"] if double and amulets >= 2 else []
    if amulets >= 1:
        texts.append("amulet-exchange")  # T-4.10.4
        texts += [f"amulet-leg {place}" for place in legs]  # T-4.10.3
        for colour in COLOURS:
            possible = t.possible(colour)
            if t.maps[colour].clues and 2 <= len(possible) <= MARKERS:  # T-4.10.1 never the last marker
                texts += [f"amulet-remove {colour} {name(place)}" for place in possible]
            if expert and not t.located(colour):
                for card, owner, on_it in t.maps[colour].clues:
                    if owner == seat and on_it == 1 and roses >= 1:
                        texts.append(f"amulet-double {card}")  # T-4.10.6
                    if partners(t, card):
                        texts.append(f"amulet-swap {card}")  # T-4.10.7
    return texts


def partners(t: Table, card: str) -> list[str]:
    """T-4.10.7 The clues of the same map with which an exchange of roses would change something."""
    for one in t.maps.values():
        on_it = [(owner, roses) for clue, owner, roses in one.clues if clue == card]
        if on_it:
            return [clue for clue, owner, roses in one.clues if clue != card and (owner, roses) != on_it[0]]
    return []


# T-5.4 A position in which nothing can ever happen any more


def dead(t: Table) -> bool:
    """No amulet anywhere, no treasure located, and no clue that could ever be added: cards on maps never come back."""
    if sum(t.amulets) > 0 or t.lying or any(t.located(colour) for colour in COLOURS):
        return False
    on_maps = {card for one in t.maps.values() for card, _, _ in one.clues}
    free = [card for card in CLUES if card not in on_maps]
    return sum(t.roses) == 0 or not any(fits(t, card, colour) for card in free for colour in COLOURS)
