"""Lists that a sentence introduces: "I have reviewed for the following journals:" over its items.

Home pages tell of the owner in sentences and list what would need too many of them, without a heading. Consumes a
section of prose; produces it with each such list as a section of its own, of the kind that the sentence tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from transforms.dates.ranges import find_dates
from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.section_kinds.shapes import kind_of_lines
from transforms.vocabulary import any_of, forms, toml

_TOLD_IN = frozenset(("header", "about", "other"))
_TOPICS = frozenset(("interests",))  # there, topics are listed so too
_PURSUED = frozenset(("projects", "grants", "advising"))
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")
_REVIEWED = re.compile(r"(?i)\bpeer[- ]review(?:ed)?\b")  # says nothing of who reviewed
_OFFERED = re.compile(
    r"(?i),? (?:(?:all|most|some|both|each) of )?(?:which|that|and) (?:you|anyone) (?:can|may|might|could)\b.*"
)
_WORD = re.compile(r"[^\W\d_]+")
_LONGEST, _LEAST = 160, 3  # characters of a sentence, its words
_HEADING = 90  # characters up to which such a sentence is a heading


def with_lists(section: Section) -> Iterator[Section]:
    """The section, its lists below sentences that introduce them as sections of their own."""
    if section.kind not in _TOLD_IN | _TOPICS or not _may_introduce("\n".join([line.text for line in section.lines])):
        yield section
        return
    lines, start, index = section.lines, 0, 0
    while index < len(lines):
        end = _end_of_list(lines, index)
        if blocks := _end_of_grants(lines, index):
            yield replace(section, lines=lines[start : index + 1])
            yield Section("grants", None, lines[index + 1 : blocks], section.path, ("grants",), section.subheads)
            start = index = blocks
            continue
        kind = _kind(lines[index].text, lines[index + 1 : end]) if end > index + 1 else None
        if kind is None or (section.kind in _TOPICS and kind not in _PURSUED):
            index += 1
            continue
        heads = len(lines[index].text) <= _HEADING
        if start < index + (not heads):
            yield replace(section, lines=lines[start : index + (not heads)])
        heading = lines[index] if heads else None
        yield Section(kind, heading, lines[index + 1 : end], section.path, (kind,), section.subheads)
        start = index = end
    if start < len(lines):
        yield replace(section, lines=lines[start:]) if start else section


def _may_introduce(text: str) -> bool:
    """A cheap test that is never False for lines of which one introduces a list."""
    return ":\n" in f"{text}\n" or _pointing().search(text) is not None or _done().search(text) is not None


def _end_of_list(lines: tuple[Line, ...], index: int) -> int:
    """Where the list below a line ends that introduces one; the line's own place where it introduces none."""
    if not _introduces(lines[index]):
        return index
    end = index + 1
    while end < len(lines) and not lines[end].heading and (lines[end].bullet or _runs_on(lines, index, end)):
        end += 1
    return end if end > index + 1 else index


def _introduces(line: Line) -> bool:
    """True for a sentence that ends in a colon, or that says with a stop that a list follows: "Here are my papers."."""
    if line.bullet or line.heading:
        return False
    return line.text[-1] == ":" or (line.text[-1] == "." and len(line.text) <= _LONGEST and _points(line.text))


def _points(text: str) -> bool:
    return (_pointing().search(text) is not None or _done().match(text) is not None) and not find_dates(text)


@cache
def _pointing() -> re.Pattern[str]:
    return re.compile(rf"(?i)(?:\b(?:{any_of('headings', 'introducing', 'pointing')})\b)")


@cache
def _done() -> re.Pattern[str]:
    """How such a sentence says what its owner did: "I have also written for the press."."""
    verbs = "|".join(
        f"(?P<{kind}>{any_of('headings', 'introducing', kind)})" for kind in ("papers", "talks", "teaching")
    )
    openers = any_of("headings", "introducing", "openers")
    return re.compile(rf"(?i)(?:(?:{openers}),? )?I(?:['’]ve| have)? (?:(?:{openers}) )?(?:{verbs})\b")


def _end_of_grants(lines: tuple[Line, ...], index: int) -> int:
    """Where grants end that a sentence introduces, each a block of lines with its investigator; 0 where none follow."""
    below = lines[index + 1 : index + 4]
    if lines[index].text[-1] != ":" or not any("PI)" in line.text or "(PI" in line.text for line in below):
        return 0
    end = index + 1
    while end < len(lines) and not (lines[end].heading or lines[end].bullet or len(lines[end].text) > _LONGEST):
        end += 1
    return end


def _runs_on(lines: tuple[Line, ...], index: int, at: int) -> bool:
    """True for a line set in below an item."""
    return at > index + 1 and lines[at].indent > lines[index].indent


def _kind(text: str, items: tuple[Line, ...]) -> str | None:
    """What a sentence says that its list holds; what the items look like where it says nothing."""
    sentence = _OFFERED.sub("", _REVIEWED.sub("", _SENTENCE.split(text)[-1]))
    words = [word.casefold() for word in _WORD.findall(sentence)]
    if len(words) < _LEAST or len(sentence) > _LONGEST or not _asked().isdisjoint(words):
        return None
    if done := _done().match(sentence):
        return done.lastgroup
    told = [_verbs()[word] for word in words if word in _verbs()] or list(named(sentence).kinds)
    if "interests" in told:
        return None  # `interests.sentences` reads those, with what the sentence itself says
    kinds = [kind for kind in told if kind not in _TOLD_IN]
    return kinds[0] if kinds else kind_of_lines(items)


@cache
def _verbs() -> dict[str, str]:
    return {word: kind for kind, words in toml("headings")["verbs"].items() for word in words.split()}


@cache
def _asked() -> frozenset[str]:
    return frozenset(forms("headings", "asked", "words"))
