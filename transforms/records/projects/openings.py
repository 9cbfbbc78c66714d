"""Sentences that open a section of projects. Consumes a section; produces it without them."""

from __future__ import annotations

from dataclasses import replace

from transforms.lines.shapes import is_prose
from transforms.model import Section
from transforms.records.interests.among_projects import tells_interests
from transforms.records.projects.heads import SENTENCE, marked_title


def without_opening(section: Section) -> Section:
    """The section without the sentences that open it, where entries that are set off stand below them."""
    lines = tuple(line for line in section.lines if not tells_interests(line))
    section = section if len(lines) == len(section.lines) else replace(section, lines=lines)
    end = next((i for i, line in enumerate(lines) if line.heading or line.bullet or marked_title(line)), 0)
    if not 0 < end <= _OPENING or not lines[end - 1].text.endswith("."):
        return section
    first = lines[0].text
    if not (SENTENCE.match(first) or (len(first.split()) > _LONG and is_prose(first)) or _names_nothing(first)):
        return section
    return replace(section, lines=lines[end:])


def _names_nothing(text: str) -> bool:
    """True for a sentence of small words: "Open tools for weaving, slow looms, and wool at scale."."""
    found = text.split()
    return len(found) >= _LEAST and text[-1] == "." and all(word.islower() or word == "&" for word in found[1:])


_LEAST = 7  # words of it

_OPENING = 4  # lines of the sentences that open a section
_LONG = 15  # words of a sentence that names no project
