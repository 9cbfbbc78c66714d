"""A bio behind a list that it is no part of: consumes a section; produces it, and the bio as a section of its own.

Below the last marked item stand paragraphs without a mark, the first of which says who "I" am.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.lines.shapes import is_prose
from transforms.model import Section

_I_AM = re.compile(r"I(?: am|['’]m) (?:currently )?(?:an?|the) ")
_OWN = frozenset(("header", "about", "news", "interests", "other"))  # kinds that hold prose


def with_bio_behind(section: Section) -> Iterator[Section]:
    """The section; the paragraphs behind its items that say who the writer is, as "about"."""
    lines = section.lines
    first = next((i for i, line in enumerate(lines) if not line.bullet and _I_AM.match(line.text)), 0)
    if section.kind in _OWN or not first or not lines[first - 1].bullet:
        yield section
        return
    bio = lines[first:]
    if any(line.bullet or line.heading for line in bio) or not is_prose(bio[0].text):
        yield section
        return
    yield replace(section, lines=lines[:first])
    yield Section("about", None, bio, section.path, ("about",))
