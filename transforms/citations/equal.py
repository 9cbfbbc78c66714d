"""Equal contribution: consumes the text of a list or a citation; produces the mark of equal contributors, and they."""

from __future__ import annotations

import re

from transforms.names.people import Author

EQUAL_NOTE = re.compile(
    r"[(\[]?\s?(?P<m>[*†‡§¶#∗⋆^+]|\d)?\s?(?:\\\*)?\s?[:=]?\s?(?:indicates?|denotes?|means?|=|stands for|:)?\s?"
    r"(?:(?:the |these |both )(?:first |two |three ){0,2}authors? (?:have )?)?"
    r"(?:shared |joint |co-?)?(?:equal(?:ly)?[ -]{0,2}(?:contribut\w*|authors?(?:hip)?|advis\w+)|first[- ]auth\w+"
    r"|contributed equally)[^)\]\n.]{0,40}[)\]]?",
    re.IGNORECASE,
)


def equal_mark(text: str) -> str:
    """The mark that a note ("* denotes equal contribution") gives to equal contributors; "" without such a note."""
    low = text.casefold()
    match = EQUAL_NOTE.search(text) if "equal" in low or "first auth" in low else None
    if match is None:
        return ""
    return (match["m"] or ("=" if match[0].lstrip(" \t([")[:1] == "=" else "*")).replace("∗", "*")


def is_legend(text: str) -> bool:
    """True for what the marks beside authors mean and nothing else: "* corresponding author; † equal contribution"."""
    return "uthor" in text and _LEGEND.fullmatch(text) is not None


_LEGEND = re.compile(
    r"(?:\W{0,3}(?:= ?|denotes |indicates )?(?:corresponding|equal|joint|co-?first|senior|presenting) "
    r"[a-z -]{4,30}[.;,]? ?){1,4}[)\]]?"
)


def may_note(text: str) -> bool:
    """A cheap test that is never False for a text with such a note."""
    low = text.casefold()
    return "equal" in low or "first auth" in low or "first-auth" in low


def equal_contributors(authors: tuple[Author, ...], mark: str) -> tuple[str, ...]:
    """The authors with the mark; without a mark known, two or more with an asterisk."""
    found = tuple(a.name for a in authors if (mark or "*") in a.marks.replace("∗", "*"))
    return found if mark or len(found) > 1 else ()
