"""Positions of the referee's own making: full hands, many tokens, a thin market, crowds, near ends and ties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, State
from sacbe.games.eldorado.data import COPIES, MARKET_CARDS, ROUTES, STARTING, TOKEN_COPIES, TOKENS
from tests.eldorado.referee_board import BLACK, Board, Hex, board

GAME = sacbe.game("eldorado")


def positions(rng: random.Random) -> Iterator[State]:
    """Positions where random play hardly ever comes, and a few moves from each."""
    while True:
        s = GAME.load(_position(rng))
        for _ in range(rng.choice((1, 4, 12))):
            yield s.copy()
            actors = s.actors()
            if not actors:
                break
            seat = NATURE if actors & NATURE_BIT else actors.bit_length() - 1
            codes = s.legal(seat)
            s.apply(seat, rng.choices(codes, [s.tickets(c) if seat == NATURE else 1 for c in codes])[0])


def _position(rng: random.Random) -> dict[str, Any]:
    seats = rng.choice((1, 1, 2, 2, 3, 4))
    name = rng.choice(list(ROUTES))
    b = board(ROUTES[name])
    racers = 4 if seats == 1 else seats
    own = 2 if seats == 2 else 1
    places = iter(_places(rng, b, racers * own))
    numbers = rng.sample(range(1, 7), 6)
    standing = [numbers.pop() if rng.random() < 0.5 else 0 for _ in range(b.last - 1)]
    free = numbers[: standing.count(0)]  # each of these has been taken by somebody
    market = dict.fromkeys(MARKET_CARDS, COPIES)
    bag = [token for token, copies in zip(TOKENS, TOKEN_COPIES, strict=True) for _ in range(copies)]
    rng.shuffle(bag)
    caves = [4] * len(b.caves)
    racing: list[dict[str, Any]] = [
        {"figures": [list(next(places)) for _ in range(own)], "blockades": []} for _ in range(racers)
    ]
    in_turn = rng.random() < 0.5  # so that numbers of blockades are often equal
    for taken, number in enumerate(free):
        (racing[taken % racers] if in_turn else rng.choice(racing))["blockades"].append(number)
    for player in racing[:seats]:
        player.update(_cards(rng, market, rng.choice((2, 8, 16))))
        player["tokens"] = []
        for _ in range(rng.choice((0, 2, 5))):
            cave = rng.randrange(len(caves))
            if caves[cave]:
                caves[cave] -= 1
                player["tokens"].append(bag.pop())
    over = rng.random() < 0.2
    turn = 0
    if over:
        called_off = rng.random() < 0.4
        arrived = [] if called_off else rng.sample(range(racers), rng.randint(1, racers))
        if called_off:
            _as_far(rng, b, racing)
        for order, racer in enumerate(arrived):
            racing[racer].update(figures=["gold"] * own, arrived=order + 1)
        for player in racing[:seats]:
            player["discard"] += player.pop("hand")
            player["hand"] = []
    else:
        turn = rng.randrange(racers)
        for player in racing[:seats]:
            while len(player["hand"]) > 4 and player is not racing[turn]:
                player["draw"].append(player["hand"].pop())
    thin = rng.random() < 0.5
    d: dict[str, Any] = {
        "game": "eldorado",
        "seats": seats,
        "phase": "over" if over else "automata" if turn >= seats else "play",
        "turn": turn,
        "round": 40 if over else rng.randint(2, 39),
        "players": racing[:seats],
        "blockades": standing,
        "caves": caves,
        "bag": bag,
        "market": market,
        "options": {
            "route": name,
            "cave_timing": rng.choice(("end_of_turn", "end_of_turn", "on_stop")),
            "leftover_hand": rng.choice(("choose", "choose", "discard_all")),
            "native_through_blockade": rng.random() < 0.3,
            "round_cap": 40,
        },
    }
    if thin and seats == 1:  # automata take cards to the box, so the solo market may lack some
        for card in MARKET_CARDS:
            market[card] = max(0, market[card] - rng.randint(0, 3))
    if seats == 1:
        d["automata"] = racing[1:]
        d["options"]["solo_market_scope"] = rng.choice(("available", "bottom_row"))
    return d


def _places(rng: random.Random, b: Board, number: int) -> list[Hex]:
    """Different hexes to stand on: anywhere, crowded, at joints, at caves, before black hexes or at the gates."""
    enterable = [hex_ for hex_ in b.terrain if b.enterable(hex_) and hex_ not in b.finish]
    kind = rng.randrange(7)
    if kind == 0:
        return rng.sample(enterable, number)
    if kind == 1:
        middle = rng.choice(enterable)
        enterable.sort(key=lambda a: max(abs(a[0] - middle[0]), abs(a[1] - middle[1]), abs(sum(a) - sum(middle))))
        return rng.sample(enterable[: number + 3], number)
    if kind in (2, 3):
        return rng.sample([hex_ for hex_ in enterable if b.joints_at(hex_)], number)
    if kind == 4:
        return rng.sample([hex_ for hex_ in enterable if set(b.neighbours(hex_)) & set(b.caves)], number)
    if kind == 5:  # somebody before a black hex, the others in his way round it
        before = rng.choice([x for x in enterable if any(b.terrain[y] in BLACK for y in b.neighbours(x))])
        ahead = [x for x in b.neighbours(before) if x in enterable]
        ahead.sort(key=b.way_left)
        places = [before, *ahead[: number - 1]]
        places += rng.sample([x for x in enterable if x not in places], number - len(places))
        return rng.sample(places, number)
    return rng.sample(sorted(enterable, key=b.way_left)[: number + 4], number)


def _as_far(rng: random.Random, b: Board, racing: list[dict[str, Any]]) -> None:
    """Everybody's first figure about as far from El Dorado as the others'."""
    taken = {tuple(at) for racer in racing for at in racer["figures"][1:]}
    free = [hex_ for hex_ in b.terrain if b.enterable(hex_) and hex_ not in b.finish and hex_ not in taken]
    near = [hex_ for hex_ in free if b.way_left(hex_) in (12, 13)]
    for racer, at in zip(racing, rng.sample(near, len(racing)), strict=True):
        racer["figures"][0] = list(at)


def _cards(rng: random.Random, market: dict[str, int], bought: int) -> dict[str, list[str]]:
    """A deck: the eight starting cards and so many of the market's, in hand and piles as it comes."""
    deck = [card for card, copies in STARTING.items() for _ in range(copies)]
    for _ in range(bought):
        left = [card for card in market if market[card]]
        if not left:
            break
        card = rng.choice(left)
        market[card] -= 1
        deck.append(card)
    piles: dict[str, list[str]] = {"hand": [], "draw": [], "discard": [], "gone": []}
    weights = rng.choice(((4, 3, 2, 1), (2, 0, 4, 1), (6, 1, 1, 1), (1, 4, 4, 2)))
    for card in deck:
        piles[rng.choices(list(piles), weights)[0]].append(card)
    return piles
