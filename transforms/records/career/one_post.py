"""A section of one post in a few lines without a date: "Professor", "Department of Looms", "Lund University".

Consumes the section; produces the one entry that its lines are.
"""

from __future__ import annotations

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.organizations import is_unit, shape_rank
from transforms.entities.titles import is_title
from transforms.model import Entry, Section

_LEAST, _MOST, _LONGEST = 2, 5, 90  # lines, and characters of one


def one_post(section: Section) -> Entry | None:
    """The entry: a title over one or two bodies, and maybe their town, with nothing that parts them.

    Blank lines part nothing where the last line, and no other, says when: "July 2009 - present".
    """
    lines = section.lines
    if not _LEAST <= len(lines) <= _MOST or not is_title(lines[0].text) or shape_rank(lines[0].text):
        return None
    if any(line.bullet or line.heading or line.links or len(line.text) > _LONGEST for line in lines):
        return None
    dated = [line for line in lines if find_dates(line.text)]
    is_closed = dated == [lines[-1]] and len(lines) > _LEAST and is_date(lines[-1].text.strip(" ()"))
    if not is_closed and (dated or any(line.gap_before for line in lines[1:])):
        return None
    below = lines[1:-1] if is_closed else lines[1:]
    if any(is_title(line.text) for line in below) or not (shape_rank(below[0].text) or is_unit(below[0].text)):
        return None
    return Entry(section, lines, ())
