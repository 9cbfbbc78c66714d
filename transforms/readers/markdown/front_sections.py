"""Sections that a page's front matter holds as nested fields. Consumes a field's value; produces light markdown.

Themes for CVs keep whole lists there, each with names of its own: "degrees: {heading: Education, list: [{when: 2019,
what: [PhD. X University, "Thesis: Y"]}]}", "posts: [{title: 2016-present, list: [Fellow, X Institute]}]".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from transforms.dates.ranges import is_date
from transforms.headings.wording import named

_TITLES = ("title", "heading", "name", "label")
_NOT_SHOWN = re.compile(r"(?i)(?:icon|image|img|logo|id|layout|class|style|weight|url|link|href)$|_icon$")
_DATED = re.compile(r"(?i)(?:year|date|time|period|when|start|end|from|to|duration)s?$|date_|_date|_year")
_UNTIL = re.compile(r"(\d{4}) +([Pp]resent|[Nn]ow|[Cc]urrent)$")
_AT_STOPS = re.compile(r"(?<=[.:;]), ")
_DEPTH = 6  # levels that a theme nests


def nested_section(key: str, value: Any) -> list[str]:
    """The lines of a section, where a field's key or title names one and it holds entries; else none."""
    title = _title(value) or key.replace("_", " ").replace("-", " ").capitalize()
    if not isinstance(value, dict | list) or not named(title).whole:
        return []
    lines = [line for one in _members(value, title) for line in _entry(one, 0)]
    return [f"## {title}", "", *lines, ""] if lines else []


def _title(value: Any) -> str:
    told = [value[key] for key in _TITLES if isinstance(value.get(key), str)] if isinstance(value, dict) else []
    return " ".join(told[0].split()) if told else ""


def _members(value: Any, title: str) -> Iterator[Any]:
    """A section's entries: its list, or the lists among its fields."""
    for one in value if isinstance(value, list) else value.values():
        if isinstance(one, list) and isinstance(value, dict):
            yield from one
        elif one != title and not isinstance(one, bool) and (isinstance(value, list) or isinstance(one, dict)):
            yield one


def _entry(one: Any, depth: int) -> Iterator[str]:
    """An entry's line, and below it those of what it holds."""
    if depth > _DEPTH:
        return
    if not isinstance(one, dict):
        yield from (f"{'  ' * depth}- {words}" for words in _texts(one))
        return
    shown = {str(key): value for key, value in one.items() if not _NOT_SHOWN.search(str(key))}
    when = " – ".join(words for key, value in shown.items() if _DATED.search(key) for words in _texts(value))
    rest = {key: value for key, value in shown.items() if not _DATED.search(key)}
    what = [words for value in rest.values() if not isinstance(value, dict | list) for words in _texts(value)]
    below = [part for value in rest.values() if isinstance(value, dict | list) for part in _parts(value)]
    if not what or (len(what) == 1 and is_date(what[0])):  # "2022: [Fellow, X Institute]": a date over what it dates
        dated = _UNTIL.sub(r"\1 – \2", ", ".join(filter(None, [*what, when])))
        told = _AT_STOPS.sub(" ", ", ".join(_flat(below)))
        yield from [f"{'  ' * depth}- {dated}{': ' if dated else ''}{told}"] if told else []
        return
    yield f"{'  ' * depth}- {', '.join(filter(None, [*what, when]))}"
    for part in below:
        yield from _entry(part, depth + 1)


def _parts(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _flat(value: Any) -> Iterator[str]:
    """All words of a value, in order."""
    if isinstance(value, dict):
        for key, one in value.items():
            if not _NOT_SHOWN.search(str(key)):
                yield from _flat(one)
    elif isinstance(value, list):
        for one in value:
            yield from _flat(one)
    else:
        yield from _texts(value)


def _texts(value: Any) -> list[str]:
    words = " ".join(str(value).split()) if value is not None and not isinstance(value, bool | dict | list) else ""
    return [words] if words else []
