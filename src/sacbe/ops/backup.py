"""All tables and the secret that signs cookies in one file, made while a server goes on, and brought back.

The file is a tar archive: `about.json` says what it is, `tables` is the database as it was at one moment (a SQLite
file, or PostgreSQL's own dump), `secret` the secret. Copying a database file instead would lose what SQLite still keeps
beside it, which is most of what was played lately.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import io
import json
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import URL, make_url

from sacbe.ops.places import folder_of, place
from sacbe.table.lock import InUse, held
from sacbe.table.migrations import known
from sacbe.table.models import metadata
from sacbe.table.sql import NAME, engine_for, look
from sacbe.web.settings import secret_in

VERSIONS: Final = "alembic_version"  # where it is kept which version the tables are of

KIND: Final = "sacbe backup"
SIDES: Final = ("-wal", "-shm", "-journal")
Values = Mapping[str, Any]


class BackupFailed(Exception):
    """Nothing has been changed; the text says why in a sentence."""


def backup(values: Values, file: Path, overwrite: bool = False) -> str:
    """Make the file; what is in it, in words."""
    where = place(values["data"])
    if file.exists() and not overwrite:
        raise BackupFailed(f"{file} is there already: choose another name, or say --overwrite")
    try:
        with tempfile.TemporaryDirectory(prefix=".sacbe-backup-", dir=file.parent) as folder:
            tables = Path(folder, "tables")
            _dump(make_url(where), tables) if "://" in where else _copy(Path(where), tables)
            secret = values["secret"] or secret_in(folder_of(where))
            about = {
                "kind": KIND,
                "sacbe": version("sacbe"),
                "made": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
                "database": "postgresql" if "://" in where else "sqlite",
                "sha256": _hash(tables),
            }
            made = Path(folder, "archive")
            with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
                with tarfile.open(fileobj=raw, mode="w:gz", compresslevel=6) as archive:
                    _add(archive, "about.json", json.dumps(about, indent=1).encode())
                    _add(archive, "secret", secret.encode())
                    archive.add(tables, "tables", filter=_nobody_s)
                raw.flush()
                os.fsync(raw.fileno())
            size = made.stat().st_size
            made.replace(file)
    except OSError as wrong:
        raise BackupFailed(f"{file} cannot be made: {wrong.strerror or wrong}") from None
    return f"all tables and the secret, {size / 1e6:.1f} MB"


def restore(values: Values, file: Path, overwrite: bool = False, running: bool = False) -> Iterator[str]:
    """Bring back what the file holds; says what was done. Data that were there are kept aside."""
    where = place(values["data"])
    try:
        folder_of(where).mkdir(parents=True, exist_ok=True, mode=0o700)
        with ExitStack() as stack:
            folder = Path(
                stack.enter_context(tempfile.TemporaryDirectory(prefix=".sacbe-restore-", dir=folder_of(where)))
            )
            about, secret = _unpack(file, folder)
            wanted = "postgresql" if "://" in where else "sqlite"
            if about["database"] != wanted:
                raise BackupFailed(f"{file} was made of {about['database']}, and the data to restore are {wanted}")
            if wanted == "sqlite":
                yield from _put(stack, Path(where), folder / "tables", overwrite, running)
            else:
                yield from _load(where, folder / "tables", overwrite, running)
            yield from _keep_secret(values, folder_of(where), secret)
            yield f"Restored the backup of {about['made']}, made by Sacbe {about['sacbe']}."
    except OSError as wrong:
        raise BackupFailed(f"the backup cannot be restored: {wrong.strerror or wrong}") from None


# -- SQLite ------------------------------------------------------------------------------------------------------------


def _copy(path: Path, into: Path) -> None:
    """SQLite's own way: a consistent copy, whatever is being written meanwhile."""
    if not path.is_file():
        raise BackupFailed(f"there is no database at {path}")
    try:
        with (
            closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=30)) as source,
            closing(sqlite3.connect(into)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
            _whole(target)
    except sqlite3.Error as wrong:
        raise BackupFailed(f"the database {path} cannot be read: {wrong}") from None


def _whole(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise BackupFailed(f"the database is damaged: {found}")


def _put(stack: ExitStack, path: Path, tables: Path, overwrite: bool, running: bool) -> Iterator[str]:
    try:
        stack.enter_context(held(str(path), shared=False))
    except InUse as used:
        if not running:
            raise BackupFailed(f"{used}: end it first, or say --even-if-running and restart it then") from None
    with closing(sqlite3.connect(tables)) as connection:
        _whole(connection)
        _known(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    if path.exists():
        if not overwrite:
            raise BackupFailed(f"{path} is there already: say --overwrite to replace it; it will be kept aside")
        aside = path.with_name(f"{path.name}-before-{time.strftime('%Y%m%d-%H%M%S')}")
        for side in ("", *SIDES):
            with contextlib.suppress(FileNotFoundError):
                path.with_name(path.name + side).rename(aside.with_name(aside.name + side))
        yield f"What was there is now {aside}."
    tables.chmod(0o600)
    tables.replace(path)


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


def _dump(url: URL, into: Path) -> None:
    _program("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", f"--file={into}")


def _load(where: str, tables: Path, overwrite: bool, running: bool) -> Iterator[str]:
    url = make_url(where)
    try:
        stands = asyncio.run(look(where))
        servers = asyncio.run(_servers(where))
    except ValueError as wrong:
        raise BackupFailed(str(wrong)) from None
    if servers and not running:
        raise BackupFailed(
            "a Sacbe server works on this database: end it first, or say --even-if-running and restart it"
        )
    if stands and not overwrite:
        raise BackupFailed("there are tables in this database already: say --overwrite to replace them")
    if stands:
        aside = folder_of(where) / f"tables-before-{time.strftime('%Y%m%d-%H%M%S')}.dump"
        _dump(url, aside)
        aside.chmod(0o600)
        yield f"What was there is now {aside}, as pg_restore reads it."
        asyncio.run(_clear(where))
    options = ("--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error")
    _program("pg_restore", url, *options, f"--dbname={url.database}", str(tables))


async def _clear(where: str) -> None:
    """pg_restore drops only what is in the backup: a table of a newer version would stay, and be in the way of the
    upgrade that makes it."""
    engine = engine_for(where)
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(f"DROP TABLE IF EXISTS {', '.join([*metadata.tables, VERSIONS])} CASCADE")
    finally:
        await engine.dispose()


async def _servers(where: str) -> int:
    """How many other connections of ours there are."""
    engine = engine_for(where)
    try:
        async with engine.connect() as connection:
            asked = (
                "SELECT count(*) FROM pg_stat_activity WHERE application_name = '{}' AND datname = current_database()"
            )
            found = await connection.exec_driver_sql(asked.format(NAME))
            return int(found.scalar_one()) - 1
    finally:
        await engine.dispose()


def _program(name: str, url: URL, *arguments: str) -> None:
    """One of PostgreSQL's own programs. The password goes by the environment: anybody can read a command line."""
    if shutil.which(name) is None:
        raise BackupFailed(f"{name} is not installed here: on Debian, apt install postgresql-client")
    asked = {
        "PGHOST": url.host or url.query.get("host"),
        "PGPORT": url.port,
        "PGUSER": url.username,
        "PGDATABASE": url.database,
    }
    given = {key: str(value) for key, value in asked.items() if value}
    if url.password:
        given["PGPASSWORD"] = str(url.password)
    done = subprocess.run([name, *arguments], env=os.environ | given, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["it said nothing"])[0]
        raise BackupFailed(f"{name} failed: {said}")


# -- the archive -------------------------------------------------------------------------------------------------------


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = len(content), 0o600
    archive.addfile(entry, io.BytesIO(content))


def _nobody_s(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.mode, entry.uid, entry.gid, entry.uname, entry.gname = 0o600, 0, 0, "", ""
    return entry


def _unpack(file: Path, folder: Path) -> tuple[dict[str, str], str]:
    """What the file says of itself and its secret; the tables are in the folder then."""
    try:
        with tarfile.open(file, "r:gz") as archive:
            about = json.loads(_read(archive, "about.json"))
            if about["kind"] != KIND:
                raise KeyError
            secret = _read(archive, "secret").decode()
            tables = archive.extractfile("tables")
            if tables is None:
                raise KeyError
            with (folder / "tables").open("wb") as copy:
                shutil.copyfileobj(tables, copy)
                copy.flush()
                os.fsync(copy.fileno())
    except FileNotFoundError:
        raise BackupFailed(f"there is no file {file}") from None
    except (tarfile.TarError, KeyError, TypeError, ValueError, EOFError):
        raise BackupFailed(f"{file} is no backup of Sacbe, or not a whole one") from None
    if _hash(folder / "tables") != about["sha256"]:
        raise BackupFailed(f"{file} is damaged: its tables are not what was put there")
    return about, secret


def _read(archive: tarfile.TarFile, name: str) -> bytes:
    entry = archive.extractfile(name)
    if entry is None:
        raise KeyError(name)
    return entry.read(100_000)


def _known(stands: str) -> None:
    if stands not in known():
        raise BackupFailed(f"the backup is of a newer version of Sacbe (tables {stands}, known here {known()[-1]})")


def _keep_secret(values: Values, folder: Path, secret: str) -> Iterator[str]:
    """Cookies of the backup's time are good again only if they are signed with its secret."""
    if values["secret"]:
        if values["secret"] != secret:
            yield "The setting secret is not the one of the backup: guests of then have to sit down anew."
        return
    path = folder / "secret"
    if path.is_file() and path.read_text().strip() != secret:
        path.replace(folder / f"secret-before-{time.strftime('%Y%m%d-%H%M%S')}")
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(secret)


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
