"""Lessons over the same page and the same messages as any table; each page has a lesson's table of its own.

Where somebody stopped is remembered by the browser and said with hello: nothing of a lesson is worth an account or a
row in the database, and a browser without storage can still choose a chapter.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket, get, websocket
from litestar.params import FromPath
from litestar.response import Template
from msgspec import to_builtins

from sacbe.core.game import Game
from sacbe.core.lesson import Lesson
from sacbe.core.present import LANGS
from sacbe.table.errors import Refused
from sacbe.table.lesson import LEARNERS, LessonTable, NotNow
from sacbe.table.seats import Who
from sacbe.table.tables import Tables
from sacbe.table.teacher import LessonShow, answer
from sacbe.table.view import Look
from sacbe.web import messages as m
from sacbe.web import pictures
from sacbe.web.admission import converse
from sacbe.web.api import TheLimits, TheSettings, TheTables, reader
from sacbe.web.limits import Limits
from sacbe.web.pages import page
from sacbe.web.security import guest_name, settle_in
from sacbe.web.socket import Connection
from sacbe.web.wording import told, words


def lesson_of(game: Game) -> Lesson:
    if game.lesson is None:
        raise Refused("no-lesson")
    return game.lesson


class LessonConnection(Connection):
    """Whoever learns: alone at the table, with nobody to talk to and nothing to be hinted."""

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, limits: Limits, game: Game, name: str) -> None:
        self._game = game
        self._run = 0
        self._learner = name
        show = self._table(0, 0, LANGS[0], tables)
        super().__init__(socket, tables, limits, show, Who(owner=LEARNERS), name)
        self._teaching = show

    def _table(self, chapter: int, step: int, lang: str, tables: Tables) -> LessonShow:
        """Another table, which stands there."""
        lesson, t = lesson_of(self._game), words(lang)
        self._run += 1
        names = [
            self._learner or t("lesson-learner"),
            *(t(f"lesson-rival-{n}") for n in range(1, self._game.seats[-1])),
        ]
        return LessonShow(LessonTable(self._game, lesson, chapter, step, names, tables.store), self._run)

    def _go(self, chapter: int, step: int, lang: str) -> None:
        self._show.table.watchers.discard(self)
        self._show = self._teaching = self._table(chapter, step, lang, self._tables)
        self._show.table.watchers.add(self)
        self._log_sent, self._replaying = 0, None
        self.refresh()

    async def _attend(self) -> None:
        """Nobody else is there."""

    async def _handle(self, sent: m.Sent) -> None:
        if isinstance(sent, m.Hello) or (isinstance(sent, m.Learn) and sent.do != "next"):
            self._limits.take("drawing", self.address)  # each makes a table and plays it up to there
        if isinstance(sent, m.Hello):
            self._go(*lesson_of(self._game).place(sent.place), sent.lang)
        if isinstance(sent, m.Learn) and self._look is not None:
            self._learn(sent, self._look)
        elif isinstance(sent, m.Plan | m.TakePlan):
            raise Refused("lesson-alone")
        else:
            await super()._handle(sent)

    def _learn(self, sent: m.Learn, look: Look) -> None:
        table = self._teaching.lesson
        match sent.do:
            case "next":
                table.next()
            case "skip":
                self._go(*table.skip(), look.lang)
            case "again":
                self._go(table.at, table.step, look.lang)
            case "back":
                self._go(table.at, max(0, table.step - 1), look.lang)
            case "go":
                self._go(*table.lesson.place(sent.place), look.lang)

    async def _ask(self, sent: m.Sent) -> None:
        if not isinstance(sent, m.Why | m.Describe):
            raise Refused("lesson-alone")
        await super()._ask(sent)

    async def _why(self, look: Look, sent: m.Why) -> None:
        code, refusal = await self._tables.why(self._show, look.seat, sent.code, sent.clicks, payer=self.address)
        if refusal is not None:
            why = Refused("illegal", refusal)
        elif self._teaching.lesson.allows([code]):
            why = Refused("legal")
        else:
            why = NotNow(self._teaching.lesson.kind)
        self._put(self._answered(why, kind="why") | {"code": code, "clicks": sent.clicks})

    def _refuse(self, refused: Refused) -> None:
        self._put(self._answered(refused))

    def _answered(self, refused: Refused, kind: str = "refused") -> dict[str, Any]:
        """A refusal in words; the teacher's own where it is only not the time for it."""
        message = told(refused, self._lang, self._game, kind)
        own = answer(self._teaching.lesson, self._lang) if isinstance(refused, NotNow) else ""
        return message | ({"text": own} if own else {})


@get("/learn/{slug:str}", include_in_schema=False)
async def learn_page(request: Request[Any, Any, Any], tables: TheTables, slug: FromPath[str]) -> Template:
    settle_in(request)
    game = tables.game(slug)
    lesson = lesson_of(game)
    show, lang = game.presenter, reader(request, request.query_params.get("lang"))
    about = {
        "id": f"learn-{slug}",
        "slug": slug,
        "symbols": bool(show.symbols(lang)),
        "name": show.title(lang),
        "title": words(lang)("lesson-title"),
        "link": "",
        "qr": "",
        "local": False,
        "over": False,
        "art": pictures.sheet_addresses(game),
        "levels": [],
        "worth": {},  # of levels of bots: nobody fills seats here
    }
    first = {"game": slug, "options": to_builtins(dict(show.first_options)), "seats": min(3, game.seats[-1])}
    return page(request, "table.html", "lesson", game, table=about, lesson={"minutes": lesson.minutes, "first": first})


@websocket("/api/learn/{slug:str}/socket")
async def lesson_socket(
    socket: WebSocket[Any, Any, Any], tables: TheTables, limits: TheLimits, settings: TheSettings, slug: FromPath[str]
) -> None:
    async def connect(_: str) -> Connection:
        return LessonConnection(socket, tables, limits, tables.game(slug), guest_name(socket))

    await converse(socket, settings, limits, connect)
