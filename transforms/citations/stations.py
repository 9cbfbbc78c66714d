"""Brackets in a citation that are no field of it: buttons ("[pdf] [code]") and the places of co-authors.

Economists tell where each co-author is ("with A. Bell (LSE) and C. Dorn (Insee)"). Consumes a `Cited`; produces it
without these brackets, so that the title ends where it does and the names stand as a list.
"""

from __future__ import annotations

import re

from transforms.citations.text import Cited
from transforms.names.people import is_name
from transforms.text.patterns import MONTH
from transforms.text.styled import spliced, without
from transforms.vocabulary import any_of

_WITH = re.compile(r"\b[Ww](?:ith |/ ?)(?=[^\W\d_])")
_NAME = r"[^\W\d_a-z][\w.’'-]{0,20}(?: [\w.’'-]{1,20}){0,4}"
_STATION = r"\((?=[^()]{0,2}[A-Z])[^()\d]{2,60}\)"
_NAMED = re.compile(rf"(?:(?:,? and |,? & |, |; |\s)?{_NAME}(?P<station> ?{_STATION})?)")
_MOST = 30  # names in a clause


_WORD = "(?:" + any_of("publication_words", "buttons") + ")"
_BUTTON = re.compile(rf"\s?\[\s?{_WORD}(?:\s?[/|,&+ ]\s?{_WORD}){{0,3}}\s?\]", re.IGNORECASE)


_BEHIND_QUOTED = re.compile(
    rf"(?<=[\"”])(?: (?i:{_WORD})){{1,4}}(?=\n| \()"
)  # what a badge leads to, where the title ends
_LAST_LINE = re.compile(rf"(?i)\n(?:{_WORD}|arxiv)(?:[ /|,&+·•-]{{1,5}}(?:{_WORD}|arxiv)){{1,9}}\s?$")
_LAST, _LONG = 90, 40  # characters of a last line of buttons, and of a work above it
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")


_BEHIND_FIRST = re.compile(rf"(?:[ |/·,]{{1,3}}(?i:{_WORD})){{1,5}}(?=\n)")  # of a line, as links


def _is_linked(cited: Cited, start: int, end: int) -> bool:
    """True where the last of the words that end there is a link of its own."""
    return any(link.end == end and link.start > start for link in cited.links)


def without_buttons(cited: Cited) -> Cited:
    """The citation without words that show where a click leads ("[pdf] [code]"); their links stay."""
    if "[" in cited.text:
        for match in reversed(tuple(_BUTTON.finditer(cited.text))):
            cited = without(cited, *match.span())
    if cited.text.startswith(('"', "“")) and (badges := _BEHIND_QUOTED.search(cited.text, 1)):
        cited = without(cited, *badges.span())
    if cited.links and (words := _BEHIND_FIRST.search(cited.text)) and _is_linked(cited, *words.span()):
        cited = without(cited, *words.span())
    at = cited.text.rfind("\n", _LONG)
    if at > 0 and len(cited.text) - at < _LAST and _LAST_LINE.match(cited.text, at) and _YEAR.search(cited.text, 0, at):
        cited = without(cited, at, len(cited.text))
    return cited


_RELEASE = re.compile(  # ". R package version 1.2", "[Computer software]", "[in Danish]" behind a title
    r"(?:\s?\[(?:(?:[Cc]omputer )?[Ss]oftware|(?:[A-Z]\w{0,9} )?[Pp]ackage|[Cc]omputer program|[Cc]ode"
    r"|[Ii]n (?!Pre|Rev|Sub|Prog)[A-Z][a-z]{3,12})\]"
    r"|[.,;:]?\s\(?(?:an? )?[A-Z]\w{0,9} (?:package|library|module|toolbox),? "
    r"(?:version|v\.?) ?\d[\d.-]{0,9}(?<![.-])\)?"
    r"|(?<=[\w\]])\s\(?[Vv]ersion \d[\d.]{0,9}(?<!\.)\)?(?=[.,]? ))"
)


def without_release(cited: Cited) -> Cited:
    """The citation without what kind of program the work is, which version, and in which language it is written."""
    if "ackage" not in cited.text and "]" not in cited.text and "ersion " not in cited.text:
        return cited
    for match in reversed(tuple(_RELEASE.finditer(cited.text))):
        cited = without(cited, *match.span())
    return cited


_HEAD = 800  # characters in which authors stand
_GLOSS = re.compile(
    r"\s?[(（](?:[一-鿿぀-ヿ가-힯·]{2,8}|"
    r"(?:the )?(?:co-?|joint |shared )?(?:corresponding|senior|lead|first)(?: and \w{3,13})? authors?)[)）]",
    re.IGNORECASE,
)


def without_glosses(cited: Cited) -> Cited:
    """The citation without what stands behind names and titles: the name in other letters, "(corresponding author)"."""
    head = cited.text[:_HEAD]
    if "ollaboration with " in head and (made := _MADE_WITH.search(head)) and not is_name(made["house"]):
        cited = without(cited, *made.span())
        head = cited.text[:_HEAD]
    if head.isascii() and "author)" not in head:
        return cited
    for match in reversed(tuple(_GLOSS.finditer(head))):
        cited = without(cited, *match.span())
    return cited


# With which house a work was made, behind its title: "(In collaboration with Globex and Initech)".
_MADE_WITH = re.compile(r"(?i)\s?\((?:an? |in )?(?:joint |industry )?collaboration with (?P<house>[^()\n]{2,60})\)")


# A draft's date right behind the last name, at the end of its line: "with Ann Bell October 2025".
_DATED = re.compile(rf"(?<=[^\W\d_]) (?={MONTH} (?:19|20)\d\d(?=\n|$))")


def without_stations(cited: Cited) -> Cited:
    """The citation without the places of co-authors. One bracket alone may name the journal: two tell a habit."""
    text = cited.text
    match = _WITH.search(text) if "ith " in text or "w/" in text else None
    if not match:
        return cited
    if dated := _DATED.search(text, match.end()):
        cited = spliced(cited, *dated.span(), ", ")
    found = _stations(text, match.end())
    if len(found) < 2:
        return cited
    for start, end in reversed(found):
        cited = without(cited, start, end)
    return cited


def _stations(text: str, place: int) -> list[tuple[int, int]]:
    """The brackets behind the names of a clause, from its first name to where no name goes on."""
    found = []
    for _ in range(_MOST):
        match = _NAMED.match(text, place)
        if not match:
            break
        if match["station"]:
            found.append(match.span("station"))
        place = match.end()
    return found
