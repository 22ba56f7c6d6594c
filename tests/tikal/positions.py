"""Positions written by hand, and the dossier's way of writing positions and actions translated into the engine's."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, Refusal
from sacbe.games.tikal.actions import ACTIONS
from sacbe.games.tikal.data import CELLS, FACE, MAX_BID, NEIGHBOUR, PIECES, TILES, TREASURES
from sacbe.games.tikal.rules.auction import refuse_bid
from sacbe.games.tikal.rules.camps import refuse_camp
from sacbe.games.tikal.rules.ground import refuse_ground
from sacbe.games.tikal.rules.moving import camp_cell, refuse_move, refuse_recruit, refuse_travel
from sacbe.games.tikal.rules.temples import refuse_guard, refuse_uncover
from sacbe.games.tikal.rules.treasures import refuse_dig
from sacbe.games.tikal.state import Tikal
from sacbe.testing.walks import pick

TIKAL = sacbe.game("tikal")
Example = dict[str, Any]
PHASES = {
    "PLACE_TILE": "lay",
    "ACTIONS": "actions",
    "SCORING_ACTIONS": "scoring",
    "FINAL_ACTIONS": "final",
    "AUC_BID": "bid",
    "AUC_PICK": "pick",
    "GAME_OVER": "over",
}
VERBS = {
    "place_tile": "lay",
    "camp_travel": "travel",
    "move": "step",
    "end_turn": "end",
    "pick_tile": "pick",
}


def load(**position: Any) -> Tikal:
    s = TIKAL.load({"game": "tikal", **position})
    assert isinstance(s, Tikal)
    return s


def code(text: str) -> int:
    return ACTIONS.parse(text)


def play(s: Tikal, seat: int, *texts: str) -> Tikal:
    for text in texts:
        s.apply(NATURE if text.split()[0] in ("first", "draw", "find") else seat, code(text))
    return s


def reason(s: Tikal, seat: int, text: str) -> str | None:
    refusal = s.why_not(seat, code(text))
    return None if refusal is None else refusal.reason


def phase(s: Tikal) -> str:
    return str(s.dump()["phase"])


def busy_walk(seats: int, seed: int, **options: Any) -> Iterator[tuple[Tikal, int, int]]:
    """A game of players who seldom end a turn early and choose a verb before an action, so that everything happens."""
    rng = random.Random(seed)
    s = TIKAL.start(seats, options)
    assert isinstance(s, Tikal)
    while s.actors():
        seat, action = pick(s, rng)
        if seat != NATURE:
            by_verb: dict[str, list[int]] = {}
            for legal in s.legal(seat):
                by_verb.setdefault(ACTIONS.verb(legal), []).append(legal)
            if len(by_verb) > 1 and rng.random() < 0.97:
                by_verb.pop("end", None)
            action = rng.choice(by_verb[rng.choice(sorted(by_verb))])
        yield s, seat, action
        s.apply(seat, action)
    yield s, -1, -1


class Told:
    """A position of the dossier being played: names instead of seats, and the order of the stacks as it tells it."""

    def __init__(self, given: Example) -> None:
        self.names: list[str] = given["players"]
        self.stack: list[str] = list(given.get("stack", []))
        self.hoard: list[str] = list(given.get("treasure_stack", []))
        self.sites: dict[str, list[str]] = {cell: list(kinds) for cell, kinds in given.get("site", {}).items()}
        self.s = load(**self.position(given))

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def position(self, given: Example) -> dict[str, Any]:
        auction = given.get("mode") == "auction"
        order = (given | given.get("options", {})).get("final_scoring_order", "rulebook")
        d: dict[str, Any] = {
            "options": {"auction": auction, "final_order": order},
            "phase": PHASES[given["phase"]],
            "active": self.seat(given["active"]) if "active" in given else None,
            "tiles": {t["cell"]: f"{t['tile']} {t.get('rot', 0)}" for t in given.get("tiles", [])},
            "levels": given.get("levels", {}),
            "sites": {cell: len(kinds) for cell, kinds in self.sites.items()},
            "supply": given.get("level_supply", {}),
            "players": [self.player(given, name) for name in self.names],
            "queue": [self.seat(name) for name in given.get("queue", [])],
        }
        for key in ("ap", "drawn", "stack"):
            if key in given:
                d[key] = given[key]
        if given["phase"] == "SCORING_ACTIONS":
            d["drawn"] = given.get("drawn", "B6")
        if "volcano_by" in given:
            d["holder"] = self.seat(given["volcano_by"])
        if auction:
            totems = dict.fromkeys(self.names, True) | given.get("totems", {})
            d["auction"] = {
                "display": given.get("display", []),
                "totems": [self.seat(name) for name, up in totems.items() if up],
                "bid": given.get("bid", 0),
            }
        return d

    def player(self, given: Example, name: str) -> dict[str, Any]:
        d = {
            "pieces": given.get("pieces", {}).get(name, {}),
            "reserve": given.get("reserve", {}).get(name, {}),
            "removed": given.get("removed", {}).get(name, {}),
            "camps": [cell for cell, owner in given.get("camps", {}).items() if owner == name],
            "guards": {c: g["piece"] for c, g in given.get("guards", {}).items() if g["player"] == name},
            "treasures": given.get("treasures", {}).get(name, {}),
        }
        if name in given.get("scores", {}):
            d["score"] = given["scores"][name]
        return d

    def settle(self) -> None:
        """NATURE draws what the dossier says lies on top."""
        s = self.s
        while s.actors() == NATURE_BIT:
            if s.digging >= 0:
                site = self.sites.get(CELLS[s.digging])
                kind = site.pop(0) if site else ACTIONS.decode(s.legal(NATURE)[0])[1][0]
                s.apply(NATURE, code(f"find {kind}"))
            else:
                tile = self.stack.pop(0) if self.stack else ACTIONS.decode(s.legal(NATURE)[0])[1][0]
                s.apply(NATURE, code(f"draw {tile}"))

    def act(self, action: Example) -> Refusal | None:
        """Take an action, or say why not and change nothing."""
        s = self.s
        seat = self.seat(action["by"])
        refusal = self.refuse(seat, action)
        before = s.dump()
        text = self.text(seat, action)
        if refusal is None:
            if action["type"] == "place_tile":
                masks = int(FACE[s.drawn])
                self.sites[action["cell"]], self.hoard = self.hoard[:masks], self.hoard[masks:]
            s.apply(seat, code(text))
            self.settle()
        elif text in ACTIONS.names:
            assert s.why_not(seat, code(text)) == refusal
            assert code(text) not in s.legal(seat)
        assert (refusal is None) == (s.dump() != before)
        return refusal

    def text(self, seat: int, a: Example) -> str:
        """The engine's notation, or something it does not know for what it cannot even say."""
        match a["type"]:
            case "place_tile":
                return f"lay {a['cell']} {a['rotation']}"
            case "recruit":
                return f"recruit {a['piece']} {a['camp']}"
            case "camp_travel":
                camps = [camp_cell(self.s, seat, camp) for camp in range(3)]
                start = index(a["from"])
                slot = ("base", "first", "second")[camps.index(start)] if start >= 0 and start in camps else "?"
                return f"travel {a['piece']} {slot} {a['to']}"
            case "move":
                around = dict(zip(neighbours(a["from"]), ("N", "NE", "SE", "S", "SW", "NW"), strict=False))
                return f"step {a['from']} {around.get(a['to'], '?')} {a['piece']}"
            case "exchange":
                other = self.names.index(a["opponent"]) if a["opponent"] in self.names else "?"
                return f"exchange {a['give']} {other} {a['take']}"
            case "guard":
                return f"guard {a['cell']} {a['piece']}"
            case "uncover" | "dig" | "camp":
                return f"{a['type']} {a['cell']}"
            case "bid":
                return f"bid {a['amount']}"
            case "pick_tile":
                return f"pick {a['tile']}"
            case "end_turn":
                return "end"
        return str(a["type"])

    def refuse(self, seat: int, a: Example) -> Refusal | None:
        """T-3.1 turn and phase, T-3.11 malformed requests, then the action's own checks; for any cell and amount."""
        s = self.s
        verb = VERBS.get(a["type"], a["type"])
        malformed = Refusal("T-3.11", "E_BAD_REQUEST")
        if verb not in ACTIONS.first:
            return s.why_not(seat, -1)
        general = s.why_not(seat, ACTIONS.first[verb])
        if general is not None and general.reason in ("E_NOT_YOUR_TURN", "E_WRONG_PHASE"):
            return general
        if a.get("piece", "worker") not in PIECES or a.get("rotation", 0) not in range(6):
            return malformed
        piece = PIECES.index(a.get("piece", "worker"))
        cell = index(str(a.get("cell", a.get("camp"))))
        match verb:
            case "lay":
                return refuse_ground(s, s.drawn, cell, a["rotation"])
            case "recruit":
                return refuse_recruit(s, seat, piece, cell)
            case "travel":
                return refuse_travel(s, seat, piece, index(a["from"]), index(a["to"]))
            case "step":
                return refuse_move(s, seat, piece, index(a["from"]), index(a["to"]))
            case "uncover":
                return refuse_uncover(s, seat, cell)
            case "dig":
                return refuse_dig(s, seat, cell)
            case "camp":
                return refuse_camp(s, seat, cell)
            case "guard":
                return refuse_guard(s, seat, cell, piece)
            case "exchange":
                if a["opponent"] not in self.names or not {a["give"], a["take"]} <= set(TREASURES):
                    return malformed
            case "bid":
                if type(a["amount"]) is not int:
                    return malformed
                return refuse_bid(s, seat, min(a["amount"], int(MAX_BID) + 1))
            case "pick":
                if a["tile"] not in TILES[:36]:
                    return Refusal("T-6.3", "E_NO_TILE")
        return s.why_not(seat, code(self.text(seat, a)))


def index(cell: str) -> int:
    return CELLS.index(cell) if cell in CELLS else -1


def neighbours(cell: str) -> list[str]:
    """Names of the cells around, in the order of directions; "" beyond the edge."""
    if cell not in CELLS:
        return []
    around = [NEIGHBOUR[CELLS.index(cell) * 6 + direction] for direction in range(6)]
    return [CELLS[other] if other >= 0 else "" for other in around]
