"""Alembic migrations, shipped in the package and run when a database is opened."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.schema import Column, MetaData, Table
from sqlalchemy.types import String

from sacbe.table.models import HEAD

_version = Table("alembic_version", MetaData(), Column("version_num", String(32)))


def known() -> list[str]:
    """The versions that this program can bring up to date, the oldest first: every migration is called by one."""
    return sorted(file.name.partition("_")[0] for file in (Path(__file__).parent / "versions").glob("[0-9]*.py"))


def version(connection: Connection) -> str:
    """Which migration a database stands at; "" for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(select(_version.c.version_num)) or "")


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version; ValueError if it is of a newer one than this.

    Alembic is only loaded if there is work: starts stay fast.
    """
    if version(connection) == HEAD:
        return
    if connection.dialect.name == "postgresql":
        # Several processes may start on one empty database; the lock goes with the transaction.
        connection.execute(text("SELECT pg_advisory_xact_lock(7225223)"))
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # its version is none that we know
        raise ValueError("it was made by a newer version of sacbe; install that one") from None
