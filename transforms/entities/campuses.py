"""Campuses of universities behind their names: consumes text; tells where the name ends with its campus.

"University of Merrow–Quill City", "Merrow State Lundby", "University of Ohio at Quill City", "Merrow College, SUNY".
"""

from __future__ import annotations

import re

from transforms.entities.places import country_code, is_place, is_region
from transforms.names.people import fold
from transforms.vocabulary import toml

_TOWN = r"(?P<town>[A-ZÀ-Þ][\w'’]{2,20}(?: [A-ZÀ-Þ][\w'’]{2,20})?)"
_DASHED = re.compile(rf"[–-]{_TOWN}(?=$|[,;.()|])")
_SPACED = re.compile(rf" {_TOWN}(?=$|[,;()|])")
_AT = re.compile(rf" at {_TOWN}(?=$|[ ,;.()|*])")
_AT_UNKNOWN = re.compile(r" at [A-ZÀ-Þ][^\W\d_A-Z]{3,20}(?=$|[,;()|])")  # nothing else stands so behind a state's name
_BEHIND_COMMA = re.compile(rf"(?:,|:) {_TOWN}(?=$|[ ;,.()|*])")
_OF_STATE = re.compile(r"Univ(?:ersity|\.) of (?P<state>[A-Z][a-z]{2,12}(?:[‘’'`ʻ]i|(?: [A-Z][a-z]{2,12})?))")
_OKINA = re.compile(r"[‘’'`ʻ]")  # "Hawai‘i"
_STATES = frozenset(toml("places")["regions"]["US"].values())
_SYSTEM = re.compile(rf", (?:{toml('organization_words')['universities']['systems']})(?!\w)")
_LAND = re.compile(r",? \(?(?P<land>[A-ZÀ-Þ][\w.]{1,20}(?: [A-ZÀ-Þ][\w.]{1,20}){0,2})")
# "University of Merrow Vale Medical Campus"
_NAMED = re.compile(r" (?:[A-ZÀ-Þ][\w'’]{2,20} ){1,2}Campus\b")


def campus_end(text: str, start: int, end: int, city: str | None) -> int:
    """Where a university's name ends with the town of its campus; `end` where none follows, or only where it stands.

    Args:
        text: What the name stands in.
        start: Where the name begins.
        end: Where it ends without a campus.
        city: Where the university is: no campus is told by this town.
    """
    name = text[start:end]
    if text[end : end + 1] == "," and (system := _SYSTEM.match(text, end)):
        return system.end()
    if medical := _NAMED.match(text, end):
        return medical.end()
    sort = _DASHED if text[end : end + 1] in ("–", "-") else _SPACED
    if sort is _SPACED and not name.endswith((" State", " State University")):
        return _of_state(text, name, end, city)
    more = sort.match(text, end)
    if more and text[end] == "-" and (state := _OF_STATE.fullmatch(name)) and state["state"] in _STATES:
        return more.end()  # "University of Ohio-Lundby": nothing but a campus is joined so
    if not more or not is_place(more["town"]) or country_code(more["town"]) or fold(more["town"]) == fold(city or ""):
        return end
    behind = text[more.end() :]
    is_place_alone = sort is _SPACED and behind.startswith(", ") and not behind.startswith(f", {more['town']}")
    return end if is_place_alone else more.end()  # "Merrow State University Lundby, MN" stands in Lundby


def _of_state(text: str, name: str, end: int, city: str | None) -> int:
    """The end of a campus of a state's university: "University of Ohio at Quill City", "University of Ohio, Lundby".

    Behind a comma its own city is none: "University of Iowa, Iowa City".
    """
    state = _OF_STATE.fullmatch(name)
    if not state or _OKINA.sub("", state["state"]) not in _STATES:
        return end
    more = _AT.match(text, end)
    if more and is_place(more["town"]) and not country_code(more["town"]):
        return more.end()
    if unknown := _AT_UNKNOWN.match(text, end):
        return unknown.end()
    more = _BEHIND_COMMA.match(text, end)
    if (
        not more
        or more["town"] == city
        or more["town"] in _STATES
        or not is_place(more["town"])
        or country_code(more["town"])
    ):
        return end
    return end if is_address(text, more.end()) else more.end()


def is_address(text: str, end: int) -> bool:
    """True where a state or a country follows a town: "University of Ohio, Lundby, OH" stands in Lundby."""
    land = _LAND.match(text, end)
    return land is not None and text[end : end + 1] in ", (" and is_place(land["land"]) and not _is_town(land["land"])


def _is_town(name: str) -> bool:
    """True for a town that stands alone: a line that names the campus may go on with where it is."""
    return name not in _STATES and len(name) > _CODE and not country_code(name) and not is_region(name)


_CODE = 3  # letters of a state's or a country's: "OH", "USA"


def institute_end(text: str, start: int, end: int, kind: str) -> int:
    """Where an institute of a society's own ends: "Fraunhofer Institute for Looms"; 0 for the society alone."""
    if text[end : end + 1] == "-" and text[start:end].isupper() and (twofold := _TWOFOLD.match(text, end)):
        return twofold.end()
    more = _INSTITUTE_FOR.match(text, end) if text[start:end] in _SOCIETIES else None
    own = _MORE_SUBJECTS.match(text, end) if not more and _INSTITUTE_OF.search(text, start, end) else None
    if own:
        return own.end()
    if not more:
        return _body_end(text, start, end) if kind in _NAMESAKES else 0
    name, _, last = more[0].rpartition(" ")
    is_towned = is_place(last) and is_address(text, more.end())  # "... for Looms Lundby, Norway"
    return more.end() - len(last) - 1 if is_towned and name[-1:].isalpha() else more.end()


_TWOFOLD = re.compile(  # "CNRS-Moss Observatory"; letters of a unit behind those of its house: "WOOL-LOOM"
    r"-[A-ZÀ-Þ][\w’']{2,20} (?:Observator(?:y|io)|Observatoire|Laborator(?:y|io)|Institute|Centre|Center)\b"
    r"|-[A-Z]{4,12}(?![\w-])"
)


def is_namesake(text: str, end: int, kind: str) -> bool:
    """True for a county or a town that is called as a body: "King County Parks", "Los Alamos, NM" of a laboratory."""
    if text.startswith((" County ", " County,"), end):
        return True
    return kind == "laboratory" and text[end : end + 2] == ", " and _STATE.match(text, end) is not None


_STATE = re.compile(r", [A-Z]{2}(?![\w-])")


def _body_end(text: str, start: int, end: int) -> int:
    """Where a body ends that is called after a known one: "Globex Baltic Centre for Looms"; 0 for that one alone."""
    if text[end : end + 1] != " " or " " in text[start:end]:
        return 0
    more = _BODY.match(text, end)
    if more is None:
        return 0
    name, _, last = more[0].rpartition(" ")
    is_towned = name[-1:].isalpha() and is_place(last) and is_address(text, more.end())
    return more.end() - len(last) - 1 if is_towned else more.end()


_INSTITUTE_OF = re.compile(r"\bInstitute of [A-ZÀ-Þ]\w+\Z")
_MORE_SUBJECTS = re.compile(r" [A-ZÀ-Þ][a-zà-ÿ]{2,20} and [A-ZÀ-Þ][a-zà-ÿ]{2,20}(?=$|[,;.()|*\t]| [(–—-])")
_NAMESAKES = ("company", "agency")  # kinds of bodies that others are called after
_BODY = re.compile(
    r"(?: [A-ZÀ-Þ][\w-]{2,20}){0,4} (?:Institute|Cent(?:re|er)|Laborator(?:y|ies)|Hospital|College)s?"
    r"(?: for [A-Z]{2,4}(?![\w-])|"  # "Centre for AI"
    r"(?: (?:for|of)(?: (?:(?:for|of|and|the|in|on) )?[A-ZÀ-Þ][\w-]{2,30}){1,8})?"
    r"(?=$|[,;.()|*\t]| (?!of |for )[^A-ZÀ-Þ]))"
)
_SOCIETIES = frozenset(toml("organization_words")["universities"]["societies"])
_INSTITUTE_FOR = re.compile(
    r"[ -]Institute? (?:for|of|für)(?: (?:(?:for|of|and|und|the) )?[A-Z][\w-]{2,30}){1,8}(?=$|[,;.()|*]| [^A-Z])"
)
