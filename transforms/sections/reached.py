"""Lines below any section that say how the owner is reached: "Contact: ada@x.org", "How to reach me: ...".

Consumes a line; produces yes or no.
"""

from __future__ import annotations

import re

from transforms.entities.contacts import emails
from transforms.model import Line, Section
from transforms.vocabulary import any_of

_REACH = re.compile(rf"(?i)\W{{0,4}}(?:{any_of('contacts', 'reach')})\b")
_LONGEST = 160  # characters
_AT = ("@", "at", "AT")


def says_how_to_reach(line: Line) -> bool:
    """True for a line that begins so and holds an address."""
    if len(line.text) > _LONGEST or line.heading or not _REACH.match(line.text):
        return False
    return _mails(line) or (any(sign in line.text for sign in _AT) and bool(emails(line)))


def _mails(line: Line) -> bool:
    return any(link.url.startswith("mailto:") for link in line.links)


def tells_of_item(line: Line, section: Section) -> bool:
    """True for an item below another's in a list: it leads to a talk's slides and the like, not to the owner."""
    return line.bullet != "" and line.indent > 1 and section.kind in _LISTED and "@" not in line.text


_LISTED = frozenset(
    ("positions", "education", "talks", "papers", "projects", "teaching", "awards", "grants", "service")
)
