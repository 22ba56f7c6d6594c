"""The log: what happened, told from what everybody can see. Hands stay secret, so drawing is never told."""

from __future__ import annotations

from collections.abc import Sequence

from sacbe.core.present import Effect, Line
from sacbe.core.state import NATURE
from sacbe.games.eldorado.actions import (
    AUTOMATON,
    BUY,
    DISCARD,
    DONE,
    DRAW,
    END_PLAY,
    FIND,
    GOLD,
    PAY,
    PLAY,
    REMOVE,
    REPLACE,
    SAVE,
    STEP,
    TAKE,
    USE,
)
from sacbe.games.eldorado.data import CAMP, COLOURS, RUBBLE
from sacbe.games.eldorado.rules.piles import SINGLE_USE_CARD
from sacbe.games.eldorado.show import effects
from sacbe.games.eldorado.show.ground import hex_name
from sacbe.games.eldorado.show.land import land_of
from sacbe.games.eldorado.show.view import figure_number, kinds_of
from sacbe.games.eldorado.show.words import (
    automaton_name,
    card_effect,
    card_name,
    card_symbol,
    token_about,
    token_name,
    token_symbol,
    words,
)
from sacbe.games.eldorado.state import DEAL, DRAWING, GOLD_ZONE, OVER, Race


def story(before: Race, seat: int, code: int | None, after: Race, lang: str, names: list[str]) -> list[Line]:
    teller = _Teller(before, after, lang, names)
    if code is not None:
        if seat == NATURE:
            teller.chance(code)
        elif PLAY <= code < STEP:
            teller.played(seat, code)
        elif REPLACE <= code < DONE:
            teller.say("log-replace", seat, "quiet", [card_symbol(code - int(REPLACE))], code - int(REPLACE))
        elif SAVE <= code < END_PLAY:
            kind = int(SINGLE_USE_CARD[code - SAVE])
            teller.say("log-save", seat, "move", [card_symbol(kind)], kind)
        elif code == END_PLAY and not before.played[seat] and not before.bought:
            teller.say("log-idle", seat, "move", [])
        elif code == DISCARD:
            teller.discarded(seat)
    teller.changes(code)
    teller.rounds()
    return teller.lines


class _Teller:
    def __init__(self, before: Race, after: Race, lang: str, names: list[str]) -> None:
        self.before, self.after, self.lang = before, after, lang
        self.t = words(lang)
        automata = [automaton_name(racer, lang) for racer in range(int(after.seats), int(after.racers))]
        self.names = [*names[: int(after.seats)], *automata]
        self.lines: list[Line] = []

    def say(
        self, key: str, racer: int, kind: str, icons: list[str], card: int = -1, felt: Sequence[Effect] = ()
    ) -> None:
        told = {"name": self.names[racer]}
        if card >= 0:
            told["card"] = card_name(card, self.lang)
        self.lines.append(Line(self.t(key, **told), racer, kind, icons, effects=list(felt)))

    # What was done

    def chance(self, code: int) -> None:
        turn = int(self.before.turn)
        if GOLD <= code < DRAW and self.before.route.text != self.after.route.text:
            sides = " ".join(placed[0] for placed in self.after.route.laid[:-1])
            self.lines.append(Line(self.t("log-route", sides=sides), -1, "move"))
        elif FIND <= code < AUTOMATON:
            token = code - int(FIND)
            said = self.t("log-find", name=self.names[turn], token=token_name(token, self.lang))
            about = [token_about(token, self.lang), self.t("scene-token")]
            felt = effects.found(self.before, self.after, token)
            self.lines.append(Line(said, turn, "move", [token_symbol(token)], about, felt))
        elif AUTOMATON <= code < PLAY and list(self.before.figure) == list(self.after.figure):
            self.lines.append(Line(self.t("log-waits", name=self.names[turn]), turn, "quiet"))

    def played(self, seat: int, code: int) -> None:
        if code < USE:
            kind = code - int(PLAY)
            # What an action card says is said to whoever plays it, so it is quoted.
            action = "yes" if COLOURS[kind] == "purple" else "no"
            card, effect = card_name(kind, self.lang), card_effect(kind, self.lang)
            said = self.t("log-play", name=self.names[seat], card=card, effect=effect, action=action)
            self.lines.append(Line(said, seat, "move", [card_symbol(kind)]))
        else:
            token = code - int(USE)
            said = self.t("log-use", name=self.names[seat], token=token_name(token, self.lang))
            self.lines.append(Line(said, seat, "move", [token_symbol(token)]))

    def discarded(self, seat: int) -> None:
        """How many cards stay is plain to see, unless all that was discarded is shuffled at once; which, is not."""
        shown = self._open(self.after, seat)
        kept = int(self.before.hand_size(seat)) - (shown - self._open(self.before, seat))
        if shown and kept > 0:
            self.lines.append(Line(self.t("log-kept", name=self.names[seat], n=kept), seat, "quiet"))

    def _size(self, pile: int, less: int) -> int:
        return len(kinds_of(pile)) - len(kinds_of(less))

    # What can be seen on the table

    def changes(self, code: int | None) -> None:
        before, after = self.before, self.after
        racer = int(before.turn)
        if racer < after.seats:
            self._given(racer, code)
        for number in range(1, 7):
            if (int(after.blockades[racer]) & ~int(before.blockades[racer])) >> number & 1:
                said = self.t("log-blockade", name=self.names[racer], n=number)
                icons = [f"ed-blockade-{number}"]
                self.lines.append(Line(said, racer, "move", icons, effects=effects.broken(number)))
        for figure in range(int(after.figures())):
            if before.figure[figure] != after.figure[figure] and before.figure[figure] >= 0:
                self._moved(racer, figure)
        self._market(racer, code)
        for cave in range(len(after.route.caves)):
            if code is not None and AUTOMATON <= code < PLAY and after.cave_tokens(cave) < before.cave_tokens(cave):
                self.lines.append(
                    Line(self.t("log-cave-lost", name=self.names[racer]), racer, "quiet", ["ed-cave-back"])
                )
        if racer < after.seats and self._shuffled(racer):
            self.lines.append(Line(self.t("log-shuffle", name=self.names[racer]), racer, "quiet"))

    def _open(self, s: Race, seat: int) -> int:
        """Cards face up in front of a player."""
        return self._size(int(s.discard[seat]) + int(s.played[seat]), 0)

    def _shuffled(self, seat: int) -> bool:
        """Only shuffling makes a discard pile smaller or a draw pile larger."""
        before, after = self.before, self.after
        fewer = self._size(int(after.discard[seat]), int(before.discard[seat])) < 0
        piles = [self._size(int(s.draw[seat]), 0) - int(s.unknown[seat]) for s in (before, after)]
        return fewer or piles[1] > piles[0]

    def _given(self, seat: int, code: int | None) -> None:
        """Cards that went to the box or were given for rubble, a base camp or a gray blockade."""
        before, after = self.before, self.after
        if code is None or not (STEP <= code < BUY or REMOVE <= code < REPLACE):
            return
        removed = kinds_of(int(after.gone[seat]) - int(before.gone[seat])) if self._camp(code) else []
        face_up = [int(s.discard[seat]) + int(s.played[seat]) for s in (before, after)]
        given = kinds_of(face_up[1] - face_up[0]) if self._stones(code) else []
        # What leaves the game makes a deck another one; what is discarded comes back.
        for key, kinds, loud in (("log-removed", removed, "move"), ("log-given", given, "quiet")):
            if kinds:
                named = ", ".join(card_name(kind, self.lang) for kind in kinds)
                said = self.t(key, name=self.names[seat], cards=named)
                self.lines.append(Line(said, seat, loud, [card_symbol(kind) for kind in kinds]))

    def _camp(self, code: int) -> bool:
        s = self.before
        if REMOVE <= code < REPLACE:
            return True
        return self._asked(code) == CAMP or (
            PAY <= code < BUY and s.pay_hex >= 0 and s.route.terrain[s.pay_hex] == CAMP
        )

    def _stones(self, code: int) -> bool:
        s = self.before
        asks = self._asked(code)
        if PAY <= code < BUY:
            return bool(s.pay_hex < 0 or s.route.terrain[s.pay_hex] == RUBBLE)
        return s.source < 0 and (asks == RUBBLE or (asks < 0 and code >= STEP + 12))

    def _asked(self, code: int) -> int:
        """The terrain of the hex that a step has entered at once."""
        if not STEP <= code < STEP + 12 or self.before.source >= 0:
            return -1
        for figure in range(int(self.after.figures())):
            there = int(self.after.figure[figure])
            if there != self.before.figure[figure] and there >= 0:
                return int(self.after.route.terrain[there])
        return -1

    def _moved(self, racer: int, figure: int) -> None:
        after = self.after
        there = int(after.figure[figure])
        two = after.seats == 2  # then it is said which of his figures
        told: dict[str, str | int] = {"name": self.names[racer]}
        if two:
            told["n"] = figure_number(after, figure)
        if there == GOLD_ZONE:
            said = self.t("log-gold-of" if two else "log-gold", **told)
            self.lines.append(Line(said, racer, "result", ["ed-g-sun"], effects=effects.arrived(figure)))
            return
        cell = land_of(after.route).cells[there]
        said = self.t("log-step-of" if two else "log-step", **told, place=hex_name(cell, self.lang))
        # Where a card moves one's only figure, the card tells enough; what is paid with cards has no such line.
        tells = racer >= after.seats or two or self.before.source < 0
        self.lines.append(Line(said, racer, "move" if tells else "quiet"))

    def _market(self, racer: int, code: int | None) -> None:
        for kind in kinds_of(int(self.before.market) - int(self.after.market)):
            key = "log-buy"
            if code is not None and TAKE <= code < REMOVE:
                key = "log-take"
            elif racer >= self.after.seats:
                key = "log-market-lost"
            taken = effects.bought(racer, kind) if racer < self.after.seats else []
            self.say(key, racer, "move", [card_symbol(kind)], kind, taken)

    # The race

    def rounds(self) -> None:
        before, after = self.before, self.after
        dealt = before.phase == DRAWING and before.after == DEAL and after.phase != DRAWING
        if after.final and not before.final:
            self.lines.append(Line(self.t("log-final"), -1, "head"))
        if after.phase == OVER and before.phase != OVER:
            self._over()
        elif dealt or after.round > before.round:
            self.lines.append(Line(self.t("log-round", n=int(after.round)), -1, "head"))

    def _over(self) -> None:
        s = self.after
        self.lines.append(Line(self.t("log-over"), -1, "head"))
        winners = [racer for racer in range(int(s.racers)) if s.winners() >> racer & 1]
        arrived = "yes" if any(s.arrived[racer] for racer in winners) else "no"
        named = ", ".join(self.names[racer] for racer in winners)
        self.lines.append(Line(self.t("log-winner", names=named, arrived=arrived), winners[0], "result", ["ed-g-sun"]))
