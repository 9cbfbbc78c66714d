"""Every field of every table, declared once. Tables list these by name (`tables`)."""

from __future__ import annotations

from warehouse.schema import Field, SqlType

ROLES = ("reviewer", "program committee", "area chair", "editor", "organizer", "chair", "committee", "other")
STATUSES = ("published", "accepted", "preprint", "submitted", "in_preparation")
PRECISIONS = ("day", "month", "season", "year")
DEGREE_LEVELS = ("doctorate", "master", "bachelor", "other")
SECTION_KINDS = (
    "header", "about", "interests", "education", "positions", "papers", "awards", "service", "teaching", "talks",
    "grants", "projects", "advising", "skills", "news", "references", "other",
)
LINE_STATUSES = ("blank", "evidence", "structure", "unparsed")
ENTITIES = ("person", "organization", "venue", "paper", "fact")
DECISIONS = ("merge", "keep apart")
QUARANTINE_REASONS = (
    "unreadable", "empty", "binary", "too large", "duplicate content", "outside the folder", "vanished",
    "unsupported form", "no text", "encrypted", "damaged", "too slow", "reader crashed", "erased",
)
FIRST_YEAR, LAST_YEAR = 1900, 2100
_MARKUP = "clean"

_ID: SqlType = "BIGINT"


def _ids() -> list[Field]:
    named = {
        "document_id": "One version of one source document: hash of its uri and content.",
        "record_id": "One parsed record: hash of its document, kind, place and ordinal.",
        "paper_record_id": "The parsed paper record that the author stands in.",
        "person_id": "One real person, resolved.",
        "person_mention_id": "One mention of a person in a document (owner, author, adviser, student, referee).",
        "organization_id": "One organisation, resolved.",
        "parent_organization_id": "The organisation that this one is a unit of.",
        "granter_organization_id": "The organisation that gives the award.",
        "funder_organization_id": "The organisation that pays the grant.",
        "granter_venue_id": "The venue (conference, journal) that gives the award.",
        "venue_id": "One place of publication or service, resolved.",
        "paper_id": "One distinct work, resolved.",
        "date_id": "A day as the number YYYYMMDD.",
        "position_id": "One stated position.",
        "education_id": "One stated degree.",
        "award_id": "One stated honour.",
        "advising_id": "One stated adviser of one person.",
        "service_id": "One stated service role.",
        "teaching_id": "One stated course.",
        "talk_id": "One stated talk.",
        "grant_id": "One stated grant.",
        "project_id": "One stated project.",
        "interest_id": "One stated research interest.",
        "skill_id": "One stated skill.",
        "language_id": "One stated language.",
        "reference_id": "One stated referee.",
        "referee_person_id": "The person who speaks for another one.",
        "advisor_person_id": "The person who advises.",
        "advisee_person_id": "The person who is advised.",
        "left_id": "The mention or surface form that was decided on.",
        "right_id": "What it was compared with, or the entity that it became.",
    }
    return [Field(name=name, type=_ID, description=text) for name, text in named.items()]


def _texts() -> list[Field]:
    clean = {
        "full_name": "The person's name, the fullest way of writing it that was seen.",
        "given_name": "Given names or initials.",
        "family_name": "Family name with its particles.",
        "title": "Title as stated (of a role, a work, a talk, a grant, a project).",
        "unit": "Department, group or team within the organisation, as stated.",
        "location": "Place as stated.",
        "degree": "Degree as stated; null where a document says that somebody studied, and not for what.",
        "field_of_study": "Field or major as stated.",
        "course": "Course as stated.",
        "award_name": "Name of the honour as stated.",
        "organization_name": "Organisation as stated.",
        "venue_name": "Venue as stated.",
        "granter_name": "Who gives the award, as stated.",
        "funder_name": "Who pays, as stated.",
        "person_name": "A person's name as stated.",
        "interest": "One research interest.",
        "skill": "One skill, tool or language.",
        "language": "A language that a person speaks, as stated.",
        "proficiency": "How well a language is known, as stated.",
    }
    plain = {
        "uri": "Where the document came from: its path below the source folder, with forward slashes.",
        "file_name": "The file's own name.",
        "encoding": "How the bytes were decoded.",
        "text": "The text.",
        "raw_text": "The document's own text of this record, as it stands there.",
        "homepage": "The person's own web page.",
        "email": "An e-mail address.",
        "phone": "A phone number.",
        "url": "A web address.",
        "doi": "Digital Object Identifier, lower case, without a resolver's address.",
        "arxiv_id": "arXiv identifier without its version.",
        "volume": "Volume.",
        "issue": "Issue or number.",
        "pages": "Pages as first-last.",
        "amount": "Amount as stated.",
        "relation": "How the two people stand to each other: the degree or role in which one advised the other.",
        "teaching_role": "Role in the course as stated.",
        "acronym": "The venue's short name.",
        "name": "The name.",
        "city": "City.",
        "country_code": "Country, ISO 3166-1 alpha-2.",
        "award_paper_title": "The paper that the award was for, as stated.",
        "organization_kind": "What sort of organisation.",
        "venue_kind": "What sort of venue.",
        "rule": "The rule that decided.",
        "asset": "The asset that was checked.",
        "expectation": "The expectation, in words.",
        "observed": "What was observed, as JSON.",
        "detail": "The particulars: what exactly went wrong, or what was compared.",
        "issues": "Ambiguities met while reading, as JSON: code and message each.",
        "name_key": "The name folded for comparison: lower case, no accents, no punctuation.",
        "parser_version": "Version of the parser that read the document.",
        "metadata": "What the form itself says (title, author, date), as JSON.",
        "notes": "What the reader met on the way, as JSON: code and message each.",
    }
    return [Field(name=n, type="VARCHAR", description=d, text="clean") for n, d in clean.items()] + [
        Field(name=n, type="VARCHAR", description=d) for n, d in plain.items()
    ]


def _codes() -> list[Field]:
    return [
        Field(name="role", type="VARCHAR", description="Service role.", values=ROLES),
        Field(name="status", type="VARCHAR", description="How far a work has come.", values=STATUSES),
        Field(name="status_as_stated", type="VARCHAR", description="Status in this document's listing.",
              values=STATUSES),
        Field(name="start_precision", type="VARCHAR", description="How precise the start is.", values=PRECISIONS),
        Field(name="end_precision", type="VARCHAR", description="How precise the end is.", values=PRECISIONS),
        Field(name="degree_level", type="VARCHAR", description="Level of the degree.", values=DEGREE_LEVELS),
        Field(name="section_kind", type="VARCHAR", description="Section that a line stands in.", values=SECTION_KINDS),
        Field(name="line_status", type="VARCHAR", description="What became of a line.", values=LINE_STATUSES),
        Field(name="mention_role", type="VARCHAR", description="In what role a person is mentioned.",
              values=("owner", "author", "advisor", "student", "referee")),
        Field(name="entity", type="VARCHAR", description="What sort of identity was decided.", values=ENTITIES),
        Field(name="decision", type="VARCHAR", description="The decision.", values=DECISIONS),
        Field(name="reason", type="VARCHAR", description="Why the document was set aside.", values=QUARANTINE_REASONS),
        Field(name="media_type", type="VARCHAR", description="Form of the document, told by its content.",
              pattern=r"^[a-z]+/[a-z0-9.+-]+$"),
        Field(name="sha256", type="VARCHAR", description="SHA-256 of the bytes, in hex.", pattern=r"^[0-9a-f]{64}$"),
        Field(name="orcid", type="VARCHAR", description="ORCID iD.", pattern=r"^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$"),
        Field(name="start_text", type="VARCHAR", description="Start, a partial ISO date; 2021-23 is autumn.",
              pattern=r"^\d{4}(-\d{2}(-\d{2})?)?$"),
        Field(name="end_text", type="VARCHAR", description="End, a partial ISO date; 2021-23 is autumn.",
              pattern=r"^\d{4}(-\d{2}(-\d{2})?)?$"),
    ]


def _numbers() -> list[Field]:
    def count(name: str, text: str) -> Field:
        return Field(name=name, type="INTEGER", description=text, minimum=0)

    def year(name: str, text: str) -> Field:
        return Field(name=name, type="INTEGER", description=text, minimum=FIRST_YEAR, maximum=LAST_YEAR)

    def share(name: str, text: str) -> Field:
        return Field(name=name, type="DOUBLE", description=text, minimum=0, maximum=1)

    return [
        Field(name="byte_count", type="BIGINT", description="Size in bytes.", minimum=0),
        count("line_count", "Number of lines."),
        count("author_count", "Number of authors as listed."),
        count("unexpected_count", "Rows that broke the expectation."),
        count("ordinal", "Place among the records of its kind in the document, from 0."),
        Field(name="author_position", type="INTEGER", description="Place among the authors, from 1.", minimum=1),
        Field(name="line_number", type="INTEGER", description="Line in the document's text, from 1.", minimum=1),
        Field(name="line_start", type="INTEGER", description="First line of the evidence, from 1.", minimum=1),
        Field(name="line_end", type="INTEGER", description="Last line of the evidence, inclusive.", minimum=1),
        count("char_start", "Evidence begins at this character of the document's text, from 0."),
        count("char_end", "Evidence ends before this character."),
        year("year", "Year."),
        year("end_year", "Last year."),
        Field(name="quarter", type="INTEGER", description="Quarter of the year.", minimum=1, maximum=4),
        Field(name="month", type="INTEGER", description="Month of the year.", minimum=1, maximum=12),
        share("coverage", "Share of the document's non-blank lines that are evidence or structure."),
        share("score", "How alike the two sides are, 0 to 1."),
        share("confidence", "How sure the parser is that the record is right, 0 to 1."),
    ]


def _flags_and_dates() -> list[Field]:
    flags = {
        "is_current": "True while it lasts, as of the document's own date.",
        "is_expected": "True where the end lies ahead and is only expected.",
        "is_document_owner": "True for the person whom a document describes.",
        "is_equal_contribution": "True for an author marked as an equal contributor.",
        "success": "True where the expectation held.",
        "is_blocking": "True where a failure keeps the warehouse from being published.",
    }
    dates = {
        "start_date": "First day of the stated start.",
        "end_date": "First day of the stated end.",
        "as_of_date": "The day that the document speaks of as now: its own stamp, or the latest date it states.",
        "valid_from": "From when this version of the document speaks.",
        "valid_to": "Until when; null for the newest version.",
        "date": "The day.",
    }
    return [Field(name=n, type="BOOLEAN", description=d) for n, d in flags.items()] + [
        Field(name=n, type="DATE", description=d) for n, d in dates.items()
    ]


FIELDS: dict[str, Field] = {
    field.name: field for field in (*_ids(), *_texts(), *_codes(), *_numbers(), *_flags_and_dates())
}
