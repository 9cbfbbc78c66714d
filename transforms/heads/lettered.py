"""Groups that letters count: consumes a `Section`; produces it with their headings among its `subheads`.

"(a) Monographs", "(b) Translations" or "A. Books", "B. Reviews": short lines whose letters count up, each over works or
other entries. What the words are does not matter.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.vocabulary import forms

_LETTERED = re.compile(r"(\(?)([A-Za-z])([.)]{1,2})\s{1,4}(?=[A-Z])")
_MARK = re.compile(r"(\(?)([A-Za-z])([.)]{1,2})")
_LEAST, _LONGEST, _SKIPPED = 3, 60, 2
_KINDS = frozenset(("papers", "talks", "teaching", "service", "grants", "advising", "projects", "awards"))


def with_lettered_groups(section: Section) -> Section:
    """The section with the headings of its lettered groups as subheads."""
    heads = lettered_heads(section.lines) if section.kind in _KINDS else frozenset()
    return replace(section, subheads=section.subheads | heads) if heads else section


def lettered_heads(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the short lines whose letters count up, where at least three do."""
    found: list[Line] = []
    form, last, place = ("", ""), 0, -1
    for index, line in enumerate(lines):
        front = line.bullet or line.text[1:3]
        said = _letter(line) if "." in front or ")" in front else None
        if said is None or index + 1 == len(lines):
            continue
        mark, letter = said
        if (not found and letter <= _SKIPPED) or (found and mark == form and 0 < letter - last <= _SKIPPED):
            if found and index == place + 1:
                return frozenset()  # the items of a list
            found.append(line)
            form, last, place = mark, letter, index
    is_sure = len(found) >= _LEAST or (len(found) > 1 and all(map(_says_part, found)))
    return frozenset(line.number for line in found) if is_sure else frozenset()


def _says_part(line: Line) -> bool:
    """True for words of headings: "A. Invited" over "B. Submitted"; no person of whom a letter is the first name."""
    words = _LETTERED.sub("", line.text).lower().strip(" :").split()
    general = forms("headings", "words", "general") + forms("headings", "words", "qualifiers")
    return bool(words) and (all(word in general for word in words) or named(line.text).whole)


def _letter(line: Line) -> tuple[tuple[str, str], int] | None:
    """How a short line is lettered, and the letter's number; None for other lines."""
    text = line.text
    if len(text) > _LONGEST or text[-1] in ".,;" or "\t" in text or any(mark in text for mark in '“"”'):
        return None
    match = _MARK.fullmatch(line.bullet) if line.bullet else _LETTERED.match(text)
    if match is None or find_dates(text):
        return None
    return (match[1] + ("A" if match[2].isupper() else "a"), match[3]), ord(match[2].lower()) - ord("a") + 1


def letters_on(lines: Mapping[int, Line], known: Container[int]) -> list[int]:
    """Lines whose letter goes on counting from the heading before: "(e) Translations", "(f) Entries in handbooks"."""
    more: list[int] = []
    form, last = "", 0
    for i, line in lines.items():
        match = _LETTER.match(line.bullet or line.text) if line.text[-1] not in ".,;" else None
        if match is None:
            continue
        mark, letter = match[1] + match[3] + str(match[2].isupper()), ord(match[2].lower())
        if i in known:
            form, last = mark, letter
        elif mark == form and letter == last + 1 and not find_dates(line.text):
            more.append(i)
            last = letter
    return more


_LETTER = re.compile(r"(\(?)([A-Za-z])([.)]{1,2})(?=\s|$)")
