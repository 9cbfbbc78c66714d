"""Dates that a narrow column at the left broke. Consumes lines of layout text; puts each whole on its first line.

"May 2016-  Weaver" over "August 2020  Dyes and looms": the first line is full, so that the next word did not fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.readers.date_patterns import MONTH, NOW, POINT, RANGE

_PART = rf"{POINT} ?[-–—] ?{MONTH}|{POINT} ?[-–—]|{MONTH}"
_BEGUN = re.compile(rf" {{0,40}}({_PART})(?: {{1,24}}|(?<=[-–—]))(?!{POINT}|{NOW})(?=[^\W\d])", re.IGNORECASE)
_MORE = re.compile(rf" {{0,40}}({RANGE}(?= |$)|{_PART}|{NOW})(?: {{1,24}}|$|(?<=[-–—]))", re.IGNORECASE)
_OPEN, _WHOLE = re.compile(_PART, re.IGNORECASE), re.compile(RANGE, re.IGNORECASE)
_YEAR, _BARE = re.compile(r"(?:19|20)\d\d"), re.compile(r"\d{4} ?[-–—] ?\d{4}")
_MOST_LINES, _NEAR = 5, 1  # columns by which what stands in one may differ


def with_broken_dates_whole(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    """The pages; lines that held nothing but the rest of a date are gone."""
    out = [list(page) for page in pages]
    for page in out:
        gone = [place for at in range(len(page)) for place in _mend(page, at)]
        for place in sorted(gone, reverse=True):
            del page[place]
    return out


def _mend(page: list[str], at: int) -> list[int]:
    """Put the rest of the date that a line begins with beside its beginning; the places of lines that hold no more."""
    begun = _BEGUN.match(page[at])
    if begun is None or page[at][begun.end()].islower():
        return []
    date, pieces, whole = begun[1], list[tuple[int, re.Match[str]]](), ("", 0)
    for place, more in _pieces(page, at, begun):
        pieces.append((place, more))
        date += more[1].rstrip() if date[-1] in "-–—" else f" {more[1].rstrip()}"
        if _WHOLE.fullmatch(date) and _is_in_order(date):
            whole = (date, len(pieces))
        if not _OPEN.fullmatch(date):
            break
    date, count = whole
    if not count:
        return []
    page[at] = f"{' ' * begun.start(1)}{date}    {page[at][begun.end() :]}"
    for place, more in pieces[:count]:
        page[place] = " " * more.end() + page[place][more.end() :]
    return [place for place, _ in pieces[:count] if not page[place].strip()]


def _pieces(page: Sequence[str], at: int, begun: re.Match[str]) -> Iterator[tuple[int, re.Match[str]]]:
    """The lines below that may go on with the date, blank ones and the entry's own left out."""
    column, beside, end = begun.start(1), begun.end(), begun.end(1)
    for place in range(at + 1, min(at + _MOST_LINES, len(page))):
        line = page[place]
        if not line.strip() or len(line) - len(line.lstrip()) >= beside - _NEAR:
            continue
        more = _MORE.match(line)
        strays = more is None or min(abs(more.start(1) - column), abs(more.end(1) - begun.end(1))) > _NEAR
        if more is None or strays or end + 1 + len(more[1].split()[0]) < beside:
            return
        if more.end() < len(line) and more.end() < beside - _NEAR:
            return
        end = more.end(1)
        yield place, more


def _is_in_order(date: str) -> bool:
    """Whether a period is one; two bare years may be those of two entries ("2016-" over "2018")."""
    years = _YEAR.findall(date)
    return len(years) == 1 or (years[0] <= years[-1] and not _BARE.fullmatch(date))
