"""The lines under the owner's name: "Associate Professor, X University". Consumes the header; yields a `Position`."""

from __future__ import annotations

from transforms.contacts import is_contact
from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Position
from transforms.records.career_pieces import CareerLine, career_line
from transforms.titles import may_hold_title

_FIRST_LINES = 8
_SENTENCE = ("I ", "I’m ", "I'm ", "I am ", "He is ", "She is ")


def subtitle(section: Section) -> list[Position]:
    """A present role that stands on lines of its own in the header, with the employer beside or below it."""
    possible = [line for line in section.lines[:_FIRST_LINES] if _may_hold(line)]
    if not any(may_hold_title(line.text) for line in possible):
        return []
    lines = [career_line(line) for line in possible]
    for index, line in enumerate(lines):
        titles = [piece for piece in line.having("title") if piece.degree is None]
        if titles and not line.dates and len(line.pieces) <= 5 and line.pieces[0].label in ("title", "org"):
            return _position(titles[0].text, lines[index : index + 4])
    return []


def _may_hold(line: Line) -> bool:
    return (
        len(line.text) < 140
        and "@" not in line.text
        and "http" not in line.text
        and not line.text.startswith(_SENTENCE)
        and not line.text.rstrip().endswith(":")
        and not (line.links and is_contact(line))
    )


def _position(title: str, lines: list[CareerLine]) -> list[Position]:
    names = [(line, piece) for line in lines for piece in line.pieces if piece.label == "org" and piece.strength >= 2]
    if not names:
        return []
    last, employer = max(names, key=lambda pair: pair[1].strength)
    used = lines[: lines.index(last) + 1]
    units = [piece.text for line in used for piece in line.pieces if piece.label == "unit"]
    places = [piece.text for line in lines for piece in line.pieces if piece.label == "place"]
    return [
        Position(
            title=title,
            organization=employer.text,
            unit=", ".join(units) or None,
            location=next(iter(places), None),
            current=True,
            evidence=of_lines([line.line for line in used]),
            confidence=0.8,
        )
    ]
