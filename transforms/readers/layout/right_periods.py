"""Periods set in two rows at the right margin of layout text. Consumes pages' lines; produces each on its first line.

"Lecturer, University of X      May 2019 -" over "Taught looms and dyes           June 2021".
"Lecturer of looms, University of X   2019 -" over "2021" at the left: the line was full, and broke at the dash.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.date_patterns import NOW, POINT

_BEGUN = re.compile(rf"(?<=\S   ) {{0,200}}((?:{POINT}) ?[-–—])$", re.IGNORECASE)
_ENDED = re.compile(rf"(?:^|(?<=\S  )) {{0,200}}({POINT}|{NOW})$", re.IGNORECASE)
_REST, _LEFT = re.compile(rf" {{0,24}}({POINT}|{NOW})", re.IGNORECASE), 48  # where a broken line may go on
_YEAR = re.compile(r"(?:19|20)\d\d")
_LEAST, _MOSTLY, _NEAR = 2, 0.75, 8  # such periods; their share of open dates; columns by which the two may end apart


def with_right_periods_whole(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    """The pages; where most open dates at the right margin have an end below, each is a period on one line."""
    out = [_with_rests(page) for page in pages]
    begun = [(page, at, match) for page in out for at in range(len(page) - 1) if (match := _begun(page[at]))]
    ended = [(page, at, end) for page, at, match in begun if (end := _end(page[at + 1], match))]
    if len(ended) < max(_LEAST, _MOSTLY * len(begun)):
        return out
    for page, at, end in ended:
        page[at] += f" {end[1]}"
        page[at + 1] = page[at + 1][: end.start()].rstrip()
    return out


def _with_rests(page: Sequence[str]) -> list[str]:
    """The lines; one that holds nothing but the rest of a period, at the left, stands at the end of the one above."""
    out: list[str] = []
    for line in page:
        rest = _REST.fullmatch(line) if len(line) < _LEFT and out else None
        begun = _begun(out[-1]) if rest else None
        if rest and begun and _are_in_order(begun[1], rest[1]):
            out[-1] += f" {rest[1]}"
        else:
            out.append(line)
    return out


def _begun(line: str) -> re.Match[str] | None:
    return _BEGUN.search(line) if line[-1:] in ("-", "–", "—") and "   " in line else None


def _end(below: str, begun: re.Match[str]) -> re.Match[str] | None:
    """The end of a period on the line below, in one column with its beginning."""
    end = _ENDED.search(below) if abs(len(below) - begun.end()) <= _NEAR else None
    return end if end and _are_in_order(begun[1], end[1]) else None


def _are_in_order(begun: str, end: str) -> bool:
    since, until = _YEAR.search(begun), _YEAR.search(end)
    return since is not None and (until is None or since[0] <= until[0])
