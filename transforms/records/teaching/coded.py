"""Courses that a sentence strings together, each behind its code: "I convene EN4341 Runes and lecture on EN2003 Verse".

Consumes the words of an entry of a teaching section; produces the courses.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.records.lists.looks import CODE
from transforms.records.lists.periods import period
from transforms.records.teaching.course import Course
from transforms.vocabulary import forms

_TELLS = re.compile(
    r"(?:Currently,? |At \w+,? |This year,? )?(?:I|We|He|She|They)\b"
    r"|(?:(?:Other|Additional|Further|Previous|Past) )?[Cc]ourses (?:I (?:have )?)?(?:taught|include)"
    r"(?: [^:,]{2,40})?: "
)
_TIES = frozenset(  # words that lead from a course to the next
    forms("entry_words", "teaching", "ties")
)
_DEEDS = forms("entry_words", "teaching", "deeds")
_LEAST, _LONGEST, _SENTENCE = 2, 90, 1500


def coded_courses(text: str) -> list[Course]:
    """The courses of a sentence with several codes; [] for any other text."""
    if len(text) > _SENTENCE or not _TELLS.match(text):
        return []
    starts = [code.start() for code in CODE.finditer(text)]
    if len(starts) < _LEAST:
        return []
    parts = [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]
    titles = [_without_tie(part.split(". ", maxsplit=1)[0]) for part in parts]
    if any(len(title) > _LONGEST or " " not in title for title in titles):
        return []
    return [Course(title, None, None, period(find_dates(part))) for title, part in zip(titles, parts, strict=True)]


def _without_tie(part: str) -> str:
    """The course without the words behind it that lead to the next one."""
    words = part.split()
    while words and _is_tie(words[-1].strip(",;.").casefold()):
        words.pop()
    return " ".join(words).rstrip(",;. ")


def _is_tie(word: str) -> bool:
    return not word or word in _TIES or word.startswith(_DEEDS)
