"""Talks among other entries, and other entries among talks, by how they are labelled. Consumes an entry's words."""

from __future__ import annotations

import re

from transforms.records.talks.scores import kind_label
from transforms.text.patterns import SEASON
from transforms.vocabulary import any_of

_COURSE = re.compile(rf"(?i)(?:^|[\t:;.,])\s?(?:{any_of('entry_words', 'talks', 'courses')})\s?:\s?\S")
_TERM = re.compile(rf"\b(?:{SEASON}|SoSe|SS|WS|WiSe|Sommersemester|Wintersemester|Semester|Term)\b[^\t;]{{0,12}}\d\d")


def is_talk(text: str, *, honours: bool) -> bool:
    """True in a list of honours and talks for what is labelled as a talk, or is a title and no honour."""
    return kind_label(text) > 0 or (text[0] in '"“«' and not honours)


def is_course(text: str) -> bool:
    """True in a list of talks for what is labelled as a course and given in a term: "Summer 2021, Übung: Looms"."""
    return ":" in text and _TERM.search(text) is not None and _COURSE.search(text) is not None
