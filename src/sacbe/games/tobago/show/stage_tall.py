"""A sharing on a phone: the card in the light above, the ladder beside it, what is face down and the answer below."""

from __future__ import annotations

from typing import Final

from sacbe.core.svg import about, decor, fitted, text, use
from sacbe.games.tobago.show.captions import captions
from sacbe.games.tobago.show.lines import lines
from sacbe.games.tobago.show.odds import LIGHT, if_it_goes_on, worth_plate
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.stage import face_down, hoard_frame, hoard_head, ladder, options, whose_word
from sacbe.games.tobago.show.words import map_name, site_symbol, treasure_symbol, words

HEIGHT: Final = 484
LETTERS: Final = 12.5
_X: Final = 97.0  # the middle of the light


def stage(scene: Scene, lang: str, names: list[str]) -> str:
    share = Share(scene)
    title = map_name(share.colour, lang)
    out = decor(
        "<rect x='-300' y='-300' width='990' height='1084' fill='#14191A'/>"
        "<path d='M66 0H128L190 300H4Z' fill='#F7D774' opacity='.14'/>"
        "<path d='M80 0H114L162 300H32Z' fill='#F7D774' opacity='.16'/>"
    )
    head = f"<circle cx='22' cy='72' r='14' fill='{LIGHT}' stroke='#0C0A08' stroke-width='2'/>"
    head += use(site_symbol(share.colour), 12, 61, 20)
    head += fitted(42, 77, title, 14, 152, 700, LIGHT, "start", serif=True, least=LETTERS)
    out += about("sharing", head)
    out += _offer(share, lang, names)
    out += ladder(share, lang, names, Box(205, 6, 180, 300), LETTERS)
    out += _hoard(share, lang)
    out += if_it_goes_on(share, lang, Box(200, 314, 186, 104), LETTERS)
    out += options(share, lang, names, Box(5, 424, 186, 58), LETTERS)
    # What the odds lens shows is there to be seen; the others have nothing here, and say so.
    return out + captions(scene, lang, Box(5, 310, 380, 108), LETTERS, ("reach", "gaze", "sites"))


def _offer(share: Share, lang: str, names: list[str]) -> str:
    t = words(lang)
    out = lines(_X, 248, whose_word(share, lang, names), LETTERS, 186, LIGHT, 600, "middle")
    if share.coins:
        out += (
            f"<g id='offered-{share.number}' class='piece'>{use(treasure_symbol(share.coins), 53, 110, 86, 120.4)}</g>"
        )
        out += text(_X, 104, t("coins", n=share.coins), 20, 700, "#FBF6E9", serif=True)
    else:
        out += use("tob-treasure-back", 53, 110, 86, 120.4)
        out += text(_X, 104, face_down(share, lang), 16, 700, "#FBF6E9", serif=True)
    return about("offer", out) + about("opened", _opened(share))


def _opened(share: Share) -> str:
    out, count = "", len(share.opened)
    for index, (coins, owner) in enumerate(share.opened):
        x = _X + (index - (count - 1) / 2) * min(30.0, 180 / count) - 12
        out += f"<g opacity='{1 if owner >= 0 else 0.5}'>{use(treasure_symbol(coins), x, 267, 24, 33.6)}</g>"
        out += use(f"token-{owner}", x + 14, 289, 14) if owner >= 0 else ""
    return out


def _hoard(share: Share, lang: str) -> str:
    t = words(lang)
    head = hoard_head(share, lang)
    seen = t("stage-seen-short", n=len(share.known))
    out = fitted(8, 325, head, LETTERS, 190, 550, LIGHT, "start", least=LETTERS)
    out += text(8, 341, seen, LETTERS, 500, LIGHT, "start") if share.size and share.scene.viewer >= 0 else ""
    cards = [treasure_symbol(coins) for coins in share.known] + ["tob-treasure-back"] * share.unknown
    across = 4 if len(cards) <= 4 else 6
    w = 42.0 if across == 4 else 25.0
    out += hoard_frame(len(cards), across, Box(8, 348, w + 6, w * 1.4 + 2))
    for index, symbol in enumerate(cards):
        row, column = divmod(index, across)
        x, y = 8 + column * (w + 6), 348 + row * (w * 1.4 + 2)
        out += use(symbol, x, y, w, w * 1.4)
        if index < len(share.known):
            out += use("tob-eye", x + w - 12, y - 4, 17)
        else:
            out += worth_plate(share, lang, x, y, w, LETTERS)
    return about("hoard", out)
