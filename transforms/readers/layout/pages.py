"""Pages of layout text. Consumes the lines of each page; produces them without running heads, margins in one place.

`pdftotext` sets each block of a page by itself, so that the words beside a margin of dates begin in column 13 here and
in column 9 there: blocks are moved until they begin in one column.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from transforms.furniture.running_heads import is_running_head, title_of
from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.date_patterns import MONTH, RANGE

Page = list[str]

_MONTHS = rf"(?:since|from|until|{MONTH} ?[-–—]) ?{MONTH}"  # the year stands below: "March–May", "Since Oct."
_DATED = re.compile(rf" {{0,24}}(?:(?:since |from |until )?{RANGE}|{_MONTHS}) {{1,12}}(?=\S)", re.IGNORECASE)
_YEAR, _MOST_BEFORE = re.compile(r"\d\d|[a-z]{3}"), 80  # a quick look for the last
_LEAST_DATED, _ALIKE, _MOST_APART, _NEAR = 4, 0.6, 12, 3
_DEEP, _LABEL_WORDS = 4, 3  # columns that a line beside a margin is indented by, and words of a label in it
_DIGITS, _BLANKS = re.compile(r"\d+"), re.compile(r"\s+")
_COUNT = re.compile(r"(?:[|–—·-] ?)?(?:(?:page|p\.|seite) ?)?(?<!\d)\d{1,3}(?: ?(?:of|/) ?\d{1,3})?$", re.IGNORECASE)
_ADDRESS = re.compile(r"\w@\w|https?://|\bwww\.|\d[\d() -]{7,20}\d")
_LONGEST_EDGE, _FULL, _LONGEST_HEAD = 120, 50, 60


def without_running_heads(pages: Sequence[Page]) -> list[Page]:
    """The pages without the first and last lines that return on page after page, figures apart."""
    if len(pages) < 2:
        return list(pages)
    depth = _depth(pages)
    edges = [{at for at in _edges(page, depth) if len(" ".join(page[at].split())) <= _LONGEST_EDGE} for page in pages]
    seen = Counter(key for page, places in zip(pages, edges, strict=True) for key in {_key(page[at]) for at in places})
    again = {key for key, count in seen.items() if count >= max(2, len(pages) // 2) and key != "#" * 4}
    found = [
        [
            _kept(line, is_first=not number) if at in places and _key(line) in again else line
            for at, line in enumerate(page)
        ]
        for number, (page, places) in enumerate(zip(pages, edges, strict=True))
    ]
    last = max(edges[0], default=0)
    if last and _key(pages[0][last]) in again:
        foot, found[0][last] = found[0][last], ""
        found[0] = [*found[0][:1], foot, *found[0][1:]] if _ADDRESS.search(foot) else found[0]
    return list(_without_heads(found))


def _without_heads(pages: Sequence[Page]) -> Iterator[Page]:
    """The pages; those behind the first without a first or last line that says only whose page it is."""
    title = title_of(line.strip() for line in pages[0])
    yield pages[0]
    for page in pages[1:]:
        heads = {at for at in _edges(page) if is_running_head(_BLANKS.sub(" ", page[at].strip()), title)}
        yield ["" if at in heads else line for at, line in enumerate(page)]


def _depth(pages: Sequence[Page]) -> int:
    """How many lines the pages' common head has: a letterhead has several, one right below the other, a gap below."""
    seen = Counter(filter(None, map(_head, pages)))
    head, count = seen.most_common(1)[0] if seen else ((), 0)
    return len(head) if count >= max(_LEAST_HEADS, len(pages) // 2) else 1


def _head(page: Page) -> tuple[str, ...]:
    """What tells a page's first lines, up to a blank one; none where too many follow each other."""
    first = next((at for at, line in enumerate(page) if line.strip()), len(page))
    found = tuple(_key(line) for line in takewhile(str.strip, page[first : first + _DEEPEST + 1]))
    return found if len(found) <= _DEEPEST and first + len(found) < len(page) else ()


_DEEPEST, _LEAST_HEADS = 5, 3


def _edges(page: Page, depth: int = 1) -> Iterator[int]:
    """The places of a page's first lines and its last."""
    full = [at for at, line in enumerate(page) if line.strip()]
    return iter({*full[:depth], full[-1]} if full else ())


def _key(line: str) -> str:
    text = _BLANKS.sub(" ", line.strip())
    return text if len(text) == 4 and text.isdigit() else _DIGITS.sub("#", text)


def _kept(line: str, *, is_first: bool) -> str:
    """What stays of a running head: on the first page the owner's name or address, without the page's number."""
    if not is_first:
        return ""
    return line if _ADDRESS.search(line) else _COUNT.sub("", line.rstrip()).rstrip()


def aligned(page: Page) -> Page:
    """The page; where lines stand beside dates in a margin, they all begin in one column."""
    dated = _dated(page)
    columns = [column for _, column in dated]
    near = sum(abs(one - other) <= 1 for one, other in pairwise(columns))
    if len(dated) < _LEAST_DATED or near < _ALIKE * (len(dated) - 1):
        return page
    widest, narrowest = max(columns), min(columns)
    if not 0 < widest - narrowest <= _MOST_APART:
        return page
    own = dict(dated)
    above = _filled(own, range(len(page)), columns[0])
    below = _filled(own, range(len(page) - 1, -1, -1), columns[-1])
    return [
        _moved(line, own.get(at) or (above[at] if at and page[at - 1].strip() else below[at]), widest, at in own)
        for at, line in enumerate(page)
    ]


def _dated(page: Page) -> list[tuple[int, int]]:
    """The places of the lines that dates begin, and where the words beside these do."""
    return [
        (at, match.end())
        for at, line in enumerate(page)
        if _YEAR.search(line, 0, _MOST_BEFORE) and (match := _DATED.match(line))
    ]


def beside_dates(page: Page, gutter: int) -> list[int]:
    """Where a margin ends on each line: not far from the page's place, behind a date that the grid set wider."""
    own = dict(_dated(page)) if gutter else {}
    return [column if 1 < abs((column := own.get(at, gutter)) - gutter) <= _NEAR else gutter for at in range(len(page))]


def dated_at(page: Page, gutter: int) -> int:
    """How many dates have their words begin at a place, or right beside it."""
    return sum(abs(column - gutter) <= 1 for _, column in _dated(page)) if gutter else 0


def blocks(page: Page) -> list[Page]:
    """The page cut above the headings of its sections."""
    heads = [at for at, line in enumerate(page) if at and _is_heading(line, page[at - 1])]
    return [page[start:end] for start, end in pairwise([0, *heads, len(page)])]


def _is_heading(line: str, above: str) -> bool:
    words = line.strip()
    if above.strip() or not words[:1].isupper() or len(words) > _LONGEST_HEAD or words[-1] in ".,;:":
        return False
    said = named(words)
    return said.whole and not said.weak and not (is_role(words) or is_faint(words))


def _filled(own: dict[int, int], places: range, column: int) -> dict[int, int]:
    """The column of the last dated line before each place."""
    found: dict[int, int] = {}
    for at in places:
        column = own.get(at, column)
        found[at] = column
    return found


def _moved(line: str, column: int, widest: int, is_dated: bool) -> str:
    indent = len(line) - len(line.lstrip())
    is_label = line[column - 1 : column] == " " and line[column : column + 1].strip() != ""
    is_label = is_label and 0 < len(line[:column].split()) <= _LABEL_WORDS
    return " " * (widest - column) + line if line and (is_dated or indent >= _DEEP or is_label) else line


def end_to_end(pages: Sequence[str]) -> str:
    """The texts of pages without columns, a blank line above one that a heading begins: the page's end hid it.

    It hid the one above a paragraph too, where all others have one.
    """
    parts: list[str] = []
    last, are_parted = "", sum(map(_parted, pages)) > 0
    for text in pages:
        first = text.partition("\n")[0]
        is_apart = _is_heading(first, "") or (are_parted and first[:1].isupper() and _ENDED.search(last) is not None)
        parts += ("\n\n" if is_apart else "\n\f", text) if parts else filter(None, (text,))
        last = text[-_TOP:].rstrip().rpartition("\n")[2]
    return "".join(parts)


def _parted(text: str) -> int:
    """How many more lines that end something have a blank line below than have none."""
    ends = [
        below
        for line, below in pairwise(map(str.strip, text.split("\n")))
        if line and _ENDED.search(line, max(0, len(line) - _END))
    ]
    return sum(1 if not below else -_UNPARTED for below in ends)


_ENDED, _UNPARTED = re.compile(r"(?:\w\w[.!?]|\d\)|\b(?:19|20)\d\d)[”\")\]]?[.;]?$"), 3
_END = 8  # characters of a line that say whether something ends there


def _hangs(text: str, last: str) -> bool:
    """True where a page begins with lines set in deeper than all others: an entry goes on that has no end yet."""
    indents = [len(line) - len(line.lstrip()) for line in text[:_TOP].split("\n")[:-1] if line.strip()]
    below = Counter(indents[1:])
    deeper = len(indents) > _LEAST_DATED and indents[0] >= min(indents[1:]) + _HANGING and below[indents[0]] > 1
    return deeper and last[-1] not in ')”"' and not last[-1].isdigit()


_TOP, _HANGING = 2000, 3  # characters of a page looked at, and columns that a line is set in by


def joined(pages: Sequence[str]) -> str:
    """The pages' texts; a sentence that goes on over a page's end stays together."""
    parts: list[str] = []
    last = ""  # line with words so far
    for text in pages:
        if len(last) >= _FULL and last[-1] not in ".:;" and (text.lstrip()[:1].islower() or _hangs(text, last)):
            while not parts[-1].strip():
                parts.pop()
            parts[-1] = parts[-1].rstrip()
            parts += ("\n", text.lstrip("\n"))
        else:
            parts += ("\n\n", text) if parts else filter(None, (text,))
        last = text.rstrip().rsplit("\n", 1)[-1].strip() or last
    return "".join(parts)
