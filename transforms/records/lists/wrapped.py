"""Wrapped lines: which lines only go on because a margin was reached. Consumes `Line`s; produces them put together.

A line whose first word would have fitted on the line above begins something new.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from transforms.citations.line_ends import goes_on_quoted
from transforms.dates.ends import ends_dated
from transforms.dates.ranges import find_dates
from transforms.lines.shapes import breaks_off
from transforms.model import Context, Line
from transforms.records.lists.listed_on import lists_on
from transforms.records.lists.looks import is_organization, is_place, is_venue
from transforms.records.service.role_words import is_role
from transforms.text.dated_labels import are_dated_labels
from transforms.text.open_words import OPEN_WORDS
from transforms.text.openings import begins_small
from transforms.text.styled import together
from transforms.vocabulary import any_of

_OPEN = re.compile(rf"(?:[,&/(–—•·-]|\b(?:{OPEN_WORDS}|de|der|und|et|&))$", re.IGNORECASE)
LABELLED = re.compile(
    f"(?:(?:award|project|grant|funding|total|name of) )?(?:{any_of('entry_words', 'grants', 'line_labels')}"
    r")\b[^:]{0,14}:\s",
    re.IGNORECASE,
)
_OPEN_LENGTH = 6  # characters of the longest of these words and one before it
_LABEL_START = re.compile(r"[A-Z][\w &/-]{1,28}:\s")
_LONG_LABEL = re.compile(r"[A-Z][^:;.,\t]{3,60}:\s")  # "As Tutor at Globex University: ", above and below
NAMED = re.compile(r"\S{2,30} [–—-]{1,3} ")  # "phasefold -- fits in Python": a name begins the line
ENDS_RANGE = re.compile(
    r"(?:(?-i:[A-Z]?[a-zà-ÿ]{2,8})\.? )?(?:19|20)\d\d\b|\d\d?/|present|current|now\b|today|ongoing", re.IGNORECASE
)
_UNWRAPPED = 100_000  # a margin that no line reaches
_LONG = 40  # characters; shorter lines say nothing about the margin
_LEAST_WIDTH = 70
_LINE, _LINES = 130, 0.67  # characters; longer lines are paragraphs put together, and say nothing where few are
_CLOSED = (".", "!", "?", ";", ":")
MOST = 0.6
_WHOLE = 1.5  # of the margin: no line is as long
_FULL = 0.9  # share of the margin that a line reaches where its writer's line was full


@lru_cache(maxsize=4)
def margin(context: Context) -> int:
    """The column to which the document's long lines were set: one line in twenty may reach further.

    Out of reach where no line of the document goes on from a long one above, in lower case or within a quotation:
    nothing was wrapped there.
    """
    ends = sorted([line.indent + len(line.text) for line in context.lines if len(line.text) >= _LONG])
    lines = [end for end in ends if end <= _LINE]
    ends = lines if len(lines) > _LINES * len(ends) else ends
    width = max(ends[-1 - len(ends) // 20] if ends else 0, _LEAST_WIDTH)
    open_pairs = [
        (above, line)
        for above, line in pairwise(context.lines)
        if line.text[:1].islower() or above.text[-1:] == "," or "“" in above.text
    ]
    for above, line in open_pairs:
        is_open = (line.text[:1].islower() and begins_small(line.text)) or (
            "“" in above.text and goes_on_quoted(above.text, line.text)
        )
        is_listing = above.text[-1:] == "," and _FULL * width < above.indent + len(above.text) <= width
        if (is_open or is_listing) and _goes_on(above, line, width):
            return width
    return _UNWRAPPED


def is_wrapping(context: Context) -> bool:
    """True where the document's long lines are set to a margin."""
    return margin(context) < _UNWRAPPED


def _goes_on(above: Line, line: Line, width: int) -> bool:
    """True where the line, in lower case or a quotation, cannot but go on: no described name, no address."""
    begins = line.bullet or line.gap_before or NAMED.match(line.text) or _ADDRESS.match(line.text)
    return not begins and len(above.text) > width * 0.5


_ADDRESS = re.compile(r"\S{1,60}(?:@|://|\.[a-z]{2})|(?:e-?mail|phone|mobile|tel|fax|web|www|homepage)\b")


_LONGEST = 2_000  # characters that lines put together may have: each further one would be looked at whole


def is_wrapped(above: Line, line: Line, width: int) -> bool:  # noqa: PLR0911 - one reason each
    """True where a line only goes on with the one above because the margin was reached."""
    if (
        len(above.text) > _LONGEST
        or line.bullet
        or (line.gap_before and not (line.text[0].islower() and begins_small(line.text)))
        or line.heading
        or (above.trailing_break and not _breaks_off(above.text, line))
        or "\t" in line.text[:30]
    ):
        return False
    text = above.text
    if (
        above.trailing_break
        or breaks_off(text, line.text)
        or _is_dated_on(line.text)
        or _is_styled_on(above)
        or (_is_open(text) and (not ends_dated(text) or ENDS_RANGE.match(line.text)))
        or (text[-1] == ";" and above.bullet)
        or (text[-1] == ":" and ("\t" in text or text[0] == "[") and line.text[0] != "[")
        or ("," in text and lists_on(text, line.text))
    ):
        return True
    if (_begins_bold(line) and _begins_bold(above)) or _are_alike(above, line):
        return False
    if _italic_share(line) > MOST and _italic_share(above) < 1 - MOST:
        return False
    if (line.text[0].islower() and begins_small(line.text) and not NAMED.match(line.text)) or line.text[0] in ")],;":
        return len(text) > width * 0.5
    if text.endswith(_CLOSED) or ends_dated(text):
        return False
    if _is_only_date(line.text) and not find_dates(text):
        return len(text) > width * 0.5
    if begins_dated(line):
        return False
    if len(text) > width * _WHOLE and not above.until:
        return False  # a paragraph that its reader put together
    return _had_no_room(above, line, width)


def _had_no_room(above: Line, line: Line, width: int) -> bool:
    """True for a line whose first word had no room above, and that begins nothing of its own."""
    if _LABEL_START.match(line.text):
        return False
    text = above.text
    end = above.indent + len(text) + 1 + len(line.text.split(" ", 1)[0])
    if _is_within_list(text):  # the last name goes on, whatever it begins with but one more label
        if _LONG_LABEL.match(line.text) and _LONG_LABEL.match(text):
            return False
        return end > (width * _FULL if width < _UNWRAPPED else _LEAST_WIDTH)
    return end > width * _FULL and (not begins_place(line.text) or _is_within_name(text))


def _is_within_name(text: str) -> bool:
    """True for a line that ends behind a quotation in words that name no place yet: "“Slow Looms,” The Felt"."""
    tail = _BEHIND_QUOTED.search(text, max(0, len(text) - _TAIL)) if text[-1].isalpha() else None
    return tail is not None and not (begins_place(tail[1]) or is_place(tail[1]) or is_organization(tail[1]))


_BEHIND_QUOTED, _TAIL = re.compile(r"[,.?!][”\"] ([A-Z][^\W\d_]{2,}(?: [^\W\d_]{2,}){0,2})$"), 60


def _is_within_list(text: str) -> bool:
    """True for several names behind semicolons, and for those behind a label and commas."""
    if text.count(";") >= _SEVERAL:
        return True
    return (";" in text or text.count(",") >= _SEVERAL) and _LABEL_START.match(text) is not None


_SEVERAL = 2  # marks between names


def _is_open(text: str) -> bool:
    """True for a line that ends with a mark or a small word that more must follow; "Salem, OR" ends with a state."""
    end = _OPEN.search(text, max(0, len(text) - _OPEN_LENGTH))
    return end is not None and not (end[0].isupper() and text[: end.start()].endswith(", "))


def is_full(above: Line, line: Line, width: int) -> bool:
    """True where the first word of a line had no room on the line above."""
    start = above.indent + (len(above.bullet) + 1 if above.bullet else 0)
    return start + len(above.text) + 1 + len(line.text.split(" ", 1)[0]) > width * _FULL


def _is_dated_on(text: str) -> bool:
    """True for a year that closes what stands above: "2015; secretary, ...", "2001. Referee for ..."."""
    closed = _CLOSES_YEAR.match(text)
    return closed is not None and (not closed["next"] or is_role(closed["next"]))


_CLOSES_YEAR = re.compile(r"(?:19|20)\d\d(?:[;)]|\. (?P<next>[A-Z][a-z]{1,20}) (?:for|of|at)\b)")


def _is_styled_on(above: Line) -> bool:
    """True where emphasis that opens on a line is not closed on it: a name was wrapped."""
    return bool(above.italic) and above.italic[-1].end == len(above.text) and above.raw.rstrip()[-1:].isalnum()


def _breaks_off(text: str, below: Line) -> bool:
    """True for a long line that its writer broke in the middle of a phrase."""
    return len(text) > _LONG and text[-1].isalnum() and begins_small(below.text) and not _PRESENTED.match(below.text)


_PRESENTED = re.compile(r"\S{2,30}(?: [–—-]{1,3} |: [A-ZÀ-Þ])")  # "loomr: Fits in R" below a line that ends by itself


def _begins_bold(line: Line) -> bool:
    return line.begins_bold and line.bold[0].end < len(line.text)


def _are_alike(above: Line, line: Line) -> bool:
    """True for two lines that begin as only entries do: titles in italics, links, names with their years."""
    return _are_titled(above, line) or _are_linked(above, line) or are_dated_labels(above.text, line.text)


def _are_titled(above: Line, line: Line) -> bool:
    """True for two titles in italics, each with words behind it; no bracket is open between them."""
    is_whole = above.text.count("(") <= above.text.count(")") and line.text[0].isupper()
    return is_whole and _begins_italic(above) and _begins_italic(line)


def _are_linked(above: Line, line: Line) -> bool:
    return all(one.links and not one.links[0].start and one.links[0].end < len(one.text) for one in (above, line))


def _begins_italic(line: Line) -> bool:
    return bool(line.italic) and line.italic[0].start == 0 and line.italic[0].end < len(line.text)


def _italic_share(line: Line) -> float:
    return sum(span.end - span.start for span in line.italic) / len(line.text)


def _is_only_date(text: str) -> bool:
    dates = find_dates(text)
    return bool(dates) and dates[0].span.start == 0 and dates[-1].span.end >= len(text.rstrip(" ."))


def begins_place(text: str) -> bool:
    """True where a line begins with an organisation or venue: it says where, and is no wrapped title."""
    phrase = _PHRASE_ENDS.split(text, maxsplit=1)[0]
    if _LAST_WORD.fullmatch(phrase):
        return False
    return is_organization(phrase) or is_venue(phrase) or is_role(phrase)


_PHRASE_ENDS = re.compile(r"[,;:(\t]|(?<![A-Z])\.")  # "U.S. Department of Looms" goes on
# What a name ends in and none begins with: "Globex State" above, "University" below.
_LAST_WORD = re.compile(
    r"(?:State |National |Technical |Federal )?(?:University|College|Institute|Hospital|Foundation|Society|Association)"
    r"|(?:Annual |International |World )?(?:Conference|Congress|Convention|Meeting|Symposium|Workshop|Assembly)"
)


def begins_dated(line: Line) -> bool:
    """True where the line begins with a date."""
    dates = find_dates(line.text[:40])
    return bool(dates) and dates[0].span.start <= 1


def unwrapped(lines: Sequence[Line], width: int) -> tuple[Line, ...]:
    """The lines with wrapped ones put together; style and links move along."""
    found: list[Line] = []
    last: Line | None = None
    for line in lines:
        if last is not None and is_wrapped(last, line, width):
            found[-1] = together(found[-1], line)
        else:
            found.append(line)
        last = line
    return tuple(found)
