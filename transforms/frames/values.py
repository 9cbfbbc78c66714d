"""Single values made fit for a column: clean text, codes, partial dates, years, home pages.

A value that the table declaration calls a defect must not keep a whole warehouse from being published, so what the
parser left in it goes here: the raw text stands in the evidence.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from datetime import date
from functools import lru_cache

from transforms.vocabulary import forms
from warehouse.fields import FIRST_YEAR, LAST_YEAR

_PARTIAL = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2})?)?")
_ORCID = re.compile(r"\d{4}-\d{4}-\d{4}-\d{3}[\dX]")
_SUSPECT = re.compile(r"[<&*\]\\\x00-\x1f\x7f-\xa0\xad\u200b-\u200f\u2028-\u202f\ufeff\ufffdÂÃâï]|  ")
_TAG = re.compile(
    r"</?(?:a|b|i|u|p|em|strong|span|div|br|sub|sup|font|small|tt|code|li|ul|ol|td|tr)\b[^<>]{0,200}>", re.IGNORECASE
)
_ANGLE = re.compile(r"<(/?[A-Za-z][^<>]{0,200})>")
_LINK = re.compile(r"\[([^\[\]]{0,300})\]\((?:https?:|mailto:|#)[^()\s]{0,500}\)?")
_HALF_LINK = re.compile(r"\]\((?:https?:|mailto:|#)\S{0,500}")
_COMMAND = re.compile(r"\\(?:textbf|textit|emph|href|url|item|cite)\b\s?")
_ENTITY = re.compile(r"&([A-Za-z]{2,8}|#\d{1,6});")
_MOJIBAKE = re.compile("\u00c3[\u0080-\u00bf]|\u00e2[\u0080-\u0082\u20ac]|\u00c2[\u00a0-\u00bf]|\u00ef\u00bf\u00bd")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\ufeff\ufffd]")
_MARKS = re.compile(r"[<>&*\\\[\]\x80-\xbf]")
_PASSES = 4
_BLANKS = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
_PROFILES = forms("contacts", "profile_hosts")


def stated(text: str | None) -> str | None:
    """Text without markup, mojibake and surrounding blanks; null where nothing is left."""
    return (clean(text) or None) if text else None


def clean(text: str) -> str:
    """Text without markup, mojibake, control characters and blanks at the ends; mostly it is so already."""
    text = text.strip()
    return _cleaned(text) if _SUSPECT.search(text) else text


def _cleaned(text: str) -> str:
    """Cleans until nothing changes; taking one mark away may join two halves of another."""
    for _ in range(_PASSES):
        before, text = text, _pass(text)
        if text == before:
            return text
    return _BLANKS.sub(" ", _MARKS.sub(" ", text)).strip()


def _pass(text: str) -> str:
    text = _INVISIBLE.sub("", text)
    if _MOJIBAKE.search(text):
        text = _repaired(text)
    text = _HALF_LINK.sub("", _LINK.sub(r"\1", text))
    text = _ENTITY.sub(_unescaped, text)
    text = _COMMAND.sub("", _TAG.sub("", text)).replace("**", "")
    return _BLANKS.sub(" ", _ANGLE.sub(r"‹\1›", text)).strip()


def _unescaped(entity: re.Match[str]) -> str:
    """What an entity stands for; one that nobody knows loses its ampersand."""
    meant = html.unescape(entity[0])
    return meant if meant != entity[0] else entity[1]


def _repaired(text: str) -> str:
    """UTF-8 that was read as Western text, read right; else without the tell-tale characters."""
    for encoding in ("cp1252", "latin-1"):
        try:
            right = text.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
        if not _MOJIBAKE.search(right):
            return right
    return _MOJIBAKE.sub("", text)


def coded(value: str, values: tuple[str, ...], otherwise: str) -> str:
    """The value where the closed set holds it, else what stands for others."""
    return value if value in values else otherwise


def orcid(text: str | None) -> str | None:
    """The ORCID iD in the text, without a resolver's address; null where there is none."""
    found = _ORCID.search(text) if text else None
    return found[0] if found else None


def plausible_year(year: int) -> bool:
    """True for a year that the warehouse holds."""
    return FIRST_YEAR <= year <= LAST_YEAR


@lru_cache(maxsize=1 << 14)
def partial_date(text: str | None) -> str | None:
    """A partial ISO date as it stands where it names a day, month or year that there is; else null."""
    if not text or not _PARTIAL.fullmatch(text):
        return None
    try:
        day = date.fromisoformat((text + "-01-01")[:10])
    except ValueError:
        return None
    return text if plausible_year(day.year) else None


def first_day(partial: str | None) -> date | None:
    """The first day of a partial ISO date."""
    return date.fromisoformat((partial + "-01-01")[:10]) if partial else None


def homepage(urls: Iterable[str]) -> str | None:
    """The first web address that is no profile on somebody else's site."""
    return next((url for url in urls if not any(site in url.casefold() for site in _PROFILES)), None)
