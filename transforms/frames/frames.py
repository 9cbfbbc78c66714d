"""Frames: parsed documents as one polars frame for each kind of record.

Consumes (document id, the document's text, `ParsedCV`); produces every table of the parse layer, exactly as declared,
sorted by key, the empty ones too. Values that no table may hold (a year 20199) become null with an issue.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from transforms import parsed as p
from transforms.frames.columns import Row, described, issues_json, values_of, year_of
from transforms.frames.values import clean, coded, first_day, homepage, orcid, partial_date, stated
from transforms.keys import key
from transforms.resolve.person_names import compatible, parts_of
from warehouse.fields import SECTION_KINDS, STATUSES
from warehouse.tables import PARSE

if TYPE_CHECKING:
    import polars as pl


def document_id(uri: str, sha256: str) -> int:
    """The key of one version of one source document."""
    return key(uri, sha256)


def frames_of(documents: Iterable[tuple[int, str, p.ParsedCV]], parser_version: str) -> dict[str, pl.DataFrame]:
    """Every parse-layer table from (document id, text, records) of each document."""
    from warehouse.derive import frame  # noqa: PLC0415 - polars is loaded only where frames are made

    rows: dict[str, list[Row]] = {table.name: [] for table in PARSE}
    for number, text, parsed in documents:
        _Writer(number, text, rows).write(parsed, parser_version)
    return {table.name: frame(table, _columns(table.column_names, rows[table.name])) for table in PARSE}


def _columns(names: tuple[str, ...], rows: list[Row]) -> dict[str, object]:
    columns = zip(*rows, strict=True) if rows else ((),) * len(names)
    return dict(zip(names, columns, strict=True))


class _Writer:
    """Writes the rows of one document, in the declared order of columns."""

    def __init__(self, document: int, text: str, rows: dict[str, list[Row]]) -> None:
        self.document = document
        self.text = text
        self.rows = rows
        self.as_of: str | None = None

    def write(self, parsed: p.ParsedCV, version: str) -> None:
        self.as_of = partial_date(parsed.as_of)
        self.rows["parsed_documents"].append(
            (
                self.document,
                version,
                first_day(self.as_of),
                parsed.coverage,
                len(parsed.lines),
                issues_json(tuple(parsed.issues)),
            )
        )
        if parsed.person:
            self._person(parsed.person)
        self._papers(parsed.papers, parsed.person.name if parsed.person else None)
        self._simple(parsed)
        self._advising(parsed)
        self._references(parsed.references)
        self.rows["parsed_lines"].extend(
            (
                self.document,
                line.number,
                line.char_start,
                line.char_end,
                self.text[line.char_start : line.char_end],
                coded(line.section, SECTION_KINDS, "other"),
                line.status,
            )
            for line in parsed.lines
        )

    def _record(self, kind: str, ordinal: int, record: p.Record, *extra: p.Issue) -> Row:
        """What every record's row begins with."""
        e = record.evidence
        number = key(self.document, kind, e.char_start, e.char_end, ordinal)
        self.rows["parsed_places"].extend(
            (number, self.document, place, a.line_start, a.line_end, a.char_start, a.char_end)
            for place, a in enumerate(record.also)
        )
        return (
            number,
            self.document,
            ordinal,
            e.line_start,
            e.line_end,
            e.char_start,
            e.char_end,
            min(max(record.confidence, 0.0), 1.0),
            issues_json((*record.issues, *extra)),
        )

    def _person(self, person: p.Person) -> None:
        self.rows["parsed_people"].append(
            (*self._record("person", 0, person), stated(person.name), orcid(person.orcid), homepage(person.urls))
        )
        contacts = (
            [(mail, None, None) for mail in person.emails]
            + [(None, phone, None) for phone in person.phones]
            + [(None, None, url) for url in person.urls]
        )
        self.rows["parsed_contacts"].extend(
            (*self._record("contact", ordinal, person), "owner", *contact) for ordinal, contact in enumerate(contacts)
        )

    def _papers(self, papers: list[p.Paper], owner: str | None) -> None:
        for ordinal, paper in enumerate(papers):
            e = paper.evidence
            year, issues = year_of(paper.year)
            record = self._record("paper", ordinal, paper, *issues)
            self.rows["parsed_papers"].append(
                (
                    *record,
                    described(paper.title, paper, self.text),
                    year,
                    stated(paper.venue),
                    coded(paper.status, STATUSES, "published"),
                    stated(paper.volume),
                    stated(paper.issue),
                    stated(paper.pages),
                    stated(paper.doi),
                    stated(paper.arxiv),
                    stated(paper.url),
                    self.text[e.char_start : e.char_end],
                )
            )
            self._authors(paper, record[0], owner)

    def _authors(self, paper: p.Paper, number: object, owner: str | None) -> None:
        assert isinstance(number, int)
        equal = set(paper.equal_contribution)
        own = own_position(paper.authors, owner)
        e = paper.evidence
        place = (e.line_start, e.line_end, e.char_start, e.char_end, min(max(paper.confidence, 0.0), 1.0), None)
        self.rows["parsed_authors"].extend(
            (
                key(number, position),
                self.document,
                position - 1,
                *place,
                number,
                position,
                clean(name) or "unnamed",
                name in equal,
                position == own,
            )
            for position, name in enumerate(paper.authors, 1)
        )

    def _simple(self, parsed: p.ParsedCV) -> None:
        """The kinds of which one record is one row."""
        for table, kind, records in (
            ("parsed_positions", "position", parsed.positions),
            ("parsed_education", "education", parsed.education),
            ("parsed_awards", "award", parsed.awards),
            ("parsed_service", "service", parsed.service),
            ("parsed_teaching", "teaching", parsed.teaching),
            ("parsed_talks", "talk", parsed.talks),
            ("parsed_grants", "grant", parsed.grants),
            ("parsed_projects", "project", parsed.projects),
            ("parsed_interests", "interest", parsed.interests),
            ("parsed_skills", "skill", parsed.skills),
            ("parsed_languages", "language", parsed.languages),
        ):
            rows = self.rows[table]
            for ordinal, record in enumerate(records):
                values, issues = values_of(record, self.text, self.as_of)
                rows.append((*self._record(kind, ordinal, record, *issues), *values))

    def _advising(self, parsed: p.ParsedCV) -> None:
        rows = self.rows["parsed_advising"]
        for ordinal, (record, name, role, relation, organization) in enumerate(_advisers_and_students(parsed)):
            rows.append(
                (
                    *self._record("advising", ordinal, record),
                    clean(name) or "unnamed",
                    role,
                    stated(relation),
                    stated(organization),
                )
            )

    def _references(self, references: list[p.Reference]) -> None:
        """The referees; their e-mail addresses stand among the contacts, under the same key."""
        for ordinal, record in enumerate(references):
            row = self._record("reference", ordinal, record)
            name, title, organization = (
                clean(record.name) or "unnamed",
                stated(record.title),
                stated(record.organization),
            )
            self.rows["parsed_references"].append((*row, name, title, organization))
            if record.email:
                self.rows["parsed_contacts"].append((*row, "referee", record.email, None, None))


def _advisers_and_students(parsed: p.ParsedCV) -> Iterator[tuple[p.Record, str, str, str | None, str | None]]:
    for degree in parsed.education:
        for name in degree.advisors:
            yield degree, name, "advisor", degree.degree, degree.organization
    for position in parsed.positions:
        for name in position.supervisors:
            yield position, name, "advisor", position.title, position.organization
    for student in parsed.advising:
        yield student, student.student, "student", student.relation, None


def own_position(authors: list[str], owner: str | None) -> int | None:
    """Which author the document's owner is, from 1: the same name, else the only one that can be it."""
    if not owner:
        return None
    own = parts_of(owner)
    names = [parts_of(author) for author in authors]
    same = [position for position, name in enumerate(names, 1) if name == own]
    alike = same or [
        position for position, name in enumerate(names, 1) if name.family == own.family and compatible(name, own)
    ]
    return alike[0] if same or len(alike) == 1 else None
