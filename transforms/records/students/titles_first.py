"""Theses before their writers: "*Slow Looms of Vik*, Ada Quill, MSc thesis at Lund".

Consumes a line of an advising section; produces it with the writer in front, as other sections have it.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.dates.ranges import words_begin
from transforms.entities.organizations import shape_rank
from transforms.entities.places import is_place
from transforms.model import Line
from transforms.names.people import is_name
from transforms.records.students.relations import RELATION

_BEHIND = re.compile(
    r"(?P<mark>[,.;:]|\s[-–—]|[,.]?\sby) (?P<name>[^\W\d_a-z][^,;:()\t]{3,45}?)"
    r"(?P<rest>\.?$|(?:,|;|:|\.| \(| [-–—]) ?\S.*)"
)
_TITLED = 2  # blanks of a title
_QUOTED = re.compile(r"(?:“[^“”]{8,250}”|\"[^\"]{8,250}\")")
_PLAIN = re.compile(r"(?P<title>[^,;()\t]{12,250}?)(?=, [^\W\d_a-z][^,;:()\t]{3,45}, (?:[\w.’'-]{1,12} )?)")


def with_writer_in_front(line: Line) -> Line:
    """The line without a title that stands before its writer."""
    begin = words_begin(line.text)
    for end in _title_ends(line, begin):
        found = _BEHIND.match(line.text, end)
        if found is None or not _is_writer(found["name"]):
            continue
        title = line.text[begin:end].strip(" “”\"'‘’,.")
        if title.count(" ") < _TITLED or is_name(title) or RELATION.match(title):
            continue
        rest = found["rest"].strip()
        text = f"{line.text[:begin]}{found['name']}{rest if rest[:1] in ',;:.' else ' ' + rest}"
        return replace(line, text=text, bold=(), italic=(), links=())
    return line


def _title_ends(line: Line, begin: int) -> list[int]:
    """Where the title in front may end: with its style, or where a phrase names who wrote it and as what."""
    styled = [span.end for span in (*line.italic[:1], *line.bold[:1]) if span.start <= begin + 1]
    if styled:
        return styled
    quoted = _QUOTED.match(line.text, begin)
    if quoted:
        return [quoted.end()]
    plain = _PLAIN.match(line.text, begin)
    if plain and (named := _BEHIND.match(line.text, plain.end())) and RELATION.search(named["rest"][:40]):
        return [plain.end()]
    return []


def _is_writer(name: str) -> bool:
    words = name.split()
    return 1 < len(words) <= 4 and is_name(name) and not (shape_rank(name) or is_place(name) or RELATION.search(name))
