"""Where a server keeps its data, and the secret that goes with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sacbe.web.settings import Settings, secret_in


def data_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("sacbe", appauthor=False))


def place(data: str) -> str:
    """The SQLite file that is meant, or the address of a database elsewhere."""
    if "://" in data and not data.startswith("sqlite"):
        return data
    path = (Path(data.partition(":///")[2] or data) if data else data_folder()).expanduser().resolve()
    return str(path / "tables.sqlite3" if not data or data.endswith("/") or path.is_dir() else path)


def folder_of(where: str) -> Path:
    """The folder of the secret: the data's; for a database elsewhere, our own."""
    return data_folder() if "://" in where else Path(where).parent


def settings_of(values: Mapping[str, Any]) -> Settings:
    """What the server is told. Makes the folder and the secret if there are none; OSError says why it cannot."""
    where = place(values["data"])
    return Settings(
        data=where,
        secret=values["secret"] or secret_in(folder_of(where)),
        url=values["url"].rstrip("/"),
        redis=values["redis"],
        several=bool(values["redis"]) or where.startswith("postgres"),
        pace=values["pace"],
        rate=values["rate"],
        thinkers=values["thinkers"],
        hosts=values["hosts"],
        proxies=values["proxies"],
        connections=values["connections"],
        metrics=values["metrics"],
        log=values["log"],
        log_level=values["log_level"],
        drain=values["drain"],
        contact=values["contact"],
    )
