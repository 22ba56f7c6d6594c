"""A review in words. The game is over: a move is told and shown as whoever made it knew it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import msgspec

from sacbe.core.present import Tally
from sacbe.core.record import Record
from sacbe.core.state import SPECTATOR, State
from sacbe.core.words import Words, figure
from sacbe.review.account import Review
from sacbe.review.judged import Judged
from sacbe.review.units import Cut, cut
from sacbe.table.advice import labels
from sacbe.table.chronicle import Chronicle
from sacbe.table.course import Point, walked
from sacbe.table.ending import LOUDNESS
from sacbe.table.history import History
from sacbe.web.ending.chart import Mark, Plot, chart
from sacbe.web.review import shapes
from sacbe.web.review.learnt import learnt, source_rows
from sacbe.web.wording import words

SLIPS = ("doubtful", "mistake", "blunder")
LINES = 3  # of the log that tell of one turn


class Opened:
    """A record walked through once in one language: its units, what the log says of each, and whose round it was."""

    def __init__(self, record: Record, names: list[str], lang: str) -> None:
        self.record, self.names, self.lang = record, names, lang
        self.show = record.game.presenter
        self.cut: Cut = cut(record)
        self._history = History(record.begin(), list(record.actions))
        self._logs: dict[int, dict[int, list[dict[str, str]]]] = {}
        self.tallies = self.show.tally(self.cut.final.hide(SPECTATOR), lang)
        self._points = walked(record.game, record.begin(), record.actions, len(self.tallies)).points

    def lap(self, ply: int) -> int:
        """The round or turn in which so many plies had been played."""
        return next((point.lap for point in self._points if point.ply >= ply), self._points[-1].lap)

    def said(self, unit: Judged) -> str:
        """What the log says loudest of a unit, to whoever did it: what was locked in secretly is known now."""
        log = self._log(unit.seat if unit.seat < len(self.names) else SPECTATOR)
        lines = [line for ply in range(unit.first + 1, unit.last + 2) for line in log.get(ply, [])]
        if not lines:
            return ""
        loudest = min(LOUDNESS[line["kind"]] for line in lines)
        texts = list(dict.fromkeys(line["text"] for line in lines if LOUDNESS[line["kind"]] == loudest))
        return "; ".join(texts[:LINES]) + ("…" if len(texts) > LINES else "")

    def _log(self, seat: int) -> dict[int, list[dict[str, str]]]:
        """By ply, as this seat or a spectator read it."""
        if seat not in self._logs:
            chronicle = Chronicle(self.record.game, seat, self.lang, self.names)
            chronicle.catch_up(self._history)
            log = self._logs[seat] = {}
            for encoded in chronicle.lines:
                line = msgspec.json.decode(encoded)
                log.setdefault(line["ply"], []).append(line)
        return self._logs[seat]

    def done(self, at: int, unit: Judged) -> str:
        """What the log says of a turn; where it has not said anything yet, the turn itself."""
        played = [code for _, code in self.record.actions[unit.first : unit.last + 1]]
        return self.said(unit) or "; ".join(self._called(at, unit.seat, played))

    def steps(self, at: int, unit: Judged) -> list[str]:
        """The better turn, step by step."""
        return self._called(at, unit.seat, unit.better)

    def _called(self, at: int, seat: int, codes: list[int]) -> list[str]:
        """A turn in the words in which its steps were offered; what was forced is left out."""
        if seat >= len(self.names):
            return []
        return counted(labels(self.record.game, self.cut.before[at].hide(seat), seat, codes, self.lang), self.lang)

    def position(self, ply: int) -> State:
        """After so many plies."""
        position = self.record.begin()
        for seat, code in self.record.actions[:ply]:
            position.step(seat, code)
        return position

    def instead(self, at: int, unit: Judged) -> State:
        """After the better turn."""
        position = self.cut.before[at].copy()
        for code in unit.better:
            position.step(unit.seat, code)
        return position

    def picture(self, position: State, seat: int, layout: str) -> str:
        """The board as this seat or a spectator saw it, in a picture of its own."""
        return self.show.standalone(position.hide(seat), seat, self.lang, self.names, layout)


def counted(steps: list[str], lang: str) -> list[str]:
    """What is done several times in a row is said once."""
    alike = [(label, len(list(same))) for label, same in groupby(steps)]
    return [words(lang)("review-times", text=label, n=n) if n > 1 else label for label, n in alike]


@lru_cache(maxsize=8)
def opened(text: str, names: tuple[str, ...], lang: str) -> Opened:
    return Opened(Record.read(text), list(names), lang)


def told(review: Review, game: Opened, width: int) -> shapes.Told:
    t = words(game.lang)
    return shapes.Told(
        title=t("review-chances"),
        chart=chart(plot(review, game), width),
        margin=percent(t, max(2 * max(unit.error) for unit in review.units)),
        turning=[turning(review, game, at) for at in review.turning],
        slips=[slip(review, game, at) for at, unit in enumerate(review.units) if unit.grade in SLIPS],
        players=[player(review, game, seat) for seat in range(len(review.names))],
        sources_title=game.show.tally_sources(game.lang) or t("review-sources"),
        sources=source_rows(game.tallies, len(review.names)),
        totals=[one.shown or figure(one.total) for one in _seated(review, game)],
    )


def _seated(review: Review, game: Opened) -> list[Tally]:
    return sorted((one for one in game.tallies if one.seat < len(review.names)), key=lambda one: one.seat)


def plot(review: Review, game: Opened) -> Plot:
    t = words(game.lang)
    points = [Point(0, 0, tuple(100 * chance for chance in review.start))]
    for unit in review.units:
        points.append(Point(unit.last + 1, game.lap(unit.last + 1), tuple(100 * chance for chance in unit.after)))
    return Plot(
        title=t("review-chances"),
        names=review.names,
        order=list(range(len(review.names))),
        points=points,
        marks=[Mark(at + 1, review.moved(at), review.units[at].last + 1) for at in review.turning],
        value=lambda chance: t("review-percent", n=round(chance)),
        lap=lambda lap: game.show.lap_name(lap, game.lang),
    )


def turning(review: Review, game: Opened, at: int) -> shapes.Turning:
    t, unit, seat = words(game.lang), review.units[at], review.moved(at)
    name, before, after = review.names[seat], round(100 * review.before(at)[seat]), round(100 * unit.after[seat])
    change = t("review-change", name=name, before=before, after=after)
    if unit.seat == seat and unit.grade in SLIPS and unit.loss > abs(review.change(at, seat)):
        change = t("review-missed", name=name, could=min(after + round(100 * unit.loss), 100), after=after)
    return shapes.Turning(
        unit=at,
        first=unit.first,
        ply=unit.last + 1,
        seat=seat,
        lap=game.show.lap_name(game.lap(unit.last + 1), game.lang),
        text=game.done(at, unit),
        change=change,
        verdict=verdict(t, review, at),
        better=game.steps(at, unit) if unit.grade in SLIPS else [],
    )


def verdict(t: Words, review: Review, at: int) -> str:
    unit = review.units[at]
    if unit.seat >= len(review.names):
        return t("review-by-chance")
    if unit.grade in SLIPS:
        loss = {"n": round(100 * unit.loss), "m": max(round(100 * unit.margin), 1)}
        return t(f"review-is-{unit.grade}", name=review.names[unit.seat], **loss)
    if review.change(at, unit.seat) > 0:
        return t("review-strong", name=review.names[unit.seat])
    return t("review-no-better", name=review.names[unit.seat])


def slip(review: Review, game: Opened, at: int) -> shapes.Slip:
    t, unit = words(game.lang), review.units[at]
    return shapes.Slip(
        unit=at,
        first=unit.first,
        ply=unit.last + 1,
        seat=unit.seat,
        lap=game.show.lap_name(game.lap(unit.last + 1), game.lang),
        grade=unit.grade,
        label=t(f"review-{unit.grade}", n=1),
        loss=t("review-loss", n=round(100 * unit.loss), m=max(round(100 * unit.margin), 1)),
        text=game.done(at, unit),
        better=game.steps(at, unit),
    )


def player(review: Review, game: Opened, seat: int) -> shapes.PlayerTold:
    t, one = words(game.lang), review.players[seat]
    parts = [("luck", one.luck), ("own", one.own), ("unknown", one.unknown), ("others", one.others)]
    return shapes.PlayerTold(
        seat=seat,
        name=one.name,
        won=one.result > 0,
        accuracy=round(one.accuracy),
        lost=t("review-lost", n=f"{100 * one.lost:.1f}".replace(".", t("review-comma"))),
        parts=[shapes.Part(t(f"review-part-{name}"), round(value, 4), signed(t, value)) for name, value in parts],
        grades=[shapes.Grade(grade, t(f"review-{grade}", n=n), n) for grade, n in one.grades.items()],
        learn=learnt(t, review, seat, game.tallies, game.steps, _laps(review, game)),
    )


def _laps(review: Review, game: Opened) -> Sequence[str]:
    """By unit, the name of its round or turn."""
    return [game.show.lap_name(game.lap(unit.last + 1), game.lang) for unit in review.units]


def percent(t: Words, chance: float) -> str:
    return t("review-percent", n=round(100 * chance))


def signed(t: Words, change: float) -> str:
    n = round(100 * change)
    return t("review-percent", n=f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0")
