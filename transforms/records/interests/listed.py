"""Topics listed in a line: between commas, slashes, dots. Consumes words; produces topics."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from transforms.model import Line
from transforms.records.interests.members import AND, last_two, topics_of
from transforms.records.lists.pieces import phrases, tidy
from transforms.vocabulary import forms


def listed_topics(text: str) -> Iterator[str]:
    """The members of a list: between commas, slashes or marks; "and" joins the last two, or words of one topic."""
    listed = without_label(text)
    text = _QUALIFIED.sub("", _NEXT_LABEL.sub("; ", listed) if listed is not text else text)
    dots = text.count(" • ") + text.count(" · ")
    if (dots >= _LEAST or text.count(" // ") >= _LEAST - 1) and ";" not in text:  # what "and" joins is one topic
        yield from (part for topic in _DOTS.split(text) for part in topics_of(topic, cut=False))
        return
    text = text.replace(" • ", "; ").replace(" · ", "; ").replace(" #", "; ").lstrip("#")
    if "," not in text and ";" not in text:
        text = _one_mark(text)
    wide = phrases(text, ";")
    if len(wide) >= _LEAST and 0 < sum("," in part for part in wide) < len(wide) / 2:
        yield from (part.rstrip(".") for part in wide)  # commas within few of them part no topics
        return
    parts = phrases(text, ",;|\t.")
    commas = text.count(",") >= len(parts) - 1 > 0
    halves = last_two(parts) if commas and not AND.match(parts[-1]) else []
    cut = len(parts) < _LEAST or not (commas or len(parts) == len(wide))  # what "and" joins is one topic
    for part in [*parts[:-1], *halves] if halves else parts:
        yield from topics_of(part, cut=cut)


_NEXT_LABEL = re.compile(r"(?:\.|;) [A-ZÀ-Þ][^.,;:]{2,50}: (?=\w)")  # "Weaving: looms, yarn. Dyeing: madder, woad."
# "Trade and growth, especially in the north": where one looks at a topic is none
_QUALIFIED = re.compile(
    r",? \(?(?:e?specially|particularly|in particular|mainly|mostly) "
    r"(?:(?:in|of|among|within|during|across) [^,;.()]{2,60}|(?:\w+ )?ones)\)?(?=[,;.]|$)"
)


def _one_mark(text: str) -> str:
    """The text; slashes or spaced dashes that part three and more topics become semicolons."""
    for mark in (" / ", " - ", " – "):
        if text.count(mark) >= _LEAST - 1:
            return text.replace(mark, "; ")
    return text


_DOTS = re.compile(r"\s(?:[•·]|//)(?:\s|$)")
_LEAST = 3  # members of a list whose commas part all of them


def without_label(text: str) -> str:
    """The text without a few words and a colon at its beginning."""
    label, colon, rest = text.partition(": ")
    return rest if colon and rest and len(label.split()) <= _LABEL_WORDS and "," not in label else text


_LABEL_WORDS = 8


def marked(line: Line) -> str | None:
    """The topic set in bold at the start of an item that goes on to explain it."""
    spans = (span for span in line.bold if span.start <= 1 and span.end < len(line.text))
    return next((tidy(line.text[span.start : span.end]) for span in spans), None)


def topic_label(line: Line) -> str:
    """The topic in bold before the colon of an item that lists its parts; "" for any other ("**Methods**: A")."""
    label = marked(line) if line.bullet else None
    if not label or not line.text.startswith(label + ":") or not _plain_labels().isdisjoint(label.casefold().split()):
        return ""
    return label


@cache
def _plain_labels() -> frozenset[str]:
    return frozenset(forms("lists", "interests", "labels"))
