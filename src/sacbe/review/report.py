"""A review as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from sacbe.core.record import Record
from sacbe.core.state import NATURE
from sacbe.review.account import Review

_TOLD = ("doubtful", "mistake", "blunder")
_LONGEST = 110  # letters of a turn


def player_table(review: Review) -> Table:
    columns = ("player", "won", "start", "luck", "own play", "unknown", "others", "accuracy", "lost a decision")
    table = Table(*columns, "best/fine/doubtful/mistake/blunder", title="Where the chances of winning went")
    for one in review.players:
        table.add_row(
            one.name,
            f"{one.result:.0%}",
            f"{one.start:.1%}",
            f"{signed(one.luck)} ± {100 * one.luck_margin:.1f}",
            signed(one.own),
            signed(one.unknown),
            f"{signed(one.others)} ± {100 * one.play_margin:.1f}",
            f"{one.accuracy:.0f}",
            f"{100 * one.lost:.2f}",
            " / ".join(str(count) for count in one.grades.values()),
        )
    return table


def turning_table(review: Review, record: Record) -> Table:
    table = Table("ply", "who", "whose chance", "from", "to", "what", title="Turning points")
    for at in review.turning:
        unit, seat = review.units[at], review.moved(at)
        table.add_row(
            str(unit.first + 1),
            _who(review, unit.seat),
            review.names[seat],
            f"{review.before(at)[seat]:.0%}",
            f"{unit.after[seat]:.0%}",
            line(record, [code for _, code in record.actions[unit.first : unit.last + 1]]),
        )
    return table


def mistake_table(review: Review, record: Record) -> Table:
    table = Table("ply", "player", "grade", "lost", "chance", "played, and below it what was better", title="Decisions")
    for unit in review.units:
        if unit.grade in _TOLD:
            played = [code for _, code in record.actions[unit.first : unit.last + 1]]
            table.add_row(
                str(unit.first + 1),
                review.names[unit.seat],
                unit.grade,
                f"{100 * unit.loss:.1f} ± {100 * unit.margin:.1f}",
                f"{unit.seen[0]:.0%} > {unit.seen[1]:.0%}",
                f"{line(record, played)}\n{line(record, unit.better)}",
            )
    return table


def line(record: Record, codes: list[int]) -> str:
    text = "; ".join(record.game.text(code) for code in codes)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def signed(change: float) -> str:
    return f"{100 * change:+.1f}"


def tables(review: Review, record: Record) -> Iterator[Table]:
    yield player_table(review)
    yield turning_table(review, record)
    yield mistake_table(review, record)


def _who(review: Review, seat: int) -> str:
    return "chance" if seat == NATURE else review.names[seat]
