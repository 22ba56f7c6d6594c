"""The course of a game against a second reading of its record: where everybody stood, who led, what the log said."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import sacbe
from sacbe import SPECTATOR
from sacbe.bots import make
from sacbe.core.present import LANGS
from sacbe.core.record import Record
from sacbe.core.words import figure
from sacbe.games.eldorado.show.panels import ARRIVED
from sacbe.table.chronicle import Chronicle
from sacbe.table.course import MOST, Course, Lead, Moment, Point, walked
from sacbe.table.ending import sentence
from sacbe.table.history import History
from sacbe.testing.walks import Setting, settings, walk
from tests.endings.records import GAMES, record, told

every_game = pytest.mark.parametrize("name", GAMES)


def test_all_games_are_here() -> None:
    assert {record(name).game.slug for name in GAMES} == set(sacbe.SLUGS)
    assert {record(name).seats for name in GAMES} == {1, 4}


def check_end(game: sacbe.Game, course: Course, final: sacbe.State) -> None:
    """The last point says what the tally says; laps go up, one point each."""
    last = course.points[-1]
    for tally in game.presenter.tally(final.hide(SPECTATOR), "en"):
        written = game.presenter.standing_text(last.standings[tally.seat])
        if tally.shown:  # a race: the way that is left, or that it is done
            way = next(part.shown for part in tally.parts if part.source == "way")
            assert written == (ARRIVED if way == "0" else way) == tally.shown
        else:
            assert last.standings[tally.seat] == tally.total
            assert written == figure(tally.total)
    for one, two in pairwise(course.points):
        assert one.ply < two.ply and one.lap < two.lap


@every_game
def test_the_last_point_is_the_final_tally(name: str) -> None:
    played = record(name)
    check_end(played.game, told(name).course, played.final())
    assert told(name).course.points[-1].ply == len(played.actions)


@every_game
def test_every_point_is_what_a_spectator_saw(name: str) -> None:
    played, show = record(name), record(name).game.presenter
    positions = [position.hide(SPECTATOR) for position in played.positions()]
    for point in told(name).course.points:
        seen = positions[point.ply]
        assert point.standings == tuple(show.standing(seen, racer) for racer in range(len(point.standings)))


@every_game
def test_moments_are_true(name: str) -> None:
    """Who led before and after, by how much, and that no other lap changed more without being told of."""
    ending = told(name)
    points, moments = ending.course.points, ending.course.moments
    assert 1 <= len(moments) <= MOST

    def best(at: int) -> tuple[list[int], float]:
        ranked = sorted(points[at].standings, reverse=True)
        first = [racer for racer, standing in enumerate(points[at].standings) if standing == ranked[0]]
        return first, ranked[0] - (ranked[1] if len(ranked) > 1 else 0)

    for moment in moments:
        for at, lead in ((moment.at - 1, moment.before), (moment.at, moment.after)):
            first, by = best(at)
            assert (list(lead.racers), lead.by) == (first, by)
        assert moment.racer in moment.after.racers
        assert moment.taken == (moment.racer not in best(moment.at - 1)[0])
        old, new = ([*points[at].standings] for at in (moment.at - 1, moment.at))
        mine = new.pop(moment.racer) - old.pop(moment.racer)
        assert moment.gain == mine - (max(new, default=0) - max(old, default=0))
        assert moment.gain != 0
    # Where the winner took the lead and kept it is never left out.
    took = len(points) - 1
    while took > 1 and best(took)[0] == best(took - 1)[0] == ending.winners:
        took -= 1
    if best(took)[0] == ending.winners != best(took - 1)[0]:
        assert took in [moment.at for moment in moments]


@every_game
def test_sentences_are_lines_of_the_log(name: str) -> None:
    lang = LANGS[GAMES.index(name) % 2]
    played, ending = record(name), told(name, lang)
    chronicle = Chronicle(played.game, SPECTATOR, lang, played.players)
    chronicle.catch_up(History(played.begin(), list(played.actions)))
    lines = list(map(json.loads, chronicle.lines))
    assert len(ending.sentences) == len(ending.course.moments)
    for moment, said in zip(ending.course.moments, ending.sentences, strict=True):
        log = {line["text"] for line in lines if line["ply"] in moment.gains}
        assert set(said.text.split("; ")) <= log, said
        assert said.ply in moment.gains
        assert ending.course.points[moment.at - 1].ply < said.ply <= ending.course.points[moment.at].ply


def test_all_that_is_said_as_loudly_tells_of_a_moment_together() -> None:
    course = Course([Point(0, 0, (0, 0)), Point(1, 1, (9, 5))], [])
    moment = Moment(1, 0, Lead((0, 1), 0), Lead((0,), 4), {1: 4.0})
    said = [("Anna takes the mammoth", 0), ("Boris takes the raptor", 1), ("Anna takes the whale", 0)]
    lines = [{"text": text, "seat": seat, "kind": "result", "ply": 1} for text, seat in said]
    assert sentence(course, moment, {1: lines}).text == "Anna takes the mammoth; Anna takes the whale"


def test_who_leads_by_another_s_loss_is_told_by_the_loss() -> None:
    course = Course([Point(0, 0, (0, 0)), Point(1, 1, (0, -3))], [])
    moment = Moment(1, 0, Lead((0, 1), 0), Lead((0,), 3), {1: 3.0})
    said = [("Anna feeds her tribe", 0, "quiet"), ("Boris goes hungry", 1, "move"), ("Food Day", -1, "head")]
    lines = [{"text": text, "seat": seat, "kind": kind, "ply": 1} for text, seat, kind in said]
    assert sentence(course, moment, {1: lines}).text == "Boris goes hungry"
    assert sentence(course, moment, {1: [lines[0], lines[2]]}).text == "Anna feeds her tribe"


@every_game
def test_feats_are_true(name: str) -> None:
    ending = told(name)
    points, feats = ending.course.points, ending.feats
    for racer in ending.course.racers:
        line = [point.standings[racer] for point in points]
        steps = [after - before for before, after in pairwise(line)]
        assert feats.strides[racer][0] == max(0, *steps)
        others = [[s for other, s in enumerate(point.standings) if other != racer] for point in points]
        led = [all(own > other for other in rest) for own, rest in zip(line, others, strict=True)]
        assert feats.led[racer] == sum(led[1:])
    leaders = [point.standings.index(max(point.standings)) for point in points[1:] if sole(point.standings)]
    assert feats.changes == sum(one != two for one, two in pairwise(leaders))


def sole(standings: tuple[float, ...]) -> bool:
    return sorted(standings)[-1:] != sorted(standings)[-2:-1]


def test_alone_it_is_told_against_what_one_played() -> None:
    rank, top = (told(name).final for name in ("trek12-1-rank", "trek12-1-top"))
    trek, race = sacbe.game("trek12").presenter, sacbe.game("eldorado").presenter
    assert rank.score(0) == 27
    assert trek.alone_told(rank, "en") == "Rank: Archaeologist. The next, Professor, was 3 points away."
    assert trek.alone_told(rank, "ru") == "Звание: Археолог. До следующего, «Профессор», не хватило 3 очков."
    assert "none above it" in trek.alone_told(top, "en")
    for name, won in (("eldorado-1-won", True), ("eldorado-1-lost", False)):
        ending = told(name)
        assert (ending.winners == [0]) is won
        assert len(ending.names) == len(ending.course.racers) == 4  # three automata
        said = race.alone_told(ending.final, "en")
        for racer, colour in enumerate(("blue", "yellow", "white"), 1):
            left = -ending.course.points[-1].standings[racer]
            assert (f"{colour} is {left:g} space" if left else f"{colour} is in El Dorado") in said


# Fresh games, where they are quick.


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_games_of_bots(slug: str) -> None:
    game = sacbe.game(slug)
    for seats in (2, 3):
        played: Record = sacbe.play(game, [make("greedy", seed=seat) for seat in range(seats)], seed=seats)
        check_end(game, walked(game, played.begin(), played.actions, seats), played.final())


@pytest.mark.compiled
@pytest.mark.parametrize("setting", settings(), ids=str)
def test_games_by_every_option(setting: Setting) -> None:
    steps = list(walk(setting, 3))
    plies = [(seat, code) for _, seat, code in steps if seat >= 0]
    final = steps[-1][0]
    if not final.actors():
        racers = len(setting.game.presenter.tally(final.hide(SPECTATOR), "en"))
        check_end(setting.game, walked(setting.game, setting.start(), plies, racers), final)
