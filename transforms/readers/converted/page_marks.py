"""What a converter left of pages: their numbers and the lines at their feet. Consumes lines; produces them without.

A number stands between paragraphs there, so that it parts an entry, or is put behind one. What the feet say of the
owner, an address or a number to call, is said once, at the document's head.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from transforms.furniture.printed import is_printed
from transforms.furniture.running_heads import Title, is_running_head, owner_in, title_of
from transforms.readers.converted.lines import plain

_OF = re.compile(r"(?:[Pp]age |p\. ?)?(\d{1,2}) ?(?:/|of) ?(\d{1,2})")
_BARE = re.compile(r"(?:[Pp]age )?[-–] ?(\d{1,2}) ?[-–]|(?:[Pp]age )?(\d{1,2})")
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
_RUNNING = re.compile(r"(.{4,110}\W)(\d{1,2}) ?(?:/|of|OF) ?(\d{1,2})")
_NUMBERED = re.compile(r"((?:[^\d\n]{0,30}(?:19|20)\d\d\b)?[^\d\n]{4,60}\W)(\d{1,2})")  # "May 2021 Ada Quill - CV 2"
_CONTACT = re.compile(r"@|\]\(|www\.|\+\d|\d[ .-]\d{2}")
_LINK = re.compile(r"\[[^]]*\]\([^)]*\)")
_SECOND = 2  # the number of the page that is the first to bear one, where a title's page has none
_TOP = 30  # lines that may name the owner
_LONGEST, _FOOT, _LINKED = 20, 90, 260  # characters of a number alone, of words beside it, and with their links


def without_page_marks(lines: Sequence[str]) -> list[str]:
    """The lines, blank where a page was numbered, and where the same words stand beside such numbers."""
    marks = page_marks(lines)
    if not marks:
        return list(lines)
    out = ["" if at in marks else line for at, line in enumerate(lines)]
    out = [*_names(lines, sorted(marks), out), *out]
    said = list(dict.fromkeys(_said(lines, sorted(marks))))
    first = next((at for at, line in enumerate(out) if line), -1)
    end = next((at for at in range(first, len(out)) if not out[at]), len(out)) if said and first >= 0 else 0
    return [*out[:end], *(part for line in said for part in ("", line)), *out[end:]] if said else out


def _names(lines: Sequence[str], marks: Sequence[int], out: Sequence[str]) -> list[str]:
    """A heading with the owner's name, where only the pages' heads say it: the box at the first one's top was lost."""
    name = next((name for at in marks if (name := owner_in(plain(lines[at])))), "")
    family = name.split()[-1].casefold() if name else ""
    top = (line for line in out[:_TOP] if line)
    return ["# " + name, ""] if name and not any(family in line.casefold() for line in top) else []


def _said(lines: Sequence[str], marks: Sequence[int]) -> Iterator[str]:
    """What the feet say of how to reach the owner, without the pages' numbers."""
    for at in marks:
        if _CONTACT.search(lines[at]) and not _is_printed(lines[at]):
            yield _STYLE.sub("", _PAGE_LAST.sub("", lines[at])).strip()


_STYLE = re.compile(r"(?<!\w)[*_]{1,3}|[*_]{1,3}(?!\w)")
_PAGE_LAST = re.compile(r" [*_]{0,3}\d{1,2} ?(?:/|of|OF) ?\d{1,2}[*_]{0,3}$")


def page_marks(lines: Sequence[str]) -> set[int]:
    """The places of the lines that are pages' numbers, heads and feet."""
    counted: set[int] = set()
    bare: list[int] = []
    roman: list[int] = []
    last = 0
    for at, line in enumerate(lines):
        if _is_printed(line):
            counted.add(at)
        if not line or len(line) > _LONGEST or not _stands_alone(lines, at):
            continue
        words = plain(line)
        if (match := _OF.fullmatch(words)) and 0 < int(match[1]) <= int(match[2]):
            counted.add(at)
        elif (match := _BARE.fullmatch(words)) and int(match[1] or match[2]) in ((last + 1,) if last else (1, _SECOND)):
            bare.append(at)
            last = int(match[1] or match[2])
        elif words in _ROMAN[len(roman) : len(roman) + 1]:
            roman.append(at)
    found = counted | {at for series in (bare, roman) if len(series) > 1 for at in series} | _running(lines)
    return found | _feet(lines, found) if found else found


def _is_printed(line: str) -> bool:
    return bool(line) and is_printed(plain(line) if line[0] in "[*_" else line)


def _running(lines: Sequence[str]) -> set[int]:
    """Lines of the same words with a page's number: and how many there are, or whose document it is."""
    found: dict[tuple[str, str], dict[int, int]] = {}
    for at, line in enumerate(lines):
        short = 0 < len(line) < _LINKED and line.rstrip("*_")[-1:].isdigit() and _stands_alone(lines, at)
        words = plain(line) if short else ""
        if (match := _RUNNING.fullmatch(words)) and 0 < int(match[2]) <= int(match[3]):
            found.setdefault((match[1], match[3]), {})[int(match[2])] = at
        elif match := _NUMBERED.fullmatch(words):
            found.setdefault((match[1], ""), {})[int(match[2])] = at
    title = title_of(map(plain, lines)) if found else None
    return {
        at
        for (words, count), pages in found.items()
        if title and (len(pages) > 1 if count else _is_owned(words, title, several=_are_next(pages)))
        for at in pages.values()
    }


def _is_owned(words: str, title: Title, *, several: bool) -> bool:
    """True for a running head; the owner's name with whatever title, where it returns with the next page's number."""
    named = title.name.intersection(words.lower().replace(".", " ").split())
    return is_running_head(words, title, several=several) or (several and len(named) > 1)


def _are_next(pages: Sequence[int] | dict[int, int]) -> bool:
    """True for the numbers of pages that follow each other."""
    numbers = sorted(pages)
    return len(numbers) > 1 and numbers[-1] - numbers[0] == len(numbers) - 1


def _stands_alone(lines: Sequence[str], at: int) -> bool:
    return not (at and lines[at - 1].strip()) and not (at + 1 < len(lines) and lines[at + 1].strip())


def _feet(lines: Sequence[str], numbers: set[int]) -> set[int]:
    """Words that stand beside a page's number or at the end wherever they stand, more than once."""
    worded = [at for at, line in enumerate(lines) if line.strip()]
    beside = {worded[-1]}
    for before, at, behind in zip([-1, *worded], worded, [*worded[1:], -1], strict=False):
        if at in numbers:
            beside |= {before, behind}
    counts = Counter(lines[at] for at in worded if len(lines[at]) < _LINKED)
    often = {line for line, count in counts.items() if count > 1 and line[0] != "#" and len(plain(line)) < _FOOT}
    short = [at for at in worded if lines[at] in often]
    title = title_of(map(plain, lines)) if short else None
    edges = {lines[at] for at in short if at in beside}
    own = {line for line in edges if title and "](" in line and is_running_head(plain(_LINK.sub("", line)), title)}
    return {
        at for at in short if lines[at] in own or all(there in beside for there in short if lines[there] == lines[at])
    } - numbers
