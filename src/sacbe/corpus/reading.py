"""Reading a corpus: for NumPy, PyTorch and polars, a file at a time, as all of it may not fit into memory."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import sacbe
from sacbe.core.game import Game
from sacbe.core.record import Record

if TYPE_CHECKING:
    import numpy as np
    import polars as pl


class Corpus:
    """An open corpus: `Corpus("folder")`."""

    def __init__(self, folder: str | Path) -> None:
        pq = _needs("pyarrow.parquet", "data")
        self.folder = Path(folder)
        self.files = sorted((self.folder / "rows").glob("*.parquet"))
        if not self.files:
            raise ValueError(f"{self.folder} holds no corpus: `sacbe corpus GAME --out {self.folder}` makes one")
        about = pq.read_schema(self.files[0]).metadata or {}
        self.game: Game = sacbe.game(about[b"sacbe.game"].decode())
        edition, size = int(about[b"sacbe.edition"]), pq.read_schema(self.files[0]).field("observation").type.list_size
        if edition != self.game.edition or size != self.game.observation.size:
            raise ValueError(
                f"{self.folder} was made of edition {edition} of {self.game.slug} with {size} numbers an observation; "
                f"this is edition {self.game.edition} with {self.game.observation.size}: make it again"
            )
        self.rows: int = sum(pq.read_metadata(file).num_rows for file in self.files)

    def __len__(self) -> int:
        return self.rows

    def records(self) -> Iterator[Record]:
        """The games themselves."""
        for file in sorted((self.folder / "records").glob("*.sacbe")):
            yield Record.read(file.read_text(encoding="utf-8"))

    def numpy(self) -> Iterator[dict[str, np.ndarray[Any, Any]]]:
        """A file at a time, a column an array. `observation` is rows by numbers, `mask` (made of `legal`) rows by
        actions; `bot` is left out."""
        pq, np = _needs("pyarrow.parquet", "data"), _needs("numpy", "data")
        for file in self.files:
            table = pq.read_table(file).combine_chunks()
            out: dict[str, Any] = {}
            for name in table.column_names:
                if name not in ("bot", "legal", "observation"):
                    out[name] = table[name].to_numpy()
            numbers = table["observation"].combine_chunks().flatten().to_numpy()
            out["observation"] = numbers.reshape(len(table), self.game.observation.size)
            legal = table["legal"].combine_chunks()
            counts = np.diff(legal.offsets.to_numpy())
            mask = np.zeros((len(table), self.game.actions.size), dtype=bool)
            mask[np.repeat(np.arange(len(table)), counts), legal.flatten().to_numpy()] = True
            out["mask"] = mask
            yield out

    def torch(self) -> Any:
        """An IterableDataset of PyTorch, a decision an item: a dict of tensors. Workers of a DataLoader share the files
        between them."""
        torch = _needs("torch", "train")
        corpus = self

        class Decisions(torch.utils.data.IterableDataset):  # type: ignore[misc,name-defined]
            def __iter__(self) -> Iterator[dict[str, Any]]:
                worker = torch.utils.data.get_worker_info()
                first, step = (worker.id, worker.num_workers) if worker else (0, 1)
                part = Corpus(corpus.folder)
                part.files = corpus.files[first::step]
                for columns in part.numpy():
                    tensors = {name: torch.tensor(column) for name, column in columns.items() if name != "action"}
                    tensors["action"] = torch.tensor(columns["action"].astype("int64"))
                    for row in range(len(columns["action"])):
                        yield {name: column[row] for name, column in tensors.items()}

            def __len__(self) -> int:
                return len(corpus)

        return Decisions()

    def polars(self) -> pl.LazyFrame:
        """A lazy frame over all files: nothing is read before it is asked for."""
        scanned: Any = _needs("polars", "data").scan_parquet(self.files)
        return cast("pl.LazyFrame", scanned)


def _needs(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"this needs the package {module.partition('.')[0]}: pip install 'sacbe[{extra}]'", name=missing.name
        ) from missing
