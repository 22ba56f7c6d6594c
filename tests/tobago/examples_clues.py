"""The dossier's examples E-01 to E-24: the island, setup and clues. One function an id."""

from __future__ import annotations

from typing import Any

from sacbe import NATURE
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import CLUES, COLOURS, FIRST_CURSE, PLACES, TERRAINS
from sacbe.games.tobago.notation import hexes_of
from sacbe.games.tobago.rules.island import holds
from sacbe.games.tobago.rules.maps import is_empty, is_marked
from sacbe.games.tobago.state import Tobago
from tests.tobago.table import F1, TOBAGO, at, card, code, do, in_hand, load, players, reason, settle, sites

Example = dict[str, Any]


def island_is_built(e: Example) -> None:
    s = load()
    assert s.island.name == "ABC-0"
    interior = hexes_of(s.island, s.island.interior, 0)
    assert (s.island.size, len(interior), s.island.size - len(interior)) == (104, 61, 43)
    assert TERRAINS[s.island.terrain[s.island.hex_at[PLACES.index((0, 0))]]] == "mountains"
    assert (5, 0) not in PLACES or s.island.hex_at[PLACES.index((5, 0))] == -1


def largest_areas(e: Example) -> None:
    s = load()
    for k, terrain in enumerate(TERRAINS):
        assert hexes_of(s.island, s.island.largest, k) == [at(place) for place in e["then"][terrain]]


def huts_apart(e: Example) -> None:
    statues = {"statues": F1["landmarks"]["statues"]}
    s = load(phase="landmark", options={"object_placement": "manual"}, landmarks={**statues, "huts": ["-5,2"]})
    actor = (s.actors() & -s.actors()).bit_length() - 1
    assert reason(s, actor, "place", "-1,2") == "TOO_CLOSE"
    refusal = s.why_not(actor, code("place", "-1,2"))
    assert refusal is not None
    assert (refusal.rule, refusal.facts["distance"], refusal.facts["least"]) == ("T-2.2", 4, 5)
    assert reason(s, actor, "place", "0,2") is None
    loose = load(
        phase="landmark",
        options={"object_placement": "manual", "object_spacing": 4},
        landmarks={**statues, "huts": ["-5,2"]},
    )
    assert reason(loose, actor, "place", "-1,2") is None


def one_landmark_a_hex(e: Example) -> None:
    statues = {"statues": F1["landmarks"]["statues"]}
    s = load(phase="landmark", options={"object_placement": "manual"}, landmarks={**statues, "palms": ["3,1"]})
    actor = (s.actors() & -s.actors()).bit_length() - 1
    assert reason(s, actor, "place", "3,1") == "OCCUPIED"
    assert reason(s, actor, "place", "3,0") is None


def treasure_deck(e: Example) -> None:
    s = TOBAGO.start(2)
    assert isinstance(s, Tobago)
    deck = s.dump()["treasure"]
    assert (deck["size"], len(deck["deck"]), deck["safe"]) == (41, 41, 12)
    assert deck["deck"].count("curse") == 2
    # The safe top yields no curse, what is below it does.
    safe = load(phase="look", sharing={"raiser": 0}, maps={"white": {"clues": [["in-jungle", 0]]}})
    assert s.safe == 12
    assert all(ACTIONS.decode(c)[1][0][0].isdigit() for c in safe.legal(NATURE))
    below = load(
        phase="look", sharing={"raiser": 0}, maps={"white": {"clues": [["in-jungle", 0]]}}, treasure={"safe": 0}
    )
    assert sum(map(below.tickets, below.legal(NATURE))) == FIRST_CURSE + 2
    assert len(below.legal(NATURE)) == 6, "by value"


def setup_finished(e: Example) -> None:
    for seats, started, hand, left in ((2, 2, 6, 38), (3, 3, 4, 37), (4, 4, 4, 32)):
        s = TOBAGO.start(seats)
        assert isinstance(s, Tobago)
        while s.dump()["phase"] != "turn":
            seat = (s.actors() & -s.actors()).bit_length() - 1
            s.apply(seat, s.legal(seat)[0])
        assert sum(not is_empty(s, colour) for colour in range(4)) == started
        assert [s.hand_size[k] for k in range(seats)] == [hand] * seats
        assert s.clue_deck_size == left
        assert [s.roses[k] for k in range(seats)] == [14] * seats
        assert s.turn == s.first


def empty_map_is_started(e: Example) -> None:
    maps = {
        "white": {"clues": [["in-lake", 0]]},
        "grey": {"clues": [["in-river", 1]]},
        "brown": {"clues": ["in-beach"]},
    }
    s = load(maps=maps, players=players({"hand": ["not-in-sight-hut"]}))
    for colour in COLOURS:
        assert (reason(s, 0, "play", "not-in-sight-hut", colour) is None) or colour != "black"
    do(s, 0, "play", "not-in-sight-hut", "black")
    settle(s)
    assert s.dump()["maps"]["black"]["clues"] == [["not-in-sight-hut", 0, 1]]
    assert s.dump()["main"] == "clue"


def no_reduction(e: Example) -> None:
    s = load(maps={"brown": {"clues": [card("In the largest jungle")]}}, players=players({"hand": ["in-jungle"]}))
    assert s.sites[2] == 10
    assert reason(s, 0, "play", "in-jungle", "brown") == "NO_REDUCTION"


def nothing_left(e: Example) -> None:
    s = load(maps={"black": {"clues": [card("Next to a statue")]}}, players=players({"hand": ["in-jungle"]}))
    assert s.sites[3] == 18
    assert reason(s, 0, "play", "in-jungle", "black") == "NOTHING_LEFT"


def fourteen_become_six(e: Example) -> None:
    white = {"clues": [["next-to-hut", 1]], "possible": [at(place) for place in e["given"]["white_possible"]]}
    s = load(maps={"white": white}, players=players({"hand": ["in-jungle", "in-lake", "in-river", "in-beach"]}))
    assert s.sites[0] == 14
    do(s, 0, "play", "in-jungle", "white")
    assert sites(s, "white") == sorted(
        (at(p) for p in [[-5, 1], [-4, 1], [-4, 2], [-2, -2], [-1, 6], [4, -4]]),
        key=lambda name: tuple(map(int, name.split(","))),
    )
    assert s.hand_size[0] == 3
    settle(s)
    assert s.hand_size[0] == 4
    assert "in-jungle" not in in_hand(s, 0)


def six_become_two(e: Example) -> None:
    maps = {"white": {"clues": [[card(name), 0] for name in e["given"]["white"]]}}
    s = load(maps=maps, turn=1, players=players({}, {"hand": ["next-to-palm"]}))
    do(s, 1, "play", card("Next to a palm tree"), "white")
    assert sites(s, "white") == ["-4,2", "4,-4"]


def next_to_excludes_itself(e: Example) -> None:
    s = load(maps={"white": {"clues": [card("Next to the jungle")]}})
    assert s.sites[0] == 37
    jungle = {k for k in range(s.island.size) if TERRAINS[s.island.terrain[k]] == "jungle"}
    assert not any(holds(s.possible, 0, k) for k in jungle)


def in_sight_of_a_hut(e: Example) -> None:
    s = load()
    seen, unseen = CLUES.index("in-sight-hut"), CLUES.index("not-in-sight-hut")
    for name, is_seen in (("3,-2", True), ("3,-1", True), ("3,-3", False), ("3,0", False)):
        k = s.island.hex_at[PLACES.index(tuple(map(int, name.split(","))))]
        assert holds(s.allowed, seen, k) == is_seen
        assert holds(s.allowed, unseen, k) != is_seen
    counts = [len(hexes_of(s.island, s.allowed, c)) for c in (seen, unseen)]
    assert counts == [43, 61]
    assert sum(counts) == s.island.size


def too_many_to_mark(e: Example) -> None:
    s = load(players=players({"hand": ["not-in-jungle"], "amulets": 1}))
    do(s, 0, "play", card("Not in the jungle"), "black")
    settle(s)
    assert s.sites[3] == 80
    assert not is_marked(s, 3)
    assert reason(s, 0, "amulet-remove", "black", "0,0") == "NO_MARKERS"
    assert len(sites(s, "black")) == 80


def exactly_seventeen(e: Example) -> None:
    s = load(maps={"black": {"clues": ["in-mountains"]}}, players=players({"hand": ["in-sight-ocean"]}))
    assert s.sites[3] == 23
    do(s, 0, "play", card("In sight of the ocean"), "black")
    assert s.sites[3] == 17
    assert is_marked(s, 3)


def not_next_to_the_ocean(e: Example) -> None:
    s = load(maps={"white": {"clues": [card("Not next to the ocean")]}})
    assert s.sites[0] == 61
    assert sites(s, "white") == hexes_of(s.island, s.island.interior, 0)
    assert "5,-1" not in sites(s, "white")


def across_the_bay(e: Example) -> None:
    s = load(landmarks={"huts": ["5,1"]})
    assert "5,-1" in hexes_of(s.island, s.allowed, CLUES.index("in-sight-hut"))


def reduce_before_marking(e: Example) -> None:
    s = load(maps={"black": {"clues": ["in-jungle"]}}, players=players({"hand": ["not-in-beach"]}))
    assert s.sites[3] == 24
    assert not is_marked(s, 3)
    assert reason(s, 0, "play", card("Not on the beach"), "black") == "NO_REDUCTION"


def one_clue_a_turn(e: Example) -> None:
    s = load(main="clue", players=players({"hand": ["in-jungle"]}))
    assert reason(s, 0, "play", "in-jungle", "white") == "MAIN_USED"
    assert reason(s, 0, "amulet-clue", "in-jungle", "white") == "NO_AMULET"


EXAMPLES = {
    "E-01": island_is_built,
    "E-02": largest_areas,
    "E-03": huts_apart,
    "E-05": one_landmark_a_hex,
    "E-06": treasure_deck,
    "E-07": setup_finished,
    "E-08": empty_map_is_started,
    "E-11": no_reduction,
    "E-12": nothing_left,
    "E-13": fourteen_become_six,
    "E-14": six_become_two,
    "E-16": next_to_excludes_itself,
    "E-17": in_sight_of_a_hut,
    "E-18": too_many_to_mark,
    "E-19": exactly_seventeen,
    "E-21": not_next_to_the_ocean,
    "E-22": across_the_bay,
    "E-23": reduce_before_marking,
    "E-24": one_clue_a_turn,
}
