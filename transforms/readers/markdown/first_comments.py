"""What a page's source says before its fields, and dates in brackets of their own. Consumes and produces markdown.

A template's words stay in a comment at the top of many a page, above the owner's own fields: "<!-- --- title: Forkable
template --- ... -->" over "---". A period is written in two brackets: "[05/2012]-[Current], Engineer".
"""

from __future__ import annotations

import re

_COMMENT = re.compile(r"\A\s{0,20}<!--(?:[^-]|-(?!->)){0,30000}-->\s{0,20}(?=---[ \t]*\n)")
_DATE = r"(?:\d{1,2}[/.]|[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d"
_RANGE = re.compile(
    rf"\[(?P<from>{_DATE})\] ?[-–—] ?\[(?P<to>{_DATE}|[Cc]urrent|[Pp]resent|[Nn]ow|[Tt]oday)\](?![(\[])"
)


def without_first_comment(text: str) -> str:
    """The text without a comment above the block of fields that begins the page."""
    return _COMMENT.sub("", text, count=1) if text[:30].lstrip().startswith("<!--") else text


def with_ranges_open(text: str) -> str:
    """The text, periods in two brackets as periods: "[2012]–[2014]"."""
    return _RANGE.sub(r"\g<from> – \g<to>", text) if any(sign in text for sign in _BETWEEN) else text


_BETWEEN = tuple(f"{end}{dash}{start}" for end in ("]", "] ") for dash in "-–—" for start in ("[", " ["))
