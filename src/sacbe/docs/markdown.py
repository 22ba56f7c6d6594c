"""Markdown to HTML: headings that can be linked to, tables, coloured code, links between pages, their own pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

_FORMAT: Final = HtmlFormatter(nowrap=True)
_PAGE: Final = re.compile(r"(?:\./)?([\w-]+)\.md(#[\w.-]+)?")
_PICTURE: Final = re.compile(r"pictures/([\w-]+\.svg)")


@dataclass
class Rendered:
    """A page's body, its title and its headings as (anchor, text, level)."""

    html: str = ""
    title: str = ""
    headings: list[tuple[str, str, int]] = field(default_factory=list)


def render(text: str, address: Callable[[str], str]) -> Rendered:
    """`address` says where the page of a name is found; "" if there is none: its name stands there without a link."""
    out = Rendered()
    markdown = MarkdownIt("commonmark", {"html": False, "highlight": _coloured}).enable(["table", "strikethrough"])
    tokens = markdown.parse(text)
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            words = _plain(tokens[index + 1])
            anchor = anchor_of(words)
            token.attrSet("id", anchor)
            out.headings.append((anchor, words, int(token.tag[1])))
            out.title = out.title or words
        if token.children:
            token.children = _linked(token.children, address)
    out.html = markdown.renderer.render(tokens, markdown.options, {})
    return out


def anchor_of(words: str) -> str:
    """As on the common forges, so that a link works there and here."""
    return re.sub(r"[^\w\- ]", "", words.lower()).strip().replace(" ", "-")


def _plain(inline: Token) -> str:
    return "".join(child.content for child in inline.children or [] if child.type in ("text", "code_inline"))


def _linked(tokens: list[Token], address: Callable[[str], str]) -> list[Token]:
    """Links to pages go to the pages; what lies elsewhere in the repository is named without a link."""
    out, lost = [], 0
    for token in tokens:
        if token.type == "image":
            picture = _PICTURE.fullmatch(str(token.attrGet("src") or ""))
            if not picture:
                continue
            token.attrSet("src", picture[1])  # beside the page
        if token.type == "link_open":
            href = str(token.attrGet("href") or "")
            page = _PAGE.fullmatch(href)
            found = address(page[1]) if page else href if href.startswith(("http", "#", "/", "mailto:")) else ""
            if not found:
                lost += 1
                continue
            token.attrSet("href", found + ((page[2] or "") if page else ""))
        if token.type == "link_close" and lost:
            lost -= 1
            continue
        out.append(token)
    return out


def _coloured(code: str, language: str, _: str) -> str:
    name = "pycon" if code.lstrip().startswith(">>>") else language
    try:
        lexer = get_lexer_by_name(name)
    except ClassNotFound:
        return escape(code)
    return str(highlight(code, lexer, _FORMAT))


def code_css() -> str:
    """The colours of code, for light and dark."""
    light = HtmlFormatter(style="friendly").get_style_defs("pre code")
    dark = HtmlFormatter(style="monokai").get_style_defs("[data-theme=dark] pre code")
    return "\n".join(line for line in f"{light}\n{dark}".splitlines() if "background" not in line)
