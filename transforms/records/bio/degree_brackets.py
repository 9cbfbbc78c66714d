"""Degrees in brackets behind their university: "degrees from Oxford (BA, MPhil)". Consumes a text and a `Degree`."""

from __future__ import annotations

import re

from transforms.entities.degrees import Degree
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import cities
from transforms.names.words import is_name
from transforms.records.bio.places import SHAPED, affiliation_in
from transforms.records.bio.unknown_places import ANY_NAME


def bracketed(text: str, degree: Degree, begin: int) -> tuple[str, str | None, str | None] | None:
    """As in "degrees from Oxford (BA, MPhil) and Yale (PhD, 2014)": the name right before the bracket."""
    opened = text.rfind("(", begin if text[begin : begin + 1] == "(" else max(0, degree.start - 30), degree.start)
    if opened < 0 or ")" in text[opened : degree.start] or text.find(")", degree.degree_end, degree.end + 30) < 0:
        return None
    before = text[max(0, opened - 80) : opened].rstrip()
    town = _IN_TOWN.search(before)
    names = [name for name in find_organizations(before) if name.end == len(before.rstrip("."))]
    if town and town[1] in cities():
        whole = [
            name for name in names if name.certain and name.start < town.start()
        ]  # "University of Texas at Austin"
        return before[whole[0].start :] if whole else town[1], None, None
    is_shaped = any(shape.end() == len(before) and shape_rank(shape[0]) == 2 for shape in SHAPED.finditer(before))
    if not (is_shaped or names):
        is_whole = text[opened + 1 : degree.end + 2].rstrip(").,") == degree.degree.rstrip(".")
        alone = _ALONE.search(before) if is_whole else None
        return (alone["name"], None, None) if alone and not is_name(alone["name"]) else None
    known = next((name for name in names if name.certain), None)
    linked = _LINKED.split(before)[-1]
    if known and len(before) - known.start > len(linked):  # "Merrow Loom Institute and State University (MSc)"
        return affiliation_in(before[known.start :])
    return affiliation_in(linked.rpartition("), ")[2])  # "Brell University (postdoc), University of X (PhD)"


_IN_TOWN = re.compile(r"\b(?:at|from|in|and) ([A-ZÀ-Þ][a-zà-ÿ]{2,20})$")


# "Previously at Merrow Hall (M.A.)"
_ALONE = re.compile(rf"(?:^|[.!?] )[A-Z][a-z]{{4,10}},? at (?P<name>{ANY_NAME.pattern})$")
_LINKED = re.compile(r"\b(?:at|from|and|in)\s(?:the\s)?(?=[A-ZÀ-Þ])")


def school_before(text: str, degree: Degree) -> tuple[str, str | None, str | None] | None:
    """The university before a bracket whose degree follows others, "at X (BA, MPhil"; any name behind "graduate of"."""
    bracket = _IN_BRACKET.search(text, 0, degree.start)
    if bracket is None:
        return None
    place = affiliation_in(bracket["at"])
    if bracket["of"] and not (place and SHAPED.match(bracket["at"])):
        return bracket["at"].split(",")[0], None, None
    return place


_IN_BRACKET = re.compile(
    r" (?:at|from|(?P<of>(?:graduate|alum[a-z]{1,3}) of)) (?:the )?"
    r"(?P<at>[A-Z][^();:]{3,80}) \((?:[A-Z][^()]{2,40}, )?$"
)
