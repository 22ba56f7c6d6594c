"""Events, a line each: as JSON for machines, as text on a terminal. The standard library's logging does all of it.

Nothing secret gets there: no addresses with what follows the `?`, no headers, no words of people, no parameters of SQL
(`hide_parameters`), and passwords in addresses are blotted out.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from contextvars import ContextVar
from typing import Any, Final

from sacbe.web.settings import Settings

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the id of what is being answered
PASSWORD: Final = re.compile(r"(://[^/\s:@]*:)[^\s@]+(?=@)|([?&]password=)[^\s&]+")  # a port has no @ after it
FIELDS: Final = "fields"  # `log.info("request", extra={FIELDS: {...}})`


def without_password(text: str) -> str:
    return PASSWORD.sub(r"\1\2***", text)


def configure(settings: Settings) -> None:
    """For this process, uvicorn's events included."""
    kind = settings.log if settings.log != "auto" else "text" if sys.stderr.isatty() else "json"
    level = settings.log_level if settings.log_level != "auto" else "warning" if kind == "text" else "info"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if kind == "json" else AsText())
    for name in ("sacbe", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper() if name == "sacbe" or level != "info" else logging.WARNING)


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            "process": record.process,
        }
        if request := REQUEST.get():
            event["request"] = request
        event |= getattr(record, FIELDS, {})
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return without_password(json.dumps(event, ensure_ascii=False, default=str))


class AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = {"request": REQUEST.get()} if REQUEST.get() else {}
        fields |= getattr(record, FIELDS, {})
        told = " ".join(f"{name}={value}" for name, value in fields.items())
        line = (
            f"{time.strftime('%H:%M:%S')} {record.levelname.lower()}: {record.getMessage()}{' ' if told else ''}{told}"
        )
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return without_password(line + trace)
