"""A corpus holds what was played, goes on where it was stopped, and reads the same in every library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import sacbe
from sacbe.arena.match import Match
from sacbe.cli import app
from sacbe.core.chance import Rng
from sacbe.corpus import Corpus, table
from sacbe.corpus.making import make

MATCH = Match("trek12", ("random",), games=5, seats=2)


@pytest.fixture
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games a file, so that five games make three."""
    monkeypatch.setattr(table, "GAMES", 2)


@pytest.fixture
def corpus(tmp_path: Path, small_files: None) -> Corpus:
    make(MATCH, tmp_path / "c", report=lambda _: None)
    return Corpus(tmp_path / "c")


def whole(corpus: Corpus) -> dict[str, np.ndarray[Any, Any]]:
    parts = list(corpus.numpy())
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def test_each_row_is_what_the_record_says(corpus: Corpus) -> None:
    rows = whole(corpus)
    row = 0
    for number, record in enumerate(corpus.records()):
        end, s = record.final(), record.begin()
        for ply, (seat, code) in enumerate(record.actions):
            legal = s.legal(seat)
            if seat != sacbe.NATURE and len(legal) > 1:
                assert (rows["game"][row], rows["ply"][row], rows["seat"][row]) == (number, ply, seat)
                assert rows["observation"][row].tobytes() == corpus.game.observation.float32(s.hide(seat), seat)
                assert np.flatnonzero(rows["mask"][row]).tolist() == legal
                assert rows["action"][row] == code
                assert rows["score"][row] == end.score(seat)
                winners = end.winners()
                assert rows["won"][row] == (1 / winners.bit_count() if winners >> seat & 1 else 0)
                assert (rows["place"][row] == 1) == bool(winners >> seat & 1)
                row += 1
            s.apply(seat, code)
    assert row == len(rows["game"]) == len(corpus) > 100


def test_an_outlook_knows_no_more_than_the_seat(corpus: Corpus) -> None:
    """Of two worlds that look alike to a seat comes the same row, but for the end."""
    from sacbe.corpus.rows import rows

    record = next(iter(corpus.records()))
    found = {row.ply: row for row in rows(record, 0)}
    s = record.begin()
    for ply, (seat, code) in enumerate(record.actions):
        if ply in found:
            other = s.hide(seat).guess(Rng(99)).hide(seat)
            assert found[ply].observation == corpus.game.observation.float32(other, seat)
            from sacbe.bots.knowledge import evaluator

            assert found[ply].outlook == evaluator("trek12").outlook(other.guess(Rng(ply)), seat)
        s.apply(seat, code)


def test_it_goes_on_where_it_was_stopped(corpus: Corpus) -> None:
    files = corpus.files
    assert len(files) == 3
    before = [file.read_bytes() for file in files]
    last = corpus.folder / "records" / "000004.sacbe"
    text = last.read_text()
    files[1].unlink()
    (corpus.folder / "rows" / "00002.half").write_bytes(b"half a file")
    files[2].unlink()
    stamps = files[0].stat().st_mtime_ns
    told: list[str] = []
    make(MATCH, corpus.folder, report=told.append)
    assert told == [f"{n} of 5 games" for n in range(1, 6)] + ["1 of 2 files", "2 of 2 files"]
    assert [file.read_bytes() for file in files] == before
    assert files[0].stat().st_mtime_ns == stamps and last.read_text() == text


def test_it_grows(corpus: Corpus) -> None:
    make(Match("trek12", ("random",), games=7, seats=2), corpus.folder, report=lambda _: None)
    grown = Corpus(corpus.folder)
    assert len(grown.files) == 4 and set(whole(grown)["game"]) == set(range(7))


def test_all_readers_read_the_same(corpus: Corpus) -> None:
    rows = whole(corpus)
    frame = corpus.polars().collect()
    assert frame.height == len(corpus)
    assert frame["action"].to_list() == rows["action"].tolist()
    assert np.array_equal(np.array(frame["observation"].to_list(), dtype="f4"), rows["observation"])
    assert frame["bot"].unique().to_list() == ["random"]


@pytest.mark.train
def test_pytorch_reads_it(corpus: Corpus) -> None:
    from torch.utils.data import DataLoader

    rows = whole(corpus)
    batches = list(DataLoader(corpus.torch(), batch_size=64))
    assert sum(len(batch["action"]) for batch in batches) == len(corpus)
    assert np.concatenate([batch["action"].numpy() for batch in batches]).tolist() == rows["action"].tolist()
    assert batches[0]["mask"].shape[1] == corpus.game.actions.size


def test_the_card_says_what_it_is(corpus: Corpus) -> None:
    text = (corpus.folder / "README.md").read_text()
    assert f"| decisions | {len(corpus)} rows |" in text
    assert "| `my_cell` |" in text and "{" not in text.replace("Archeo Trek 12", "")
    columns = set(pq.read_schema(corpus.files[0]).names)
    assert all(f"| `{column}` |" in text for column in columns)


def test_the_command_makes_one_and_stats_reads_it(tmp_path: Path) -> None:
    out, run = str(tmp_path / "c"), CliRunner()
    made = run.invoke(app, ["corpus", "trek12", "--games", "3", "--bots", "random,quick", "--out", out])
    assert made.exit_code == 0, made.output
    assert len(Corpus(out)) > 50
    told = run.invoke(app, ["stats", out, "--pictures", str(tmp_path / "pictures")])
    assert told.exit_code == 0, told.output
    assert "decisions a game" in told.output
    assert {file.name for file in (tmp_path / "pictures").iterdir()} == {
        f"trek12-2-{what}.svg" for what in ("lengths", "branching", "scores", "seats")
    }
    other = run.invoke(app, ["corpus", "trek12", "--games", "3", "--bots", "greedy,quick", "--out", out])
    assert other.exit_code == 2 and "holds another match" in other.output


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["corpus", "chess", "--out", "x"], "no game 'chess'"),
        (["corpus", "trek12", "--out", "x", "--bots", "nobody"], "no bot 'nobody'"),
        (["stats", "nowhere"], "no records in nowhere"),
    ],
)
def test_what_cannot_be_is_said(command: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 2
    assert why in " ".join(done.output.replace("│", " ").split())
    assert not list(tmp_path.iterdir())


def test_a_corpus_of_other_observations_is_refused(corpus: Corpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(corpus.game), "edition", 99)
    with pytest.raises(ValueError, match="make it again"):
        Corpus(corpus.folder)
    with pytest.raises(ValueError, match="holds no corpus"):
        Corpus(corpus.folder / "records")
