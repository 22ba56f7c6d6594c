"""What a Tobago position is worth: exact at the end, through whatever is half done, and no obvious blunders."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.bots import make
from sacbe.core.chance import Rng, draw
from sacbe.games.tobago.actions import ACTIONS, END_TURN
from sacbe.games.tobago.data import ASSEMBLIES
from sacbe.games.tobago.mind.ladder import AVERAGE, LADDER, MOST, hazard_of
from sacbe.games.tobago.mind.roads import leg_distances
from sacbe.games.tobago.mind.value import TobagoEvaluator
from sacbe.games.tobago.rules.island import island_of
from sacbe.games.tobago.state import SWAP_ROSES, Tobago
from tests.tobago.table import LOCATED, SPOT, THREE, TOBAGO, TWO_SITES, actor, code, do, load, players, settle

pytestmark = pytest.mark.engine


def choice(s: Tobago) -> str:
    """What `greedy` does here."""
    seat = actor(s)
    return ACTIONS.text(make("greedy", seed=1).choose(s.hide(seat), seat))


def turn_of(s: Tobago, seat: int) -> list[str]:
    """What `greedy` does until its turn is over."""
    done: list[str] = []
    while not done or done[-1] != "end":
        settle(s)
        done.append(choice(s))
        s.apply(seat, ACTIONS.parse(done[-1]))
    return done


def play(bot: str, seats: int, seed: int) -> tuple[Tobago, int]:
    """A game of such bots: its end, and how many turns it took."""
    rng = Rng(seed)
    bots = [make(bot, seed=seed + seat) for seat in range(seats)]
    s = TOBAGO.start(seats)
    turns = 0
    while s.actors():
        if s.actors() == NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (s.actors() & -s.actors()).bit_length() - 1
        chosen = bots[seat].choose(s.hide(seat), seat)
        turns += chosen == END_TURN
        s.apply(seat, chosen)
    assert isinstance(s, Tobago)
    return s, turns


# The whole game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_is_worth_its_coins(seats: int) -> None:
    s, _ = play("quick", seats, 5)
    knowledge = TobagoEvaluator()
    for seat in range(seats):
        assert knowledge.value(s, seat) == s.score(seat)
        best = max(s.score(other) for other in range(seats) if other != seat)
        assert knowledge.outlook(s, seat) == s.score(seat) - best


@pytest.mark.parametrize(
    ("bot", "seats", "seed"), [("greedy", 2, 1), ("greedy", 4, 2), ("quick", 2, 3), ("quick", 3, 4)]
)
def test_games_end_after_as_many_turns_as_people_take(bot: str, seats: int, seed: int) -> None:
    s, turns = play(bot, seats, seed)
    assert 15 <= turns <= 70
    assert sum(s.score(seat) for seat in range(seats)) > 80


# Roads


@pytest.mark.parametrize("name", ["abc-0", "ACB-1"])
def test_legs_from_hex_to_hex(name: str) -> None:
    island = island_of(ASSEMBLIES.index(name))
    legs, size = leg_distances(island), int(island.size)
    for k in range(size):
        assert legs[k * size + k] == 0
        one = {int(island.hex_at[cell]) for cell in island.legs[k]}
        assert {j for j in range(size) if legs[k * size + j] == 1} == one
        for j in range(size):
            assert legs[k * size + j] == legs[j * size + k]
            assert legs[k * size + j] <= 1 + min(legs[i * size + j] for i in one)


# Ladders


def test_one_rose_waits_for_a_better_card() -> None:
    assert LADDER.coins[LADDER.place(0, 1, 1, 0)] == pytest.approx(AVERAGE)
    # of two cards it takes the first one if that is a 4, a 5 or a 6
    two = (8 * 4 + 7 * 5 + 6 * 6) / 39 + 18 / 39 * AVERAGE
    assert LADDER.coins[LADDER.place(0, 2, 1, 0)] == pytest.approx(two)


@pytest.mark.parametrize("roses", [2, 3, 5, 8])
def test_the_lower_the_better(roses: int) -> None:
    coins = [LADDER.coins[LADDER.place(0, roses + 1, roses, j)] for j in range(roses)]
    assert coins == sorted(coins, reverse=True)
    assert coins[0] > AVERAGE > coins[-1]
    total = sum(coins)
    assert total <= AVERAGE * (roses + 1)


def test_a_curse_makes_roses_worth_less() -> None:
    safe, risky = LADDER.place(0, 5, 4, 3), LADDER.place(hazard_of(0.25), 5, 4, 3)
    assert LADDER.coins[risky] < LADDER.coins[safe]
    assert LADDER.risk[safe] == 0
    assert 0.25 < LADDER.risk[risky] < 1
    assert hazard_of(0.0) == 0
    assert hazard_of(1.0) == hazard_of(0.5)


def test_ladders_of_any_length_have_a_place() -> None:
    assert LADDER.place(0, 30, 29, 28) == LADDER.place(0, int(MOST) + 1, int(MOST), int(MOST) - 1)


# Turns


def test_digs_where_it_stands() -> None:
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT}), main="clue")
    assert choice(s) == "raise white"


def test_drives_to_a_treasure_and_digs() -> None:
    for start in ("-3,2", "-2,1", "0,0"):
        s = load(maps={"white": LOCATED}, players=players({"vehicle": start}))
        done: list[str] = []
        while not done or not done[-1].startswith("raise"):
            done.append(choice(s))
            assert done[-1].split()[0] in ("leg", "raise"), done
            s.apply(0, ACTIONS.parse(done[-1]))
        assert s.raised == 0


def test_a_round_collects_what_lies_on_the_way() -> None:
    s = load(amulets={"island": ["-4,2", "-5,3"]}, players=players({"vehicle": "-3,2"}, seats=2))
    done = turn_of(s, 0)
    assert s.amulets[0] == 2, done


def test_plays_a_clue_when_there_is_nothing_to_drive_to() -> None:
    hand = ["in-jungle", "next-to-palm"]
    s = load(
        maps={"white": {"clues": [["next-to-hut", 0]]}}, players=players({"hand": hand}, {"hand": ["in-lake"]}, seats=2)
    )
    assert turn_of(s, 0)[0].startswith("play")


def test_a_new_hand_is_better_than_one_without_a_legal_clue() -> None:
    """Nothing in a lake is in a river, a jungle, on a beach or in the mountains too."""
    places = zip(
        ("white", "grey", "brown", "black"), ("in-river", "in-jungle", "in-beach", "in-mountains"), strict=True
    )
    maps = {colour: {"clues": [[clue, 0]]} for colour, clue in places}
    s = load(maps=maps, players=players({"hand": ["in-lake", "in-largest-lake"]}, seats=2))
    assert not any(ACTIONS.text(c).startswith("play") for c in s.legal(0))
    knowledge = TobagoEvaluator()
    passed, renewed = s.copy(), s.copy()
    do(passed, 0, "end")
    do(renewed, 0, "exchange")
    assert knowledge.value(renewed, 0) > knowledge.value(passed, 0)


@pytest.mark.parametrize("vehicle", ["0,0", "3,1", "4,-2"])
def test_who_has_no_clue_drives_rather_than_waits(vehicle: str) -> None:
    """Two bots that exchange hands in sight of a located treasure would do so for ever."""
    places = zip(("grey", "brown", "black"), ("in-river", "in-mountains", "in-beach"), strict=True)
    maps = {"white": LOCATED} | {colour: {"clues": [[clue, 0]]} for colour, clue in places}
    hand = ["in-lake", "in-largest-lake"]
    s = load(maps=maps, players=players({"hand": hand, "vehicle": vehicle}, {"vehicle": "-2,0"}, seats=3))
    assert {"exchange", "end"} < {ACTIONS.text(c) for c in s.legal(0)}
    assert choice(s).startswith("leg ")


def test_a_swap_half_named_is_worth_its_best_end() -> None:
    s = load(maps={"white": TWO_SITES}, players=players({"amulets": 1}), options={"expert_amulets": True})
    do(s, 0, "amulet-swap", THREE[1])
    assert s.phase == SWAP_ROSES
    knowledge = TobagoEvaluator()
    ends = []
    for other in s.legal(0):
        after = s.copy()
        after.apply(0, other)
        ends.append(knowledge.value(after, 0))
    assert knowledge.value(s, 0) == max(ends)


# Sharing


def offered(card: str, left: list[str], ladder: list[int], seen: list[str]) -> Tobago:
    """A card is turned up; the seats of the ladder from the bottom, the raiser's first; what seat 0 has looked at."""
    clues = [[THREE[k], seat] for k, seat in enumerate(reversed(ladder[1:]))]
    s = load(
        phase="turn-up",
        maps={"white": {"clues": clues}},
        players=players({"seen": seen, "treasures": ["6f"], "hand": ["in-lake"]}, {"hand": ["in-river"]}, seats=2),
        sharing={"raiser": ladder[0], "colour": "white", "hoard": [card, *left]},
    )
    do(s, NATURE, "turn-up", card)
    return s


def test_takes_the_best_and_leaves_the_worst() -> None:
    assert choice(offered("6a", ["2a", "3a", "4a"], [0, 1, 1], [])) == "take"
    assert choice(offered("2a", ["6a", "3a", "4a"], [0, 1, 1], [])) == "pass"


def test_knows_what_it_has_seen() -> None:
    assert choice(offered("4a", ["6a", "6b"], [0, 1], ["6a", "6b"])) == "pass"
    assert choice(offered("4a", ["2a", "2b"], [0, 1], ["2a", "2b"])) == "take"


def test_takes_anything_before_a_curse_it_has_seen() -> None:
    assert choice(offered("2a", ["curse-a"], [0, 1], ["curse-a"])) == "take"


def test_leaves_a_poor_card_to_its_higher_rose_if_nobody_between_wants_it() -> None:
    """The lower one, asked first, will choose among better cards."""
    s = offered("3a", ["6a", "6b", "2a"], [0, 1, 0], ["6a", "6b"])
    assert choice(s) == "pass"


def test_who_raises_does_not_fear_the_curse_for_ever() -> None:
    """Else a treasure might lie there until the end of days."""
    deck = ["2a", "3a", "curse-a", "curse-b"]
    s = load(
        maps={"white": {"clues": [["next-to-hut", 1], ["in-jungle", 1], ["next-to-palm", 1]], "cleared": ["4,-4"]}},
        players=players({"vehicle": SPOT, "treasures": ["6a", "6b"]}, seats=2),
        treasure={"deck": deck, "safe": 0},
        main="clue",
    )
    assert choice(s) == "raise white"


# The quick player


def test_the_quick_player_digs_and_shares_like_the_other() -> None:
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT}))
    knowledge = TobagoEvaluator()
    assert knowledge.pick(s, 0, Rng(1)) == code("raise", "white")
    assert knowledge.pick(offered("6a", ["2a", "3a", "4a"], [0, 1, 1], []), 0, Rng(1)) == code("take")
    assert knowledge.pick(offered("4a", ["6a", "6b"], [0, 1], ["6a", "6b"]), 0, Rng(1)) == code("pass")


def test_the_clock_never_goes_back() -> None:
    """Between sharings: in them roses are on their way back."""
    knowledge = TobagoEvaluator()
    rng = Rng(7)
    s = TOBAGO.start(2)
    last = -1
    while s.actors():
        assert isinstance(s, Tobago)
        if s.actors() == NATURE_BIT:
            s.step(NATURE, draw(s, rng))
        else:
            s.step(actor(s), knowledge.pick(s, actor(s), rng))
        if s.raised < 0 and not s.last_sharing:
            assert knowledge.clock(s) >= last
            last = knowledge.clock(s)
    assert last > 20


def test_landmarks_placed_by_hand_are_scattered() -> None:
    rng = Rng(3)
    s: Any = TOBAGO.start(2, {"object_placement": "manual"})
    bot = make("greedy", seed=1)
    while s.placed < 10:
        seat = actor(s)
        s.apply(seat, draw(s, rng) if seat == NATURE else bot.choose(s.hide(seat), seat))
    hexes = [int(k) for k in s.landmarks]
    half = int(s.island.size) // 2
    assert 3 <= sum(k < half for k in hexes) <= 7


def test_the_same_compiled_and_uncompiled() -> None:
    """Whoever changes what the evaluator knows writes the new figures here."""
    grey = {"clues": [["in-sight-hut", 1], ["in-lake", 0]]}
    hand = ["in-river", "next-to-ocean"]
    turn = load(
        maps={"white": LOCATED, "grey": grey},
        amulets={"island": ["-5,3"]},
        players=players(
            {"vehicle": "-3,2", "hand": hand, "amulets": 1, "treasures": ["5a"]}, {"vehicle": "0,0"}, seats=3
        ),
    )
    sharing = offered("4a", ["6a", "3b", "curse-a"], [0, 1, 0], ["6a"])
    knowledge = TobagoEvaluator()
    values = [knowledge.value(turn, seat) for seat in range(3)]
    assert values == pytest.approx([17.578071, 7.386738, 2.839576])
    assert knowledge.outlook(turn, 0) == pytest.approx(10.281182)
    assert [knowledge.value(sharing, seat) for seat in range(2)] == pytest.approx([13.538247, 3.144519])
    assert knowledge.outlook(sharing, 0) == pytest.approx(11.558927)


# Waiting

# Two sites on every map and two curses in a short deck: whoever plays a clue helps the other to a treasure.
STAND_OFF: dict[str, Any] = {
    "island": "AbC-1",
    "landmarks": {
        "statues": [["-2,5", "NW"], ["0,-1", "SW"], ["-5,0", "SE"]],
        "huts": ["1,4", "5,-6", "-2,1", "3,-1"],
        "palms": ["-2,8", "3,3", "3,-4"],
    },
    "maps": {
        "white": {"clues": ["next-to-river", "next-to-largest-river", ["not-in-scrubland", 1, 1], "not-in-beach"]},
        "grey": {
            "clues": [
                ["not-next-to-river", 1, 1],
                ["next-to-largest-lake", 1, 1],
                "not-in-jungle",
                ["next-to-statue", 1, 1],
            ]
        },
        "brown": {"clues": [["in-largest-scrubland", 1, 1], "next-to-hut"]},
        "black": {
            "clues": ["next-to-largest-mountains", "not-next-to-scrubland", "in-lake", ["in-sight-hut", 1, 1]],
        },
    },
    "players": [
        {
            "vehicle": "6,-7",
            "amulets": 6,
            "hand": ["in-largest-beach", "next-to-lake", "next-to-mountains", "in-sight-largest-river"],
            "treasures": ["2f", "3a", "3c", "3h", "4e", "5a", "5b", "6a", "6c", "6d", "6e"],
        },
        {
            "vehicle": "3,-3",
            "amulets": 5,
            "hand": ["in-jungle", "in-largest-jungle", "in-largest-lake", "in-largest-mountains"],
            "treasures": ["3b", "3d", "4a", "4b", "4d", "4f", "5c", "5d", "5e", "5f", "5g", "6b"],
        },
    ],
    "treasure": {
        "deck": ["2b", "2d", "2g", "3e", "3f", "3g", "3i", "4g", "4h", "6f", "curse-a", "curse-b"],
        "refused": ["2c", "2h", "2i"],
        "buried": ["2a", "2e", "4c"],
    },
}


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("bot", ["quick", "search:4"])
def test_nobody_waits_for_ever(bot: str, seed: int) -> None:
    """T-4.3 A hand may be exchanged again and again; bots that always wait would never come to an end."""
    s, rng = load(**STAND_OFF), Rng(seed)
    bots = [make(bot, seed=seed + seat) for seat in range(s.seats)]
    for _ in range(1000):
        if not s.actors():
            return
        if s.actors() == NATURE_BIT:
            s.step(NATURE, draw(s, rng))
        else:
            seat = actor(s)
            s.apply(seat, bots[seat].choose(s.hide(seat), seat))
    raise AssertionError("a thousand steps, and no end")
