"""Plays matches, one or all of a ladder's at once, and keeps their games."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import ExitStack, closing
from pathlib import Path

from sacbe.arena.keep import Keep
from sacbe.arena.match import Match
from sacbe.arena.played import Played
from sacbe.arena.standing import Standing, enter
from sacbe.arena.where import Where, here


def play(
    matches: Mapping[str, Match], where: Where = here, folder: Path | None = None
) -> Generator[tuple[str, Played], None, None]:
    """Every game of these matches with the name of its match: first what is kept already, then the others as they end.

    Each match is kept in the folder inside `folder` that has its name; "" is the folder itself. A game is kept before
    it is told of. NotKept if the folder belongs to something else.
    """
    with ExitStack() as stack:
        keeps: dict[str, Keep] = {}
        if folder is not None:
            for name, match in matches.items():
                keeps[name] = stack.enter_context(closing(Keep(folder / name, match)))
        left = {name: set(range(match.games)) for name, match in matches.items()}
        for name, keep in keeps.items():
            for played in keep.finished():
                if played.index in left[name]:
                    left[name].remove(played.index)
                    yield name, played
        # Game by game through all matches: stopped anywhere, all have come equally far.
        jobs = sorted((index, name) for name, indices in left.items() for index in indices)
        names = {id(match): name for name, match in matches.items()}
        if not jobs:
            return
        going = stack.enter_context(closing(where([(matches[name], index) for index, name in jobs])))
        for match, played in going:
            name = names[id(match)]
            if name in keeps:
                keeps[name].add(played)
            played.record = ""
            yield name, played


def standings(
    match: Match,
    where: Where = here,
    folder: Path | None = None,
    report: Callable[[list[Standing]], None] | None = None,
) -> list[Standing]:
    """How the bots of a match have done in all its games; `report` is called after each with the standings so far."""
    table = [Standing(name) for name in match.names]
    with closing(play({"": match}, where, folder)) as going:
        for _, played in going:
            enter(table, played)
            if report is not None:
                report(table)
    return table
