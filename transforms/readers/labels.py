"""Labels in front of works, as boxes of a page: "CVPR 2023", "Journal". Consumes their words; produces brackets."""

from __future__ import annotations

import re

from transforms.dates.ranges import is_date
from transforms.headings.wording import named
from transforms.vocabulary import toml

_BADGE = re.compile(r"(?:^|[\s_-])(?:badge|label|chip|pill|tag)s?(?:$|[\s_-])", re.IGNORECASE)
_LONGEST = 40  # characters of a label
_IN_LINE = re.compile(
    r"^(?P<mark>[ \t]{0,8}(?:[-*+]|\d{1,3}[.)])[ \t]{1,4})?(?:<kbd>"
    r"|<(?P<tag>span|small|label)\b[^<>\n]{0,40}?class=[\"'](?P<look>[^\"'<>\n]{2,80})"
    r"[\"'][^<>\n]{0,200}>)(?P<words>[^<>\n]{2,40})</(?:kbd|(?P=tag))>(?=[ \t]{0,4}\S)",
    re.MULTILINE,
)


def is_badge(look: str) -> bool:
    """True for an element's classes that set its words as a box."""
    return bool(look) and _BADGE.search(look) is not None


def bracketed(words: str) -> str | None:
    """A label's words in brackets; "" where they only say what sort of work follows; None where they are a date."""
    words = " ".join(words.split())
    if not 1 < len(words) <= _LONGEST or is_date(words):
        return None
    lowered = words.lower()
    is_sort = lowered in toml("markup")["sorts"]["words"] or (named(words).whole and named(words).kinds == ("papers",))
    return "" if is_sort else f"[{words}] "


def with_labels(text: str) -> str:
    """Markdown with boxes in front of what stands in a line as brackets."""
    return _IN_LINE.sub(_labelled, text)


def _labelled(match: re.Match[str]) -> str:
    words = bracketed(match["words"]) if match["look"] is None or is_badge(match["look"]) else None
    return match[0] if words is None else (match["mark"] or "") + words.rstrip()
