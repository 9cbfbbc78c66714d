"""What stands before all else in a citation: "(with A. Day)", "In press.". Consumes a citation's text; masks the lead.

A lead is neither names that begin a list of authors nor a part of the title.
"""

from __future__ import annotations

import re

from transforms.citations.identifiers import blank
from transforms.model import Span
from transforms.names import Author, split_authors

_STATUS = re.compile(r"(?:In press|Forthcoming|To appear|Under review|Submitted|Accepted|In preparation)[.:,](?=\s)")
_WITH = re.compile(
    r"(?:(?:19|20)\d\d[.:,]?\s)?[^\w(\[]{0,4}"
    r"(?P<all>[(\[]\s?(?:co-?(?:authored|written) )?with (?P<names>[^()\[\]]{3,200})[)\]])"
)


def without_lead(masked: str) -> str:
    """The text with a lead blanked."""
    match = _WITH.match(masked) if "with " in masked[:30] else None
    if match:
        return blank(masked, [Span(*match.span("all"))])
    status = _STATUS.match(masked)
    return blank(masked, [Span(*status.span())]) if status else masked


def co_authors(text: str) -> tuple[Author, ...]:
    """The names of "(with A. Day and B. Elm)" before the title."""
    match = _WITH.match(text) if "with " in text[:30] else None
    return split_authors(match["names"]) if match else ()
