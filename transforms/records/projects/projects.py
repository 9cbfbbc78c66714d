r"""Projects: titled pieces of work, software and data sets. Consumes project and position sections; gives `Project`s.

Forms read: "Title @Org" over bullets, "Title: what it does", bold titles, "NAME\tdescription", "Project 1: Title"
under a position, sentences that name a repository by its link.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms import evidence
from transforms.dates.ranges import find_dates, is_date, without_dates
from transforms.entities.places import cut_place
from transforms.entities.titles import is_title
from transforms.headings.calls import sends_away
from transforms.model import Context, Line, Section
from transforms.parsed import Evidence, Project
from transforms.records.grants.investigators import ROLE
from transforms.records.lists.items import Item, items_of
from transforms.records.lists.looks import is_organization, is_place, is_titled
from transforms.records.lists.pieces import phrases, pieces_of, tidy
from transforms.records.projects.bare_lines import without_part
from transforms.records.projects.cited import cited_project
from transforms.records.projects.even_bodies import with_even_bodies
from transforms.records.projects.heads import head_of, marked_title, plain_title
from transforms.records.projects.listed import listed_projects
from transforms.records.projects.openings import without_opening
from transforms.records.projects.over_italics import over_italics
from transforms.records.service.role_words import is_role
from transforms.records.talks.titles import cited_title
from transforms.section_kinds.shapes import tools
from transforms.vocabulary import any_of

_NUMBERED = re.compile(
    r"^(?:(?:research |selected |course |side |main )?projects?)\s*(?:#?\s?\d{1,2}|[IVX]{1,4}"
    r"|[A-D])?\s*[:.–-]\s*(?P<title>\S.{2,})$",
    re.IGNORECASE,
)
_LABEL = re.compile(r"^(?P<title>[^:]{2,120}?)\s*:\s+(?P<rest>\S.*)$")
_URL = re.compile(r"https?://\S+|www\.\S+")
_TOOLS = re.compile(r"software|tools?\b|packages?|programs?\b|comput|languages", re.IGNORECASE)
_NAME_WORDS = 3
_DESCRIBES = 6  # words of a sentence below a title


def read_projects(section: Section, context: Context) -> Iterator[Project]:
    """The projects of a projects section."""
    if is_tool_list(section):
        return
    if found := list(over_italics(section)):
        yield from found
        return
    items = _with_prose(items_of(without_opening(section), context))
    yield from with_even_bodies([(item, list(projects_of(item, context.owner))) for item in items])


def is_tool_list(section: Section) -> bool:
    """True where a section of software or tools lists those that the owner uses: well-known names between commas."""
    if not _TOOLS.search(section.title) or any(line.links or find_dates(line.text) for line in section.lines):
        return False
    names = [tidy(part).casefold() for line in section.lines for part in re.split(r"[,;:\t|]", line.text)]
    short = [name for name in names if name and len(name.split()) <= _NAME_WORDS]
    return len(short) > 1 and len(short) >= 0.8 * len(names) and sum(name in tools() for name in short) > 1


def _with_prose(items: list[Item]) -> list[Item]:
    """The items, sentences that stand by themselves below a title put to its details."""
    found: list[Item] = []
    for item in items:
        if found and not _is_prose(found[-1]) and _is_prose(item) and item.above == found[-1].above:
            found[-1] = _joined(found[-1], item)
        else:
            found.append(item)
    return found


_FULL_LINE = 50  # characters of a line that a margin broke
_SMALL = re.compile(r" [a-z]\w+ [a-z]\w+ [a-z]\w+ ")  # words of a sentence


def _joined(item: Item, below: Item) -> Item:
    entry = replace(item.entry, details=item.entry.details + below.entry.lines)
    return replace(item, entry=entry, details=item.details + below.lines)


def _is_prose(item: Item) -> bool:
    """True for a sentence: it ends in a full stop and begins with no name of its own."""
    if not item.head:
        return False
    first = item.head[0]
    words = first.text.split()
    wrapped = len(first.text) > _FULL_LINE and item.lines[-1].text.endswith(".") and _SMALL.search(first.text)
    return (
        (first.text.endswith(".") or bool(wrapped))
        and len(words) > _DESCRIBES
        and not (first.bullet or first.bold or first.links or first.heading or find_dates(first.text))
        and not any(mark in first.text for mark in (" – ", " — ", " -- ", " | ", "\t"))
        and not (_LABEL.match(first.text) and len(first.text.partition(":")[0].split()) <= _DESCRIBES)
    )


def read_numbered_projects(section: Section, _: Context) -> Iterator[Project]:
    """The projects that positions list as "Project 1: ...", with the position's organisation."""
    organization: str | None = None
    marks = {
        i: found for i, line in enumerate(section.lines) if _is_numbered(line) and (found := _NUMBERED.match(line.text))
    }
    if not marks:
        return
    for number, line in enumerate(section.lines):
        if number in marks:
            end = next(
                (i for i in range(number + 1, len(section.lines)) if i in marks or _is_head(section.lines[i], line)),
                len(section.lines),
            )
            yield Project(
                title=plain_title(marks[number]["title"]),
                organization=organization,
                evidence=evidence.of_lines(section.lines[number:end]),
            )
        elif not line.bullet and (stated := _organization(line)):
            organization = stated


def _is_numbered(line: Line) -> bool:
    return line.text[:1] in "PpRrSsCcM" and _PROJECT_NUMBER.match(line.text) is not None


_PROJECT_NUMBER = re.compile(r"(?i)(?:\w+ )?projects?\s*(?:#?\s?\d{1,2}|[IVX]{1,4})\s*[:.–-]")


def _is_head(line: Line, mark: Line) -> bool:
    """True for a line that begins something new: a heading, or a bullet no deeper than the project's own."""
    return bool(line.heading) or bool(line.bullet and line.indent < mark.indent)


def _organization(line: Line) -> str | None:
    for piece in pieces_of([line])[0]:
        if is_organization(piece.text):
            return piece.text
    return None


def projects_of(item: Item, owner: str | None = None) -> Iterator[Project]:
    """The projects of one entry."""
    if len(item.head) > 1 and is_date(item.head[0].text):
        item = replace(item, head=item.head[1:])
    if not item.head or sends_away(item.head[0].text):
        return
    cited = cited_project(item.head[0].text, owner)
    if cited or _CITED.match(item.head[0].text):
        found = cited_title(item.lines) if cited is None else None
        title = _KIND_TAIL.sub("", _URL.sub("", found.title if found else cited or "").strip(" .,")).strip(" .,")
        if title and any(_SOFTWARE.search(text) for text in item.above):
            yield Project(title=title, evidence=item.evidence, confidence=0.7)
        return
    if len(item.head) > 1 and _are_alike(item.head) and not _is_headed(item.head):
        for line in item.head:
            yield from _of_line(line, evidence.of_lines((line,)))
        return
    if own := _under_body(item):
        yield from own
        return
    if titled := _below_place(item.head):
        title, organization = titled
        yield Project(title=title, organization=organization, evidence=item.evidence, confidence=0.8)
        return
    below = _body_below(item)
    for project in _of_line(item.head[0], item.evidence):
        yield project if project.organization or not below else project.model_copy(update={"organization": below})


def _are_alike(head: Sequence[Line]) -> bool:
    """True for lines that name a project each: all set off at their start, or all with a label."""
    marked = [marked_title(line) is not None for line in head]
    return all(marked) or (not any(marked) and all(_LABEL.match(line.text) for line in head))


def _is_headed(head: Sequence[Line]) -> bool:
    """True for a title in bold beside its dates over lines that are neither: these tell of it ("*Supporter: Weft*")."""
    first, *below = head
    return bool(first.bold and find_dates(first.text)) and not any(line.bold or find_dates(line.text) for line in below)


def _under_body(item: Item) -> list[Project]:
    """The projects that an organisation has below it, each a bullet with its name set off; [] for any other entry."""
    first = item.head[0]
    if len(item.head) > 1 or len(item.details) < _PAIR or find_dates(first.text) or not is_organization(first.text):
        return []
    if not all(line.bullet and (_LABEL.match(line.text) or line.begins_bold) for line in item.details):
        return []
    return [
        project.model_copy(update={"organization": project.organization or tidy(first.text)})
        for line in item.details
        for project in _of_line(line, evidence.of_lines((line,)))
    ]


def _body_below(item: Item) -> str | None:
    """The organisation that the one line below a project names, or the first over what was done, and nothing else."""
    return _body(item.details) or _body(item.head[1:])


def _body(below: Sequence[Line]) -> str | None:
    tells = len(below) > 1 and (below[1].bullet or below[1].text[-1:] == ":" or _ends_sentence(below[1].text))
    if len(below) > 1 and not below[0].bullet and (tells or _is_row(below[0])):
        below = below[:1]
    text = _LABEL_OF_BODY.sub("", " ".join(line.text for line in below))
    if len(below) == 1:
        text = _without_role(without_dates(text, find_dates(text)).strip(" \t,") if _is_row(below[0]) else text)
        if _is_row(below[0]) and not is_titled(text):
            return None
    parts = phrases(text, ",") if len(text) < _LONG_BODY and not re.search(r"[\t|]", text) else []
    named = [is_organization(part) for part in parts]
    return tidy(text) if parts and named[0] and all(map(_or_acronym, parts, named)) else None


def _ends_sentence(text: str) -> bool:
    return text[-1:] == "." and len(text.split()) > _DESCRIBES and _SMALL.search(text) is not None


def _is_row(line: Line) -> bool:
    """True for a line that ends in its date."""
    dates = find_dates(line.text) if not line.bullet else ()
    return bool(dates) and dates[0].span.start > 0 and dates[-1].span.end == len(line.text.rstrip(" )"))


def _without_role(text: str) -> str:
    """A line's words behind a role: "Lead Developer, Globex University"."""
    role, comma, rest = text.partition(", ")
    return rest if comma and (is_role(role) or is_title(role) or ROLE.fullmatch(role)) else text


_LABEL_OF_BODY = re.compile(r"(?:Supporter|Sponsor|Funder|Client|Partner|Host|Institution|Organi[sz]ation|Company): ")


def _or_acronym(part: str, is_named: bool) -> bool:
    return is_named or (part.isupper() and " " not in part)


_LONG_BODY = 120  # characters


def _below_place(head: Sequence[Line]) -> tuple[str, str] | None:
    """Title and organisation of "Globex" and a town in bold over the title in italics and its dates; else None."""
    if len(head) < _PAIR or not find_dates(head[1].text) or find_dates(head[0].text):
        return None
    above, below = _with_place(head[0]), head[1].columns
    if len(above) != _PAIR or not is_place(above[1].rpartition(",")[2].strip()):
        return None
    styled = head[0].bold and head[1].italic and not head[1].italic[0].start
    plain = len(below) == _PAIR and is_date(below[1]) and not (head[1].bold or head[1].italic or head[1].bullet)
    if not styled and not (plain and is_organization(above[0])):
        return None
    return plain_title(without_dates(below[0], find_dates(below[0])).strip(" ,–-")), above[0].strip(" ,")


def _with_place(line: Line) -> tuple[str, ...]:
    """A line's columns; a town behind an organisation, all of it in bold, is one too: "**Globex Palo Alto, CA**"."""
    if len(line.columns) > 1 or not line.is_bold:
        return line.columns
    body, place = cut_place(line.text)
    return (body, place) if body and place else line.columns


_PAIR = 2


def _of_line(first: Line, where: Evidence) -> Iterator[Project]:
    """The projects that an entry's first line names."""
    first = without_part(first)
    listed = listed_projects(first)
    if listed:
        for title in listed:
            yield Project(title=title, evidence=where, confidence=0.75)
        return
    title, organization = head_of(first)
    title = _HELD.sub("", title)
    if title:
        yield Project(
            title=title, organization=organization, evidence=where, confidence=0.9 if len(title.split()) < 16 else 0.6
        )


_HELD = re.compile(
    r"\s+[–—-]{1,3}\s+(?:(?:co-?|lead |main |core |sole )?(?:creator|contributor|maintainer|developer|author|owner"
    r"|founder|lead))s?\b.{0,40}$",
    re.IGNORECASE,
)
_CITED = re.compile(r"[A-Z][\w’'-]{1,30},? [A-Z]\.[^()]{0,200}\(?(?:19|20)\d\d")
_SOFTWARE = re.compile(
    rf"\b(?:{any_of('entry_words', 'projects', 'software')})\b",
    re.IGNORECASE,
)
_KIND_TAIL = re.compile(
    r"[,.]?\s+(?:an? )?(?:\w+ ){0,3}(?:software (?:package|application)|package|application|software|library)$",
    re.IGNORECASE,
)
