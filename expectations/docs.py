"""Data Docs: Great Expectations' own pages of the validations, and an index over them. Needs it imported already."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

_STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "td,th{text-align:left;padding:.2rem 1rem .2rem 0}.bad{color:#b3261e;font-weight:600}.good{color:#1a7f37}"
)


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
    (folder / f"{name}.html").write_text(view.render(renderer.render(result)), "utf-8")


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
