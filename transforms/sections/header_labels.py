"""Labels in the header that head lists elsewhere: "Education: M.Sc., University of X; B.Sc., Y" below the owner's name.

Consumes a header `Section`; produces it in parts, with each such line as a section of the kind that its label names. A
label alone on its line ("Education:") has the lines below it, down to the next label or blank line. In a table of the
owner's particulars labels have no colon: "**Name**", "**E-mail**", "**Keywords**", each beside what it says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from transforms.entities.contacts import is_contact
from transforms.headings.wording import named
from transforms.heads.gutter import apart
from transforms.model import Line, Section

_KINDS = frozenset(("education", "positions", "interests"))
_MORE = frozenset(("awards", "skills", "service", "teaching", "talks", "grants"))  # where labels name several kinds
_SEVERAL = 3
_LONGEST = 40  # characters of a label


def with_labels_apart(section: Section) -> Iterator[Section]:
    """The header in parts, and the sections that its labels head."""
    if section.kind != "header" or section.heading is not None:
        yield section
        return
    lines, start, at = section.lines, 0, 1
    kinds = _heading_kinds(lines)
    while at < len(lines):
        if (kind := _kind(lines[at], kinds)) is None or (end := _end(lines, at, kinds)) == at:
            at += 1
            continue
        if at > start:
            yield replace(section, lines=lines[start:at])
        head, rest = apart(lines[at], _label_end(lines[at]) + 1)
        yield Section(kind, head, (*((rest,) if rest.text else ()), *lines[at + 1 : end]), section.path, (kind,))
        start = at = end
    if start < len(lines):
        yield replace(section, lines=lines[start:]) if start else section


def _heading_kinds(lines: tuple[Line, ...]) -> frozenset[str]:
    """The kinds that labels of this header may head lists of."""
    labels = [line for line in lines if ":" in line.text[:_LONGEST]]
    if len(labels) < _SEVERAL or len({_kind(line, _KINDS | _MORE) for line in labels} - {None}) < _SEVERAL:
        return _KINDS
    return _KINDS | _MORE


def _kind(line: Line, kinds: frozenset[str]) -> str | None:
    """The kind that a label before a colon or in a column names; None for any other line."""
    at = _label_end(line)
    if at < 0 or line.heading or not line.text[0].isupper():
        return None
    said = named(line.text[:at])
    return said.kinds[0] if said.whole and not said.weak and said.kinds[0] in kinds else None


def _label_end(line: Line) -> int:
    """Where the label of a line ends, before a colon or, in bold, before the second of two columns; else -1."""
    at = line.text.find(":", 3, _LONGEST)
    if at > 0:
        return at if line.text[at + 1 : at + 2] in ("", " ", "\t") else -1
    at = line.text.find("\t", 3, _LONGEST)
    is_label = at > 0 and bool(line.bold) and line.bold[0].start == 0 and line.bold[0].end in (at, at + 1)
    return at if is_label and "\t" not in line.text[at + 1 :] and not named(line.text[at + 1 :]).whole else -1


def _end(lines: tuple[Line, ...], at: int, kinds: frozenset[str]) -> int:
    """The place behind what a label heads; its own where it heads nothing."""
    if lines[at].text[-1] != ":":
        return at + 1
    end = at + 1
    while end < len(lines) and not (lines[end].gap_before or lines[end].heading or _begins_anew(lines[end], kinds)):
        end += 1
    return end if end > at + 1 else at


def _begins_anew(line: Line, kinds: frozenset[str]) -> bool:
    return is_contact(line) or _kind(line, kinds) is not None
