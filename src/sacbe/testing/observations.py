"""What a seat sees as numbers: the same for all it cannot tell apart, and every field there for a reason."""

from __future__ import annotations

import struct

import sacbe
from sacbe.core.chance import Rng
from sacbe.core.compiled import is_compiled
from sacbe.testing.asked import Asked
from sacbe.testing.seen import seen as seen_by
from sacbe.testing.walks import Setting, seats_of, settings, some_positions, walk

SOME = 40 if is_compiled() else 8


class ObservationsContract(Asked):
    """Asked of games that have an `observe` module."""

    observed = True

    def test_worlds_that_look_alike_to_a_seat_give_the_same_numbers(self, setting: Setting) -> None:
        observation = setting.game.observation
        rng = Rng(5)
        for s in some_positions(setting, 5, SOME):
            for seat in range(setting.seats):
                view = s.hide(seat)
                seen = observation.float32(view, seat)
                assert len(seen) == 4 * observation.size
                assert seen == observation.float32(s, seat), "nothing is read that the seat cannot see"
                assert seen == observation.float32(view.guess(rng), seat)

    def test_numbers_keep_to_their_scale(self, setting: Setting) -> None:
        observation = setting.game.observation
        for s in some_positions(setting, 6, SOME):
            numbers = struct.unpack(f"<{observation.size}f", observation.float32(s.hide(0), 0))
            for field in observation.fields:
                assert all(-4 <= number <= 4 for number in numbers[field.at : field.at + field.size]), field

    def test_actions_that_look_alike_afterwards_come_to_the_same(self, setting: Setting) -> None:
        observation = setting.game.observation
        for s in some_positions(setting, 7, SOME):
            for seat in seats_of(s.actors()):
                before = observation.float32(s, seat)
                after: dict[bytes, tuple[int, list[int]]] = {}
                for code in s.legal(seat):
                    t = s.copy()
                    t.apply(seat, code)
                    numbers = observation.float32(t, seat)
                    assert numbers != before, setting.game.text(code)
                    mask = t.actors()
                    goes_on = (mask, t.legal(seat) if mask >> seat & 1 else [])
                    assert after.setdefault(numbers, goes_on) == goes_on, setting.game.text(code)

    def test_what_is_told_of_a_player_is_the_same_for_all(self, setting: Setting) -> None:
        for s in some_positions(setting, 8, SOME):
            views = [seen_by(s, seat) for seat in range(setting.seats)]
            for seat, view in enumerate(views):
                for name in (name.removeprefix("me.") for name in view if name.startswith("me.")):
                    for behind in range(1, setting.seats):
                        assert views[seat - behind][f"next{behind}.{name}"] == view[f"me.{name}"], name


class FieldsContract(Asked):
    """Goes through whole games at every table: it takes a compiled engine, or a small game."""

    observed = True

    def test_fields_are_named_once_documented_and_each_changes_somewhere(self, slug: str) -> None:
        observation = sacbe.game(slug).observation
        assert len({field.name for field in observation.fields}) == len(observation.fields)
        assert all(field.about for field in observation.fields)
        assert sum(field.size for field in observation.fields) == observation.size
        seen: list[set[int]] = [set() for _ in observation.fields]
        for setting in settings((slug,)):
            for seed in range(2 if setting.slug in sacbe.SLUGS else 20):
                for s, _, _ in walk(setting, seed):
                    numbers = struct.unpack(f"<{observation.size}f", observation.float32(s.hide(0), 0))
                    for field, values in zip(observation.fields, seen, strict=True):
                        if len(values) < 2:
                            values.add(hash(numbers[field.at : field.at + field.size]))
        still = [field.name for field, values in zip(observation.fields, seen, strict=True) if len(values) < 2]
        assert not still, "fields that never change"
