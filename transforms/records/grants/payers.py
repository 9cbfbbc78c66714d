"""Grants below who pays: lines of a payer's name alone, each over what it paid for with the sum ("Looms: $9,000").

Consumes a section of grants; produces `Grant` records where the whole section is such a list, and nothing elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import shape_rank
from transforms.entries.over_labels import over_labels
from transforms.evidence import of_lines
from transforms.model import Line, Section, join_lines
from transforms.parsed import Grant
from transforms.records.awards.named_givers import giver_in
from transforms.records.grants.funders import funder_end
from transforms.records.grants.investigators import ROLE
from transforms.records.grants.money import without_amount
from transforms.records.lists.looks import is_organization
from transforms.records.lists.periods import period

_LEAST, _SHARE = 3, 0.6  # payers of a list, and how many of them look like organisations
_WITH = re.compile(r"\(?\bwith [A-ZÀ-Þ][^\d$€£]{3,150}$")
_HELD = re.compile(r"(?i)(?:(?:grant|award|fellowship) )?(?:recipient|holder|awardee|grantee)")
_NOTE = re.compile(r"\s?\([^()]{0,60}\)\s?$")
_LONGEST = 200  # characters of a line of such a list


class _Paid(NamedTuple):
    """One line with a sum: what was paid for, and how much; the lines of its payer."""

    line: Line
    title: str
    amount: str
    payer: tuple[Line, ...]


def below_payers(section: Section) -> Iterator[Grant]:
    """The grants of a section that lists them below who pays for them."""
    paid = _paid(section.lines) if "grants" in section.kinds and len(section.lines) > _LEAST else []
    if not paid or over_labels(section.lines) or not _are_payers(paid):
        return
    for one in paid:
        dates = find_dates(one.line.text)
        when, payer = period(dates), join_lines(one.payer).rstrip(" :.,")
        is_holder = _HELD.fullmatch(one.title) or ROLE.fullmatch(one.title)
        yield Grant(
            title=payer if is_holder else one.title,
            funder=(giver_in(payer) if is_holder else payer) or payer,
            amount=one.amount,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=of_lines((*one.payer, one.line)),
            confidence=0.85,
        )


def _paid(lines: Sequence[Line]) -> list[_Paid]:
    """The lines with sums below lines without any; [] where some line is neither, or a payer has nothing below it."""
    found: list[_Paid] = []
    payer: list[Line] = []
    is_open = False
    for line in lines:
        if line.heading or len(line.text) > _LONGEST or _WITH.match(line.text):
            if line.heading or len(line.text) > _LONGEST:
                return []
            continue
        rest, amount = without_amount(_WITH.sub("", line.text))
        if amount is None:
            if find_dates(line.text) or line.bullet or (is_open and line.gap_before and payer):
                return []
            payer, is_open = [*(payer if is_open else ()), line], True
        elif not payer:
            return []
        else:
            found.append(_Paid(line, _title(rest), amount, tuple(payer)))
            is_open = False
    return found if not is_open and all(one.title for one in found) else []


def _title(text: str) -> str:
    """What was paid for: the words before the sum without dates, marks and notes behind them."""
    text = without_dates(text, find_dates(text)).strip(" *†:,;–—-\t")
    return _WITH.sub("", _NOTE.sub("", text).rstrip(" *†:,;")).strip(" :,;(")


def _are_payers(paid: Sequence[_Paid]) -> bool:
    """True where the lines above look like organisations, and far oftener than those with the sums do."""
    payers = {one.payer[0].number: join_lines(one.payer) for one in paid}
    above = sum(map(_is_payer, payers.values()))
    below = sum(_is_payer(one.title) for one in paid)
    return len(payers) >= _LEAST and above >= _SHARE * len(payers) and below * len(payers) < above * len(paid) / 2


def _is_payer(text: str) -> bool:
    return bool(is_organization(text) or funder_end(text) or shape_rank(text) > 0)
