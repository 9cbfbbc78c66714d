"""Plain citations, read at one look: names, a title and a venue with its numbers, each told by its own form.

Consumes a `Cited`; produces `Plain`, or None for a citation that is written in any other way (`segment` weighs those).
Nothing is weighed here: the names are names throughout, one stop or quotation ends the title, and one venue with its
volume, pages and year is all that stands behind it. Most citations of most lists are written so.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms import venues
from transforms.citations.citation import Citation, Hints, status_in
from transforms.citations.details import page_range
from transforms.citations.equal import equal_contributors, equal_mark
from transforms.citations.identifiers import Details
from transforms.citations.plain_names import plain_authors
from transforms.citations.plain_titles import is_plain_title, quoted_end
from transforms.citations.prepared import identified
from transforms.citations.segments import Segments
from transforms.citations.status import may_state_status, names_preprint
from transforms.citations.text import Cited
from transforms.citations.titles import clean_title
from transforms.citations.venue import StatedVenue, named
from transforms.model import Span
from transforms.names import Author, fold

_LEAST, _MOST = 40, 900  # characters


class Plain(NamedTuple):
    """A citation's fields: where authors and title stand, who wrote it, its venue; `known` holds the numbers."""

    segments: Segments
    authors: tuple[Author, ...]
    venue: StatedVenue
    known: Details


class _Cut(NamedTuple):
    """Where names and title stand, the match of all that is behind them, and the year between them."""

    names: Span
    authors: tuple[Author, ...]
    title: Span
    tail: re.Match[str]
    order: str
    cut: str
    year: str | None


def plain_citation(cited: Cited, plain: Plain, hint: Hints) -> Citation:
    """The work that a plain citation states."""
    part, title = plain.segments, plain.segments.title
    citation = Citation(
        clean_title(cited.text[title.start : title.end] if title else ""),
        plain.authors,
        year=plain.known.year or hint.year,
        venue=plain.venue.name,
        status=status_in(None, plain.venue.name, hint, preprint=False),
        details=plain.known,
        certain=True,
        cited=cited,
        segments=part,
    )
    if any(author.marks for author in plain.authors):
        citation.equal = equal_contributors(plain.authors, equal_mark(cited.text) or hint.equal_mark)
    return citation


def read_plain(cited: Cited, owner: str) -> Plain | None:
    """The fields of a plain citation; None for any other."""
    text = cited.text
    if not _LEAST < len(text) < _MOST or "\n" in text or "\t" in text or may_state_status(text):
        return None
    masked, known = identified(cited)
    bare = masked.rstrip(" .,;\x00")
    cut = _names_first(bare) or _title_first(bare, cited, owner)
    if cut is None or not _styled_so(cited, cut):
        return None
    stated = _venue(cut, cited)
    if stated is None or not _numbers(cut, known):
        return None
    begins, ends = sorted((cut.names, cut.title))
    rest = (Span(begins.end, ends.start), Span(ends.end, len(text)))
    return Plain(Segments(cut.names, cut.title, rest, cut.order, True, cut.cut), cut.authors, stated, known)


# What parts the names from the title: a year, a quotation, a stop.
_BOUNDARY = re.compile(
    r"(?:,? \((?P<bracketed>(?:19|20)\d\d)[a-z]?\)[.,:]{0,2} |[.,]? (?P<bare>(?:19|20)\d\d)[.,:] |[.,:]{0,2} (?=[“\"])|"
    r"[.:]{1,2} |(?<=\.) )(?P<quote>[“\"])?"
)
_YEAR = r"(?:19|20)\d\d"
_PAGES = r"[A-Z]?\d{1,6}(?:\s?[-–—]{1,2}\s?[A-Z]?\d{1,6})?"
_RANGE = r"[A-Z]?\d{1,6}\s?[-–—]{1,2}\s?[A-Z]?\d{1,6}"


def _numbered(mark: str) -> str:
    """A volume and its issue, their groups with a mark."""
    return (
        rf"(?:[Vv]ol\. ?)?(?P<v{mark}>(?!{_YEAR}(?!\d))\d{{1,4}})"
        rf"(?:\s?\((?P<i{mark}>\d{{1,3}}(?:[-–/]\d{{1,3}})?)\)|, [Nn]o\. (?P<i{mark}b>\d{{1,3}}))?"
    )


# A venue, and its volume, pages and year in the orders in which these are written.
_TAIL = re.compile(
    r"(?P<lead>[Ii]n:? )?"
    r"(?P<venue>[^\W\d_a-z](?:[^\d;:()\[\]“”\"\x00|–—\n]|(?<= )\d{1,3}(?:st|nd|rd|th)\b){1,120}?"
    r"(?:\([A-Z][\w’'/&+ -]{1,14}\))?)"
    rf"(?:"
    rf"(?:,? {_numbered('1')})?(?:(?:, | ?: ?)(?:(?:pp?|pages)\.? ?(?P<p1>{_PAGES})|(?P<r1>{_RANGE})))?"
    rf"(?:,? \((?P<y1>{_YEAR})\)|, (?P<z1>{_YEAR})|,? (?P<w1>{_YEAR})(?<=[A-Za-z)’'] \d{{4}}))?"
    rf"|,? \(?(?P<y2>{_YEAR})\)?(?:[,:] (?:pp?\.? ?)?(?P<p2>{_RANGE}))"
    rf"|,? {_numbered('3')} \((?P<y3>{_YEAR})\)(?:[,:]? (?:pp?\.? ?)?(?P<p3>{_PAGES}))"
    rf"|[.,]? (?P<y4>{_YEAR}); ?{_numbered('4')}: ?(?P<p4>{_PAGES})"
    rf")"
)


def _names_first(text: str) -> _Cut | None:
    """Names, then the title, then the rest."""
    found = plain_authors(text, 0)
    boundary = _BOUNDARY.match(text, found[1]) if found else None
    if found is None or boundary is None:
        return None
    start = boundary.end()
    if boundary["quote"]:
        stop, behind = quoted_end(text, start)
        cut = ""
    else:
        stop = text.find(". ", start)
        behind, cut = stop + 2, "."
    if stop < start or not is_plain_title(text[start:stop], quoted=not cut):
        return None
    tail = _TAIL.fullmatch(text, behind)
    if tail is None:
        return None
    year = boundary["bracketed"] or boundary["bare"]
    return _Cut(Span(0, found[1]), found[0], Span(start, stop), tail, "authors title", cut, year)


_STOP = re.compile(r"[.?!] ")


def _title_first(text: str, cited: Cited, owner: str) -> _Cut | None:
    """The title, then names with the owner among them or a title set off by its style, then the rest."""
    for stop in _STOP.finditer(text, 8, _MOST):
        found = plain_authors(text, stop.end())
        if found is None:
            continue
        names = Span(stop.end(), found[1])
        behind = _BEHIND_NAMES.match(text, names.end)
        title = Span(0, stop.start() + (stop[0] != ". "))
        if behind is None or not is_plain_title(text[: title.end], quoted=False):
            return None
        if not (_sets_off(cited, title) or (owner and fold(owner).split()[-1] in fold(text[slice(*names)]).split())):
            return None
        tail = _TAIL.fullmatch(text, behind.end())
        return _Cut(names, found[0], title, tail, "title authors", "", None) if tail else None
    return None


_BEHIND_NAMES = re.compile(r"\. |(?<=\.) ")


def _sets_off(cited: Cited, title: Span) -> bool:
    """True where a style or a link covers the title and no more."""
    return any(
        abs(span.start - title.start) <= _NEAR and abs(span.end - title.end) <= _NEAR
        for spans in (cited.bold, cited.italic, cited.links, cited.underline)
        for span in spans
    )


_NEAR = 2  # characters of punctuation that a style covers or leaves out


def _styled_so(cited: Cited, cut: _Cut) -> bool:
    """True where each style and link goes with the cut: names in bold, the whole title, the venue in italics."""
    if not (cited.bold or cited.italic or cited.underline or cited.links):
        return True
    names, title, venue = cut.names, cut.title, cut.tail.start("venue")
    for spans, among_names in (
        (cited.bold, True),
        (cited.underline, True),
        (cited.italic, False),
        (cited.links, False),
    ):
        for span in spans:
            whole = abs(span.start - title.start) <= _NEAR and abs(span.end - title.end) <= _NEAR
            named_so = among_names and names.start - 1 <= span.start and span.end <= names.end + 1
            if not (whole or named_so or span.start >= venue - len("In: ")):
                return False
    return True


def _venue(cut: _Cut, cited: Cited) -> StatedVenue | None:
    """The venue, where it is sure to be one: known, set off by italics, or all that stands behind a title's end."""
    words = cut.tail["venue"]
    if names_preprint(words):
        return None
    start, end = cut.tail.span("venue")
    italic = [span for span in cited.italic if span.start >= start - len("In: ")]
    if italic and not (len(italic) == 1 and abs(italic[0].start - start) <= 1 and italic[0].end >= end - 1):
        return None
    known = venues.known(words) is not None
    if ("." in words or "," in words) and (not known or words[-1] == ")"):
        return None
    if not known:
        sure = italic or not cut.cut or cut.tail["lead"]
        if not sure and venues.likeness(words) < _LIKELY:
            return None
    stated = named(words)
    return None if stated is None or not stated.name or stated.is_preprint or stated.year else stated


_LIKELY = 0.6


def _numbers(cut: _Cut, known: Details) -> bool:
    """Year, volume, issue and pages into `known`; False where two years are stated, or nothing but words."""
    found = cut.tail.groupdict()
    year = found["y1"] or found["z1"] or found["w1"] or found["y2"] or found["y3"] or found["y4"]
    if year and cut.year and year != cut.year:
        return False
    known.volume = found["v1"] or found["v3"] or found["v4"]
    known.issue = found["i1"] or found["i1b"] or found["i3"] or found["i3b"] or found["i4"] or found["i4b"]
    known.pages = page_range(found["p1"] or found["r1"] or found["p2"] or found["p3"] or found["p4"])
    stated = year or cut.year
    known.year = int(stated) if stated else None
    return bool(stated or known.volume or known.pages)
