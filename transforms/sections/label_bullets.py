"""Bullets that are headings: each of a list's outer items is a label, and the entries stand inside it.

"- *Refereed Articles:*" over "  1. Okoye, M. (2024) ...": what converters make of a list in a list. Consumes the lines
of a document; produces them with such labels as headings one level below the section's own. Text without markup has no
levels: there the labels that name other kinds head sections of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

from transforms.headings.wording import named
from transforms.lines.runs import runs
from transforms.model import Line, Section

_LEAST = 2
_LONGEST, _MOST_WORDS, _DEEPEST = 60, 7, 6
_NO_LEVEL = 2  # the level of headings that no markup tells


def with_label_headings(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines, labels over lists in lists as headings."""
    if not [line for line in lines if line.bullet and (line.text[-1] == ":" or line.is_bold)]:
        return lines
    return tuple(line for block in runs(lines, attrgetter("heading")) for line in _relabelled(block))


def with_label_sections(section: Section) -> Iterator[Section]:
    """The section; or one for each of its outer bullets, where all are labels and some name other kinds."""
    lines = section.lines
    if not lines or not lines[0].bullet or not (lines[0].text[-1] == ":" or section.kind in _LISTED):
        yield section
        return
    labels = _labels(lines) if lines[0].text[-1] == ":" else []
    kinds = [_kind(lines[at], section.kind) for at in labels]
    if not labels and (labels := _bare_labels(section)):
        kinds = [kind if (kind := _kind(lines[at], section.kind)) in _LISTED else section.kind for at in labels]
    if len(labels) < _LEAST or all(kind == section.kind for kind in kinds):
        yield section
        return
    yield replace(section, lines=())
    for at, end, kind in zip(labels, [*labels[1:], len(lines)], kinds, strict=True):
        head = replace(lines[at], bullet="")
        yield Section(kind, head, lines[at + 1 : end], (*section.path, head.text), (kind,), section.subheads)


def _kind(label: Line, default: str) -> str:
    said = named(label.text)
    is_other = said.whole and not said.weak and default not in said.kinds
    return said.kinds[0] if is_other and not (default == "awards" and said.kinds[0] in _NO_HONOURS) else default


_NO_HONOURS = frozenset(("grants", "advising"))  # "Travel money", "Team" among awards


def _bare_labels(section: Section) -> list[int]:
    """Places of the outer bullets of a list, if each is a few words over deeper bullets: "- Teaching" over courses."""
    lines = section.lines if section.kind in _LISTED else ()
    indents = {line.indent for line in lines if line.bullet}
    if len(indents) < _LEAST:
        return []
    depth = min(indents)
    labels = [i for i, line in enumerate(lines) if line.bullet and line.indent == depth]
    return labels if all(_is_over_bullets(lines, i) for i in labels) else []


_LISTED = frozenset(("service", "awards", "teaching", "talks", "advising", "other"))


def _is_over_bullets(lines: Sequence[Line], index: int) -> bool:
    below = lines[index + 1 : index + 2]
    return bool(below) and bool(below[0].bullet) and below[0].indent > lines[index].indent and _is_short(lines[index])


def _labels(lines: Sequence[Line]) -> list[int]:
    """Places of the outer bullets, if all of them are labels."""
    depth = min((line.indent for line in lines if line.bullet), default=0)
    labels = [i for i, line in enumerate(lines) if line.bullet and line.indent == depth]
    if all(_is_label(lines, i) for i in labels):
        return labels
    return labels if len(labels) >= _LEAST and all(_is_flat_label(lines, i) for i in labels) else []


def _relabelled(block: list[Line]) -> list[Line]:
    labels = _labels(block)
    if not labels:
        return block
    level = min((block[0].heading or _NO_LEVEL) + 1, _DEEPEST)
    found = list(block)
    for i in labels:
        found[i] = replace(block[i], bullet="", heading=level, gap_before=max(block[i].gap_before, 1))
    return found


def _is_label(block: Sequence[Line], index: int) -> bool:
    """True for a short item over deeper lines, no fact, but what these are: it ends in a colon, or heads a section."""
    line = block[index]
    if not _is_short(line) or (line.text[-1] != ":" and not (line.is_bold and named(line.text).whole)):
        return False
    return index + 1 < len(block) and block[index + 1].indent > line.indent


def _is_flat_label(block: Sequence[Line], index: int) -> bool:
    """True for a label in a style of its own over plain lines, whose depth a converter lost: "- *Fields of study:*"."""
    line = block[index]
    is_label = _is_short(line) and line.text[-1] == ":" and (line.is_italic or line.is_bold) and named(line.text).whole
    return is_label and index + 1 < len(block) and not block[index + 1].bullet


def _is_short(line: Line) -> bool:
    return len(line.text) <= _LONGEST and line.text.count(" ") < _MOST_WORDS and not any(map(str.isdigit, line.text))
