"""Lines beside courses that name none: where their materials are, that more is to come, what leads in to the next list.

Consumes `Item`s of a teaching section; produces them without such lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.text.styled import without
from transforms.vocabulary import any_of, forms

_THINGS = f"(?:{any_of('entry_words', 'teaching', 'things')})"
_WHERE = re.compile(
    rf"(?:see|find|download|click) .{{0,60}}?\b(?:{_THINGS}|here|details|link)\b.{{0,300}}"
    rf"|(?:[\w-]+ ){{0,2}}{_THINGS}(?:(?: and|,| &) (?:[\w-]+ )?{_THINGS}){{0,3}}"
    r"(?:\s?[:(].{0,200}| (?:is|are|will|coming|available|can|here)\b.{0,200}|\.?)"
    r"|(?:more |further )(?:details|information)\b.{0,80}"
    r"|(?:the |all |my )?(?:courses|classes|modules) [^.:]{0,80}?(?:is|are) (?:listed|given|shown) (?:below|here)\b"
    r".{0,200}"
    r"|(?:coming soon|under construction|tba|tbd)\W{0,4}",
    re.IGNORECASE,
)
_LEADS_IN = re.compile(
    rf"(?:(?:{any_of('entry_words', 'teaching', 'openings')}) )(?:[^\s:]{{1,20}} ){{0,12}}(?:"
    rf"{any_of('entry_words', 'teaching', 'announcing')})\s?:",
    re.IGNORECASE,
)


_OF_MATERIALS = frozenset(forms("entry_words", "teaching", "of_materials"))


def is_aside(text: str) -> bool:
    """True for a line that says where a course's materials are: "Recorded videos: 2018, 2019"."""
    return _WHERE.fullmatch(text) is not None and not _is_on_materials(text)


def _is_on_materials(text: str) -> bool:
    """True for a course on materials: "Mechanics of Materials", not "Course Materials"."""
    *before, last = text.partition("(")[0].rstrip(" .").split() or [""]
    if last != "Materials" or not before:
        return False
    return _OF_MATERIALS.isdisjoint(word.casefold() for word in before)


def leads_in(text: str) -> bool:
    """True for words before a list: "My earlier teaching includes:"."""
    return text.endswith(":") and _LEADS_IN.fullmatch(text) is not None


# How many sat in a course, behind it: ", 30 master students, 3 credits"; such words alone, or with the course's marks.
_STUDENTS = (
    r"(?:about |over |~)?\d{1,4}\+? (?:[\w-]{3,15} (?:(?:and|&|or) [\w-]{3,15} )?){0,2}"
    r"(?:students|participants|attendees)"
)
_CREDITS = (
    r"(?:over )?(?:\d{1,2}(?:\.\d)?|variable|one|two|three|four)[ -]"
    r"(?:credits?|units?|ECTS|quarters?|semesters?)(?: (?:credits?|hours?))?"
)
_ATTENDED = re.compile(rf", {_STUDENTS}(?:, {_CREDITS}){{0,3}}(?=[.,;)]|$)|(?<=\d), {_CREDITS}$")
_ONLY_TOLD = re.compile(
    rf"{_STUDENTS}(?:, {_CREDITS}){{0,3}}\.?"
    r"|(?:(?:course|student|teaching|instructor|overall|average|mean) ){1,3}(?:evaluation|rating|score)s?(?: scores?)?"
    r"\s?[:=]\s?\d[^A-Za-z(]{0,20}(?:\([^()]{2,40}\)[^A-Za-z(]{0,20}){0,6}"
    r"|[A-Z]{1,3} ?= ?\d[\d.]{0,4}(?:[,;] ?[A-Z]{1,3} ?= ?\d[\d.]{0,4}){0,9}"  # marks that students gave
    r"|(?:all |the )?(?:available )?(?:student|course|teaching) (?:feedback|evaluations?|ratings?)\b[^\t]{0,40}"
    r" (?:is|are|were|was) [^\t]{3,300}"
    r"|(?:successfully )?(?:completed|attended|passed|took) (?:the|an?) (?:[\w-]{3,20} ){0,2}"
    r"(?:course|workshop|training|seminar|module)\b[^\t]{0,200}",  # what the owner learnt there
    re.IGNORECASE,
)


def without_asides(items: Sequence[Item]) -> list[Item]:
    """The items without such lines, and without those that hold nothing else."""
    found = [_without(item) if any(map(_tells, item.lines)) else item for item in map(_without_counts, items)]
    return [item for item in found if item.lines]


def _without_counts(item: Item) -> Item:
    """The item without how many sat in its courses, where other words stand beside that."""
    if not any(map(_COUNTED.search, (line.text for line in item.lines))):
        return item
    head, details = (tuple(map(_uncounted, lines)) for lines in (item.head, item.details))
    return replace(item, head=head, details=details)


_COUNTED = re.compile(r"\d\+? (?:[\w-]+ ){0,4}(?:students|participants|attendees|credits?|units?)\b")


def _uncounted(line: Line) -> Line:
    found = _ATTENDED.search(line.text)
    return without(line, *found.span()) if found else line


def _without(item: Item) -> Item:
    head, details = ([line for line in lines if not _tells(line)] for lines in (item.head, item.details))
    return replace(item, head=tuple(head or details[:1]), details=tuple(details if head else details[1:]))


def _tells(line: Line) -> bool:
    return is_aside(line.text) or leads_in(line.text) or _ONLY_TOLD.fullmatch(line.text) is not None
