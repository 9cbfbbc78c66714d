"""The field of a degree in a sentence: behind it, before it, or told as what was studied there.

Consumes the sentence and a `Degree`; produces the field, or the part of a university that stands in its place.
"""

from __future__ import annotations

import re

from transforms.entities.degrees import Degree
from transforms.entities.organizations import find_organizations
from transforms.entities.studies import is_field
from transforms.records.bio.bracket_fields import field_before_bracket, field_inside_bracket
from transforms.text.patterns import MONTH, SEASON


def field_told(text: str, degree: Degree) -> str | None:
    """The field that a sentence tells of a degree."""
    after = text[degree.degree_end :]
    return (
        _field_of(degree, text[degree.end :])
        or _field_before(text[: degree.start])
        or _field_from(after)
        or _majored(after)
        or _studied(after)
        or _behind(after)
        or _studying(after)
        or _at_school(after)
        or _behind_year(after)
        or field_inside_bracket(text[: degree.start], after)
        or field_before_bracket(text[: degree.start])
    )


_FIELD_BEFORE = re.compile(
    r"(?i)\b(?:an?|the|my|year)\s+(?:[\w-]+-year\s+)?(?P<field>(?:[A-Z][\w&]*(?:[-–](?!year)\w+)?\s+(?:and\s+)?){1,6})$"
)
_GROUP = re.compile(r"(?i)\b(?:groups?|labs?|teams?)$")


def _field_of(degree: Degree, after: str) -> str | None:
    """The degree's field; "in the wool and moss teams" is none, "in the Department of Wool" neither."""
    if degree.field is None or _GROUP.search(degree.field) or _PART.match(degree.field) or _WHEN.match(degree.field):
        return None
    if listed := _LISTED.match(after) if after.startswith((",", " and")) else None:
        every = f"{degree.field}{listed['rest']}"
        if all(map(is_field, _COMMA.split(every))) and not find_organizations(every):
            return every
    of_part = _OF_PART.fullmatch(degree.field)
    return of_part[1] if of_part and is_field(of_part[1]) else degree.field.replace(" and in ", " and ")


_OF_PART = re.compile(
    r"(?:the )?(\S[^,;()]{2,40}) (?:[Dd]epartment|[Dd]ept\.?)"
)  # "PhD student in the botany department"


_LISTED = re.compile(  # "in Botany, Wool Science, and Felt at"
    r"(?P<rest>(?:, [\w/-]+(?: [\w/-]+){0,3}){1,3},? and "
    r"[\w/-]+(?: (?!at\b|from\b|in\b|with\b)[\w/-]+){0,3})(?= (?:at|from) )"
)
_COMMA = re.compile(r",? and |, ")
_WHEN = re.compile(rf"(?:{MONTH}|{SEASON})\.?,? (?:of )?(?:19|20)\d\d\b")  # "my PhD thesis in May 2015"


def part_of(degree: Degree) -> str | None:
    """The part of a university that stands where a field would: "PhD candidate in the Department of Wool at X"."""
    return degree.field.removeprefix("the ") if degree.field and _PART.match(degree.field) else None


_PART = re.compile(r"(?:the )?(?:Department|Dept\.?|Division|Faculty|School|Institute|Cent(?:er|re)) (?:of|for) ")


def _field_before(before: str) -> str | None:
    """As in "a CS Ph.D. candidate": the field stands before the degree, in letters that need not be known."""
    match = _FIELD_BEFORE.search(before)
    field = match["field"].strip() if match else ""
    is_short = _LETTERS.fullmatch(field) is not None and not find_organizations(field)
    return field if field and (is_short or is_field(field)) else None


_LETTERS = re.compile(r"[A-Z]{2,4}(?<!TA)(?<!RA)(?<!UK)(?<!US)(?<!EU)(?<!USA)")


def _field_from(after: str) -> str | None:
    """As in "M.E. degree from Ceramics, Globex University"."""
    match = _FIELD_FROM.match(after)
    if match is None or _PART.match(match["field"]):
        return None
    return match["field"] if is_field(match["field"]) and not find_organizations(match["field"]) else None


_FIELD_FROM = re.compile(r" degree from (?P<field>[A-Z][a-z]+(?: (?:and |of )?[A-Z][a-z]+){0,4}), (?=[A-ZÀ-Þ])")


def _majored(after: str) -> str | None:
    """As in "undergraduate studies at X, majoring in Botany" or "As an undergraduate, I studied Looms and Law at X"."""
    match = _MAJORED.match(after)
    field = match["field"] if match else ""
    return field if field and all(map(is_field, _BOTH.split(field))) else None


def _studied(after: str) -> str | None:
    """As in "My undergraduate studies were in marine botany at X", "my PhD was in Slow Weaving"."""
    match = _STUDIED.match(after)
    field = match["field"] if match else ""
    is_known = field and (is_field(field) or (is_field(field[0].upper() + field[1:])))
    return field if is_known and not find_organizations(field) else None


_STUDIED = re.compile(
    r"(?: studies| degree| training| work)? (?:were|was|is|are) in (?:the field of )?"
    r"(?P<field>(?!the\b|an?\b)[\w-]{3,20}(?: (?!at\b|from\b|in\b|with\b|where\b)[\w&-]{2,20}){0,4})"
    r"(?=[.,;(]| (?:at|from|with|where)\b|$)"
)


def _behind(after: str) -> str | None:
    """As in "PhD candidate at X University in Wool and Felt", "PhD student at X studying marine botany"."""
    match = _BEHIND.match(after)
    if match is None or not is_field(match["field"]) or find_organizations(match["field"]):
        return None
    return match["field"].removeprefix("the field of ")


def _studying(after: str) -> str | None:
    """As in "PhD student studying marine botany at X": the field stands before the school."""
    match = _STUDYING.match(after) if " studying " in after else None
    field = match["field"] if match else ""
    is_known = field and (is_field(field) or is_field(field[0].upper() + field[1:]))
    return field if is_known and not find_organizations(field) else None


_STUDYING = re.compile(
    r" (?:[Cc]andidate|[Ss]tudent)(?: who is)? studying (?P<field>[\w&-]{3,20}(?: [\w&-]{2,20}){0,4}?)"
    r"(?=,? (?:at|in the) )"
)


def _at_school(after: str) -> str | None:
    """As in "an MPhil at the University of X in Marine Botany in 2009": the field between school and year."""
    match = _AT_SCHOOL.match(after) if " in " in after else None
    return match["field"] if match and is_field(match["field"]) and not find_organizations(match["field"]) else None


_AT_SCHOOL = re.compile(
    r"(?: degree)? (?:at|from) (?:the )?[A-ZÀ-Þ][^.;(),]{3,60}? in (?P<field>[A-Z][a-z]{2,20}(?: (?:(?:and|of|&) )?"
    r"[A-Z][a-z]{2,20}){0,4})(?=[.,;(]| in (?:19|20)\d\d|$)"
)


def _behind_year(after: str) -> str | None:
    """As in "PhD (2016) in Wool and Felt from X": the year stands between degree and field."""
    match = _BEHIND_YEAR.match(after) if ") in " in after else None
    return match["field"] if match and is_field(match["field"]) and not find_organizations(match["field"]) else None


_BEHIND_YEAR = re.compile(
    r"(?: degree)? \((?:19|20)\d\d(?: ?[-–—] ?(?:19|20)?\d\d)?\) in "
    r"(?P<field>[A-Z][\w-]{2,30}(?: (?:and |of |& )?[A-Z][\w-]{2,30}){0,5})(?=[.,;(]| (?:from|at|with|under)\b|$)"
)
_BEHIND = re.compile(
    r" (?:[Cc]andidate|[Ss]tudent)(?: \(\w{2,12}\))? at (?:the )?[A-Z](?:(?! (?:with|where|and) )[^.;()]){3,90}?"
    r" (?:in|studying) "
    r"(?P<field>(?:[A-Z][a-z]+(?: (?:and |of )?[A-Z][a-z]+){0,5}|(?<=studying )[a-z]+(?: [a-z]+){0,2}|"
    r"the field of [a-z]+(?: [a-z]+){0,2}|(?!collabor|particular|general|addition|person|spring|summer|fall|winter)"
    r"[a-z]{4,20}(?: (?:and )?[a-z]{4,20}){0,2}))(?=[.,;(]| (?:with|under|where|working|at)\b|$)"
)
_SUBJECT = r"[A-Z][a-z]+(?: [A-Z][a-z]+){0,3}"
_MAJORED = re.compile(
    r"(?:[^.;()]{0,90}?\b(?:double[- ])?major(?:ing|ed) in|,? (?:I|he|she|they) (?:studied|read)) "
    rf"(?P<field>{_SUBJECT}(?: and {_SUBJECT})?)(?=[.,;(]| (?:at|in|from|with)\b|$)"
)


def field_of_both(text: str, degrees: int) -> str | None:
    """The field that a sentence on several degrees ends in: "my PhD from X and my BSc from Y, both in Looms"."""
    told = _OF_BOTH.search(text) if degrees > 1 and " in " in text else None
    return told["field"] if told and is_field(told["field"]) else None


_OF_BOTH = re.compile(r",? (?:both|all) (?:degrees )?in (?P<field>[A-Z][\w&-]+(?: (?:and |of )?[A-Z][\w&-]+){0,5})\W?$")
_BOTH = re.compile(r" and (?=[A-Z])")
