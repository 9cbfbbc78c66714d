r"""Awards: honours with who gave them, when, and for which paper. Consumes entries; produces `Award` records.

Forms read: "Name, Granter, 2020", "2020\tName", name and granter on two lines, "Granter: Name", "Name at/from Granter",
"Name: Venue21, Venue22" (one each), "Awarded to *paper*" below, several on one line between semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import DateRange
from transforms.model import Line, Span
from transforms.parsed import Award, Evidence, Service
from transforms.records.awards.awarded_by import split_giver
from transforms.records.awards.below import with_below
from transforms.records.awards.between import name_in_front
from transforms.records.awards.bold_names import with_name_whole
from transforms.records.awards.date_rows import BESIDE, are_rows, labelling
from transforms.records.awards.given_below import GIVEN_BY
from transforms.records.awards.given_in_front import given_before, giver_over
from transforms.records.awards.givers import giver_above, untranslated
from transforms.records.awards.honoured_duties import honours_in
from transforms.records.awards.labelled import by_fields, given_by_label, without_sort
from transforms.records.awards.names import (
    EXPLAINED,
    Found,
    explains,
    honours_of,
    without_label,
)
from transforms.records.awards.pairs import each_of
from transforms.records.awards.rolls import are_rolled
from transforms.records.awards.told import told_apart, untold, without_told
from transforms.records.awards.words import has_award_word, holds, is_body, is_strong
from transforms.records.awards.works import cites, without_work
from transforms.records.lists.honours import is_honour
from transforms.records.lists.items import Item
from transforms.records.lists.looks import (
    is_known_organization,
    is_titled,
    word_list,
    words,
)
from transforms.records.lists.periods import NONE, Period, dated_below, first_given, period
from transforms.records.lists.pieces import Piece, pieces_of, tidy
from transforms.records.service.role_words import role_of
from transforms.unchecked import made
from transforms.vocabulary import forms

_JOINED = re.compile(r"(?:of|at|from|by|in|on|to|and|&)\b|[-–—(]", re.IGNORECASE)
_WHAT_FOR = re.compile(r"\s(?:for|as|to)\s(?:the\s|an?\s)?(?=[a-z])")
STRONG_NAME = 40  # words; a longer line is a sentence
_PAIR = 2


def awards_of(item: Item) -> Iterator[Award]:
    """The awards of one entry."""
    head, by = split_giver(item.head) or (item.head, None)
    found, extra = ([one], []) if (one := by_fields(item.lines)) else read_honours(head, item.details)
    found, giver = [part for one in found for part in each_of(given_before(one))], giver_above(item)
    found = [
        one._replace(when=first_given(one.when, item.when_above), granter=by or one.granter or giver) for one in found
    ]
    yield from awards_from(found, extra, item.evidence)


def honours_beside(item: Item, served: Sequence[Service] = ()) -> Iterator[Award]:
    """The honours that a line of service states beside the duty, which tells their giver and date where they do not.

    "ICML (2) - Named Top Reviewer at ICML 2020", "Reviewer, ICML 2020 (outstanding reviewer)".
    """
    above = next(filter(None, map(role_of, item.above)), None)
    for line in item.lines:
        if _JUDGES.search(line.text):
            continue
        pieces, _ = pieces_of([line])
        parts = [(line.text.find(piece.text[:12]), len(line.text)) for piece in pieces if _behind_dash(piece)]
        for start, end in parts or honours_in(line.text, above):
            part = replace(line, text=line.text[start:end].strip(" ,;|()[]\t–—-"), bold=(), italic=(), links=())
            found, extra = read_honours((part,), ())
            if not parts:
                found = [_for_duty(one, line.text[:start], served) for one in found]
            yield from awards_from(found, extra, item.evidence)


# who give others what they name
_JUDGES = re.compile(r"(?i)\b(?:study section|(?:review|grant|proposal|award) panel)\b")


def _behind_dash(piece: Piece) -> bool:
    return piece.before == "-" and is_honour(piece.text)


def _for_duty(honour: Found, before: str, served: Sequence[Service]) -> Found:
    """The honour with the venue and the date of the duty that stands last before it."""
    named = [duty for duty in served if duty.venue and duty.venue in before]
    duty = max(named, key=lambda duty: before.rfind(duty.venue or ""), default=served[0] if len(served) == 1 else None)
    if duty is None:
        return honour
    when = NONE if duty.end or duty.current else Period(duty.start)
    return honour._replace(granter=honour.granter or duty.venue, when=first_given(honour.when, when))


def awards_from(found: list[Found], extra: Sequence[Period], where: Evidence) -> Iterator[Award]:
    """A record for each honour; further periods of the same honour are records of their own."""
    for honour in found:
        for when in (honour.when, *extra):
            yield made(
                Award,
                name=honour.name,
                granter=untranslated(honour.granter),
                paper=honour.paper,
                start=when.start,
                end=when.end,
                current=when.current,
                evidence=where,
                confidence=0.9 if any(word in words("awards", "words") for word in word_list(honour.name)) else 0.7,
            )


def read_honours(head: Sequence[Line], details: Sequence[Line]) -> tuple[list[Found], list[Period]]:
    """The honours of an entry, and further periods of the same honour that stand alone on lines below."""
    if giver := giver_over(head):
        found, extra = read_honours((head[1], replace(head[0], text=head[0].text.replace(giver, "").strip())), details)
        return [one._replace(granter=giver) for one in found], extra
    head = [without_told(line) for line in head]
    head, work = without_work(sorted(map(name_in_front, head), key=_states_giver))  # the giver may stand first
    pieces, dates = pieces_of(head)
    dates = [labelling(line.text, on) for line, on in zip(head, dates, strict=True)]
    lines = [[piece for piece in pieces if piece.line == number] for number in range(len(head))]
    first = next((number for number, on_line in enumerate(lines) if on_line), None)
    if first is None:
        return [], []
    whole = with_name_whole(lines[first], head[first])
    lines[first] = without_sort(without_label(untold(_set_off(whole, head[first]), dates[first])))
    later = (on for line, on in zip(head, dates, strict=True) if not cites(line))
    when = dated_below(first_given(period(dates[first]), *map(period, later)), details)
    several = _several(lines[first], dates[first])
    shared = Period() if _dates_first(several, dates[first]) else when
    honours = [honours_of(group, own if own != Period() else shared) for group, own in several]
    found = given_by_label(lines[first], [one for some in honours for one in some])
    extra = [
        period(dates[number])
        for number in range(first + 1, len(head))
        if dates[number] and when != period(dates[number]) and not lines[number]
    ]
    more = [
        number
        for number in range(first + 1, len(head))
        if lines[number] and (are_rows(head, lines) or _is_own_honour(lines[first], lines[number]))
    ]
    found = _each_with_below(found, head, lines, details, first, *more)
    for at, number in enumerate(more, 1):
        own = honours_of(lines[number], period(dates[number] or (dates[0] if BESIDE.match(head[0].text) else ())))
        found += _each_with_below(own, head, lines, details, number, *more[at:])
    return [one._replace(paper=one.paper or work) for one in found if _is_named(one)], extra


def _each_with_below(
    found: list[Found], head: Sequence[Line], lines: Sequence[list[Piece]], details: Sequence[Line], *starts: int
) -> list[Found]:
    """The one honour of a line with what the lines below it add, up to the next honour of the entry."""
    if len(found) != 1:
        return found
    end = starts[1] if starts[1:] else len(head)
    below = [(head[number], lines[number]) for number in range(starts[0] + 1, end) if lines[number]]
    return [with_below(found[0], below + [(line, pieces_of([line])[0]) for line in (() if starts[1:] else details)])]


def _states_giver(line: Line) -> bool:
    return GIVEN_BY.match(line.text) is not None


def _set_off(pieces: list[Piece], line: Line) -> list[Piece]:
    """The pieces; a name parts from a sentence behind its colon, one in bold from what is told behind it.

    "**Moss Prize** best thesis in botany"
    """
    if ": " in line.text and (told := told_apart(pieces, line)):
        return told
    first, bold = pieces[0], next(iter(line.bold), None)
    if bold is None or not abs(bold.start - first.span.start) < 2 < first.span.end - bold.end:
        return pieces
    name, rest = tidy(line.text[bold.start : bold.end]), tidy(line.text[bold.end : first.span.end])
    if " " not in name or not is_strong(name) or not rest or _JOINED.match(rest):
        return pieces
    named = first._replace(text=name, span=Span(first.span.start, bold.end))
    given = GIVEN_BY.match(rest)
    if EXPLAINED.match(rest) and not given:
        return [named, *pieces[1:]]
    giver = _WHAT_FOR.split(given["by"])[0] if given else rest
    return [named, Piece(giver, ",", first.line, Span(bold.end, first.span.end)), *pieces[1:]]


def _is_own_honour(first: Sequence[Piece], pieces: Sequence[Piece]) -> bool:
    """True for a line below that names an honour of its own, not who gave the one above or what for."""
    text = pieces[0].text
    return (
        is_strong(text)
        and not (holds(text) or is_body(text))
        and any(is_strong(piece.text) for piece in first)
        and is_titled(text)
        and not (EXPLAINED.match(text) or GIVEN_BY.match(text) or is_known_organization(text) or pieces[0].italic)
    )


def _is_named(honour: Found) -> bool:
    told = len(honour.name) > 2 and any(c.isalpha() for c in honour.name) and honour.name.casefold() not in _SORTS
    return told and len(honour.name.split()) <= STRONG_NAME


_SORTS = frozenset(forms("entry_words", "awards", "sorts"))


def _several(pieces: list[Piece], dates: Sequence[DateRange]) -> list[tuple[list[Piece], Period]]:
    """The pieces of each honour of a line, with the dates between it and the next.

    Semicolons part honours, commas do where all are honours, or behind a date before another honour's name.
    """
    if are_rolled(pieces):
        return [([piece], Period()) for piece in pieces]
    groups: list[list[Piece]] = [[]]
    listed = sum(piece.before == ";" for piece in pieces) > _PAIR
    for piece in pieces:
        group = groups[-1]
        dated = bool(group) and any(group[-1].span.start < date.span.start < piece.span.start for date in dates)
        if any(not _is_standing(one.text) for one in group) and (
            (piece.before == ";" and not piece.text[:1].islower() and (dated or listed or has_award_word(piece.text)))
            or (
                dated
                and piece.before != "-"
                and not (piece.before == ":" and piece.text[:1].islower())
                and has_award_word(piece.text)
                and not (explains(piece) or is_body(piece.text) or GIVEN_BY.match(piece.text))
                and any(map(_names_honour, group))
            )
        ):
            groups.append([])
        groups[-1].append(piece)
    starts = [group[0].span.start for group in groups[1:] if group]
    own = [
        period(date for date in dates if low <= date.span.start < high)
        for low, high in zip([0, *starts], [*starts, 1 << 30], strict=True)
    ]
    return list(zip(groups, own if len(groups) > 1 else [Period()], strict=True))


def _dates_first(several: Sequence[tuple[list[Piece], Period]], dates: Sequence[DateRange]) -> bool:
    """True where the one date of several honours stands behind the first: "Quill Scholar 1957; Reed Prize; X Cup".

    And where two of them or more have dates of their own, which say nothing of the others.
    """
    if len(dates) > 1 and sum(own != Period() for _, own in several) > 1:
        return True
    return len(several) > _PAIR and len(dates) == 1 and dates[0].span.start > _PAIR and several[0][1] != Period()


def _is_standing(text: str) -> bool:
    """True for how far one came in what is named behind it: "Finalist, 2015 Loom Prize"."""
    return text.casefold() in _STANDINGS


_STANDINGS = frozenset(("finalist", "semifinalist", "semi-finalist", "runner-up", "nominee", "inductee", "nominated"))


def _names_honour(piece: Piece) -> bool:
    return is_strong(piece.text) or _PLACED.match(piece.text) is not None


_PLACED = re.compile(r"(?i)(?:first|second|third|1st|2nd|3rd)[ -](?:place|prize|rank)\b")
