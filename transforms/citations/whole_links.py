"""Links over a whole work, its names, its place and its pages with it: consumes citations; produces them without.

Such a link tells nothing of where the title ends; what it leads to stays the work's address.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.citation import Hints
from transforms.citations.name_runs import name_run
from transforms.citations.text import Cited
from transforms.model import Link

_NEAR = 2  # letters before the link: an opening bracket, a quotation mark
_NUMBERED = re.compile(  # volume and issue, pages, a year at the end
    r"[^\W_]\s\d{1,4}\s?\(\d{1,4}(?:[-–/]\d{1,4})?\)|\b(?:pp?\.|[Vv]ol\.|pages)\s?\d"
    r"|(?:[,:]|[^\W\d_] \d{1,3}[,:])\s?\d{1,5}\s?[-–—]\s?\d{1,5}(?=[.,;)\s]|$)"
    r"|\([^()]{0,30}\b(?:18|19|20)\d\d\)|[.,;]\s(?:18|19|20)\d\d[.,]?\s*$"
)
_QUOTED = re.compile(r"[“\"«][^“”\"«»]{4,}[”\"»][\W\d]*(?=[^\W\d_])")


def without_whole_links(texts: Sequence[Cited], hints: Sequence[Hints]) -> list[Cited]:
    """The citations, links over a whole one drawn in to its end."""
    return [
        _drawn_in(cited, hint.owner) if cited.links and cited.links[0].start <= _NEAR else cited
        for cited, hint in zip(texts, hints, strict=True)
    ]


def _drawn_in(cited: Cited, owner: str) -> Cited:
    first = cited.links[0]
    others = [one for one in cited.links if one.url != first.url]  # a page's link falls apart where its style changes
    last = max(one.end for one in cited.links if one.url == first.url)
    link = Link(first.start, last, first.url)
    if not _covers_all(cited.text, link, owner):
        return cited
    end = len(cited.text)
    return replace(cited, links=(*others, Link(end, end, link.url)))


def _covers_all(text: str, link: Link, owner: str) -> bool:
    """True where the linked words begin with names or a quotation and go on behind the title, or end with numbers."""
    inside = text[link.start : link.end]
    is_numbered = _NUMBERED.search(inside) is not None
    named = name_run(text, link.start, owner)
    is_led = link.start < named < link.end
    if any(map(str.isalnum, text[link.end :])) and not is_numbered:
        return is_led and _goes_on(text[named : link.end].strip(_DATE))
    return is_numbered or is_led or _goes_on(inside)


_DATE = " .,;:()0123456789"


def _goes_on(text: str) -> bool:
    """True for a title in quotes with more behind it: where it appeared."""
    quoted = _QUOTED.match(text)
    return quoted is not None and quoted.end() < len(text)
