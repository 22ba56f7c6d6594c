"""What is said: prompts, log lines, results and refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.core.errors import Refusal
from sacbe.core.present import LANGS, Line
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games.tikal.data import WORKER
from sacbe.games.tikal.show.paths import cell_id
from sacbe.games.tikal.show.routes import RESERVE, Mover, reach
from sacbe.games.tikal.state import TURN_ACTIONS, Tikal
from sacbe.table.why import refusal_for_clicks
from tests.tikal.views import GAME, NAMES, SHOW, positions, steps, tikal

RULES = Path(SHOW.art).parents[1] / "rules"


def test_points_left_are_in_the_meter() -> None:
    s = tikal(GAME.load({"phase": "actions", "ap": 7}))
    assert SHOW.prompt(s, 0, "en", NAMES).meter == (7, 10)
    assert SHOW.prompt(s, 1, "en", NAMES).meter is None


def told(s: Tikal, *turns: tuple[int, str], lang: str = "ru") -> list[Line]:
    lines: list[Line] = []
    for seat, action in turns:
        before = s.copy()
        s.apply(seat, GAME.parse(action))
        lines += SHOW.story(before, seat, GAME.parse(action), s, lang, NAMES)
    return lines


def test_the_log_tells_a_first_turn() -> None:
    """The worked first turn: ruins, the leader goes there and digs."""
    s = tikal(GAME.start(2, {"first": "0"}))
    lines = told(
        s,
        (NATURE, "draw A5"),
        (0, "lay c2r3 0"),
        (0, "recruit leader c0r4"),
        (0, "step c0r4 NE leader"),
        (0, "step c1r3 NE leader"),
        (0, "dig c2r3"),
        (NATURE, "find vase"),
        (0, "end"),
    )
    assert [line.text for line in lines] == [
        "Жетон 1 · Анна",
        "Анна открывает жетон: развалины, 4 маски, блок A",
        "Анна натыкается на развалины (c4): сокровищ 4",
        "Анна: лидер экспедиции в базовом лагере (a5)",
        "Анна: лидер идёт на поляну (b4), 1 ОД",
        "Анна: лидер идёт к развалинам (c4), 1 ОД",
        "Анна копает в развалинах (c4)",
        "Анна достаёт глиняную вазу",
        "Анна: не потрачено 4 ОД",
    ]
    assert [line.kind for line in lines].count("quiet") == 6


@pytest.mark.parametrize(
    ("mine", "rival", "move", "loud"),
    [
        ({"c0r4": {"leader": 1}}, 2, "c0r4 N leader", "Анна отнимает пирамиду 1 (a4), прежний хозяин — O'Brien & <co>"),
        ({"c0r4": {"worker": 1}}, 1, "c0r4 N worker", "Анна уравнивает силы у пирамиды 1 (a4), теперь она ничья"),
        ({"c0r3": {"leader": 1}}, 2, "c0r3 S leader", "Анна уходит от пирамиды 1 (a4), новый хозяин — O'Brien & <co>"),
        ({"c0r4": {"worker": 1}}, 2, "c0r4 N worker", None),
        ({"c0r4": {"worker": 1}}, 0, "c0r4 N worker", None),  # an empty one is nobody's loss
    ],
)
def test_a_pyramid_that_changes_hands_is_told(mine: object, rival: int, move: str, loud: str | None) -> None:
    players = [{"pieces": mine}, {"pieces": {"c0r3": {"worker": rival}} if rival else {}}]
    s = tikal(GAME.load({"phase": "actions", "players": players}))
    lines = told(s, (0, f"step {move}"))
    assert [line.text for line in lines if line.kind != "quiet"] == ([loud] if loud else [])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("auction", [False, True])
def test_whole_games_are_told(lang: str, auction: bool) -> None:
    lines: list[Line] = []
    last = None
    for before, seat, code, after in steps(3, 41, auction):
        lines += SHOW.story(before, seat, code, after, lang, NAMES)
        last = after
    assert last is not None
    tallies = [line for line in lines if line.kind == "result" and line.icons == ["vp"]]
    assert len(tallies) == 4 * 3  # four scorings for everybody
    gained = [int(number) for line in tallies for number in re.findall(r"\+(\d+)", line.text)]
    start = 20 * 3 if auction else 0
    paid = sum(int(last.points[seat * 5 + 4]) for seat in range(3))
    for line in tallies:  # whoever was counted sees what, but at the end, which has a page of its own
        each = [re.findall(r"\+(\d+)", said) for said in line.scene]
        assert all(sum(map(int, parts[1:])) == int(parts[0]) for parts in each if parts)
        assert not line.scene or sum(int(parts[0]) for parts in each if parts) == gained[tallies.index(line)]
    assert [bool(line.scene) for line in tallies] == [True] * 11 + [False]
    assert sum(gained) + start + paid == sum(last.score(seat) for seat in range(3))
    assert lines[-1].kind in ("result", "quiet") and not any("{" in line.text for line in lines)


def test_the_winner_is_told_why() -> None:
    *_, s = positions(2, 52)
    assert SHOW.tally(s, "ru")[0].rank_note


def test_names_are_escaped_where_markup_is_drawn() -> None:
    s = tikal(GAME.load({"phase": "actions", "players": [{}, {}, {}]}))
    assert "O&#39;Brien &amp; &lt;co&gt;" in SHOW.board(s, 0, "en", NAMES)


# Refusals


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_in_the_rules_is_known(lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))
    reasons = set(re.findall(r'"(E_\w+)"', source))
    assert len(reasons) >= 30
    facts = {"cell": "c2r3", "to": "c3r3", "piece": "leader", "kind": "vase", "tile": "B2", "need": 3, "have": 1}
    facts |= {"most": 2, "level": 8, "bid": 3, "least": 4, "seats": 2, "seat": 1, "letter": "C", "owner": 1}
    for reason in reasons:
        assert SHOW.refusal(Refusal("T-4", reason, facts), lang)
    rules = {rule.number for rule in SHOW.rules(lang)}
    assert set(re.findall(r'"(T-[\d.]+)"', source)) <= rules


@pytest.mark.parametrize("lang", LANGS)
def test_what_comes_too_early_is_told_what_comes_first(lang: str) -> None:
    now: dict[str, str] = {}
    for s in positions(2, 9, auction=True):
        action = "bid 1" if s.phase == TURN_ACTIONS else "recruit worker c0r4"
        refused = s.why_not(int(s.active), GAME.parse(action))
        if refused is not None and refused.reason == "E_WRONG_PHASE" and not s.actors() & NATURE_BIT:
            now[str(refused.facts["phase"])] = SHOW.refusal(refused, lang)
        if {"lay", "bid", "pick", "actions"} <= set(now):
            break
    assert len({now[phase] for phase in ("lay", "bid", "pick", "actions")}) == 4
    assert ("жетон" if lang == "ru" else "tile") in now["lay"].lower()
    assert SHOW.refusal(Refusal("T-3.1", "E_WRONG_PHASE"), lang) == now["actions"]  # the end knows no phase


@pytest.mark.parametrize(
    ("site", "reason"), [("site-c1r4", "E_MEMBERS"), ("site-c2r3", "E_MEMBERS"), ("site-c1r3", "E_MEMBERS")]
)
def test_a_site_is_asked_about_what_stands_there(site: str, reason: str) -> None:
    """A temple is refused for want of explorers, not because it has no ruins."""
    s = tikal(GAME.load({"phase": "actions", "tiles": {"c2r3": "A5"}}))
    found = refusal_for_clicks(GAME, s, 0, [site])
    assert found is not None and found[1] is not None and found[1].reason == reason


def test_a_far_cell_is_refused_for_the_points_that_the_way_costs() -> None:
    s = tikal(GAME.load({"phase": "actions", "ap": 2}))
    far = {cell: route.cost for cell, route in reach(s, 0, Mover(int(WORKER), RESERVE), 99).items() if route.cost > 2}
    assert far
    for cell, cost in far.items():
        told = SHOW.too_far(s, 0, ["reserve-worker", cell_id(cell)])
        assert told == Refusal("T-4.3", "E_NO_AP", {"need": cost, "have": 2})
    near = next(iter(reach(s, 0, Mover(int(WORKER), RESERVE), 2)))
    assert SHOW.too_far(s, 0, ["reserve-worker", cell_id(near)]) is None
    assert SHOW.too_far(s, 0, ["reserve-worker", "cell-c7r0"]) is None, "there is no way at all"


def test_what_is_never_chosen_can_be_asked_about() -> None:
    s = tikal(GAME.load({"phase": "actions"}))
    for name in ("stack", "levels", "reserve-camp", "reserve-guard"):
        assert refusal_for_clicks(GAME, s, 0, [name]) is None
        told = SHOW.beyond(s, 0, [name])
        assert told is not None and "{" not in SHOW.refusal(told, "ru")
        assert told.rule in {rule.number for rule in SHOW.rules("ru")}
    assert SHOW.beyond(s, 0, ["cell-c0r0"]) is None


# The auction


def test_the_button_says_what_it_makes_final() -> None:
    """After a bid, after a pass, and after a turn that opened the next auction."""
    auction = {"display": ["A1", "A2"], "bid": 3, "bidder": 1}
    given = {"options": {"auction": True}, "seats": 3, "phase": "bid", "auction": auction}
    labels = []
    for action in ("bid 4", "pass"):
        s = tikal(GAME.load(given))
        s.apply(0, GAME.parse(action))
        labels.append(SHOW.prompt(s, 0, "en", NAMES).confirm)
    s = tikal(GAME.load({**given, "phase": "actions", "auction": {"display": ["A1", "A2"]}}))
    s.apply(0, GAME.parse("end"))
    assert [*labels, SHOW.prompt(s, 0, "en", NAMES).confirm] == ["Bid 4", "Pass", "End turn"]


def test_bids_come_before_the_pass() -> None:
    auction = {"display": ["A1", "A2"], "bid": 3, "bidder": 1}
    s = tikal(GAME.load({"options": {"auction": True}, "phase": "bid", "auction": auction}))
    buttons = [choice.label for choice in SHOW.choices(s, 0, "en") if choice.button]
    assert buttons == ["Bid 4", "Bid 5", "Bid 6", "Pass"]


# What the second reading found untold


def test_a_tie_is_told_by_what_broke_it() -> None:
    def end(*players: dict[str, object]) -> list[str]:
        s = tikal(GAME.load({"phase": "final", "active": 1, "ap": 0, "queue": [1], "players": list(players)}))
        return [line.text for line in told(s, (1, "end"), lang="en") if "tie" in line.text]

    treasures = {"score": 30, "treasures": {"mask": 2}}
    assert end({**treasures, "score": 33}, {"score": 30, "treasures": {"vase": 1, "knife": 1, "plate": 1}}) == [
        "The tie was broken by treasures"
    ]
    temple = {"score": 32, "pieces": {"c0r3": {"worker": 1}}}
    assert end(temple, {"score": 31}) == []
    assert end({**temple, "score": 33}, {"score": 32, "treasures": {"vase": 1}}) == ["The tie was broken by temple 1"]


def test_a_leader_who_leaves_is_named() -> None:
    at = {"pieces": {"c0r3": {"worker": 2, "leader": 1}}}
    s = tikal(GAME.load({"phase": "actions", "players": [at, {}]}))
    notes = {choice.text: choice.note for choice in SHOW.choices(s, 0, "ru")}
    assert notes["guard c0r3 worker"] == "ваша до конца игры; лидер и 1 исследователь покинут игру"
    assert notes["guard c0r3 leader"] == "ваша до конца игры; 2 исследователя покинут игру"
    assert told(s, (0, "guard c0r3 worker"))[0].text.endswith(", лидер и 1 исследователь покидают игру")


def test_who_could_only_pass_is_said_to() -> None:
    auction = {"display": ["A1", "A2"], "bid": 20, "bidder": 1}
    given = {"options": {"auction": True}, "phase": "bid", "auction": auction}
    assert told(tikal(GAME.load(given)), (0, "pass"), lang="en")[0].text == "Анна cannot bid more and passes"
    given["auction"] = {**auction, "bid": 19}
    assert told(tikal(GAME.load(given)), (0, "pass"), lang="en")[0].text == "Анна passes"
