"""What sections hold whose headings say nothing, or may say two things: told by their entries.

Consumes `Section`s; produces them with the kinds that their lines' shapes, and at last a model, speak for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.headings.grammar import meant
from transforms.headings.wording import is_occasion, is_role, is_twofold, named
from transforms.kinds.cited_works import are_named_works, holds_works
from transforms.kinds.lives import I_AM, is_life
from transforms.kinds.meetings import is_of_publications, is_of_talks
from transforms.kinds.memberships import are_memberships
from transforms.kinds.research_works import (
    are_dated_projects,
    are_placed_projects,
    are_research_works,
    are_told_projects,
    hold_posts,
    is_stay,
    name_payers,
    number_projects,
)
from transforms.lines.shapes import (
    LEAST_RUN,
    are_cited,
    are_quoted,
    is_citation,
    is_prose,
    say_how_funded,
    units,
)
from transforms.model import Line, Section
from transforms.names.people import is_name
from transforms.section_kinds.model import Around, are_placed, kind_told
from transforms.section_kinds.shapes import (
    are_deeds,
    are_employers,
    are_funded,
    are_links,
    are_published,
    are_skills,
    are_tools,
    go_on_with_works,
    kind_of_lines,
    kind_of_research,
    names_duty,
    say_standings,
    tells_projects,
)

_LABEL, _MOST = 40, 0.6  # letters of a label over a group; share of a section's long lines
_OTHER = re.compile(r"(?i)(?:others?|misc(?:ellanea|ellaneous)?|various|varia)\b.{0,60}")


def _tells_feats(section: Section, over: Section) -> bool:
    """True for "Research:" right below another heading, "Key achievements", over counts of what was done."""
    counts = sum(any(map(str.isdigit, line.text)) for line in section.lines)
    return over.kind == "about" and not over.lines and section.title.endswith(":") and counts > 1


def told_by_shape(sections: tuple[Section, ...]) -> Iterator[Section]:
    """Sections whose headings say nothing, or may say two things, get the kind that their entries look like."""
    stated = {section.kind for section in sections}
    above = ""
    works: tuple[Line, ...] = ()  # of the section above
    for index, section in enumerate(sections):
        if section.heading is not None and section.lines and are_employers(section.title, section.lines):
            kind: str | None = "positions"
        elif section.kind == "papers" and section.heading is not None and are_placed(section.lines):
            kind = "projects"
        elif (
            (works and _may_go_on(section) and go_on_with_works(section.lines, works))
            or (index and _parts_works(sections[index - 1], section))
            or (section.kind == "news" and are_named_works(section.lines))
            or holds_works(section)
        ):
            kind = "papers"
        elif section.kind in _DUTIES_OR_WORKS and index and is_of_talks(sections[index - 1], section):
            kind = "talks"
        elif is_life(section):
            kind = "about"
        elif section.kind == "news" and _HIGHLIGHTS.match(section.title) and _are_feats(section.lines):
            kind = kind_told(section.lines, Around(stated, above))
        else:
            kind = _kind_by_shape(sections, index, above, stated)
        yield _as(section, kind) if kind else section
        above = kind or section.kind
        works = section.lines if above == "papers" else ()


def _may_go_on(section: Section) -> bool:
    """True for a heading that says little, or "Non-Peer Reviewed", which may be of works as well as of duties."""
    if section.heading is None:
        return False
    return section.kind in _VAGUE or (section.kind == "service" and not named(section.title).whole)


def _parts_works(over: Section, section: Section) -> bool:
    """True for "Peer Reviewed" right below "Publications", a rank lower, over lines that are cited."""
    if over.kind != "papers" or over.lines or over.heading is None or section.heading is None:
        return False
    is_lower = 0 < over.heading.heading < section.heading.heading
    return is_lower and section.kind == "service" and _may_go_on(section) and are_cited(section.lines, is_more=True)


def _as(section: Section, kind: str) -> Section:
    """The section as one of that kind, before any other that its heading names; headings over skills name no skill."""
    parts = {line.number for line in section.lines if line.heading} if kind == "skills" else set()
    kinds = (kind, *(one for one in section.kinds if one != kind)) if kind in section.kinds else (kind,)
    return replace(section, kind=kind, kinds=kinds, subheads=section.subheads | parts)


_COMMA, _PARTED = re.compile(","), re.compile(r",\s|\s[–—-]{1,2}\s|:\s|\t")  # what stands behind a role


def _kind_by_shape(sections: tuple[Section, ...], index: int, above: str, stated: set[str]) -> str | None:
    """What the entries say of one section; `above`: the kind of the one before, `stated`: those that headings name."""
    section, kind = sections[index], None
    if section.heading is not None and section.kind == "other":
        over = sections[index - 1].heading if index and above == "papers" else None
        below = next((one.kind for one in sections[index + 1 : index + 2] if one.kind != "other"), "")
        kind = "papers" if _are_other_works(section, over) else _told(section, Around(stated, above, below))
        kind = "skills" if not kind and are_skills(section.lines) else kind
    elif section.kinds in _MAY_BE_OUTVOTED or section.kind in ("awards", "teaching"):
        kind = _outvoted(section, above)
    elif section.kind in _DONE and _are_duties(section):
        kind = "service"
    elif section.heading is not None and section.kind == "about":
        told = sum(is_prose(line.text) for line in section.lines)
        career = "career" in section.title.lower() and not told
        kind = kind_of_lines(section.lines) or (kind_told(section.lines) if career else None)
        kind = kind if kind in ("education", "positions") and 2 * told <= len(section.lines) else None
    elif section.kind == "references" and _WORKS.search(section.title):
        kind = "papers"
    elif section.heading is not None and section.kind == "papers" and _speaks(section.lines):
        kind = "about"
    elif section.heading is not None and section.kind == "interests" and named(section.title).weak:
        before = sections[index - 1] if index else section
        kind = "about" if _tells_feats(section, before) else _kind_of_research(section.lines)
    elif section.kinds == ("papers", "service") and is_twofold((section.title.lower().strip(" :"),)):
        kind = None if any(len(line.text) > _LABEL for line in section.lines) else "service"
    elif section.kind == "talks" and is_occasion(section.title):
        below = sections[index + 1].kind if index + 1 < len(sections) else ""
        between = above == "papers" == below and section.heading is not None and not section.heading.gap_before
        kind = "papers" if between or is_of_publications(section) or are_published(section.lines) else None
        kind = "service" if kind is None and above == "service" and _are_duties(section, _PARTED) else kind
    return kind


def _are_graded(lines: tuple[Line, ...]) -> bool:
    """True for courses with their marks in a column: the owner sat in them."""
    graded = sum(_GRADE.search(line.text) is not None for line in lines if "\t" in line.text)
    return graded >= LEAST_RUN and graded >= _MOST * len(lines)


_GRADE = re.compile(r"\t[A-F][+−–-]?$")


_DONE = ("skills", "advising")


def _are_duties(section: Section, parted: re.Pattern[str] = _COMMA) -> bool:
    """True for deeds below skills, and for the owner's roles in bodies: "Committee Member, Loom Days Committee"."""
    if section.kind == "skills":
        return are_deeds(section.title, section.lines)
    if _NAMES * sum(is_name(line.text.strip(" ,")) for line in section.lines) >= len(section.lines):
        return False  # each over what he or she is: "PhD student, Globex University"
    parts = [parted.split(line.text) for line in section.lines if line.text[0].isupper() and not line.heading]
    held = [part[1] for part in parts if len(part) > 1 and (is_role(part[0]) or "service" in meant(part[0]).kinds)]
    return 2 * len(held) >= max(len(parts), 1) and not any(is_name(body.split("(")[0].strip(" .")) for body in held)


_NAMES = 3  # one line in as many


def _kind_of_research(lines: tuple[Line, ...]) -> str | None:
    if are_research_works(lines):
        return "papers"
    is_told = are_dated_projects(lines) or are_told_projects(lines) or are_placed_projects(lines)
    return kind_of_research(lines) or ("projects" if is_told else None)


_OF_TITLES = frozenset(("positions", "projects"))
_DUTIES_OR_WORKS = frozenset(("service", "papers"))
_OF_ONE = (("positions",), ("education",), ("grants",), ("projects",))
_MAY_BE_OUTVOTED = (*_OF_ONE, ("projects", "grants"), ("projects", "positions"), ("education", "papers"))


def _outvoted(section: Section, above: str) -> str | None:  # noqa: PLR0911 - one reason each
    """What the lines clearly are below a heading of positions, grants, projects, courses or honours.

    Courses with marks, tools, societies, projects that are told, projects with the sums that they were given, works.
    """
    may_be_works = (section.kind == "education" or section.kind in _OF_TITLES) and are_named_works(section.lines)
    if may_be_works and not (section.kind == "education" and any(find_degrees(line.text) for line in section.lines)):
        return "papers"
    if section.kind == "teaching":
        return "other" if _are_graded(section.lines) else None
    if section.kind == "education":
        of_works = ("papers" in section.kinds and say_standings(section.lines)) or _is_cited_thesis(section, above)
        return "papers" if of_works else "skills" if are_skills(section.lines) else None
    if section.kind == "awards":
        if say_how_funded(section.lines):
            return "grants"
        cited = are_cited(section.lines, is_more=above == "papers" or "papers" in section.kinds)
        return "papers" if cited or (named(section.title).weak and are_quoted(section.lines)) else None
    if section.kind == "positions":
        are_societies = are_memberships(section.title, section.lines)
        if "research" in section.title.lower() and are_told_projects(section.lines):
            return "projects"
        return "skills" if are_skills(section.lines) else "service" if are_societies else None
    may_hold = section.kinds == ("projects", "positions") or (
        section.kind == "projects" and number_projects(section.lines)
    )
    if may_hold and hold_posts(section.lines):
        return "positions"
    if section.kind == "projects":
        is_tools = _TOOLS.fullmatch(section.title) is not None and are_tools(section.lines)
        return "skills" if is_tools else "grants" if are_funded(section.lines) or name_payers(section.lines) else None
    return "projects" if "rojects" in section.title and tells_projects(section.lines) else None


def _is_cited_thesis(section: Section, above: str) -> bool:
    """True for a thesis cited like the works above it: "Dissertation" in a list of publications."""
    if above != "papers" or section.heading is None or not any(map(is_citation, units(section.lines)[:1])):
        return False
    return are_cited(section.lines, is_more=True)


_TOOLS = re.compile(r"(?i)(?:(?:computer|scientific|statistical) )?(?:software|tools)(?: (?:used|packages))?:?")
_HIGHLIGHTS = re.compile(r"(?i)(?:(?:recent|key|selected|career|further|research|project) )?highlights\b")


def _are_feats(lines: tuple[Line, ...]) -> bool:
    """True where no line begins with a month, as news do: what is highlighted is a list of one kind."""
    return not any((dates := find_dates(line.text)) and not dates[0].span.start for line in lines)


_VAGUE = frozenset(("other", "interests", "news"))
_WORKS = re.compile(r"(?i)\b(?:publications?|papers|articles|works|bibliograph\w{1,5}|literature)\b")


def _speaks(lines: tuple[Line, ...]) -> bool:
    """True for the owner's own sentences below what only seems a heading of works: "Bibliography" for biography."""
    first = lines[0].text if lines else ""
    if not is_prose(first) or I_AM.match(first) is None or any(is_citation(line.text) for line in lines):
        return False
    return sum(_YEAR.search(line.text) is not None and not is_prose(line.text) for line in lines) < LEAST_RUN


_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


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


def _told(section: Section, around: Around) -> str | None:
    """What the heading's words say, the entries' shapes, or both together ("Artigos em Periódicos")."""
    if named(section.title).whole:
        return None
    said = meant(section.title)
    if said.whole or names_duty(section.title):
        return said.kinds[0] if said.whole else "service"
    if (is_post := around.above == "positions" and is_stay(section.lines)) or are_skills(section.lines):
        return "positions" if is_post else "skills"
    shaped = kind_of_lines(section.lines, set(around.stated) - set(said.kinds))
    hinted = (*said.kinds, shaped) if shaped else said.kinds
    told = kind_told(section.lines, around._replace(hinted=hinted)) or (*said.kinds, shaped)[0]
    if told == "teaching" and _HEARD.match(section.title):
        return None
    return None if told in _LISTED and are_links(section.lines) else told


_HEARD = re.compile(r"(?i)(?:[\w-]{3,16} ){0,2}(?:courses?|class(?:es)?|modules?) (?:taken|attended|followed)\b")


_LISTED = ("skills", "interests")
