"""Headings beside their text: consumes lines; produces them with such headings as lines of their own.

In one layout the headings stand in a left column ("Education      Doctor of Philosophy ..."); a gutter is believed
where at least two lines at the left edge begin with heading words and go on at the column at which many lines begin.
PDF conversion makes of it "Education **Doctor of Philosophy** ...": heading words, then bold ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.headings.wording import named
from transforms.model import Line, Span
from transforms.text.styled import without

_FIRST = re.compile(r"\S(?:\S|[ ](?![ ])){0,30}")
_MARK = re.compile(r" (?:\[1\]|1\.|[•●○▪■◦▷]) ")
_ENTRIES = frozenset(("education", "positions", "papers", "awards", "teaching", "grants", "talks"))
_FURTHER = frozenset(("service", "advising"))
_LEAST = 2
_KINDS = 3  # kinds of section that are headed in a column of its own, so that this is the document's way
_COMMON = 3
_FARTHEST = 48  # a gutter's end: the middle of a page, where a table's two columns are of one width
_NEAR = 3


def split_gutter(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; those with a heading beside their words become two: the heading, and the rest."""
    column, labels = _column(body)
    if column:
        return tuple(_apart(body, column, labels))
    columns = {line.number: kind for line in body if "\t" in line.text and (kind := _column_kind(line.text))}
    beside = columns | _others(body) if len(set(columns.values())) >= _KINDS else {}
    led = {
        line.number: length for line in body if not (line.bullet or line.heading) and (length := _lead(line, beside))
    }
    if not led:
        return body
    stated = Counter(_label(line, led[line.number]) for line in body if line.number in led)
    led = {line.number: at for line in body if (at := led.get(line.number)) and stated[_label(line, at)] == 1}
    if len(led) < _LEAST and not any(_MARK.search(line.text) for line in body if line.number in led):
        return body
    return tuple(part for line in body for part in (apart(line, led[line.number]) if line.number in led else (line,)))


def _label(line: Line, length: int) -> str:
    """A line's first words, up to the cell beside them: a form's label returns with whatever stands there."""
    return line.text[:length].partition("\t")[0].strip()


def _column(body: tuple[Line, ...]) -> tuple[int, frozenset[str]]:
    """The raw column at which the text begins beside a gutter of headings, 0 where there is none; and the labels.

    What stands there more than once labels the fields of entries ("Main activities" below each employer).
    """
    indents = [line.indent for line in body if 8 <= line.indent <= _FARTHEST]
    if len(indents) < _COMMON:
        return 0, frozenset()
    firsts = Counter(line.text.split("\t", 1)[0] for line in body if line.indent <= 2)
    labels = frozenset(first for first, count in firsts.items() if count > 1)
    beginning = [line for line in body if line.indent <= 2 and named(line.text.split("\t", 1)[0]).whole]
    led = [line for line in beginning if "\t" in line.text and line.columns[0] not in labels]
    heads = len(led)
    if heads < _LEAST or (2 * heads < len(beginning) and not any(_heads_entries(line) for line in led)):
        return 0, labels
    starts = Counter(_second(line.raw) for line in led)
    column = starts.most_common(1)[0][0]
    beside = sum(abs(indent - column) <= _NEAR for indent in indents)
    return (column if column >= 8 and beside >= _COMMON else 0), labels


def _heads_entries(line: Line) -> bool:
    """False for labels of skills ("Languages"), which stand beside their words under any heading."""
    return named(line.columns[0]).kinds[0] in _ENTRIES


def _second(raw: str) -> int:
    match = _FIRST.search(raw)
    rest = raw[match.end() :] if match else ""
    return len(raw) - len(rest.lstrip())


def _place(line: Line, column: int) -> int | None:
    """Where the words beside the gutter begin on this line; None where the line does not keep to the columns."""
    raw = line.raw
    if line.indent > 2 or len(raw) <= column - _NEAR:
        return len(raw) if line.indent <= 2 and len(raw.strip()) <= column else None
    for at in sorted(range(column - _NEAR, column + _NEAR + 1), key=lambda at: (abs(at - column), at)):
        if 0 < at < len(raw) and raw[at - 1] == " " and raw[at] != " " and _is_free(raw, at, column):
            return at
    return None


def _is_free(raw: str, at: int, column: int) -> bool:
    """Two blanks before, or one where the gutter's words fill their column and name a kind."""
    return raw[max(0, at - 2) : at] == "  " or (at >= column - _NEAR and named(raw[:at].strip()).whole)


def _apart(body: tuple[Line, ...], column: int, labels: Container[str]) -> Iterator[Line]:
    """The gutter's words as headings but the labels; those on lines that follow each other are one heading."""
    index = 0
    while index < len(body):
        place = _place(body[index], column)
        words = body[index].raw[:place].strip() if place is not None else ""
        run, text = _longest(body, index, column, words) if words and words not in labels else ([], "")
        if not run:
            yield body[index]
            index += 1
            continue
        yield replace(
            body[index],
            text=text,
            end=body[index].start + len(words),
            heading=2,
            bullet="",
            bold=(),
            italic=(),
            links=(),
        )
        for at in run:
            rest = _rest(body[at], _place(body[at], column) or 0)
            if rest.text:  # no words stand in a rule beside
                yield rest
        index = run[-1] + 1


def _longest(body: tuple[Line, ...], index: int, column: int, words: str) -> tuple[list[int], str]:
    """The lines whose gutter words make up one heading, and the heading; the longest that names kinds as a whole."""
    best: tuple[list[int], str] = ([], "")
    run, text = [index], words
    for _ in range(4):
        if named(text).whole:
            best = (list(run), text)
        more = _more(body[run[-1] + 1], column) if run[-1] + 1 < len(body) else ""
        if not more or more[-1].isdigit():
            break
        text = f"{text} {more}"
        run.append(run[-1] + 1)
    return best


def _more(line: Line, column: int) -> str:
    place = _place(line, column) if not line.gap_before else None
    return line.raw[:place].strip() if place else ""


def _rest(line: Line, place: int) -> Line:
    from transforms.lines.read import read_line  # noqa: PLC0415 - the same reader reads the rest of the line

    raw = " " * place + line.raw[place:]
    return replace(read_line(line.number, line.start, raw, line.gap_before), start=line.start + place)


def _lead(line: Line, beside: Container[int]) -> int:
    """The length of the heading words before a line's first bold ones, a list's mark or its column's end; else 0."""
    if not line.text[0].isupper():
        return 0
    if line.number in beside:
        return line.text.find("\t") + 1
    length = line.bold[0].start if line.bold else 0
    if mark := _MARK.search(line.text, 4, 44):
        length = min(length, mark.start() + 1) if line.bold else mark.start() + 1
    if not 3 < length < 40:
        return 0
    words = line.text[:length]
    if line.bold and line.text[line.bold[0].start : line.bold[0].end + 1].rstrip().endswith(":"):
        return 0  # a label beside labels: "Computing **Languages:** OCaml"
    return len(words) if words.endswith((" ", "\t")) and ":" not in words and named(words).whole else 0


def _column_kind(text: str) -> str:
    """The kind that a heading names in a column of its own, beside more than a date; "" for other lines."""
    words, tab, rest = text.partition("\t")
    if not tab or not 3 < len(words) < 40:
        return ""
    said = named(words)
    is_heading = said.whole and said.kinds[0] in _ENTRIES and without_dates(rest, find_dates(rest)).strip()
    return said.kinds[0] if is_heading else ""


def _others(body: tuple[Line, ...]) -> dict[int, str]:
    """The same of lists that many lines have a word for: service, students; only where the document sets others so."""
    found = (
        (line, named(line.text.partition("\t")[0])) for line in body if "\t" in line.text[4:40] and not line.indent
    )
    return {line.number: said.kinds[0] for line, said in found if said.whole and said.kinds[0] in _FURTHER}


def apart(line: Line, length: int) -> tuple[Line, Line]:
    """The first characters as a heading, and the rest of the line."""
    words = line.text[:length].strip()
    head = replace(
        line, text=words, end=line.start + length, bold=(), italic=(), underline=(Span(0, len(words)),), links=()
    )
    return head, replace(without(line, 0, length), gap_before=0)
