"""The parser: consumes a `Document`; produces a `ParsedCV`. Content never raises; it yields issues."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from transforms.lines import read_lines
from transforms.model import Context, Document, Line, Section
from transforms.owner import find_owner
from transforms.parsed import (
    Advising,
    Award,
    Education,
    Grant,
    Interest,
    LineFate,
    Paper,
    ParsedCV,
    Position,
    Project,
    Record,
    Service,
    Skill,
    Talk,
    Teaching,
)
from transforms.records.embedded_papers import read_embedded_papers
from transforms.records.papers import read_papers
from transforms.sections import split_sections, structure_lines

PARSER_VERSION = "1"

SectionReader = Callable[[Section, Context], Iterator[Record]]

# Section kind -> the readers that read such a section, in order. A reader may yield records of any kind.
READERS: dict[str, tuple[SectionReader, ...]] = {
    "papers": (read_papers,),
    "projects": (read_embedded_papers,),
    "positions": (read_embedded_papers,),
    "education": (read_embedded_papers,),
}

_FIELD_OF: dict[type[Record], str] = {
    Position: "positions", Education: "education", Paper: "papers", Award: "awards", Service: "service",
    Teaching: "teaching", Talk: "talks", Grant: "grants", Project: "projects", Advising: "advising",
    Interest: "interests", Skill: "skills",
}


def parse(document: Document) -> ParsedCV:
    """Everything that a document states, each record with its evidence."""
    lines = read_lines(document)
    sections = split_sections(lines)
    person = find_owner(document, lines, sections)
    context = Context(document, lines, sections, person.name if person else None)
    parsed = ParsedCV(document=document.file_name, person=person)
    for record in _read(sections, context):
        getattr(parsed, _FIELD_OF[type(record)]).append(record)
    parsed.lines = list(_fates(parsed, lines, sections))
    return parsed


def _read(sections: Iterable[Section], context: Context) -> Iterator[Record]:
    for section in sections:
        for reader in READERS.get(section.kind, ()):
            yield from reader(section, context)


def records_of(parsed: ParsedCV) -> Iterator[Record]:
    """Every record of a document, the owner first."""
    if parsed.person:
        yield parsed.person
    for name in _FIELD_OF.values():
        yield from getattr(parsed, name)


def _fates(parsed: ParsedCV, lines: Iterable[Line], sections: tuple[Section, ...]) -> Iterator[LineFate]:
    lines = tuple(lines)
    read = {n for r in records_of(parsed) for n in range(r.evidence.line_start, r.evidence.line_end + 1)}
    structure = structure_lines(lines, sections)
    kinds = {line.number: s.kind for s in sections for line in (*s.lines, *([s.heading] if s.heading else []))}
    for line in lines:
        status = ("blank" if line.is_blank else "evidence" if line.number in read
                  else "structure" if line.number in structure else "unparsed")
        yield LineFate(number=line.number, char_start=line.start, char_end=line.end,
                       section=kinds.get(line.number, "other"), status=status)
