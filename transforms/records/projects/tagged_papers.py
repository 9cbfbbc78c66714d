"""Papers that a project came to, told below it. Consumes sections of projects and posts; produces `Paper`s.

Read are "OSDI'21 paper", "Annals of Weaving 2019 paper", "Published in Annals of Weaving, 2019": where it was printed
and when is the tag's, its title that of the project.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.entities import venues
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.parsed import Paper, Record
from transforms.records.lists.looks import is_titled
from transforms.records.papers.items import whole_items
from transforms.records.projects.heads import head_of
from transforms.text.openings import begins_small

_YEAR = r"(?:['’‘`]\s?(?P<short>\d\d)|(?P<year>(?:19|20)\d\d|\d\d))"
_VERB = r"(?:accepted|published|printed|appear(?:ed|s)|to appear|presented|featured)\s{1,3}(?:at|in|by|to)\s{1,3}"
_NOUN = r"(?:paper|article|chapter|essay)"
_VERBS = r"(?:ccepted |ublished |rinted |ppear)"
_TAG = re.compile(
    rf"\W{{0,5}}(?:{_VERB})?(?P<venue>[A-Z][\w&@*+,:./ –-]{{1,80}}?)\s?{_YEAR}\s{{1,3}}"
    rf"(?:full\s|short\s|main\s)?(?:conference\s|journal\s)?{_NOUN}\W{{0,5}}",
    re.IGNORECASE,
)
_PRINTED = re.compile(
    r"\W{0,5}(?i:accepted|published|printed|appear(?:ed|s)|to appear)\s(?:at|in|by)\s(?:the\s)?"
    rf"(?P<venue>[A-Z][\w&@*+,:./ –-]{{1,80}}?)[\s,(]{{1,3}}{_YEAR}\W{{0,4}}"
)
_LETTERS = re.compile(r"[A-Z][A-Za-z&@*+-]{0,10}[A-Z][A-Za-z]{0,6}")
_SIGNS = re.compile(rf"\A.{{0,20}}?{_VERBS}|{_NOUN}\W{{0,5}}\Z", re.IGNORECASE)
_LONGEST, _SHORTEST = 120, 8  # characters of a tag, of a title


def read_tagged_papers(section: Section, context: Context) -> Iterator[Record]:
    """The papers that tags below the section's entries tell of."""
    if not context.owner or not [1 for line in section.lines if _may_tag(line.text)]:
        return
    lines = list(_whole(section.lines, context.owner))
    family = context.owner.split()[-1]
    for index, line in enumerate(lines):
        if _may_tag(line.text) and (tag := _tag_of(line.text)) and (head := _head_of(lines, index)) is not None:
            title = head_of(lines[head])[0]
            if title and not any(_names(told.text, family) for told in lines[head + 1 : index]):
                venue, year = tag
                stated = of_lines(lines[head : index + 1])
                yield Paper(
                    title=title, authors=[context.owner], year=year, venue=venue, evidence=stated, confidence=0.85
                )


def _names(text: str, family: str) -> bool:
    """True for text that holds the family name as a word of its own: the paper's authors; "Built" names no Bui."""
    start = text.find(family)
    return start >= 0 and family in re.findall(r"[\w'’-]+", text[start:])


def _whole(lines: Sequence[Line], owner: str) -> Iterator[Line]:
    """The lines with their broken items whole; a tag ends its item, whatever stands below it."""
    run: list[Line] = []
    for line in lines:
        run.append(line)
        if _may_tag(line.text) and _tag_of(line.text):
            yield from whole_items(run, owner)
            run = []
    yield from whole_items(run, owner)


def _may_tag(text: str) -> bool:
    return len(text) < _LONGEST and _SIGNS.search(text) is not None


def _tag_of(text: str) -> tuple[str, int] | None:
    """Venue and year of a tag: letters with their year, or a name whose words begin with capitals."""
    found = _TAG.fullmatch(text)
    printed = None if found else _PRINTED.fullmatch(text)
    found = found or printed
    if not found:
        return None
    venue = found["venue"].rstrip(" ,(-–")
    year = int(found["year"] or found["short"])
    if year < _HUNDRED:
        year += _HUNDRED * (20 if year < _TURN else 19)
    if venues.known(venue) or (printed and is_titled(venue)):
        return venue, year
    if " " in venue:
        return (venue, year) if is_titled(venue) and venue.rpartition(" ")[2][0].isupper() else None
    return (venue, year) if _LETTERS.fullmatch(venue) or (found["short"] and venue.istitle()) else None


_HUNDRED, _TURN = 100, 60


def _head_of(lines: Sequence[Line], index: int) -> int | None:
    """The line that names the entry in which the line stands: the nearest one before it without a bullet.

    In a list in a list ("- Looms @Turku" over "  - CHI'21 paper") it is the item around that of the line.
    What begins with a small letter goes on with another item.
    """
    for place in range(index - 1, -1, -1):
        above = lines[place]
        if not (above.bullet and above.indent >= lines[index].indent) and not begins_small(above.text):
            return place if len(lines[place].text) > _SHORTEST else None
    return None
