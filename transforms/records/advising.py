"""Advising: the people whom the owner supervises. Consumes an advising section; produces `Advising`s.

Forms read: a name a line with dates and notes round it, "PhD students: A, B and C", columns, and sentences
("I advise A (PhD) and B").
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from typing import NamedTuple

from transforms.dates import find_dates, without_dates
from transforms.degrees import find_degrees
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.name_words import is_given_name
from transforms.names import clean_name, fold, is_name
from transforms.organizations import find_organizations, shape_rank
from transforms.parsed import Advising
from transforms.places import is_place
from transforms.records.items import Item
from transforms.records.wrapped import margin, together, unwrapped


class _Student(NamedTuple):
    name: str
    note: str


_RELATION = re.compile(
    r"(?i)\b(?:ph\.? ?d|doctoral|doctorate|master|m\.?sc?\b|m\.?phil|m\.?eng|m\.?a\b|bachelor|"
    r"b\.?sc?\b|undergrad|graduate|post-?doc|postdoctoral|intern|visit|research assistant|student|"
    r"advisee|mentee|trainee|"
    r"scholar|fellow|thesis|thes[ei]s|dissertation|committee|supervis|advis|mentor|alumn|member|"
    r"current|former|past|honou?rs|capstone|high school|independent study|summer|exchange|"
    r"assistants?)"
)
_LABEL = re.compile(r"^(?P<label>[^:,]{2,70}):\s*(?P<rest>.*)$")
_VERB = re.compile(
    r"(?i)\b(?:(?:co-?)?(?:advis|supervis|mentor)(?:e|ed|ing|or to)?|worked with|working with|"
    r"work with|my (?:\w+ )?(?:students?|mentees|advisees) (?:are|include|were|is|was)):?\s+"
)
_SUBJECT = re.compile(r"(?i)\W*(?:(?:I|we|he|she|they|currently|now|am|have|has|been|also|is|was|and)\s+){0,5}")
_LEADING = re.compile(
    r"(?i)^(?:(?:current|former|past|co-?advised|visiting)\s+)?(?:ph\.? ?d\.?|m\.?sc?\.?|m\.?a\.?|"
    r"b\.?sc?\.?|b\.?a\.?|master'?s?|bachelor'?s?|undergraduate|graduate|doctoral|"
    r"postdoc(?:toral)?)(?:\s+(?:student|candidate|thesis|researcher|fellow))?\s*[:,–—-]?\s+"
)
_COUNTED = re.compile(
    r"^(?:\d{1,2}|one|two|three|four|five)\s+(?P<label>[^():]{3,50}?)\s*[(:]\s*(?P<names>[^()]+)\)?$", re.IGNORECASE
)
_LIST = re.compile(
    r"\s*(?P<name>[^,;()]+?)\s*(?:[(\[](?P<note>[^()\[\]]*)[)\]])?\s*(?:,\s*and\s+|[,;]\s*|\s+and\s+|\s+&\s+|\.?\s*$)"
)
_NEXT_STUDENT = re.compile(r"\)\.\s+(?=[A-ZÀ-Þ][\w'’-]+ [A-ZÀ-Þ])")
_NAME_ENDS = re.compile(
    r"\s*(?:[,(\[;:|\t]|\s['‘“\"«](?=\w+[^\w'’”\"»])|\s[-–—]\s|\s(?:at|from|on|for|working|who|now)\s)"
)
_INVERTED = re.compile(
    r"(?P<name>(?P<family>[^\W\d_a-z][\w'’-]{1,24}(?: [^\W\d_a-z][\w'’-]{1,24})?), "
    r"(?P<given>[^\W\d_a-z][\w'’.-]{0,24}(?: [^\W\d_a-z][\w'’.-]{0,24})?))(?=\s*[(\[;:|\t]|$)"
)
_DONE = re.compile(r"(?i)\b(?:now|currently|next|then|first (?:job|position)|→|->)\b.*$")


def read_advising(section: Section, context: Context) -> Iterator[Advising]:
    """The students of a section, each with the relation that its line, label or heading states."""
    relation = _singular(section.title) if _RELATION.search(section.title) else None
    seen: set[tuple[str, str]] = set()
    pending: list[tuple[list[Line], list[_Student], str | None]] = []
    for line in _apart(unwrapped(section.lines, margin(context))):
        named = [pair for sentence in _sentences(line.text) if (pair := _students(sentence))[0]]
        if named:
            pending += [([line], students, label or relation) for students, label in named]
        elif _is_label(line):
            relation = _singular(line.text)
        elif pending:
            pending[-1][0].append(line)
    for lines, students, stated in pending:
        yield from _records(lines, students, stated, seen)


def advising_of(item: Item) -> Iterator[Advising]:
    """The students whom an entry of another section names: "Co-supervised MSc students: A, B"."""
    for line in item.lines:
        students, label = supervised(line.text)
        yield from _records([line], students, label, set())


def supervised(text: str) -> tuple[list[_Student], str | None]:
    """The students named behind a label that says so, dates in front of it aside."""
    dates = find_dates(text[:_AHEAD])
    start = dates[-1].span.end if dates and dates[0].span.start == 0 else 0
    text = text[start:].lstrip(" \t:|–—-")
    label = text.partition(":")[0]
    if len(label) == len(text) or not _SUPERVISED.match(label):
        return [], None
    return _students(text)


_AHEAD = 24  # characters in which dates stand before the words
_SUPERVISED = re.compile(
    r"(?i)(?:\W|current|former|past|student|research|thesis|undergraduate|graduate|phd|msc|doctoral|primary|joint|main|\s){0,5}"
    r"(?:co-?)?(?:supervis|advis[eio]|mentor|mentee)"
)


def _apart(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines, those of a paragraph of students between middle dots put together and cut there."""
    group: list[Line] = []
    for line in (*lines, None):
        if group and (line is None or line.bullet or line.gap_before):
            whole = reduce(together, group) if sum(one.text.count(_DOT) for one in group) > 1 else None
            yield from (replace(whole, text=part) for part in whole.text.split(_DOT)) if whole else group
            group = []
        group += [line] if line else []


_DOT = " · "


def _sentences(text: str) -> list[str]:
    """The sentences of a line that says who "I advise"; a list's item stays whole."""
    if ". " not in text or not _VERB.search(text):
        return [text]
    return re.split(r"(?<=[a-z)])\.\s+(?=[A-Z])", text)


def _records(
    lines: list[Line], students: list[_Student], stated: str | None, seen: set[tuple[str, str]]
) -> Iterator[Advising]:
    for student in students:
        relation = _own_relation(student.note) or stated
        key = fold(student.name), fold(relation or "")
        if key not in seen:
            seen.add(key)
            yield Advising(
                student=student.name, relation=relation, evidence=of_lines(lines), confidence=0.9 if relation else 0.8
            )


def _own_relation(note: str) -> str | None:
    """The degree or role that a note beside the name gives, not where the student went later."""
    note = _DONE.sub("", note)
    degrees = [degree for degree in find_degrees(note) if degree.level != "other"]
    if degrees:
        return degrees[0].degree
    match = re.search(
        r"(?i)\b(?:post-?doc(?:toral (?:researcher|fellow|scholar|associate))?|(?:research |"
        r"summer )?intern|undergraduate|master'?s? student|visiting (?:student|scholar|phd student)|"
        r"honou?rs|high school)\b",
        note,
    )
    return match[0] if match else None


def _is_label(line: Line) -> bool:
    """True for a line that says what the people below it are, or where they were."""
    text = line.text.strip(" :")
    return (
        not find_dates(text)
        and len(text) < 80
        and (
            _RELATION.search(text) is not None
            or is_place(text)
            or bool(find_organizations(text))
            or shape_rank(text) > 0
        )
    )


def _students(text: str) -> tuple[list[_Student], str | None]:
    """The students that a line names, and the label before them."""
    label, rest = _labelled(text)
    counted = _COUNTED.match(text)
    if counted and (many := _listed(counted["names"])):
        return many, _singular(counted["label"])
    if rest is None:
        verb = _VERB.search(text)
        if verb and _SUBJECT.fullmatch(text[: verb.start()]):
            return _listed(text[verb.end() :]), None
        rest = text
    elif many := _listed(rest):
        return many, label
    if len(noted := _noted(rest)) > 1:
        return noted, label
    one = _one(rest) or _behind_relation(rest)
    return ([one], label) if one else (_listed(rest) if _all_names(rest) else [], label)


def _labelled(text: str) -> tuple[str | None, str | None]:
    match = _LABEL.match(text)
    if not match or find_dates(match["label"]) or is_name(match["label"]):
        return None, None
    if not (_RELATION.search(match["label"]) or find_degrees(match["label"])):
        return None, None
    return _singular(match["label"]), match["rest"]


def _one(text: str) -> _Student | None:
    """The one student whom a line is about: the name before the first mark, dates and degrees off."""
    if (inverted := _INVERTED.match(text)) and _is_inverted(inverted["family"].split(), inverted["given"].split()):
        return _Student(inverted["name"], text[inverted.end() :])
    bare = without_dates(text, find_dates(text)).strip(" :–—-•·\t,")
    for words in (bare, _LEADING.sub("", bare)):
        end = _NAME_ENDS.search(words)
        name = words[: end.start()] if end else words.rstrip(".")
        if (
            1 < len(name.split()) <= 5
            and is_name(name)
            and not shape_rank(name)
            and not is_place(name)
            and not _RELATION.search(name)
        ):
            return _Student(clean_name(name), text.replace(name, "", 1))
    return None


def _is_inverted(family: Sequence[str], given: Sequence[str]) -> bool:
    """True for "Tan, Wei" and "Marsh Quill, Ada", not for "Ada Quill, Economics"."""
    if not is_name(" ".join((*given, *family))):
        return False
    return len(family) == 1 or (is_given_name(given[0]) and not is_given_name(family[0]))


def _behind_relation(text: str) -> _Student | None:
    """The one name among the phrases behind the owner's role: "Co-advisor, thesis on looms, Ada Quill"."""
    parts = [part.strip() for part in _PHRASES.split(without_dates(text, find_dates(text)).strip(" \t,:"))]
    if len(parts) == 1 or len(parts[0].split()) > _ROLE_WORDS or not _OWN_ROLE.search(parts[0]):
        return None
    names = [part for part in parts[1:] if 1 < len(part.split()) <= 4 and is_name(part) and not _says_where(part)]
    return _Student(clean_name(names[0]), text.replace(names[0], "", 1)) if len(names) == 1 else None


_PHRASES = re.compile(r"[,;:(\t]\s*|\.\s+(?=[A-Z])")
_OWN_ROLE = re.compile(r"(?i)\b(?:co-?)?(?:advis[eo]r|supervisor|mentor|examiner|chair|member|promot[eo]r)\b")
_ROLE_WORDS = 6


def _says_where(text: str) -> bool:
    return bool(shape_rank(text)) or is_place(text) or _RELATION.search(text) is not None


def _listed(text: str) -> list[_Student]:
    """The names of a list with notes in brackets, up to the first phrase that is no name."""
    found = []
    at = 0
    text = _NEXT_STUDENT.sub("), ", text)
    text = text.split(". ", maxsplit=1)[0] if re.search(r"\)\.? |[a-z]{3}\. ", text) else text
    while at < len(text) and (match := _LIST.match(text, at)):
        if match.end() == at:
            break
        name = match["name"].strip(" .")
        if not (1 < len(name.split()) <= 5 and is_name(name) and not shape_rank(name)):
            break
        found.append(_Student(clean_name(name), match["note"] or ""))
        at = match.end()
    return found


def _noted(text: str) -> list[_Student]:
    """The names of a list in which each has its own note: "A (2014, now at X), B (2020–)"."""
    if text.count("(") < 2:
        return []
    found = _listed(text)
    return found if all(student.note and not _ADVISER.search(student.note) for student in found) else []


_ADVISER = re.compile(r"(?i)advis[eo]r|supervisor|mentor\b|^with\b")


def _all_names(text: str) -> bool:
    parts = [part for part in re.split(r",\s*|;\s*|\s+and\s+", re.sub(r"\([^()]*\)", "", text)) if part.strip()]
    return len(parts) > 1 and all(is_name(part) and len(part.split()) > 1 for part in parts)


def _singular(text: str) -> str:
    """A heading as a relation: "PhD students" -> "PhD student"."""
    text = text.strip(" :.")
    return re.sub(
        r"(?i)\b(students|assistants|advisees|mentees|interns|researchers|fellows|scholars|candidates|"
        r"postdocs|members|committees|theses)\b",
        lambda match: {"theses": "thesis"}.get(match[0].casefold(), match[0][:-1]),
        text,
    )
