"""E-mail addresses in other forms: broken by the edge of a narrow cell, guarded against robots, given as examples.

Consumes text; produces addresses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

_TORN = re.compile(  # by the edge of a narrow cell: "ada.quill@merrowuniver sity.edu"
    r"(?<![\w.+-])(?P<first>[\w.+-]{1,40}@(?:[\w-]{1,30}\.){0,3}\w[\w-]{0,29}?)(?P<hyphen>-?)\s{1,2}"
    r"(?P<rest>(?!www\.)[a-z][\w-]{0,20}(?:\.[a-z]{2,12}){1,3})(?![\w.@])"
)


def torn_email(text: str, among: Sequence[str]) -> str | None:
    """The address in two pieces; where others stand (`among`), only one that a hyphen parts.

    >>> torn_email("ada.quill@merrowuniver sity.edu", [])
    'ada.quill@merrowuniversity.edu'
    """
    torn = _TORN.search(text)
    return torn["first"] + torn["hyphen"] + torn["rest"] if torn and (not among or torn["hyphen"]) else None


def as_meant(values: Iterable[str]) -> Iterator[str]:
    """The addresses without what keeps robots off, and without examples: "firstname.lastname@quill.edu"."""
    kept = [value for value in values if "@" in value and not _EXAMPLE.match(value)]
    return (_AGAINST_ROBOTS.sub("", value).strip(".") for value in kept)


_EXAMPLE = re.compile(r"(?i)(?:(?:first|last|sur|given)[._-]?)?(?:name|first)(?:[._-]?(?:last|sur)?(?:name|last)?)?@")
_AGAINST_ROBOTS = re.compile(
    r"(?i)(?<=[@.])[-_]{0,2}(?:no|anti|remove|delete)[-_]?(?:this[-_]?)?(?:spam|this|me)[-_]{0,2}\.(?=[\w-]+\.\w)"
)
