"""Employers in brackets behind their posts: "Hydrologist (Weft Labs, 2012-2016)", "Postdoc [Weft Labs] 2019".

Consumes the positions of a section; produces them with such an employer apart, where no other was found. A word that
nobody knows is one where several posts of the section are written so, or all others have an employer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.subjects import names_subject
from transforms.entities.titles import is_title, names_nowhere
from transforms.parsed import Position, Record
from transforms.records.career.notes import is_note
from transforms.records.lists.looks import is_organization, is_place
from transforms.vocabulary import any_of

_BRACKETED = re.compile(r"(?P<title>[^()\[\]]{3,80}?),? [(\[](?P<by>[A-ZÀ-Þ][^()\[\]]{1,80})[)\]]\.?")
_HOW = re.compile(rf"(?i)(?:{any_of('entry_words', 'career', 'how_held')})\b.*")
_SEVERAL = 2


def with_employers(held: Sequence[Record]) -> list[Record]:
    """The records, posts with an employer in brackets with it apart."""
    posts = [one for one in held if isinstance(one, Position)]
    found = {id(one): match for one in posts if (match := _bracketed(one))}
    others = [one for one in posts if id(one) not in found]
    several = len(found) >= _SEVERAL or (bool(others) and all(one.organization for one in others))
    return [
        one.model_copy(update={"title": match["title"], "organization": match["by"]})
        if (match := found.get(id(one))) and (several or is_organization(match["by"]))
        else one
        for one in held
    ]


def _bracketed(one: Position) -> re.Match[str] | None:
    """The post and its employer in brackets, where that is all there is of one."""
    match = _BRACKETED.fullmatch(one.title) if not one.organization and one.title[-2:].strip(".")[-1:] in ")]" else None
    return match if match and _may_employ(match["title"], match["by"]) else None


def _may_employ(title: str, name: str) -> bool:
    if _HOW.fullmatch(name) or is_note(name) or is_title(name) or names_nowhere(name):
        return False
    return is_title(title) and not (is_place(name) or names_subject(name))
