"""Dates at the right of a page that a converter set behind all their entries. Consumes lines; puts each behind its own.

Such a run of dates, with a place under, over or behind each or without, counts as many as the entries without a date
above it. "Spring 2019, Lund," over "Sweden" is one that its narrow column wrapped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.entities.places import is_place
from transforms.readers.converted.lines import is_head, plain
from transforms.readers.date_patterns import RANGE

_DATE = re.compile(
    rf"(?:(?:exp\.|expected|since|from) )?{RANGE}(?: ?\((?:expected|exp\.?|anticipated|ongoing)\))?",
    re.IGNORECASE,
)
_AT_PLACE = re.compile(rf"{RANGE}, ([^\W\d_][^\d;:()]{{2,44}})", re.IGNORECASE)
_CUT = re.compile(rf"{RANGE},(?: [^\d;:()]{{2,40}},)?", re.IGNORECASE)
_NOWHERE = {"virtual", "virtually", "online", "remote"}
_BULLET = re.compile(r"[-+*•·◦●○–▪‣_*]{1,3}\s|\W{0,2}\d{1,3}[.)\]]\s|\[[A-Z]{0,3}\d{1,3}\]|[●•◦○▪]")
_DATED = re.compile(rf"\s{RANGE}$", re.IGNORECASE)
_LED = re.compile(rf"{RANGE}\s", re.IGNORECASE)
_QUOTED, _SLANTED = re.compile(r"\*\*[“\"]"), re.compile(r"_[^_]{3,80}_")
_LEAST = 2
_OTHER = re.compile(r"\b(?:19|20)\d\d\b|@|\]\(|https?:|www\.|\+\d")  # what stands in no undated entry's first line
_PLACE = 45  # characters that a place may have
_ENTRY = 140  # and the first line of an entry
_ACROSS = 3  # dates that entries of several sections may share in one run
_ADDRESS = 12  # lines that the owner's postal address and e-mail address take
_BACK = 3  # sections above in which the entries are sought
_FARTHEST = 8  # and those that a run of as many dates may span


class _Run(NamedTuple):
    start: int
    end: int
    dates: list[str]
    places: list[str]


def dates_beside(lines: Sequence[str]) -> list[str]:
    """The lines, runs of dates dealt out to the entries above."""
    out = list(lines)
    dealt: set[int] = set()
    floor = 0
    runs = list(_runs(lines))
    for number, run in enumerate(runs if not _lead(lines, runs) else ()):
        if _is_headed(lines, run) and _count(lines, run.end, _end_below(lines, runs, number)) == len(run.dates):
            floor = run.end
            continue
        entries = _entries(out, floor, run.start, len(run.dates))
        for at, date, place in zip(entries, run.dates, run.places, strict=False):
            out[at] = f"{out[at].rstrip()}\t{date}"
            if place:
                below = at + 1 if at + 1 < run.start and out[at + 1].strip() and at + 1 not in entries else at
                out[below] = f"{out[below].rstrip()}\t{place}"
        if entries:
            dealt |= {at for at in range(run.start - 1, run.end) if at >= run.start or not out[at].strip()}
        floor = run.end
    return [line for at, line in enumerate(out) if at not in dealt] if dealt else out


def _runs(lines: Sequence[str]) -> Iterator[_Run]:
    at = 0
    while at < len(lines):
        run = _run(lines, at) if _date_at(lines, at) else _placed_run(lines, at)
        if not run:
            at += 1
            continue
        if (len(run.dates) >= _LEAST or all(run.places)) and not _goes_on(lines, at):
            yield run
        at = run.end


def _lead(lines: Sequence[str], runs: Sequence[_Run]) -> bool:
    """True where the dates stood at the left: the first run has nothing above it, and most have their entries below.

    An entry begins a paragraph in bold and goes on plain; lines that a date leads are of other rows.
    """
    if not runs or any(_begins_bold(lines, at) for at in range(runs[0].start)):
        return False
    ends = [*(run.start for run in runs[1:]), len(lines)]
    led = [_count(lines, run.end, end) == len(run.dates) for run, end in zip(runs, ends, strict=True)]
    return led[0] and 2 * sum(led) >= len(led)


def _is_headed(lines: Sequence[str], run: _Run) -> bool:
    """True for several dates right below a heading: they may have stood at the left of what is below it too."""
    above = next((line for line in reversed(lines[: run.start]) if line.strip()), "")
    return len(run.dates) >= _LEAST and above[:1] == "#"


def _end_below(lines: Sequence[str], runs: Sequence[_Run], number: int) -> int:
    """Where the next run begins, or the next heading."""
    end = runs[number + 1].start if number + 1 < len(runs) else len(lines)
    return next((at for at in range(runs[number].end, end) if lines[at][:1] == "#"), end)


def _count(lines: Sequence[str], start: int, end: int) -> int:
    """How many entries in bold begin between a run and the next, or a line that a date leads."""
    end = next((at for at in range(start, end) if lines[at][:1].isdigit() and _LED.match(lines[at])), end)
    return sum(_begins_bold(lines, at) for at in range(start, end))


def _begins_bold(lines: Sequence[str], at: int) -> bool:
    line = lines[at]
    return line[:2] == "**" and not (at and lines[at - 1].strip()) and not line.rstrip().endswith("**")


def _goes_on(lines: Sequence[str], start: int) -> bool:
    """True where the line right above ends with a date: the first of the run is another one of its entry."""
    return start > 0 and _DATED.search(plain(lines[start - 1])) is not None


def _run(lines: Sequence[str], start: int) -> _Run:
    """Dates, each with the place under it, if there are any."""
    dates: list[str] = []
    places: list[str] = []
    end = at = start
    while at < len(lines):
        line = lines[at].strip()
        if line and (found := _date_at(lines, at)):
            dates.append(found[0])
            places.append("")
            end = at = found[1]
            continue
        if line and dates and not places[-1] and _is_place(line) and (len(dates) == 1 or places[-2]):
            places[-1] = line
            end = at + 1
        elif line:
            break
        at += 1
    if places and any(places) and not all(places):
        places = [""] * len(dates)
    return _Run(start, end, dates, places)


def _placed_run(lines: Sequence[str], start: int) -> _Run | None:
    """Dates, each with the place over it: at least two, as words that are no date may stand over one."""
    worded = [at for at in range(start, min(start + 3, len(lines))) if lines[at].strip()]
    if worded[:1] != [start] or len(worded) < _LEAST or not (_is_date(lines[worded[1]]) and _is_place(lines[start])):
        return None
    dates: list[str] = []
    places: list[str] = []
    end, open_ = start, ""
    for at in range(start, len(lines)):
        line = lines[at].strip()
        if open_ and _is_date(line):
            dates.append(plain(line))
            places.append(open_)
            end, open_ = at + 1, ""
        elif line and not open_ and _is_place(line):
            open_ = line
        elif line:
            break
    return _Run(start, end, dates, places) if len(dates) >= _LEAST else None


def _is_date(line: str) -> bool:
    may = len(line) < _PLACE and (line[:1].isalnum() or line[:1] in "*_")
    return may and _DATE.fullmatch(plain(line)) is not None


def _date_at(lines: Sequence[str], at: int) -> tuple[str, int] | None:
    """The date on a line, with the place behind it ("Spring 2019, Lund" over "Sweden"), and where it ends."""
    line = lines[at]
    if _is_date(line):
        return plain(line), at + 1
    if "," not in line or len(line) > _PLACE or not line[:1].isalnum():
        return None
    words, end = plain(line), at + 1
    if _CUT.fullmatch(words):
        below = next((one for one in range(end, min(end + 2, len(lines))) if lines[one].strip()), None)
        if below is None:
            return None
        words, end = f"{words} {plain(lines[below])}", below + 1
    match = _AT_PLACE.fullmatch(words)
    return (words, end) if match and (match[1] in _NOWHERE or is_place(match[1])) else None


def _is_place(line: str) -> bool:
    return len(line) < _PLACE and line[0] not in "#-|" and not any(map(str.isdigit, line)) and is_place(plain(line))


def _entries(lines: Sequence[str], floor: int, end: int, count: int) -> list[int]:
    """Where the entries begin that as many dates belong to; empty where nothing tells."""
    far = max(_BACK, min(count, _FARTHEST))
    sections = [one for one in _sections(lines, floor, end) if one][-far:]
    for last in range(len(sections), 0, -1):
        for first in range(last - 1, -1, -1):
            undated = [at for section in sections[first:last] for at in section]
            bold = [at for at in undated if lines[at].startswith("**")]
            if len(bold) == count and (last == len(sections) or not all(_QUOTED.match(lines[at]) for at in bold)):
                return bold
            begun = [at for at in undated if not lines[at - 1].strip() or is_head(lines[at - 1])]
            begun = [at for at in begun if not any("@" in line for line in lines[at : at + _ADDRESS])]
            begun = [at for at in begun if not _SLANTED.fullmatch(lines[at])] or begun  # roles below the entries
            if not bold and last - first == 1 and count <= len(begun) <= count + 1:
                return begun[-count:]
            if not bold and last == len(sections) and len(begun) == count >= _ACROSS:
                return begun
    return []


def _sections(lines: Sequence[str], floor: int, end: int) -> Iterator[list[int]]:
    """The undated lines that may begin entries, section by section."""
    found: list[int] = []
    in_capitals = any(_is_loud(line) and is_head(line) for line in lines[floor:end])
    for at in range(floor, end):
        line = lines[at]
        if is_head(line) or (in_capitals and _is_loud(line)):
            yield found
            found = []
        elif found and at - found[-1] == 1 and _is_open(lines[at - 1]):
            continue
        elif line.strip() and len(line) < _ENTRY and not _BULLET.match(line) and not _OTHER.search(line):
            is_dated = at + 1 < end and line[:2] == "**" and _DATED.search(plain(lines[at + 1])) is not None
            found += [] if is_dated else [at]
    yield found


def _is_open(line: str) -> bool:
    """True for a title in bold whose quotation marks close on the next line."""
    return line[:2] == "**" and (line.count("“") > line.count("”") or line.count('"') % 2 == 1)


def _is_loud(line: str) -> bool:
    """True for bold capitals, as headings are set."""
    return line[:2] == "**" == line.rstrip()[-2:] and line.isupper()
