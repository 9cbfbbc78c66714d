"""Projects whose names stand over what they do, in italics: "Loomtide" over "*A web app to ...*"; names in bold too.

Consumes a section of projects; produces `Project`s where all of it is such pairs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Project
from transforms.records.lists.bold_heads import names_in_bold
from transforms.unchecked import made

_LEAST, _WORDS = 2, 14  # pairs; words of a name with what it is behind a colon
_MOST = 0.9  # of a line's characters that are set in italics


def over_italics(section: Section) -> Iterator[Project]:
    """The projects of a section of nothing but such pairs, or of names in bold over sentences; none elsewhere."""
    for title, told_on in names_in_bold(section.lines):
        yield made(Project, title=title, evidence=of_lines(told_on), confidence=0.8)
    pairs = _pairs(section.lines)
    for name, told in pairs if len(pairs) >= _LEAST else ():
        yield made(
            Project,
            title=_named(name.text),
            evidence=of_lines((name, *told)),
            confidence=0.85,
        )


def _pairs(lines: Sequence[Line]) -> list[tuple[Line, tuple[Line, ...]]]:
    """Names with the lines in italics below them; [] where anything else stands there."""
    found: list[tuple[Line, tuple[Line, ...]]] = []
    for line in lines:
        if line.heading or line.bullet or line.bold:
            return []
        if _is_slanted(line):
            if not found:
                return []
            found[-1] = (found[-1][0], (*found[-1][1], line))
        elif line.italic or len(line.text.split()) > _WORDS or line.text[-1] in ".,;":
            return []
        else:
            found.append((line, ()))
    return found if all(told for _, told in found) else []


def _is_slanted(line: Line) -> bool:
    return sum(span.end - span.start for span in line.italic) >= _MOST * len(line.text)


def _named(text: str) -> str:
    """A name without what it is behind its colon: "loomtide: A library for looms"."""
    name, colon, rest = text.partition(": ")
    return name if colon and " " not in name and rest else text
