"""Posts told with the deed that gave them: "Promoted to Reader", "I was a Fellow of X". Consumes and produces text."""

from __future__ import annotations

import re

from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title
from transforms.vocabulary import any_of

_DEED = re.compile(
    rf"(?:(?<=^)|(?<=\x00))(?P<open>[\s:,.–—|-]{{0,4}})(?:(?:{any_of('entry_words', 'career', 'appointed')})"
    rf"(?: (?:{any_of('entry_words', 'career', 'of_appointed')})){{0,6}}"
    r"|I (?:(?:was|am|have been|worked|served)(?: (?:currently|also|previously|then|as)){0,2}) (?:an?|the)"
    r") (?=(?P<title>[A-ZÀ-Þ][^,;:()\t\x00]{2,80}))"
)
_AT = re.compile(r" (?:at|in|with|by) ")


def behind_appointment(text: str) -> str:
    """The text without the deed in front of a post: "Appointed Reader in Looms, X"; whoever "Awarded MSc" stays so."""
    match = _DEED.search(text)
    if match is None or not is_title(_AT.split(match["title"])[0].strip()):
        return text
    return f"{text[: match.start()]}{match['open']}{text[match.end() :]}"


_GAIN = re.compile(
    rf"(?:(?<=^)|(?<=\x00))(?P<open>[\s:,.–—|-]{{0,4}})(?:{any_of('entry_words', 'career', 'gained')})"
    r" (?:(?:an?|the|my|his|her) )?(?:degree of )?(?=[A-ZÀ-Þ])"
)
_BY = re.compile(r" (?:by|from|in) (?=(?:the )?(?:[A-ZÀ-Þ][\w’'&.-]{1,24} ){0,5}(?:University|College|Institute)\b)")


def behind_gain(text: str) -> str:
    """The text without the deed in front of a degree: "Received a PhD in Looms from X", "Acquired the MSc degree"."""
    match = _GAIN.search(text)
    degree = next(iter(find_degrees(text[match.end() :])), None) if match else None
    if match is None or degree is None or degree.start or degree.level == "other":
        return text
    rest = _BY.sub(" at ", text[match.end() :], count=1)
    return f"{text[: match.start()]}{match['open']}{rest}"


_AS = re.compile(r",? as (?:(?:an?|the) )?(?=[A-ZÀ-Þ])")
_BODY = re.compile(rf"\b(?:{any_of('prose', 'places', 'bodies')}|Department|Dept|School|Faculty|Division)\b")
_PARTS = re.compile(r"[,;:(\t\x00]| (?:at|in|with|by) ")


def with_role_apart(text: str) -> str:
    """The text with a comma before the role told behind its place: "Institute of Looms as a Visiting Fellow"."""
    match = _AS.search(text)
    if match is None or not _BODY.search(text, max(0, match.start() - _NEAR), match.start()):
        return text
    title, first = (_PARTS.split(words)[0].strip() for words in (text[match.end() :], text[: match.start()]))
    return f"{text[: match.start()]}, {text[match.end() :]}" if is_title(title) and not is_title(first) else text


_NEAR = 90  # characters of a body's name
