"""Rows of a table of works, its columns named above: "Title | Journal | Citation | Years".

Consumes a row and the names of its columns; produces it as a reference list states a work: names, title in quotation
marks, where it stands, its numbers and its year.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from transforms.model import Line, Link, Span
from transforms.vocabulary import forms, toml

_ORDER = ("authors", "title", "venue", "place", "numbers", "status", "year")
_WHERE = frozenset(("venue", "numbers", "authors"))
_NOTE = re.compile(
    r"\s*(?P<note>\((?:(?:joint(?:ly)?|co-?author(?:ed)?|together)\s)?with\s[^()]{3,200}\))$", re.IGNORECASE
)
_PRINTED = frozenset(("publisher", "source", "status"))
_LABELS = {"volume": "Vol. ", "vol": "Vol. ", "issue": "No. ", "number": "No. ", "pages": "pp. ", "page": "pp. "}


def names_works(names: Sequence[str]) -> bool:
    """True for the columns of a table of works or talks: a title, and what nothing but works has, or a meeting."""
    fields = [_fields().get(name, "") for name in names]
    if fields.count("title") != 1:
        return False
    if _sure().intersection(names) and _WHERE.intersection(fields):
        return True
    return all(fields) and bool(_meetings().intersection(names))


def as_reference(row: Line, names: Sequence[str]) -> Line:
    """The row as a reference; as it stands where it has other cells than names, or no title."""
    cells = [cell.strip() for cell in row.text.split("\t")]
    if len(cells) != len(names):
        return row
    found: dict[str, list[str]] = {}
    for name, cell in zip(names, cells, strict=True):
        field = _fields().get(name, "")
        if field and cell.strip(" –—-"):
            found.setdefault(field, []).append(_labelled(name, field, cell))
    if not found.get("title"):
        return row
    text = _reference(found)

    def spans(styled: Sequence[Span]) -> tuple[Span, ...]:
        return tuple(Span(*at) for one in styled if (at := _moved(row.text[one.start : one.end], text)))

    links = tuple(Link(*at, one.url) for one in row.links if (at := _moved(row.text[one.start : one.end], text)))
    return replace(row, text=text, bold=(), underline=(), italic=spans(row.italic), links=links)


def _moved(words: str, text: str) -> tuple[int, int] | None:
    at = text.find(words)
    return (at, at + len(words)) if at >= 0 and words else None


def _labelled(name: str, field: str, cell: str) -> str:
    """A cell with what a reference says in front of it: "in" a journal or book, "pp." before pages."""
    if field == "venue":
        return cell if name in _PRINTED else f"in {cell}"
    return f"{_LABELS[name]}{cell}" if name in _LABELS and cell[0].isdigit() else cell


def _reference(found: Mapping[str, Sequence[str]]) -> str:
    parts = {field: ", ".join(found.get(field, ())) for field in _ORDER}
    note = _NOTE.search(parts["title"])
    title = parts["title"][: note.start() if note else None].rstrip(" .,")
    quoted = title if title[:1] in "“\"'‘«" else f"“{title}”"
    beside = f" {note['note']}" if note else ""
    authors = f"{parts['authors'].rstrip(' .,;')}. " if parts["authors"] else ""
    rest = ", ".join(parts[field] for field in _ORDER[2:] if parts[field])
    return f"{authors}{quoted}{beside}, {rest}"


@cache
def _fields() -> Mapping[str, str]:
    """What each name of a column says of a work."""
    return {name: field for field, names in toml("column_names")["works"].items() for name in names}


@cache
def _sure() -> frozenset[str]:
    """Names of columns that nothing but works has."""
    return frozenset(forms("column_names", "only_works"))


@cache
def _meetings() -> frozenset[str]:
    """Names of columns that say where a work was told."""
    return frozenset(forms("column_names", "meetings"))
