"""Works whose titles are headings: on home pages each work has its heading, and below it what is said of it.

Consumes the lines of a list; produces the headings that are titles. What stands right below a title is never a work
of its own: co-authors, a standing ("Submitted"), a place of publication, links, a summary.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.citations.line_ends import OWN_PLACE_BEGINS, is_byline, without_own_place
from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import YEAR_IN, is_link_row, is_place
from transforms.citations.status import names_preprint, status_of
from transforms.citations.summaries import is_labelled, is_telling
from transforms.citations.torn_names import tears_name
from transforms.entities import venues
from transforms.model import Line, Span
from transforms.names.people import fold

_WITH = re.compile(r"\(?(?:joint(?:ly)?(?: work)? |co-?authored )?(?:with|w/|by) [^\W\d_]", re.IGNORECASE)
_DATE = re.compile(r"(?:\d{1,2}\.? )?(?:[^\W\d_]{3,9}\.?,? )?(?:\d{1,2}, )?(?:19|20)\d\d(?:[-/.]\d\d){0,2}")
_FEWEST = 2  # lines of a work whose second one names its co-authors
_LINES = 3  # of a work: its title, its authors and where it stands
_SEVERAL = 2  # headings with fields below
_LONGEST = 120  # characters of a line that only says where or how far a work stands
_MOST = 0.6  # of the headings with lines below


def heading_titles(lines: Sequence[Line], groups: Sequence[bool], owner: str) -> frozenset[int]:
    """Numbers of the headings that are titles. `groups`: which lines are headings of parts by their words."""
    heads = [i for i, line in enumerate(lines) if line.heading]
    own = [i for i in heads if not groups[i]]
    if not own:
        return frozenset()
    ends = dict(zip(heads, [*heads[1:], len(lines)], strict=True))
    filled = [i for i in own if ends[i] > i + 1]
    told = [i for i in filled if _is_of_one(lines[i + 1 : ends[i]], owner) or _is_dated(lines[i : ends[i]], owner)]
    if not told or len(told) < _MOST * len(filled):
        return frozenset()
    level = min(lines[i].heading for i in told)
    return frozenset(lines[i].number for i in own if lines[i].heading >= level)


def with_fields(lines: Sequence[Line], owner: str) -> tuple[Sequence[Line], frozenset[int]]:
    """The lines, bullets that are fields of the work whose title is the heading above them plain lines; their numbers.

    Told by every heading of the list: right below it a bullet says when, and nothing else. That stands last then.
    """
    lines = _with_dated_titles(lines, owner)
    heads = [i for i, line in enumerate(lines[:-1]) if line.heading]
    if len(heads) < _SEVERAL or not all(lines[i + 1].bullet and _DATE.fullmatch(lines[i + 1].text) for i in heads):
        return lines, frozenset()
    ends = [*heads[1:], len(lines)]
    order: list[Line] = [*lines[: heads[0]]]
    for head, end in zip(heads, ends, strict=True):
        fields = [replace(line, bullet="", gap_before=0) for line in lines[head + 1 : end]]
        order += [lines[head], *fields[1:], fields[0]]
    return order, frozenset(line.number for line in order[heads[0] :])


def with_title_line(lines: tuple[Line, ...], owner: str) -> tuple[Line, ...]:
    """A citation's lines, the first set off as a title in bold where the second holds names and nothing else."""
    if len(lines) > 1 or lines[0].text[0] in OWN_PLACE_BEGINS:
        lines = tuple(map(without_own_place, lines))
    if len(lines) < _FEWEST or len(lines[1].text) > _LONGEST or _is_set_off(lines[0]):
        return lines
    if is_byline(lines[1].text) or (len(lines) > _FEWEST and is_byline(lines[2].text) and is_place(lines[1].text)):
        return _titled(lines)
    first, names = lines[0], lines[1].text.rstrip(" .,")
    if len(lines) < _LINES or not names[:1].isupper() or not (_SEVERAL_NAMES.search(names) or _is_owners(names, owner)):
        return lines
    if any(map(str.isdigit, names)) or name_run(names, 0, owner) < len(names) - 1:
        return lines
    if 2 * name_run(first.text, 0, owner) > len(first.text) or first.text[-1] in ",-&" or tears_name(first.text, names):
        return lines
    return _titled(lines)


def _titled(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    title = lines[0].text
    behind = _BEHIND_TITLE.search(title)
    end = behind.start() if behind and behind.start() > _SHORTEST else len(title)
    return (replace(lines[0], bold=(Span(0, end),)), replace(lines[1], bold=()), *lines[2:])


_BEHIND_TITLE = re.compile(  # an aside or a date, none of the title
    r"(?:(?<=[.?!]) \([^()]{3,60}\)|[\s,(]{1,3}(?:[^\W\d_]{3,9}\.? )?(?:19|20)\d\d\)?)\.?$"
)
_SHORTEST = 8


def _is_set_off(line: Line) -> bool:
    """True for a line whose style or quotation marks say already where the title stands."""
    return bool(line.bold or line.italic or line.links or line.heading) or line.text[:1] in '"“‘«„'


_SEVERAL_NAMES = re.compile(r", |&| and ")


def _is_owners(name: str, owner: str) -> bool:
    """True for the owner's own name, alone: another word alone goes on with a title."""
    return " " in name and bool(owner) and fold(name).split()[-1] == fold(owner).split()[-1]


def _is_of_one(lines: Sequence[Line], owner: str) -> bool:
    """True for lines that tell of one work, its title aside."""
    first = next((line for line in lines if not is_link_row(line) and not _DATE.fullmatch(line.text)), None)
    if first is None:
        return True
    text = first.text
    if first.bullet:
        return False
    if is_labelled(first) or _WITH.match(text) or is_telling([first], owner) or _are_fields(lines, owner):
        return True
    end = name_run(text, 0, owner)
    if end and (not any(map(str.isalpha, text[end:])) or _is_place_behind(first, end)):
        return True
    if len(text) > _LONGEST or end or text[0] in '“"«':
        return False
    state = status_of(text)
    return (
        ((is_place(text) or _is_venue(text)) and _are_names_below(first, lines, owner))
        or (state is not None and state[1].start < 3)
        or (names_preprint(text) and len(lines) < 3)
        or (len(lines) == 1 and YEAR_IN.search(text) is not None)
    )


def _is_dated(lines: Sequence[Line], owner: str) -> bool:
    """True for a heading that ends in its year, in brackets, with names alone on one of the lines below."""
    if not _DATED.search(lines[0].text) or any(line.bullet for line in lines[1:_FIELDS]):
        return False
    return any(_names_alone(line.text, owner) for line in lines[1:_FIELDS])


_DATED = re.compile(r"[\w.?!”] \((?:19|20)\d\d\)$")


def _with_dated_titles(lines: Sequence[Line], owner: str) -> Sequence[Line]:
    """The lines; paragraphs in bold that end in their year, with names alone below, are headings as in markup."""
    bold = [i for i, line in enumerate(lines) if line.is_bold and line.gap_before and _DATED.search(line.text)]
    if len(bold) < _SEVERAL or any(line.heading or line.bullet for line in lines):
        return lines
    ends = [*bold[1:], len(lines)]
    if not all(_is_dated(lines[i:end], owner) for i, end in zip(bold, ends, strict=True)):
        return lines
    return [replace(line, heading=_DEEPEST, bold=()) if i in bold else line for i, line in enumerate(lines)]


_DEEPEST = 6  # the rank of a heading that no markup tells


def _is_venue(text: str) -> bool:
    """True for a venue with its year, whatever is noted behind: "LoomConf 2024 (Oral)", "Annals of X (AX), 2023"."""
    year = YEAR_IN.search(text)
    venue = text[: year.start()].partition(",")[0].partition(" (")[0].rstrip() if year else ""
    return bool(venue) and ". " not in venue and venues.likeness(venue) >= _LIKELY


_LIKELY = 0.5


def _is_place_behind(line: Line, end: int) -> bool:
    """True where only a venue and its year stand behind a line's names: "Ann Weir, Bo Lund. *Annals of X*, 2023."."""
    year = YEAR_IN.search(line.text, end)
    venue = line.text[end : year.start()].strip(_ENDS) if year else ""
    if not year or not venue or len(venue) > _LONGEST or _NEW_SENTENCE.search(venue) or venue[0] in '“"«':
        return False
    set_off = any(line.text[one.start : one.end].strip(_ENDS) == venue for one in line.italic)
    return set_off or venues.likeness(venue) >= _LIKELY


_ENDS = " .,;("
_NEW_SENTENCE = re.compile(r"[^\W\d_]{3}\. ")


def _are_fields(lines: Sequence[Line], owner: str) -> bool:
    """True for paragraphs of which one says when, and nothing else, and another one who: fields of one work."""
    if len(lines) > _FIELDS or any(line.bullet for line in lines):
        return False
    dates = [line for line in lines if _DATE.fullmatch(line.text)]
    return len(dates) == 1 and any(_names_alone(line.text, owner) for line in lines if line not in dates)


_FIELDS = 6


def fields_below(lines: Sequence[Line], owner: str, titles: frozenset[int]) -> frozenset[int]:
    """Numbers of the lines that are fields of the work whose title is the heading over them: its year heads no part.

    The first line below any heading among the `titles` is one, be it a standing ("Under review").
    """
    first = (below.number for line, below in pairwise(lines) if line.heading and line.number in titles)
    return frozenset(first) | {line.number for head, end in _fielded(lines, owner) for line in lines[head + 1 : end]}


def with_titles(bounds: Sequence[int], lines: Sequence[Line], owner: str) -> list[int]:
    """Where citations begin: at a heading over the fields of one work, and at none of its paragraphs."""
    parts = _fielded(lines, owner)
    inner = {i for head, end in parts for i in range(head, end)}
    return sorted({*[i for i in bounds if i not in inner], *[head for head, _ in parts]})


def _fielded(lines: Sequence[Line], owner: str) -> list[tuple[int, int]]:
    """Where headings stand over the fields of one work, and where these end."""
    heads = [i for i, line in enumerate(lines) if line.heading]
    ends = [*heads[1:], len(lines)][: len(heads)]
    parts = zip(heads, ends, strict=True)
    return [(head, end) for head, end in parts if end > head + 1 and _are_fields(lines[head + 1 : end], owner)]


def _names_alone(text: str, owner: str) -> bool:
    """True for people's names with nothing behind them but an address or a number."""
    names = _NUMBER.sub("", text).rstrip(" .,")
    return bool(names) and name_run(names, 0, owner) >= len(names) - 1


_NUMBER = re.compile(r"(?:https?://|doi\.org/|\b10\.\d|\b97[89]-?\d)\S{1,300}")


def _are_names_below(place: Line, lines: Sequence[Line], owner: str) -> bool:
    """True where people's names alone stand right below the place of publication."""
    below = lines[lines.index(place) + 1 :][:1]
    end = name_run(below[0].text, 0, owner) if below else 0
    return end > 0 and not any(map(str.isalpha, below[0].text[end:]))
