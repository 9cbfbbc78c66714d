"""Works whose fields stand on lines of their own: title, names, place, date, in one order for the whole list.

Consumes a papers section; produces a `Citation` and its lines for each work. Pages set works as cards so; no line alone
says which field it is, but the lines at one place of all cards do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.citations.citation import Citation
from transforms.citations.identifiers import Details, identifiers
from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import is_link_row
from transforms.citations.status import names_preprint
from transforms.dates.ranges import DateRange, find_dates, without_dates
from transforms.lines.shapes import is_citation, is_prose
from transforms.model import Line, Section, join_lines
from transforms.names.people import fold, split_authors
from transforms.text.styled import without

_LABEL = r"(?:first )?(?:published|released|appeared|publication date|release date|date|year)"
_DATED = re.compile(rf"(?i)(?:{_LABEL}(?: on| in)?\s?:?\s)?(?P<date>[^:(]{{4,24}})(?: \([^()]{{3,40}}\))?$")
_PLACED = re.compile(
    r"(?i)(?:(?:published|appeared|prepared) (?:in|by|at|with|for)\s?:?|(?:publisher|journal|venue|conference)\s?:)"
    r"\s(?P<at>.+)"
)
_ADDRESS = re.compile(r"(?:https?://|www\.|doi\.org)\S*$")
_TITLE, _DATE, _PLACE, _NAMES, _LINK, _TOLD = "tdpnls"
_LEAST, _MOST = 2, 8  # cards of a list, lines of a card
_LEAST_TITLE, _WORDS = 12, 240  # characters of a title


class Card(NamedTuple):
    """One work: its lines in order, and what each is."""

    lines: tuple[Line, ...]
    roles: str


def read_cards(section: Section, owner: str) -> list[tuple[Citation, tuple[Line, ...]]]:
    """The works of a section whose cards all have one form; [] for any other list."""
    lines = [part for line in _whole(section.lines) for part in (_parts(line) if "\t" in line.text else (line,))]
    dated = [len(line.text) < _LONGEST_DATE and _states_date(line) is not None for line in lines]
    if sum(dated) < _LEAST or any(map(_is_cited, lines)) or _are_items([*zip(lines, dated, strict=True)], owner):
        return []
    if section.subheads and all(line.number in section.subheads for line in lines if _states_date(line)):
        return []  # years over groups of works, no fields of theirs
    if section.lines[0].heading and all(line.heading or line.bullet for line in section.lines):
        return []  # fields as items below a heading: the reader of citations puts them together, numbers and all
    roles = [_role(line, owner) for line in lines]
    for starts in _ways(lines, roles):
        ends = [*starts[1:], len(lines)]
        cards = [Card(tuple(lines[a:b]), "".join(roles[a:b])) for a, b in zip(starts, ends, strict=True)]
        cards[-1:] = [_without_tail(card) for card in cards[-1:]]
        if len(cards) >= _LEAST and all(map(_is_regular, cards)):
            return [(_citation(card, _title_at(cards)), card.lines) for card in cards]
    return []


def _are_items(lines: Sequence[tuple[Line, bool]], owner: str) -> bool:
    """True for whole works below the year of each group: items below bare dates, lines that hold the owner's name."""
    own = [line for line, dated in lines if not dated]
    if all(line.bullet for line in own) and not any(line.bullet for line, dated in lines if dated):
        return True
    family = fold(owner).split()[-1:]
    cited = [line for line in own if family and family[0] in fold(line.text).split() and _role(line, owner) == _TITLE]
    return len(cited) >= _MOSTLY * len(own)


_MOSTLY = 0.6


def _is_cited(line: Line) -> bool:
    """True for a whole citation, which no card has on one line: "“Loose Ends.” Review of Yarn 4: 9-12."."""
    return is_citation(line.text) or (line.text[0] in '“"' and _QUOTED.match(line.text) is not None)


_QUOTED = re.compile(r"[“\"][^“”\"]{3,200}[”\"],? [^\W\d_]{2}.{8}")


def _whole(lines: Sequence[Line]) -> list[Line]:
    """The lines, one that ends in the middle of a word put together with the one below."""
    found: list[Line] = []
    for line in lines:
        above = found[-1] if found else None
        if above and above.text[-1] == "-" and line.text[0].islower() and not (line.bullet or line.gap_before):
            found[-1] = replace(above, text=join_lines((above, line)), end=line.end, until=line.number)
        else:
            found.append(line)
    return found


def _parts(line: Line) -> tuple[Line, ...]:
    """The line; two where its last column is a date."""
    words, tab, last = line.text.rpartition("\t")
    if not tab or "\t" in words or not find_dates(last):
        return (line,)
    date = replace(without(line, 0, len(words) + 1), bullet="", heading=0, gap_before=0)
    return (without(line, len(words), len(line.text)), date) if _states_date(date) else (line,)


def _without_tail(card: Card) -> Card:
    """The last card without a line or two that stand below the list."""
    for end in (len(card.lines), -1, -2):
        part = Card(card.lines[:end], card.roles[:end])
        if _is_regular(part):
            return part
    return card


_LONGEST_DATE = 48  # characters of a line that states one


def _states_date(line: Line) -> DateRange | None:
    """The date that a line states and no more, whatever word introduces it."""
    match = _DATED.match(line.text) if len(line.text) < _LONGEST_DATE else None
    if match is None:
        return None
    dates = find_dates(match["date"])
    alone = len(dates) == 1 and not dates[0].is_range and not without_dates(match["date"], dates)
    return dates[0] if alone and dates[0].start else None


def _role(line: Line, owner: str) -> str:
    text = line.text
    if _states_date(line):
        return _DATE
    if is_link_row(line) or _ADDRESS.match(text):
        return _LINK
    if _PLACED.match(text):
        return _PLACE
    if not line.heading and _are_names(text.rstrip(" ."), owner):
        return _NAMES
    return _TOLD if is_prose(text) or len(text) > _WORDS else _TITLE


def _are_names(text: str, owner: str) -> bool:
    """True for a list of names; two words alone may as well be a journal, unless the owner bears them."""
    several = any(sign in text for sign in (",", ". ", ";", " and ", " & "))
    return (several or fold(text) == fold(owner)) and name_run(text, 0, owner) >= len(text) - 1


def _ways(lines: Sequence[Line], roles: Sequence[str]) -> Iterator[list[int]]:
    """Where cards may begin: at headings, at outer bullets, below blank lines, at dates."""
    ways = [
        [i for i, line in enumerate(lines) if line.heading],
        [i for i, line in enumerate(lines) if line.bullet and line.indent == lines[0].indent],
        [i for i, line in enumerate(lines) if not i or line.gap_before],
        [i for i, role in enumerate(roles) if role == _DATE],
        [0, *(i for i in range(1, len(lines)) if roles[i - 1] == _DATE)],
    ]
    yield from (starts for starts in ways if starts[:1] == [0])


def _is_regular(card: Card) -> bool:
    """One date, a title, perhaps a place without a word for it, names, links and words about the work."""
    count = Counter(card.roles)
    return (
        len(card.roles) <= _MOST
        and count[_DATE] == 1
        and 1 <= count[_TITLE] <= 2 - min(1, count[_PLACE])
        and count[_NAMES] <= 1
        and count[_PLACE] <= 1
    )


def _title_at(cards: Sequence[Card]) -> int:
    """Which of two lines is the title, 0 or 1: the one that is set off in most cards, or else the longer one."""
    pairs = [[line for line, role in zip(*card, strict=True) if role == _TITLE] for card in cards]
    full = [pair for pair in pairs if len(pair) > 1]
    looks = [sum(_is_set_off(pair[i]) for pair in full) for i in (0, 1)]
    if looks[0] != looks[1]:
        return int(looks[1] > looks[0])
    lengths = [sum(len(pair[i].text) for pair in full) for i in (0, 1)]
    return int(lengths[1] > lengths[0])


def _is_set_off(line: Line) -> bool:
    return bool(line.heading or line.is_bold or line.bullet or (line.links and line.links[0].start == 0))


def _citation(card: Card, place: int) -> Citation:
    titles = [line for line, role in zip(*card, strict=True) if role == _TITLE]
    title = titles[min(place, len(titles) - 1)]
    rest = [line.text for line in titles if line is not title]
    said = {role: line for line, role in zip(*card, strict=True)}
    date = _states_date(said[_DATE])
    words, behind = _styled(title)
    venue = rest[0] if rest else (_placed(said[_PLACE].text) if _PLACE in said else behind)
    details = Details()
    identifiers(" ".join(link.url for line in card.lines for link in line.links), details)
    return Citation(
        title=(words if venue == behind else title.text).strip(" ."),
        authors=split_authors(said[_NAMES].text) if _NAMES in said else (),
        with_owner=_NAMES not in said,
        year=int(date.start[:4]) if date and date.start else None,
        venue=venue,
        status="preprint" if venue and names_preprint(venue) else "published",
        details=details,
    )


def _styled(line: Line) -> tuple[str, str | None]:
    """The title and the place behind it on one line, where a link or bold type ends between them."""
    ends = [link.end for link in line.links[:1] if not link.start] + [
        span.end for span in line.bold[:1] if not span.start
    ]
    end = min(ends, default=0)
    words = line.text[end:].strip(" ,.;:–—-|()")
    if end < _LEAST_TITLE or not words:
        return line.text, None
    return line.text[:end], words.removeprefix("in ").removeprefix("In ")


def _placed(text: str) -> str | None:
    match = _PLACED.match(text)
    return match["at"].strip() if match else None
