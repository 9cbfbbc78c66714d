r"""Labels of lists that no sign parts from them. Consumes a section of skills; produces it with the labels told.

In text of a page type is lost, and a label that fills its column has one blank behind it: "Tools   Git, Emacs" over
"Libraries Polars, Numpy". A label may stand over its list: "Tools" over "Git, Emacs", and so for group after group.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

from transforms.model import Line, Section
from transforms.records.lists.looks import tongues
from transforms.section_kinds.shapes import tools
from transforms.vocabulary import forms

_LEAST = 2  # labels of a section
_LABEL_WORDS = 3
_SIGNS = (",", ":", ";", "\t")
_LEVEL = re.compile(r"\s\(.*")


def with_labels_apart(section: Section) -> Section:
    """The section; a label of several lists that one blank parts from its list has a column of its own."""
    section = _with_cells_apart(section)
    found = {line.number: end for line in section.lines if (end := _end_of_label(line))}
    if not any(_begins_known(line, found[line.number]) for line in section.lines if line.number in found):
        return section
    return replace(section, lines=tuple(_apart(line, found.get(line.number, 0)) for line in section.lines))


def _with_cells_apart(section: Section) -> Section:
    """The section; labels that one blank parts from their lists in both halves of its rows have their own columns."""
    rows = {line.number: text for line in section.lines if (text := _cells_apart(line.text))}
    if len(rows) < _LEAST:
        return section
    return replace(
        section,
        lines=tuple(replace(line, text=rows[line.number]) if line.number in rows else line for line in section.lines),
    )


def _cells_apart(text: str) -> str:
    r"""A row with a tab behind each of its two labels: "Systems Linux, Debian\tTypesetting LaTeX"; "" for others.

    A blank alone may part the halves: "Systems Linux, Debian Typesetting LaTeX".
    """
    whole = text.replace("\t", " ", 1) if text.partition("\t")[0].casefold() in _label_words() else text
    first = _begun().match(whole)
    if first is None or ":" in text:
        return ""
    cells = whole.split("\t")
    if len(cells) == 1 and (second := _begun_within().search(whole, first.end() + 1)):
        cells = [whole[: second.start()], whole[second.start() + 1 :]]
    labels = [_begun().match(cell) for cell in cells]
    if len(cells) != _PAIR or not all(labels):
        return ""
    return "\t".join(
        f"{cell[: label.end()]}\t{cell[label.end() + 1 :]}" for cell, label in zip(cells, labels, strict=True) if label
    )


_PAIR = 2  # cells, each with its label


def _apart(line: Line, end: int) -> Line:
    return replace(line, text=f"{line.text[:end]}\t{line.text[end + 1 :]}") if end else line


def _end_of_label(line: Line) -> int:
    """Where the label ends that a line begins with, before a name; 0 for none."""
    if line.bullet or line.heading or line.bold or "\t" in line.text or ":" in line.text:
        return 0
    found = _begun().match(line.text)
    return found.end() if found else 0


def _begins_known(line: Line, end: int) -> bool:
    """True where the list behind a label begins with a tool or a spoken language."""
    first = _LEVEL.sub("", line.text[end + 1 :].partition(",")[0]).strip().casefold()
    return first in tools() or first in tongues()


@cache
def _label_words() -> frozenset[str]:
    return frozenset(forms("form_labels", "skills", "words"))


@cache
def _begun() -> re.Pattern[str]:
    words = sorted(forms("form_labels", "skills", "words"), key=lambda word: (-len(word), word))
    return re.compile(rf"(?i:{'|'.join(map(re.escape, words))})(?= [A-Z])")


@cache
def _begun_within() -> re.Pattern[str]:
    words = sorted(forms("form_labels", "skills", "words"), key=lambda word: (-len(word), word))
    return re.compile(rf"(?<=[\w)+#]) (?:{'|'.join(map(re.escape, map(_titled, words)))})(?= [A-Z])")


def _titled(words: str) -> str:
    return words[:1].upper() + words[1:]


def labels_over_lists(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines that head lists: a few words over a list, for every list of the section."""
    if not lines or any(line.bullet or "\t" in line.text for line in lines):
        return frozenset()
    found = {line.number for line, below in pairwise(lines) if _is_few(line) and _is_list(below)}
    if len(found) < _LEAST or not (lines[0].number in found or _is_list(lines[0])):
        return frozenset()
    loose = [line for line in lines if line.number not in found and not _is_list(line) and line.text[:1].isupper()]
    return frozenset() if any(line.text.casefold() not in tools() for line in loose) else frozenset(found)


def _is_few(line: Line) -> bool:
    text = line.text.strip()
    known = text.casefold() in tools() or text.casefold() in tongues()
    is_short = 0 < len(text.split()) <= _LABEL_WORDS and text[0].isupper() and not known
    return is_short and not any(sign in text for sign in (*_SIGNS, "("))


def _is_list(line: Line) -> bool:
    first = _LEVEL.sub("", line.text).strip().casefold()
    return "," in line.text or first in tongues() or (first in tools() and "(" in line.text)
