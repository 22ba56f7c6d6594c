"""What somebody can learn from a game, in three sentences: the costliest turn, where the points are, and when it went
wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sacbe.core.present import Tally
from sacbe.core.words import Words, figure
from sacbe.review.account import Review
from sacbe.review.judged import Judged
from sacbe.web.review.shapes import Source

STEPS: Final = 3  # of the better turn that a sentence names
LITTLE: Final = 0.03  # of a chance, in a whole game
THIRDS: Final = ("beginning", "middle", "end")


def learnt(
    t: Words,
    review: Review,
    seat: int,
    tallies: Sequence[Tally],
    steps: Callable[[int, Judged], list[str]],
    laps: Sequence[str],
) -> list[str]:
    mine = [(at, unit) for at, unit in enumerate(review.units) if unit.seat == seat and unit.choices]
    return [worst(t, mine, steps, laps), where(t, review, seat, tallies), when(t, review, mine)]


def worst(
    t: Words,
    mine: Sequence[tuple[int, Judged]],
    steps: Callable[[int, Judged], list[str]],
    laps: Sequence[str],
) -> str:
    sure = [(unit.loss, at, unit) for at, unit in mine if unit.grade in ("doubtful", "mistake", "blunder")]
    if not sure:
        return t("review-learn-clean")
    loss, at, unit = max(sure, key=lambda one: one[0])
    better = steps(at, unit)
    text = "; ".join(better[:STEPS]) + ("…" if len(better) > STEPS else "")
    return t("review-learn-worst", lap=laps[at], n=round(100 * loss), better=text)


def where(t: Words, review: Review, seat: int, tallies: Sequence[Tally]) -> str:
    """The source of points in which somebody is furthest behind the winner; a winner, furthest before the others."""
    of = {one.seat: one for one in tallies}
    won = review.players[seat].result > 0
    others = [other for other in of if other != seat and other < len(review.names)]
    best = max(others, key=lambda other: ((review.players[other].result > 0) != won, of[other].total))
    sign = 1 if won else -1
    theirs = {part.source: part for part in of[best].parts}
    gaps = [
        (sign * (part.value - theirs[part.source].value), part, theirs[part.source])
        for part in of[seat].parts
        if part.source in theirs
    ]
    gap, part, other = max(gaps, key=lambda one: one[0], default=(0, None, None))
    if part is None or other is None or gap <= 0:
        return t("review-learn-even")
    kind = "review-learn-ahead" if won else "review-learn-behind"
    values = {"mine": part.shown or figure(part.value), "theirs": other.shown or figure(other.value)}
    return t(kind, source=part.label, name=review.names[best], **values)


def when(t: Words, review: Review, mine: Sequence[tuple[int, Judged]]) -> str:
    """In which third of the game most was lost."""
    plies = review.units[-1].last + 1
    lost = [0.0, 0.0, 0.0]
    for _, unit in mine:
        lost[min(3 * unit.first // plies, 2)] += max(unit.loss - unit.margin, 0.0)
    whole = sum(lost)
    if whole < LITTLE:
        return t("review-learn-little")
    return t(f"review-learn-{THIRDS[lost.index(max(lost))]}", n=round(100 * max(lost) / whole))


def source_rows(tallies: Sequence[Tally], seats: int) -> list[Source]:
    """Where points came from, by player; only sources that somebody has anything of."""
    of = {one.seat: {part.source: part for part in one.parts} for one in tallies}
    labels: dict[str, str] = {}
    for one in tallies:
        for part in one.parts:
            if part.value:
                labels.setdefault(part.source, part.label)
    rows = []
    for source, label in labels.items():
        parts = [of[seat].get(source) for seat in range(seats)]
        rows.append(Source(label, [(part.shown or figure(part.value)) if part else "" for part in parts]))
    return rows
