"""Views that go out with their page, so that a board is drawn before its socket stands; the socket goes on from there.

What a page was handed is kept until its socket says that it has it: then only what has changed since is sent. A socket
that names nothing that is kept here, after a new start or at another process, is sent everything.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from sacbe.table.patch import Patches
from sacbe.table.seats import Who
from sacbe.table.show import Show
from sacbe.table.view import Look

MOST: Final = 8  # pages of a table on their way at once


class Handed(NamedTuple):
    """`told`: how many lines of the log."""

    who: Who
    look: Look
    patches: Patches
    told: int


_handed: Final[WeakKeyDictionary[Show, OrderedDict[str, Handed]]] = WeakKeyDictionary()


def hand(show: Show, who: Who, look: Look) -> tuple[str, bytes]:
    """The whole view for a page, and by what name its socket may speak of it."""
    patches = Patches()
    message = show.patch(who, look, 0, None, False, patches)
    name = hashlib.sha256(message).hexdigest()[:16]
    kept = _handed.setdefault(show, OrderedDict())
    kept.pop(name, None)
    kept[name] = Handed(who, look, patches, len(show.chronicle(look.seat, look.lang).lines))
    if len(kept) > MOST:
        kept.popitem(last=False)
    return name, message


def take(show: Show, name: str, who: Who, look: Look) -> Handed | None:
    """What the page of this viewer has; nobody else can go on from it, and nobody twice."""
    found = _handed.get(show, OrderedDict()).get(name)
    if found is None or (found.who, found.look) != (who, look):
        return None
    del _handed[show][name]
    return found


def in_page(message: bytes) -> str:
    """As it may stand in a page: nothing in it can end the block that holds it."""
    return message.decode().replace("</", "<\\/").replace("<!", "\\u003c!")
