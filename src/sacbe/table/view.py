"""What one viewer is shown, built from the position hidden for that viewer and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from sacbe.core.describing import describe
from sacbe.core.fair import commitment
from sacbe.core.game import Game
from sacbe.core.present import Choice
from sacbe.core.state import State
from sacbe.table.patch import Board

encode = msgspec.json.encode


class Look(NamedTuple):
    """How somebody looks at a table: as which seat (or SPECTATOR), in which language, on which screen."""

    seat: int
    lang: str
    layout: str
    kind: str  # "page" for persons, "data" for programs, "words" for whoever plays without a board


class Scene(msgspec.Struct):
    """A rendered position: everything of a view that depends on the position alone, encoded once; programs get no
    drawing."""

    body: dict[str, bytes]
    panels: Sequence[dict[str, Any]] = ()
    board: Board | None = None
    gist: tuple[Hashable, ...] | None = None  # of what board, actions and tips were made, where the game can tell

    @property
    def size(self) -> int:
        return sum(map(len, self.body.values())) + (len(self.board) if self.board else 0)


@dataclass(frozen=True, slots=True)
class Sight:
    """A position as a viewer may know it, and what the viewer may do in it.

    `allows`: which of the legal actions are offered; each choice is one or several of them in a row.
    """

    game: Game
    seen: State
    may_act: bool
    live: bool
    allows: Callable[[Sequence[int]], bool] | None = None


def render(sight: Sight, look: Look, names: list[str], last: Scene | None = None) -> Scene:
    """`last`: what the same look was shown before; what has not changed since is not made again."""
    if look.kind == "data":
        return _data(sight, look)
    return _words(sight, look, names) if look.kind == "words" else _page(sight, look, names, last)


def _data(sight: Sight, look: Look) -> Scene:
    codes = sight.seen.legal(look.seat) if sight.may_act else []
    actions = b"[" + b",".join([_action(sight.game, code) for code in codes]) + b"]"
    return Scene({"position": encode(sight.seen.dump()), "actions": actions})


def _words(sight: Sight, look: Look, names: list[str]) -> Scene:
    """The position in words, and each action in the words in which a page offers it."""
    show, seen = sight.game.presenter, sight.seen
    actions = [
        {"code": one.code, "text": one.text, "label": one.label, "note": one.note, "then": one.then}
        for one in _choices(sight, look)
    ]
    lines = describe(show, seen, look.seat, look.lang, names)
    prompt = show.prompt(seen, look.seat, look.lang, names)
    asked = {"title": prompt.title, "detail": prompt.detail, "confirm": prompt.confirm}
    return Scene({"lines": encode(lines), "actions": encode(actions), "prompt": encode(asked)})


@lru_cache(65_536)
def _action(game: Game, code: int) -> bytes:
    """An action as programs are told it. Its meaning never depends on the position, so once is enough."""
    return encode({"code": code, "text": game.text(code)})


def _page(sight: Sight, look: Look, names: list[str], last: Scene | None) -> Scene:
    show, seen, lang = sight.game.presenter, sight.seen, look.lang
    gist = _gist(sight, look, names)
    if last is not None and gist is not None and last.gist == gist:
        body, board = last.body.copy(), last.board
    else:
        body = {"actions": encode(_choices(sight, look)), "coach": encode(_coach(sight, look, names))}
        board = Board(show.board(seen, look.seat, lang, names, look.layout))
    body["headline"] = encode(show.headline(seen, lang, names))
    body["prompt"] = encode(show.prompt(seen, look.seat, lang, names))
    body["lenses"] = encode(show.lenses(seen, lang) if sight.live else [])
    panels = [msgspec.to_builtins(show.panel(seen, seat, look.seat, lang, names)) for seat in range(len(names))]
    return Scene(body, panels, board, gist)


def _gist(sight: Sight, look: Look, names: list[str]) -> tuple[Hashable, ...] | None:
    """Where not all actions are offered, which ones are is in no position."""
    known = sight.game.presenter.gist(sight.seen, look.seat) if sight.allows is None else None
    return None if known is None else (known, tuple(names), sight.may_act)


def _choices(sight: Sight, look: Look) -> list[Choice]:
    """Nobody is asked for anything in an old position, so it is looked at as a position, not as a decision."""
    choices = sight.game.presenter.choices(sight.seen, look.seat, look.lang) if sight.may_act else []
    allows = sight.allows
    return choices if allows is None else [choice for choice in choices if allows([choice.code, *choice.then])]


def _coach(sight: Sight, look: Look, names: list[str]) -> list[dict[str, Any]]:
    """What a coach would say now to whoever decides. Which of it is new to him, his browser knows. Where not all
    actions are offered, there is a teacher."""
    if not sight.may_act or sight.allows is not None:
        return []
    show = sight.game.presenter
    return [
        {
            "kind": tip.kind,
            "text": show.coached(tip, look.lang, names),
            "lights": tip.lights,
            "codes": tip.codes,
            "rule": tip.rule,
        }
        for tip in show.coach(sight.seen, look.seat)
    ]


def result(game: Game, seen: State, lang: str, seed: str, verified: bool) -> dict[str, Any]:
    """How it ended. The seed is revealed now: nothing is left to be drawn from it."""
    winners = seen.winners()
    return {
        # Only seats of the table: a solo game may be won by an automaton, which has none.
        "winners": [seat for seat in range(seen.players()) if winners >> seat & 1],
        "tallies": game.presenter.tally(seen, lang),
        "title": game.presenter.tally_title(lang),
        "sources": game.presenter.tally_sources(lang),
        "seed": seed,
        "seed_hash": commitment(seed),
        "verified": verified,
    }
