"""Standing: fellows, elected members and lecturers of learned bodies, as prose states them. Consumes text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.records.lists.looks import SOCIETIES, is_acronym
from transforms.records.lists.periods import Period, period
from transforms.vocabulary import any_of

Stated = tuple[str, str | None, Period, int]
"""An honour's name, its giver, its period, and where it stands in the sentence."""

_STANDING = re.compile(
    r"\b(?:is|am|was|been|and|as|elected|named|an?|the|,)\s+(?:(?:also|an?|the|lifetime|inducted)\s+){0,3}"
    r"(?:(?P<year>(?:19|20)\d\d)\s+)?"
    r"(?P<what>(?:(?:[Ee]lected |[Hh]onorary |[Ff]oreign |[Cc]orresponding |[Ll]ife |[Ss]enior )?[Ff]ellow|"
    r"(?:[Ee]lected |[Hh]onorary |[Ff]oreign |[Cc]orresponding )[Mm]ember|"
    r"[Mm]ember(?=\sof the [A-Z][\w ]{0,40}Academy)|"
    r"[Dd]istinguished (?:[Ll]ecturer|[Ss]peaker)))"
    r"\s+(?:of|for|with)\s+(?:(?P<several>(?:\w+\s+){1,5}societies:\s+)|)(?=(?:the\s+)?[A-ZÀ-Þ])"
)
_ELECTED_TO = re.compile(r"\b(?:elected|inducted) (?:in)?to (?=the [A-Z])")
_BODY_MEMBER = re.compile(
    r"(?P<name>(?:The\s+)?[A-ZÀ-Þ][^,;.()]{1,100}?)(?P<acronym>\s+\([A-Z][\w-]{1,9}\))?\s*(?P<when>\((?=[^()]*\d)"
    r"[^()]{4,24}\)|(?:since|in|from)\s[^,;.]{0,20}\d{4})?"
    r"(?=$|[,;.]|\s(?:and|since|where|with|as|from|at|by)[\s,]|\s(?:in|for)\s(?!(?:the\s)?[A-Z]))"
)
_HONORARY = re.compile(
    rf"(?i)\b(?:society|academ\w+|association|institution|royal|council|federation|union|{SOCIETIES}|"
    f"institutes? of (?:{any_of('prose', 'standing', 'institutions')})|institute for operations|colleges? "
    f"of (?:{any_of('prose', 'standing', 'colleges')}))"
)


def standing(text: str) -> Iterator[Stated]:
    """Fellows, elected members and distinguished lecturers of learned bodies: one honour a body."""
    for match in _STANDING.finditer(text):
        what = re.sub(r"(?i)^elected (?=fellow)", "", match["what"])
        place = match.end()
        for number, (body, full, when) in enumerate(_bodies(text[place : place + 300], listed=bool(match["several"]))):
            if not (_HONORARY.search(body) or is_acronym(body) or "istinguished" in what or match["year"]):
                break
            link = "of" if "istinguished" not in what else "for"
            name = what if "istinguished" in what else f"{what} {link} {full}"
            own = Period(match["year"]) if match["year"] else when
            stated = own if own != Period() else _before(text, match.start("what")) if not number else Period()
            yield name, body, stated, place
    for match in _ELECTED_TO.finditer(text):
        for body, full, when in list(_bodies(text[match.end() : match.end() + 300], listed=False))[:2]:
            if _HONORARY.search(body):
                yield f"elected member of {full}", body, when, match.start()
    if "nducted into" in text:
        yield from _inducted(text)


def _inducted(text: str) -> Iterator[Stated]:
    """As in "was inducted into the Weavers' Hall of Fame in 2019": what one was taken into is the honour."""
    for match in _INDUCTED.finditer(text):
        if not _HONORARY.search(match["name"]):
            when = period(find_dates(text[match.end() :])[:1])
            yield match["name"].strip(), None, when, match.start("name")


_INDUCTED = re.compile(
    r"\binducted into (?:the )?(?P<name>(?:(?:19|20)\d\d )?[A-ZÀ-Þ][^,;.()]{2,90}?)"
    r"(?=$|[,;.(]|\s(?:for|at|by|as)\s|\sin\s(?:[A-Z][a-z]+ )?(?:19|20)\d\d)"
)


def _before(whole: str, at: int) -> Period:
    """As in "In 2003, he became a Fellow of": the date that opens the clause, or alone opens the sentence."""
    text = whole[:at]
    if _OPENS.match(text) and len(find_dates(whole)) == 1:
        return period(find_dates(text)[:1])
    dates = find_dates(text[-60:])
    return (
        period(dates[-1:])
        if dates and re.search(r"(?i)\b(?:in|since)\s+\S+(?: \d{4})?,?\s+(?!and\s)(?:\w+\s+){1,6}$", text[-60:])
        else Period()
    )


_OPENS = re.compile(r"In (?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d,? ")


def _bodies(rest: str, *, listed: bool) -> Iterator[tuple[str, str, Period]]:
    """The bodies that a phrase lists after "of", bare and with article: "the IEEE, the ACM and AAAS (2014)"."""
    at: int | None = 0
    while at is not None:
        article = "the " if rest.startswith("the ", at) else ""
        match = _BODY_MEMBER.match(rest, at + len(article))
        if not match:
            return
        name, end = match["name"].strip(), match.end()
        country = _COUNTRY.match(rest, end)
        if country:
            name, end = name + country[0], country.end()
        second = _SECOND_WORD.match(rest, end)
        if second and not _HONORARY.search(second[0]):
            name, end = name + second[0].rstrip(), second.end()
        acronym = f" {match['acronym'].strip()}" if match["acronym"] else ""
        yield name + acronym, f"{article}{name}{acronym}", _stated_date(match["when"] or rest[end : end + 30])
        following = _NEXT_BODY.match(rest, end)
        more = following and (listed or _HONORARY.search(rest[following.end() : following.end() + 60]))
        at = following.end() if following and more else None


_RANK = r"(?:(?:Elected|Honorary|Foreign|Corresponding|Life|Senior) )?(?:Fellow|Member)\b"
_SECOND_WORD = re.compile(r" and (?!The\b|" + _RANK + r")(?:[A-Z][a-z]+\b ?){1,3}(?!\()")
_COUNTRY = re.compile(rf", (?:{any_of('prose', 'standing', 'countries')})\b")
_NEXT_BODY = re.compile(
    r"(?:\s*\([^()]*\))?(?:\s+in\s+(?:19|20)\d\d)?(?:,\s+and|\s+and|,)\s+(?:of\s+)?(?!(?:an?\s+)?"
    + _RANK
    + r")(?=(?:the\s+)?[A-Z])"
)


def _stated_date(text: str) -> Period:
    match = re.match(
        r"\s*(?:\(|in\s|since\s|from\s)?\s*(?:[A-Za-z]+ )?(?:(?:class|elected|fellow)\s(?:of\s|in\s)?)?(?:19|20)"
        r"\d\d[^,;.]{0,16}",
        text,
    )
    return period(find_dates(match[0])[:1]) if match else Period()
