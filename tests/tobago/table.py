"""Positions of Tobago written down in a few words, and the moves of the examples in theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import CLUES, COINS_OF, COLOURS, TREASURES, mask_of, names_of
from sacbe.games.tobago.notation import hexes_of
from sacbe.games.tobago.state import Tobago

TOBAGO = sacbe.game("tobago")
FILE: dict[str, Any] = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))
Hex = list[int]


def at(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def fixture(name: str) -> dict[str, Any]:
    f = FILE["fixtures"][name]
    return {
        "island": f["assembly"],
        "landmarks": {
            "statues": [[at([statue["q"], statue["r"]]), statue["facing"]] for statue in f["statues"]],
            "huts": [at(hut) for hut in f["huts"]],
            "palms": [at(palm) for palm in f["palms"]],
        },
    }


F1 = fixture("F1")
# On F1 these three clues leave two hexes; with one of them cleared the treasure lies on -4,2.
THREE = ("next-to-hut", "in-jungle", "next-to-palm")
SPOT = "-4,2"
LOCATED: dict[str, Any] = {"clues": [[THREE[0], 2], [THREE[1], 0], [THREE[2], 1]], "cleared": ["4,-4"]}
TWO_SITES: dict[str, Any] = {"clues": LOCATED["clues"]}
EXPERT: dict[str, Any] = {"expert_amulets": True}


def load(**position: Any) -> Tobago:
    s = TOBAGO.load({"game": "tobago", **F1, **position})
    assert isinstance(s, Tobago)
    return s


def players(*mine: dict[str, Any], seats: int = 3) -> list[dict[str, Any]]:
    return [*mine, *([{}] * (seats - len(mine)))]


def code(*words: str) -> int:
    return ACTIONS.encode(*words)


def do(s: Tobago, seat: int, *words: str) -> None:
    s.apply(seat, code(*words))


def reason(s: Tobago, seat: int, *words: str) -> str | None:
    """Why this is refused; None if it is legal. The legal list must say the same."""
    refusal = s.why_not(seat, code(*words))
    assert (code(*words) in s.legal(seat)) == (refusal is None)
    return refusal.reason if refusal else None


def card(name: str) -> str:
    """A clue card by the name the dossier gives it."""
    words = name.lower().replace("on the", "in the").replace("palm tree", "palm").split()
    out = "-".join(word for word in words if word not in ("the", "a", "of"))
    assert out in CLUES, name
    return out


def sites(s: Tobago, colour: str) -> list[str]:
    return hexes_of(s.island, s.possible, COLOURS.index(colour))


def verbs(s: Tobago, seat: int) -> set[str]:
    return {ACTIONS.verb(c) for c in s.legal(seat)}


def settle(s: Tobago) -> None:
    """Let NATURE deal clue cards, the first that comes."""
    while s.actors() == NATURE_BIT and verbs(s, NATURE) == {"deal"}:
        s.apply(NATURE, s.legal(NATURE)[0])


def coins(cards: int) -> list[int]:
    return [int(COINS_OF[TREASURES.index(name)]) for name in names_of(cards, TREASURES)]


def turn_up(s: Tobago, value: int | str) -> None:
    """The next card of the hoard is one of so many coins, or a curse."""
    s.apply(NATURE, next(c for c in s.legal(NATURE) if named(ACTIONS.decode(c)[1][0], value)))


def named(name: str, value: int | str) -> bool:
    return name.startswith(str(value))


def hoard(values: list[int | str]) -> list[str]:
    """Cards of these values."""
    out: list[str] = []
    for value in values:
        out.append(next(name for name in TREASURES if named(name, value) and name not in out))
    return out


NAMES = ("Anna", "Boris", "Igor")


def sharing(given: dict[str, Any], **options: Any) -> Tobago:
    """A sharing about to turn up its first card: ladder, amulets, treasures and hoard as the examples say them."""
    ladder = [NAMES.index(name.split()[0]) for name in given["ladder_bottom_to_top"]]
    assert "finder" in given["ladder_bottom_to_top"][0]
    clues = [[THREE[k], seat] for k, seat in enumerate(reversed(ladder[1:]))]
    cards = hoard(given["hoard_in_order"])
    taken: list[list[str]] = []
    for name in NAMES:
        mine: list[str] = []
        for value in given.get("treasures", {}).get(name, []):
            others = [c for pile in [*taken, mine, cards] for c in pile]
            mine.append(next(c for c in TREASURES if named(c, value) and c not in others))
        taken.append(mine)
    hands = (["in-lake"], ["in-river"], ["in-beach"])
    return load(
        phase="turn-up",
        turn=0,
        options=options,
        maps={"white": {"clues": clues}},
        players=[
            {
                "vehicle": SPOT,
                "amulets": given.get("amulets", {}).get(name, 0),
                "treasures": taken[k],
                "hand": hands[k],
            }
            for k, name in enumerate(NAMES)
        ],
        sharing={"raiser": 0, "colour": "white", "hoard": cards},
    )


def in_hand(s: Tobago, seat: int) -> list[str]:
    return names_of(s.hand[seat], CLUES)


def clue_mask(*cards: str) -> int:
    return mask_of(list(cards), CLUES)


def actor(s: Tobago) -> int:
    return (s.actors() & -s.actors()).bit_length() - 1


def to_phase(s: Any, *phases: str) -> Tobago:
    assert isinstance(s, Tobago)
    while s.dump()["phase"] not in phases:
        s.apply(actor(s), s.legal(actor(s))[0])
    return s


def only(clue: str, hex_name: str) -> dict[str, Any]:
    """A map with this clue and all spaces but one cleared: a located treasure."""
    probe = load(maps={"white": {"clues": [clue]}})
    return {
        "clues": [[clue, 2]],
        "cleared": [name for name in hexes_of(probe.island, probe.possible, 0) if name != hex_name],
    }
