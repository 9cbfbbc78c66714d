"""Sections of odds and ends: consumes a section whose heading says nothing; produces it with its labelled lines apart.

Under "Other", "Miscellaneous" or "Additional information" each line has a label of its own, and a label that names a
kind heads a section of that kind: "Computer skills: R, Stata", "Memberships" and a tab before what they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from transforms.headings.wording import named
from transforms.heads.gutter import apart
from transforms.model import Line, Section

_KINDS = frozenset(("skills", "awards", "service", "talks", "teaching", "advising"))
_LONGEST = 40  # characters of a label


def by_labels(section: Section) -> Iterator[Section]:
    """The section, each labelled line of a known kind, with what stands below it, as a section of its own."""
    is_rest = section.heading is not None and section.kind == "other"
    cuts = {line.number: length for line in section.lines if (length := _label(line))} if is_rest else {}
    if not cuts or not any(_kinds(line, cuts) for line in section.lines):
        yield section
        return
    part = replace(section, lines=())
    for line in section.lines:
        kinds = _kinds(line, cuts)
        if kinds:
            yield from (part,) if part.lines or part is section else ()
            head, rest = apart(line, cuts[line.number])
            head = replace(head, text=head.text.rstrip(" :.\t"))
            part = Section(kinds[0], head, (replace(rest, bullet=""),), section.path, kinds, section.subheads)
        elif part.kind != "other" and (line.number in cuts or line.bullet or line.gap_before > 1):
            yield part
            part = replace(section, lines=(line,))
        else:
            part = replace(part, lines=(*part.lines, line))
    yield part


def _kinds(line: Line, cuts: dict[int, int]) -> tuple[str, ...]:
    """The kinds that a line's label names, where they are lists; () for no label and for other words."""
    if line.number not in cuts:
        return ()
    said = named(line.text[: cuts[line.number]].rstrip(" :.\t"))
    return said.kinds if said.whole and said.kinds[0] in _KINDS else ()  # "Interests" are hobbies here


def _label(line: Line) -> int:
    """The length of the label that a line begins with: up to a colon or a tab, or the bold words; 0 for none."""
    text = line.text
    if line.heading or not text[:1].isupper():
        return 0
    ends = [at + 1 for mark in (":", "\t") if (at := text.find(mark, 0, _LONGEST)) > 0]
    if line.begins_bold and line.bold[0].end < _LONGEST:
        ends.append(line.bold[0].end)
    end = min(ends, default=0)
    return end if text[end:].strip() and end else 0
