"""The fields of a role or degree that stand as items below it: employer, place, dates. Consumes `Entry`s and lines.

An author who sets "Registrar" as an item and its hospital and months as items below it fills in a form: what stands
beside a date that is an item of its own states where and when, and is nothing that was done there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.model import Entry, Line
from transforms.records.career.forms import employer_line, formed_employer
from transforms.records.career.notes import is_note, tells
from transforms.records.career.pieces import CareerLine, career_line

_SHORT, _LONG = 90, 180
_MOST_FIELDS = 4  # items among which the date stands
_FEW = 2  # items right below an entry


def is_bare_date(line: Line) -> bool:
    """True for a line of nothing but a date."""
    read = career_line(line) if any(char.isdigit() for char in line.text) and len(line.text) < _SHORT else None
    return read is not None and bool(read.dates) and all(_calls_date(piece.text) for piece in read.pieces)


def _calls_date(text: str) -> bool:
    """True for the label of a date: "Period: May 2020 - June 2021"."""
    return text.casefold() in ("period", "date", "dates", "duration", "years", "timeline", "when")


def fields_below(entry: Entry, head: Sequence[CareerLine], parent: Sequence[CareerLine]) -> list[CareerLine]:
    """The date below an entry that states none, and the employer and place among the items beside it."""
    dated = [line for line in (*head, *parent) if line.dates]
    if dated:
        alone = dated == list(head) and not head[0].pieces and len(head) == 1 and head[0].line.bullet
        return _places_below(head[0].line, entry.details, parent) if alone and parent else []
    below = entry.details[:_MOST_FIELDS]
    at = next((i for i, line in enumerate(below) if is_bare_date(line)), None)
    if at is None:
        return []
    date = career_line(below[at])
    above = [career_line(line) for line in below[:at] if _is_beside(line, below[at])]
    if len(above) < at or not all(map(_is_field, above)):
        return [date] if at < _FEW else []
    after = [] if above else _places_below(below[at], entry.details[at + 1 :], (*head, *parent))
    return [*_places(above, (*head, *parent)), date, *after]


def _is_beside(line: Line, date: Line) -> bool:
    return bool(line.bullet) and line.bullet == date.bullet and line.indent == date.indent


def _places_below(date: Line, details: Sequence[Line], known: Sequence[CareerLine]) -> list[CareerLine]:
    """The employer and place below a date, before the first item that says what was done."""
    after = [career_line(line) for line in details[:_FEW] if _is_beside(line, date)]
    return _places(after[: _first_deed(after)], known)


def _first_deed(lines: Sequence[CareerLine]) -> int:
    """How many lines stand above the first that says what was done."""
    return next((i for i, line in enumerate(lines) if not _is_field(line) or not _is_named(line)), len(lines))


def _is_field(line: CareerLine) -> bool:
    """True for a few words that are no sentence and no remark."""
    text = line.line.text
    return len(text) < _SHORT and text[-1] != "." and not tells(text) and not is_note(text) and ":" not in text


def _places(lines: Sequence[CareerLine], head: Sequence[CareerLine]) -> list[CareerLine]:
    """Of fields, those that say where: an employer, its unit and place; of several unknown ones the names."""
    if any(line.having("org") for line in head):
        return [
            line for line in lines if line.pieces and all(piece.label in ("unit", "place") for piece in line.pieces)
        ]
    sure = [line for line in lines if line.having("org")]
    likely = sure or [line for line in lines if _unknown(line) == 1 and _is_named(line)]
    others = _OF_DEGREES if any(line.having("degree") for line in head) else _OF_ALL
    return [
        line for line in lines if line in likely or (line.pieces and {piece.label for piece in line.pieces} <= others)
    ]


_OF_ALL = frozenset(("unit", "place"))
_OF_DEGREES = _OF_ALL | {"field"}  # "Botany" below "PhD"


def _unknown(line: CareerLine) -> int:
    return sum(piece.label not in ("unit", "place") for piece in line.pieces)


def _is_named(line: CareerLine) -> bool:
    """True where an employer is known, or each longer word has a capital as names have."""
    if any(piece.label in ("org", "unit", "place") for piece in line.pieces):
        return True
    return all(word[0].isupper() or not word[0].isalpha() or len(word) <= 3 for word in line.line.text.split())


def bold_title(line: CareerLine, entry: Entry) -> CareerLine:
    """The line; what a bold title adds is no employer where its siblings name theirs below: "**Weaver, Quality**"."""
    first, rest = line.pieces[:1], line.pieces[1:]
    if not rest or not entry.details or first[0].label != "title" or not first[0].bold:
        return line
    if not all(piece.bold and piece.before == "," and piece.label in ("unknown", "field") for piece in rest):
        return line
    if formed_employer(entry) is None:
        return line
    return line._replace(pieces=first)


def nested_employer(entry: Entry, head: Sequence[CareerLine], parent: Sequence[CareerLine]) -> list[CareerLine]:
    """The first item below a title or degree where it is nothing but an employer, with or without its place."""
    if not entry.details or any(line.having("org") for line in (*head, *parent)):
        return []
    named = any(line.having("title") or line.having("degree") for line in head)
    if any(piece.label == "unknown" for line in (*head, *parent) for piece in line.pieces):
        alone = not parent and len(head) == 1 and len(head[0].pieces) == 1 and bool(head[0].dates)
        named = alone and formed_employer(entry) is not None
    if not named:
        return []
    below = formed_employer(entry) or _leading_employer(entry.details[0])
    if below is None and len(text := entry.details[0].text) <= _LONG and (text[-1] != "." or not tells(text)):
        below = employer_line(entry.details[0])
        below = (
            below
            if below and (len(text) <= _SHORT or any(piece.strength > 1 for piece in below.having("org")))
            else None
        )
    if below is None or not below.having("org"):
        return _behind_first(entry.details, below) or ([below] if below else [])
    return [below]


def _behind_first(details: Sequence[Line], first: CareerLine | None) -> list[CareerLine]:
    """The first two items, the unit or field and the employer: "Botany" and "Reed College" as items below "PhD"."""
    if len(details) < _FEW or not details[0].bullet or not _is_beside(details[1], details[0]):
        return []
    employer = employer_line(details[1])
    if employer is None or not any(piece.strength > 1 for piece in employer.having("org")):
        return []
    read = first or career_line(details[0])
    is_one = len(read.pieces) == 1 and read.pieces[0].label in ("unit", "field") and not read.dates
    return [read, employer] if is_one else []


def _leading_employer(line: Line) -> CareerLine | None:
    """The employer in a style of its own that a paragraph on a post begins with: "*Globex, Oslo.* I wove looms"."""
    lead = next((span for span in (*line.italic, *line.bold) if not span.start and span.end < len(line.text)), None)
    if lead is None or lead.end > _SHORT or not _TELLS.match(line.text, lead.end):
        return None
    read = employer_line(replace(line, text=line.text[: lead.end].rstrip(" .:"), bold=(), italic=(), links=()))
    return read if read and any(piece.strength > 1 for piece in read.having("org")) else None


_TELLS = re.compile(r"[.:]? [A-Z]")
