"""Titles over what is dated below: "### Travel grant" over "2014, Guild of Dyers", each with lines that tell of it.

A title of an entry looks like the heading of a group, and its words may name a kind of record. What tells them apart is
that one dated line stands right below each. Consumes a section of a list; produces its `Entry`s, or nothing where the
section is no such list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.headings.wording import is_role, named
from transforms.model import Entry, Line, Section
from transforms.vocabulary import any_of

_KINDS = frozenset(("awards", "grants", "service"))
_LEAST, _LONGEST, _WORDS = 2, 90, 12
_ENDS = '.!?:;)”"'


def under_titles(section: Section) -> tuple[Entry, ...]:
    """The section's entries, each headed by its title and its dated line; () where not every block is such a one."""
    lines = section.lines
    if section.kind not in _KINDS or len(lines) < _LEAST * _LEAST or not _is_title(section, lines[0]):
        return ()
    starts = [i for i, line in enumerate(lines) if _is_title(section, line)]
    blocks = [lines[a:b] for a, b in zip(starts, [*starts[1:], len(lines)], strict=True)]
    if len(blocks) < _LEAST or not (all(map(_is_entry, blocks)) or _are_over_givers(blocks)):
        return ()
    return tuple(_entry(section, block) for block in blocks)


def _entry(section: Section, block: Sequence[Line]) -> Entry:
    """The entry of a block; the name of a kind of service is a group's, whoever is alone in it."""
    title, dated, *rest = block
    if section.kind == "service" and named(title.text).whole and not is_role(title.text):
        return Entry(section, (dated,), tuple(rest), title.text)
    return Entry(section, (title, dated), tuple(rest))


def _is_title(section: Section, line: Line) -> bool:
    """True for a heading below the section's own, and for a short line in bold."""
    is_set_off = bool(line.heading) or line.number in section.subheads or line.is_bold
    return (
        is_set_off
        and not line.bullet
        and "\t" not in line.text
        and len(line.text) <= _LONGEST
        and not find_dates(line.text)
    )


def _is_entry(block: Sequence[Line]) -> bool:
    """True for a title right over one dated line that says more, and no other such line below."""
    if len(block) < _LEAST or block[0].text.endswith(":"):
        return False
    _, dated, *_ = block
    if dated.bullet or len(dated.text.split()) > _WORDS or is_date(dated.text):
        return False
    others = (line for above, line in pairwise(block[1:]) if above is dated or above.text[-1] in _ENDS)
    return bool(find_dates(dated.text)) and not any(_is_like(line) for line in others)


def _are_over_givers(blocks: Sequence[Sequence[Line]]) -> bool:
    """True for honours over one bullet each, which says who gave them and when: "**Reed Prize**" over "- GXU, 2016"."""
    if not all(len(block) == _LEAST and block[1].bullet and find_dates(block[1].text) for block in blocks):
        return False
    titled = sum(_HONOUR.search(block[0].text) is not None for block in blocks)
    return 2 * titled > len(blocks) and not any(_HONOUR.search(block[1].text) for block in blocks)


_HONOUR = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'awards', 'paired')}|grant)\b")


def _is_like(line: Line) -> bool:
    """True for another entry of a group: a short dated line, which goes on with no sentence of the line above."""
    if line.bullet or len(line.text.split()) > _WORDS or line.text[:-4].endswith(" the "):
        return False  # "Winner of the 2016"
    return bool(find_dates(line.text))
