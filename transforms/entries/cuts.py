"""Ways to cut a run of lines without bullets into entries; the most regular cut wins.

Consumes the lines of one run; produces blocks of lines. Each way is a guess at the run's grammar: blank lines (of the
larger kind), dates at the same place in each entry, bold beginnings, hanging indents, a line each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import find_organizations
from transforms.entities.titles import is_title
from transforms.entries.course_codes import by_codes
from transforms.entries.cut_looks import begins_dated, good, is_shifted, may_end
from transforms.entries.date_labels import further_dates
from transforms.entries.over_labels import over_labels
from transforms.entries.undated_honours import are_lone_honours
from transforms.entries.whole_stations import are_whole
from transforms.lines.closing_dates import are_closed, is_lone_date, of_rows, over_dates
from transforms.lines.shapes import is_prose
from transforms.model import Line
from transforms.tables.keyed_rows import are_keyed_rows
from transforms.text.patterns import MONTH

_CAREER = frozenset(("positions", "education"))
_DATED = _CAREER | {"awards", "talks", "service", "teaching", "grants", "projects"}
_KEYED = frozenset(("service", "talks", "awards", "teaching"))
_TITLED = frozenset(("grants", "projects"))
_OPEN_RANGE = re.compile(r"(?:19|20)\d\d ?[-–—]$")  # "2018–": the end of an entry, not a word cut in two
_MONTH_LAST = re.compile(rf"\b{MONTH}$")  # its day stands on the next line
_WIDE, _WRAPPED = 0.8, 60  # of the longest line, and letters of lines that a page wraps
_LEAST, _FIELDS, _SIZES = 2, 5, 5  # lines or entries; lines of fields under each other; sizes of blank space tried


def best_cut(kind: str, lines: list[Line]) -> list[list[Line]]:
    """The blocks of the best cut."""
    if len(lines) < 2:
        return [lines]
    if (
        starts := _by_labels(lines)
        or _under_dates(lines, kind)
        or over_dates(lines)
        or of_rows(lines)
        or (kind == "teaching" and by_codes(lines))
        or (kind in _TITLED and over_labels(lines))
    ):
        return [lines[a:b] for a, b in zip(starts, [*starts[1:], len(lines)], strict=True)]
    if (kind == "awards" and are_lone_honours(lines)) or (kind in _KEYED and are_keyed_rows(lines)):
        return [[line] for line in lines]
    if kind == "positions" and _is_one_post(lines):
        return [lines]
    glued = _wrapped(lines, kind in _CAREER)
    if kind in _CAREER:
        glued |= _told(lines) | further_dates(lines)
    units = [i for i in range(len(lines)) if i not in glued]
    dated = set(_with_dates(lines, glued))
    if kind in _CAREER:
        dated = _in_column(lines, dated)
    else:
        dated = _led_by_dates(lines, units, dated) | _below_dates(lines, units)
    is_even = len(units) == len(lines) == len(dated) and _are_even(lines)
    if is_even or (kind in _CAREER and 0 < len(dated) < len(lines) == len(units) and are_whole(kind, lines)):
        return [[line] for line in lines]
    if kind == "projects" and lines[0].is_bold and 2 * len(dated) < sum(lines[i].is_bold for i in units):
        dated = set()  # a date in few of many titles
    run = _Run(kind, lines, units, dated)
    ways = dict.fromkeys(map(tuple, _ways(lines, units, dated, kind)))  # several are the same in most lists
    best = max(ways, key=run.score)
    if kind == "service" and lines[0].begins_bold:  # a role without a date over its venues too
        best = tuple(sorted({*best, *(i for i in units if lines[i].gap_before and lines[i].begins_bold)}))
    return [lines[a:b] for a, b in zip(best, [*best[1:], len(lines)], strict=True)]


def _is_one_post(lines: list[Line]) -> bool:
    """True for two lines in all, neither dated: a title and its employer."""
    if len(lines) > _LEAST or lines[1].gap_before or any(find_dates(line.text) for line in lines):
        return False
    first, second = (line.text for line in lines)
    return is_title(first) != is_title(second) and bool(find_organizations(second if is_title(first) else first))


_LABEL = re.compile(r"([^\W\d_][^\d\t:]{2,40}?)\s*(?::\s*\t|\t|:\s)")


def _by_labels(lines: list[Line]) -> list[int]:
    """Where entries of labelled lines begin: at each first label ("Degree: ...", "Period: ..."); [] for other lines."""
    first = _LABEL.match(lines[0].text)
    if first is None:
        return []
    labels = [(match[1].casefold() if (match := _LABEL.match(line.text)) else "") for line in lines]
    starts = [i for i, label in enumerate(labels) if label == labels[0]]
    if len(starts) < _LEAST or any(b - a < _LEAST for a, b in pairwise(starts)):
        return []
    second = labels[1]
    return starts if second and all(labels[i + 1 : i + 2] == [second] for i in starts) else []


def _under_dates(lines: list[Line], kind: str) -> list[int]:
    """Where entries begin that each stand below their date, a line of its own and set off no less from what is above.

    [] where any other line stands first, or two dates follow each other. Posts of an even shape need no more space
    above their dates than there is within: "2019 – 2021" over "**Globex Lab**", and, a blank line on, "Spain".
    """
    if not is_lone_date(lines[0]):
        return []
    starts = [i for i, line in enumerate(lines) if is_lone_date(line)]
    if len(starts) < _LEAST or starts[-1] == len(lines) - 1 or any(b - a < _LEAST for a, b in pairwise(starts)):
        return []
    if kind in _CAREER and len(starts) > _LEAST and _are_even_below(lines, starts):
        return starts
    if any(line.gap_before for i, line in enumerate(lines) if i not in starts and i - 1 not in starts):
        return []  # several paragraphs below one date
    return starts if all(lines[i].gap_before >= max(1, lines[i + 1].gap_before) for i in starts[1:]) else []


def _are_even_below(lines: list[Line], starts: list[int]) -> bool:
    """True for entries of as many lines each, or with a line in bold below each date and nowhere else."""
    others = [line for i, line in enumerate(lines) if i not in starts]
    if any(line.bullet or find_dates(line.text) for line in others):
        return False
    sizes = {b - a for a, b in pairwise([*starts, len(lines)])}
    if len(sizes) == 1 and max(sizes) <= _FIELDS:
        return True
    bold = [i for i, line in enumerate(lines) if line.is_bold or line.heading]
    return bold == [i + 1 for i in starts]


def _wrapped(lines: list[Line], career: bool) -> frozenset[int]:
    """Places of the lines that go on with the sentence of the line above."""
    width = max(len(line.raw.rstrip()) for line in lines)
    found = set()
    for index in range(1, len(lines)):
        line, above = lines[index], lines[index - 1]
        if line.gap_before or line.heading:
            continue
        full = len(above.raw.rstrip()) >= _WIDE * width and width > _WRAPPED
        if not (full or above.text[-1] in ",-–&|"):
            continue
        if _OPEN_RANGE.search(above.text) and not find_dates(line.text[:12]):
            continue
        dated = begins_dated(line.text) if career else find_dates(line.text)
        follows = line.text[0].islower() or above.text[-1] in "-&|"
        listed = full and above.text[-1] == "," and not dated and line.indent >= above.indent and not line.bold
        if follows or listed or (full and line.text[0].isdigit() and _MONTH_LAST.search(above.text)):
            found.add(index)
    return frozenset(found)


def _told(lines: list[Line]) -> frozenset[int]:
    """Places of sentences below an entry's own lines: they begin none, whatever dates they name."""
    prose = frozenset(i for i, line in enumerate(lines) if is_prose(line.text))
    if prose and all(ends_dated(line.text) for i, line in enumerate(lines) if i not in prose):
        prose = frozenset(i for i in prose if not ends_dated(lines[i].text))  # dates end entries, however long
    return prose if 0 not in prose and 2 * len(prose) <= len(lines) else frozenset()


def _with_dates(lines: list[Line], glued: frozenset[int]) -> Iterator[int]:
    """Places of the units that hold a date, in their own line or in one that goes on from them."""
    unit = 0
    for index, line in enumerate(lines):
        unit = unit if index in glued else index
        dates = find_dates(line.text)
        above = find_dates(lines[index - 1].text) if dates and index and not line.gap_before else ()
        ends = all(date.expected for date in dates) and any(date.current for date in above)  # "Expected 2026"
        if dates and not (above and (ends or not without_dates(line.text, dates))):
            yield unit


def _led_by_dates(lines: list[Line], units: list[int], dated: set[int]) -> set[int]:
    """The dated lines; where a date begins every paragraph, only those: dates inside it are part of the story."""
    begins = [i for i in units if not i or lines[i].gap_before]
    if len(begins) < _LEAST or len(begins) == len(units):
        return dated
    return set(begins) if all(i in dated and _leads(lines[i].text) for i in begins) else dated


def _in_column(lines: list[Line], dated: set[int]) -> set[int]:
    """The dated lines; where all the outer ones have theirs in a left column, no deeper one begins an entry."""
    least = min((lines[i].indent for i in dated), default=0)
    outer = {i for i in dated if lines[i].indent <= least + 1}
    return outer if len(outer) >= _LEAST and all(_leads_with_date(lines[i]) for i in outer) else dated


def _leads(text: str) -> bool:
    dates = find_dates(text)
    return bool(dates) and dates[0].span.start <= 1


def _below_dates(lines: list[Line], units: list[int]) -> set[int]:
    """Outer lines without a date below a date in a left column: where details hang, they share that date."""
    least = min(lines[i].indent for i in units)
    hanging = any(lines[i].indent > least for i in units)
    first = next((i for i in units if _leads_with_date(lines[i])), None)
    if not hanging or first is None:
        return set()
    return {i for i in units if i > first and lines[i].indent == least}


def _leads_with_date(line: Line) -> bool:
    place = line.text.find("\t")
    return place > 0 and any(date.span.start == 0 and date.span.end == place for date in find_dates(line.text))


def _ways(lines: list[Line], units: list[int], dated: set[int], kind: str) -> Iterator[list[int]]:
    """Candidate beginnings, the simplest first: of equally good ones the first wins."""
    yield [0]
    for size in sorted({lines[i].gap_before for i in units[1:] if lines[i].gap_before}, reverse=True)[:_SIZES]:
        yield [i for i in units if i == 0 or lines[i].gap_before >= size]
    bold = [i for i in units if lines[i].begins_bold]
    if bold and bold[0] == 0:
        yield bold
    least = min(lines[i].indent for i in units)
    if lines[0].indent == least:
        yield [i for i in units if lines[i].indent <= least + 1]
    yield units
    width = max(len(line.raw.rstrip()) for line in lines)
    if kind not in _CAREER and width > _WRAPPED and not any("\t" in lines[i].text for i in units):
        yield [i for i in units if not i or lines[i].gap_before or len(lines[i - 1].raw.rstrip()) < _WIDE * width]
    order = [place for place, i in enumerate(units) if i in dated]
    for offset in sorted({0, order[0]}) if order else ():
        starts = [units[place - offset] for place in order if place >= offset]
        if offset or not order[0] or not _PERIOD.match(lines[starts[0]].text):
            yield sorted({0, *starts})
    closed = kind == "awards" and are_closed(lines, units, dated)
    ends = (
        order
        and order[0]
        and (kind == "talks" or closed or (kind in _CAREER and may_end(lines, units, units[order[0]])))
    )
    if ends:  # dates end the entries
        yield [units[0], *(units[place + 1] for place in order if place + 1 < len(units))]


def _are_even(lines: list[Line]) -> bool:
    """True for lines of one look, evenly spaced: where each is dated, no cut is as regular as one at every line."""
    look, gap = _look(lines[0]), lines[1].gap_before
    return all(line.gap_before == gap and _look(line) == look for line in lines[1:])


_PERIOD = re.compile(r"(?i)(?:duration|period|dates?|years?|time|when)\s?:")  # such a line begins no entry


def _look(line: Line) -> tuple[bool, bool, bool, int]:
    begins_italic = bool(line.italic) and line.italic[0].start == 0
    return line.begins_bold, begins_italic, line.text.isupper(), line.indent


class _Run:
    """What is known of a run's units (its lines, wrapped ones joined), and how regular a cut of it is."""

    def __init__(self, kind: str, lines: list[Line], units: list[int], dated: set[int]) -> None:
        self.kind, self.lines, self.units = kind, lines, units
        self.marks = [i in dated for i in units]
        self.dates = sum(self.marks)
        self.looks = {i: (*_look(lines[i]), kind == "talks" and lines[i].text[0] in "\"“„«‘'") for i in units}
        self.gaps = [i for i in units[1:] if lines[i].gap_before]
        widest = max((lines[i].gap_before for i in self.gaps), default=0)
        self.widest = [i for i in self.gaps if lines[i].gap_before == widest]

    def score(self, starts: tuple[int, ...]) -> float:
        """One date an entry, beginnings of one look, blank lines between and not inside, entries of one length."""
        begun = set(starts)
        score = self._by_dates(begun) + self._by_looks(starts, begun) + self._by_gaps(starts, begun)
        ends = [*starts[1:], len(self.lines)]
        even = len({end - start for start, end in zip(starts, ends, strict=True)}) == 1 and len(starts) > 1
        return score + 0.2 * even

    def _by_dates(self, begun: set[int]) -> float:
        if not self.dates:
            return 0.3 * (self.kind in _DATED and len(self.units) > 3)
        blocks: list[list[bool]] = []
        for i, mark in zip(self.units, self.marks, strict=True):
            if i in begun or not blocks:
                blocks.append([])
            blocks[-1].append(mark)
        shifted = self.kind in _CAREER and is_shifted(blocks)
        return 2 * sum(map(good, blocks)) / max(self.dates, len(begun)) - shifted

    def _by_looks(self, starts: tuple[int, ...], begun: set[int]) -> float:
        look = self.looks[starts[0]]
        alike = sum(1 for i in starts if self.looks[i] == look) / len(starts)
        inside = [i for i in self.units if i not in begun]
        strange = sum(1 for i in inside if self.looks[i] != look) / len(inside) if inside else 0.5
        return 0.4 * alike + 0.4 * strange

    def _by_gaps(self, starts: tuple[int, ...], begun: set[int]) -> float:
        if not self.gaps:
            return 0.0
        if len(self.gaps) < len(self.units) - 1:
            between = sum(1 for i in self.gaps if i in begun) / len(self.gaps)
            return 0.8 * between + 0.8 * sum(1 for i in starts[1:] if self.lines[i].gap_before) / max(
                1, len(starts) - 1
            )
        if len(self.widest) == len(self.gaps) or len(starts) - 1 > len(self.widest):
            return 0.0  # blank lines everywhere, or more entries than wide ones
        return 0.8 * sum(1 for i in self.widest if i in begun) / len(self.widest)
