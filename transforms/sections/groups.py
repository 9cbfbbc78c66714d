"""Groups inside list sections: short lines that head the lines below them, each until the next ("University").

Consumes a `Section`; produces it with the numbers of such lines among its `subheads`. A heading of a group is known
by its look, which it shares with its siblings and with nothing else: bold, italic, a colon, or the first line of each
block between blank lines, above lines that are dated, deeper or bulleted.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.headings.wording import is_role, named
from transforms.lines.closing_dates import over_dates
from transforms.model import Line, Section
from transforms.sections.honour_blocks import are_honours, ends_in_entry
from transforms.sections.item_heads import roles_over_items
from transforms.sections.terms_over import over_courses, over_times
from transforms.vocabulary import forms

_KINDS = frozenset(("service", "awards", "grants"))
_OVER_ROWS = frozenset(("service", "teaching"))
_OF_DATED = frozenset(("teaching", "talks"))
_LONGEST = 8  # words
_LEAST = 4  # lines of a section that has groups
_SIBLINGS = 2

Look = tuple[int, bool, bool, bool, bool, int]


def with_groups(section: Section) -> Section:
    """The section with the headings of its groups as subheads; dates that end its entries are none."""
    if section.subheads and ends_in_entry(section.lines[-1:], section.subheads):
        section = replace(section, subheads=section.subheads - {section.lines[-1].number})
    are_dates = bool(section.subheads) and bool(over_dates(section.lines))
    return _grouped(replace(section, subheads=frozenset()) if are_dates else section)


def _grouped(section: Section) -> Section:
    if section.kind in _OVER_ROWS and len(section.lines) > 1 and (over := _over_rows(section)):
        return replace(section, subheads=section.subheads | over)
    if section.kind not in _KINDS or len(section.lines) < _LEAST:
        return _with_labels(section)
    lines = section.lines
    if section.kind == "awards" and are_honours(lines):
        return replace(section, subheads=frozenset())
    if section.kind == "service" and (over := _over_duties(lines) or _over_names(lines) or roles_over_items(lines)):
        section = replace(section, subheads=section.subheads | over)
    own = {line.number for line in lines if line.number in section.subheads}
    looks: dict[Look, list[int]] = defaultdict(list)
    for index, line in enumerate(lines[:-1]):
        if line.number in own or _may_head(line):
            looks[_look(line)].append(index)
    for look, heads in looks.items():
        if own and not any(lines[i].number in own for i in heads):
            continue
        if _is_grouping(section, lines, look, heads):
            return replace(section, subheads=section.subheads | {lines[i].number for i in heads})
    scopes = {a.number for a, b in pairwise(lines) if _may_head(a) and _is_scope_alone(a) and not _is_scope_alone(b)}
    return replace(section, subheads=section.subheads | scopes) if scopes and not own else section


def _with_labels(section: Section) -> Section:
    """The section of talks or courses with the labels over its dated lines."""
    if section.kind == "talks" and section.subheads and (like := _like_subheads(section)):
        return replace(section, subheads=section.subheads | like)
    if section.kind == "teaching" and section.subheads and (times := over_times(section.lines)):
        return replace(section, subheads=section.subheads | times)
    may = section.kind in _OF_DATED and len(section.lines) >= _LEAST and not section.subheads
    return replace(section, subheads=over_courses(section) or _over_dated(section.lines)) if may else section


def _like_subheads(section: Section) -> frozenset[int]:
    """The short bold lines over bullets that look like known labels of the list: "Seminar Talk" among "Posters"."""
    looks = {_look(line) for line in section.lines if line.number in section.subheads and line.is_bold}
    return frozenset(
        line.number
        for line, below in pairwise(section.lines if looks else ())
        if below.bullet and _may_head(line) and len(line.text.split()) <= _SHORT and _look(line) in looks
    )


def _over_duties(lines: Sequence[Line]) -> frozenset[int]:
    """The headings in markup that say for whom the bullets below were done: "Department", "To the profession"."""
    return frozenset(
        line.number
        for line, below in pairwise(lines)
        if line.heading
        and (below.bullet or below.heading > line.heading)
        and _may_head(line)
        and (_is_short(line.text) or shape_rank(line.text) == _SURE)
    )


def _is_short(text: str) -> bool:
    """True for few words, and no acronym among them."""
    found = text.split()
    return len(found) <= _SHORT and not any(len(word) > 1 and word.isupper() for word in found)


_SHORT = 4  # words
_SURE = 2  # of what an organisation's shape tells


def _over_names(lines: Sequence[Line]) -> frozenset[int]:
    """The roles that each stand over a block of names, plain lines of one depth: "Reviewer" over journals."""
    if not _is_role(lines[0]):
        return frozenset()
    starts = [i for i, line in enumerate(lines) if not i or line.gap_before or _is_role(line)]
    blocks = [lines[start:end] for start, end in pairwise((*starts, len(lines)))]
    if not all(_is_role(block[0]) and len(block) > _SIBLINGS and _are_names(block[1:]) for block in blocks):
        return frozenset()
    return frozenset(block[0].number for block in blocks)


def _is_role(line: Line) -> bool:
    if line.heading or line.bullet or not _may_head(line):
        return False
    said = named(line.text)
    return said.whole and said.kinds == ("service",)


def _are_names(lines: Sequence[Line]) -> bool:
    """True for words of names alone: no dates, no bullets, no lists."""
    return len({line.indent for line in lines}) == 1 and all(
        _may_head(line) and len(line.text) <= _NAME and not line.text.endswith(":") for line in lines
    )


_NAME = 80  # characters


def _over_dated(lines: Sequence[Line]) -> frozenset[int]:
    """The short lines of nothing but words between blocks whose lines are dated, in columns or long: "Didactic".

    The first line is one of them, and none stands right over another.
    """
    heads = [i for i, line in enumerate(lines) if _may_head(line) and len(line.text.split()) <= _SHORT]
    if len(heads) < _SIBLINGS or heads[0] or heads[-1] == len(lines) - 1:
        return frozenset()
    if len(lines) == _SIBLINGS * len(heads) or any(b - a == 1 for a, b in pairwise(heads)):
        return frozenset()  # each over one line: a course over its role
    if any(_is_somewhere(lines[i].text) for i in heads):
        return frozenset()
    if any(i and _breaks_off(lines[i - 1]) for i in heads) or not all(
        _is_item(line) or "\t" in line.text or len(line.text) > _WIDE or (i and _breaks_off(lines[i - 1]))
        for i, line in enumerate(lines)
        if i not in heads
    ):
        return frozenset()
    own = {_look(lines[i]) for i in heads}
    return frozenset(lines[i].number for i in heads) if len(own) == 1 else frozenset()


def _is_somewhere(text: str) -> bool:
    """True for a role, and for a school: they belong to what stands below them."""
    return is_title(text) or shape_rank(text) > 0 or bool(find_organizations(text))


def _breaks_off(line: Line) -> bool:
    """True for a line that reaches a page's margin in the middle of a phrase: what stands below goes on with it."""
    return len(line.text) > _WIDE and line.text[-1] not in ".)]" and not _ends_dated(line)


def _ends_dated(line: Line) -> bool:
    dates = find_dates(line.text)
    return line.text[-1].isdigit() or bool(dates and dates[-1].span.end == len(line.text))


_WIDE = 50  # characters of a line that says more than a name


def _over_rows(section: Section) -> frozenset[int]:
    """The roles and known names between rows that all begin with a date in a column, the first line among them."""
    first, second, *_ = section.lines
    if "\t" in first.text or "\t" not in second.text or section.subheads or not _is_told(first, section):
        return frozenset()
    rows, heads = 0, []
    for line in section.lines:
        if "\t" in line.text and find_dates(line.text.split("\t", 1)[0]):
            rows += 1
        elif line.indent <= first.indent and _is_told(line, section):
            heads.append(line.number)
        elif line.indent <= first.indent or line.bullet:
            return frozenset()
    return frozenset(heads) if rows >= _SIBLINGS else frozenset()


def _is_told(line: Line, section: Section) -> bool:
    """True for a line whose words may head rows: a role; a school heads courses in a way of its own."""
    if not _may_head(line):
        return False
    return is_title(line.text) if section.kind == "teaching" else named(line.text).whole or is_role(line.text)


def _may_head(line: Line) -> bool:
    if line.bullet:
        return False
    text = _without_total(line.text)
    return (
        "\t" not in text
        and text[-1] not in ".,;"
        and text[0].isupper()
        and len(text.split()) <= _LONGEST
        and not any(c in text[:-1] for c in ",;|")
        and not any(map(str.isdigit, text))
        and not find_dates(text)
    )


def _without_total(text: str) -> str:
    """A heading without the sum behind it: "External funding (total: $2M)"."""
    total = _TOTAL.search(text) if "$" in text or "otal" in text else None
    return text[: total.start()] if total and total.start() else text


_TOTAL = re.compile(
    r"\s?(?:[–—:(,|-] ?)(?:[\w-]{1,12} ){0,2}"
    r"(?:[Tt]otal\b[^;]{0,60}|[$€£] ?[\d.,]{1,12} ?[A-Za-z]{0,8}\)?)$"
)


def _look(line: Line) -> Look:
    caps = line.text.isupper()
    return line.heading, line.is_bold, line.is_italic, line.text[-1] == ":", caps, line.indent


def _is_grouping(section: Section, lines: Sequence[Line], look: Look, heads: list[int]) -> bool:
    """True where lines of this look head groups that make up the section."""
    if len(heads) < _SIBLINGS or heads[0] or any(b - a == 1 for a, b in pairwise(heads)):
        return False
    known = sum(_names_part(lines[i].text, section.kind) or _is_scope(lines[i].text) for i in heads)
    if not (_stand_out(lines, look, heads) or (2 * known >= len(heads) and _are_rest_dated(lines, heads))):
        return False
    if len({lines[i].text for i in heads}) < len(heads):
        return False
    ends = [*heads[1:], len(lines)]
    below = [lines[start + 1 : end] for start, end in zip(heads, ends, strict=True)]
    several = sum(len(block) > 1 and all(_is_item(line) for line in block) for block in below)
    if 2 * known >= len(heads):
        return True
    return section.kind == "service" and several >= _SIBLINGS and 2 * several >= len(heads)


def _names_part(text: str, kind: str) -> bool:
    """True for a known heading; "Publications Prize" among awards is one of them, "Research Prizes" are some."""
    said = named(text)
    return said.whole and not (kind in said.kinds[1:] and text.rstrip(" :")[-1] != "s")


def _stand_out(lines: Sequence[Line], look: Look, heads: list[int]) -> bool:
    """True where style, depth or blank lines set all of these lines off from the rest."""
    heading, bold, italic, colon, caps, _ = look
    if heading or bold or italic or colon or caps:
        return True
    if all(lines[i + 1].indent > lines[i].indent or lines[i + 1].bullet for i in heads):
        return True
    blocks = [i for i, line in enumerate(lines) if not i or line.gap_before]
    return blocks == heads


def _are_rest_dated(lines: Sequence[Line], heads: Sequence[int]) -> bool:
    """True where each of these lines stands over several, and all but these are dated."""
    ends = [*heads[1:], len(lines)]
    return all(end - start > _SIBLINGS for start, end in zip(heads, ends, strict=True)) and all(
        find_dates(line.text) for i, line in enumerate(lines) if i not in heads
    )


def _is_item(line: Line) -> bool:
    return bool(line.bullet or find_dates(line.text))


def _is_scope_alone(line: Line) -> bool:
    """True for a line of nothing but such words and what they qualify: "Completed Projects"."""
    found = line.text.casefold().rstrip(":").split()
    return found[0] in _words("scopes") and all(word in _words("scopes") | _words("scoped") for word in found[1:])


@cache
def _words(key: str) -> frozenset[str]:
    return frozenset(forms("lists", "groups", key))


def _is_scope(text: str) -> bool:
    """True for words that say where or when what stands below counts: "University", "Pending"."""
    found = _without_total(text).casefold().rstrip(":").replace("-", " ").split()
    return bool(found) and any(word in _words("scopes") for word in (found[0], found[-1]))
