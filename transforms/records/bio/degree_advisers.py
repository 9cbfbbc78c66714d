"""Who advised a degree, told before it or in brackets beside it. Consumes a `Sentence` or text; produces names."""

from __future__ import annotations

import re

from transforms.records.lists.prose import Sentence
from transforms.records.students.advisers import advisers_in, people_in


def without_advisers(sentence: Sentence) -> tuple[Sentence, list[tuple[int, list[str]]]]:
    """The sentence without the advisers in brackets, and where each bracket stood: "PhD (under A. Bell) from"."""
    told: list[tuple[int, list[str]]] = []
    text = sentence.text
    while "(" in text and (match := _ADVISED.search(text)):
        text = text[: match.start()] + text[match.end() :]
        told.append((match.start(), people_in(match["names"])))
    return sentence._replace(text=text) if told else sentence, told


_ADVISED = re.compile(
    r"\s?\((?:(?:co-)?(?:supervised|advised|mentored) by|(?:co-)?(?:supervisor|advis[eo]r|promot[eo]r|mentor)s?:"
    r"|under(?: the supervision of)?)\s(?P<names>[A-ZÀ-Þ][^()]{3,120})\)"
)


def advised_during(before: str) -> list[str]:
    """As in "I was advised by Jane Doe during my PhD at X"."""
    return advisers_in(before) if before.endswith((" during my ", " during his ", " during her ")) else []
