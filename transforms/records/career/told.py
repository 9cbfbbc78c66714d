"""Careers told in sentences: a section of positions or degrees that is prose and no list. Consumes a `Section`."""

from __future__ import annotations

import re

from transforms.model import Context, Section
from transforms.parsed import Record
from transforms.records.bio.bio import read_bio
from transforms.records.lists.prose import sentences
from transforms.vocabulary import any_of


def read_told_career(section: Section, context: Context) -> list[Record]:
    """What the sentences of a section that is all prose state; nothing of a section that lists entries."""
    return list(read_bio(section, context)) if section.lines and is_told(section) else []


def is_told(section: Section) -> bool:
    """True where the first line tells of somebody, and so does at least every other sentence."""
    first = section.lines[0].text
    if "\t" in first or not _TELLS.search(first):
        return False
    said = [sentence.text for sentence in sentences(section) if sentence.text.count(" ") > _LABEL]
    told = [_TELLS.search(text) is not None or _MY_DEGREE.match(text) is not None for text in said]
    return 2 * sum(told) >= len(told)


_LABEL = 2  # blanks of a link's words: "[Extended CV]"
_MY_DEGREE = re.compile(
    r"(?:and )?(?:my|his|her|an?) (?:[A-Z][\w.’'-]{0,14} ){1,4}(?:degree )?(?:in|from|at) [A-Z]|I['’]m "
)


_TELLS = re.compile(
    r"^[^\t;•|]{0,90}?\b(?:I|[Hh]e|[Ss]he|[Tt]hey|Dr\.? [A-Z]\w+|Prof(?:essor|\.)? [A-Z]\w+"
    r"|(?:(?<=^)|(?<=, ))[A-ZÀ-ÞŁŚŠŽČĆĐİ][^\W\d_]{1,14}(?:[’'-]\w{1,14})?(?: [A-ZÀ-ÞŁŚŠŽČĆĐİ][\w.'’-]{0,16}){0,3})"
    " (?:(?:currently|now|also|then|first|previously|recently|did|had) )?(?:"
    rf"{any_of('prose', 'roles', 'tells')})\b"
)
