"""T-3 to T-6: what an action does, told on the written position. Each function changes the dict it is given."""

from __future__ import annotations

from copy import deepcopy

from tests.tikal.referee_actions import camps
from tests.tikal.referee_land import AROUND, Dump, Land, controls, face, members, terrain


def after(d: Dump, text: str) -> Dump:
    """The position after whoever acts has done this."""
    d = deepcopy(d)
    verb, *words = text.split()
    match verb:
        case "first":  # T-2.5
            d["active"] = int(words[0])
            begin_turn(d)
        case "draw":
            draw(d, words[0])
        case "lay":
            lay(d, words[0], int(words[1]))
        case "end":
            end_turn(d)
        case "bid" | "pass":
            bid(d, int(words[0]) if words else None)
        case "pick":
            d["auction"]["display"].remove(words[0])
            take_tile(d, words[0])
        case _:
            spend(d, verb, words)
    return d


# T-4 Actions


def spend(d: Dump, verb: str, words: list[str]) -> None:
    seat: int = d["active"]
    me = d["players"][seat]
    match verb:
        case "recruit":
            piece, camp = words
            me["reserve"][piece] -= 1
            put(me, piece, camp, 1)
            d["ap"] -= 1
        case "travel":
            piece, camp, goal = words
            put(me, piece, camps(me)[camp], -1)
            put(me, piece, goal, 1)
            d["ap"] -= 1
        case "step":
            cell, direction, piece = words
            put(me, piece, cell, -1)
            put(me, piece, AROUND[cell][direction], 1)
            d["ap"] -= Land(d).stones_between(cell, direction)
        case "uncover":
            d["levels"][words[0]] += 1
            d["supply"][str(d["levels"][words[0]])] -= 1
            d["taken"][words[0]] = d["taken"].get(words[0], 0) + 1
            d["ap"] -= 2
        case "dig":  # the picture shows when it is taken off the tile: chance says which it is
            d["taken"][words[0]] = d["taken"].get(words[0], 0) + 1
            d["ap"] -= 3
            d.update(phase="find", digging=words[0])
        case "find":
            d["sites"][d["digging"]] -= 1
            d["buried"][words[0]] -= 1
            me["treasures"][words[0]] += 1
            scoring = "scoring" if d["holder"] is not None else "final"
            d.update(phase=scoring if d["queue"] else "actions", digging=None)
        case "exchange":
            give, other, take = words
            them = d["players"][int(other)]
            for kind, giver, taker in ((give, me, them), (take, them, me)):
                giver["treasures"][kind] -= 1
                taker["treasures"][kind] += 1
            d["ap"] -= 3
        case "camp":
            me["camps"].append(words[0])
            d["ap"] -= 5
        case "guard":  # T-4.8 one stays for good, his companions go back to the box
            cell, piece = words
            me["guards"][cell] = piece
            put(me, piece, cell, -1)
            for companion, number in members(me, cell).items():
                me["removed"][companion] += number
                put(me, companion, cell, -number)
            d["ap"] -= 5


def put(me: Dump, piece: str, cell: str, number: int) -> None:
    counts = members(me, cell)
    counts[piece] += number
    me["pieces"][cell] = {name: n for name, n in counts.items() if n}
    if not me["pieces"][cell]:
        del me["pieces"][cell]


# T-3 Turns


def left_of(d: Dump, seat: int) -> int:
    return int((seat + 1) % d["seats"])


def round_from(d: Dump, seat: int) -> list[int]:
    """Everybody clockwise, this seat first."""
    return [(seat + k) % d["seats"] for k in range(d["seats"])]


def allot(d: Dump, phase: str, seat: int) -> None:
    """T-3.10 Ten points, and nothing taken yet in this turn."""
    d.update(phase=phase, active=seat, ap=10, taken={})


def begin_turn(d: Dump) -> None:
    """T-3.3, T-6.2 Tiles come from the stack: one for the player, or in the auction one for each."""
    d.update(phase="draw", ap=0, taken={})


def draw(d: Dump, tile: str) -> None:
    d["stack"].remove(tile)
    if d["auction"] is None:
        take_tile(d, tile)
        return
    d["auction"]["display"] = sorted([*d["auction"]["display"], tile])
    if len(d["auction"]["display"]) == d["seats"]:
        open_bidding(d, d["active"])


def take_tile(d: Dump, tile: str) -> None:
    """T-3.3, T-6.3 A volcano makes everybody score first; what fits nowhere leaves the game (T-3.9)."""
    seat: int = d["active"]
    if terrain(tile) == "volcano":
        d.update(drawn=tile, holder=seat, queue=round_from(d, seat))
        allot(d, "scoring", seat)
    elif Land(d).places(tile):
        d.update(drawn=tile, phase="lay")
    else:
        d["discarded"] = sorted([*d["discarded"], tile])
        allot(d, "actions", seat)


def lay(d: Dump, cell: str, turned: int) -> None:
    """T-3.6"""
    tile: str = d["drawn"]
    d["tiles"][cell] = f"{tile} {turned}"
    if terrain(tile) == "temple":
        d["levels"][cell] = face(tile)
    if terrain(tile) == "ruins":
        d["sites"][cell] = face(tile)
    d.update(drawn=None, holder=None)
    allot(d, "actions", d["active"])


def end_turn(d: Dump) -> None:
    """T-3.7, T-3.8, T-5.5 After a scoring turn come one's points, then the next in line."""
    seat: int = d["active"]
    d.update(ap=0, taken={})
    if d["phase"] != "actions":
        tally(d, seat)
        d["queue"].remove(seat)
        if d["queue"]:
            allot(d, d["phase"], d["queue"][0])
            return
        d["scorings"] += 1
        if d["phase"] == "final":
            d["phase"] = "over"
        else:
            d.update(phase="lay", active=d["holder"])
        return
    if d["auction"] is not None:
        d["auction"]["totems"].remove(seat)
        if d["auction"]["totems"]:
            open_bidding(d, left_of(d, seat))
            return
    if not d["stack"]:
        begin_final(d, seat)
        return
    d["active"] = left_of(d, seat)
    if d["auction"] is not None:
        d["auction"]["totems"] = list(range(d["seats"]))
    begin_turn(d)


def begin_final(d: Dump, last: int) -> None:
    """T-5.5 Clockwise, who laid the last tile last; T-6.10 in the auction of 1999 the lowest score begins."""
    d["queue"] = round_from(d, left_of(d, last))
    if d["auction"] is not None and d["options"]["final_order"] == "classic1999":
        d["queue"].sort(key=lambda seat: d["players"][seat]["score"])  # equals stay clockwise
    allot(d, "final", d["queue"][0])


# T-5 Scoring


def tally(d: Dump, seat: int) -> None:
    """T-5.1 Temples and treasures at this moment."""
    me = d["players"][seat]
    gained = {"temples": 0, "guards": 0, "treasures": 0}
    for cell, kind in Land(d).kind.items():
        if kind == "temple" and controls(d, seat, cell):
            gained["guards" if cell in me["guards"] else "temples"] += d["levels"][cell]
    for number in me["treasures"].values():
        gained["treasures"] += {0: 0, 1: 1, 2: 3, 3: 6}[number]  # T-5.3
    for source, points in gained.items():
        me["points"][source] += points
        me["score"] += points
    me["tallies"][d["scorings"]] += sum(gained.values())


def winners(d: Dump) -> list[int]:
    """T-5.6 Points, then the highest temple under control, then the number of treasures; who is still equal shares."""
    temples = [cell for cell, kind in Land(d).kind.items() if kind == "temple"]
    best = list(range(d["seats"]))
    points = [player["score"] for player in d["players"]]
    highest = [max([d["levels"][c] for c in temples if controls(d, seat, c)], default=0) for seat in best]
    treasures = [sum(player["treasures"].values()) for player in d["players"]]
    for measure in (points, highest, treasures):
        best = [seat for seat in best if measure[seat] == max(measure[rival] for rival in best)]
    return best


# T-6 The auction


def open_bidding(d: Dump, seat: int) -> None:
    """T-6.4, T-6.6 The first from here whose totem is up begins; the last of a round has nobody to bid against."""
    d["auction"].update(bid=0, bidder=None, passed=[], first_pass=None)
    d.update(active=next(s for s in round_from(d, seat) if s in d["auction"]["totems"]), ap=0)
    d["phase"] = "bid" if len(d["auction"]["totems"]) > 1 else "pick"


def bid(d: Dump, amount: int | None) -> None:
    """T-6.3, T-6.5 Each in turn bids more or is out; no amount is a pass."""
    seat: int = d["active"]
    auction = d["auction"]
    if amount is not None:
        auction.update(bid=amount, bidder=seat)
    else:
        auction["passed"] = sorted([*auction["passed"], seat])
        if auction["first_pass"] is None:
            auction["first_pass"] = seat
    silent = [s for s in auction["totems"] if s not in auction["passed"] and s != auction["bidder"]]
    if silent:
        d["active"] = next(s for s in round_from(d, left_of(d, seat)) if s in silent)
        return
    d["phase"] = "pick"
    if auction["bidder"] is None:
        d["active"] = auction["first_pass"]
    else:
        d["active"] = auction["bidder"]
        me = d["players"][auction["bidder"]]
        me["points"]["bids"] -= auction["bid"]
        me["score"] -= auction["bid"]
