"""What a bot may say after its turn: true sentences about the race, the most interesting first. Never of its hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sacbe.core.present import Remark, Tip
from sacbe.core.remarking import spoken, standing
from sacbe.core.words import Arg
from sacbe.games.eldorado.data import BLOCKADES, CARDS, TOKENS
from sacbe.games.eldorado.rules.piles import held, size
from sacbe.games.eldorado.show.words import card_name, token_name, words
from sacbe.games.eldorado.state import GOLD_ZONE, Race

FAST: Final = 5  # steps nearer in one turn that are worth a word
NEAR: Final = 9  # steps left
MUCH: Final = 6  # steps ahead
MANY: Final = 2  # blockades more than mine


class Turn(NamedTuple):
    before: Race
    seat: int
    codes: Sequence[int]
    after: Race


def remarks(turn: Turn) -> list[Remark]:
    if turn.before.turn != turn.seat or turn.after.racers > turn.after.seats:
        return []
    return [*_what_happened(turn), *_what_threatens(turn), *_what_stands(turn)]


def _what_happened(turn: Turn) -> Iterator[Remark]:
    before, seat, _, after = turn
    mine = _own(after, seat)
    there = [sum(s.figure[figure] == GOLD_ZONE for figure in mine) for s in (before, after)]
    if there[1] > there[0]:
        yield Remark("gold", {"left": len(mine) - there[1]})
    for number in range(1, BLOCKADES + 1):
        if (after.blockades[seat] & ~before.blockades[seat]) >> number & 1:
            yield Remark("blockade", {"number": number})
    nearer = int(before.way_left(seat) - after.way_left(seat))
    if nearer >= FAST:
        yield Remark("sprint", {"n": nearer})
    for token in range(len(TOKENS)):
        if held(after.tokens[seat], token) > held(before.tokens[seat], token):
            yield Remark("token", {"token": token})
    bought = [kind for kind in range(len(CARDS)) if held(_deck(after, seat), kind) > held(_deck(before, seat), kind)]
    still = all(before.figure[figure] == after.figure[figure] for figure in mine)
    for kind in bought:
        if held(after.market, kind) == 0:
            yield Remark("last-card", {"card": kind})
        yield Remark("shopping" if still else "bought", {"card": kind})
    gone = int(size(after.gone[seat]) - size(before.gone[seat]))
    if gone > 0:
        yield Remark("lighter", {"n": gone, "cards": int(size(_deck(after, seat)))})
    if still and not bought:
        yield Remark("still", {})


def _what_threatens(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    for other in range(after.seats):
        if after.final and other != seat and after.arrived[other] == 1:
            yield Remark("last-round", {"other": other})
    stands = {int(after.figure[figure]): int(after.owner(figure)) for figure in range(after.figures())}
    for figure in _own(after, seat):
        here = int(after.figure[figure])
        for direction in range(6) if here >= 0 else ():
            there = int(after.route.next[6 * here + direction])
            if stands.get(there, seat) != seat and after.route.left[there] < after.route.left[here]:
                yield Remark("in-the-way", {"other": stands[there]})


def _what_stands(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    left = int(after.way_left(seat))
    if 0 < left <= NEAR:
        yield Remark("near", {"n": left})
    yield from standing([-int(after.way_left(other)) for other in range(after.seats)], seat, MUCH)
    taken = [int(after.blockades[other]).bit_count() for other in range(after.seats)]
    for other in range(after.seats):
        if taken[other] >= taken[seat] + MANY:
            yield Remark("collector", {"other": other, "n": taken[other]})


def _own(s: Race, seat: int) -> list[int]:
    return [figure for number in (0, 1) if (figure := int(s.own_figure(seat, number))) >= 0]


def _deck(s: Race, seat: int) -> int:
    """All cards of a seat, wherever they are: to a spectator the unknown ones of its hand lie in the draw pile."""
    return int(s.hand[seat] + s.draw[seat] + s.discard[seat] + s.played[seat])


def said(remark: Remark, lang: str, names: list[str]) -> str:
    return words(lang)(f"remark-{remark.kind}", **in_words(remark, lang, names))


def in_words(one: Remark | Tip, lang: str, names: list[str]) -> dict[str, Arg]:
    """Facts by their names, for remarks and for the coach."""
    facts = spoken(one, names)
    for fact, name in (("card", card_name), ("token", token_name)):
        if fact in one.facts:
            facts[fact] = name(one.facts[fact], lang)
    return facts
