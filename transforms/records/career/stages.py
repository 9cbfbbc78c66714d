"""Stages of a career: a role or degree each, and what its neighbours say of it. Consumes and produces `Stage`s."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise

from transforms.dates.ranges import DateRange
from transforms.entities.organizations import is_unit
from transforms.evidence import join
from transforms.parsed import Evidence
from transforms.records.career.labels import Piece


@dataclass(frozen=True, eq=False)
class Stage:
    """One role or degree as far as its entry states it.

    Attributes:
        anchor: the title or degree piece.
        field: field of study as stated, for a degree.
        sure: how the organisation was found: 3 by vocabulary ... 0 by its place.
        line: the text of the line that states the role.
    """

    anchor: Piece
    evidence: Evidence
    organization: str | None = None
    unit: str | None = None
    location: str | None = None
    field: str | None = None
    dates: tuple[DateRange, ...] = ()
    people: tuple[str, ...] = ()
    sure: int = 0
    line: str = ""


def completed(stages: list[Stage]) -> list[Stage]:
    """The stages; a degree alone in the year in which studies of its level ended is their end.

    As in "2008-2011 Bachelor studies, X University" above "2011 Bachelor of Science, thesis: ...".
    """
    found: list[Stage] = []
    for stage in stages:
        last = found[-1] if found else None
        if last and _same_post(last, stage):
            found[-1] = replace(
                last, organization=stage.organization, unit=last.organization, location=stage.location, sure=stage.sure
            )
        if last and _ends(last, stage):
            people = tuple(dict.fromkeys((*last.people, *stage.people)))
            found[-1] = replace(last, anchor=stage.anchor, people=people, evidence=join(last.evidence, stage.evidence))
        else:
            found.append(stage)
    return found


def _same_post(above: Stage, below: Stage) -> bool:
    """True for a post in one department above the same one in another, whose university stands below both."""
    return (
        above.anchor.text == below.anchor.text
        and above.anchor.degree is None
        and above.sure <= 1 < below.sure
        and above.organization is not None
        and is_unit(above.organization)
        and not above.location
        and bool(below.unit)
    )


def _ends(studies: Stage, degree: Stage) -> bool:
    one, other = studies.anchor.degree, degree.anchor.degree
    if not (one and other and one.level == other.level and studies.organization and len(degree.dates) == 1):
        return False
    bare = not (degree.field or degree.location) and degree.sure == 0
    return bare and studies.dates[-1:] != () and studies.dates[-1].end == degree.dates[0].start


def sharing(stages: list[Stage]) -> list[Stage]:
    """An entry's stages; one that names a unit at most has the employer that stands below its neighbour.

    A further one that names no employer at all has that of the one before.
    """
    for at, (one, below) in enumerate(pairwise(stages), 1):
        alike = (one.anchor.degree is None) == (below.anchor.degree is None)
        if alike and one.organization and not (below.organization or below.unit):
            stages[at] = replace(below, organization=one.organization, sure=one.sure)
    for at in range(len(stages) - 2, -1, -1):
        one, below = stages[at], stages[at + 1]
        if below.sure > 1 and one.sure <= 1 and (one.organization is None or is_unit(one.organization)):
            unit = one.organization or one.unit
            stages[at] = one = replace(
                one,
                organization=below.organization,
                unit=unit,
                location=one.location or below.location,
                sure=below.sure,
            )
        if _of_one_date(one, below):
            stages[at] = replace(one, dates=below.dates, location=one.location or below.location)
    return stages


def _of_one_date(one: Stage, below: Stage) -> bool:
    """True for two degrees of one school, a line each, whose one date stands in a line below both."""
    if one.dates or not below.dates or not (one.anchor.degree and below.anchor.degree):
        return False
    return one.organization == below.organization is not None and not any(map(str.isdigit, below.line))


_SAME = re.compile(
    r"(?i)(?:the )?(?:same (?:university|institution|institute|school|department|company|"
    r"place|hospital|college)|ibid\.?|idem)$"
)


def referred(stages: list[Stage]) -> list[Stage]:
    """The stages with "same university" as the employer of the stage before."""
    found: list[Stage] = []
    for stage in stages:
        if found and stage.organization and _SAME.match(stage.organization):
            found.append(replace(stage, organization=found[-1].organization, sure=found[-1].sure))
        else:
            found.append(stage)
    return found
