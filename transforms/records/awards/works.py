"""The works that honours were given for: consumes honours and the lines below them; produces the titles.

"Awarded to *Warps at Scale*", "LoomConf for the paper “Warps at Scale”", or the title alone below a best-paper award.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import behind_dates
from transforms.model import Line
from transforms.records.awards.words import is_strong
from transforms.records.lists.looks import is_organization, is_venue
from transforms.records.lists.pieces import unquoted
from transforms.text.styled import without

_PAPER = re.compile(
    r"(?:awarded (?:to|for)|for (?:the |our |my )?(?:paper|article|work|thesis|dissertation|presentation"
    r"|poster)(?: titled| entitled| on)?|(?:paper|title|article):)"
    r"(?! the (?:[a-z]+ ){0,2}(?:students?|candidates?|pupils?)\b)"
    r"[\s:]*(?P<paper>.+)",
    re.IGNORECASE,
)
_WORKS = r"papers?|articles?|posters?|presentations?|talks?|publications?|dissertations?|thes[ie]s|work"
_FOR_WORK = re.compile(
    rf",?\s(?:(?:awarded |given )?for |(?:for|with) (?:the |our |my |an? )?(?:\w+ )?(?:{_WORKS})[,:]? "
    r"(?:titled |entitled )?)[“\"](?P<work>[^“”\"]{8,300})[”\"](?: by [^\d“]{3,300})?"
)
# Behind its date in brackets: the work of "Best Paper Award (2016) “Warps at Scale”", the words of "Heron Prize (2016)
# “for the best talk”".
_BEHIND_DATE = re.compile(
    r"\([^()]{0,20}\b(?:19|20)\d\d[^()]{0,14}\)[.,:]?(?P<quoted> [“\"](?P<words>[^“”\"]{3,200})[”\"])"
)
_OF_WORK = re.compile(rf"(?i)\b(?:{_WORKS})\b")
_QUOTED = re.compile(r"[“\"]([^“”\"]{1,300})[”\"]")


def without_work(lines: Sequence[Line]) -> tuple[list[Line], str | None]:
    """The lines, what the honour was given for apart from it: "Best Paper, LoomConf for the paper “Warps at Scale”"."""
    for number, line in enumerate(lines):
        if '"' not in line.text and "“" not in line.text:
            continue
        work = _FOR_WORK.search(line.text)
        if work and work.start():
            rest = without(line, work.start(), work.end())
            return [*lines[:number], rest, *lines[number + 1 :]], work["work"].strip(" .,")
        remark = _BEHIND_DATE.search(line.text) if ")" in line.text else None
        if remark and is_strong(line.text[: remark.start()]):
            rest = without(line, *remark.span("quoted"))
            is_work = _OF_WORK.search(line.text, 0, remark.start()) and remark["words"].count(" ") >= _WORDS
            return [*lines[:number], rest, *lines[number + 1 :]], remark["words"].strip(" .,") if is_work else None
    for number, line in enumerate(lines):
        if (start := _title_behind_dash(line)) and (name := line.text[:start].rstrip(" –—-")):
            rest = without(line, len(name), len(line.text))
            return [*lines[:number], rest, *lines[number + 1 :]], line.text[start:].strip(' .,“”"')
    return list(lines), None


def _title_behind_dash(line: Line) -> int:
    """Where a work in italics ends a line behind a dash, 0 for none: "Best Poster, LoomConf (2016) — *Slow Looms*"."""
    work = line.italic[-1] if line.italic else None
    if work is None or line.text[work.end :].strip(' .,”"') or not _DASH.search(line.text, 0, work.start):
        return 0
    is_work = line.text.count(" ", work.start, work.end) >= _WORDS
    return work.start if is_work and behind_dates(line.text[: work.start]).strip(' –—-“"') else 0


_DASH, _WORDS = re.compile(r" [–—-] [“\"]?$"), 2  # blanks of a title


def work_on(line: Line, name: str) -> str | None:
    """The work that a line below an honour says it was for: told so, or a title alone below a best-paper award."""
    stated = _PAPER.search(line.text)
    if stated and (line.italic or "“" in line.text or stated.start() == 0):
        return _stated(line, stated)
    return unquoted(line.text.strip(" .,")) if _OF_WORK.search(name) and _is_title(line) else None


def cites(line: Line) -> bool:
    """True for a line that cites the work: its year is not the honour's."""
    return line.text.startswith(("Paper:", "Title:", "Article:"))


def _is_title(line: Line) -> bool:
    """True for a title on a line of its own, in italics or in quotation marks as a whole."""
    quoted = line.text[0] in '“"' and line.text.rstrip(" .,")[-1] in '”"'
    if line.text.count(" ") < _NAME and not quoted and (is_venue(line.text) or is_organization(line.text)):
        return False
    return line.text.count(" ") > 1 and (line.is_italic or quoted)


_NAME = 7  # blanks in the name of whoever gave it


def _stated(line: Line, stated: re.Match[str]) -> str | None:
    """The title after "awarded to": the words set in italics or quotes, else all that begin like a title."""
    for span in line.italic:
        if span.start >= stated.start():
            return unquoted(line.text[span.start : span.end].strip(" ."))
    words = stated["paper"].strip(" .")
    quoted = _QUOTED.search(words)
    if not quoted and words[:1].islower() and not stated[0].startswith(("Paper", "Title", "Article")):
        return None  # "Awarded for combined achievements", "Awarded to the student with the highest mark"
    return unquoted(quoted[1] if quoted else words) or None
