"""How Cenote is told: prompts, choices, the log, the panels, the score."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from sacbe.core.errors import Refusal
from sacbe.core.present import Chip, Choice, Lens, Line, Panel, Part, Presenter, Prompt, Tally
from sacbe.core.presenting import BasePresenter
from sacbe.core.state import NATURE, State
from sacbe_cenote.actions import ACTIONS, BLESS, KEEP, OFFER, PULL, ROPE, TREASURE
from sacbe_cenote.data import ROUNDS, numbers
from sacbe_cenote.mind.value import blessing
from sacbe_cenote.show import board
from sacbe_cenote.show.figures import FIGURES
from sacbe_cenote.show.words import words
from sacbe_cenote.state import BLESS as BLESSING
from sacbe_cenote.state import CHOOSE, DECIDE, NONE, OVER, SHOW, Cenote


class CenotePresenter(BasePresenter):
    def minutes(self) -> int:
        return 5

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        return board.draw(_cenote(s), seat, lang, names, layout)

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        return self.alone(self.board(s, seat, lang, names, layout))

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        c, t = _cenote(s), words(lang)
        return [
            t("headline-round", n=f"<b>{c.round}</b>", rounds=ROUNDS),
            t("headline-left", numbers=", ".join(map(str, numbers(c.left))) or "–"),
            t("headline-bag", n=f"<b>{c.bag.bit_count() - sum(c.unseen)}</b>"),
        ]

    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
        """The position in words: whoever sees no board can play from it."""
        c, t = _cenote(s), words(lang)
        lines = [t("told-well", numbers=_listed(c.well), bag=_listed(c.bag))]
        for player in range(c.seats):
            down = c.chosen[player]
            told = {"ropes": _listed(c.ropes[player]), "kept": _listed(c.kept[player])}
            told |= {"rope": str(down), "blessed": _listed(c.blessed[player]), "unseen": str(c.unseen[player])}
            state = "none" if down == NONE else "mine" if down > 0 else "hidden"
            lines.append(t("told-player", name=names[player], state=state, **told))
        if c.finder >= 0:
            lines.append(t("log-found", name=names[c.finder]))
        return lines

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        c, t = _cenote(s), words(lang)
        if c.phase == OVER:
            best = [names[other] for other in range(c.seats) if c.winners() >> other & 1]
            points = max(c.score(other) for other in range(c.seats))
            won = t("prompt-over-who", names=", ".join(best), points=points)
            return Prompt(t("prompt-over"), won, t("confirm-end"))
        if c.phase == DECIDE:
            return self._decide(c, seat, lang, names)
        if c.phase == CHOOSE and (seat < 0 or c.chosen[seat] == NONE):
            return Prompt(t("prompt-rope"), t("prompt-rope-detail", numbers=" + ".join(map(str, numbers(c.well)))))
        if c.phase in (CHOOSE, SHOW):
            return Prompt(t("prompt-waiting"), t("prompt-waiting-detail"), t("confirm-rope"))
        if c.phase == BLESSING:
            return Prompt(t("prompt-blessing"), t("prompt-blessing-detail"), t("confirm-offer"))
        return Prompt(t("prompt-treasure"), t("prompt-treasure-detail"), t("confirm-round"))

    def _decide(self, c: Cenote, seat: int, lang: str, names: list[str]) -> Prompt:
        t, found = words(lang), " + ".join(map(str, numbers(c.well)))
        if seat == c.finder:
            return Prompt(t("prompt-found", numbers=found), t("prompt-found-detail", mean=_mean(c)))
        name = names[c.finder]
        return Prompt(t("prompt-other-found", name=name, numbers=found), t("prompt-other-detail"), t("confirm-rope"))

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return [self._choice(_cenote(s), seat, code, lang) for code in s.legal(seat)]

    def _choice(self, c: Cenote, seat: int, code: int, lang: str) -> Choice:
        t, path = words(lang), self.clicks(c, seat, code)
        if code == KEEP:
            note = t("choice-keep-note", n=sum(numbers(c.well)))
            return Choice(code, ACTIONS.text(code), t("choice-keep"), note, path, button=True, icon="cenote-treasure")
        if code == OFFER:
            note = t("choice-offer-note", mean=_mean(c))
            return Choice(code, ACTIONS.text(code), t("choice-offer"), note, path, button=True, icon="cenote-blessing")
        return Choice(code, ACTIONS.text(code), t("choice-rope", n=code - ROPE), "", path, icon="cenote-rope")

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        verb, args = ACTIONS.decode(code)
        if verb == "rope" and s.phase == CHOOSE:
            return [[f"rope-{args[0]}"]]
        return [["well"]] if verb == "keep" and s.phase == DECIDE else []

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        c, t = _cenote(s), words(lang)
        chips = [Chip("cenote-treasure", str(n), t("chip-treasure", n=n)) for n in numbers(c.kept[seat])]
        chips += [Chip("cenote-blessing", str(n), t("chip-blessing", n=n)) for n in numbers(c.blessed[seat])]
        if c.unseen[seat]:
            chips.append(Chip("cenote-blessing", f"{c.unseen[seat]}×?", t("chip-unseen", n=c.unseen[seat])))
        return Panel(seat, str(c.score(seat)), "+ ?" if c.unseen[seat] else "", self._status(c, seat, lang), chips)

    def _status(self, c: Cenote, seat: int, lang: str) -> str:
        t = words(lang)
        if c.phase == OVER:
            return t("status-winner") if c.winners() >> seat & 1 else ""
        if c.phase == CHOOSE:
            return t("status-thinks") if c.chosen[seat] == NONE else t("rope-down")
        return t("status-found") if seat == c.finder else ""

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        b, a, t = _cenote(before), _cenote(after), words(lang)
        lines: list[Line] = []
        if code is None:  # a secret: a rope says nothing before all are seen, a blessing is told without its number
            if b.phase == BLESSING:
                lines.append(Line(t("log-blessed", name=names[b.finder]), b.finder, icons=["cenote-blessing"]))
        elif seat == NATURE and code < ROPE + 1:
            said = t("log-treasure", round=a.round, n=code - TREASURE)
            lines.append(Line(said, -1, "head", ["cenote-treasure"]))
        elif code == PULL:
            lines += _pulled(b, a, lang, names)
        elif code in (KEEP, OFFER):
            found = " + ".join(map(str, numbers(b.well)))
            key = "log-kept" if code == KEEP else "log-offered"
            lines.append(Line(t(key, name=names[seat], numbers=found), seat, icons=["cenote-treasure"]))
        elif code > BLESS:
            lines.append(Line(t("log-blessed-me", n=code - BLESS), b.finder, icons=["cenote-blessing"]))
        if a.phase == OVER:
            best = [names[other] for other in range(a.seats) if a.winners() >> other & 1]
            points = max(a.score(other) for other in range(a.seats))
            lines.append(Line(t("prompt-over-who", names=", ".join(best), points=points), -1, "result"))
        return lines

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        c, t = _cenote(s), words(lang)
        if code in (KEEP, OFFER):
            return t("reason-prize", n=sum(numbers(c.well)), mean=_mean(c))
        longest = [other for other in range(c.seats) if other != seat and c.ropes[other] >> (code - ROPE) > 1]
        return t("reason-rope", n=len(longest))

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return words(lang)(refusal.reason, **refusal.facts)

    def lenses(self, s: State, lang: str) -> list[Lens]:
        return []

    def tally(self, s: State, lang: str) -> list[Tally]:
        c, t = _cenote(s), words(lang)
        tallies = [
            Tally(
                seat,
                c.score(seat),
                [
                    Part("treasures", t("part-treasures"), sum(numbers(c.kept[seat]))),
                    Part("blessings", t("part-blessings"), sum(numbers(c.blessed[seat]))),
                ],
            )
            for seat in range(c.seats)
        ]
        return sorted(tallies, key=lambda one: (-one.total, one.seat))

    def lap(self, before: State, after: State, lap: int) -> int:
        return _cenote(after).round


def _pulled(before: Cenote, after: Cenote, lang: str, names: list[str]) -> list[Line]:
    """Everybody's rope, and whose has reached the treasure."""
    t = words(lang)
    lines = []
    for seat in range(before.seats):
        (rope,) = numbers(before.ropes[seat] & ~after.ropes[seat])
        lines.append(Line(t("log-rope", name=names[seat], n=rope), seat, icons=["cenote-rope"]))
    if after.finder >= 0:
        lines.append(Line(t("log-found", name=names[after.finder]), after.finder, "result"))
    else:
        lines.append(Line(t("log-nobody", pile=str(after.pile).lower()), -1, "result"))
    return lines


def _listed(pieces: int) -> str:
    return ", ".join(map(str, numbers(pieces))) or "–"


def _mean(c: Cenote) -> str:
    return f"{blessing(c):.1f}".removesuffix(".0")


def _cenote(s: State) -> Cenote:
    return cast(Cenote, s)


PRESENTER: Final[Presenter] = CenotePresenter(Path(__file__).parent, words, FIGURES)
