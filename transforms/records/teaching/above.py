"""What stands above courses: consumes entries of teaching sections; produces the role and the school stated there."""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, is_unit
from transforms.entities.places import is_place
from transforms.headings import wording as headings
from transforms.model import Section
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_acronym, is_titled
from transforms.records.lists.periods import Period, period
from transforms.records.teaching.roles import is_level, organization_in, role_in, role_phrase, school_over
from transforms.records.teaching.schools import is_school_in_capitals


def told_above(item: Item) -> tuple[str | None, str | None]:
    """The role and the organisation that the lines above an entry state."""
    role = next((found for text in item.above[:-1] if (found := role_in(text) or _in_brackets(text))), None)
    role = role or (role_phrase(item.above[-1]) if item.above else None)
    places = [found for text in item.above[:-1] if (found := _in_title(text) or school_over(text))]
    if item.entry.parent and not (role and places) and (told := _told_before(item.entry.parent[-1].text)):
        role, places = role or told[0], places or list(filter(None, told[1:]))
    role = role or _role_first(item)
    organization = next((place for place in places if not is_unit(place)), places[0] if places else None)
    return role, organization or _headed_by(item) or _named_as_siblings(item) or _in_first(item) or _in_headings(
        item.entry.section
    )


def _role_first(item: Item) -> str | None:
    """The role that stands alone over the rows of a section of a school: "Instructor" below "GLOBEX UNIVERSITY"."""
    first = item.entry.section.lines[0]
    if item.entry.group or first is item.lines[0] or not is_school_in_capitals(item.entry.section.title):
        return None
    is_alone = not (first.bullet or "\t" in first.text or find_dates(first.text))
    return role_phrase(first.text) if is_alone else None


def dates_in_heading(item: Item) -> Period:
    """The one term or year that the heading over the courses names beside its words: "Teaching (Fall 2025)"."""
    dates = find_dates(item.entry.section.title)
    return period(dates) if len(dates) == 1 and not dates[0].is_range else Period()


def _told_before(text: str) -> tuple[str | None, str | None] | None:
    """What a sentence over courses says of them: "I was a tutor for several courses at Globex University. ..."."""
    first = text.partition(". ")[0]
    as_what, where = _AS_WHAT.search(first), _AT_WHERE.search(first)
    if not (as_what or where or _TEACHES.search(first)):
        return None
    role = next(
        (found for name in (as_what.groups() if as_what else ()) if name and (found := role_phrase(name))), None
    )
    return role, organization_in(where["where"]) if where else None


_AS_WHAT = re.compile(
    r"\b(?:was|am|been|served|worked|employed|serve|work|role) (?:as )?(?:an? |the )?"
    r"((?:[\w-]{2,20} ){0,4}?[\w-]{2,20})(?= (?:for|in|of|at|on|during|from)\b|[,:]|$)"
)
_AT_WHERE = re.compile(r"\bat (?:the )?(?P<where>[A-ZÀ-Þ][^;:()]{2,60})")
_TEACHES = re.compile(r"\bI (?:have )?(?:teach|taught)\b")


def _in_first(item: Item) -> str | None:
    """The school of a sentence over all courses of a section: "Courses taught at Globex University are below"."""
    first = next((line for line in item.entry.section.lines if not line.heading), None)
    if first is None or first.bullet or first is item.lines[0] or not _INTRODUCES.match(first.text):
        return None
    where = _AT_WHERE.search(first.text)
    return organization_in(_VERB_BEHIND.split(where["where"])[0]) if where else None


_INTRODUCES = re.compile(
    r"(?:(?:The |All |My )?(?:[Cc]ourses|[Cc]lasses) (?:\w+ ){0,4}?(?:taught|at)\b|I (?:have )?t(?:each|aught) the )"
)
_VERB_BEHIND = re.compile(r"[;:]|,? (?:are|is|were|include|with|follow|stand|appear|can)\b| (?:below|here)\b")


def _in_headings(section: Section) -> str | None:
    """The school that a heading over courses names beside its words: "Teaching (University of X)", "Teaching: X"."""
    return next((school for title in (section.title, *reversed(section.path)) if (school := _in_title(title))), None)


def _in_title(title: str) -> str | None:
    if is_school_in_capitals(title):
        return title
    beside = _SCHOOL.search(title) if "(" in title or " at " in title.lower() else _behind_words(title)
    if beside is None:
        return None
    school = beside["school"].strip(" :.")
    school = _LINKING.sub(_lowered, school.title()) if school.isupper() and " " in school else school
    named = next(iter(find_organizations(school)), None)
    if named and named.certain and named.start == 0:
        return school[: named.end]  # "University of California, Berkeley"
    is_letters = is_acronym(school) and not find_dates(school) and beside[0][:1] != "("
    return organization_in(school) or (school if is_letters else None)  # "Autumn 2021 at GXU:"


def _behind_words(title: str) -> re.Match[str] | None:
    """A section's name and what stands behind it: "Teaching Experience: University of X"."""
    beside = _BEHIND.fullmatch(title)
    return beside if beside and headings.named(beside["what"]).whole else None


_BEHIND = re.compile(r"(?P<what>[^:,|–—-]{4,40})(?::| [|–—-]) (?P<school>[^:()|]{3,80})")


def _lowered(match: re.Match[str]) -> str:
    return match[0].lower()


_LINKING = re.compile(r" (?:Of|And|The|At|For|In|De|Du|La) ")


_SCHOOL = re.compile(r"(?i)(?:\(|\bat (?:the )?)(?P<school>[^()]{3,80})\)?\W{0,3}$")


def _in_brackets(text: str) -> str | None:
    """The role behind a school: "Globex University (as instructor of record)", "Globex (TA for Graduate Classes)"."""
    if text[-1] != ")" or "(" not in text:
        return None
    inner = text[text.rindex("(") + 1 : -1].removeprefix("as ").removeprefix("an ").removeprefix("a ")
    return role_phrase(_FOR_WHOM.sub("", inner))


_FOR_WHOM = re.compile(r"(?i) (?:for|in|of) (?:[\w-]{2,16} ){0,2}(?:classes|courses|students|modules|seminars)$")


def _named_as_siblings(item: Item) -> str | None:
    """The line right above an entry, a name of the look of another line that names an organisation."""
    parent = item.entry.parent[-1] if item.entry.parent else None
    if parent is None or parent.bullet or not parent.is_bold or not is_titled(parent.text) or role_in(parent.text):
        return None
    alike = [line for line in item.entry.section.lines if line.is_bold and not line.bullet and line is not parent]
    named = alike and all(organization_in(line.text) for line in alike) and not find_dates(parent.text)
    heads = bool(headings.named(parent.text).kinds) or is_level(parent.text)
    name = parent.text[: parent.text.rindex(" (")] if _in_brackets(parent.text) else parent.text.strip(" :")
    return name if named and (" " in name or is_place(name)) and not heads else None


def _headed_by(item: Item) -> str | None:
    """The organisation in a higher heading of the section, over the one right above: a school over "Courses taught"."""
    if not (item.entry.group and item.head):
        return None
    lines = item.entry.section.lines
    level = next((line.heading for line in lines if line.text == item.entry.group), 0)
    for line in reversed(lines) if level > 1 else ():
        if line.number < item.head[0].number and 0 < line.heading < level:
            return organization_in(line.text)
    return None
