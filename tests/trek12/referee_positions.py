"""Positions where random play hardly ever comes: sheets full of zeros, empty bags, races for Skeletons, ties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy

import sacbe
from sacbe import NATURE, NATURE_BIT, State
from sacbe.games.trek12.data import COLOURS, TOKENS
from tests.contract.walks import pick
from tests.trek12.referee_score import winners
from tests.trek12.referee_sheet import Dump

TREK = sacbe.game("trek12")


def positions(rng: random.Random) -> Iterator[State]:
    """Games of people who love zeros, with dice that love them back; endings with the Bones dealt out anew."""
    while True:
        seats = rng.choice((1, 2, 2, 3, 4, 6))
        s = TREK.start(seats, {"solo": seats == 1})
        patience = rng.choice((0.0, 0.5, 0.9))  # waiting makes large areas, digging always empties the bag
        while s.actors():
            kindly(s, rng, patience)
            if (s.dump()["phase"] in ("dig", "draw", "keep") and rng.random() < 0.4) or rng.random() < 0.05:
                yield s.copy()
        for _ in range(8):
            yield TREK.load(dealt_anew(s.dump(), rng))
        yield TREK.load(tied(s.dump(), rng))


def kindly(s: State, rng: random.Random, patience: float) -> None:
    """One action: mostly rolls that hold a 0 or a 9, zeros written first, areas grown by more cells."""
    seat, code = pick(s, rng)
    if s.actors() & NATURE_BIT:
        good = [
            c for c in s.legal(NATURE) if TREK.text(c) in ("roll 0 1", "roll 3 3", "roll 4 5", "roll 5 5", "roll 0 6")
        ]
    else:
        dice = s.dump()["dice"]
        texts = {TREK.text(c): c for c in s.legal(seat)}
        zeros = [t for t in texts if t.startswith("write yellow") and dice[0] == 0]
        zeros += [t for t in texts if t.startswith("write difference") and dice[0] == dice[1]]
        cells = [t for t in texts if t.startswith("pick")]
        wait = ["skip"] if "skip" in texts and rng.random() < patience else []
        dig = [t for t in texts if t == "circle"]
        good = [texts[t] for t in zeros or wait or cells or dig]
    s.apply(seat, rng.choice(good) if good and rng.random() < 0.8 else code)


def dealt_anew(d: Dump, rng: random.Random) -> Dump:
    """After the end: everybody has as many Bones as before, but of few colours and mostly low, so that they compete."""
    d = deepcopy(d)
    colours = rng.sample(COLOURS, rng.choice((1, 2, 4)))
    loved = [token for token in TOKENS if token.split("-")[0] in colours and rng.random() < 0.8]
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
