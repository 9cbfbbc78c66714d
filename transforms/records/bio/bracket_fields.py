"""The field of a degree in brackets: "studied Looms at X (BSc, 2014)", "degrees in Looms (BA, X) and Law (MSc, Y)".

Consumes the text before the degree; produces the field.
"""

from __future__ import annotations

import re

from transforms.entities.organizations import find_organizations
from transforms.entities.studies import is_field

_LONGEST = 160  # characters between a field and its bracket
_WORD = r"[A-Z][\w&-]{1,30}"
_FIELD = rf"(?P<field>{_WORD}(?: (?:(?:and|of|in) )?{_WORD}){{0,5}}|[a-z]{{4,20}}(?: (?:and )?[a-z]{{4,20}}){{0,3}})"
_RIGHT_BEFORE = re.compile(rf"(?:\bdegrees? in|\bdiplomas? in| and| in|,) {_FIELD} \([^()]{{0,12}}$")
_STUDIED = re.compile(
    rf"\b(?:studied|read|trained in|educated in|degrees? in|education in|stud(?:ies|ying)(?: of| in)?) {_FIELD} "
    r"(?:at|from) [^.;]*\([^()]{0,30}$"
)


_INSIDE = re.compile(rf" {_FIELD}(?=(?:,? (?:19|20)\\d\\d)?[),;])")


def field_inside_bracket(before: str, after: str) -> str | None:
    """The field behind a degree in brackets: "(BSc Chemistry)"."""
    found = _INSIDE.match(after) if before.endswith("(") else None
    return found["field"] if found and is_field(found["field"]) else None


def field_beside_school(school: str) -> tuple[str, str] | None:
    """A school and the field in the bracket behind it: "Turku (Looms)"; None where the bracket names the school."""
    found = _BESIDE.fullmatch(school) if school[-1:] == ")" else None
    return (found["school"], found["field"]) if found and is_field(found["field"]) else None


_BESIDE = re.compile(rf"(?P<school>[^()]{{2,80}}) \({_FIELD}\)")


def field_before_bracket(before: str) -> str | None:
    """The field told right before a bracket, or studied where the bracket's degree is from."""
    if "(" not in before[-40:]:
        return None
    near = before[-_LONGEST:]
    found_by = [found for told in (_RIGHT_BEFORE, _STUDIED) if (found := told.search(near))]
    fields = (found["field"] for found in found_by if not _ends_name(near, found.start("field")))
    return next((field for field in fields if is_field(field) and not find_organizations(field)), None)


def _ends_name(near: str, start: int) -> bool:
    """True where the words before a bracket end a university's name: "Norda University of Science and Technology"."""
    before = near[: near.rfind("(")].rstrip()
    return _OF_SCHOOL.search(before, 0, start) is not None or any(
        name.start < start and name.end == len(before) for name in find_organizations(before)
    )


_OF_SCHOOL = re.compile(r"\b(?:Universit[a-zäéà]{1,4}|College|Institute) of [A-Z][\w&-]{1,20} and $")
