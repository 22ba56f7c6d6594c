"""What must be so when the coach says something in El Dorado, read from the written position and a map of one's own."""

from __future__ import annotations

from typing import Final

import sacbe
from sacbe.games.eldorado.data import CARDS, SINGLE_USE_CARDS
from sacbe.games.eldorado.rules.track import Route
from sacbe.games.eldorado.state import Race
from tests.coach.told import Claim, Told
from tests.remarks.claims_eldorado import AROUND, Place, steps_from

_PRICES: Final = """
scout 1  photographer 2  jack_of_all_trades 2  captain 2  compass 2  trailblazer 3  treasure_chest 3  giant_machete 3
journalist 3  travel_log 3  transmitter 4  adventurer 4  prop_plane 4  cartographer 4  scientist 4  pioneer 5
millionaire 5  native 5
"""
PRICES: Final = dict(zip(_PRICES.split()[::2], map(int, _PRICES.split()[1::2]), strict=True))
POWERS: Final = {  # by symbol: machetes, paddles, coins
    0: {"explorer": 1, "scout": 2, "trailblazer": 3, "pioneer": 5, "giant_machete": 6},
    1: {"sailor": 1, "captain": 3},
    2: {"traveler": 1, "photographer": 2, "journalist": 3, "treasure_chest": 4, "millionaire": 4},
}
WHITE: Final = {"jack_of_all_trades": 1, "adventurer": 2, "prop_plane": 4}
BASIC: Final = {"explorer", "traveler", "sailor"}


def track(t: Told) -> Route:
    s = sacbe.game("eldorado").load(t.position)
    assert isinstance(s, Race)
    return s.route


def places(t: Told) -> list[Place]:
    """Where my figures stand."""
    return [(figure[0], figure[1]) for figure in t.mine["figures"] if figure not in ("gold", None)]


def around(place: Place) -> set[Place]:
    return {(place[0] + q, place[1] + r) for q, r in AROUND}


def adding(t: Told) -> bool:
    [spot] = t.spots("hex-")
    route = track(t)
    there = route.places[int(spot)]
    steps = steps_from(t.position)
    ahead = any(there in around(here) and steps[there] < steps[here] for here in places(t))
    ground = (int(route.terrain[int(spot)]), int(route.cost[int(spot)])) == (t.facts["symbol"], t.facts["n"])
    powers = [p for card in t.mine["hand"] if (p := (POWERS[t.facts["symbol"]] | WHITE).get(card))]
    return ahead and ground and max(powers) < t.facts["n"] <= sum(powers)


def no_way(t: Told) -> bool:
    """Played one by one, no card and no token opens a step or a blockade."""
    game = sacbe.game("eldorado")
    for action in [*t.legal, None]:
        s = game.load(t.position)
        if action is None or action.split()[0] in ("play", "use"):
            if action is not None:
                s.step(t.seat, game.parse(action))
            after = [game.text(code) for code in s.legal(t.seat)] if s.actors() == 1 << t.seat else []
            if any(text.startswith(("step", "clear")) for text in after):
                return False
    return bool(t.mine["hand"])


def blockade(t: Told) -> bool:
    number = t.facts["number"]
    return number in t.position["blockades"] and t.codes != [] and all(c.endswith(f" {number}") for c in t.codes)


def cave(t: Told) -> bool:
    [number], [spot] = t.spots("cave-"), t.spots("hex-")
    route = track(t)
    mouth = route.places[int(route.caves[int(number)])]
    return bool(t.position["caves"][int(number)]) and route.places[int(spot)] in around(mouth)


def buy(t: Told) -> bool:
    card = CARDS[t.facts["card"]]
    row = [one for one in t.position["bottom"] if f"buy {one}" in t.legal]
    dearest = PRICES[card] == t.facts["price"] == max(PRICES[one] for one in row)
    lasting = card not in SINGLE_USE_CARDS or all(one in SINGLE_USE_CARDS for one in row if PRICES[one] == PRICES[card])
    return (
        dearest
        and lasting
        and f"buy {card}" in t.codes
        and t.lights == [f"market-{card}"]
        and t.position["market"][card] > 0
    )


CLAIMS: Final[dict[str, Claim]] = {
    "final": lambda t: t.position["final"] and any("gold" in player["figures"] for player in t.others),
    "stuck": no_way,
    "adding": adding,
    "leftover": lambda t: t.position["move"]["left"] == t.facts["n"] > 0 and bool(t.codes),
    "blockade": blockade,
    "cave": cave,
    "token": lambda t: (
        t.facts["n"] == len(t.codes) and {code.removeprefix("use ") for code in t.codes} <= set(t.mine["tokens"])
    ),
    "buy": buy,
    "keep": lambda t: (
        t.position["phase"] == "discard"
        and len(t.mine["hand"]) == t.facts["n"] > 0
        and {code.removeprefix("keep ") for code in t.codes} <= set(t.mine["hand"])
    ),
    "remove": lambda t: (
        {code.split()[1] for code in t.codes} <= BASIC & set(t.mine["hand"])
        and {code.split()[0] for code in t.codes} == {"pay" if t.facts["camp"] else "remove"}
    ),
}
