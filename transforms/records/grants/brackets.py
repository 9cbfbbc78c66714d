"""A project with its data in one bracket behind it: "Looms of the north (Globex Foundation, $20,000, 2019–2021)".

Consumes a grant's first line; produces the title's line with what else the bracket says, and one for who pays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.lines.shapes import is_prose
from transforms.model import Line
from transforms.records.grants.funders import funder_end
from transforms.records.grants.investigators import ROLE, ROLE_WORDS
from transforms.records.grants.money import without_amount
from transforms.records.lists.looks import is_known_organization, is_organization
from transforms.records.lists.pieces import phrases

_TITLE_AND_DATA = re.compile(r"(?P<title>(?!\d)[^()“”\"]{6,200}?)[.,]? \((?P<data>[^()]{8,200})\)(?P<rest>.*)")


_PAID = re.compile(
    r"(?P<title>[^\t]{6,300}?)[.,;]? \((?:fully |partly |jointly )?(?:funded|sponsored|supported|financed|funding|paid)"
    r"(?: by|:) (?:the )?(?P<by>[^()]{2,120})\)(?P<rest>[^()]{0,80})"
)
_AS_ROLE = re.compile(rf"(?i)(?:as )?(?:{ROLE_WORDS})(?: \([^()]{{1,20}}\))?(?:, |: | [–—-] |\t)(?=[A-ZÀ-Þ“\"‘'])")


def _with_payer_below(line: Line) -> tuple[Line, Line] | None:
    """The title, behind its date, and its payer: "2012-13: Co-investigator, Looms of the north (funded by the DFG)"."""
    found = _PAID.fullmatch(line.text) if "ed by" in line.text or "ing" in line.text else None
    if found is None:
        return None
    dates, text = find_dates(found["title"]), found["title"]
    end = dates[0].span.end if dates and dates[0].span.start <= 1 else 0
    end += len(text[end:]) - len(text[end:].lstrip(" :,.–—-"))
    role = _AS_ROLE.match(text, end)
    title = text[role.end() if role else end :].strip(' “”"')
    told = f"{text[:end]}“{title}”{found['rest']}"
    payer = replace(line, text=f"Funder: {found['by']}", bullet="", bold=(), italic=(), links=())
    return replace(line, text=told, bold=(), italic=(), links=()), payer


def with_bracket_open(line: Line) -> Iterator[Line]:
    """The line; of a title before a bracket that lists who paid, how much and when, one line for the payer too."""
    if "(" in line.text and (paid := _with_payer_below(line)):
        yield from paid
        return
    found = _TITLE_AND_DATA.fullmatch(line.text) if "(" in line.text else None
    if found is None or found["rest"][:1] == ":" or not _states_data(found["data"]) or _pays(found["title"]):
        yield line
        return
    parts = phrases(found["data"], ",;")
    payer = next((part for part in parts if _may_pay(part)), "")
    if not payer and _leads_with_payer(found["title"]):
        yield line
        return
    is_lead = bool(line.bold) and line.bold[0].start <= 1 and line.bold[0].end >= found.end("data")
    rest = "" if is_lead or is_prose(found["rest"].strip(" .")) else found["rest"].strip(" .,;")
    told = ", ".join([f"“{found['title'].strip()}”", *(part for part in parts if part != payer), *filter(None, [rest])])
    yield replace(line, text=told, bold=(), italic=(), links=())
    if payer:
        yield replace(line, text=f"Funder: {payer}", bullet="", bold=(), italic=(), links=())


def _states_data(data: str) -> bool:
    """True for a list of which one member is a sum or a period, or of a year and the owner's role."""
    parts, dates = phrases(data, ",;"), find_dates(data)
    is_timed = any(date.is_range for date in dates) or (bool(dates) and any(map(ROLE.match, parts)))
    return len(parts) > 1 and (is_timed or without_amount(data)[1] is not None)


def _may_pay(part: str) -> bool:
    words = without_dates(without_amount(part)[0], find_dates(part)).strip(" ,;")
    return words == part and not ROLE.match(part) and _NAMED.search(part) is not None


def _leads_with_payer(title: str) -> bool:
    """True for who pays before a mark and the title: "Globex Trust – Looms of the north"."""
    parts = _MARK.split(title, maxsplit=1)
    return len(parts) > 1 and (is_organization(parts[0]) or funder_end(parts[0]) == len(parts[0]))


_MARK = re.compile(r"\s[–—-]\s|: |, ")
_NAMED = re.compile(r"[A-ZÀ-Þ][^\W\d_]")


def _pays(title: str) -> bool:
    return is_known_organization(title) or funder_end(title) == len(title)
