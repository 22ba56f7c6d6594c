"""One live table: the committed game, the drafts on top of it, and everybody who is looking.

Every change goes through the table's lock, and whatever is shown has been made durable first: commit, then reveal.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from sacbe.core.game import Game
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.table import seats as chairs
from sacbe.table.attended import Attended
from sacbe.table.draft import Draft
from sacbe.table.errors import Conflict, Refused
from sacbe.table.history import History
from sacbe.table.plan import STORED, Plan, Plans, foreseen
from sacbe.table.presence import Presence
from sacbe.table.seats import OPEN, Seat, Who
from sacbe.table.snapshot import seal, unseal
from sacbe.table.store import Append, Saved, Store
from sacbe.table.unfold import unfold

log = logging.getLogger("sacbe.table")
SNAPSHOT_EVERY: Final = 64


class LiveTable(Attended):
    """`on_change` is called after every change with what changed: "plies", "draft", "plan" and whose, "seats", or
    "present" and which seats are at this process."""

    def __init__(
        self,
        game: Game,
        saved: Saved,
        store: Store,
        on_change: Callable[[LiveTable, str], None],
        presence: Presence | None = None,
    ) -> None:
        super().__init__(saved.meta.id, saved.seats, presence or Presence())
        self.game = game
        self.meta = saved.meta
        self.version = 0  # of everything but the moves: who sits where
        self.lock = asyncio.Lock()
        self.store = store
        self._on_change = on_change
        self._doubtful = False
        self._unwritten: Counter[int] = Counter()  # by seat: drafts on their way to storage
        self._take_in(saved)

    def _take_in(self, saved: Saved) -> None:
        """Stand exactly where storage stands."""
        start = self.beginning(saved)
        newest = self._newest(start, saved)
        self.history = History(start, saved.plies, newest)
        self.draws = self.history.draws
        self.opened: dict[int, int] = {}
        self.drafts: dict[int, Draft] = {}
        self.plans = Plans(self.meta.forced, self._keep_plan)
        self.plans.read(saved.drafts, self.state)
        self._drafted = set(saved.drafts)
        self._reopen(range(0))
        for seat, actions in saved.drafts.items():
            if seat in self.opened:
                self.drafts[seat] = Draft(self.state, seat, actions, self.meta.forced)

    def beginning(self, saved: Saved) -> State:
        """The position before the first ply."""
        return self.game.start(len(saved.seats), saved.meta.options, saved.meta.edition)

    def _newest(self, start: State, saved: Saved) -> State:
        """The newest position, from the snapshot on if that is what was written. Every ply must be legal: what is not
        was not written by us."""
        ply, stored = saved.snapshot or (0, b"")
        sealed = unseal(saved.meta.id, ply, stored) if ply <= len(saved.plies) else None
        if sealed is None:
            ply = 0
        newest = start.copy() if sealed is None else self.game.load(msgspec.json.decode(sealed))
        for seat, code in saved.plies[ply:]:
            newest.apply(seat, code)
        return newest

    # -- where the game stands -----------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def ply(self) -> int:
        return len(self.history.plies)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def position_of(self, seat: int) -> State:
        """The true position with this seat's own draft on it. Only `hide(seat)` of it may be shown."""
        draft = self.drafts.get(seat)
        return draft.state if draft else self.state

    def to_act(self, seat: int) -> bool:
        return seat in self.opened

    def may_plan(self, seat: int) -> bool:
        """Whether this seat waits for a turn that can be foreseen."""
        waits = self.begun and not self.over and not self.to_act(seat) and not self.seats[seat].bot_level
        return waits and foreseen(self.state, seat) is not None

    # -- moves ---------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """When everybody sits: what chance draws before anybody chooses."""
        async with self.lock:
            if self.begun and self.ply == 0:
                await self._commit(NATURE, [])

    async def act(self, seat: int, ply: int, step: int, code: int, commit: bool, then: Sequence[int] = ()) -> None:
        """Add an action to the seat's draft, and those that go with it: all of them or none."""
        async with self.lock:
            await self._certain()
            if ply == self.ply and not self.to_act(seat) and self.begun:
                # Somebody else's turn is a rule of the game, and it has a number and words.
                raise Refused("illegal", self.state.hide(seat).why_not(seat, code))
            draft = await self._draft(seat, ply, step)
            before = len(draft.actions)
            draft.act(code, *then)
            if commit and draft.complete:
                try:
                    await self._commit(seat, draft.actions)
                except BaseException:
                    if not self._doubtful and self.drafts.get(seat) is draft:
                        draft.undo_to(before)
                    raise
            else:
                self._keep(seat, draft)

    async def undo(self, seat: int, ply: int, step: int, to: int | None = None) -> None:
        async with self.lock:
            draft = await self._draft(seat, ply, step)
            draft.undo(to)
            self._keep(seat, draft)

    async def confirm(self, seat: int, ply: int, step: int) -> None:
        async with self.lock:
            draft = await self._draft(seat, ply, step)
            if not draft.complete:
                raise Refused("draft-incomplete")
            await self._commit(seat, draft.actions)

    # -- plans ---------------------------------------------------------------------------------------------------------

    async def plan(self, seat: int, step: int, change: Callable[[Plan], None]) -> None:
        """Work on the plan of a seat that waits for its turn; `step` is how long it was for whoever wants that."""
        async with self.lock:
            await self._certain()
            if not self.may_plan(seat):
                raise Refused("no-plan")
            plan = self.plans.begun(seat, self.state)
            if step != len(plan.actions):
                raise Refused("stale")
            change(plan)
            self.plans.change(plan)

    async def plan_drop(self, seat: int) -> None:
        async with self.lock:
            self.plans.drop(seat)

    async def plan_take(self, seat: int, ply: int, step: int) -> None:
        """The turn has come: what of the plan is legal becomes part of the draft."""
        async with self.lock:
            draft = await self._draft(seat, ply, step)
            offer = self.plans.offer(seat, draft.state)
            if offer is None or not offer.draft.actions:
                raise Refused("no-plan")
            draft.act(*offer.draft.actions)
            self.plans.drop(seat)
            self._keep(seat, draft)

    def _keep_plan(self, seat: int, actions: list[int]) -> None:
        """Only whoever holds the seat is told: that somebody plans is nobody else's business."""
        written = self.store.draft(self.meta.id, STORED + seat, actions)
        written.add_done_callback(lambda _: self.changed(f"plan {seat}"))
        self._refresh_holders(seat)

    def _refresh_holders(self, seat: int) -> None:
        for watcher in self.watchers:
            if seat in watcher.who.held(self.seats):
                watcher.refresh()

    async def bot_move(self, seat: int, opened: int, code: int) -> bool:
        """A bot's answer to the decision that opened at ply `opened`; ignored if the table has moved on."""
        async with self.lock:
            await self._certain()
            if self.opened.get(seat) != opened or not self.seats[seat].bot_level:
                return False
            if code not in self.state.legal(seat):
                raise Refused("illegal", self.state.why_not(seat, code))
            await self._commit(seat, [code])
            return True

    async def _draft(self, seat: int, ply: int, step: int) -> Draft:
        """The draft a request means. A request made of an older decision or another draft is stale."""
        await self._certain()
        if not self.begun:
            raise Refused("not-begun")
        if self.seats[seat].bot_level:
            raise Refused("bot-plays")
        draft = self.drafts.get(seat)
        # While several choose at once, others' moves must not make mine stale: only my own decision counts.
        if not self.opened.get(seat, self.ply + 1) <= ply <= self.ply or step != (len(draft.actions) if draft else 0):
            raise Refused("stale")
        return draft or Draft(self.state, seat, forced=self.meta.forced)

    def _keep(self, seat: int, draft: Draft) -> None:
        if draft.actions:
            self.drafts[seat] = draft
            self._drafted.add(seat)
        else:
            self.drafts.pop(seat, None)
        # Others read the draft from storage, so they hear of it when it is there; its owner sees it at once.
        written = self.store.draft(self.meta.id, seat, draft.actions)
        self._unwritten[seat] += 1
        written.add_done_callback(lambda _: self._written(seat))
        self._refresh_holders(seat)

    def _written(self, seat: int) -> None:
        self._unwritten[seat] -= 1
        self._unwritten += Counter()  # leaves out what is nought
        self.changed("draft")

    async def _commit(self, seat: int, actions: list[int]) -> None:
        """One transaction: the seat's actions and all that follows from them. Nothing is shown before it is durable."""
        state, at = self.state.copy(), self.ply
        plies = unfold(state, seat, actions, self.meta.seed, self.draws, self.meta.forced)
        if not plies:
            return
        clears = [moved for moved in {moved for moved, _ in plies} if moved in self._drafted]
        due = at // SNAPSHOT_EVERY != (at + len(plies)) // SNAPSHOT_EVERY
        ends = at + len(plies)
        snapshot = seal(self.meta.id, ends, msgspec.json.encode(state.dump())) if due else b""
        append = Append(self.meta.id, at, plies, state.actors() == 0, clears, snapshot)
        try:
            await self.store.append(append)
        except Conflict:
            await self._reload()
            raise Refused("stale") from None
        except BaseException:
            # It may or may not be on the disk: ask the disk before anything else happens here.
            self._doubtful = True
            raise
        self._follow(plies, state)
        self._changed("plies")

    def _follow(self, plies: list[tuple[int, int]], state: State) -> None:
        """Stand after these committed plies."""
        moved = {seat for seat, _ in plies}
        before = self.state
        self.history.extend(plies, state)
        self.plans.follow(before, plies, state)
        self.draws += sum(1 for seat, _ in plies if seat == NATURE)
        self._drafted -= moved
        self._reopen(moved)
        self.drafts = {
            seat: draft.rebased(state)
            for seat, draft in self.drafts.items()
            if seat not in moved and self.opened.get(seat, self.ply) < self.ply
        }

    def _reopen(self, moved: set[int] | range) -> None:
        """At which ply each seat's present decision opened: it goes on while only others have moved."""
        self.begun = all(seat.kind != OPEN for seat in self.seats)
        actors = self.state.actors() if self.begun else 0
        self.over = self.begun and actors == 0
        actors &= ~NATURE_BIT
        kept = {} if NATURE in moved else self.opened
        self.opened = {
            seat: self.ply if seat in moved else kept.get(seat, self.ply)
            for seat in range(actors.bit_length())
            if actors >> seat & 1
        }

    # -- what other servers have done ----------------------------------------------------------------------------------

    async def follow_storage(self) -> None:
        """Another server has appended plies: take them in."""
        async with self.lock:
            plies = await self.store.tail(self.meta.id, self.ply)
            if plies:
                state = self.state.copy()
                for seat, code in plies:
                    state.step(seat, code)
                self._follow(plies, state)
                self.refresh()  # whoever wrote them has told the rest, and lets the bots think

    async def reread_drafts(self) -> None:
        async with self.lock:
            saved = await self.store.drafts(self.meta.id)
            # What is on its way to storage from here is newer than what was read from it.
            ours = {seat: draft.actions for seat, draft in self.drafts.items() if seat in self._unwritten}
            saved = {seat: actions for seat, actions in saved.items() if seat not in self._unwritten} | ours
            self._drafted = set(saved)
            forced = self.meta.forced
            self.drafts = {seat: Draft(self.state, seat, saved[seat], forced) for seat in saved if seat in self.opened}
            self.refresh()

    async def catch_up(self) -> None:
        """The line to other servers was lost for a while: take in whatever they have done."""
        await self.follow_storage()
        await self.reread_seats()
        await self.reread_drafts()
        async with self.lock:
            self.plans.read(await self.store.drafts(self.meta.id), self.state)
            self.refresh()

    async def reread_plans(self, seat: int) -> None:
        async with self.lock:
            self.plans.read(await self.store.drafts(self.meta.id), self.state)
            self._refresh_holders(seat)

    async def reread_seats(self) -> None:
        async with self.lock:
            seats = await self.store.seats(self.meta.id)
            if seats == self.seats:
                return
            self.seats = seats
            self._reopen(range(0))
            self.version += 1
            self.refresh()

    async def _reload(self) -> None:
        saved = await self.store.load(self.meta.id)
        if saved is None:
            raise Refused("gone")
        self.meta, self.seats = saved.meta, saved.seats
        self._take_in(saved)
        self._doubtful = False
        self.version += 1
        self.refresh()

    async def _certain(self) -> None:
        if self._doubtful:
            await self._reload()

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def join(self, who: Who, name: str, wanted: int | None) -> int:
        """A seat, once: who presses twice has the same one."""
        async with self.lock:
            held = who.held(self.seats)
            if held:
                return held[0]
            wish = list(self.seats)
            index = chairs.take(wish, who.owner, name, wanted)
            await self._reseat(wish)
        await self.start()
        return index

    async def remove(self, who: Who, seat: int) -> None:
        """The host frees a seat before the game begins."""
        async with self.lock:
            if who.owner != self.meta.host:
                raise Refused("not-host")
            if self.begun:
                raise Refused("begun")
            wish = list(self.seats)
            chairs.free(wish, seat, who)
            await self._reseat(wish)

    async def fill(self, who: Who, level: str, name: Callable[[int], str]) -> None:
        """The host gives all open seats to bots, and the game begins."""
        async with self.lock:
            if who.owner != self.meta.host:
                raise Refused("not-host")
            wish = list(self.seats)
            for seat in wish:
                if seat.kind == OPEN:
                    others = [s.name for s in wish if s.kind != OPEN]
                    bot = chairs.distinct(name(seat.seat), others)
                    wish[seat.seat] = Seat(seat.seat, chairs.BOT, bot, level=level)
            await self._reseat(wish)
        await self.start()

    async def stand_in(self, who: Who, seat: int, level: str | None) -> None:
        async with self.lock:
            wish = list(self.seats)
            if level is None:
                chairs.take_back(wish, seat, who)
            else:
                if seat not in who.held(self.seats) and not self.presence.known():
                    raise Refused("presence-unknown")
                chairs.put_bot(wish, seat, who, level, self.online)
            await self._reseat(wish)

    async def token(self, who: Who, seat: int) -> str:
        async with self.lock:
            if seat not in who.held(self.seats):
                raise Refused("not-your-seat")
            wish = list(self.seats)
            token = chairs.new_token(wish, seat)
            await self._reseat(wish)
            return token

    async def _reseat(self, wish: list[Seat]) -> None:
        for before, after in zip(self.seats, wish, strict=True):
            if before != after:
                try:
                    await self.store.seat(self.meta.id, before, after)
                except Conflict:
                    self.seats = await self.store.seats(self.meta.id)
                    raise Refused("seat-taken") from None
        self.seats = wish
        self._reopen(range(0))
        self.version += 1
        self._changed("seats")

    # -- telling -------------------------------------------------------------------------------------------------------

    def _changed(self, what: str) -> None:
        self.changed(what)
        self.refresh()

    def changed(self, what: str) -> None:
        self._on_change(self, what)
