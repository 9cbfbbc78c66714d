"""Honours whose date stands between who gave them and their name: consumes a `Line`; produces it in the usual order.

"Globex University 2011 Weaving Prize", "Guild of Looms May 2012 **Gold Medal**".
"""

from __future__ import annotations

from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities import venues
from transforms.model import Line
from transforms.records.awards.words import has_award_word
from transforms.records.lists.looks import is_organization


def name_in_front(line: Line) -> Line:
    """The line with the honour's name in front of its giver and its date, where the date parts the two."""
    text = line.text
    if not any(map(str.isdigit, text[4:-8])):
        return line
    dates = find_dates(text)
    if len(dates) != 1:
        return line
    start, end = dates[0].span.start, dates[0].span.end
    giver, name = text[:start], text[end:]
    if not (giver[-1:] == " " and giver.rstrip()[-1:].isalpha() and name[:1] == " " and name[1:2].isupper()):
        return line
    giver, name = giver.strip(), name.strip()
    is_set_off = any(span.start in (end, end + 1) for span in line.bold)
    if has_award_word(giver) or not (is_set_off or has_award_word(name)):
        return line
    last = giver.rpartition(", ")[2]
    if not (is_set_off or is_organization(last)) or venues.known(giver):
        return line
    return replace(line, text=f"{name}, {giver}, {text[start:end]}", bold=(), italic=(), links=(), underline=())
