"""Works whose titles are headings: on home pages each work has its heading, and below it what is said of it.

Consumes the lines of a list; produces the headings that are titles. What stands right below a title is never a work
of its own: co-authors, a standing ("Submitted"), a place of publication, links, a summary.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import YEAR_IN, is_link_row
from transforms.citations.status import names_preprint, status_of
from transforms.citations.summaries import is_labelled, is_telling
from transforms.model import Line

_WITH = re.compile(r"\(?(?:joint(?:ly)?(?: work)? |co-?authored )?(?:with|w/|by) [^\W\d_]", re.IGNORECASE)
_DATE = re.compile(r"(?:\d{1,2}\.? )?(?:[^\W\d_]{3,9}\.?,? )?(?:\d{1,2}, )?(?:19|20)\d\d(?:[-/.]\d\d){0,2}")
_SEVERAL = 2  # headings with fields below
_LONGEST = 120  # characters of a line that only says where or how far a work stands
_MOST = 0.6  # of the headings with lines below


def heading_titles(lines: Sequence[Line], groups: Sequence[bool], owner: str) -> frozenset[int]:
    """Numbers of the headings that are titles. `groups`: which lines are headings of parts by their words."""
    heads = [i for i, line in enumerate(lines) if line.heading]
    own = [i for i in heads if not groups[i]]
    if not own:
        return frozenset()
    ends = dict(zip(heads, [*heads[1:], len(lines)], strict=True))
    filled = [i for i in own if ends[i] > i + 1]
    told = [i for i in filled if _is_of_one(lines[i + 1 : ends[i]], owner)]
    if not told or len(told) < _MOST * len(filled):
        return frozenset()
    level = min(lines[i].heading for i in told)
    return frozenset(lines[i].number for i in own if lines[i].heading >= level)


def with_fields(lines: Sequence[Line]) -> tuple[Sequence[Line], frozenset[int]]:
    """The lines, bullets that are fields of the work whose title is the heading above them plain lines; their numbers.

    Told by every heading of the list: right below it a bullet says when, and nothing else. That stands last then.
    """
    heads = [i for i, line in enumerate(lines[:-1]) if line.heading]
    if len(heads) < _SEVERAL or not all(lines[i + 1].bullet and _DATE.fullmatch(lines[i + 1].text) for i in heads):
        return lines, frozenset()
    ends = [*heads[1:], len(lines)]
    order: list[Line] = [*lines[: heads[0]]]
    for head, end in zip(heads, ends, strict=True):
        fields = [replace(line, bullet="", gap_before=0) for line in lines[head + 1 : end]]
        order += [lines[head], *fields[1:], fields[0]]
    return order, frozenset(line.number for line in order[heads[0] :])


def _is_of_one(lines: Sequence[Line], owner: str) -> bool:
    """True for lines that tell of one work, its title aside."""
    first = next((line for line in lines if not is_link_row(line) and not _DATE.fullmatch(line.text)), None)
    if first is None:
        return True
    text = first.text
    if first.bullet:
        return False
    if is_labelled(first) or _WITH.match(text) or is_telling([first], owner):
        return True
    end = name_run(text, 0, owner)
    if end and not any(map(str.isalpha, text[end:])):
        return True
    if len(text) > _LONGEST or end or text[0] in '“"«':
        return False
    state = status_of(text)
    return (
        (state is not None and state[1].start < 3)
        or (names_preprint(text) and len(lines) < 3)
        or (len(lines) == 1 and YEAR_IN.search(text) is not None)
    )
