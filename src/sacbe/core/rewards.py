"""What the end of a game is worth to each seat, by one of several schemes: for learning."""

from __future__ import annotations

from typing import Final

from sacbe.core.state import State

# Each is explained to people in docs/research.md.
SCHEMES: Final = ("share", "score", "rank")


def checked(scheme: str) -> str:
    """This scheme; ValueError names those there are."""
    if scheme not in SCHEMES:
        raise ValueError(f"no reward scheme {scheme!r}; there are: {', '.join(SCHEMES)}")
    return scheme


def rewards(s: State, scheme: str) -> list[float]:
    """Of a game that is over, seat by seat.

    share: the winners share 1.0 between them. score: points ahead of the best of the others, alone one's own points.
    rank: from 1.0 for the first to -1.0 for the last in even steps, equal places share; alone 1.0 for a win, else -1.0.
    """
    seats = range(s.players())
    winners = s.winners()  # may hold bits beyond the seats: automata that have won
    if scheme == "share":
        shared = 1.0 / max(1, winners.bit_count())
        return [shared if winners >> seat & 1 else 0.0 for seat in seats]
    if len(seats) == 1:
        return [float(s.score(0))] if scheme == "score" else [1.0 if winners & 1 else -1.0]
    scores = [s.score(seat) for seat in seats]
    if scheme == "score":
        return [float(scores[seat] - max(scores[other] for other in seats if other != seat)) for seat in seats]
    merits = [(winners >> seat & 1, scores[seat]) for seat in seats]  # a tie is broken by the rules: winners come first
    out = []
    for merit in merits:
        better = sum(other > merit for other in merits)
        equal = sum(other == merit for other in merits) - 1
        out.append(1.0 - (2.0 * better + equal) / (len(merits) - 1))
    return out
