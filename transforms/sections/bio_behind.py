"""A bio behind a list that it is no part of: consumes a section; produces it, and the bio as a section of its own.

Below the last marked item stand paragraphs without a mark, the first of which says who "I" am. So they do below the
words of a menu at a page's top, of which one was taken for a heading: "Papers".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.lines.shapes import is_prose
from transforms.model import Line, Section

_I_AM = re.compile(r"I(?: am|['’]m) (?:currently )?(?:an?|the) ")
_OWN = frozenset(("header", "about", "news", "interests", "other"))  # kinds that hold prose


def with_bio_behind(section: Section) -> Iterator[Section]:
    """The section; the paragraphs behind its items that say who the writer is, as "about"."""
    lines = section.lines
    told = () if section.kind in _OWN else [i for i, line in enumerate(lines) if line.text[0] == "I" and _tells(line)]
    if not told:
        yield section
        return
    first = told[0]
    is_menu = _is_menu(section, first)
    if not (is_menu or (first and lines[first - 1].bullet)):
        yield section
        return
    bio = lines[first:]
    if any(line.bullet or line.heading for line in bio) or not is_prose(bio[0].text):
        yield section
        return
    yield (
        replace(section, kind="other", kinds=("other",), lines=lines[:first])
        if is_menu
        else replace(section, lines=lines[:first])
    )
    yield Section("about", None, bio, section.path, ("about",))


def _tells(line: Line) -> bool:
    """True for a paragraph without a mark that begins with who the writer is."""
    return not line.bullet and _I_AM.match(line.text) is not None


def _is_menu(section: Section, first: int) -> bool:
    """True for a plain heading at the top with nothing but a few short lines between it and the bio."""
    head, lines = section.heading, section.lines
    if (
        head is None
        or head.heading
        or head.is_bold
        or head.number > _TOP
        or not (lines and _I_AM.match(lines[first].text))
    ):
        return False
    return first <= _SHORT and all(
        line.text.count(" ") < _SHORT and not find_dates(line.text) for line in lines[:first]
    )


_TOP, _SHORT = 15, 4
