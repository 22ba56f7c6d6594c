"""The program in docs/protocol.md is a working one."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tests.table.played import PLAYED, games
from tests.web.inside import inside
from tests.web.server import ROOT, Guest


# Tobago by chance takes thousands of moves; that is played in test_whole_games.py.
@pytest.mark.engine
@pytest.mark.parametrize("slug", [slug for slug in PLAYED if slug != "tobago"])
async def test_the_example_program_plays(slug: str, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec(found.group(1), names)
    async with inside(tmp_path / "t.db") as server, Guest(server.url) as host:
        table = await host.table(slug, "me", "bot", options=dict(games(slug).bounded))
        token = await host.token(table, 0)
        winners = await asyncio.to_thread(names["play"], server.url, table, token)
        assert winners
