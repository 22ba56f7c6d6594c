"""The messages a table sends a viewer: each part is rendered once per position and viewer, then put together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import count
from typing import Any, Final

import msgspec

from sacbe.core import fair
from sacbe.core.positions import position_text
from sacbe.core.record import Record
from sacbe.core.state import SPECTATOR, State
from sacbe.table.chronicle import Chronicle, felt
from sacbe.table.draft import Draft
from sacbe.table.ending import Endings
from sacbe.table.errors import Refused
from sacbe.table.kept import Kept
from sacbe.table.live import LiveTable
from sacbe.table.patch import Patches
from sacbe.table.remarks import Remarks
from sacbe.table.seats import BOT, Who
from sacbe.table.store import Said
from sacbe.table.view import Look, Scene, Sight, encode, render, result

_old: Final[Kept[Scene]] = Kept(32 << 20)  # replayed positions of all tables
_numbers: Final = count()  # of shows: two of them may show the same ply of different lessons
LABELS: Final = 256  # words of drafts' steps kept, a table


class Show:
    """Everything that is shown of one live table. `allows`: which legal actions are offered, where not all are."""

    allows: Callable[[Sequence[int]], bool] | None = None
    one_log = False  # whether the log is the same from whichever seat one looks

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._scenes: dict[tuple[Look, bool], tuple[tuple[Any, ...], Scene]] = {}
        self._chronicles: dict[tuple[int, str], Chronicle] = {}
        self._number = next(_numbers)
        self._results: dict[Look, bytes] = {}
        self._labels: dict[tuple[Any, ...], str] = {}
        self.endings = Endings(table)
        self._effects: dict[tuple[Any, ...], dict[str, Any]] = {}
        self.seed_hash = fair.commitment(table.meta.seed)
        self._remarks = Remarks(table.game, self.seed_hash, frozenset())

    # -- who looks from where --------------------------------------------------------------------------------------

    def seat_for(self, who: Who, wanted: int | None) -> int:
        """The seat somebody looks from: the wanted one if held, else the held one to act, else any, else none."""
        held = who.held(self.table.seats)
        if wanted is not None:
            if wanted not in held and wanted != SPECTATOR:
                raise Refused("not-your-seat")
            return wanted
        acting = [seat for seat in held if self.table.to_act(seat)]
        return (acting or held or [SPECTATOR])[0]

    # -- messages ------------------------------------------------------------------------------------------------------

    def lobby(self, who: Who) -> bytes:
        table = self.table
        held, online = who.held(table.seats), table.online
        seats = [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "you": seat.seat in held,
                "online": seat.seat in online,
            }
            for seat in table.seats
        ]
        host = bool(who.owner) and who.owner == table.meta.host
        message = {"t": "lobby", "table": table.meta.id, "game": table.meta.game, "seats": seats, "host": host}
        return encode(message | {"seed_hash": self.seed_hash})

    def view(self, who: Who, look: Look, log_from: int = 0, ply: int | None = None, planning: bool = False) -> bytes:
        """The whole view; `ply` asks for an old position, `log_from` leaves out log lines already sent. `planning` asks
        for the viewer's own plan, which must be possible (`may_plan`)."""
        scene = self._scene_at(look, ply, planning)
        message = self._message(scene, who, look, log_from, ply, planning)
        if scene.board is not None:
            message["svg"] = scene.board.svg
        return encode({name: msgspec.Raw(part) if isinstance(part, bytes) else part for name, part in message.items()})

    def patch(self, who: Who, look: Look, log_from: int, ply: int | None, planning: bool, patches: Patches) -> bytes:
        """The same for a page, as what has changed since the view that it was sent last."""
        scene = self._scene_at(look, ply, planning)
        assert scene.board is not None, "programs are shown no board"
        return patches.message(self._message(scene, who, look, log_from, ply, planning), scene.board)

    def _scene_at(self, look: Look, ply: int | None, planning: bool) -> Scene:
        live = ply is None or ply == self.table.ply
        return self._scene(look, planning) if live else self._old_scene(look, ply or 0)

    def _message(
        self, scene: Scene, who: Who, look: Look, log_from: int, ply: int | None, planning: bool
    ) -> dict[str, Any]:
        table = self.table
        live = ply is None or ply == table.ply
        draft = (self._planned(look.seat) if planning else table.drafts.get(look.seat)) if live else None
        held = who.held(table.seats)
        may_plan = live and self.may_plan(who, look.seat)
        message: dict[str, Any] = {
            "t": "view",
            "table": table.meta.id,
            "game": table.meta.game,
            "ply": table.ply if live else ply,
            "step": len(draft.actions) if draft else 0,
            "live": live,
            "last": table.ply,
            "seat": look.seat,
            "held": held,
            "secret": len(held) > 1 and self._secret(look.seat),
            "over": table.over,
            "seed_hash": self.seed_hash,
            "can": self._can(look.seat, live, look.seat in held, planning) | {"plan": may_plan},
            "plan": self._plan_told(look, planning) if may_plan or (live and self._has_come(who, look.seat)) else None,
            **scene.body,
        }
        if look.kind != "data":
            chronicle = self.chronicle(look.seat, look.lang)
            start = log_from if log_from <= len(chronicle.lines) else 0
            message["log"] = {"from": start, "lines": chronicle.since(start)}
            steps = self._draft_told(look, draft, ("plan" if planning else "draft",)) if draft else []
            if draft and not planning and look.kind == "page":
                steps = [step | self._felt(look, draft, step["codes"], step["at"]) for step in steps]
            message["draft"] = steps
        if look.kind == "page":
            message["layout"] = look.layout
            done = [] if planning or not draft else draft.actions[:-1]
            told = self._waited_for(look, done) if draft and draft.complete else {}
            message["panels"] = [panel | told.get(panel["seat"], {}) for panel in self._panels(scene, held)]
        message["result"] = self._result(look) if table.over else None
        return message

    def _secret(self, seat: int) -> bool:
        """Whether this seat sees anything that not everybody may: people at one screen must look away from that."""
        return self.seen(seat).dump() != self.seen(SPECTATOR).dump()

    def record(self) -> Record:
        """The record of a finished game, seed and all. While it runs it would tell secrets."""
        if not self.table.over:
            raise Refused("not-over")
        return self._record()

    def seen(self, seat: int, planning: bool = False) -> State:
        """What this seat may know now, its own draft or plan included: all that hints and reasons may be made of."""
        return self._planned(seat).state.hide(seat) if planning else self.table.position_of(seat).hide(seat)

    def looked_at(self, seat: int, ply: int | None = None, planning: bool = False) -> State:
        """What a viewer's board shows: the position now, an old one, or the seat's own plan."""
        return self.seen(seat, planning) if ply is None else self._seen_then(seat, ply)

    def _seen_then(self, seat: int, ply: int) -> State:
        if not 0 <= ply <= self.table.ply:
            raise Refused("no-ply", most=self.table.ply)
        return self.table.history.at(ply).hide(seat)

    def position_text(self, ply: int | None) -> str:
        """A position as text: all of it when the game is over, and what everybody sees while it runs."""
        most = self.table.ply
        if ply is not None and not 0 <= ply <= most:
            raise Refused("no-ply", most=most)
        position = self.table.history.at(most if ply is None else ply)
        return position_text(position if self.table.over else position.hide(SPECTATOR))

    def may_plan(self, who: Who, seat: int) -> bool:
        """Whether somebody may try out the next turn of this seat. Not at a hot seat: the others would look on."""
        return who.held(self.table.seats) == [seat] and self.table.may_plan(seat)

    def _has_come(self, who: Who, seat: int) -> bool:
        """Whether it is this person's own turn, in which a plan may be offered."""
        table = self.table
        return who.held(table.seats) == [seat] and table.to_act(seat) and not table.seats[seat].bot_level

    def _planned(self, seat: int) -> Draft:
        draft = self.table.plans.begun(seat, self.table.state).draft
        assert draft is not None, "asked for where no plan is possible"
        return draft

    def chronicle(self, seat: int, lang: str) -> Chronicle:
        table, remarks = self.table, self._what_bots_say()
        chronicle = self._chronicles.get((seat, lang))
        if chronicle is None or chronicle.names != table.names or chronicle.remarks is not remarks:
            chronicle = self._chronicles[seat, lang] = Chronicle(table.game, seat, lang, table.names, remarks)
        chronicle.catch_up(table.history)
        return chronicle

    def _what_bots_say(self) -> Remarks:
        """Once for all viewers. A bot that stands in for a person keeps silent: who sat where when is in no record."""
        bots = frozenset(seat.seat for seat in self.table.seats if seat.kind == BOT)
        if bots != self._remarks.bots:
            self._remarks = Remarks(self.table.game, self.seed_hash, bots)
        self._remarks.catch_up(self.table.history)
        return self._remarks

    @cached_property
    def verified(self) -> bool:
        """Whether every draw of the finished game follows from the seed."""
        return not fair.verify(self.record())

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _scene(self, look: Look, planning: bool) -> Scene:
        table = self.table
        draft = self._planned(look.seat) if planning else table.drafts.get(look.seat)
        steps = tuple(draft.actions) if draft else ()
        stamp = (table.ply, table.version, steps)
        known, scene = self._scenes.get((look, planning), (None, None))
        if scene is None or known != stamp:
            complete = bool(draft and draft.complete)
            acting = planning or (table.to_act(look.seat) and not table.seats[look.seat].bot_level)
            sight = Sight(table.game, self.seen(look.seat, planning), acting and not complete, True, self.allows)
            scene = render(sight, look, table.names, scene)
            self._scenes[look, planning] = stamp, scene
        return scene

    def rest(self) -> int:
        """Nobody has moved for a while: the boards that clients have are packed, and all else is made again when it is
        wanted. How many bytes that spares."""
        spared = sum(scene.size for _, scene in self._scenes.values())
        for _, scene in self._scenes.values():
            if scene.board is not None:
                scene.board.rest()
        self._scenes.clear()
        return spared

    def _old_scene(self, look: Look, ply: int) -> Scene:
        key = self._number, look, ply, self.table.version
        scene = _old.get(key)
        if scene is None:
            sight = Sight(self.table.game, self._seen_then(look.seat, ply), False, False)
            scene = render(sight, look, self.table.names)
            _old.put(key, scene, scene.size)
        return scene

    def is_drawn(self, look: Look, ply: int | None) -> bool:
        """Whether this position is at hand; else drawing it takes long enough to do it beside the loop."""
        if ply is None or ply == self.table.ply:
            return True
        return _old.get((self._number, look, ply, self.table.version)) is not None

    def draw(self, look: Look, ply: int) -> None:
        """For a thread: so that the view of an old position is at hand."""
        self._old_scene(look, ply)

    def _draft_told(self, look: Look, draft: Draft, begun: tuple[Any, ...]) -> list[dict[str, Any]]:
        """The steps of somebody's own draft in the words in which they were offered; `at` is where each begins. `begun`
        tells apart what begins from different positions of the same ply."""
        if not draft.actions:
            return []
        starts = draft.steps()
        ends = [*starts[1:], len(draft.actions)]
        return [
            {"at": at, "codes": draft.actions[at:end], "label": self._label(look, draft, at, begun)}
            for at, end in zip(starts, ends, strict=True)
        ]

    def _label(self, look: Look, draft: Draft, at: int, begun: tuple[Any, ...]) -> str:
        key = (look.seat, look.lang, self.table.ply, begun, tuple(draft.actions[: at + 1]))
        if key not in self._labels:
            if len(self._labels) > LABELS:
                self._labels.clear()
            state = draft.base.copy()
            for code in draft.actions[:at]:
                state.step(look.seat, code)
            self._labels[key] = self._called(look, state, draft.actions[at])
        return self._labels[key]

    def _felt(self, look: Look, draft: Draft, codes: list[int], at: int) -> dict[str, Any]:
        """The effects of a step of one's own draft: it is felt when it is taken, not when the log tells it."""
        key = (look.seat, self.table.ply, tuple(draft.actions[: at + len(codes)]))
        if key not in self._effects:
            if len(self._effects) > LABELS:
                self._effects.clear()
            state, show, effects = draft.base.copy(), self.table.game.presenter, []
            for code in draft.actions[:at]:
                state.step(look.seat, code)
            for code in codes:
                before = state.hide(look.seat)
                state.step(look.seat, code)
                told = show.story(before, look.seat, code, state.hide(look.seat), look.lang, self.table.names)
                effects += [felt(effect) for line in told for effect in line.effects]
            self._effects[key] = {"effects": effects} if effects else {}
        return self._effects[key]

    def _called(self, look: Look, state: State, code: int) -> str:
        """An action in the words in which it is offered in this position; in notation where it is not."""
        offered = self.table.game.presenter.choices(state.hide(look.seat), look.seat, look.lang)
        return next((choice.label for choice in offered if choice.code == code), self.table.game.text(code))

    def _plan_told(self, look: Look, planning: bool) -> dict[str, Any] | None:
        """The viewer's own plan: while it waits its steps, when the turn has come those that can be taken over now; and
        the first step that no longer goes, with what refuses it."""
        table, seat = self.table, look.seat
        plan = table.plans.get(seat)
        draft, lost = plan.draft if plan else None, plan.lost if plan else None
        begun: tuple[Any, ...] = ("plan",)
        if table.to_act(seat):
            position, mine = table.position_of(seat), table.drafts.get(seat)
            draft, lost = table.plans.offer(seat, position) or (None, None)
            begun = ("offer", *(mine.actions if mine else ()))
        steps = self._draft_told(look, draft, begun) if draft else []
        if not planning and not steps and lost is None:
            return None
        told: dict[str, Any] = {"on": planning, "steps": [step["label"] for step in steps], "lost": None}
        if lost is not None:
            rule = lost.refusal
            told["lost"] = {
                "label": self._called(look, lost.offered, lost.code),
                "text": table.game.presenter.refusal(rule, look.lang) if rule else "",
                "rule": rule.rule if rule else "",
            }
        return told

    def _can(self, seat: int, live: bool, mine: bool, planning: bool) -> dict[str, bool]:
        table = self.table
        if planning:
            return {"undo": bool(self._planned(seat).actions), "confirm": False, "hint": False, "bot": mine}
        draft = table.drafts.get(seat)
        complete = bool(draft and draft.complete)
        acting = live and mine and table.to_act(seat) and not table.seats[seat].bot_level
        return {
            "undo": acting and bool(draft and draft.actions),
            "confirm": acting and complete,
            "hint": acting and not complete,
            "bot": live and mine and not table.over,
        }

    def _waited_for(self, look: Look, done: list[int]) -> dict[int, dict[str, str]]:
        """Who is to move while a draft only waits to be confirmed: whoever made it, though the board looks on.
        `done`: all of it but its last action, of which nothing is known yet."""
        state, names, show = self.table.state.copy(), self.table.names, self.table.game.presenter
        for code in done:
            state.step(look.seat, code)
        seen = state.hide(look.seat)
        panels = [show.panel(seen, seat, look.seat, look.lang, names) for seat in range(len(names))]
        return {panel.seat: {"status": panel.status} for panel in panels}

    def _panels(self, scene: Scene, held: list[int]) -> list[dict[str, Any]]:
        table = self.table
        actors, online = table.state.actors(), table.online
        return [
            panel
            | {
                "name": seat.name,
                "you": seat.seat in held,
                "held": seat.seat in held,
                "bot": seat.kind == "bot",
                "level": seat.bot_level,
                "acting": bool(actors >> seat.seat & 1),
                "online": seat.kind == "bot" or seat.seat in online,
                "stands_in": bool(seat.stand_in),
            }
            for panel, seat in zip(scene.panels, table.seats, strict=True)
        ]

    def _result(self, look: Look) -> bytes:
        if look not in self._results:
            seen = self.table.state.hide(look.seat)
            verified = self.verified
            if look.kind == "data":
                ended: dict[str, Any] = {"seed": self.table.meta.seed, "verified": verified}
                mask = seen.winners()
                ended["winners"] = [seat for seat in range(len(self.table.seats)) if mask >> seat & 1]
                ended["scores"] = [seen.score(seat) for seat in range(len(self.table.seats))]
            else:
                ended = result(self.table.game, seen, look.lang, self.table.meta.seed, verified)
            self._results[look] = encode(ended)
        return self._results[look]

    def _record(self) -> Record:
        table = self.table
        meta = table.meta
        return Record(
            game=table.game,
            seats=len(table.seats),
            options=table.game.complete(meta.options, meta.edition),
            players=table.names,
            seed_hash=self.seed_hash,
            seed=meta.seed if table.over else "",
            actions=list(table.history.plies),
            edition=meta.edition,
        )


def chat_message(said: Said) -> bytes:
    return encode({"t": "chat", "from": said.name, "seat": said.seat, "text": said.text, "id": said.id})


def rematch_message(successor: str) -> bytes:
    return encode({"t": "rematch", "table": successor, "url": f"/t/{successor}"})
