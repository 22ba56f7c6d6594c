"""A sharing in words: who raised what, the cards, who is asked."""

from __future__ import annotations

from typing import Any

from sacbe.core.asking import Asked
from sacbe.core.describing import listed
from sacbe.games.tobago.show.cards_told import treasures
from sacbe.games.tobago.show.words import treasure_name
from sacbe.games.tobago.state import Tobago


def sharing(a: Asked[Tobago], d: dict[str, Any]) -> list[str]:
    """`d`: the sharing as the position writes it down."""
    colour = treasure_name(int(a.s.raised), a.lang)
    token = "yes" if d["finder_token"] else "no"
    raised = a.words("told-sharing", treasure=colour, name=a.names[d["raiser"]], finder=d["finder"], token=token)
    lines = [raised + (f". {a.fact('last-sharing')}" if d["last"] else "")]
    hoard = {"n": len(d["hoard"]), "cards": treasures(a, d["hoard"]), "safe": d["hoard_safe"]}
    facts = [a.words("told-hoard", **hoard)]
    if d["looker"] is not None:
        facts.append(a.words("told-looker", name=a.names[d["looker"]]))
    if d["hoard_old"] is not None or d["recycled"]:
        old = d["hoard_old"] if d["hoard_old"] is not None else "–"
        facts.append(a.words("told-hoard-old", n=old, cards=treasures(a, d["recycled"])))
    lines.append(". ".join(facts))
    shown = [f"{treasures(a, [card])} ({_who(a, taker)})" for card, taker in d["shown"]]
    turned = treasures(a, [d["turned"]]) if d["turned"] is not None else "–"
    asked = str(d["asked"]) if d["asked"] is not None else "–"
    last = _who(a, d["last_taker"])
    return [*lines, a.words("told-offer", turned=turned, asked=asked, shown=listed(shown), last=last)]


def _who(a: Asked[Tobago], seat: int | None) -> str:
    return "–" if seat is None else a.names[seat]
