"""What of a turn is still to be decided, in words: the pile of tasks, the one to do now first."""

from __future__ import annotations

from sacbe.core.asking import Asked
from sacbe.core.describing import listed
from sacbe.games.tzolkin.data import BUILDINGS, SPACES, TEMPLES, TRACKS
from sacbe.games.tzolkin.notation import dump_todo
from sacbe.games.tzolkin.show.words import building_name, space_name, temple_name, track_name
from sacbe.games.tzolkin.state import Tzolkin


def tasks(a: Asked[Tzolkin]) -> list[str]:
    return [_told(a, *task.split(" ", 1)) for task in dump_todo(int(a.s.todo))]


def _told(a: Asked[Tzolkin], kind: str, number: str) -> str:
    """A task as the notation writes it."""
    if kind == "act":
        return a.words("told-task-act", space=space_name(SPACES.index(number), a.lang))
    if kind == "advance":
        return a.words("told-task-advance", track=track_name(TRACKS.index(number), a.lang))
    if kind in ("act_anywhere", "learn", "build"):
        return a.words(f"told-task-{kind}".replace("_", "-"), how=number)
    if kind in ("harvest", "pay", "take"):
        return a.words(f"told-task-{kind}", n=int(number))
    if kind == "climb":
        barred = listed(temple_name(temple, a.lang) for temple in range(len(TEMPLES)) if int(number) >> temple & 1)
        return a.words("told-task-climb", barred=barred, twice="yes" if int(number) >> 3 else "no")
    if kind in ("spare", "give", "settle"):
        first, _, building = number.rpartition(":")
        name = building_name(BUILDINGS.index(building), a.lang)
        return a.words(f"told-task-{kind}", building=f"{building} {name}", how=first or "no")
    return a.words(f"told-task-{kind}")
