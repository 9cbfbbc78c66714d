"""What the views and their columns mean, in words: the comment at a view's head, fields, and `views/columns.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from warehouse.derive import DictionaryRow
from warehouse.fields import FIELDS


@cache
def _stated() -> dict[str, dict[str, str]]:
    return tomllib.loads(files("warehouse").joinpath("views/columns.toml").read_text("utf-8"))


def comment(sql: str) -> str:
    """What a view says of itself: the comment lines of its file."""
    return " ".join(line.removeprefix("--").strip() for line in sql.splitlines() if line.startswith("--"))


def describe(view: str, column: str) -> str:
    """What a column of a view means.

    Raises:
        KeyError: neither the view's own words nor a field tell it.
    """
    stated = _stated()
    own = stated.get(view, {}).get(column) or stated["any"].get(column)
    return own or FIELDS[column].description


def markdown(views: Iterable[tuple[str, str, list[DictionaryRow]]]) -> str:
    """The views of the data dictionary as markdown: name, comment and columns of each."""
    return "\n".join(_markdown(name, words, rows) for name, words, rows in views)


def _markdown(name: str, words: str, rows: Iterable[DictionaryRow]) -> str:
    lines = [f"## {name}", "", f"View. {words}", "", "| column | type | meaning |", "| --- | --- | --- |"]
    lines += [f"| {row.column} | {row.type} | {row.description} |" for row in rows]
    return "\n".join([*lines, ""])
