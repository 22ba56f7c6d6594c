"""T-7 What a seat knows and what it does not, and that guesses are as likely as the truth."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sacbe import EVERYBODY, NATURE, SPECTATOR, State
from sacbe.core.bits import count
from sacbe.games.tobago import GAME
from sacbe.games.tobago.data import ALL_CURSES, CLUES, names_of
from sacbe.games.tobago.rules.hoards import choose
from sacbe.games.tobago.rules.values import cards_in, curses_in, many_of, number_of, tally, without
from sacbe.games.tobago.state import Tobago
from sacbe.testing.walks import Setting, pick, some_positions, walked
from tests.tobago.table import LOCATED, SPOT, do, load, players

pytestmark = pytest.mark.compiled
GUESSES = 3000


def guesses(view: Tobago) -> list[Tobago]:
    rng = random.Random(7)
    return [view.guess(rng) for _ in range(GUESSES)]


def near(found: int, chance: float) -> bool:
    """Within five standard deviations."""
    return bool(abs(found - GUESSES * chance) < 5 * (GUESSES * chance * (1 - chance)) ** 0.5 + 1)


def test_hands_are_seen_by_their_owners_only() -> None:
    hands: list[dict[str, Any]] = [{"hand": ["in-lake", "in-river"]}, {"hand": ["in-beach"]}, {}]
    s = load(players=hands)
    seen = s.hide(0).dump()["players"]
    assert [player["hand"] for player in seen] == [["in-river", "in-lake"], ["+1"], []]
    assert [player["hand"] for player in s.hide(SPECTATOR).dump()["players"]] == [["+2"], ["+1"], []]
    assert "in-beach" in s.hide(0).dump()["clues"]["deck"]
    assert s.hide(0).dump()["clues"]["size"] == s.dump()["clues"]["size"] == 49


def test_hidden_clue_cards_are_anywhere_with_equal_chances() -> None:
    s = load(
        players=[{"hand": ["in-lake"], "exchanged": ["in-river"]}, {"hand": ["in-beach"], "exchanged": ["in-jungle"]}],
        clues={"deck": ["in-mountains", "in-scrubland"], "played": ["next-to-hut"]},
    )
    found = Counter(names_of(g.hand[1], CLUES)[0] for g in guesses(s.hide(0)))
    assert set(found) == {"in-beach", "in-jungle", "in-mountains", "in-scrubland"}
    assert all(near(n, 1 / 4) for n in found.values())
    shut = Counter(names_of(g.exchanged[1], CLUES)[0] for g in guesses(s.hide(0)))
    assert set(shut) == set(found)
    own = s.hide(0).guess(random.Random(1))
    assert (own.hand[0], own.exchanged[0], own.played) == (s.hand[0], s.exchanged[0], s.played)


def test_cards_held_over_a_shuffle_are_none_of_it_t_4_1_7() -> None:
    """Boris holds on to his card while the discards become the deck: it is none of those Anna saw go there."""
    s = load(
        players=[
            {"hand": ["in-lake"], "exchanged": ["in-river"]},
            {"hand": ["in-beach", "in-scrubland"], "exchanged": ["in-jungle"]},
        ],
        clues={"deck": [], "played": ["next-to-hut"]},
    )
    do(s, 0, "play", "in-lake", "white")
    assert s.clue_deck_size == 3
    before = guesses(s.hide(0))
    found = Counter(name for g in before for name in names_of(g.hand[1], CLUES))
    assert set(found) == {"in-beach", "in-scrubland", "in-jungle"}
    assert all(near(n, 2 / 3) for n in found.values())
    for name in ("in-river", "next-to-hut", "in-jungle"):
        do(s, NATURE, "deal", name)
    do(s, 0, "end")
    assert [int(s.kept[seat]) for seat in (0, 1)] == [0, 2]
    do(s, 1, "play", "in-beach", "grey")
    assert [int(s.kept[seat]) for seat in (0, 1)] == [0, 1]
    do(s, 1, "end")
    do(s, 0, "play", "next-to-hut", "brown")
    assert s.kept[0] == 0, "a card drawn after the shuffle was not held over it"
    t = load(players=[{}, {"hand": ["in-beach"], "kept": [1, 0]}], clues={"deck": ["in-lake"]}, turn=1)
    do(t, 1, "exchange")
    assert (t.kept[1], t.kept_exchanged[1]) == (0, 1)


def drawn() -> Tobago:
    """Anna has looked at 6a and the curse, Boris at 2a, Igor at 3a; the extra card is 4a."""
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}), treasure={"safe": 0})
    do(s, 0, "raise", "white")
    for name in ("6a", "curse-a", "2a", "3a"):
        do(s, NATURE, "look", name)
    do(s, NATURE, "extra", "4a")
    return s


def test_who_has_looked_at_which_card() -> None:
    s = drawn()
    assert s.hide(0).dump()["sharing"]["hoard"] == [6, "curse", "+3"]
    assert s.hide(1).dump()["sharing"]["hoard"] == [2, "+4"]
    assert s.hide(SPECTATOR).dump()["sharing"]["hoard"] == ["+5"]
    assert [player["seen"] for player in s.hide(1).dump()["players"]] == [[], [2], []]
    assert [player["looks"] for player in s.hide(1).dump()["players"]] == [2, 1, 1]


def test_a_card_not_looked_at_may_be_any_that_is_out_of_sight() -> None:
    s = drawn()
    view = s.hide(1)
    unknown = 41 - 1
    cursed = Counter(count(g.hoard & ALL_CURSES) for g in guesses(view))
    # Four of forty unknown cards lie in the hoard; two of the forty are curses.
    assert near(cursed[0], (36 * 35) / (unknown * (unknown - 1)))
    for g in guesses(view)[:50]:
        assert (g.hoard_size, count(g.hoard), count(g.treasure_deck)) == (5, 5, g.treasure_deck_size)
        assert [cards_in(g.seen[seat]) for seat in range(3)] == [2, 1, 1]
        assert without(g.seen[0] + g.seen[1] + g.seen[2], tally(g.hoard)) == 0


def test_nobody_else_is_left_to_have_drawn_the_extra_card() -> None:
    """Boris knows his own card: whoever of the others looked at a given hidden card is a matter of chance."""
    view = drawn().hide(1)
    looked = Counter(cards_in(g.seen[seat]) for g in guesses(view)[:50] for seat in (0, 2))
    assert looked == {2: 50, 1: 50}
    # four unknown cards: Anna drew two of them, Igor one, and one is the extra card
    cursed = Counter("Anna" if curses_in(g.seen[0]) else "other" for g in guesses(view) if g.hoard & ALL_CURSES)
    share = cursed["Anna"] / sum(cursed.values())
    assert abs(share - 1 / 2) < 0.1


def test_curses_do_not_come_from_the_safe_top() -> None:
    """Two of five cards came from below the safe top; Igor saw one of those, the other is the extra card."""
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}), treasure={"safe": 3})
    do(s, 0, "raise", "white")
    for name in ("6a", "6a", "2a", "3a"):
        do(s, NATURE, "look", name)
    do(s, NATURE, "extra", "4a")
    anna = guesses(s.hide(0))
    # For Anna: Boris drew from the top; Igor's card and the extra card are two of 36 + 2 places for two curses.
    places = int(s.treasure_deck_size) + 2
    none = (places - 2) * (places - 3) / (places * (places - 1))
    assert near(sum(g.hoard & ALL_CURSES == 0 for g in anna), none)
    assert all(curses_in(g.seen[1]) == 0 for g in anna)
    igor = guesses(s.hide(2))
    places = int(s.treasure_deck_size) + 1
    assert near(sum(g.hoard & ALL_CURSES == 0 for g in igor), (places - 2) / places)
    # One card is turned up and is no curse: it may have been the one from below, so that the rest is safer now.
    do(s, NATURE, "turn-up", "4a")
    left = 3 / 4
    found = sum(g.hoard & ALL_CURSES != 0 for g in guesses(s.hide(2)))
    deck = int(s.treasure_deck_size)
    weight_in, weight_out = 2 * left * deck, deck * (deck - 1)
    assert near(found, weight_in / (weight_in + weight_out))


def test_cards_buried_unseen_are_remembered_by_who_looked() -> None:
    s = drawn()
    do(s, NATURE, "turn-up", "2a")
    for seat in (0, 1, 0):
        do(s, seat, "pass")
    do(s, 2, "take")
    do(s, NATURE, "turn-up", "3a")
    do(s, 0, "take")
    do(s, NATURE, "turn-up", "4a")
    do(s, 1, "take")
    do(s, NATURE, "turn-up", "6a")
    do(s, 0, "take")
    assert s.dump()["treasure"]["buried"] == ["curse"]
    assert s.hide(0).dump()["treasure"]["buried"] == ["curse"]
    assert s.hide(1).dump()["treasure"]["buried"] == ["+1"]
    assert "curse" in s.hide(1).dump()["treasure"]["deck"]
    found = sum(g.buried & ALL_CURSES != 0 for g in guesses(s.hide(1)))
    assert near(found, 2 / 37)


def test_early_draws_are_none_of_the_shuffled_discards() -> None:
    """T-4.5.3 Anna and Boris drew before the discards were shuffled into the deck, Igor's and the extra card after."""
    s = load(
        maps={"white": LOCATED},
        players=players({"vehicle": SPOT, "hand": ["in-lake"]}),
        treasure={"deck": [6, 6, 6], "refused": [2, 2, 2], "buried": [5]},
    )
    do(s, 0, "raise", "white")
    for name in ("6a", "6a", "6a", "2a"):
        do(s, NATURE, "look", name)
    do(s, NATURE, "extra", "2a")
    assert s.hoard_old == 3
    assert s.guess(random.Random(1)).dump() == s.dump()
    view = s.hide(0)
    assert view.dump()["sharing"]["hoard"] == [6, 6, "+3"]
    # Boris has a 6 or the 5: Anna cannot know which was buried. Igor and the extra card: two of the other four.
    found: Counter[int] = Counter()
    for g in guesses(view):
        assert cards_in(g.seen[1]) == 1
        found[int(g.seen[1])] += 1
        assert number_of(tally(g.hoard), 0) >= 1
    assert set(found) == {int(many_of(4, 1)), int(many_of(3, 1))}
    assert near(found[int(many_of(4, 1))], 1 / 2)


def test_a_whole_position_is_its_own_guess() -> None:
    s = drawn()
    assert s.guess(random.Random(1)).dump() == s.dump()
    assert choose([0, 0], random.Random(1)) == 0


def sees(viewer: int, s: State, seat: int, code: int) -> bool:
    told = s.audience(seat, code)
    return seat == viewer or told == EVERYBODY or (viewer >= 0 and bool(told >> viewer & 1))


@pytest.mark.parametrize("setting", [one for one in walked() if one.slug == "tobago"], ids=str)
def test_worlds_that_look_alike_go_on_to_look_alike(setting: Setting) -> None:
    """What the viewer sees done is done in both worlds, what he does not see may differ."""
    for k, start in enumerate(some_positions(setting, 12, 12)):
        for viewer in [*range(setting.seats), SPECTATOR]:
            rng = random.Random(k)
            s, other = start.copy(), start.hide(viewer).guess(random.Random(k + 1))
            for _ in range(15):
                if not s.actors():
                    break
                seat, code = pick(s, rng)
                if sees(viewer, s, seat, code):
                    alike = [code]
                else:
                    alike = [c for c in other.legal(seat) if not sees(viewer, other, seat, c)]
                same = rng.choice(alike)
                if same not in other.legal(seat):
                    break  # a hidden card is played or turned up
                s.apply(seat, code)
                other.apply(seat, same)
                assert json.dumps(other.hide(viewer).dump()) == json.dumps(s.hide(viewer).dump())


def test_how_old_a_card_was_is_not_told_t_7() -> None:
    """Seat 1 held one of two cards over the last shuffle and plays one: nobody else can tell which of the two."""
    views = []
    for old, new in (("in-beach", "in-jungle"), ("in-jungle", "in-beach")):
        hands = [{"hand": ["in-lake"]}, {"hand": [old, new], "kept": [1, 0]}, {}]
        s = load(turn=1, players=hands, clues={"deck": ["in-river"]})
        do(s, 1, "play", "in-jungle", "white")
        views.append(s.hide(0).dump())
    assert views[0] == views[1]


def test_cards_buried_with_a_struck_curse_may_all_be_safe_t_2_3() -> None:
    s = load(
        maps={"white": LOCATED},
        players=[{"vehicle": SPOT, "hand": ["in-lake"], "amulets": 1}, {"amulets": 1}, {"amulets": 1}],
        treasure={"safe": 4},
    )
    do(s, 0, "raise", "white")
    for card in ("2a", "2a", "2a", "2a"):
        do(s, NATURE, "look", card)
    do(s, NATURE, "extra", "curse-a")
    do(s, NATURE, "turn-up", "curse-a")
    assert (s.buried_size, s.buried_safe_size) == (0, 4)
    assert not any((g.buried | g.buried_safe) & ALL_CURSES for g in guesses(s.hide(SPECTATOR)))


def test_a_seat_remembers_which_discards_were_shuffled_t_4_5_3() -> None:
    s = load(
        maps={"white": LOCATED},
        players=[{"vehicle": SPOT, "hand": ["in-lake"], "saw_buried": [6]}, {}, {}],
        treasure={"deck": [2, 2, 2], "buried": [6, 5], "safe": 0},
    )
    do(s, 0, "raise", "white")
    for _ in range(3):
        do(s, NATURE, "look", "2a")
    assert s.hoard_old == 3
    early = {int(g.seen[1]) for g in guesses(s.hide(0))}
    assert early == {int(many_of(0, 1)), int(many_of(3, 1))}, "a 2 or the 5, not the 6"
    assert not s.hide(1).dump()["players"][0]["recycled"]


@pytest.mark.parametrize("setting", [one for one in walked() if one.slug == "tobago"], ids=str)
def test_which_of_two_equal_cards_lies_where_is_told_to_nobody_t_7_2(setting: Setting) -> None:
    """Equal cards change places all over: everybody sees, may do and draws the same, now and later."""
    for k, s in enumerate(some_positions(setting, 31, 12)):
        assert isinstance(s, Tobago)
        rng = random.Random(k)
        other = s.copy()
        swap = swapped_cards(rng)
        for field in ("treasure_deck", "hoard", "refused", "buried", "buried_safe"):
            setattr(other, field, swap(getattr(s, field)))
        for seat in range(setting.seats):
            other.treasures[seat] = swap(s.treasures[seat])
        if s.turned >= 0:
            other.turned = swap(1 << s.turned).bit_length() - 1
        for _ in range(40):
            assert other.dump() == s.dump()
            for viewer in (*range(setting.seats), SPECTATOR):
                assert other.hide(viewer).dump() == s.hide(viewer).dump()
                assert (
                    other.hide(viewer).guess(random.Random(k)).dump() == s.hide(viewer).guess(random.Random(k)).dump()
                )
            if not s.actors():
                break
            seat, code = pick(s, rng)
            assert other.legal(seat) == s.legal(seat)
            assert [other.tickets(c) for c in other.legal(NATURE)] == [s.tickets(c) for c in s.legal(NATURE)]
            s.apply(seat, code)
            other.apply(seat, code)


def swapped_cards(rng: random.Random) -> Any:
    """A renaming of the gold cards within their values."""
    names = list(range(41))
    for first, end in ((0, 9), (9, 18), (18, 26), (26, 33), (33, 39)):
        some = names[first:end]
        rng.shuffle(some)
        names[first:end] = some
    return lambda cards: sum(1 << names[card] for card in range(41) if int(cards) >> card & 1)


def test_a_last_sharing_with_hardly_a_card_elsewhere_is_filled_in() -> None:
    """More cards are turned up than others can have drawn: some of them must be the viewer's own."""
    whole: Tobago = GAME.load(json.loads(Path(__file__).with_name("last_sharing.json").read_text()))
    for viewer in (0, 1, SPECTATOR):
        view = whole.hide(viewer)
        for seed in range(20):
            guess = view.guess(random.Random(seed))
            assert count(guess.hoard) == guess.hoard_size
            assert guess.hide(viewer) == view
