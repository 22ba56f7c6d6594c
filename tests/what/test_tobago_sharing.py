"""What Tobago tells in a sharing, held against the written position and against who may know what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from sacbe import SPECTATOR
from sacbe.games.tobago.state import Tobago
from tests.tobago.referee_table import Table, read
from tests.tobago.views import SHOW, positions
from tests.what.drawn import NAMES

pytestmark = pytest.mark.compiled  # what is told is no engine: once is enough, where games are quick

WHO = NAMES["en"]
every_table = pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 5), (4, 6)])


def facts(s: Tobago, viewer: int, thing: str) -> list[str]:
    answer = SHOW.what(s.hide(viewer), viewer, thing, "en", WHO)
    assert answer is not None, thing
    return answer.facts


def offers(seats: int, seed: int, every: int = 3) -> Iterator[tuple[Tobago, Table]]:
    for s in positions(seats, seed, every):
        d = s.dump()
        if d["phase"] == "offer":
            yield s, read(d)


def coins(n: int) -> str:
    return f"{n} coins"


def card(value: str | int) -> str:
    return "a curse" if value == "curse" else coins(int(value))


@every_table
def test_the_ladder_tells_whose_roses_lie_where_and_what_a_curse_would_take(seats: int, seed: int) -> None:
    states: Counter[str] = Counter()
    for s, t in offers(seats, seed):
        assert t.sharing is not None and t.sharing.asked is not None
        for number, (owner, roses) in enumerate(t.rungs()):
            told = facts(s, owner, f"rung-{number}")
            assert (f"Roses here: {roses}" if roses else "The rose is off already") in told
            takes = "an amulet" if t.amulets[owner] else "the most valuable card" if t.treasures[owner] else "nothing"
            guard = [fact for fact in told if fact.startswith("A curse would")]
            assert len(guard) == bool(roses) and all(takes in fact for fact in guard)
            asked = t.sharing.asked
            state = (
                "You decide"
                if number == asked
                else "A card was taken here already"
                if not roses
                else "Passed on this card"
                if number < asked
                else "Waits"
            )
            assert state in told
            states[state] += 1
        totals = [f"{WHO[seat]}: {t.roses_there(seat)}" for seat in range(seats) if t.roses_there(seat)]
        assert facts(s, 0, "ladder") == totals
        assert SHOW.what(s.hide(0), 0, f"rung-{len(t.rungs())}", "en", WHO) is None
    assert len(states) == 4, states


@every_table
def test_the_card_on_offer_and_the_answers_tell_their_numbers(seats: int, seed: int) -> None:
    lines_told = 0
    for s, t in offers(seats, seed):
        d = s.dump()["sharing"]
        assert t.sharing is not None and t.sharing.turned is not None and t.sharing.asked is not None
        asked = t.rungs()[t.sharing.asked][0]
        onward = [owner for owner, roses in t.rungs()[t.sharing.asked + 1 :] if roses]
        told = facts(s, asked, "offer")
        assert told[:2] == [card(t.sharing.turned), f"Cards turned up in this sharing: {len(d['shown'])}"]
        assert told[2] == "You decide" and (f"goes to {WHO[onward[0]]}" if onward else "discarded") in told[3]
        before = d["shown"][:-1]
        have = sum(int(one) for one in t.treasures[asked])
        more = int(t.sharing.turned)
        assert facts(s, asked, "take") == [f"Makes {have} + {more} = {have + more}"]
        for other in {*range(seats), SPECTATOR} - {asked}:
            assert SHOW.what(s.hide(other), other, "take", "en", WHO) is None
        if before:
            lines = [
                f"{number}. {card(value)}"
                + ("" if value == "curse" else f": {'nobody took it' if taker is None else WHO[taker]}")
                for number, (value, taker) in enumerate(before, 1)
            ]
            assert facts(s, asked, "opened") == lines
            lines_told += len(lines)
        else:
            assert SHOW.what(s.hide(asked), asked, "opened", "en", WHO) is None
    assert lines_told > 5


@every_table
def test_the_hoard_tells_a_player_only_what_he_has_seen(seats: int, seed: int) -> None:
    sure = 0
    for s, t in offers(seats, seed):
        d = s.dump()
        assert t.sharing is not None
        shown = Counter(value for value, _ in d["sharing"]["shown"])
        for seat in range(seats):
            known = Counter(d["players"][seat]["seen"]) - shown
            cards = sorted(known.elements(), key=lambda value: -int(value) if value != "curse" else 0)
            left, mine, *worth = facts(s, seat, "hoard")
            assert left.startswith(f"{len(t.sharing.hoard)} card") or not t.sharing.hoard
            listed = f" ({', '.join(map(card, cards))})" if cards else ""
            assert mine == f"Cards you can be sure of: {len(cards)}{listed}"
            assert len(worth) == (len(t.sharing.hoard) > len(cards))
            sure += len(cards)
            if len(cards) == len(t.sharing.hoard) > 0:  # all is known, so nothing is a matter of odds
                curse = 100 * known["curse"] / len(cards)
                gold = sum(int(value) for value in cards if value != "curse") / len(cards)
                assert facts(s, seat, "odds")[:2] == [f"A curse: {round(curse)} %", f"{gold:.1f} coins on average"]
        assert "sure" not in " ".join(facts(s, SPECTATOR, "hoard"))
    assert sure > 20
