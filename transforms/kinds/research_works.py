"""Works below a heading that may say anything ("Research"): told by what works alone have. Consumes lines.

That is links to a paper below the entries ("[pdf] [bib]"), or people's names in a row before a year or a title; and
projects, by names with periods over what was done.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates, is_date
from transforms.dates.year_heads import headed_year
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import trailing_place
from transforms.entities.titles import is_title
from transforms.furniture.buttons import is_buttons, without_buttons
from transforms.kinds.set_off_works import works_run
from transforms.kinds.shared_author import share_an_author
from transforms.lines.shapes import is_prose
from transforms.model import Line
from transforms.vocabulary import any_of

_LEAST, _SHARE = 2, 0.5
_PAPER = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'papers', 'links')})\b")
_NAMED = re.compile(  # "Ada Quill, Bo Fern, and Cy Dow (2020). ", "Quill, A. & Fern, B. “"
    r"(?:(?:and |& )?(?:[A-ZÀ-Þ][\w'’.-]{0,24}[*†‡]{0,2} ){1,3}[A-ZÀ-Þ][\w'’-]{0,25}\.?[*†‡]{0,2}"
    r"(?:, (?:and )?(?:& )?| and | & |(?=[ .:]))){1,30}"
    r"(?: ?\((?:19|20)\d\d\)|[.:] ?[“\"]|[.:] (?=[A-Z]))"
)


def are_research_works(lines: Sequence[Line]) -> bool:
    """True for works by any of their signs: links to papers, names in a row, one author in all, titles set off."""
    if are_linked_works(lines) or are_named_works(lines) or are_works_of_one(lines):
        return True
    run = works_run(lines)
    return run is not None and not run[0] and run[1] == len(lines)


def are_linked_works(lines: Sequence[Line]) -> bool:
    """True where links to papers stand below most entries or at their ends, and nobody tells anything."""
    entries = _entries(lines)
    if len(entries) < _LEAST:
        return False
    links = [text for entry in entries if (text := " ".join(map(_buttons, entry)).strip())]
    if len(links) < max(_LEAST, _SHARE * len(entries)) or not any(map(_PAPER.search, links)):
        return False
    dated = sum(any(find_dates(line.text) for line in entry) for entry in entries)
    by_years = any(line.heading and headed_year(line.text) is not None for line in lines)
    return (by_years or dated >= _SHARE * len(entries)) and not _tell(entries)


def are_named_works(lines: Sequence[Line]) -> bool:
    """True where most entries begin with names before a year or a title, or say with whom: "(with Ada Quill)"."""
    long = [line.text for line in lines if len(line.text) > _LONG]
    beside = sum((("(" in text and _WITH.search(text)) or _AND_WITH.search(text)) is not None for text in long)
    if beside >= max(_LEAST, _SHARE * len(long)):
        return True
    return sum(map(begins_with_names, long)) >= max(_LEAST, _SHARE * len(long))


def begins_with_names(text: str) -> bool:
    """True for names before a year or a title in quotes: "Ada Quill, Bo Fern (2020). Looms"."""
    return _NAMED.match(text) is not None and _ENDS.search(text) is not None


def are_works_of_one(lines: Sequence[Line]) -> bool:
    """True for dated entries with names in a row, among which is the same one in each."""
    return share_an_author(["; ".join(line.text for line in entry) for entry in _entries(lines)])


def are_dated_projects(lines: Sequence[Line]) -> bool:
    """True for names with a period in a column of its own, each over sentences that tell what was done."""
    heads = [at for at, line in enumerate(lines) if "\t" in line.text and _is_period(line.columns[-1])]
    told = sum(any(is_prose(line.text) for line in lines[at + 1 : at + 3]) for at in heads)
    return told >= _LEAST and told == len(heads)


def are_placed_projects(lines: Sequence[Line]) -> bool:
    """True for names of works that each say where they were made, over what was done: "Loom Letters @Globex"."""
    heads = [at for at, line in enumerate(lines) if "@" in line.text and _PLACED.fullmatch(line.text)]
    if not heads and any(line.bullet for line in lines):
        heads = [at for at, line in enumerate(lines) if not line.bullet]
        if not all(_ends_in_place(lines[at].text) or _is_long_title(lines[at].text) for at in heads):
            return False
    told = sum(at + 1 < len(lines) and (lines[at + 1].bullet != "" or is_prose(lines[at + 1].text)) for at in heads)
    return told >= _LEAST and told == len(heads)


def _ends_in_place(text: str) -> bool:
    """True for a name of a work with an employer behind it: "Slow Looms in Winter (Globex University)"."""
    found = _BEHIND.search(text)
    place = found[0].strip(" ,()") if found else ""
    return bool(place) and bool(shape_rank(place) or find_organizations(place))


def _is_long_title(text: str) -> bool:
    """True for words that are more than a topic's and no sentence."""
    return text.count(" ") >= _TITLE and text[-1] not in ".?:"


_TITLE = 4  # blanks in a title; a topic over what it is about has less
_BEHIND = re.compile(r"(?<=[^\W_] )\([^()]{3,70}\)$|(?<=[^\W_]), [^,()]{3,70}$")
_PLACED = re.compile(r"[^@]{8,200} ?@ ?[^\W_][^@]{1,60}")


def are_told_projects(lines: Sequence[Line]) -> bool:
    """True for names of works beside periods, each over what was done, where no role and no employer is told."""
    names = {at: name for at, line in enumerate(lines) if not line.bullet and (name := _beside_period(line.text))}
    if len(names) < _LEAST or not all(map(_names_work, names.values())):
        return False
    if any(_states_role(line) for at, line in enumerate(lines) if at not in names):
        return False
    return all(any(line.bullet or is_prose(line.text) for line in lines[at + 1 : at + 3]) for at in names)


def _states_role(line: Line) -> bool:
    """True for a line that begins with what the owner was; a label of advisers and headings of groups do not say so."""
    is_told = line.bullet or line.heading or _ADVISER.match(line.text)
    return not is_told and is_title(_PIECE.split(line.text)[0])


def hold_posts(lines: Sequence[Line]) -> bool:
    """True where a line says what the owner was and another one is an employer's name."""
    return any(map(_states_role, lines)) and any(shape_rank(line.text) > 1 for line in lines if not line.bullet)


def is_stay(lines: Sequence[Line]) -> bool:
    """True for a name alone over a period alone over items, one of which tells an adviser or numbers a project.

    So topics that were looked into stand over where, when and with whom, behind the heading of a career.
    """
    if len(lines) <= _STAY or lines[0].bullet or lines[1].bullet or not lines[2].bullet or find_dates(lines[0].text):
        return False
    is_period = is_date(lines[1].text) and any(date.is_range for date in find_dates(lines[1].text))
    return is_period and any(map(tells_stay, lines[2:]))


def tells_stay(line: Line) -> bool:
    """True for an item that says who advised, or that numbers a project."""
    return bool(line.bullet) and (number_projects((line,)) or _ADVISED.match(line.text) is not None)


_STAY = 2  # lines of a name and a period
_ADVISED = re.compile(r"(?i)(?:co-?)?(?:advis[eo]rs?|supervisors?|mentors?|hosts?)\s?:\s")


def number_projects(lines: Sequence[Line]) -> bool:
    """True where items number their projects, so that these are no projects but posts: "- Project 1: Looms"."""
    return any(line.bullet and line.text[:1] in "Pp" and _NUMBERED.match(line.text) for line in lines)


_NUMBERED = re.compile(r"(?i)projects? (?:\d{1,2}|[IVX]{1,3})\s?:")


def name_payers(lines: Sequence[Line]) -> bool:
    """True for projects that each say behind a label who pays: "Funding body: Globex Trust"."""
    return sum(_PAYER.match(line.text) is not None for line in lines) > 1


_PAYER = re.compile(
    r"(?i)(?:funders?|sponsors?|(?:funding|sponsoring|financing|granting) (?:body|agency|source|entity))\s?:\s"
)


def _beside_period(text: str) -> str:
    """The words before the range of dates that ends a text, or behind the one that begins it; else ""."""
    dates = find_dates(text)
    if len(dates) != 1 or not dates[0].is_range:
        return ""
    before, behind = text[: dates[0].span.start].strip(_AROUND), text[dates[0].span.end :].strip(_AROUND)
    return "" if before and behind else before or behind


def _names_work(name: str) -> bool:
    """True for several words among which are no role, no employer and no place."""
    if name.count(" ") < _LEAST or shape_rank(name) or find_organizations(name):
        return False
    return not any(map(is_title, _PIECE.split(name))) and trailing_place(name) is None


_ADVISER = re.compile(rf"(?i)(?:{any_of('entry_words', 'students', 'advisers')})s?\s?:")
_AROUND = " \t`*_:()[],|–—-"
_PIECE = re.compile(r", | [–—-] |: |\t")


def _is_period(text: str) -> bool:
    """True for a column that holds a range of dates and nothing else."""
    dates = find_dates(text)
    return (
        len(dates) == 1 and dates[0].is_range and not (text[: dates[0].span.start] + text[dates[0].span.end :]).strip()
    )


_WITH = re.compile(r"\((?:joint(?:ly)?(?: work)? |co-?authored )?(?:with|w/) (?-i:[A-ZÀ-Þ])[^()]{2,200}\)")
_AND_WITH = re.compile(
    r"\b(?:19|20)\d\d\W{1,3}With [A-ZÀ-Þ][^;()\d]{3,160}$"
)  # "*Loom Letters*, 2020. With Ada Quill."
_LONG = 50  # characters
_ENDS = re.compile(r"(?:19|20)\d\d|[“\"]")


def _entries(lines: Sequence[Line]) -> list[list[Line]]:
    """The lines of each item, or of each block where nothing is itemised; labels over groups are none."""
    itemised = sum(bool(line.bullet) for line in lines) >= _LEAST
    entries: list[list[Line]] = []
    for line in lines:
        begins = bool(line.bullet) if itemised else line.gap_before > 0
        if begins or not entries:
            entries.append([line])
        else:
            entries[-1].append(line)
    return [entry for entry in entries if len(entry) > 1 or len(entry[0].text) > _LONG]


def _buttons(line: Line) -> str:
    """What the links say that a line holds alone or ends in."""
    if not line.links:
        return ""
    return line.text if is_buttons(line) else line.text[len(without_buttons(line).text) :]


def _tell(entries: Sequence[Sequence[Line]]) -> bool:
    """True for sentences in most entries: what is done in a project, with a link to its paper."""
    return sum(any(is_prose(line.text) for line in entry) for entry in entries) > _SHARE * len(entries)
