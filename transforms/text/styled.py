"""Words with their styles: consumes a line or a citation; produces it with other words in a range, all styles moved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from transforms.model import Line, Link, Span

if TYPE_CHECKING:
    from transforms.citations.text import Cited

Styled = TypeVar("Styled", "Line", "Cited")


def spliced(styled: Styled, start: int, end: int, words: str = "") -> Styled:
    """The line or citation with other words in place of a range: styles over the range shrink, those behind it move.

    A style that loses all its words goes; a link stays, for where it leads is still said.
    """

    def spans(found: tuple[Span, ...]) -> tuple[Span, ...]:
        moved = (moved_over(span.start, span.end, start, end, len(words)) for span in found)
        return tuple(span for span in moved if span.end > span.start)

    return replace(
        styled,
        text=styled.text[:start] + words + styled.text[end:],
        bold=spans(styled.bold),
        italic=spans(styled.italic),
        underline=spans(styled.underline),
        links=tuple(Link(*moved_over(link.start, link.end, start, end, len(words)), link.url) for link in styled.links),
    )


def without(styled: Styled, start: int, end: int) -> Styled:
    """The line or citation without a range of its words."""
    return spliced(styled, start, end)


def moved_over(first: int, last: int, start: int, end: int, size: int) -> Span:
    """Where a range (first, last) stands when `size` characters take the place of (start, end)."""
    by = size - (end - start)
    inside = last == end and start < end
    return Span(
        first + by if first >= end else min(first, start),
        last + by if last > end or inside else min(last, start),
    )


def together(a: Line, b: Line) -> Line:
    """Two lines as one, a word hyphenated at the end of the first joined; the second's style moves along."""
    head, gap = a.text, " "
    if head.endswith("-") and b.text[:1].isalpha() and head[-2:-1].isalpha():
        gap = ""
        if b.text[0].islower() and "-" not in head[head.rfind(" ") + 1 : -1]:
            head = head[:-1]
    shift = len(head) + len(gap)

    def moved(spans: tuple[Span, ...]) -> tuple[Span, ...]:
        return tuple(Span(span.start + shift, span.end + shift) for span in spans)

    return replace(
        a,
        text=head + gap + b.text,
        end=b.end,
        until=b.until or b.number,
        bold=a.bold + moved(b.bold),
        italic=a.italic + moved(b.italic),
        underline=a.underline + moved(b.underline),
        trailing_break=b.trailing_break,
        links=a.links + tuple(Link(x.start + shift, x.end + shift, x.url) for x in b.links),
    )
