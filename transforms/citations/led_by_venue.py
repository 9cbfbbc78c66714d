"""Works that begin with a line that says where they appeared, the title below it: cards and rows of home pages.

Consumes the lines of each work of a list; produces them with that line last. Told by the list: in most works the first
line is a place of publication, the second is none, and the third holds names alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from transforms.citations.name_runs import name_run
from transforms.citations.places_before_names import place_before_names
from transforms.citations.start_looks import is_place, is_standing
from transforms.dates.ranges import find_dates, is_date, without_dates
from transforms.entities.venues import known
from transforms.heads.gutter import apart
from transforms.lines.place_first import place_first
from transforms.model import Line, Span
from transforms.text.styled import together

_LEAST, _MOST = 2, 0.6  # works, and their share in the list
_SAMPLE = 3  # works that show how the list is set
_FEWEST = 3  # lines of such a work
_LONGEST = 140  # characters of a line that says where
_NUMBERED = re.compile(r"\d{1,4} ?\(\d{1,3}\)[:,]? ?(?:pp?\. ?)?\d|(?:vol\.?|[Vv]olume) \d")

Lines = tuple[Line, ...]


def with_venues_last(works: Sequence[Lines], owner: str) -> list[Lines]:
    """The lines of each work, the place of publication that stands first put last."""
    works = _on_lines_of_their_own(works, owner)
    if _stand_over_titles(works):
        return [_turned(lines, owner) for lines in works]
    if not any(is_led(lines, owner) for lines in works[:_SAMPLE]):
        return list(works)
    led = [is_led(lines, owner) for lines in works]
    if sum(led) < max(_LEAST, _MOST * len(works)):
        return list(works)
    if not any(_is_name_line(lines[2].text, owner) for lines in works if _is_long(lines)):
        return list(works)
    return [_turned(lines, owner) if _is_long(lines) else lines for lines in works]


def _stand_over_titles(works: Sequence[Lines]) -> bool:
    """True for "LoomConf 2021" over "**Moss Walls of the North**" in every work of a list, whoever wrote them."""
    if len(works) < _LEAST or not all(_is_set_over(lines) for lines in works):
        return False
    return any(char.isalpha() for char in works[0][0].text)


def _is_set_over(lines: Lines) -> bool:
    """True for few words with a year at their end over a line that is bold from end to end."""
    if len(lines) < _LEAST or not lines[1].bold or lines[0].bold or len(lines[0].text) > _LONGEST_LABEL:
        return False
    text, title = lines[0].text, lines[1]
    dates = find_dates(text)
    if (
        len(dates) != 1
        or dates[0].span.end < len(text.rstrip(" ."))
        or not text[: dates[0].span.start].strip(" ,(·|–—-")
    ):
        return False
    return title.bold[0].start == 0 and title.bold[-1].end >= len(title.text.rstrip(" ."))


_LONGEST_LABEL = 60  # characters of a place of publication in a box


def _on_lines_of_their_own(works: Sequence[Lines], owner: str) -> Sequence[Lines]:
    """The works; where most begin with a place before a title that is set off, the place on a line below it.

    So are those that begin with a place before names and a title in quotes, or before a title and names.
    """
    ends = [_place_end(lines[0]) for lines in works]
    if len(ends) - ends.count(0) >= max(_LEAST, _MOST * len(works)):
        return [_place_below(lines, end) if end else lines for lines, end in zip(works, ends, strict=True)]
    if not any(place_before_names(" ".join([line.text for line in lines]), owner) for lines in works[:_SAMPLE]):
        return works
    whole = [reduce(together, lines) for lines in works]
    ends = [place_before_names(line.text, owner) for line in whole]
    if len(ends) - ends.count(0) < max(_LEAST, _MOST * len(works)):
        return works
    rows = zip(works, whole, ends, strict=True)
    return [_place_below((line,), end) if end else lines for lines, line, end in rows]


def _place_end(line: Line) -> int:
    """Where the title begins behind its place: a link, a quotation or words in bold; 0 where none does."""
    if (place := place_first(line.text)) is None:
        return 0
    at = place.end()
    starts = [*(link.start for link in line.links), *(span.start for span in (*line.bold, *line.italic))]
    return at if (at in starts or line.text[at] in '“"') else 0


def _place_below(lines: Lines, end: int) -> Lines:
    first = lines[0]
    place, title = apart(first, end)
    words = place.text.rstrip(" –—|-:")
    italic = tuple(Span(span.start, min(span.end, len(words))) for span in first.italic if span.start < len(words))
    place = replace(place, text=words, bullet="", italic=italic, underline=())
    title = replace(title, bullet=first.bullet, text=title.text.rstrip(" .,") + ".")
    return (title, *lines[1:], place)


def is_led(lines: Lines, owner: str) -> bool:
    """True for a place of publication over a title over names."""
    if not _is_long(lines) or any(line.bullet for line in lines[1:]) or not _says_where(lines[0].text):
        return False
    return not _says_where(lines[1].text) and (_is_name_line(lines[2].text, owner) or is_date(lines[2].text))


def _is_long(lines: Lines) -> bool:
    return len(lines) >= _FEWEST


def _is_name_line(names: str, owner: str) -> bool:
    names = names.strip(" .,*†‡")
    end = name_run(names, 0, owner)
    return end > 0 and not any(map(str.isalpha, names[end:]))


def _says_where(text: str) -> bool:
    if len(text) > _LONGEST or text[0] in "“\"'‘":
        return False
    plain = without_dates(text, find_dates(text)).strip(" ,.()")
    return is_place(text) or is_standing(text) or _NUMBERED.search(text) is not None or known(plain) is not None


def _turned(lines: Lines, owner: str) -> Lines:
    """Title and names first; what stood behind them (buttons) behind the place of publication."""
    first, title, *rest = lines
    bare = replace(first, bullet="")
    if not rest:
        return replace(title, bullet=first.bullet), bare
    third, *rest = rest
    if _is_name_line(third.text, owner):
        return (replace(title, bullet=first.bullet), third, bare, *rest)
    return (replace(title, bullet=first.bullet), bare, third, *rest)
