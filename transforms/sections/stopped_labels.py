"""Labels that end in a full stop, as LaTeX sets run-in headings: "**Editorial.** Associate Editor, Looms; ...".

Consumes a section of service; produces it with a colon for the stop, so that readers of lists take the words for what
they are. Places in the text stay.
"""

from __future__ import annotations

from dataclasses import replace

from transforms.model import Line, Section

_LEAST, _SHARE = 2, 0.6  # labels of a section, and how many of its paragraphs begin with one
_LONGEST = 48  # characters of a label


def with_labels_told(section: Section) -> Section:
    """The section; the stop behind the bold words that most of its paragraphs begin with made a colon."""
    if section.kind != "service" or not any(line.bold or ".\t" in line.text for line in section.lines):
        return section
    ends = {line.number: end for line in section.lines if (end := _label_end(line))}
    begun = sum(bool(line.gap_before) or line.number in ends for line in section.lines)
    if len(ends) < _LEAST or len(ends) < _SHARE * begun:
        return section
    lines = (_told(line, ends[line.number]) if line.number in ends else line for line in section.lines)
    return replace(section, lines=tuple(lines))


def _label_end(line: Line) -> int:
    """Where the stop stands that ends the bold words at the line's beginning; 0 where there is none."""
    if line.bullet or line.heading or not line.text[0].isupper():
        return 0
    end = line.text.find(".\t", 0, _LONGEST)  # a page's reader leaves a wide gap there
    if end < 0 and line.bold and not line.bold[0].start:
        end = line.text.find(". ", 0, _LONGEST)
        end = end if end <= line.bold[0].end <= end + 2 else -1
    return 0 if end < 0 or any(map(str.isdigit, line.text[:end])) else end


def _told(line: Line, end: int) -> Line:
    return replace(line, text=f"{line.text[:end]}:{line.text[end + 1 :]}")
