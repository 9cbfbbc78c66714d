"""Papers: consumes a papers section; produces `Paper`s, and `Award`s noted beside them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.citations.breaks import with_breaks
from transforms.citations.citation import Citation, Hints
from transforms.citations.cite import read_citations
from transforms.citations.equal import equal_mark, is_legend
from transforms.citations.headed import with_title_line
from transforms.citations.kind_labels import without_kind_labels
from transforms.citations.labelled import under_headings, without_labels
from transforms.citations.led_by_venue import with_venues_last
from transforms.citations.lone_labels import with_lone_labels
from transforms.citations.parts import group_year, month_year
from transforms.citations.reviews import names_reviewed
from transforms.citations.same_authors import with_authors_above
from transforms.citations.split import Block, split_blocks
from transforms.citations.standings import Standing, names_both, standing
from transforms.citations.start_looks import YEAR_BESIDE
from transforms.citations.summaries import leads, lists_numbers, sends_on
from transforms.citations.text import Cited, join, stands_first, without_label
from transforms.citations.titles_below import with_titles_first
from transforms.citations.told_lines import without_tail
from transforms.evidence import of_lines
from transforms.headings.wording import named
from transforms.heads.gutter import apart
from transforms.model import Context, Line, Section
from transforms.names.people import fold
from transforms.names.signed import signed
from transforms.parsed import Paper, Record
from transforms.records.interests.interests import read_interest_prose
from transforms.records.lists.wrapped import is_wrapping, margin
from transforms.records.papers.authors import authors_of, stated_authors
from transforms.records.papers.honours import honours_of
from transforms.records.papers.led import is_led
from transforms.records.papers.lines import read_cards
from transforms.records.papers.notes import is_note
from transforms.text.patterns import MONTH
from transforms.text.styled import without
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
    told = [one for one in section.lines if not (lists_numbers(one.text) or sends_on(one) or is_legend(one.text))]
    told = [without_tail(one) for one in told if not (_addresses_readers(one) or is_note(one, owner))]
    plain = with_lone_labels(without_kind_labels(told))
    blocks = with_breaks(split_blocks(with_authors_above(plain, owner), owner, section.subheads))
    blocks = blocks[1:] if is_led(blocks, section, context) else blocks
    width = _width(blocks, context)
    of_each = (block.lines for block in blocks)
    own_lines = [without_labels(_as_cited(lines)) if len(lines) > 1 else lines for lines in of_each]
    cited_lines = with_venues_last(own_lines, owner)
    cited_lines = with_titles_first(cited_lines, owner)
    labelled = [_labelled(with_title_line(lines, owner), width) for lines in cited_lines]
    labelled = _with_years(blocks, _by_group(blocks, _without_years(labelled), owner))
    marked = [(line, mark) for line in section.lines if (mark := equal_mark(line.text))]
    mark = marked[0][1] if marked else ""
    heading = section.title or (section.path[-1] if section.path else "")
    stated = {group: _stated_by(group, heading) for group in {block.group for block in blocks}}
    hints = [
        Hints(owner, year or stated[block.group][0], *stated[block.group][1], mark)
        for block, (_, year) in zip(blocks, labelled, strict=True)
    ]
    notes = tuple(of_lines([line]) for line, _ in marked)
    found = read_citations([cited for cited, _ in labelled], hints)
    years = {group: month_year(group) for group in stated}
    for block, citation in zip(blocks, found, strict=True):
        citation.year = years[block.group] or citation.year
        if names_reviewed(citation, block.group or heading, owner):
            citation.authors, citation.with_owner = (), True
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


def _width(blocks: Sequence[Block], context: Context) -> int:
    """The column to which works are set; 0, not known, where few works of a document without wrapped lines have two."""
    parted = len([block for block in blocks if len(block.lines) > 1])
    are_parted = parted >= max(_LEAST_PARTED, _PARTED * len(blocks))
    return margin(context) if are_parted or is_wrapping(context) else 0


_PARTED, _LEAST_PARTED = 0.6, 2


def _labelled(lines: tuple[Line, ...], width: int) -> tuple[Cited, int | None]:
    """The citation without its label, and the year in a column of its own, before it or at its first line's end."""
    column = YEAR_BESIDE.search(lines[0].text) if len(lines) > 1 and "\t" in lines[0].text else None
    if column is None:
        return without_label(join(lines, width))
    first = without(lines[0], column.start(), len(lines[0].text))
    return without_label(join((first, *lines[1:]), width))[0], int(column[1])


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


def _without_years(labelled: list[tuple[Cited, int | None]]) -> list[tuple[Cited, int | None]]:
    """The citations without the year that each member of the list begins with, whatever parts it from the rest."""
    found = [None if year else _YEAR_FIRST.match(cited.text) for cited, year in labelled]
    dated = len(found) - found.count(None)
    if dated < _LEAST_PARTED or dated + sum(year is not None for _, year in labelled) < _DATED * len(labelled):
        return labelled
    return [
        (without(cited, 0, match.end()), int(match[1])) if match else (cited, year)
        for (cited, year), match in zip(labelled, found, strict=True)
    ]


def _by_group(
    blocks: list[Block], labelled: list[tuple[Cited, int | None]], owner: str
) -> list[tuple[Cited, int | None]]:
    """The same for each group; in one that hardly ever names the owner, titles stand behind the years, not names."""
    groups = Counter([block.group for block in blocks])
    found = list(labelled)
    for group in (group for group, count in groups.items() if count >= _LEAST_LED):
        places = [i for i, block in enumerate(blocks) if block.group == group]
        for i, one in zip(places, _titled(_without_years([labelled[i] for i in places]), owner), strict=True):
            found[i] = one
    return found


def _titled(labelled: list[tuple[Cited, int | None]], owner: str) -> list[tuple[Cited, int | None]]:
    dated = len([year for _, year in labelled if year is not None])
    if not owner or dated < _DATED * len(labelled):
        return labelled
    named = [fold(owner).split()[-1] in fold(cited.text) for cited, _ in labelled]
    if sum(named) > _NAMED * len(labelled):
        return labelled
    return [
        (replace(cited, begins_titled=True) if year and not is_named else cited, year)
        for (cited, year), is_named in zip(labelled, named, strict=True)
    ]


_LEAST_LED = 3  # works of a group
_NAMED = 0.3  # of the works name the owner
_DATED = 0.8  # of the citations begin with their year
_YEAR_FIRST = re.compile(
    rf"[(\[]?(?:{MONTH},? |\d\d?/)?((?:19|20)\d\d)(?:[.-][01]\d(?:[.-][0-3]\d)?)?[)\]]?(?:[.:,]|\s[–—-])?\s{{1,3}}"
    r"(?=[^\W\d_]|[“\"‘«„(*_])"
)
_TITLED = 2  # years in a column, from which on one holds for the rows below it


def _with_years(blocks: list[Block], labelled: list[tuple[Cited, int | None]]) -> list[tuple[Cited, int | None]]:
    """Each citation with the year of its column; one that stands before several holds for all of them."""
    if len([year for _, year in labelled if year is not None]) < _TITLED:
        return labelled
    found: list[tuple[Cited, int | None]] = []
    above, group = None, ""
    for block, (cited, year) in zip(blocks, labelled, strict=True):
        above = year or (above if block.group == group else None)
        group = block.group
        found.append((cited, None if year is None and stands_first(cited.text) else above))
    return found


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


def records_of_citation(citation: Citation, lines: tuple[Line, ...], owner: str) -> Iterator[Record]:
    """The paper that a citation states, and its honours."""
    if len(citation.title) < 4:
        return
    evidence = of_lines(lines)
    details = citation.details
    yield unchecked(
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
    if len(lines) > 1 or citation.honours:
        yield from honours_of(citation, lines)


_STATED = set(Paper.model_fields) - {"also", "issues"}
