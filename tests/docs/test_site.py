"""The documentation: every link leads somewhere, every example runs, every game says all there is of it."""

from __future__ import annotations

import doctest
import importlib
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sacbe
from sacbe.docs import reference, site
from sacbe.docs.markdown import render
from tests.web.server import ROOT, Guest

# The guide to research needs the libraries of the environments: tests/envs/test_guide.py runs it.
EXAMPLES = [name for name in ("start", "write-a-bot") if ">>>" in site.text(name)]
ELSEWHERE = {"research"}
WITH_EXAMPLES = ("sacbe.games", "sacbe.core.game", "sacbe.core.record")


class Page(HTMLParser):
    """Ids, links and elements of a page; unclosed elements are an error."""

    VOID = ("meta", "link", "br", "hr", "img", "input")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.pictures: list[str] = []
        self.open: list[str] = []
        self.kinds: set[str] = set()
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.kinds.add(tag)
        if name := given.get("id"):
            self.ids.add(name)
        if tag == "a":
            self.links.append(given.get("href") or "")
        assert not [name for name in given if name.startswith("on") or name == "style"], "the policy forbids it"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.VOID
        if tag == "img":
            given = dict(attrs)
            assert given.get("alt"), "who sees no pictures is told what is there"
            self.pictures.append(given.get("src") or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Page]:
    out = tmp_path_factory.mktemp("site")
    assert site.build(out) == len(site.names()) > 15
    assert (
        all((out / name).is_file() for name in ("tokens.css", *site.pictures()))
        and ".k " in (out / "docs.css").read_text()
    )
    assert (out / "index.html").read_bytes() == (out / "start.html").read_bytes()
    return {file.name: Page(file.read_text(encoding="utf-8")) for file in out.glob("*.html")}


def test_every_link_leads_somewhere(built: dict[str, Page]) -> None:
    for name, page in built.items():
        assert "script" not in page.kinds
        for link in page.links:
            if not link.startswith(("http", "/", "mailto:")):
                file, _, anchor = link.partition("#")
                target = built[file or name]
                assert not anchor or anchor in target.ids, f"{name}: {link}"


def test_every_picture_is_there_and_shown(built: dict[str, Page]) -> None:
    shown = {picture for page in built.values() for picture in page.pictures}
    assert shown == set(site.pictures()) and shown
    for name, file in site.pictures().items():
        assert ElementTree.parse(file).getroot().tag.endswith("}svg"), name


def test_every_written_page_is_on_the_menu() -> None:
    unlisted = {"what-is-this"}  # of the project, not of its use
    assert {file.stem for file in (ROOT / "docs").glob("*.md")} - unlisted <= set(site.names())


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_of_a_page_run(name: str) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    said: list[str] = []
    runner.run(parser.get_doctest(site.text(name), {}, name, name, 0), out=said.append)
    assert runner.tries > 3 and runner.failures == 0, "".join(said)


def test_no_page_with_examples_is_left_out() -> None:
    written = {name for name in site.names() if ">>>" in site.text(name) and not name.startswith("reference-")}
    assert written == {*EXAMPLES, *ELSEWHERE}


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_of_the_reference_run(module: str) -> None:
    done = doctest.testmod(importlib.import_module(module))
    assert done.attempted > 0 and done.failed == 0


def test_no_example_of_the_reference_is_left_out() -> None:
    modules = [f"sacbe.{one}" for _, some in reference.PAGES.values() for one in some.split()]
    found = {one for one in modules if ">>>" in reference.source_of(one).read_text(encoding="utf-8")}
    assert found == set(WITH_EXAMPLES)


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_a_game_tells_all_its_actions_and_fields(slug: str) -> None:
    game, text = sacbe.game(slug), site.text(f"game-{slug}")
    for verb in game.actions.verbs:
        assert f"| `{verb.name}` | {game.actions.first[verb.name]} | {verb.size} |" in text
    for field in game.observation.fields:
        assert field.name.startswith("next") or f"| `{field.name}` | {field.at} | {field.size} |" in text
    assert all(f"| `{name}` |" in text for name in game.options)


def test_the_reference_tells_signatures_and_promises() -> None:
    core, data = site.text("reference-core"), site.text("reference-data")
    assert "**`hide(seat: int) -> State`**" in core and "`class State`" in core
    assert "- two worlds look the same" in data and "_handle" not in data


def test_markdown_keeps_to_what_it_may() -> None:
    page = render(
        "# A\n\n[one](b.md#c) [two](../README.md) <script>x</script> ![p](p.png) ![q](pictures/q.svg)\n",
        lambda name: f"{name}.x",
    )
    assert page.title == "A" and 'href="b.x#c"' in page.html
    assert "two" in page.html and "README" not in page.html and "p.png" not in page.html and "<script" not in page.html
    assert '<img src="q.svg" alt="q"' in page.html


async def test_every_server_has_it(ann: Guest) -> None:
    first = await ann.http.get("/docs", follow_redirects=True)
    assert first.status_code == 200 and "Get started" in first.text
    assert "script-src" in first.headers["content-security-policy"] or first.headers["content-security-policy"]
    for path in ("/docs/docs.css", "/docs/game-trek12", "/docs/reference-core"):
        assert (await ann.http.get(path)).status_code == 200
    for name in site.pictures():
        answer = await ann.http.get(f"/docs/{name}")
        assert answer.headers["content-type"] == "image/svg+xml" and answer.text.startswith("<svg")
    missing = await ann.http.get("/docs/nothing", headers={"accept": "text/html"})
    assert missing.status_code == 404
    assert "/docs" in (await ann.http.get("/about")).text


def test_the_extras_that_are_named_are_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for name in ("arena", "data", "jupyter", "testing", "train", "ray", "postgres", "redis", "metrics"):
        assert name in project["optional-dependencies"]
        assert f"`{name}`" in site.text("start")


def test_the_package_ships_what_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a wheel has it: the pages lie in the package, and no checkout is beside it."""
    shipped = tmp_path / "pages"
    shipped.mkdir()
    (shipped / "start.md").write_text("# Here\n")
    monkeypatch.setattr(site, "HERE", tmp_path)
    assert site.folder() == shipped
