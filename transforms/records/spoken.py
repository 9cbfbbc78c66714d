"""Lists told in sentences: "In 2022 I received the A Medal and a B Fellowship" below the heading of awards.

Home pages put paragraphs where a CV has a list. Consumes a section of awards, service, talks or teaching; produces the
records that the owner's sentences state, and the section with the lines that are a list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from transforms.model import Section
from transforms.parsed import Record
from transforms.records.prose import LONGEST, Sentence, sentences
from transforms.records.taught import taught_by
from transforms.records.told import talks_in
from transforms.records.told_honours import awards_in
from transforms.records.told_service import service_in

_READ: dict[str, Callable[[Sentence], Iterator[Record]]] = {
    "awards": awards_in,
    "service": service_in,
    "talks": talks_in,
    "teaching": taught_by,
}
_LEAST = 40  # characters of a sentence
_SPEAKS = re.compile(r"(?<![\w.“\"])(?:I|[Hh]e|[Ss]he|[Ww]e)(?:['’](?:m|ve|d))? (?:[a-z]+ly |also )?[a-z]{2,}")


def spoken_apart(section: Section) -> tuple[list[Record], Section]:
    """What sentences of the section state, and the section without their lines."""
    read = _READ.get(section.kind)
    if read is None or not any(_may_speak(line.text) for line in section.lines):
        return [], section
    found: list[Record] = []
    taken: set[int] = set()
    for sentence in sentences(section):
        if not _is_spoken(sentence):
            continue
        if told := list(read(sentence)):
            found += told
            taken |= {line.number for line in sentence.lines}
    return found, replace(section, lines=tuple(line for line in section.lines if line.number not in taken))


def _may_speak(text: str) -> bool:
    return len(text) >= _LEAST and _SPEAKS.search(text) is not None


def _is_spoken(sentence: Sentence) -> bool:
    text = sentence.text
    return _may_speak(text) and len(text) <= LONGEST and text[-1] in ".!:"
