"""What a ladder's games came to, as figures."""

from __future__ import annotations

from sacbe.arena.figures import FORMAT, Below, Figures, Level
from sacbe.arena.ladder import Results
from sacbe.arena.rating import rate
from sacbe.games import game


def figures(results: Results) -> Figures:
    ladder, rules = results.ladder, game(results.ladder.slug)
    ratings = rate(ladder.names, results.games)
    levels = {}
    for name, standing in results.standings.items():
        below, thinking = None, standing.thinking
        if found := results.below(name):
            low, high = found[1].interval
            below = Below(found[0], found[1].games, _short(found[1].share, 4), _short(low, 4), _short(high, 4))
        levels[name] = Level(
            rating=_short(ratings[name].mu),
            sigma=_short(ratings[name].sigma),
            games=standing.games,
            won=_short(standing.rate, 4),
            score=_short(standing.scores.mean),
            score_margin=_short(standing.scores.margin),
            turn_mean=_short(thinking.mean, 4),
            turn_p99=_short(thinking.within(0.99), 4),
            turn_longest=_short(thinking.longest, 4),
            below=below,
        )
    return Figures(
        FORMAT,
        ladder.slug,
        rules.edition,
        ladder.seats,
        "mixed" if ladder.mixed else "pairs",
        ladder.games,
        ladder.seed,
        rules.complete(ladder.options),
        levels,
    )


def _short(number: float, digits: int = 2) -> float:
    return round(number, digits)
