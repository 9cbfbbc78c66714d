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
from transforms.records.awards.words import has_award_word
from transforms.records.service.role_words import role_of

_OTHERS = frozenset(("awards", "teaching", "grants"))
_BOTH = 2
_ROLE = 4  # words of a role over venues, its year with it


def halves(section: Section) -> Iterator[Section]:
    """The section's parts in order, each with its own kind in front."""
    other = section.kinds[1] if len(section.kinds) == _BOTH else ""
    at = 0
    if section.kind == "service" and other in _OTHERS:
        at = _cut(section.lines)
    elif section.kind in _OTHERS and other == "service":
        at = _roles_behind(section.lines)
    if not at:
        yield section
        return
    yield replace(section, lines=section.lines[:at])
    below = section.lines[at:]
    roles = {line.number for line in below if other == "service" and _is_role_over(line)}
    heads = section.subheads | roles
    yield replace(section, lines=below, kind=other, kinds=(other, section.kind), subheads=heads)


def _cut(lines: tuple[Line, ...]) -> int:
    """Where behind a blank line bullets begin and go on to the end, none of them with a role; 0 where they do not."""
    at = next((i for i, line in enumerate(lines) if line.bullet), 0)
    if at and lines[at - 1].text[-1] == ":" and not lines[at].gap_before:
        at -= 1  # "At Globex University:"
    listed = lines[at + 1 :] if at and not lines[at].bullet else lines[at:]
    if not at or not lines[at].gap_before or len({line.bullet for line in listed}) > 1:
        return 0
    return 0 if any(map(_states_role, lines[at:])) else at


def _states_role(line: Line) -> bool:
    return role_of(line.text) is not None and not has_award_word(line.text)


def _roles_behind(lines: tuple[Line, ...]) -> int:
    """Where behind bullets a role stands alone over lines without any, to the end; 0 where none does."""
    at = next((i for i in range(len(lines), 0, -1) if lines[i - 1].bullet), 0)
    is_over = 0 < at < len(lines) - 1 and lines[at].gap_before > 0 and not lines[at + 1].gap_before
    return at if is_over and len(lines[at].text.split()) <= _ROLE and _states_role(lines[at]) else 0


def _is_role_over(line: Line) -> bool:
    """True for a role without a date, below space: it heads the venues below it."""
    is_short = line.gap_before > 0 and len(line.text.split()) <= _ROLE and not line.text[-1].isdigit()
    return is_short and not line.is_bold and _states_role(line)
