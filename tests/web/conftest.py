"""A server of its own for each test, and a first guest at it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.web.inside import Inside, inside
from tests.web.server import Guest


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "t.db") as running:
        yield running


@pytest_asyncio.fixture
async def ann(server: Inside) -> AsyncIterator[Guest]:
    async with Guest(server.url) as guest:
        yield guest
