"""What is said: prompts, log lines, results and refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.core.errors import Refusal
from sacbe.core.present import LANGS, Line
from sacbe.core.state import NATURE, State
from sacbe.games.tobago.data import CURSE_EFFECTS
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import PASSED, Share
from sacbe.games.tobago.state import OFFER_CARD, OVER, TAKE_TURN
from sacbe.table.chronicle import may_know
from tests.tobago.test_board import HUNT
from tests.tobago.views import GAME, NAMES, SHOW, positions, steps, tobago

RULES = Path(SHOW.art).parents[1] / "rules"


def test_a_first_click_asks_its_own_question() -> None:
    """Whatever begins a longer path has a question for what comes next."""
    asked = 0
    for s in positions(4, 23, every=9):
        if s.phase != TAKE_TURN:
            continue
        seat = int(s.turn)
        view = s.hide(seat)
        questions = SHOW.prompt(view, seat, "ru", NAMES).chosen
        for choice in SHOW.choices(view, seat, "ru"):
            for path in choice.clicks:
                for place in path[:-1]:
                    assert questions[place]
                    asked += 1
    assert asked > 100


def test_whoever_is_asked_for_a_card_again_is_told_so() -> None:
    """Whoever has roses on several rungs answers for each: the same question twice would look like an answer lost."""
    met = {True: 0, False: 0}
    for s in positions(4, 3):
        if s.phase != OFFER_CARD:
            continue
        seat = (s.actors() & -s.actors()).bit_length() - 1
        view = tobago(s.hide(seat))
        again = any(step.owner == seat and step.state == PASSED for step in Share(Scene(view, seat)).ladder)
        assert SHOW.prompt(view, seat, "en", NAMES).title.startswith("To you again: take " if again else "Take ")
        met[again] += 1
    assert min(met.values()) > 1


def test_no_number_of_a_deck_that_was_filled_up_again_is_told() -> None:
    """T-4.5.3 In the last sharing, and when it is over."""
    said = [(s.phase, SHOW.headline(s, "en", NAMES)[0]) for s in positions(4, 23) if s.last_sharing]
    assert {phase for phase, _ in said} >= {OFFER_CARD, OVER}
    assert not any(re.search(r"\d", line) for _, line in said)


# The log


def log_of(seats: int, seed: int, viewer: int, lang: str = "en") -> list[Line]:
    lines = []
    for before, seat, code, after in steps(seats, seed):
        told = code if may_know(before.audience(seat, code), viewer) else None
        lines += SHOW.story(before.hide(viewer), seat, told, after.hide(viewer), lang, NAMES)
    return lines


def own(line: Line) -> bool:
    """What only its reader has seen."""
    return line.text.startswith("You ") or ": you saw " in line.text


def test_the_log_differs_only_in_what_one_has_drawn() -> None:
    """Others' logs are the spectator's; one's own has the clues dealt and the treasure cards looked at besides."""
    public = [line for line in log_of(4, 23, -1) if not own(line)]
    for viewer in range(4):
        mine = log_of(4, 23, viewer)
        assert [line for line in mine if not own(line)] == public
        secret = [line for line in mine if own(line)]
        assert secret and {line.seat for line in secret} == {viewer}
    assert len(log_of(4, 23, -1)) == len(public)


def test_the_log_tells_every_treasure_and_the_end() -> None:
    texts = [line.text for line in log_of(4, 23, -1)]
    raised = [code for _, seat, code, _ in steps(4, 23) if seat != NATURE and GAME.actions.verb(code) == "raise"]
    assert sum(text.startswith("Sharing: ") for text in texts) == len(raised) > 3
    taken = [code for _, seat, code, _ in steps(4, 23) if seat != NATURE and GAME.actions.verb(code) == "take"]
    assert sum(" takes " in text and "coin" in text for text in texts) == len(taken)
    assert any("statues turn" in text for text in texts)
    assert texts[-1].endswith(("wins", "share the victory"))


def told(s: State, actions: list[tuple[int, str]]) -> list[str]:
    lines: list[Line] = []
    for seat, action in actions:
        before = s.copy()
        s.apply(seat, GAME.parse(action))
        lines += SHOW.story(before, seat, GAME.parse(action), s, "ru", NAMES)
    return [line.text for line in lines]


def test_the_end_is_told_by_what_has_run_out() -> None:
    over = "The treasure deck had run out, and that was the last sharing: the game is over"
    assert over in [line.text for line in log_of(4, 23, -1)]
    s = tobago(GAME.load(HUNT | {"players": [{"roses": 0}, {"roses": 0}]}))
    lines = told(s, [(int(s.turn), "end")])
    assert "Ни одного ключа больше не добавить, и амулетов не осталось: игра окончена" in lines


def test_a_clue_is_told_with_what_it_leaves() -> None:
    given = {"players": [{"hand": ["in-lake"]}, {}], "maps": {"white": {"clues": ["not-in-beach"]}}}
    s = tobago(GAME.load(HUNT | given))
    now = int(s.sites[0])
    (line,) = told(s, [(0, "play in-lake white")])
    assert line == f"Анна: «В озере», карта Белых земель, {now} → {int(s.sites[0])}"


def test_a_curse_is_told_with_its_losses() -> None:
    """Who has an amulet gives it, who has none loses the best card."""
    clues = [["in-mountains", 0, 1], ["next-to-hut", 1, 1]]
    sharing = {"raiser": 2, "colour": "white", "hoard": ["curse-a", "2a"]}
    players = [{"amulets": 1}, {"treasures": ["6a", "3a"]}, {}]
    s = GAME.load(
        HUNT | {"phase": "turn-up", "maps": {"white": {"clues": clues}}, "sharing": sharing, "players": players}
    )
    before = s.copy()
    lines = told(s, [(NATURE, "turn-up curse-a")])
    curse, *losses = SHOW.story(before, NATURE, GAME.parse("turn-up curse-a"), s, "ru", NAMES)
    assert curse.scene[1:] == [line.text for line in losses[:2]] and curse.icons == ["tob-curse"] and curse.seat == -1
    assert lines[:3] == ["Клад проклят!", "Анна отдаёт амулет", "O'Brien & <co> теряет 6 монет"]


@pytest.mark.parametrize("effect", CURSE_EFFECTS)
def test_a_curse_ends_the_sharing_in_words_where_it_does(effect: str) -> None:
    """T-6.2, T-6.3: the weaker curses let the sharing go on."""
    sharing = {"raiser": 2, "colour": "white", "hoard": ["curse-a", "2a"]}
    white = {"clues": [["in-mountains", 0, 1], ["next-to-hut", 1, 1]]}
    position = {"phase": "turn-up", "maps": {"white": white}, "sharing": sharing, "players": [{"amulets": 1}, {}, {}]}
    before = GAME.load(HUNT | position | {"options": {"curse_effect": effect}})
    after = before.copy()
    after.apply(NATURE, GAME.parse("turn-up curse-a"))
    curse, *_ = SHOW.story(before, NATURE, GAME.parse("turn-up curse-a"), after, "en", NAMES)
    assert ("ends the sharing" in curse.scene[0]) == (effect == "standard") == (after.dump()["sharing"] is None)


# Panels and the end


def test_the_tally_tells_the_coins_apart() -> None:
    *_, s = positions(2, 21)
    for tally in SHOW.tally(s, "ru"):
        assert [part.source for part in tally.parts] == [f"coins-{n}" for n in range(2, 7)] and tally.rank_note


def test_coins_of_others_lie_face_down() -> None:
    """T-7 Their number is shown beside a card, and the coins to their owner; at the end to all."""
    s = GAME.load(HUNT | {"players": [{"treasures": ["6a", "5a"]}, {}]})
    assert SHOW.panel(s.hide(0), 0, 0, "ru", NAMES).score == "11"
    assert SHOW.panel(s.hide(1), 0, 1, "ru", NAMES).score == "2"
    spectators = SHOW.panel(s.hide(-1), 0, -1, "ru", NAMES)
    assert (spectators.score, spectators.score_icon) == ("2", "tob-treasure-back")


# Refusals


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_in_the_rules_is_known(lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))
    pairs = set(re.findall(r'Refusal\(\s*"(T-[\d.]+)",\s*"(\w+)"', source))
    assert len(pairs) >= 30
    facts = {"card": "in-lake", "other": "in-river", "colour": "white", "hex": "0,1", "sites": 5, "seats": 2}
    facts |= {"by": "hut", "distance": 3, "least": 5, "more": 2, "main": "clue", "needed": 2, "have": 1, "safe": 4}
    rules = {rule.number for rule in SHOW.rules(lang)}
    for rule, reason in pairs | {("T-4.1.3", "NOTHING_LEFT"), ("T-4.1.6", "NO_REDUCTION"), ("T-5.1", "GAME_OVER")}:
        assert SHOW.refusal(Refusal(rule, reason, facts), lang)
        assert rule in rules


def test_the_end_counts_coins_and_not_points() -> None:
    assert [SHOW.tally_sources(lang) for lang in ("en", "ru")] == ["Where the coins come from", "Откуда монеты"]
    assert not SHOW.tally_title("en"), "they are counted up all the same"
