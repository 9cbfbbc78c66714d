"""Wrapped lines of narrow columns that tell themselves. Consumes a row and what is above; says whether it goes on."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from transforms.readers.inline import BOLD
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.word import Word

_YEARS = re.compile(r"(?:19|20)\d\d(?:[-–—](?:(?:19|20)?\d\d|present|)?)?[:,.]?$")
_NARROW = 24  # em


def is_last_year(row: Row, last: Segment) -> bool:
    """Whether a row is the year alone that ends the line above, behind its comma: "Weft Society," over "2017"."""
    return last.words[-1].text[-1] == "," and len(row.segments) == 1 and _YEARS.match(row.segments[0].text) is not None


def is_bold_on(row: Row, last: Segment, edge: float) -> bool:
    """Whether a row of a narrow column may go on with a title, as both are bold."""
    one = row.segments[0]
    is_bold = len(row.segments) == 1 and one.is_bold and last.is_bold
    return is_bold and edge - row.x0 < _NARROW * row.size and not _YEARS.match(one.text)


def is_list_of_names(first: Segment, above: Sequence[Word]) -> bool:
    """Whether a line begins with two names and their initials, and no name stands above it: below a work's title."""
    words = first.words
    if _INITIALS.match(words[0].text) is None or any(_INITIALS.match(word.text) for word in above):
        return False
    return _NAMES.match(" ".join(word.text for word in words[:_FEW])) is not None


_INITIALS = re.compile(r"(?:[A-ZÀ-Þ]\.-?){1,3}$")
_NAMES = re.compile(r"(?:[A-ZÀ-Þ]\.[ -]?){1,3} ?[A-ZÀ-Þ][\w'’-]{1,30}, (?:[A-ZÀ-Þ]\.[ -]?){1,3} ?[A-ZÀ-Þ]")
_FEW = 8  # words that two names have at most


def parts_name(words: Sequence[Word], first: Segment) -> bool:
    """Whether a line begins with the initials of the name in which a list of such names ends: "Hale, P., Moss,"."""
    if words[-1].text[-1] != "," or not _INITIALS_NEXT.match(first.words[0].text):
        return False
    return sum(1 for word in words if _INITIALS_NEXT.match(word.text)) >= _LEAST_NAMES


_INITIALS_NEXT, _LEAST_NAMES = re.compile(r"(?:[A-ZÀ-Þ]\.-?){1,3},?$"), 2


def is_quoted(first: str, said: str) -> bool:
    """Whether a paragraph began with a title in quotes and has come to its end: the next such title is another's."""
    return first[0] == "“" and "”" in said and said[-1] in ".]"


def is_byline(first: Segment) -> bool:
    """Whether a line begins with who else wrote the work above: it goes on only with a line that is really full."""
    words = first.words
    return words[0].text == "with" and len(words) > 1 and words[1].text[0].isupper()


def leads_bold(words: Sequence[Word]) -> bool:
    """Whether a line begins with a few bold words up to a comma, and goes on without: "**Lecturer,** Dept. of Peat"."""
    lead = sum(1 for _ in itertools.takewhile(lambda word: word.style & BOLD, words))
    return 0 < lead < min(len(words), _LEAD) and words[lead - 1].text[-1] == "," and words[0].text[0].isupper()


_LEAD = 6  # words
