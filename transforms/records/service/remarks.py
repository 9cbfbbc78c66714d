"""What is told beside a venue, and is no part of its name: where it was held, with whom, what kind of journal it is.

Consumes the words of a venue; produces them without that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import DateRange, find_dates
from transforms.entities import venues
from transforms.names.people import is_name
from transforms.records.lists.looks import is_acronym, is_place
from transforms.records.service.role_words import roles_in
from transforms.vocabulary import any_of


def without_where(text: str) -> tuple[str, Sequence[DateRange]]:
    """A venue without the words on where and with whom, and the dates among those: "X School, held in Bergen, 2011"."""
    text = _without_remark(text)
    beside = _WITH.search(text) if " with " in text else None
    if beside and all(map(is_name, re.split(r",? (?:and|&) |, ", beside["names"]))):
        text = text[: beside.start()] + text[beside.end("names") :]
    where = _WHERE.search(text)
    return (text[: where.start()], find_dates(text[where.start() :])) if where else (text, ())


def _without_remark(text: str) -> str:
    """A venue without a sentence behind its year, what it is, and what became of it.

    "Moss Letters, a new journal", "Moss Letters, renamed Letters on Moss in 2021".
    """
    if "(" in text and (past := _PAST_BRACKET.search(text)):
        text = text[: past.start()] + text[past.end() :]
    if ", " in text and (past := _PAST.search(text)):
        text = text[: past.start()]
    town = _TOWN.search(text) if ". " in text else None
    if town and any(is_place(part.strip()) for part in town["town"].split(",")):
        text = text[: town.start()] + text[town.end() :]
    for end in _TOLD.finditer(text) if ". " in text else ():
        told = text[end.end() :]
        first = told.split(",", maxsplit=1)[0].strip(" .")
        if not (find_dates(told) or roles_in(told) or venues.known(first) or is_acronym(first)):
            return text[: end.start()]
    what = _WHAT_IT_IS.search(text) if ", " in text else None
    return text[: what.start()] + text[what.end() :] if what and not find_dates(what[0]) else text


_TOWN = re.compile(
    r"(?<=[a-z\d])(?<!\bSt)\. "
    r"(?P<town>[A-ZÀ-Þ][^\W\d_]+(?: [^\W\d_]+)?(?:, [A-ZÀ-Þ][\w.’' -]{1,20}){0,2})\.?(?=\s?[(,]|$)"
)
_PAST = re.compile(rf",? \(?(?:{any_of('entry_words', 'service', 'remark_histories')})\b.*")
_PAST_BRACKET = re.compile(rf" \((?:{any_of('entry_words', 'service', 'remark_histories')})\b[^()]{{0,120}}\)")
_TOLD = re.compile(r"(?<=\b(?:19|20)\d\d)\.\s(?=[A-Z“\"])")
_WHAT_IT_IS = re.compile(
    rf"(?<=[\w)]), (?!{any_of('entry_words', 'service', 'remark_openings')})(?:(?:an?|the)"
    r"(?: [a-z][\w-]{1,19}){0,6}?|[a-z]{3,20}(?: [\w-]{2,20}){1,6}?) (?:"
    f"{any_of('entry_words', 'service', 'remark_kinds')})(?: (?:for|of|on|about) [a-z][^,.;()"
    r"\d]{1,40})?(?=$|[,.])"
)
_WITH = re.compile(
    r"(?:,| \(|\b)(?: ?(?:co-[a-z]+|jointly|together))? ?with (?P<names>[A-ZÀ-Þ][^()\d;:]{4,80}?)(?:\)|\.?$)"
)
_WHERE = re.compile(
    r",?\s(?:held|given|co-?located|(?:co-?)?(?:organi[sz]|host|sponsor|fund|financ)ed|taking place|to be held)"
    r" (?:at|in|with|by|during|on|jointly|virtually)\b.*"
)
