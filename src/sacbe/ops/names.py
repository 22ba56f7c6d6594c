"""Every setting of a server: the one place that knows its name, what it may be and what it means.

Each can be given as an option (`--port 8000`), in the environment (`SACBE_PORT=8000`) or in a TOML file
(`port = 8000`); an option goes before the environment, the environment before the file, the file before the default.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

ENV: Final = "SACBE_"
FILE: Final = "SACBE_SETTINGS"  # where the file is, if --settings does not say
# Variables of ours that are no settings of a server: of builds, of tests, and how workers get theirs.
OTHERS: Final = {FILE, "SACBE_SERVER", "SACBE_COMPILE", "SACBE_EXPECT", "SACBE_WHOLE"}


@dataclass(frozen=True, slots=True)
class Setting:
    name: str
    kind: type  # str, int, float, or list for a list of words
    default: Any
    meaning: str
    low: float | None = None
    high: float | None = None
    choices: tuple[str, ...] = ()
    secret: bool = False  # never shown, and a file that holds it is for its owner only

    @property
    def env(self) -> str:
        return ENV + self.name.upper()

    @property
    def option(self) -> str:
        return "--" + self.name.replace("_", "-")


SETTINGS: Final = (
    Setting("host", str, "127.0.0.1", "address to listen on; 0.0.0.0: every one"),
    Setting("port", int, 8000, "port to listen on; 0: any free one", 0, 65535),
    Setting(
        "data", str, "", "SQLite file, its folder, or a postgresql:// address; default: your data folder", secret=True
    ),
    Setting("url", str, "", "public address, such as https://play.example.org"),
    Setting("hosts", list, (), "other names the server goes by, besides that of url; *: any name"),
    Setting(
        "proxies",
        list,
        ("127.0.0.1", "::1"),
        "addresses or networks of the proxies in front, whose word on who is asking is taken",
    ),
    Setting(
        "redis", str, "", "address of a Redis, redis://..., for news between processes (sacbe[redis])", secret=True
    ),
    Setting("workers", int, 1, "server processes; more than one need PostgreSQL or Redis", 1, 64),
    Setting("rate", int, 1200, "HTTP requests a minute and address; 0: no limit", 0),
    Setting("connections", int, 8000, "most connections to one process at a time", 16),
    Setting("pace", float, 0.5, "least seconds a bot takes for a move", 0),
    Setting(
        "thinkers",
        str,
        "",
        "Ray cluster on which bots think (sacbe[ray]): auto, HOST:PORT or ray://HOST:PORT; default: here",
    ),
    Setting(
        "secret", str, "", "the key that signs cookies; default: one made once and kept beside the data", secret=True
    ),
    Setting(
        "metrics", str, "", "token that opens /metrics to Prometheus (sacbe[metrics]); default: closed", secret=True
    ),
    Setting(
        "log",
        str,
        "auto",
        "how events are written; auto: text on a terminal, else json",
        choices=("auto", "text", "json"),
    ),
    Setting(
        "log_level",
        str,
        "auto",
        "least weight of an event that is written; auto: warning as text, info as json",
        choices=("auto", "debug", "info", "warning", "error"),
    ),
    Setting("drain", float, 0.0, "seconds to answer on, not ready any more, after SIGTERM", 0, 60),
    Setting("contact", str, "", "where to report security holes: a mailto: or https: address for security.txt"),
)
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}
