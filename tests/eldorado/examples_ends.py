"""Examples about setting up, the end of the race and the solo game."""

from __future__ import annotations

from typing import Any

from sacbe.games.eldorado.actions import ACTIONS
from sacbe.games.eldorado.data import CAMP, MOUNTAIN, RUBBLE, WATER
from sacbe.games.eldorado.rules.automata import STEPS, choose_direction, kind_of_move, landing
from sacbe.games.eldorado.state import Race
from tests.eldorado.board import ELDORADO, at, do, let_chance, load, may, mine, rule, walk
from tests.eldorado.examples_table import example

Example = dict[str, Any]


def start(seats: int) -> Race:
    s = ELDORADO.start(seats)
    assert isinstance(s, Race)
    return s


@example("SET-01")
def four_players(e: Example) -> None:
    s = start(4)
    assert [at(s, seat) for seat in range(4)] == [e["then"][f"P{seat + 1}"] for seat in range(4)]
    assert all(len(player["figures"]) == e["then"]["figures_per_player"] for player in s.dump()["players"])
    three = start(3)
    assert [at(three, seat) for seat in range(3)] == [e["then"][f"P{seat + 1}"] for seat in range(3)]
    assert three.route.starts[3] not in [three.figure[i] for i in range(4)]


@example("SET-02")
def two_players(e: Example) -> None:
    s = start(2)
    for seat in range(2):
        assert s.dump()["players"][seat]["figures"] == e["then"][f"P{seat + 1}"]
        numbers = [s.own_figure(seat, 0) + 1, s.own_figure(seat, 1) + 1]
        assert numbers == e["then"]["numbers"][f"P{seat + 1}"]


@example("SET-04")
def solo(e: Example) -> None:
    s = start(1)
    assert s.figure[0] == s.route.starts[e["then"]["human"] - 1]
    assert [s.figure[n - 1] for n in e["then"]["automata"]] == [s.route.starts[n - 1] for n in e["then"]["automata"]]
    let_chance(s)
    assert (s.turn, s.actors()) == (0, 1)
    do(s, "end", "discard")
    order = []
    while s.dump()["phase"] != "play":
        if s.dump()["phase"] == "automata":
            order.append(f"A{ACTIONS.decode(s.legal(30)[0])[1][0]}")
        s.apply(30, s.legal(30)[0])
    assert ["human", *order] == e["then"]["turn_order"]


@example("SET-07")
def starting_deck(e: Example) -> None:
    for seats in range(1, 5):
        s = start(seats)
        deck = mine(s, "draw")
        assert {name: deck.count(name) for name in set(deck)} == e["then"]["deck_before_draw"]
        let_chance(s)
        for seat in range(seats):
            assert len(mine(s, "hand", seat)) == e["then"]["hand"]
            assert len(mine(s, "draw", seat)) == e["then"]["draw_pile"]
            assert len(mine(s, "discard", seat)) == e["then"]["discard"]


@example("SET-08")
def cave_tokens(e: Example) -> None:
    caves = start(4).dump()["caves"]
    assert (len(caves), set(caves), sum(caves)) == (6, {e["then"]["tokens_per_cave"]}, e["then"]["tokens_placed"])
    assert len(start(4).dump()["bag"]) - sum(caves) == e["then"]["tokens_in_box"]


# The end


def about_to_arrive(seat: int, blockades: list[int] | None = None) -> dict[str, Any]:
    return {"figures": [[4, 7]], "hand": ["sailor"], "blockades": blockades or []}


@example("FIN-01")
def the_round_is_finished(e: Example) -> None:
    players: list[dict[str, Any]] = [{"hand": ["sailor"]}, about_to_arrive(1), {"hand": ["sailor"]}, {}]
    s = walk(do(load(players=players, turn=1), "play sailor"), [3, 7])
    turns = []
    while s.actors():
        if f"P{s.turn + 1}" not in turns:
            turns.append(f"P{s.turn + 1}")
        do(s, "end", "discard") if s.hand[s.turn] else do(s, "end")
        let_chance(s)
    assert turns == e["then"]["further_turns"]
    assert s.winners() == 0b10
    last = load(players=[{}, {}, {}, about_to_arrive(3)], turn=3)
    walk(do(last, "play sailor"), [3, 7])
    assert (last.actors(), last.winners()) == (0, 0b1000)


def ended(**arrived: Any) -> Race:
    """Who has arrived as which, with which blockades."""
    players = [{"figures": [None], "arrived": 0, "blockades": []} for _ in range(4)]
    for name, (order, blockades) in arrived.items():
        players[int(name[1]) - 1] = {"figures": ["gold"], "arrived": order, "blockades": blockades}
    return load(players=players, phase="over", final=True)


@example("FIN-03")
def most_blockades(e: Example) -> None:
    given = e["given"]["arrived"]
    s = ended(P1=(1, given["P1"]["blockades"]), P3=(2, given["P3"]["blockades"]))
    assert s.winners() == 1 << (int(e["then"]["winner"][1]) - 1)


@example("FIN-04")
def highest_number(e: Example) -> None:
    given = e["given"]["arrived"]
    for first, second in ((1, 2), (2, 1)):
        s = ended(P1=(first, given["P1"]["blockades"]), P2=(second, given["P2"]["blockades"]))
        assert s.winners() == 1 << (int(e["then"]["winner"][1]) - 1)


@example("FIN-05")
def first_to_arrive(e: Example) -> None:
    s = ended(P2=(1, []), P4=(2, []))
    assert s.winners() == 1 << (int(e["then"]["winner"][1]) - 1)


@example("TWO-01")
def both_figures(e: Example) -> None:
    player = {"figures": e["given"]["P1_figures"], "hand": ["native"]}
    s = load(players=[player, {}])
    assert do(s.copy(), "end", "discard").final is e["then"]["final_round"]
    player = {"figures": ["gold", [4, 7]], "hand": ["sailor"]}
    s = walk(do(load(players=[player, {}]), "play sailor"), [3, 7], number=2)
    assert (s.final, s.turn) == (True, 1)
    do(s, "end")
    let_chance(s)
    assert (s.actors(), s.winners()) == (0, 1)


# The solo game


def automaton(figures: list[Any], turn: int, **more: Any) -> Race:
    """The human's figure, then those of the automata 2, 3 and 4; the one with this index moves."""
    automata = [{"figures": [place]} for place in figures[1:]]
    return load(players=[{"figures": [figures[0]]}], automata=automata, phase="automata", turn=turn, **more)


def moved(s: Race) -> tuple[Any, list[str]]:
    """Where the automaton comes to stand, and the market cards that are gone."""
    before, turn = s.dump(), int(s.turn)
    do(s, f"automaton {turn + 1}")
    after = s.dump()
    gone = [name for name, copies in before["market"].items() if after["market"][name] < copies]
    return after["automata"][turn - 1]["figures"][0], gone


@example("SOLO-01")
def plain_step(e: Example) -> None:
    human, second, third = e["given"]["figures"]
    s = automaton([human, second, third, e["given"]["automaton"]], 3, market={"scout": 1})
    assert moved(s) == (e["then"]["to"], [e["then"]["removed"]])


@example("SOLO-02")
def purple_instead(e: Example) -> None:
    seen = set()
    route = start(1).route
    for here in range(route.size):
        if route.terrain[here] >= MOUNTAIN or route.piece[here] == route.pieces:
            continue
        s = automaton([None, None, None, list(route.places[here])], 3)
        direction = choose_direction(s, here)
        if direction >= 0 and kind_of_move(s, here, direction) == STEPS:
            there = landing(s, here, direction)
            if route.terrain[there] in (WATER, RUBBLE, CAMP) and route.piece[there] < route.pieces:
                seen.add(int(route.terrain[there]))
                assert moved(s) == (list(route.places[there]), [e["then"]["removed"]])
    assert seen == {WATER, RUBBLE, CAMP}


@example("SOLO-05")
def hop_over_a_cave(e: Example) -> None:
    s = automaton([None, None, None, e["given"]["automaton"]], 3)
    cave = [list(s.route.places[s.route.caves[k]]) for k in range(6)].index(e["given"]["cave"])
    assert moved(s) == (e["then"]["to"], [])
    assert s.dump()["caves"][cave] == e["then"]["cave_tokens"]
    assert len(s.dump()["bag"]) == 36, "it goes to the box unseen"


@example("SOLO-07")
def hop_over_a_figure(e: Example) -> None:
    s = automaton([e["given"]["figure"], None, None, e["given"]["automaton"]], 3)
    assert moved(s) == (e["then"]["to"], [])


@example("SOLO-08")
def take_the_blockade(e: Example) -> None:
    s = automaton([None, None, None, e["given"]["automaton"]], 3, blockades=[2, 0, 0, 0, 0])
    assert moved(s) == (e["then"]["to"], ["scout"])
    assert (s.dump()["blockades"][0], s.dump()["automata"][2]["blockades"]) == (0, [2])


@example("SOLO-09")
def wait(e: Example) -> None:
    s = automaton([e["given"]["figure"], None, None, e["given"]["automaton"]], 3)
    assert moved(s) == (e["then"]["to"], [])


@example("SOLO-12")
def opening_trace(e: Example) -> None:
    s = start(1)
    let_chance(s)
    trace: dict[str, list[Any]] = {"A2": [], "A3": [], "A4": []}
    removed: list[str] = []
    while len(removed) < 9:
        phase = s.dump()["phase"]
        if phase == "automata":
            name = f"A{s.turn + 1}"
            place, gone = moved(s)
            trace[name].append(place)
            removed += gone
        elif phase in ("play", "discard"):
            do(s, "end" if phase == "play" else "discard")
        else:
            s.apply(30, s.legal(30)[0])
    assert trace == {name: e["then"][name] for name in trace}
    assert removed == e["then"]["removed_in_order"]
    d = s.dump()
    assert [d["market"][name] for name in d["bottom"][:3]] == [0, 0, 2]
    assert d["bottom"][:3] == ["scout", "trailblazer", "photographer"], "no pile has moved"
    assert (d["market"]["captain"], d["market"]["pioneer"]) == (2, 2)


@example("SOLO-13")
def nothing_moves(e: Example) -> None:
    s = automaton([None, None, None, [0, 3]], 3, market={"scout": 0, "trailblazer": 0})
    assert moved(s)[1] == [e["then"]["removed"]]
    d = s.dump()
    assert (d["market"]["pioneer"], d["bottom"][:2]) == (e["then"]["pioneer_pile"], ["scout", "trailblazer"])
    assert may(load(**rich(d)), "buy native"), "the upper rows are open"


def rich(d: dict[str, Any]) -> dict[str, Any]:
    """The same with a human who is to play and can buy anything."""
    human = d["players"][0] | {"hand": ["millionaire", "journalist"], "discard": [], "played": [], "draw": []}
    market = d["market"] | {"millionaire": 2, "journalist": 2}
    return d | {"phase": "play", "turn": 0, "players": [human], "market": market, "this_turn": {}}


@example("SOLO-14")
def the_slot_is_still_free(e: Example) -> None:
    route = start(1).route
    human = {"figures": [[-3, 3]], "hand": e["given"]["human_hand"]}
    for here in range(route.size):
        automata = [{"figures": [place]} for place in (None, None, list(route.places[here]))]
        if route.terrain[here] >= MOUNTAIN or route.piece[here] == route.pieces:
            continue
        s = load(players=[human], automata=automata, phase="automata", turn=3, market={"scout": 0})
        direction = choose_direction(s, here)
        if direction >= 0 and kind_of_move(s, here, direction) == STEPS:
            there = landing(s, here, direction)
            if route.terrain[there] == WATER and route.piece[there] < route.pieces:
                break
    assert moved(s)[1] == ["captain"]
    assert (s.dump()["market"]["captain"], s.dump()["bottom"][0]) == (2, "scout")
    do(s, "buy captain")
    assert (s.dump()["market"]["captain"], s.dump()["bottom"][0]) == (e["then"]["captain_pile"], "captain")
    assert mine(s, "discard") == ["captain"]
    assert rule(load(**rich(s.dump())), "buy native") == "A-4.17"


# The limit of rounds


def all_pass(s: Race) -> Race:
    for _ in range(3):
        do(s, "end")
        let_chance(s)
    return s


@example("CAP-01")
def no_limit(e: Example) -> None:
    players = [{"figures": [place], "hand": []} for place in ([-3, 3], [-2, 3], [-1, 3])]
    s = all_pass(load(players=players, round=e["given"]["round"]))
    assert (bool(s.actors()), s.round) == (not e["then"]["game_over"], e["then"]["round"])


@example("CAP-02")
def called_off(e: Example) -> None:
    places = [e["given"]["figures"]["P1"], e["given"]["figures"]["P2"], [-1, 3]]
    players = [{"figures": [place], "hand": []} for place in places]
    options = {"round_cap": e["given"]["round_cap"]}
    s = all_pass(load(players=players, round=e["given"]["round"], options=options))
    assert (s.actors() == 0, s.winners()) == (e["then"]["game_over"], 0b010)
    assert [s.score(seat) for seat in range(3)].index(max(s.score(seat) for seat in range(3))) == 1
