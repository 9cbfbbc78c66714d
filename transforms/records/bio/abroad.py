"""Lives told in other languages: "Soy profesora en la Universidad de X", "Ich bin Dozentin an der Universität X".

Consumes header and "about" sections; produces `Position`, `Education` and `Interest` records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title
from transforms.model import Context, Section
from transforms.parsed import Interest, Position, Record
from transforms.records.bio.abroad_degrees import degrees_abroad, promoted
from transforms.records.bio.abroad_languages import Language, told_in
from transforms.records.bio.places import affiliation_in
from transforms.records.lists.periods import period
from transforms.records.lists.prose import LONGEST, Sentence, sentences

_CONFIDENCE = 0.7


def read_abroad(section: Section, _: Context) -> Iterator[Record]:
    """The posts, degrees and interests of sentences that are not in English."""
    for sentence in sentences(section):
        if len(sentence.text) < LONGEST and (language := told_in(sentence.text)):
            plain = sentence._replace(text=sentence.text.replace("'", "’"))
            yield from _posts(plain, language)
            yield from degrees_abroad(plain, language)
            yield from promoted(plain)
            yield from _topics(plain, language)


def _posts(sentence: Sentence, language: Language) -> Iterator[Position]:
    """The posts that a sentence tells, each with where it was held; "and" joins a second one."""
    text = sentence.text
    cues = list(language.cue.finditer(text))
    for number, cue in enumerate(cues):
        end = cues[number + 1].start() if number + 1 < len(cues) else len(text)
        stop = _STOP.search(text, cue.end(), end)
        start, end = cue.end(), stop.start() if stop else end
        opened = _opened(text, cue.start()) if not number else cue.start()
        while start < end:
            title, place, after = _held(text[start:end], language)
            if title and place:
                yield _position(sentence, title, place, text[opened : start + after] + _dated(text, start + after), cue)
            joint = language.joint.match(text, start + after, end) if after else None
            opened = start = joint.end() if joint else end


_STOP = re.compile(r";|\.\s|,\s(?:(?:où|onde|donde|wo|dove)\s|(?:avant|antes|bevor|prima)\s)")


def _opened(text: str, at: int) -> int:
    """Where a clause begins that opens with when it was: "Von 2012 bis 2015 war ich", "Desde 2015 soy"."""
    front = text[:at]
    return 0 if at < _OPENING and "(" not in front and not find_degrees(front) else at


_OPENING = 40  # characters


def _dated(text: str, at: int) -> str:
    """The date right behind a stay: " (2009-2011)", " desde 2015"."""
    behind = _DATE.match(text, at)
    return behind[0] if behind else ""


_DATE = re.compile(
    r",?(?:\s\([^()]{4,30}\)|\s(?:[^\W\d_]{1,10}\s){0,3}(?:19|20)\d\d(?:\s?\w{0,4}\s?[-–—]?\s?(?:19|20)\d\d)?)"
)

_Place = tuple[str, str | None, str | None]


def _held(words: str, language: Language) -> tuple[str, _Place | None, int]:
    """The title, the place and where it ends: "profesora titular en la Universidad de X"."""
    strong = language.at.search(words)
    begin = strong.end() if strong else 0
    place = affiliation_in(words[begin:])
    if place is None and strong:
        strong, begin, place = None, 0, affiliation_in(words)  # "director del Museo X en Turku"
    at = words.find(place[0], begin) if place else -1
    if place is None or at < _SHORTEST:
        return "", None, 0
    front = words[:at]
    link = language.link.search(front)
    cut = strong.start() if strong else link.start() if link else -1
    title = front[:cut].strip(" ,") if cut > 0 else ""
    unit = front[strong.end() : link.start()].strip(" ,") if strong and link and strong.end() < link.start() else None
    after = at + len(place[0])
    is_degree = any(not degree.start for degree in find_degrees(title))
    if is_degree or not is_title(title[:1].upper() + title[1:]) or len(title.split()) > _LONGEST_TITLE:
        return "", None, after
    return title, (place[0], unit or None, place[2]), after


_SHORTEST, _LONGEST_TITLE = 4, 9  # characters before a place; words


def _position(sentence: Sentence, title: str, place: _Place, told: str, cue: re.Match[str]) -> Position:
    when = period(find_dates(told)[:2])
    return Position(
        title=title,
        organization=place[0],
        unit=place[1],
        location=place[2],
        start=when.start,
        end=when.end,
        current=cue["now"] is not None and not when.end,
        evidence=sentence.evidence,
        confidence=_CONFIDENCE,
    )


def _topics(sentence: Sentence, language: Language) -> Iterator[Interest]:
    """What one works on, a topic each; adjectives that share a noun stay with it."""
    text = sentence.text
    cues = list(language.topics.finditer(text))
    for number, cue in enumerate(cues):
        end = cues[number + 1].start() if number + 1 < len(cues) else len(text)
        stop = _TOPIC_ENDS.search(text, cue.end(), end)
        words = text[cue.end() : stop.start() if stop else end].strip(" ,.")
        parts = re.split(r",\s", words)
        joint = language.joint.search(parts[-1])
        last = parts[-1][: joint.start()] if joint else "a b"
        if any(" " not in part for part in parts[1:]) or (len(parts) > 1 and " " not in last):
            parts, joint = [words], None
        if joint and len(parts) > 1:
            parts[-1:] = [parts[-1][: joint.start()], parts[-1][joint.end() :]]
        for part in parts:
            if part.strip():
                yield Interest(text=part.strip(), evidence=sentence.evidence, confidence=_CONFIDENCE)


_TOPIC_ENDS = re.compile(r"[.;]|\s[–—-]\s|:(?=\s)")
