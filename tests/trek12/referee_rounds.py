"""T-3, T-4: who acts, what he may do and what it does, told on the written position."""

from __future__ import annotations

from copy import deepcopy

from sacbe import NATURE
from sacbe.games.trek12.data import RED_FACES, TOKENS, YELLOW_FACES
from tests.trek12.referee_sheet import BOXES, Dump, areas, in_all, in_order, meant, result, writings

# What is allowed


def may_do(d: Dump) -> dict[int, set[str]]:
    """By seat, everything that may be done now; nobody after the end."""
    match d["phase"]:
        case "chief":  # T-2.3
            return {NATURE: {f"chief {seat}" for seat in range(d["seats"])}}
        case "roll":  # T-4.0
            return {NATURE: {f"roll {yellow} {red}" for yellow in YELLOW_FACES for red in RED_FACES}}
        case "write":  # T-4.1 all who have not locked yet, at the same time
            waiting = [seat for seat, player in enumerate(d["players"]) if player["locked"] is None]
            return {seat: writings(d["players"][seat]) for seat in waiting}
        case "reveal":
            return {NATURE: {"reveal"}}
        case "dig":
            return {d["dig"]["seat"]: diggings(d)}
        case "draw":
            return {NATURE: {f"draw {bone}" for bone in d["bag"]}}
        case "keep":  # T-4.5 any of those drawn
            return {d["dig"]["seat"]: {f"keep {bone}" for bone in d["dig"]["drawn"]}}
    return {}


def diggings(d: Dump) -> set[str]:
    """T-4.2 An area is said cell by cell; it can be circled once what is picked is one; it is never a must."""
    picked = d["dig"]["picked"]
    candidates = meant(d["players"][d["dig"]["seat"]], picked)
    asked = {cell for area in candidates for cell in area} - set(picked)
    return {"skip", *(f"pick {cell}" for cell in asked), *(["circle"] if set(picked) in candidates else [])}


# What it does


def after(d: Dump, seat: int, text: str) -> Dump:
    d = deepcopy(d)
    verb, *words = text.split()
    match verb:
        case "chief":
            d.update(phase="roll", chief=int(words[0]))
        case "roll":
            d.update(phase="write", dice=[int(words[0]), int(words[1])])
        case "write":
            d["players"][seat]["locked"] = f"{words[0]} {words[1]}"
            if all(player["locked"] for player in d["players"]):
                d["phase"] = "reveal"
        case "reveal":
            reveal(d)
        case "skip":
            next_digger(d)
        case "pick":
            pick(d, words[0])
        case "circle":
            circle(d, set(d["dig"]["picked"]))
        case "draw":
            d["bag"].remove(words[0])
            d["dig"]["drawn"] = [bone for bone in TOKENS if bone in (*d["dig"]["drawn"], words[0])]
            d["dig"]["to_draw"] -= 1
            if d["dig"]["to_draw"] == 0:
                choose_bones(d)
        case "keep":
            keep(d, words[0])
    return d


def reveal(d: Dump) -> None:
    """T-4.1.7 All numbers are written at once; then the Chief digs first."""
    for player in d["players"]:
        operation, cell = player["locked"].split()
        player["numbers"][cell] = result(operation, *d["dice"])
        player["operations"][cell] = operation
        player["ticked"][operation] += 1
        player.update(locked=None, new=cell)
    d["dig"] = {"seat": None, "asked": 0, "last": None}
    next_digger(d)


def next_digger(d: Dump) -> None:
    """T-3.2 From the Chief clockwise, each once; who has no area is passed over."""
    dig = d["dig"]
    while dig["asked"] < d["seats"]:
        dig["seat"] = (d["chief"] + dig["asked"]) % d["seats"]
        dig["asked"] += 1
        possible = areas(d["players"][dig["seat"]])
        if possible:
            dig.update(picked=in_all(possible), drawn=[], to_draw=0, to_keep=0)
            d["phase"] = "dig"
            return
    end_round(d)


def end_round(d: Dump) -> None:
    """T-4.7, T-4.8 The last to dig is Chief; when all boxes of the tables are ticked it is over."""
    if d["dig"]["last"] is not None:
        d["chief"] = d["dig"]["last"]
    d["dig"] = None
    if all(ticks == BOXES for player in d["players"] for ticks in player["ticked"].values()):
        d["phase"] = "over"
    else:
        d.update(phase="roll", round=d["round"] + 1)


def pick(d: Dump, cell: str) -> None:
    """What is left when one more cell is meant; the only area left is circled at once."""
    candidates = meant(d["players"][d["dig"]["seat"]], [*d["dig"]["picked"], cell])
    d["dig"]["picked"] = in_all(candidates)
    if len(candidates) == 1:
        circle(d, set(candidates[0]))


def circle(d: Dump, area: set[str]) -> None:
    """T-4.4, T-4.6 As many Bones as it has cells; one may be kept, and one more for each 0 in it."""
    dig = d["dig"]
    player = d["players"][dig["seat"]]
    player["areas"].append(in_order(area))
    zeros = [cell for cell in area if player["numbers"][cell] == 0]
    drawn = min(len(area), len(d["bag"]))
    dig.update(last=dig["seat"], to_draw=drawn, to_keep=min(1 + len(zeros), drawn))
    if drawn == len(d["bag"]):  # the whole bag: nothing is left to chance
        dig.update(drawn=d["bag"], to_draw=0)
        d["bag"] = []
        choose_bones(d)
    else:
        d["phase"] = "draw"


def choose_bones(d: Dump) -> None:
    """T-4.5.1 If all that were drawn are kept, nothing is asked."""
    dig = d["dig"]
    d["phase"] = "keep"
    if dig["to_keep"] == len(dig["drawn"]):
        take(d, dig["drawn"])
        next_digger(d)


def keep(d: Dump, bone: str) -> None:
    """T-4.5 Exactly so many; the others go back into the bag before anybody else draws."""
    dig = d["dig"]
    dig["drawn"].remove(bone)
    dig["to_keep"] -= 1
    take(d, [bone])
    if dig["to_keep"] == 0:
        d["bag"] = [token for token in TOKENS if token in d["bag"] or token in dig["drawn"]]
        next_digger(d)


def take(d: Dump, bones: list[str]) -> None:
    player = d["players"][d["dig"]["seat"]]
    player["bones"] = [bone for bone in TOKENS if bone in player["bones"] or bone in bones]
