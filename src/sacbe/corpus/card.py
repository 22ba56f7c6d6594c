"""The data card of a corpus: what it is, how it was made, what its columns mean, and what it is not good for."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pyarrow.parquet as pq

import sacbe
from sacbe.arena.match import Match
from sacbe.corpus.table import GAMES

_CARD = """\
# {title}: {games} games of {bots}

Made by `sacbe corpus`, Sacbe {version}. The same command with the same seed makes the same games, if the bots are
bounded by iterations and not by time.

| | |
|---|---|
| game | `{slug}`, edition {edition} of its rules |
| seats | {seats} |
| options | {options} |
| bots | {bots}; seats are swapped from game to game |
| seed | {seed}; each draw can be checked with `sacbe verify` |
| games | {games} |
| decisions | {rows} rows |
| licence | that of Sacbe, Apache-2.0: nothing in it was made by people |

`records/` holds every game as text (`sacbe replay`), `rows/` the table as Parquet, {per_file} games a file.

## Columns

| column | type | meaning |
|---|---|---|
| `game` | int32 | number of the game; split by it, as rows of one game resemble each other |
| `ply` | int32 | actions before it in the record, those of chance included |
| `seat` | int8 | who decides |
| `bot` | string | which bot sits there |
| `observation` | float32[{size}] | what the seat sees; the fields are named below |
| `legal` | list of uint16 | codes of the actions it may take, two or more, ascending (of {actions}) |
| `action` | uint16 | code of the action it took |
| `outlook` | float32 | points that the game's evaluator expects in a world guessed from the seat's view |
| `score` | int16 | its final score |
| `place` | int8 | its place, 1 for winners |
| `won` | float32 | its part of the win |

All but the last three are made from what the seat may know.

## Known limits

Only bots play, and only these: positions that they avoid are rare. `outlook` is an opinion and no truth. Forced actions
are in the records and not in the table.

## Fields of an observation

| field | first | numbers | meaning |
|---|---|---|---|
{fields}
"""


def card(match: Match, folder: Path) -> tuple[str, int]:
    """The card, and how many rows the table has."""
    game = sacbe.game(match.slug)
    rows = sum(pq.read_metadata(file).num_rows for file in (folder / "rows").glob("*.parquet"))
    options = ", ".join(f"{name}={value}" for name, value in game.complete(match.options).items())
    text = _CARD.format(
        title=game.presenter.title("en"),
        games=match.games,
        bots=", ".join(match.names),
        version=version("sacbe"),
        slug=match.slug,
        edition=game.edition,
        seats=match.size,
        options=options or "none",
        seed=match.seed,
        rows=rows,
        per_file=GAMES,
        size=game.observation.size,
        actions=game.actions.size,
        fields="\n".join(f"| `{f.name}` | {f.at} | {f.size} | {f.about} |" for f in game.observation.fields),
    )
    return text, rows
