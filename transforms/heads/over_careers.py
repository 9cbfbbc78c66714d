"""Headings over posts and degrees whose words say nothing, or something else: "My path", "Academia", "Life".

Consumes the body and its headings; produces them with those that head a list of stations, named for what they head.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.headings.wording import Named, named
from transforms.heads.looks import Head, Heads, Style
from transforms.model import Line, new
from transforms.section_kinds.stations import CAREER, Stations, is_employer, station_kind, stations
from transforms.vocabulary import toml

_WORDS, _LONGEST = 6, 40  # blanks of a heading, its letters
_ABOVE = 1  # lines that may stand between the heading and the first station: its date
_ABOVE_CV = 3  # the same below "Curriculum Vitae": the newest of its rows may be honours
_LEAST = 3  # stations below words that seem to say something else
_VAGUE = frozenset(("other", "about"))
_CAREERS = tuple((kind,) for kind in CAREER)
_SURE = frozenset((*CAREER, "teaching", "awards", "grants", "advising", "references", "service", "talks"))


def with_careers_headed(body: Sequence[Line], heads: Heads) -> Heads:
    """The headings, those over stations named for these, and unknown words in markup that head some."""
    found, higher = dict(heads), _higher(body)
    for place, line in enumerate(body):
        head = heads.get(place)
        if not place or not (line.heading or head is not None or line.text.isupper()):
            continue
        if _is_within(place, higher.get(place), heads) or not _may_head(line, head):
            continue
        if (list_ := _below(body, place, heads)) and _says_less(line, head, list_):
            style = head.style if head else Style(line.heading, line.text.isupper(), line.is_bold, False, False)
            found[place] = new(Head, (line, Named(list_.kinds, True), style, False))
    return found if len(found) == len(heads) else dict(sorted(found.items()))


def _higher(body: Sequence[Line]) -> dict[int, int]:
    """For each line in markup the last one above it that is of a higher rank."""
    ranks: dict[int, int] = {}  # level -> the last line that has it so far
    found: dict[int, int] = {}
    for place in [place for place, line in enumerate(body) if line.heading]:
        level = body[place].heading
        if over := [at for rank, at in ranks.items() if rank < level]:
            found[place] = max(over)
        ranks[level] = place
    return found


def _is_within(place: int, above: int | None, heads: Heads) -> bool:
    """True below words that say what the section holds: those of a higher rank, or any over what heads no section."""
    if place not in heads and not (above is not None and above in heads):
        above = max((i for i in heads if i < place), default=None)
        return above is not None and heads[above].named.whole and heads[above].named.kinds[:1] in _CAREERS
    said = heads[above].named if above is not None and above in heads else None
    return said is not None and said.whole and bool(said.kinds) and said.kinds[0] not in _VAGUE


def _may_head(line: Line, head: Head | None) -> bool:
    """True for a few undated words that are no station and no employer."""
    if line.bullet or len(line.text) > _LONGEST or line.text.count(" ") > _WORDS or not line.text[0].isalpha():
        return False
    if (
        head is not None
        and head.named.kinds[:1]
        and head.named.kinds[0] in _SURE
        and named(line.text).whole
        and not head.named.weak
    ):
        return False
    return not (find_dates(line.text) or station_kind(line) or is_employer(line.text))


def _says_less(line: Line, head: Head | None, below: Stations) -> bool:
    """True where the words say less of what stands below than the stations do."""
    said = head.named if head is not None else named(line.text)
    if not said.kinds or said.kinds[0] in _VAGUE or _is_cv(line):
        return True
    is_sure = said.whole and not said.weak and named(line.text).whole
    return below.are_mixed and (not is_sure or below.many >= _LEAST)


def _is_cv(line: Line) -> bool:
    """True for words in markup that only say what a document is: "## Curriculum Vitae"."""
    return line.heading > 0 and line.text.lower() in toml("furniture")["cv"]


def _is_label(line: Line) -> bool:
    """True for a label that names a list of its own in the column of dates: "Courses taught<tab>Spring 19: Braids"."""
    label, tab, _ = line.text.partition("\t")
    return bool(tab) and named(label).whole


def _below(body: Sequence[Line], place: int, heads: Heads) -> Stations | None:
    """The stations right below that heading, down to the next one of its rank."""
    level = body[place].heading
    end = place + 1
    is_cv = _is_cv(body[place])
    while end < len(body) and not _ends(body[end], heads.get(end), level) and not (is_cv and _is_label(body[end])):
        end += 1
    above = _ABOVE_CV if is_cv else _ABOVE
    found = stations(body[place + 1 : end], above + 1)
    if found is None or found.first > above:
        return None
    is_bare = place not in heads and not level
    return None if is_bare and _is_one_of(body[place:end], found) else found


def _is_one_of(lines: Sequence[Line], below: Stations) -> bool:
    """True for words in capitals that others like them follow: employers in capitals, each over a station."""
    if not (lines[0].gap_before and below.are_mixed and below.many >= _LEAST):
        return True
    return any(line.text.isupper() and not station_kind(line) and not find_dates(line.text) for line in lines[1:])


def _ends(line: Line, head: Head | None, level: int) -> bool:
    if level and line.heading:
        return line.heading <= level
    return head is not None and station_kind(line) is None
