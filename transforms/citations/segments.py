"""What a citation is cut into: `Segments`, and small questions about its ranges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from transforms.citations.name_runs import AFTER_NAMES
from transforms.entities import venues
from transforms.model import Span
from transforms.names.people import fold, is_name, split_authors


@dataclass
class Segments:
    """Ranges of a citation's text. Any may be None.

    Attributes:
        authors, title: their ranges.
        rest: ranges that hold venue, year and all else, in order.
        order: the order of the fields, as the list's grammar: "authors title", "title authors", "title".
        certain: True where structure decided, not a score.
        cut: what ended the title.
        score: how well the reading was weighed, 0 where structure decided.
    """

    authors: Span | None
    title: Span | None
    rest: tuple[Span, ...]
    order: str
    certain: bool
    cut: str = ""
    score: float = 0.0


def is_author_list(text: str, owner: str) -> bool:
    """True for a run of names that holds the owner, or two names or one that no venue bears."""
    if owner and fold(owner).split()[-1:] and fold(owner).split()[-1] in fold(text).split():
        return True
    if not any(is_name(author.name) for author in split_authors(text)):
        return False
    return ("," in text or "&" in text or " and " in text) or (
        not venues.known(text) and not venues.is_place(text) and is_name(text)
    )


def trimmed(text: str, span: Span) -> Span:
    """The range without blanks, quotation marks and stops at its ends."""
    start, end = span
    while start < end and text[start] in ' \n\t“”"«„.,;:‘' and not opens_inside(text, start, end):
        start += 1
    while end > start and text[end - 1] in ' \n\t“”"».,;:’':
        end -= 1
    return Span(start, end)


def up_to(part: Segments, text: str, spans: Sequence[Span]) -> Segments:
    """The segments with a title that ends where what identifies the work begins: "Folded nets, arXiv:2104.00001"."""
    title = part.title
    first = min((span.start for span in spans if title and title.start < span.start < title.end), default=None)
    if title is None or first is None:
        return part
    ended = trimmed(text, Span(title.start, first))
    return replace(part, title=ended) if ended.start < ended.end else part


_CLOSING = {"“": "”", '"': '"', "«": "»"}


def opens_inside(text: str, start: int, end: int) -> bool:
    """True for a mark that opens a quotation of a title's first words only: "“Wanting” the past"."""
    closing = _CLOSING.get(text[start])
    close = text.find(closing, start + 1, end) if closing else -1
    if close <= 0 or (text[close - 1] in ",.?!" and text[close + 1 : close + 3] != ": "):
        return False
    return text[close + 1 : close + 4].strip(" :")[:1].isalpha()


def title_start(text: str, end: int) -> int:
    """Where the title begins behind names that end at `end`: a year between them is skipped."""
    match = AFTER_NAMES.match(text, end)
    if match and match.end() > end:
        end = match.end()
    while end < len(text) and text[end] in " .,;:\n\t)*†‡-–—|":
        end += 1
    return end
