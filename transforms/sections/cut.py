"""Sections between headings: consumes lines and headings; produces `Section`s.

A heading of the running section's own kind in a lower rank, or a label over a list, heads a group inside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.dates.year_heads import headed_year
from transforms.entities.titles import is_own_role, is_role_alone
from transforms.headings.broken import without_first_word
from transforms.headings.wording import is_role, named
from transforms.headings.words import are_standings, parts_honours
from transforms.heads.career_parts import names_level, parts_career
from transforms.heads.entry_headings import entry_lines, heads_dated, without_entries
from transforms.heads.forgotten_marks import forgot_mark, is_list
from transforms.heads.lazy_lines import is_placed
from transforms.heads.looks import Head, Heads, Style
from transforms.heads.parting import (
    are_some_works,
    cites_more,
    is_part_in,
    lists_apart,
    parts_service,
    states_apart,
    states_career,
)
from transforms.lines.shapes import introduces, is_citation, is_in_item, is_list_of_names
from transforms.model import Line, Section
from transforms.section_kinds.shapes import names_duty
from transforms.sections.course_lists import is_course, parts_courses, were_held
from transforms.sections.degree_headings import heads_degrees, names_entry
from transforms.sections.joined_heads import joined_heading
from transforms.sections.skill_groups import TOOLS, parts_skills
from transforms.sections.stations import stands_in_station
from transforms.text.styled import without
from transforms.vocabulary import forms

_TITLED, _LABELLED = frozenset(("positions", "education", "projects")), frozenset(("papers", "skills", "interests"))
_BY_YEAR = frozenset(("papers", "talks", "news", "awards", "service", "teaching", "grants", "projects"))
_PARTED = frozenset(("service", "teaching", "advising", "talks", "skills", "grants", "papers"))
_GIVEN, _ENDS_SKILLS = {"papers", "service"}, {"papers", "talks"}  # given below talks; no groups of skills
_NOTHING_ELSE = frozenset(("service", "talks", "skills", "grants"))
_WHOLE = frozenset(("header", "about", "other"))
Kinds = tuple[str, ...]


@dataclass(slots=True)
class _Open:
    """The section that is being filled."""

    kinds: tuple[str, ...] = ("header",)
    heading: Line | None = None
    style: Style | None = None
    path: tuple[str, ...] = ()
    lines: list[Line] = field(default_factory=list)
    subheads: set[int] = field(default_factory=set)
    in_rank: tuple[str, ...] = ()  # the kinds of what stands in the same rank, where this section ended a group

    def closed(self) -> Section:
        return Section(self.kinds[0], self.heading, tuple(self.lines), self.path, self.kinds, frozenset(self.subheads))


def cut(body: tuple[Line, ...], heads: Heads) -> Iterator[Section]:
    """The sections in order; what stands before the first heading is a header."""
    open_, above = _Open(), list[tuple[int, str]]()
    (dates, labels), heads = entry_lines(body, heads), without_entries(body, heads)
    ends = dict(pairwise((*heads, len(body))))
    for index, line in enumerate(body):
        if index in labels:
            open_.subheads.add(line.number)
            continue
        if index in dates:
            open_.lines.append(replace(line, heading=0, gap_before=0))
            continue
        is_free = index in heads and not is_in_item(line, open_.lines)
        head = _heading(heads[index], open_, body[index + 1 : ends[index]]) if is_free else None
        if head is None:
            may_head = open_.kinds[0] in _LABELLED or "20" in line.text or "19" in line.text or line.heading
            if may_head and index + 1 not in dates and _heads_group(body, index, open_):
                open_.subheads.add(line.number)
            open_.lines.append(line)
        elif _stays_inside(head, open_, body[index + 1 : ends[index]]):
            is_post = is_role(line.text) or (open_.kinds[0] == "positions" and is_own_role(line.text))
            if not is_post or heads_dated(body, index):
                open_.subheads.add(line.number)
            open_.lines.append(line)
        elif joined := None if open_.lines else joined_heading(open_.heading, open_.style, head):
            open_.heading, open_.kinds = joined, tuple(dict.fromkeys((*named(joined.text).kinds, *open_.kinds)))
            open_.subheads.add(line.number)
        else:
            torn = _torn(open_, head)
            if open_.lines or open_.heading:
                yield open_.closed()
            above = [(level, text) for level, text in above if line.heading and level < line.heading]
            above.append((line.heading or 9, line.text))
            path = tuple([text for _, text in above])
            in_rank = _kinds_in_rank(head, open_)
            kinds = _kinds_opened(head, open_, path, in_rank, body[index + 1 : index + 2])
            open_ = _Open(kinds, line, head.style, path, torn, in_rank=in_rank)
    yield open_.closed()


def _stays_inside(head: Head, open_: _Open, below: Sequence[Line]) -> bool:
    """True for a heading of a part of the running section, over the lines `below`."""
    is_part = _is_inner(head, open_) and not _lists_others(head, open_, below[:1])
    return is_part or (open_.kinds[0] == "skills" and parts_skills(head, open_.style, below))


def _kinds_opened(head: Head, open_: _Open, path: Kinds, in_rank: Kinds, below: Sequence[Line]) -> Kinds:
    """The kinds of the section that a heading opens behind the running one, over the first line `below`."""
    if cites_more(head, below):
        return ("papers",)
    of_career = open_.heading if open_.kinds[0] == "positions" else None
    if parts_career(head, path, of_career, begun=bool(open_.lines)):
        return ("positions",)
    if in_rank and open_.in_rank and not head.named.whole:
        return in_rank
    return _other_half(head, open_) or _kinds(head, open_)


def _torn(open_: _Open, head: Head) -> list[Line]:
    """The line above without its first column, where that is the first word of this heading: it stands below it."""
    is_listed = len(open_.lines) > 1 and _is_labelled(open_.lines[-2])  # "**Other**<tab>Rowing" is one label of several
    rest = without_first_word(open_.lines[-1], head.line.text) if open_.lines and not is_listed else None
    return [without(open_.lines.pop(), 0, rest)] if rest else []


def _is_labelled(line: Line) -> bool:
    return line.begins_bold and "\t" in line.text[: line.bold[0].end + 1]


def _heading(head: Head, open_: _Open, below: Sequence[Line]) -> Head | None:
    """The heading, if it counts as one here."""
    if open_.heading is None and not open_.lines and not (head.named.kinds or head.style.level):
        return None
    titled = open_.kinds[0] in _TITLED and (
        is_role(head.line.text.partition(" (")[0]) or names_entry(head, open_.kinds[0])
    )
    if titled and not _is_beside(head, open_):
        return None  # "Lecturer" among positions is a title
    if (head.line.bullet and find_dates(head.line.text)) or is_course(head, open_.kinds[0], open_.lines, below):
        return None  # "- **Loom Scholarship** (2019 - 2020)" is an item, "Academic Writing" among courses another
    if open_.kinds[0] in _TITLED and stands_in_station(head, open_.heading, open_.lines, below):
        return None  # "### Field research, 2012 - 2014" below "# Experience" is a station
    if head.minor and open_.kinds[0] not in head.named.kinds:
        set_off = head.line.gap_before and (head.style.bold or head.style.caps or head.line.is_italic)
        return head if set_off or forgot_mark(head, below, listed=is_list(open_.lines, open_.subheads)) else None
    return head


def _lists_others(head: Head, open_: _Open, below: Sequence[Line]) -> bool:
    """True for a heading that ends the group above: the other half of "Awards and Skills", cited or placed works."""
    if _other_half(head, open_) or (head.named.whole and is_placed(below)):
        return True
    is_works = head.named.kinds == ("papers",) and open_.kinds[0] in _PARTED - {"papers"} and head.line.heading > 0
    return is_works and bool(below) and (below[0].text[0] in '“"' or is_citation(below[0].text))


def _other_half(head: Head, open_: _Open) -> tuple[str, ...]:
    """The kinds by which a lower heading is the other half of the one above: "Software" in "Awards and Skills"."""
    deeper = open_.style is not None and head.style.level > open_.style.level > 0
    if not (deeper and open_.lines) or head.named.kinds[:1] == open_.kinds[:1]:
        return ()
    return tuple(kind for kind in head.named.kinds if kind in open_.kinds[1:])


def _kinds_in_rank(head: Head, open_: _Open) -> tuple[str, ...]:
    """The kinds of headings in this one's rank whose words do not say it; () where it did not end a group."""
    if half := _other_half(head, open_):
        return half
    if _is_inner(head, open_):
        return open_.kinds
    return open_.in_rank if open_.style and open_.style.level == head.style.level else ()


def _is_beside(head: Head, open_: _Open) -> bool:
    """True for a heading in the section's rank or capitals: "Reviewing" after "Experience", jobs after study."""
    rank = open_.heading.heading if open_.heading else 0
    if head.style == open_.style and head.style.caps and head.line.gap_before and open_.lines:
        return head.named == (("service",), True, False)
    job = open_.kinds[0] == "education" and bool(open_.lines) and is_role_alone(head.line.text)
    return 0 < head.line.heading <= rank and (job or head.named.kinds == ("service",) or names_duty(head.line.text))


def _heads_group(body: tuple[Line, ...], index: int, open_: _Open) -> bool:
    """True for a label over a list, for a year alone where the section goes by years, and for a degree over several."""
    line, kind = body[index], open_.kinds[0]
    if kind == "education":
        return line.heading > 0 and heads_degrees(body[index:])
    if kind in _LABELLED and index + 1 < len(body) and _is_label(line, body[index + 1 : index + 3], open_.heading):
        return True
    if kind not in _BY_YEAR or headed_year(line.text) is None or _begins_item(body[index : index + 2]):
        return False
    listed = open_.lines and introduces(open_.lines[0]) and index + 1 < len(body) and body[index + 1].bullet
    so_far = open_.lines[1:2] if listed else open_.lines[:1]
    return not so_far or so_far[0].number in open_.subheads


def _begins_item(lines: Sequence[Line]) -> bool:
    """True for a year that a list's mark leads, over plain words set in below it: the first line of one entry."""
    return len(lines) > 1 and bool(lines[0].bullet) and not lines[1].bullet and lines[1].indent > lines[0].indent


def _is_label(line: Line, lines: Sequence[Line], heading: Line | None) -> bool:
    """True for a short line of its own that labels the list below it: deeper markup, bold, or a colon."""
    below = lines[0]
    if len(line.text) > 60 or line.bullet:
        return False
    if not below.bullet:
        deeper = heading is not None and line.heading > heading.heading > 0 and line.text.count(" ") < 5
        is_work = any(map(_names_authors, lines if find_dates(below.text) else lines[:1]))  # or a venue over names
        return deeper and not find_dates(line.text) and not is_work
    is_set_off = line.heading > 0 or line.is_bold or line.text[-1] == ":" or (line.is_italic and below.gap_before > 0)
    return is_set_off and not find_dates(line.text)


def _names_authors(line: Line) -> bool:
    """True for nothing but names, two at least."""
    return ("," in line.text or " and " in line.text) and is_list_of_names(line.text)


def _is_inner(head: Head, open_: _Open) -> bool:
    """True where a heading parts the running section instead of ending it."""
    if open_.heading is None or open_.style is None:
        return False
    kind = open_.kinds[0]
    vague = not head.named.whole or (kind == "talks" and set(head.named.kinds) == _GIVEN)
    unknown = not head.named.kinds or (vague and kind in _PARTED and head.style.level > open_.style.level > 0)
    if head.minor and open_.subheads and parts_honours(head.line.text, kind):
        return True
    if kind == "grants" and head.style != open_.style and are_standings(head.line.text):
        return True  # "Submitted and under review" says how far proposals are
    if kind == "service" and parts_service(head, open_.style, labelled=bool(open_.subheads)):
        return True
    advised = kind == "advising" and names_level(head, open_.style.level, open_.lines[:1], open_.subheads)
    if advised or (kind == "teaching" and _names_form(head, open_)):
        return True
    begun = not open_.lines or (open_.lines[0].number in open_.subheads and _ranks_with(head, open_))
    unknown = unknown or is_part_in(head, kind, open_.style)
    return (unknown and begun) or (_is_group(head, kind, open_.style) and not states_career(head, open_.heading.text))


def _names_form(head: Head, open_: _Open) -> bool:
    """True for labels of another look right below "Teaching", "Lectures"; of any look if they say when as well."""
    if were_held(head.line.text, _among("forms")):
        return bool(open_.lines)
    label = next((line for line in open_.lines[:1] if line.number in open_.subheads), None)
    if parts_courses(head.line.text, open_.heading, label, _among("held")):
        return True
    if set(head.named.kinds) - {"talks", "teaching"} or head.style.level or head.style == open_.style:
        return False
    texts = (head.line.text, *(line.text for line in open_.lines[:1]))
    return all(text.lower().strip(" :*").rsplit(" ", 1)[-1] in _among("forms") for text in texts)


def _ranks_with(head: Head, open_: _Open) -> bool:
    """False for a heading in markup of the section's own rank, where the section's groups stand in a lower one."""
    rank = open_.heading.heading if open_.heading else 0
    return not 0 < head.line.heading <= rank or 0 < open_.lines[0].heading <= rank


def _is_group(head: Head, kind: str, style: Style) -> bool:
    """True for a heading of the same kind, or of general words, in a lower rank."""
    if kind in _WHOLE or (kind == "skills" and head.named.whole and head.named.kinds[0] in _ENDS_SKILLS):
        return False  # "Journals" below "Loom Overview"
    if head.minor:
        return kind in head.named.kinds
    deeper = head.style.level > style.level > 0
    lower = deeper if head.style.level and style.level else head.style != style
    used = kind == "skills" and TOOLS.search(head.line.text)  # what one can use, not what one made
    if kind in head.named.kinds or (deeper and (used or (kind == "papers" and are_some_works(head)))):
        return lower
    if (kind == "papers" and lists_apart(head)) or (kind in _NOTHING_ELSE and states_apart(head, kind)):
        return False
    words = head.line.text.lower().rstrip(":").split()
    ranked = lower and (deeper or (style.caps and not (head.style.caps or head.style.level > style.level == 0)))
    return ranked and kind in _PARTED and all(len(word) < 4 or word in _among("general") for word in words)


@cache
def _among(words: str) -> frozenset[str]:
    return frozenset(forms("headings", "words", words))


def _kinds(head: Head, before: _Open) -> tuple[str, ...]:
    """The kinds that a heading names; an empty section of the same look right above hands its kinds on."""
    kinds = head.named.kinds
    if not head.named.whole and not (kinds and (head.style.level or named(head.line.text.split()[-1]).kinds)):
        kinds = ("other",)
    if before.kinds[0] == "skills" and "skills" in kinds:
        kinds = tuple(dict.fromkeys(("skills", *kinds)))  # "Software and tools" below "Programming languages"
    empty = before.heading is not None and not before.lines and before.style == head.style
    return tuple(dict.fromkeys((*kinds, *before.kinds))) if empty else kinds
