"""The dossier's examples E-50 to E-69, E-96 to E-98, E-110, E-114: sharing, curses, the end. One function an id."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sacbe import NATURE
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import ROSES, TREASURES, mask_of, names_of
from sacbe.games.tobago.rules.hoards import hoard_worlds
from sacbe.games.tobago.state import Tobago
from tests.tobago.table import (
    LOCATED,
    SPOT,
    TOBAGO,
    coins,
    do,
    hoard,
    load,
    players,
    settle,
    sharing,
    turn_up,
    verbs,
)

Example = dict[str, Any]
ANNA, BORIS, IGOR = range(3)


def asked(s: Tobago) -> int:
    return (s.actors() & -s.actors()).bit_length() - 1


def say(s: Tobago, seat: int, word: str) -> None:
    assert s.actors() == 1 << seat
    do(s, seat, word)


def refused(s: Tobago) -> list[int]:
    return sorted(coins(s.refused))


def buried(s: Tobago) -> list[str]:
    return names_of(s.buried | s.buried_safe, TREASURES)


def roses(s: Tobago) -> list[int]:
    return [int(s.roses[seat]) for seat in range(s.seats)]


def starts(s: Tobago, seat: int) -> None:
    """This seat starts the new map, and the raiser's turn goes on."""
    assert s.dump()["phase"] == "start"
    assert s.actors() == 1 << seat
    assert verbs(s, seat) == {"start"}
    s.apply(seat, s.legal(seat)[0])
    settle(s)
    assert s.dump()["phase"] == "turn"
    assert [clue[1] for clue in s.dump()["maps"]["white"]["clues"]] == [seat]


def cards_are_drawn(e: Example) -> None:
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}))
    do(s, ANNA, "raise", "white")
    lookers = []
    while s.dump()["phase"] == "look":
        outcome = s.legal(NATURE)[0]
        lookers.append(int(s.looker))
        assert s.audience(NATURE, outcome) == 1 << s.looker
        s.apply(NATURE, outcome)
    assert lookers == [ANNA, ANNA, BORIS, IGOR]
    assert s.dump()["phase"] == "extra"
    assert s.audience(NATURE, s.legal(NATURE)[0]) == 0
    s.apply(NATURE, s.legal(NATURE)[0])
    assert s.hoard_size == 5
    for seat, seen in ((ANNA, 2), (BORIS, 1), (IGOR, 1), (-1, 0)):
        view = s.hide(seat).dump()["sharing"]["hoard"]
        assert len([card for card in view if card in (2, 3, 4, 5, 6, "curse")]) == seen
        assert view[-1] == f"+{5 - seen}"


def whole_sharing(e: Example) -> None:
    s = sharing(e["given"])
    turn_up(s, 3)
    for seat in (ANNA, BORIS, ANNA):
        say(s, seat, "pass")
    say(s, IGOR, "take")
    turn_up(s, 6)
    say(s, ANNA, "take")
    turn_up(s, 2)
    say(s, BORIS, "pass")
    say(s, ANNA, "pass")
    assert refused(s) == [2]
    turn_up(s, 4)
    say(s, BORIS, "take")
    turn_up(s, 5)
    say(s, ANNA, "take")
    assert [sorted(coins(s.treasures[seat])) for seat in range(3)] == [[5, 6], [4], [3]]
    assert roses(s) == [ROSES] * 3
    starts(s, ANNA)


def asked_twice(e: Example) -> None:
    s = sharing({"ladder_bottom_to_top": ["Anna (finder)", "Boris", "Anna"], "hoard_in_order": [4, 2, 5, 6]})
    turn_up(s, 4)
    say(s, ANNA, "pass")
    say(s, BORIS, "pass")
    assert s.dump()["sharing"]["asked"] == 2
    say(s, ANNA, "take")
    assert s.finder == 1
    assert s.dump()["maps"]["white"]["clues"] == [["next-to-hut", 0, 0], ["in-jungle", 1, 1]]


def rest_discarded_unseen(e: Example) -> None:
    s = sharing({"ladder_bottom_to_top": ["Anna (finder)", "Boris"], "hoard_in_order": [4, 2, "curse"]})
    turn_up(s, 4)
    say(s, ANNA, "take")
    turn_up(s, 2)
    say(s, BORIS, "take")
    assert buried(s) == ["curse-a"]
    assert s.removed == 0
    assert [coins(s.treasures[seat]) for seat in range(3)] == [[4], [2], []]
    starts(s, BORIS)


def last_card_refused(e: Example) -> None:
    s = sharing({"ladder_bottom_to_top": ["Anna (finder)", "Boris"], "hoard_in_order": [4]})
    turn_up(s, 4)
    say(s, ANNA, "pass")
    say(s, BORIS, "pass")
    assert refused(s) == [4]
    assert roses(s) == [ROSES] * 3
    starts(s, ANNA)


def raiser_without_a_clue(e: Example) -> None:
    clues = [["next-to-hut", IGOR], ["in-jungle", BORIS], ["next-to-palm", BORIS]]
    white = {"clues": clues, "cleared": ["4,-4"]}
    s = load(maps={"white": white}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}))
    do(s, ANNA, "raise", "white")
    while s.actors() & 1 << NATURE:
        s.apply(NATURE, s.legal(NATURE)[0])
    assert [int(s.looks[seat]) for seat in range(3)] == [1, 2, 1]
    assert asked(s) == ANNA


def lossless(s: Tobago) -> tuple[list[int], list[list[int]]]:
    return [int(s.amulets[k]) for k in range(3)], [sorted(coins(s.treasures[k])) for k in range(3)]


def curse_after_a_card(e: Example) -> None:
    s = sharing(e["given"])
    turn_up(s, 6)
    say(s, ANNA, "take")
    turn_up(s, "curse")
    assert lossless(s) == ([1, 0, 0], [[6], [6], [3]])
    assert refused(s) == [5]
    assert sorted(coins(s.buried)) == [2, 4, 5]
    assert names_of(s.removed, TREASURES) == ["curse-a"]
    assert roses(s) == [ROSES] * 3
    starts(s, ANNA)


def curse_first(e: Example) -> None:
    s = sharing(e["given"])
    turn_up(s, "curse")
    assert lossless(s) == ([1, 0, 0], [[], [6], [3]])
    starts(s, ANNA)


def one_loss_each(e: Example) -> None:
    given = {
        "ladder_bottom_to_top": ["Anna (finder)", "Anna", "Anna"],
        "amulets": {"Anna": 2},
        "treasures": {"Anna": [6]},
        "hoard_in_order": ["curse", 4, 5, 2],
    }
    s = sharing(given)
    turn_up(s, "curse")
    assert lossless(s) == ([1, 0, 0], [[6], [], []])


def nothing_at_stake(e: Example) -> None:
    given = {
        "ladder_bottom_to_top": ["Anna (finder)", "Boris"],
        "amulets": {"Boris": 1},
        "hoard_in_order": [4, "curse", 5],
    }
    s = sharing(given)
    turn_up(s, 4)
    say(s, ANNA, "pass")
    say(s, BORIS, "take")
    turn_up(s, "curse")
    assert lossless(s) == ([0, 1, 0], [[], [4], []])


def second_curse_unused(e: Example) -> None:
    given = {"ladder_bottom_to_top": ["Anna (finder)"], "hoard_in_order": ["curse", "curse", 5]}
    s = sharing(given)
    turn_up(s, "curse")
    assert names_of(s.removed, TREASURES) == ["curse-a"]
    assert "curse-b" in buried(s)


def sharing_goes_on(e: Example) -> None:
    s = sharing(e["given"], curse_effect="continue_all")
    turn_up(s, "curse")
    assert lossless(s) == ([1, 0, 0], [[], [6], [3]])
    assert s.dump()["phase"] == "turn-up"
    assert sorted(coins(s.hoard)) == [2, 4, 5, 6]
    turn_up(s, 4)
    for seat in (ANNA, BORIS, ANNA, IGOR):
        say(s, seat, "pass")
    assert refused(s) == [4, 5]


def curse_comes_back(e: Example) -> None:
    cards = hoard(["curse", 4, 5])
    s = load(
        phase="turn-up",
        options={"curse_returns": True},
        maps={"white": {"clues": [["next-to-hut", ANNA]]}},
        players=players({"hand": ["in-lake"]}),
        treasure={"deck": ["2a", "2b", "2c", "2d", "2e", "3a", "3b", "3c", "3d", "3e"]},
        sharing={"raiser": ANNA, "hoard": cards},
    )
    assert s.treasure_deck_size == 10
    turn_up(s, "curse")
    assert s.treasure_deck_size == 11
    assert s.dump()["treasure"]["deck"].count("curse") == 1
    assert s.removed == 0


def one_curse_deeper(e: Example) -> None:
    deck = TOBAGO.start(2, {"curse_cards": 1, "curse_depth": 21}).dump()["treasure"]
    assert (deck["size"], len(deck["deck"]), deck["safe"]) == (40, 40, 18)
    assert deck["deck"].count("curse") == 1


def deck_of(n: int) -> Tobago:
    s = load(
        maps={"white": LOCATED},
        players=players({"vehicle": SPOT, "hand": ["in-lake"]}, {"hand": ["in-river"]}, {"hand": ["in-beach"]}),
        treasure={"deck": list(TREASURES[:n])},
    )
    do(s, ANNA, "raise", "white")
    while s.actors() & 1 << NATURE:
        s.apply(NATURE, s.legal(NATURE)[0])
        if s.dump()["phase"] == "turn-up":
            break
    assert s.hoard_size == 5
    return s


def finish(s: Tobago) -> None:
    while s.dump()["phase"] in ("turn-up", "offer"):
        seat = asked(s)
        s.apply(seat, s.legal(seat)[0])


def deck_emptied(e: Example) -> None:
    s = deck_of(5)
    assert s.treasure_deck_size == 0
    finish(s)
    assert s.actors() == 0
    assert s.dump()["amulets"] == {"island": [], "supply": 21}
    assert s.winners() != 0


def one_card_left(e: Example) -> None:
    s = deck_of(6)
    assert s.treasure_deck_size == 1
    finish(s)
    assert s.dump()["phase"] == "start"


def victory_shared(e: Example) -> None:
    anna, boris = [6, 6, 6, 5, 5, 3], [6, 6, 6, 5, 5, 3]
    igor = [5, 5, 5, 4, 4, 3, 2]
    s = load(
        phase="over",
        players=[{"treasures": anna, "amulets": 0}, {"treasures": boris}, {"treasures": igor, "amulets": 9}],
    )
    assert [s.score(seat) for seat in range(3)] == [31, 31, 28]
    assert s.winners() == 0b011


def the_card_just_taken(e: Example) -> None:
    s = sharing(e["given"])
    turn_up(s, 6)
    say(s, ANNA, "take")
    turn_up(s, "curse")
    assert lossless(s) == ([0, 0, 0], [[3], [], []])
    assert sorted([*refused(s), *coins(s.buried)]) == [2, 4, 5, 6]
    starts(s, ANNA)


def protected_stay(e: Example) -> None:
    s = sharing(e["given"], curse_effect="continue_protected")
    turn_up(s, "curse")
    assert lossless(s) == ([0, 0, 0], [[4], [2], []])
    assert roses(s) == [ROSES - 1, ROSES, ROSES]
    turn_up(s, 6)
    say(s, ANNA, "pass")
    assert refused(s) == [5, 6]
    turn_up(s, "curse")
    assert lossless(s) == ([0, 0, 0], [[], [2], []])
    assert refused(s) == [4, 5, 6]
    assert coins(s.buried) == [3]
    assert s.removed == mask_of(["curse-a", "curse-b"], TREASURES)
    assert roses(s) == [ROSES] * 3
    starts(s, ANNA)


def equal_cards(e: Example) -> None:
    """Boris and Anna have each drawn a 4; the extra card is a 2."""
    white = {"clues": [["next-to-hut", BORIS], ["in-jungle", BORIS], ["next-to-palm", BORIS]], "cleared": ["4,-4"]}
    s = load(maps={"white": white}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}))
    do(s, ANNA, "raise", "white")
    for card in ("4a", "4a", "3a", "5a"):
        do(s, NATURE, "look", card)
    do(s, NATURE, "extra", "2a")
    fours = [c for c in s.legal(NATURE) if ACTIONS.decode(c)[1][0].startswith("4")]
    assert (len(fours), s.tickets(fours[0]), sum(map(s.tickets, s.legal(NATURE)))) == (1, 2, 5)
    other = s.copy()
    other.hoard ^= mask_of(["4a", "4h"], TREASURES)  # another 4 in its place
    other.treasure_deck ^= mask_of(["4a", "4h"], TREASURES)
    for t in (s, other):
        turn_up(t, 4)
    for seat in (*range(3), -1):
        assert s.hide(seat).dump() == other.hide(seat).dump()


def still_a_six(e: Example) -> None:
    s = load(
        phase="offer",
        maps={"white": {"clues": [["next-to-hut", BORIS]]}},
        players=[{}, {"seen": [6], "looks": 1}],
        treasure={"deck": [6, 2, 2, 2], "size": 2, "safe": 0},
        sharing={"raiser": ANNA, "colour": "white", "hoard": ["+2"], "turned": 6},
    )
    chance = total = 0.0
    for world in hoard_worlds(s):
        # his own 6 is still there, or one of the two unknown cards out of 6, 2, 2, 2 is a 6
        chance += world.weight * (1.0 if world.mine == 0 else 0.5)
        total += world.weight
    assert chance / total == pytest.approx(2 / 3)
    rng = random.Random(5)
    found = sum(bool(s.guess(rng).hoard & mask_of([f"6{c}" for c in "abcdef"], TREASURES)) for _ in range(3000))
    assert abs(found - 2000) < 5 * 26


EXAMPLES = {
    "E-122": equal_cards,
    "E-123": still_a_six,
    "E-50": cards_are_drawn,
    "E-51": whole_sharing,
    "E-52": asked_twice,
    "E-53": rest_discarded_unseen,
    "E-55": last_card_refused,
    "E-56": raiser_without_a_clue,
    "E-60": curse_after_a_card,
    "E-61": curse_first,
    "E-63": one_loss_each,
    "E-64": nothing_at_stake,
    "E-65": second_curse_unused,
    "E-66": sharing_goes_on,
    "E-68": curse_comes_back,
    "E-69": one_curse_deeper,
    "E-96": deck_emptied,
    "E-97": one_card_left,
    "E-98": victory_shared,
    "E-110": the_card_just_taken,
    "E-114": protected_stay,
}
