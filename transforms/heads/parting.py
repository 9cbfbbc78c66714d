"""Headings that part a section instead of ending it: consumes a heading and the section's look; says yes or no."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import is_occasion, is_role
from transforms.heads.looks import Head, Style
from transforms.lines.shapes import begins_with_authors
from transforms.model import Line
from transforms.names.people import is_name


def parts_service(head: Head, style: Style, *, labelled: bool) -> bool:
    """True for a role below "Service", and for "Conferences" among its labels: elsewhere these head other things."""
    if head.style.level > style.level > 0:
        return is_role(head.line.text)
    return labelled and style.level > 0 == head.style.level and is_occasion(head.line.text)


def is_part_in(head: Head, kind: str, style: Style) -> bool:
    """True for a word of many meanings, bold below a heading in markup: "Professional" in "Certifications"."""
    if kind == "papers":
        return opens_works(head, style)
    return kind in _PARTED and head.named.weak and head.style.bold and style.level > head.style.level == 0


_PARTED = frozenset(("awards", "advising", "grants", "talks"))


def opens_works(head: Head, style: Style) -> bool:
    """True for "Conferences" of a lesser look right below "Publications": what was printed there."""
    return style.level > 0 == head.style.level and is_occasion(head.line.text)


def are_some_works(head: Head) -> bool:
    """True for "Highlights" and "Older work" below "Publications"."""
    if head.named.kinds == ("news",):
        return _NEWS.fullmatch(head.line.text) is None
    return head.named.kinds == ("positions",) and bool(_WORK.match(head.line.text))


def cites_more(head: Head, below: Sequence[Line]) -> bool:
    """True for "Earlier work" over a citation: in whatever rank, it is no career."""
    if not (below and are_some_works(head) and begins_with_authors(below[0].text)):
        return False
    first = below[0].text
    return _INITIALS.match(first) is not None or is_name(
        first.partition(",")[0]
    )  # "Best Paper Award, Moss Days" is no list of names


_INITIALS = re.compile(r"\W{0,4}(?:[A-ZÀ-Þ]\.|[A-ZÀ-Þ][\w’'-]+,? (?:[A-Z]\.|[A-Z]{1,3}\b))")
_NEWS = re.compile(r"(?i)\W{0,4}(?:(?:recent|latest) )?(?:news|updates)(?: (?:and|&) (?:news|updates))?\W{0,3}")
_WORK = re.compile(r"(?i)^[\w ]{0,30}\bworks?\b(?: \(|\W*$)")


PRESENTED = re.compile(r"(?i)present|talk|lectur|invited|seminar|poster|speak|keynote")


_APART = frozenset(("positions", "education", "awards", "teaching", "advising"))  # "## Awards" below "# Papers"
_SPOKEN = ("grants", "talks")  # "Presentations" behind "GRANTS"
_SERVICE = re.compile(r"(?i)\bservice\b")


def states_apart(head: Head, kind: str) -> bool:
    """True for words that name one other kind alone, whatever the rank: "## Awards" below "# Papers"."""
    if not head.named.whole or head.named.weak or len(head.named.kinds) > 1 or kind in head.named.kinds:
        return False
    return (
        head.named.kinds[0] in _APART
        or (kind, *head.named.kinds) == _SPOKEN
        or _SERVICE.search(head.line.text) is not None
    )


def states_career(head: Head, over: str) -> bool:
    """True for "Research Experience", and for "Experience" below "Teaching Experience", whatever the rank."""
    if head.named.kinds != ("positions",) or not head.named.whole:
        return False
    words = head.line.text.casefold()
    return "experience" in words and ("research" in words or "experience" in over.casefold())


def lists_apart(head: Head) -> bool:
    """True for lists of their own among works: what was presented or paid, "B. Grants" below "V. RESEARCH"."""
    if not head.named.whole:
        return False
    return (
        states_apart(head, "papers")
        or head.named.kinds == ("grants",)
        or (head.named.kinds == ("talks",) and PRESENTED.search(head.line.text) is not None)
    )
