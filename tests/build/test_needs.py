"""The throw-away servers really serve, and leave nothing behind."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

import pytest

from tests.needs import HANGS, needs_postgres, needs_redis


def port_open(url: str) -> bool:
    parts = urlsplit(url)
    with socket.socket() as probe:
        probe.settimeout(HANGS)
        return probe.connect_ex((parts.hostname or "", parts.port or 0)) == 0


@pytest.mark.postgres
async def test_postgres_answers_and_goes() -> None:
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    with needs_postgres() as url:
        engine = create_async_engine(url)
        async with engine.connect() as link:
            assert (await link.execute(text("select 6 * 7"))).scalar() == 42
        await engine.dispose()
    assert not port_open(url)


@pytest.mark.redis
async def test_redis_answers_and_goes() -> None:
    from redis.asyncio import Redis

    with needs_redis() as url:
        async with Redis.from_url(url) as link:
            await link.set("sacbe", "white road")
            assert await link.get("sacbe") == b"white road"
    assert not port_open(url)
