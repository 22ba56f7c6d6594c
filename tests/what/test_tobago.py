"""The facts that Tobago tells of its island, maps, decks and players, held against the written position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from sacbe.games.tobago.data import COLOURS, FACINGS, HEXES
from sacbe.games.tobago.show.words import place_name, words
from sacbe.games.tobago.state import Tobago
from tests.tobago.referee_island import Hex, area, gazed, interior, land, largest_area, name, one_leg
from tests.tobago.referee_table import Table, read
from tests.tobago.views import SHOW, positions
from tests.what.drawn import NAMES

pytestmark = pytest.mark.compiled  # what is told is no engine: once is enough, where games are quick

WHO = NAMES["en"]
TEXT = words("en")
every_table = pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 6)])


def facts(s: Tobago, viewer: int, thing: str) -> list[str]:
    answer = SHOW.what(s.hide(viewer), viewer, thing, "en", WHO)
    assert answer is not None, thing
    return answer.facts


def seen(seats: int, seed: int, every: int) -> Iterator[tuple[Tobago, int, Table]]:
    """Positions of turns, each by the eyes of another player, and the same as the referee reads them."""
    for number, s in enumerate(positions(seats, seed, every)):
        d = s.dump()
        if d["phase"] == "turn":
            yield s, number % seats, read(d)


def many(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def place(at: Hex) -> str:
    return place_name(HEXES.index(name(at)))


# The island


def far(t: Table, viewer: int) -> dict[Hex, int]:
    """Steps from the viewer's vehicle to every space that this turn, or a whole one, reaches."""
    start = t.vehicles[viewer]
    assert start is not None
    found = {start: 0}
    for steps in range(1, (t.legs if t.turn == viewer else 3) + 1):
        for at in [one for one in found if found[one] == steps - 1]:
            for goal in one_leg(t.home(), at):
                found.setdefault(goal, steps)
    return found


def expected(t: Table, viewer: int, at: Hex, found: dict[Hex, int]) -> Iterator[str]:
    """What a space has to tell, line by line."""
    terrain, around = land(t.home())[at], area(t.home(), at)
    largest = "largest " if around == largest_area(t.home(), terrain) else ""
    sign = " (the sign of three little hexes)" if largest else ""
    yield f"{(largest + terrain).capitalize()}{sign}: an area of {many(len(around), 'space')}"
    if not interior(t.home(), at):
        yield "By the ocean"
    statues = [where for kind, where in t.landmarks if kind == "statue"]
    ends = [gazed(t.home(), where, facing) for where, facing in zip(statues, t.facings, strict=True)]
    if at in statues:
        way = TEXT(f"facing-{t.facings[statues.index(at)]}")
        yield f"Looks {way}: an amulet will appear on {place(ends[statues.index(at)])}"
    if at in ends:
        second = "no second amulet appears while one lies here"
        yield f"A statue looks here{f'; {second}' if at in t.lying else ': the next amulet will appear on this space'}"
    if at in t.lying:
        yield "An amulet lies here"
    if parked := [WHO[seat] for seat in range(t.seats) if t.vehicles[seat] == at]:
        yield f"Vehicle{'s' if len(parked) > 1 else ''} here: {', '.join(parked)}"
    begun = [colour for colour in COLOURS if t.maps[colour].clues]
    here = [colour for colour in begun if at in t.possible(colour)]
    yield from (f"The {colour} treasure lies here" for colour in here if t.located(colour))
    open_ = [colour for colour in here if not t.located(colour)]
    if open_:
        one_of = [f"the {colour} treasure (one of {len(t.possible(colour))} spaces)" for colour in open_]
        yield f"May lie here: {', '.join(one_of)}"
    if begun and not here:
        yield "None of the treasures hunted so far lies here"
    if found.get(at, 0):
        yield f"You get here in {many(found[at], 'step')}"
    elif at not in found and max(found.values()):
        yield f"More than {many(max(found.values()), 'step')} away"


@every_table
def test_a_space_tells_its_area_what_lies_there_and_how_far_it_is(seats: int, seed: int) -> None:
    told: Counter[str] = Counter()
    for s, viewer, t in seen(seats, seed, every=89):
        found = far(t, viewer)
        for at in sorted(land(t.home())):
            said = facts(s, viewer, f"hex-{HEXES.index(name(at))}")
            assert said == list(expected(t, viewer, at, found)), place(at)
            told.update(fact.split()[0] for fact in said)
    assert {"Largest", "By", "Looks", "May", "None", "You", "A"} <= set(told), told


@every_table
def test_what_is_on_a_space_gives_it_its_name(seats: int, seed: int) -> None:
    names: Counter[str] = Counter()
    for s, viewer, t in seen(seats, seed, every=131):
        for at in sorted(land(t.home())):
            answer = SHOW.what(s.hide(viewer), viewer, f"hex-{HEXES.index(name(at))}", "en", WHO)
            assert answer is not None
            first = answer.name.split(":")[0].split(" (")[0].split(",")[0]
            kinds = [kind for kind, where in t.landmarks if where == at]
            kinds += [f"the {colour} treasure" for colour in COLOURS if t.located(colour) and at in t.possible(colour)]
            kinds += ["amulet"] * (at in t.lying) + ["vehicle", "vehicles"] * (at in t.vehicles)
            open_ = [c for c in COLOURS if t.marked(c) and not t.located(c) and at in t.possible(c)]
            kinds += ["marker", "markers"] if open_ else []
            kinds += [] if kinds else [land(t.home())[at]]
            assert first.lower().removesuffix(" tree") in kinds, (answer, kinds)
            names[first] += 1
    assert {"Statue", "Hut", "Palm tree"} <= set(names) and len(names) > 8, names


# Maps and cards


def leaves(t: Table, card: str, colour: str) -> str:
    before, after = t.possible(colour), t.possible(colour) & t.allows(card)
    head = f"{colour.capitalize()}: "
    if t.located(colour):
        return f"{head}the treasure is located already"
    if not after:
        return f"{head}does not fit, no space would be left (0)"
    if after == before:
        return f"{head}does not fit, it would take no space away ({len(before)})"
    return f"{head}{len(before)} → {len(after)}"


@every_table
def test_maps_clues_and_roses_tell_their_numbers(seats: int, seed: int) -> None:
    for s, viewer, t in seen(seats, seed, every=61):
        for colour in COLOURS:
            clues, sites = t.maps[colour].clues, t.possible(colour)
            told = facts(s, viewer, f"map-{colour}")
            if not clues:
                assert told == [f"Empty: the whole island is possible, {len(sites)} spaces"]
                continue
            roses = [sum(n for _, owner, n in clues if owner == seat) for seat in range(seats)]
            if t.located(colour):
                (at,) = sites
                where = [f"1 space left, the treasure is located: {land(t.home())[at]} ({place(at)})"]
            else:
                out = "Its markers are on the island" if t.marked(colour) else "Markers appear when at most 17 spaces"
                assert told[1].startswith(out)
                where = [f"Possible spaces: {len(sites)}", told[1]]
            shares = ", ".join(f"{WHO[seat]} {n}" for seat, n in enumerate(roses) if n)
            cards = f"Cards to share if it were raised now: {sum(roses) + 2}"
            assert told == [*where, f"Clues: {len(clues)}", f"Compass roses: {shares}", cards]
            for number, (card, owner, n) in enumerate(clues, 1):
                first, rose, alone = facts(s, viewer, f"clue-{card}")
                assert first == f"{colour.capitalize()}, clue {number} of {len(clues)}"
                assert rose == f"{'Two compass roses' if n > 1 else 'Compass rose'}: {WHO[owner]}"
                assert alone == f"By itself it allows {len(t.allows(card))} of {len(land(t.home()))} spaces"
                on_clue, on_map, left = facts(s, viewer, f"rose-{card}")
                assert on_clue == f'On "{TEXT(f"clue-{card}")}": {n}' and on_map.endswith(f": {roses[owner]}")
                assert left == f"Roses in the supply: {t.roses[owner]}"


@every_table
def test_a_card_tells_what_it_would_leave_on_every_map(seats: int, seed: int) -> None:
    kinds: Counter[str] = Counter()
    for s, viewer, t in seen(seats, seed, every=13):
        for card in t.hands[viewer]:
            expected_of = [leaves(t, card, colour) for colour in COLOURS]
            assert facts(s, viewer, f"card-{card}") == expected_of
            for colour, left in zip(COLOURS, expected_of, strict=True):
                assert facts(s, viewer, f"slot-{card}-{colour}") == [left, f"Roses in the supply: {t.roses[viewer]}"]
                kinds["fits" if "→" in left else "located" if "located" in left else "does not fit"] += 1
        others = [card for seat, hand in enumerate(t.hands) if seat != viewer for card in hand]
        for card in others:  # T-7 what somebody else holds is no card at all
            assert SHOW.what(s.hide(viewer), viewer, f"card-{card}", "en", WHO) is None
    assert len(kinds) == 3 and min(kinds.values()) > 5, kinds


# Decks, supplies and players


@every_table
def test_decks_and_panels_tell_what_all_may_know(seats: int, seed: int) -> None:
    for s, viewer, t in seen(seats, seed, every=37):
        d = s.dump()
        curses = t.options["curse_cards"] - len(t.removed)
        safe = [f"On top without a curse: {t.safe}"] if t.safe else []
        expected_deck = [f"Cards left: {len(t.deck)}", *safe, f"Curses in the game: {curses}"]
        assert facts(s, viewer, "deck-treasures") == facts(s, viewer, "headline-0") == expected_deck
        discards = f"Discarded: {len(t.clue_discard)}"
        assert facts(s, viewer, "deck-clues") == [f"{d['clues']['size']} of 52 left", discards]
        assert facts(s, viewer, "deck-amulets") == [f"{t.supply} of 21 in the supply", f"On the island: {len(t.lying)}"]
        assert facts(s, viewer, "amulets") == [f"Your amulets: {t.amulets[viewer]}"]
        for seat in range(seats):
            at = f"panel-{seat}"
            cards = many(len(t.treasures[seat]), "treasure card")
            coins = [many(sum(map(int, t.treasures[seat])), "coin")] if seat == viewer else []
            assert facts(s, viewer, f"{at}-score") == facts(s, viewer, f"{at}-tob-treasure-back") == [cards, *coins]
            assert facts(s, viewer, f"{at}-tob-amulet") == [f"Amulets: {t.amulets[seat]}"]
            full = f"Cards: {len(t.hands[seat])}, a full hand has {t.hand_limit()}"
            assert facts(s, viewer, f"{at}-tob-clue-back") == [full]
            left = t.roses[seat]
            assert facts(s, viewer, f"{at}-tob-rose-{seat}") == [f"{left} of 15 in the supply", f"On maps: {15 - left}"]
            vehicle = t.vehicles[seat]
            assert vehicle is not None
            assert facts(s, viewer, at) == [cards, *coins, f"The vehicle stands on {place(vehicle)}"]


@every_table
def test_lenses_tell_what_they_show(seats: int, seed: int) -> None:
    for s, viewer, t in seen(seats, seed, every=53):
        found = far(t, viewer)
        steps = sorted(set(found.values()) - {0})
        within = [f"Within {many(n, 'step')}: {sum(0 < one <= n for one in found.values())} spaces" for n in steps]
        assert facts(s, viewer, "lens-reach") == (within or [TEXT("lens-reach-none")])
        statues = [where for kind, where in t.landmarks if kind == "statue"]
        ends = {gazed(t.home(), where, facing) for where, facing in zip(statues, t.facings, strict=True)} - t.lying
        new = f"Amulets will appear on: {', '.join(sorted(map(place, ends)))}"
        assert facts(s, viewer, "lens-gaze") == [new if ends else "No new ones: amulets lie there already"]
        hidden = [colour for colour in COLOURS if t.maps[colour].clues and not t.marked(colour)]
        sites = [f"{colour.capitalize()}: {len(t.possible(colour))}" for colour in hidden]
        assert facts(s, viewer, "lens-sites") == (sites or [TEXT("lens-sites-none")])


def test_the_ways_a_statue_looks_have_names() -> None:
    assert len({TEXT(f"facing-{facing}") for facing in FACINGS}) == 6
