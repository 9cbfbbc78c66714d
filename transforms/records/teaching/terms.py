"""Terms written short: consumes a line of a teaching section; produces it with "F19", "HT 2020", "2019 S1" as years.

What `dates` cannot take for a term anywhere else is one here: a letter, a numbered semester, an academic year's mark.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line, Span
from transforms.records.lists.looks import is_acronym, is_organization
from transforms.records.lists.pieces import phrases
from transforms.records.teaching.codes_like_years import without_codes
from transforms.records.teaching.quoted import quoted_and_dated
from transforms.records.teaching.roles import noted_role, role_phrase
from transforms.records.teaching.schools_behind import with_school_apart
from transforms.text.patterns import SEASON

_SHORT = r"(?:F|Spr|S|Sum|Win|Wi|W|Aut|Au|[FH]S|[HMTVE]T|AY)"
_TERM = re.compile(
    r"(?<![\w.-])(?:Fa|Sp|Su|Wi|Au|F|S|W|H|V|[FHSW]S|[HMTVE]T|AY)['’]?(?P<year>[0-3]\d|9\d)(?:/[0-3]\d)?(?![\w-])",
    re.IGNORECASE,
)
_SPAN = re.compile(
    r"(?<![\w.-])(?:Fa|Sp|Su|Wi|Au|F|S|W|H|V|[FHSW]S|[HMTVE]T)['’]?(?P<year>[0-3]\d|9\d)\s?[-–—]{1,2}\s?"
    r"(?:Fa|Sp|Su|Wi|Au|F|S|W|H|V|[FHSW]S|[HMTVE]T)['’]?(?P<last>[0-3]\d|9\d)(?![\w-])",
    re.IGNORECASE,
)
_SHORT_YEAR = re.compile(r"[A-Za-z'’]\d\d")  # a quick look for such a term
_FIGURES = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_BULLET = re.compile(r"(?:F|S|W|FA|SP|SU|WI|AU)(?P<year>[0-3]\d|9\d)[.:)]\s*")
_BEFORE = re.compile(
    r"(?<![\w.])(?<![^\W\d_]-)(?:(?:every|each|most)\s(?=fall|spring|summer|winter|autumn)|(?:"
    + _SHORT
    + r"\.?|A\.Y\.|a\.a\.|Maymester|J-term"
    r"|(?:Summer|Semester|Sem\.?|Term|Trimester|Quarter|Block|Session|Semestre)\s?(?:[1-4]|I{1,3}|[AB]),?"
    r"|(?:1st|2nd|3rd|First|Second|Third|Odd|Even|[12]\.|1er|2e)\s(?:semester|term|semestre)(?:\sof)?,?|Q[1-4])"
    r"\s(?=(?:19|20)\d\d))",
    re.IGNORECASE,
)
_MAY_BEFORE = re.compile(rf"\s(?:(?:19|20)\d\d|(?i:{SEASON}))")  # a quick look for the last
_AFTER = re.compile(
    r"(?P<year>\b(?:19|20)\d\d)(?:[- ]?(?:[ST][1-3]|Q[1-4]|[FSWU])|[- ]I{1,3}"
    r"|,?\s(?:1st|2nd|first|second|semester\s[12I]{1,2})(?:\s(?:semester|term))?)(?![\w-])"
)


_NOTE = re.compile(r"\((?P<words>[^()]{0,80}(?:19|20)\d\d[^()]{0,80})\)")


_COLUMN = re.compile(
    r"(?P<year>(?:19|20)\d\d)\t"
    rf"(?:(?:{SEASON}|michaelmas|hilary|trinity)\b[ &/–-]*){{1,3}}(?=\t)",
    re.IGNORECASE,
)


_LABEL = re.compile(r"^(?:Course|Module|Class|Subject)(?: (?:title|name))?:?\t(?=[^\t]+$)")  # a row with its label


@lru_cache(maxsize=1 << 6)  # each reading of an entry asks it of its lines
def with_terms(line: Line) -> Line:
    """The line with short terms as years, and with nothing but years in notes such as "(abroad, 2019)"."""
    line = with_school_apart(line) if line.bold or ") " in line.text else line
    bullet = _BULLET.fullmatch(line.bullet)
    text = f"{_year(bullet)}: {line.text}" if bullet else line.text
    text = _LABEL.sub("", text, count=1) if "\t" in text else text
    if any(map(str.isdigit, text)):
        text = without_codes(text) if len(_FIGURES.findall(text)) > 1 else text
        column = _COLUMN.match(text) if "\t" in text else None
        text = column["year"] + text[column.end() :] if column else text
        if _SHORT_YEAR.search(text):
            text = _TERM.sub(_year, _SPAN.sub(_years, text))
        text = _BEFORE.sub("", text) if _MAY_BEFORE.search(text) else text
        text = _AFTER.sub(_year_alone, text) if "20" in text or "19" in text else text
        text = _NOTE.sub(_dates_alone, text) if "(" in text and not quoted_and_dated(text) else text
        text = _in_order(told, text) if (told := _ROLE_FOR_TERM.match(text)) else text
    if text == line.text:
        return line
    bold, italic = _moved(line.bold, line.text, text), _moved(line.italic, line.text, text)
    return replace(line, text=text, bullet="" if bullet else line.bullet, bold=bold, italic=italic, links=())


def _moved(spans: tuple[Span, ...], before: str, after: str) -> tuple[Span, ...]:
    """The spans that stand in front of what changed of a text, and behind it, at their new places."""
    front = _alike(before, after)
    back = _alike(before[front:][::-1], after[front:][::-1])
    last, by = len(before) - back, len(after) - len(before)
    ahead = (span for span in spans if span.end <= front)
    behind = (Span(span.start + by, span.end + by) for span in spans if span.start >= last)
    return (*ahead, *behind)


def _alike(a: str, b: str) -> int:
    """How many characters two texts begin with alike."""
    return next((i for i, (one, other) in enumerate(zip(a, b, strict=False)) if one != other), min(len(a), len(b)))


_SEASONS = r"(?:(?:[Ff]all|[Ss]pring|[Ss]ummer|[Ww]inter|[Aa]utumn)(?:,? (?:and|&) (?=[FSWA]))? ?){1,2}"
_ROLE_FOR_TERM = re.compile(
    r"(?P<role>[A-Z][\w-]{2,20}(?: [\w-]{2,20}){0,3}) (?:for|in|during)(?: the)? (?P<terms>"
    rf"(?:(?:{_SEASONS})?(?:19|20)\d\d(?:,? (?:and|&) |[,/–-] ?)?){{1,6}}) ?(?P<at>(?:at|with) (?:the )?(?=[A-Z]))?"
)


def _in_order(told: re.Match[str], text: str) -> str:
    """A role told with its term, in phrases: "Lecturer for Spring 2011 at Globex" is one of Globex, then."""
    rest = text[told.end() :]
    if not role_phrase(told["role"]) or not (told["at"] or not rest.strip(" .")):
        return text
    return ", ".join(part for part in (told["role"], rest.rstrip(" ."), told["terms"].strip(" ,&/–-")) if part)


def _year(match: re.Match[str]) -> str:
    return ("19" if match["year"][0] == "9" else "20") + match["year"]


def _years(match: re.Match[str]) -> str:
    return "-".join(("19" if match[part][0] == "9" else "20") + match[part] for part in ("year", "last"))


def _year_alone(match: re.Match[str]) -> str:
    return match["year"]


def _dates_alone(match: re.Match[str]) -> str:
    """A note with dates without its words, unless they say where or as what."""
    dates = find_dates(match["words"])
    parts = [part for part in phrases(without_dates(match["words"], dates)) if part]
    if not dates or any(is_organization(part) or is_acronym(part) or noted_role(part) for part in parts):
        return match[0]
    return "(" + ", ".join(match["words"][date.span.start : date.span.end] for date in dates) + ")"
