"""Other ways to take a list's lines: consumes a section; produces it with other marks of where entries begin.

What parts entries is blank lines and bullets, be it those that the form gave or those that a way of cutting sets.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from transforms.citations.name_runs import name_run
from transforms.dates.ranges import find_dates
from transforms.model import Line, Section

_NAMES = 4  # letters of a run of names


def other_cuts(section: Section) -> Iterator[Section]:
    """The section as each other way of cutting takes it; none that changes nothing."""
    seen = [_marks(section)]
    for way in _WAYS:
        other = way(section)
        marks = _marks(other)
        if marks not in seen:
            seen.append(marks)
            yield other


def _marks(section: Section) -> list[tuple[str, int, int]]:
    return [(line.bullet, line.gap_before, line.indent) for line in section.lines]


def _without_bullets(section: Section) -> Section:
    """Bullets are where entries begin, and mean nothing else."""
    lines = section.lines
    return _of(section, (replace(x, bullet="", gap_before=x.gap_before or 1) if x.bullet else x for x in lines))


def _bulleted(section: Section) -> Section:
    """Each line that begins with no small letter is an item."""
    lines = section.lines
    return _of(section, (x if x.bullet or x.text[:1].islower() else replace(x, bullet="-") for x in lines))


def _by_lines(section: Section) -> Section:
    """Each line is an entry, wherever it stands."""
    return _of(section, (replace(line, gap_before=1 if i else line.gap_before, indent=0) for i, line in _each(section)))


def _without_gaps(section: Section) -> Section:
    """Blank lines mean nothing."""
    return _at(section, ())


def _after_dates(section: Section) -> Section:
    """A date ends an entry."""
    return _at(section, {i + 1 for i, line in _each(section) if _ends_dated(line.text)})


def _at_names(section: Section) -> Section:
    """A run of names begins an entry."""
    lines = section.lines
    begun = {i for i, x in _each(section) if name_run(x.text, 0, "") > _NAMES and lines[i - 1].text[-1] not in ",&"}
    return _at(section, begun) if begun else section


def _in_pairs(section: Section) -> Section:
    """Two lines are an entry."""
    return _at(section, range(0, len(section.lines), 2)) if len(section.lines) % 2 == 0 else section


_WAYS: tuple[Callable[[Section], Section], ...] = (
    _without_bullets,
    _bulleted,
    _by_lines,
    _without_gaps,
    _at_names,
    _after_dates,
    _in_pairs,
)


def _each(section: Section) -> Iterator[tuple[int, Line]]:
    return iter(enumerate(section.lines))


def _of(section: Section, lines: Iterator[Line]) -> Section:
    return replace(section, lines=tuple(lines))


def _at(section: Section, starts: Collection[int]) -> Section:
    """The section with blank lines before these places, and before no others."""
    lines = ((i, line, 1 if i in starts else 0) for i, line in _each(section))
    return _of(
        section, (line if not i or line.gap_before == gap else replace(line, gap_before=gap) for i, line, gap in lines)
    )


def _ends_dated(text: str) -> bool:
    dates = find_dates(text)
    return bool(dates) and dates[-1].span.end >= len(text) - 2
