"""What one document says: `ParsedCV` and its records, with the field names and value rules of the gold standard.

`ParsedCV.model_dump(mode="json")` is what `vitae parse` prints. Dates are partial ISO text: "2021-08" or "2021".
A record never drops what it could not place: ambiguities stand in `issues`.
"""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict


class Evidence(BaseModel):
    """Where a record stands: `text[char_start:char_end]` of the document, lines from 1, both ends inclusive."""

    model_config = ConfigDict(frozen=True)

    line_start: int
    line_end: int
    char_start: int
    char_end: int


class Issue(BaseModel):
    """Something ambiguous: a stable code, and a message for people."""

    model_config = ConfigDict(frozen=True)

    code: str
    message: str


class Record(BaseModel):
    """What every record carries besides its facts.

    `also` holds the other places that state the same record (a paper under news and under publications).
    """

    evidence: Evidence
    also: tuple[Evidence, ...] = ()
    confidence: float = 0.9
    issues: tuple[Issue, ...] = ()


class Dated(Record):
    """A record with a start and an end; `current` where it still lasts."""

    start: str | None = None
    end: str | None = None
    current: bool = False


class Person(Record):
    """The document's owner."""

    name: str | None = None
    emails: list[str] = []
    phones: list[str] = []
    urls: list[str] = []
    orcid: str | None = None


class Position(Dated):
    """One job, internship, postdoc, visit or assistantship."""

    title: str
    organization: str | None = None
    unit: str | None = None
    location: str | None = None
    supervisors: list[str] = []


class Education(Dated):
    """One degree. `level` is derived from `degree`."""

    degree: str
    level: str = "other"
    field: str | None = None
    organization: str | None = None
    unit: str | None = None
    location: str | None = None
    expected: bool = False
    advisors: list[str] = []


class Paper(Record):
    """One publication, preprint, book, chapter, or work in progress."""

    title: str
    authors: list[str] = []
    year: int | None = None
    venue: str | None = None
    status: str = "published"
    volume: str | None = None
    issue: str | None = None
    pages: str | None = None
    doi: str | None = None
    arxiv: str | None = None
    url: str | None = None
    equal_contribution: list[str] = []


class Award(Dated):
    """One honour, prize, fellowship, scholarship or certification; `paper` is the title that it was for."""

    name: str
    granter: str | None = None
    paper: str | None = None


class Service(Dated):
    """One service role at one venue. `role` is one of `warehouse.fields.ROLES`."""

    role: str
    venue: str | None = None


class Teaching(Dated):
    """One course in one role."""

    course: str
    role: str | None = None
    organization: str | None = None


class Talk(Record):
    """One invited talk or presentation; no title where only the place is stated."""

    title: str | None = None
    venue: str | None = None
    year: int | None = None


class Grant(Dated):
    """Research funding received."""

    title: str | None = None
    funder: str | None = None
    amount: str | None = None


class Project(Record):
    """One project with a heading of its own."""

    title: str
    organization: str | None = None


class Advising(Record):
    """One person whom the owner supervises."""

    student: str
    relation: str | None = None


class Language(Record):
    """One language that the owner speaks; how well as stated."""

    language: str
    proficiency: str | None = None


class Reference(Record):
    """One person who speaks for the owner: a referee. Telephone numbers and street addresses are not read."""

    name: str
    title: str | None = None
    organization: str | None = None
    email: str | None = None


class Phrase(Record):
    """One interest or skill. Printed as plain text by `ParsedCV.public`."""

    text: str


class Interest(Phrase):
    """One research interest."""


class Skill(Phrase):
    """One skill, tool or language of any sort."""


@dataclass(slots=True)
class LineFate:
    """What became of one line: its section's kind and its status (`warehouse.fields.LINE_STATUSES`).

    Every line of every document has one, so it is the plainest of records.
    """

    number: int
    char_start: int
    char_end: int
    section: str
    status: str


# The kinds of record that a document may hold many of, and where a `ParsedCV` has them.
FIELD_OF: dict[type[Record], str] = {
    Position: "positions",
    Education: "education",
    Paper: "papers",
    Award: "awards",
    Service: "service",
    Teaching: "teaching",
    Talk: "talks",
    Grant: "grants",
    Project: "projects",
    Advising: "advising",
    Interest: "interests",
    Skill: "skills",
    Language: "languages",
    Reference: "references",
}


class ParsedCV(BaseModel):
    """Everything that one document states."""

    document: str
    as_of: str | None = None
    person: Person | None = None
    positions: list[Position] = []
    education: list[Education] = []
    papers: list[Paper] = []
    awards: list[Award] = []
    service: list[Service] = []
    teaching: list[Teaching] = []
    talks: list[Talk] = []
    grants: list[Grant] = []
    projects: list[Project] = []
    advising: list[Advising] = []
    interests: list[Interest] = []
    skills: list[Skill] = []
    languages: list[Language] = []
    references: list[Reference] = []
    lines: list[LineFate] = []
    issues: list[Issue] = []

    @property
    def coverage(self) -> float:
        """Share of the non-blank lines that are evidence or structure; 1.0 where there are none."""
        stated = [line.status for line in self.lines if line.status != "blank"]
        return 1 - stated.count("unparsed") / len(stated) if stated else 1.0

    def public(self) -> dict[str, object]:
        """The document as the gold standard writes it: interests and skills as text, lines left out."""
        shown = self.model_dump(mode="json", exclude={"lines", "issues"})
        for bag in ("interests", "skills"):
            shown[bag + "_evidence"] = [phrase["evidence"] for phrase in shown[bag]]
            shown[bag] = [phrase["text"] for phrase in shown[bag]]
        shown["coverage"] = round(self.coverage, 4)
        return shown
