"""Sections: consumes `Line`s; produces `Section`s by vocabulary, typography and shape.

Headings are found (`heads`), the lines are cut between them (`cut`), and then the lines' shape has its say:
prose in the header is "about", citations below another section's entries are papers, addresses near the top are header.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.contacts import is_contact, is_profiles
from transforms.entities.degree_honours import with_degree_honours
from transforms.entities.others import own_lines
from transforms.entities.titles import is_title
from transforms.furniture.fact_box import with_facts
from transforms.furniture.furniture import dated_fields, furniture, is_furnishing, listed_legends, page_words
from transforms.furniture.running_heads import titles_of_cv
from transforms.headings.calls import led_away, site_pages
from transforms.headings.wording import is_occasion, named
from transforms.heads.gutter import split_gutter
from transforms.heads.heads import find_heads, ruled_lines
from transforms.heads.lazy_lines import with_lazy_lines
from transforms.heads.lettered import with_lettered_groups
from transforms.heads.ornaments import without_ornaments
from transforms.heads.over_careers import with_careers_headed
from transforms.heads.run_in import split_run_in, split_run_on
from transforms.heads.side_labels import split_labels
from transforms.kinds.duties import with_duties
from transforms.kinds.headless_careers import with_career_below_name
from transforms.kinds.life_lists import with_life_apart
from transforms.kinds.meetings import are_printed, are_talks, is_of_publications
from transforms.kinds.mixed_careers import with_honours_apart
from transforms.kinds.odds import by_labels
from transforms.kinds.paid_projects import with_grants_apart
from transforms.kinds.posts import with_careers_told
from transforms.kinds.stages_apart import with_stages_apart
from transforms.kinds.talks_among import talks_apart
from transforms.kinds.told import told_by_shape
from transforms.kinds.told_careers import with_careers_found
from transforms.lines.own_data import tells_own_data
from transforms.lines.shapes import LEAST_RUN, QUOTED, author_lines, begins_prose, citation_run, is_epigraph
from transforms.model import Line, Section
from transforms.section_kinds.shapes import are_works
from transforms.sections.bio_behind import with_bio_behind
from transforms.sections.cut import cut
from transforms.sections.dated_runs import split_dated_runs
from transforms.sections.degree_headings import with_degrees
from transforms.sections.dittos import with_dates_repeated
from transforms.sections.foot_addresses import with_foot_address
from transforms.sections.given_back import given_back
from transforms.sections.groups import with_groups
from transforms.sections.header_labels import with_labels_apart
from transforms.sections.headless_works import with_numbered_works, with_works
from transforms.sections.introduced import with_lists
from transforms.sections.introductions import without_introduction
from transforms.sections.label_bullets import with_label_headings, with_label_sections
from transforms.sections.label_lists import with_labelled_lists
from transforms.sections.legends import without_explained
from transforms.sections.project_headings import with_headed_projects
from transforms.sections.reached import says_how_to_reach, tells_of_item
from transforms.sections.row_heads import with_heads_among_rows
from transforms.sections.stacked_cards import with_cards_whole
from transforms.sections.stopped_labels import with_labels_told
from transforms.sections.tails import with_tails
from transforms.sections.trainings import with_trainings
from transforms.sections.year_series import with_year_series
from transforms.tables.cell_wraps import with_cells_whole
from transforms.tables.headed_rows import with_rows
from transforms.tables.told import with_tables_told
from transforms.tables.unparted_rows import with_rows_parted

OTHERS = frozenset(("references", "advising"))  # kinds of sections that give other people's addresses
_NEAR, _LAST = 15, 6  # lines from the beginning in which addresses are the owner's, and before the end
_LABEL = 40  # letters of a label over a group


def split_sections(lines: tuple[Line, ...]) -> tuple[Section, ...]:
    """The document's sections in order; the first may be the header (name and contact data)."""
    drop = furniture(lines)
    epigraphs = {line.number for line in lines if line.text[:1] in QUOTED and is_epigraph(line.text)}
    drop |= ((page_words(lines) | epigraphs) - dated_fields(lines)) | listed_legends(lines) | titles_of_cv(lines)
    drop |= set(led_away([line for line in lines if line.text]))
    if not (body := split_gutter(split_labels(tuple(with_rows(lines, drop))))):
        return ()
    body = with_label_headings(split_run_on(split_dated_runs(without_ornaments(with_facts(with_lazy_lines(body))))))
    heads = find_heads(body, ruled_lines(lines))
    parted = split_run_in(body, heads)
    heads = with_careers_headed(parted, heads if parted is body else find_heads(parted, ruled_lines(lines)))
    whole = (part for one in cut(parted, heads) for part in with_heads_among_rows(without_introduction(one)))
    sections = tuple(part for one in whole for works in with_numbered_works(one) for part in with_bio_behind(works))
    sections = tuple(part for section in sections for part in with_stages_apart(section))
    sections = with_degrees(with_year_series(sections))
    sections = tuple(
        with_cards_whole(with_rows_parted(with_cells_whole(without_explained(section)))) for section in sections
    )
    told = given_back(tuple(with_works(tuple(told_by_shape(with_career_below_name(with_trainings(sections)))))))
    told = with_careers_told(with_tables_told(tuple(told), lines, drop))
    sections = tuple(part for section in told for one in with_tails(section) for part in by_labels(one))
    sections = tuple(part for section in sections for part in with_careers_found(section))
    labelled = (part for one in with_foot_address(_with_contacts(sections)) for part in with_label_sections(one))
    shaped = (part for section in labelled for part in _reshape(section))
    listed = (part for section in shaped for one in with_lists(section) for part in with_labelled_lists(one))
    return tuple(
        with_headed_projects(with_groups(with_lettered_groups(with_labels_told(with_dates_repeated(part)))))
        for section in listed
        for one in with_degree_honours(section)
        for paid in with_grants_apart(one)
        for part in with_honours_apart(paid)
    )


def structure_lines(
    lines: tuple[Line, ...], sections: tuple[Section, ...], read: Container[int] = frozenset()
) -> frozenset[int]:
    """Numbers of the lines that are structure: headings, rules, page numbers, running heads, stamps.

    The words of lines that were read as records are not looked at.
    """
    content = {line.number for section in sections for line in section.lines}
    heads = {section.heading.number for section in sections if section.heading} - content
    subheads = {number for section in sections for number in section.subheads}
    other = {
        line.number for line in lines if line.rule or (line.text and line.number not in read and is_furnishing(line))
    }
    return frozenset(heads | subheads | other | furniture(lines) | set(site_pages(lines)))


def _with_contacts(sections: Iterable[Section]) -> Iterator[Section]:
    """Lines of nothing but addresses near the beginning, and of profiles at the end, belong to the header."""
    place, sections = 0, tuple(sections)
    last = max([line.number for section in sections for line in section.lines], default=0) - _LAST
    for section in sections:
        icons, own = _icons(section), {line.number for line in own_lines(section.lines)}
        near = [
            line
            for i, line in enumerate(section.lines, place)
            if (i < _NEAR or line in icons or (line.number > last and is_profiles(line)) or says_how_to_reach(line))
            and section.kind != "header"
            and (section.kind not in OTHERS or (line.number > last and _is_linked(line)))
            and (not line.heading and line.number in own)
            and (is_contact(line) or says_how_to_reach(line) or (i < _NEAR and tells_own_data(line)))
            and not (section.kind == "papers" and _IDENTIFIED.search(line.text))
            and not tells_of_item(line, section)
        ]
        place += len(section.lines)
        if near:
            yield Section("header", None, tuple(near), (), ("header",))
            yield replace(section, lines=tuple(line for line in section.lines if line not in near))
        else:
            yield section


_IDENTIFIED = re.compile(r"(?i)doi\.org/|\barxiv")  # a work, not its author


def _icons(section: Section) -> tuple[Line, ...]:
    """Lines in a row, each nothing but a link to mail or to a profile: the icons of a page, set as a list."""
    if not [line for line in section.lines if line.links]:
        return ()
    found, run = list[Line](), list[Line]()
    for line in (*section.lines, None):
        if line is not None and len(line.links) == 1 and _is_bare(line) and is_contact(line):
            run.append(line)
            continue
        found += run if len(run) > _ICONS else []
        run = []
    return tuple(found)


def _is_bare(line: Line) -> bool:
    """True for a line of links and no word beside them."""
    rest = line.text
    for link in line.links:
        rest = rest[: link.start] + " " * (link.end - link.start) + rest[link.end :]
    return not any(map(str.isalnum, rest))


def _is_linked(line: Line) -> bool:
    """True for links to three profiles or more and no word beside them: the icons below a page, nobody's entry."""
    return len(line.links) > _ICONS and is_profiles(line) and _is_bare(line)


_ICONS = 2


def _reshape(section: Section) -> Iterator[Section]:
    """What the shape of the lines says: prose in the header, citations below another section's entries."""
    if section.kind == "header":
        for part in (one for life in with_life_apart(section) for one in with_labels_apart(life)):
            yield from (part,) if part.kind != "header" else _header(part)
    elif section.kind == "papers":
        yield from _papers(section)
    elif not section.lines:
        yield section
    elif served := with_duties(section):
        yield served
    elif _lists_works(section) or (section.kind == "talks" and are_printed(section.title, section.lines)):
        yield replace(section, kind="papers", kinds=("papers", *section.kinds))
    else:
        yield from _with_citations(section)


def _papers(section: Section) -> Iterator[Section]:
    """A section of papers, the groups in it that were read at meetings as talks."""
    if are_talks(section.title, section.lines) and not is_of_publications(section):
        yield replace(section, kind="talks", kinds=("talks", *section.kinds))
        return
    if "talks" in section.kinds and (parts := talks_apart(section)):
        yield from parts
        return
    heads = [i for i, line in enumerate(section.lines) if line.number in section.subheads or _heads_talks(line)]
    start = 0
    for head, end in pairwise((*heads, len(section.lines))):
        group = section.lines[head + 1 : end]
        if _heads_talks(section.lines[head]) or are_talks(section.lines[head].text, group):
            if head > start:
                yield replace(section, lines=section.lines[start:head])
            yield Section("talks", section.lines[head], group, section.path, ("talks",), section.subheads)
            start = end
    if not start or start < len(section.lines):
        yield replace(section, lines=section.lines[start:]) if start else section


def _heads_talks(line: Line) -> bool:
    """True for a label or an item over talks among papers: "- Conference Presentations"."""
    is_set_off = line.bullet or (line.gap_before and (line.is_italic or line.is_bold))
    if len(line.text) > _LABEL or not is_set_off or line.links:
        return False
    said = named(line.text)
    return said.whole and said.kinds == ("talks",) and not is_occasion(line.text)


def _lists_works(section: Section) -> bool:
    """True where the lines say that a heading of no clear kind heads works: lists of names, standings of papers."""
    weak = _is_weak(section)
    if weak and author_lines(section.lines) >= LEAST_RUN:
        return True
    return (weak or section.kind == "projects") and are_works(section.lines)


def _is_weak(section: Section) -> bool:
    return section.kind == "other" or (section.heading is not None and named(section.title).weak)


def _header(section: Section) -> Iterator[Section]:
    """The header, what stands below an employer's heading and its roles' as positions, prose as "about"."""
    first = next((i for i in range(1, len(section.lines)) if _is_role_heading(*section.lines[i - 1 : i + 1])), 0)
    if first:
        at = first - 1
        yield from _header(replace(section, lines=section.lines[:at])) if at else ()
        yield replace(section, kind="positions", kinds=("positions",), lines=section.lines[at:])
        return
    yield from _header_alone(section)


def _is_role_heading(above: Line, line: Line) -> bool:
    """True for a dated title as a heading below a higher one without a date: an employer's."""
    if not 0 < above.heading < line.heading or not line.text[-1:].isalnum():
        return False
    dates = find_dates(line.text)
    return bool(dates) and not find_dates(above.text) and is_title(without_dates(line.text, dates))


def _header_alone(section: Section) -> Iterator[Section]:
    first = next((i for i, line in enumerate(section.lines) if begins_prose(line, section.lines[i + 1 : i + 3])), None)
    works = citation_run(section) if first else None
    if first is None or section.heading is not None or (works is not None and works < first):
        yield from _with_citations(section)
        return
    if first:
        yield replace(section, lines=section.lines[:first])
    yield from _with_citations(replace(section, kind="about", kinds=("about",), lines=section.lines[first:]))


def _breaks_off(section: Section, start: int) -> bool:
    """True where the citations look unlike the section's own entries; a heading's own word wins over their shape.

    A remark ("* marks who presented") and headings of groups, which stand over the citations, are no entries.
    """
    if section.heading is None or section.kind in ("other", "news") or named(section.title).weak:
        return True
    own = [line for line in section.lines[:start] if not line.heading and line.number not in section.subheads]
    return len(own) > 1 and bool(section.lines[start].bullet) != bool(own[0].bullet)


def _with_citations(section: Section) -> Iterator[Section]:
    """Citations without a heading become a section of papers; what follows them stays with the section."""
    start = citation_run(section)
    if start is None or not _breaks_off(section, start):
        yield section
        return
    if start:
        yield replace(section, lines=section.lines[:start])
        yield Section("papers", None, section.lines[start:], section.path, ("papers",), section.subheads)
    else:
        yield replace(section, kind="papers", kinds=("papers", *section.kinds))
