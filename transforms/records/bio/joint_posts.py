"""Two posts on one line below the name: "Professor and Director, Institute for Looms". Consumes `Line`s, one part each.

The second is at a body of its own; "Professor and Chair, Department of Looms" is one post.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from transforms.entities.organizations import shape_rank
from transforms.entities.titles import is_title
from transforms.model import Line
from transforms.text.styled import without

_JOINED = re.compile(
    r"(?P<first>[A-ZÀ-Þ][^;|\n]{3,80}?)(?P<and>,? (?:and|&) )"
    r"(?P<second>(?P<title>(?:[A-Z][\w-]{2,12} ){0,2}(?:[Cc]o-)?(?:Director|Founder|Head))"
    r"(?:, (?:the )?| of (?:the )?)(?P<body>[A-ZÀ-Þ][^,;|]{4,90}))"
)
_OF = re.compile(
    r"(?P<title>(?:[A-Z][\w-]{2,12} ){0,2}(?:[Cc]o-)?(?:Director|Founder|Head)) of (?:the )?(?P<body>[A-ZÀ-Þ].{4,90})"
)
_HEADS = ("irector", "ounder", "Head")
_DEPARTMENT = re.compile(r"(?i)\b(?:department|dept|school|faculty|division)\b")


def posts_apart(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines, one with two posts as two."""
    for line in lines:
        match = _JOINED.match(line.text) if any(head in line.text for head in _HEADS) else None
        if match is None or not (is_title(match["first"].partition(",")[0]) and _is_body(match["body"])):
            yield line
            continue
        yield without(line, match.start("and"), len(line.text))
        yield replace(without(line, 0, match.start("second")), gap_before=0)


def of_body(text: str) -> tuple[str, str] | None:
    """The post and the body in "Director of the Moss Center"."""
    match = _OF.fullmatch(text.strip(" .,"))
    return (match["title"], match["body"]) if match and _is_body(match["body"]) else None


def _is_body(text: str) -> bool:
    return shape_rank(text) > 0 and _DEPARTMENT.search(text) is None
