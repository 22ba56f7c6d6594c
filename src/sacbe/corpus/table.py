"""The table of a corpus as Parquet files of so many games each. A file is there as a whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

import sacbe
from sacbe.core.record import Record
from sacbe.corpus.rows import Row, rows
from sacbe.workers.child import stay_with_parent

FORMAT: Final = 1
GAMES: Final = 100  # in a file
_BATCH: Final = 512  # rows: observations are large


def schema(slug: str) -> pa.Schema:
    game = sacbe.game(slug)
    about = {"sacbe.format": str(FORMAT), "sacbe.game": slug, "sacbe.edition": str(game.edition)}
    about["sacbe.actions"] = str(game.actions.size)
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("ply", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("bot", pa.string(), nullable=False),
            pa.field("observation", pa.list_(pa.float32(), game.observation.size), nullable=False),
            pa.field("legal", pa.list_(pa.uint16()), nullable=False),
            pa.field("action", pa.uint16(), nullable=False),
            pa.field("outlook", pa.float32(), nullable=False),
            pa.field("score", pa.int16(), nullable=False),
            pa.field("place", pa.int8(), nullable=False),
            pa.field("won", pa.float32(), nullable=False),
        ],
        metadata=about,
    )


def file_of(folder: Path, shard: int) -> Path:
    return folder / "rows" / f"{shard:05}.parquet"


def missing(folder: Path, games: int) -> list[int]:
    """The files that are still to be written."""
    return [shard for shard in range(-(-games // GAMES)) if not _is_whole(file_of(folder, shard), games, shard)]


def write(folder: Path, slug: str, shard: int, games: int) -> int:
    """Write a file anew from the records; gives the number of its rows. Also in a worker process."""
    stay_with_parent()
    target = file_of(folder, shard)
    target.parent.mkdir(exist_ok=True)
    half = target.with_suffix(".half")
    columns = schema(slug)
    about = {**(columns.metadata or {}), b"sacbe.games": str(len(_indices(shard, games))).encode()}
    written = 0
    with pq.ParquetWriter(half, columns.with_metadata(about), compression="zstd") as out:
        for batch in _batches(chain.from_iterable(_rows(folder, index) for index in _indices(shard, games))):
            out.write_batch(_as_batch(batch, columns))
            written += len(batch)
    with half.open("rb+") as file:
        os.fsync(file.fileno())
    half.replace(target)
    return written


def _is_whole(file: Path, games: int, shard: int) -> bool:
    """Of as many games as it should have by now: a corpus that grows writes its last file again."""
    if not file.is_file():
        return False
    about = pq.read_schema(file).metadata or {}
    return about.get(b"sacbe.games") == str(len(_indices(shard, games))).encode()


def _indices(shard: int, games: int) -> range:
    return range(shard * GAMES, min((shard + 1) * GAMES, games))


def _rows(folder: Path, index: int) -> Iterator[Row]:
    text = (folder / "records" / f"{index:06}.sacbe").read_text(encoding="utf-8")
    return rows(Record.read(text), index)


def _batches(found: Iterator[Row]) -> Iterator[list[Row]]:
    batch: list[Row] = []
    for row in found:
        batch.append(row)
        if len(batch) == _BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def _as_batch(batch: list[Row], columns: pa.Schema) -> pa.RecordBatch:
    arrays: list[Any] = []
    for field in columns:
        values = [getattr(row, field.name) for row in batch]
        if field.name == "observation":
            numbers = pa.Array.from_buffers(
                pa.float32(), len(batch) * field.type.list_size, [None, pa.py_buffer(b"".join(values))]
            )
            arrays.append(pa.FixedSizeListArray.from_arrays(numbers, field.type.list_size))
        else:
            arrays.append(pa.array(values, field.type))
    return pa.RecordBatch.from_arrays(arrays, schema=columns)
