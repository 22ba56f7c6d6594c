"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

HEAD: Final = "0004"  # the newest migration; a test compares it with the migrations themselves
metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("edition", Integer, nullable=False, server_default="1"),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(40), nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(24), nullable=False),
    Column("changed", Integer, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("level", String(24), nullable=False),
    Column("stand_in", String(24), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Index("seats_by_owner", "owner"),
)

# The primary key is the whole point: two servers can never both append ply 17.
plies = Table(
    "plies",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("actions", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Index("chats_by_table", "table_id"),
)

# Of a table by its name, or of an uploaded record by its own; as far as it has come, or all that was found.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("record", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("found", LargeBinary, nullable=False),
)

# Of whoever began it; `record` is all of its tree, `version` how often it was written.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("game", String(24), nullable=False),
    Column("title", String(80), nullable=False),
    Column("record", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Index("analyses_by_owner", "owner"),
)
