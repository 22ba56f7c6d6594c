"""\"What is this?\": a sharing, its ladder, the card on offer, what is face down and what the next card may be."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, capital, index_of
from sacbe.core.present import Answer
from sacbe.games.tobago.show.odds import what_a_curse_takes
from sacbe.games.tobago.show.sharing import FINDER, Share
from sacbe.games.tobago.show.stage import hoard_head, who_is_next, whose_word
from sacbe.games.tobago.show.what_island import scene_of
from sacbe.games.tobago.show.words import clue_name, tenths, treasure_name
from sacbe.games.tobago.state import Tobago


def _share(a: Asked[Tobago], name: str = "") -> Share | None:
    """The sharing that is going on; None also if the thing has a name that goes on."""
    scene = scene_of(a)
    return Share(scene) if scene.sharing and not name else None


def _sharing(a: Asked[Tobago], name: str) -> Answer | None:
    share = _share(a, name)
    if share is None:
        return None
    facts = [
        a.fact("raiser", name=a.names[a.s.raiser]),
        hoard_head(share, a.lang),
        a.fact("last-sharing") if a.s.last_sharing else "",
    ]
    return a.tell("sharing", "T-4.5", *facts, treasure=treasure_name(share.colour, a.lang))


# The ladder


def _ladder(a: Asked[Tobago], name: str) -> Answer | None:
    share = _share(a, name)
    if share is None:
        return None
    roses = [
        (a.names[seat], sum(step.roses for step in share.ladder if step.owner == seat)) for seat in range(a.s.seats)
    ]
    held = [a.fact("held-by", name=owner, n=n) for owner, n in roses if n]
    return a.tell("ladder", "T-4.5.4", *held)


def _rung(a: Asked[Tobago], name: str) -> Answer | None:
    share = _share(a)
    if share is None:
        return None
    index = index_of(name, [str(k) for k in range(len(share.ladder))])
    if index is None:
        return None
    step = share.ladder[index]
    finder = step.clue == FINDER
    facts = [
        "" if finder else a.fact("rung-clue", clue=clue_name(step.clue, a.lang)),
        a.fact("rung-roses", n=step.roses),
        a.fact("rung-state", state=step.state, mine="yes" if step.owner == a.viewer else "no"),
        _guard(a, step.owner) if step.roses else "",
    ]
    return a.tell("rung-finder" if finder else "rung", "T-4.5.5", *facts, owner=a.names[step.owner])


def _guard(a: Asked[Tobago], seat: int) -> str:
    """T-4.6.2 What a curse would cost the owner of a rose."""
    return a.fact("guard", by="amulet" if a.s.amulets[seat] else "card" if a.s.treasures[seat] else "nothing")


# Cards


def _offer(a: Asked[Tobago], name: str) -> Answer | None:
    share = _share(a, name)
    if share is None:
        return None
    whose = whose_word(share, a.lang, a.names)
    if not share.coins:
        return a.tell("looking", "T-4.5.1", whose) if share.drawing else a.tell("turning", "T-4.5.5", whose)
    after = share.next_asked()
    facts = [
        a.words("coins", n=share.coins),
        a.fact("offer-number", n=share.number),
        whose,
        a.fact("offer-next", name=a.names[after.owner]) if after else a.fact("offer-last"),
    ]
    return a.tell("offer", "T-4.5.5", *facts)


def _opened(a: Asked[Tobago], name: str) -> Answer | None:
    share = _share(a, name)
    if share is None or not share.opened:
        return None
    facts = []
    for number, (coins, owner) in enumerate(share.opened, 1):
        taker = a.fact("opened-taken", name=a.names[owner]) if owner >= 0 else a.fact("opened-refused")
        facts.append(a.fact("opened", number=number, card=_card(a, coins), taker=taker if coins else ""))
    return a.tell("opened", "T-4.5.6", *facts)


def _card(a: Asked[Tobago], coins: int) -> str:
    return a.words("coins", n=coins) if coins else a.words("odds-curse")


def _hoard(a: Asked[Tobago], name: str) -> Answer | None:
    share = _share(a, name)
    if share is None:
        return None
    known = share.known
    facts = [hoard_head(share, a.lang)]
    if a.viewer >= 0:
        facts.append(a.fact("known", n=len(known), list=", ".join(_card(a, coins) for coins in known)))
    if share.unknown:
        facts.append(a.fact("unseen-worth", worth=tenths(share.unseen_worth, a.lang)))
    return a.tell("hoard", "T-4.5.2", *facts)


def _odds(a: Asked[Tobago], name: str) -> Answer | None:
    share = _share(a, name)
    if share is None or share.drawing:
        return None
    if not share.size:
        return a.tell("odds-last", "T-4.5.8")
    chance, worth = share.odds
    facts = [
        a.fact("curse-chance", percent=round(chance * 100)),
        a.fact("next-worth", worth=tenths(worth, a.lang)),
        what_a_curse_takes(share, a.lang) if a.viewer >= 0 else "",
    ]
    return a.tell("odds", "T-4.6", *facts)


# Yes or no


def _take(a: Asked[Tobago], name: str) -> Answer | None:
    share = _asked_me(a, name)
    if share is None:
        return None
    have = int(a.s.score(a.viewer))
    coins = capital(a.words("take", n=share.coins))
    return a.tell(
        "take", "T-4.5.6", a.fact("take", have=have, coins=share.coins, total=have + share.coins), coins=coins
    )


def _pass(a: Asked[Tobago], name: str) -> Answer | None:
    share = _asked_me(a, name)
    if share is None:
        return None
    return a.tell("pass", "T-4.5.5", capital(who_is_next(share, a.lang, a.names)))


def _asked_me(a: Asked[Tobago], name: str) -> Share | None:
    share = _share(a, name)
    return share if share is not None and share.asked == a.viewer >= 0 else None


SHARING: Final[Kinds[Tobago]] = {
    "sharing": _sharing,
    "ladder": _ladder,
    "rung": _rung,
    "offer": _offer,
    "opened": _opened,
    "hoard": _hoard,
    "odds": _odds,
    "take": _take,
    "pass": _pass,
}
