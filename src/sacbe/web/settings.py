"""What a server is told when it starts, and the secret it keeps beside its data."""

from __future__ import annotations

import os
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

from sacbe.table.files import private

ENV = "SACBE_SERVER"  # how `serve` hands the settings to its worker processes
CLIENT = Path(__file__).parent / "static" / "bundle" / "table.js"  # bundled when the package is built


@dataclass(frozen=True, slots=True)
class Settings:
    """`data` is a SQLite file or a database URL; `url` the public address, if the server stands behind a proxy.

    What each of them means to people is said in `sacbe.ops.names`.
    """

    data: str
    secret: str
    url: str = ""
    redis: str = ""
    several: bool = False  # more processes than this one work on the same data
    pace: float = 0.5
    rate: int = 1200  # HTTP requests a minute and address; 0: no limit
    bot_workers: int = 0  # 0: as many as there are cores
    thinkers: str = ""  # the Ray cluster on which bots think, if there is one
    hosts: tuple[str, ...] = ()  # names we go by, besides that of `url`
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    connections: int = 8000  # at a time, to one process
    metrics: str = ""  # the token that opens /metrics; empty: closed
    log: str = "auto"
    log_level: str = "auto"
    drain: float = 0.0
    contact: str = ""

    @property
    def https(self) -> bool:
        return self.url.startswith("https:")

    def to_env(self) -> None:
        os.environ[ENV] = msgspec.json.encode(asdict(self)).decode()

    @classmethod
    def from_env(cls) -> Settings:
        return msgspec.json.decode(os.environ[ENV].encode(), type=cls)


def secret_in(folder: Path) -> str:
    """The key that signs cookies: made once, readable by its owner only."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        if os.name != "nt":
            private(path)
        return path.read_text().strip()
    secret = secrets.token_hex(32)
    with os.fdopen(handle, "w") as file:
        file.write(secret)
    return secret
