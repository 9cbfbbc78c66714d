"""Role titles in prose: where a clause names one ("is Professor of A", "as an assistant professor"). Consumes text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations
from transforms.entities.titles import is_title
from transforms.records.lists.looks import SOCIETIES
from transforms.vocabulary import any_of


class Role(NamedTuple):
    """A role's title, and where it stands."""

    title: str
    start: int
    end: int


HEAD = f"(?:{any_of('prose', 'titles', 'heads')})"
WORD = rf"(?:(?!(?:{any_of('prose', 'titles', 'words')})\b)[\w’'&/+.-]{{1,24}}[ ]|R&D )"
# of two fields of one post: "Outreach and Innovation" of "Director"
_OF_TWO = (
    rf"(?-i:(?:(?!(?i:{HEAD})\b)[A-Z][\w’'-]{{2,20}} ){{1,3}}and (?=(?:[A-Z][\w’'-]{{2,20}} ){{1,2}}(?i:{HEAD})\b))"
)
_TITLE = re.compile(
    rf"(?i)(?:\b|(?<=\))(?=,))(?P<cue>(?:{any_of('prose', 'titles', 'leads')})\s+(?:(?:"
    rf"{any_of('prose', 'titles', 'between')})\s+){{0,4}}|^(?:an?\s+)?)(?P<title>(?:{_OF_TWO})?{WORD}{{0,7}}{HEAD}\b"
    rf"(?:[ -](?:II{{1,2}}|IV)\b|-I\b)?(?!\s+(?:"
    rf"{any_of('prose', 'titles', 'no_titles')}))"
    r"(?:\s\((?!with |under |hosted |advised |w/|(?:\w+ )?on (?:leave|sabb)|(?-i:[a-z]))(?:[A-Z][\w .-]{2,30})\))?)"
)
_OF_FIELD = re.compile(
    r"(?:\s+of\s+(?!the\b)[a-zà-þ]{3,20}(?:(?:,? and|,)?\s(?!in\b|at\b|with\b|from\b|and\b|who\b|where\b)"
    r"[a-zà-þ]{3,20}){0,5}(?=\s+(?:at|in|with|and (?:an?|the))\b|,|\.?$)|"
    r"\s+(?:of|in|for)\s+(?!(?:the|Prof|Dr|Professor)\b)(?:[A-ZÀ-Þ][\w&/-]*|"
    rf"and|of|&|the)(?:(?:,? and|,|[ ])[ ]?(?!(?i:{any_of('prose', 'titles', 'of_fields')})\b)"
    r"(?:[A-ZÀ-Þ][\w&/-]*|of(?= [A-Z])|&)){0,7})"
)
# Two callings of one post: "botanist and lichenologist at X", not "professor and director at X".
_ONE = re.compile(r"(?!professor|director|founder)[a-z]{4,18}(?:ist|er|ian|or)")
_SECOND = re.compile(rf" and ({_ONE.pattern})(?= (?:at|in|with|for|of|based)\b)")
OFFICES = re.compile(r"(?i)\b(?:founder|cofounder|ceo|cto|coo|(?<!vice )(?<!vice-)president|partner|owner)$")
HIRED = re.compile(  # whoever they work for is their employer, no field of theirs: "a consultant for Globex"
    r"(?i)\b(?:consultant|analyst|engineer|developer|scientist|designer|advis[eo]r|reporter|journalist|attorney|economist"
    r"|statistician|programmer|linguist|specialist|technician|demographer)$"
)
_HONORARY = re.compile(
    rf"(?i)^fellows?(?: of|,)?(?: the)? (?!at )(?:\w+ ){{0,3}}(?:society|academy|association|royal|college of|"
    rf"institution|{SOCIETIES})\b"
)
_VISITING = re.compile(r"(?i)visiting ")
_EMPLOYED = re.compile(
    r"(?i)\b(?:doctoral|ph\.?d\.?|undergraduate|masters?['’]?s?) (?:research )?"
    r"(?:researcher|fellow|assistant|associate|intern)$"
)
_NOUN = re.compile(
    r"(?i)(?:(?:position|appointment|residency|professorship|fellowship|lectureship|scholarship)s?|postdocs)$|^[VSE]+P\b"
)


def calling(text: str) -> Role | None:
    """What the owner is at a place, in words that no list has: "I am an aquarium educator at Globex"."""
    found = _CALLING.match(text)
    return Role(found["title"], found.start("title"), found.end("title")) if found else None


_CALLING = re.compile(
    r"I(?: am|['’]m) (?:(?:currently|now) )?an? (?P<title>(?:[a-z][a-z-]{2,20} ){0,3}"
    r"[a-z]{2,20}(?:er|or|ist|ian)|(?:[A-Z][\w-]{1,20} ){0,3}[A-Z][a-z]{2,20}(?:er|or|ist|ian))"
    r"(?= at (?:the )?[A-ZÀ-Þ])"
)


def titles_told(text: str) -> Iterator[Role]:
    """The titles that a clause names, left to right, each with its field."""
    at = 0
    while match := _TITLE.search(text, at):
        title, end = match["title"], match.end("title")
        field = None if text.startswith(" for ", end) and HIRED.search(title) else _OF_FIELD.match(text, end)
        is_owner = field is not None and text.startswith(("'s ", "’s ", "' ", "’ "), field.end())  # "in Bo Marsh's lab"
        if field and not is_owner and not _names_organization(field[0]) and not OFFICES.search(title):
            words = re.split(r"(?i),?\s+(?:at|in the|with|where)\s", field[0])[0].rstrip(" ,")
            title, end = title + words, end + len(words)
        if (second := _SECOND.match(text, end)) and _ONE.fullmatch(title) and is_title(second[1].capitalize()):
            title, end = title + second[0], second.end()
        at = max(end, match.start() + 1)
        if _HONORARY.search(title.split()[-1] + text[end : end + 60]):
            continue
        studies = any(degree.level != "other" for degree in find_degrees(title)) and not _VISITING.match(title)
        if (not studies or _EMPLOYED.search(title)) and (is_title(title[0].upper() + title[1:]) or _NOUN.search(title)):
            yield Role(title, match.start("title"), end)


def _names_organization(text: str) -> bool:
    return (
        bool(find_organizations(text))
        or re.search(r"(?i)universit|institut|college|school of|department|\blab\b|center|centre", text) is not None
    )


_OFFICE = re.compile(
    r"(?i)^(?:(?:vice|past|former|founding|current|executive)[- ])*(?:president|chair|officer|fellow|lead|founder|"
    r"co-?founder)$|distinguished lecturer"
)
_SOCIETY = re.compile(rf"\b(?:{any_of('prose', 'titles', 'societies')})\b")


def is_office(title: str, organization: str) -> bool:
    """True for what is service or an honour: the president or a fellow of a learned society."""
    of_body = _OF_BODY.match(title)
    if of_body and _SOCIETY.search(title, of_body.end()):
        return True
    return _OF_MEETINGS.search(title) is not None or (
        _OFFICE.search(title) is not None
        and (_SOCIETY.search(organization) is not None or "lecturer" in title.casefold())
    )


def serves_body(title: str, text: str, at: int) -> bool:
    """True for an office of a committee or the like, whoever it belongs to: "chair", " of the Yarn Task Force at X"."""
    return _OFFICE.search(title) is not None and _BODY_BEHIND.match(text, at) is not None


_BODY_BEHIND = re.compile(
    r" (?:of|for|on) (?:the |its )?(?:[A-ZÀ-Þ][\w&’'-]{0,24} (?:(?:of|for|and|on|&) )?(?:the )?){1,6}"
    r"(?:Committee|Board|Council|Task Force|Working Group|Team|Panel|Commission|Caucus|Club)\b"
)
_OF_BODY = re.compile(r"(?i)(?:(?:vice|past|former|founding|current|executive)[- ])*(?:president|chair|secretary) of ")
_OF_MEETINGS = re.compile(r"(?i)\b(?:area|session|track) (?:co-)?chair$")


def intern_title(stated: str) -> str:
    """The title of a stay that its verb or its noun tells: "interned", "did a research internship"."""
    words = re.search(r"(?i)(?:(?:research|summer) )?intern", stated.removeprefix("interned"))
    return words[0] if words else "Intern"
