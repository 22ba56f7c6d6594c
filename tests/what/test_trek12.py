"""The facts that Archeo Trek 12 tells of its things, held against the written position."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import sacbe
from sacbe.games.trek12.data import CELLS, COLOURS, PLACES, SPECIALS
from sacbe.games.trek12.state import Trek
from tests.trek12.views import views
from tests.what.drawn import NAMES

pytestmark = pytest.mark.compiled  # what is told is no engine: once is enough, where games are quick

SHOW = sacbe.game("trek12").presenter
ROLLS = [(yellow, red) for yellow in range(6) for red in range(1, 7)]
Written = dict[str, Any]


def facts(s: Trek, viewer: int, thing: str) -> list[str]:
    answer = SHOW.what(s, viewer, thing, "en", NAMES["en"])
    assert answer is not None, thing
    return answer.facts


def seen(seats: int, seed: int, every: int) -> Iterator[tuple[Trek, int, Written]]:
    """Positions as players see them, and the same written down."""
    for s, viewer in views(seats, seed, every):
        if viewer >= 0:
            yield s, viewer, s.dump()


def touching(cell: str) -> set[str]:
    q, r = PLACES[CELLS.index(cell)]
    around = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    return {CELLS[i] for i, place in enumerate(PLACES) if place in around}


def results(yellow: int, red: int) -> dict[str, int]:
    return {"yellow": yellow, "red": red, "difference": abs(yellow - red), "sum": yellow + red}


def nine(group: frozenset[str], free: dict[str, int], total: int, tried: set[frozenset[str]]) -> bool:
    """Whether a group can be grown over free numbers that touch it until they total 9."""
    if total == 9 or group in tried or total > 9:
        return total == 9
    tried.add(group)
    reach = {near for cell in group for near in touching(cell) if near in free} - group
    return any(nine(group | {near}, free, total + free[near], tried) for near in reach)


def closing(player: Written, cell: str) -> set[int]:
    circled = {one for area in player["areas"] for one in area}
    free = {one: number for one, number in player["numbers"].items() if one not in circled}
    return {number for number in range(10) if nine(frozenset([cell]), free, number, set())}


def offers(player: Written, cell: str, roll: tuple[int, int]) -> set[int]:
    """What a roll could write into a cell."""
    only = SPECIALS[CELLS.index(cell)]
    return {n for op, n in results(*roll).items() if player["ticked"][op] < 4 and only in ("", op)}


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (3, 5)])
def test_cells_tell_what_is_written_and_what_closes_a_nine(seats: int, seed: int) -> None:
    kinds: Counter[str] = Counter()
    for s, viewer, written in seen(seats, seed, every=17):
        me = written["players"][viewer]
        if isinstance(me["locked"], dict) or me["locked"] or written["phase"] == "over":
            continue
        filled, areas = me["numbers"], me["areas"]
        for cell in CELLS:
            told = facts(s, viewer, f"cell-{cell}")
            if cell in filled:
                inside = next((area for area in areas if cell in area), None)
                sums = sorted((filled[one] for one in inside), reverse=True) if inside else []
                expected = (
                    f"In the area {' + '.join(map(str, sums))} = 9: no penalty" if inside else f"penalty {filled[cell]}"
                )
                zero = not inside and filled[cell] == 0
                assert told[0] == f"Written here: {filled[cell]} ({me['operations'][cell]})"
                assert ("costs nothing" if zero else expected) in told[1] and len(told) == 2
                kinds["inside" if inside else "outside"] += 1
                continue
            reached = not filled or touching(cell) & filled.keys()
            assert ("cannot" not in told[0]) == bool(reached)
            numbers = closing(me, cell) if reached else set()
            possible = {n for roll in ROLLS for n in offers(me, cell, roll)}
            listed = [fact for fact in told if fact.startswith("A nine")]
            assert {int(n) for fact in listed for n in re.findall(r"\d+", fact)} == numbers & possible
            hits = sum(bool(offers(me, cell, roll) & numbers) for roll in ROLLS)
            last = written["round"] == 16 and written["dice"] is not None
            chance = [f"With the next roll: {round(100 * hits / 36)} %"] if hits and not last else []
            assert [fact for fact in told if "next roll" in fact] == chance
            kinds["closing" if listed else "not closing"] += 1
    assert min(kinds.values()) > 5 and len(kinds) == 4, kinds


@pytest.mark.parametrize(("seats", "seed"), [(1, 6), (3, 7)])
def test_dice_operations_and_areas_tell_their_numbers(seats: int, seed: int) -> None:
    for s, viewer, written in seen(seats, seed, every=7):
        me, dice = written["players"][viewer], written["dice"]
        for place, name in enumerate(("yellow", "red")):
            rolled = f"Shows {dice[place]}" if dice else "The dice have not been rolled yet"
            assert facts(s, viewer, f"die-{name}") == [rolled]
        for op, ticked in me["ticked"].items():
            gives, boxes = facts(s, viewer, f"op-{op}")
            assert gives == (f"Gives {results(*dice)[op]} now" if dice else "The dice have not been rolled yet")
            assert boxes == (f"Boxes ticked: {ticked} of 4" if ticked < 4 else "All 4 boxes are ticked: it is used up")
        for number, area in enumerate(me["areas"], 1):
            zeros = sum(me["numbers"][cell] == 0 for cell in area)
            assert facts(s, viewer, f"area-{number}")[1] == f"Cells: {len(area)}, zeros among them: {zeros}"
        assert SHOW.what(s, viewer, f"area-{len(me['areas']) + 1}", "en", NAMES["en"]) is None


def worth(tokens: list[str]) -> int:
    return sum(int(re.sub(r"\D", "", token)) for token in tokens)


def owner(hands: list[list[str]], colour: str, solo: bool) -> int | None:
    """T-5.1, read once more: most Bones of the colour, then the fewest points on them."""
    mine = [[token for token in hand if token.startswith(colour)] for hand in hands]
    if solo:
        return 0 if len(mine[0]) >= 2 else None
    ranked = sorted((-len(tokens), worth(tokens), seat) for seat, tokens in enumerate(mine) if tokens)
    tied = len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]
    return None if not ranked or tied else ranked[0][2]


@pytest.mark.parametrize(("seats", "seed"), [(1, 8), (3, 9), (6, 1)])
def test_bones_skeletons_and_scores_agree_with_the_hands(seats: int, seed: int) -> None:
    led = 0
    for s, viewer, written in seen(seats, seed, every=29):
        hands = [player["bones"] for player in written["players"]]
        over, bag = written["phase"] == "over", written["bag"]
        assert facts(s, viewer, "bag")[0] == f"{len(bag)} of 36 left"
        owners = {colour: owner(hands, colour, seats == 1) for colour in COLOURS}
        for value, colour in enumerate(COLOURS, 1):
            told = facts(s, viewer, f"skeleton-{colour}")
            leader = owners[colour]
            assert told[0] == f"{value} point{'s' if value > 1 else ''}"
            assert (leader is None) == ("obody" in told[1]) and (leader is None or NAMES["en"][leader] in told[1])
            counts = [sum(token.startswith(colour) for token in hand) for hand in hands]
            each = [f"{NAMES['en'][seat]}: {n}" for seat, n in enumerate(counts)]
            assert told[2:] == (each if seats > 1 else [f"You have {counts[0]}, need 2"])
            led += leader is not None
        for seat, player in enumerate(written["players"]):
            circled = {cell for area in player["areas"] for cell in area}
            lost = sum(number for cell, number in player["numbers"].items() if cell not in circled)
            points, bonus = worth(hands[seat]), sum(v for v, c in enumerate(COLOURS, 1) if owners[c] == seat)
            total = str(points - lost + (bonus if over else 0)).replace("-", "−")
            line = f"{points} + skeletons {bonus}" if over else f"{points}"
            assert facts(s, viewer, f"panel-{seat}-score") == [f"{line} − penalty {lost} = {total}"]
            for token in hands[seat]:
                told = facts(s, viewer, f"token-{token}")
                same = [one for one in hands[seat] if one.split("-")[0] == token.split("-")[0]]
                assert told[1] == f"{NAMES['en'][seat]} has it"
                assert told[2].startswith(f"Bones of this colour: {len(same)}, worth {worth(same)} ")
        for token in bag[:5]:
            assert facts(s, viewer, f"token-{token}")[1] == "It is in the bag"
    assert led > 10 or seats == 1  # alone it takes two Bones of a colour, which are rarely found at random
