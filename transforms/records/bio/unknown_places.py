"""Employers that nobody knows, in sentences: "a data scientist at Globex". Consumes words; produces a place."""

from __future__ import annotations

import re

from transforms.records.bio.titles import OFFICES

Place = tuple[str, str | None, str | None]
"""An organisation, its unit and where it is."""

ANY_NAME = re.compile(r"[A-ZÀ-Þ][\w&'’-]{1,30}(?:\.(?:ai|io|com))?(?: (?:& )?[A-ZÀ-Þ][\w&'’-]{1,30}){0,4}")


def named_first(link: str, window: str) -> Place | None:
    """A name that nobody knows right after "at", before how long one stayed: "at Globex for three years"."""
    match = ANY_NAME.match(window) if link.endswith(" at ") else None
    return (match[0], None, None) if match and _LASTED.match(window, match.end()) else None


_LASTED = re.compile(r" for (?:over |about |almost |more than )?(?:\w+|\d+) (?:years?|months?|summers?)\b")


def named_after(link: str, window: str, title: str) -> Place | None:
    """A name that nobody knows, right after "at", or "of" for founders: "a data scientist at Globex"."""
    linked = link.strip().casefold()
    if not linked.endswith(("at", "@")) and not (linked == "of" and OFFICES.search(title)):
        return None
    match = ANY_NAME.match(window.removeprefix("the "))
    return (match[0], None, None) if match else None
