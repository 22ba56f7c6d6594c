"""Positions where random play hardly ever comes: sheets full of zeros, empty bags, races for Skeletons, ties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy

import sacbe
from sacbe import NATURE_BIT, State
from sacbe.games.trek12.data import COLOURS, TOKENS
from sacbe.testing.walks import pick
from tests.trek12.referee_score import points_on, winners
from tests.trek12.referee_sheet import Dump, areas, result

TREK = sacbe.game("trek12")


def positions(rng: random.Random) -> Iterator[State]:
    """Games of people who love zeros, with dice that love them back; endings with the Bones dealt out anew."""
    while True:
        seats = rng.choice((1, 2, 3, 4, 5, 6, 6))
        s = TREK.start(seats, {"solo": seats == 1})
        patience = rng.choice((0.0, 0.0, 0.5, 0.9))  # waiting makes large areas, digging always empties the bag
        while s.actors():
            kindly(s, rng, patience)
            if (s.dump()["phase"] in ("dig", "draw", "keep") and rng.random() < 0.4) or rng.random() < 0.05:
                yield s.copy()
        for _ in range(8):
            yield TREK.load(dealt_anew(s.dump(), rng))
        yield TREK.load(tied(s.dump(), rng))


def kindly(s: State, rng: random.Random, patience: float) -> None:
    """One action: mostly rolls that hold a 0 or a 9, zeros and closing numbers written first, areas said in full."""
    seat, code = pick(s, rng)
    texts = {TREK.text(c): c for c in s.legal(seat)}
    if s.actors() & NATURE_BIT:
        good = [text for text in texts if text in ("roll 0 1", "roll 0 6", "roll 3 3", "roll 5 5", "roll 4 5")]
    elif "skip" in texts:
        wait = rng.random() < patience
        good = ["skip"] if wait else [text for text in texts if text.startswith("pick")] or ["circle"]
    else:
        d = s.dump()
        tried = rng.sample(sorted(texts), min(8, len(texts)))
        good = [text for text in tried if text.startswith("write") and welcome(d["players"][seat], text, d["dice"])]
    s.apply(seat, texts[rng.choice(good)] if good and rng.random() < 0.8 else code)


def welcome(player: Dump, text: str, dice: list[int]) -> bool:
    """Whether this writes a 0 or makes a Dig area possible."""
    _, operation, cell = text.split()
    number = result(operation, *dice)
    return number == 0 or bool(areas({**player, "numbers": {**player["numbers"], cell: number}, "new": cell}))


def dealt_anew(d: Dump, rng: random.Random) -> Dump:
    """After the end: everybody has as many Bones as before, but low ones of few colours first: they compete."""
    d = deepcopy(d)
    colours = rng.sample(COLOURS, rng.choice((1, 2, 4)))
    highest = rng.choice((2, 4, 7))
    loved = [token for token in TOKENS if token.split("-")[0] in colours and points_on(token) <= highest]
    bag = rng.sample([token for token in TOKENS if token not in loved], len(TOKENS) - len(loved))
    bag += rng.sample(loved, len(loved))
    for player in d["players"]:
        player["bones"] = sorted((bag.pop() for _ in player["bones"]), key=TOKENS.index)
    d["bag"] = sorted(bag, key=TOKENS.index)
    return d


def tied(d: Dump, rng: random.Random) -> Dump:
    """An ending with several best, if a few deals find one."""
    deals = [dealt_anew(d, rng) for _ in range(40)]
    return next((deal for deal in deals if len(winners(deal)) > 1), deals[0])
