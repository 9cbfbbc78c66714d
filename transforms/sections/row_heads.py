"""Plain headings among dated rows: consumes a `Section`; produces the sections that they part.

"Honors" alone on a line, no larger and no bolder than "2022<tab>Fellow, ..." below it: between rows that all begin with
a date and a tab, a line without either whose words name a kind heads the rows below, unless it may go on with the row
above. So does a first column that names one where the others have dates: "Teaching:<tab>Spring 2019: Knots".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.headings.wording import is_role, named
from transforms.heads.gutter import apart
from transforms.model import Line, Section
from transforms.text.open_words import OPEN_WORDS

_KINDS = frozenset(("positions", "education", "awards", "service", "grants", "teaching", "talks", "advising"))
_LABELLED = frozenset(("papers", "skills", "interests"))  # by a label in the dates' column only
_LEAST, _BELOW = 4, 2  # dated rows of a section, and below a heading
_LONGEST = 60  # characters of a heading
_SLACK = 4  # columns that letters of unlike width may take more or less
_OPEN = re.compile(rf"(?:[,&/(:–—-]|\b(?:{OPEN_WORDS}))$")


def with_heads_among_rows(section: Section) -> Iterator[Section]:
    """The section; in two or more where plain headings or labels in the first column part its dated rows."""
    for part in _labelled(section) if section.kind in _KINDS else (section,):
        yield from _headed(part)


def _labelled(section: Section) -> Iterator[Section]:
    """The section up to the first label in the dates' column; then a section for each of them."""
    lines = section.lines
    labels = {at: kinds for at, line in enumerate(lines) if "\t" in line.text and (kinds := _label_kinds(line))}
    labels = {at: kinds for at, kinds in labels.items() if kinds[0] != section.kind}
    first = min(labels, default=0)
    if sum(map(_is_row, lines[:first])) < _LEAST:
        yield section
        return
    yield replace(section, lines=lines[:first])
    for at, end in pairwise((*sorted(labels), len(lines))):
        head, rest = apart(lines[at], lines[at].text.index("\t") + 1)
        below = (rest, *lines[at + 1 : end])
        yield Section(labels[at][0], head, below, (*section.path, head.text), labels[at], section.subheads)


def _label_kinds(line: Line) -> tuple[str, ...]:
    """The kinds that a row's first column names as a whole, with a colon or in bold; () where it is no label."""
    label = line.text.partition("\t")[0]
    is_label = label.endswith(":") or (line.begins_bold and line.bold[0].end >= len(label))
    if line.bullet or line.heading or not is_label or not label[:1].isupper() or is_role(label.rstrip(" :")):
        return ()
    said = named(label)
    return said.kinds if said.whole and said.kinds[0] in _KINDS | _LABELLED else ()


def _headed(section: Section) -> Iterator[Section]:
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
