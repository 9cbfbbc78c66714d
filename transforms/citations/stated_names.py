"""How names are stated in a citation: what stands behind them that is no name, and the owner's family name first.

Consumes text; produces the same text with less in it, or in reading order.
"""

from __future__ import annotations

import re

from transforms.citations.identifiers import blank
from transforms.model import Span
from transforms.names.people import fold
from transforms.vocabulary import any_of

_ROLES_END = 240  # characters in which the authors of a citation end

_EDITORS = re.compile(rf"[^“\"„()\d\n]{{3,200}}?(?P<role>\((?:{any_of('citation_words', 'names', 'editors')})\))")
_EDS = re.compile(r"[^“\"„()\d\n]{3,200}?(?P<role>, (?:[Ee]ds?\.|[Ee]ditors?)(?=[.,:]? |\.))")
_BEHALF = re.compile(r"[^“\"„()\d\n]{3,120}?(?P<role>,? (?:on behalf of|for) the [\w -]{2,40}? [Cc]ollaborations?\b)")


_IN_BOOK = re.compile(r"\s[Ii]n:?\s")  # those named behind it edited what holds the work


def without_roles(masked: str) -> str:
    """The text with what stands between authors and title blanked: "(Hrsg.)", "on behalf of the X Collaboration"."""
    for pattern, hint in ((_EDITORS, "("), (_EDS, ", ed"), (_EDS, ", Ed"), (_BEHALF, "ollaboration")):
        match = pattern.match(masked) if hint in masked[:_ROLES_END] else None
        if match and not _IN_BOOK.search(match[0]):
            masked = blank(masked, [Span(*match.span("role"))])
    return masked


def in_order(names: str, owner: str) -> str:
    """The names with the owner's, where it stands family name first and in full, in reading order."""
    match = _INVERTED.match(names) if owner and "," in names[:40] else None
    if match is None or " " not in match["given"]:
        return names
    stated, own = fold(f"{match['given']} {match['family']}").split(), fold(owner).split()
    if not set(own) >= set(stated) or own[-1] not in fold(match["family"]).split():
        return names
    return f"{match['given']} {match['family']}{names[match.end() :]}"


_INVERTED = re.compile(r"(?P<family>[^\W\d_][\w'’ -]{1,30}), (?P<given>[^\W\d_][\w'’. -]{1,40}?)(?=\.?$|,| and | & )")


_UNDATED = re.compile(
    rf"(?<=[^\W\d_][.,*)]) \((?:{any_of('citation_words', 'states', 'undated')})\)(?=[.,:]? )",
    re.IGNORECASE,
)


_SLOT = re.compile(rf"(?<=[\w).]\. )(?i:{any_of('citation_words', 'states', 'undated')})\.(?= [A-ZÀ-Þ])")
_NO_NAMES = re.compile(r"[“\"«„‘\d:;?!]|[^\W\d_]{3}\. ")  # a title's, before the standing
_BETWEEN = re.compile(r", | and | & |, and ")
_LONGEST = 5  # words of a name, "(editors)" with it


def without_standing(masked: str) -> str:
    """The text with the standing blanked that stands in the year's place: "A. Quill. Forthcoming. Slow Looms"."""
    match = _SLOT.search(masked, 0, _ROLES_END)
    if match is None or _NO_NAMES.search(masked, 0, match.start() - 2):
        return masked
    names = _BETWEEN.split(masked[: match.start() - 2])
    return masked if any(name.count(" ") >= _LONGEST for name in names) else blank(masked, [Span(*match.span())])


def dated(text: str) -> str:
    """The text with a year where a status stands in the year's place ("Quill, A. (under review). Title"), as long.

    The year is a stand-in that shows the tagger where the names end; no record gets it.
    """
    match = _UNDATED.search(text, 0, _ROLES_END) if " (" in text else None
    if match is None or re.search(r"\d{4}", text[: match.start()]):
        return text
    return text[: match.start()] + " (2020)".ljust(match.end() - match.start()) + text[match.end() :]
