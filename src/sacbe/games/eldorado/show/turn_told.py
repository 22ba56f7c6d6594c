"""What of the turn that is on cannot be seen on the track: the card that moves, what is being paid, what is drawn."""

from __future__ import annotations

from sacbe.core.asking import Asked
from sacbe.core.describing import listed
from sacbe.games.eldorado.data import CARDS, TOKENS
from sacbe.games.eldorado.show.land import land_of
from sacbe.games.eldorado.show.view import figure_number, held_by, kinds_of
from sacbe.games.eldorado.show.words import automaton_name, card_name, half, symbols_name, token_name
from sacbe.games.eldorado.state import (
    BUYING,
    CAVES,
    DEAL,
    DRAWING,
    NEXT,
    NO_SOURCE,
    PAYING,
    TOKEN,
    Race,
)


def turn(a: Asked[Race]) -> list[str]:
    lines = [_now(a), _moving(a), _flags(a), _paying(a), _buying(a), _choosing(a), _chance(a)]
    return [line for line in lines if line]


def _now(a: Asked[Race]) -> str:
    """Whose turn it is, and what is being done in it."""
    racer = int(a.s.turn)
    name = a.names[racer] if racer < a.s.seats else automaton_name(racer, a.lang)
    return a.words("told-turn", name=name, doing=_phase(a, a.s.phases[a.s.phase].name))


def _phase(a: Asked[Race], name: str) -> str:
    return a.words(f"told-phase-{name}")


def _names(a: Asked[Race], mask: int) -> str:
    return listed(card_name(kind, a.lang) for kind in range(len(CARDS)) if mask >> kind & 1)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _moving(a: Asked[Race]) -> str:
    s = a.s
    if s.source == NO_SOURCE:
        return ""
    card = s.source < TOKEN
    source = card_name(int(s.source), a.lang) if card else token_name(int(s.source - TOKEN), a.lang)
    left = symbols_name(int(s.symbol), int(s.left), a.lang) if s.symbol >= 0 else str(int(s.left))
    figure = figure_number(s, int(s.mover)) if s.mover >= 0 else 0
    told = {"moved": _yes(s.moved), "spared": _yes(s.spared)}
    return a.words("told-moving", source=source, left=left, figure=figure, **told)


def _flags(a: Asked[Race]) -> str:
    """What holds for the rest of the turn."""
    s = a.s
    facts = [
        a.words(f"told-{name}")
        for name in ("any-symbol", "pass-through", "bought")
        if getattr(s, name.replace("-", "_"))
    ]
    if s.window:
        facts.append(a.words("told-window", cards=_names(a, int(s.window))))
    if s.fresh:
        facts.append(a.words("told-fresh", cards=listed(card_name(kind, a.lang) for kind in kinds_of(int(s.fresh)))))
    if s.new_tokens:
        new = (
            token_name(token, a.lang) for token in range(len(TOKENS)) for _ in range(held_by(int(s.new_tokens), token))
        )
        facts.append(a.words("told-new-tokens", tokens=listed(new)))
    if s.final:
        facts.append(a.fact("last-round"))
    return ". ".join(facts)


def _paying(a: Asked[Race]) -> str:
    s = a.s
    if s.phase != PAYING:
        return ""
    if s.pay_joint >= 0:
        goal = a.words(f"blockade-{int(s.standing(s.pay_joint))}")
    else:
        cell = land_of(s.route).cells[int(s.pay_hex)]
        goal = f"{cell.q},{cell.r}".replace("-", "−")
    return a.words("told-paying", goal=goal, figure=figure_number(s, int(s.payer)), n=int(s.to_pay))


def _buying(a: Asked[Race]) -> str:
    s = a.s
    if s.phase != BUYING:
        return ""
    coined = _names(a, int(s.coined))
    return a.words("told-buying", card=card_name(int(s.buying), a.lang), paid=half(int(s.paid)), coined=coined)


def _choosing(a: Asked[Race]) -> str:
    s, facts = a.s, []
    if s.to_remove or s.must_remove:
        facts.append(a.words("told-removing", n=int(s.to_remove), must=_yes(s.must_remove)))
    if s.replaced:
        facts.append(a.words("told-replaced", n=int(s.replaced)))
    if s.kept:
        facts.append(a.words("told-kept", cards=listed(card_name(kind, a.lang) for kind in kinds_of(int(s.kept)))))
    return ". ".join(facts)


def _chance(a: Asked[Race]) -> str:
    s, facts = a.s, []
    if s.phase == DRAWING:
        facts.append(a.words("told-drawing", name=a.names[s.drawer], n=int(s.to_draw), then=_later(a, int(s.after))))
    if s.phase == CAVES:
        caves = [land_of(s.route).cells[int(cave)] for i, cave in enumerate(s.route.caves) if int(s.finds) >> i & 1]
        places = listed((f"{cell.q},{cell.r}".replace("-", "−") for cell in caves), " ")
        facts.append(
            a.words("told-finding", figure=figure_number(s, int(s.finder)), caves=places, then=_later(a, int(s.back)))
        )
    return ". ".join(facts)


def _later(a: Asked[Race], phase: int) -> str:
    """Where the game goes on after chance."""
    return _phase(a, {int(DEAL): "deal", int(NEXT): "next"}.get(phase) or a.s.phases[phase].name)
