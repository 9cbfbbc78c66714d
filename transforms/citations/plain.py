"""Plain citations, read at one look: names, a title and a venue with its numbers, each told by its own form.

Consumes a `Cited`; produces `Plain`, or None for a citation that is written in any other way (`segment` weighs those).
Nothing is weighed here: the names are names throughout, one stop or quotation ends the title, and one venue with its
volume, pages and year is all that stands behind it. Most citations of most lists are written so.
"""

from __future__ import annotations

import re
from operator import attrgetter
from typing import NamedTuple

from transforms.citations.citation import Citation, Hints, status_in
from transforms.citations.clean_titles import clean_title
from transforms.citations.equal import equal_contributors, equal_mark
from transforms.citations.identifiers import Details
from transforms.citations.name_stops import leads_subtitle
from transforms.citations.plain_names import plain_authors
from transforms.citations.plain_tails import Tail, tail_of
from transforms.citations.plain_titles import is_plain_title, quoted_end
from transforms.citations.prepared import identified
from transforms.citations.segments import Segments
from transforms.citations.status import may_state_status, names_preprint, status_of
from transforms.citations.text import Cited
from transforms.citations.venue import StatedVenue, is_note, named
from transforms.entities import venues
from transforms.model import Span, new
from transforms.names.people import Author, fold

_LEAST, _MOST = 40, 900  # characters
_STATUS_LENGTH = 24  # no shorter than a status at a title's end


class Plain(NamedTuple):
    """A citation's fields: where authors and title stand, who wrote it, its venue; `known` holds the numbers."""

    segments: Segments
    authors: tuple[Author, ...]
    venue: StatedVenue
    known: Details


class _Cut(NamedTuple):
    """Where names and title stand, all that is behind them, and the year between them."""

    names: Span
    authors: tuple[Author, ...]
    title: Span
    tail: Tail
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
    if any(map(_MARKS, plain.authors)):
        citation.equal = equal_contributors(plain.authors, equal_mark(cited.text) or hint.equal_mark)
    return citation


_MARKS = attrgetter("marks")


def read_plain(cited: Cited, owner: str, *, hinted: bool = True) -> Plain | None:
    """The fields of a plain citation; None for any other. `hinted`: words of its text may state a status."""
    text = cited.text
    if not _LEAST < len(text) < _MOST or "\t" in text:
        return None
    masked, known = identified(cited)
    bare = masked.rstrip(_TRAILING)
    if bare[-1:] == "]":
        bare = _without_link_words(bare)
    cut = (None if cited.begins_titled else _names_first(bare, owner)) or _title_first(bare, cited, owner)
    if cut is None or not _styled_so(cited, cut) or (hinted and _may_have_status(text, cut)):
        return None
    stated = _venue(cut, cited)
    if stated is None or not _numbers(cut, known):
        return None
    begins, ends = sorted((cut.names, cut.title))
    rest = (new(Span, (begins.end, ends.start)), new(Span, (ends.end, len(text))))
    return new(Plain, (Segments(cut.names, cut.title, rest, cut.order, True, cut.cut), cut.authors, stated, known))


def _may_have_status(text: str, cut: _Cut) -> bool:
    """True where a status may stand at the title's end or before the venue, or words of the rest state one."""
    start, behind = cut.title.end - _STATUS_LENGTH, cut.tail.place.start
    if not may_state_status(text[start:]):
        return False
    return may_state_status(text[start:behind]) or status_of(text[behind:]) is not None


_TRAILING = " .,;\n\x00"
_LINK_WORDS = re.compile(r"(?:\s{0,2}\[[A-Za-z][A-Za-z /+-]{1,20}\]){1,8}$")
_LINKS_LENGTH = 120


def _without_link_words(text: str) -> str:
    """The text without the words in brackets at its end that are links and notes: "[pdf] [code]"."""
    match = _LINK_WORDS.search(text, max(0, len(text) - _LINKS_LENGTH))
    if match is None or not all(is_note(words) for words in match[0].strip(" []\n").split("]")):
        return text
    return text[: match.start()].rstrip(_TRAILING)


# What parts the names from the title: a year, a quotation, a stop.
_BOUNDARY = re.compile(
    r"(?:,? \((?P<bracketed>(?:19|20)\d\d)[a-z]?\)[.,:]{0,2}[ \n]|[.,]? (?P<bare>(?:19|20)\d\d)[.,:]{1,2}[ \n]|"
    r"[.,:]{0,2}[ \n](?=[“\"])|[.:]{1,2}[ \n]|(?<=\.) |[.,]?\n)(?P<quote>[“\"])?"
)


def _names_first(text: str, owner: str) -> _Cut | None:
    """Names, then the title, then the rest."""
    found = plain_authors(text, 0)
    boundary = _BOUNDARY.match(text, found[1]) if found else None
    if found is None or boundary is None or (boundary[0][0] == ":" and _holds_title(text, found, owner)):
        return None
    start = boundary.end()
    if boundary["quote"]:
        stop, behind = quoted_end(text, start)
        cut = ""
    else:
        end = _TITLE_ENDS.search(text, start)
        stop, behind = end.span() if end else (-1, -1)
        cut = text[stop]
    if stop < start or not is_plain_title(text[start:stop], quoted=not cut):
        return None
    tail = tail_of(text, behind)
    if tail is None:
        return None
    year = boundary["bracketed"] or boundary["bare"]
    names = new(Span, (0, found[1]))
    return new(_Cut, (names, found[0], new(Span, (start, stop)), tail, "authors title", cut, year))


def _holds_title(text: str, found: tuple[tuple[Author, ...], int], owner: str) -> bool:
    """True where the owner's family name leads the last name, and a title's word ends it: "Quill A. LoomNet: ...".

    Or where that is the only name without an initial: "A. Vale, B. Orr, Salt Roads: A Study".
    """
    names, end = found
    if len(names) > 2 and leads_subtitle(text, 0, names[-2].span.end, names[-1].span.start, end):
        return True
    led = _LED.search(text[:end]) if owner else None
    return led is not None and fold(led[1]) == fold(owner).split()[-1]


_LED = re.compile(r"(?:^|, |and )([^\W\d_]{2,20}) [A-Z]{1,3}\. [A-Z][\w-]+$")
_TITLE_ENDS = re.compile(r"[.\n](?:(?<=\n)|[ \n])")
_STOP = re.compile(r"[.?!\n](?:(?<=\n)|[ \n])")


def _title_first(text: str, cited: Cited, owner: str) -> _Cut | None:
    """The title, then names with the owner among them or a title set off by its style, then the rest."""
    for stop in _STOP.finditer(text, 8, _MOST):
        found = plain_authors(text, stop.end())
        if found is None:
            continue
        names = Span(stop.end(), found[1])
        behind = _BEHIND_NAMES.match(text, names.end)
        if behind is None:
            continue
        title = Span(0, stop.start() + (stop[0][0] in "?!"))
        if not is_plain_title(text[: title.end], quoted=False):
            return None
        if not (_sets_off(cited, title) or (owner and fold(owner).split()[-1] in fold(text[slice(*names)]).split())):
            return None
        tail = tail_of(text, behind.end())
        return _Cut(names, found[0], title, tail, "title authors", "", None) if tail else None
    return None


_BEHIND_NAMES = re.compile(r"\. |(?<=\.) |[.,]?\n")


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
    names, title, venue = cut.names, cut.title, cut.tail.place.start
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
    words = cut.tail.venue
    if names_preprint(words):
        return None
    start, end = cut.tail.place
    italic = [span for span in cited.italic if start - len("In: ") <= span.start < end]
    if italic and not (len(italic) == 1 and abs(italic[0].start - start) <= 1 and italic[0].end >= end - 1):
        return None
    known = venues.known(words) is not None
    if ("." in words or "," in words) and (not known or words[-1] == ")"):
        return None
    if not known:
        numbered = cut.tail.volume and cut.tail.pages
        sure = italic or not cut.cut or cut.tail.led or numbered or (cut.year and words.istitle())
        if not sure and venues.likeness(words) < _LIKELY:
            return None
    stated = named(words)
    return None if stated is None or not stated.name or stated.is_preprint or stated.year else stated


_LIKELY = 0.6


def _numbers(cut: _Cut, known: Details) -> bool:
    """Year, volume, issue and pages into `known`; False where two years are stated, or nothing but words."""
    tail = cut.tail
    if tail.year and cut.year and tail.year != cut.year:
        return False
    stated = tail.year or cut.year
    known.volume, known.issue, known.pages = tail.volume, tail.issue, tail.pages
    known.year = int(stated) if stated else None
    return bool(stated or tail.volume or tail.pages)
