"""What the games' remarks and tips have in common: who is ahead, and facts on their way into a text."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core.present import Remark, Tip
from sacbe.core.words import Arg


def spoken(remark: Remark | Tip, names: list[str]) -> dict[str, Arg]:
    """The facts of a remark or a tip for a text, with the name of whoever is spoken of."""
    facts: dict[str, Arg] = dict(remark.facts)
    if "other" in remark.facts:
        facts["other"] = names[remark.facts["other"]]
    return facts


def rival(scores: Sequence[int], seat: int) -> tuple[int, int] | None:
    """The best of the others, and how much more it has: below 0 if less. None if two are best, or nobody is there."""
    others = [other for other in range(len(scores)) if other != seat]
    best = max((scores[other] for other in others), default=0)
    leaders = [other for other in others if scores[other] == best]
    return (leaders[0], best - scores[seat]) if len(leaders) == 1 else None


def standing(scores: Sequence[int], seat: int, much: int) -> list[Remark]:
    """A word about the score where somebody is ahead by much: `lead` if it is me, `behind` if it is another."""
    found = rival(scores, seat)
    if found is None or abs(found[1]) < much:
        return []
    other, by = found
    return [Remark("behind" if by > 0 else "lead", {"other": other, "n": abs(by)})]
