"""Lives: sentences on the owner below a word that heads duties or news elsewhere. Consumes `Section`s."""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.headings.wording import named
from transforms.lines.shapes import is_prose
from transforms.model import Line, Section
from transforms.names.words import is_name

I_AM = re.compile(r"(?:(?:Hi|Hello|Hey)\b[^\w]{0,4}(?:there\W{0,4})?)?(?:I['’]m|I am|My name is)\b")
"""How one begins to tell of oneself."""
_SAID = 6  # blanks of a sentence
_OF_LIFE = re.compile(
    r"\bI(?: am|['’]m| was| have| hold| received| completed| did| work| study| studied)\b|\b[Mm]y (?:PhD|research)\b"
)
_DUTY = re.compile(r"(?i)\b(?:review|referee|serv(?:e|ed|ing)|committee|editor|organi[sz])")


def _tells_of_self(lines: tuple[Line, ...]) -> bool:
    """True for sentences on the owner's life below "Academic": "I have a PhD since 2016"."""
    first = lines[0] if lines else None
    if first is None or first.bullet or first.text.count(" ") < _SAID:
        return False
    return _OF_LIFE.search(first.text) is not None and not _DUTY.search(first.text)


def is_life(section: Section) -> bool:
    """True for sentences on the owner below a heading of news, a name, or "Academic", which heads duties elsewhere."""
    if section.kind == "news":
        return _tells_life(section.lines)
    if section.kind == "other" and section.heading is not None and is_name(section.title):
        return 2 * sum(is_prose(line.text) for line in section.lines) >= len(section.lines)
    is_weak = section.kind == "service" and section.heading is not None and named(section.title).weak
    return is_weak and _tells_of_self(section.lines)


def _tells_life(lines: tuple[Line, ...]) -> bool:
    """True for paragraphs that say who the owner is, below "What's new": no news."""
    first = lines[0].text if lines else ""
    if not is_prose(first) or not (I_AM.match(first) or _IS_A.match(first)):
        return False
    return not any(line.bullet or ((dates := find_dates(line.text)) and not dates[0].span.start) for line in lines)


_IS_A = re.compile(r"(?:(?:Dr|Prof|Professor)\.? )?(?:[A-ZÀ-Þ][\w.'’-]{0,20} ){1,4}is (?:an?|the|currently)\b")
