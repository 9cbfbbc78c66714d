"""Grants told as works are cited: consumes the first line of an entry; tells whether who won it, and when, lead it."""

from __future__ import annotations

import re

from transforms.model import Line
from transforms.records.talks.titles import begins_named


def is_cited_grant(line: Line) -> bool:
    """True for who won it and when in front, the owner's own name there or gone: "Quill, A. (2005). Dyes"."""
    return _YEARS_FIRST.match(line.text) is not None or begins_named(line)


_YEARS_FIRST = re.compile(r"\((?:19|20)\d\d[^()]{0,12}\)[.:,]? [A-Z]")
