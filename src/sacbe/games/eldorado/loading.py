"""Positions as readable dicts: from dict to position. What somebody leaves out has a plain default."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.reading import Reader
from sacbe.games.eldorado.contradictions import bought, contradictions
from sacbe.games.eldorado.data import (
    BLOCKADES,
    BOTTOM_SLOTS,
    CARD_SYMBOL,
    CARDS,
    COPIES,
    EDITION,
    MARKET_CARDS,
    ROUND_CAPS,
    ROUTES,
    STARTING,
    SYMBOLS,
    TOKEN_COPIES,
    TOKEN_SYMBOL,
    TOKENS,
    TOKENS_PER_CAVE,
)
from sacbe.games.eldorado.notation import AFTER, LEFTOVERS, SCOPES, SOURCES, TIMINGS
from sacbe.games.eldorado.rules.piles import FULL_BAG, STARTING_DECK, card_names, pack, shared, token_names
from sacbe.games.eldorado.rules.routes import build
from sacbe.games.eldorado.state import (
    CAVES,
    CHOOSE_REMOVE,
    GOLD_ZONE,
    OFF,
    TARGET,
    TOKEN,
    Race,
)

KNOWN: Final = (
    *("game", "edition", "seats", "options", "phase", "round", "turn", "final", "route", "laid", "players", "automata"),
    *("blockades", "caves", "bag", "market", "bottom", "move", "this_turn", "choice", "chance"),
)


def load(phases: list[Any], d: dict[str, Any]) -> Race:
    """The position a dict describes; ValueError names everything that is wrong with it."""
    read = Reader("eldorado", d)
    seats = read.whole("seats", 1, 4, default=len(d.get("players") or [{}, {}]))
    options = read.sub("options")
    name = options.text("route", default=d.get("route") or "witchs_cauldron") or ""
    text = read.text("route", default="" if name == "random" else ROUTES.get(name, name)) or ""
    try:
        route = build(text)
    except ValueError as wrong:
        read.wrong(str(wrong))
        route = build("")
    if name != "random" and text != ROUTES.get(name, name):
        read.wrong(f"route: the option says {name!r}, so it is {ROUTES.get(name, name)!r}, not {text!r}")
    s = Race(phases, seats, route, read.edition(EDITION))
    s.route_name = name
    _load_options(s, options)
    known = [phase.name for phase in phases]
    s.turn = read.whole("turn", 0, int(s.racers) - 1, default=0)
    usual = "automata" if s.turn >= seats else "play"
    s.phase = known.index(read.choice("phase", known, default=usual if route.finished or text else "route"))
    s.laid = read.text("laid", default="") or ""
    s.round = read.whole("round", 1, 1000, default=1)

    players = read.subs("players", default=[{}] * seats)
    if len(players) != seats:
        read.wrong(f"{seats} seats need {seats} players, not {len(players)}")
    for seat, player in enumerate(players[:seats]):
        _load_player(s, seat, player, str(read.sub("move").d.get("source")))
    if s.racers > s.seats:
        for racer, automaton in enumerate(read.subs("automata", default=[{}, {}, {}])[:3]):
            _load_racer(s, racer + 1, automaton)
            automaton.finish(known=("figures", "locked", "blockades", "arrived"))
    s.final = read.flag("final", default=any(s.arrived[racer] > 0 for racer in range(s.racers)))
    _load_move(s, read)
    _load_turn(s, read)
    _load_table(s, read)
    for problem in contradictions(s):
        read.wrong(problem)
    read.finish(known=KNOWN)
    return s


def _load_options(s: Race, read: Reader) -> None:
    s.on_stop = read.choice("cave_timing", TIMINGS, default=TIMINGS[0]) == TIMINGS[1]
    s.discard_all = read.choice("leftover_hand", LEFTOVERS, default=LEFTOVERS[0]) == LEFTOVERS[1]
    s.native_through = read.flag("native_through_blockade", default=False)
    s.with_caves = read.flag("caves", default=True)
    s.bottom_only = read.choice("solo_market_scope", SCOPES, default=SCOPES[0]) == SCOPES[1]
    known = ["route", "cave_timing", "leftover_hand", "native_through_blockade", "caves", "solo_market_scope"]
    if s.edition == 1:
        s.late_tokens = read.flag("late_tokens", default=False)
        known.append("late_tokens")
    caps = (60, 40) if s.edition == 1 else ROUND_CAPS
    cap = read.d.get("round_cap", caps[0])
    if type(cap) is int and cap in caps:
        s.round_cap = cap
    else:
        read.wrong(f"round_cap is one of {', '.join(map(str, caps))}, not {cap!r}")
    read.finish(known=(*known, "round_cap"))


def _load_racer(s: Race, racer: int, read: Reader) -> None:
    own = [figure for figure in (s.own_figure(racer, 0), s.own_figure(racer, 1)) if figure >= 0]
    figures = read.listed("figures", default=None)
    if figures is None:
        places: list[Any] = [None if s.route.starts[figure] < 0 else "start" for figure in own]
    else:
        places = figures
    if len(places) != len(own):
        read.wrong(f"figures: {len(own)} are needed, not {len(places)}")
    for figure, place in zip(own, places, strict=False):
        s.figure[figure] = s.route.starts[figure] if place == "start" else _hex(s, read, place)
    for figure, caves in zip(own, read.listed("locked", default=None) or [], strict=False):
        s.locked[figure] = _numbers(read, "locked", caves, 0, len(s.route.caves) - 1)
    s.blockades[racer] = _numbers(read, "blockades", read.d.get("blockades", []), 1, BLOCKADES)
    home = bool(own) and all(s.figure[figure] == GOLD_ZONE for figure in own)
    before = sum(s.arrived[other] > 0 for other in range(racer))
    s.arrived[racer] = read.whole("arrived", 0, 4, default=before + 1 if home else 0)


def _load_player(s: Race, seat: int, read: Reader, moving: str) -> None:
    """`moving`: the card that is moving a figure; it is in no pile."""
    _load_racer(s, seat, read)
    s.hand[seat] = _cards(read, "hand", [])
    written = any(key in read.d for key in ("hand", "discard", "played"))
    deck = [] if written else card_names(STARTING_DECK)
    if s.turn == seat and moving in deck:
        deck.remove(moving)
    s.draw[seat] = _cards(read, "draw", deck)
    s.discard[seat] = _cards(read, "discard", [])
    s.played[seat] = _cards(read, "played", [])
    s.gone[seat] = _cards(read, "gone", [])
    s.known[seat] = _cards(read, "known", [])
    s.unknown[seat] = read.whole("unknown", 0, 62, default=0)
    s.tokens[seat] = _tokens(read, "tokens", [])
    cards = ("hand", "unknown", "known", "draw", "discard", "played", "gone", "tokens")
    read.finish(known=("figures", "locked", "blockades", "arrived", *cards))


def _load_table(s: Race, read: Reader) -> None:
    joints = int(s.route.joints)
    standing = read.listed("blockades", default=None) or []
    standing = [*standing, *[0] * (joints - len(standing))]
    if len(standing) != joints or any(type(n) is not int or not 0 <= n <= BLOCKADES for n in standing):
        read.wrong(f"blockades: {joints} joints take a number of 0..{BLOCKADES} each, not {standing!r}")
        standing = []
    for joint, number in enumerate(standing):
        s.barrier |= number << (3 * joint)
    owned = [n for racer in range(s.racers) for n in range(1, BLOCKADES + 1) if s.blockades[racer] >> n & 1]
    used = [*owned, *(number for number in standing if number)]
    for number in sorted({number for number in used if used.count(number) > 1}):
        read.wrong(f"blockade {number} is in two places")
    caves = len(s.route.caves)
    tokens = read.listed("caves", default=None)
    if tokens is None:
        tokens = [TOKENS_PER_CAVE if s.with_caves else 0] * caves
    if len(tokens) != caves or any(type(n) is not int or not 0 <= n <= TOKENS_PER_CAVE for n in tokens):
        read.wrong(f"caves: {caves} caves hold 0..{TOKENS_PER_CAVE} tokens each, not {tokens!r}")
        tokens = []
    for cave, number in enumerate(tokens):
        s.cave |= number << (3 * cave)
    out = FULL_BAG
    for seat in range(s.seats):
        out -= shared(out, s.tokens[seat])
    out -= shared(out, s.new_tokens)
    s.bag = _tokens(read, "bag", token_names(out))
    for kind in range(len(STARTING), len(CARDS)):  # what nobody says lies there, unless somebody has it
        s.market -= min(bought(s, kind), COPIES) << (3 * kind)
    for name, copies in read.mapping("market", MARKET_CARDS, 0, COPIES):
        kind = CARDS.index(name)
        s.market += (copies - (s.market >> (3 * kind) & 7)) << (3 * kind)
    bottom = read.names("bottom", MARKET_CARDS, default=list(MARKET_CARDS[:BOTTOM_SLOTS]))
    if len(bottom) != BOTTOM_SLOTS:
        read.wrong(f"bottom: the bottom row has {BOTTOM_SLOTS} slots, not {len(bottom)}")
        bottom = list(MARKET_CARDS[:BOTTOM_SLOTS])
    for slot, name in enumerate(bottom):
        s.bottom[slot] = CARDS.index(name)


def _load_move(s: Race, whole: Reader) -> None:
    read = whole.sub("move")
    source = read.choice("source", SOURCES, default=None)
    if source is not None:
        s.source = SOURCES.index(source)
        s.left = read.whole("left", 0, 6, default=0)
        symbol = read.choice("symbol", SYMBOLS, default=_own_symbol(s.source) if s.left else None)
        s.symbol = -1 if symbol is None else SYMBOLS.index(symbol)
        s.mover = read.whole("figure", 0, 4, default=0 if s.phase == TARGET else int(s.turn) + 1) - 1
        s.moved = read.flag("moved", default=s.symbol >= 0)
        s.spared = read.flag("spared", default=False)
    read.finish(known=("source", "symbol", "left", "figure", "moved", "spared"))


def _own_symbol(source: int) -> str | None:
    """What a card or token has printed on it; None for any symbol, and for steps without one."""
    if source >= TOKEN:
        token = source - int(TOKEN)
        return SYMBOLS[TOKEN_SYMBOL[token]] if token < len(TOKEN_SYMBOL) else None
    symbol = int(CARD_SYMBOL[source])
    return SYMBOLS[symbol] if 0 <= symbol < len(SYMBOLS) else None


def _load_turn(s: Race, whole: Reader) -> None:
    read = whole.sub("this_turn")
    s.window = _mask(read.names("window", CARDS, default=[]))
    s.any_symbol = read.flag("any_symbol", default=False)
    s.pass_through = read.flag("pass_through", default=False)
    s.bought = read.flag("bought", default=False)
    s.fresh = _cards(read, "fresh", [])
    s.new_tokens = _tokens(read, "new_tokens", [])
    read.finish(known=("window", "any_symbol", "pass_through", "bought", "fresh", "new_tokens"))

    read = whole.sub("choice")
    s.payer = read.whole("payer", 0, 4, default=0) - 1
    place = read.listed("hex", default=None)
    s.pay_hex = -1 if place is None else _hex(s, read, place)
    s.pay_joint = read.d["joint"] if type(read.d.get("joint")) is int else -1
    s.to_pay = read.whole("to_pay", 0, 6, default=0)
    buying = read.choice("buying", MARKET_CARDS, default=None)
    s.buying = -1 if buying is None else CARDS.index(buying)
    s.paid = read.whole("half_coins", 0, 200, default=0)
    s.coined = _mask(read.names("coined", CARDS, default=[]))
    s.to_remove = read.whole("to_remove", 0, 2, default=1 if s.phase == CHOOSE_REMOVE else 0)
    s.must_remove = read.flag("must_remove", default=False)
    s.replaced = read.whole("replaced", 0, 4, default=0)
    s.kept = _cards(read, "kept", [])
    paying = ("payer", "hex", "joint", "to_pay", "buying", "half_coins", "coined")
    read.finish(known=(*paying, "to_remove", "must_remove", "replaced", "kept"))

    read = whole.sub("chance")
    going_on = [*(phase.name for phase in s.phases), *AFTER.values()]
    s.drawer = read.whole("drawer", 0, 3, default=0)
    s.to_draw = read.whole("to_draw", 0, 62, default=0)
    s.after = _phase(s, read.choice("after", going_on, default="play"))
    s.finder = read.whole("finder", 0, 4, default=0) - 1
    s.finds = _numbers(read, "finds", read.d.get("finds", []), 0, len(s.route.caves) - 1)
    ends = "discard" if s.edition == 1 else "next"  # where the play goes on after caves at the end of a turn
    usual = ends if s.phase == CAVES and not s.on_stop else "play"
    s.back = _phase(s, read.choice("back", going_on, default=usual))
    read.finish(known=("drawer", "to_draw", "after", "finder", "finds", "back"))


def _phase(s: Race, name: str) -> int:
    for number, word in AFTER.items():
        if word == name:
            return number
    return [phase.name for phase in s.phases].index(name)


def _hex(s: Race, read: Reader, place: Any) -> int:
    if place is None:
        return int(OFF)
    if place == "gold":
        return int(GOLD_ZONE)
    if isinstance(place, list) and [type(part) for part in place] == [int, int] and tuple(place) in s.route.at:
        return s.route.at[(place[0], place[1])]
    read.wrong(f'a hex is [q, r] on the route, "gold" for El Dorado or null, not {place!r}')
    return int(OFF)


def _numbers(read: Reader, key: str, values: Any, least: int, most: int) -> int:
    """A mask of different numbers of a range."""
    if isinstance(values, list) and all(type(n) is int and least <= n <= most for n in values):
        return sum(1 << n for n in set(values))
    read.wrong(f"{key}: numbers of {least}..{most} are listed, not {values!r}")
    return 0


def _mask(names: list[str]) -> int:
    return sum(1 << CARDS.index(name) for name in names)


def _cards(read: Reader, key: str, default: list[str]) -> int:
    return _pile(read, key, default, CARDS, [STARTING.get(name, COPIES) for name in CARDS])


def _tokens(read: Reader, key: str, default: list[str]) -> int:
    return _pile(read, key, default, TOKENS, list(TOKEN_COPIES))


def _pile(read: Reader, key: str, default: list[str], known: tuple[str, ...], copies: list[int]) -> int:
    names = read.listed(key, default) or []
    good = [name for name in names if name in known]
    if len(good) != len(names):
        read.wrong(f"{key}: unknown {[name for name in names if name not in known]!r}")
    for name in set(good):
        if good.count(name) > copies[known.index(name)]:
            read.wrong(f"{key}: there are {copies[known.index(name)]} {name}, not {good.count(name)}")
            return 0
    return pack(good, known)
