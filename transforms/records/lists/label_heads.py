"""Labels that head lists as a heading would: a bullet over deeper ones, a word in the margin beside the first of them.

Consumes a section of service or awards; produces it in parts, such labels as subheads over what they hold:

    - University Service              Reviewer      Weft Letters, 2018
        - Loom Committee (2018)                     Journal of Felt, 2016-2019
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.headings.wording import is_occasion, named
from transforms.model import Line, Section
from transforms.records.awards.words import has_award_word
from transforms.records.lists.looks import is_organization, is_titled, is_venue
from transforms.records.service.role_words import role_of
from transforms.text.styled import without
from transforms.vocabulary import forms

_KINDS = frozenset(("service", "awards", "grants"))
_WORDS = 5  # of a label
_SORTS = frozenset(forms("entry_words", "awards", "sorts"))


def under_labels(section: Section) -> Iterator[Section]:
    """The section's parts in order: those below such labels, and those without."""
    if section.kind not in _KINDS or section.subheads:
        yield section
        return
    blocks = _below_bullets(section) or _beside_labels(section)
    if not blocks:
        yield section
        return
    for labelled, part in groupby(blocks, key=lambda block: bool(block[0])):
        runs = list(part)
        lines = tuple(line for label, below in runs for line in (*label, *below))
        heads = frozenset(line.number for label, _ in runs for line in label) if labelled else frozenset[int]()
        yield replace(section, lines=lines, subheads=heads)


_Block = tuple[tuple[Line, ...], tuple[Line, ...]]


def _below_bullets(section: Section) -> list[_Block]:
    """The lines in blocks, those below a label each with it; [] where no bullet is a label over deeper ones."""
    lines, blocks, at = section.lines, list[_Block](), 0
    if not any(a.bullet and b.bullet and (a.indent < b.indent or a.bullet != b.bullet) for a, b in pairwise(lines)):
        return []
    while at < len(lines):
        end = _end(lines, at)
        if lines[at].bullet and _are_items(lines[at + 1 : end]) and _is_label(lines[at], section.kind):
            least = lines[at + 1].indent - lines[at].indent
            below = [replace(line, indent=line.indent - least) for line in lines[at + 1 : end]]
            blocks.append(((replace(lines[at], bullet=""),), tuple(below)))
        else:
            end = at + 1
            blocks.append(((), lines[at:end]))
        at = end
    return blocks if any(label for label, _ in blocks) else []


def _end(lines: Sequence[Line], at: int) -> int:
    """Where what stands below a bullet ends: at one of its own mark, or at what is no bullet and no deeper."""
    outer = lines[at]
    return next(
        (
            i
            for i, line in enumerate(lines[at + 1 :], at + 1)
            if line.indent <= outer.indent and (line.indent < outer.indent or line.bullet in ("", outer.bullet))
        ),
        len(lines),
    )


def _are_items(lines: Sequence[Line]) -> bool:
    """True for bullets, the first of them as far in as all that begin an item."""
    return bool(lines) and bool(lines[0].bullet) and all(line.indent >= lines[0].indent for line in lines)


def _is_label(line: Line, kind: str) -> bool:
    """True for words that head what is of one kind, and state nothing themselves."""
    text = line.text.strip(" :")
    return bool(text) and "\t" not in text and not find_dates(text) and _heads(text, kind)


def _heads(text: str, kind: str) -> bool:
    if len(text.split()) > _WORDS:
        return False
    heading = named(text)
    offices = kind == "service" and heading.kinds == ("positions",) and text.endswith("s")  # "Leadership positions"
    of_kind = heading.kinds in ((kind,), ("other",)) or (kind == "service" and kind in heading.kinds) or offices
    if kind == "awards" and text.casefold() in _SORTS:
        return True  # "Individual" over what one got alone
    if not heading.whole or not of_kind:
        return kind != "service" and is_occasion(text)
    if kind == "service":
        return role_of(text) is None or text.casefold().endswith(("service", "activities"))
    return text[-1] == "s" or heading.kinds != (kind,)


def _beside_labels(section: Section) -> list[_Block]:
    """The lines in blocks, those beside a role in the margin below it; [] where no dated list stands beside one."""
    lines = section.lines
    if not any("\t" in line.text for line in lines):
        return []
    starts = [i for i, line in enumerate(lines) if _is_beside_label(line, section.kind)]
    ends = [*starts[1:], len(lines)] if starts else []
    if not any(_is_list(lines[start:end]) for start, end in zip(starts, ends, strict=True)):
        return []
    blocks: list[_Block] = [((), lines[: starts[0]])] if starts[0] else []
    blocks += [_split(lines[start:end]) for start, end in zip(starts, ends, strict=True)]
    return blocks


def _is_beside_label(line: Line, kind: str) -> bool:
    label, tab, rest = line.text.partition("\t")
    if not tab or line.bullet or "\t" in rest or find_dates(label) or is_date(rest):
        return False
    if kind == "service" and len(label.split()) <= _WORDS and role_of(label) is not None:
        return True
    return _heads(label, kind) or (kind == "awards" and is_organization(label) and not has_award_word(label))


def _is_list(lines: Sequence[Line]) -> bool:
    """True for several dated lines and what runs over them, or several venues, only the first of them in columns."""
    if any("\t" in line.text for line in lines[1:]):
        return False
    return sum(map(_dated, lines)) > 1 or (len(lines) > 1 and all(map(_is_venue_alone, lines)))


def _is_venue_alone(line: Line) -> bool:
    name = line.text.rpartition("\t")[2]
    return is_venue(name) and is_titled(name) and not _MARKS.intersection(name)


_MARKS = frozenset(",;:")


def _dated(line: Line) -> bool:
    return bool(find_dates(line.text))


def _split(lines: Sequence[Line]) -> _Block:
    """The label of the first line as a line of its own, of a number that no other has, and the lines without it."""
    first, tab = lines[0], lines[0].text.index("\t")
    label = replace(first, number=-first.number, text=first.text[:tab], bold=(), italic=(), underline=(), links=())
    rest = replace(without(first, 0, tab + 1), gap_before=0)
    return (label,), (rest, *(replace(line, indent=rest.indent) for line in lines[1:]))
