"""Plain headings among dated rows: consumes a `Section`; produces the sections that they part.

"Honors" alone on a line, no larger and no bolder than "2022<tab>Fellow, ..." below it: between rows that all begin with
a date and a tab, a line without either whose words name a kind heads the rows below, unless it may go on with the row
above.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date
from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.text.open_words import OPEN_WORDS

_KINDS = frozenset(("positions", "education", "awards", "service", "grants", "teaching", "talks", "advising"))
_LEAST, _BELOW = 4, 2  # dated rows of a section, and below a heading
_LONGEST = 60  # characters of a heading
_SLACK = 4  # columns that letters of unlike width may take more or less
_OPEN = re.compile(rf"(?:[,&/(:–—-]|\b(?:{OPEN_WORDS}))$")


def with_heads_among_rows(section: Section) -> Iterator[Section]:
    """The section; in two or more where plain headings part its dated rows."""
    heads = _heads(section) if section.kind in _KINDS else {}
    if not heads:
        yield section
        return
    open_, lines = section, list[Line]()
    for at, line in enumerate(section.lines):
        if at not in heads:
            lines.append(line)
            continue
        kinds = heads[at]
        if kinds[0] == open_.kind:
            open_ = replace(open_, subheads=open_.subheads | {line.number})
            lines.append(line)
            continue
        if lines or open_.heading:
            yield replace(open_, lines=tuple(lines))
        open_ = Section(kinds[0], line, (), (*section.path, line.text), kinds, section.subheads)
        lines = []
    yield replace(open_, lines=tuple(lines))


def _heads(section: Section) -> dict[int, tuple[str, ...]]:
    """Where such headings stand, with the kinds that they name; {} where none names a kind of its own."""
    lines = section.lines
    rows = [line for line in lines if _is_row(line)]
    if len(rows) < _LEAST:
        return {}
    found = {
        at: named(line.text).kinds
        for at, line in enumerate(lines[:-1])
        if _is_row(lines[at + 1])
        and not line.indent > lines[at + 1].indent  # set in below a row
        and _may_head(line, section)
        and named(line.text).whole
    }
    found = {at: kinds for at, kinds in found.items() if _rows_below(lines[at + 1 :]) >= _BELOW}
    found = {
        at: kinds for at, kinds in found.items() if kinds[0] in _KINDS and not (at and _OPEN.search(lines[at - 1].text))
    }
    width = max(len(line.text) for line in lines)
    free = [at for at in found if not at or _has_room(lines[at - 1], lines[at], width)]
    sure = len(free) == len(found) or len(free) > 1
    return found if sure and any(kinds[0] != section.kind for kinds in found.values()) else {}


def _rows_below(lines: Sequence[Line]) -> int:
    """How many dated rows follow, with what runs over them: "With honors" below a degree has one."""
    count = 0
    for line in lines:
        count += _is_row(line)
        if count >= _BELOW or (not _is_row(line) and named(line.text).whole):
            break
    return count


def _is_row(line: Line) -> bool:
    tab = line.text.find("\t")
    return tab > 0 and not line.bullet and is_date(line.text[:tab].strip(" ."))


def _may_head(line: Line, section: Section) -> bool:
    text = line.text
    if line.bullet or line.heading or line.number in section.subheads or "\t" in text or len(text) > _LONGEST:
        return False
    return text[0].isupper() and text[-1] not in ".,;" and not find_dates(text)


def _has_room(above: Line, line: Line, width: int) -> bool:
    """True where the line's first word had room on the line above: it is no more of that."""
    return bool(line.gap_before) or len(above.text) + 1 + len(line.text.split(" ", 1)[0]) <= width - _SLACK
