"""Several talks of one entry: a title with places behind it, each with its year; a place with titles below it.

"“Looms”: LoomConf (2020), DyeCon (2019)"; "Globex, May 2020" over "“Looms” (Talk)" and "“Dyes” (Workshop)".

Consumes the talks read of an entry, and its lines; produces one talk for each of them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.records.talks.places import spots
from transforms.records.talks.scores import Given

_YEARS = re.compile(r"\([^()]{0,30}\b(?:19|20)\d\d\)")
_LEAST = 2  # years in brackets


def told_again(talks: Sequence[Given], lines: Sequence[Line]) -> Sequence[Given]:
    """The talks of an entry, each place and each title of several with a talk of its own."""
    return _each_title(_each_place(talks, lines), lines)


def _each_place(talks: Sequence[Given], lines: Sequence[Line]) -> Sequence[Given]:
    """The talks; the only one of one line with several dated places behind its title is given at each of them."""
    title = talks[0].title if len(talks) == len(lines) == 1 else None
    text = lines[0].text if title else ""
    start = text.find(title) + len(title) if title and title in text else 0
    if not start or len(_YEARS.findall(text, start)) < _LEAST:
        return talks
    rest = replace(lines[0], text=text[start:].lstrip(' .,:;–—-”"’'), bold=(), italic=(), links=())
    found = spots([rest])
    is_each = len(found) >= _LEAST and all(place and year for place, year in found)
    return [Given(title, (place,), year) for place, year in found if place] if is_each else talks


def _each_title(talks: Sequence[Given], lines: Sequence[Line]) -> Sequence[Given]:
    """The talks; below one place each quoted title is a talk of its own: "Globex, 2024" over "“Looms” (Talk)" lines."""
    if len(talks) != 1 or len(lines) <= _LEAST or lines[1].text[:1] not in _OPENS or lines[0].text[:1] in _OPENS:
        return talks
    titles = _quoted(" ".join(line.text for line in lines[1:]))
    return [talks[0]._replace(title=title) for title in titles] if len(titles) >= _LEAST else talks


def _quoted(text: str) -> list[str]:
    """The titles of a text that is nothing but titles in quotation marks, each with its kind in brackets or not."""
    found, at = [], 0
    while match := _QUOTED.match(text, at):
        found.append(match["title"].rstrip(" ,."))
        at = match.end()
    return found if at == len(text) else []


_OPENS = frozenset('“"')
_QUOTED = re.compile(r"[“\"](?P<title>[^“”\"]{4,300})[”\"][,.;]?(?:\s?\([^()]{3,60}\))?[,.;]?\s*(?=[“\"]|$)")
