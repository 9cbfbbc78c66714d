"""Few words over a heading, and which of the two names the section. Consumes nodes of a page.

"Where I worked" over "Experience" says nothing; "Experience" over "Where I have been weaving so far" is the heading.
"""

from __future__ import annotations

import re

from selectolax.lexbor import LexborNode

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.names.people import is_name
from transforms.readers.html.tags import DROPPED

OVER, _HEADS, _KICKER = frozenset({"p", "span", "div"}), frozenset({"h1", "h2", "h3"}), 48
_HEADLINES = frozenset({"h1", "h2"})
_WORDS = 4  # of a headline at least, but for one in small letters: "Degrees & papers"
_PLAIN = re.compile(r"[A-Z][a-z’']{0,14}(?: (?:&|[a-z’']{2,14})){1,2}[.!]?")
_KINDS = frozenset(
    ("papers", "positions", "education", "awards", "talks", "teaching", "grants", "projects", "service", "advising")
) | {"interests"}


def is_kicker(node: LexborNode) -> bool:
    """True for a few words of its own over a section's heading: "Where I worked" over "Experience"."""
    below = _beside(node, ahead=True)
    if below is None or below.tag not in _HEADS or not named(below.text().strip()).whole:
        return False
    return _may_be_kicker(node)


def headline_below(node: LexborNode, tag: str) -> LexborNode | None:
    """The sentence set as a heading below a few words that name the section; None where there is none."""
    if tag not in OVER or node.parent is None:
        return None
    below = _beside(node, ahead=True)
    if below is None or below.tag not in _HEADLINES or not _may_be_kicker(node):
        return None
    section, words = named(node.text().strip()), " ".join(below.text().split())
    if not section.whole or section.kinds[0] not in _KINDS or named(words).whole:
        return None
    if words.count(" ") < _WORDS - 1 and not (_PLAIN.fullmatch(words) and section.kinds[0] != "projects"):
        return None
    return None if is_title(words) or is_name(words) or find_dates(words) else below


def _may_be_kicker(node: LexborNode) -> bool:
    before, words = _beside(node, ahead=False), node.text().strip()
    is_first = before is None or before.tag in DROPPED
    return is_first and 0 < len(words) <= _KICKER and node.css_first("a, b, strong, li") is None and not is_date(words)


def _beside(node: LexborNode, *, ahead: bool) -> LexborNode | None:
    """The next element, or words, on one side."""
    found = node.next if ahead else node.prev
    while found is not None and found.tag in ("-text", "-comment") and not (found.text() or "").strip():
        found = found.next if ahead else found.prev
    return found


def is_second_line(node: LexborNode) -> bool:
    """True for the small words behind a name in the page's first heading: "Ada Quill <small>Reader</small>"."""
    over = node.parent
    if over is None or over.tag != "h1" or node.prev is None:
        return False
    text = over.text().strip()
    small = node.text().strip()
    return (
        bool(small) and text.endswith(small) and not small[0].isdigit() and is_name(text[: -len(small)].strip(" ,|–—-"))
    )
