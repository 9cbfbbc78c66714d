"""Work under way that is told as projects. Consumes a section; produces it as one of projects.

"## Ongoing research" lists drafts, or projects: titles in bold, each over sentences on what is done, with no authors,
no places of publication, and no word on a paper.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.model import Line, Section
from transforms.vocabulary import any_of

_TITLE = re.compile(r"(?i)(?:my )?ongoing (?:research|work)")  # "Research in progress" is of drafts
_DRAFT = re.compile(rf"(?i)\b(?:{any_of('citation_words', 'drafts', 'words')})\b|[“\"]")
_LEAST, _SMALL = 60, 0.7  # characters of a sentence on what is done; the share of its words in small letters


def with_projects_under_way(section: Section) -> Section:
    """The section; one of projects where titles in bold stand over sentences on what is done."""
    if section.kind != "papers" or not _TITLE.fullmatch(section.title.strip(" :")):
        return section
    heads = {line.number for line in section.lines if _is_head(line)}
    if not heads.issuperset(section.subheads) or not _are_projects(section.lines):
        return section
    return replace(section, kind="projects", subheads=frozenset())


def _are_projects(lines: Sequence[Line]) -> bool:
    heads = [line for line in lines if _is_head(line)]
    if not heads or lines[0] is not heads[0] or lines[-1] is heads[-1] or len(heads) * 2 > len(lines):
        return False
    if any(above in heads and line in heads for above, line in pairwise(lines)):
        return False
    return not any(_DRAFT.search(line.text) for line in heads) and all(
        _tells(line) for line in lines if line not in heads
    )


def _is_head(line: Line) -> bool:
    """True for words in bold alone, or with their dates behind."""
    if line.bullet or line.heading or not line.bold or line.bold[0].start or len(line.bold) > 1:
        return False
    behind = line.text[line.bold[0].end :].strip(" .:()")
    return not behind or (find_dates(behind) != () and not any(map(str.isalpha, behind.replace("present", ""))))


def _tells(line: Line) -> bool:
    """True for sentences on what is done."""
    text = line.text
    if len(text) < _LEAST or line.bold or text[-1] not in ".?!" or _DRAFT.search(text):
        return False
    words = [word for word in text.split() if word[0].isalpha()]
    return sum(word[0].islower() for word in words) >= _SMALL * len(words)
