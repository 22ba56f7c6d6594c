"""`sacbe mcp`: the tools over standard input and output, or over HTTP."""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

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
            await _over_http(server, host, port)
        else:
            await server.run_stdio_async()
    finally:
        await seats.close()


async def _over_http(server: MCPServer[Any], host: str, port: int) -> None:
    """The address is told when it can be called: with port 0 the system has chosen one."""
    import uvicorn

    try:
        listening = socket.create_server((host, port))
    except OSError as wrong:
        _fail(f"{host}:{port} cannot be listened at: {wrong.strerror or wrong}")
    app = server.streamable_http_app(host=host)
    running = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on"))
    print(f"sacbe: tools at http://{host}:{listening.getsockname()[1]}/mcp", file=sys.stderr, flush=True)
    await running.serve(sockets=[listening])


def _fail(text: str) -> NoReturn:
    print(f"sacbe: {text}", file=sys.stderr)
    raise SystemExit(2)
