"""Which lines may be headings at all, before their words are looked up. Consumes `Line`s; produces yes or no."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.venues import known
from transforms.headings.grammar import tells_entry
from transforms.headings.wording import MAX_LENGTH, named
from transforms.headings.words import is_spaced, without_instructions
from transforms.heads.looks import PLAIN_BULLETS
from transforms.lines.own_data import tells_own_data
from transforms.lines.shapes import is_list_of_names
from transforms.model import Line
from transforms.names.words import is_name

_DEEP = re.compile(r"(?:\d{1,2}(?:\.\d{1,2}){1,2}\.?|\d\d[.):])\s[^\W\d_]{3}")  # "4.5 Books", "10. Referees"
_FAR_NUMBER = re.compile(r"\(?(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.)]?\t[A-Z][^\t]{3,80}$")  # "A.<tab>Education"
_QUOTES = frozenset('"”')
_VOLUME = re.compile(r"\d(?<!\w\d)\d{0,3}(?:\(\d{1,3}\))?[,:] ?(?:pp?\. ?)?\d{2,5}\b")  # "Research 44, 479"
_COURSE = re.compile(r"[A-Z]{2,5} ?\d{3,4}[A-Z]?\b")  # "DI4020 Dissertation" names a course


def may_head(line: Line) -> bool:  # noqa: PLR0911 - one reason each
    """False for a line that its signs, length, links or figures keep from being a heading, whatever it names."""
    text = line.text
    if line.links and not line.heading and line.links[0].start == 0 and line.links[-1].end == len(text):
        return line.is_bold and len(text) <= LONG and (text[-1] == ":" or (not line.bullet and named(text).whole))
    if line.links and not line.heading and " | " in text:
        return False
    if text[-1] in _QUOTES and not line.heading and text.count(text[-1]) % 2 and "“" not in text:
        return False  # the end of what a line above quotes
    if text[-1] in ".,;" or "@" in text or ((len(text) > LONG or text.count(" ") > _WORDS) and not is_spaced(text)):
        return (bool(line.heading) and len(text) <= 120) or _is_long_head(line)
    if not line.heading and _VOLUME.search(text.partition(" (")[0]):
        return False
    if (text[:2].isupper() and _COURSE.match(text)) or (":" in text and tells_own_data(line)):
        return False
    set_off = bool(line.bold) or text.isupper()
    if (text[-1] == ")" or text[-1].isdigit()) and not (set_off or line.heading) and _STATED.search(text):
        return False
    if not set_off and (line.bullet in PLAIN_BULLETS or (not line.heading and tells_entry(text))):
        return False
    is_row = "\t" in text and not (_FAR_NUMBER.match(text) and named(text).whole)
    return line.heading > 0 or (not is_row and (any(map(str.isalpha, text[:5])) or bool(_DEEP.match(text))))


def is_dated_line(line: Line) -> bool:
    """True for plain words with a date: "Honors Program Committee 2022", "Member, *Faculty Senate* 2007-2008"."""
    text = line.text
    is_plain = not (line.heading or line.bold or line.underline or line.gap_before == 0 or text.isupper())
    return is_plain and text[-1] != ":" and any(map(str.isdigit, text)) and bool(find_dates(text))


def is_work(body: Sequence[Line], at: int) -> bool:
    """True for bold words that no list knows as a whole, right over the names of who wrote them: a title."""
    line = body[at]
    if not line.is_bold or line.heading or line.text.count(" ") < _TITLE or at + 1 == len(body):
        return False
    below = body[at + 1]
    if below.gap_before or not (is_list_of_names(below.text) or is_name(below.text.strip(" .*"))):
        return False
    return not named(line.text).whole


_TITLE = 3  # blanks


# "Book of the Year (Globex University, 2013)", "Research Fellowship 06/2007": what was got or held, and when
# "For the Poor (with Bo Orr) (Reed Press 1998)": a book, its co-author and its house
_STATED = re.compile(
    r"(?:, (?:19|20)\d\d\)|\b\d\d?/(?:19|20)\d\d|\b(?:Press|Books|Publish(?:ers|ing)|Verlag) (?:19|20)\d\d\)"
    r"|\((?:ed\., )?with [A-Z][^()]{3,60}\)(?: \([A-Z][^()]{3,60}\))?)$"
)


def _is_long_head(line: Line) -> bool:
    """True for many words that are known as a whole, all of them underlined, bold, in capitals or before a colon."""
    words = without_instructions(line.text)
    if len(words) > MAX_LENGTH or words[-1] in ".,;" or line.bullet or "\t" in line.text:
        return False
    is_set_off = line.is_bold or words.isupper() or bool(line.underline and line.underline[0].end >= LONG)
    stands_free = line.gap_before > 0 and (line.text[-1] == ":" or words != line.text)
    return (is_set_off or stands_free) and named(line.text).whole


LONG, _WORDS = 80, 9  # letters and blanks of most headings


def is_acronym_below(body: Sequence[Line], index: int) -> bool:
    """True for an acronym alone right below its words: "European Loom Conference, Oral Award 2024" over "ELC"."""
    line = body[index]
    if line.gap_before or line.heading or line.bold or line.bullet or not index:
        return False
    if not 2 < len(line.text) <= _ACRONYM or not (line.text.isupper() and line.text.isalpha()):
        return False
    initials = "".join(word[0] for word in body[index - 1].text.split() if word[0].isupper())
    return line.text in initials or known(line.text) is not None


_ACRONYM = 8  # letters
