"""Lists that a label heads inside an entry: "Awards and Honours:" over items, among the details of a degree or a post.

Consumes a section of positions or education; produces it without such lists, and each list as a section of the kind
that its label names: its items are honours, courses or works, and no further posts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.headings.wording import is_role, named
from transforms.model import Line, Section
from transforms.sections.bracketed_runs import with_posts_apart

_CAREER = frozenset(("positions", "education"))
_LISTED = {
    "positions": frozenset(("awards", "papers", "talks", "service", "advising", "teaching")),
    "education": frozenset(("awards", "papers", "talks", "service", "advising")),  # courses there were heard
}
_LONGEST = 50  # characters of a label


def with_labelled_lists(section: Section) -> Iterator[Section]:
    """The section without the lists of other kinds that stand in its entries, then these."""
    section = with_posts_apart(section)
    if section.kind not in _CAREER or not any(line.text[-1] == ":" for line in section.lines):
        yield section
        return
    found = list(_lists(section))
    if not found:
        yield section
        return
    taken = {line.number for part in found for line in (part.heading, *part.lines) if line}
    yield replace(section, lines=tuple(line for line in section.lines if line.number not in taken))
    yield from found


def _lists(section: Section) -> Iterator[Section]:
    lines, at = section.lines, 1
    while at < len(lines):
        kind = _kind(section, lines[at])
        end = _end(lines, at) if kind else at + 1
        if kind and end > at + 1:
            yield Section(kind, lines[at], lines[at + 1 : end], section.path, (kind,), section.subheads)
        at = end


def _kind(section: Section, line: Line) -> str | None:
    """The kind that a label names; None for what is no label, or heads more of the section's own."""
    if line.text[-1] != ":" or len(line.text) > _LONGEST or line.heading or line.number in section.subheads:
        return None
    said = named(line.text)
    fits = said.whole and said.kinds[0] in _LISTED[section.kind] and section.kind not in said.kinds
    is_own = _FEATS.search(line.text) or (section.kind == "education" and _THESIS.match(line.text))
    return said.kinds[0] if fits and not is_role(line.text) and not is_own else None


_FEATS = re.compile(r"(?i)achieve|accomplish|activit|highlight")  # what was done in a post as often as an honour
_THESIS = re.compile(r"(?i)(?:thesis|dissertation|tesis?|mémoire|abschlussarbeit)\b")  # a degree's, below it


def _end(lines: tuple[Line, ...], at: int) -> int:
    """Where the items below a label end: they are set further in, or are bullets below a label that is none."""
    label, end = lines[at], at + 1
    while end < len(lines) and not lines[end].heading and _is_below(label, lines[end], lines[at + 1]):
        end += 1
    return end


def _is_below(label: Line, line: Line, first: Line) -> bool:
    if line.indent > label.indent:
        return bool(first.bullet) or line.indent >= first.indent
    return bool(line.bullet) and not label.bullet and line.indent == label.indent
