"""Alembic's entry point: it works on the connection that `migrate` hands over."""

from __future__ import annotations

from alembic import context

from sacbe.table.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
