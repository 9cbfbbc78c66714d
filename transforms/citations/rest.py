"""What stands around authors and title: venue, year, volume, pages, status, honours.

Consumes a citation's text and segments; produces `Rest`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.citations.details import numbers, year_anywhere
from transforms.citations.honours import honours_in
from transforms.citations.identifiers import Details, blank
from transforms.citations.segments import Segments
from transforms.citations.status import names_preprint, status_of
from transforms.citations.text import Cited
from transforms.citations.venue import StatedVenue, find_venue
from transforms.model import Span
from transforms.text.words import holds_one
from transforms.vocabulary import any_of


class Rest(NamedTuple):
    """What the words around authors and title state. `names_preprint` where they name a server or a report."""

    venue: StatedVenue
    status: str | None
    honours: tuple[str, ...]
    names_preprint: bool
    year: int | None
    volume: str | None
    issue: str | None
    pages: str | None


def read_rest(cited: Cited, masked: str, part: Segments) -> Rest:
    """What the citation states besides authors and title."""
    before = [span for span in part.rest if part.title and span.end <= part.title.start]
    tail = "\n".join([masked[span.start : span.end] for span in part.rest if span not in before])
    known = Details()
    rest = _words(tail, [masked[span.start : span.end] for span in before], known)
    state = status_of(rest)
    return Rest(
        _venue(rest, cited, part),
        state[0] if state else None,
        honours_in(rest),
        names_preprint(rest),
        known.year,
        known.volume,
        known.issue,
        known.pages,
    )


def _venue(rest: str, cited: Cited, part: Segments) -> StatedVenue:
    """The venue in the rest, with an eye on the words in italics, first of all those behind authors and title."""
    named = max([span.end for span in (part.title, part.authors) if span]) if part.title else len(cited.text) + 1
    rest, whole = before_told(rest), rest
    honoured = _HONOURED_BELOW.search(cited.text, min(named, len(cited.text))) if rest is not whole else None
    last = honoured.start() if honoured else len(cited.text)
    behind = [
        _unnumbered(cited.text[span.start : span.end].partition("\t")[0])
        for span in cited.italic
        if named <= span.start < last
    ]
    if behind and len(behind) > 1 and _REVIEWED.search(cited.text, named, cited.text.find(behind[0], named)):
        behind = behind[1:]  # the first is the book under review
    return find_venue(rest, behind, [cited.text[span.start : span.end + 1] for span in cited.italic])


def _unnumbered(words: str) -> str:
    """The venue of words that hold its volume and all behind it in the same letters: "*Weft Letters, vol. 3, 2019*"."""
    number = _NUMBERED.search(words, _LEAST_VENUE) if any(map(str.isdigit, words)) else None
    return words[: number.start()] if number else words


_LEAST_VENUE = 4
_NUMBERED = re.compile(
    r"[.,]?\s(?:(?:[Vv]ol(?:ume\b|s?\b)|[Nn]o\.|[Ii]ssue)\.?\s?\d|\d{1,4}\s?(?:\(\d{1,4}[^\W\d]{0,1}\)|:\s?\d|,\s(?:\d|pp)))"
)
_MONTH_YEAR, _TURN = re.compile(r"\s{0,4}(?:0[1-9]|1[0-2])/(\d\d)\s{0,4}$"), "50"
_REVIEWED = re.compile(r"\b[Rr]eview(?: [Ee]ssay)? o[fn]\b[^.]{0,70}$")


def _words(tail: str, heads: list[str], known: Details) -> str:
    """Numbers and year of these words; the words, what was read blanked."""
    honoured = _HONOURED_BELOW.search(tail) if "\n" in tail else _honoured(tail)
    if honoured:
        start, end = (honoured.start(), len(tail)) if "\n" in tail else honoured.span()
        unsaid = numbers(tail[:start] + "\0" * (end - start) + tail[end:], known)
        words = unsaid[:start] + tail[start:end] + unsaid[end:]
    else:
        words = numbers(tail, known)
    for head in heads:
        if any(map(str.isalpha, head)) and (not any(map(str.isalpha, words)) or _NUMBERED.search(head)):
            words += "\n" + numbers(head, known)
            continue
        dated = (year_anywhere(head) or _short_year(head)) if head else None
        if dated:
            known.year = dated[0] if known.year is None or head.lstrip(" .,").startswith("(") else known.year
        words += "\n" + blank(head, [dated[1]] if dated else [])
    return words


def _short_year(head: str) -> tuple[int, Span] | None:
    """The year of a month in figures that alone stands before a work: "09/18" in a margin."""
    match = _MONTH_YEAR.match(head)
    return (int(match[1]) + (2000 if match[1] < _TURN else 1900), Span(*match.span())) if match else None


def _honoured(tail: str) -> re.Match[str] | None:
    """The words on a prize behind a work whose own year stands elsewhere: "Weft, 2019. Winner, 2020 Reed Prize"."""
    found = _HONOURED.search(tail) if holds_one(tail, _HONOURED_HINTS) else None
    if found is None or not _YEAR.search(found[0]):
        return None
    return found if _YEAR.search(tail[: found.start()]) or _YEAR.search(tail, found.end()) else None


_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_HONOURED_HINTS = ("inner", "inalist", "ecipient", "warded", "listed", "ention", "unner", "elected", "ominated")
_PRIZED = (
    r"(?:Co-?|Joint )?(?:[Ww]inner|[Ff]inalist|[Rr]ecipient|[Aa]warded|(?:[Ss]hort|[Ll]ong)-?listed|"
    r"Honou?rable [Mm]ention|[Rr]unner[ -]up|[Ss]elected (?:for|as|by)|[Nn]ominated)\b"
)
_HONOURED = re.compile(rf"[(\[]{_PRIZED}[^()\[\]]{{0,120}}[)\]]|(?<=[.;)\]] ){_PRIZED}[^\0\n]{{0,160}}")


def before_told(text: str) -> str:
    """The text without the lines below that tell what became of the work: "Reviewed in", "Winner"."""
    told = _HONOURED_BELOW.search(text) if "\n" in text else None
    return text[: told.start()] if told else text


_HONOURED_BELOW = re.compile(
    rf"\n\W{{0,3}}(?:{any_of('citation_words', 'honours', 'below')})\b|\n(?:Awards?|Prizes?|Funding|(?:Media|"
    "Press)(?: coverage)?|(?:Featured|Covered|Cited) (?:in|by)): "
)
