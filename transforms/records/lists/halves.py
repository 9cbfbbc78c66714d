"""The halves of a section that its heading names both of: "Service and Awards", roles over venues, then bullets.

Consumes a section of two kinds; produces it in one part, or in two where a list in another look follows the first half:

    **Reviewer**                    the half of the first kind: roles over lines without bullets
    Weft Letters

    ▷ Dahl Fellowship 2019          the half of the other kind: bullets, or bullets below a place
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from transforms.model import Line, Section
from transforms.records.service.role_words import role_of

_OTHERS = frozenset(("awards", "teaching", "grants"))


def halves(section: Section) -> Iterator[Section]:
    """The section's parts in order, each with its own kind in front."""
    other = section.kinds[1] if len(section.kinds) == 2 and section.kind == "service" else ""
    at = _cut(section.lines) if other in _OTHERS else 0
    if not at:
        yield section
        return
    yield replace(section, lines=section.lines[:at])
    yield replace(section, lines=section.lines[at:], kind=other, kinds=(other, section.kind))


def _cut(lines: tuple[Line, ...]) -> int:
    """Where behind a blank line bullets begin and go on to the end, none of them with a role; 0 where they do not."""
    at = next((i for i, line in enumerate(lines) if line.bullet), 0)
    if at and lines[at - 1].text[-1] == ":" and not lines[at].gap_before:
        at -= 1  # "At Globex University:"
    listed = lines[at + 1 :] if at and not lines[at].bullet else lines[at:]
    if not at or not lines[at].gap_before or len({line.bullet for line in listed}) > 1:
        return 0
    return 0 if any(role_of(line.text) is not None for line in lines[at:]) else at
