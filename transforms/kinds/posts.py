"""Headings that head one thing for some and another for others: consumes `Section`s; produces them with other kinds.

"Teaching Positions" and "Teaching" may head professorships, each with its employer and its dates; "Residencies" are an
artist's stays, or a physician's training; "Professional activities" may be posts, "Consultancy" what one was paid for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import behind_dates, find_dates, is_date, without_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.lines.shapes import is_prose
from transforms.model import Line, Section
from transforms.section_kinds.shapes import kind_of_entry
from transforms.vocabulary import any_of

_POST = re.compile(
    rf"(?:(?:{any_of('entry_words', 'career', 'post_openings')})\s){{0,3}}(?P<rank>Professor(?: Emerit(?:us|"
    r"a))?|Lecturer|Reader|Instructor|Faculty|Adjunct|Scholar|Fellow)\b(?P<rest>[^,]{0,60}),\s"
)
_COURSES = re.compile(r"[;“\"]|\b[A-Z]{2,5} ?\d{3}\b|\b(?:[Cc]ourses?|[Ss]eminar|[Tt]aught)\b")
_LEAST, _SHARE, _HALF = 2, 0.6, 0.5
_PROSE = 60  # letters of a line


def with_careers_told(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections; posts below a heading of teaching as positions, an artist's residencies as honours."""
    for section in sections:
        kind = ""
        taught = section.kinds == ("teaching",) and (
            are_posts(section.title, section.lines)
            or _are_below_employers(section.lines)
            or _are_over_employers(section.lines)
        )
        if taught or _are_careers(section):
            kind = "positions"
        elif section.kinds == ("positions",) and _are_paid(section):
            kind = "grants"
        elif section.kinds == ("positions",) and _are_offices(section):
            kind = "service"
        elif section.kinds == ("education",) and _are_stays(section, sections):
            kind = "awards"
        elif section.kind == "education" and section.lines and _are_told(section.lines):
            kind = "about"
        yield _as(section, kind) if kind else section


def _are_told(lines: Sequence[Line]) -> bool:
    """True for paragraphs on what one does or did, and no entry: "My team trains scientists" below "Education"."""
    long = [line.text for line in lines if len(line.text) > _PROSE]
    if not long or any(line.bullet or line.heading for line in lines) or not all(map(is_prose, long)):
        return False
    told = all(map(_SPEAKS.search, long))
    stated = [line.text for line in lines if not (told and len(line.text) > _PROSE)]
    return not [text for text in stated if find_dates(text) or find_degrees(text)]


_SPEAKS = re.compile(r"(?:^|[\s,;(])(?:I|[Ss]he|[Hh]e)(?:['’](?:m|ve|d))? (?:[a-z]+ly |also |then )?[a-z]{2,}")


def _as(section: Section, kind: str) -> Section:
    """The section as one of that kind; a date over a post is the post's, and heads no part of a list."""
    dates = {line.number for line in section.lines if line.number in section.subheads and is_date(line.text)}
    subheads = section.subheads - dates if kind == "positions" else section.subheads
    return replace(section, kind=kind, kinds=(kind,), subheads=subheads)


def _are_careers(section: Section) -> bool:
    """True for ranks below their employer, and for posts below a word that heads duties elsewhere: "Professional"."""
    if section.kinds not in (("service",), ("other",)):
        return False
    weakly = section.kind == "service" and section.heading is not None and named(section.title).weak
    return _are_ranks(section.lines) or (weakly and _are_held(section.lines))


_MEDICAL = re.compile(f"(?i){any_of('entry_words', 'career', 'medical')}")


def _are_stays(section: Section, sections: Sequence[Section]) -> bool:
    """True for an artist's or writer's residencies: a physician's are at hospitals and in a branch of medicine."""
    if section.title.lower().split()[-1:] not in (["residencies"], ["residency"]):
        return False
    others = any(other.kind == "education" for other in sections if other is not section)
    return others and not any(_MEDICAL.search(line.text) for line in section.lines)


def are_posts(title: str, lines: Sequence[Line]) -> bool:
    """True where most lines are a rank, an employer and dates, a professor among them or posts said in the heading."""
    said = title.lower().rstrip(" :").endswith(("positions", "appointments", "posts", "faculty"))
    if len(lines) < _LEAST or not (said or any("Professor" in line.text for line in lines)):
        return False
    if any(_COURSES.search(line.text) for line in lines):
        return False
    entries = _whole(lines)
    found = [match for entry in entries if (match := _post(entry))]
    if len(found) < max(_LEAST, (_HALF if said else _SHARE) * len(entries)):
        return False
    return said or any("Professor" in match["rank"] for match in found)


def _are_offices(section: Section) -> bool:
    """True below "Affiliations" for societies, and what somebody was elected to there: "Vice President, 2017-2019"."""
    if not section.title.lower().rstrip(" :").endswith("affiliations"):
        return False
    bodies = sum(_SOCIETY.search(line.text) is not None for line in section.lines)
    if not bodies or not any(_OFFICER.search(line.text) for line in section.lines):
        return False
    return _OFFICES * bodies >= sum(bool(find_dates(line.text)) for line in section.lines)


_OFFICES = 3  # lines with dates for each society among them: posts may be held at a society too


_SOCIETY = re.compile(r"\b(?:Society|Association|Union|Guild|Chapter|Fraternity|Sorority|Club)\b")
_OFFICER = re.compile(r"\b(?:(?:Vice[- ]|Past |Co-)?President|Secretary|Treasurer|Historian|Webmaster|[Mm]ember)\b")
_MONEY = re.compile(r"(?:\bRs\.?|\bINR|\bUSD|\bEUR|[$€£₹]) ?\d|\d (?:lakh|crore)")


def _are_paid(section: Section) -> bool:
    """True for consultancies that each state what was paid: projects, and no posts."""
    if "onsultanc" not in section.title:
        return False
    paid = sum(_MONEY.search(line.text) is not None for line in section.lines)
    return paid > 0 and paid >= _SHARE * len(section.lines)


_RANK = re.compile(
    rf"(?i)(?:(?:{any_of('entry_words', 'career', 'rank_words')})\s){{0,3}}(?:"
    rf"{any_of('entry_words', 'career', 'rank_heads')})\b"
)


def _are_ranks(lines: Sequence[Line]) -> bool:
    """True where an employer stands over dated lines, most of them a rank: "2010 - 2019: Associate professor"."""
    if len(lines) <= _LEAST or find_dates(lines[0].text) or not _is_employer(lines[0].text):
        return False
    dated = [behind_dates(line.text) for line in lines if find_dates(line.text)]
    ranks = sum(_RANK.match(text) is not None for text in dated)
    return ranks >= max(_LEAST, _SHARE * len(dated)) and len(lines) - len(dated) <= len(dated)


def _are_below_employers(lines: Sequence[Line]) -> bool:
    """True where each date stands beside an employer over a post, a professor among these.

    "Quill University 2002 - 2009" over "Assistant Professor", what was taught there in sentences below.
    """
    posts = []
    for line, below in pairwise(lines):
        dates = find_dates(line.text)
        if not dates:
            continue
        if len(dates) > 1 or not _is_employer(without_dates(line.text, dates).strip(" ,()–—-\t")):
            return False
        if find_dates(below.text) or below.bullet or not (_RANK.match(below.text) or is_title(below.text)):
            return False
        posts.append(below.text)
    return len(posts) >= _LEAST and any(_PROFESSOR.search(post) for post in posts)


def _are_over_employers(lines: Sequence[Line]) -> bool:
    """True where most dated items are titles, in any language, each over its employer alone, set in below.

    "2017-2019: Profesor ayudante" over "Universidad de Lund": no course has a university alone below it.
    """
    posts = others = 0
    for line, below, after in zip(lines, lines[1:], (*lines[2:], None), strict=False):
        if dates := find_dates(line.text):
            title = without_dates(line.text, dates).strip(" ,:()–—-\t")
            is_post = below.indent > line.indent and shape_rank(below.text) > 1 and not find_dates(below.text)
            is_post = is_post and (after is None or after.indent <= line.indent)
            posts, others = (posts + 1, others) if is_post and _is_rank(title) else (posts, others + 1)
    return posts >= _LEAST and posts > others


def _is_rank(title: str) -> bool:
    """True for a title that names no course: "Profesor ayudante", but not "Lecturer, Moss Science"."""
    if not is_title(title) or "," in title or ":" in title or _COURSES.search(title):
        return False
    return " (" not in title or not _IN_BRACKET.search(title)


_IN_BRACKET = re.compile(r" \([A-Z][^() ]{0,30} [^()]{1,80}\)?$")  # what was taught: "Tutor (Slow Looms)"


_PROFESSOR = re.compile(r"\b(?:Professor|Lecturer|Reader)\b")


def _are_held(lines: Sequence[Line]) -> bool:
    """True where titles of posts stand as often as dates, and hardly a duty: what "Professional" may head too."""
    parts = [part for line in lines for part in _PARTS.split(_DATED.sub("", line.text)) if part]
    held = sum(is_title(part) and _DUTY.search(part) is None for part in parts)
    dated = sum(bool(find_dates(line.text)) for line in lines)
    duties = sum(kind_of_entry(line.text) == "service" for line in lines)
    return bool(dated) and held > _DUTIES * duties and held >= _HALF * dated


_DUTIES = 2  # posts for each duty among them
_PARTS = re.compile(r"\s*[\t,;|·•()]\s*|\s[–—-]\s|\.\s|:\s")
_DATED = re.compile(r"^[\d\s./–—-]{4,20}:? ?")
_DUTY = re.compile(r"(?i)\b(?:review|referee|editor|chair|committee|organi[sz]er|member|panel|delegate)")


def _is_employer(text: str) -> bool:
    return shape_rank(text) > 0 or any(not one.start for one in find_organizations(text))


def _whole(lines: Sequence[Line]) -> list[str]:
    """The words of the entries: of lines that hang, together with those of the line above."""
    least = min(line.indent for line in lines)
    found: list[str] = []
    for line in lines:
        if found and line.indent > least + 1 and not line.bullet:
            found[-1] += f" {line.text}"
        else:
            found.append(line.text)
    return found


def _post(entry: str) -> re.Match[str] | None:
    """The rank that begins a dated entry, an employer right behind it."""
    text = behind_dates(entry)
    match = _POST.match(text) if find_dates(entry) else None
    if match is None:
        return None
    behind = text[match.end() :].split(",", 1)[0]
    return match if shape_rank(behind) or any(not one.start for one in find_organizations(behind)) else None
