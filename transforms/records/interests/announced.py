"""Topics below a sentence that announces them: "My research interests are:" over items, or over a line of several.

Consumes the lines below it; produces `Interest` records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms import evidence
from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.names.people import fold
from transforms.parsed import Interest
from transforms.records.interests.listed import listed_topics, marked, topic_label, without_label
from transforms.records.interests.members import TOPIC, are_of_one
from transforms.records.interests.openings import opening_of
from transforms.records.interests.sentences import SENTENCE, asks
from transforms.records.lists.pieces import phrases, tidy
from transforms.unchecked import made

SPOKEN = re.compile(r"\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b(?! interests)")
"""Words of sentences that tell, and list nothing."""
_MOST_ITEMS = 100  # of one list: what announces topics on each of thousands of lines would take quadratic time
_LEAST = 3  # topics of a line that lists them


def announces(line: Line) -> bool:
    """True for a sentence, or a label, that ends in a colon before a list of interests, a badge behind it apart."""
    text = line.text[: line.links[0].start] if line.links else line.text
    text = text.rstrip()
    return text.endswith(":") and (
        re.search(r"\b(?:[Rr]esearch|[Ii]nterest)", text) is not None or opening_of(text[:-1] + " ") is not None
    )


def breaks_off(line: Line) -> bool:
    """True for a sentence that ends where it would name its topics: "My main interests are"."""
    if "nterest" not in line.text or not line.text[-1].islower():
        return False
    opening = opening_of(line.text + " ")
    return opening is not None and opening.end > len(line.text)


def announced(lines: Sequence[Line], seen: set[str]) -> Iterator[Interest]:
    """The topics of the items that such a sentence announces, none of those seen before."""
    for line in lines[:_MOST_ITEMS]:
        if not line.bullet:
            return
        rest = without_label(line.text)
        parts = phrases(rest, ",;")
        short = len(parts) > 1 and not are_of_one(parts) and all(len(part.split()) < TOPIC for part in parts)
        is_list = short and (rest is not line.text or not marked(line))
        label = [topic_label(line)] if is_list else []
        for topic in [*label, *parts] if is_list else [marked(line) or tidy(line.text)]:
            if topic and fold(topic) not in seen and len(topic.split()) <= SENTENCE and not asks(topic):
                seen.add(fold(topic))
                yield made(Interest, text=topic, evidence=evidence.of_lines((line,)), confidence=0.8)


def told_below(lines: Sequence[Line], seen: set[str]) -> Iterator[Interest]:
    """The topics of one line below such a sentence that lists several: "Looms // Dyes // Ferries"."""
    for line in lines:
        if line.heading or line.bold or SPOKEN.search(line.text) or find_dates(line.text):
            return
        topics = list(listed_topics(line.text.rstrip(".")))
        if len(topics) < _LEAST or any(len(topic.split()) > TOPIC for topic in topics):
            return
        for topic in topics:
            if fold(topic) not in seen:
                seen.add(fold(topic))
                yield made(Interest, text=topic, evidence=evidence.of_lines((line,)), confidence=0.75)
