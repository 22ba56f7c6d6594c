"""Nothing is lost: cards, roses, amulets and possible hexes at every ply of random games with every option."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sacbe.core.bits import count
from sacbe.games.tobago.data import AMULETS, CLUES, COINS_OF, COLOURS, FIRST_OF_KIND, PLACES, ROSES
from sacbe.games.tobago.notation import hexes_of
from sacbe.games.tobago.state import Tobago
from sacbe.testing.walks import Setting, walk, walked

pytestmark = pytest.mark.compiled
SETTINGS = [setting for setting in walked() if setting.slug == "tobago"]


def check_cards(d: dict[str, Any]) -> None:
    on_maps = [clue[0] for colour in COLOURS for clue in d["maps"][colour]["clues"]]
    held = [name for player in d["players"] for name in [*player["hand"], *player["exchanged"]]]
    first = [d["clues"]["first"]] if d["clues"]["first"] else []
    assert sorted([*d["clues"]["deck"], *d["clues"]["played"], *on_maps, *held, *first]) == sorted(CLUES)
    assert d["clues"]["size"] == len(d["clues"]["deck"])

    cards = [int(COINS_OF[k]) or "curse" for k in range(39 + d["options"]["curse_cards"])]
    t, sharing = d["treasure"], d["sharing"] or {}
    piles = [*t["deck"], *t["refused"], *t["buried"], *t["buried_safe"], *t["removed"], *sharing.get("hoard", [])]
    turned = [sharing["turned"]] if sharing.get("turned") else []
    taken = [name for player in d["players"] for name in player["treasures"]]
    assert Counter([*piles, *turned, *taken]) == Counter(cards)
    assert t["size"] == len(t["deck"])
    assert t["safe"] <= len([card for card in t["deck"] if card != "curse"])


def check_pieces(d: dict[str, Any]) -> None:
    owned = sum(player["amulets"] for player in d["players"])
    assert d["amulets"]["supply"] + len(d["amulets"]["island"]) + owned == AMULETS
    for seat, player in enumerate(d["players"]):
        roses = sum(clue[2] for colour in COLOURS for clue in d["maps"][colour]["clues"] if clue[1] == seat)
        sharing = d["sharing"]
        if sharing and sharing["raiser"] == seat and sharing["finder_token"]:
            roses += sharing["finder"]
        assert player["roses"] + roses == ROSES
    limit = 6 if len(d["players"]) == 2 else 4
    assert all(len(player["hand"]) <= limit for player in d["players"])


def check_maps(s: Tobago) -> None:
    for colour in range(4):
        assert len(hexes_of(s.island, s.possible, colour)) == s.sites[colour] > 0


def check_landmarks(s: Tobago) -> None:
    places = [PLACES[s.island.cell[s.landmarks[k]]] for k in range(10)]
    assert len(set(places)) == 10
    for kind in range(3):
        same = places[FIRST_OF_KIND[kind] : FIRST_OF_KIND[kind + 1]]
        for i, (q, r) in enumerate(same):
            for q2, r2 in same[i + 1 :]:
                assert max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2)) >= s.options.spacing
    interior = hexes_of(s.island, s.island.interior, 0)
    assert all(f"{q},{r}" in interior for q, r in places[: FIRST_OF_KIND[1]])


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_nothing_is_lost(setting: Setting) -> None:
    last = None
    for ply, (s, _, _) in enumerate(walk(setting, 21)):
        assert isinstance(s, Tobago)
        last = s
        if ply < 300 or ply % 5 == 0 or s.raised >= 0:
            d = s.dump()
            check_cards(d)
            check_pieces(d)
        if s.phase > 6:
            check_maps(s)
        assert all(s.kept[k] <= count(s.hand[k] & ~s.open_shuffled) for k in range(s.seats))
    assert last is not None
    check_landmarks(last)
