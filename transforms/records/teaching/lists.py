"""Several courses on one line: consumes a line of a teaching section; produces one line for each course of its list.

A line is a list where its own marks say so: each part has its code or its years, semicolons stand between titles, or a
label in front says what level or role follows ("Graduate: Game Theory, Auctions"). A title with commas stays whole.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from transforms.dates.ranges import find_dates, is_date, without_dates
from transforms.entities.degree_forms import key
from transforms.entities.degree_forms import levels as degrees
from transforms.entities.organizations import find_organizations, is_unit
from transforms.model import Line
from transforms.records.lists.looks import (
    CODE,
    holds_code,
    is_known_organization,
    is_organization,
    is_place,
    outside_brackets,
    word_list,
    words,
)
from transforms.records.lists.pieces import phrases
from transforms.records.teaching.coded_cells import behind_codes
from transforms.records.teaching.roles import organization_in, role_phrase
from transforms.vocabulary import any_of

_LABEL = re.compile(r"(?P<label>[^:;]{2,70}):\s+(?P<rest>\S.*)")
_DASHED = re.compile(r"(?P<label>[^:;,–—]{4,60}(?:[–—][^:;,–—]{0,40})?) [–—] (?P<rest>[^:;]{8,200})")
_TAUGHT = re.compile(
    rf"(?:(?:{any_of('entry_words', 'teaching', 'which')})\s){{0,3}}(?:courses?|classes|modules?|subjects|"
    rf"teaching|lectures|taught)(?:\s(?:{any_of('entry_words', 'teaching', 'taught')}))*(?:\s\([^()"
    r"]{1,40}\))?\s?$",
    re.IGNORECASE,
)
_LONGEST = 14  # words of a course
_LABEL_WORDS = 8
_NOTED = re.compile(r"\((?P<note>[^()]{1,60})\)$")
_PERSON = re.compile(r"(?:with|for|by|under)\b|(?:Prof|Dr)\b", re.IGNORECASE)
_PAIR, _MOST = 2, 0.6


class Listed(NamedTuple):
    """The courses of a line, one line each, and the label in front of them ("" for none)."""

    label: str
    lines: tuple[Line, ...]


def listed(line: Line) -> Listed | None:
    """The courses that a line lists, or None where it is no list."""
    line = _with_codes_behind(line) if "\t" in line.text else line
    if parts := behind_codes(line.text):
        return Listed("", tuple(replace(line, text=part, bold=(), italic=(), links=()) for part in parts))
    match = _LABEL.match(line.text) or _behind_dash(line.text) or _before_codes(line.text)
    if match and _names_course(match["label"]):
        return Listed("", (replace(line, text=match["label"], bold=(), italic=(), links=()),))
    if match and _is_label(match["label"]):
        label = match["label"]
        is_listed = _says_level(label) or _role_in(label) is not None or is_form(label)
        parts = _parts(match["rest"], labelled=is_listed or _are_many(label, match["rest"]))
        if not parts and is_level_line(label) and "," not in match["rest"] and not _is_known_body(match["rest"]):
            parts = [match["rest"]]  # "Graduate: Ecological Networks", though networks are bodies too
    else:
        parts, label = _parts(line.text, labelled=False), ""
    parts = [one for part in parts for one in _each_coded(part)] if ";" in line.text else parts
    if len(parts) < _PAIR and not (label and parts and _says_level(label)):
        return None
    return Listed(label, tuple(replace(line, text=part, bold=(), italic=(), links=()) for part in parts))


def _with_codes_behind(line: Line) -> Line:
    """A row whose last cell lists codes, a colon before it: "Tutor<tab>Globex<tab>LOOM 1, LOOM 2"."""
    *label, codes = line.columns
    parts = phrases(codes, ",;")
    if len(parts) < _PAIR or not all(CODE.fullmatch(part) for part in parts) or not any(map(_role_in, label)):
        return line
    return replace(line, text=f"{', '.join(label)}: {codes}", bold=(), italic=(), links=())


def _is_known_body(text: str) -> bool:
    return is_known_organization(without_dates(text, find_dates(text)).strip(" ,;()."))


def _behind_dash(text: str) -> re.Match[str] | None:
    """A role, perhaps with its dates, and a dash before courses of several words: "2019–2021<tab>Tutor – A B, C D"."""
    match = _DASHED.match(text) if " – " in text or " — " in text else None
    if match is None or _role_in(match["label"]) is None:
        return None
    return match if all(" " in part for part in phrases(match["rest"], ",;")) else None


def _each_coded(part: str) -> list[str]:
    """A part between semicolons that lists courses with a code each: the role before them before each of them."""
    match = _before_codes(part)
    if match is None:
        return [part]
    return [f"{match['label']} for {one}" for one in _coded(_with_dates(phrases(match["rest"], ",;")))]


def _before_codes(text: str) -> re.Match[str] | None:
    """A role before courses with a code each: "Teaching assistant for LOOM 101, LOOM 204 and DYE 310"."""
    match = _ROLE_BEFORE.match(text)
    if match is None or not CODE.match(match["rest"]) or _role_in(match["label"]) is None:
        return None
    return match if len(_coded(_with_dates(phrases(match["rest"], ",;")))) >= _PAIR else None


_ROLE_BEFORE = re.compile(
    r"(?P<label>[^:;,()]{2,60}?)(?: (?:for|of|in)(?: the)?(?: courses?)?|,) (?=[A-Z])(?P<rest>.+)"
)


def _role_in(label: str) -> str | None:
    """The role that a label is, its dates aside."""
    return role_phrase(label) or role_phrase(without_dates(label, find_dates(label)).strip(" \t,.–—"))


def _names_course(label: str) -> bool:
    """True for a course with its dates, before what it is about: "Archive Skills (2004-16): Ethics; Style; Careers"."""
    dates = find_dates(label)
    if not dates or len(label.rstrip(" )")) > dates[-1].span.end or CODE.fullmatch(label):
        return False
    bare = without_dates(label, dates).strip(" ()")
    return len(bare.split()) > 1 and not (is_level_line(bare) or role_phrase(bare) or organization_in(bare))


@lru_cache(maxsize=1 << 8)
def is_level_line(text: str) -> bool:
    """True for a line that only says for whom the courses are: "Undergraduate (LLB)", "Graduate courses", "B.Sc."."""
    found = word_list(outside_brackets(text).replace("’", "'"))
    levels = words("teaching", "levels")
    if "." in text and all(key(part) in degrees() for part in _DEGREES.split(text.strip(" :"))):
        return True
    return (
        bool(found)
        and not levels.isdisjoint(found)
        and all(word in levels or word in words("teaching", "leveled") for word in found)
    )


_DEGREES = re.compile(r"\s?[/&,]\s?|\sand\s")


def _says_level(label: str) -> bool:
    return is_level_line(label) or names_courses(label)


def names_courses(label: str) -> bool:
    """True for a label that says no more than that courses follow: "Courses taught", "Current teaching"."""
    return _TAUGHT.fullmatch(label) is not None


def _is_label(text: str) -> bool:
    if (CODE.match(text) and not is_date(text)) or len(text.split()) > _LABEL_WORDS:
        return False
    dates = find_dates(text)
    return (
        _says_level(text)
        or _role_in(text) is not None
        or organization_in(text) is not None
        or is_form(text)
        or (bool(dates) and len(without_dates(text, dates).split()) < _PAIR)
    )


def is_form(label: str) -> bool:
    """True for the form in which several courses are held, and no more: "Seminars", "Lectures and tutorials"."""
    return _FORM.fullmatch(outside_brackets(label).strip()) is not None


_FORM = re.compile(
    "(?i)(?:(?:language|undergraduate|graduate|studio|survey|core|elective|online) )?(?:"
    f"{any_of('entry_words', 'teaching', 'plural_forms')})(?:(?: and |, | & |/)(?:lectures|seminars|classes|"
    "tutorials|studios|exercises|workshops|labs))?"
)


def _are_many(label: str, rest: str) -> bool:
    """True for a school before several titles of a few words each, none of which goes on with the one before."""
    parts = phrases(rest, ",;")
    if organization_in(label) is None or len(parts) < _PAIR or any(part.startswith("and ") for part in parts):
        return False
    return len(parts) >= _SEVERAL or all(" " in part for part in parts)


_SEVERAL = 4


def _parts(text: str, *, labelled: bool) -> list[str]:
    """The courses of a text: between semicolons, else between those commas that part courses."""
    between = phrases(text, ";") if _SEMICOLON.search(text) else ()
    courses = sum(is_course(part) or is_held(part) for part in between)
    most = labelled and len(between) > _PAIR and courses >= _MOST * len(between)  # "State and Local Government" is one
    if len(between) >= _PAIR and (courses == len(between) or most):
        return [course for part in between for course in (_at_commas(part, labelled=False) or [part])]
    return _at_commas(text, labelled=labelled) or ([text] if labelled and is_course(text) else [])


_SEMICOLON = re.compile(r"[;•·⋄◆▪◦]")  # what parts as one does


def _at_commas(text: str, *, labelled: bool) -> list[str]:
    parts = _with_dates(phrases(text, ",;"))
    if coded := _coded(parts):
        return coded
    if len(parts) < _PAIR:
        return []
    if labelled and holds_code(parts[-1]) and not any(map(holds_code, parts[:-1])):
        return []  # "Lecturer: Dyes, Yarns and Looms TEX204"
    noted = all(map(_NOTED.search, parts))
    if not (noted or labelled) or not _are_courses(parts):
        return []
    if noted and all(find_dates(part) and len(phrases(part, ".")) == 1 for part in parts):
        return parts
    return _without_and(parts) if labelled and not _is_one_title(parts) else []


def _with_dates(parts: Sequence[str]) -> list[str]:
    """The parts, those that are only dates put with the part before them."""
    found: list[str] = []
    for part in parts:
        if found and is_date(part):
            found[-1] += f", {part}"
        else:
            found.append(part)
    return found


def _coded(parts: Sequence[str]) -> list[str]:
    """The courses of parts that begin with a code each; what has none goes on with the course before it."""
    if not CODE.match(parts[0]):
        return []
    found: list[str] = []
    for part in (one for several in parts for one in _AND.split(several) if one):
        if found and not (CODE.match(part) and not find_dates(part[:10])):
            found[-1] += f", {part}"
        else:
            found.append(part)
    bare = [CODE.fullmatch(without_dates(part, find_dates(part)).strip(" ,")) is not None for part in found]
    return found if len(found) >= _PAIR and (all(bare) or not any(bare)) else []


_AND = re.compile(r"(?:^|\s)(?:and|&) (?=[A-Z]{2,6}[ -]?\d)")  # before the last of several codes


def is_course(part: str) -> bool:
    """True for a part that can be a course: a titled phrase that is no role, place, organisation or person."""
    bare = outside_brackets(without_dates(part, find_dates(part))).strip(" .,:")
    return (
        bool(bare)
        and (bare[0].isupper() or not bare[0].isalpha() or bare.startswith("and "))
        and len(bare.split()) <= _LONGEST
        and not _PERSON.match(bare)
        and not (role_phrase(bare) or is_level_line(bare) or is_place(bare) or is_organization(bare))
    )


def course_in_role(text: str) -> tuple[str, str] | None:
    """The course in brackets behind a role, and that: "Tutor (Slow Looms)"; None for "Tutor (Faculty of Law)"."""
    role, bracket, note = text[:-1].rpartition(" (") if text[-1] == ")" else ("", "", "")
    is_course_there = bracket and " " in note and is_course(note) and not is_unit(note)
    return (note, role) if is_course_there and role_phrase(role) else None


def _are_courses(parts: Sequence[str]) -> bool:
    """True where all parts are courses; of many, one may look like a body's name too: "Theatre and Society"."""
    other = [part for part in parts if not is_course(part)]
    return not other or (len(parts) > _SEVERAL - 1 and len(other) == 1 and _is_titled(other[0]))


def _is_titled(part: str) -> bool:
    return part[0].isupper() and not (
        find_organizations(part) or is_place(part) or role_phrase(part) or find_dates(part)
    )


def is_held(part: str) -> bool:
    """True for a course by the form it is held in, though its name is that of a body too: "Land Use Clinic"."""
    return _HELD.search(part) is not None and not find_organizations(part) and len(part.split()) > 1


_HELD = re.compile(rf"(?:{any_of('entry_words', 'teaching', 'held')})\s?$")


def _is_one_title(parts: Sequence[str]) -> bool:
    """True for "Race, Gender, and Class": words of one title, not courses."""
    return parts[-1].startswith("and ") and all(" " not in part for part in parts[:-1])


def _without_and(parts: Sequence[str]) -> list[str]:
    return [part.removeprefix("and ") for part in parts]
