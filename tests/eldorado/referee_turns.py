"""T-3, A-4 as the referee reads them: what every decision does, and how a turn ends."""

from __future__ import annotations

from tests.eldorado.referee_board import Hex, beside
from tests.eldorado.referee_buying import after, bought, within_reach
from tests.eldorado.referee_legal import legal
from tests.eldorado.referee_table import ASKS, POWER_OF, PRICE_OF, Table, single_use

CHOICES = ("pay", "buy", "remove", "take", "replace", "discard", "target")


def act(t: Table, text: str) -> Table:
    """The table after a decision of the active player, with all that has only one answer done too."""
    t = Table(t.d)
    _act(t, text)
    if t.options["cave_timing"] == "on_stop" and t.d["phase"] != "over":
        _found_where_stopped(t)
    return settled(t)


def settled(t: Table) -> Table:
    text = forced(t)
    return act(t, text) if text else t


def forced(t: Table) -> str:
    """The next step where nothing is left to decide: one thing only may be done, or everything must be given."""
    if t.d["phase"] not in CHOICES:
        return ""
    possible = sorted(legal(t))
    everything = (t.d["phase"] == "pay" and len(t.hand) == t.choice["to_pay"]) or (
        t.d["phase"] == "buy" and within_reach(t) == 2 * PRICE_OF[t.choice["buying"]]
    )
    return possible[0] if everything or len(possible) == 1 else ""


def _act(t: Table, text: str) -> None:
    verb, *words = text.split()
    what = words[-1] if words else ""
    me, choice = t.me, t.choice
    if verb == "play":
        _play(t, what)
    elif (verb == "use" and t.d["phase"] == "buy") or verb in ("coins", "half", "spend"):
        _take_over(t, after(t, text))
    elif verb == "use":
        _use(t, what)
    elif verb == "step":
        _step(t, int(words[0]), what)
    elif verb == "clear":
        _clear(t, int(words[0]), int(what))
    elif verb == "stop":
        _end_movement(t)
    elif verb == "pay":
        _pay(t, what)
    elif verb == "buy":
        _end_movement(t)
        t.this_turn["window"] = []
        choice.update(buying=what, half_coins=0, coined=[])
        t.d["phase"] = "buy"
    elif verb == "confirm":
        t.d["phase"] = "play"
        bought(t)
    elif verb == "take":
        t.d["market"][what] -= 1
        me["discard"].append(what)
        t.d["phase"] = "play"
    elif verb == "remove":
        t.hand.remove(what)
        me["gone"].append(what)
        choice["to_remove"] -= 1
        if not choice["to_remove"] or not t.hand:
            _done(t)
    elif verb == "replace":
        t.hand.remove(what)
        me["discard"].append(what)
        choice["replaced"] += 1
        if choice["replaced"] == 4 or not t.hand:
            _done(t)
    elif verb == "done":
        _done(t)
    elif verb == "save":
        me["tokens"].remove("keep_item")
        if t.d["move"] and t.d["move"]["source"] == what:
            t.d["move"]["spared"] = True
        else:
            me["gone"].remove(what)
            me["played"].append(what)
        t.this_turn["window"] = []
    elif verb == "end":
        _end_play(t)
    elif verb == "keep":
        choice["kept"].append(what)
        if len(choice["kept"]) == len(t.hand):
            _act(t, "discard")
    elif verb == "discard":  # T-3.7, T-3.8
        for card in choice["kept"]:
            t.hand.remove(card)
        me["discard"] += t.hand
        me["hand"] = choice["kept"]
        choice["kept"] = []
        draw(t, max(0, 4 - len(t.hand)), "next")
    else:
        raise AssertionError(text)


def _take_over(t: Table, other: Table) -> None:
    t.__init__(other.d)  # type: ignore[misc]


# Cards and tokens


def _play(t: Table, card: str) -> None:
    t.hand.remove(card)
    t.this_turn["window"] = []
    if card == "native" or t.symbols_of(card):
        _end_movement(t)
        _begin_movement(t, card)
        return
    (t.me["gone"] if single_use(card) else t.me["played"]).append(card)
    if single_use(card):
        t.this_turn["window"] = [card]
    if card == "transmitter":
        t.d["phase"] = "take"
    elif card in ("cartographer", "compass"):
        draw(t, 2 if card == "cartographer" else 3, "play")
    else:
        t.choice.update(to_remove=1 if card == "scientist" else 2, must_remove=False)
        draw(t, t.choice["to_remove"], "remove")


def _use(t: Table, token: str) -> None:
    t.me["tokens"].remove(token)
    t.this_turn["window"] = []
    if token in ("pass_through", "change_symbol"):
        t.this_turn[{"change_symbol": "any_symbol"}.get(token, token)] = True
    elif token == "draw_1":
        draw(t, 1, t.d["phase"])
    elif token in ("remove_1", "replace"):
        t.chance["after"] = t.d["phase"]
        t.choice.update(to_remove=1, must_remove=True) if token == "remove_1" else t.choice.update(replaced=0)
        t.d["phase"] = token.removesuffix("_1")
    else:
        _end_movement(t)
        _begin_movement(t, token)


def _done(t: Table) -> None:
    number = t.choice["replaced"] if t.d["phase"] == "replace" else 0
    back = "discard" if in_phase_2(t) else "play"
    t.choice.update(to_remove=0, must_remove=False, replaced=0)
    draw(t, number, back)


def in_phase_2(t: Table) -> bool:
    return bool(t.chance["after"] == "discard")


# Moving


def _begin_movement(t: Table, source: str) -> None:
    t.d["move"] = {"source": source, "symbol": None, "left": 0, "figure": 0, "moved": False, "spared": False}
    t.d["phase"] = "target"


def _end_movement(t: Table) -> None:
    """A-4.3, A-4.21 What is left is lost; the card goes to the play area or, if it was for a single use, to the box.

    Before a payment too: nobody can take a payment back (T-3.11), so that it is lost makes no difference earlier.
    """
    move = t.d["move"]
    if not move:
        return
    t.d["move"] = None
    if move["moved"]:
        t.stopped.append(move["figure"])
    card = move["source"]
    if card not in POWER_OF:
        return  # a token: it is in the box already
    (t.me["gone"] if single_use(card) and not move["spared"] else t.me["played"]).append(card)


def _step(t: Table, number: int, way: str) -> None:
    at = t.place(number)
    assert at is not None
    to = beside(at, way)
    move = t.d["move"]
    native = move is not None and move["source"] in ("native", "native_step")
    if t.board.terrain[to] in ("rubble", "camp") and not native:  # D4
        _end_movement(t)
        t.this_turn["window"] = []
        t.choice.update(payer=t.figure(number), hex=list(to), joint=None, to_pay=t.board.cost[to])
        t.d["phase"] = "pay"
        return
    if native and t.blocked(at, to):  # V-6.12
        _take_blockade(t, t.blocked(at, to))
    symbol = {"jungle": "machete", "water": "paddle", "village": "coin"}.get(t.board.terrain[to])
    move["moved"] = True
    _spend(t, number, None if native else symbol, t.board.cost[to])
    _enter(t, number, to)


def _clear(t: Table, number: int, blockade: int) -> None:
    asks, cost = ASKS[blockade]
    native = t.d["phase"] == "target" and t.d["move"]["source"] in ("native", "native_step")
    if asks == "discard" and not native:  # D5
        _end_movement(t)
        t.this_turn["window"] = []
        joint = t.d["blockades"].index(blockade)
        t.choice.update(payer=t.figure(number), hex=None, joint=joint, to_pay=cost)
        t.d["phase"] = "pay"
        return
    _take_blockade(t, blockade)
    _spend(t, number, None if native else asks, cost)


def _take_blockade(t: Table, blockade: int) -> None:
    """A-4.10, A-4.11"""
    t.d["blockades"][t.d["blockades"].index(blockade)] = 0
    t.me["blockades"] = sorted([*t.me["blockades"], blockade])


def _spend(t: Table, number: int, symbol: str | None, cost: int) -> None:
    """Symbols of the source in use; a native step has none and is over with one target."""
    move, turn = t.d["move"], t.this_turn
    first = move["symbol"] is None
    card = move["source"]
    if first and card in POWER_OF and card != "native":
        turn["any_symbol"] = False  # this was the next card with symbols
    turn["window"] = [card] if single_use(card) and (first or card in turn["window"]) else []
    power = 0 if symbol is None else t.power_of(card) if first else move["left"]
    move.update(symbol=symbol, figure=t.figure(number), left=power - cost if symbol else 0)
    t.d["phase"] = "play"
    if not move["left"]:
        _end_movement(t)


def _enter(t: Table, number: int, to: Hex) -> None:
    """A figure comes onto a hex: A-4.8 the goal, A-4.28 locks."""
    me = t.me
    if to in t.board.finish:
        me["figures"][number - 1] = "gold"
        me["locked"][number - 1] = []
        _end_movement(t)
        if all(at == "gold" for at in me["figures"]):  # T-3.2
            me["arrived"] = 1 + sum(racer["arrived"] > 0 for racer in t.racers)
            t.d["final"] = True
            me["discard"] += me["hand"] + me["played"]
            me["hand"], me["played"] = [], []
            next_turn(t)
        return
    me["figures"][number - 1] = list(to)
    if t.options["cave_timing"] == "end_of_turn":
        me["locked"][number - 1] = [cave for cave in me["locked"][number - 1] if cave in t.caves_at(to)]


def _pay(t: Table, card: str) -> None:
    """A-4.10, A-4.12, A-4.13: to the discard pile at once (Q-36), or out of the game in a camp."""
    choice = t.choice
    camp = choice["hex"] is not None and t.board.terrain[tuple(choice["hex"])] == "camp"
    t.hand.remove(card)
    t.me["gone" if camp else "discard"].append(card)
    choice["to_pay"] -= 1
    if choice["to_pay"]:
        return
    number, place, joint = t.number(choice["payer"]), choice["hex"], choice["joint"]
    choice.update(payer=0, hex=None, joint=None)
    t.d["phase"] = "play"
    if place is None:
        _take_blockade(t, t.standing(joint))
    else:
        t.stopped.append(t.figure(number))
        _enter(t, number, tuple(place))


# T-3.7 to T-3.9, A-4.27 The end of a turn


def _end_play(t: Table) -> None:
    _end_movement(t)
    t.this_turn["window"] = []
    t.d["phase"] = "discard"
    if t.options["cave_timing"] == "on_stop":
        _found_where_stopped(t)
    if t.d["phase"] == "discard":
        _lay_off(t)


def _lay_off(t: Table) -> None:
    """T-3.7"""
    t.me["discard"] += t.me["played"]
    t.me["played"] = []


def draw(t: Table, number: int, then: str) -> None:
    """A-4.23, T-3.8 Cards come one by one; chance decides only where there are different ones to choose from."""
    me = t.racers[t.chance["drawer"]] if t.d["phase"] == "draw" else t.me
    while number:
        if not me["draw"]:
            me["draw"], me["discard"] = me["discard"], []
        if not me["draw"]:
            break
        if len(me["draw"]) > number and len(set(me["draw"])) > 1:
            t.chance.update(drawer=t.racers.index(me), to_draw=number, after=then)
            t.d["phase"] = "draw"
            return
        me["hand"].append(me["draw"].pop())
        number -= 1
    t.chance["to_draw"] = 0
    if then == "deal":
        if t.chance["drawer"] + 1 < len(t.d["players"]):
            t.d["phase"] = "draw"
            t.chance["drawer"] += 1
            draw(t, 4, "deal")
        else:
            t.d["phase"] = "play"
    elif then == "next":
        find_tokens(t)
    else:
        t.d["phase"] = "play" if then == "remove" and not me["hand"] else then
        t.chance["after"] = "play" if then == "remove" else then


def find_tokens(t: Table) -> None:
    """A-4.27 After phase 3, each figure next to a cave with tokens that it is not locked for."""
    if t.options["cave_timing"] == "on_stop" or not _finds(t, [number for number, _ in t.on_board()], "next"):
        next_turn(t)


def _finds(t: Table, numbers: list[int], back: str) -> bool:
    """Whether one of these figures of the player takes tokens now."""
    for number, at in t.on_board():
        caves = sorted(c for c in t.caves_at(at) if t.d["caves"][c] and c not in t.me["locked"][number - 1])
        if caves and number in numbers:
            t.chance.update(finder=t.figure(number), finds=caves, back=back)
            t.d["phase"] = "caves"
            return True
    return False


def _found_where_stopped(t: Table) -> None:
    """V-6.11 The other timing: when a movement, payment or native step stops. Only then are locks released, too."""
    numbers = [t.number(figure) for figure in t.stopped]
    t.stopped.clear()
    for number, at in t.on_board():
        if number in numbers:
            locked = t.me["locked"][number - 1]
            t.me["locked"][number - 1] = [cave for cave in locked if cave in t.caves_at(at)]
    _finds(t, numbers, t.d["phase"])


def find(t: Table, token: str) -> Table:
    """The top token of the first of these caves is turned up."""
    t = Table(t.d)
    cave = t.chance["finds"].pop(0)
    number = t.number(t.chance["finder"])
    t.d["caves"][cave] -= 1
    t.d["bag"].remove(token)
    t.me["tokens"].append(token)
    t.me["locked"][number - 1] = sorted([*t.me["locked"][number - 1], cave])
    if t.chance["finds"]:
        return t
    if t.options["cave_timing"] == "end_of_turn":
        find_tokens(t)
        return t
    t.d["phase"] = t.chance["back"]
    if t.d["phase"] == "discard":
        _lay_off(t)
    return settled(t)


def next_turn(t: Table) -> None:
    """T-3.1, T-3.9, E-5.1, Q-33"""
    t.this_turn.update(window=[], any_symbol=False, pass_through=False, bought=False)
    t.d["turn"] += 1
    if t.d["turn"] == len(t.racers):
        cap = t.options["round_cap"]
        if t.d["final"] or (cap and t.d["round"] >= cap):
            t.d["phase"] = "over"
            return
        t.d["turn"] = 0
        t.d["round"] += 1
    t.d["phase"] = "play" if t.d["turn"] < len(t.d["players"]) else "automata"
