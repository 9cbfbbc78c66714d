r"""Grants: title, funder, amount, start, end. Consumes the entries of a list; produces `Grant` records.

Every phrase of an entry is weighed as the project's title and as who pays (`phrases`), and the best pair wins;
entries that say it clearly tell in which order the list gives the two. Labelled lines say it themselves
("Sponsor: ...", "Title: ..."), and so do "funded by" and "awarded by".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.dates.ranges import DateRange
from transforms.entries.payers import pays
from transforms.lines.shapes import is_prose
from transforms.model import Line
from transforms.parsed import Grant
from transforms.records.awards.named_givers import PAID_BY, giver_in, known_funder, stated_funder
from transforms.records.grants.brackets import with_bracket_open
from transforms.records.grants.funders import funder_end
from transforms.records.grants.investigators import ROLE, without_own_part, without_people
from transforms.records.grants.lists import CLEAR, PAYS, ListTold, list_told
from transforms.records.grants.money import without_amount
from transforms.records.grants.notes import TELLS_OF_ALL
from transforms.records.grants.orders import (
    are_swapped,
    below_payers,
    is_kind_first,
    kind_payer_title,
    whole_companies,
    whole_titles,
)
from transforms.records.grants.phrases import Phrase, is_scheme, phrases_of
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_acronym, is_known_organization, is_organization, is_place
from transforms.records.lists.periods import Period, first_given, period
from transforms.records.lists.pieces import Piece, pieces_of, unquoted

_TITLED = re.compile(
    r"(?:(?:(?:project|grant|proposal) )?title|project|topic)\s*[:\t]\s*(?P<title>\S.{3,})", re.IGNORECASE
)
_FUNDED = re.compile(
    r"(?:funder|sponsor|(?:sponsoring|funding|granting|awarding) (?:agency|body|source|institution|organi[sz]ation)"
    r"|agency|grantor|funded by|source(?: of (?:support|funding|funds))?|(?:funding|financial) source)s?"
    r"\s*[:\t]\s*(?P<by>\S.{1,})",
    re.IGNORECASE,
)
_PART_OF = re.compile(r",? (?:of|for|in|and|de)\b")  # "Ministry of Education of Erewhon"
_OF_KIND = re.compile(r"(?: (?:Research|Travel|Project|Seed|Small|Pilot))? (?:Grants?|Awards?|Contract)(?: No)?\.?$")
_LONG, _KEPT = 500, 300  # characters of a line, and how many of a longer one may name the grant
_KIND_FIRST = 1.6  # what it weighs that a kind of grant comes first, where nothing looks like a title
_SENTENCE = 16  # blanks of a line that tells
_TAG = 4  # letters of an acronym of a scheme that the title begins with are more
_KNOWN = 3.0  # what a known funder weighs at least


class Found(NamedTuple):
    """A grant as its lines state it."""

    title: str | None
    funder: str | None
    amount: str | None


def grants_in(items: Sequence[Item]) -> Iterator[Grant]:
    """The grants of a list, read in the order of title and funder that most of its entries have."""
    items = _with_told(items)
    read = [_lines(item) for item in items]
    told = list_told([_phrases(lines) for lines in read if not any(_TITLED.match(line.text) for line in lines)])
    for item, lines in zip(items, read, strict=True):
        yield from _grants(item, lines, told)


def _with_told(items: Sequence[Item]) -> list[Item]:
    """The items, one that only tells about the dated one above it in the same column put to that one."""
    found: list[Item] = []
    for item in items:
        first = item.head[0] if item.head else None
        if (
            first is None
            or not found
            or item.when_above == Period()
            or item.entry.group != found[-1].entry.group
            or first.text.count(" ") < _SENTENCE
            or first.bullet
            or not is_prose(first.text)
            or first.text[0] in '"“'
        ):
            found.append(item)
            continue
        last = found[-1]
        entry = replace(last.entry, details=(*last.entry.details, *item.entry.lines))
        found[-1] = replace(last, entry=entry, details=(*last.details, *item.lines))
    return found


def _lines(item: Item) -> list[Line]:
    lines = [line for line in item.lines if len(line.text) < _LONG] or [_shortened(line) for line in item.lines[:1]]
    lines = lines[1:] if lines and TELLS_OF_ALL.match(lines[0].text) else lines
    lines = [part for line in lines for part in _by_fields(line)]
    return [*with_bracket_open(without_people(lines[0])), *lines[1:]] if lines else []


def _by_fields(line: Line) -> list[Line]:
    """The line; each field of a form's line as one of its own: "Agency: Globex; Title: Looms at sea; Period: 2021"."""
    if ";" not in line.text or not (_FUNDED.match(line.text) or _TITLED.match(line.text)):
        return [line]
    parts = _NEXT_FIELD.split(line.text)
    return [replace(line, text=part.strip(" ;"), bold=(), italic=(), links=()) for part in parts]


_NEXT_FIELD = re.compile(r"; (?=[A-Z][A-Za-z ]{2,24}: )")


def _shortened(line: Line) -> Line:
    cut = line.text.rfind(". ", 0, _KEPT) + 1 or _KEPT
    return replace(line, text=line.text[:cut])


def _grants(item: Item, lines: Sequence[Line], told: ListTold) -> Iterator[Grant]:
    """The grants of one entry; a line below that states only a role and other dates is the same grant once more."""
    found = _with_payer(_found(lines, told), item)
    if are_swapped(found.title, found.funder):
        found = found._replace(title=found.funder, funder=found.title)
    if not found.title and not found.funder:
        return
    pieces, dates = pieces_of(lines)
    if not (found.funder or found.amount or any(dates)) and _only_tells(lines):
        return
    stated = [period(_telling(on_line)) for on_line in dates]
    for when in _periods(lines, pieces, [*stated, item.when_above]):
        yield Grant(
            title=found.title,
            funder=found.funder,
            amount=found.amount,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=item.evidence,
            confidence=0.85 if found.title and found.funder else 0.7,
        )


def _with_payer(found: Found, item: Item) -> Found:
    """The grant; one whose own lines name no funder is paid by the body that stands alone on the line above it."""
    above = item.entry.parent[-1].text if item.entry.parent else ""
    return (
        found._replace(funder=above.strip(" :"))
        if above and found.title and not found.funder and pays(above)
        else found
    )


def _only_tells(lines: Sequence[Line]) -> bool:
    """True for a sentence about the list: "Only grants of more than ... are listed here."."""
    first = lines[0]
    return len(lines) == 1 and is_prose(first.text) and not (first.bullet or first.bold or first.italic)


def _telling(dates: Sequence[DateRange]) -> Sequence[DateRange]:
    """The dates that say when: a range that the line begins with, else its only range ("PICT-2021-99, 2023–2026")."""
    ranges = [date for date in dates if date.is_range]
    if ranges and (len(ranges) == 1 or ranges[0].span.start <= 1):
        return ranges[:1]
    return dates


def _periods(lines: Sequence[Line], pieces: Sequence[Piece], stated: list[Period]) -> list[Period]:
    bare = [
        number
        for number in range(len(lines))
        if stated[number] != Period() and all(ROLE.match(piece.text) for piece in pieces if piece.line == number)
    ]
    if len(bare) > 1:
        return [stated[number] for number in bare]
    return [first_given(*stated)]


def _phrases(lines: Sequence[Line]) -> list[Phrase]:
    """The phrases of an entry that no label makes the title or the funder."""
    bare = [line for line in lines if not (_TITLED.match(line.text) or _FUNDED.match(line.text))]
    pieces = whole_titles(pieces_of(bare)[0], bare)
    return below_payers(phrases_of(whole_companies(pieces), lines), lines)


def _found(lines: Sequence[Line], told: ListTold) -> Found:
    amount = next((a for line in lines if (a := without_amount(line.text)[1])), None)
    title = next((match["title"].partition(" | ")[0] for line in lines if (match := _TITLED.match(line.text))), None)
    by = next((match["by"] for line in lines if (match := _FUNDED.match(line.text))), None)
    phrases = told.weighed(_phrases(lines))
    funder = _named_funder(by) if by else next((f for line in lines if (f := stated_funder(line.text))), None)
    if title and funder:
        return Found(unquoted(title.strip(" .")), funder, amount)
    if title:
        payer = max(phrases, key=lambda phrase: phrase.funder, default=None)
        return Found(
            unquoted(title.strip(" .")), _named_funder(payer.text) if payer and payer.funder > 0 else None, amount
        )
    return _best(phrases, funder, told)._replace(amount=amount)


def _best(phrases: list[Phrase], funder: str | None, told: ListTold) -> Found:
    """The best pair of a title and a funder; `funder` is known where the lines say who pays."""
    if not phrases:
        return Found(None, funder, None)
    if len(phrases) == 1:
        return _alone(phrases[0], funder)
    places = range(len(phrases))
    if funder:
        head = max(places, key=lambda i: (phrases[i].title, -i))
        return Found(_title_run(phrases, head, None), funder, None)
    if in_order := kind_payer_title(phrases):
        return Found(unquoted(in_order[0].text), _named_funder(in_order[1].text), None)
    told = told._replace(order=_KIND_FIRST) if is_kind_first(phrases) else told
    head, payer = told.best_pair(phrases)
    if phrases[payer].funder <= 0:
        beside = told.payer_beside(phrases, head)
        title = _title_run(phrases, head, beside)
        return Found(title, phrases[beside].text if beside is not None else giver_in(title), None)
    title = _title_run(phrases, head, payer)
    return Found(title, _named_funder(phrases[payer].text), None)


def _alone(phrase: Phrase, funder: str | None) -> Found:
    """A grant of one phrase: an organisation pays, anything else is the title, which may begin with who pays."""
    joint = all(is_organization(part) or funder_end(part) == len(part) for part in phrase.text.split(" / "))
    if joint and not is_scheme(phrase.text) and not phrase.piece.quoted and not funder:
        return Found(None, phrase.text, None)
    title = unquoted(phrase.text)
    return Found(title, funder or giver_in(title) or _prefix(title), None)


def _prefix(text: str) -> str | None:
    end = funder_end(text)
    return text[:end] if 0 < end < len(text) else None


def _named_funder(text: str) -> str:
    """The funder's name that a phrase gives, without the scheme, the number or the owner's part behind it."""
    end = funder_end(text := without_own_part(text))
    if end and not _PART_OF.match(text, end):
        return text[:end]
    bare = _OF_KIND.sub("", text.strip(" ."))
    if len(bare) < len(text.strip(" .")) and (
        is_acronym(bare) or funder_end(bare) == len(bare) or giver_in(text) == bare
    ):
        return bare
    known = None if is_organization(text) and not is_scheme(text) else known_funder(text)
    return known or _without_place(text.strip(" ."))


def _without_place(name: str) -> str:
    """A name without the town behind it: "Globex University, Springfield"."""
    head, comma, place = name.rpartition(", ")
    towned = comma and is_place(place) and is_organization(head) and not is_known_organization(name)
    return head if towned else name


def _title_run(phrases: Sequence[Phrase], head: int, payer: int | None) -> str:
    """The title's words: its main phrase, and those beside it that commas and colons join to it."""
    first = last = head
    if not phrases[head].piece.quoted:
        certain = payer is not None and phrases[payer].funder >= PAYS
        while first and first - 1 != payer and _joins(phrases[first - 1], phrases[first], certain=certain, left=True):
            first -= 1
        while (
            last + 1 < len(phrases)
            and last + 1 != payer
            and _joins(phrases[last], phrases[last + 1], certain=certain, left=False)
        ):
            last += 1
    text = _tag(phrases, first, payer) + phrases[first].text
    for phrase in phrases[first + 1 : last + 1]:
        text += (": " if phrase.piece.before == ":" else ", ") + phrase.text
    return unquoted(text)


def _tag(phrases: Sequence[Phrase], first: int, payer: int | None) -> str:
    """What the funder's name has behind it and the title begins with: "NSF CAREER: Foam at Scale"."""
    if payer is None or payer != first - 1 or phrases[first].piece.before != ":":
        return ""
    tag = phrases[payer].text[funder_end(phrases[payer].text) :].strip()
    return f"{tag}: " if tag.isupper() and tag.isalpha() and len(tag) > _TAG else ""


def _joins(before: Phrase, after: Phrase, *, certain: bool, left: bool) -> bool:
    """True where two phrases side by side are parts of one title."""
    if before.piece.line != after.piece.line or after.piece.before not in (",", ":") or after.piece.quoted:
        return False
    if before.piece.italic != after.piece.italic or (after.text[:1].islower() and PAID_BY.match(after.text)):
        return False
    other = before if left else after
    colon = certain and after.piece.before == ":"
    if other.funder >= (_KNOWN if colon else CLEAR) or other.piece.quoted or (is_scheme(other.text) and not colon):
        return False
    if after.piece.before == ":" or after.text[:1].islower() or certain:
        return True
    return left and " " not in before.text
