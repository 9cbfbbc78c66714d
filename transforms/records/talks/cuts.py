"""Other ways to cut a list of talks into entries, for lists whose first cut reads badly.

Consumes the entries of one run; produces the same lines cut anew: at bullets, dates, quotation marks, styles, each
line, every second or third line; with lines put together at the margin, and as they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import find_dates
from transforms.model import Entry, Line
from transforms.records.lists.wrapped import begins_dated, unwrapped
from transforms.records.talks.scores import is_role, names_no_talk
from transforms.records.talks.titles import begins_named

_LEAST = 2  # entries of a cut
_TITLE = 6  # characters of "Title:", which goes on with the entry
_LONG_HEAD = 60  # characters
_DATE_START = 24  # characters in which a date stands before the words


def other_cuts(run: Sequence[Entry]) -> Iterator[list[Entry]]:
    """The run's lines in other entries, each cut once."""
    lines = [line for entry in run for line in entry.lines]
    width = max(line.indent + len(line.text) for line in lines)
    now = tuple(lines.index(entry.lines[0]) for entry in run if entry.lines)
    seen: set[tuple[int, ...]] = set()
    least = 1 if _is_one_title(lines) else _LEAST
    apart = set(now) if all(_quoted(entry.lines[0]) for entry in run if entry.lines) else set()  # a title each
    by_pairs = pairs(lines)
    for starts in (by_pairs,) if by_pairs else (now, *(_starts(begins, lines) for begins in _WAYS)):
        if len(starts) < least or starts in seen or not apart.issubset(starts) or not _fits(lines, starts):
            continue
        seen.add(starts)
        entries = list(_entries(run, lines, starts))
        whole = [replace(entry, head=unwrapped(entry.head, width)) for entry in entries]
        if not entries:
            continue
        if any(len(a.head) != len(b.head) for a, b in zip(entries, whole, strict=True)):
            yield entries
        yield whole


def pairs(lines: Sequence[Line]) -> tuple[int, ...]:
    """Where pairs between gaps begin, a dated title over who asked, whatever the title's words; () for other lists."""
    starts = tuple(range(0, len(lines), _LEAST)) if len(lines) % _LEAST == 0 and len(lines) > _LEAST else ()
    for number in starts:
        title, host = lines[number], lines[number + 1]
        if (number and not title.gap_before) or host.gap_before or host.bullet:
            return ()
        if not ends_dated(title.text) or find_dates(host.text):
            return ()
    return starts


def are_led(run: Sequence[Entry]) -> bool:
    """True for entries of single lines, each of which its date leads: no other cut can be right."""
    if len(run) <= _LEAST or not all(len(one.lines) == 1 and begins_dated(one.lines[0]) for one in run):
        return False
    texts = [one.lines[0].text for one in run]
    return len({text[dates[0].span.end :][:1] for text in texts if (dates := find_dates(text))}) == 1


def are_dated_paragraphs(run: Sequence[Entry]) -> bool:
    """True for entries of single lines between gaps, each of which ends in its own date: no other cut can be right."""
    if len(run) <= _LEAST or not all(len(one.lines) == 1 and ends_dated(one.lines[0].text) for one in run):
        return False
    return all(one.lines[0].gap_before for one in run[1:])


def _starts(begins: Callable[[Sequence[Line]], list[int]], lines: Sequence[Line]) -> tuple[int, ...]:
    return tuple(
        number
        for number in begins(lines)
        if not _is_head(lines[number])
        and not (number and lines[number].text[:_TITLE] == "Title:" != lines[0].text[:_TITLE])
    )


def _fits(lines: Sequence[Line], starts: Sequence[int]) -> bool:
    """True where nothing but headings stands before the first entry, and every sibling of its bullet begins one."""
    marked = {(_mark(lines[number]), lines[number].indent) for number in starts if lines[number].bullet}
    begun = set(starts)
    return all(_is_head(line) for line in lines[: starts[0]]) and all(
        number in begun or not line.bullet or (_mark(line), line.indent) not in marked
        for number, line in enumerate(lines)
    )


def _mark(line: Line) -> str:
    return "1" if any(char.isdigit() for char in line.bullet) else line.bullet


def _entries(run: Sequence[Entry], lines: Sequence[Line], starts: Sequence[int]) -> Iterator[Entry]:
    by_line = {line.number: entry for entry in run for line in entry.lines}
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        block = [line for line in lines[start:end] if not _is_head(line)]
        if block:  # an entry may be a heading alone
            yield replace(by_line[block[0].number], head=tuple(block), details=())


def _is_head(line: Line) -> bool:
    """True for a line that only says what kind of talks follow: "Invited talks"."""
    if line.bullet or len(line.text) >= _LONG_HEAD or find_dates(line.text):
        return False
    return is_role(line.text.split("(")[0]) or (line.heading > 0 and names_no_talk(line.text))


def _at(test: Callable[[Line], bool]) -> Callable[[Sequence[Line]], list[int]]:
    return lambda lines: [number for number, line in enumerate(lines) if test(line)]


def _at_bullets(lines: Sequence[Line]) -> list[int]:
    bulleted = [line for line in lines if line.bullet]
    if not bulleted:
        return []
    least = min(line.indent for line in bulleted)
    mark = next(_mark(line) for line in bulleted if line.indent <= least + 1)
    return [number for number, line in enumerate(lines) if line.bullet and _mark(line) == mark]


def _at_margin(lines: Sequence[Line]) -> list[int]:
    least = min(line.indent for line in lines)
    return [number for number, line in enumerate(lines) if line.indent <= least + 1]


def _behind_dates(lines: Sequence[Line]) -> list[int]:
    return [0, *(number + 1 for number, line in enumerate(lines[:-1]) if ends_dated(line.text))]


def _over_dates(lines: Sequence[Line]) -> list[int]:
    """Titles over the dated lines of each place where the talk was given."""
    dated = [bool(find_dates(line.text)) for line in lines]
    if dated[0] or not dated[-1]:
        return []
    heads = [number for number, now in enumerate(dated) if not now and (not number or dated[number - 1])]
    return [] if any(names_no_talk(lines[number].text) for number in heads) else heads


def _is_one_title(lines: Sequence[Line]) -> bool:
    """True for one title, in quotes or set apart by its style, over the dated lines of where it was told."""
    first, *below = lines
    apart = _quoted(first) or first.is_bold or first.is_italic
    if not apart or len(below) < _LEAST or find_dates(first.text) or names_no_talk(first.text):
        return False
    return all(find_dates(line.text) and not _quoted(line) for line in below)


def _at_gaps(lines: Sequence[Line]) -> list[int]:
    return [number for number, line in enumerate(lines) if not number or line.gap_before]


def _every(size: int) -> Callable[[Sequence[Line]], list[int]]:
    return lambda lines: list(range(0, len(lines), size)) if len(lines) % size == 0 else []


def _quoted(line: Line) -> bool:
    return line.text[0] in '"“' or (begins_dated(line) and line.text[:_DATE_START].find("“") > 0)


_WAYS: tuple[Callable[[Sequence[Line]], list[int]], ...] = (
    _at_bullets,
    _at(begins_dated),
    _at(_quoted),
    _at(begins_named),
    _at(lambda line: line.begins_bold),
    _at(lambda line: not line.is_italic),
    _at_margin,
    _behind_dates,
    _over_dates,
    _at_gaps,
    _every(1),
    _every(2),
    _every(3),
)
