"""Lines of service that only say when or where: consumes the lines of an item; produces them as columns beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date
from transforms.entities import venues
from transforms.model import Line
from transforms.records.lists.looks import is_acronym, is_organization, is_place
from transforms.records.service.role_words import is_role, roles_in


def with_dates(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, a date on a line of its own as a column of the undated line above it; the first one of that below."""
    if len(lines) == _ROW and is_date(lines[0].text) and not find_dates(lines[1].text):
        return [replace(lines[1], text=f"{lines[0].text}\t{lines[1].text}", bold=(), italic=(), links=())]
    found = list(lines[:1])
    for line in lines[1:]:
        if is_date(line.text) and not find_dates(found[-1].text):
            found[-1] = replace(found[-1], text=f"{found[-1].text}\t{line.text}")
        else:
            found.append(line)
    return found


_ROW = 2  # lines


def with_roles_alone(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, a role below its body without where that is in a column beside it: "Treasurer<tab>Bergen, Norway"."""
    if len(lines) < _TITLED or not _is_body(lines[0].text):
        return lines
    role, tab, where = lines[1].text.partition("\t")
    if not tab or not is_role(role) or role[-1] == "s" or not _is_where(where):
        return lines
    return [lines[0], replace(lines[1], text=role, bold=(), italic=(), links=()), *lines[2:]]


_TITLED = 2  # lines of a body and the role below it


def _is_body(text: str) -> bool:
    """True for words that state no role but what a committee's own name does."""
    return all(role.role == "committee" for role in roles_in(text)) and text[-1] not in ".:"


def _is_where(text: str) -> bool:
    """True for a place, and for an organisation that is no venue: what stands in a column by itself."""
    if find_dates(text) or not _ONE_THING.isdisjoint(text) or venues.known(text):
        return False
    return is_organization(text) or is_acronym(text) or any(map(is_place, text.split(", ")))


_ONE_THING = frozenset("\t;:")
