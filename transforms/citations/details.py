"""What stands in a citation besides authors, title and venue: identifiers, pages, volume, year, status, marks.

Consumes text; produces `Details` with the ranges they were read from.
"""

from __future__ import annotations

import re

from transforms.citations.epochs import are_years
from transforms.citations.identifiers import Details, blank
from transforms.model import Span
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

_NUM = r"[A-Za-z]{0,3}\d{1,8}[A-Za-z]?"
_DASH = r"\s?[-–—‐−]{1,3}\s?"
_PAGES_WORD = re.compile(
    rf"(?:\b(?:pages?|pp|pgs?|p|Seiten?|S)\b\.?\s{{0,3}}:?\s{{0,3}})((?:[A-Z]?\d[\d.]*|"
    rf"[ivxlc]+)(?:{_DASH}(?:[A-Z]?\d[\d.]*|[ivxlc]+))?)(?:\s?ff?\b\.?)?"
)
_PAGES_COUNT = re.compile(r"\b\d+\s(?:pages|pp\.?|p\.)(?=\W|$)")
_VOL_ISSUE_PAGES = re.compile(
    rf"(?:\bvol(?:ume)?\.?\s{{0,3}})?\b(\d{{1,4}})\s?[(]\s?((?:no\.?\s?)?\d{{1,4}}(?:{_DASH}\d{{1,4}})?|"
    rf"S\d+|\d\dn\d\d|Suppl[^)]{{0,12}}|[A-Z][a-z]+\s?\d{{1,2}})\s?[)]"
    rf"(?:\s?[:,;.]\s{{0,3}}(?:pp?\.?\s{{0,3}})?((?:{_NUM})(?:{_DASH}{_NUM})?))?(?![\w(])"
)
_VOL_YEAR_ISSUE_PAGES = re.compile(
    rf"\b(\d{{1,4}})\s?\(((?:19|20)\d\d)\),\s?(\d{{1,3}}),\s?(?:pp?|S|s)\.\s?({_NUM}(?:{_DASH}{_NUM})?)"  # in Italy
)
_VOL_YEAR_PAGES = re.compile(
    rf"(?<!no\. )(?<!no )(?<!ssue )(?<!umber )(?<!No\. )(?<!\d, )(?<!\d,)(?<![\w.:-])(\d{{1,4}})\s?[(]((?:19|"
    rf"20)\d\d)[)]\s?[:,]?\s?((?:{_NUM})(?:{_DASH}{_NUM})?)?(?!\w)"
)
# "47:2 (2018) 26-49", "47 2-3 (2018) 26-49", "47, 2 (2018) pages 26-49"
_VOL_ISSUE_YEAR_PAGES = re.compile(
    rf"(?<![\w.:-])(\d{{1,4}})(?:\s?[:.,/]\s?|\s)(\d{{1,3}}(?:\s?[-–/]\s?\d{{1,3}})?)\.?\s?[(]((?:19|20)\d\d)[)]"
    rf"[\s,:.]{{0,3}}(?:(?:pp?\.|pages?)\s?)?({_NUM}{_DASH}{_NUM})(?!\w)"
)
_VOL_COMMA_PAGE = re.compile(
    rf"(?:(?<=[A-Za-z&.),] )|(?<=;))(\d{{1,4}})(?:\s?,\s{{0,3}}({_NUM}(?:{_DASH}{_NUM})?)|\s(\d{{1,5}}{_DASH}\d{{1,5}}|"
    r"\d{4,7}))(?=[\s.;,)\x00]{0,12}(?:(?i:doi|link|pdf)?[\s.;,)]{0,3}$|[(](?:19|20)\d\d[)])|, (?:19|20)\d\d\b)"
)
_YEAR_PAGES = re.compile(rf"[(]((?:19|20)\d\d)[)]\s?:\s{{0,3}}({_NUM}{_DASH}{_NUM})")
_VOLUME_WORD = re.compile(  # "v. 12" and "n. 3" in Brazil
    r"(?i)\b(?:vol(?:ume)?s?|Bd|Band|t|tome|volumen|v(?=\.\s?\d{1,3}\b))\b\.?\s{0,3}([A-Z]?\d{1,4}[A-Z]?|[IVXLC]+|PP)\b"
)
_ISSUE_WORD = re.compile(
    r"(?i)\b(?:no|nr|num|number|issue|iss|n[°º]|n(?=\.\s?\d{1,3}\b)|Heft|H)\.?\s{0,3}(\d{1,4}(?:\s?[-–/]\s?\d{1,4})?)\b"
)
_VOL_PAGES = re.compile(rf"(?<![\w.:-])(\d{{1,4}}[A-Z]?)\s?:\s?({_NUM}(?:{_DASH}{_NUM})?)(?![\w:]|,000\b)")
_VOL_DOT_ISSUE = re.compile(r"(?<=[A-Za-z] )(?<!\bIF )(?<!actor )(\d{1,3})\.(\d{1,3})\b(?!\.\d)")
_RANGE = re.compile(r"(?<![\w-])([A-Z]?\d{1,6}[A-Z]?)\s?[-–—‐−]{1,3}\s?([A-Z]?\d{1,6}[A-Z]?)(?![\w-])")
_MONTH = rf"(?:{any_of('citation_words', 'details', 'months')})\.?"
_DAYS = r"\d{1,2}(?:st|nd|rd|th)?"
_DATE = re.compile(
    rf"[(\[]?\s{{0,3}}(?:(?:(?<!\d){_DAYS}(?:\s?[-–—/]{{1,3}}\s?{_DAYS})?(?:\s{{1,3}}of)?\s{{1,3}})?\b"
    rf"{_MONTH}(?:\s?[-–—/]{{1,3}}\s?(?:{_MONTH}))?"
    rf"(?:\s{{1,3}}{_DAYS}\b(?:\s?[-–—]{{1,3}}\s?(?:{_MONTH}\s{{1,3}})?{_DAYS}\b)?)?"
    rf"(?:[-/](?=\d{{4}}\b)|[\s,.]{{0,4}}))(?<![a-z]may )(?P<y>(?:19|20)\d\d\b)?\s{{0,3}}[)\]]?",
    re.IGNORECASE,
)
_YEAR = re.compile(
    r"[(\[]\s?((?:19|20)\d\d)[a-z]?(?:\s?[-–/]\s?(?:19|20)?\d\d)?\s?[)\]]"
    r"|(?<![\w/:-])(?<!\d\.)((?:19|20)\d\d)[a-z]?(?:\s?[-–/]\s?(?:19|20)?\d\d)?(?![\w/-]|:\d|\.\d)"
    r"|(?<![\w/.-])(?:(?:0[1-9]|1[0-2])[/.]|[1-9]/)((?:19|20)\d\d)(?![\w/-]|\.\d)"  # figures: "05/2020", "2020.05"
    r"|(?<![\w/.-])((?:19|20)\d\d)[/.](?:0[1-9]|1[0-2])(?![\w/-]|\.\d)"
)
_SHORT_YEAR = re.compile(r"[A-Za-z&+)]\s?[’'‘`]\s?(\d\d)\b")
_NO = re.compile(r"^no\.?\s?", re.IGNORECASE)
_ANY_DASH = re.compile(r"\s?[-–—‐−]{1,3}\s?")
_DAY_BEFORE = re.compile(_MONTH + r"\s{0,3}$", re.IGNORECASE)
_DAY_AFTER = re.compile(r"(?:st|nd|rd|th)?,?\s{0,2}(?:of\s{1,2})?" + _MONTH + r"\b", re.IGNORECASE)


def numbers(text: str, found: Details) -> str:
    """Pages, volume, issue and the year of publication into `found`; the text (what follows the title) blanked."""
    groups = _DIGITS.findall(text)
    if not groups:
        return text
    if ("pub" in text or "aper" in text or "epr" in text) and (epub := _EPUB.search(text)):
        text = blank(text, [Span(*epub.span())])
    if "ISBN" in text:
        text = blank(text, [Span(*isbn.span()) for isbn in _ISBN.finditer(text)])
    if len(groups) > 1 and ("(" in text or "[" in text):
        text = _of_law(text, found)
    spans: list[Span] = []
    if len(groups) == 1 and _is_year(groups[0]):
        _years(text, found, spans)
        found.spans.extend(spans)
        return blank(text, spans)
    _pages(text, found, spans)
    text = blank(text, spans)
    done = len(spans)
    _volume(text, found, spans)
    text = blank(text, spans[done:])
    done = len(spans)
    _years(text, found, spans)
    found.spans.extend(spans)
    return blank(text, spans[done:])


_ISBN = re.compile(r"[(\[]?\bISBN(?:-1[03])?\b[\s:#]{0,4}\d[\dXx –-]{8,20}[)\]]?")
_EPUB = re.compile(
    r"\b(?:[Ee]-?pub(?: ahead of print)?|[Pp]aperback(?: edition)?|[Rr]eprint(?:ed)?(?: in)?)[.:,]?"
    r"\s(?:19|20)\d\d(?:\s[A-Z][a-z]{2,8}\.?(?:\s\d{1,2})?)?"
)
_DIGITS = re.compile(r"\d\d*")  # a set in front is sought quickly
_VOLUME_HINT = re.compile(r"[VvBtT](?:(?<=[Vv])ol|(?<=V)OL|(?<=B)(?:d|and)|(?<=\b[tvV])\.|(?<=t)ome|(?<=T)OME)")
_ISSUE_HINT = re.compile(r"[NnIiH](?:(?<=[Nn])(?:[or°º]|um)|(?<=N)O|(?<=[Ii])ss|(?<=H)eft|(?<=\b[HnN])\.?\s?\d)")
_DASHES = re.compile("[-–—‐−]")
_BEFORE_BRACKET = re.compile(r"\d\s?[(]")


# "118 MICH. L. REV. 1201 (2020)", and "(2022) 42 Oxford Journal of Legal Studies 331": the volume before its journal.
_VOLUME_FIRST = re.compile(
    r"(?P<v>\d{1,3}) (?P<j>[A-Z][^\W\d]{0,20}[^\d()\[\]\x00;“”\"]{1,70}?)(?: (?P<p>\d{1,5}(?:[-–]\d{1,5})?))?,?"
    r" \((?P<said>[^()\d]{0,20}(?:\d{1,2}, )?)(?P<y>(?:19|20)\d\d)\)"
)
_YEAR_BEFORE_VOLUME = re.compile(
    r"[\s.,;:’'”\"»\x00]{0,6}[(\[](?P<y>(?:19|20)\d\d)[)\]] (?:(?P<v>\d{1,4})(?:\(\d{1,3}\))? )?"
    r"(?P<j>[A-Z][^\d()\[\]\x00;“”\"]{1,70}?) (?P<p>[A-Z]?\d{1,5}(?:[-–]\d{1,5})?)(?=[\s.,;]{0,3}(?:$|[(\[\n\x00]))"
)


def _of_law(text: str, found: Details) -> str:
    """Volume, pages and year around a journal, as lawyers cite; the text with them blanked."""
    lead = len(text) - len(text.lstrip(" .,;:’'”\"»\x00"))
    match = _VOLUME_FIRST.match(text, lead) or _YEAR_BEFORE_VOLUME.match(text)
    if not match or not (match["v"] or text[lead] == "["):
        return text
    found.volume, found.year = match["v"] or found.volume, int(match["y"])
    found.pages = page_range(match["p"])
    places = [Span(*match.span(name)) for name in ("v", "p", "y") if match[name]]
    found.spans.extend(places)
    return blank(text, places)


def _pages(text: str, found: Details, spans: list[Span]) -> None:
    if "(" in text:
        text = _bracketed(text, found, spans)
    if "page" in text or "pp" in text or "p." in text or "S." in text or "Seite" in text or "p " in text:
        _worded_pages(text, found, spans)
    if not found.pages and ":" in text:
        match = _VOL_PAGES.search(text)
        if match and not _is_year(match[1]):
            found.volume, found.pages = found.volume or match[1], page_range(match[2])
            spans.append(Span(*match.span()))


def _bracketed(text: str, found: Details, spans: list[Span]) -> str:
    """Volume, issue, pages and year that a bracket parts: "26(3): 922-939", "35 (2022): 13-17"."""
    before = _BEFORE_BRACKET.search(text)
    match = _VOL_ISSUE_YEAR_PAGES.search(text) if before else None
    if match and not _is_year(match[1]):
        found.volume, found.issue, found.year, found.pages = match[1], match[2], int(match[3]), page_range(match[4])
        spans.append(Span(*match.span()))
        return blank(text, spans)
    match = _VOL_YEAR_ISSUE_PAGES.search(text) if before else None
    if match:
        found.volume, found.year, found.issue, found.pages = match[1], int(match[2]), match[3], page_range(match[4])
        spans.append(Span(*match.span()))
        return blank(text, spans)
    match = _VOL_YEAR_PAGES.search(text) if before else None
    if match and not _is_year(match[1]):
        found.volume, found.year, found.pages = match[1], int(match[2]), page_range(match[3])
        spans.append(Span(*match.span()))
        text = blank(text, spans)
    match = _VOL_ISSUE_PAGES.search(text) if before else None
    if match and not _is_year(match[1]) and not _is_year(match[2]):
        found.volume, found.issue = match[1], _bare_issue(match[2])
        dated = match[3] is not None and _is_year(match[3])
        if not dated:
            found.pages = found.pages or page_range(match[3])
        spans.append(Span(match.start(), match.start(3) if dated else match.end()))
    match = _YEAR_PAGES.search(text)
    if match:
        found.year, found.pages = int(match[1]), found.pages or page_range(match[2])
        spans.append(Span(*match.span()))
    return text


def _worded_pages(text: str, found: Details, spans: list[Span]) -> None:
    """Pages behind a word ("pp. 37-57"), and a number of pages."""
    count = _PAGES_COUNT.search(text)
    if count:
        spans.append(Span(*count.span()))
    for match in _PAGES_WORD.finditer(text):
        if match[0][:1] == "S" and not match[0].startswith(("S.", "Seite")):
            continue
        found.pages = found.pages or page_range(match[1])
        spans.append(Span(*match.span()))


def _bare_issue(value: str) -> str:
    return without_front(_NO, value.strip())


def _is_year(value: str) -> bool:
    return len(value) == 4 and value[:2] in ("19", "20")


def page_range(value: str | None) -> str | None:
    """Pages as stated, with a plain dash between them."""
    if not value or value.isdecimal():
        return value or None
    return _ANY_DASH.sub("-", value.strip(" ."))


def _volume(text: str, found: Details, spans: list[Span]) -> None:
    for hint, pattern, name in ((_VOLUME_HINT, _VOLUME_WORD, "volume"), (_ISSUE_HINT, _ISSUE_WORD, "issue")):
        match = pattern.search(text) if hint.search(text) else None
        if match:
            if getattr(found, name) is None:
                setattr(found, name, match[1])
            spans.append(Span(*match.span()))
    match = _VOL_DOT_ISSUE.search(text) if found.volume is None else None
    if match:
        found.volume, found.issue = match[1], match[2]
        spans.append(Span(*match.span()))
    match = _VOL_COMMA_PAGE.search(text) if found.volume is None and found.pages is None else None
    if match and not any(map(_is_year, (match[1], match[2] or match[3]))) and not _day_range(text, match):
        found.volume, found.pages = match[1], page_range(match[2] or match[3])
        spans.append(Span(*match.span()))
    for match in _RANGE.finditer(text) if _DASHES.search(text) else ():
        if not are_years(text, match) and not _day_range(text, match):
            if found.pages is None and not _is_year(match[1]):  # "Report 2014-3021"
                found.pages = f"{match[1]}-{match[2]}"
            spans.append(Span(*match.span()))


_BEHIND_VENUE = re.compile(
    r"[\s,.*_)»]{0,4}\(?(?P<v>(?!\d{5})[1-9]\d{0,3}|(?<=» )[IVXLC]+|(?<=», )[IVXLC]+)\)?"
    r"(?=\s?(?:[,.;:(]|$|\d{1,2},|[Nn](?:o|r|umber)\b|[Ii]ssue\b))(?![.:,]\d)(?!-)"
)


def volume_behind(text: str, venue: str, start: int, known: Details) -> str | None:
    """The bare number right behind a venue's name ("Axioms, 3, No. 2"): its volume, unless it is something else."""
    place = text.find(venue, start)
    found = _BEHIND_VENUE.match(text, place + len(venue)) if place >= 0 else None
    if not found or _is_year(found["v"]) or known.pages == found["v"]:
        return None
    is_day = _DAY_AFTER.match(text, found.end()) or _DAY_BEFORE.search(text[place : found.start("v")])
    return None if is_day else found["v"]


def _day_range(text: str, match: re.Match[str]) -> bool:
    return bool(
        _DAY_BEFORE.search(text[max(0, match.start() - 12) : match.start()]) or _DAY_AFTER.match(text, match.end())
    )


_MONTH_HINT = re.compile(
    r"[JjFfMmAaSsOoNnDdWw](?<!\w.)(?:an|AN|eb|EB|a[ry]|A[RY]|pr|PR|u[nlgmt]|U[NLG]|ep|EP|ct|CT|ov|OV|ec|EC|all|in)"
)


def _years(text: str, found: Details, spans: list[Span]) -> None:
    for match in _DATE.finditer(text) if _MONTH_HINT.search(text) else ():
        if match["y"] or any(c.isdigit() for c in match[0]) or _month_alone(text, match):
            if match["y"] and found.year is None:
                found.year = int(match["y"])
            spans.append(Span(*match.span()))
    blanked = blank(text, spans)
    years = _stated_years(blanked)
    if years:
        last = years[0] if _is_before_page(blanked, years[-1].start()) else years[-1]
        best = next((y for y in years if y[0][0] in "(["), last)
        found.year = found.year or int(best[best.lastindex or 0])
        spans.extend(Span(*y.span()) for y in years)
    elif found.year is None:
        short = _SHORT_YEAR.search(blanked)
        if short:
            found.year = 2000 + int(short[1]) if int(short[1]) < 60 else 1900 + int(short[1])


_BEFORE_PAGE = re.compile(r"[^\W\d_],? \d{1,4}, $")  # "2014, Bird Studies, 440, 1953"
_PAGE_LENGTH = 9  # characters of the longest match


def _is_before_page(text: str, place: int) -> bool:
    return _BEFORE_PAGE.search(text, max(0, place - _PAGE_LENGTH), place) is not None


def _stated_years(text: str) -> list[re.Match[str]]:
    return list(_YEAR.finditer(text)) if "20" in text or "19" in text else []


def _month_alone(text: str, match: re.Match[str]) -> bool:
    """True for a month between separators, no part of a name ("May", "Summer School")."""
    before, after = text[: match.start()].rstrip()[-1:], text[match.end() :].lstrip()[:1]
    return before in ",.;(\x00" and after in ",.;)\x00"


def year_anywhere(text: str) -> tuple[int, Span] | None:
    """The first year in brackets, or else the first year between separators; for what precedes the title."""
    found = _stated_years(text)
    match = next((m for m in found if m[0][0] in "(["), found[0] if found else None)
    return (int(match[match.lastindex or 0]), Span(*match.span())) if match else None
