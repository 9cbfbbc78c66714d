"""Theses listed among publications: "PhD thesis:" over a citation, in or behind a list of works.

Consumes sections; produces them with such a section, which its heading alone would make one of degrees, as papers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.model import Section
from transforms.names.people import is_name

_THESES = re.compile(r"(?i)(?:(?:ph\.?\s?d\.?|doctoral|master['’]?s?|m\.?sc\.?) )?(?:thes[ie]s|dissertations?)\W{0,2}")


def with_theses(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections; one headed "PhD thesis" behind works, whose first line begins with who wrote it, as papers."""
    above = ""
    for section in sections:
        listed = above == "papers" and section.kinds == ("education",) and _THESES.fullmatch(section.title)
        if listed and section.lines and _begins_with_name(section.lines[0].text):
            yield replace(section, kind="papers", kinds=("papers",))
            continue
        above = section.kind
        yield section


def _begins_with_name(text: str) -> bool:
    """True for "A. Quill. Looms that learn" and "Quill, A. (2020)"."""
    name = _NAME.match(text)
    return name is not None and is_name(name[0].rstrip(" .,*("))


_NAME = re.compile(
    r"(?:[A-ZÀ-Þ][\w'’-]{1,24}, ?(?:[A-ZÀ-Þ]\.[ -]?){1,3}"
    r"|(?:[A-ZÀ-Þ]\. ?|[A-ZÀ-Þ][\w'’-]{1,20} ){1,3}[A-ZÀ-Þ][\w'’-]{1,24}[.,*])"
)
