"""Ways to cut a run of lines without bullets into entries; the most regular cut wins.

Consumes the lines of one run; produces blocks of lines. Each way is a guess at the run's grammar: blank lines (of the
larger kind), dates at the same place in each entry, bold beginnings, hanging indents, a line each.
"""

from __future__ import annotations

from collections.abc import Iterator

from transforms.dates import find_dates, without_dates
from transforms.model import Line

_DATED = frozenset(("positions", "education", "awards", "talks", "service", "teaching", "grants", "projects"))
_WIDE = 0.8


def best_cut(kind: str, lines: list[Line]) -> list[list[Line]]:
    """The blocks of the best cut."""
    if len(lines) < 2:
        return [lines]
    glued = _wrapped(lines)
    units = [i for i in range(len(lines)) if i not in glued]
    dated = set(_with_dates(lines, glued))
    if kind not in ("positions", "education"):
        dated |= _below_dates(lines, units)
    best = max(_ways(lines, units, dated), key=lambda starts: _score(kind, lines, units, dated, starts))
    return [lines[a:b] for a, b in zip(best, [*best[1:], len(lines)], strict=True)]


def _wrapped(lines: list[Line]) -> frozenset[int]:
    """Places of the lines that go on with the sentence of the line above."""
    width = max(len(line.raw.rstrip()) for line in lines)
    found = set()
    for index in range(1, len(lines)):
        line, above = lines[index], lines[index - 1]
        if line.gap_before or line.heading:
            continue
        full = len(above.raw.rstrip()) >= _WIDE * width and width > 60
        if ((full or above.text[-1] in ",-–&") and (line.text[0].islower() or above.text[-1] in "-&")) or (
            full
            and above.text[-1] == ","
            and not find_dates(line.text)
            and line.indent >= above.indent
            and not line.bold
        ):
            found.add(index)
    return frozenset(found)


def _with_dates(lines: list[Line], glued: frozenset[int]) -> Iterator[int]:
    """Places of the units that hold a date, in their own line or in one that goes on from them."""
    unit = 0
    for index, line in enumerate(lines):
        unit = unit if index in glued else index
        dates = find_dates(line.text)
        if dates and not (
            index and not line.gap_before and not without_dates(line.text, dates) and find_dates(lines[index - 1].text)
        ):
            yield unit


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


def _ways(lines: list[Line], units: list[int], dated: set[int]) -> Iterator[list[int]]:
    """Candidate beginnings, the simplest first: of equally good ones the first wins."""
    yield [0]
    for size in sorted({lines[i].gap_before for i in units[1:] if lines[i].gap_before}, reverse=True):
        yield [i for i in units if i == 0 or lines[i].gap_before >= size]
    bold = [i for i in units if lines[i].bold and lines[i].bold[0].start == 0]
    if bold and bold[0] == 0:
        yield bold
    least = min(lines[i].indent for i in units)
    if lines[0].indent == least:
        yield [i for i in units if lines[i].indent <= least + 1]
    yield units
    order = [units.index(i) for i in sorted(dated)]
    for offset in {0, order[0]} if order else ():
        starts = [units[place - offset] for place in order if place >= offset]
        yield sorted({0, *starts})


def _look(line: Line) -> tuple[bool, bool, bool, int]:
    begins_bold = bool(line.bold) and line.bold[0].start == 0
    begins_italic = bool(line.italic) and line.italic[0].start == 0
    return begins_bold, begins_italic, line.text.isupper(), line.indent


def _good(units: list[int], dated: set[int], start: int, end: int) -> int:
    """How many dates of a block stand well: its only one, or one each on the lines below an undated one."""
    marks = [i in dated for i in units if start <= i < end]
    if len(marks) > 2 and not marks[0] and all(marks[1:]):
        return len(marks) - 1
    return int(sum(marks) == 1)


def _score(kind: str, lines: list[Line], units: list[int], dated: set[int], starts: list[int]) -> float:
    """How regular a cut is: one date an entry, beginnings of one look, blank lines between and not inside."""
    ends = [*starts[1:], len(lines)]
    score = 0.0
    if dated:
        score += (
            2 * sum(_good(units, dated, a, b) for a, b in zip(starts, ends, strict=True)) / max(len(dated), len(starts))
        )
    elif kind in _DATED and len(units) > 3:
        score += 0.3
    looks = [_look(lines[i]) for i in starts]
    alike = sum(1 for look in looks if look == looks[0]) / len(looks)
    inside = [i for i in units if i not in starts]
    strange = sum(1 for i in inside if _look(lines[i]) != looks[0]) / len(inside) if inside else 0.5
    score += 0.4 * alike + 0.4 * strange
    gaps = [i for i in units[1:] if lines[i].gap_before]
    if gaps and len(gaps) < len(units) - 1:
        begun = set(starts)
        score += 0.8 * sum(1 for i in gaps if i in begun) / len(gaps)
        score += 0.8 * sum(1 for i in starts[1:] if lines[i].gap_before) / max(1, len(starts) - 1)
    elif gaps:
        wide = max(lines[i].gap_before for i in gaps)
        wider = [i for i in gaps if lines[i].gap_before == wide]
        if len(wider) < len(gaps):
            score += 0.8 * (sum(1 for i in wider if i in starts) / len(wider)) * (len(starts) - 1 <= len(wider))
    if len({ends[k] - starts[k] for k in range(len(starts))}) == 1 and len(starts) > 1:
        score += 0.2
    return score
