"""Which names this server goes by. A page that is asked for by a foreign name is not ours to show: its links, cookies
and invitations would lead there.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from sacbe.web.settings import Settings

LONGEST = 253  # letters of a name, as the name system has it
NAME = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*")
PORT = re.compile(r"(:[0-9]{1,5})?")


def name_of(host: str) -> str | None:
    """The name in a Host header or in a setting, without its port; None if it is none."""
    host = host.lower()
    if host.startswith("["):
        name, closed, rest = host[1:].partition("]")
        if not closed or not _address(name) or not PORT.fullmatch(rest):
            return None
        return name
    name, _, _ = host.partition(":")
    if len(name) > LONGEST or not PORT.fullmatch(host[len(name) :]):
        return None
    name = name.removesuffix(".")
    return name if NAME.fullmatch(name) else None


class Names:
    """The names of `url` and `hosts`. A server that was given none goes by this machine's names and its addresses:
    that is enough at home, and no foreign name leads to it."""

    def __init__(self, settings: Settings) -> None:
        given = [*settings.hosts, *([urlsplit(settings.url).netloc] if settings.url else [])]
        self._any = "*" in given
        self._told = bool(given)
        here = socket.gethostname().lower()
        own = [] if self._told else [here, f"{here.partition('.')[0]}.local"]
        self._names = {name_of(host) for host in given} | {"localhost", "127.0.0.1", "::1", *own}

    def ours(self, host: str) -> bool:
        name = name_of(host)
        if name is None:
            return False
        return self._any or name in self._names or (not self._told and _address(name))


def _address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
