"""Data Docs: what Great Expectations shows of each validation, and an index over it. Needs it imported already.

Its own pages ask a dozen hosts for scripts, fonts and a picture whenever they are opened, and lead to pages that are
not there. Here only their sections stand, in a style of our own: nothing leaves the machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

_STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "td,th{text-align:left;padding:.2rem 1rem .2rem 0}.bad{color:#b3261e;font-weight:600}.good{color:#1a7f37}"
)
_SECTION_STYLE = (
    "td,th{vertical-align:top}h5{font-size:1.1rem;margin:1.5rem 0 .3rem}h6{font-size:1rem;margin:.6rem 0 0}"
    ".badge{background:#eee;padding:0 .3rem;border-radius:.2rem;overflow-wrap:anywhere}"
    "[data-toggle=collapse]{display:none}.fas{font-style:normal}.fa-check-circle::before{content:'\u2713';color:#1a7f37}"
    ".fa-times::before{content:'\u2717';color:#b3261e}.fa-exclamation-triangle::before{content:'!';color:#b3261e}"
)
_SECTIONS = re.compile(r'<div\s+id="section-1".*(?=<footer)', re.DOTALL)
_FROM_ELSEWHERE = re.compile(r"<script\b.*?</script>|<(?:link|img)\b[^>]*>", re.DOTALL)
_TO_SUITE = re.compile(r'<a\s+href="[^"#]*/expectations/[^"]*"\s*>(.*?)</a>', re.DOTALL)
_NO_ASSET = re.compile(r"\bData asset: None\s*<br>")  # the page is called after the table


class Audited(NamedTuple):
    """A table in the index."""

    asset: str
    layer: str
    expectations: int
    failed: int


def write_page(folder: Path, name: str, result: Any) -> None:
    """The page of one validation, `<name>.html`."""
    renderer, view = _great_expectations()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    (folder / f"{name}.html").write_text(_page(name, view.render(renderer.render(result))), "utf-8")


def _page(name: str, rendered: str) -> str:
    """The sections of a page, without what it would load and without links to pages that nobody writes."""
    sections = _SECTIONS.search(rendered)
    body = _TO_SUITE.sub(r"\1", _FROM_ELSEWHERE.sub("", sections[0] if sections else rendered))
    body = _NO_ASSET.sub("", body)
    return (
        f"<!doctype html><meta charset=utf-8><title>{escape(name)}: Data Docs</title>"
        f"<style>{_STYLE}{_SECTION_STYLE}</style><p><a href=index.html>All tables</a><h1>{escape(name)}</h1>{body}"
    )


@cache
def _great_expectations() -> tuple[Any, Any]:
    """The renderer and one view for all pages: a view compiles its templates anew (40 ms), and keeps them."""
    from great_expectations.render import renderer, view  # noqa: PLC0415 - 5-8 s, so only where a check runs

    return vars(renderer)["ValidationResultsPageRenderer"](), vars(view)["DefaultJinjaPageView"]()


def write_index(folder: Path, audited: Iterable[Audited]) -> None:
    """`index.html`: every table with a link to its page, and to the page of its stage's rules."""
    rows = "".join(map(_row, audited))
    (folder / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Vitae: Data Docs</title><style>{_STYLE}</style>"
        "<h1>Data Docs</h1><p>What is expected of each table, and whether it holds.</p>"
        f"<table><tr><th>table<th>stage<th>expectations<th>failed<th>rules{rows}</table>",
        "utf-8",
    )


def _row(row: Audited) -> str:
    style = "bad" if row.failed else "good"
    return (
        f"<tr><td><a href='{escape(row.asset)}.html'>{escape(row.asset)}</a><td>{row.layer}<td>{row.expectations}"
        f"<td class={style}>{row.failed}<td><a href='rules_{row.layer}.html'>rules and references</a>"
    )
