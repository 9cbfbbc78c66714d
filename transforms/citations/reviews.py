"""Reviews of works: consumes a citation; produces its segments, the title as far as it names the work under review."""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.citations.citation import Citation
from transforms.citations.name_runs import name_run
from transforms.citations.segments import Segments, title_start, trimmed
from transforms.citations.text import Cited
from transforms.citations.titles import quoted
from transforms.model import Span
from transforms.names.people import fold
from transforms.text.words import holds_one

_REVIEW = re.compile(
    r"(?:(?:Book |Film |Exhibition )?[Rr]eview(?: [Ee]ssay)?(?: o[fn]|:)|Rez(?:ension|\.)(?: (?:zu|von|über))?:?|"
    r"Compte[- ]rendu (?:de|d[’'])|Reseña (?:de|del|a)|Recensione (?:di|a)|Recenzja) "
)
_REVIEWED_BY = re.compile(r"[”\"’'»*]{0,2},? (?:by|ed(?:ited)? by|eds?\.?) (?:[A-Z]\. ?|[^.,;:()\d\x00]){3,70}")


def review_title(cited: Cited, text: str, owner: str) -> Segments | None:
    """A review whose work is set off: its title is what it says up to the end of that work's title (and author)."""
    head = text[:_REVIEW_BEGINS]
    if not holds_one(head, _REVIEW_WORDS):
        return None
    named = 0 if _REVIEW.match(text) else name_run(text, 0, owner)
    start = title_start(text, named) if named else 0
    match = _REVIEW.match(text, start)
    if not match:
        return None
    quote = quoted(text)
    spans = [
        span for span in (*cited.italic, *([quote] if quote else [])) if match.end() <= span.start < match.end() + 70
    ]
    if not spans:
        dated = _REVIEWED_DATED.match(text, match.end())
        if named or not dated:
            return None
        return Segments(
            None, Span(match.start(), dated.end("book")), (Span(dated.end(), len(text)),), "title", certain=True
        )
    end = min(spans, key=lambda span: span.start).end
    told = _REVIEWED_BY.match(text, end)
    title = trimmed(text, Span(match.start(), told.end() if told else end))
    rest = (Span(named, start), Span(title.end, len(text)))
    authors = Span(0, named) if named else None
    return Segments(authors, title, rest, "authors title" if named else "title", certain=True)


_REVIEWED_DATED = re.compile(r"(?P<book>[^()\x00]{5,160}?) \((?:19|20)\d\d\),? (?=(?:in )?[A-Z])")  # the book's year
_REVIEW_BEGINS = 300
_REVIEW_WORDS = ("eview", "Rez", "endu d", "Reseña", "Recen")


_NEAR = 70  # characters of the names between "Review of" and the book's title
_BOOK_BY = re.compile(r",? by (?:[A-Z]\. ?|[^.,;()\d]){3,70}")
_BOOK_REVIEW = re.compile(r"(?:Book )?[Rr]ev(?:iew|\.) (?:[Ee]ssay )?o[fn]\b")


def with_review(cited: Cited, part: Segments) -> Segments:
    """A review's title with its "Review of" and the name of whoever wrote the book, before or behind the book's."""
    lead = _BOOK_REVIEW.match(cited.text)
    book = next((span for span in cited.italic if lead and span.start < lead.end() + _NEAR), None)
    if lead is None or book is None:
        return part
    author = _BOOK_BY.match(cited.text, book.end)
    end = author.end() if author else book.end
    rest = (Span(end, len(cited.text)),)
    return replace(part, title=trimmed(cited.text, Span(0, end)), authors=None, rest=rest)


def is_review(text: str, start: int) -> bool:
    """True where a review's title begins."""
    return _BOOK_REVIEW.match(text, start) is not None


_HEADS = re.compile(
    r"(?i)(?:(?:selected|short|invited|other) )?(?:(?:academic|book|film|exhibition|scholarly) ){0,2}reviews?\W*$"
)


def names_reviewed(citation: Citation, heading: str, owner: str) -> bool:
    """True for names below "Book Reviews" without the owner's: those of the book under review.

    "Gil Moss, *Tides* (Chicago, 2018). *Annals of Cloth* 12 (2019)"
    """
    family = fold(owner).split()[-1:]
    if not family or not citation.authors or "eview" not in heading or not _HEADS.match(heading):
        return False
    return not any(family[0] in fold(author.name).split() for author in citation.authors)
