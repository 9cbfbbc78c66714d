"""Grants that sentences state: "our project *Bog Lives* was funded by the NSF", "received a $9,000 NSF grant for X".

Consumes a `Sentence`; produces `Grant`s. What pays is named by its verb ("funded by"), or stands before the word for
the grant; the title is a quotation, words of a style of their own, or capitals behind the project's word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations
from transforms.names.people import is_name
from transforms.parsed import Grant
from transforms.records.awards.named_givers import known_funder
from transforms.records.grants.funders import funder_end
from transforms.records.grants.money import may_state_amount, without_amount
from transforms.records.lists.periods import period
from transforms.records.lists.pieces import tidy
from transforms.records.lists.prose import Sentence
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_CONFIDENCE = 0.6
_HINTS = forms("prose", "grants", "hints")
_WORK = rf"(?:{any_of('prose', 'grants', 'projects')})"
_GRANT = rf"(?:{any_of('prose', 'grants', 'nouns')})"
_NAME = (
    r"(?P<by>[A-ZÀ-Þ][\w&’'./-]*(?:(?:,? and| &) (?:the )?(?=[A-ZÀ-Þ])[\w&’'./-]+"
    r"| (?:(?:of|for|on|in|de|der|für|the) ){0,2}[A-ZÀ-Þ][\w&’'./-]*){0,9})"
)
_PAID = re.compile(  # "has been funded by the NSF", "selected for funding by NASA"
    rf"\b(?:{any_of('prose', 'grants', 'paid')})(?: [a-z]+ly| in part)? (?:by|through|from) (?:an? |the |our )?{_NAME}"
)
_MINE = re.compile(rf"(?i)\b{_WORK}\b")
_NOT_MINE = re.compile(rf"(?i)\b(?:{any_of('prose', 'grants', 'others')})\b")
_GOT = re.compile(  # "received a 3-year $1.2M NSF grant", "New NIH R01 grant"
    rf"(?i)\b(?:{any_of('prose', 'grants', 'got')})\s"
    rf"(?P<words>(?:(?![^\s]*[.;:]\s)[^\s“\"]+\s){{0,9}}?)(?P<noun>{_GRANT})\b"
)
_NO_RESEARCH = re.compile(rf"(?i)\b(?:{any_of('prose', 'grants', 'no_research')})\b")
_FROM = re.compile(rf"(?:\s\([^()]{{1,60}}\))?\s(?:from|by|of|with) (?:an? |the |our )?{_NAME}")
_WITHIN = re.compile(rf"(?:^|\s)(?P<name>[A-ZÀ-Þ][\w&’'./-]*(?: [A-ZÀ-Þ][\w&’'./-]*){{0,6}})\s*(?:{_WORK}\s)?$")
_LED = re.compile(  # "PI of the ERC-funded project"
    r"\b(?:(?:[Cc]o-?)?(?:PI|[Pp]rincipal [Ii]nvestigator|[Ii]nvestigator)s?|leads?|led|leading|directs?|coordinates?)"
    rf" (?:(?:of|on|for|in) )?(?:an?|the|our|my) (?:\d{{4}} )?(?P<by>[A-ZÀ-Þ][\w&/ ]{{1,60}}?)"
    rf"[- ](?:(?:funded|sponsored|supported) )?(?:[a-z]+ )?{_WORK}\b"
)
_OURS = re.compile(  # "Our NSF proposal on loom repair has been funded!"
    rf"\b(?i:our|my)(?: \w+)? (?P<by>[A-ZÀ-Þ][\w&/-]+(?: [A-ZÀ-Þ][\w&/-]+){{0,5}}) "
    rf"(?:\w+ )?{_WORK}\b(?P<rest>[^.;]{{0,200}}?)"
    rf" (?:(?:is|was|has been|got|gets|just) ){{1,2}}(?:{any_of('prose', 'grants', 'paid')})\b"
)
_TOPIC = re.compile(
    rf"\s(?:(?:for|on|to (?:support|fund)) (?:(?:the|a|our|my|his|her|research on) )?(?:(?:[a-z-]+ )?{_WORK} "
    r"(?:(?:on|titled|entitled|called|about) )?)?|to )(?P<topic>(?!20\d\d|\$|\d)[^.;()]{5,120}?)"
    r"(?=[.;(!]|$|,? (?:in|from|with|by|as) )"
)
_CAPITALS = re.compile(
    rf"(?:{_WORK}|{_GRANT}),? (?:titled |entitled |called |on |for )?(?P<title>[A-Z][A-Za-z]*[A-Z]\w*|"
    r"[A-ZÀ-Þ][\w’'-]+(?: (?:[A-ZÀ-Þ][\w’'-]+|of|the|for|in|and|on|to|a)){1,14})(?=[,.(!]| \(|$| (?:is|was|has|will)\b)"
)
_QUOTED = re.compile(r"[“\"‘](?P<title>[^“”\"‘]{4,250}?)[,.]?[”\"’](?=[\s,.;:)!]|$)")
_LONG = 2  # blanks of a title that no word announces


class _Title(NamedTuple):
    """Words that may name a project, and where they stand."""

    text: str
    start: int
    end: int


def grants_in(sentence: Sentence) -> Iterator[Grant]:
    """The research funding that a sentence says was received."""
    text = sentence.text
    if not holds_one(text, _HINTS) or _NOT_MINE.search(text):
        return
    titles = list(_titles(sentence))
    paid = _PAID.search(text)
    if paid and not paid["by"].endswith("ship") and (found := _of_paid(text, paid, titles)):  # no fellowship
        yield _grant(found[0], found[1], sentence)
        return
    led = _LED.search(text)
    if led and (name := _title_near(titles, led.end()) or _capitals(text, led.end() - 20)):
        yield _grant(name, led["by"].removesuffix("-funded"), sentence)
        return
    ours = _OURS.search(text)
    if ours and (funder_end(ours["by"]) or known_funder(ours["by"])):
        topic = _TOPIC.match(ours["rest"] + ".")
        yield _grant(titles[0].text if titles else tidy(topic["topic"]) if topic else None, ours["by"], sentence)
        return
    got = _GOT.search(text)
    if got and not _NO_RESEARCH.search(got[0]) and (funder := _payer(text, got)):
        topic = _TOPIC.search(text, got.end("noun"))
        yield _grant(_title_near(titles, got.end()) or (tidy(topic["topic"]) if topic else None), funder, sentence)


def _of_paid(text: str, paid: re.Match[str], titles: list[_Title]) -> tuple[str, str] | None:
    """The project's title and who pays, where the verb's subject is a project."""
    before = text[: paid.start()]
    is_work = _MINE.search(before) is not None
    near = [one for one in titles if one.end <= paid.start() or is_work]
    name = next((one.text for one in near if is_work or one.text.count(" ") >= _LONG), None)
    name = name or (_capitals(text, 0) if is_work else None)
    return (name, _funder(paid["by"])) if name else None


def _payer(text: str, got: re.Match[str]) -> str | None:
    """Who gave a grant: the name before its word ("an NSF grant"), or behind "from"."""
    within = _WITHIN.search(without_amount(got["words"])[0])
    if within and (funder_end(within["name"]) or known_funder(within["name"])):
        return _funder(within["name"])
    named = _FROM.match(text, got.end("noun"))
    return _funder(named["by"]) if named else None


def _funder(name: str) -> str:
    """The name, without the programme behind an acronym: "NSF" of "NSF CISE"."""
    name = name.rstrip(" .,’'")
    end = funder_end(name)
    return name[:end] if end and name[:end].isupper() else name


def _title_near(titles: list[_Title], at: int) -> str | None:
    return next((one.text for one in titles if one.start >= at), None)


def _capitals(text: str, at: int) -> str | None:
    """The title in capitals behind the project's word: "our project Slow Looms for Bogs"."""
    found = _CAPITALS.search(text, max(at, 0))
    return found["title"] if found and not funder_end(found["title"]) else None


def _titles(sentence: Sentence) -> Iterator[_Title]:
    """Quotations, and words of a style of their own, that name neither people nor bodies."""
    text = sentence.text
    if quoted := list(_QUOTED.finditer(text)):
        yield from (_Title(one["title"].strip(" .,"), one.start(), one.end()) for one in quoted)
        return
    for line in sentence.lines:
        for start, end in (*line.italic, *line.bold, *((link.start, link.end) for link in line.links)):
            words = line.text[start:end].strip(' "“”.,;:')
            place = text.find(words) if words[:1].isupper() or words[:1].isdigit() else -1
            if place >= 0 and not (is_name(words) or funder_end(words) or _is_body(words) or find_dates(words)):
                yield _Title(words, place, place + len(words))


def _is_body(words: str) -> bool:
    found = find_organizations(words)
    return bool(found) and found[0].certain and found[0].end - found[0].start >= len(words) - len("the ")


def _grant(title: str | None, funder: str, sentence: Sentence) -> Grant:
    text = sentence.text
    amount = without_amount(text)[1] if may_state_amount(text) else None
    dates = find_dates(text.replace(title, " " * len(title)) if title else text)
    when = period([one for one in dates if one.is_range][:1] or dates[:1])
    return Grant(
        title=title,
        funder=funder,
        amount=amount,
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=sentence.evidence,
        confidence=_CONFIDENCE,
    )
