"""Positions where random play hardly ever comes: crowded and tall temples, leaders, guards, rich hands, ties."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy

import sacbe
from sacbe import NATURE_BIT, State
from sacbe.games.tikal.data import TREASURES
from sacbe.testing.walks import pick
from tests.tikal.referee_land import Dump, Land, guard_of, terrain

TIKAL = sacbe.game("tikal")
NOOK, GATES = "c0r0", ("c0r1", "c1r0")  # a corner of the board and the two cells that lead to it
TOP = 10
MOST = 150  # points of one tally: all temples and levels, all treasures
SELDOM = {"end": 0.03, "recruit": 0.3, "step": 0.5, "pass": 0.5}


def positions(rng: random.Random) -> Iterator[State]:
    """Busy games without an end to them; now and then a position of one, with its pieces and tokens dealt out anew."""
    while True:
        seats = rng.choice((2, 3, 4))
        options = {"auction": rng.random() < 0.4, "final_order": rng.choice(("rulebook", "classic1999"))}
        s = TIKAL.start(seats, options)
        shut = rng.random() < 0.5
        while s.actors():
            busily(s, rng, shut)
            d = s.dump()
            last_tile = d["phase"] in ("draw", "pick") and len(d["stack"]) < 2
            chance = 1.0 if last_tile else 0.25 if d["phase"] in ("scoring", "final") else 0.05
            # before the first turn nobody can stand anywhere, and whoever digs stands where he digs
            movable = any(player["pieces"] for player in d["players"]) and d["phase"] != "find"
            if movable and rng.random() < chance:
                yield TIKAL.load(dealt_anew(d, rng))
        for _ in range(10):
            yield TIKAL.load(level_scores(dealt_anew(s.dump(), rng), rng))


def busily(s: State, rng: random.Random, shut: bool) -> None:
    """One action of players who seldom end a turn early and choose a verb before an action."""
    seat, code = pick(s, rng)
    if not s.actors() & NATURE_BIT:
        by_verb: dict[str, list[int]] = {}
        for legal in s.legal(seat):
            by_verb.setdefault(TIKAL.actions.verb(legal), []).append(legal)
        verbs = sorted(by_verb)
        verb = rng.choices(verbs, [SELDOM.get(verb, 1) for verb in verbs])[0]
        code = min(by_verb[verb]) if verb == "bid" and rng.random() < 0.8 else rng.choice(by_verb[verb])
        if verb == "lay" and shut:
            code = rng.choice(before_the_nook(by_verb["lay"], s.dump()["drawn"]))
    s.apply(seat, code)


def before_the_nook(codes: list[int], tile: str) -> list[int]:
    """T-3.9 Volcanoes beside the corner and nothing else there, so that in the end a tile fits nowhere."""
    cells = {code: TIKAL.text(code).split()[1] for code in codes}
    outside = [code for code in codes if cells[code] not in (NOOK, *GATES)]
    gates = [code for code in codes if cells[code] in GATES] if terrain(tile) == "volcano" else []
    return gates or outside or codes


def dealt_anew(d: Dump, rng: random.Random) -> Dump:
    """Everything that can stand elsewhere by other play does: nothing is lost, nothing is made."""
    d = deepcopy(d)
    land = Land(d)
    temples = [cell for cell, kind in land.kind.items() if kind == "temple"]
    digs = [cell for cell, kind in land.kind.items() if kind == "ruins"]
    busy = rng.sample(temples, min(len(temples), 4)) + rng.sample(digs, min(len(digs), 1))
    ground = [cell for cell, kind in land.kind.items() if kind != "volcano"]
    for player in d["players"]:
        gather(player, busy, ground, rng)
    raise_temples(d, [cell for cell in temples if guard_of(d, cell) is None], rng)
    trade(d, rng)
    return d


def gather(player: Dump, busy: list[str], ground: list[str], rng: random.Random) -> None:
    """Members on the board, and some of the reserve, on few temples and ruins, so that they meet."""
    workers = sum(here.get("worker", 0) for here in player["pieces"].values())
    called = min(player["reserve"]["worker"], rng.randrange(8))
    leader = sum(here.get("leader", 0) for here in player["pieces"].values())
    if player["reserve"]["leader"] and rng.random() < 0.6:
        player["reserve"]["leader"], leader = 0, 1
    player["reserve"]["worker"] -= called
    pieces: dict[str, dict[str, int]] = {}
    for piece in ["worker"] * (workers + called) + ["leader"] * leader:
        here = pieces.setdefault(rng.choice(busy if rng.random() < 0.8 else ground), {})
        here[piece] = here.get(piece, 0) + 1
    player["pieces"] = pieces


def raise_temples(d: Dump, free: list[str], rng: random.Random) -> None:
    """Some temples without a guard grow, as long as there are levels for them."""
    for cell in free:
        goal = min(TOP, d["levels"][cell] + rng.choice((0, 0, 1, 2, 5)))
        while d["levels"][cell] < goal and d["supply"][str(d["levels"][cell] + 1)] > 0:
            d["levels"][cell] += 1
            d["supply"][str(d["levels"][cell])] -= 1


def trade(d: Dump, rng: random.Random) -> None:
    """The treasures found so far, dealt out among the players anew: exchanges and luck can do that."""
    for kind in TREASURES:
        found = sum(player["treasures"][kind] for player in d["players"])
        for player in d["players"]:
            player["treasures"][kind] = 0
        lucky = rng.choice(d["players"])
        for _ in range(found):
            (lucky if rng.random() < 0.5 else rng.choice(d["players"]))["treasures"][kind] += 1


def level_scores(d: Dump, rng: random.Random) -> Dump:
    """After the end: some with the best score, by a better last tally, so that the other measures decide; and often
    with few members on the board, so that these tie as well."""
    if rng.random() < 0.6:
        for player in d["players"]:
            stay = rng.randrange(2)
            for cell in rng.sample(sorted(player["pieces"]), max(0, len(player["pieces"]) - stay)):
                for piece, number in player["pieces"].pop(cell).items():
                    player["reserve"][piece] += number
    best = max(player["score"] for player in d["players"])
    for player in d["players"]:
        missing = best - player["score"]
        if rng.random() < 0.8 and player["tallies"][3] + missing <= MOST:
            player["points"]["temples"] += missing
            player["tallies"][3] += missing
            player["score"] = best
    return d
