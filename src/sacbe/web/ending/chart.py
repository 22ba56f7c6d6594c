"""The course of a game, or the chances in it, as a chart: a line a player, each with its seat's colour and sign.

It stands on limestone in both themes, as everything does that is drawn with ink: a white or a black line is seen on it.
Widths are in pixels of the screen, so that letters have the size they are given.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from sacbe.core.letters import width_of
from sacbe.core.svg import INK, esc, fitted, num, rect, text, use
from sacbe.table.course import Point

PALE: Final = "#B9A781"  # lines that are no player's
SOFT: Final = "#5B4A37"
NARROW: Final = 520  # below it names stand above the chart only, in the scores
LETTERS: Final = 12.0
TOKEN: Final = 15.0
APART: Final = 19.0  # between two labels
MARK: Final = 11.0  # half of a moment's plate
WIDEST_NAME: Final = 128.0


class Mark(NamedTuple):
    """A moment: at which of the points, on whose line, and after how many plies it is seen."""

    at: int
    seat: int
    ply: int


@dataclass(frozen=True, slots=True)
class Plot:
    """What is drawn: `value` writes a standing, `lap` names a round or turn. Those who stand equal at the end are named
    in `order`."""

    title: str
    names: list[str]
    order: list[int]
    points: list[Point]
    marks: list[Mark]
    value: Callable[[float], str]
    lap: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the lines are drawn, and what the highest and the lowest of it stand for."""

    left: float
    top: float
    right: float
    bottom: float
    low: float
    high: float
    last: int

    def x(self, at: int) -> float:
        return self.left + (self.right - self.left) * at / max(self.last, 1)

    def y(self, standing: float) -> float:
        return self.bottom - (self.bottom - self.top) * (standing - self.low) / (self.high - self.low)


def chart(plot: Plot, width: float, height: float = 0.0, live: bool = True) -> str:
    """`live`: on the page, where each point can be clicked and moments have their numbers; else a picture."""
    points = plot.points
    height = height or min(max(width * 0.5, 250.0), 340.0)
    ticks = _ticks([standing for point in points for standing in point.standings])
    labels = [plot.value(tick) for tick in ticks]
    named = width >= NARROW
    names = max(width_of(name, LETTERS, 600) for name in plot.names) if named else 0.0
    values = max(width_of(plot.value(one), LETTERS + 1, 700) for one in points[-1].standings)
    frame = Frame(
        left=12 + max(width_of(label, LETTERS, 600) for label in labels) + 6,
        top=30,
        right=width - (TOKEN + 20 + values + (min(names, WIDEST_NAME) + 8 if named else 0)),
        bottom=height - 28,
        low=ticks[0],
        high=ticks[-1],
        last=len(points) - 1,
    )
    body = rect(0.75, 0.75, width - 1.5, height - 1.5, 10, "var(--limestone)", 1.5)
    body += "".join(_level(frame, tick, label) for tick, label in zip(ticks, labels, strict=True))
    body += _below(frame, plot)
    # The winners' lines lie uppermost.
    for racer in sorted(range(len(plot.names)), key=lambda racer: points[-1].standings[racer]):
        body += _line(frame, points, racer)
    body += _ends(frame, plot, named)
    if live:
        body += "".join(_column(frame, at, plot) for at in range(1, len(points)))
        body += _marks(frame, plot)
    said = f"{plot.title}. {_told(points[-1], plot)}"
    kind = (
        f"class='course' role='slider' tabindex='0' aria-valuemin='1' aria-valuemax='{frame.last}'"
        f" aria-valuenow='{frame.last}' aria-valuetext='{esc(_said(points[-1], plot))}'"
        if live
        else "class='course' role='img'"
    )
    box = f"viewBox='0 0 {num(width)} {num(height)}'"
    return f"<svg {kind} aria-label='{esc(said)}' {box} font-family='var(--sans)'>{body}</svg>"


def _ticks(standings: list[float]) -> list[float]:
    """Round numbers from below the lowest to above the highest, some five of them."""
    low, high = min(0.0, *standings), max(*standings, 0.0)
    rough = max(high - low, 4) / 5
    size = 10 ** math.floor(math.log10(rough))
    step = next(size * by for by in (1, 2, 5, 10) if size * by >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [step * at for at in range(first, max(last, first + 1) + 1)]


def _level(frame: Frame, tick: float, label: str) -> str:
    y = num(frame.y(tick))
    dash = "" if tick == 0 else " stroke-dasharray='3 4'"
    line = f"<path d='M{num(frame.left)} {y}H{num(frame.right)}' stroke='{PALE}' stroke-width='1.2'{dash}/>"
    return line + text(frame.left - 7, frame.y(tick) + 4, label, LETTERS, 600, SOFT, "end")


def _below(frame: Frame, plot: Plot) -> str:
    """The numbers of rounds or turns: the first one says what they are."""
    points = plot.points
    first = plot.lap(points[1].lap) if len(points) > 1 else ""
    room = frame.right - frame.left
    out = text(frame.left, frame.bottom + 19, first, LETTERS, 600, SOFT, "start")
    taken = frame.left + width_of(first, LETTERS, 600) + 14
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if frame.last / step * 34 <= room)
    for at in range(2, len(points)):
        label = str(points[at].lap)
        if points[at].lap % every == 0 and points[at].lap != points[at - 1].lap:
            left = frame.x(at) - width_of(label, LETTERS, 600) / 2
            if left > taken:
                out += text(frame.x(at), frame.bottom + 19, label, LETTERS, 600, SOFT)
                taken = left + width_of(label, LETTERS, 600) + 8
    return out


def _line(frame: Frame, points: list[Point], racer: int) -> str:
    path = "M" + "L".join(f"{num(frame.x(at))} {num(frame.y(p.standings[racer]))}" for at, p in enumerate(points))
    pen = "fill='none' stroke-linejoin='round' stroke-linecap='round'"
    out = f"<path d='{path}' {pen} stroke='{INK}' stroke-width='5'/>"
    out += f"<path d='{path}' {pen} stroke='var(--seat)' stroke-width='2.8'/>"
    # The seat's sign now and then, at other places on each line.
    gap = max(5, round(frame.last / 5))
    for at in range(2 + racer * max(1, gap // 6), frame.last - 1, gap):
        out += _sign(racer, frame.x(at), frame.y(points[at].standings[racer]), TOKEN - 2)
    return f"<g class='seat-{racer}'>{out}</g>"


def _sign(racer: int, x: float, y: float, size: float) -> str:
    return use(f"token-{racer}", x - size / 2, y - size / 2, size)


def _ends(frame: Frame, plot: Plot, named: bool) -> str:
    """Who each line is, where it ends; labels that would lie on each other are moved apart."""
    final = plot.points[-1].standings
    order = sorted(plot.order, key=lambda racer: -final[racer])
    places: list[float] = []
    for racer in order:
        places.append(max(frame.y(final[racer]), places[-1] + APART if places else 0))
    over = places[-1] - (frame.bottom + 8)
    if over > 0:
        places = [min(place, frame.bottom + 8 - APART * (len(places) - 1 - at)) for at, place in enumerate(places)]
    out = ""
    for racer, y in zip(order, places, strict=True):
        x = frame.right + 14
        value = plot.value(final[racer])
        out += _sign(racer, x, y, TOKEN)
        out += text(x + 11, y + 4.5, value, LETTERS + 1, 700, INK, "start", serif=True)
        if named:
            x += 11 + max(width_of(plot.value(one), LETTERS + 1, 700) for one in final) + 7
            out += fitted(x, y + 4.5, plot.names[racer], LETTERS, WIDEST_NAME, 600, INK, "start")
    return out


def _marks(frame: Frame, plot: Plot) -> str:
    """The decisive moments by their numbers: on plates above the line of whoever made them, clear of the names at the
    end and of each other."""
    out, right = "", frame.right - MARK
    for number, mark in reversed(list(enumerate(plot.marks, 1))):
        x, y = frame.x(mark.at), frame.y(plot.points[mark.at].standings[mark.seat])
        aside, up = min(x, right), max(y - 2 * MARK, MARK + 2)
        right = aside - 2 * MARK
        stem = f"<path d='M{num(x)} {num(y)}L{num(aside)} {num(up)}' stroke='{INK}' stroke-width='1.6'/>"
        disc = f"<circle cx='{num(aside)}' cy='{num(up)}' r='{num(MARK - 1)}' fill='#FFFAEC' stroke='{INK}'/>"
        disc += text(aside, up + 4.5, number, 12.5, 700, INK)
        out += f"<g class='mark' data-ply='{mark.ply}'>{stem}{disc}</g>"
    return out


def _column(frame: Frame, at: int, plot: Plot) -> str:
    """The room of one round or turn: a click on it leads there."""
    half = (frame.x(1) - frame.x(0)) / 2
    point = plot.points[at]
    box = f"x='{num(frame.x(at) - half)}' y='{num(frame.top - 10)}' width='{num(2 * half)}'"
    box += f" height='{num(frame.bottom - frame.top + 20)}'"
    line = f"<path d='M{num(frame.x(at))} {num(frame.top - 6)}V{num(frame.bottom)}'/>"
    data = f"data-ply='{point.ply}' data-said='{esc(_said(point, plot))}'"
    return f"<g class='col' {data}><rect {box} fill='transparent'/>{line}</g>"


def _said(point: Point, plot: Plot) -> str:
    return f"{plot.lap(point.lap)}: {_told(point, plot)}"


def _told(point: Point, plot: Plot) -> str:
    values = [plot.value(standing) for standing in point.standings]
    return ", ".join(f"{name} {value}" for name, value in zip(plot.names, values, strict=True))
