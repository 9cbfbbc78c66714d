"""The owner among the authors of works: marked, or named most often. Consumes sections; produces candidates."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from transforms.entities import contacts
from transforms.entities.organizations import shape_rank
from transforms.model import Line, Section, Span
from transforms.names.people import clean_name, fold, is_name, split_names

_AUTHORS_END = re.compile(r"[“\"(:]|(?<=[a-z]{2})\.\s")


class NamedOwner(NamedTuple):
    """A name that may be the owner's, where it stands, and how sure that is."""

    name: str
    line: Line | None
    confidence: float


def fits(name: str, locals_: list[str]) -> bool:
    """True where an e-mail address is made of the name's parts."""
    parts = [part for part in fold(name).split() if len(part) > 2]
    return any(part in local for local in locals_ for part in parts)


def from_authors(sections: tuple[Section, ...], mails: list[contacts.Found]) -> Iterator[NamedOwner]:
    """The author who is underlined, else bold, else named most often, in the lines that list authors."""
    lines = [
        line
        for section in sections
        if section.kind in ("papers", "positions", "projects", "other", "about", "talks", "news")
        for line in section.lines
    ]
    for style in ("underline", "bold"):
        yield from _marked(lines, style)
    yield from _in_each_starred(lines)
    yield from _most_frequent(
        [line for section in sections if section.kind == "papers" for line in section.lines], mails
    )


def _marked(lines: list[Line], style: str) -> Iterator[NamedOwner]:
    """The author whose name is underlined, or bold, most often; the fullest way in which it is written."""
    counts: Counter[str] = Counter()
    where: dict[str, Line] = {}
    for line, text, span in _styled(lines, style):
        name = clean_name(text[span.start : span.end])
        if 4 < len(name) < 40 and is_name(name) and _in_list(text, span.start, span.end):
            counts[name] += 1
            where.setdefault(name, line)
    (best, often), *_ = counts.most_common(1) or [("", 0)]
    if often > 1 or len(counts) == 1:
        full = max((name for name in counts if _compatible(name, best)), key=len)
        yield NamedOwner(full, where[full], 0.85)


def _styled(lines: list[Line], style: str) -> Iterator[tuple[Line, str, Span]]:
    """Lines, their texts and the ranges of a style; a name that a margin broke stands in the text of both its lines."""
    for at, line in enumerate(lines):
        for span in getattr(line, style):
            word = line.text[span.start :]
            below = lines[at + 1] if span.end == len(line.text) and at + 1 < len(lines) else None
            rest = None if below is None or below.bullet or " " in word else _REST.match(below.text)
            if below and rest:
                yield line, f"{line.text} {below.text}", Span(span.start, span.end + 1 + rest.end())
            else:
                yield line, line.text, span


_REST = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,20}(?: [A-ZÀ-Þ][\w'’-]{1,20})?(?=[,*†‡.(]|$)")  # of a name: "Quill, Bo Reed"


def _in_each_starred(lines: list[Line]) -> Iterator[NamedOwner]:
    """Who alone has a star in each list of authors with stars: "Ida Quill*, Bo Reed*, ..." and "Bo Reed*, ..."."""
    lists = [(line, names) for line in lines if "*," in line.text and (names := _starred(line.text))]
    always = set[str]().union(*(names for _, names in lists)).intersection(*(names for _, names in lists))
    if len(lists) >= _LISTS and len(always) == 1:
        yield NamedOwner(always.pop(), lists[0][0], 0.6)


def _starred(text: str) -> set[str]:
    return {name for match in _STAR.finditer(text) if is_name(name := clean_name(match[1]))}


_STAR = re.compile(r"([A-ZÀ-Þ][\w'’-]{1,20} [A-ZÀ-Þ][\w'’-]{1,25})\*(?=[, ])")
_LISTS = 2  # of authors, that tell who is in each


def _in_list(text: str, start: int, end: int) -> bool:
    """True where a comma or "and" stands beside the name: it is one of several."""
    if _PLACED.search(text[max(0, start - 6) : start]):
        return False
    return bool(re.search(r"(?:,|;|\band|&|\()\s*$", text[:start])) or bool(
        re.match(r"[*†‡\d∗]*\s*(?:,|;|and\b|&|\.|\()", text[end:])
    )


_PLACED = re.compile(r"(?:^|\s)(?:at|in|for|from|of) $")  # in front of a house, of no author: "Weaver at Reed Inc ("


def _compatible(name: str, other: str) -> bool:
    return fold(name).split()[-1:] == fold(other).split()[-1:] and fold(name)[:1] == fold(other)[:1]


_BESIDE = re.compile(r"\W{0,3}(?:joint(?:ly)? )?with\b", re.IGNORECASE)  # who is named so stands beside the owner

_BEHIND = re.compile(r"\swith (?=[A-ZÀ-Þ])")  # the same, behind a title


def _most_frequent(lines: list[Line], mails: list[contacts.Found]) -> Iterator[NamedOwner]:
    counts, first, where, listed = Counter[str](), Counter[str](), dict[str, Line](), 0
    as_written: dict[str, str] = {}  # "Quill, A.J." and "Quill, A. J." are one
    for line in lines:
        if _BESIDE.match(line.text):
            continue
        listing = _BEHIND.split(_AUTHORS_END.split(line.text[:300], maxsplit=1)[0], maxsplit=1)[0]
        names = [name for name in split_names(listing) if is_name(name) and not shape_rank(name)]
        listed += len(names) > 1
        names = [as_written.setdefault(_BLANK.sub("", name), name) for name in names]
        for name in dict.fromkeys(names):
            counts[name] += 1
            where.setdefault(name, line)
        first.update(names[:1])
    locals_ = [item.value.split("@")[0].lower() for item in mails]
    ranked = sorted(counts, key=lambda name: (-fits(name, locals_), -counts[name], -first[name], name))
    if ranked and (counts[ranked[0]] >= max(2, 0.6 * listed) or fits(ranked[0], locals_)):
        yield NamedOwner(ranked[0], where[ranked[0]], 0.7)


_BLANK = re.compile(r"(?<=\.)\s(?=[^\W\d_a-z]\.)")  # between two initials
