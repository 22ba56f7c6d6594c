"""What is said: prompts, log lines, results and refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.errors import Refusal
from sacbe.core.present import LANGS, Line
from sacbe.core.state import NATURE
from sacbe.games.eldorado.data import COLOURS, TOKENS
from sacbe.games.eldorado.show.words import automaton_name, card_effect, card_name, token_about
from sacbe.games.eldorado.state import OVER, Race
from sacbe.table.chronicle import may_know
from sacbe.table.why import refusal_for_clicks
from tests.eldorado.views import GAME, NAMES, SHOW, at, steps

RULES = Path(SHOW.art).parents[1] / "rules"


def log_of(seats: int, seed: int, viewer: int, lang: str = "en", most: int = 700) -> list[Line]:
    lines = []
    for before, seat, code, after in steps(seats, seed, most):
        known = may_know(before.audience(seat, code), viewer)
        lines += SHOW.story(before.hide(viewer), seat, code if known else None, after.hide(viewer), lang, NAMES)
    return lines


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_the_log_is_the_same_for_all_and_counts_the_rounds(viewer: int) -> None:
    lines = log_of(2, 41, viewer)
    assert lines == log_of(2, 41, 0)
    rounds = [line.text for line in lines if line.kind == "head" and line.text.startswith("Round")]
    assert rounds == [f"Round {n + 1}" for n in range(len(rounds))] and len(rounds) > 5


def test_what_an_action_card_says_is_quoted() -> None:
    """It tells whoever plays it what to do, and the line is about somebody else."""
    names = {card_name(kind, "en"): card_effect(kind, "en") for kind, said in enumerate(COLOURS) if said == "purple"}
    met = 0
    for line in (line for seed in range(41, 47) for line in log_of(3, seed, 0) if line.kind == "move"):
        card = next((card for card in names if f": {card} " in line.text or f": {card}," in line.text), "")
        if card:
            assert line.text.endswith(f": {card} (“{names[card]}”)"), line.text
            met += 1
    assert met


def test_a_token_that_is_found_gets_a_scene_of_what_it_does() -> None:
    found = [line for seed in range(41, 47) for line in log_of(3, seed, 0, "en") if line.scene]
    assert found and all(line.seat >= 0 and line.icons[0].startswith("ed-cave-") for line in found)
    for lang in LANGS:
        abouts = [token_about(token, lang) for token in range(len(TOKENS))]
        assert all(about.endswith(".") for about in abouts)


def test_the_prompt_says_when_there_is_nothing_to_play() -> None:
    """No card leads anywhere: buy. Nothing to be had either: end the turn. A card to be saved is something to do."""

    def race(hand: list[str], final: bool = False, **more: Any) -> Race:
        s = at(players=[{"figures": [[-3, 3]], "hand": hand, **more}, {}, {}])  # jungle ahead
        s.final = final
        return s

    def title(s: Race) -> str:
        return SHOW.prompt(s, 0, "en", NAMES).title

    assert title(race(["explorer", "traveler"])) == "Your turn: play a card"
    assert title(race(["traveler", "traveler"])) == "No way to go. Buy a card?"
    assert title(race(["traveler", "traveler"], final=True)) == "Last turn: no way to go"
    assert title(race(["sailor"])) == "End your turn"
    s = race(["treasure_chest"], tokens=["keep_item"])
    s.apply(0, GAME.parse("buy scout"))
    assert GAME.parse("save treasure_chest") in s.legal(0)
    assert title(s) == "What next?"


def told(lines: list[str], s: Race, *actions: tuple[int, str]) -> None:
    """Plays and compares what is told."""
    race = s.copy()
    said: list[str] = []
    for seat, action in actions:
        before = race.copy()
        race.apply(seat, GAME.parse(action))
        said += [line.text for line in SHOW.story(before, seat, GAME.parse(action), race, "ru", NAMES)]
    assert said == lines


def test_the_log_tells_a_movement_a_blockade_and_a_purchase() -> None:
    player = {"figures": [[3, -1]], "hand": ["trailblazer", "photographer"]}
    s = at(players=[player, {}, {}], blockades=[1, 0, 0, 0, 0])
    told(
        [
            "Анна: Первопроходец, 3 мачете",
            "Анна забирает препятствие 1",
            "Анна → Джунгли, 2 мачете",
            "Анна покупает: Разведчик",
        ],
        s,
        (0, "play trailblazer"),
        (0, "clear 1 1"),
        (0, "step 1 E"),
        (0, "buy scout"),
    )


def test_the_log_tells_what_a_camp_takes_for_good() -> None:
    s = at(players=[{"figures": [[0, -3]], "hand": ["traveler", "sailor"]}, {}, {}])
    told(
        ["Анна удаляет из игры: Путешественница", "Анна → Лагерь, удалить 1 карту"],
        s,
        (0, "step 1 E"),
        (0, "pay traveler"),
    )


def test_an_automaton_is_told_with_what_it_removes() -> None:
    s = at(seats=1, phase="automata", turn=1, players=[{"hand": ["explorer"]}])
    told(["Синий автомат → Джунгли, 1 мачете", "Синий автомат удаляет с рынка: Разведчик"], s, (NATURE, "automaton 2"))


def test_nothing_is_told_of_a_draw_or_of_what_is_kept() -> None:
    s = at(phase="discard", players=[{"hand": ["explorer", "sailor"]}, {}])
    after = s.copy()
    after.apply(0, GAME.parse("keep sailor"))
    assert s.audience(0, GAME.parse("keep sailor")) == 1
    assert SHOW.story(s.hide(1), 0, None, after.hide(1), "ru", NAMES) == []


def test_how_many_cards_are_kept_is_told_if_it_can_be_seen() -> None:
    deck = ["traveler", "traveler", "traveler", "scout"]
    player = {"hand": ["explorer", "sailor", "scout"], "draw": deck, "discard": ["explorer"]}
    s = at(phase="discard", players=[player, {}])
    told(["Анна оставляет 1 карту"], s, (0, "keep sailor"), (0, "discard"))
    s = at(phase="discard", players=[player | {"draw": []}, {}])
    told(["Анна перемешивает сброс"], s, (0, "keep sailor"), (0, "discard"))


def test_the_end_names_the_winner_and_adds_up() -> None:
    one = {"figures": ["gold"], "arrived": 1, "blockades": [1, 5]}
    two = {"figures": ["gold"], "arrived": 2, "blockades": [2, 3]}
    s = at(phase="over", players=[one, two, {"figures": [[16, -1]]}])
    assert s.phase == OVER
    tallies = SHOW.tally(s, "en")
    assert [tally.seat for tally in tallies] == [0, 1, 2]
    for tally in tallies:
        assert sum(part.value for part in tally.parts) == tally.total == s.score(tally.seat)
    assert [tally.shown for tally in tallies] == ["★", "★", str(s.way_left(2))]
    assert SHOW.tally_title("en") == "How the race ended"
    assert [tally.rank_note for tally in tallies] == [
        "El Dorado in round 1, 2 blockades.",
        "El Dorado in round 1, 2 blockades: the winner has more blockades, a higher number or came earlier.",
        f"{s.way_left(2)} spaces short of El Dorado.",
    ]
    assert "Анна" in SHOW.prompt(s, 0, "ru", NAMES).detail
    assert SHOW.panel(s, 0, 0, "en", NAMES).status == "winner"


def test_a_lost_solo_game_names_the_automaton() -> None:
    s = at(seats=1, phase="over", automata=[{}, {"figures": ["gold"], "arrived": 1}, {}])
    assert "Жёлтый автомат" in SHOW.prompt(s, 0, "ru", NAMES).detail
    tallies = SHOW.tally(s, "en")
    assert tallies[0].name == "Yellow automaton" and {tally.seat for tally in tallies} == {0, 1, 2, 3}
    mine = next(tally for tally in tallies if not tally.name)
    assert "The yellow automaton has won" in mine.rank_note and "has won" not in tallies[0].rank_note


def test_alone_an_early_win_is_the_best_result() -> None:
    def feat(**more: Any) -> float:
        mine = next(tally for tally in SHOW.tally(at(seats=1, phase="over", **more), "en") if not tally.name)
        assert mine.contest == "witchs_cauldron" and mine.feat is not None
        return mine.feat

    won, lost = {"figures": ["gold"], "arrived": 1}, [{"figures": ["gold"], "arrived": 1}, {}, {}]
    assert feat(players=[won], round=9) > feat(players=[won], round=12) > feat(automata=lost)


def test_names_are_escaped_where_markup_is_allowed() -> None:
    s = at(players=[{}, {"figures": [[0, 2], [1, 2]], "hand": ["explorer"]}], turn=1)
    assert "O&#39;Brien &amp; &lt;co&gt;" in SHOW.board(s, 1, "en", NAMES)


# Refusals


@pytest.mark.parametrize("lang", LANGS)
def test_a_far_hex_is_answered(lang: str) -> None:
    s = at(players=[{"figures": [[-3, 3]], "hand": ["explorer"]}, {}, {}])
    far = s.route.size - 1
    assert refusal_for_clicks(GAME, s, 0, [f"hex-{far}"]) is None
    refusal = SHOW.beyond(s, 0, ["hand-explorer-0", f"hex-{far}"])
    assert refusal is not None
    assert SHOW.refusal(refusal, lang)
    assert SHOW.beyond(s, 0, ["nothing-at-all"]) is None


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_in_the_rules_is_known(lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))
    source += (RULES.parent / "__init__.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'"(E_[A-Z_]+)"', source))
    assert len(reasons) >= 30
    facts = {
        "card": "scout",
        "token": "coin_1",
        "source": "native",
        "symbol": "paddle",
        "chosen": "coin",
        "blockade": 3,
    }
    facts |= {"need": 2, "have": 1, "missing": 1, "price": 3, "halves": 5, "terrain": "camp"}
    for reason in reasons:
        assert SHOW.refusal(Refusal("A-4.1", reason, facts), lang)


def test_every_rule_of_a_refusal_is_on_the_rules_page() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))
    numbers = set(re.findall(r'"([A-Z]-\d+\.\d+)"', source))
    assert numbers <= {rule.number for rule in SHOW.rules("en")}


def test_a_turn_in_which_nothing_is_played_is_told() -> None:
    s = at(players=[{"figures": [[-3, 3]], "hand": ["explorer", "sailor"]}, {}, {}])
    told([f"{NAMES[0]} не играет ни одной карты"], s, (0, "end"))
    s.apply(0, GAME.parse("play explorer"))
    s.apply(0, s.legal(0)[0])
    told([], s, (0, "end"))


def test_automata_are_called_by_the_colours_of_their_figures() -> None:
    names = {lang: [automaton_name(racer, lang) for racer in (1, 2, 3)] for lang in LANGS}
    assert names == {
        "en": ["Blue automaton", "Yellow automaton", "White automaton"],
        "ru": ["Синий автомат", "Жёлтый автомат", "Белый автомат"],
    }
    lines = log_of(1, 41, 0)
    assert all(any(line.text.startswith(name) for line in lines) for name in names["en"])
    assert not any(re.search(r"[Aa]utomaton \d", line.text) for line in lines)
