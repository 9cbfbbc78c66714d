"""Topics of research among skills: "Research Areas: fog, nets" beside "Programming: R, Julia".

Consumes a section of skills; produces it without such rows, and each as a section of interests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.headings.wording import named
from transforms.heads.gutter import apart
from transforms.model import Line, Section

_LONGEST = 40  # characters of a label
_OWN = re.compile(r"(?i)\bresearch\b|\bareas?\b|\btopics?\b")  # "Interests" alone are hobbies as often as not


def with_topic_rows(section: Section) -> Iterator[Section]:
    """The section without rows of topics, then these."""
    lines = section.lines
    labels = {i: end for i, line in enumerate(lines) if (end := _label(line))} if section.kind == "skills" else {}
    if not labels:
        yield section
        return
    parts, taken = [], set[int]()
    for at, end in labels.items():
        until = _end(lines, at)
        head, *rest = apart(lines[at], end) if end < len(lines[at].text) else (lines[at],)
        below = (*rest, *lines[at + 1 : until])
        if below:
            head = replace(head, text=head.text.rstrip(" :\t"), bullet="")
            parts.append(Section("interests", head, below, (*section.path, head.text), ("interests",)))
            taken.update(range(at, until))
    yield replace(section, lines=tuple(line for i, line in enumerate(lines) if i not in taken))
    yield from parts


def _label(line: Line) -> int:
    """The length of a label that names topics of research, with its mark; 0 where there is none."""
    found = _LABEL.match(line.text)
    if found is None or not _OWN.search(found["label"]) or line.heading:
        return 0
    said = named(found["label"])
    return found.end() if said.whole and said.kinds[:1] == ("interests",) else 0


_LABEL = re.compile(rf"(?P<label>[A-Z][^:\t,;.()]{{3,{_LONGEST}}})(?:\s?[:\t]\s*|$)")


def _end(lines: tuple[Line, ...], at: int) -> int:
    """Where the lines end that go on with a row, or stand deeper below its label."""
    end = at + 1
    while end < len(lines) and (lines[end].indent > lines[at].indent or _goes_on(lines[end - 1], lines[end])):
        end += 1
    return end


def _goes_on(above: Line, line: Line) -> bool:
    return above.text[-1] == "," and not (line.bullet or line.gap_before or line.heading)
