"""What a seat may do: every legal action, and far targets as one choice of several actions, with words and places."""

from __future__ import annotations

from sacbe.core.present import Choice
from sacbe.core.words import seat_names
from sacbe.games.tikal.actions import (
    ACTIONS,
    BID,
    CAMP,
    DIG,
    END_TURN,
    EXCHANGE,
    GUARD,
    LAY,
    PASS,
    PICK,
    RECRUIT,
    UNCOVER,
)
from sacbe.games.tikal.data import (
    BASE_CAMP,
    CAMP_COST,
    DIG_COST,
    EXCHANGE_COST,
    GUARD_COST,
    PIECES,
    SET_POINTS,
    TREASURES,
    UNCOVER_COST,
    WORKER,
)
from sacbe.games.tikal.show.lens import hold
from sacbe.games.tikal.show.paths import cell_id, clicks, moved
from sacbe.games.tikal.show.plan import Plan, Ways, plan_of
from sacbe.games.tikal.show.routes import RESERVE, Mover, Route
from sacbe.games.tikal.show.words import coordinate, piece_name, place, tile_name, treasure_taken, way_name, words
from sacbe.games.tikal.state import Tikal

BID_BUTTONS = 3


def choices(s: Tikal, seat: int, lang: str) -> list[Choice]:
    """The legal actions in their order, then the far targets."""
    plan = plan_of(s, seat)
    moves = _moves(s, plan, lang)
    plain = [moves.pop((code,)) if (code,) in moves else choice(s, seat, code, lang) for code in s.legal(seat)]
    return plain + list(moves.values())


def choice(s: Tikal, seat: int, code: int, lang: str) -> Choice:
    """One action that is no move of a piece (those are worked out together with their ways)."""
    t = words(lang)
    path, notation = clicks(s, seat, code), ACTIONS.text(code)
    if LAY <= code < RECRUIT:
        return _lay(s, code, path, lang)
    if UNCOVER <= code < EXCHANGE:
        return _dig(s, seat, code, path, lang)
    if code < CAMP:
        pair, take = divmod(code - int(EXCHANGE), 8)
        give, other = divmod(pair, 4)
        whose = seat_names(lang, int(s.seats))[other]
        said = t("choice-exchange", other=whose, give=treasure_taken(give, lang), take=treasure_taken(take, lang))
        note = t("choice-exchange-note", **exchange_gains(s, seat, code))
        return Choice(
            code, notation, said, note, path, icon=f"tikal-treasure-{TREASURES[take]}", cost=str(EXCHANGE_COST)
        )
    if code < GUARD:
        said = t("choice-camp", where=place(s, code - int(CAMP), lang, "at"), at=coordinate(code - int(CAMP)))
        return Choice(code, notation, said, t("choice-camp-note"), path, icon=f"camp-{seat}", cost=str(CAMP_COST))
    if code < END_TURN:
        return _guard(s, seat, code, path, lang)
    if code == END_TURN:
        note = t("choice-end-lost", ap=int(s.ap)) if s.ap else ""
        return Choice(code, notation, t("choice-end"), note, path, button=True, icon="tikal-i-end")
    if BID <= code < PASS:
        amount = code - int(BID) + 1
        left = t("choice-bid-note", left=s.score(seat) - amount)
        # The next ones as buttons: with the keys 1, 2, 3 one bids, and passes by the last
        near = amount <= s.bid + BID_BUTTONS
        return Choice(
            code, notation, t("choice-bid", amount=amount), left, path, near, "tikal-i-auction" if near else ""
        )
    if code == PASS:
        return Choice(code, notation, t("choice-pass"), "", path, button=True, icon="i-close")
    tile = code - int(PICK)
    return Choice(code, notation, t("choice-pick", tile=tile_name(tile, lang)), "", path)


def _lay(s: Tikal, code: int, path: list[list[str]], lang: str) -> Choice:
    t = words(lang)
    cell, rotation = divmod(code - int(LAY), 6)
    said = t("choice-lay", tile=tile_name(int(s.drawn), lang), at=coordinate(cell))
    note = t("choice-lay-turned", turn=rotation) if rotation else ""
    return Choice(code, ACTIONS.text(code), said, note, path, icon="tikal-done")


def _dig(s: Tikal, seat: int, code: int, path: list[list[str]], lang: str) -> Choice:
    t = words(lang)
    notation = ACTIONS.text(code)
    if code >= DIG:
        cell = code - int(DIG)
        said = t("choice-dig", at=coordinate(cell))
        note = t("choice-dig-note", left=int(s.site[cell]))
        return Choice(code, notation, said, note, path, icon="tikal-mask", cost=str(DIG_COST))
    cell = code - int(UNCOVER)
    value = int(s.level[cell])
    said = t("choice-uncover", value=value, next=value + 1, at=coordinate(cell))
    owner = hold(s, cell).owner
    note = t("choice-uncover-note", whose="mine" if owner == seat else "nobody" if owner < 0 else "other")
    return Choice(code, notation, said, note, path, icon="i-temple", cost=str(UNCOVER_COST))


def _guard(s: Tikal, seat: int, code: int, path: list[list[str]], lang: str) -> Choice:
    t = words(lang)
    cell, piece = divmod(code - int(GUARD), 2)
    said = t("choice-guard", piece=PIECES[piece], value=int(s.level[cell]), at=coordinate(cell))
    note = t("choice-guard-note", **leaving(s, seat, code))
    return Choice(code, ACTIONS.text(code), said, note, path, icon=f"guard-{seat}", cost=str(GUARD_COST))


def leaving(s: Tikal, seat: int, code: int) -> dict[str, int | str]:
    """T-4.8 Who leaves the game when this guard is placed: so many workers, and the leader or not."""
    cell, piece = divmod(code - int(GUARD), 2)
    workers = int(s.workers[seat * 40 + cell]) - (piece == WORKER)
    return {"leaving": workers, "leader": "yes" if s.leader[seat] == cell and piece == WORKER else "no"}


def exchange_gains(s: Tikal, seat: int, code: int) -> dict[str, int]:
    """Points more in a tally after the exchange, for both: each gives a single and may complete what he holds."""
    pair, take = divmod(code - int(EXCHANGE), 8)
    give, other = divmod(pair, 4)
    mine, theirs = int(s.treasure[seat * 8 + take]), int(s.treasure[other * 8 + give])
    gains = [int(SET_POINTS[held + 1] - SET_POINTS[held] - SET_POINTS[1]) for held in (mine, theirs)]
    return {"mine": gains[0], "theirs": gains[1], "sum": sum(gains)}


# Moves


def _moves(s: Tikal, plan: Plan, lang: str) -> dict[tuple[int, ...], Choice]:
    """Every way of every piece, by its actions."""
    found: dict[tuple[int, ...], Choice] = {}
    for ways in plan.ways:
        for cell, route in ways.best.items():
            found[route.codes] = _way(s, plan.seat, ways.mover, cell, route, lang)
        for cost, code, to in ways.other:
            found[(code,)] = _other(s, plan.seat, ways, cost, code, to, lang)
    return found


def _way(s: Tikal, seat: int, mover: Mover, cell: int, route: Route, lang: str) -> Choice:
    first, *rest = route.codes
    said = move_label(s, mover, cell, route.cost, lang)
    note = _consequence(s, seat, mover, cell, lang)
    notation = ACTIONS.text(first)
    path = moved(seat, mover, cell_id(cell))
    return Choice(first, notation, said, note, path, icon=f"{mover.name}-{seat}", then=rest, cost=str(route.cost))


def _other(s: Tikal, seat: int, ways: Ways, cost: int, code: int, to: int, lang: str) -> Choice:
    said = move_label(s, ways.mover, to, cost, lang)
    path = moved(seat, ways.mover, f"way-{code}")
    return Choice(
        code, ACTIONS.text(code), said, way_name(code, lang), path, icon=f"{ways.mover.name}-{seat}", cost=str(cost)
    )


def move_label(s: Tikal, mover: Mover, cell: int, cost: int, lang: str) -> str:
    t = words(lang)
    told = {"piece": piece_name(mover.piece, lang), "where": place(s, cell, lang, "to"), "at": coordinate(cell)}
    if mover.start == RESERVE:
        key = "choice-enter" if cell == BASE_CAMP else "choice-recruit"
        said = t(key, cost=cost, kind=PIECES[mover.piece], **told)
    else:
        said = t("choice-move", start=coordinate(mover.start), cost=cost, **told)
    return said[0].upper() + said[1:]


def _consequence(s: Tikal, seat: int, mover: Mover, cell: int, lang: str) -> str:
    """What arriving there changes: a temple that becomes one's own, or is at least contested."""
    if not int(s.temples) >> cell & 1 or s.guard[cell] >= 0:
        return ""
    held = hold(s, cell)
    strengths = list(held.strengths)
    strengths[seat] += 3 if mover.piece else 1
    others = max(strength for other, strength in enumerate(strengths) if other != seat)
    if held.owner != seat and strengths[seat] > others:
        return words(lang)("choice-takes", value=held.value)
    if held.owner not in (seat, -1) and strengths[seat] == others:
        return words(lang)("choice-ties", value=held.value)
    return ""
