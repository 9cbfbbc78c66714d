"""Stages as records: consumes `Stage`s; produces `Position`s and `Education`s."""

from __future__ import annotations

import re

from transforms.entities.organizations import is_unit
from transforms.entities.places import is_place
from transforms.entities.titles import is_title
from transforms.model import Context
from transforms.names.people import is_common, is_given_name, is_name
from transforms.parsed import Award, Education, Position
from transforms.records.career.employers_in_front import employer_in_front
from transforms.records.career.stages import Stage
from transforms.records.lists.looks import is_organization
from transforms.records.lists.periods import period
from transforms.unchecked import made


def position(stage: Stage, *, held: bool = False) -> Position:
    """A stage as a position, `held` now where its heading says so. With one year alone, `start` holds it."""
    when = period(stage.dates)
    employer, location = _employer(stage)
    is_guess = not (employer or stage.unit) or stage.sure < 1
    in_front = employer_in_front(stage.anchor.text) if is_guess else None
    employer, title = in_front or (employer, stage.anchor.text)
    if not (employer or stage.unit) and (led := _LED.fullmatch(title)):
        title, employer = led["title"], led["body"]
    assisted = [employer] if employer and stage.sure < 2 and _is_assisted(stage.anchor.text, employer) else []
    return made(
        Position,
        title=title,
        organization=None if assisted else _bare(employer),
        unit=stage.unit,
        location=location,
        start=when.start,
        end=when.end,
        current=when.current or held,
        supervisors=[*stage.people, *assisted],
        evidence=stage.evidence,
        confidence=_confidence(stage),
    )


def honour(stage: Stage) -> Award:
    """A stage as an honour: a fellowship among degrees, its giver and its year."""
    when = period(stage.dates)
    return made(
        Award,
        name=stage.anchor.text,
        granter=_bare(stage.organization),
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=stage.evidence,
        confidence=_confidence(stage),
    )


def _employer(stage: Stage) -> tuple[str | None, str | None]:
    """Who employed and where; a name before a country that is no known place is the employer: "Globex, Singapore".

    So is a town that prose puts behind it: "the Vale Museum in Ghent".
    """
    if stage.organization and not stage.location and (told := _in_town(stage.organization)):
        return told
    name, comma, country = (stage.location or "").partition(", ")
    if stage.organization or stage.unit or not comma or "," in country or is_place(name) or not is_place(country):
        return stage.organization, stage.location
    return name, country


def _in_town(name: str) -> tuple[str, str] | None:
    """An employer and its town, where no name of universities is so made: "American University in Cairo"."""
    body, inside, town = name.rpartition(" in ")
    if not inside or not is_place(town) or body.endswith(_TOWN_OF_NAME) or not (is_organization(body) or is_unit(body)):
        return None
    return body, town


_TOWN_OF_NAME = ("niversity", "ollege", "chool", "niversität", "niversité")


def _is_assisted(title: str, name: str) -> bool:
    """True for a person whom an assistant worked for: "Research Assistant, Ada Quill"."""
    first = name.split(" ", 1)[0]
    return title.endswith("ssistant") and is_given_name(first) and is_name(name) and not is_common(name)


# "Director of WEFT", "Head of LUM (WEFT)": letters say nothing but who it is
_LED = re.compile(
    r"(?P<title>(?:[A-Z][\w-]+ ){0,2}(?:Director|Head|President|Dean|Founder|Chair|Secretary)) of (?:the )?"
    r"(?P<body>[A-Z]{4,9}|[A-Z]{2,9} \([A-Z]{3,9}\))"
)


def _bare(name: str | None) -> str | None:
    """The name without "the" in front: prose that says "at the Y University" gives it along.

    So it gives a role held there for a time: "Globex University (Vice-Chair 2012-2014)".
    """
    if name and name[-1] == ")" and is_title(name[name.rfind("(") + 1 : -1]):
        name = name[: name.rfind("(")].rstrip() or name
    return name.removeprefix("the ") if name else None


def _confidence(stage: Stage) -> float:
    """Lower for a title that only its place tells, an employer nobody knows, or missing dates."""
    certain = 0.97 if stage.anchor.strength >= 2 else 0.7
    certain -= 0 if stage.sure >= 2 else 0.1
    return round(certain - (0 if stage.dates else 0.08), 2)


def education(stage: Stage, context: Context) -> Education:
    """A stage as a degree. With one year alone, `end` holds it; an end after the document's own date is expected."""
    degree = stage.anchor.degree
    when = period(stage.dates)
    start, end = when.start, when.end
    if start and not end and not when.current and not any(date.is_range for date in stage.dates):
        start, end = None, start
    if start and end and len(stage.dates) == 1 and stage.dates[0].expected and _ONE_YEAR.search(stage.line):
        start = None  # "expected 2019/20"
    expected = any(date.expected for date in stage.dates) or bool(
        end and context.as_of and end > context.as_of[: len(end)]
    )
    return made(
        Education,
        degree=degree.degree if degree else stage.anchor.text,
        level=degree.level if degree else "other",
        field=stage.field,
        organization=_bare(stage.organization),
        unit=stage.unit,
        location=stage.location,
        start=start,
        end=end,
        current=when.current,
        expected=expected,
        advisors=list(stage.people),
        evidence=stage.evidence,
        confidence=round((0.97 if stage.sure >= 2 else 0.85) - (0 if stage.dates else 0.05), 2),
    )


_ONE_YEAR = re.compile(r"(?:19|20)\d\d/(?:20)?\d\d\b")  # a school's, not a stay's
