"""Grants in blocks, as forms of health agencies have them: number, investigator and dates, and the title below.

"R01 XX012345<tab>Quill (PI)<tab>04/01/20-03/31/25" over "Yarns in Winter Mills", then what the goal was and "Role: PI".
Consumes a section's lines; produces `Grant` records where the whole section is such a list, and nothing elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from transforms.dates.ranges import DateRange, find_dates, without_dates
from transforms.evidence import of_lines
from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.parsed import Grant
from transforms.records.grants.funders import funder_end
from transforms.records.grants.money import without_amount
from transforms.records.lists.looks import is_organization, outside_brackets
from transforms.records.lists.periods import first_given, period

_WORD = r"[A-ZÀ-Þ](?:[^\W\d_]|['’.-]){0,20}"
_NAME = rf"(?<!\w){_WORD}(?:,? {_WORD}){{0,3}}"
_PI = r"(?:(?:m|multi-?|contact |site |co-?|co-?contact )?PIs?(?:/PD)?|PD/PI|PD|(?:co-)?principal investigators?)"
_HEAD_PI = re.compile(
    rf"{_NAME}(?:(?:,? and |/|; ){_NAME}){{0,3}},? ?\((?i:{_PI})(?:(?:,|:(?= ?\d)) ?[^()]{{0,60}})?\)"
    rf"|\(?(?i:{_PI})s?: ?{_NAME}(?:(?:, | and |/|; ){_NAME}){{0,3}}(?:[^()\d]{{0,40}}\))?"
)
_SCHEME = re.compile(r"(?i)\b(?:grant|award|program(?:me)?|fellowship|initiative|contract)s?$")
_ROLE = re.compile(r"(?i),?\s*(?:my )?role(?: on (?:the )?(?:project|grant))?\s?[:=]\s?[^,;|\t]{1,40}$")
_COSTS = re.compile(r"(?i)(?:total |annual )?(?:direct |award )?(?:costs?|amount|funding)\b:?")
_NUMBER = re.compile(
    r"(?<![\w.])(?:\d )?(?=[\w/.-]{0,30}\d{2})(?=[\w/.-]{0,30}[A-Z-])[A-Z0-9][A-Z0-9a-z/.-]{2,24}"
    r"(?: ?[A-Z]{2} ?\d{4,7}[\w-]{0,12})?"
)
_MAY_HOLD = ("PI)", "(PI", "PI:", "PIs", "PD)", "rincipal ")  # one of which the first line of a block has
_LONGEST = 300  # characters of a title


class _Stated(NamedTuple):
    """What a line states that holds nothing but a block's facts."""

    investigator: bool
    number: bool
    dates: tuple[DateRange, ...]
    amount: str | None
    funder: str
    scheme: str = ""


@dataclass
class _Block:
    """A block as it is read."""

    lines: list[Line] = field(default_factory=list)
    stated: list[_Stated] = field(default_factory=list)
    title: str = ""
    payer: str = ""  # of a line that says nothing else

    def named(self) -> str:
        """The title, or the kind of grant where no line below the head gives one."""
        return self.title or self.payer or next((one.scheme for one in self.stated if one.scheme), "")

    def paid_by(self) -> str | None:
        """Who pays: what a line of facts says, or the line between the head and the title."""
        stated = next((one.funder for one in self.stated if one.funder), "")
        return stated or (self.payer if self.title else "") or None

    def may_be_paid_by(self, text: str) -> bool:
        """True for a line above the title that only says who pays, where nothing has said it."""
        return not (self.title or self.payer or any(one.funder for one in self.stated)) and _pays(text.strip(" ."))

    def is_list(self) -> bool:
        """True for several items of one rank: each is a grant of its own."""
        first, *below = self.lines
        return bool(first.bullet) and any((line.bullet, line.indent) == (first.bullet, first.indent) for line in below)

    def begins(self) -> bool:
        """True for a head that names its investigator, its dates and its number or who pays."""
        named_so = any(one.investigator for one in self.stated) and any(one.dates for one in self.stated)
        return named_so and any(one.number or one.funder for one in self.stated)


def in_blocks(section: Section) -> Iterator[Grant]:
    """The grants of a section that is a list of such blocks; nothing of any other."""
    if section.kind != "grants" or not any(mark in line.text for line in section.lines for mark in _MAY_HOLD):
        return
    blocks = _blocks(section)
    if not any(block.title for block in blocks) or not all(block.named() and block.begins() for block in blocks):
        return
    if any(block.is_list() for block in blocks):
        return
    for block in blocks:
        when = first_given(*(period(one.dates) for one in block.stated if one.dates))
        yield Grant(
            title=block.named(),
            funder=block.paid_by(),
            amount=next((one.amount for one in block.stated if one.amount), None),
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=of_lines(block.lines),
            confidence=0.85,
        )


def _blocks(section: Section) -> list[_Block]:
    found: list[_Block] = []
    for line, below in zip(section.lines, (*section.lines[1:], None), strict=True):
        is_head = line.heading or line.number in section.subheads or named(line.text).whole
        if is_head or _heads_group(line, below):
            continue
        stated = stated_on(line.text)
        if (
            stated
            and (stated.investigator or stated.number)
            and (not found or found[-1].title or _is_next(found[-1], stated))
        ):
            found.append(_Block())
        if not found:
            return []
        block = found[-1]
        block.lines.append(line)
        if stated:
            block.stated.append(stated)
        elif block.may_be_paid_by(line.text):
            block.payer = line.text.strip(" .")
        elif not block.title:
            block.title = line.text[:_LONGEST].strip(' .“”"')
        elif line.text[0].islower() and block.lines[-2].text.rstrip(" .").endswith(block.title[-9:]):
            block.title = f"{block.title} {line.text.strip(' .')}"
    return found


def _heads_group(line: Line, below: Line | None) -> bool:
    """True for words over grants of one kind: "Active: Co-Investigator and Consultant", "Completed grants as PI"."""
    if below is None or any(map(str.isdigit, line.text)) or not (line.is_bold or _GROUP.fullmatch(line.text)):
        return False
    stated = stated_on(below.text)
    return stated_on(line.text) is None and bool(stated and stated.dates and (stated.investigator or stated.number))


_GROUP = re.compile(
    r"(?i)(?:active|current|ongoing|completed|closed|past|previous|prior|pending|submitted)\b[:,]?"
    r"(?: [\w/&,()–-]+){0,9}:?"
    r"|(?:grants |funding |support |role )?as (?:an? )?(?:co-?|multi-?|site |sub-?)?"
    r"(?:PI|(?:principal )?investigator)s?:?"
)


def _is_next(block: _Block, stated: _Stated) -> bool:
    """True for a head below one that names its kind of grant and nothing else: each has its people and dates."""
    return bool(block.named() and stated.investigator and stated.dates) and block.begins()


def stated_on(text: str) -> _Stated | None:
    """The facts of a line that holds nothing else; None for any other line."""
    if len(text) > _LONGEST // 2:
        return None
    rest, amount = without_amount(_COSTS.sub("", text) if "ost" in text or "mount" in text else text)
    role = _ROLE.search(rest)
    rest = rest[: role.start()] if role else rest
    investigator = _HEAD_PI.search(rest)
    rest = rest[: investigator.start()] + " " + rest[investigator.end() :] if investigator else rest
    dates = find_dates(rest)
    rest = without_dates(rest, dates)
    number = _NUMBER.search(rest)
    rest = rest[: number.start()] + " " + rest[number.end() :] if number else rest
    rest = " ".join(rest.split()).strip(" ,;:|/()–-")
    if ": " in rest:
        return None  # a title behind who pays
    scheme, rest = _scheme_apart(rest)
    pays = _pays(rest) if rest else True
    if not pays and investigator and dates and dates[0].is_range:
        pays = _SCHEME.search(rest) is not None
    if rest and not (rest[0].isupper() and pays):
        return None
    if not (role or investigator or dates or number or amount):
        return None
    return _Stated(investigator is not None, number is not None, tuple(dates), amount, rest, scheme)


def _pays(text: str) -> bool:
    """True for who pays, also with the offices of a known funder behind strokes ("NSF/BIO/DBI")."""
    end = funder_end(text)
    return end == len(text) or is_organization(text) or (text[end : end + 1] == "/" and end > 0 and text.isupper())


def _scheme_apart(text: str) -> tuple[str, str]:
    """A kind of grant before a comma and who pays behind it: "Loom Grant, Globex Corporation"; else none, and all."""
    head, comma, payer = text.rpartition(", ")
    is_scheme = bool(comma) and _SCHEME.search(outside_brackets(head).strip()) is not None
    return (head, payer) if is_scheme and _pays(payer) else ("", text)
