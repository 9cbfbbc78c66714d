"""Reviewing told in a sentence: "I have reviewed papers for the Journal of Felt; Dyes and Wool; and the Loom Review".

Consumes a `Line`; produces it as a list of those venues.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.model import Line

_TOLD = re.compile(
    r"(?:(?:[A-Z][a-z]+ )?(?:[Rr]eview\w{0,4}|[Rr]eferee\w{0,3})(?: [–—-]|:|\.)? )?"
    r"I (?:(?:have|also|regularly|often) ){0,2}(?:review(?:ed)?|refereed?|served? as an? (?:[a-z-]+ ){0,2}"
    r"(?:reviewer|referee))"
    r"(?: (?:(?:several|many|multiple) )?(?:papers|manuscripts|articles|submissions))? for "
    r"(?:the following (?:journals|outlets|venues)?:? ?)?(?:the )?(?=[A-Z])"
)
_NEXT = re.compile(r"; (?:and )?(?:the )?(?=[A-Z])")
_LEAST = 2  # semicolons


def reviewed(text: str) -> list[str]:
    """For whom a sentence tells that one reviewed, where semicolons part them; [] for any other text."""
    told = _TOLD.match(text) if text.count(";") >= _LEAST else None
    return _NEXT.split(text[told.end() :].rstrip(" .")) if told else []


def with_reviews_listed(line: Line) -> Line:
    """The line; where it tells for whom one reviewed, between semicolons, as a role and its venues."""
    venues = reviewed(line.text)
    return replace(line, text=f"Reviewer: {'; '.join(venues)}", bold=(), italic=(), links=()) if venues else line
