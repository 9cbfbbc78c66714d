"""Studies among the stations of a life: "1984-1990: Study of Law at Globex University".

Consumes the entries of a section of positions; produces `Education`s without a degree, for none is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.affiliations import split_affiliation
from transforms.entities.studies import is_field
from transforms.entries.entries import split_entries
from transforms.evidence import of_entry
from transforms.model import Section
from transforms.parsed import Education
from transforms.records.career.remarks import tells_studies
from transforms.records.lists.periods import period
from transforms.unchecked import made

_STUDY = re.compile(
    r"(?:Stud(?:y|ies)(?: of| in)?|Studied|Student of) (?P<field>[^,;()\t]{3,60}?),? (?:at|in|,) (?:the )?"
    r"(?P<school>[A-ZÀ-Þ][^;\t]{3,90})"
)


def studies_among(section: Section) -> Iterator[Education]:
    """Where and what the owner studied, as entries of a career say it."""
    if not [line for line in section.lines if "Stud" in line.text and tells_studies(line.text)]:
        return
    for entry in split_entries(section):
        when = period([date for line in entry.head for date in find_dates(line.text)][:1])
        for line in entry.head:
            told = _STUDY.match(without_dates(line.text, find_dates(line.text)).strip(" \t:,.–—-()"))
            if told is None or not is_field(told["field"]):
                continue
            school = split_affiliation(told["school"].rstrip(" ."))
            yield made(
                Education,
                degree="",
                level="other",
                field=told["field"],
                organization=school.organization or told["school"],
                unit=school.unit,
                location=school.location,
                start=when.start,
                end=when.end,
                current=when.current,
                evidence=of_entry(entry),
                confidence=0.6,
            )
