"""A sharing on a phone: the card in the light above, the ladder beside it, what is face down and the answer below."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import fitted, text, use
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.stage import LIGHT, if_it_goes_on, ladder, options, whose_word, worth_plate
from sacbe.games.tobago.show.words import map_name, site_symbol, treasure_symbol, words

_X: Final = 96.0  # the middle of the light


def stage(scene: Scene, lang: str, names: list[str]) -> str:
    share = Share(scene)
    title = map_name(share.colour, lang)
    out = (
        "<rect x='-300' y='-300' width='990' height='1166' fill='#14191A'/>"
        "<path d='M66 0H126L190 330H2Z' fill='#F7D774' opacity='.14'/>"
        "<path d='M80 0H112L160 330H32Z' fill='#F7D774' opacity='.16'/>"
        f"<circle cx='22' cy='72' r='14' fill='{LIGHT}' stroke='#0C0A08' stroke-width='2'/>"
    )
    out += use(site_symbol(share.colour), 12, 61, 20)
    out += fitted(42, 77, title, 14, 156, 700, LIGHT, "start", serif=True)
    out += _offer(share, lang, names)
    out += ladder(share, lang, names, (206, 8, 178, 336))
    out += _hoard(share, lang)
    out += if_it_goes_on(share, lang, (206, 356, 178, 132))
    return out + options(share, lang, names, (8, 500, 181, 62), 15)


def _offer(share: Share, lang: str, names: list[str]) -> str:
    t = words(lang)
    whose = whose_word(share, lang, names)
    out = fitted(_X, 318, whose, 13, 186, 600, LIGHT)
    if share.coins:
        out += (
            f"<g id='offered-{share.number}' class='piece'>{use(treasure_symbol(share.coins), 44, 114, 104, 145.6)}</g>"
        )
        out += text(_X, 106, t("coins", n=share.coins), 20, 700, "#FBF6E9", serif=True)
    else:
        out += use("tob-treasure-back", 44, 114, 104, 145.6)
        out += text(_X, 106, t("stage-looking"), 16, 700, "#FBF6E9", serif=True)
    count = len(share.opened)
    for index, (coins, owner) in enumerate(share.opened):
        x = _X + (index - (count - 1) / 2) * min(30.0, 180 / count) - 12
        out += f"<g opacity='{1 if owner >= 0 else 0.5}'>{use(treasure_symbol(coins), x, 264, 24, 33.6)}</g>"
        out += use(f"token-{owner}", x + 14, 286, 14) if owner >= 0 else ""
    return out


def _hoard(share: Share, lang: str) -> str:
    t = words(lang)
    head = t("stage-hoard", n=share.size)
    seen = t("stage-seen-short", n=len(share.known))
    out = fitted(8, 350, head, 13, 190, 700, LIGHT, "start", serif=True)
    out += text(8, 367, seen, 11.5, 500, LIGHT, "start") if share.scene.viewer >= 0 else ""
    cards = [treasure_symbol(coins) for coins in share.known] + ["tob-treasure-back"] * share.unknown
    across = 4 if len(cards) <= 8 else 6
    w = 42.0 if across == 4 else 27.0
    for index, symbol in enumerate(cards):
        row, column = divmod(index, across)
        x, y = 8 + column * (w + 5), 376 + row * (w * 1.4 + 4)
        out += use(symbol, x, y, w, w * 1.4)
        out += use("tob-eye", x + w - 12, y - 4, 17) if index < len(share.known) else worth_plate(share, lang, x, y, w)
    return out
