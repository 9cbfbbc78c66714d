"""What lynx writes: a page three columns to the right, its headings flush left ("Education"), some in the middle."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.dates.ranges import is_date
from transforms.headings.wording import named

_BODY = 3  # columns that the page's words stand to the right
_LEAST_LINES, _LEAST_SHARE, _MOST_HEADS = 10, 0.6, 0.34
_LONGEST, _WORDS = 160, 8  # columns of a heading, and the blanks of one that ends in a stop
_WIDE, _MOST_WIDE = re.compile(r"\S {4,}\S"), 0.15  # rows of a table
_CENTRED, _OFF = 12, 4  # columns left of a heading in the middle, and those that it may stand off the middle
_MARK = re.compile(r"\s*(?:[*+o#=-]|\d{1,3}\.) ")
_BARE = re.compile(r"\s*(?:[*+o#=-]|\d{1,3}\.)\s*")
_ENDED = re.compile(r"(?:[.:;!?]|(?:19|20)\d\d|\d[-–]\d{1,5})[*_)\]”\"]{0,3}$|\]$")  # as paragraphs and entries do
_ITEM = 5  # columns left of what stands inside a list
_BUTTON = re.compile(r" ?\(BUTTON\)")
_SIGNS = re.compile(r"^ {0,3}(?:#{1,6} |```|\|)", re.MULTILINE)


def has_flush_heads(text: str) -> bool:
    """True where nearly all lines stand three columns to the right, and lone ones flush left below blank lines."""
    lines = text.split("\n")
    full = [line for line in lines if line.strip()]
    indents = Counter(map(_indent, full))
    flush = indents[0]
    if len(full) < _LEAST_LINES or not 0 < flush <= _MOST_HEADS * len(full) or _SIGNS.search(text):
        return False
    inside = sum(count for indent, count in indents.items() if indent >= _BODY)
    if inside < _LEAST_SHARE * len(full) or max((1, 2, 3, 4, 5, 6), key=indents.__getitem__) not in (_BODY, _ITEM):
        return False
    if sum(bool(_WIDE.search(line)) for line in full) > _MOST_WIDE * len(full):
        return False
    return all(_stands_free(lines, at) for at, line in enumerate(lines) if line[:1].strip())


def with_flush_heads(text: str) -> str:
    """The text three columns further left, its headings as markdown has them, each paragraph on one line."""
    raw = text.split("\n")
    width = _width(raw, _BODY)
    lines = with_whole_paragraphs(raw, width)
    if "(BUTTON)" in text:
        lines = [_BUTTON.sub("", line) if "(BUTTON)" in line else line for line in lines]
    found, item = list[str](), 0  # the place of an item's words while what stands flush may be its
    for at, line in enumerate(lines):
        if not line.strip():
            found.append("")
        elif _indent(line) < _BODY:
            item = 0 if item and named(line.strip()).whole else item or _item_below(lines, at)
            found.append(" " * (item - _BODY) + line.strip() if item else _heading(line))
        elif _is_centred(lines, at, width + _BODY):
            item = 0
            found.append(f"# {line.strip()}" if named(line.strip()).whole else line.strip())
        else:
            mark = _MARK.match(line)
            item = mark.end() if mark and is_date(line[mark.end() :].strip(" —–-")) else 0
            found.append(line[_BODY:])
    return "\n".join(found)


def _heading(line: str) -> str:
    """A line that stands left of the page's words as a heading; as words where it is a paragraph."""
    words = line.strip()
    if len(words) > _LONGEST or (words[-1] == "." and words.count(" ") > _WORDS):
        return words
    return f"{'##' if not _indent(line) else '###'} {words}"


def _item_below(lines: Sequence[str], at: int) -> int:
    """The place of the words below where they are of a list's item: then it has the line for a heading; else 0."""
    below = lines[at + 1] if at + 1 < len(lines) else ""
    return _indent(below) if below.strip() and _indent(below) >= _ITEM and not _MARK.match(below) else 0


def with_whole_paragraphs(lines: Sequence[str], width: int) -> list[str]:
    """The lines, those put together that were parted only since the next word would have passed the margin."""
    found, place, last, is_item = list[str](), -1, "", False
    flush = max(width, _width(lines, 0))
    for line in lines:
        word = line.split(maxsplit=1)[:1]
        goes_on = bool(word and last) and _indent(line) == place and not (_MARK.match(line) or _BARE.fullmatch(line))
        goes_on = goes_on and (is_item or place < _BODY or not _ENDED.search(last) or word[0][0].islower())
        if goes_on and len(last) + 1 + len(word[0]) > (width if place >= _BODY else flush):
            joint = "" if last[-1] == "-" and last[-2:-1].isalpha() and word[0][0].isalpha() else " "
            found[-1] += joint + line.strip()
        else:
            found.append(line)
            mark = _MARK.match(line)
            is_item, place = mark is not None, mark.end() if mark else _indent(line)
        last = line.rstrip()
    return found


def _width(lines: Sequence[str], least: int) -> int:
    """The column that lines reach which could have been broken before it; of those that stand so far to the right."""
    return max((len(line.rstrip()) for line in lines if " " in line.strip()[2:] and _indent(line) >= least), default=0)


def _stands_free(lines: Sequence[str], at: int) -> bool:
    """True for a line below a blank one, or the second one of such a heading."""
    above = lines[at - 1] if at else ""
    return not above.strip() or not _indent(above)


def _is_centred(lines: Sequence[str], at: int, width: int) -> bool:
    """True for a line alone in the middle of the page."""
    line = lines[at].rstrip()
    if (left := _indent(line)) < _CENTRED or (at and lines[at - 1].strip()) or "".join(lines[at + 1 : at + 2]).strip():
        return False
    return abs(left - (width - len(line))) <= 2 * _OFF and not _WIDE.search(line)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
