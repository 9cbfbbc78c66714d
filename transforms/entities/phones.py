"""Phone numbers: consumes lines; produces the numbers as stated, fax numbers, dates and addresses left out."""

from __future__ import annotations

import re

from transforms.model import Line
from transforms.vocabulary import any_of

PHONE = re.compile(  # a house's own line ends in 0: "+43 1 5550 0"
    r"(?<![\w/.=-])(?:\+|00)?(?:\(?\d{1,4}\)?[ .\-–/]{0,3}){2,6}\(?\d{2,5}\)?"
    r"(?:[ \-–]0\b)?(?:\s?(?:x|ext\.?)\s?\d{1,5})?(?![\w/])"
)
PHONE_WORD = re.compile(
    rf"\b(?:{any_of('contacts', 'phones')})\b\.?|[☎📞📱✆]|\bM:|\bT:|\bP:",
    re.IGNORECASE,
)
_FAX = re.compile(r"(?<!tel/)(?<!tel./)(?<!tel & )(?<!phone/)(?<!and )\bfax\b[^\d+]{0,4}$", re.IGNORECASE)
_DATE = re.compile(r"\(?(?:\d{1,2}[./-]){2}(?:19|20)\d\d|(?:19|20)\d\d ?[-–—/] ?(?:19|20)\d\d")
ORCID = re.compile(r"(?<!\d)\d{4}-\d{4}-\d{4}-\d{3}[\dXx](?!\d)")


def phones(line: Line) -> list[str]:
    """The phone numbers of a line, as stated; fax numbers are left out."""
    text = line.text
    digits = sum(map(str.isdigit, text))
    if digits < 7:
        return []
    text = _TWICE.sub(r"\1", text) if digits > _LEAST_TWICE else text
    found = []
    for match in PHONE.finditer(text):
        count = sum(char.isdigit() for char in match[0])
        if (
            7 <= count <= 15
            and ("+" in match[0] or "(" in match[0] or _is_grouped(match[0]) or PHONE_WORD.search(text))
            and not _DATE.fullmatch(match[0].strip(" .-–/()"))
            and not _FAX.search(text[: match.start()])
            and not ORCID.search(text[match.start() - 1 if match.start() else 0 :][:24])
            and not _is_street(text, match)
        ):
            found.append(_tidy_phone(match[0]))
    numbers = ["".join(filter(str.isdigit, phone)) for phone in found]
    return [phone for i, phone in enumerate(found) if not any(one.endswith(numbers[i]) for one in numbers[:i])]


_LEAST_TWICE = 14
_TWICE = re.compile(r"(?<!\d)(\+?[\d(][\d ().-]{6,18}\d) {1,3}\1(?!\d)")  # in words, and on the sign that dials it


def _is_street(text: str, match: re.Match[str]) -> bool:
    """True for a house's number and a town's: "Weberstrasse 114 8092 Bergen"."""
    street = _STREET.search(text, max(0, match.start() - _WORD), match.start()) if match[0][0].isdigit() else None
    return bool(street and not PHONE_WORD.search(street[0]) and _TOWN.match(text, match.end()))


_WORD = 42  # characters of a street's name and what parts it from the number
_STREET = re.compile(r"[^\W\d_]{4,40},? ?$")
_TOWN = re.compile(r",? ?[^\W\d_a-z][a-zà-þ]{2,}(?![^\s,])")


_PAIR = 2
_DIALLED = re.compile(r"0[1-9]\d{2,4}[ –-]\d{5,8}")  # a town's own number and the house's: "01632 960001"


def _is_grouped(text: str) -> bool:
    groups = re.findall(r"\d+", text)
    if len(groups) == _PAIR:
        return _DIALLED.fullmatch(text) is not None
    return len(groups) > _PAIR and not any(len(group) == 4 and group[:2] in ("19", "20") for group in groups[:2])


def _tidy_phone(text: str) -> str:
    text = text.strip(" .-–/")
    return text if text.count("(") == text.count(")") else text.replace("(", "").replace(")", "")
