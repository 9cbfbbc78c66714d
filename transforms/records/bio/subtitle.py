"""The lines under the owner's name: "Associate Professor, X University". Consumes the header; yields a `Position`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from transforms.entities.contacts import is_contact, names_pages
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import is_unit, shape_rank
from transforms.entities.places import is_place
from transforms.entities.studies import is_field
from transforms.entities.titles import may_hold_title
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.names.words import is_name
from transforms.parsed import Education, Position
from transforms.records.bio.head_names import COMPANY, without_name
from transforms.records.bio.joint_posts import of_body, posts_apart
from transforms.records.career.labels import Piece
from transforms.records.career.pieces import CareerLine, career_line
from transforms.text.styled import without
from transforms.vocabulary import any_of

_FIRST_LINES = 8
_TELLS = re.compile(rf"\b(?:is|was) (?:currently |now )?an? |(?<=\w )(?:{any_of('prose', 'people', 'told')}) ")
_SENTENCE = ("I ", "I’m ", "I'm ", "I am ", "He is ", "She is ", "As a ", "As an ", "As the ", "While ", "My ")


def subtitle(section: Section, context: Context) -> list[Position | Education]:
    """A present role or a degree in progress on lines of its own in the header, the employer beside or below it."""
    first = (without_name(line, context.owner) for line in section.lines[:_FIRST_LINES])
    possible = [line for line in posts_apart(map(_without_address, first)) if _may_hold(line)]
    if not any(may_hold_title(line.text) for line in possible):
        return []
    lines = [career_line(line) for line in possible]
    for index, line in enumerate(lines):
        titles = line.having("title")
        if titles and _lasts(line) and len(line.pieces) <= _MOST and line.pieces[0].label in ("title", "org"):
            below = lines[index : index + 4]
            found = (
                _degree(titles[0], lines[index:])
                if titles[0].degree
                else _position(titles[0].text, below, _site(context))
                or _at(titles[0].text, line.line)
                or _below_employer(titles[0].text, lines, index)
                or _over_unknown(titles[0].text, below)
            )
            for record in found:
                record.start = line.dates[0].start if line.dates else None
            return [*found, *_others(lines[index + 1 :], found)]
    return []


def _without_address(line: Line) -> Line:
    """The line without the address that a sign beside the role links: "PhD student [ada@moss.edu](mailto:...)"."""
    link = line.links[-1] if line.links else None
    if link is None or not link.start or not link.url.startswith("mailto:") or link.end < len(line.text.rstrip()):
        return line
    bare = without(line, len(line.text[: link.start].rstrip()), len(line.text))
    return replace(bare, links=line.links[:-1])


def degrees_gained(section: Section) -> Iterator[Education]:
    """Degrees on lines of their own below the name: "Ph.D., Lund University, Sweden, 2023"."""
    for line in section.lines[:_FIRST_LINES]:
        degrees = find_degrees(line.text) if _YEAR.search(line.text) and _may_hold(line) else ()
        if len(degrees) != 1 or degrees[0].start or degrees[0].level == "other":
            continue
        stated = career_line(line)
        names = [piece for piece in stated.having("org") if piece.strength > 1]
        if len(names) == 1 and len(stated.dates) == 1 and all(piece.label in _OF_DEGREE for piece in stated.pieces):
            when = stated.dates[0]
            yield Education(
                degree=degrees[0].degree,
                level=degrees[0].level,
                field=degrees[0].field,
                organization=names[0].text,
                start=when.start if when.is_range else None,
                end=when.end if when.is_range else when.start,
                current=when.current,
                evidence=of_lines([line]),
                confidence=0.75,
            )


_YEAR = re.compile(r"(?:19|20)\d\d")
_OF_DEGREE = ("degree", "org", "unit", "place")


def _others(lines: list[CareerLine], found: list[Position] | list[Education]) -> Iterator[Position]:
    """The further posts: "Director, X Institute" below "Professor, X College", or the employer below the post."""
    employers = {record.organization for record in found}
    for at, line in enumerate(lines):
        titles = line.having("title")
        if len(titles) == 1 and line.pieces[0] is titles[0] and not titles[0].degree and not line.dates:
            told = _position(titles[0].text, [line], None) or _alone(line)
            told = told or (_over_unknown(titles[0].text, lines[at : at + 3]) if line.line.bold else [])
            yield from (one for one in told if one.organization not in employers)


def _alone(line: CareerLine) -> list[Position]:
    """A post and one name behind it, though nobody knows it: "Director, Laboratory for Looms"."""
    where = of_lines([line.line])
    if len(line.pieces) == 1 and (told := of_body(line.pieces[0].text)):
        return [Position(title=told[0], organization=told[1], current=True, evidence=where, confidence=0.6)]
    if len(line.pieces) != _PAIR or line.pieces[1].label not in ("org", "unit"):
        return []
    title, place = line.pieces
    return [Position(title=title.text, organization=place.text, current=True, evidence=where, confidence=0.6)]


_PAIR = 2


def _at(title: str, line: Line) -> list[Position]:
    """A post and its employer behind the sign, known or not: "Weaver @ Globex"."""
    place = _AT.fullmatch(line.text.strip(), line.text.find(title) + len(title))
    if place is None:
        return []
    return [Position(title=title, organization=place[1], current=True, evidence=of_lines([line]), confidence=0.6)]


_AT = re.compile(r" @ ?([A-ZÀ-Þ][^@|,;:()]{1,40}?)\.?")


def _below_employer(title: str, lines: list[CareerLine], index: int) -> list[Position]:
    """A post below its employer and its unit: "University of X", "Department of Y", "Reader"."""
    above = [line for line in lines[max(0, index - 3) : index] if not is_name(line.line.text)][-2:]
    employers = [piece for line in above for piece in line.pieces if piece.label == "org" and piece.strength > 1]
    alone = len(lines[index].pieces) == 1 and all(
        piece.label in _OF_EMPLOYER for line in above for piece in line.pieces
    )
    return _position(title, [*above, lines[index]], None) if len(employers) == 1 and alone else []


_OF_EMPLOYER = ("org", "unit", "place")


def _over_unknown(title: str, lines: list[CareerLine]) -> list[Position]:
    """A post alone on its line, and below it an employer that only its shape tells: "Reader", "Institute of Art"."""
    if len(lines) < _PAIR or len(lines[0].pieces) != 1 or lines[1].line.gap_before > 1:
        return []
    for line in lines[1:3]:
        piece = line.pieces[0] if line.pieces else None
        if piece is None or len(line.pieces) > _PAIR or line.line.links:
            return []
        if piece.label == "org" or (piece.label in ("field", "unknown") and COMPANY.search(piece.text)):
            used = lines[: lines.index(line) + 1]
            where = of_lines([one.line for one in used])
            return [Position(title=title, organization=piece.text, current=True, evidence=where, confidence=0.6)]
        if piece.label != "unit":
            return []
    return []


def _lasts(line: CareerLine) -> bool:
    """True without dates, and for one that has not ended: "Reader, X University, 2010 - present"."""
    return not line.dates or (len(line.dates) == 1 and line.dates[0].current)


_MOST = 5


def _may_hold(line: Line) -> bool:
    return (
        len(line.text) < 140
        and "@" not in line.text.replace(" @", " ")
        and "http" not in line.text
        and not line.text.startswith(_SENTENCE)
        and not _TELLS.search(line.text)
        and not line.text.rstrip().endswith(":")
        and not (line.links and is_contact(line))
        and not names_pages(line.text)
    )


def _degree(title: Piece, lines: list[CareerLine]) -> list[Education]:
    """As in "Ph.D. Candidate, X University": the degree that the owner studies for."""
    degree = title.degree
    at = 0 if any(piece.strength > 1 for piece in lines[0].having("org")) else _below_units(lines)
    orgs = (piece for line in lines[at : at + 1] for piece in line.having("org"))
    names = [piece for piece in orgs if piece.strength > 1 and not is_place(piece.text)]  # an address names a country
    if degree is None or degree.level == "other" or not names:
        return []
    used = lines[: at + 1]
    advising = [line for line in lines if line.people and not any(piece.strength for piece in line.pieces)]
    return [
        Education(
            degree=degree.degree,
            level=degree.level,
            field=degree.field or next((line.line.text for line in used[1:] if _is_field(line)), None),
            organization=names[0].text,
            unit=", ".join(piece.text for line in used for piece in line.having("unit")) or None,
            current=True,
            advisors=list(dict.fromkeys(name for line in (*used, *advising) for name in line.people)),
            evidence=of_lines([line.line for line in used]),
            also=tuple(of_lines([line.line]) for line in advising if line not in used),
            confidence=0.75,
        )
    ]


def _below_units(lines: list[CareerLine]) -> int:
    """The place of the line below the first and its units: "PhD student", "Botany", "Moss Group", "X University"."""
    units = takewhile(lambda line: _is_field(line) or _is_unit(line), lines[1:4])
    return 1 + sum(1 for _ in units)


def _is_unit(line: CareerLine) -> bool:
    return bool(line.pieces) and all(piece.label == "unit" for piece in line.pieces)


def _is_field(line: CareerLine) -> bool:
    """True for a line of nothing but a subject: "Peatland Ecology" below "PhD student"."""
    return len(line.pieces) == 1 and line.pieces[0].label in ("field", "unknown") and is_field(line.line.text)


def _site(context: Context) -> str | None:
    """Whose page it is, by its title: "Ada Quill | Our people | University of X"."""
    parts = [part.strip() for part in re.split(r" [|–—·-] ", context.document.metadata.get("title", ""))]
    return next((part for part in parts[1:] if shape_rank(part) == _UNIVERSITY and not is_unit(part)), None)


_UNIVERSITY = 2


def _position(title: str, lines: list[CareerLine], site: str | None) -> list[Position]:
    names = [(line, piece) for line in lines for piece in line.pieces if piece.label == "org" and piece.strength >= 2]
    if not names and site:
        return [
            Position(
                title=title,
                organization=site,
                unit=next((piece.text for line in lines for piece in line.pieces if piece.label == "unit"), None),
                current=True,
                evidence=of_lines([lines[0].line]),
                confidence=0.6,
            )
        ]
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
