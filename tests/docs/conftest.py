"""The server of tests/web, for what every server shows."""

from tests.web.conftest import ann, server

__all__ = ["ann", "server"]
