"""Analyses: what could have happened in a game, as a tree that somebody keeps and shares."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
    )
    op.create_index("analyses_by_owner", "analyses", ["owner"])


def downgrade() -> None:
    op.drop_table("analyses")
