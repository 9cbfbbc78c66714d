"""Where citations begin that nothing parts: line upon line set to a width, each over only once its year is stated.

Consumes a list's lines; tells which of them begin a work, or nothing where the list is no such list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import AIDED, OPENS, ends_citation, is_all_names, is_standing
from transforms.citations.status import status_of
from transforms.model import Line

_LEAST, _MOSTLY = 3, 0.7  # works; of their lines that begin as the first does
_NAME, _WORK = 3, 40  # characters of a name, of a work
_YEAR = re.compile(r"(?<![\d–-])(?:19\d|20[0-4])\d(?![\d–-])[a-z]?")  # none of a range: "pp. 1985-2001"
# What may follow the year of a citation that is over: volume, pages, an identifier, a bracket.
_TAIL = re.compile(
    r"[)\]]?(?:[\s,;:.]{0,3}(?:vol|no|pp?|pages?|art(?:icle)?|iss(?:ue)?)?\.?\s?"
    r"[A-Za-z]{0,2}\d[\w./–-]{0,20}+(?:\s?\([\w–./ -]{1,12}\))?){0,5}"
    r"[\s,;:.]{0,3}(?:(?:doi|DOI|arXiv|PMID|https?)[:\s][^\s]{0,3}\s?\S{3,90}|\([^()]{3,60}\)|\[[^\[\]]{3,60}\])?[\s.,;]{0,3}"
)
_LEAD_YEAR = re.compile(r"[\s,.;:*†]{0,5}[(\[]?(?:(?:19|20)\d\d|[Ff]orthcoming|[Ii]n press)")


def by_closing_years(lines: Sequence[Line], owner: str) -> list[bool]:
    """Which lines begin a work: those below one that is over, its year stated; empty where the lines do not tell.

    "Ada Quill. Slow Looms and Their Makers. Weft" over "Quarterly, 2021; 4(2): 5-9" over "Bo Fern, Ada Quill. Wool."
    """
    if len(lines) <= _LEAST or not _are_flush(lines):
        return []
    named = name_run(lines[0].text, 0, owner) > _NAME
    led = named and _has_lead_year(lines, 0, owner)
    begun, block, over = [True], lines[0].text, False
    for i, (above, line) in enumerate(pairwise(lines), 1):
        over = over or _is_over(block, owner, led=led)
        begins = over and ends_citation(above.text) and _may_begin(lines, i, owner, named, led)
        begun.append(begins)
        block, over = (line.text, False) if begins else (f"{block} {line.text}", over)
    return begun if _is_told(lines, begun, owner, led=led) else []


def _are_flush(lines: Sequence[Line]) -> bool:
    """True for lines that neither marks nor indents part, nor blank lines but for the ends of pages."""
    if sum(line.gap_before > 0 for line in lines[1:]) > _FEW * len(lines):
        return False
    low = min(line.indent for line in lines)
    return not any(line.bullet or line.heading or line.indent > low + 1 or _NUMBERED.match(line.text) for line in lines)


_FEW = 0.1
_NUMBERED = re.compile(r"[\[(]?[A-Z]{0,3}\d{1,3}[\]).]{1,2}\s")  # not the volume in "27 (1): 5-9"


def _may_begin(lines: Sequence[Line], at: int, owner: str, named: bool, led: bool) -> bool:
    """True for a line that begins as the list's first one does: with names, names and a year, or a title."""
    text = lines[at].text
    if AIDED.match(text):
        return True
    if not named:
        return (text[:1].isupper() or text[:1] in OPENS) and not is_standing(text)
    return name_run(text, 0, owner) > _NAME and (not led or _has_lead_year(lines, at, owner))


def _has_lead_year(lines: Sequence[Line], at: int, owner: str) -> bool:
    """True where the names that begin a citation, of a line or two, end in its year: "Fern, B. (2020)"."""
    text = " ".join(line.text for line in lines[at : at + 3])
    end = name_run(text, 0, owner)
    return end > _NAME and _LEAD_YEAR.match(text, end) is not None and not any(map(str.isdigit, text[:end]))


def _is_over(block: str, owner: str, *, led: bool) -> bool:
    """True for a citation that has all it needs: its year, and at the end what may follow it; or a standing."""
    if len(block) < _WORK:
        return False
    if led:
        return True
    *_, year = (None, *_YEAR.finditer(block))
    if year is None:
        return status_of(block) is not None
    return _TAIL.fullmatch(block, year.end()) is not None and not is_all_names(block[: year.start()], owner)


def _is_told(lines: Sequence[Line], begun: Sequence[bool], owner: str, *, led: bool) -> bool:
    """True where several works were found, some of more than a line, each over at its end, no gap inside."""
    starts = [i for i, own in enumerate(begun) if own]
    if len(starts) < _LEAST or len(starts) == len(lines):
        return False
    if any(line.gap_before and not own for line, own in zip(lines[1:], begun[1:], strict=True)):
        return False
    works = [" ".join(line.text for line in lines[a:b]) for a, b in pairwise((*starts, len(lines)))]
    over = sum(_is_over(work, owner, led=led) for work in works)
    single = all(led or len(_YEAR.findall(work)) <= _YEARS for work in works)
    return single and over >= _MOSTLY * len(works)


_YEARS = 3  # of one work: before its title, behind its venue, in a title
