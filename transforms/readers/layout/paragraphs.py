"""Paragraphs that nothing but their full stops parts. Consumes lines of layout text; produces each paragraph as one.

A page parts the items of a list by a little more blank space, which text in lines does not show. Where lines reach the
margin until one ends in a full stop, the next begins an item.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.headings.wording import named
from transforms.readers.date_patterns import MONTH, SEASON
from transforms.readers.layout.bracket_heads import with_notes_whole
from transforms.readers.layout.hanging import hanging
from transforms.readers.layout.work_heads import AUTHOR, begins_work
from transforms.readers.layout.wrapped_items import going_on
from transforms.text.open_words import OPEN_WORDS
from transforms.text.unfinished import is_unfinished

_LONG, _LEAST_LONG, _LEAST, _LEAST_BLOCK = 60, 8, 2, 4
_MOST = 4000  # letters of a paragraph that goes on by its words alone
_FULL, _NEARLY, _HALF = (
    0.93,
    0.8,
    0.5,
)  # of the margin: a line that reaches it, about, and one that may end in the middle of a phrase
_TAIL = 20  # characters at a line's end that tell whether it ends something
_MARKED = re.compile(r"[^\w“\"‘'(]|\d{1,3}[.)\]] |\(?[ivx]{1,4}[.)] ")
_OPEN = re.compile(rf"(?:[,&/(–—:;-]|\b(?:{OPEN_WORDS}|(?i:{MONTH}|{SEASON})))$")
_STOP = re.compile(
    r"(?<!\b[A-Z])(?<!\bal)(?<!\b[Vv]ol)(?<!\b[Nn]o)(?<!\bpp)(?<!\beds)(?<!\b[DM]r)(?<!\bProf)\.[”\")\]]?$"
)
_ENDED = re.compile(r"(?:\b(?:19|20)\d\d|[Pp]resent|[Cc]urrent|[Oo]ngoing|[)\]”\"])$")
_BEGUN = re.compile(r"[“\"]|(?:19|20)\d\d\b")
_NAMED = re.compile(r"[\w.-]{2,30}(?:: | [–—-] )|[b-z] ")  # "phasefold: a package", an icon's letter
_LABELLED = re.compile(r":   +")


def with_paragraphs_whole(lines: Sequence[str]) -> list[str]:
    """The lines; those that go on in a list of paragraphs are put to the ones above."""
    lines = with_notes_whole(lines)
    ends = sorted(len(line.rstrip()) for line in lines if len(line) >= _LONG and "   " not in line.strip())
    width = ends[-1 - len(ends) // 20] if len(ends) >= _LEAST_LONG else 0
    going = {*going_on(lines, width), *_unfinished(lines, width), *hanging(lines, width)}
    for start, end in _blocks(lines) if width else ():
        listed = end - start > _LEAST_BLOCK and _is_listed(lines, start)
        going.update(_going_on(lines, start, end, width, listed=listed))
    out: list[str] = []
    for at, line in enumerate(lines):
        if at in going and not _heads(lines[at - 1], line):
            out[-1] = _joined(out[-1].rstrip(), line.strip())
        else:
            out.append(line)
    return out


def _heads(above: str, line: str) -> bool:
    """True for a heading in capitals right below other words, whatever these leave open."""
    return line.isupper() and not above.isupper() and named(line.strip()).whole


def _unfinished(lines: Sequence[str], width: int) -> Iterator[int]:
    """The lines at one indent that go on by their words alone, where the one above had no room for the next word."""
    whole = ""
    for at in range(1, len(lines) if width else 0):
        above, line = lines[at - 1].rstrip(), lines[at].strip()
        is_full = line and len(above) + 1 + len(line.split(" ", 1)[0]) > width * _NEARLY
        whole = whole or _LABELLED.sub(": ", above.strip())
        is_plain = (
            is_full
            and len(whole) < _MOST
            and "   " not in whole
            and "   " not in line
            and _indent(above) == _indent(lines[at])
        )
        if is_plain and is_unfinished(whole, line):
            whole = _joined(whole, line)
            yield at
        else:
            whole = ""


def _indent(line: str) -> int:
    words = line.lstrip("\f")
    return len(words) - len(words.lstrip())


def _joined(above: str, line: str) -> str:
    if above[-1] != "-" or not line[0].isalpha() or not above[-2:-1].isalpha():
        return f"{above} {line}"
    whole = above[:-1] if line[0].islower() and "-" not in above[above.rfind(" ") + 1 : -1] else above
    return whole + line


def _blocks(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Runs of plain lines at one indent, a blank line now and then among them."""
    start, indent = -1, -1
    for at, line in enumerate(lines):
        words = line.strip()
        if not words and lines[at - 1].strip():
            continue
        is_plain = bool(words) and "   " not in words and "\t" not in words and not _MARKED.match(words)
        feed = line.lstrip("\f")
        deep = len(feed) - len(feed.lstrip())
        if start >= 0 and (not is_plain or deep != indent):
            yield start, at
            start = -1
        if is_plain and start < 0:
            start, indent = at, deep
    if start >= 0:
        yield start, len(lines)


def _is_listed(lines: Sequence[str], start: int) -> bool:
    """True for lines that the nearest heading above says to be publications."""
    for line in reversed(lines[:start]):
        words = line.strip()
        if 0 < len(words) < _LONG and words[0].isupper() and (found := named(words)).whole:
            return "papers" in found.kinds
    return False


def _going_on(lines: Sequence[str], start: int, end: int, width: int, *, listed: bool) -> Iterator[int]:
    """The lines of a block that go on with the one above, where it is a list of paragraphs.

    A short line without a full stop ends no paragraph: what follows it is another list, but in one of publications
    that have several lines each.
    """
    begun, going, unsure = [start], list[int](), list[int]()
    for at in range(start + 1, end):
        above, line = lines[at - 1].rstrip(), lines[at].strip()
        if not line:
            continue
        is_full = len(above) + 1 + len(line.split(" ", 1)[0]) > width * _FULL
        if not above:
            begun.append(at)
        elif _goes_on(above, line, width, is_full=is_full):
            going.append(at)
        elif _is_closed(above):
            (unsure if is_full else begun).append(at)
        elif listed and going[-1:] == [at - 1] and not is_full and len(going) >= len(begun):
            begun.append(at)
        else:
            yield from _sure(lines, begun, going, unsure)
            begun, going, unsure = [at], [], []
    yield from _sure(lines, begun, going, unsure)


def _goes_on(above: str, line: str, width: int, *, is_full: bool) -> bool:
    """True for a line below one that ends amid a phrase, or has reached the margin and ends nothing."""
    tail = max(0, len(above) - _TAIL)
    if (line[0].islower() and not _NAMED.match(line)) or _OPEN.search(above, tail):
        return len(above) > width * _HALF
    if not is_full or _is_closed(above) or _ENDED.search(above, tail) or begins_work(above, line):
        return False
    return not _BEGUN.match(line) and not (len(line) < _LONG and named(line).whole)


def _is_closed(above: str) -> bool:
    return _STOP.search(above, max(0, len(above) - _TAIL)) is not None or above.rpartition(" ")[2].startswith("http")


def _sure(lines: Sequence[str], begun: Sequence[int], going: Sequence[int], unsure: Sequence[int]) -> Iterator[int]:
    """The lines that go on, where enough do and enough begin; of names where the list's paragraphs begin with them."""
    by_authors = sum(AUTHOR.match(lines[at].strip()) is not None for at in begun)
    are_works = by_authors >= _LEAST and by_authors == len(begun)
    if not are_works and (len(going) < _LEAST or len(begun) + len(unsure) <= _LEAST):
        return
    yield from going
    if 2 * by_authors > len(begun):
        yield from (at for at in unsure if not AUTHOR.match(lines[at].strip()))
