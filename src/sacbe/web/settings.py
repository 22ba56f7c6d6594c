"""What a server is told when it starts, and the secret it keeps beside its data."""

from __future__ import annotations

import os
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path

import msgspec

ENV = "SACBE_SERVER"  # how `serve` hands the settings to its worker processes
CLIENT = Path(__file__).parent / "static" / "client.js"  # bundled when the package is built


@dataclass(frozen=True, slots=True)
class Settings:
    """`data` is a SQLite file or a database URL; `url` the public address, if the server stands behind a proxy."""

    data: str
    secret: str
    url: str = ""
    redis: str = ""
    several: bool = False  # more processes than this one work on the same data
    pace: float = 0.5
    rate: int = 1200  # HTTP requests a minute and address; 0: no limit
    bot_workers: int = 0  # 0: as many as there are cores
    thinkers: str = ""  # the Ray cluster on which bots think, if there is one

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
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    secret = secrets.token_hex(32)
    with os.fdopen(handle, "w") as file:
        file.write(secret)
    return secret
