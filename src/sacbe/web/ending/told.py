"""The end of a game in words: the decisive moments and what was remarkable."""

from __future__ import annotations

from sacbe.core.game import Game
from sacbe.core.words import figure
from sacbe.table.course import Moment
from sacbe.table.ending import Ending
from sacbe.web import shapes
from sacbe.web.ending.chart import Mark, Plot, chart
from sacbe.web.wording import words


def told(ending: Ending, game: Game, lang: str, width: int) -> shapes.Ending:
    show = game.presenter
    return shapes.Ending(
        title=show.standing_title(lang),
        chart=chart(plot(ending, game, lang), width),
        moments=moments(ending, game, lang),
        facts=facts(ending, game, lang),
        alone=show.alone_told(ending.final, lang) if ending.final.players() == 1 else "",
        strides=[stride for stride, _ in ending.feats.strides],
    )


def plot(ending: Ending, game: Game, lang: str) -> Plot:
    """The course of a game as it is drawn."""
    show, course = game.presenter, ending.course
    return Plot(
        title=show.standing_title(lang),
        names=ending.names,
        order=[tally.seat for tally in ending.tallies],
        points=course.points,
        marks=[
            Mark(moment.at, sentence.hero, sentence.ply)
            for moment, sentence in zip(course.moments, ending.sentences, strict=True)
        ],
        value=show.standing_text,
        lap=lambda lap: show.lap_name(lap, lang),
    )


def moments(ending: Ending, game: Game, lang: str) -> list[shapes.Moment]:
    show, points = game.presenter, ending.course.points
    out = []
    for moment, sentence in zip(ending.course.moments, ending.sentences, strict=True):
        old, new = (points[at].standings[sentence.hero] for at in (moment.at - 1, moment.at))
        out.append(
            shapes.Moment(
                ply=sentence.ply,
                lap=show.lap_name(points[moment.at].lap, lang),
                seat=sentence.hero,
                text=sentence.text,
                change=f"{show.standing_text(old)} → {show.standing_text(new)}" if new != old else "",
                verdict=verdict(ending, moment, game, lang),
            )
        )
    return out


def verdict(ending: Ending, moment: Moment, game: Game, lang: str) -> str:
    """What has become of the lead."""
    if len(ending.names) == 1:
        return ""
    t, after = words(lang), moment.after
    last = moment.at == len(ending.course.points) - 1
    if len(after.racers) > 1 and last and ending.winners == [moment.racer]:
        return t("ending-tie-break", name=ending.names[moment.racer])
    if len(after.racers) > 1:
        return t("ending-shared", names=", ".join(ending.names[racer] for racer in after.racers))
    name, by = ending.names[moment.racer], figure(after.by)
    if moment.taken or len(moment.before.racers) > 1:
        return t("ending-taken", name=name, by=by)
    kind = "ending-grows" if moment.gain > 0 else "ending-shrinks"
    return t(kind, name=name, before=figure(moment.before.by), by=by)


def facts(ending: Ending, game: Game, lang: str) -> list[str]:
    t, feats, laps = words(lang), ending.feats, len(ending.course.points) - 1
    out = []
    longest = max(feats.led)
    if len(ending.names) > 1 and longest:
        names = ", ".join(ending.names[racer] for racer in ending.course.racers if feats.led[racer] == longest)
        out.append(t("ending-changes", n=feats.changes))
        out.append(t("ending-led", names=names, part=round(100 * longest / laps)))
    best, lap = max(feats.strides, key=lambda stride: stride[0])
    if best > 0:
        names = ", ".join(ending.names[racer] for racer in ending.course.racers if feats.strides[racer] == (best, lap))
        where = game.presenter.lap_name(lap, lang)
        out.append(t("ending-stride", names=names, n=figure(best), lap=where))
    return out
