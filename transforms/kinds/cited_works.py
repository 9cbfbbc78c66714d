"""Works below a heading that names something else ("Research", "Work", "Projects"): told by how they are cited.

Consumes lines; produces a yes or no. A work is cited where names with initials begin it and a year follows, or where
its title stands above a line of names and a line with a year.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.dates.year_heads import headed_year
from transforms.entities.titles import is_title
from transforms.kinds.research_works import are_works_of_one, begins_with_names
from transforms.kinds.styled_works import is_styled_work
from transforms.lines.shapes import LEAST_RUN, are_honoured, author_lines, is_citation, is_list_of_names, is_prose
from transforms.model import Line, Section
from transforms.names.words import is_name

_LEAST, _SHARE, _MOST = 2, 0.75, 40  # works that make a list, their share of it, and entries that are looked at
_PART = r"[A-ZÀ-ÞŁŚŠŽČĆĐİ][\w'’-]{1,25}"
_INITIALS = r"(?:[A-ZÀ-Þ]\.[ -]?){1,4}"
_INVERTED = rf"(?:(?:[a-z]{{2,3}} ){{0,2}}{_PART}(?: {_PART})?,? {_INITIALS})"
_NAME = rf"(?:{_INVERTED}|{_INITIALS}(?:[a-z]{{2,3}} ){{0,2}}{_PART}(?: {_PART})?)"
_LED = re.compile(rf"{_NAME}[*†‡]?(?:(?:,? (?:and|&) |[,;] ?| ){_NAME}[*†‡]?){{0,30}}[,.:;]? ?")
_YEAR = re.compile(r"\b(?:19|20)\d\d[a-z]?\b|(?i:\b(?:forthcoming|in press|to appear|under review|arxiv)\b)")


def holds_works(section: Section) -> bool:
    """True for a section that is named for something else, or for nothing, and lists works all the same."""
    if section.kinds == ("projects", "papers"):
        return _are_in_print(section.lines)
    are_honours = section.kind == "awards" and are_honoured(section.lines)  # "Ada Q. Lund Thesis Award, 2017"
    if section.heading is None or section.kind not in _NAMED_FOR or are_honours:
        return False
    if section.kind == "other":
        return are_cited_works(section.lines, _is_led)  # what stands in quotes may be a talk, or what the press wrote
    if are_cited_works(section.lines) or are_works_of_one(section.lines):
        return True
    may_name = _MAY_NAME.search(section.title) is not None
    if may_name and _may_be_works(section.lines):
        return True
    return (may_name or _RESEARCH.fullmatch(section.title) is not None) and are_cited_works(
        section.lines, is_styled_work
    )


_MAY_NAME = re.compile(r"(?i)\b(?:works?|scholarship)\W{0,3}$")  # "Recent Work", "Scholarship"


_RESEARCH = re.compile(r"(?i)(?:my |recent |selected )?research\W{0,3}")
_PERIOD = re.compile(r"(?i)\b(?:19|20)\d\d ?(?:[-–—]|to) ?(?:(?:19|20)\d\d\b|present|now|current|$)")


def _may_be_works(lines: Sequence[Line]) -> bool:
    """True for years and no periods among lines of which none begins with a role, half of the longer ones cited."""
    texts = [line.text for line in lines if not line.heading and headed_year(line.text) is None]
    if any(_PERIOD.search(text) for text in texts if not is_prose(text)):
        return False
    if any(is_title(text.partition(",")[0]) for text in texts):
        return False
    texts = [text for text in texts if is_citation(text) or not is_prose(text)]
    dated = sum(_YEAR.search(text) is not None for text in texts)
    cited = sum(
        is_citation(text)
        or is_list_of_names(text)
        or begins_with_names(text)
        or is_name(text.strip(" .*"))
        or (_QUOTATION.search(text) is not None and _YEAR.search(text) is not None)
        for text in texts
    )
    return dated >= _LEAST and 2 * cited >= min(dated, len(texts))


_NAMED_FOR = frozenset(("positions", "projects", "awards", "interests", "other"))


def are_cited_works(lines: Sequence[Line], is_cited: Callable[[Sequence[Line]], bool] | None = None) -> bool:
    """True where most entries are cited as works are."""
    entries = _entries(lines)[:_MOST]
    cited = sum(map(is_cited or _is_cited, entries))
    return len(entries) >= _LEAST and cited >= max(_LEAST, _SHARE * len(entries))


def _are_in_print(lines: Sequence[Line]) -> bool:
    """True where most rows are works of one: a title in quotes first, or who printed it ("Knots. Graz: Felt Press")."""
    rows: list[str] = []
    dated = any("\t" in line.text for line in lines)
    for line in lines:
        if rows and dated and "\t" not in line.text:
            rows[-1] += f" {line.text}"
        elif line.text and not line.heading:
            rows.append(line.text.rpartition("\t")[2])
    printed = sum(row[0] in _QUOTES or _PRINTED.search(row) is not None for row in rows if row)
    return printed >= _LEAST and printed > _SHARE * len(rows)


_PRINTED = re.compile(r"\b(?:Press|Publish(?:ers|ing)|Verlag|[Cc]atalogue|[Jj]ournal|Review)\b|\bpp?\. ?\d|\bvol\. ?\d")


def _entries(lines: Sequence[Line]) -> list[list[Line]]:
    """The lines of each item or paragraph, without the years over them; a line each where nothing parts them."""
    itemised = sum(bool(line.bullet) for line in lines) >= _LEAST
    found: list[list[Line]] = []
    for line in lines:
        if line.heading or headed_year(line.text) is not None:
            continue
        if not found or (line.bullet if itemised else line.gap_before):
            found.append([line])
        else:
            found[-1].append(line)
    return [[line] for line in lines] if len(found) == 1 and len(lines) > 1 else found


def _is_cited(entry: Sequence[Line]) -> bool:
    """True for a title in quotes, names before a title, or names below one; a row's cells count as lines."""
    first, *below = [line.text for line in entry] if len(entry) > 1 else entry[0].columns or (entry[0].text,)
    if (first[:1] in _QUOTES and _QUOTED.match(first)) or _is_led(entry):
        return True
    if not below or _YEAR.search(first) or is_title(first.partition(",")[0]):
        return False
    names = below[0]
    return (is_list_of_names(names) or is_name(names.strip(" .*"))) and _are_dated(below)


def _is_led(entry: Sequence[Line]) -> bool:
    """True for names with initials before the words of a title and a year."""
    dated = _YEAR_FIRST.match(entry[0].text)
    text = entry[0].text[dated.end() if dated else 0 :]
    led = _LED.match(text)
    if led is None or not any(len(word) > _INITIAL for word in text[led.end() :].split()):
        return False
    return _are_dated([line.text for line in entry])


def _are_dated(texts: Sequence[str]) -> bool:
    """True for a year or a standing, and no period."""
    dated = [text for text in texts if _YEAR.search(text)]
    return bool(dated) and not any(date.is_range for text in dated for date in find_dates(text))


_QUOTES = frozenset(("“", '"'))
_QUOTED = re.compile(r"[“\"][^“”\"]{12,200}[”\"],?(?: \((?:joint )?with [A-ZÀ-Þ]|.{0,160}\b(?:19|20)\d\d\b)")
_QUOTATION = re.compile(r"[“\"][^“”\"]{12,200}[”\"]")
_YEAR_FIRST = re.compile(r"(?:19|20)\d\d[.:,]?\s{1,3}")
_INITIAL = 3  # letters: words of a title go on behind the names


def are_named_works(lines: tuple[Line, ...]) -> bool:
    """True where lists of people's names stand on lines of their own among others, and nobody's title does: works.

    A title may stand behind a date ("2021–2023<tab>Visiting Dyer" over "Loom Group, Globex Moss"), or before one.
    """
    names = author_lines(lines)
    if names < LEAST_RUN or names < _NAMED * len(lines):
        return False
    texts = (without_dates(column, find_dates(column)) for line in lines for column in line.columns)
    return not any(is_title(text.partition(",")[0].strip()) for text in texts)


_NAMED = 0.2  # of the lines; titles, venues and buttons stand beside them
