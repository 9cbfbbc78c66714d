"""Prose: the sentences of a section, each with the lines that it stands on. Consumes lines; produces `Sentence`s."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Evidence
from transforms.vocabulary import any_of, forms

_END = re.compile(r"[.!?][\"”’)]?\s+(?=[A-Z“\"(À-Þ])|(?<=[a-z)])\.(?=[A-Z][a-z]{1,9} )")
_SHORT = re.compile(rf"(?:\b(?:{any_of('entry_words', 'abbreviations', 'in_sentences')})|\b[A-Z])$")
_OPENERS = frozenset(forms("small_words", "sentences"))


STOP = r"(?<!Prof)(?<!Profs)(?<!Dr)(?<!\bSt)(?<!\bMt)(?<!\bFt)(?<!\b[A-Z])\.\s(?!\d)"
"""A stop that ends what is told: none of "Prof. Bell", "St. Louis", "Ann B. Bell"."""

LONGEST = 3000
"""Characters of a sentence beyond which it is no prose; what reads it may look back over it many times."""


class Sentence(NamedTuple):
    """One sentence, and the lines that it stands on."""

    text: str
    lines: tuple[Line, ...]

    @property
    def evidence(self) -> Evidence:
        """The lines' whole range."""
        return of_lines(self.lines)

    @property
    def bold(self) -> tuple[str, ...]:
        """The words that are set in bold on these lines, in order."""
        spans = ((line.text, span) for line in self.lines for span in line.bold)
        return tuple(words for text, span in spans if (words := text[span.start : span.end].strip(" .,;:")))


def sentences(section: Section) -> tuple[Sentence, ...]:
    """The sentences of a section; wrapped lines of a paragraph are joined first.

    Several readers ask for the same section one after the other: the last answer is kept.
    """
    last = _LAST[0]
    if last is None or last[0] is not section:
        last = section, tuple(sentence for paragraph in _paragraphs(section.lines) for sentence in _split(paragraph))
        _LAST[0] = last
    return last[1]


_LAST: list[tuple[Section, tuple[Sentence, ...]] | None] = [None]


def _paragraphs(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Runs of lines that read on: no bullet, heading or blank line between them."""
    run: list[Line] = []
    for line in lines:
        goes_on = run and not (
            line.gap_before or line.bullet or line.heading or "\t" in line.text or run[-1].trailing_break
        )
        if goes_on and (len(run[-1].text) > 55 or line.text[0].islower() or _is_open(run[-1].text)):
            run.append(line)
            continue
        if run:
            yield run
        run = [line]
    if run:
        yield run


def _is_open(text: str) -> bool:
    """True for words that cannot end: "in the moss group at the" / "University of Turku"."""
    return text[text.rfind(" ") + 1 :] in _OPEN


_OPEN = frozenset(("the", "a", "an", "of", "at", "in", "with", "and", "by", "from", "as", "my", "under"))


def _split(paragraph: list[Line]) -> Iterator[Sentence]:
    text, starts = "", []
    for line in paragraph:
        gap = "" if not text or text.endswith("-") else " "
        text = text.removesuffix("-") if text.endswith("-") and line.text[:1].islower() else text
        starts.append(len(text) + len(gap))
        text += gap + line.text
    for start, end in _ranges(text):
        first = max(bisect_right(starts, start) - 1, 0)
        on = paragraph[first : max(bisect_left(starts, end), first + 1)]
        if on:
            yield Sentence(text[start:end].strip(), tuple(on))


def _ranges(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for match in _END.finditer(text):
        following = re.match(r"[“\"(]?([\w'’]+)", text[match.end() : match.end() + 20])
        word = re.split(r"['’]", following[1])[0] if following else ""
        if text[match.start()] == "." and (
            word == "Degree"
            or (match.end() - match.start() == 1 and word not in _OPENERS)
            or (_is_short(text, match.start()) and word not in _OPENERS)
        ):
            continue
        if text[match.start()] != "." and not match[0][1:].strip() and _goes_on(text, start, match):
            continue
        yield start, match.end()
        start = match.end()
    yield start, len(text)


def _is_short(text: str, stop: int) -> bool:
    """True for a stop that ends an abbreviation, not a sentence."""
    return _SHORT.search(text, max(0, stop - 8), stop) is not None


def _goes_on(text: str, start: int, sign: re.Match[str]) -> bool:
    """True for the sign of a title, not of a sentence: in a quotation, before brackets ("Who weaves? (Y, 2020)")."""
    return _is_quoted(text, start, sign.start()) or text[sign.end() : sign.end() + 1] == "("


def _is_quoted(text: str, start: int, end: int) -> bool:
    """True where a quotation that a sentence opened is not closed yet: 'I presented "Who weaves? On looms"'."""
    return text.count('"', start, end) % 2 == 1 or text.count("“", start, end) > text.count("”", start, end)
