"""Languages that the owner speaks. Consumes sections; produces `Language` records.

They stand under a heading or label of their own, in a row "Languages: ..." among skills, as skills with their level
("Welsh (native) • Irish (fluent)"), or in a sentence ("I speak Korean and English").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.parsed import Language
from transforms.records.lists.looks import word_list
from transforms.records.skills.tongues import Tongue, alone, known_tongues, tongues_in
from transforms.vocabulary import any_of

_WORDS = f"(?:{any_of('entry_words', 'skills', 'language_headings')})"
_SORTS = f"(?:(?:{any_of('entry_words', 'skills', 'language_sorts')}) )"
_LABEL = re.compile(
    rf"(?i)\b(?<!mother )(?<!native )(?<!first )(?<!second ){_SORTS}?{_WORDS}(?: (?:spoken|known|skills))?(?:\(s\))?"
    r"\s*(?:[:\t]|[-–—](?=\s))\s*"
)
_TITLE = re.compile(rf"(?i){_SORTS}*{_WORDS}(?: (?:spoken|known|skills|learned|and proficiency|and scripts))?\W*")
_SPEAKS = re.compile(
    r"(?i)\b(?:speaks?|(?:is |am )?(?:fluent|proficient|conversant)(?: in|ly)|native speakers? of|mother tongue is"
    r"|(?:bi|tri|multi)lingual(?: in|:)|reading knowledge of)\s"
)
_SENTENCE_ENDS = re.compile(r"[.!?](?=\s|$)")
_LISTS = frozenset(("skills", "other"))
_MOST_LINES = 4  # that one row goes over


def read_languages(section: Section, context: Context) -> Iterator[Language]:  # noqa: ARG001 - every reader's form
    """The languages of a section."""
    if _TITLE.fullmatch(section.title) and _speaks_of_tongues(section.lines):
        yield from _listed(section.lines)
        return
    lists = section.kind in _LISTS
    for place, line in enumerate(section.lines):
        text = line.text
        if ("anguage" in text or "LANGUAGE" in text or "ongue" in text or lists) and (
            found := _row(section.lines[place:], lists)
        ):
            yield from found
        elif "speak" in text or "fluent" in text or "roficient" in text or "lingual" in text or "reading k" in text:
            yield from _told(line)


def _speaks_of_tongues(lines: Sequence[Line]) -> bool:
    return any(word in known_tongues() for line in lines for word in word_list(line.text))


def _listed(lines: Sequence[Line]) -> Iterator[Language]:
    """The languages below a heading of their own; a line that names none speaks of those above it."""
    run: list[Line] = []
    found: list[Tongue] = []
    for line in lines:
        here = tongues_in(_without_label(line.text), sure=True)
        if not here and run and (line.bullet == run[0].bullet != "" or ("\t" in line.text and "\t" in run[0].text)):
            here = list(filter(None, [alone(line.text)]))
        if run and (_is_open(run) or not here):
            found = tongues_in(_joined([*run, line]), sure=True) if _is_open(run) else found
            run.append(line)
            continue
        yield from _records(found, run)
        run, found = [line], here
    yield from _records(found, run)


def _row(lines: Sequence[Line], lists: bool) -> list[Language]:
    """The languages of a labelled row that begins on the first line, or of skills that are languages."""
    run = [lines[0]]
    for line in lines[1:_MOST_LINES]:
        if not _is_open(run) or line.bullet or line.heading or line.gap_before > 1:
            break
        run.append(line)
    text = _joined(run, bare=False)
    label = _LABEL.search(text)
    if label:
        end = _LABEL_BEHIND.search(text, label.end())
        found = tongues_in(text[label.end() : end.start() if end else len(text)], sure=False)
        return list(_records(found, run))
    if not lists or not _is_row_of_tongues(text):
        return []
    found = tongues_in(text, sure=False)
    return list(_records(found, run)) if any(one.level for one in found) else []


_LABEL_BEHIND = re.compile(r"\s[A-Z][\w/&-]*(?: [\w/&-]+){0,2}:\s")  # "Languages: Dutch, Greek Software: R"


def _is_row_of_tongues(text: str) -> bool:
    """A cheap look: a language is named among the first words."""
    return not known_tongues().isdisjoint(word_list(text[:60])[:6])


def _told(line: Line) -> Iterator[Language]:
    """The languages of a sentence that says that somebody speaks them."""
    for match in _SPEAKS.finditer(line.text):
        end = _SENTENCE_ENDS.search(line.text, match.end())
        words = line.text[match.start() : end.start() if end else len(line.text)]
        yield from _records(tongues_in(words, sure=False), [line])


def _without_label(text: str) -> str:
    label = _LABEL.match(text)
    return text[label.end() :] if label else text


def _joined(run: Sequence[Line], *, bare: bool = True) -> str:
    text = " ".join(line.text for line in run)
    return _without_label(text) if bare else text


def _is_open(run: Sequence[Line]) -> bool:
    """True where a bracket or a list goes on on the next line."""
    text = " ".join(line.text for line in run)
    return text.count("(") > text.count(")") or text.endswith((",", " and", "&"))


def _records(found: Sequence[Tongue], run: Sequence[Line]) -> Iterator[Language]:
    for one in found:
        yield Language(
            language=one.name,
            proficiency=one.level,
            evidence=of_lines(run),
            confidence=0.95 if one.name.split()[-1].casefold() in known_tongues() else 0.7,
        )
