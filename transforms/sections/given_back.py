"""Lists under a label that is not theirs: "Teaching", "Teaching interests" over a few phrases, "University of X".

So too "Teaching and Advising", "Advising:" over a few people, "Teaching Assistant, Globex College". Consumes sections;
produces them with the list given back to the heading that stood alone over the label.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.headings.wording import is_role
from transforms.model import Line, Section

_LISTS = frozenset(("teaching", "positions", "education", "service"))


def given_back(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections; below interests right under an empty section, what an employer's name heads is that section's."""
    for number, section in enumerate(sections):
        over = sections[number - 1] if number else None
        at = 0
        if over and not over.lines and over.kind in _LISTS:
            at = _list_begins(section) if section.kind == "interests" else _posts_begin(section, over)
        elif section.kind == "interests" and len(section.lines) > 1 and (studies := _above(sections[:number])):
            over, at = studies, _degrees_begin(section)
        if not at or over is None:
            yield section
            continue
        yield replace(section, lines=section.lines[:at])
        yield replace(over, lines=section.lines[at:])


def _above(sections: Sequence[Section]) -> Section | None:
    """The section of degrees right over labels in its text: "Areas of competence: Looms" below a doctorate."""
    for section in reversed(sections):
        if section.kind != "interests" or section.heading is None or section.heading.heading:
            return section if section.kind == "education" else None
    return None


def _degrees_begin(section: Section) -> int:
    """The place of the first paragraph that begins with a degree and has a date, below topics; 0 for none."""
    if section.heading is None or section.heading.heading:
        return 0
    for place, line in enumerate(section.lines):
        degrees = find_degrees(line.text) if place and (line.gap_before or line.bullet) else ()
        if degrees and not degrees[0].start and degrees[0].level != "other" and find_dates(line.text):
            return place
    return 0


def _list_begins(section: Section) -> int:
    """The place of the first heading among the lines that is an employer's name; 0 where there is none."""
    for place, line in enumerate(section.lines[:-1]):
        if place and not line.bullet and (line.heading or line.is_bold) and _is_employer(line):
            return place
    return 0


def _posts_begin(section: Section, over: Section) -> int:
    """The place of the first paragraph that begins with a role in bold, below people whom a label heads; 0 for none.

    A date may stand before the role: "2018 **Instructor**, Weaving School".
    """
    label = section.heading
    if section.kind != "advising" or over.kind != "teaching" or label is None or label.heading:
        return 0
    for place, line in enumerate(section.lines):
        if not (place and line.gap_before and line.bold) or line.bullet:
            continue
        begins, ends = line.bold[0].start, line.bold[0].end
        is_begun = not begins or is_date(line.text[:begins].strip())
        if is_begun and is_role(line.text[begins:ends].partition(",")[0]):
            return place
    return 0


def _is_employer(line: Line) -> bool:
    name = line.text.strip(" :")
    if find_dates(name):
        return False
    return shape_rank(name) > 1 or any(found.certain and found.end == len(name) for found in find_organizations(name))
