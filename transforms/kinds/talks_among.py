"""Talks among works: consumes a section "Publications & Presentations"; produces it as works and as talks.

An entry is a talk where it says that one spoke: "*Wet looms*. Lecture at the Weft Days, 2.3.2021 in Turku", or where
it is one of several quoted titles read at meetings in some month.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from transforms.dates.year_heads import headed_year
from transforms.kinds.meetings import is_read
from transforms.lines.shapes import begins_with_authors
from transforms.model import Line, Section
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_SPOKEN = re.compile(
    rf"(?:[.,;:)\]”\"’?!]\s{{1,2}}|\s[–—-]\s)\(?(?:an? )?(?:(?:{any_of('entry_words', 'talks', 'sorts')})"
    " ){0,2}(?:(?:lecture|talk|keynote|presentation|poster|address|vortrag|conférence|ponencia)"
    "(?: (?:presented|given|delivered|held))?|(?:(?:paper|poster) )?(?:presented|read|delivered)) (?:at|to|"
    "for|during|before|in|bei|auf|beim|en) ",
    re.IGNORECASE,
)
_QUOTES = frozenset('“"«„')
_HINTS = forms("entry_words", "talks", "hints")
_PRINTED = re.compile(r"\bpp?\. ?\d|\d ?\(\d{1,3}\)|\d{2,4}[–-]{1,2}\d{2,4}\b(?<!(?:19|20)\d\d)|\bdoi\b|DOI|\bIn: ")


def talks_apart(section: Section) -> list[Section]:
    """The works and the talks of a section that heads both; [] where no entry says that one spoke, or every one."""
    entries = list(_entries(section))
    read = [is_read(" ".join(line.text for line in entry)) for entry in entries]
    spoken = [_is_spoken(entry) or (one and sum(read) > 1) for entry, one in zip(entries, read, strict=True)]
    if not any(spoken) or all(spoken):
        return []
    works, talks = list[Line](), list[Line]()
    for entry, is_talk in zip(entries, spoken, strict=True):
        if entry[0].number in section.subheads:
            works.append(entry[0])
            talks += entry[:1] if headed_year(entry[0].text) else ()
        else:
            (talks if is_talk else works).extend(entry)
    return [
        replace(section, lines=tuple(works), kinds=("papers",)),
        replace(section, kind="talks", kinds=("talks",), lines=tuple(_without_empty(talks, section.subheads))),
    ]


def _entries(section: Section) -> Iterator[tuple[Line, ...]]:
    """The section's entries, each subheading apart: at bullets, or at blank lines where nothing has a bullet.

    Where it has neither, an entry begins with a title in quotes.
    """
    lines = section.lines
    marks = [line.indent for line in lines if line.bullet]
    least = min(marks, default=0)
    is_dense = not marks and not any(line.gap_before for line in lines[1:])
    starts = [
        i
        for i, line in enumerate(lines)
        if line.number in section.subheads
        or (bool(line.bullet) and line.indent <= least if marks else line.gap_before > 0)
        or (is_dense and line.text[0] in _QUOTES)
        or (i and lines[i - 1].number in section.subheads)
    ]
    for start, end in pairwise(sorted({0, *starts, len(lines)})):
        yield lines[start:end]


def _is_spoken(entry: tuple[Line, ...]) -> bool:
    text = " ".join(line.text for line in entry)
    spoken = _SPOKEN.search(text) if holds_one(text, _HINTS) else None
    if spoken is None or _PRINTED.search(text):
        return False
    return not ("oster" in spoken[0] and begins_with_authors(text))  # a poster cited with its authors is a work


def _without_empty(lines: list[Line], subheads: frozenset[int]) -> Iterator[Line]:
    """The lines without years over no talk."""
    for line, below in pairwise((*lines, None)):
        if line and (line.number not in subheads or (below and below.number not in subheads)):
            yield line
