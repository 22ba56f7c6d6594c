"""What every game promises of a turn that is tried out before it begins (`as_if_turn`)."""

from __future__ import annotations

import random

from sacbe import State
from sacbe.core.compiled import is_compiled
from sacbe.core.words import seat_names
from sacbe.testing.asked import Asked
from sacbe.testing.walks import Setting, pick, seats_of, some_positions, walk


def waiting(s: State) -> list[int]:
    return [seat for seat in range(s.players()) if not s.actors() >> seat & 1]


def positions(setting: Setting, seed: int) -> list[State]:
    return list(some_positions(setting, seed, 60 if is_compiled() else 25))


class PlansContract(Asked):
    """`foreseen`: the slugs of games in which turns can be foreseen, so that at least one must be."""

    foreseen: tuple[str, ...] = ()

    def can_wait(self, setting: Setting) -> bool:
        return setting.slug in self.foreseen and setting.seats > 1

    def test_a_foreseen_turn_is_that_seats_and_can_be_played(self, setting: Setting) -> None:
        foreseen = 0
        for s in positions(setting, 31):
            before = s.dump()
            for seat in waiting(s):
                t = s.as_if_turn(seat)
                if t is None:
                    continue
                foreseen += 1
                assert seats_of(t.actors()) == [seat]
                assert t.legal(seat)
                start = t.dump()
                for code in t.legal(seat):
                    branch = t.copy()
                    branch.apply(seat, code)
                    assert branch.dump() != start
                assert t.dump() == start
            assert s.dump() == before, "trying out changes nothing"
        assert bool(foreseen) == self.can_wait(setting)

    def test_it_is_made_of_what_the_seat_may_know(self, setting: Setting) -> None:
        """From its own view the seat foresees the same, and every action leads to the same."""
        rng = random.Random(32)
        for s in positions(setting, 32):
            for seat in waiting(s):
                t, seen = s.as_if_turn(seat), s.hide(seat).as_if_turn(seat)
                assert (t is None) == (seen is None)
                if t is None or seen is None:
                    continue
                assert t.hide(seat).dump() == seen.dump()
                assert t.legal(seat) == seen.legal(seat)
                world = s.hide(seat).guess(rng).as_if_turn(seat)
                assert world is not None
                assert world.hide(seat).dump() == seen.dump()
                for code in t.legal(seat):
                    here, there = t.copy(), seen.copy()
                    here.apply(seat, code)
                    there.apply(seat, code)
                    assert here.hide(seat).dump() == there.hide(seat).dump()
                    assert here.actors() == there.actors()

    def test_it_goes_on_until_chance_or_somebody_else_comes(self, setting: Setting) -> None:
        """Played on a view, as a table plays it: nothing in it needs what the seat does not know."""
        rng = random.Random(33)
        for s in positions(setting, 33):
            for seat in waiting(s):
                t = s.hide(seat).as_if_turn(seat)
                if t is None:
                    continue
                size = setting.game.actions.size
                for _ in range(400):
                    if seats_of(t.actors()) != [seat]:
                        break
                    legal = set(t.legal(seat))
                    for code in rng.sample(range(size), min(40, size)):
                        assert (t.why_not(seat, code) is None) == (code in legal)
                    t.apply(seat, rng.choice(sorted(legal)))

    def test_it_can_be_drawn_and_asked_about(self, setting: Setting) -> None:
        names = seat_names("en", setting.seats)
        show = setting.game.presenter
        for s in list(some_positions(setting, 34, 8)):
            for seat in waiting(s):
                t = s.hide(seat).as_if_turn(seat)
                if t is None:
                    continue
                for layout in ("wide", "tall"):
                    assert show.board(t, seat, "en", names, layout).startswith("<svg")
                assert show.prompt(t, seat, "ru", names).title
                assert {choice.code for choice in show.choices(t, seat, "en")} <= set(t.legal(seat))
                assert show.headline(t, "en", names)
                assert all(show.panel(t, other, seat, "en", names) for other in range(setting.seats))

    def test_a_turn_that_begins_is_foreseen_as_it_is(self, setting: Setting) -> None:
        """So a table can tell a turn that has come from a question in between (a bid, a share of a treasure)."""
        begun = 0
        rng = random.Random(35)
        last = -1
        for s, seat, _ in walk(setting, 35):
            if seat in range(setting.seats) and seat != last:
                t = s.as_if_turn(seat)
                if t is not None and t == s:
                    begun += 1
                    t.apply(*pick(t, rng))
                    assert t != s
            last = seat if seat in range(setting.seats) else last
        assert bool(begun) == self.can_wait(setting)
