"""A role over the topics of several posts: it is the title of each. Consumes and mends `ReadEntry`s."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.entities.titles import is_role_alone
from transforms.headings.wording import named
from transforms.kinds.research_works import tells_stay
from transforms.model import Context, Line, Section
from transforms.records.career.pieces import CareerLine, career_line
from transforms.records.career.roles import ReadEntry, title_elsewhere, title_of

_STACKED, _TOPIC = 4, 3  # lines of a head with a role, blanks of a topic
_LOOKED_INTO = ("unknown", "field")
_PAIR, _SURE, _NAMES = 2, 2, ("unknown", "place", "field", "unit")


def share_titles(entries: Sequence[ReadEntry], section: Section, context: Context) -> None:
    """Gives the role over the first of several posts, each headed by what was looked into, to all of them.

    The others may stand in the same section, or be sections of their own: "# Fog and Felt" behind "## Slow Looms".
    """
    if entries and section.heading and not named(section.heading.text).whole:
        _share_above(entries, section.heading, context.sections)
    _share_within(entries)
    for one in entries:
        _tell_employer(one)


def _tell_employer(one: ReadEntry) -> None:
    """Tells the name between a topic in a heading and the dates as the employer, where who advised stands below."""
    at = next((at for at, line in enumerate(one.head) if line.line.heading), len(one.head)) + 1
    if at + 1 >= len(one.head):
        return
    topic, below = one.head[at - 1 : at + 1]
    if topic.line.text.count(" ") < _PAIR or topic.dates or below.dates or not one.head[at + 1].dates:
        return
    first = below.pieces[0] if len(below.pieces) == 1 and not below.line.bullet else None
    is_name = first is not None and (first.label in _NAMES or (first.label == "org" and first.strength < _SURE))
    if not is_name or not any(tells_stay(line) for line in one.entry.details) or not _is_topic(topic, below):
        return
    one.head[at] = below._replace(pieces=(below.pieces[0]._replace(label="org", strength=_SURE),))
    one.head[at - 1] = topic._replace(pieces=())


def _share_above(entries: Sequence[ReadEntry], topic: Line, sections: Sequence[Section]) -> None:
    first = entries[0]
    if any(line.having("title") for line in first.head) or not any(line.dates for line in first.head):
        return
    role: Line | None = None
    for one in sections:
        if one.heading and one.heading.number >= topic.number:
            break
        is_over = one.kind == "positions" and len(one.lines) > 1 and one.lines[1].heading and _is_role(one.lines[0])
        goes_on = one.kind == "positions" and one.heading and not named(one.heading.text).whole
        role = one.lines[0] if is_over else role if goes_on else None
    if role is None or title_elsewhere(first):
        return
    first.head = [career_line(role), *first.head]
    for further in entries[1:]:
        if (
            len(further.head) == _TOPIC
            and further.head[0].line.heading
            and _is_topic(*further.head[:2])
            and not title_elsewhere(further)
        ):
            further.head = [career_line(role), *further.head]


def _is_role(line: Line) -> bool:
    return not line.bullet and is_role_alone(line.text)


def _share_within(entries: Sequence[ReadEntry]) -> None:
    head = entries[0].head if entries else []
    if len(entries) == 1 or len(head) < _STACKED or len(head[0].pieces) != 1 or head[0].dates:
        return
    if _is_topic(head[1], head[2]) and title_of(head[0]):
        for one in entries[1:]:
            if len(one.head) == len(head) - 1 and _is_topic(one.head[0], one.head[1]):
                one.head = [head[0], *one.head]


def _is_topic(line: CareerLine, below: CareerLine) -> bool:
    """True for what was looked into, over an employer: any heading that is itself none so surely, or some words."""
    if line.dates or line.line.bullet:
        return False
    if not line.line.heading:
        return line.line.text.count(" ") >= _TOPIC and all(piece.label in _LOOKED_INTO for piece in line.pieces)
    sure = max([piece.strength for piece in below.having("org")], default=1)
    return not any(
        piece.label in ("degree", "title") or (piece.label in ("org", "place") and piece.strength >= sure)
        for piece in line.pieces[:1]
    )
