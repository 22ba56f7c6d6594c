"""`sacbe mcp`: the tools over standard input and output, or over HTTP."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from mcp.server import MCPServer

    from sacbe.mcp.tools import Seats


def register(app: typer.Typer) -> None:
    app.command()(mcp)


def mcp(
    http: Annotated[bool, typer.Option("--http", help="Streamable HTTP instead of standard input and output.")] = False,
    host: Annotated[
        str, typer.Option(help="With --http: where to listen. There is no login, so stay local.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="With --http: the port; the address is http://HOST:PORT/mcp.")] = 8765,
    lang: Annotated[str, typer.Option(help="ru or en, for whoever asks for none.")] = "en",
    table: Annotated[
        str,
        typer.Option(
            envvar="SACBE_TABLE", help="The link of a table for sit_down, as in http://localhost:8000/t/abc234."
        ),
    ] = "",
    token: Annotated[
        str,
        typer.Option(
            envvar="SACBE_TOKEN", help="The token of a seat there: better in the environment than as an option."
        ),
    ] = "",
) -> None:
    """A seat for language models: tools of the Model Context Protocol to look up, to play and to talk."""
    try:
        from sacbe.mcp.tools import Seats, serve
    except ModuleNotFoundError as wrong:
        if wrong.name is None or wrong.name.partition(".")[0] not in ("mcp", "pydantic"):
            raise
        _fail("the MCP SDK is not installed: pip install 'sacbe[mcp]'")
    if lang not in ("ru", "en"):
        _fail(f"--lang is ru or en, not {lang!r}")
    seats = Seats(table, token)
    asyncio.run(_run(serve(seats, lang), seats, http, host, port))


async def _run(server: MCPServer[Any], seats: Seats, http: bool, host: str, port: int) -> None:
    try:
        if http:
            print(f"sacbe: tools at http://{host}:{port}/mcp", file=sys.stderr, flush=True)
            await server.run_streamable_http_async(host=host, port=port)
        else:
            await server.run_stdio_async()
    finally:
        await seats.close()


def _fail(text: str) -> None:
    print(f"sacbe: {text}", file=sys.stderr)
    raise SystemExit(2)
