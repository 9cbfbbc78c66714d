"""Schools that nobody knows, right behind a degree in a sentence: "I received my PhD from Corvane in 2014"."""

from __future__ import annotations

import re

from transforms.entities.degrees import Degree
from transforms.vocabulary import any_of

_WORD = r"[A-ZÀ-Þ][\w&'’-]{1,30}"
_SCHOOL = re.compile(
    r"(?: degree| student| candidate)?(?: in (?:19|20)\d\d)? (?:from|at) (?:the )?"
    rf"(?P<name>(?!(?:Prof|Professor|Dr|My)\b){_WORD}"
    rf"(?: (?:(?:of|{any_of('prose', 'places', 'foreign_words')}) )?{_WORD}){{0,4}})"
    r"(?P<field> \([A-Z][^()\d]{1,40}\))?"
    rf"(?=[.;]|$|,? (?:{any_of('prose', 'places', 'behind_schools')})\b"
    r"| \((?:[a-z]{3,12} )?(?:19|20)\d\d\)|, [A-ZÀ-Þ])"
)
_GAINED = re.compile(rf"(?i)\b(?:{any_of('prose', 'places', 'gained')}|i[’']m) (?:[\w-]+ ){{0,4}}$")


def named_school(text: str, degree: Degree) -> tuple[str, None, None] | None:
    """The name right behind the degree, known or not, where the sentence says that it was gained there.

    Its field may stand behind it: "I am a PhD student at Corvane (Looms)".
    """
    match = _SCHOOL.match(text, degree.end) or _SCHOOL.match(text, degree.degree_end)
    return (
        (match["name"] + (match["field"] or ""), None, None)
        if match and _GAINED.search(text[max(0, degree.start - 60) : degree.start])
        else None
    )
