"""Lines of a list of works that only remark on the work above: "Featured in ...", "Open access", "In French".

Consumes lines; produces whether each is such. They name no title, no authors and no place of publication.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.start_looks import YEAR_IN, is_link_row, tells_of_work
from transforms.citations.summaries import is_running
from transforms.model import Line
from transforms.text.styled import without
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_ASIDE = re.compile(rf"(?i)[(\[]?(?:{any_of('citation_words', 'asides', 'whole')})[)\]]?[.!]?")
_TOLD = re.compile(rf"[(\[]?(?:{any_of('citation_words', 'asides', 'begin')})\b.{{0,160}}")
_LONGEST = 180  # characters


def is_aside(line: Line) -> bool:
    """True for a line that says nothing but a remark on the work above it."""
    text = line.text
    if line.heading or len(text) > _LONGEST:
        return False
    return _ASIDE.fullmatch(text) is not None or _TOLD.fullmatch(text) is not None


def is_told_below(line: Line, first: Line) -> bool:
    """True for a line behind the list's `first` that remarks on the work above, or tells what its authors did."""
    return line is not first and (is_aside(line) or _is_deed(line, first))


def _is_deed(line: Line, first: Line) -> bool:
    """True for an item below a work of the list that tells what its authors did: "- Designed a loom that ...".

    It stands further in than the list's `first` line, and states neither date nor names nor place.
    """
    if not line.bullet or line.indent <= first.indent or len(line.text) < _DEED_LEAST or line.links:
        return False
    return _DEED.match(line.text) is not None and is_running(line.text) and YEAR_IN.search(line.text) is None


_DEED_LEAST = 30  # characters
_DEED = re.compile(rf"(?:{any_of('citation_words', 'asides', 'deeds')}) (?!(?:and|or|by) )")


def is_scrap(line: Line) -> bool:
    """True for a part of a work on a line of its own that no work begins with: its number, its standing, an honour."""
    return len(line.text) < _SCRAP and not line.heading and _SCRAPS.fullmatch(line.text) is not None


_SCRAP = 120  # characters
_SCRAPS = re.compile(
    r"(?i)(?:doi|pmid|pmcid|isbn|arxiv)\s?:\s?\S+(?: \[[a-z.-]+\])?|https?://\S+|10\.\d{4,9}/\S+"
    rf"|[(\[]?(?:{any_of('citation_words', 'asides', 'parts')})[)\]]?[.!]?"
)


def without_tail(line: Line) -> Line:
    """The line without the remarks behind a work's end: "... 2020. Open access. Featured in the Loom News."."""
    for _ in range(_MOST):
        text = line.text
        last = text.rstrip(" .)]").rpartition(" ")[2].casefold()
        if last not in _LAST and last[-1:] != "%" and not holds_one(text, _TELLS):
            break
        start = max(text.rfind(mark, _BEHIND) for mark in _STOPS)
        at = start + 2 if start > 0 and text[start : start + 2] != " (" else start + 1
        if start < 0 or not is_aside(replace(line, text=text[at:])):
            break
        kept = len(text[:at].rstrip())
        line = without(line, kept, len(text))
    return line


_MOST = 3  # remarks behind one work
_BEHIND = 20  # characters of a work, at least
_STOPS = (". ", "; ", ") ", "] ", "” ", " (")
_LAST = frozenset(forms("citation_words", "asides", "last"))  # the last words of remarks
_TELLS = ("Featured", "overage:", "Highlighted", "mpact", "itations", "Cited", "cited", "ISSN")


def is_beside(line: Line) -> bool:
    """True for what stands beside a work, in an item of its own or not: a prize, links, a number, a standing."""
    return tells_of_work(line) or is_link_row(line) or is_scrap(line)


def items_beside(lines: Sequence[Line]) -> list[bool]:
    """Which items only stand beside a work; not the field of a work set over its title: "Preprint" over "**Looms**"."""
    under = (*lines[1:], None)
    return [
        bool(line.bullet) and is_beside(line) and not (below and _is_title_below(line, below))
        for line, below in zip(lines, under, strict=True)
    ]


def _is_title_below(item: Line, line: Line) -> bool:
    """True for words in bold that stand in an item, below its first line."""
    return line.is_bold and not (line.bullet or line.gap_before or line.heading) and line.indent > item.indent
