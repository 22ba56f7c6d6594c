"""What must be so when a bot says something in Tzolk'in, read from the written position and the rulebook's tables."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.tzolkin.data import GEARS, MONUMENTS, SPACES, TEMPLES, TOP_SPACE, TRACKS
from tests.remarks.moment import Claim, Moment, leads, trails

FOOD_DAYS: Final = (7, 13, 20, 26)
FEEDS: Final = {"B1-01": 1, "B1-02": 1, "B1-03": 1, "B2-01": 3, "B2-02": 3, "B2-03": 3, "W-UXM3": 1}
SPARES: Final = ("B1-04", "B1-05")  # every worker eats one corn less


def bill(player: dict[str, Any]) -> int:
    """The corn that feeding everybody takes."""
    tiles = [*player["buildings"], *player["kept"]]
    mouths = player["workers"] - sum(FEEDS.get(tile, 0) for tile in tiles)
    return int(max(0, mouths) * max(0, 2 - sum(tile in SPARES for tile in tiles)))


def days_left(m: Moment) -> bool:
    return int(FOOD_DAYS[m.after["food_days"]] - m.after["day"]) == m.facts["days"]


def workers(m: Moment) -> int:
    """How many of mine stand somewhere on the board."""
    on_gears = sum(list(gear.values()).count(m.seat) for gear in m.after["gears"].values())
    return on_gears + int(m.after["fps"] == m.seat)


def stands_on(m: Moment, gear: str, space: str) -> bool:
    return bool(m.after["gears"][gear].get(space) == m.seat)


def highest(m: Moment) -> bool:
    temple = TEMPLES[m.facts["temple"]]
    step = m.mine["temples"][temple]
    alone = all(m.after["players"][seat]["temples"][temple] < step for seat in m.others)
    return alone and step > m.mine_before["temples"][temple]


def harvested_last(m: Moment) -> bool:
    jungles = [s["jungle"][str(m.facts["plantation"])]["corn"] for s in (m.before, m.after)]
    return bool(jungles[0] > jungles[1] == 0 and m.mine["corn_tiles"] > m.mine_before["corn_tiles"])


def learned(m: Moment) -> bool:
    track = TRACKS[m.facts["track"]]
    return bool(m.mine_before["technologies"][track] < 3 == m.mine["technologies"][track])


def scores(m: Moment) -> list[int]:
    return [player["vp"] for player in m.after["players"]]


CLAIMS: Final[dict[str, Claim]] = {
    "hungry": lambda m: m.mine_before["points"]["hunger"] - m.mine["points"]["hunger"] == 3 * m.facts["n"] > 0,
    "monument": lambda m: f"monument {MONUMENTS[m.facts['monument']]}" in m.done,
    "skull": lambda m: (
        list(m.after["ovals"].values()).count(m.seat) == m.facts["n"] > list(m.before["ovals"].values()).count(m.seat)
    ),
    "learned": learned,
    "begged": lambda m: f"beg {TEMPLES[m.facts['temple']]}" in m.done,
    "pot": lambda m: "place first_player" in m.done and m.before["pot"] == m.facts["n"],
    "last-corn": harvested_last,
    "highest": highest,
    "edge": lambda m: stands_on(m, GEARS[m.facts["gear"]], str(TOP_SPACE[m.facts["gear"]])),
    "short": lambda m: days_left(m) and bill(m.mine) - m.mine["corn"] == m.facts["n"] > 0,
    "ready": lambda m: (
        days_left(m) and bill(m.mine) == m.facts["need"] <= m.mine["corn"] and m.mine["corn"] == m.facts["have"]
    ),
    "lead": lambda m: leads(scores(m), m),
    "behind": lambda m: trails(scores(m), m),
    "waited": lambda m: stands_on(m, *SPACES[m.facts["space"]].rsplit("-", 1)),
    "all-out": lambda m: workers(m) == m.mine["workers"] == m.facts["n"],
}
