"""Papers: consumes a papers section; produces `Paper`s, and `Award`s noted beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.citations.breaks import with_breaks
from transforms.citations.citation import Citation, Hints
from transforms.citations.cite import read_citations
from transforms.citations.equal import equal_mark, is_legend
from transforms.citations.headed import with_title_line
from transforms.citations.honour_lines import without_honour_lines
from transforms.citations.kind_labels import without_kind_labels
from transforms.citations.labelled import under_headings, without_labels
from transforms.citations.led_by_venue import with_venues_last
from transforms.citations.lone_labels import with_lone_labels
from transforms.citations.parts import group_year, month_year
from transforms.citations.reviews import names_reviewed
from transforms.citations.same_authors import with_authors_above
from transforms.citations.split import Block, split_blocks
from transforms.citations.standings import Standing, names_both, standing
from transforms.citations.summaries import leads, lists_numbers, sends_on
from transforms.citations.titles_below import with_titles_first
from transforms.citations.told_lines import without_tail
from transforms.evidence import of_lines
from transforms.furniture.buttons import is_empty_form
from transforms.headings.wording import named
from transforms.heads.gutter import apart
from transforms.model import Context, Line, Section
from transforms.names.signed import signed
from transforms.parsed import Paper, Record
from transforms.records.interests.interests import read_interest_prose
from transforms.records.lists.wrapped import is_wrapping, margin
from transforms.records.papers.authors import authors_of, stated_authors
from transforms.records.papers.honours import honours_of
from transforms.records.papers.labelled_notes import without_labelled_notes
from transforms.records.papers.led import is_led
from transforms.records.papers.lines import read_cards
from transforms.records.papers.notes import is_note, tells_shares
from transforms.records.papers.years import with_years
from transforms.unchecked import unchecked
from transforms.vocabulary import any_of

_CITATION = re.compile(r"(?:(?:Recommended|Suggested|Full) [Cc]itation|Citation|Cite as|How to cite)\s?:\s{1,3}")
_LEAST = 40  # characters of a citation


def read_papers(section: Section, context: Context) -> Iterator[Record]:
    """Every work that the section lists, and the awards noted beside them."""
    owner = signed(context.owner or "", [line.text for line in section.lines])
    if (lines := under_headings(section.lines)) is not section.lines:
        section = replace(section, lines=lines)
    if cards := read_cards(section, owner):
        for citation, lines in cards:
            yield from records_of_citation(citation, lines, owner)
        return
    blocks = _blocks(section, context, owner)
    marked = [(line, mark) for line in section.lines if (mark := equal_mark(line.text))]
    found = _citations(blocks, section, owner, width=_width(blocks, context), mark=marked[0][1] if marked else "")
    notes = tuple(of_lines([line]) for line, _ in marked)
    little = [
        _says_little(citation) or (block is not blocks[-1] and _is_topic(block, citation))
        for block, citation in zip(blocks, found, strict=True)
    ]
    cited_in_full = little.count(False) > _MOSTLY * len(found)
    for block, citation, says_little in zip(blocks, found, little, strict=True):
        if cited_in_full and says_little:
            continue
        for record in records_of_citation(citation, _every(block), context.owner or ""):
            if notes and isinstance(record, Paper) and record.equal_contribution:
                record.also = notes
                notes = ()
            yield record


def _blocks(section: Section, context: Context, owner: str) -> Sequence[Block]:
    """The lines of each work, without those that tell of the list."""
    told = [one for one in without_labelled_notes(section.lines) if not _tells_of_list(one)]
    told = [without_tail(one) for one in told if not (_addresses_readers(one) or is_note(one, owner))]
    plain = with_lone_labels(without_kind_labels(told))
    blocks = with_breaks(split_blocks(with_authors_above(plain, owner), owner, section.subheads))
    return blocks[1:] if is_led(blocks, section, context) else blocks


def _tells_of_list(line: Line) -> bool:
    """True for a line that tells of the list and names no work of it."""
    text = line.text
    loads = text.startswith("Loading ") and text.endswith(("...", "…"))  # what a script puts the list in the place of
    return loads or lists_numbers(text) or tells_shares(text) or sends_on(line) or is_legend(text)


def _citations(blocks: Sequence[Block], section: Section, owner: str, *, width: int, mark: str) -> list[Citation]:
    """What each work states, and what its group and the section's heading say of it."""
    own_lines = [without_labels(_as_cited(block.lines)) if len(block.lines) > 1 else block.lines for block in blocks]
    own_lines = [without_honour_lines(lines) if len(lines) > 2 else lines for lines in own_lines]
    cited_lines = with_titles_first(with_venues_last(own_lines, owner), owner)
    labelled = with_years(blocks, [with_title_line(lines, owner) for lines in cited_lines], owner, width)
    heading = section.title or (section.path[-1] if section.path else "")
    stated = {group: _stated_by(group, heading) for group in {block.group for block in blocks}}
    hints = [
        Hints(owner, year or stated[block.group][0], *stated[block.group][1], mark)
        for block, (_, year) in zip(blocks, labelled, strict=True)
    ]
    found = read_citations([cited for cited, _ in labelled], hints)
    years = {group: month_year(group) for group in stated}
    for block, citation in zip(blocks, found, strict=True):
        citation.year = years[block.group] or citation.year
        if names_reviewed(citation, block.group or heading, owner):
            citation.authors, citation.with_owner = (), True
    return found


def _width(blocks: Sequence[Block], context: Context) -> int:
    """The column to which works are set; 0, not known, where few works of a document without wrapped lines have two."""
    parted = len([block for block in blocks if len(block.lines) > 1])
    are_parted = parted >= max(_LEAST_PARTED, _PARTED * len(blocks))
    return margin(context) if are_parted or is_wrapping(context) else 0


_PARTED, _LEAST_PARTED = 0.6, 2


def read_lead(section: Section, context: Context) -> Iterator[Record]:
    """The interests that a first paragraph over a list of works states."""
    if section.lines and leads(section.lines[0]):
        yield from read_interest_prose(replace(section, lines=section.lines[:1]), context)


_MOSTLY = 0.7  # of a list: its works state who wrote them, when or where


def _says_little(citation: Citation) -> bool:
    """True for words that state no author, date, place nor standing, and that no quotes and no style set off."""
    cited = citation.cited
    return not (citation.certain or cited is None or cited.bold or cited.italic) and _states_nothing(citation)


def _states_nothing(citation: Citation) -> bool:
    known = citation.details
    stated = (citation.authors, citation.year, citation.venue, known.doi, known.arxiv, known.pages, citation.honours)
    return not any(stated) and citation.status in ("published", "preprint")


def _is_topic(block: Block, citation: Citation) -> bool:
    """True for a few words between blank lines over the next works: what these are about, in whatever style."""
    line = block.lines[0]
    if len(block.lines) > 1 or line.bullet or line.links or not line.gap_before or not _TOPIC.fullmatch(line.text):
        return False
    return _states_nothing(citation)


_TOPIC = re.compile(r"[A-Z][\w’'&-]*(?: [\w’'&-]+){0,5}:?")


def _addresses_readers(line: Line) -> bool:
    """True for a plain sentence to those who read the page: "You may reach me by e-mail."."""
    text = line.text
    if text[-1] not in ".!" or line.bullet or line.links or line.bold or line.italic:
        return False
    return _READER.search(text) is not None and _REACHES.search(text) is not None and _YEAR.search(text) is None


_READER = re.compile(r"\b(?:[Yy]ou|me|[Mm]y)\b")
_REACHES = re.compile(r"(?i)\b(?:reach|contact|e-?mail|google scholar|linkedin|github)\b")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")


def _every(block: Block) -> tuple[Line, ...]:
    """The lines that are the record's evidence: what tells of the work stands among or behind what cites it."""
    return tuple(sorted((*block.lines, *block.told), key=lambda line: line.number)) if block.told else block.lines


def _as_cited(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The line that says how to cite an entry, where one does: it states the whole work once more, and in order."""
    for line in lines[1:]:
        label = _CITATION.match(line.text) if ":" in line.text[:32] else None
        if label and len(line.text) - label.end() > _LEAST:
            return (apart(line, label.end())[1],)
    return lines


def _stated_by(group: str, heading: str) -> tuple[int | None, Standing]:
    """The year and the standing that hold for the works below a group's heading."""
    said = standing(group)
    if said == Standing() and not _is_printed(group):
        said = standing(heading)
    if not said.status and not names_both(group or heading) and _IN_PRINT.search(f"{heading} {group}"):
        said = said._replace(status="published")
    return group_year(group), said


_IN_PRINT = re.compile(any_of("entry_words", "papers", "in_print"), re.IGNORECASE)


def _is_printed(group: str) -> bool:
    """True for a group that is of papers without more, whatever the heading above it says: "Publications"."""
    said = named(group)
    return said.whole and said.kinds == ("papers",) and not group_year(group)


def records_of_citation(citation: Citation, lines: tuple[Line, ...], owner: str) -> list[Record]:
    """The paper that a citation states, and its honours."""
    if len(citation.title) < 4 or is_empty_form(citation.title):
        return []
    evidence = of_lines(lines)
    details = citation.details
    paper = unchecked(
        Paper,
        _STATED,
        {
            "evidence": evidence,
            "also": (),
            "confidence": 0.95 if citation.certain else 0.75,
            "issues": (),
            "title": citation.title,
            "authors": stated_authors(authors_of(citation, owner), lines),
            "year": citation.year,
            "venue": citation.venue,
            "status": citation.status,
            "volume": details.volume,
            "issue": details.issue,
            "pages": details.pages,
            "doi": details.doi,
            "arxiv": details.arxiv,
            "url": details.url,
            "equal_contribution": list(citation.equal),
        },
    )
    return [paper, *honours_of(citation, lines)] if len(lines) > 1 or citation.honours else [paper]


_STATED = set(Paper.model_fields) - {"also", "issues"}
