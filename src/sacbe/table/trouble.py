"""What a database in trouble means to whoever wanted something of it: a refusal in words instead of a broken server."""

from __future__ import annotations

import logging

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from sacbe.table.errors import Refused

log = logging.getLogger("sacbe.table")
# What SQLite (a full disk) and PostgreSQL (the same, class 53 of its codes) say.
FULL = ("disk is full", "no space left", "could not extend file")
# How PostgreSQL's codes begin while it is starting, recovering or shutting down, and when a line to it is lost.
AWAY = ("57P", "08")


def in_words(wrong: Exception) -> Exception:
    """The refusal that a database's failure comes to; what is a mistake of ours stays what it is."""
    if isinstance(wrong, Refused):
        return wrong
    reason = ""
    if _slow(wrong):
        reason = "storage-slow"
    elif isinstance(wrong, DBAPIError) and any(word in str(wrong.orig).lower() for word in FULL):
        reason = "storage-full"
    elif isinstance(wrong, OperationalError | InterfaceError | OSError) or _lost(wrong):
        reason = "storage-away"
    if not reason:
        return wrong
    log.error("the database fails: %s", (str(getattr(wrong, "orig", None) or wrong).splitlines() or [reason])[0])
    return Refused(reason)


def _slow(wrong: Exception) -> bool:
    """No answer within the time that is given to it."""
    return isinstance(wrong, TimeoutError | NoConnection) or isinstance(getattr(wrong, "orig", None), TimeoutError)


def _lost(wrong: Exception) -> bool:
    if not isinstance(wrong, DBAPIError):
        return False
    return wrong.connection_invalidated or str(getattr(wrong.orig, "sqlstate", "")).startswith(AWAY)
