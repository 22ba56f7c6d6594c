"""T-2 and T-6.3 as the referee reads them: the neutral workers, and what the kept wealth tiles give."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.tzolkin.data import _WEALTH, GOODS, TEMPLES, TRACKS, WEALTH
from tests.tzolkin.referee_goods import advance, climb, gain, mine
from tests.tzolkin.referee_turns import copied, new_round

TILES: Final = {row[0]: (row[1], int(row[2]), row[3:]) for row in map(str.split, _WEALTH.strip().splitlines())}
NEUTRALS: Final = {2: 12, 3: 6, 4: 0}  # T-6.1


def undealt(d: dict[str, Any]) -> set[str]:
    """The tiles that may still be turned up for a neutral worker."""
    dealt = {tile for player in d["players"] for tile in player["dealt"]}
    return set(WEALTH) - dealt - set(d["neutral_tiles"])


def place_neutral(d: dict[str, Any], tile: str) -> dict[str, Any]:
    """T-6.3 One where the tile says; the first of a small gear brings another to the opposite space."""
    d = copied(d)
    gear, space, _ = TILES[tile]
    first = not d["gears"][gear]
    d["gears"][gear][str(space)] = "neutral"
    if first and gear != "chichen_itza" and standing(d) < NEUTRALS[d["seats"]]:
        d["gears"][gear][str((space + 5) % 10)] = "neutral"
    if standing(d) == NEUTRALS[d["seats"]]:
        d["phase"] = "wealth"
    return d


def standing(d: dict[str, Any]) -> int:
    return sum(len(gear) for gear in d["gears"].values())


def open_wealth(d: dict[str, Any]) -> dict[str, Any]:
    """T-2.9 Everybody receives what his two tiles show."""
    d = copied(d)
    for seat, player in enumerate(d["players"]):
        m = mine(d, seat)
        for word in [word for tile in player["kept"] for word in TILES[tile][2]]:
            what, number = word.rstrip("0123456789"), int(word[-1])
            if what in GOODS:
                m = gain(m, what, number)
            elif what in TEMPLES:
                m = climb(m, TEMPLES.index(what))
            elif what in TRACKS:
                m = advance(m, TRACKS.index(what))[0]
            elif what == "worker":
                m = m | {"workers": m["workers"] + 1}
        player |= {name: m[name] for name in (*GOODS, "workers")}
        player["temples"] = dict(zip(TEMPLES, m["temples"], strict=True))
        player["technologies"] = dict(zip(TRACKS, m["tech"], strict=True))
        d["skulls"] = m["skulls"]
    new_round(d)
    return d
