"""A document beside what was read from each of its lines, for people: in the terminal, and as one HTML file."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from transforms.parse import records_of

if TYPE_CHECKING:
    from rich.table import Table

    from transforms.model import Document
    from transforms.parsed import ParsedCV, Record

# What a reader sees of a status, in the terminal and on the page (text colour, background).
TERMINAL = {"blank": "dim", "evidence": "green", "structure": "dim cyan", "unparsed": "bold black on yellow"}
_PAGE = {"evidence": "#e9f7ec", "structure": "#eef3f8", "unparsed": "#ffe08a", "blank": "transparent"}
_HIDDEN = ("evidence", "also", "confidence", "issues")
_STYLE = """
:root{color-scheme:light}body{font:14px/1.45 system-ui,sans-serif;margin:0;color:#1b1f24;background:#fff}
header{padding:1rem 1.5rem;border-bottom:1px solid #d6dce2;position:sticky;top:0;background:#fff}
h1{font-size:1.15rem;margin:0 0 .3rem}h1 small{font-weight:400;color:#57606a}
.key span{padding:.1rem .5rem;border-radius:.3rem;margin-right:.5rem;font-size:.85rem}
table{border-collapse:collapse;width:100%;table-layout:fixed}td{vertical-align:top;padding:.12rem .6rem}
tr+tr td{border-top:1px solid #f0f2f4}td.n{width:3.2rem;text-align:right;color:#8c959f;font-variant-numeric:tabular-nums}
td.s{width:6rem;color:#57606a;font-size:.85rem}td.t{white-space:pre-wrap;overflow-wrap:anywhere;font-family:ui-monospace,monospace;
font-size:.85rem}td.f{width:44%;overflow-wrap:anywhere}.r{margin:.1rem 0}.k{font-weight:600}.v i{color:#57606a;font-style:normal}
.c{color:#8c959f;font-size:.8rem}.i{color:#9a6700;font-size:.85rem}
"""


class Row(NamedTuple):
    """One line of the document, its fate, and the records whose evidence begins there."""

    number: int
    text: str
    section: str
    status: str
    records: tuple[Record, ...]


def rows(document: Document, parsed: ParsedCV) -> Iterator[Row]:
    """The document's lines in order."""
    begin: dict[int, list[Record]] = defaultdict(list)
    for record in records_of(parsed):
        begin[record.evidence.line_start].append(record)
    for line in parsed.lines:
        text = document.text[line.char_start : line.char_end]
        yield Row(line.number, text, line.section, line.status, tuple(begin[line.number]))


def facts(record: Record) -> list[tuple[str, str]]:
    """The facts that a record states, as (field, value) text; last the other lines that state them too."""
    stated = record.model_dump(mode="json", exclude=set(_HIDDEN))
    shown = {name: value for name, value in stated.items() if value not in (None, "", [], False)}
    found = [(name, ", ".join(map(str, v)) if isinstance(v, list) else str(v)) for name, v in shown.items()]
    more = ", ".join(_lines(place.line_start, place.line_end) for place in record.also)
    return [*found, ("also on line", more)] if more else found


def _lines(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}-{last}"


def as_table(document: Document, parsed: ParsedCV) -> Table:
    """A rich table for the terminal; unparsed lines stand out."""
    from rich.table import Table
    from rich.text import Text

    table = Table(title=f"{document.uri}  (coverage {parsed.coverage:.0%})", expand=True, show_lines=False)
    table.add_column("line", justify="right", style="dim", no_wrap=True)
    table.add_column("status", no_wrap=True)
    table.add_column("text", ratio=1, overflow="fold")
    table.add_column("read as", ratio=1, overflow="fold")
    for row in rows(document, parsed):
        if row.status == "blank":
            continue
        read = Text("\n".join(_summary(record) for record in row.records))
        table.add_row(str(row.number), Text(row.status, TERMINAL[row.status]), Text(row.text.strip()), read)
    return table


def _summary(record: Record) -> str:
    stated = "; ".join(f"{name}: {value}" for name, value in facts(record))
    return f"{type(record).__name__} [{record.confidence:.2f}] {stated}"


def as_html(documents: Iterable[tuple[Document, ParsedCV]]) -> str:
    """One self-contained page for all the documents."""
    body = "".join(_page(document, parsed) for document, parsed in documents)
    return f"<!doctype html><meta charset=utf-8><title>Vitae: what was read</title><style>{_STYLE}</style>{body}"


def _page(document: Document, parsed: ParsedCV) -> str:
    key = "".join(f'<span style="background:{_PAGE[s]}">{s}</span>' for s in ("evidence", "structure", "unparsed"))
    name = escape(parsed.person.name or "") if parsed.person else ""
    head = (
        f"<header><h1>{escape(document.uri)} <small>{name} · coverage {parsed.coverage:.0%}</small></h1>"
        f"<div class=key>{key}</div></header>"
    )
    return head + f"<table>{''.join(map(_row, rows(document, parsed)))}</table>"


def _row(row: Row) -> str:
    shown = "".join(map(_record, row.records))
    return (
        f'<tr style="background:{_PAGE[row.status]}"><td class=n>{row.number}<td class=s>{escape(row.section)}'
        f"<td class=t>{escape(row.text)}<td class=f>{shown}"
    )


def _record(record: Record) -> str:
    stated = " ".join(f"<span class=v><i>{escape(n)}</i> {escape(v)}</span>" for n, v in facts(record))
    issues = "".join(f"<div class=i>{escape(i.code)}: {escape(i.message)}</div>" for i in record.issues)
    return (
        f"<div class=r><span class=k>{type(record).__name__}</span> {stated} "
        f"<span class=c>{record.confidence:.2f}</span>{issues}</div>"
    )
