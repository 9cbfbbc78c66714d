"""Degrees told twice, by their name and by what they are called at home: "M.S. – Diplôme d'Études in Physics".

Consumes the roles of an entry; produces them with one for each degree.
"""

from __future__ import annotations

import re

from transforms.entities.degrees import Degree
from transforms.records.career.roles import ReadEntry, Role


def one_degree(read: ReadEntry, roles: list[Role]) -> list[Role]:
    """The roles; a degree and its name at home behind a dash or below are one: "M.S. – Diplôme d'Études in Physics"."""
    kept: list[Role] = []
    for at, anchor in roles:
        above = kept[-1][1].degree if kept and kept[-1][0] == at else None
        same = above and anchor.degree and not above.field and _is_one(above, anchor.degree)
        if above and anchor.degree and same and anchor.before in _DASHES:
            kept[-1] = (at, kept[-1][1]._replace(degree=above._replace(field=anchor.degree.field)))
        elif (above and anchor.degree and _is_kind_of(anchor.degree, above)) or (
            kept and anchor.degree and not read.head[at].dates and _is_at_home(anchor.degree, kept[-1][1].degree)
        ):
            continue
        elif kept and _says_again(read, kept[-1], (at, anchor)):
            kept[-1] = (at, anchor)
        else:
            kept.append((at, anchor))
    return kept


def _says_again(read: ReadEntry, above: Role, role: Role) -> bool:
    """True for a degree right below its letters beside the year: "2015 · Ph.D." over "Ph.D. in Looms, X University"."""
    letters, degree = above[1].degree, role[1].degree
    if letters is None or degree is None or above[0] + 1 != role[0] or letters.field:
        return False
    return len(read.head[above[0]].pieces) == 1 and letters.degree.casefold() == degree.degree.casefold()


def _is_kind_of(degree: Degree, above: Degree) -> bool:
    """True for small words behind a degree of its level that say which kind it is: "MA Looms, research master"."""
    return degree.level == above.level and not degree.field and degree.degree.islower() > above.degree.islower()


def _is_at_home(degree: Degree, above: Degree | None) -> bool:
    """True for the name at home of the degree on a line above: "Mestrado em Engenharia" below "MSc in Engineering"."""
    if above is None or degree.level != above.level or _AT_HOME.match(above.degree):
        return False
    return _AT_HOME.match(degree.degree) is not None


def _is_one(one: Degree, other: Degree) -> bool:
    """True where a degree may be another's name at home."""
    return one.level == other.level or _AT_HOME.match(other.degree) is not None


_AT_HOME = re.compile(
    r"(?i)dipl[oô]m|laurea|li[cz]en[cz]|t[ií]tulo|grado|ma[iî]trise|magister|ingénieur|mestrado|doutora|doctorado"
    r"|doctorat\b|maestr|dottorato|bacharel"
)
_DASHES = ("-", "–", "—", "--")
