"""Lists told in sentences: "In 2022 I received the A Medal and a B Fellowship" below the heading of awards.

Home pages put paragraphs where a CV has a list. Consumes a section of awards, service, talks or teaching; produces the
records that the owner's sentences state, and the section with the lines that are a list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce

from transforms.model import Line, Section
from transforms.parsed import Record, Teaching
from transforms.records.lists.prose import LONGEST, Sentence, sentences
from transforms.records.teaching.taught import taught_by
from transforms.records.told.clauses import served_in
from transforms.records.told.honours import awards_in
from transforms.records.told.told import talks_in
from transforms.text.styled import together

_READ: dict[str, Callable[[Sentence], Iterator[Record]]] = {
    "awards": awards_in,
    "service": served_in,
    "talks": talks_in,
    "teaching": taught_by,
}
_LEAST = 40  # characters of a sentence
_SPEAKS = re.compile(
    r"[IHhSsWw](?<![\w.“\"].)(?:(?<=I)|(?<=[HhWw])e|(?<=[Ss])he)(?:['’](?:m|ve|d))? (?:[a-z]+ly |also )?[a-z]{2,}"
)


def spoken_apart(section: Section) -> tuple[list[Record], Section]:
    """What sentences of the section state, and the section without their lines."""
    read = _READ.get(section.kind)
    if read is None or not [1 for line in section.lines if _may_speak(line.text)]:
        return [], section
    found: list[Record] = []
    taken: set[int] = set()
    others: list[Sentence] = []
    for sentence in sentences(section):
        told = list(read(sentence)) if _is_spoken(sentence) else []
        found += [record for record in told if not _is_listed(record, sentence, section)]
        taken |= {line.number for line in sentence.lines} if told else set()
        others += [] if told else [sentence]
    return found, replace(section, lines=tuple(_left(section, taken, others)))


def _is_listed(record: Record, sentence: Sentence, section: Section) -> bool:
    """True for a course that a line of its own names too: the sentence only tells of it."""
    if not isinstance(record, Teaching):
        return False
    own = {line.number for line in sentence.lines}
    return any(record.course in line.text for line in section.lines if line.number not in own)


def _left(section: Section, taken: set[int], others: list[Sentence]) -> Iterator[Line]:
    """The lines that state nothing in sentences; of the others the sentences that are a list: "Past courses: A, B"."""
    beside = [sentence for sentence in others if any(line.number in taken for line in sentence.lines)]
    cut = taken | {line.number for sentence in beside for line in sentence.lines}
    for line in section.lines:
        if line.number not in cut:
            yield line
        for sentence in beside:
            if sentence.lines[0] is line and _LISTED.search(sentence.text):
                whole = reduce(together, sentence.lines)
                yield replace(whole, text=sentence.text, bold=(), italic=(), underline=(), links=())


_LISTED = re.compile(r"^[A-Z][^:.]{2,40}: |\b(?:19|20)\d\d\b")


def _may_speak(text: str) -> bool:
    return len(text) >= _LEAST and _SPEAKS.search(text) is not None


def _is_spoken(sentence: Sentence) -> bool:
    text = sentence.text
    return _may_speak(text) and len(text) <= LONGEST and text[-1] in ".!:"
