"""Sections: consumes `Line`s; produces `Section`s by vocabulary, typography and shape.

Headings are found (`heads`), the lines are cut between them (`section_cut`), and then the lines' shape has its say:
prose in the header is "about", citations below another section's entries are papers, addresses near the top are header.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

from transforms.contacts import is_contact, is_profiles
from transforms.dates import find_dates, without_dates
from transforms.furniture import furniture, is_furnishing, is_page_word
from transforms.given_back import given_back
from transforms.groups import with_groups
from transforms.gutter import split_gutter
from transforms.headings import is_occasion, is_twofold, named
from transforms.headless_works import with_works
from transforms.heads import find_heads, ruled_lines
from transforms.introduced import with_lists
from transforms.label_bullets import with_label_headings
from transforms.label_lists import with_labelled_lists
from transforms.lost_headings import with_lost_headings
from transforms.meetings import are_printed, are_talks
from transforms.mixed_careers import with_honours_apart
from transforms.model import Line, Section
from transforms.odds import by_labels
from transforms.ornaments import without_ornaments
from transforms.run_in import split_run_in, split_run_on
from transforms.section_cut import cut
from transforms.section_kinds.model import kind_told
from transforms.section_shapes import (
    are_deeds,
    are_employers,
    are_memberships,
    are_published,
    are_skills,
    are_works,
    kind_of_lines,
    kind_of_research,
    names_duty,
    tells_projects,
)
from transforms.shapes import LEAST_RUN, author_lines, citation_run, is_citation, is_epigraph, is_prose
from transforms.side_labels import split_labels
from transforms.titles import is_title

OTHERS = frozenset(("references", "advising"))  # kinds of sections that give other people's addresses
_NEAR = 15  # lines from the beginning in which addresses are the owner's
_LABEL = 40  # letters of a label over a group
_OTHER = re.compile(r"(?i)(?:others?|misc(?:ellanea|ellaneous)?|various|varia)\b.{0,60}")
_MOST = 0.6  # of a section's long lines
_LAST = 6  # lines before the end in which profiles are


def split_sections(lines: tuple[Line, ...]) -> tuple[Section, ...]:
    """The document's sections in order; the first may be the header (name and contact data)."""
    drop = furniture(lines)
    drop |= {line.number for line in lines if line.text and (is_page_word(line.text) or is_epigraph(line.text))}
    body = split_gutter(split_labels(tuple(line for line in lines if line.text and line.number not in drop)))
    if not body:
        return ()
    body = with_label_headings(split_run_on(without_ornaments(body)))
    heads = find_heads(body, ruled_lines(lines))
    parted = split_run_in(body, heads)
    sections = tuple(cut(parted, heads if parted is body else find_heads(parted, ruled_lines(lines))))
    told = given_back(tuple(with_works(tuple(_told_by_shape(with_lost_headings(sections))))))
    sections = tuple(part for section in told for part in by_labels(section))
    shaped = (part for section in _with_contacts(sections) for part in _reshape(section))
    listed = (part for section in shaped for one in with_lists(section) for part in with_labelled_lists(one))
    return tuple(with_groups(part) for section in listed for part in with_honours_apart(section))


def _tells_feats(section: Section, over: Section) -> bool:
    """True for "Research:" right below another heading, "Key achievements", over counts of what was done."""
    counts = sum(any(map(str.isdigit, line.text)) for line in section.lines)
    return over.kind == "about" and not over.lines and section.title.endswith(":") and counts > 1


def _told_by_shape(sections: tuple[Section, ...]) -> Iterator[Section]:
    """Sections whose headings say nothing, or may say two things, get the kind that their entries look like."""
    stated = {section.kind for section in sections}
    above = ""
    for index, section in enumerate(sections):
        if section.heading is not None and section.lines and are_employers(section.title, section.lines):
            kind: str | None = "positions"
        else:
            kind = _kind_by_shape(sections, index, above, stated)
        yield replace(section, kind=kind, kinds=(kind,)) if kind else section
        above = kind or section.kind


def _kind_by_shape(sections: tuple[Section, ...], index: int, above: str, stated: set[str]) -> str | None:
    """What the entries say of one section; `above`: the kind of the one before, `stated`: those that headings name."""
    section, kind = sections[index], None
    if section.heading is not None and section.kind == "other":
        over = sections[index - 1].heading if index and above == "papers" else None
        kind = "papers" if _are_other_works(section, over) else _told(section, stated)
        kind = "skills" if not kind and are_skills(section.lines) else kind
    elif section.kinds in (("positions",), ("grants",)):
        kind = _outvoted(section)
    elif section.kind == "skills" and are_deeds(section.title, section.lines):
        kind = "service"
    elif section.heading is not None and section.kind == "about":
        kind = kind if (kind := kind_of_lines(section.lines)) in ("education", "positions") else None
    elif section.kind == "references" and _WORKS.search(section.title):
        kind = "papers"
    elif section.heading is not None and section.kind == "papers" and _speaks(section.lines):
        kind = "about"
    elif section.heading is not None and section.kind == "interests" and named(section.title).weak:
        before = sections[index - 1] if index else section
        kind = "about" if _tells_feats(section, before) else kind_of_research(section.lines)
    elif section.kinds == ("papers", "service") and is_twofold((section.title.lower().strip(" :"),)):
        kind = None if any(len(line.text) > _LABEL for line in section.lines) else "service"
    elif section.kind == "talks" and is_occasion(section.title):
        below = sections[index + 1].kind if index + 1 < len(sections) else ""
        between = above == "papers" == below and section.heading is not None and not section.heading.gap_before
        kind = "papers" if between or are_published(section.lines) else None
    return kind


def _outvoted(section: Section) -> str | None:
    """What the lines clearly are below a heading of positions or grants: tools, societies, projects that are told."""
    if section.kind == "positions":
        are_societies = are_memberships(section.title, section.lines)
        return "skills" if are_skills(section.lines) else "service" if are_societies else None
    return "projects" if "rojects" in section.title and tells_projects(section.lines) else None


_WORKS = re.compile(r"(?i)\b(?:publications?|papers|articles|works|bibliograph\w{1,5}|literature)\b")


def _speaks(lines: tuple[Line, ...]) -> bool:
    """True for the owner's own sentences below what only seems a heading of works: "Bibliography" for biography."""
    first = lines[0].text if lines else ""
    return is_prose(first) and _I_AM.match(first) is not None and not any(is_citation(line.text) for line in lines)


_I_AM = re.compile(r"(?:(?:Hi|Hello|Hey)\b[^\w]{0,4}(?:there\W{0,4})?)?(?:I['’]m|I am|My name is)\b")


def _are_other_works(section: Section, over: Line | None) -> bool:
    """True for dated entries under "Other" or an unknown name, below a heading of publications."""
    head, said = section.heading, named(section.title)
    if head is None or (said.whole and not _OTHER.fullmatch(section.title)):
        return False
    is_minor = over is not None and over.heading > 0 and not head.heading
    if not (is_minor or any(named(title).kinds == ("papers",) for title in section.path[-2:-1])):
        return False
    long = [line for line in section.lines if len(line.text) > _LABEL]
    return bool(long) and sum(bool(find_dates(line.text)) for line in long) >= _MOST * len(long)


def _told(section: Section, stated: set[str]) -> str | None:
    """What the entries' shapes say; else what some of the heading's words do ("Artigos em Periódicos")."""
    said = named(section.title)
    if said.whole:
        return None
    if names_duty(section.title):
        return "service"
    shaped = kind_of_lines(section.lines, stated - set(said.kinds))
    return shaped or (said.kinds[0] if len(said.kinds) == 1 else None) or kind_told(section.lines, stated)


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
    return frozenset(heads | subheads | other | furniture(lines))


def _with_contacts(sections: Iterable[Section]) -> Iterator[Section]:
    """Lines of nothing but addresses near the beginning, and of profiles at the end, belong to the header."""
    place = 0
    sections = tuple(sections)
    last = max((line.number for section in sections for line in section.lines), default=0) - _LAST
    for section in sections:
        near = [
            line
            for i, line in enumerate(section.lines, place)
            if (i < _NEAR or (line.number > last and is_profiles(line)))
            and section.kind not in ("header", *OTHERS)
            and not line.heading
            and is_contact(line)
        ]
        place += len(section.lines)
        if near:
            yield Section("header", None, tuple(near), (), ("header",))
            yield replace(section, lines=tuple(line for line in section.lines if line not in near))
        else:
            yield section


def _reshape(section: Section) -> Iterator[Section]:
    """What the shape of the lines says: prose in the header, citations below another section's entries."""
    if section.kind == "header":
        yield from _header(section)
    elif section.kind == "papers":
        yield from _papers(section)
    elif not section.lines:
        yield section
    elif _lists_works(section) or (section.kind == "talks" and are_printed(section.title, section.lines)):
        yield replace(section, kind="papers", kinds=("papers", *section.kinds))
    else:
        yield from _with_citations(section)


def _papers(section: Section) -> Iterator[Section]:
    """A section of papers, the groups in it that were read at meetings as talks."""
    if are_talks(section.title, section.lines):
        yield replace(section, kind="talks", kinds=("talks", *section.kinds))
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
    if len(line.text) > _LABEL or not (line.bullet or line.is_italic or line.is_bold) or line.links:
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
    first = next((i for i, line in enumerate(section.lines) if is_prose(line.text)), None)
    if first is None or section.heading is not None:
        yield from _with_citations(section)
        return
    if first:
        yield replace(section, lines=section.lines[:first])
    yield from _with_citations(replace(section, kind="about", kinds=("about",), lines=section.lines[first:]))


def _breaks_off(section: Section, start: int) -> bool:
    """True where the citations look unlike the section's own entries; a heading's own word wins over their shape."""
    if section.heading is None or section.kind in ("other", "news") or named(section.title).weak:
        return True
    return start > 1 and bool(section.lines[start].bullet) != bool(section.lines[0].bullet)


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
