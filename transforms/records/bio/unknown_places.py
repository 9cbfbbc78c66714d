"""Employers that nobody knows, in sentences: "a data scientist at Globex". Consumes words; produces a place."""

from __future__ import annotations

import re

from transforms.names.words import is_name
from transforms.records.bio.titles import HIRED, OFFICES
from transforms.vocabulary import any_of

Place = tuple[str, str | None, str | None]
"""An organisation, its unit and where it is."""

ANY_NAME = re.compile(r"[A-ZÀ-Þ][\w&'’-]{1,30}(?:\.(?:ai|io|com))?(?: (?:& |of |for )?[A-ZÀ-Þ][\w&'’-]{1,30}){0,4}")


def named_first(link: str, window: str) -> Place | None:
    """A name that nobody knows right after "at": "at Globex for three years", "of Globex, a spin-off of X"."""
    match = ANY_NAME.match(window) if link.endswith((" at ", " of ", " for ", " with ")) else None
    lasted = match and link.endswith(" at ") and _LASTED.match(window, match.end())
    return (match[0], None, None) if match and (lasted or _WHICH.match(window, match.end())) else None


_WHICH = re.compile(  # what kind of firm that is, and whose
    r"(?: \([^()]{2,40}\))?, (?:an?|the) (?:(?!professor|lecturer|founder|director)[A-ZÀ-Þa-z][\w’'&/.-]* ){0,6}?"
    rf"(?:{any_of('prose', 'places', 'firms')})\b"
)
_LASTED = re.compile(r" for (?:over |about |almost |more than )?(?:\w+|\d+) (?:years?|months?|summers?)\b")


def named_after(link: str, window: str, title: str) -> Place | None:
    """A name that nobody knows, right after "at", or "of" for founders: "a data scientist at Globex"."""
    linked = link.strip().casefold()
    if linked == "in" and (led := _LED.match(window)):
        host = _HOST.match(window, led.end())
        group = led[0].removeprefix("the ")
        return (host["name"], group, None) if host else (group, None, None)
    if linked == "for" and (employer := ANY_NAME.match(window)) and not is_name(employer[0]):
        return (employer[0], None, None) if _EMPLOYED.match(window, employer.end()) else None
    if not linked.endswith(("at", "@")) and not (linked == "of" and OFFICES.search(title)):
        bare = window.removeprefix("the ")
        if linked == "in" and _WITHIN.match(bare):
            return unknown(bare)
        if linked == "for" and HIRED.search(title):
            return unknown(bare) if _WHOLE.match(bare) else None
        team = _TEAM.match(window) if " at " in window else None
        return (team["name"], team["team"], None) if team else None
    return unknown(window.removeprefix("the "))


_EMPLOYED = re.compile(r"\W*$|,| (?:in|since|from|until|and|on|where)\b")  # "a data scientist for Globex in Turku"


def unknown(text: str) -> Place | None:
    """The name that a text begins with; of "Loom Group at Globex", the group is its unit."""
    within = _WITHIN.match(text)
    match = ANY_NAME.match(text, within.end() if within else 0)
    return (match[0], within["unit"] if within else None, None) if match else None


_WHOLE = re.compile(
    rf"{ANY_NAME.pattern}(?=$|[.;]| (?:in|from|since|until|between|during) (?:[A-Z][a-z]{{2,8}} )?(?:19|20)\d\d"
    r"|,? (?:and|where|before)\b)"
)
_WITHIN = re.compile(
    r"(?P<unit>(?:[A-ZÀ-Þ][\w&'’-]{1,30} (?:and |& |of )?){1,5}(?:[Gg]roup|[Tt]eam|[Ll]ab(?:oratory)?))"
    r" (?:at|of|in) (?:the )?(?=[A-ZÀ-Þ])"
)


def several(text: str) -> list[Place]:
    """The names that a text lists, "Globex and Loomly in the past", known or not; else the one that it begins with."""
    if listed := _LISTED.fullmatch(text):
        return [(name, None, None) for name in _BETWEEN.split(listed[1])]
    named = unknown(text.removeprefix("the "))
    return [named] if named else []


_LED = re.compile(  # "a postdoc in Jane Doe's Lab"
    r"(?:the )?(?:(?:Prof|Dr)\. )?(?:[A-ZÀ-Þ][\w.-]{0,30} ){0,3}[A-ZÀ-Þ][\w-]{1,30}(?:['’]s|(?<=s)['’]) "
    r"(?:[Rr]esearch )?(?:[Ll]ab(?:oratory)?|[Gg]roup|[Tt]eam)\b"
)
_HOST = re.compile(rf" at (?:the )?(?P<name>{ANY_NAME.pattern})")
_BETWEEN = re.compile(r",? and |, ")
_LISTED = re.compile(
    r"([A-ZÀ-Þ][\w&-]{2,20}(?:, [A-ZÀ-Þ][\w&-]{2,20}){0,3},? and [A-ZÀ-Þ][\w&-]{2,20})(?: in the past)?"
)


_TEAM = re.compile(  # "in the Perception team at Globex"
    rf"(?:the |our )?(?P<team>(?:[A-ZÀ-Þ][\w&/-]{{1,24}} |(?:and|of|for) |\([A-Z]{{2,8}}\) ){{1,8}}"
    rf"(?:[Tt]eam|[Gg]roup|[Ll]ab|[Dd]ivision|[Uu]nit)) at (?:the )?(?P<name>{ANY_NAME.pattern})"
)
