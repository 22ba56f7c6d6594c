"""Beside the board: the top line, a panel a player, and the final score by source."""

from __future__ import annotations

from sacbe.core.bits import count
from sacbe.core.present import Chip, Panel, Part, Tally
from sacbe.games.tobago.score import cards_by_coins
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.words import words
from sacbe.games.tobago.state import MOVING, OFFER_CARD, OVER, START_MAP, TAKE_TURN, Tobago


def headline(s: Tobago, lang: str) -> list[str]:
    t = words(lang)
    island = f"<b>{s.island.name}</b>" if s.island.name else "…"
    lines = [
        t("headline-deck", n=f"<b>{int(s.treasure_deck_size)}</b>"),
        t("headline-curses", n=f"<b>{curses_left(s)}</b>"),
        t("headline-island", name=island),
    ]
    if Scene(s, -1).sharing:
        lines[1] = t("headline-silence")
    if s.last_sharing:  # T-5.1 the deck may have been filled up from the discards: its number would mislead
        lines[0] = f"<b>{t('headline-last')}</b>"
    return lines


def curses_left(s: Tobago) -> int:
    """Curse cards that have not left the game."""
    return int(s.options.curse_cards) - count(s.removed)


def panel(s: Tobago, seat: int, viewer: int, lang: str) -> Panel:
    """T-7 Taken cards lie face down: everybody knows their number, the owner and at the end all know the coins."""
    t = words(lang)
    cards = count(s.treasures[seat])
    shown = seat == viewer or s.phase == OVER
    score = str(s.score(seat)) if shown else str(cards)
    note = t("coins-word", n=s.score(seat)) if shown else t("cards-word", n=cards)
    chips = [
        Chip("tob-treasure-back", str(cards), t("chip-treasures", n=cards)),
        Chip("tob-amulet", str(int(s.amulets[seat])), t("chip-amulets", n=int(s.amulets[seat]))),
        Chip(f"tob-rose-{seat}", str(int(s.roses[seat])), t("chip-roses", n=int(s.roses[seat]))),
        Chip("tob-clue-back", str(int(s.hand_size[seat])), t("chip-clues", n=int(s.hand_size[seat]))),
    ]
    return Panel(seat, score, note, status(s, seat, lang), chips, score_icon="" if shown else "tob-treasure-back")


def status(s: Tobago, seat: int, lang: str) -> str:
    t = words(lang)
    if s.phase == OVER:
        return t("status-winner") if s.winners() >> seat & 1 else ""
    if s.phase == OFFER_CARD:
        return t("status-asked") if Share(Scene(s, -1)).asked == seat else ""
    if s.phase == START_MAP and s.actors() >> seat & 1:
        return t("status-starts")
    if s.phase == TAKE_TURN and s.turn == seat:
        return t("status-drives", n=int(s.legs)) if s.main == MOVING and s.legs > 0 else t("status-thinks")
    return ""


def tally(s: Tobago, lang: str) -> list[Tally]:
    """Best first, the coins by the value of the cards they are on."""
    seats = range(int(s.seats))
    return sorted((_tally(s, seat, lang) for seat in seats), key=lambda one: (-one.total, one.seat))


def _tally(s: Tobago, seat: int, lang: str) -> Tally:
    t = words(lang)
    parts = [
        Part(f"coins-{value}", t("part-coins", n=value), value * n) for value, n in cards_by_coins(s.treasures[seat])
    ]
    note = t("rank-winner") if s.winners() >> seat & 1 else t("cards-count", n=count(s.treasures[seat]))
    return Tally(seat, s.score(seat), parts, note)
