"""Headings in text that shows a page's layout. Consumes the lines of each page; produces them with plain headings.

Numbers stand far from their words ("2     Employment"), capitals fall apart ("E D U C AT I O N", "B OOKS"), and
headings stand in a margin beside what they are over. Each becomes a line of its own with blank lines around.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from transforms.headings.broken import begins_heading
from transforms.headings.wording import is_faint, is_role, named, spelled
from transforms.headings.words import is_spaced
from transforms.readers.date_patterns import RANGE
from transforms.readers.layout.flush_heads import without_rows
from transforms.readers.layout.numbers import numbered
from transforms.text.torn_capitals import put_together

Page = Sequence[str]

_LEAST_LABELS, _LEAST_SURE = 3, 2
_LEAST_LINES, _SHARE, _CROSSING = 3, 0.1, 0.2
_NEAREST, _FARTHEST = 8, 34  # columns at which the text beside a margin of headings may begin
_MOST_PIECES = 4  # lines that one heading in a margin may take
_MOST_LOWER = 2  # lines that it may stand below its section's first
_LETTERHEAD = 10  # lines at a first page's top that may be one
_LONGEST, _OVER, _NARROW, _MOST_NARROW = 40, 2, 3, 6
_OPEN = re.compile(r"(?i)\s(?:for|of|in|to)$")
_GAP = re.compile(r"[A-ZÀ-Þ]\S{0,24}(?: \S{1,24}){0,3} {2,6}(?=\S)")  # of a margin whose block stands far left
_DATE = re.compile(RANGE, re.IGNORECASE)
_HYPHEN = re.compile(r"(?i)\b(?:peer|self|non|co|post|pre)-$")  # no word divided at a line's end
_FILLED = re.compile(  # "QUALIFICATIONS EdD, Literacy"
    r"([A-ZÀ-Þ]{4,}(?: (?:[A-ZÀ-Þ]{2,}|&)){0,3}) (?=[A-ZÀ-Þ]?[a-z]|(?:19|20)\d\d\b)"
)


def with_headings(pages: Sequence[Page]) -> list[list[str]]:
    """The pages' lines, each heading a line of its own."""
    counted = numbered(pages)
    apart = [
        [part for at, line in enumerate(page) for part in _set_off(line, counted.get((number, at), ""))]
        for number, page in enumerate(pages)
    ]
    return [[part for line in page for part in _set_off(line, _mended(line))] for page in _beside(apart)]


def with_flush_headings(lines: Page) -> Iterator[str]:
    """The lines of one column; headings that only their place sets off have blank lines around.

    Where nothing but headings begins at the left ("Employment", "Teaching"), a word that heads some lists only
    ("Research") is one there.
    """
    said = [_flush(lines, at) for at in range(len(lines))]
    sure = [at for at, words in enumerate(said) if words and not is_faint(words)]
    flush = [at for at, line in enumerate(lines) if line[:1].strip() and sure and at > sure[0]]
    is_alone = len(sure) >= _LEAST_SURE and all(said[at] or _is_apart(lines, at) for at in flush)
    for line, words in zip(lines, said, strict=True):
        is_weak = is_faint(words)
        yield from _set_off(line, (words.upper() if is_weak else words) if is_alone or not is_weak else "")


def _is_apart(page: Page, at: int) -> bool:
    """True for a few words at the left with blank lines around, as a heading stands elsewhere on the page."""
    return len(page[at]) <= _LONGEST and not any(other.strip() for other in page[at - 1 : at])


def _set_off(line: str, heading: str) -> tuple[str, ...]:
    return ("", heading, "") if heading else (line,)


def _mended(line: str) -> str:
    """The words of a heading whose capitals fell apart; "" for any other line."""
    text = " ".join(line.split()) if line.isupper() else ""
    if not text or len(text) > 2 * _LONGEST or any(map(str.isdigit, text)):
        return ""
    if is_spaced(text):
        return spelled(text) or ""
    joined = put_together(text)
    return joined.replace(" ,", ",") if joined != text and named(joined).whole else ""


def _flush(page: Page, at: int) -> str:
    """A heading that is set off by nothing but its place at the left, above lines that stand deeper or in columns."""
    line = page[at]
    if not line[:1].isupper() or len(line) > _LONGEST or "  " in line.rstrip() or line.rstrip()[-1] in ".,;":
        return ""
    above = page[at - 1].rstrip() if at else ""
    below = next((other for other in page[at + 1 :] if other.strip()), "")
    stands = below[:1] == " " and above[-1:] not in ",;-–" and above
    said = named(line.rstrip())
    return line.rstrip() if stands and said.whole and not is_role(line) else ""


def _beside(pages: list[list[str]]) -> list[list[str]]:
    """The pages; where a margin holds headings, these stand above what they stood beside."""
    columns = [text_column(page) for page in pages]
    groups = [list(_groups(page, column)) if column else [] for page, column in zip(pages, columns, strict=True)]
    groups = without_rows(pages, groups)
    if not _are_headings(pages, columns, groups):
        groups[:1] = map(_below_letterhead, groups[:1])
        if not _are_headings(pages, columns, groups):
            return pages
    groups = [_with_others(page, column, found) for page, column, found in zip(pages, columns, groups, strict=True)]
    sets = zip(pages, columns, groups, strict=True)
    return [_set_above(page, column, group) if column else page for page, column, group in sets]


def _below_letterhead(groups: Sequence[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """The groups of a first page behind its top, where the margin may hold a name and an address."""
    last = max((at for at, _, words in groups if not words and at < _LETTERHEAD), default=-1)
    return [group for group in groups if group[0] > last]


def _are_headings(
    pages: Sequence[Page], columns: Sequence[int], groups: Sequence[Sequence[tuple[int, int, str]]]
) -> bool:
    """Most words in the margins name sections and stand beside lines; headings above dates do not, labels repeat."""
    heads = beside = dated = 0
    different = {words for found in groups for _, _, words in found if words}
    for page, column, found in zip(pages, columns, groups, strict=True):
        heads += sum(bool(words) for _, _, words in found)
        beside += sum(
            bool(words) and (_first(page, at, column) < at or any(len(line) > column for line in page[at:end]))
            for at, end, words in found
        )
        dated += sum(_is_dated(line[:column].strip()) for line in page) if column else 0
    are_alone = _are_alone(pages, columns, groups)
    return (
        (len(different) >= _LEAST_LABELS or are_alone)
        and heads >= 0.6 * sum(map(len, groups))
        and (beside >= 0.3 * heads or (are_alone and len(different) >= _LEAST_LABELS))
        and dated < heads
    )


def _is_dated(words: str) -> bool:
    return words[:1].isdigit() or _DATE.match(words) is not None


def _are_alone(pages: Sequence[Page], columns: Sequence[int], groups: Sequence[Sequence[tuple[int, int, str]]]) -> bool:
    """True where from its first heading on a margin holds nothing else: a document may be one or two sections."""
    over = held = 0
    for page, column, found in zip(pages, columns, groups, strict=True):
        if not all(words for _, _, words in found):
            return False
        over += sum(bool(line[:column].strip()) for line in page[found[0][0] :]) if found else 0
        held += sum(end - at for at, end, _ in found)
    return 0 < over <= held


def _first(page: Page, at: int, column: int) -> int:
    """The first line of a section: headings in a margin may stand some lower than the text that they are over."""
    first = at
    while len(page[at]) <= column and at - first < _MOST_LOWER and first and _is_beside(page[first - 1], column):
        first -= 1
    return first if not first or not page[first - 1].strip() else at


def text_column(page: Page) -> int:
    """Where a page's text begins beside a margin; 0 where too few lines begin there, or too many run over it."""
    full = [line for line in page if line.strip()]
    indents = Counter(len(line) - len(line.lstrip()) for line in full)
    least = max(_LEAST_LINES, _SHARE * len(full))
    for column in sorted(indents):
        if not _NEAREST <= column <= _FARTHEST or indents[column] + indents[column + 1] < least:
            continue
        over = sum(1 for line in full if line[:column].strip() and _cut(line, column) is None)
        return column if over <= _CROSSING * len(full) + 4 else 0  # a letterhead may run over it
    return 0


def _cut(line: str, column: int) -> int | None:
    """Where the words beside the margin begin on a line; its length where there are none, None where none may begin."""
    if filled := _FILLED.match(line[: column + 1]):
        return filled.end() if named(filled[1]).whole and not is_role(filled[1]) else None
    if len(line) <= column or (line.isupper() and len(line) <= column + _OVER):
        return len(line) if len(line.strip()) <= column - 2 or line.isupper() else None
    for at in (_behind_flush(line, column) or column, column, column - 1, column + 1):
        if line[at - 1 : at] == " " and line[at : at + 1].strip() and (line[at - 2] == " " or _is_wide(line, at)):
            return at
    if not line[column - 2 : column + 1].strip() or not line[:column].strip():
        return column
    near = line.rfind(" ", 0, column - 2) + 1  # narrow letters fill less of their column than wide ones
    if column - near <= _NARROW and _is_wide(line, near):
        return near
    gap = _GAP.match(line, 0, column)
    return gap.end() if gap and column - gap.end() <= _MOST_NARROW and line[gap.end()].isupper() else None


def _behind_flush(line: str, column: int) -> int:
    """Where words begin a blank behind a heading that is set flush right: converters move them near to it; else 0."""
    for at in range(column - _MOST_NARROW, column + 2) if line[0] == " " else ():
        if line[at - 1] == " " and line[at - 2 : at - 1].strip() and line[at : at + 1].strip() and _is_wide(line, at):
            return at
    return 0


def _is_wide(line: str, at: int) -> bool:
    """True for a heading that fills the margin, so that a single blank stands behind it."""
    words = line[:at].strip()
    if words.isupper():
        return True
    return (
        words[:1].isupper() and words[-1] != ":" and named(words).whole and not is_role(words) and not named(line).whole
    )


def _groups(page: Page, column: int) -> Iterator[tuple[int, int, str]]:
    """(first line, line behind the last, heading) of each run of words in the margin; no heading where it is none."""
    at = 0
    while at < len(page):
        label = _label(page[at], column)
        if not label:
            at += 1
            continue
        end, words = at + 1, ""
        text, last = label, at + 1
        for _ in range(_MOST_PIECES):
            if named(text).whole and not _OPEN.search(text):
                end, words = last, text.upper()
            last += last + 1 < len(page) and _is_beside(page[last], column) and bool(_label(page[last + 1], column))
            more = _label(page[last], column) if last < len(page) else ""
            if (
                not more
                or _DATE.fullmatch(more)
                or (words and _is_another(text, more, page[last + 1 : last + _MOST_PIECES], column))
            ):
                break
            text = _with(text, more)
            last += 1
        yield at, end, words
        at = end


def _with_others(page: Page, column: int, groups: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """The groups of a margin whose headings are capitals; capitals that name nothing known are headings there too."""
    if not groups or not all(_label(page[at], column).isupper() for at, _, words in groups if words):
        return groups
    found: list[tuple[int, int, str]] = []
    is_open = False
    for at, end, words in groups:
        label = "" if words else _label(page[at], column)
        more = is_open and found[-1][1] == at
        is_open = label.isupper() and len(label) > _LEAST_LABELS
        if is_open and more:
            found[-1] = (found[-1][0], end, f"{found[-1][2]} {label}")
        else:
            found.append((at, end, label if is_open else words))
    return found


def _is_beside(line: str, column: int) -> bool:
    """True for text beside a margin without words."""
    return bool(line.strip()) and not line[:column].strip()


def _is_another(text: str, more: str, after: Sequence[str], column: int) -> bool:
    """Whether a heading ends above the words, which alone or with those below them are the next one."""
    if begins_heading(text, more):
        return True
    for line in after if named(more).weak or not named(more).whole else ():
        label = _label(line, column)
        more = _with(more, label)
        if not label or begins_heading(text, more):
            return bool(label)
    return False


def _with(words: str, more: str) -> str:
    """The words and those on the next line, a word that its end divided in one."""
    if words[-1] != "-":
        return f"{words} {more}"
    return words + more if _HYPHEN.search(words) else words[:-1] + more


def _label(line: str, column: int) -> str:
    """The words in the margin, capitals put together; "" where there are none, or where the line runs over it."""
    cut = _cut(line, column)
    words = line[:cut].strip() if cut is not None else ""
    if not words or len(words) > _LONGEST or (not words[0].isalpha() and words[0] not in "(&"):
        return ""
    return put_together(" ".join(words.split())).replace(" ,", ",")


def _set_above(page: Page, column: int, groups: Sequence[tuple[int, int, str]]) -> list[str]:
    heads = {_first(page, at, column): words for at, _, words in groups if words}
    inside = {at for start, end, words in groups if words for at in range(start, end)}
    out: list[str] = []
    for at, line in enumerate(page):
        if at in heads:
            out += ["", heads[at], ""]
        if at in inside:
            rest = line[_cut(line, column) :]
            out += [rest] if rest.strip() else []
        else:
            out.append(line[column:] if not line[:column].strip() else line)
    return out
