"""A lesson at a table of its own: the real rules, the real drafts; chance and the others follow a script.

Nothing of it is stored. Where somebody stands is said by a chapter and a step, and the position there follows from the
lesson: everything before it is played as it is written. So any server can go on with it, and so can tomorrow's page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sacbe.core.game import Game
from sacbe.core.lesson import LEARNER, Confirm, Do, Lesson, Read, Step, Task, solved
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.table.draft import Draft
from sacbe.table.errors import Refused
from sacbe.table.live import LiveTable
from sacbe.table.seats import BOT, PERSON, Seat
from sacbe.table.store import Meta, Saved, Store
from sacbe.table.unfold import Ply, forced_move

LEARNERS: Final = "learner"  # whoever looks at a lesson's table holds its first seat


class NotNow(Refused):
    """Legal, but not what the step is about. The teacher has the answer."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"lesson-{kind}")


class Script:
    """What chance and the others do. Each does the first of their lines that is legal, and once it is done it is struck
    out. In a task somebody may play anything: where no line is legal they do the first thing that is."""

    def __init__(self, game: Game, lines: Sequence[str]) -> None:
        self.improvised = 0  # how often the script had nothing to say
        self._left: dict[int, list[int]] = {}
        for line in lines:
            who, _, action = line.partition(": ")
            seat = NATURE if who == "nature" else int(who)
            self._left.setdefault(seat, []).append(game.parse(action))

    def next(self, state: State, seat: int) -> int:
        codes, left = state.legal(seat), self._left.get(seat, [])
        if len(codes) == 1:
            return codes[0]
        code = next((code for code in left if code in codes), None)
        if code is None:
            self.improvised += 1
            return codes[0]
        left.remove(code)
        return code

    def unfold(self, state: State) -> list[Ply]:
        """Play, in place, until whoever learns has a choice or the game is over; the plies in order."""
        plies: list[Ply] = []
        while actors := state.actors():
            others = [seat for seat in range(actors.bit_length()) if actors >> seat & 1 and seat != LEARNER]
            if actors & NATURE_BIT:
                ply = NATURE, self.next(state, NATURE)
            elif others:
                ply = others[0], self.next(state, others[0])
            else:
                only = forced_move(state, actors)
                if only is None:
                    break
                ply = only
            state.apply(*ply)
            plies.append(ply)
        return plies


class LessonTable(LiveTable):
    """`chapter` and `step` are where it begins; `step` then goes on with what is done."""

    def __init__(self, game: Game, lesson: Lesson, chapter: int, step: int, names: list[str], store: Store) -> None:
        self.lesson = lesson
        self.chapter = lesson.chapters[chapter]
        self.at = chapter
        self.step = 0
        self.outcome = ""  # of the task: done, better (it is, but could be better) or lost
        self._taken: tuple[str, ...] = ()  # of the step's actions
        # before every action that was chosen: the length of the draft, the step, and what was taken of it
        self._trail: list[tuple[int, int, tuple[str, ...]]] = []
        self.script = Script(game, self.chapter.script)
        start = game.load(dict(self.chapter.position))
        self._start = start
        seats = [
            Seat(seat, PERSON if seat == LEARNER else BOT, names[seat], LEARNERS if seat == LEARNER else "", "novice")
            for seat in range(start.players())
        ]
        meta = Meta(f"learn-{game.slug}", game.slug, {}, "", "", edition=int(start.edition))
        super().__init__(game, Saved(meta, seats), store, lambda _table, _what: None)
        self._advance(LEARNER, [])
        for done in self.chapter.steps[:step]:
            self._play(done)

    def beginning(self, saved: Saved) -> State:
        return self._start

    # -- where one stands ----------------------------------------------------------------------------------------------

    @property
    def now(self) -> Step:
        return self.chapter.steps[self.step]

    @property
    def place(self) -> str:
        return f"{self.chapter.name}/{self.now.name}"

    @property
    def kind(self) -> str:
        """Of the step: read, do, confirm or task; when the task is judged, outcome."""
        return "outcome" if self.outcome else type(self.now).__name__.lower()

    @property
    def left(self) -> tuple[str, ...]:
        """What is still to be done of the step."""
        return self.now.left(self._taken) if isinstance(self.now, Do) else ()

    def key(self, attribute: str = "") -> str:
        """The text of this step."""
        return f"{self.chapter.name}-{self.now.name}" + (f".{attribute}" if attribute else "")

    def allows(self, codes: Sequence[int]) -> bool:
        """Whether the step is about these actions, which are legal one after another."""
        step = self.now
        if self.outcome:
            return False
        if isinstance(step, Do):
            return step.allows(self._taken, tuple(self.game.text(code) for code in codes))
        return isinstance(step, Task)

    @property
    def may_confirm(self) -> bool:
        step = self.now
        return not self.outcome and (
            isinstance(step, Task | Confirm) or (isinstance(step, Do) and step.confirm and not step.left(self._taken))
        )

    def may_plan(self, seat: int) -> bool:
        return False

    # -- what one does -------------------------------------------------------------------------------------------------

    async def act(self, seat: int, ply: int, step: int, code: int, commit: bool, then: Sequence[int] = ()) -> None:
        """As at any table, if the step is about it. It is never confirmed by itself: that is a step of its own."""
        if not self.allows([code, *then]) and code in self.position_of(seat).legal(seat):
            raise NotNow(self.kind)
        before = self._drafted_so_far
        await super().act(seat, ply, step, code, False, then)
        self._acted(before)

    async def undo(self, seat: int, ply: int, step: int, to: int | None = None) -> None:
        if self.outcome:
            raise Refused("nothing-to-undo")
        await super().undo(seat, ply, step, to)
        while self._trail and self._trail[-1][0] >= self._drafted_so_far:
            _, self.step, self._taken = self._trail.pop()
        self.version += 1

    async def confirm(self, seat: int, ply: int, step: int) -> None:
        if not self.may_confirm:
            raise NotNow(self.kind)
        await super().confirm(seat, ply, step)

    def next(self) -> None:
        """What was to be read has been read."""
        if not isinstance(self.now, Read):
            raise NotNow(self.kind)
        self._go_on()
        self.version += 1
        self.refresh()

    @property
    def _drafted_so_far(self) -> int:
        draft = self.drafts.get(LEARNER)
        return len(draft.actions) if draft else 0

    def skip(self) -> tuple[int, int]:
        """Where one gets to without doing this step: after a task, to the next chapter; from the last, nowhere."""
        if self.step + 1 < len(self.chapter.steps):
            return self.at, self.step + 1
        return (self.at + 1, 0) if self.at + 1 < len(self.lesson.chapters) else (self.at, self.step)

    def _acted(self, before: int) -> None:
        """Actions were taken when the draft had `before`: those chosen, and those that took themselves."""
        step, draft = self.now, self.drafts[LEARNER]
        chosen = draft.steps()
        for at in range(before, len(draft.actions)):
            if at in chosen:
                self._trail.append((at, self.step, self._taken))
            if isinstance(step, Do):
                self._taken = step.after(self._taken, self.game.text(draft.actions[at]))
        if isinstance(step, Do) and not step.left(self._taken) and not step.confirm:
            self._go_on()
        elif isinstance(step, Task) and step.at_once:
            self._judge(step, draft.state)
        self.version += 1

    def _go_on(self) -> None:
        self.step += 1
        self._taken = ()

    def _judge(self, task: Task, state: State) -> None:
        if solved(state, task.done):
            self.outcome = "better" if task.best is not None and not solved(state, task.best) else "done"
        elif state.actors() == 0 or solved(state, task.over):
            self.outcome = "lost"

    # -- what follows --------------------------------------------------------------------------------------------------

    def _keep(self, seat: int, draft: Draft) -> None:
        if draft.actions:
            self.drafts[seat] = draft
        else:
            self.drafts.pop(seat, None)
        self.refresh()

    async def _commit(self, seat: int, actions: list[int]) -> None:
        self._advance(seat, actions)
        self._trail.clear()
        step = self.now
        if isinstance(step, Task):
            self._judge(step, self.state)
        else:
            self._go_on()
        self.version += 1
        self.refresh()

    def _advance(self, seat: int, actions: Sequence[int]) -> None:
        state = self.state.copy()
        plies: list[Ply] = []
        for code in actions:
            state.apply(seat, code)
            plies.append((seat, code))
        plies += self.script.unfold(state)
        if plies:
            self._follow(plies, state)

    def _reopen(self, moved: set[int] | range) -> None:
        super()._reopen(moved)
        self.over = False  # the end of a game is the end of a task here: it has no result to be stored

    def _play(self, step: Step) -> None:
        """Do a step as it is written."""
        if isinstance(step, Do):
            draft = self.drafts.get(LEARNER) or Draft(self.state, LEARNER, forced=self.meta.forced)
            at = self.step
            while self.step == at and (left := step.left(self._taken)):
                before = len(draft.actions)
                draft.act(self.game.parse(left[0]))
                self.drafts[LEARNER] = draft
                self._acted(before)
            if not step.confirm:
                return
        if isinstance(step, Confirm | Do):
            draft = self.drafts.pop(LEARNER)
            self._advance(LEARNER, draft.actions)
            self._trail.clear()
        self._go_on()
