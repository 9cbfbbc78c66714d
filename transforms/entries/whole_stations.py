"""Stations of a career that are whole in one line. Consumes lines of a list; tells which of them begin entries.

Who knows the year of the last degree alone gives it there only: "- PhD in Botany, Merrow University, 2019" over
"- MSc in Botany – Lorne University". The second says what and where as the first does, and is no detail of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.lines.shapes import is_prose
from transforms.model import Line

_LONGEST = 160
_SURE = 2
_PARTS = re.compile(r"[,;|\t] ?|\. | [-–—|] | \(| (?:at|from|in|of) (?:the )?(?=[A-ZÀ-Þ])")
_TITLE_ENDS = re.compile(r"[,;|\t(]| [-–—|] | (?:at|with) (?:the )?(?=[A-ZÀ-Þ])")
_WORK = re.compile(r"(?i)\b(?:thes[ie]s|dissertation|project|advis[eo]r|supervis\w+|supervision|committee|gpa)\b|:")


def with_whole(kind: str, lines: Sequence[Line], starts: list[int], heads: list[int]) -> list[int]:
    """The bullets that begin entries: those of `heads`, and of the others in `starts` each that is a whole station.

    Where every bullet begins in bold, so is each that sets a title so: "- **Dyer** with Ada Vale at Globex (*wools*)".
    """
    if len(heads) == len(starts):
        return heads
    chosen = set(heads)
    if any(lines[i].begins_bold for i in heads):
        are_bold = kind == "positions" and all(lines[i].begins_bold for i in starts)
        return [i for i in starts if i in chosen or _begins_with_title(lines[i])] if are_bold else heads
    return [i for i in starts if i in chosen or is_whole(kind, lines[i].text)]


def _begins_with_title(line: Line) -> bool:
    """True for a line that begins with a title in bold letters, and goes on in others."""
    end = line.bold[0].end if line.bold else 0
    return 0 < end < len(line.text) and is_title(line.text[:end].strip(" ,;:"))


def are_whole(kind: str, lines: Sequence[Line]) -> bool:
    """True where each line, evenly spaced, is a whole station."""
    gap = lines[1].gap_before
    return all(line.gap_before == gap for line in lines[2:]) and all(is_whole(kind, line.text) for line in lines)


def is_whole(kind: str, text: str) -> bool:
    """True for a degree, or among positions a title, together with the organisation that it is of, and no sentence."""
    if len(text) > _LONGEST or not text[:1].isupper() or _WORK.search(text) or is_prose(text):
        return False
    if kind == "education":
        return _is_degree(text)
    title = _TITLE_ENDS.search(text)
    return title is not None and is_title(text[: title.start()]) and _names_school(text[title.end() :])


def _is_degree(text: str) -> bool:
    found = [degree for degree in find_degrees(text) if degree.level != "other"]
    if not found or not _names_school(text):
        return False
    return found[0].start == 0 or shape_rank(_PARTS.split(text, maxsplit=1)[0]) == _SURE


def _names_school(text: str) -> bool:
    return bool(find_organizations(text)) or any(shape_rank(part.strip(" .)")) == _SURE for part in _PARTS.split(text))
