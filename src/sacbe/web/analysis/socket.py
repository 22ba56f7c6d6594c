"""One browser at an analysis of its own: goes about in the tree, grows it, and has the best turns looked for.

Every page has a table of its own. What is changed is written down at once: by whoever keeps the analysis in its place,
by anybody else, and where nothing is kept yet, as a new one that is theirs.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket

from sacbe.core.record import Record
from sacbe.review.lines import Found
from sacbe.table.advice import labels
from sacbe.table.analyses import judged
from sacbe.table.analysis import ANALYST, AnalysisTable
from sacbe.table.analyst import AnalysisShow
from sacbe.table.errors import Conflict, Refused
from sacbe.table.seats import Who
from sacbe.table.tables import Tables
from sacbe.table.tree import Node, Tree
from sacbe.web import messages as m
from sacbe.web.analysis.source import Source
from sacbe.web.limits import Limits
from sacbe.web.review.told import counted
from sacbe.web.socket import Connection
from sacbe.web.wording import error_text, words

log = logging.getLogger("sacbe.web")
STAGES: Final = 12  # thoughts of one bot's turn, at most


class AnalysisConnection(Connection):
    """`owner`: who is there, by the session; only who has one may change anything."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        limits: Limits,
        source: Source,
        owner: str,
        name: str,
        lang: str,
    ) -> None:
        self._source = source
        self._owner = owner
        self._names = source.names(lang)
        self._analysis = self._table(tables, source.tree, "0")
        self._found: dict[Node, Found] = {}
        self._looking: asyncio.Task[None] | None = None
        self._looks = False
        super().__init__(socket, tables, limits, AnalysisShow(self._analysis), Who(owner=ANALYST), name)

    def _table(self, tables: Tables, tree: Tree, place: str) -> AnalysisTable:
        table = AnalysisTable(tree, place, self._names, tables.store)
        table.keep = self._keep
        return table

    async def run(self) -> None:
        try:
            await super().run()
        finally:
            self._look_away()

    async def _attend(self) -> None:
        """Nobody else is there."""

    # -- messages --------------------------------------------------------------------------------------------------

    async def _handle(self, sent: m.Sent) -> None:
        before = self._analysis.here
        try:
            match sent:
                case m.Hello():
                    self._go(self._analysis.tree.find(sent.place or "0"))
                    await super()._handle(sent)
                    self._log_sent = 0
                case m.Analyse() if self._look is not None:
                    await self._analyse(sent)
                case m.Replay():
                    self._back_to(sent.ply)
                case m.Act() if sent.plan:
                    raise Refused("analysis-alone")
                case m.Plan() | m.TakePlan() | m.Chat() | m.Hint() | m.Bot() | m.Rematch() | m.Learn():
                    raise Refused("analysis-alone")
                case _:
                    await super()._handle(sent)
        finally:
            if self._analysis.here is not before:
                self._look_again()

    def _back_to(self, ply: int | None) -> None:
        """A line of the log was chosen: to that moment of the line one is on."""
        path = self._analysis.here.path()
        if ply is not None and ply < len(path):
            self._go(path[ply - 1] if ply else self._analysis.tree.root)

    def _go(self, node: Node) -> None:
        self._limits.take("drawing", self.address)
        kept = self._show_of.moved(self._analysis.go(node))
        self._log_sent = min(self._log_sent, kept)
        self.refresh()

    @property
    def _show_of(self) -> AnalysisShow:
        assert isinstance(self._show, AnalysisShow)
        return self._show

    async def _analyse(self, sent: m.Analyse) -> None:
        table = self._analysis
        match sent.do:
            case "go":
                self._go(table.tree.find(sent.place))
            case "start" | "back" | "on" | "end":
                self._go(table.along(sent.do))
            case "name":
                await table.name(sent.text)
            case "comment":
                await table.comment(sent.text)
            case "title":
                await table.title(sent.text)
            case "drop":
                self._log_sent = min(self._log_sent, self._show_of.moved(await table.drop()))
                self.refresh()
            case "draw":
                await table.chance(sent.n)
            case "luck":
                table.draws_itself = bool(sent.n)
                self.refresh()
            case "look":
                self._looks = True
                self._look_again()
            case "away":
                self._look_away()
            case "play":
                await self._play(sent.n or 0)
            case "bot":
                await self._ask_bot(sent.text)

    # -- bots ------------------------------------------------------------------------------------------------------

    def _to_act(self) -> int:
        """The seat that decides now; refused where nobody does."""
        table = self._analysis
        if not table.opened:
            raise Refused("analysis-chance" if table.waits_for_chance else "analysis-over")
        assert self._look is not None
        return self._look.seat if self._look.seat in table.opened else min(table.opened)

    async def _ask_bot(self, level: str) -> None:
        game = self._analysis.game
        self._tables.check_level(level, game.slug)
        seat = self._to_act()
        if not self._slow.take():
            raise Refused("rate")
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._bot(seat, level))

    async def _bot(self, seat: int, level: str) -> None:
        """It goes on from what is drafted, to the end of the turn; unless somebody has gone elsewhere meanwhile."""
        table, here, version = self._analysis, self._analysis.here, self._analysis.version
        try:
            for _ in range(STAGES):
                seen = table.position_of(seat).hide(seat)
                codes = seen.legal(seat)
                line = codes
                if len(codes) > 1:
                    line = await self._tables.analyses.turn(table.game, seen, seat, level, self.address)
                if table.here is not here or table.version != version or self._analysis is not table or not line:
                    break
                if await table.play(seat, line):
                    self._look_again()
                    break
        except Refused as refused:
            self._refuse(refused)
        except Exception:
            log.exception("a bot's move in an analysis failed")
            self._error("internal")
        self._put({"t": "thought"})

    async def _play(self, number: int) -> None:
        seat, found = self._to_act(), self._found.get(self._analysis.here)
        if found is None or number >= len(found.best):
            raise Refused("stale")
        self._analysis.drafts.clear()
        await self._analysis.play(seat, found.best[number].codes)

    # -- the best turns --------------------------------------------------------------------------------------------

    def _look_away(self) -> None:
        self._looks = False
        self._stop_looking()

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look_again(self) -> None:
        """At the position where one is now."""
        self._stop_looking()
        if self._looks:
            self._looking = asyncio.create_task(self._look_on())

    async def _look_on(self) -> None:
        """Piece by piece, while somebody looks and it is not known well enough."""
        table, node = self._analysis, self._analysis.here
        try:
            if reason := judged(table.game, len(table.seats)):
                raise Refused(reason)
            seat = self._to_act()
            seen = table.state.hide(seat)
            found = self._found.setdefault(node, Found())
            self._tell_lines(node, seat, found)
            while not found.enough:
                found = await self._tables.analyses.further(seen, seat, found, self.address)
                self._found[node] = found
                self._tell_lines(node, seat, found)
        except Refused as refused:
            text = error_text(refused.reason, self._lang, **refused.facts)
            self._put({"t": "lines", "place": table.tree.place(node), "lines": [], "done": True, "text": text})
        except Exception:
            log.exception("the best turns of a position were not found")
            self._error("internal")

    def _tell_lines(self, node: Node, seat: int, found: Found) -> None:
        table, lang = self._analysis, self._lang
        t, seen = words(lang), table.tree.position(node).hide(seat)
        lines = [
            {
                "steps": counted(labels(table.game, seen, seat, line.codes, lang), lang),
                "value": t("review-percent", n=round(100 * line.chance)),
                "margin": t("analysis-margin", n=max(1, round(100 * line.margin))) if line.trials > 1 else "",
                "chance": round(line.chance, 4),
                "trials": line.trials,
            }
            for line in found.best
        ]
        message = {"t": "lines", "place": table.tree.place(node), "seat": seat, "lines": lines, "text": ""}
        self._put(message | {"done": found.enough})

    # -- keeping ---------------------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """The tree as it is now, in the place of the last one; of somebody else's, as a new one."""
        if not self._owner:
            raise Refused("bad-token")
        source, analyses = self._source, self._tables.analyses
        record = self._analysis.tree.written()
        try:
            if source.saved is not None and source.saved.owner == self._owner:
                source.saved = await analyses.keep(source.saved, record)
                return
        except Conflict:
            await self._read_again()
            raise Refused("analysis-elsewhere") from None
        self._limits.take("analysis", self.address)
        copied = source.saved is not None
        source.saved = await analyses.begin(self._owner, record)
        source.key = source.saved.id
        self._put({"t": "kept", "key": source.key, "url": f"/whatif/{source.key}", "copied": copied})

    async def _read_again(self) -> None:
        """Another window of the same person has written it."""
        assert self._source.saved is not None
        place = self._analysis.tree.place(self._analysis.here)
        saved = await self._tables.analyses.saved(self._source.key)
        tree = await asyncio.to_thread(lambda: Tree(Record.read(saved.record)))
        run = self._analysis.run
        self._source.saved, self._source.tree = saved, tree
        self._show.table.watchers.discard(self)
        self._analysis = self._table(self._tables, tree, place)
        self._analysis.run = run + 1
        self._show = AnalysisShow(self._analysis)
        self._show.table.watchers.add(self)
        self._found.clear()
        self._log_sent = 0
        self.refresh()
