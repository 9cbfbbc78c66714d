"""Where the roles and degrees of an entry stand. Consumes an entry's lines; produces `Role`s."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from transforms.entities.degrees import degree_alone
from transforms.entities.places import is_place
from transforms.entities.titles import is_role_alone
from transforms.model import Entry
from transforms.names.people import is_name
from transforms.parsed import Evidence
from transforms.records.career.labels import SURE, Piece
from transforms.records.career.notes import tells_deed
from transforms.records.career.pieces import CareerLine, career_line
from transforms.records.career.remarks import tells_studies
from transforms.records.career.stacked import is_stacked

_SHORT = 90
Role = tuple[int, Piece]


@dataclass(eq=False)
class ReadEntry:
    """An entry with its lines read: `lead` is what stands above its first role and holds for all of them.

    Attributes:
        apart: True where the entry below does not belong to this one's employer.
    """

    entry: Entry
    head: list[CareerLine]
    parent: list[CareerLine]
    apart: bool = False


@dataclass(eq=False)
class Carried:
    """What entries without roles of their own hand on to the entries below: an employer, a role's title."""

    lines: list[CareerLine] = field(default_factory=list)
    title: Piece | None = None
    loose: int = 0
    heads: bool = False  # the employer's line has no role of its own
    evidence: Evidence | None = None


def sure_roles(read: ReadEntry, kind: str) -> list[Role]:
    """The roles of the head. A title that only its place makes one gives way to a real title below or above."""
    roles = _roles(read.head, kind)
    if kind == "education":
        return (
            roles if any(piece.degree and piece.degree.level != "other" for _, piece in roles) else _headed(read, roles)
        )
    if roles and all(piece.strength == 0 for _, piece in roles) and (below := title_elsewhere(read)):
        return [(0, below)]
    return roles


def guessed_roles(read: ReadEntry, kind: str, carried: Carried) -> list[Role]:
    """The role of an entry without a title word: a title in its details or above it, else its first unknown phrase."""
    if kind == "education" or any(tells_studies(line.line.text) for line in read.head[:2]):
        return []
    if title := title_elsewhere(read):
        return [(0, title)]
    dated = any(line.dates for line in read.head)
    if dated and any(line.having("org") for line in read.head) and (stay := _stay(read)):
        return [(0, stay)]
    unknown = [
        (at, piece) for at, line in enumerate(read.head) for piece in line.pieces if piece.label in ("unknown", "field")
    ]
    known = any(line.having("org") or line.having("unit") for line in read.head)
    if carried.title and dated and known:
        return [(0, carried.title)]
    between = _before_country(read.head) if dated and known else []
    if not between and dated and unknown and (known or len(unknown) > 1) and _may_be_role(unknown[0][1].text):
        return [(unknown[0][0], unknown[0][1]._replace(label="title", strength=0))]
    return between


def _headed(read: ReadEntry, roles: list[Role]) -> list[Role]:
    """The degree that a heading names over its university, with the field that stands beside that; else the roles."""
    degree = degree_alone(read.entry.group or read.entry.section.title)
    if degree is None or not any(line.having("org") for line in read.head) or _AFTER.match(read.head[0].line.text):
        return roles
    fields = (piece.text for line in read.head for piece in (*line.having("field"), *line.having("degree")))
    degree = degree._replace(field=degree.field or next(fields, None))
    return [(0, Piece("degree", degree.degree, SURE, degree=degree))]


_AFTER = re.compile(r"(?i)(?:\W|\d)*post-?\s?doc")  # a stay after the degree, in a list of degrees


def _before_country(head: list[CareerLine]) -> list[Role]:
    """What stands between employer and country ("Globex, Student Senior, Japan"): for a town nobody knows, a role."""
    for at, line in enumerate(head):
        for piece in line.having("place") if line.having("org") else ():
            words, comma, _ = piece.text.partition(", ")
            if comma and " " in words and not is_place(words):
                return [(at, piece._replace(label="title", text=words, strength=0))]
    return []


def _may_be_role(text: str) -> bool:
    return len(text) < _SHORT - 10 and not text[0].islower() and not tells_deed(text) and not _DOING.fullmatch(text)


_DOING = re.compile(r"[A-Z][a-z]{2,12}ing")


def is_lone_title(read: ReadEntry, roles: list[Role]) -> bool:
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


def title_elsewhere(read: ReadEntry) -> Piece | None:
    """A title that stands alone in the details or above the entry."""
    details = read.entry.details[:3]
    bulleted = bool(details) and bool(details[0].bullet)  # then a line without a bullet only goes on
    below = [career_line(line) for line in details if len(line.text) < _SHORT and (line.bullet or not bulleted)]
    for line in [*below, *reversed(read.parent)]:
        title = title_of(line)
        if title and len(line.pieces) <= 3 and len(line.line.text) < _SHORT:
            return title
    return None


def _stay(read: ReadEntry) -> Piece | None:
    """The title of a stay that only its heading names, or "" of one with a host, who stands first."""
    if title := _heading_title(read.entry.group or read.entry.section.title):
        return title
    first = read.head[0]
    host = _HOST.match(first.line.text)
    if host is None or not is_name(host["name"]):
        return None
    read.head[0] = first._replace(people=(host["name"],), pieces=first.pieces[1:])
    return Piece("title", headed_role(read), 0)


def headed_role(read: ReadEntry) -> str:
    """What the heading calls each of its posts: "Invited Position" of "Invited Positions"."""
    words = (read.entry.group or read.entry.section.title).strip(" :*_+-–—•").removesuffix("s")
    return words.title() if words.isupper() else words


_HOST = re.compile(r"(?:Prof(?:essor|\.)?|Dr\.?) (?P<name>[^,\t(]{4,40}), ")  # "Prof. Ada Quill, University of X, 2019"


def _heading_title(heading: str) -> Piece | None:
    """The title that a heading gives all its entries: "Research Internships"."""
    match = re.fullmatch(
        r"(?i)(?:\W|\d)*((?:(?:research|industry|industrial|summer|professional|academic|scientific) )?)(internship|"
        r"postdoc|visit(?:ing position|ing appointment|ing)?|stay)s?(?: experiences?)?",
        heading.strip(),
    )
    if not match:
        return _named_role(heading)
    kind = "research" if match[2][0] in "vVsS" else match[1].strip().casefold()
    noun = {"i": "Intern", "p": "Postdoc", "v": "Visit", "s": "Stay"}[match[2][0].lower()]
    return Piece("title", f"{kind.title()} {noun}" if kind in ("research", "summer") else noun, 1)


def _named_role(heading: str) -> Piece | None:
    """The role that a heading names over its employers: "Research Assistant", "Teaching Assistantships"."""
    words = _BEING.sub("", heading.strip(" :*_"))
    return Piece("title", words, 1) if is_role_alone(words) else None


_BEING = re.compile(r"(?<=[a-z]{4})ships?$")


def _roles(head: Sequence[CareerLine], kind: str) -> list[Role]:
    """Where each role or degree stands: the line's index and its piece."""
    found: list[Role] = []
    has_degree = any(line.having("degree") for line in head)
    for at, line in enumerate(head):
        degrees = line.having("degree")
        titles = title_of(line)
        if degrees and (kind == "education" or not titles):
            found += [(at, degree) for degree in degrees]
        elif titles and (
            _is_own(line)
            or _dated_alike(head, found, at)
            or _goes_on(found, line, kind)
            or (kind != "education" and found and is_stacked(head, found[-1][0], at))
            or (kind != "education" and found and _joint(head[found[-1][0]], line))
            or (kind != "education" and found and len(line.pieces) > 1 and is_further(head[found[-1][0]], line))
            or not (_besides_degree(titles, kind, has_degree) or _any_title(found))
        ):
            found.append((at, titles))
    if kind != "education" and _any_title(found):
        found = [(at, piece) for at, piece in found if piece.label == "title"]
    return found


def _dated_alike(head: Sequence[CareerLine], found: list[Role], at: int) -> bool:
    """True for a lone title over a date alone, as the role above it stands: several posts of one employer."""
    return bool(found) and _stands_over_date(head, at) and _stands_over_date(head, found[-1][0])


def _stands_over_date(head: Sequence[CareerLine], at: int) -> bool:
    below = head[at + 1] if at + 1 < len(head) else None
    return (
        below is not None and bool(below.dates) and not (below.pieces or head[at].dates) and len(head[at].pieces) == 1
    )


def _goes_on(found: list[Role], line: CareerLine, kind: str) -> bool:
    """True for a lone title below two roles that are listed one a line."""
    return kind != "education" and len(found) > 1 and len(line.pieces) == 1


def _joint(above: CareerLine, line: CareerLine) -> bool:
    """True for a joint appointment: a title and its department below another with its own, and no university yet."""
    return all(
        len(one.pieces) > 1 and one.pieces[0].label == "title" and one.having("unit") and not one.having("org")
        for one in (above, line)
    )


_BODY = re.compile(r"(?:[A-Z][\w&’'-]* ){0,4}(?:Cent(?:er|re)|Institute|Program(?:me)?|Initiative|Laboratory|Core)\b")


def is_further(above: CareerLine, line: CareerLine) -> bool:
    """True for a post at a centre in a line of its own below another's with its university and its dates."""
    first, *rest = line.pieces
    return (
        bool(above.dates and above.having("org") and above.pieces[0].label == "title" == first.label and rest)
        and all(piece.label == "unit" and piece.before == "," for piece in rest)
        and _BODY.match(rest[0].text) is not None
        and "," in line.line.text[: line.line.text.find(rest[0].text)]
    )


def _besides_degree(title: Piece, kind: str, has_degree: bool) -> bool:
    return has_degree and kind == "education" and title.degree is None


def _any_title(found: list[Role]) -> bool:
    return any(piece.label == "title" for _, piece in found)


def _is_own(line: CareerLine) -> bool:
    """True where a further title on its own line is a role of its own: it has dates or an employer."""
    return bool(line.dates or line.having("org"))


def title_of(line: CareerLine) -> Piece | None:
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
