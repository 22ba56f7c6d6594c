"""T-5, T-6.3 Points at the end: Bones, Skeletons, what is left outside the Dig areas, and who has won."""

from __future__ import annotations

from sacbe.games.trek12.data import COLOURS, SKELETON_VALUES
from tests.trek12.referee_sheet import Dump

SKELETON = dict(zip(COLOURS, SKELETON_VALUES, strict=True))


def points_on(bone: str) -> int:
    """The number on a token: equal ones are told apart by a letter (green-1a, green-1b)."""
    return int(bone.split("-")[1].rstrip("ab"))


def of_colour(player: Dump, colour: str) -> list[str]:
    return [bone for bone in player["bones"] if bone.split("-")[0] == colour]


def skeleton_owner(d: Dump, colour: str) -> int | None:
    """T-5.1 Strictly the most Bones of the colour; among equals the fewest points on them; else nobody."""
    bones = {seat: of_colour(player, colour) for seat, player in enumerate(d["players"])}
    if d["options"]["solo"]:  # T-6.3 nobody to compete with: two are enough
        return 0 if len(bones[0]) >= 2 else None
    most = max(len(held) for held in bones.values())
    if most == 0:
        return None
    leaders = {seat: sum(map(points_on, held)) for seat, held in bones.items() if len(held) == most}
    fewest = [seat for seat, points in leaders.items() if points == min(leaders.values())]
    return fewest[0] if len(fewest) == 1 else None


def penalty(player: Dump) -> int:
    """T-5.2 Every number in no Dig area."""
    inside = [cell for area in player["areas"] for cell in area]
    return sum(number for cell, number in player["numbers"].items() if cell not in inside)


def score(d: Dump, seat: int) -> int:
    """T-5.3; T-7.1 before the end nobody has a Skeleton yet."""
    player = d["players"][seat]
    skeletons = [colour for colour in COLOURS if d["phase"] == "over" and skeleton_owner(d, colour) == seat]
    bones = sum(points_on(bone) for bone in player["bones"])
    return bones + sum(SKELETON[colour] for colour in skeletons) - penalty(player)


def winners(d: Dump) -> list[int]:
    """T-5.4 The highest score, shared by equals."""
    scores = [score(d, seat) for seat in range(d["seats"])]
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
