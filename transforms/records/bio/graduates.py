"""Degrees that a sentence names, and the one that a "graduate student" works for. Consumes text; produces `Degree`s."""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.entities.degrees import Degree, find_degrees
from transforms.entities.studies import is_field
from transforms.records.career.merge import GRADUATE, STUDENT


def degrees_told(text: str) -> Iterable[Degree]:
    """The degrees named, and the one that a "graduate student" or "student" works for, whichever it is."""
    if " student " in text and (plain := _PLAIN.search(text)) and not find_degrees(text[: plain.end()]):
        at, end = plain.start("what"), plain.end()
        one = Degree(at, end, at, STUDENT, "other", _field(plain))
        later = [degree for degree in find_degrees(text) if degree.start >= end]
        return later if later and _PURSUING.search(text, end, later[0].start) else [one, *later]
    if "degree in " in text and "raduated " in text and (unnamed := _UNNAMED.search(text)):
        one = Degree(unnamed.start("what"), unnamed.end(), unnamed.end("what"), UNNAMED, "other", unnamed["of"])
        found = list(find_degrees(text))
        return found if any(degree.end > one.start and degree.start < one.end for degree in found) else [*found, one]
    if "graduate student" not in text or not (graduate := _GRADUATE.search(text)):
        return find_degrees(text)
    at = graduate.start(1)
    named = f"{text[:at]}{_ANY}{text[at + len(_ANY) :]}"
    return [
        degree._replace(degree=GRADUATE, level="other") if degree.start == at else degree
        for degree in find_degrees(named)
    ]


def with_year_of_study(text: str) -> str:
    """The text, a student told by the year alone an undergraduate: "I'm a junior at X majoring in Looms"."""
    return _YEAR_ALONE.sub(r"\g<0> undergraduate", text, count=1) if "or" in text or "man" in text else text


def with_giver(text: str) -> str:
    """The text, a degree from its university where it is told as awarded by it: "awarded a PhD in Looms by X"."""
    return _BY.sub(r"\g<1> at ", text, count=1) if " by " in text else text


_BY = re.compile(
    r"(\b(?:awarded|conferred|granted) (?:an?|my|his|her|their|the) (?:(?! by )[^.;,()]){2,80}) "
    r"by (?=(?:the )?[A-ZÀ-Þ])"
)
_YEAR_ALONE = re.compile(
    r"(?:\b(?:I am|is)|\bI['’]m) (?:(?:currently|now|presently) )?an? (?:rising )?(?:freshman|sophomore|junior|senior)"
    r"(?= (?:at|in|from) (?:the )?[A-Z]|,? (?:double[ -])?majoring in )"
)


def _field(plain: re.Match[str]) -> str | None:
    field = plain["of"] or plain["before"].strip()
    return field if field and field[0].isupper() and is_field(field) else None


_PURSUING = re.compile(r"\b(?:pursuing|studying for|working (?:on|for|towards?)|doing|reading for)\b")
_PLAIN = re.compile(  # "I am a Marine Physics student at X", "I'm a second-year student of law at X"
    r"(?:\b(?:I am|She is|He is)|\bI['’]m) (?:(?:currently|now|presently) )?an? "
    r"(?:(?:[\w-]+-year|(?:first|second|third|fourth|fifth|final) year) )?(?P<before>(?:[A-Z][\w&-]+ (?:and )?){0,4})"
    r"(?P<what>student)(?: (?:of|in) (?P<of>[A-Z][\w&-]+(?: (?:and )?[A-Z][\w&-]+){0,3}))?(?=,? (?:at|from) )"
)
UNNAMED = "degree"  # whichever it is
_UNNAMED = re.compile(
    r"\b[Gg]raduated [^.;]{2,90}? with (?:an?|my|his|her|their) (?:joint )?(?P<what>degree) in "
    r"(?P<of>[A-Z][\w&-]+(?: (?:(?:and|of|in) )?[A-Z][\w&-]+){0,5})(?=[.,;(]|$| (?:in|and|from|under) )"
)
_ANY = "doctoral"  # as long as "graduate"
_GRADUATE = re.compile(
    r"(?:\b(?:am|is|was|as)|['’]m|,) (?:(?:currently|now|presently|also) )?(?:an?|the) (?:[\w-]+ ){0,3}?"
    r"(graduate) student(?=,| (?:in|at|of|from|with)\b)"
)
