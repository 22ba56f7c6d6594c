"""Which records can be reviewed."""

from __future__ import annotations

from sacbe.core.errors import IllegalAction
from sacbe.core.record import Record
from sacbe.review.scale import scale_of
from sacbe.review.units import Cut, cut


class NoReview(ValueError):
    """A record that cannot be reviewed; the text says why. `reason` is a word for it."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


def fit_for_review(record: Record) -> Cut:
    """The record in its units; NoReview if it is none of a finished game that somebody has won."""
    if record.seats < 2:
        raise NoReview("alone", "a review needs two players or more: alone, there is no chance of winning to go by")
    try:
        scale_of(record.game.slug, record.seats)
    except ValueError as unknown:
        raise NoReview("unknown", str(unknown)) from None
    try:
        walked = cut(record)
    except (IllegalAction, ValueError, IndexError) as wrong:
        raise NoReview("bad-record", f"the record cannot be played: {wrong}") from None
    if walked.final.acting():
        raise NoReview("not-over", "the game of this record is not over: only finished games are reviewed")
    return walked


def names_of(record: Record) -> list[str]:
    return [*record.players, *(f"{seat + 1}" for seat in range(len(record.players), record.seats))][: record.seats]
