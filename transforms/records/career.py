"""Careers: the roles and degrees of a section's entries, each with its employer, unit, place, dates and advisers.

Consumes a section's entries as `CareerLine`s; produces `Stage`s, which `positions` and `education` turn into records.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from transforms.dates import DateRange
from transforms.degrees import is_field
from transforms.entries import split_entries
from transforms.evidence import join, of_entry, of_lines
from transforms.model import Context, Entry, Line, Section
from transforms.organizations import canonical
from transforms.parsed import Evidence
from transforms.records.career_pieces import CareerLine, Piece, career_line, career_lines, is_labelled, may_name_adviser
from transforms.records.career_slots import Slots
from transforms.records.items import is_wrapped, margin, together
from transforms.titles import is_title

_SHORT = 90


@dataclass(frozen=True, eq=False)
class Stage:
    """One role or degree as far as its entry states it.

    Attributes:
        anchor: the title or degree piece.
        field: field of study as stated, for a degree.
        sure: how the organisation was found: 3 by vocabulary ... 0 by its place.
    """

    anchor: Piece
    evidence: Evidence
    organization: str | None = None
    unit: str | None = None
    location: str | None = None
    field: str | None = None
    dates: tuple[DateRange, ...] = ()
    people: tuple[str, ...] = ()
    sure: int = 0


@dataclass(eq=False)
class _Read:
    """An entry with its lines read: `lead` is what stands above its first role and holds for all of them."""

    entry: Entry
    head: list[CareerLine]
    parent: list[CareerLine]


def stages_of(section: Section, context: Context) -> list[Stage]:
    """The stages of a section, in order."""
    width = margin(context)
    read = [_read(entry, width) for entry in split_entries(section)]
    slots = Slots(entry.head for entry in read)
    carried = _Carried()
    found: list[Stage] = []
    for entry in read:
        entry.head = slots.relabelled(entry.head)
        _give_back(entry, found)
        found += _stages(entry, section.kind, carried)
    return found


def _give_back(read: _Read, found: list[Stage]) -> None:
    """Lines that only name an adviser, at the top of an entry, belong to the stage before."""
    while found and len(read.head) > 1 and read.head[0].people and not read.head[0].pieces and not read.head[0].dates:
        line = read.head.pop(0)
        people = tuple(dict.fromkeys((*found[-1].people, *line.people)))
        found[-1] = replace(found[-1], people=people, evidence=join(found[-1].evidence, of_lines([line.line])))


def _read(entry: Entry, width: int) -> _Read:
    return _Read(entry, career_lines(_unwrapped(entry.head, width)), career_lines(entry.parent))


def _unwrapped(lines: Sequence[Line], width: int) -> list[Line]:
    """The lines with wrapped ones put together; a line that ends in a date, open or not, is never wrapped."""
    found: list[Line] = []
    for line in lines:
        if (
            found
            and not _OPEN_DATE.search(found[-1].text)
            and not is_labelled(line.text)
            and is_wrapped(found[-1], line, width)
        ):
            found[-1] = together(found[-1], line)
        else:
            found.append(line)
    return found


_OPEN_DATE = re.compile(r"\d\s?[-–—]$")


@dataclass(eq=False)
class _Carried:
    """What entries without roles of their own hand on to the entries below: an employer, a role's title."""

    lines: list[CareerLine] = field(default_factory=list)
    title: Piece | None = None
    evidence: Evidence | None = None


def _stages(read: _Read, kind: str, carried: _Carried) -> Iterator[Stage]:
    roles = _sure_roles(read, kind) or _guessed_roles(read, kind, carried)
    if not roles or _is_lone_title(read, roles):
        _hand_on(read, carried)
        return
    evidence = of_entry(read.entry)
    if carried.evidence:
        evidence, carried.evidence = join(carried.evidence, evidence), None
    own_employer = [line for line in (*read.parent, *read.head) if line.having("org")]
    if own_employer or any(piece.label == "unknown" for line in read.head for piece in line.pieces):
        carried.lines = []
    lead = [*carried.lines, *read.parent, *read.head[: roles[0][0]]]
    dates: tuple[DateRange, ...] = ()
    for number, (at, anchor) in enumerate(roles):
        end = roles[number + 1][0] if number + 1 < len(roles) else len(read.head)
        block = read.head[at : max(end, at + 1)]
        stage = _stage(anchor, evidence, block, lead, read, kind)
        dates = stage.dates or dates
        yield replace(stage, dates=dates)
    if (
        own_employer
        and own_employer[0] is not read.head[roles[0][0]]
        and own_employer[0].line.number < read.head[roles[0][0]].line.number
    ):
        carried.lines = [line for line in own_employer if not line.having("title") and not line.having("degree")]


def _sure_roles(read: _Read, kind: str) -> list[tuple[int, Piece]]:
    """The roles of the head. A title that only its place makes one gives way to a real title below or above."""
    roles = _roles(read.head, kind)
    if (
        kind != "education"
        and roles
        and all(piece.strength == 0 for _, piece in roles)
        and (below := _title_elsewhere(read))
    ):
        return [(0, below)]
    return roles


def _is_lone_title(read: _Read, roles: list[tuple[int, Piece]]) -> bool:
    """True for a line that is nothing but a title and heads the entries below it."""
    return (
        len(roles) == 1
        and roles[0][1].degree is None
        and len(read.head) == 1
        and not read.entry.details
        and not read.parent
        and len(read.head[0].pieces) == 1
        and not read.head[0].dates
    )


def _title_elsewhere(read: _Read) -> Piece | None:
    """A title that stands alone in the details or above the entry."""
    below = [career_line(line) for line in read.entry.details[:3] if len(line.text) < _SHORT]
    for line in [*below, *reversed(read.parent)]:
        title = _joined_titles(line)
        if title and len(line.pieces) <= 3 and len(line.line.text) < _SHORT:
            return title
    return None


def _hand_on(read: _Read, carried: _Carried) -> None:
    """An entry without a role: its employer or its lone title holds for what follows."""
    title = next((title for line in read.head if (title := _joined_titles(line))), None)
    carried.title = title or carried.title
    if title or any(line.having("org") or line.having("unit") for line in read.head):
        carried.lines = [*read.parent, *read.head]
        carried.evidence = join(carried.evidence, of_entry(read.entry)) if carried.evidence else of_entry(read.entry)


def _roles(head: Sequence[CareerLine], kind: str) -> list[tuple[int, Piece]]:
    """Where each role or degree stands: the line's index and its piece."""
    found: list[tuple[int, Piece]] = []
    has_degree = any(line.having("degree") for line in head)
    for at, line in enumerate(head):
        degrees = line.having("degree")
        titles = _joined_titles(line)
        if degrees and (kind == "education" or not titles):
            found += [(at, degree) for degree in degrees]
        elif titles and not (has_degree and kind == "education" and titles.degree is None and not _is_own(line)):
            if not any(piece.label == "title" for _, piece in found) or _is_own(line):
                found.append((at, titles))
    if kind != "education" and any(piece.label == "title" for _, piece in found):
        found = [(at, piece) for at, piece in found if piece.label == "title"]
    return found


def _is_own(line: CareerLine) -> bool:
    """True where a further title on its own line is a role of its own: it has dates or an employer."""
    return bool(line.dates or line.having("org"))


def _joined_titles(line: CareerLine) -> Piece | None:
    """The title of a line; titles that stand side by side are one ("Software Engineer, Intern")."""
    titles = line.having("title")
    if not titles:
        return None
    text = titles[0].text
    pieces = list(line.pieces)
    at = pieces.index(titles[0])
    for piece in pieces[at + 1 :]:
        if piece.label != "title" or piece.before not in (",", "-", "–", "—", "&"):
            break
        text += ", " + piece.text if piece.before == "," else f" {piece.before} {piece.text}"
    return titles[0]._replace(text=text)


def _guessed_roles(read: _Read, kind: str, carried: _Carried) -> list[tuple[int, Piece]]:
    """The role of an entry that no title word tells: a title in its details or above it, else its first unknown phrase."""
    if kind == "education":
        return _guessed_degree(read)
    if title := _title_elsewhere(read):
        return [(0, title)]
    dated = any(line.dates for line in read.head)
    if dated and (title := _heading_title(read.entry.section)) and any(line.having("org") for line in read.head):
        return [(0, title)]
    unknown = [
        (at, piece) for at, line in enumerate(read.head) for piece in line.pieces if piece.label in ("unknown", "field")
    ]
    known = any(line.having("org") or line.having("unit") for line in read.head)
    if carried.title and dated and known:
        return [(0, carried.title)]
    if dated and unknown and (known or len(unknown) > 1) and len(unknown[0][1].text) < 80:
        return [(unknown[0][0], unknown[0][1]._replace(label="title", strength=0))]
    return []


def _heading_title(section: Section) -> Piece | None:
    """The title that a heading gives all its entries: "Research Internships"."""
    match = re.fullmatch(
        r"(?i)(?:\W|\d)*((?:(?:research|industry|industrial|summer|professional) )?)(internship|"
        r"postdoc)s?(?: experiences?)?",
        section.title.strip(),
    )
    if not match:
        return None
    return Piece(
        "title",
        (match[1].title() if match[1].strip().casefold() in ("research", "summer") else "")
        + ("Intern" if match[2][0] in "iI" else "Postdoc"),
        1,
    )


def _guessed_degree(read: _Read) -> list[tuple[int, Piece]]:
    """A stay that is no degree: a summer school, a programme."""
    return []


def _stage(
    anchor: Piece, evidence: Evidence, block: list[CareerLine], lead: list[CareerLine], read: _Read, kind: str
) -> Stage:
    organization, sure = _fuller(*_organization(block, lead, anchor), lead)
    units = [p.text for line in (*block, *lead) for p in line.pieces if p.text != organization and _is_unit(p)]
    own = next((line.dates for line in block if line.dates), ()) or next(
        (line.dates for line in lead if line.dates), ()
    )
    people = tuple(dict.fromkeys(name for line in (*block, *lead, *_adviser_lines(read)) for name in line.people))
    return Stage(
        anchor,
        evidence,
        organization,
        ", ".join(dict.fromkeys(units)) or None,
        _location(block) or _location(lead),
        _field(anchor, block, lead),
        own,
        people,
        sure,
    )


def _adviser_lines(read: _Read) -> Iterator[CareerLine]:
    """Details that say nothing but who advised."""
    for line in read.entry.details[:8]:
        if len(line.text) < 120 and may_name_adviser(line.text):
            yield career_line(line)


def _is_unit(piece: Piece) -> bool:
    return piece.label == "unit" or (piece.label == "org" and piece.strength < 3)


def _organization(block: Iterable[CareerLine], lead: Iterable[CareerLine], anchor: Piece) -> tuple[str | None, int]:
    """The employer: the surest name beside the role, else above it; else what stands before a place; else the surest unit."""
    for lines in (block, lead):
        names = [piece for line in lines for piece in line.pieces if piece.label == "org"]
        if names:
            best = max(names, key=_weight)
            whole = _goes_on(lines, best, anchor)
            return (whole.text, 1) if whole else (best.text, best.strength)
    loose = [piece for lines in (block, lead) for line in lines for piece in _candidates(line, anchor)]
    if loose:
        return loose[0].text, 0
    units = [piece for lines in (block, lead) for line in lines for piece in line.pieces if piece.label == "unit"]
    return (units[-1].text, 1) if units else (None, 0)


def _goes_on(lines: Iterable[CareerLine], best: Piece, anchor: Piece) -> Piece | None:
    """The employer on the line below a known unit's that ends in a comma: "Vision Lab,", "Globex, China"."""
    lines = list(lines)
    at = next(i for i, line in enumerate(lines) if best in line.pieces)
    known = canonical(best.text)
    if known is None or known.parent is None or not lines[at].line.text.rstrip().endswith(",") or at + 1 == len(lines):
        return None
    below = _candidates(lines[at + 1], anchor)
    return below[0] if below and lines[at + 1].pieces[0] is below[0] else None


def _fuller(organization: str | None, sure: int, lead: Iterable[CareerLine]) -> tuple[str | None, int]:
    """The employer's name as it stands above, where the role's own line only says it shorter."""
    known = canonical(organization) if organization else None
    above = (piece for line in lead for piece in line.having("org")) if known else ()
    return next(((piece.text, sure) for piece in above if canonical(piece.text) == known), (organization, sure))


def _weight(piece: Piece) -> tuple[int, bool, bool]:
    """Known names first, of these universities, and employers before their own units."""
    known = canonical(piece.text)
    return piece.strength, known is not None and known.kind == "university", known is not None and known.parent is None


def _candidates(line: CareerLine, anchor: Piece) -> list[Piece]:
    """Unknown phrases that may be an employer, those before a place first."""
    pieces = [piece for piece in line.pieces if piece.label != "note"]
    loose = [
        piece
        for piece in pieces
        if piece.label in ("unknown", "field") and piece.text != anchor.text and len(piece.text) < 90
    ]
    before_place = [a for a, b in zip(pieces, pieces[1:], strict=False) if b.label == "place" and a in loose]
    return before_place + [piece for piece in loose if piece not in before_place]


def _location(lines: Iterable[CareerLine]) -> str | None:
    """The first place stated; its parts that were cut at commas are put together."""
    for line in lines:
        places = line.having("place")
        if places:
            parts = [places[0].text]
            parts += [piece.text for piece in places[1:3] if piece.chunk == places[0].chunk and piece.before == ","]
            return ", ".join(dict.fromkeys(parts))
    return None


def _field(anchor: Piece, block: list[CareerLine], lead: list[CareerLine]) -> str | None:
    """The field of a degree: its own, the phrase beside it, or a line below or above that is nothing but a field."""
    if anchor.degree is None:
        return None
    if anchor.degree.field:
        return anchor.degree.field
    return _beside(anchor, block[0]) or next(
        (found for line in (*block[1:], *lead) if (found := _field_line(line))), None
    )


def _beside(anchor: Piece, line: CareerLine) -> str | None:
    pieces = list(line.pieces)
    at = next((i for i, piece in enumerate(pieces) if piece.degree is anchor.degree), None)
    if at is None:
        return None
    after: list[str] = []
    for piece in pieces[at + 1 :]:
        if piece.label not in ("field", "unknown") or (after and piece.before != ","):
            break
        after.append(piece.text)
    if after and (is_field(after[0]) or len(after[0].split()) < 12):
        return ", ".join(after)
    before = pieces[at - 1] if at else None
    return before.text if before and before.label in ("field", "unknown") else None


def _field_line(line: CareerLine) -> str | None:
    pieces = line.pieces
    if (
        not pieces
        or any(piece.label not in ("field", "unknown", "note") for piece in pieces)
        or not is_field(pieces[0].text)
    ):
        return None
    return ", ".join(piece.text for piece in pieces if piece.label != "note")


_FIRST_PHRASE = re.compile(r"[^,;(:]{0,100}")


def detail_roles(section: Section) -> Iterator[Stage]:
    """Roles that a detail of a degree states: "Research assistant at the Robotics Lab, supervised by Prof. Jane Doe"."""
    for entry in split_entries(section):
        head = None
        for line in entry.details:
            if len(line.text) > 240 or not is_title(_FIRST_PHRASE.match(line.text)[0]):  # type: ignore[index]
                continue
            read = career_line(line)
            first = read.pieces[0] if read.pieces else None
            named = [piece for piece in read.pieces[1:3] if piece.label in ("org", "unit")]
            if first and first.label == "title" and first.degree is None and named:
                head = head or career_lines(entry.head)
                yield _detail_stage(first, read, head)


def _detail_stage(title: Piece, line: CareerLine, head: list[CareerLine]) -> Stage:
    """The role's employer is the organisation that the detail names, or that of the degree where it names only a unit."""
    organization, sure = _organization([line], head if not line.having("org") else [], title)
    if not line.having("org"):
        organization, sure = _organization(head, [], title)
    units = [piece.text for piece in line.pieces if _is_unit(piece) and piece.text != organization]
    return Stage(
        title,
        of_lines([line.line]),
        organization,
        ", ".join(units) or None,
        _location([line]),
        None,
        line.dates,
        line.people,
        sure,
    )
