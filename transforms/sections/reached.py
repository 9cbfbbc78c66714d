"""Lines below any section that say how the owner is reached: "Contact: ada@x.org", "How to reach me: ...".

Consumes a line; produces yes or no.
"""

from __future__ import annotations

import re

from transforms.entities.contacts import emails
from transforms.model import Line
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
