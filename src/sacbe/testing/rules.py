"""The promises that every game keeps: of positions, of legal lists, of views, of records."""

from __future__ import annotations

import json
import random

import pytest

import sacbe
from sacbe import NATURE, NATURE_BIT, SPECTATOR, IllegalAction, Record
from sacbe.core.compiled import is_compiled
from sacbe.testing.asked import Asked
from sacbe.testing.walks import Setting, linger, pick, seats_of, some_positions, walk


def within_bound(setting: Setting, length: int) -> bool:
    return setting.game.max_length is None or length <= setting.game.max_length


class RulesContract(Asked):
    """Asked of every table of a game: each player count, each choice of each option."""

    def test_start_is_complete_and_over_has_winners(self, setting: Setting) -> None:
        for seed in range(4 if setting.plain and is_compiled() else 1):
            s = None
            for ply, (s, _seat, _code) in enumerate(walk(setting, seed)):
                assert within_bound(setting, ply)
                assert s.players() == setting.seats
                assert s.slug() == setting.slug
                if s.actors():
                    assert s.winners() == 0
            assert s is not None
            assert s.winners(), "a finished game has a winner"
            low, high = setting.game.score_bounds
            for seat in range(setting.seats):
                assert low <= s.score(seat) <= high

    def test_legal_lists_are_sorted_unique_and_only_for_actors(self, setting: Setting) -> None:
        for s, _, _ in walk(setting, 1):
            mask = s.actors()
            for seat in [*range(setting.seats), NATURE]:
                codes = s.legal(seat)
                assert codes == sorted(set(codes))
                assert bool(codes) == bool(mask >> seat & 1), "an actor has an action, nobody else does"
                assert all(0 <= code < setting.game.actions.size for code in codes)
            assert s.legal(SPECTATOR) == s.legal(setting.seats) == s.legal(40) == []
            assert not (mask & NATURE_BIT and seats_of(mask)), "chance never acts together with players"

    def test_tickets_are_positive_for_outcomes_and_zero_otherwise(self, setting: Setting) -> None:
        for s, _, _ in walk(setting, 2):
            outcomes = s.legal(NATURE)
            assert all(s.tickets(code) > 0 for code in outcomes)
            if outcomes:
                phase = s.phases[s.phase]
                holders = [phase.holder(s, ticket) for ticket in range(phase.all_tickets(s))]
                assert holders == [code for code in outcomes for _ in range(s.tickets(code))], phase.name
        for s in some_positions(setting, 2, 8):
            possible = set(s.legal(NATURE))
            assert all(s.tickets(code) == 0 for code in range(setting.game.actions.size) if code not in possible)

    def test_every_legal_code_applies_and_every_other_is_refused_with_a_rule(self, setting: Setting) -> None:
        size = setting.game.actions.size
        for s in some_positions(setting, 3, 6):
            before = s.dump()
            for seat in [*range(setting.seats), NATURE, SPECTATOR]:
                legal = set(s.legal(seat))
                for code in [*range(size), -1, size, 10**6, 10**30]:
                    refusal = s.why_not(seat, code)
                    if code in legal:
                        assert refusal is None
                        t = s.copy()
                        t.apply(seat, code)
                        assert t.dump() != before
                    else:
                        assert refusal is not None
                        assert refusal.rule
                        assert refusal.reason
                        with pytest.raises(IllegalAction) as caught:
                            s.apply(seat, code)
                        assert (caught.value.rule, caught.value.reason) == (refusal.rule, refusal.reason)
            assert s.dump() == before, "a refused action changes nothing"

    def test_copies_are_independent(self, setting: Setting) -> None:
        """All past positions of a game are kept: none may change when the game goes on from it or from its copy."""
        past = []
        rng = random.Random(4)
        for s in some_positions(setting, 4, 80):
            past.append((s, s.dump()))
            branch = s.copy()
            while branch.actors() and rng.random() < 0.7:
                branch.apply(*pick(branch, rng))
        for s, dump in past:
            assert s.dump() == dump

    def test_step_and_apply_do_the_same(self, setting: Setting) -> None:
        s = setting.start()
        for t, seat, code in walk(setting, 5):
            assert s.dump() == t.dump()
            if seat >= 0:
                s.step(seat, code)

    def test_dump_and_load_round_trip(self, setting: Setting) -> None:
        for s in some_positions(setting, 6, 40):
            dump = json.loads(json.dumps(s.dump()))
            t = setting.game.load(dump)
            assert t.dump() == s.dump()
            assert t == s
            assert t.actors() == s.actors()
            for seat in [*range(setting.seats), NATURE]:
                assert t.legal(seat) == s.legal(seat)

    def test_notation_round_trips(self, setting: Setting) -> None:
        game = setting.game
        for code in range(game.actions.size):
            assert game.parse(game.text(code)) == code
            verb, args = game.actions.decode(code)
            assert game.actions.encode(verb, *args) == code
        assert len(set(game.actions.names)) == game.actions.size

    def test_records_replay_to_the_same_position(self, setting: Setting) -> None:
        record = Record(setting.game, setting.seats, setting.options, players=["Анна"] * setting.seats)
        end = None
        for s, seat, code in walk(setting, 7):
            if seat >= 0:
                record.actions.append((seat, code))
            else:
                end = s.dump()
        again = Record.read(record.write())
        assert again == record
        assert again.final().dump() == end

    def test_a_view_hides_to_itself_and_keeps_what_the_seat_may_do(self, setting: Setting) -> None:
        for s in some_positions(setting, 8, 30):
            for viewer in [*range(setting.seats), SPECTATOR]:
                view = s.hide(viewer)
                assert view.hide(viewer).dump() == view.dump()
                written = json.loads(json.dumps(view.dump()))  # as bots in other processes get it
                assert setting.game.load(written).dump() == view.dump()
                assert view.actors() == s.actors()
                if viewer >= 0:
                    assert view.legal(viewer) == s.legal(viewer)
                    assert view.score(viewer) == s.score(viewer)

    def test_a_guess_hides_to_the_same_view(self, setting: Setting) -> None:
        guess = setting.start()
        for k, s in enumerate(some_positions(setting, 9, 16)):
            for viewer in [*range(setting.seats), SPECTATOR]:
                view = s.hide(viewer)
                guess = view.guess(random.Random(k))
                assert guess.hide(viewer).dump() == view.dump()
            sacbe.playout(guess, k)
            assert guess.winners(), "a guessed position can be played to its end"

    def test_two_worlds_look_the_same(self, setting: Setting) -> None:
        """Positions that differ only in what a seat cannot see give it byte-equal views, lists and refusals."""
        for k, s in enumerate(some_positions(setting, 10, 16)):
            for viewer in [*range(setting.seats), SPECTATOR]:
                other = s.hide(viewer).guess(random.Random(k + 1))
                assert json.dumps(other.hide(viewer).dump()) == json.dumps(s.hide(viewer).dump())
                assert other.legal(viewer) == s.legal(viewer)
                for code in range(0, setting.game.actions.size, 7):
                    assert repr(other.why_not(viewer, code)) == repr(s.why_not(viewer, code))

    def test_what_a_seat_is_not_told_of_is_hidden(self, setting: Setting) -> None:
        """Whichever of its actions somebody takes, whoever is not told of them sees the same afterwards."""
        for s in some_positions(setting, 14, 40):
            for actor in (seat for seat in [*range(setting.seats), NATURE] if s.actors() >> seat & 1):
                codes = s.legal(actor)
                for viewer in range(setting.seats):
                    seen = set()
                    for code in codes:
                        if not s.audience(actor, code) >> viewer & 1:
                            after = s.copy()
                            after.apply(actor, code)
                            if after.actors():  # the end may open everything
                                seen.add(json.dumps(after.hide(viewer).dump()))
                    assert len(seen) <= 1, f"seat {viewer} can tell which of its actions {actor} has taken"

    def test_an_action_is_known_to_its_own_seat(self, setting: Setting) -> None:
        for s, seat, code in walk(setting, 11):
            if 0 <= seat < setting.seats:
                assert s.audience(seat, code) >> seat & 1

    def test_random_games_end_without_a_dead_end(self, setting: Setting) -> None:
        for seed in range(20 if setting.plain and is_compiled() else 4):
            s = setting.start()
            decisions = sacbe.playout(s, seed)
            assert decisions > 0
            assert within_bound(setting, decisions)
            assert s.actors() == 0
            assert s.winners()

    def test_players_who_linger_do_not_break_the_bound(self, setting: Setting) -> None:
        if setting.game.max_length is None or not setting.plain:
            return
        rng = random.Random(13)
        s = setting.start()
        length = 0
        while s.actors():
            s.apply(*linger(s, rng))
            length += 1
            assert within_bound(setting, length)

    def test_playouts_are_the_same_for_a_seed(self, setting: Setting) -> None:
        ends = []
        for _ in range(2):
            s = setting.start()
            sacbe.playout(s, 12)
            ends.append(s.dump())
        assert ends[0] == ends[1]

    def test_every_player_count_has_options_that_go_with_it(self, setting: Setting) -> None:
        game = setting.game
        assert game.start(setting.seats, game.fitting(setting.seats)).players() == setting.seats
        with pytest.raises(ValueError, match="99"):
            game.fitting(99)

    def test_a_wrong_start_says_what_would_be_right(self, setting: Setting) -> None:
        game = setting.game
        with pytest.raises(ValueError, match=str(game.seats.stop - 1)):
            game.start(99)
        with pytest.raises(ValueError, match="no option"):
            game.start(setting.seats, {"no such option": True})
        for name in game.options:
            with pytest.raises(ValueError, match=name):
                game.start(setting.seats, {name: "no such choice"})
        with pytest.raises(ValueError, match="known are"):
            game.load({**setting.start().dump(), "colour of the box": 1})
