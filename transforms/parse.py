"""The parser: consumes a `Document`; produces a `ParsedCV`. Content never raises; it yields issues."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from transforms.as_of import as_of
from transforms.collector import at_rest
from transforms.dates.ranges import ways_of
from transforms.furniture.furniture import furniture
from transforms.lines.bulleted_dates import with_bulleted_dates
from transforms.lines.filled import with_whole_lines
from transforms.lines.ranges_below import with_ranges_whole
from transforms.lines.read import read_lines
from transforms.model import Context, Document, Line, Section
from transforms.owner.given_alone import with_given_name
from transforms.owner.listed import with_listed_owner
from transforms.owner.owner import find_owner
from transforms.parsed import FIELD_OF, Issue, ParsedCV, Record
from transforms.records.awards.detail_awards import read_detail_awards
from transforms.records.bio.abroad import read_abroad
from transforms.records.bio.bio import read_bio
from transforms.records.bio.elsewhere import read_bio_elsewhere
from transforms.records.bio.news import read_career_news
from transforms.records.career.education import read_education
from transforms.records.career.merge import merge_careers
from transforms.records.career.positions import read_positions
from transforms.records.interests.among_projects import read_interests_among
from transforms.records.interests.interests import read_interest_labels, read_interest_prose, read_interests
from transforms.records.lists.miscellany import read_miscellany
from transforms.records.lists.mixed import read_mixed
from transforms.records.papers.embedded_papers import read_embedded_papers
from transforms.records.papers.news_papers import read_news_papers
from transforms.records.papers.papers import read_lead, read_papers
from transforms.records.papers.prose_papers import read_prose_papers
from transforms.records.projects.projects import read_numbered_projects, read_projects
from transforms.records.projects.tagged_papers import read_tagged_papers
from transforms.records.referees.references import read_references
from transforms.records.service.detail_service import read_detail_service
from transforms.records.skills.languages import read_languages
from transforms.records.skills.rows import read_dated
from transforms.records.skills.skills import read_skills
from transforms.records.students.advising import read_advising
from transforms.records.teaching.below_degrees import read_below_degrees
from transforms.records.teaching.once import one_each
from transforms.records.told.careers import read_beside_career
from transforms.records.told.told import read_told
from transforms.review.brackets import close_brackets
from transforms.review.confidence import calibrate
from transforms.review.debris import clear_debris
from transforms.review.fates import fates
from transforms.review.repeats import once
from transforms.review.second_reading import best_reading
from transforms.sections.sections import split_sections
from transforms.unchecked import made

LONGEST_LINE = 10_000  # characters; a longer line is no line of a CV, and stays unparsed as a whole
LONGEST_TEXT = 200_000  # characters, some hundred pages; what stands behind them stays unparsed

# Forms whose fields say themselves what they are: mapped straight to records by their reader.
_STRUCTURED = frozenset({"application/json", "application/yaml", "application/x-bibtex"})

SectionReader = Callable[[Section, Context], Iterator[Record]]

_TOLD_OF_ONESELF: tuple[SectionReader, ...] = (
    read_bio,
    read_abroad,
    read_prose_papers,
    read_interest_prose,
    read_interest_labels,
    read_told,
    read_languages,
)

# Section kind -> the readers that read such a section, in order. A reader may yield records of any kind.
READERS: dict[str, tuple[SectionReader, ...]] = {
    "papers": (read_lead, read_papers),
    "projects": (read_embedded_papers, read_tagged_papers, read_interests_among, read_projects),
    "positions": (
        read_positions,
        read_embedded_papers,
        read_tagged_papers,
        read_numbered_projects,
        read_detail_awards,
        read_interest_labels,
        read_beside_career,
    ),
    "education": (
        read_education,
        read_below_degrees,
        read_embedded_papers,
        read_tagged_papers,
        read_detail_awards,
        read_detail_service,
        read_interest_labels,
        read_beside_career,
    ),
    "awards": (read_mixed,),
    "service": (read_mixed,),
    "teaching": (read_mixed,),
    "talks": (read_mixed,),
    "grants": (read_mixed,),
    "advising": (read_advising,),
    "interests": (read_interests, read_bio, read_prose_papers, read_told),
    "skills": (read_skills, read_dated, read_languages),
    "about": _TOLD_OF_ONESELF,
    "header": _TOLD_OF_ONESELF,
    "other": (read_miscellany, read_bio_elsewhere, read_languages),
    "references": (read_references,),
    "news": (read_career_news, read_news_papers, read_told),
}


def parse(document: Document) -> ParsedCV:
    """Everything that a document states, each record with its evidence."""
    if document.media_type in _STRUCTURED:
        from transforms.readers.structured.reader import parse as parse_structured  # noqa: PLC0415

        return parse_structured(document)
    with at_rest(), ways_of(document.text):
        return _parse(document)


def _parse(document: Document) -> ParsedCV:
    every = read_lines(document, LONGEST_TEXT)
    is_short = len(document.text) <= LONGEST_LINE
    lines = every if is_short else tuple(filter(_is_read, every))
    lines = tuple(with_bulleted_dates(with_ranges_whole(with_whole_lines(lines))))
    sections = split_sections(lines)
    person = find_owner(document, lines, sections)
    dated = as_of(document, lines, sections, furniture(lines))
    context = Context(document, lines, sections, person.name if person else None, dated)
    issues = [Issue(code=code.replace(" ", "-"), message=message) for code, message in document.notes]
    issues += () if is_short else _too_long(every)
    parsed = made(ParsedCV, document=document.file_name, as_of=dated, person=person, issues=issues)
    for record in once(merge_careers(_read(sections, context, parsed.issues), sections), sections):
        getattr(parsed, FIELD_OF[type(record)]).append(record)
    parsed.teaching = one_each(parsed.teaching)
    parsed.person = with_given_name(with_listed_owner(person, parsed.papers, document), document, sections)
    known = records_of(parsed)
    close_brackets(known)
    clear_debris(known)
    parsed.lines = fates(known, every, sections, LONGEST_TEXT)
    calibrate(known, parsed.coverage)
    return parsed


def _is_read(line: Line) -> bool:
    return len(line.text) <= LONGEST_LINE and line.start < LONGEST_TEXT


def _too_long(lines: Sequence[Line]) -> Iterator[Issue]:
    for line in lines:
        if len(line.text) > LONGEST_LINE:
            words = f"line {line.number} has {len(line.text):,} characters: it stays unparsed"
            yield Issue(code="line-too-long", message=words)
    if behind := next((line.number for line in lines if line.start >= LONGEST_TEXT and not line.is_blank), 0):
        words = f"what stands behind {LONGEST_TEXT:,} characters stays unparsed: line {behind} and all below"
        yield Issue(code="text-too-long", message=words)


def _read(sections: Iterable[Section], context: Context, issues: list[Issue]) -> list[Record]:
    def again(other: Section) -> list[Record] | None:
        failed: list[Issue] = []
        found = _read_one(other, context, failed)
        return None if failed else found

    found: list[Record] = []
    for section in sections:
        found += best_reading(section, _read_one(section, context, issues), again)
    return found


def _read_one(section: Section, context: Context, issues: list[Issue]) -> list[Record]:
    found: list[Record] = []
    for reader in READERS.get(section.kind, ()):
        try:
            found.extend(reader(section, context))
        except Exception as error:  # noqa: BLE001 - content never raises: the other sections still count
            where = f"line {section.lines[0].number}" if section.lines else section.title
            issues.append(Issue(code="reader-failed", message=f"{reader.__name__} at {where}: {error!r}"))
    return found


def records_of(parsed: ParsedCV) -> list[Record]:
    """Every record of a document, the owner first."""
    listed = [record for name in FIELD_OF.values() for record in getattr(parsed, name)]
    return [parsed.person, *listed] if parsed.person else listed
