"""Projects that are cited like works: "Quill, A. & Ben Marsh (2021). loomr: Weaves. R package, version 2".

Consumes an entry's first line; produces the title behind the names of those who made it.
"""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run
from transforms.names.people import given_family

_ALSO = re.compile(r"\s?(?:,|,? and|,? &)\s")
_INITIALS = re.compile(r"\b[A-Z]{1,3}\.|\b[A-Z]{1,2} [A-Z][a-z]|, [A-Z]{1,3}\b")
_SEVERAL = re.compile(r", | and | & ")
_DATED = re.compile(
    r"[\s.,:;]{0,3}(?:\((?:19|20)\d\d[^()]{0,20}\)|(?:19|20)\d\d(?:[a-z]|[–-]\d{2,4})?(?=[.,:]))[\s.,:;]{0,4}"
)
_QUOTED = re.compile(r"[\s.,:;]{0,3}[“\"‘](?P<title>[^”\"’]{2,250})")
_STOPPED = re.compile(r"\.{1,2}\s+")
_BEHIND = re.compile(r"\.?\s+")  # behind "Quill, A."
_DATE_CELL = re.compile(r"^(?:19|20)\d\d(?:[–-]\d{2,4})?\t\s{0,3}")
_STOP = re.compile(r"[.?!](?:\s+(?=[A-Z(“\"])|$)")
_SHORTEST = 2  # letters


def cited_project(text: str, owner: str | None) -> str | None:
    """The title of a piece of work cited with those who made it; None where the text begins with no names."""
    text = _DATE_CELL.sub("", text)
    if not text[:1].isupper():
        return None
    end = _names_end(text)
    names = text[:end]
    is_listed = _SEVERAL.search(names) is not None or _INITIALS.search(names) is not None
    if not end or not (is_listed or _is_owner(names, owner)):
        return None
    dated = _DATED.match(text, end)
    begin = dated.end() if dated else end
    quoted = _QUOTED.match(text, begin)
    stopped = None if dated else (_STOPPED if text[end - 1] != "." else _BEHIND).match(text, end)
    if not (dated or (is_listed and (quoted or stopped))):
        return None
    return quoted["title"] if quoted else _up_to_stop(text[stopped.end() if stopped else begin :])


def _names_end(text: str) -> int:
    """Where the names end with which the text begins; 0 where there is none."""
    end = name_run(text)
    while end and (also := _ALSO.match(text, end)) and (further := name_run(text, also.end())) > also.end():
        end = further
    return end


def _is_owner(names: str, owner: str | None) -> bool:
    family = given_family(owner)[1] if owner else ""
    return bool(family) and family in names


def _up_to_stop(text: str) -> str | None:
    stop = _STOP.search(text, _SHORTEST)
    title = text[: stop.start()] if stop else text
    return title.strip(" .,") or None
