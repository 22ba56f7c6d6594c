"""\"Why not?\": what a click would have meant, and the rule that refuses it; asked of the hidden position only."""

from __future__ import annotations

from collections import Counter

from sacbe.core.errors import Refusal
from sacbe.core.game import Game
from sacbe.core.state import State


def refusal_for_clicks(game: Game, seen: State, seat: int, clicks: list[str]) -> tuple[int, Refusal | None] | None:
    """The action these clicks come nearest to, with its refusal (None: it is legal). None: they mean nothing.

    Of all actions whose click path ends where the person clicked last, those that share most clicks count; the reason
    that most of them share is the one worth telling, and a legal one among them settles the question.
    """
    found: list[tuple[int, int]] = []
    paths = game.presenter.clicks
    for code in range(game.actions.size):
        best = max((_agreement(path, clicks) for path in paths(seen, seat, code)), default=0)
        if best:
            found.append((best, code))
    if not found:
        return None
    most = max(best for best, _ in found)
    reasons: list[tuple[int, Refusal]] = []
    for best, code in found:
        if best == most:
            refusal = seen.why_not(seat, code)
            if refusal is None:
                return code, None
            reasons.append((code, refusal))
    counts = Counter(refusal.reason for _, refusal in reasons)
    # What is being decided now tells more than "not in this phase".
    verb = game.actions.verb
    now = {verb(code) for code in seen.legal(seat)}
    return max(reasons, key=lambda item: (verb(item[0]) in now, counts[item[1].reason], -item[0]))


def _agreement(path: list[str], clicks: list[str]) -> int:
    """How well a click path explains the clicks: 0 if it does not lead to the last one."""
    if not clicks or clicks[-1] not in path:
        return 0
    # A path that is walked in order from its start explains more than one that merely holds the last click.
    return 2 * len(clicks) if path[: len(clicks)] == clicks else 1 + len(set(path) & set(clicks))
