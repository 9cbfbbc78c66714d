"""Employers that the sentence behind a role names: "Ada is a senior weaver. She joined Globex in 2020".

Consumes `Sentence`s, one behind the other; produces the `Position`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.dates.ranges import find_dates
from transforms.names.people import fold
from transforms.parsed import Position, Record
from transforms.records.bio.places import affiliation_in
from transforms.records.bio.tense import is_present
from transforms.records.bio.titles import titles_told
from transforms.records.bio.unknown_places import ANY_NAME
from transforms.records.lists.periods import period
from transforms.records.lists.prose import Sentence

_JOINED = re.compile(r"(?:I|She|He|They) (?:(?:first|then|recently) )?joined (?:the )?(?=[A-ZÀ-Þ])(?!.{3,90} as an? )")
_ALONE = re.compile(r"(?:,| with\b| who\b| working\b| speciali[sz]|\.?$)")
_PRESENT = re.compile(r"(?:I am|I['’]m|(?:She|He|They|[A-ZÀ-Þ][\w’'-]+) (?:is|are)) (?:(?:currently|now) )?an? $")


def date_joined(text: str, told: Iterable[Record]) -> None:
    """Dates the undated post of today that a clause on what came before says one joined.

    "Before joining Globex in May 2021, I was a weaver at X": at Globex since, be it told by its short form where no
    other post is undated.
    """
    told_when = _BEFORE_JOINING.search(text)
    if told_when is None:
        return
    posts = [one for one in told if isinstance(one, Position) and one.current and not one.start]
    place = fold(told_when["place"])
    named = [one for one in posts if place in fold(f"{one.organization} {one.unit}")]
    start = period(find_dates(told_when["date"])[:1]).start
    for post in named or (posts if len({one.organization for one in posts}) == 1 else ()):
        post.start = start


_BEFORE_JOINING = re.compile(
    r"\b(?:[Bb]efore|[Pp]rior to|[Pp]revious to) (?:(?:joining|moving to|coming to|starting at|arriving at) |"
    r"my (?:arrival|appointment) at )(?:the )?(?P<place>[A-ZÀ-Þ][^,;.()]{1,80}?)(?: \([A-Za-z]{2,12}\))?,? "
    r"in (?P<date>(?:\w{3,9} )?(?:of )?(?:19|20)\d\d)\b"
)


def joined_as(sentence: Sentence, above: str) -> Position | None:
    """The role of the sentence above, which names no employer, at the one that this sentence says was joined."""
    told = _JOINED.match(sentence.text)
    role = next(titles_told(above), None) if told else None
    if told is None or role is None or not _PRESENT.fullmatch(above[: role.start]) or not _ALONE.match(above, role.end):
        return None
    behind = sentence.text[told.end() :]
    named = ANY_NAME.match(behind)
    place = affiliation_in(behind) or ((named[0], None, None) if named else None)
    if place is None or not is_present(above, role.start):
        return None
    when = period(find_dates(sentence.text)[:1])
    return Position(
        title=role.title,
        organization=place[0],
        unit=place[1],
        location=place[2],
        start=when.start,
        end=when.end,
        current=when.end is None,
        evidence=sentence.evidence,
        confidence=0.7,
    )
