"""\"What is this?\": the lenses, the top line and the players' panels."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of, panel_part
from sacbe.core.bits import count
from sacbe.core.present import Answer
from sacbe.games.eldorado.data import BLOCKADE_ASKS, SYMBOLS, TOKENS
from sacbe.games.eldorado.show.lens import COLOUR_ORDER, STEPS, by_colour, next_hand, whole_way
from sacbe.games.eldorado.show.panels import route_name, status
from sacbe.games.eldorado.show.view import kinds_of, owned, view
from sacbe.games.eldorado.show.what_cards import pile_told, token_told
from sacbe.games.eldorado.show.words import automaton_name, token_symbol
from sacbe.games.eldorado.state import OVER, Race

_LENS_RULES: Final = {"market": "A-4.17", "way": "A-4.2", "odds": "H-7.3", "cards": "H-7.4"}


def racer_name(a: Asked[Race], racer: int) -> str:
    return a.names[racer] if racer < a.s.seats else automaton_name(racer, a.lang)


def bill_told(a: Asked[Race], bill: tuple[int, int, int, int]) -> str:
    """What a way costs, by what it is paid with."""
    machetes, paddles, coins, cards = bill
    return a.fact("bill", machetes=machetes, paddles=paddles, coins=coins, cards=cards)


def blockade_told(a: Asked[Race], number: int, facts: list[str]) -> Answer:
    owners = [racer for racer in range(int(a.s.racers)) if int(a.s.blockades[racer]) >> number & 1]
    stands = any(a.s.standing(joint) == number for joint in range(int(a.s.route.joints)))
    place = a.fact("taken", name=racer_name(a, owners[0])) if owners else a.fact("bars" if stands else "in-box")
    kind = "gray" if BLOCKADE_ASKS[number] >= len(SYMBOLS) else "coloured"
    return a.tell("blockade", "A-4.10", place, *facts, blockade=a.words(f"blockade-{number}"), kind=kind)


# Lenses and the top line


def _lens(a: Asked[Race], name: str) -> Answer | None:
    if name not in _LENS_RULES:
        return None
    facts: list[str] = []
    if name == "way" and a.s.phase != OVER and a.s.route.finished:
        for racer in range(int(a.s.racers)):
            bill = whole_way(a.s, racer)
            facts.append(a.fact("way-of", name=racer_name(a, racer), bill=bill_told(a, bill), n=sum(bill)))
    if name == "odds" and a.viewer >= 0 and a.s.phase != OVER:
        facts = _odds(a)
    if name == "cards":
        for seat in range(int(a.s.seats)):
            counts = dict(zip(COLOUR_ORDER, by_colour(a.s, seat), strict=True))
            facts.append(a.fact("deck-of", name=a.names[seat], n=len(kinds_of(owned(a.s, seat))), **counts))
    return a.tell(f"lens-{name}", _LENS_RULES[name], *facts)


def _odds(a: Asked[Race]) -> list[str]:
    told = next_hand(a.s, view(a.s, a.viewer).seat)
    mixed = a.words("lens-odds-mixed", n=told.pile, m=told.reshuffled)
    facts = [mixed if told.reshuffled else a.words("lens-odds-pile", n=told.pile)]
    rows = zip(("odds-machete", "odds-paddle", "odds-coin", "odds-market"), (*told.single, told.coins), strict=True)
    for key, chances in rows:
        steps = ", ".join(f"{n}+: {chance} %" for n, chance in zip(STEPS, chances, strict=True))
        facts.append(a.fact(key, chances=steps))
    return facts


def _headline(a: Asked[Race], name: str) -> Answer | None:
    """The parts of the top line by their place in it."""
    if name == "0":
        return a.tell("round", "E-5.1", a.fact("round", n=int(a.s.round)), a.fact("last-round") if a.s.final else "")
    if name == "1":
        return a.tell("route", "S-2.1", route=route_name(a.s.route_name, a.lang))
    if name == "2":
        joints = int(a.s.route.joints)
        standing = sum(1 for joint in range(joints) if a.s.standing(joint))
        return a.tell("blockades", "S-2.3", a.fact("standing", n=standing, all=joints))
    return None


# Panels


def _panel(a: Asked[Race], name: str) -> Answer | None:
    asked = panel_part(name, int(a.s.seats))
    if asked is None:
        return None
    seat, part = asked
    owner = a.names[seat]
    if part == "":
        return a.tell("player", "T-3.1", _way(a, seat), _taken(a, seat), owner=owner)
    if part == "score":
        return a.tell("score", "E-5.4", _way(a, seat), _taken(a, seat), owner=owner)
    if part == "status":
        said = status(a.s, seat, a.lang)
        return a.tell("status", "T-3", a.fact("status", status=said) if said else a.fact("waits"), owner=owner)
    if part == "picture":
        return _automata(a) if a.s.seats == 1 else None
    return _chip(a, seat, part)


def _chip(a: Asked[Race], seat: int, icon: str) -> Answer | None:
    if icon == "ed-i-cards":
        mine, n = "yes" if seat == a.viewer else "no", int(a.s.hand_size(seat))
        return a.tell("hand", "H-7.2", a.fact("hand-cards", n=n), mine=mine, owner=a.names[seat])
    if icon in ("ed-card-back", "ed-g-discard"):
        return pile_told(a, seat, "draw" if icon == "ed-card-back" else "discard")
    number = index_of(icon, [f"ed-blockade-{n}" for n in range(1, 7)])
    if number is not None:
        return blockade_told(a, number + 1, [])
    token = index_of(icon, [token_symbol(token) for token in range(len(TOKENS))])
    return None if token is None else token_told(a, token)


def _way(a: Asked[Race], racer: int) -> str:
    return a.fact("arrived") if a.s.arrived[racer] > 0 else a.fact("left", n=int(a.s.way_left(racer)))


def _taken(a: Asked[Race], racer: int) -> str:
    return a.fact("blockades-taken", n=int(count(a.s.blockades[racer])))


def _automata(a: Asked[Race]) -> Answer:
    rows = range(int(a.s.seats), int(a.s.racers))
    facts = [a.fact("of", name=racer_name(a, racer), said=f"{_way(a, racer)}; {_taken(a, racer)}") for racer in rows]
    return a.tell("automata", "V-6.2", *facts)


PLAYERS: Final[Kinds[Race]] = {"lens": _lens, "headline": _headline, "panel": _panel}
