"""Positions of the referee's own making: rich players, high technologies, thin supplies and tied ends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, State
from sacbe.games.tzolkin.data import BUILDINGS, GEARS, MONUMENTS, TEMPLES, TRACKS
from tests.tzolkin.referee_goods import TOP
from tests.tzolkin.referee_turns import FOOD_DAYS

GAME = sacbe.game("tzolkin")
CHANGED = ("turn", "placing", "picking", "advance", "over")


def positions(rng: random.Random) -> Iterator[State]:
    """Positions where random play hardly ever comes: those of a random game, with everybody far better off."""
    while True:
        s = GAME.start(rng.choice((2, 3, 4)))
        while s.actors():
            d = s.dump()
            if d["phase"] in CHANGED and rng.random() < 0.15:
                yield from _played_on(rng, GAME.load(changed(rng, d)))
            _step(rng, s)
        for _ in range(8):
            yield GAME.load(changed(rng, s.dump()))


def _step(rng: random.Random, s: State) -> None:
    actors = s.actors()
    seat = NATURE if actors & NATURE_BIT else rng.choice([n for n in range(4) if actors >> n & 1])
    s.apply(seat, rng.choice(s.legal(seat)))


def _played_on(rng: random.Random, s: State) -> Iterator[State]:
    """A few moves from there, rather taking workers back than placing them."""
    for _ in range(rng.choice((1, 3, 8))):
        yield s.copy()
        actors = s.actors()
        if not actors:
            return
        picks = [code for code in s.legal(actors.bit_length() - 1) if GAME.text(code).startswith("pick")]
        if picks and rng.random() < 0.7:
            s.apply(actors.bit_length() - 1, rng.choice(picks))
        else:
            _step(rng, s)


def changed(rng: random.Random, d: dict[str, Any]) -> dict[str, Any]:
    """The same position with other goods, temples, technologies, tiles and skulls, none of them in two places."""
    players = d["players"]
    age = d["age"]
    del d["neutral_tiles"]  # so it is a sketch, which need not tell where everything came from
    rich = rng.choice((1, 3, 6))
    free = [building for building in BUILDINGS if building[1] == "1" or age == 2]
    rng.shuffle(free)
    monuments = rng.sample(MONUMENTS, d["seats"] + 2)
    built = 0
    for player in players:
        del player["points"]
        few = rng.randint(0, 3 if age == 1 else 5)
        # At the end everybody has something to count; before, most tiles still lie there to be built.
        player["buildings"], free = sorted(free[:few]), free[few:]
        more = rng.randint(0, 2 if d["phase"] != "over" else 4) if built < d["seats"] else 0
        player["monuments"], monuments = sorted(monuments[:more]), monuments[more:]
        built += more
        player["corn"] = rng.choice((0, 1, 2, 3, 5, 8, 12))
        player |= {good: rng.randint(0, rich) for good in ("wood", "stone", "gold")}
        player["workers"] = max(player["workers"], rng.randint(3, 6))
        player["light"] = rng.random() < 0.5
        player["technologies"] = {name: rng.choice((0, 1, 2, 3, 3)) for name in TRACKS}
        player["temples"] = {name: rng.randint(0, TOP[t] - 1) for t, name in enumerate(TEMPLES)}
    for temple, name in enumerate(TEMPLES):  # a good deal of crowding below the top, and sometimes somebody on it
        if rng.random() < 0.5:
            for player in players:
                player["temples"][name] = TOP[temple] - rng.choice((1, 1, 2))
        if rng.random() < 0.4:
            rng.choice(players)["temples"][name] = TOP[temple]
    if rng.random() < 0.3:
        begging = rng.choice(players)
        begging |= {"corn": rng.randint(0, 2), "temples": dict.fromkeys(TEMPLES, 0)}
    shown = [building for building in free if building[1] == str(age)][:6]
    d["buildings"] = [*shown, *[None] * (6 - len(shown))]
    later = [] if age == 2 else [building for building in BUILDINGS if building[1] == "2"]
    d["deck"] = sorted([building for building in free if building[1] == str(age) and building not in shown] + later)
    d["monuments"] = [*monuments, *[None] * (6 - len(monuments))]
    ovals = rng.sample(range(1, 10), rng.randint(0, 8))
    d["ovals"] = {str(oval): rng.randrange(d["seats"]) for oval in sorted(ovals)}
    skulls = 13 - len(ovals)
    for player in players:
        player["skull"] = rng.randint(0, min(rng.choice((3, 6)), skulls))
        skulls -= player["skull"]
    d["skulls"] = skulls
    _jungle(rng, d)
    if d["phase"] in ("turn", "picking"):
        _sent_out(rng, d, d["active"])
    elif d["phase"] == "advance":
        for seat in range(d["seats"]):
            _sent_out(rng, d, seat)
        _in_the_way(rng, d)
    if d["phase"] in ("turn", "picking", "placing") and rng.random() < 0.4:  # the last turn before a Food Day
        d["turn"] = d["seats"] - 1
        d["marker"] = (d["active"] + 1) % d["seats"]
        d["day"] = max(d["day"], FOOD_DAYS[d["food_days"]])
    if d["phase"] == "over" and rng.random() < 0.6:
        _tied(rng, d)
    return d


def _jungle(rng: random.Random, d: dict[str, Any]) -> None:
    """T-2.4, T-4.8 Some tiles taken by somebody, some wood burned."""
    for player in d["players"]:
        player["corn_tiles"] = player["wood_tiles"] = 0
    d["burned"] = 0
    for plantation, left in d["jungle"].items():
        corn, wood = d["seats"], 0 if plantation == "2" else d["seats"]
        for _ in range(rng.randint(0, 2 * d["seats"])):
            player = rng.choice(d["players"])
            if corn > wood:
                corn -= 1
                player["corn_tiles"] += 1
            elif wood and rng.random() < 0.6:
                wood -= 1
                player["wood_tiles"] += 1
            elif wood:
                corn, wood = corn - 1, wood - 1
                player["corn_tiles"] += 1
                d["burned"] += 1
        left |= {"corn": corn, "wood": wood}


def _sent_out(rng: random.Random, d: dict[str, Any], seat: int) -> None:
    """More workers of a player on the gears, wherever there is room."""
    standing = sum(who == seat for gear in d["gears"].values() for who in gear.values()) + (d["fps"] == seat)
    for _ in range(d["players"][seat]["workers"] - standing - rng.randint(0, 3)):
        gear = rng.choice(GEARS)
        space = str(rng.randint(1, 10 if gear == "chichen_itza" else 7))
        d["gears"][gear].setdefault(space, seat)


def _in_the_way(rng: random.Random, d: dict[str, Any]) -> None:
    """T-3.27 At most one of the workers that a jump of two days would push off."""
    pushed = [(gear, "9" if gear == "chichen_itza" else "6") for gear in GEARS]
    standing = [(gear, space) for gear, space in pushed if d["gears"][gear].get(space, "neutral") != "neutral"]
    kept = rng.choice([*standing, None])
    for gear, space in standing:
        if (gear, space) != kept:
            del d["gears"][gear][space]


def _tied(rng: random.Random, d: dict[str, Any]) -> None:
    """An end where everybody has about the same, so that quarters and workers on the gears decide."""
    for player in d["players"]:
        player |= {"wood": 0, "stone": 0, "gold": 0, "corn": rng.choice((4, 5)), "monuments": []}
        player["vp"] = rng.choice((20, 20, 21))
        d["skulls"] += player["skull"]
        player["skull"] = 0
